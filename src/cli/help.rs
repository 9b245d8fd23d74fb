//! Translates `--help`. The English texts are in the code; `assets/languages/en/command-line.ftl`
//! is generated from them for translators.

use std::{collections::BTreeSet, fmt::Write as _};

use clap::{
    Arg, ArgAction, Command,
    builder::{Str, StyledStr},
};
use unicode_width::UnicodeWidthStr;

use crate::words::{Language, Words, say};

use super::{COMMON_OPTIONS_HEADING, output::wrap_help_page};

/// The beginning of clap's template of a help page. The usage follows, with its heading in the
/// user's language.
const HELP_PAGE_TEMPLATE: &str = "{before-help}{about-with-newline}\n";

/// The word that clap writes before the usage of a command.
const USAGE_WORD: &str = "Usage:";

/// The placeholder for options in a usage line.
const OPTIONS_PLACEHOLDER: &str = "[OPTIONS]";

/// The groups of commands, with the ids of their headings.
pub const COMMAND_GROUPS: [(&str, &[&str]); 5] = [
    ("commands-play", &["plain", "open", "config", "theme"]),
    (
        "commands-study",
        &[
            "analyse", "puzzle", "openings", "results", "rating", "compare", "tree", "convert",
            "export",
        ],
    ),
    ("commands-matches", &["match", "tournament"]),
    ("commands-tables", &["endgame", "book"]),
    (
        "commands-programmers",
        &["uci", "perft", "bench", "truth", "completions", "manual"],
    ),
];

/// Formats the pages of `command` for this many columns. clap would not align the texts under the
/// options.
pub(super) fn with_help_width(command: Command, columns: usize) -> Command {
    let after_help = command.get_after_help().map(ToString::to_string);
    let command = command
        .term_width(columns)
        .mut_subcommands(|text_below| with_help_width(text_below, columns));
    match after_help {
        Some(after_help) => command.after_help(wrap_help_page(&after_help, columns)),
        None => command,
    }
}

/// Lists the commands on the page of `command` in groups. clap supports one heading only, so the
/// commands are hidden from clap and written into the page.
pub(super) fn with_grouped_commands(mut command: Command, words: &Words) -> Command {
    let (original_command, header_style) = (command.clone(), *command.get_styles().get_header());
    let literal_style = *command.get_styles().get_literal();
    let max_name_width = COMMAND_GROUPS
        .iter()
        .flat_map(|(_, group)| *group)
        .map(|name| name.len())
        .max()
        .unwrap_or(0);
    let mut command_list = String::new();
    for (heading, group) in COMMAND_GROUPS {
        let _ = writeln!(
            command_list,
            "{header_style}{}{header_style:#}",
            words.get(heading)
        );
        for name in group {
            let command_summary = original_command
                .find_subcommand(name)
                .and_then(Command::get_about)
                .map(ToString::to_string);
            let command_summary = command_summary.unwrap_or_default();
            let _ = writeln!(
                command_list,
                "  {literal_style}{name:max_name_width$}{literal_style:#}  {command_summary}"
            );
        }
        command_list.push('\n');
    }
    for (_, group) in COMMAND_GROUPS {
        for name in group {
            command = command.mut_subcommand(*name, |below| below.hide(true));
        }
    }
    let usage_heading = format!(
        "{header_style}{}{header_style:#}",
        words.get("cli-page-usage")
    );
    command
        .override_usage(format!(
            "awale {OPTIONS_PLACEHOLDER} [{}]",
            words.get("cli-name-command")
        ))
        .help_template(format!(
            "{HELP_PAGE_TEMPLATE}{usage_heading} {{usage}}\n\n{command_list}{{all-args}}{{after-help}}"
        ))
}

/// The ids and English texts of all help pages.
///
/// An id is made from the names of the command and of its option, such as `cli-match_games`,
/// because a page gets its texts only at run time.
pub fn help_texts(command: &Command) -> Vec<(String, String)> {
    let mut placeholder_names = BTreeSet::from(["COMMAND".to_owned(), "OPTIONS".to_owned()]);
    collect_value_names(command, &mut placeholder_names);
    let mut ids_and_texts: Vec<(String, String)> = placeholder_names
        .into_iter()
        .filter_map(|name| Some((value_name_id(&name)?, name)))
        .collect();
    collect_help_texts(command, "cli", &mut ids_and_texts);
    ids_and_texts
}

