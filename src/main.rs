//! Parses the command line, runs the command, reports its error.

use std::error::Error;
use std::io;
use std::process::ExitCode;

use awale::cli::{self, Cli};

fn main() -> ExitCode {
    match cli::run(Cli::of_command_line()) {
        Ok(()) => ExitCode::SUCCESS,
        // The reader of the output has closed it, as in `awale plain | head`.
        Err(error) if is_broken_pipe(error.as_ref()) => ExitCode::SUCCESS,
        Err(error) => {
            // The report may fail too: the terminal may be what failed.
            cli::tell(format_args!("awale: {error}"));
            ExitCode::FAILURE
        }
    }
}

fn is_broken_pipe(error: &(dyn Error + 'static)) -> bool {
    error
        .downcast_ref::<io::Error>()
        .is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}
