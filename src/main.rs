//! Parses the command line, runs the command, and reports its error.

use std::process::ExitCode;

use awale::cli::{self, Cli};

fn main() -> ExitCode {
    match Cli::of_command_line() {
        Ok(cli) => cli::report(cli::run(cli)),
        Err(code) => code,
    }
}
