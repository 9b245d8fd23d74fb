//! Improves the scripts of `clap_complete`, which offer nothing for most words that are not
//! options: files, values from a list, and positions after which no more words are allowed.

use std::fmt::Write as _;

use awale_study::catalogue::{Character, EngineStrength, Variant};
use clap::builder::PossibleValuesParser;
use clap::{Arg, Command, ValueHint};
use clap_complete::Shell;

/// The words to offer at a position.
enum CompletionSource {
    Files,
    /// The subcommands. The script for fish offers them already, with their summaries.
    Commands(Vec<String>),
    Values(Vec<String>),
    Nothing,
}

/// One or more positions of arguments after a command, at which the shell offers the same words.
struct CompletedPositions {
    command: String,
    first: usize,
    last: usize,
    offer: CompletionSource,
}

/// The last position of an argument that can be repeated without limit.
const UNLIMITED_POSITION: usize = 999;

/// Adds to the arguments of `command` the values that can be listed, or the kind of path. The
/// program accepts more values: variants from the settings, and other players.
pub(super) fn with_completions(command: Command) -> Command {
    let first: &[&str] = if command.get_name() == "plain" {
        &["human"]
    } else {
        &[]
    };
    command
        .mut_args(|arg| with_completion_values(arg, first))
        .mut_subcommands(with_completions)
}

/// Adds values to `arg`. `first` is offered before the players.
fn with_completion_values(arg: Arg, first: &[&str]) -> Arg {
    let name = arg
        .get_value_names()
        .and_then(|names| names.first())
        .map(|name| name.as_str().to_owned());
    let name = name.as_deref();
    if !arg.get_action().takes_values() {
        return arg;
    }
    match name {
        Some("ID") => {
            let ids = Variant::built_in()
                .into_iter()
                .map(|variant| variant.id.to_string());
            arg.value_parser(PossibleValuesParser::new(ids))
        }
        Some("PLAYER" | "SOUTH") => {
            arg.value_parser(PossibleValuesParser::new(player_completions(first)))
        }
        _ => match arg.get_value_hint() {
            ValueHint::AnyPath if name == Some("DIR") => arg.value_hint(ValueHint::DirPath),
            ValueHint::AnyPath => arg.value_hint(ValueHint::FilePath),
            _ if arg.get_possible_values().is_empty() => arg.value_hint(ValueHint::Other),
            _ => arg,
        },
    }
}

/// The players that can be listed, after `first`.
fn player_completions(first: &[&str]) -> Vec<String> {
    let named = ["naive", "fast", "expert"].iter();
    let named = first.iter().chain(named).map(|&name| name.to_owned());
    let levels = EngineStrength::LEVEL_RANGE.map(|level| format!("engine:level={level}"));
    let characters = Character::ALL.map(|character| format!("character:{}", character.id()));
    named.chain(levels).chain(characters).collect()
}

/// The script that `clap_complete` generated for `command`, improved for this shell.
pub(super) fn improved_script(generated: &str, command: &Command, shell: Shell) -> String {
    let mut places = Vec::new();
    collect_completed_positions(command, "awale", &mut places);
    match shell {
        Shell::Bash => generated.to_owned() + &bash_script(command, &places),
        Shell::Fish => generated.to_owned() + &fish_script(command, &places),
        Shell::Zsh => zsh_script(generated),
        _ => generated.to_owned(),
    }
}

/// If a word cannot be listed, and after the last word of a command, zsh would insert the `-` of
/// options, or complete no option. An empty list prevents both.
fn zsh_script(generated: &str) -> String {
    let mut takes_more = false;
    let mut script = String::new();
    for line in generated.lines() {
        takes_more |= line.starts_with("'*:") || line.starts_with("\"*:");
        if line == "&& ret=0" && !std::mem::take(&mut takes_more) {
            script.push_str("'*: :()' \\\n");
        }
        let is_word = line.starts_with("':") || line.starts_with("'*:");
        let message = line.strip_suffix(":' \\").filter(|_| is_word);
        match message {
            Some(message) => script.extend([message, ":()' \\\n"]),
            None => script.extend([line, "\n"]),
        }
    }
    script
}

