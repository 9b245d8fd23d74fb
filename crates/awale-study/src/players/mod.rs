//! The players: naive, fast, minimax, alpha-beta, Monte Carlo tree search and expert, which are
//! easy to read and written once over any game; the engine, which has a room of its own, as a
//! player among them; and the characters, each with a style of its own.

mod alphabeta;
mod character;
mod computer;
mod deepening;
mod evaluation;
mod expert;
mod fast;
mod mcts;
mod minimax;
mod naive;
mod observer;
mod strong;

pub use alphabeta::{AlphaBeta, Ordering};
pub use character::{RemarkKind, allowance, shows_style};
pub use computer::Computer;
pub use deepening::{Deepening, Memory};
pub use evaluation::{Evaluate, outcome_value, score_of};
pub use expert::Expert;
pub use fast::Fast;
pub use mcts::{Mcts, MctsNode, MctsSearch, Playout};
pub use minimax::Minimax;
pub use naive::Naive;
pub use observer::{Observer, ValueBound, Visit, Window};

pub use crate::catalogue::{
    Character, Evaluation, Exploration, LeafValue, MonteCarlo, PlayerSpec, SpecError, Strength,
    Textbook,
};
pub use strong::{BookUse, Resources};

use awale_engine::{Score, Stop};
use awale_rules::Game;

/// A player that chooses its moves by itself: any player but a human.
pub trait Player<G: Game> {
    /// Chooses a move in the last of the positions `past`, which are those of one game from its
    /// start; `None` exactly where there is no legal move.
    ///
    /// Tells `report` what it looks at. When `stop` is given it answers within milliseconds with
    /// the best it has seen.
    fn choose(
        &mut self,
        past: &[G],
        stop: &Stop,
        report: Report<'_, G::Move>,
    ) -> Option<ChosenMove<G::Move>>;
}

/// Takes what a player looks at.
pub type Report<'a, M> = &'a mut dyn FnMut(&ThinkingInfo<M>);

/// What a player looks at while it thinks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ThinkingInfo<M> {
    /// How many plies deep it looks.
    pub depth: u32,
    /// What the best line so far is worth to the player.
    pub score: Score,
    /// The best line so far, as far as it is known; never empty.
    pub line: Vec<M>,
    /// Positions visited so far.
    pub visited: u64,
    /// Positions visited a second, where the player counts them.
    pub per_second: Option<u64>,
}

impl<M> ThinkingInfo<M> {
    /// What a textbook player sees: the best of the moves it has looked at.
    pub(crate) fn by_hand(depth: u32, value: i32, best: M, visited: u64) -> Self {
        ThinkingInfo {
            depth,
            score: score_of(value),
            line: vec![best],
            visited,
            per_second: None,
        }
    }
}

/// A player's choice, and what it cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChosenMove<M> {
    /// The move.
    pub choice: M,
    /// What the player thinks the move is worth to it, in hundredths of a seed; `None` for a player
    /// without an opinion.
    pub value: Option<i32>,
    /// Positions visited.
    pub visited: u64,
    /// Plies that were looked at to their end, where the player looks ahead.
    pub depth: Option<u32>,
}

impl<M> ChosenMove<M> {
    /// A choice made without looking ahead.
    pub(crate) const fn at_sight(choice: M) -> Self {
        ChosenMove {
            choice,
            value: None,
            visited: 0,
            depth: None,
        }
    }
}

/// Puts `first` in front of `items`, where it is one of them. The others keep their order.
pub(crate) fn put_first<T: PartialEq>(items: &mut [T], first: &T) {
    if let Some(place) = items.iter().position(|item| item == first) {
        items[..=place].rotate_right(1);
    }
}
