//! [`Engine`]: a search with its transposition table, threads, level and endgame tables.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::time::Instant;

use awale_rules::{Bot, FastRules, Match, Pit, Position, Rules};

use crate::stop::Stop;
use crate::tables::Tables;

use super::alpha_beta::{Search, Shared};
use super::iterative_deepening::iterative_deepening;
use super::lazy_smp::Helpers;
use super::levels::Handicap;
use super::limits::Limits;
use super::move_ordering::OrderingTables;
use super::position_history::PositionHistory;
use super::transposition_table::TranspositionTable;
use super::{Mode, SearchInfo, SearchResult};

/// The engine. It keeps its transposition table from move to move, and empties it when a game by
/// other rules begins.
///
/// # Examples
/// The engine against the greedy player:
/// ```
/// use awale_engine::{Engine, Limits};
/// use awale_rules::{Match, Position, Rules, Seat};
///
/// let mut game = Match::new(Position::start(&Rules::OWARE, Seat::South));
/// let mut engine = Engine::default();
/// while let Some(position) = game.to_play() {
///     let pit = match position.to_move() {
///         Seat::South => position.moves().max_by_key(|&pit| position.gain(pit)).unwrap(),
///         Seat::North => engine.best_move(&game, &Limits::nodes(1_000)).unwrap(),
///     };
///     game.play(pit)?;
/// }
/// assert_eq!(game.outcome().unwrap().tally.winner, Some(Seat::North));
/// # Ok::<(), awale_rules::Refused<awale_rules::IllegalMove>>(())
/// ```
#[derive(Debug)]
pub struct Engine {
    transpositions: TranspositionTable,
    threads: usize,
    lines: usize,
    mode: Mode,
    handicap: Handicap,
    tables: Option<Arc<Tables>>,
    /// The rules of the last game: results in the transposition table hold by these.
    rules: Option<Rules>,
}

/// An engine with a transposition table of 64 MB, on one thread.
impl Default for Engine {
    fn default() -> Engine {
        Engine::new(64, 1)
    }
}

impl Engine {
    /// An engine whose transposition table takes `hash_mb` megabytes and that searches on `threads`
    /// threads; at least one of each.
    #[must_use]
    pub fn new(hash_mb: usize, threads: usize) -> Engine {
        Engine {
            transpositions: TranspositionTable::new(hash_mb),
            threads: threads.max(1),
            lines: 1,
            mode: Mode::default(),
            handicap: Handicap::NONE,
            tables: None,
            rules: None,
        }
    }

    /// The same engine, searching in `mode`.
    #[must_use]
    pub fn with_mode(mut self, mode: Mode) -> Engine {
        self.mode = mode;
        self.forget();
        self
    }

    /// Plays at `level` in the game with this seed: sets what holds the engine back. You find the
    /// limits of a search at that level with [`Level::limits`](super::Level::limits).
    ///
    /// # Examples
    /// ```
    /// use std::time::Duration;
    /// use awale_engine::{Engine, Level};
    /// use awale_rules::{Match, Position, Rules, Seat};
    ///
    /// let level = Level::new(3)?;
    /// let mut engine = Engine::new(1, 1);
    /// engine.set_handicap(level.handicap(42));
    /// let game = Match::new(Position::start(&Rules::AWARI, Seat::South));
    /// assert!(engine.best_move(&game, &level.limits(Duration::from_secs(1))).is_some());
    /// # Ok::<(), awale_engine::NoSuchLevel>(())
    /// ```
    pub fn set_handicap(&mut self, handicap: Handicap) {
        if self.handicap != handicap {
            self.handicap = handicap;
            self.forget();
        }
    }

