//! The program: reads the command line, runs what it asks for, reports what went wrong.

use std::process::ExitCode;

use awale::cli::{self, Cli};
use clap::Parser;

fn main() -> ExitCode {
    match cli::run(Cli::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("awale: {error}");
            ExitCode::FAILURE
        }
    }
}
