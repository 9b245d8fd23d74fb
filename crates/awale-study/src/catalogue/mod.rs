//! The games and players of the program: every game as one type, and the specifications of players.

mod any_game;
mod character;
mod monte_carlo;
mod player;
mod program_command;
mod spec_error;
mod textbook;
mod wdl;

pub use any_game::{
    AnyEnding, AnyGame, AnyIllegalMove, AnyMove, play_pit_letters, position_with_final_stores,
    positions_with_final_stores,
};
pub use character::Character;
pub use monte_carlo::{ExplorationConstant, LeafValuation, MonteCarloOptions};
pub use player::{EngineStrength, PlayerSpec};
pub use program_command::{LINE_BOT_PREFIX, ProgramCommand, UCI_ENGINE_PREFIX};
pub use spec_error::PlayerSpecError;
pub use textbook::{Evaluation, TextbookOptions};
pub use wdl::Wdl;

use awale_rules::{Seat, matches_game};

use crate::text::Label;

/// Rules with a name that is safe to print, built in or from a file.
pub type Variant = awale_rules::Variant<Label>;

/// A game that the program can play, with its rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GameKind {
    /// A variant of the awalé family.
    Awale(Variant),
    /// A game of matches.
    Matches(matches_game::HeapRules),
}

impl GameKind {
    /// Returns the start position of this game, with `first_seat` to move.
    pub fn start(&self, first_seat: Seat) -> AnyGame {
        match self {
            GameKind::Awale(variant) => {
                AnyGame::Awale(awale_rules::Position::start(&variant.rules, first_seat))
            }
            GameKind::Matches(rules) => {
                AnyGame::Matches(matches_game::Heap::start(*rules, first_seat))
            }
        }
    }

    /// Returns the id in commands, settings and records: the variant's id, or `matches`.
    pub fn id(&self) -> &str {
        match self {
            GameKind::Awale(variant) => &variant.id,
            GameKind::Matches(_) => "matches",
        }
    }
}
