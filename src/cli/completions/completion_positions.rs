//! Improves the scripts of `clap_complete`, which offer nothing for most words that are not
//! options: files, values from a list, and positions after which no more words are allowed.

use std::fmt::Write as _;

use awale_study::catalogue::{Character, EngineStrength, Variant};
use clap::{Arg, Command, ValueHint, builder::PossibleValuesParser};
use clap_complete::Shell;

/// The words to offer at a position.
enum CompletionSource {
    FilePaths,
    /// The subcommands. The script for fish offers them already, with their summaries.
    Subcommands(Vec<String>),
    Values(Vec<String>),
    NoWords,
}

/// One or more positions of arguments after a command, at which the shell offers the same words.
struct CompletedArgumentPositions {
    command: String,
    first_position: usize,
    last_position: usize,
    completion_source: CompletionSource,
}

/// The last position of an argument that can be repeated without limit.
const UNLIMITED_POSITION: usize = 999;

/// Adds to the arguments of `command` the values that can be listed, or the kind of path. The
/// program accepts more values: variants from the settings, and other players.
pub(super) fn with_completions(command: Command) -> Command {
    let first_values: &[&str] = if command.get_name() == "plain" {
        &["human"]
    } else {
        &[]
    };
    command
        .mut_args(|arg| with_completion_values(arg, first_values))
        .mut_subcommands(with_completions)
}

/// Adds completion values to `arg`. If it takes a player, `first_values` comes before the usual
/// values.
fn with_completion_values(arg: Arg, first_values: &[&str]) -> Arg {
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
            let variant_ids = Variant::built_in()
                .into_iter()
                .map(|variant| variant.id.to_string());
            arg.value_parser(PossibleValuesParser::new(variant_ids))
        }
        Some("PLAYER" | "SOUTH") => {
            arg.value_parser(PossibleValuesParser::new(player_completions(first_values)))
        }
        _ => match arg.get_value_hint() {
            ValueHint::AnyPath if name == Some("DIR") => arg.value_hint(ValueHint::DirPath),
            ValueHint::AnyPath => arg.value_hint(ValueHint::FilePath),
            _ if arg.get_possible_values().is_empty() => arg.value_hint(ValueHint::Other),
            _ => arg,
        },
    }
}

/// The players that can be listed, after `first_values`.
fn player_completions(first_values: &[&str]) -> Vec<String> {
    let player_names = ["naive", "fast", "expert"].iter();
    let player_names = first_values
        .iter()
        .chain(player_names)
        .map(|&name| name.to_owned());
    let levels = EngineStrength::LEVEL_RANGE.map(|level| format!("engine:level={level}"));
    let characters = Character::ALL.map(|character| format!("character:{}", character.id()));
    player_names.chain(levels).chain(characters).collect()
}

/// The script that `clap_complete` generated for `command`, improved for this shell.
pub(super) fn improved_script(generated_script: &str, command: &Command, shell: Shell) -> String {
    let mut positions = Vec::new();
    collect_completed_argument_positions(command, "awale", &mut positions);
    match shell {
        Shell::Bash => generated_script.to_owned() + &bash_script(command, &positions),
        Shell::Fish => generated_script.to_owned() + &fish_script(command, &positions),
        Shell::Zsh => zsh_script(generated_script),
        _ => generated_script.to_owned(),
    }
}

/// Adds empty lists to the script for zsh. Without them, zsh would insert the `-` of options, or
/// complete no option, at a word that cannot be listed and after the last word of a command.
fn zsh_script(generated_script: &str) -> String {
    let mut has_repeated_argument = false;
    let mut script = String::new();
    for line in generated_script.lines() {
        has_repeated_argument |= line.starts_with("'*:") || line.starts_with("\"*:");
        if line == "&& ret=0" && !std::mem::take(&mut has_repeated_argument) {
            script.push_str("'*: :()' \\\n");
        }
        let is_positional = line.starts_with("':") || line.starts_with("'*:");
        let completion_message = line.strip_suffix(":' \\").filter(|_| is_positional);
        match completion_message {
            Some(completion_message) => script.extend([completion_message, ":()' \\\n"]),
            None => script.extend([line, "\n"]),
        }
    }
    script
}

/// Collects the positions of `command` and its subcommands. After the last position of each command
/// nothing more is allowed.
fn collect_completed_argument_positions(
    command: &Command,
    command_path: &str,
    positions: &mut Vec<CompletedArgumentPositions>,
) {
    let mut add_positions = |first, last, offer| {
        positions.push(CompletedArgumentPositions {
            command: command_path.to_owned(),
            first_position: first,
            last_position: last,
            completion_source: offer,
        });
    };
    let subcommand_names: Vec<String> = command
        .get_subcommands()
        .map(|below| below.get_name().to_owned())
        .collect();
    let mut next_position = 0_usize;
    if !subcommand_names.is_empty() {
        add_positions(0, 0, CompletionSource::Subcommands(subcommand_names));
        next_position = 1;
    }
    for arg in command.get_positionals() {
        let possible_values: Vec<String> = arg
            .get_possible_values()
            .iter()
            .map(|value| value.get_name().to_owned())
            .collect();
        let completion_source = match arg.get_value_hint() {
            _ if !possible_values.is_empty() => CompletionSource::Values(possible_values),
            ValueHint::FilePath | ValueHint::DirPath => CompletionSource::FilePaths,
            _ => CompletionSource::NoWords,
        };
        let max_values = arg.get_num_args().map_or(1, |count| count.max_values());
        let last_position = next_position
            .saturating_add(max_values - 1)
            .min(UNLIMITED_POSITION);
        add_positions(next_position, last_position, completion_source);
        next_position = last_position + 1;
    }
    if next_position <= UNLIMITED_POSITION {
        add_positions(next_position, UNLIMITED_POSITION, CompletionSource::NoWords);
    }
    for below in command.get_subcommands() {
        collect_completed_argument_positions(
            below,
            &format!("{command_path} {}", below.get_name()),
            positions,
        );
    }
}

