//! `awale uci`: the engine with the UCI protocol of Oware programs, on standard input and output.
//!
//! One thread reads lines, the main thread executes commands, and each search has its own thread,
//! so that it can be stopped. While a search with a limit runs, further searches and commands that
//! change the position or the engine wait for its end. While a search without a limit runs, which
//! only ends with `stop`, they are refused.
//!
//! Every `go` is answered by one `bestmove`, even if the command is invalid or the system has no
//! thread for the search. A refused `go` is answered by the `bestmove` of the running search.

pub mod command;
mod options;
mod search;
mod session;

use std::{
    collections::VecDeque,
    io::{self, BufRead},
    sync::mpsc::{self, SyncSender},
    thread,
};

use awale_words::text::next_line;
use command::{UciCommand, UciCommandError, send_line};
use search::UciEvent;
use session::UciSession;

use awale_cli::{CommandContext, CommandResult};

/// Maximum number of input lines that have been read and wait to be processed.
const MAX_UNREAD_LINES: usize = 64;
/// Maximum number of commands that wait for a search. When there are more, no line is read until
/// half of them are done, so `stop` has no effect either.
const MAX_WAITING_COMMANDS: usize = 10_000;

/// A parsed line, or the error for it.
type ParsedCommand = Result<UciCommand, UciCommandError>;

/// Executes the UCI commands in `input`.
pub fn run_with_input(
    context: &CommandContext,
    uses_tables: bool,
    input: impl BufRead + Send + 'static,
) -> CommandResult {
    let (sender, events) = mpsc::sync_channel(MAX_UNREAD_LINES);
    let mut session = UciSession::new(context, uses_tables, sender.clone())?;
    thread::Builder::new()
        .name("lines".to_owned())
        .spawn(move || read_lines(input, &sender))?;
    let mut waiting_commands = WaitingCommands::default();
    loop {
        waiting_commands.execute_ready_commands(&mut session)?;
        let parsed_command = match events.recv()? {
            UciEvent::SearchEnded => continue,
            UciEvent::InputLine(line) => match UciCommand::parse(&line) {
                Ok(None) => continue,
                Ok(Some(command)) => Ok(command),
                Err(error) => Err(error),
            },
            UciEvent::LineTooLong(error) => {
                send_line(&format!("info string {error}"))?;
                continue;
            }
            UciEvent::InputEnded(result) => {
                waiting_commands.execute_until_few_are_waiting(&mut session, 0)?;
                session.finish_search();
                return Ok(result?);
            }
        };
        match parsed_command {
            Ok(UciCommand::Quit) => {
                session.stop();
                return Ok(());
            }
            Ok(UciCommand::IsReady | UciCommand::Uci) => session.execute(parsed_command)?,
            Ok(UciCommand::Stop) => {
                session.execute(parsed_command)?;
                waiting_commands.commands_before_stop = waiting_commands.parsed_commands.len();
            }
            _ if waiting_commands.parsed_commands.is_empty()
                && !session.must_wait_for_search(&parsed_command) =>
            {
                session.execute(parsed_command)?;
            }
            _ => {
                waiting_commands.parsed_commands.push_back(parsed_command);
                if waiting_commands.parsed_commands.len() > MAX_WAITING_COMMANDS {
                    waiting_commands
                        .execute_until_few_are_waiting(&mut session, MAX_WAITING_COMMANDS / 2)?;
                }
            }
        }
    }
}

/// Commands that wait for the running search, in order.
#[derive(Default)]
struct WaitingCommands {
    parsed_commands: VecDeque<ParsedCommand>,
    /// Number of waiting commands that arrived before a `stop`. The searches that they start are
    /// stopped immediately.
    commands_before_stop: usize,
}

impl WaitingCommands {
    /// Executes waiting commands until one has to wait for the running search.
    fn execute_ready_commands(&mut self, session: &mut UciSession) -> io::Result<()> {
        while self
            .parsed_commands
            .front()
            .is_some_and(|next| !session.must_wait_for_search(next))
        {
            self.execute_next_command(session)?;
        }
        Ok(())
    }

    /// Executes waiting commands until `max_waiting_commands` are left, and waits for searches if
    /// necessary.
    fn execute_until_few_are_waiting(
        &mut self,
        session: &mut UciSession,
        max_waiting_commands: usize,
    ) -> io::Result<()> {
        while self.parsed_commands.len() > max_waiting_commands {
            if self
                .parsed_commands
                .front()
                .is_some_and(|next| session.must_wait_for_search(next))
            {
                session.finish_search();
            }
            self.execute_next_command(session)?;
        }
        Ok(())
    }

    fn execute_next_command(&mut self, session: &mut UciSession) -> io::Result<()> {
        let Some(parsed_command) = self.parsed_commands.pop_front() else {
            return Ok(());
        };
        session.execute(parsed_command)?;
        if self.commands_before_stop > 0 {
            self.commands_before_stop -= 1;
            session.execute(Ok(UciCommand::Stop))?;
        }
        Ok(())
    }
}

/// Sends all lines of `input` to the main thread, until the input ends or the main thread has
/// ended.
fn read_lines(mut input: impl BufRead, events: &SyncSender<UciEvent>) {
    loop {
        let (event, is_last_event) = match next_line(&mut input) {
            Ok(Some(Ok(line))) => (UciEvent::InputLine(line), false),
            Ok(Some(Err(error))) => (UciEvent::LineTooLong(error), false),
            Ok(None) => (UciEvent::InputEnded(Ok(())), true),
            Err(error) => (UciEvent::InputEnded(Err(error)), true),
        };
        if events.send(event).is_err() || is_last_event {
            return;
        }
    }
}
