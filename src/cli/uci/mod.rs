//! `awale uci`: the engine behind the protocol of Oware engines, on standard input and output.
//!
//! The main thread reads lines; a search has a thread of its own, so that it can be stopped. What would change the
//! position or the engine while it searches is refused.

mod command;
mod session;

use std::io;

use super::lines::next_line;
use super::{Context, Outcome};
use command::Command;
use session::Session;

pub(super) fn run(context: &Context) -> Outcome {
    let mut session = Session::new(context)?;
    let mut input = io::stdin().lock();
    while let Some(line) = next_line(&mut input)? {
        let line = match line {
            Ok(line) => line,
            Err(error) => {
                session::say(&format!("info string {error}"))?;
                continue;
            }
        };
        match Command::parse(&line) {
            Ok(None) => {}
            Ok(Some(Command::Quit)) => {
                session.stop();
                return Ok(());
            }
            Ok(Some(command)) => session.obey(command)?,
            Err(error) => session::say(&format!("info string {error}"))?,
        }
    }
    session.finish();
    Ok(())
}
