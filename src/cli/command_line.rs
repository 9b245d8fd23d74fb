//! Parses the command line into a [`Cli`]. If it asks for help or is wrong, the program prints a
//! text and ends.

use std::{ffi::OsString, path::Path, process::ExitCode};

use awale_files::{self as files, MAX_SETTINGS_BYTES};
use awale_words::text;
use clap::{CommandFactory, FromArgMatches, error::ErrorKind};

use crate::{
    config::Settings,
    shell::Folders,
    theme::TerminalFont,
    words::{Language, Words, say},
};

use super::{Cli, help, option_error, output, report_result, system_language, terminal_abilities};

impl Cli {
    /// Parses the command line.
    ///
    /// # Errors
    /// The exit status, if the command line asks for help (which is printed) or is wrong (which is
    /// reported).
    pub fn from_command_line() -> Result<Cli, ExitCode> {
        if terminal_abilities().font == TerminalFont::AsciiOnly {
            output::set_ascii_only();
        }
        // Without arguments there is nothing to parse, and loading the parser takes a third of a
        // megabyte.
        if std::env::args_os().len() <= 1 {
            return Ok(Cli::default());
        }
        let mut arguments: Vec<OsString> = std::env::args_os().collect();
        // Parses without making the help pages, which would take longer than the parsing itself.
        let parse_cli = |arguments: &[OsString]| {
            let match_result = Cli::command().try_get_matches_from(arguments);
            match_result.and_then(|found| Cli::from_arg_matches(&found))
        };
        let mut parsed_cli = parse_cli(&arguments);
        if parsed_cli.as_ref().is_err_and(option_error::asks_for_help) {
            // `awale help match` means `awale match --help`.
            if let Some(help_index) = arguments.iter().position(|word| word == "help") {
                arguments.remove(help_index);
                arguments.push("--help".into());
            }
            parsed_cli = parse_cli(&arguments);
        }
        parsed_cli.map_err(|error| print_clap_error(&error, &arguments))
    }
}

/// The clap command of the program, whose help ends with the folders of this user.
fn command_with_folders(words: &Words) -> clap::Command {
    let command = help::with_translated_help(Cli::command(), words);
    let command = help::with_grouped_commands(
        help::with_help_width(command, output::help_page_columns()),
        words,
    );
    let path_text =
        |path: &Path| text::escape_hidden_and_line_ends(&path.display().to_string()).into_owned();
    match Folders::find(None, None) {
        Ok(Folders {
            settings_file: config,
            data_folder,
        }) => command.after_help(say!(
            words,
            "cli-page-folders",
            config = path_text(&config),
            data = path_text(&data_folder)
        )),
        Err(_) => command,
    }
}

/// Prints help, or reports the error in the command line `arguments`. Returns the exit status.
/// Errors quote arguments, so control characters in them are escaped.
fn print_clap_error(error: &clap::Error, arguments: &[OsString]) -> ExitCode {
    // A request for help has ended the parsing, perhaps before `--language`, so this option is read
    // separately.
    let language_matches = Cli::command()
        .disable_help_flag(true)
        .ignore_errors(true)
        .try_get_matches_from(arguments)
        .ok();
    let words = help_words(language_matches.and_then(|found| {
        found
            .try_get_one::<Language>("language")
            .ok()
            .flatten()
            .copied()
    }));
    let translated_error = command_with_folders(&words)
        .try_get_matches_from(arguments)
        .err();
    let error = translated_error.as_ref().unwrap_or(error);
    let help_page = || help::with_options_translated(&error.render(), &words);
    if !error.use_stderr() {
        return report_result(output::print_help_page(&help_page()).map_err(Into::into));
    }
    if error.kind() == ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand {
        output::eprint_help_page(&help_page());
    } else {
        let error_message =
            option_error::explain_error(error, &words).unwrap_or_else(|| error.to_string());
        output::eprint_line(error_message.trim_end());
    }
    ExitCode::from(2)
}

/// The texts for pages that are printed before the settings are read. Their language comes from the
/// option `--language`, else from the settings if they are readable, else from the system.
pub(super) fn help_words(language: Option<Language>) -> Words {
    let language_in_settings = || {
        // Unreadable settings are reported by the next command that needs them.
        let settings_text = files::read_text(
            &Folders::find(None, None).ok()?.settings_file,
            MAX_SETTINGS_BYTES,
        )
        .ok()?;
        Settings::parse(&settings_text, "").ok()?.language
    };
    Words::new(
        language
            .or_else(language_in_settings)
            .unwrap_or_else(system_language),
    )
}
