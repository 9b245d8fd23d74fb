//! Principal variation search: negamax alpha-beta with null windows and late move reductions, as
//! one thread does it.
//!
//! The contract of the window: [`Search::search`] answers with a value `v` for a window `alpha <
//! beta` (fail-soft). If `v <= alpha`, the true value is at most `v`; if `v >= beta`, it is at
//! least `v`; in between it is `v`. The true value is that of minimax at the same depth, with the
//! history of the game. Late move reductions make it an approximation; [`Mode::Exact`] switches
//! them off.
//!
//! Sources: Knuth and Moore, *An Analysis of Alpha-Beta Pruning* (1975); chessprogramming.org,
//! *Principal Variation Search*, *Null Window*, *Late Move Reductions*, *Fail-Soft*.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Instant;

use awale_rules::{FastBoard, FastRules, Pit};

use crate::stop::Stop;
use crate::tables::Tables;

use super::evaluation::Evaluator;
use super::levels::Handicap;
use super::limits::Limits;
use super::move_ordering::{MovePicker, OrderingTables, ScoredMove};
use super::objective::{Objective, Past};
use super::position_history::{PositionHistory, SHORTEST_CYCLE};
use super::table_probe::LEAST_DEPTH_COMPRESSED;
use super::transposition_table::{Bound, NO_MOVE, ThreadTable, TtEntry};
use super::value::{INFINITE, Score, TABLE_WON, Value, WON};
use super::{MAX_PLY, Mode, SearchInfo};

/// How often the clock and the stop signal are read, in nodes: every tenth of a millisecond.
const POLL_EVERY: u64 = 1024;

/// What all threads of a search have in common.
pub(super) struct Shared<'a> {
    /// Endgame tables for the rules of the game.
    pub tables: Option<&'a Tables>,
    pub limits: Limits,
    pub started: Instant,
    pub mode: Mode,
    pub handicap: Handicap,
    /// Given by the caller of the search.
    pub stop: &'a Stop,
    /// Set by the first thread when it is done, so that its helpers end too.
    pub done: AtomicBool,
    /// Nodes of all threads, brought up to date at every poll.
    pub nodes: AtomicU64,
}

/// The principal variation below a ply.
#[derive(Clone, Copy, Debug)]
pub(super) struct PvLine {
    pits: [u8; MAX_PLY],
    length: usize,
}

impl PvLine {
    const EMPTY: PvLine = PvLine {
        pits: [0; MAX_PLY],
        length: 0,
    };

    pub(super) fn pits(&self) -> &[u8] {
        &self.pits[..self.length]
    }

    fn set(&mut self, first: u8, rest: &PvLine) {
        let length = (rest.length + 1).min(MAX_PLY);
        self.pits[0] = first;
        self.pits[1..length].copy_from_slice(&rest.pits[..length - 1]);
        self.length = length;
    }
}

/// One thread's search.
pub(super) struct Search<'a> {
    pub shared: &'a Shared<'a>,
    pub table: ThreadTable<'a>,
    pub rules: FastRules,
    pub evaluator: Evaluator,
    pub objective: Objective,
    history: PositionHistory,
    ordering: &'a mut OrderingTables,
    lines: Vec<PvLine>,
    /// Nodes visited by this thread.
    pub nodes: u64,
    /// Nodes of this thread that the shared count has already.
    counted: u64,
    /// At this number of nodes the limits are checked again.
    next_poll: u64,
    pub table_hits: u64,
    pub stopped: bool,
    /// Root moves that are not searched, a bit for each pit: the better ones of several lines.
    pub skipped: u8,
}

