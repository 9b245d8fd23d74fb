//! The strong search: alpha-beta with everything that makes it deep, over the fast board.
//!
//! One concern a file, in the order in which they build on each other: `value` (the scale), `limits`, `network` and
//! `evaluation` (a position at a glance), `table` (what was found out before), `order` (which move first), `path`
//! (repetitions), `oracle` and `stakes` (what the endgame tables know, and what is played for), `horizon` (what needs no
//! looking ahead), `alpha_beta` (one thread's tree), `deepening` (ply after ply), `levels` (what a weak player overlooks),
//! [`Engine`], which keeps the table from move to move, `threads` (those beside the first), and `informed`, which gives it the
//! tables of the game at hand.

mod alpha_beta;
mod deepening;
mod evaluation;
mod horizon;
mod informed;
mod levels;
mod limits;
pub mod network;
mod oracle;
mod order;
mod path;
mod stakes;
mod table;
mod threads;
mod value;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use awale_rules::{FastBoard, FastRules, Pit, Position};

use crate::stop::Stop;

pub use informed::Informed;
pub use levels::{Level, NoSuchLevel, Oversight};
pub use limits::Limits;
pub use oracle::{Known, Oracle};
pub use value::Score;

use alpha_beta::{Search, Shared};
use deepening::deepen;
use order::Memory;
use path::Path;
use table::TableMemory;
use threads::Team;

/// The deepest a search goes, in plies. Games seldom last longer, and a decided one ends a search earlier.
pub const MAX_DEPTH: u32 = 100;
/// The longest line of a search.
const MAX_PLY: usize = MAX_DEPTH as usize + 4;

/// How the tree is searched.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Mode {
    /// Lines that are unlikely to matter are looked at less deep. This is how the engine plays.
    #[default]
    Selective,
    /// Reduces as [`Mode::Selective`] does, but takes no result from the transposition table that was found with another
    /// history: a proven score holds for this game (no graph history interaction). This is how games are analysed.
    Sound,
    /// Nothing is cut away unproven: the value is that of minimax at the same depth, history and endings included.
    Exact,
}

/// What the engine has found out so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// Plies that are completed.
    pub depth: u32,
    /// What the position is worth to its side to move.
    pub score: Score,
    /// Positions visited, on all threads.
    pub nodes: u64,
    /// Time since the start of the search.
    pub time: Duration,
    /// Positions that an endgame table judged, on the first thread.
    pub table_hits: u64,
    /// How full the table of positions is, in thousandths.
    pub fullness: u32,
    /// The best line, as far as it is known; its first move is the one to play.
    pub line: Vec<Pit>,
}

impl Report {
    /// Positions visited a second.
    #[must_use]
    pub fn nodes_per_second(&self) -> u64 {
        let micros = self.time.as_micros().max(1);
        (u128::from(self.nodes) * 1_000_000 / micros) as u64
    }
}

/// The engine's choice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thought {
    /// The move to play.
    pub choice: Pit,
    /// The answer that it expects, if it looked that far.
    pub ponder: Option<Pit>,
    /// How many threads searched, where the system did not give as many as were wanted.
    pub only_threads: Option<usize>,
    /// What it found out, in the end.
    pub report: Report,
}

/// The strong search, with what it remembers from move to move.
#[derive(Debug)]
pub struct Engine {
    table: TableMemory,
    threads: usize,
    mode: Mode,
    oversight: Oversight,
    oracle: Option<OracleHandle>,
}

/// What `position` is worth to its side to move at a glance, without looking ahead: what the search judges by where its
/// lines end.
#[must_use]
pub fn at_a_glance(position: &Position) -> Score {
    Score::of(evaluation::at_a_glance(&FastRules::new(position.rules()), FastBoard::of(position)))
}

/// An oracle, which need not say what it is.
#[derive(Clone)]
struct OracleHandle(Arc<dyn Oracle>);

impl std::fmt::Debug for OracleHandle {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Oracle(up to {} seeds)", self.0.max_seeds())
    }
}

