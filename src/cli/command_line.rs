//! Parses the command line into a [`Cli`]. If it asks for help or is wrong, the program prints a
//! text and ends.

use std::ffi::OsString;
use std::path::Path;
use std::process::ExitCode;

use awale_files::{self as files, MAX_SETTINGS_BYTES};
use awale_words::text;
use clap::error::ErrorKind;
use clap::{CommandFactory, FromArgMatches};

use crate::config::Settings;
use crate::shell::Folders;
use crate::theme::TerminalFont;
use crate::words::{Language, Words, say};

use super::{Cli, help, option_error, output, report_result, system_language, terminal_abilities};

impl Cli {
    /// Parses the command line.
    ///
    /// # Errors
    /// The exit status, if the command line asks for help (which is printed) or is wrong (which is
    /// reported).
    pub fn from_command_line() -> Result<Cli, ExitCode> {
        if terminal_abilities().font == TerminalFont::Ascii {
            output::set_ascii_only();
        }
        // Without arguments there is nothing to parse, and loading the parser takes a third of a
        // megabyte.
        if std::env::args_os().len() <= 1 {
            return Ok(Cli::default());
        }
        let mut line: Vec<OsString> = std::env::args_os().collect();
        // Parses without making the help pages, which would take longer than the parsing itself.
        let read = |line: &[OsString]| {
            let read = Cli::command().try_get_matches_from(line);
            read.and_then(|found| Cli::from_arg_matches(&found))
        };
        let mut found = read(&line);
        if found.as_ref().is_err_and(option_error::asks_for_help) {
            // `awale help match` means `awale match --help`.
            if let Some(place) = line.iter().position(|word| word == "help") {
                line.remove(place);
                line.push("--help".into());
            }
            found = read(&line);
        }
        found.map_err(|error| print_clap_error(&error, &line))
    }
}

/// The command, whose help ends with the folders of this user.
fn command_with_folders(words: &Words) -> clap::Command {
    let command = help::with_translated_help(Cli::command(), words);
    let command = help::with_grouped_commands(
        help::with_help_width(command, output::help_page_columns()),
        words,
    );
    let shown =
        |path: &Path| text::escape_hidden_and_line_ends(&path.display().to_string()).into_owned();
    match Folders::find(None, None) {
        Ok(Folders { config, data }) => command.after_help(say!(
            words,
            "cli-page-folders",
            config = shown(&config),
            data = shown(&data)
        )),
        Err(_) => command,
    }
}

/// Prints help, or reports the error in the command line `line`. Returns the exit status. Errors
/// quote arguments, so control characters in them are escaped.
fn print_clap_error(error: &clap::Error, line: &[OsString]) -> ExitCode {
    // A request for help has ended the parsing, perhaps before `--language`, so this option is read
    // separately.
    let language = Cli::command()
        .disable_help_flag(true)
        .ignore_errors(true)
        .try_get_matches_from(line)
        .ok();
    let words = help_words(language.and_then(|found| {
        found
            .try_get_one::<Language>("language")
            .ok()
            .flatten()
            .copied()
    }));
    let translated = command_with_folders(&words)
        .try_get_matches_from(line)
        .err();
    let error = translated.as_ref().unwrap_or(error);
    let page = || help::with_options_translated(&error.render(), &words);
    if !error.use_stderr() {
        return report_result(output::print_help_page(&page()).map_err(Into::into));
    }
    if error.kind() == ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand {
        output::eprint_help_page(&page());
    } else {
        let message =
            option_error::explain_error(error, &words).unwrap_or_else(|| error.to_string());
        output::eprint_line(message.trim_end());
    }
    ExitCode::from(2)
}

/// The words for pages that are printed before the settings are read: the language of the option,
/// of the settings if they are readable, or of the system.
pub(super) fn help_words(language: Option<Language>) -> Words {
    let set = || {
        // Unreadable settings are reported by the next command that needs them.
        let text =
            files::read_text(&Folders::find(None, None).ok()?.config, MAX_SETTINGS_BYTES).ok()?;
        Settings::parse(&text, "").ok()?.language
    };
    Words::new(language.or_else(set).unwrap_or_else(system_language))
}