/// Collects the positions of `command` and its subcommands. After the last position of each command
/// nothing more is allowed.
fn collect_completed_positions(
    command: &Command,
    path: &str,
    places: &mut Vec<CompletedPositions>,
) {
    let mut add = |first, last, offer| {
        places.push(CompletedPositions {
            command: path.to_owned(),
            first,
            last,
            offer,
        });
    };
    let names: Vec<String> = command
        .get_subcommands()
        .map(|below| below.get_name().to_owned())
        .collect();
    let mut place = 0_usize;
    if !names.is_empty() {
        add(0, 0, CompletionSource::Commands(names));
        place = 1;
    }
    for arg in command.get_positionals() {
        let values: Vec<String> = arg
            .get_possible_values()
            .iter()
            .map(|value| value.get_name().to_owned())
            .collect();
        let offer = match arg.get_value_hint() {
            _ if !values.is_empty() => CompletionSource::Values(values),
            ValueHint::FilePath | ValueHint::DirPath => CompletionSource::Files,
            _ => CompletionSource::Nothing,
        };
        let most = arg.get_num_args().map_or(1, |count| count.max_values());
        let last = place.saturating_add(most - 1).min(UNLIMITED_POSITION);
        add(place, last, offer);
        place = last + 1;
    }
    if place <= UNLIMITED_POSITION {
        add(place, UNLIMITED_POSITION, CompletionSource::Nothing);
    }
    for below in command.get_subcommands() {
        collect_completed_positions(below, &format!("{path} {}", below.get_name()), places);
    }
}

/// The options that take a value, each with its command. The command is `None`, which means any,
/// unless another command has an option of this name without a value.
fn options_with_value(command: &Command) -> Vec<(Option<String>, String)> {
    fn collect_options(command: &Command, path: &str, found: &mut Vec<(String, String, bool)>) {
        for arg in command.get_arguments() {
            let long = arg.get_long().map(|long| format!("--{long}"));
            let short = arg.get_short().map(|short| format!("-{short}"));
            let takes = arg.get_action().takes_values();
            found.extend(
                long.into_iter()
                    .chain(short)
                    .map(|name| (path.to_owned(), name, takes)),
            );
        }
        for below in command.get_subcommands() {
            collect_options(below, &format!("{path} {}", below.get_name()), found);
        }
    }
    let mut all = Vec::new();
    collect_options(command, "awale", &mut all);
    let is_flag = |name: &str| all.iter().any(|(_, other, takes)| other == name && !takes);
    let valued = all.iter().filter(|(.., takes)| *takes);
    let valued = valued.map(|(path, name, _)| (is_flag(name).then(|| path.clone()), name.clone()));
    let mut valued: Vec<_> = valued.collect();
    valued.sort();
    valued.dedup();
    valued
}

/// The full names of all subcommands, such as `"awale plain"`: each in quotation marks, with `gap`
/// between them.
fn quoted_command_names(places: &[CompletedPositions], gap: &str) -> String {
    let mut paths: Vec<String> = places
        .iter()
        .filter(|place| place.command.contains(' '))
        .map(|place| format!("\"{}\"", place.command))
        .collect();
    paths.dedup();
    paths.join(gap)
}

fn bash_script(command: &Command, places: &[CompletedPositions]) -> String {
    let pattern = |place: &CompletedPositions| {
        if place.first == place.last {
            vec![format!("\"{} {}\"", place.command, place.first)]
        } else if place.last < UNLIMITED_POSITION {
            (place.first..=place.last)
                .map(|at| format!("\"{} {at}\"", place.command))
                .collect()
        } else {
            vec![format!("\"{} \"*", place.command)]
        }
    };
    let mut files = Vec::new();
    let mut rows = Vec::new();
    for place in places {
        match &place.offer {
            CompletionSource::Files => files.extend(pattern(place)),
            CompletionSource::Commands(values) | CompletionSource::Values(values) => {
                rows.push(format!(
                    "{}) values=\"{}\" ;;",
                    pattern(place).join("|"),
                    values.join(" ")
                ));
            }
            CompletionSource::Nothing => {}
        }
    }
    let valued = options_with_value(command)
        .into_iter()
        .map(|(path, name)| match path {
            Some(path) => format!("\"{path} {name}\""),
            None => format!("*\" {name}\""),
        });
    include_str!("awale.bash")
        .replace("@VALUED@", &valued.collect::<Vec<_>>().join("|"))
        .replace("@COMMANDS@", &quoted_command_names(places, "|"))
        .replace("@FILES@", &files.join("|"))
        .replace("@PLACES@", &rows.join("\n            "))
}

fn fish_script(command: &Command, places: &[CompletedPositions]) -> String {
    let mut rows = String::new();
    for place in places {
        let values = match &place.offer {
            CompletionSource::Files | CompletionSource::Commands(_) => continue,
            CompletionSource::Values(values) => format!(" -a '{}'", values.join(" ")),
            CompletionSource::Nothing => String::new(),
        };
        let _ = writeln!(
            rows,
            "complete -c awale -n \"__fish_awale_at '{}' {} {}\" -f{values}",
            place.command, place.first, place.last
        );
    }
    let valued = options_with_value(command)
        .into_iter()
        .map(|(path, name)| format!("'{} {name}'", path.as_deref().unwrap_or("*")));
    include_str!("awale.fish")
        .replace("@VALUED@", &valued.collect::<Vec<_>>().join(" "))
        .replace("@COMMANDS@", &quoted_command_names(places, " "))
        .replace("@PLACES@", rows.trim_end())
}