impl Engine {
    /// An engine whose table of positions takes `hash_mb` megabytes, and that searches with so many threads (one at
    /// least, of both).
    #[must_use]
    pub fn new(hash_mb: usize, threads: usize) -> Engine {
        Engine {
            table: TableMemory::new(hash_mb),
            threads: threads.max(1),
            mode: Mode::default(),
            oversight: Oversight::NONE,
            oracle: None,
        }
    }

    /// The same engine, searching in `mode`.
    #[must_use]
    pub fn with_mode(mut self, mode: Mode) -> Engine {
        self.mode = mode;
        self.forget();
        self
    }

    /// Overlooks from now on what `oversight` says. What was found out seeing more, or less, is forgotten.
    pub fn set_oversight(&mut self, oversight: Oversight) {
        if self.oversight != oversight {
            self.oversight = oversight;
            self.forget();
        }
    }

    /// Asks `oracle` from now on for boards of few seeds.
    pub fn set_oracle(&mut self, oracle: Option<Arc<dyn Oracle>>) {
        self.oracle = oracle.map(OracleHandle);
        self.forget();
    }

    /// Searches with so many threads from now on, one at least; with fewer where the system does not give them
    /// ([`Thought::only_threads`]).
    pub fn set_threads(&mut self, threads: usize) {
        self.threads = threads.max(1);
    }

    /// Gives the table of positions another size. It is empty then.
    pub fn set_hash(&mut self, hash_mb: usize) {
        self.table.resize(hash_mb);
    }

    /// How many megabytes the table of positions takes: fewer than were asked for where the system does not give them.
    #[must_use]
    pub fn hash_mb(&self) -> usize {
        self.table.megabytes()
    }

    /// Forgets what was found out in earlier games. To be called when a game by other rules begins: what is known of a
    /// position holds by the rules that it was searched with.
    pub fn forget(&mut self) {
        self.table.clear();
    }

    /// Thinks about the last of the positions `past`, which are those of one game from its start (or from any position
    /// of it). `None` where there is nothing to choose.
    ///
    /// Every completed ply is told to `report`. When `stop` is given, the best move so far is the answer, within a
    /// fraction of a millisecond.
    pub fn think(
        &mut self,
        past: &[Position],
        limits: &Limits,
        stop: &Stop,
        report: &mut dyn FnMut(&Report),
    ) -> Option<Thought> {
        let position = past.last()?;
        let fallback = position.moves().next()?;
        let rules = FastRules::new(position.rules());
        let path = Path::new(past, &rules);
        let mut tables = self.table.tables(self.threads).into_iter();
        let own_table = tables.next()?;
        let shared = Shared {
            oracle: self.oracle.as_ref().map(|handle| &*handle.0),
            limits: *limits,
            started: Instant::now(),
            mode: self.mode,
            oversight: self.oversight,
            stop,
            done: AtomicBool::new(false),
            nodes: AtomicU64::new(0),
        };
        let refused_at = AtomicUsize::new(0);
        let team = Team { shared: &shared, rules, wanted: self.threads, refused_at: &refused_at };
        let found = std::thread::scope(|scope| {
            let mut memory = Memory::new();
            let mut search = Search::new(&shared, own_table, rules, path.clone(), &mut memory);
            team.start(scope, 1, path, tables);
            // However this ends, the helpers end too: they are waited for.
            let _done = Done(&shared.done);
            deepen(&mut search, &shared, position, report)
        });
        let only_threads = Some(refused_at.into_inner()).filter(|&threads| threads > 0);
        // What was refused now is not asked for at every move.
        self.threads = only_threads.unwrap_or(self.threads);
        let choice = found.line.first().copied().unwrap_or(fallback);
        Some(Thought { choice, ponder: found.line.get(1).copied(), only_threads, report: found })
    }
}

/// Says that the first thread is done, as soon as this is dropped: by a panic, too.
struct Done<'a>(&'a AtomicBool);

impl Drop for Done<'_> {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}
