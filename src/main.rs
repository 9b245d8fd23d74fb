//! Parses the command line, runs the command, and reports its error.

use std::process::ExitCode;

use awale::cli::{self, Cli};

fn main() -> ExitCode {
    match Cli::from_command_line() {
        Ok(cli) => cli::report_result(cli::run(cli)),
        Err(code) => code,
    }
}
