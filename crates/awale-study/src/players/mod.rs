//! The computer players. Naive, fast, minimax, alpha-beta and Monte Carlo tree search play any
//! game, and the expert plays matches; their code is written to be read. The engine of
//! `awale-engine` is wrapped as a player. The characters have a style.

mod alphabeta;
mod character;
mod computer;
mod deepening;
mod engine_player;
mod evaluation;
mod expert;
mod fast;
mod mcts;
mod minimax;
mod naive;
mod observer;

pub use alphabeta::{AlphaBeta, MoveOrdering};
pub use character::{RemarkOccasion, max_style_cost_centiseeds, shows_style};
pub use computer::ComputerPlayer;
pub use deepening::{Deepening, DeepeningMemory};
pub use evaluation::{Evaluate, outcome_value, score_of};
pub use expert::MatchesGameExpert;
pub use fast::FastPlayer;
pub use mcts::{Mcts, MctsNode, MctsSearch, Playout};
pub use minimax::Minimax;
pub use naive::NaivePlayer;
pub use observer::{SearchObserver, SearchWindow, ValueBound, VisitEnd};

pub use crate::catalogue::{
    Character, EngineStrength, Evaluation, ExplorationConstant, LeafValuation, MonteCarloOptions,
    PlayerSpec, PlayerSpecError, TextbookOptions,
};
pub use engine_player::{BookUse, EngineResources};

use awale_engine::{Score, Stop};
use awale_rules::Game;
use serde::{Deserialize, Serialize};

/// A computer player of the game `G`.
pub trait Player<G: Game> {
    /// Chooses a move in the last of the positions `positions_so_far`, which are all positions of
    /// one game from its start. Returns `None` if no move is legal or the player does not play this
    /// game.
    ///
    /// Passes its progress to `report`. If `stop` is set, it returns the best move so far within
    /// milliseconds.
    fn choose(
        &mut self,
        positions_so_far: &[G],
        stop: &Stop,
        report: ReportThinking<'_, G::Move>,
    ) -> Option<ChosenMove<G::Move>>;
}

/// A function that receives a player's progress.
pub type ReportThinking<'a, M> = &'a mut dyn FnMut(&ThinkingInfo<M>);

/// The progress of a player that is thinking.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ThinkingInfo<M> {
    /// The current search depth in plies.
    pub depth: u32,
    /// The value of the best line so far, to the player.
    pub score: Score,
    /// The best line so far; never empty.
    pub line: Vec<M>,
    /// The number of positions visited so far.
    pub visited_positions: u64,
    /// Positions visited per second, if the player measures that.
    pub positions_per_second: Option<u64>,
}

impl<M> ThinkingInfo<M> {
    /// Creates the progress of a textbook player, which knows only the best move so far.
    pub(crate) fn from_textbook_search(
        depth: u32,
        value: i32,
        best_move: M,
        visited_positions: u64,
    ) -> Self {
        ThinkingInfo {
            depth,
            score: score_of(value),
            line: vec![best_move],
            visited_positions,
            positions_per_second: None,
        }
    }
}

/// A player's choice, and the effort that it took.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChosenMove<M> {
    /// The chosen move.
    pub choice: M,
    /// The player's value of the move, in hundredths of a seed, or `None` if the player has not
    /// valued the move.
    pub value: Option<i32>,
    /// The number of positions visited.
    pub visited: u64,
    /// The number of plies searched completely, if the player searches.
    pub depth: Option<u32>,
}

impl<M> ChosenMove<M> {
    /// Creates a choice that was made without a search.
    pub(crate) const fn without_search(choice: M) -> Self {
        ChosenMove {
            choice,
            value: None,
            visited: 0,
            depth: None,
        }
    }
}

/// Moves `first` to the front of `items`, if it is there. The others keep their order.
pub(crate) fn move_to_front<T: PartialEq>(items: &mut [T], first: &T) {
    if let Some(index) = items.iter().position(|item| item == first) {
        items[..=index].rotate_right(1);
    }
}
