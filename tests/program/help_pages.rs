//! `--help` in every language. The English texts are in the code, and the file for translators is
//! generated from them.

use std::fmt::Write;
use std::fs;
use std::path::Path;

use awale::cli::{Cli, help};
use awale::words::{Language, Words};
use clap::CommandFactory;
use unicode_width::UnicodeWidthStr;

use crate::terminal::Home;

/// The file of the English help texts, generated from the code.
fn english_help_file() -> String {
    let mut text = "### `awale --help` and the pages of its commands, made from the code: `AWALE_WRITE_DOCS=1 cargo test --test program help_pages`.\n\n".to_owned();
    text.push_str("cli-page-usage = Usage:\ncli-page-commands = Commands\ncli-page-arguments = Arguments\ncli-page-options = Options\n");
    text.push_str(
        "cli-page-for-all = For all commands\ncli-page-help = Print help\ncli-page-version = Print version\ncli-page-default = [default: { $value }]\n",
    );
    text.push_str("cli-page-values = [possible values: { $values }]\n");
    text.push_str(
        "cli-page-folders =\n    Settings: { $config }\n    Games and tables: { $data }\n\n",
    );
    for (id, english_text) in help::help_texts(&Cli::command()) {
        assert!(!english_text.contains('{'), "{id}: Fluent reads braces");
        let english_text = english_text.trim();
        if english_text.contains('\n') {
            writeln!(text, "{id} =").unwrap();
            for line in english_text.lines() {
                let line = line.trim_end();
                let is_special = line.starts_with(['[', '*', '.']);
                let line = if is_special {
                    format!("{{ \"{}\" }}{}", &line[..1], &line[1..])
                } else {
                    line.to_owned()
                };
                let indent = if line.is_empty() { "" } else { "    " };
                writeln!(text, "{indent}{line}").unwrap();
            }
        } else {
            writeln!(text, "{id} = {english_text}").unwrap();
        }
    }
    text
}

#[test]
fn the_file_of_english_help_pages_equals_the_help_in_the_code() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/languages/en/command-line.ftl");
    if std::env::var_os("AWALE_WRITE_DOCS").is_some() {
        fs::write(&file, english_help_file()).unwrap();
    }
    assert_eq!(
        fs::read_to_string(file).unwrap(),
        english_help_file(),
        "write it again: AWALE_WRITE_DOCS=1"
    );
}

/// A text without white space, because help pages are wrapped.
fn without_white_space(text: &str) -> String {
    text.split_whitespace().collect()
}

#[test]
fn help_is_in_the_chosen_language() {
    let home = Home::new();
    let (command, english_texts) = (["tournament", "--help"], help::help_texts(&Cli::command()));
    for language in Language::ALL {
        let words = Words::new(language);
        let page = without_white_space(
            &home.output_of(&[&["--language", language.code()][..], &command].concat()),
        );
        for (id, english) in english_texts
            .iter()
            .filter(|(id, _)| id.starts_with("cli-tournament"))
        {
            let text = words.get(id);
            assert!(
                page.contains(&without_white_space(&text)),
                "{language:?}: {id}: {text}"
            );
            let is_untranslated = without_white_space(&text) == without_white_space(english);
            assert!(
                language == Language::English
                    || is_untranslated
                    || !page.contains(&without_white_space(english)),
                "{english}"
            );
        }
        assert!(
            page.contains(&without_white_space(&words.get("cli-page-options")))
                && page.contains(&without_white_space(&words.get("cli_language")))
        );
    }
}

/// Collects the subcommands that lead to each help page.
fn collect_help_pages(command: &clap::Command, path: &[String], pages: &mut Vec<Vec<String>>) {
    pages.push(path.to_vec());
    for below in command.get_subcommands() {
        collect_help_pages(
            below,
            &[path, &[below.get_name().to_owned()]].concat(),
            pages,
        );
    }
}

#[test]
fn every_page_of_help_fits_the_width_and_keeps_its_text() {
    let home = Home::new();
    let mut command_paths = Vec::new();
    collect_help_pages(&Cli::command(), &[], &mut command_paths);
    let help_output = |language: Language, page: &[String], columns: &str| {
        let mut command = home.command();
        command
            .env("COLUMNS", columns)
            .args(["--language", language.code()])
            .args(page)
            .arg("--help");
        let output = command.output().expect("it starts");
        assert!(output.status.success(), "{output:?}");
        String::from_utf8(output.stdout).expect("a text")
    };
    for language in Language::ALL {
        let widths: &[&str] = match language {
            Language::English => &["40", "60", "80"],
            _ => &["40", "80"],
        };
        for page in &command_paths {
            let wide_help_text = help_output(language, page, "100");
            let first_too_wide_line = |text: &str, columns: &str| {
                let max_columns = columns.parse().unwrap();
                let line = text.lines().find(|line| line.width() > max_columns);
                line.map(|line| format!("{language:?} {page:?} at {columns}: {line}"))
            };
            assert_eq!(first_too_wide_line(&wide_help_text, "100"), None);
            for columns in widths {
                let text = help_output(language, page, columns);
                assert_eq!(first_too_wide_line(&text, columns), None);
                assert_eq!(
                    without_white_space(&text),
                    without_white_space(&wide_help_text),
                    "{language:?} {page:?} {columns}"
                );
            }
        }
    }
}

#[test]
fn help_asks_the_terminal_for_its_width() {
    let home = Home::new();
    for args in [&["--help"][..], &["match", "--help"], &["endgame"]] {
        for (columns, variable) in [(44, "120"), (120, "44"), (44, "wide")] {
            let mut terminal = home
                .launch()
                .args(args)
                .env("COLUMNS", variable)
                .size(columns, 200)
                .start();
            let (_, bytes) = terminal.wait_for_exit();
            let text = anstream::adapter::strip_bytes(&bytes).into_vec();
            let text = String::from_utf8(text).expect("a text");
            let widest_line_columns = text.lines().map(UnicodeWidthStr::width).max();
            assert!(
                widest_line_columns.is_some_and(|widest| (30..=44).contains(&widest)),
                "{args:?} {columns} {variable}: {widest_line_columns:?}"
            );
        }
    }
}

#[test]
fn help_lists_every_command_once_in_five_groups() {
    let home = Home::new();
    let mut grouped_commands: Vec<&str> = help::COMMAND_GROUPS
        .iter()
        .flat_map(|(_, group)| *group)
        .copied()
        .collect();
    let command = Cli::command();
    let mut all_commands: Vec<&str> = command
        .get_subcommands()
        .map(clap::Command::get_name)
        .collect();
    grouped_commands.sort_unstable();
    all_commands.sort_unstable();
    assert_eq!(
        grouped_commands, all_commands,
        "each command stands in one group"
    );
    for language in Language::ALL {
        let words = Words::new(language);
        let page = home.output_of(&["--language", language.code(), "--help"]);
        let heading_positions: Vec<usize> = help::COMMAND_GROUPS
            .iter()
            .map(|(heading, _)| {
                page.find(&words.get(heading))
                    .unwrap_or_else(|| panic!("{heading}\n{page}"))
            })
            .collect();
        assert!(heading_positions.is_sorted(), "{page}");
        for name in &all_commands {
            let lines = page
                .lines()
                .filter(|line| line.starts_with(&format!("  {name} ")));
            assert_eq!(lines.count(), 1, "{name}\n{page}");
        }
        assert!(page.contains("--config") && !page.contains('{'), "{page}");
    }
}
