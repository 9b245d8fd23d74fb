//! The players that are easy to read: naive, fast, minimax, alpha-beta, expert. Each is written once, over any game.

mod alphabeta;
mod computer;
mod evaluation;
mod expert;
mod fast;
mod minimax;
mod naive;

pub use alphabeta::{AlphaBeta, Ordering};
pub use computer::Computer;
pub use evaluation::{Judge, WON, outcome_value};
pub use expert::Expert;
pub use fast::Fast;
pub use minimax::Minimax;
pub use naive::Naive;

pub use crate::catalogue::{Evaluation, PlayerSpec, SpecError, Textbook};

use crate::game::Game;
use crate::stop::Stop;

/// Somebody who chooses moves without being asked twice: any player but a human.
pub trait Player<G: Game> {
    /// Chooses a move in the last of the positions `past`, which are those of one game from its start; `None` exactly
    /// where there is no legal move.
    ///
    /// Tells `report` what it looks at. When `stop` is given it answers within milliseconds with the best it has seen.
    fn choose(&mut self, past: &[G], stop: &Stop, report: Report<'_, G::Move>) -> Option<Thought<G::Move>>;
}

/// Who is told what a player looks at.
pub type Report<'a, M> = &'a mut dyn FnMut(&Glimpse<M>);

/// What a player looks at while it thinks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Glimpse<M> {
    /// How many plies deep it looks.
    pub depth: u32,
    /// What the best line so far is worth to the player, in hundredths of a seed.
    pub value: i32,
    /// The best line so far, as far as it is known; never empty.
    pub line: Vec<M>,
    /// Positions visited so far.
    pub visited: u64,
}

/// A player's choice, and what it cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Thought<M> {
    /// The move.
    pub choice: M,
    /// What the player thinks the move is worth to it, in hundredths of a seed; `None` for a player without an opinion.
    pub value: Option<i32>,
    /// Positions visited.
    pub visited: u64,
}

impl<M> Thought<M> {
    /// A choice made without looking ahead.
    pub(crate) const fn at_sight(choice: M) -> Self {
        Thought { choice, value: None, visited: 0 }
    }
}
