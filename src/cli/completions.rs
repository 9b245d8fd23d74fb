//! `awale completions` and `awale manual`: what a shell and the reader of manuals want to know of the commands.

use std::path::{Path, PathBuf};

use awale_files as files;
use clap::CommandFactory;
use clap_complete::Shell;

use super::{Cli, CommandResult, output};

/// What `awale completions` takes.
#[derive(Debug, clap::Args)]
pub struct Completions {
    /// The shell that completes the commands
    #[arg(value_enum)]
    shell: Shell,
}

/// What `awale manual` takes.
#[derive(Debug, clap::Args)]
pub struct Manual {
    /// Write a page for the program and one for each command into this folder
    #[arg(long, value_name = "DIR")]
    folder: Option<PathBuf>,
}

/// Prints what the shell has to read to complete commands.
pub(super) fn completions(args: &Completions) -> CommandResult {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut Cli::command(), "awale", &mut script);
    Ok(output::write_file(&script)?)
}

/// Prints the manual page, or writes them all.
pub(super) fn manual(args: &Manual) -> CommandResult {
    match &args.folder {
        None => {
            let mut page = Vec::new();
            clap_mangen::Man::new(Cli::command()).render(&mut page)?;
            Ok(output::write_file(&page)?)
        }
        Some(folder) => {
            files::make_folder(folder)?;
            let mut command = Cli::command().disable_help_subcommand(true);
            command.build();
            write_pages(&command, folder)
        }
    }
}

/// Writes the page of `command` and those of its own commands, as `clap_mangen::generate_to` would.
fn write_pages(command: &clap::Command, folder: &Path) -> CommandResult {
    for below in command.get_subcommands().filter(|below| !below.is_hide_set()) {
        write_pages(below, folder)?;
    }
    let page = clap_mangen::Man::new(command.clone());
    let mut text = Vec::new();
    page.render(&mut text)?;
    Ok(files::write(&folder.join(page.get_filename()), text)?)
}

#[cfg(test)]
mod tests {
    use clap::ValueEnum;

    use super::*;

    #[test]
    fn every_shell_gets_every_command() {
        for shell in Shell::value_variants() {
            let mut script = Vec::new();
            clap_complete::generate(*shell, &mut Cli::command(), "awale", &mut script);
            let script = String::from_utf8(script).unwrap();
            for command in Cli::command().get_subcommands() {
                assert!(script.contains(command.get_name()), "{shell} does not hear of {}", command.get_name());
            }
        }
    }
}
