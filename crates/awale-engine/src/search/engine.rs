//! [`Engine`]: a search with its transposition table, threads, level and endgame tables.

use std::sync::{
    Arc,
    atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering},
};

use awale_rules::{FastRules, Match, Pit, Position, Rules};
use web_time::Instant;

use crate::{stop::Stop, tables::Tables};

use super::{
    SearchInfo, SearchMode, SearchResult,
    alpha_beta::{Search, SharedSearchState},
    iterative_deepening::iterative_deepening,
    lazy_smp::HelperThreadStarter,
    levels::Handicap,
    limits::Limits,
    move_ordering::OrderingTables,
    objective::Objective,
    position_history::PositionHistory,
    transposition_table::TranspositionTable,
};

/// The engine. It keeps its transposition table from move to move, and clears it when a game by
/// other rules starts.
///
/// # Examples
/// A game of the engine against a player that captures as much as it can:
/// ```
/// use awale_engine::{Engine, Limits};
/// use awale_rules::{Match, Position, Rules, Seat};
///
/// let mut game = Match::new(Position::start(&Rules::OWARE, Seat::South));
/// let mut engine = Engine::default();
/// while let Some(position) = game.unfinished_position() {
///     let pit = match position.to_move() {
///         Seat::South => position.moves().max_by_key(|&pit| position.net_gain(pit)).unwrap(),
///         Seat::North => engine.best_move(&game, &Limits::nodes(1_000)).unwrap(),
///     };
///     game.play(pit)?;
/// }
/// assert_eq!(game.outcome().unwrap().final_result.winner, Some(Seat::North));
/// # Ok::<(), awale_rules::RefusedMove<awale_rules::IllegalMove>>(())
/// ```
#[derive(Debug)]
pub struct Engine {
    transpositions: TranspositionTable,
    threads: usize,
    pv_line_count: usize,
    search_mode: SearchMode,
    objective_outside_tables: Objective,
    handicap: Handicap,
    tables: Option<Arc<Tables>>,
    /// The rules of the last game. Entries of the transposition table are valid for these rules
    /// only.
    last_game_rules: Option<Rules>,
}

/// Makes an engine with a transposition table of 64 MB, on one thread.
impl Default for Engine {
    fn default() -> Engine {
        Engine::new(64, 1)
    }
}

impl Engine {
    /// Makes an engine with a transposition table of `hash_mb` megabytes and with `threads`
    /// threads. A value of 0 counts as 1.
    pub fn new(hash_mb: usize, threads: usize) -> Engine {
        Engine {
            transpositions: TranspositionTable::new(hash_mb),
            threads: threads.max(1),
            pv_line_count: 1,
            search_mode: SearchMode::default(),
            objective_outside_tables: Objective::GameResult,
            handicap: Handicap::NONE,
            tables: None,
            last_game_rules: None,
        }
    }

    /// Returns the engine with another search mode.
    #[must_use]
    pub fn with_search_mode(mut self, mode: SearchMode) -> Engine {
        self.search_mode = mode;
        self.clear_hash();
        self
    }

    /// Sets whether searches maximize the expected final lead instead of the result of the game.
    /// Then every score is an estimate in seeds, unless the tables have the position itself. An
    /// engine that plays for the result may give away seeds where a win or a loss is certain.
    ///
    /// # Examples
    /// ```
    /// use awale_engine::{Engine, Limits, Score, Stop};
    /// use awale_rules::{Position, Rules};
    ///
    /// // South wins with its only move: F takes two seeds.
    /// let position = Position::parse("0-0-0-0-0-1-1-0-0-0-0-1-23-22-S", &Rules::OWARE)?;
    /// let mut engine = Engine::new(1, 1);
    /// let mut score = |maximizes_lead| {
    ///     engine.set_maximizes_lead(maximizes_lead);
    ///     engine.think(&[position], &Limits::depth(4), &Stop::new(), &mut |_| ()).unwrap().info.score
    /// };
    /// assert_eq!(score(false), Score::Proven(3));
    /// assert_eq!(score(true), Score::Estimate(300));
    /// # Ok::<(), awale_rules::PositionError>(())
    /// ```
    pub fn set_maximizes_lead(&mut self, maximizes_lead: bool) {
        self.objective_outside_tables = if maximizes_lead {
            Objective::ExpectedLead
        } else {
            Objective::GameResult
        };
    }

