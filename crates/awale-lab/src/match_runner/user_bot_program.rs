//! A user's own program as an opponent outside a match: a line bot or a UCI engine.

use awale_engine::Stop;
use awale_study::catalogue::{AnyGame, AnyMove, EngineStrength, GameKind, ProgramCommand};

use super::{
    line_bot::{BotCommand, BotLimits, LineBot},
    move_choice::Forfeit,
    uci_player::UciPlayer,
};

/// A user's own program during one game. It is started with the first question, and started again
/// after a fault.
pub enum UserBotProgram {
    /// A program that answers a line with a move.
    LineBot(Box<LineBot>),
    /// A UCI engine.
    UciEngine(Box<UciEngine>),
}

/// A UCI engine during one game.
pub struct UciEngine {
    strength: EngineStrength,
    words: Vec<String>,
    kind: GameKind,
    /// The program, while it runs.
    running_engine: Option<UciPlayer>,
}

impl UciEngine {
    fn request_move(
        &mut self,
        positions_so_far: &[AnyGame],
        stop: &Stop,
    ) -> Result<AnyMove, Forfeit> {
        let mut player = match self.running_engine.take() {
            Some(player) => player,
            None => UciPlayer::start_unless_stopped(&self.words, self.strength, &self.kind, stop)?,
        };
        player.set_stop_signal(stop);
        let move_report = player.choose(positions_so_far)?;
        self.running_engine = Some(player);
        Ok(move_report.mv)
    }
}

impl UserBotProgram {
    /// Returns the player for `command` in a game of `kind`. `limits` apply to a line bot, which
    /// gets `random_seed` in its environment.
    pub fn new(
        command: ProgramCommand,
        kind: GameKind,
        limits: BotLimits,
        random_seed: u64,
    ) -> UserBotProgram {
        match command {
            ProgramCommand::LineBot(words) => UserBotProgram::LineBot(Box::new(LineBot::new(
                BotCommand {
                    command_words: words,
                    folder: None,
                },
                limits,
                random_seed,
            ))),
            ProgramCommand::Uci(strength, words) => {
                UserBotProgram::UciEngine(Box::new(UciEngine {
                    strength,
                    words,
                    kind,
                    running_engine: None,
                }))
            }
        }
    }

    /// Asks for a move in the last position of `positions_so_far`.
    ///
    /// # Errors
    /// The fault of the program, or [`Forfeit::NoMove`] after `stop` was set. In both cases the
    /// program is ended.
    pub fn request_move(
        &mut self,
        positions_so_far: &[AnyGame],
        stop: &Stop,
    ) -> Result<AnyMove, Forfeit> {
        match self {
            UserBotProgram::LineBot(bot) => bot.request_move(positions_so_far, stop),
            UserBotProgram::UciEngine(engine) => engine.request_move(positions_so_far, stop),
        }
    }

    /// Returns the beginning of the program's error output in this game; empty for a UCI engine.
    pub fn error_output(&self) -> String {
        match self {
            UserBotProgram::LineBot(bot) => bot.error_output(),
            UserBotProgram::UciEngine(_) => String::new(),
        }
    }
}