impl<'a> Search<'a> {
    pub(super) fn new(
        shared: &'a Shared<'a>,
        table: ThreadTable<'a>,
        rules: FastRules,
        history: PositionHistory,
        ordering: &'a mut OrderingTables,
    ) -> Search<'a> {
        let next_poll = POLL_EVERY.min(shared.limits.nodes.unwrap_or(POLL_EVERY));
        let mut search = Search {
            shared,
            table,
            rules,
            evaluator: Evaluator::new(&rules, shared.handicap.network()),
            objective: Objective::Game,
            history,
            ordering,
            lines: vec![PvLine::EMPTY; MAX_PLY + 1],
            nodes: 0,
            counted: 0,
            next_poll,
            table_hits: 0,
            stopped: false,
            skipped: 0,
        };
        let may_repeat = search.history.root_run() > 0 && !rules.sows_stores();
        let past = if may_repeat {
            Past::MayComeBack
        } else {
            Past::Gone
        };
        search.objective = Objective::of_root(
            search.probe_tables(search.history.root(), LEAST_DEPTH_COMPRESSED),
            past,
        );
        search
    }

    /// The best line of the root, as far as it is known.
    pub(super) fn best_line(&self) -> &[u8] {
        self.lines[0].pits()
    }

    /// What is known at this moment of a search that has completed `depth` plies, with the best
    /// `line`.
    pub(super) fn info(&mut self, depth: u32, score: Score, line: Vec<Pit>) -> SearchInfo {
        SearchInfo {
            rank: 1,
            depth,
            score,
            nodes: self.publish_nodes(),
            time: self.shared.started.elapsed(),
            table_hits: self.table_hits,
            fullness: self.table.fullness(),
            line,
        }
    }

    /// The value of the root at `depth`, within the window, without the moves that are skipped.
    pub(super) fn search_root(&mut self, depth: i32, alpha: Value, beta: Value) -> Value {
        let board = self.history.root();
        self.lines[0].length = 0;
        self.search(board, depth, alpha, beta, 0, self.history.root_run())
    }

    /// The value of `board`, which is `ply` plies after the root and `run` plies after the last
    /// capture.
    fn search(
        &mut self,
        board: FastBoard,
        depth: i32,
        alpha: Value,
        beta: Value,
        ply: usize,
        run: usize,
    ) -> Value {
        // 1. Count the node; check the limits.
        if self.nodes >= self.next_poll && self.must_stop() {
            return 0;
        }
        self.nodes += 1;

        // 2. Ends of the game that need no move generation; bounds by the seeds left.
        if ply > 0 {
            if self.rules.is_over_by_count(board) {
                return self.value_when_over_by_count(board);
            }
            if self.history.is_repetition(board, ply, run) {
                return self
                    .objective
                    .of_final_lead(self.rules.lead_when_repeated(board));
            }
        }
        let (lowest, highest) = self.bounds(board);
        if ply > 0 && lowest >= beta {
            return lowest;
        }
        if ply > 0 && highest <= alpha {
            return highest;
        }

        // 3. The horizon: static evaluation.
        if depth <= 0 {
            return self.value_at_horizon(board, lowest, highest, run);
        }
        self.search_moves(board, depth, alpha, beta, ply, run)
    }

    /// The value of `board` by its moves.
    ///
    /// This is a function of its own because three of four nodes are at the horizon, and do without
    /// the stack of a move list.
    #[inline(never)]
    fn search_moves(
        &mut self,
        board: FastBoard,
        depth: i32,
        mut alpha: Value,
        beta: Value,
        ply: usize,
        run: usize,
    ) -> Value {
        // 4. Probe the endgame tables.
        if ply > 0
            && let Some(value) = self.probe_settled(board, depth, run)
        {
            return value;
        }

        // 5. Probe the transposition table; a deep enough entry is a cutoff.
        self.history.set(ply, board);
        let key = board.hash() ^ self.history_key(ply, run, depth) ^ self.objective.key();
        let is_principal = beta - alpha > 1;
        let known = self.table.probe(key, depth);
        if let Some(entry) = known
            && ply > 0
            && self.allows_cutoff(entry, depth, alpha, beta)
        {
            return entry.value;
        }

        // 6. Generate and order the moves; without any the game is over.
        let from_table = known.map_or(NO_MOVE, |entry| entry.pit);
        let mut moves = MovePicker::new(
            &self.rules,
            board,
            from_table,
            self.ordering,
            ply,
            self.objective,
        );
        if moves.is_empty() {
            return self
                .objective
                .of_final_lead(self.rules.lead_when_stuck(board));
        }
        if self.shared.handicap.hides_moves() {
            moves.hide(self.shared.handicap, board);
        }
        let skips = ply == 0 && self.skipped != 0;
        if skips && !moves.skip(self.skipped) {
            return -INFINITE;
        }
        for after in moves.boards() {
            self.table
                .prefetch(after.hash() ^ self.objective.key(), depth - 1);
        }

        // 7. Search the moves, the most promising first.
        let floor = alpha;
        let mut best = -INFINITE;
        let mut best_pit = NO_MOVE;
        for number in 0..moves.len() {
            let mv = moves.pick(number);
            let value = self.search_move(mv, number, depth, alpha, beta, ply, run);
            if self.stopped {
                return 0;
            }
            if value <= best {
                continue;
            }
            best = value;
            if value > alpha {
                best_pit = mv.pit;
                alpha = value;
                if is_principal {
                    self.extend_line(ply, mv.pit);
                }
                if value >= beta {
                    self.ordering.learn(board, &moves, number, ply, depth);
                    break;
                }
            }
        }

        // 8. Store the result in the transposition table, if it is that of all moves.
        if !skips {
            self.table.store(
                key,
                TtEntry {
                    value: best,
                    depth,
                    bound: Bound::of(best, floor, beta),
                    pit: best_pit,
                },
            );
        }
        best
    }

    /// The value of one move.
    ///
    /// The first move is searched with the full window. Each later move is searched with a null
    /// window and reduced depth (late move reduction), to prove that it is no better. If it beats
    /// alpha, it is re-searched to full depth, still with the null window. If it beats alpha again,
    /// but not beta, it is re-searched with the full window, for its value. In a node that has a
    /// null window itself there is nothing between alpha and beta, so no such re-search.
    #[inline]
    #[allow(clippy::too_many_arguments)]
    fn search_move(
        &mut self,
        mv: ScoredMove,
        number: usize,
        depth: i32,
        alpha: Value,
        beta: Value,
        ply: usize,
        run: usize,
    ) -> Value {
        let board = mv.after;
        let run = if mv.gains { 0 } else { run + 1 };
        if beta - alpha > 1 {
            self.lines[ply + 1].length = 0;
        }
        if number == 0 {
            return -self.search(board, depth - 1, -beta, -alpha, ply + 1, run);
        }
        let reduction = self.reduction(depth);
        let mut value = -self.search(
            board,
            depth - 1 - reduction,
            -alpha - 1,
            -alpha,
            ply + 1,
            run,
        );
        if value > alpha && reduction > 0 {
            value = -self.search(board, depth - 1, -alpha - 1, -alpha, ply + 1, run);
        }
        if value > alpha && value < beta {
            value = -self.search(board, depth - 1, -beta, -alpha, ply + 1, run);
        }
        value
    }

    /// The late move reduction: by how many plies a later move is searched less deep, but not to
    /// below the horizon. In contrast to chess engines every move after the first is reduced,
    /// captures too. Three plies scored 57.4 % of 400 games against no reduction; two or four made
    /// no difference to three (`docs/engine.md`).
    #[inline]
    fn reduction(&self, depth: i32) -> i32 {
        if self.shared.mode == Mode::Exact || depth < 2 {
            0
        } else {
            3.min(depth - 1)
        }
    }

    /// Whether `entry` of the transposition table makes the search of this node unnecessary.
    #[inline]
    fn allows_cutoff(&self, entry: TtEntry, depth: i32, alpha: Value, beta: Value) -> bool {
        let is_principal = beta - alpha > 1;
        let suffices = match self.shared.mode {
            Mode::Exact => entry.depth == depth,
            // A proven value needs no depth. Nodes of the principal variation are always searched,
            // so that the line can be shown.
            Mode::Selective | Mode::Sound => {
                !is_principal && (entry.depth >= depth || is_settled(entry))
            }
        };
        suffices
            && match entry.bound {
                Bound::Exact => true,
                Bound::Lower => entry.value >= beta,
                Bound::Upper => entry.value <= alpha,
            }
    }

    /// What of the history of the game can change the value of a position, as a part of the key of
    /// the transposition table.
    ///
    /// The selective search leaves it out, as engines do: errors by it are rare and small (graph
    /// history interaction), and transpositions are common. The exact and the sound search include
    /// it. An earlier position matters only if it can come back within `depth` plies, and before
    /// that all twelve pits are emptied.
    #[inline]
    fn history_key(&self, ply: usize, run: usize, depth: i32) -> u64 {
        if self.shared.mode == Mode::Selective
            || run + (depth.cast_unsigned() as usize) < SHORTEST_CYCLE
        {
            0
        } else {
            self.history
                .key_of_possible_repetitions(ply, run, depth.cast_unsigned() as usize)
        }
    }

    fn extend_line(&mut self, ply: usize, pit: u8) {
        let (here, below) = self.lines.split_at_mut(ply + 1);
        here[ply].set(pit, &below[0]);
    }

    /// Checks the limits. Once one is reached, every node returns, until the search is left.
    #[cold]
    fn must_stop(&mut self) -> bool {
        if self.stopped {
            return true;
        }
        let total = self.publish_nodes();
        let limits = &self.shared.limits;
        self.stopped = self.shared.stop.is_stopped()
            || self.shared.done.load(Ordering::Relaxed)
            || limits.nodes.is_some_and(|most| total >= most)
            || limits
                .hard_time
                .is_some_and(|time| self.shared.started.elapsed() >= time);
        let left = limits
            .nodes
            .map_or(POLL_EVERY, |most| most.saturating_sub(total));
        self.next_poll = if self.stopped {
            0
        } else {
            self.nodes + left.min(POLL_EVERY)
        };
        self.stopped
    }

    /// Adds the new nodes of this thread to the shared count, and returns that.
    pub(super) fn publish_nodes(&mut self) -> u64 {
        let fresh = self.nodes - self.counted;
        self.counted = self.nodes;
        self.shared.nodes.fetch_add(fresh, Ordering::Relaxed) + fresh
    }
}

/// Whether `entry` proves a win or a loss, which a deeper search cannot change.
#[inline]
fn is_settled(entry: TtEntry) -> bool {
    entry.bound != Bound::Upper && entry.value >= TABLE_WON
        || entry.bound != Bound::Lower && entry.value <= -TABLE_WON
}

const _: () = assert!(
    WON + 72 < INFINITE,
    "a won game of the largest variant is below the window's end"
);
