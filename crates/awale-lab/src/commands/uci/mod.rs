//! `awale uci`: the engine behind the protocol of Oware engines, on standard input and output.
//!
//! One thread reads lines, the main thread does what they ask for, and a search has a thread of its
//! own, so that it can be stopped. While a search runs that ends by itself, what would change the
//! position or the engine waits for its end, and so do further searches; while one runs that only
//! `stop` ends, these are refused.
//!
//! Every `go` is answered by a `bestmove`, also one that is not understood or that the system has
//! no thread for. A `go` that is refused is answered by the `bestmove` of the search under way.

pub mod command;
mod options;
mod search;
mod session;

use std::collections::VecDeque;
use std::io::{self, BufRead, BufReader};
use std::sync::mpsc::{self, SyncSender};
use std::thread;

use awale_words::text::next_line;
use command::{CommandError, UciCommand, say};
use search::UciEvent;
use session::UciSession;

use awale_cli::{CommandResult, Context};

/// Lines that are read ahead.
const LINES_AHEAD: usize = 64;
/// Commands that wait for a search. With more than these no line is read, so no `stop` is heard,
/// until they are fewer.
const MOST_WAITING: usize = 10_000;

/// What `awale uci` takes.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// Play without endgame tables, even if there are some
    #[arg(long)]
    no_tables: bool,
}

pub fn run(context: &Context, args: &Args) -> CommandResult {
    converse(context, !args.no_tables, BufReader::new(io::stdin()))
}

/// A line as it was understood, or why it was not.
type Request = Result<UciCommand, CommandError>;

/// Does what the lines of `input` ask for.
pub fn converse(
    context: &Context,
    with_tables: bool,
    input: impl BufRead + Send + 'static,
) -> CommandResult {
    let (sender, events) = mpsc::sync_channel(LINES_AHEAD);
    let mut session = UciSession::new(context, with_tables, sender.clone())?;
    thread::Builder::new()
        .name("lines".to_owned())
        .spawn(move || read_lines(input, &sender))?;
    let mut waiting = Waiting::default();
    loop {
        waiting.work_off(&mut session)?;
        let request = match events.recv()? {
            UciEvent::SearchOver => continue,
            UciEvent::Line(line) => match UciCommand::parse(&line) {
                Ok(None) => continue,
                Ok(Some(command)) => Ok(command),
                Err(error) => Err(error),
            },
            UciEvent::TooLong(error) => {
                say(&format!("info string {error}"))?;
                continue;
            }
            UciEvent::End(result) => {
                waiting.catch_up(&mut session, 0)?;
                session.finish();
                return Ok(result?);
            }
        };
        match request {
            Ok(UciCommand::Quit) => {
                session.stop();
                return Ok(());
            }
            Ok(UciCommand::IsReady | UciCommand::Uci) => session.obey(request)?,
            Ok(UciCommand::Stop) => {
                session.obey(request)?;
                waiting.stopped = waiting.requests.len();
            }
            _ if waiting.requests.is_empty() && !session.must_wait(&request) => {
                session.obey(request)?;
            }
            _ => {
                waiting.requests.push_back(request);
                if waiting.requests.len() > MOST_WAITING {
                    waiting.catch_up(&mut session, MOST_WAITING / 2)?;
                }
            }
        }
    }
}

/// What waits for the search under way, in order.
#[derive(Default)]
struct Waiting {
    requests: VecDeque<Request>,
    /// How many of them came before a `stop`, which ends the searches that they ask for.
    stopped: usize,
}

impl Waiting {
    /// Obeys commands that need no longer wait.
    fn work_off(&mut self, session: &mut UciSession) -> io::Result<()> {
        while self
            .requests
            .front()
            .is_some_and(|next| !session.must_wait(next))
        {
            self.obey_next(session)?;
        }
        Ok(())
    }

    /// Obeys in any case, until no more than `most` wait.
    fn catch_up(&mut self, session: &mut UciSession, most: usize) -> io::Result<()> {
        while self.requests.len() > most {
            if self
                .requests
                .front()
                .is_some_and(|next| session.must_wait(next))
            {
                session.finish();
            }
            self.obey_next(session)?;
        }
        Ok(())
    }

    fn obey_next(&mut self, session: &mut UciSession) -> io::Result<()> {
        let Some(request) = self.requests.pop_front() else {
            return Ok(());
        };
        session.obey(request)?;
        if self.stopped > 0 {
            self.stopped -= 1;
            session.obey(Ok(UciCommand::Stop))?;
        }
        Ok(())
    }
}

/// Sends every line of `input`, until there are no more or no one listens.
fn read_lines(mut input: impl BufRead, events: &SyncSender<UciEvent>) {
    loop {
        let (event, is_last) = match next_line(&mut input) {
            Ok(Some(Ok(line))) => (UciEvent::Line(line), false),
            Ok(Some(Err(error))) => (UciEvent::TooLong(error), false),
            Ok(None) => (UciEvent::End(Ok(())), true),
            Err(error) => (UciEvent::End(Err(error)), true),
        };
        if events.send(event).is_err() || is_last {
            return;
        }
    }
}
