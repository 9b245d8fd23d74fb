//! A program of the user's own that plays outside a match: a line bot, or an engine that speaks
//! UCI.

use std::str::FromStr;

use awale_engine::Stop;
use awale_study::catalogue::{AnyGame, AnyMove, Kind, Strength};
use awale_study::text::command_words;

use super::choice::Forfeit;
use super::entrant::{Entrant, EntrantError};
use super::line_bot::{BotCommand, BotTerms, LineBot};
use super::uci_player::UciPlayer;

/// What a program speaks and how it is started: `COMMAND` or `bot:COMMAND` for a line bot,
/// `uci:LIMIT:COMMAND` for an engine, as in `awale match`.
///
/// ```
/// use awale_arena::match_runner::ProgramCommand;
///
/// assert!("python3 mine.py".parse::<ProgramCommand>().is_ok_and(|bot| !bot.is_uci()));
/// assert!("uci:time=500ms:./engine".parse::<ProgramCommand>().is_ok_and(|engine| engine.is_uci()));
/// assert!("uci:./engine".parse::<ProgramCommand>().is_err());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ProgramCommand {
    /// A line bot: the program and its arguments.
    Line(Vec<String>),
    /// An engine: what it may spend on a move, the program and its arguments.
    Uci(Strength, Vec<String>),
}

impl ProgramCommand {
    /// Whether it is an engine. Those play awalé alone.
    #[must_use]
    pub const fn is_uci(&self) -> bool {
        matches!(self, ProgramCommand::Uci(..))
    }
}

impl FromStr for ProgramCommand {
    type Err = EntrantError;

    fn from_str(text: &str) -> Result<ProgramCommand, EntrantError> {
        if !["uci:", "bot:"]
            .iter()
            .any(|prefix| text.starts_with(prefix))
        {
            return Ok(ProgramCommand::Line(command_words(text)?));
        }
        match text.parse()? {
            Entrant::Program { strength, words } => Ok(ProgramCommand::Uci(strength, words)),
            Entrant::LineBot(command) => Ok(ProgramCommand::Line(command.words)),
            _ => Err(EntrantError::Program),
        }
    }
}

/// The program in one game. It is started when it is asked first, and anew after it did something
/// wrong.
pub enum OwnProgram {
    /// A program that answers one line with one move.
    Line(Box<LineBot>),
    /// An engine.
    Uci(Box<UciEngine>),
}

/// An engine in one game.
pub struct UciEngine {
    strength: Strength,
    words: Vec<String>,
    kind: Kind,
    /// The program, while it runs.
    running: Option<UciPlayer>,
}

impl UciEngine {
    fn answer_to(&mut self, past: &[AnyGame], stop: &Stop) -> Result<AnyMove, Forfeit> {
        let mut player = match self.running.take() {
            Some(player) => player,
            None => UciPlayer::start_stoppable(&self.words, self.strength, &self.kind, stop)?,
        };
        player.stop_with(stop);
        let answer = player.choose(past)?;
        self.running = Some(player);
        Ok(answer.mv)
    }
}

impl OwnProgram {
    /// The program that `command` starts, for a game of `kind`. `terms` limit a line bot, which
    /// gets `seed` in its environment.
    #[must_use]
    pub fn new(command: ProgramCommand, kind: Kind, terms: BotTerms, seed: u64) -> OwnProgram {
        match command {
            ProgramCommand::Line(words) => OwnProgram::Line(Box::new(LineBot::new(
                BotCommand {
                    words,
                    folder: None,
                },
                terms,
                seed,
            ))),
            ProgramCommand::Uci(strength, words) => OwnProgram::Uci(Box::new(UciEngine {
                strength,
                words,
                kind,
                running: None,
            })),
        }
    }

    /// Asks for a move in the last of `past`. When `stop` is given its program is ended, and there
    /// is none.
    ///
    /// # Errors
    /// What it did wrong. Then its program is ended.
    pub fn answer_to(&mut self, past: &[AnyGame], stop: &Stop) -> Result<AnyMove, Forfeit> {
        match self {
            OwnProgram::Line(bot) => bot.answer_to(past, stop),
            OwnProgram::Uci(engine) => engine.answer_to(past, stop),
        }
    }

    /// The beginning of what it wrote on its error output in this game, where that is kept.
    #[must_use]
    pub fn errors(&self) -> String {
        match self {
            OwnProgram::Line(bot) => bot.errors(),
            OwnProgram::Uci(_) => String::new(),
        }
    }
}
