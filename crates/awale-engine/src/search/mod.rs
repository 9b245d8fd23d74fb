//! The search: alpha-beta with a transposition table, iterative deepening and endgame tables.
//!
//! Read in this order, the files build on each other:
//!
//! | file | what it holds |
//! | --- | --- |
//! | `value` | the scale of values, and [`Score`] |
//! | `limits` | when a search ends |
//! | `network`, `pair_network`, `evaluation` | the static evaluation: NNUE-style lookup networks, of single pits and of pairs |
//! | `transposition_table` | results of earlier searches, with the replacement scheme |
//! | `move_ordering` | history table, killer moves, the order of the moves |
//! | `position_history` | the repetition rule within the search |
//! | `table_probe`, `objective` | what endgame tables know of a board, and what the search maximises |
//! | `leaf` | values that need no search: ends of the game, bounds, the horizon |
//! | `alpha_beta` | the search of one thread: null windows, late move reductions, cutoffs |
//! | `iterative_deepening` | ply after ply, with aspiration windows |
//! | `lazy_smp` | more threads on the same transposition table |
//! | `levels` | weaker levels: fewer nodes, and moves that they do not see |
//! | `engine` | [`Engine`]: all of it behind a few calls |

mod alpha_beta;
mod engine;
mod evaluation;
mod iterative_deepening;
mod lazy_smp;
mod leaf;
mod levels;
mod limits;
mod move_ordering;
pub(crate) mod network;
mod objective;
pub(crate) mod pair_network;
mod position_history;
mod table_probe;
mod transposition_table;
mod value;

use std::time::Duration;

use awale_rules::{FastBoard, FastRules, Pit, Position};

pub use engine::{Engine, EngineBot};
pub use levels::{Handicap, Level, NoSuchLevel};
pub use limits::Limits;
pub use value::{InvalidScore, Score};

/// The deepest search, in plies. Few games last longer, and a decided game ends a search earlier.
pub const MAX_DEPTH: u32 = 100;
/// The longest line of a search.
const MAX_PLY: usize = MAX_DEPTH as usize + 4;

/// How the tree is searched.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Mode {
    /// Late moves are reduced: searched less deep unless they prove better. This is how the engine
    /// plays.
    #[default]
    Selective,
    /// Reduces as [`Mode::Selective`] does, but takes no result from the transposition table that
    /// was found with another history of the game (no graph history interaction). A proven score
    /// holds for this game. This is how games are analysed.
    Sound,
    /// Nothing is reduced: the value is that of minimax at the same depth, with the history and the
    /// endings of the game.
    Exact,
}

/// What a search has found so far, as a UCI engine tells it in an `info` line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SearchInfo {
    /// Which of the best moves this is about: 1 for the best, 2 for the second best
    /// ([`Engine::set_lines`]).
    pub rank: usize,
    /// Completed plies.
    pub depth: u32,
    /// What the position is worth to its side to move.
    pub score: Score,
    /// Positions visited, on all threads.
    pub nodes: u64,
    /// Time since the start of the search.
    pub time: Duration,
    /// Positions that an endgame table knew, on the first thread.
    pub table_hits: u64,
    /// How full the transposition table is, in thousandths.
    pub fullness: u32,
    /// The principal variation: the best line as far as it is known. Its first move is the one to
    /// play.
    pub line: Vec<Pit>,
}

impl SearchInfo {
    /// Positions visited per second.
    #[must_use]
    pub fn nodes_per_second(&self) -> u64 {
        let micros = self.time.as_micros().max(1);
        u64::try_from(u128::from(self.nodes) * 1_000_000 / micros).unwrap_or(u64::MAX)
    }
}

/// The result of a search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SearchResult {
    /// The move to play.
    pub best_move: Pit,
    /// The expected answer, if the search went that far.
    pub ponder: Option<Pit>,
    /// How many threads searched, where the system gave fewer than were wanted.
    pub only_threads: Option<usize>,
    /// What the search found in the end.
    pub info: SearchInfo,
    /// The same for the second best move, the third and so on, as many as [`Engine::set_lines`]
    /// asks for.
    pub others: Vec<SearchInfo>,
}

/// The static evaluation: what `position` is worth to its side to move without a search. This is
/// what the search uses where its lines end.
///
/// # Examples
/// ```
/// use awale_engine::{Score, static_evaluation};
/// use awale_rules::{Position, Rules};
///
/// let over = Position::parse("0-0-0-0-0-0-2-0-0-0-0-1-25-20-N", &Rules::OWARE)?;
/// assert_eq!(static_evaluation(&over), Score::Proven(-5));
/// # Ok::<(), awale_rules::PositionError>(())
/// ```
#[must_use]
pub fn static_evaluation(position: &Position) -> Score {
    Score::of(evaluation::static_evaluation(
        &FastRules::new(position.rules()),
        FastBoard::of(position),
    ))
}
