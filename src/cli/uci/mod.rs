//! `awale uci`: the engine behind the protocol of Oware engines, on standard input and output.
//!
//! The main thread reads lines; a search has a thread of its own, so that it can be stopped. What would change the
//! position or the engine while it searches is refused.
//!
//! Every `go` is answered by a `bestmove`, also one that is not understood or that the system has no thread for. A `go`
//! while a search is under way is refused, and the `bestmove` that follows is the one of that search.

mod command;
mod search;
mod session;

use std::io::{self, BufRead};

use super::{CommandResult, Context};
use crate::text::next_line;
use command::UciCommand;
use session::UciSession;

/// What `awale uci` takes.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// Play without endgame tables, also where there are some
    #[arg(long)]
    no_tables: bool,
}

pub(super) fn run(context: &Context, args: &Args) -> CommandResult {
    converse(context, !args.no_tables, &mut io::stdin().lock())
}

/// Does what the lines of `input` ask for.
pub(super) fn converse(context: &Context, with_tables: bool, input: &mut impl BufRead) -> CommandResult {
    let mut session = UciSession::new(context, with_tables)?;
    while let Some(line) = next_line(input)? {
        let line = match line {
            Ok(line) => line,
            Err(error) => {
                command::say(&format!("info string {error}"))?;
                continue;
            }
        };
        match UciCommand::parse(&line) {
            Ok(None) => {}
            Ok(Some(UciCommand::Quit)) => {
                session.stop();
                return Ok(());
            }
            Ok(Some(command)) => session.obey(command)?,
            Err(error) => {
                command::say(&format!("info string {error}"))?;
                if line.split_whitespace().next() == Some("go") {
                    session.answer_anyhow();
                }
            }
        }
    }
    session.finish();
    Ok(())
}
