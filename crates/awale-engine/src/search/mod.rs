//! The search: alpha-beta with a transposition table, iterative deepening and endgame tables.
//!
//! The files build on each other in this order:
//!
//! | file | contents |
//! | --- | --- |
//! | `value` | the scale of values, and [`Score`] |
//! | `limits` | the limits of a search |
//! | `network`, `pair_network`, `evaluation` | the static evaluation: NNUE-style lookup networks, of single pits and of pairs |
//! | `transposition_table` | results of earlier searches, with the replacement scheme |
//! | `move_ordering` | history table, killer moves, the order of the moves |
//! | `position_history` | the repetition rule within the search |
//! | `table_probe`, `objective` | looking up a board in the endgame tables, and the objective of the search |
//! | `leaf` | values without a search: ends of the game, bounds, depth 0 |
//! | `alpha_beta` | the search of one thread: null windows, late move reductions, cutoffs |
//! | `iterative_deepening` | one ply deeper each time, with aspiration windows |
//! | `lazy_smp` | several threads with the same transposition table |
//! | `levels` | weaker levels: fewer nodes, and moves that they overlook |
//! | `engine` | [`Engine`]: all of this with a simple interface |

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

pub use engine::Engine;
pub use levels::{Handicap, Level, NoSuchLevel};
pub use limits::Limits;
pub use value::{InvalidScore, Score};

/// The maximum depth of a search, in plies. Few games are longer, and a decided game ends a search
/// earlier.
pub const MAX_DEPTH: u32 = 100;
/// The maximum length of a line in plies, a little above the maximum depth.
const MAX_PLY: usize = MAX_DEPTH as usize + 4;

/// The accuracy of the search.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum SearchMode {
    /// Late moves are reduced: they are searched less deep unless they turn out better. The engine
    /// plays in this mode.
    #[default]
    Selective,
    /// Reduces as [`SearchMode::Selective`] does, but does not use results of the transposition
    /// table that were found with another history of the game (no graph history interaction). A
    /// proven score is valid for this game. Analysis uses this mode.
    SelectiveWithGameHistory,
    /// Nothing is reduced. The value equals minimax at the same depth, with the history and the
    /// endings of the game.
    FullWidth,
}

/// A report of a running search, with the data of a UCI `info` line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SearchInfo {
    /// The rank of this line among the best moves: 1 for the best, 2 for the second best
    /// ([`Engine::set_pv_line_count`]).
    pub rank: usize,
    /// The number of completed plies.
    pub depth: u32,
    /// The value of the position for the side to move.
    pub score: Score,
    /// Positions visited, on all threads.
    pub nodes: u64,
    /// Time since the start of the search.
    pub elapsed: Duration,
    /// Number of visited positions whose values the endgame tables contained, on the first thread.
    pub endgame_table_hits: u64,
    /// The share of the transposition table in use, in thousandths.
    pub hash_fullness_per_mille: u32,
    /// The principal variation as far as it is known. Its first move is the one to play.
    pub principal_variation: Vec<Pit>,
}

impl SearchInfo {
    /// Positions visited per second.
    pub fn nodes_per_second(&self) -> u64 {
        let micros = self.elapsed.as_micros().max(1);
        u64::try_from(u128::from(self.nodes) * 1_000_000 / micros).unwrap_or(u64::MAX)
    }
}

/// The result of a search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SearchResult {
    /// The move to play.
    pub best_move: Pit,
    /// The expected reply, if the search was deep enough.
    pub ponder_move: Option<Pit>,
    /// The number of threads that searched, if the system refused some.
    pub reduced_thread_count: Option<usize>,
    /// The final report for the best move.
    pub info: SearchInfo,
    /// The final reports for the second best move, the third and so on
    /// ([`Engine::set_pv_line_count`]).
    pub other_lines: Vec<SearchInfo>,
}

/// The static evaluation: the estimated value of `position` for its side to move, without a search.
/// The search uses it at the end of its lines.
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
pub fn static_evaluation(position: &Position) -> Score {
    Score::from_value(evaluation::static_evaluation(
        &FastRules::new(position.rules()),
        FastBoard::of(position),
    ))
}
