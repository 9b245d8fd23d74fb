//! Parses the lines that another program sends into UCI commands.

use std::{
    io::{self, Write},
    str::SplitWhitespace,
    time::Duration,
};

use awale_engine::Limits;
use thiserror::Error;

use awale_cli::output;

/// A command of the UCI protocol.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum UciCommand {
    Uci,
    IsReady,
    NewGame,
    SetOption {
        name: String,
        value: String,
    },
    Position {
        start_position: Option<String>,
        move_letters: String,
    },
    Go(Go),
    PonderHit,
    Stop,
    PrintGameState,
    Quit,
}

/// The arguments of `go`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Go {
    pub limits: Limits,
    pub clock_side: ClockSide,
}

/// The clock that a search uses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockSide {
    /// Normal search: the engine is to move.
    OwnClock,
    /// Pondering (`go ponder`): the opponent is to move. The position is the one after the expected
    /// reply, and the time for the move begins with `ponderhit`.
    OpponentClock,
}

/// The reason why a line is not a command.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum UciCommandError {
    #[error(
        "`{0}` is no command; there are uci, isready, ucinewgame, setoption, position, go, ponderhit, stop, d and quit"
    )]
    UnknownCommand(String),
    #[error("`{word}` is not understood behind `{command}`; {hint}")]
    UnexpectedWord {
        command: &'static str,
        word: String,
        hint: &'static str,
    },
    #[error("`{command}` is not complete; {hint}")]
    IncompleteCommand {
        command: &'static str,
        hint: &'static str,
    },
    #[error("`{word}` is not a number for `{limit_word}`")]
    InvalidNumber { limit_word: String, word: String },
}

impl UciCommandError {
    /// Returns the command that could not be parsed, or `None` if its name is wrong too.
    pub(super) fn command(&self) -> Option<&'static str> {
        match self {
            UciCommandError::UnknownCommand(_) => None,
            UciCommandError::UnexpectedWord { command, .. }
            | UciCommandError::IncompleteCommand { command, .. } => Some(command),
            UciCommandError::InvalidNumber { .. } => Some("go"),
        }
    }
}

const SETOPTION_HINT: &str = "it is `setoption name NAME value VALUE`";
const POSITION_HINT: &str =
    "it is `position startpos` or `position fen POSITION`, and `moves FfE...` behind it";
const GO_HINT: &str = "it is `go`, with movetime MS, depth N, nodes N or infinite, and ponder";

impl UciCommand {
    /// Parses a line. An empty line returns `None`.
    ///
    /// # Errors
    /// If the line is not a valid command.
    pub fn parse(line: &str) -> Result<Option<UciCommand>, UciCommandError> {
        let Some((first_word, text_after_first_word)) = split_word(line) else {
            return Ok(None);
        };
        let mut words = text_after_first_word.split_whitespace();
        let command = match first_word {
            "setoption" => parse_option(text_after_first_word)?,
            "position" => parse_position(words)?,
            "go" => UciCommand::Go(parse_go(words)?),
            simple => match (one_word_command(simple), words.next()) {
                (None, _) => return Err(UciCommandError::UnknownCommand(simple.to_owned())),
                (Some((command, _)), None) => command,
                (Some((_, command)), Some(word)) => {
                    return Err(unexpected_word_error(command, word, "it stands alone"));
                }
            },
        };
        Ok(Some(command))
    }
}

/// Returns the command for a line of one word, with its name.
fn one_word_command(word: &str) -> Option<(UciCommand, &'static str)> {
    Some(match word {
        "uci" => (UciCommand::Uci, "uci"),
        "isready" => (UciCommand::IsReady, "isready"),
        "ucinewgame" => (UciCommand::NewGame, "ucinewgame"),
        "ponderhit" => (UciCommand::PonderHit, "ponderhit"),
        "stop" => (UciCommand::Stop, "stop"),
        "d" => (UciCommand::PrintGameState, "d"),
        "quit" => (UciCommand::Quit, "quit"),
        _ => return None,
    })
}

fn unexpected_word_error(command: &'static str, word: &str, hint: &'static str) -> UciCommandError {
    UciCommandError::UnexpectedWord {
        command,
        word: word.to_owned(),
        hint,
    }
}

