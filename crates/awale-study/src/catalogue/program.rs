//! [`ProgramCommand`]: programs of the user that play, which are line bots or UCI engines.

use std::str::FromStr;

use crate::text::split_command;

use super::{SpecError, Strength};

/// The prefix of the command of a line bot.
pub const LINE_BOT: &str = "bot:";

/// The prefix of a UCI engine, followed by its limit and its command.
pub const ENGINE: &str = "uci:";

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
    Line(Vec<String>),
    /// A UCI engine: its limit for each move, the program and its arguments.
    Uci(Strength, Vec<String>),
}

impl ProgramCommand {
    /// Returns true for a UCI engine. UCI engines play only awalé.
    pub const fn is_uci(&self) -> bool {
        matches!(self, ProgramCommand::Uci(..))
    }
}

impl FromStr for ProgramCommand {
    type Err = SpecError;

    fn from_str(text: &str) -> Result<ProgramCommand, SpecError> {
        let words = |command| split_command(command).ok_or(SpecError::Quote);
        if let Some(engine) = text.strip_prefix(ENGINE) {
            let (limit, command) = engine.split_once(':').ok_or(SpecError::Program)?;
            return match (limit.parse()?, words(command)?) {
                (Strength::Level(_), _) => Err(SpecError::ProgramLevel),
                (_, words) if words.is_empty() => Err(SpecError::Program),
                (strength, words) => Ok(ProgramCommand::Uci(strength, words)),
            };
        }
        match text.strip_prefix(LINE_BOT).map(words) {
            None => Ok(ProgramCommand::Line(words(text)?)),
            Some(words) => match words? {
                words if words.is_empty() => Err(SpecError::LineBot),
                words => Ok(ProgramCommand::Line(words)),
            },
        }
    }
}