    /// Sets the handicap of a level for the game with this seed.
    /// [`Level::limits`](super::Level::limits) returns the search limits of the level.
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
            self.clear_hash();
        }
    }

    /// Uses `tables` from now on, in games by the rules of the tables. `None` removes the tables.
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
    /// assert!(found.info.endgame_table_hits > 0);
    /// # Ok::<(), awale_rules::PositionError>(())
    /// ```
    pub fn set_tables(&mut self, tables: Option<Arc<Tables>>) {
        let are_same_tables = match (&self.tables, &tables) {
            (Some(old), Some(new)) => Arc::ptr_eq(old, new),
            (None, None) => true,
            _ => false,
        };
        if !are_same_tables {
            self.tables = tables;
            self.clear_hash();
        }
    }

    /// Sets the number of search threads. 0 counts as 1. If the system refuses threads, the search
    /// uses fewer and reports it in [`SearchResult::reduced_thread_count`].
    pub fn set_threads(&mut self, threads: usize) {
        self.threads = threads.max(1);
    }

    /// Sets the number of best moves to search, each with its own value and line. 0 counts as 1,
    /// and a search returns no more lines than there are legal moves.
    ///
    /// # Examples
    /// ```
    /// use awale_engine::{Engine, Limits, Stop};
    /// use awale_rules::{Position, Rules, Seat};
    ///
    /// let mut engine = Engine::new(1, 1);
    /// engine.set_pv_line_count(3);
    /// let start = Position::start(&Rules::OWARE, Seat::South);
    /// let found = engine.think(&[start], &Limits::depth(6), &Stop::new(), &mut |_| ()).unwrap();
    /// assert_eq!(found.other_lines.len(), 2);
    /// assert!(found.info.score.lead_centiseeds() >= found.other_lines[0].score.lead_centiseeds());
    /// ```
    pub fn set_pv_line_count(&mut self, pv_line_count: usize) {
        self.pv_line_count = pv_line_count.max(1);
    }

    /// Resizes the transposition table to this many megabytes, and clears it.
    pub fn set_hash_mb(&mut self, hash_mb: usize) {
        self.transpositions.resize(hash_mb);
    }

    /// The size of the transposition table in megabytes. It is smaller than requested if the system
    /// has less memory.
    pub fn hash_mb(&self) -> usize {
        self.transpositions.megabytes()
    }

    /// Clears the transposition table.
    pub fn clear_hash(&mut self) {
        self.transpositions.clear();
    }

    /// Prepares a search of positions by these rules: takes the memory of the transposition table
    /// from the system now. Otherwise the system provides each page at first use, which costs the
    /// first search tens of milliseconds for 64 MB. Entries for these rules are kept.
    pub fn prepare_transposition_table(&mut self, rules: &Rules) {
        self.clear_if_rules_changed(rules);
        self.transpositions.touch_pages();
    }

    /// Returns the best move in `game`, or `None` if the game is over. [`Engine::think`] returns
    /// more details, and can be stopped.
    pub fn best_move(&mut self, game: &Match, limits: &Limits) -> Option<Pit> {
        game.unfinished_position()?;
        self.think(game.positions_so_far(), limits, &Stop::new(), &mut |_| ())
            .map(|found| found.best_move)
    }

    /// Searches the last position of `positions_so_far`. The earlier positions of the game are
    /// needed to detect repetitions. Returns `None` if there is no legal move.
    ///
    /// Calls `report` after every completed ply, for the best move first. After `stop` is set, the
    /// function returns the best move so far within a fraction of a millisecond.
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
        positions_so_far: &[Position],
        limits: &Limits,
        stop: &Stop,
        report: &mut dyn FnMut(&SearchInfo),
    ) -> Option<SearchResult> {
        let position = positions_so_far.last()?;
        let fallback_move = position.moves().next()?;
        self.clear_if_rules_changed(position.rules());
        let rules = FastRules::new(position.rules());
        let history = PositionHistory::new(positions_so_far, &rules);
        let mut thread_tables = self.transpositions.begin_search(self.threads).into_iter();
        let first_thread_table = thread_tables.next()?;
        let shared = SharedSearchState {
            tables: self
                .tables
                .as_deref()
                .filter(|tables| tables.are_for_rules(position.rules())),
            limits: *limits,
            start_time: Instant::now(),
            search_mode: self.search_mode,
            objective_outside_tables: self.objective_outside_tables,
            handicap: self.handicap,
            stop,
            has_first_thread_ended: AtomicBool::new(false),
            nodes: AtomicU64::new(0),
        };
        let thread_count_at_refusal = AtomicUsize::new(0);
        let helper_thread_starter = HelperThreadStarter {
            shared: &shared,
            rules,
            requested_threads: self.threads,
            thread_count_at_refusal: &thread_count_at_refusal,
        };
        let mut variation_reports = std::thread::scope(|scope| {
            let mut ordering = OrderingTables::new();
            let mut search = Search::new(
                &shared,
                first_thread_table,
                rules,
                history.clone(),
                &mut ordering,
            );
            helper_thread_starter.start_helper(scope, 1, history, thread_tables);
            // The guard ends the helper threads in any case. Otherwise the scope would wait for
            // them forever.
            let _end_helpers_guard = EndHelpersOnDrop(&shared.has_first_thread_ended);
            iterative_deepening(&mut search, &shared, position, self.pv_line_count, report)
        });
        let reduced_thread_count =
            Some(thread_count_at_refusal.into_inner()).filter(|&threads| threads > 0);
        // If the system has refused threads once, do not request them again for every move.
        self.threads = reduced_thread_count.unwrap_or(self.threads);
        let other_lines = variation_reports.split_off(1);
        let info = variation_reports.swap_remove(0);
        let best_move = info
            .principal_variation
            .first()
            .copied()
            .unwrap_or(fallback_move);
        Some(SearchResult {
            best_move,
            ponder_move: info.principal_variation.get(1).copied(),
            reduced_thread_count,
            info,
            other_lines,
        })
    }

    /// Clears the transposition table if the last game had other rules.
    fn clear_if_rules_changed(&mut self, rules: &Rules) {
        if self
            .last_game_rules
            .replace(*rules)
            .is_some_and(|last| last != *rules)
        {
            self.clear_hash();
        }
    }
}

/// Sets the flag that ends the helper threads when it is dropped, even after a panic.
struct EndHelpersOnDrop<'a>(&'a AtomicBool);

impl Drop for EndHelpersOnDrop<'_> {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}