    /// Probes `tables` from now on, in games whose rules they serve.
    ///
    /// # Examples
    /// ```
    /// use std::sync::Arc;
    /// use awale_engine::tables::{TableRules, Tables};
    /// use awale_engine::{Engine, Limits, Stop};
    /// use awale_rules::{Position, Rules};
    ///
    /// let tables = Tables::solve(TableRules::new(&Rules::AWARI), 5, 1, &Stop::new()).unwrap();
    /// let mut engine = Engine::new(1, 1);
    /// engine.set_tables(Some(Arc::new(tables)));
    /// let position = Position::parse("0-0-0-1-0-1-0-1-0-1-0-1-22-21-S", &Rules::AWARI)?;
    /// let found = engine.think(&[position], &Limits::depth(6), &Stop::new(), &mut |_| ()).unwrap();
    /// assert!(found.info.table_hits > 0);
    /// # Ok::<(), awale_rules::PositionError>(())
    /// ```
    pub fn set_tables(&mut self, tables: Option<Arc<Tables>>) {
        let are_the_same = match (&self.tables, &tables) {
            (Some(old), Some(new)) => Arc::ptr_eq(old, new),
            (None, None) => true,
            _ => false,
        };
        if !are_the_same {
            self.tables = tables;
            self.forget();
        }
    }

    /// Searches on this many threads from now on, at least one; on fewer where the system gives
    /// fewer ([`SearchResult::only_threads`]).
    pub fn set_threads(&mut self, threads: usize) {
        self.threads = threads.max(1);
    }

    /// Searches the `lines` best moves from now on, each with its own value and line; at least one,
    /// and no more than there are legal moves.
    ///
    /// # Examples
    /// ```
    /// use awale_engine::{Engine, Limits, Stop};
    /// use awale_rules::{Position, Rules, Seat};
    ///
    /// let mut engine = Engine::new(1, 1);
    /// engine.set_lines(3);
    /// let start = Position::start(&Rules::OWARE, Seat::South);
    /// let found = engine.think(&[start], &Limits::depth(6), &Stop::new(), &mut |_| ()).unwrap();
    /// assert_eq!(found.others.len(), 2);
    /// assert!(found.info.score.lead() >= found.others[0].score.lead());
    /// ```
    pub fn set_lines(&mut self, lines: usize) {
        self.lines = lines.max(1);
    }

    /// Gives the transposition table another size, in megabytes. It is empty then.
    pub fn set_hash(&mut self, hash_mb: usize) {
        self.transpositions.resize(hash_mb);
    }

    /// How many megabytes the transposition table takes: fewer than requested if the system gives
    /// fewer.
    #[must_use]
    pub fn hash_mb(&self) -> usize {
        self.transpositions.megabytes()
    }

    /// Empties the transposition table.
    pub fn forget(&mut self) {
        self.transpositions.clear();
    }

    /// Gets ready to search positions of these rules: gets the memory of the transposition table
    /// from the system now. Otherwise the system hands it over page by page while the first search
    /// runs, which takes tens of milliseconds of its time for 64 MB. What the table holds of these
    /// rules stays.
    pub fn prepare(&mut self, rules: &Rules) {
        self.begin_game_by(rules);
        self.transpositions.touch();
    }

    /// The move to play in `game`; `None` where there is none. [`Engine::think`] tells more, and
    /// can be stopped.
    pub fn best_move(&mut self, game: &Match, limits: &Limits) -> Option<Pit> {
        game.to_play()?;
        self.think(game.past(), limits, &Stop::new(), &mut |_| ())
            .map(|found| found.best_move)
    }

    /// The engine as a [`Bot`] that searches within `limits`.
    ///
    /// # Examples
    /// ```
    /// use awale_engine::{Engine, Limits};
    /// use awale_rules::{Match, PerSeat, Position, Rules, Seat, play_out};
    ///
    /// let mut shallow = Engine::new(1, 1).into_bot(Limits::depth(1));
    /// let mut deep = Engine::new(1, 1).into_bot(Limits::depth(6));
    /// let mut game = Match::new(Position::start(&Rules::ABAPA, Seat::South));
    /// let outcome = play_out(&mut game, PerSeat { south: &mut shallow, north: &mut deep })?;
    /// println!("{outcome}");
    /// # Ok::<(), awale_rules::IllegalBotMove>(())
    /// ```
    #[must_use]
    pub fn into_bot(self, limits: Limits) -> EngineBot {
        EngineBot {
            engine: self,
            limits,
        }
    }

