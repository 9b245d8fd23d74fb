//! Reading the command line: its options become a [`Cli`]. If it asks for help or is wrong, the
//! program says so and ends.

use std::ffi::OsString;
use std::path::Path;
use std::process::ExitCode;

use awale_files::{self as files, MAX_SETTINGS_BYTES};
use awale_words::text;
use clap::error::ErrorKind;
use clap::{CommandFactory, FromArgMatches};

use crate::config::Settings;
use crate::shell::Folders;
use crate::theme::Font;
use crate::words::{Language, Words, say};

use super::{Cli, abilities, help, option_error, output, report, system_language};

impl Cli {
    /// Reads the command line.
    ///
    /// # Errors
    /// With the status of the program, if the line asks for help, which is printed, or if it cannot
    /// be understood, which is reported.
    pub fn of_command_line() -> Result<Cli, ExitCode> {
        if abilities().font == Font::Ascii {
            output::use_ascii();
        }
        // Without arguments there is nothing to parse, and parsing takes a third of a megabyte of
        // code.
        if std::env::args_os().len() <= 1 {
            return Ok(Cli::default());
        }
        let mut line: Vec<OsString> = std::env::args_os().collect();
        // Without the pages of help, which take longer than the reading.
        let read = |line: &[OsString]| {
            let read = Cli::command().try_get_matches_from(line);
            read.and_then(|found| Cli::from_arg_matches(&found))
        };
        let mut found = read(&line);
        if found.as_ref().is_err_and(option_error::asks_for_help) {
            // `awale help match` is `awale match --help`.
            if let Some(place) = line.iter().position(|word| word == "help") {
                line.remove(place);
                line.push("--help".into());
            }
            found = read(&line);
        }
        found.map_err(|error| explain(&error, &line))
    }
}

/// The command line, where help ends with the folders of this user.
fn command_with_folders(words: &Words) -> clap::Command {
    let command = help::translated(Cli::command(), words);
    let command = help::grouped(help::in_columns(command, output::page_columns()), words);
    let shown = |path: &Path| text::escaped_line(&path.display().to_string()).into_owned();
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

/// Prints help, or reports what is wrong with the command line `line`. Returns the status of the
/// program. Errors quote arguments, which may hold characters that a terminal obeys; those are
/// written out.
fn explain(error: &clap::Error, line: &[OsString]) -> ExitCode {
    // A page of help ends the reading of the line, before the language.
    let asked = Cli::command()
        .disable_help_flag(true)
        .ignore_errors(true)
        .try_get_matches_from(line)
        .ok();
    let words = words_of_help(asked.and_then(|found| {
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
    let page = || help::with_options_named(&error.render(), &words);
    if !error.use_stderr() {
        return report(output::write_page(&page()).map_err(Into::into));
    }
    if error.kind() == ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand {
        output::eprint_page(&page());
    } else {
        let told = option_error::told(error, &words).unwrap_or_else(|| error.to_string());
        output::eprint_line(told.trim_end());
    }
    ExitCode::from(2)
}

/// The words of pages that are printed before settings are needed: in the language of the option,
/// that of the settings if they can be read, or that of the system.
pub(super) fn words_of_help(asked: Option<Language>) -> Words {
    let set = || {
        // Settings that cannot be read are for the next command to complain of.
        let text =
            files::read_text(&Folders::find(None, None).ok()?.config, MAX_SETTINGS_BYTES).ok()?;
        Settings::parse(&text, "").ok()?.language
    };
    Words::new(asked.or_else(set).unwrap_or_else(system_language))
}