/// Collects the value placeholders of `command` and its subcommands.
fn collect_value_names(command: &Command, names: &mut BTreeSet<String>) {
    let args = args_except_help_and_version(command).filter(|arg| arg.get_action().takes_values());
    names.extend(args.flat_map(value_names));
    for below in command.get_subcommands() {
        collect_value_names(below, names);
    }
}

/// The value placeholders of `arg`.
fn value_names(arg: &Arg) -> Vec<String> {
    match arg.get_value_names() {
        Some(names) => names.iter().map(ToString::to_string).collect(),
        None => vec![arg.get_id().as_str().to_uppercase()],
    }
}

/// The message id of a value placeholder, such as `cli-name-file` for `FILE`. A short one such as
/// `N` is the same in every language.
fn value_name_id(name: &str) -> Option<String> {
    let is_translatable = name.len() > 2 && name.bytes().all(|letter| letter.is_ascii_uppercase());
    is_translatable.then(|| format!("cli-name-{}", name.to_lowercase()))
}

/// Translates the word `[OPTIONS]` in a page of clap. clap has no setting for it.
pub(super) fn with_options_translated(page: &StyledStr, words: &Words) -> StyledStr {
    let translated_placeholder = format!("[{}]", words.get("cli-name-options"));
    page.ansi()
        .to_string()
        .replace(OPTIONS_PLACEHOLDER, &translated_placeholder)
        .into()
}

fn collect_help_texts(
    command: &Command,
    command_message_id: &str,
    ids_and_texts: &mut Vec<(String, String)>,
) {
    let mut add_text = |command_message_id: String, text: Option<&StyledStr>| {
        ids_and_texts.extend(
            text.map(|text| (command_message_id, text.to_string()))
                .filter(|(_, text)| !text.is_empty()),
        );
    };
    add_text(command_message_id.to_owned(), command.get_about());
    for arg in args_except_help_and_version(command) {
        add_text(
            arg_message_id(command_message_id, arg),
            arg.get_long_help().or(arg.get_help()),
        );
        for value in arg.get_possible_values() {
            add_text(
                format!(
                    "{}_{}",
                    arg_message_id(command_message_id, arg),
                    value.get_name()
                ),
                value.get_help(),
            );
        }
    }
    // The text below the program's own help page is left out, because it names folders of this
    // machine.
    add_text(
        format!("{command_message_id}_below"),
        command
            .get_after_help()
            .filter(|_| command_message_id != "cli"),
    );
    for below in command.get_subcommands() {
        collect_help_texts(
            below,
            &format!("{command_message_id}-{}", below.get_name()),
            ids_and_texts,
        );
    }
}

/// The arguments of `command` without `--help` and `--version`. For the program itself, these
/// include the options that every command has.
fn args_except_help_and_version(command: &Command) -> impl Iterator<Item = &Arg> {
    command
        .get_arguments()
        .filter(|arg| !["help", "version"].contains(&arg.get_id().as_str()))
}

fn arg_message_id(command: &str, arg: &Arg) -> String {
    format!("{command}_{}", arg.get_id().as_str().replace('_', "-"))
}

/// Translates the help of `command` to the language of `words`.
pub(super) fn with_translated_help(command: Command, words: &Words) -> Command {
    if words.language() == Language::English {
        command
    } else {
        translate_command(command, "cli", words)
    }
}