    /// Searches the last of the positions `past`, which are those of one game in order, so that
    /// repetitions are seen. `None` where there is no legal move.
    ///
    /// Every completed ply is given to `report`, the best move first. When `stop` is given, the
    /// best move so far is the answer, within a fraction of a millisecond.
    ///
    /// # Examples
    /// ```
    /// use awale_engine::{Engine, Limits, Stop};
    /// use awale_rules::{Position, Rules, Seat};
    ///
    /// let start = Position::start(&Rules::OWARE, Seat::South);
    /// let mut depths = Vec::new();
    /// let found = Engine::new(1, 1).think(&[start], &Limits::depth(4), &Stop::new(), &mut |info| depths.push(info.depth));
    /// assert_eq!(depths, [1, 2, 3, 4]);
    /// assert_eq!(found.unwrap().info.depth, 4);
    /// ```
    pub fn think(
        &mut self,
        past: &[Position],
        limits: &Limits,
        stop: &Stop,
        report: &mut dyn FnMut(&SearchInfo),
    ) -> Option<SearchResult> {
        let position = past.last()?;
        let fallback = position.moves().next()?;
        self.begin_game_by(position.rules());
        let rules = FastRules::new(position.rules());
        let history = PositionHistory::new(past, &rules);
        let mut views = self.transpositions.views(self.threads).into_iter();
        let own_view = views.next()?;
        let shared = Shared {
            tables: self
                .tables
                .as_deref()
                .filter(|tables| tables.serve(position.rules())),
            limits: *limits,
            started: Instant::now(),
            mode: self.mode,
            handicap: self.handicap,
            stop,
            done: AtomicBool::new(false),
            nodes: AtomicU64::new(0),
        };
        let refused_at = AtomicUsize::new(0);
        let helpers = Helpers {
            shared: &shared,
            rules,
            wanted: self.threads,
            refused_at: &refused_at,
        };
        let mut found = std::thread::scope(|scope| {
            let mut ordering = OrderingTables::new();
            let mut search = Search::new(&shared, own_view, rules, history.clone(), &mut ordering);
            helpers.start(scope, 1, history, views);
            // However this ends, the helpers end too: the scope waits for them.
            let _done = Done(&shared.done);
            iterative_deepening(&mut search, &shared, position, self.lines, report)
        });
        let only_threads = Some(refused_at.into_inner()).filter(|&threads| threads > 0);
        // Threads that the system refused once are not requested at every move.
        self.threads = only_threads.unwrap_or(self.threads);
        let others = found.split_off(1);
        let info = found.swap_remove(0);
        let best_move = info.line.first().copied().unwrap_or(fallback);
        Some(SearchResult {
            best_move,
            ponder: info.line.get(1).copied(),
            only_threads,
            info,
            others,
        })
    }

    /// Empties the transposition table if the last game was played by other rules.
    fn begin_game_by(&mut self, rules: &Rules) {
        if self
            .rules
            .replace(*rules)
            .is_some_and(|last| last != *rules)
        {
            self.forget();
        }
    }
}

/// Tells the helpers that the first thread is done when it is dropped, after a panic too.
struct Done<'a>(&'a AtomicBool);

impl Drop for Done<'_> {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// The engine as a player of games in the process. You get it from [`Engine::into_bot`].
#[derive(Debug)]
pub struct EngineBot {
    engine: Engine,
    limits: Limits,
}

impl Bot for EngineBot {
    fn choose(&mut self, game: &Match) -> Pit {
        self.engine
            .best_move(game, &self.limits)
            .expect("a game that goes on has a legal move")
    }
}