/// The options that take a value, each with the command that it belongs to. `None` instead of a
/// command means any command. The command is given if another command has an option of the same
/// name without a value.
fn options_with_value(command: &Command) -> Vec<(Option<String>, String)> {
    fn collect_options(
        command: &Command,
        command_path: &str,
        options: &mut Vec<(String, String, bool)>,
    ) {
        for arg in command.get_arguments() {
            let long_option = arg.get_long().map(|long| format!("--{long}"));
            let short_option = arg.get_short().map(|short| format!("-{short}"));
            let takes_value = arg.get_action().takes_values();
            options.extend(
                long_option
                    .into_iter()
                    .chain(short_option)
                    .map(|name| (command_path.to_owned(), name, takes_value)),
            );
        }
        for below in command.get_subcommands() {
            collect_options(
                below,
                &format!("{command_path} {}", below.get_name()),
                options,
            );
        }
    }
    let mut all_options = Vec::new();
    collect_options(command, "awale", &mut all_options);
    let is_flag = |name: &str| {
        all_options
            .iter()
            .any(|(_, other, takes)| other == name && !takes)
    };
    let value_options = all_options.iter().filter(|(.., takes)| *takes);
    let value_options =
        value_options.map(|(path, name, _)| (is_flag(name).then(|| path.clone()), name.clone()));
    let mut value_options: Vec<_> = value_options.collect();
    value_options.sort();
    value_options.dedup();
    value_options
}

/// The full names of all subcommands, such as `"awale plain"`: each in quotation marks, with
/// `separator` between them.
fn quoted_command_names(positions: &[CompletedArgumentPositions], separator: &str) -> String {
    let mut paths: Vec<String> = positions
        .iter()
        .filter(|place| place.command.contains(' '))
        .map(|place| format!("\"{}\"", place.command))
        .collect();
    paths.dedup();
    paths.join(separator)
}

fn bash_script(command: &Command, positions: &[CompletedArgumentPositions]) -> String {
    let position_patterns = |place: &CompletedArgumentPositions| {
        if place.first_position == place.last_position {
            vec![format!("\"{} {}\"", place.command, place.first_position)]
        } else if place.last_position < UNLIMITED_POSITION {
            (place.first_position..=place.last_position)
                .map(|at| format!("\"{} {at}\"", place.command))
                .collect()
        } else {
            vec![format!("\"{} \"*", place.command)]
        }
    };
    let mut file_patterns = Vec::new();
    let mut case_lines = Vec::new();
    for place in positions {
        match &place.completion_source {
            CompletionSource::FilePaths => file_patterns.extend(position_patterns(place)),
            CompletionSource::Subcommands(values) | CompletionSource::Values(values) => {
                case_lines.push(format!(
                    "{}) values=\"{}\" ;;",
                    position_patterns(place).join("|"),
                    values.join(" ")
                ));
            }
            CompletionSource::NoWords => {}
        }
    }
    let value_options = options_with_value(command)
        .into_iter()
        .map(|(path, name)| match path {
            Some(path) => format!("\"{path} {name}\""),
            None => format!("*\" {name}\""),
        });
    include_str!("awale.bash")
        .replace("@VALUED@", &value_options.collect::<Vec<_>>().join("|"))
        .replace("@COMMANDS@", &quoted_command_names(positions, "|"))
        .replace("@FILES@", &file_patterns.join("|"))
        .replace("@PLACES@", &case_lines.join("\n            "))
}

fn fish_script(command: &Command, positions: &[CompletedArgumentPositions]) -> String {
    let mut fish_complete_commands = String::new();
    for place in positions {
        let values_argument = match &place.completion_source {
            CompletionSource::FilePaths | CompletionSource::Subcommands(_) => continue,
            CompletionSource::Values(values) => format!(" -a '{}'", values.join(" ")),
            CompletionSource::NoWords => String::new(),
        };
        let _ = writeln!(
            fish_complete_commands,
            "complete -c awale -n \"__fish_awale_at '{}' {} {}\" -f{values_argument}",
            place.command, place.first_position, place.last_position
        );
    }
    let value_options = options_with_value(command)
        .into_iter()
        .map(|(path, name)| format!("'{} {name}'", path.as_deref().unwrap_or("*")));
    include_str!("awale.fish")
        .replace("@VALUED@", &value_options.collect::<Vec<_>>().join(" "))
        .replace("@COMMANDS@", &quoted_command_names(positions, " "))
        .replace("@PLACES@", fish_complete_commands.trim_end())
}
