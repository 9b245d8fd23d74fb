//! Programs of the user that play: line bots, and engines that speak UCI.

use std::str::FromStr;

use crate::text::{UnclosedQuote, command_words};

use super::{SpecError, Strength};

/// The prefix of the command of a line bot.
pub const LINE_BOT: &str = "bot:";

/// The prefix of an engine, followed by its limit and its command.
pub const ENGINE: &str = "uci:";

/// The protocol of a program and the command that starts it: `COMMAND` or `bot:COMMAND` for a line
/// bot, `uci:LIMIT:COMMAND` for an engine, as in `awale match`.
///
/// ```
/// use awale_study::catalogue::ProgramCommand;
///
/// assert!("python3 mine.py".parse::<ProgramCommand>().is_ok_and(|bot| !bot.is_uci()));
/// assert!("uci:time=500ms:./engine".parse::<ProgramCommand>().is_ok_and(|engine| engine.is_uci()));
/// assert!("uci:./engine".parse::<ProgramCommand>().is_err());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ProgramCommand {
    /// A line bot: the program and its arguments.
    Line(Vec<String>),
    /// An engine: its limit for a move, the program and its arguments.
    Uci(Strength, Vec<String>),
}

impl ProgramCommand {
    /// Whether it is an engine. Engines play only awalé.
    #[must_use]
    pub const fn is_uci(&self) -> bool {
        matches!(self, ProgramCommand::Uci(..))
    }
}

impl FromStr for ProgramCommand {
    type Err = EntrantError;

    fn from_str(text: &str) -> Result<ProgramCommand, EntrantError> {
        if let Some(engine) = text.strip_prefix(ENGINE) {
            let (limit, command) = engine.split_once(':').ok_or(EntrantError::Program)?;
            return match (limit.parse()?, command_words(command)?) {
                (Strength::Level(_), _) => Err(EntrantError::ProgramLevel),
                (_, words) if words.is_empty() => Err(EntrantError::Program),
                (strength, words) => Ok(ProgramCommand::Uci(strength, words)),
            };
        }
        match text.strip_prefix(LINE_BOT).map(command_words) {
            None => Ok(ProgramCommand::Line(command_words(text)?)),
            Some(words) => match words? {
                words if words.is_empty() => Err(EntrantError::LineBot),
                words => Ok(ProgramCommand::Line(words)),
            },
        }
    }
}

/// The error for a text that does not name a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EntrantError {
    /// It is no good name of a built-in player.
    Spec(SpecError),
    /// There is no such player.
    Unknown(String),
    /// A human cannot play in a match.
    Human,
    /// Only the engine and the characters probe tables.
    Tables,
    /// Only the engine plays from a book.
    Book,
    /// It is no good name of another program.
    Program,
    /// Another program has no levels.
    ProgramLevel,
    /// A line bot without a command.
    LineBot,
    /// The command of a program has a quote that is not closed.
    Quote(UnclosedQuote),
}

impl From<SpecError> for EntrantError {
    /// Here is more to choose from than where a person plays.
    fn from(error: SpecError) -> Self {
        match error {
            SpecError::Unknown(text) => EntrantError::Unknown(text),
            other => EntrantError::Spec(other),
        }
    }
}

impl From<UnclosedQuote> for EntrantError {
    fn from(error: UnclosedQuote) -> Self {
        EntrantError::Quote(error)
    }
}
