//! [`ProgramCommand`]: programs of the user that play, which are line bots or UCI engines.

use std::str::FromStr;

use crate::text::split_command;

use super::{EngineStrength, PlayerSpecError};

/// The prefix of the command of a line bot.
pub const LINE_BOT_PREFIX: &str = "bot:";

/// The prefix of a UCI engine, followed by its limit and its command.
pub const UCI_ENGINE_PREFIX: &str = "uci:";

/// The protocol of a program and the command that starts it: `COMMAND` or `bot:COMMAND` for a line
/// bot, `uci:LIMIT:COMMAND` for a UCI engine, as in `awale match`.
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
    LineBot(Vec<String>),
    /// A UCI engine: its limit for each move, the program and its arguments.
    Uci(EngineStrength, Vec<String>),
}

impl ProgramCommand {
    /// Returns true for a UCI engine. UCI engines play only awalé.
    pub const fn is_uci(&self) -> bool {
        matches!(self, ProgramCommand::Uci(..))
    }
}

impl FromStr for ProgramCommand {
    type Err = PlayerSpecError;

    fn from_str(text: &str) -> Result<ProgramCommand, PlayerSpecError> {
        let split_words = |command| split_command(command).ok_or(PlayerSpecError::UnclosedQuote);
        if let Some(strength_and_command) = text.strip_prefix(UCI_ENGINE_PREFIX) {
            let (strength_text, command) = strength_and_command
                .split_once(':')
                .ok_or(PlayerSpecError::InvalidProgram)?;
            return match (strength_text.parse()?, split_words(command)?) {
                (EngineStrength::Level(_), _) => Err(PlayerSpecError::LevelGivenForProgram),
                (_, split_words) if split_words.is_empty() => Err(PlayerSpecError::InvalidProgram),
                (strength, split_words) => Ok(ProgramCommand::Uci(strength, split_words)),
            };
        }
        match text.strip_prefix(LINE_BOT_PREFIX).map(split_words) {
            None => Ok(ProgramCommand::LineBot(split_words(text)?)),
            Some(split_words) => match split_words? {
                split_words if split_words.is_empty() => {
                    Err(PlayerSpecError::LineBotWithoutCommand)
                }
                split_words => Ok(ProgramCommand::LineBot(split_words)),
            },
        }
    }
}
