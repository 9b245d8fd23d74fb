//! `awale completions` and `awale manual`: descriptions of the commands for shells and for the
//! manual.

mod completion_positions;

use std::path::Path;

use awale_files as files;
use clap::CommandFactory;
use clap_complete::Shell;

use crate::words::Words;

use super::{Cli, CommandResult, help, output};

/// Prints the completion script of the shell.
pub(super) fn print_completions(shell: Shell) -> CommandResult {
    let mut script = Vec::new();
    let mut command = completion_positions::with_completions(Cli::command());
    clap_complete::generate(shell, &mut command, "awale", &mut script);
    let script =
        completion_positions::improved_script(&String::from_utf8(script)?, &command, shell);
    Ok(output::print_file_safely(script.as_bytes())?)
}

/// Prints the manual page, or writes a page for the program and one for each command into `folder`.
pub(super) fn print_manual(folder: Option<&Path>, words: &Words) -> CommandResult {
    let mut command = help::with_translated_help(Cli::command(), words);
    match folder {
        None => Ok(output::print_file_safely(
            manual_page(&clap_mangen::Man::new(command), words)?.as_bytes(),
        )?),
        Some(folder) => {
            files::make_folder(folder)?;
            command.build();
            write_manual_pages(&command, folder, words)
        }
    }
}

/// Writes the page of `command` and of its subcommands, like `clap_mangen::generate_to`.
fn write_manual_pages(command: &clap::Command, folder: &Path, words: &Words) -> CommandResult {
    for below in command
        .get_subcommands()
        .filter(|below| !below.is_hide_set())
    {
        write_manual_pages(below, folder, words)?;
    }
    let man = clap_mangen::Man::new(command.clone());
    Ok(files::write(
        &folder.join(man.get_filename()),
        manual_page(&man, words)?,
    )?)
}

/// The English headings of `clap_mangen`, with the ids of their messages.
const MANUAL_HEADINGS: [(&str, &str); 5] = [
    ("NAME", "manual-name"),
    ("SYNOPSIS", "manual-synopsis"),
    ("DESCRIPTION", "manual-description"),
    ("EXTRA", "manual-extra"),
    ("VERSION", "manual-version"),
];

/// A page of the manual with its headings in the user's language.
fn manual_page(man: &clap_mangen::Man, words: &Words) -> CommandResult<String> {
    let mut page = Vec::new();
    man.render(&mut page)?;
    let page = String::from_utf8(page)?;
    let lines = page.lines().map(|line| {
        let heading = line
            .strip_prefix(".SH ")
            .map(|heading| heading.trim_matches(['"', '\u{a0}', ' ']));
        let Some(heading) = heading else {
            return format!("{line}\n");
        };
        let translated_heading = MANUAL_HEADINGS
            .iter()
            .find(|(english, _)| *english == heading)
            .map(|(_, id)| words.get(id));
        format!(
            ".SH \"{}\"\n",
            translated_heading.unwrap_or_else(|| heading.to_owned())
        )
    });
    Ok(lines.collect())
}