/// Parses the arguments of `setoption`. The value is the rest of the line, because a path may
/// contain spaces.
fn parse_option(text: &str) -> Result<UciCommand, UciCommandError> {
    const INCOMPLETE_OPTION: UciCommandError = UciCommandError::IncompleteCommand {
        command: "setoption",
        hint: SETOPTION_HINT,
    };
    let text_after_name = expect_word(text, "name")
        .map_err(|word| word.map_or(INCOMPLETE_OPTION, unexpected_option_word_error))?;
    let (name, text_after_name) = split_word(text_after_name).ok_or(INCOMPLETE_OPTION)?;
    let value = expect_word(text_after_name, "value")
        .map_err(|word| word.map_or(INCOMPLETE_OPTION, unexpected_option_word_error))?
        .trim();
    if value.is_empty() {
        Err(INCOMPLETE_OPTION)
    } else {
        Ok(UciCommand::SetOption {
            name: name.into(),
            value: value.into(),
        })
    }
}

fn unexpected_option_word_error(word: &str) -> UciCommandError {
    unexpected_word_error("setoption", word, SETOPTION_HINT)
}

/// Returns the rest of `text` after `word`.
///
/// # Errors
/// The first word of `text`, if it is another one.
fn expect_word<'t>(text: &'t str, word: &str) -> Result<&'t str, Option<&'t str>> {
    match split_word(text) {
        Some((first, rest)) if first == word => Ok(rest),
        other => Err(other.map(|(first, _)| first)),
    }
}

/// Splits off the first word of `text`.
fn split_word(text: &str) -> Option<(&str, &str)> {
    let text = text.trim_start();
    let word_end = text.find(char::is_whitespace).unwrap_or(text.len());
    (word_end > 0).then(|| text.split_at(word_end))
}

fn parse_position(mut words: SplitWhitespace) -> Result<UciCommand, UciCommandError> {
    const INCOMPLETE_POSITION: UciCommandError = UciCommandError::IncompleteCommand {
        command: "position",
        hint: POSITION_HINT,
    };
    let start_position = match words.next() {
        Some("startpos") => None,
        Some("fen") => Some(words.next().ok_or(INCOMPLETE_POSITION)?.to_owned()),
        Some(word) => return Err(unexpected_word_error("position", word, POSITION_HINT)),
        None => return Err(INCOMPLETE_POSITION),
    };
    // The protocol writes all moves as one word, but separate words are accepted too.
    let move_letters = match words.next() {
        None => String::new(),
        Some("moves") => words.collect(),
        Some(word) => return Err(unexpected_word_error("position", word, POSITION_HINT)),
    };
    Ok(UciCommand::Position {
        start_position,
        move_letters,
    })
}

fn parse_go(mut words: SplitWhitespace) -> Result<Go, UciCommandError> {
    let mut limits = Limits::infinite();
    let mut clock_side = ClockSide::OwnClock;
    while let Some(limit_word) = words.next() {
        match limit_word {
            "infinite" => continue,
            "ponder" => {
                clock_side = ClockSide::OpponentClock;
                continue;
            }
            _ => {}
        }
        if !["movetime", "depth", "nodes"].contains(&limit_word) {
            return Err(unexpected_word_error("go", limit_word, GO_HINT));
        }
        let number_word = words.next().ok_or(UciCommandError::IncompleteCommand {
            command: "go",
            hint: GO_HINT,
        })?;
        let number: u32 = number_word
            .parse()
            .ok()
            .filter(|&number| number > 0)
            .ok_or_else(|| UciCommandError::InvalidNumber {
                limit_word: limit_word.to_owned(),
                word: number_word.to_owned(),
            })?;
        match limit_word {
            "movetime" => {
                limits.hard_time = Some(usable_search_time(Duration::from_millis(number.into())));
            }
            "depth" => limits.depth = Some(number),
            _ => limits.nodes = Some(number.into()),
        }
    }
    Ok(Go { limits, clock_side })
}

/// Returns the part of a move's time that can be used for searching. The rest is for writing and
/// reading the answer.
pub fn usable_search_time(move_time: Duration) -> Duration {
    /// Time until a line reaches another process on a busy machine.
    const LINE_DELIVERY_TIME: Duration = Duration::from_millis(2);
    move_time.saturating_sub(LINE_DELIVERY_TIME.min(move_time / 10))
}

/// Writes a line and flushes it.
pub(super) fn send_line(line: &str) -> io::Result<()> {
    let mut out = output::standard_output();
    writeln!(out, "{line}")?;
    out.flush()
}