fn translate_command(command: Command, command_message_id: &str, words: &Words) -> Command {
    let subcommand_names: Vec<String> = command
        .get_subcommands()
        .map(|below| below.get_name().to_owned())
        .collect();
    let (has_about, has_after_help) = (
        command.get_about().is_some(),
        command.get_after_help().is_some() && command_message_id != "cli",
    );
    // clap aligns a second usage line with the end of `Usage: `.
    let usage_heading = words.get("cli-page-usage");
    let has_two_usage_lines =
        command.has_subcommands() && command.is_args_conflicts_with_subcommands_set();
    let gap = if has_two_usage_lines && usage_heading.width() != USAGE_WORD.width() {
        format!("\n{:1$}", "", USAGE_WORD.width() + 1)
    } else {
        " ".to_owned()
    };
    let page_template =
        format!("{HELP_PAGE_TEMPLATE}{usage_heading}{gap}{{usage}}\n\n{{all-args}}{{after-help}}");
    let mut command = command
        .subcommand_value_name(words.get("cli-name-command"))
        .help_template(page_template)
        .subcommand_help_heading(words.get("cli-page-commands"))
        .disable_help_flag(true)
        .arg(built_in_flag("help", 'h', ArgAction::Help).help(words.get("cli-page-help")))
        .mut_args(|arg| translate_arg(arg, command_message_id, words));
    if command.get_version().is_some() {
        let version =
            built_in_flag("version", 'V', ArgAction::Version).help(words.get("cli-page-version"));
        command = command
            .disable_version_flag(true)
            .arg(version.help_heading(words.get("cli-page-options")));
    }
    if has_about {
        command = command.about(words.get(command_message_id));
    }
    if has_after_help {
        command = command.after_help(words.get(&format!("{command_message_id}_below")));
    }
    for name in subcommand_names {
        let command_message_id = format!("{command_message_id}-{name}");
        command = command.mut_subcommand(name, |subcommand_names| {
            translate_command(subcommand_names, &command_message_id, words)
        });
    }
    command
}

fn built_in_flag(name: &'static str, letter: char, action: ArgAction) -> Arg {
    Arg::new(name).short(letter).long(name).action(action)
}

fn translate_arg(arg: Arg, command: &str, words: &Words) -> Arg {
    let heading_message_id = match arg.get_help_heading() {
        Some(COMMON_OPTIONS_HEADING) => "cli-page-for-all",
        _ if arg.is_positional() => "cli-page-arguments",
        _ => "cli-page-options",
    };
    let arg = arg.help_heading(words.get(heading_message_id));
    let arg = if arg.get_action().takes_values() {
        let translated_names = value_names(&arg)
            .into_iter()
            .map(|name| value_name_id(&name).map_or(name, |id| words.get(&id)));
        arg.value_names(translated_names.map(Str::from).collect::<Vec<_>>())
    } else {
        arg
    };
    if arg.get_id() == "help" || arg.get_help().is_none() {
        return arg;
    }
    let message_id = arg_message_id(command, &arg);
    let mut sentences = vec![words.get(&message_id)];
    let possible_values = arg.get_possible_values();
    let shown_values: Vec<String> = possible_values
        .iter()
        .filter(|value| !value.is_hide_set())
        .map(|value| match value.get_help() {
            Some(_) => format!(
                "{} ({})",
                value.get_name(),
                words.get(&format!("{message_id}_{}", value.get_name()))
            ),
            None => value.get_name().to_owned(),
        })
        .collect();
    if !shown_values.is_empty()
        && !arg.is_hide_possible_values_set()
        && arg.get_action().takes_values()
    {
        sentences.push(say!(
            words,
            "cli-page-values",
            values = shown_values.join(", ")
        ));
    }
    let default_values: Vec<String> = arg
        .get_default_values()
        .iter()
        .map(|value| value.display().to_string())
        .collect();
    if !default_values.is_empty()
        && !arg.is_hide_default_value_set()
        && arg.get_action().takes_values()
    {
        sentences.push(say!(
            words,
            "cli-page-default",
            value = default_values.join(" ")
        ));
    }
    let help_text = sentences.join(" ");
    let takes_value = arg.get_action().takes_values();
    let arg = arg
        .hide_possible_values(takes_value)
        .hide_default_value(takes_value);
    // With a long text, clap would print every option on several lines.
    if arg.get_long_help().is_some() {
        arg.long_help(help_text.clone()).help(help_text)
    } else {
        arg.help(help_text)
    }
}
