//! Principal variation search of one thread: negamax alpha-beta with null windows and late move
//! reductions.
//!
//! [`Search::search_node`] returns a value `v` for a window `alpha < beta` (fail-soft). If `v <=
//! alpha`, the true value is at most `v`. If `v >= beta`, it is at least `v`. In between it is `v`.
//! The true value is the minimax value at the same depth, with the history of the game. Late move
//! reductions make it an approximation, and [`SearchMode::FullWidth`] turns them off.
//!
//! Sources: Knuth and Moore, *An Analysis of Alpha-Beta Pruning* (1975); chessprogramming.org,
//! *Principal Variation Search*, *Null Window*, *Late Move Reductions*, *Fail-Soft*.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use awale_rules::{FastBoard, FastRules, MAX_GAME_SEEDS, Pit};
use web_time::Instant;

use crate::{stop::Stop, tables::Tables};

use super::{
    MAX_PLY, SearchInfo, SearchMode,
    evaluation::Evaluator,
    levels::Handicap,
    limits::Limits,
    move_ordering::{MovePicker, OrderingTables, PickedMove},
    objective::{Objective, PastPositions},
    position_history::{MIN_CYCLE_PLIES, PositionHistory},
    table_probe::MIN_COMPRESSED_PROBE_DEPTH,
    transposition_table::{Bound, NO_MOVE, ThreadTable, TtEntry},
    value::{INFINITE, PROVEN_WIN, Score, TABLE_WIN, Value},
};

/// Nodes between two checks of the clock and the stop signal: a tenth of a millisecond.
const NODES_BETWEEN_POLLS: u64 = 1024;

/// The state that all threads of a search share.
pub(super) struct SharedSearchState<'a> {
    /// Endgame tables for the rules of the game.
    pub tables: Option<&'a Tables>,
    pub limits: Limits,
    pub start_time: Instant,
    pub search_mode: SearchMode,
    /// The objective if the tables do not have the root.
    pub objective_outside_tables: Objective,
    pub handicap: Handicap,
    /// The stop signal of the caller.
    pub stop: &'a Stop,
    /// Set by the first thread when it ends, so that the helper threads end too.
    pub has_first_thread_ended: AtomicBool,
    /// The nodes of all threads, updated at every check of the limits.
    pub nodes: AtomicU64,
}

/// The principal variation from one ply to the end.
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

    pub(super) fn played_pits(&self) -> &[u8] {
        &self.pits[..self.length]
    }

    fn set_first_and_rest(&mut self, first_pit: u8, following_line: &PvLine) {
        let length = (following_line.length + 1).min(MAX_PLY);
        self.pits[0] = first_pit;
        self.pits[1..length].copy_from_slice(&following_line.pits[..length - 1]);
        self.length = length;
    }
}

/// The state of the search in one thread.
pub(super) struct Search<'a> {
    pub shared: &'a SharedSearchState<'a>,
    pub transpositions: ThreadTable<'a>,
    pub rules: FastRules,
    pub evaluator: Evaluator,
    pub objective: Objective,
    position_history: PositionHistory,
    ordering_tables: &'a mut OrderingTables,
    pv_lines: Vec<PvLine>,
    /// Nodes visited by this thread.
    pub nodes: u64,
    /// The nodes of this thread that the shared count already includes.
    published_node_count: u64,
    /// The node count at which the limits are checked again.
    next_poll_node_count: u64,
    pub endgame_table_hits: u64,
    pub is_stopped: bool,
    /// Root moves to skip, one bit per pit. They are the better moves when several lines are
    /// requested.
    pub skipped_root_move_bits: u8,
}

impl<'a> Search<'a> {
    pub(super) fn new(
        shared: &'a SharedSearchState<'a>,
        transpositions: ThreadTable<'a>,
        rules: FastRules,
        position_history: PositionHistory,
        ordering_tables: &'a mut OrderingTables,
    ) -> Search<'a> {
        let next_poll_node_count =
            NODES_BETWEEN_POLLS.min(shared.limits.nodes.unwrap_or(NODES_BETWEEN_POLLS));
        let mut search = Search {
            shared,
            transpositions,
            rules,
            evaluator: Evaluator::new(&rules, shared.handicap.network_size()),
            objective: shared.objective_outside_tables,
            position_history,
            ordering_tables,
            pv_lines: vec![PvLine::EMPTY; MAX_PLY + 1],
            nodes: 0,
            published_node_count: 0,
            next_poll_node_count,
            endgame_table_hits: 0,
            is_stopped: false,
            skipped_root_move_bits: 0,
        };
        let may_past_positions_recur =
            search.position_history.plies_since_capture() > 0 && !rules.sows_stores();
        let past_positions = if may_past_positions_recur {
            PastPositions::MayRecur
        } else {
            PastPositions::NeverRecur
        };
        search.objective = Objective::for_root(
            search.probe_tables(
                search.position_history.root_board(),
                MIN_COMPRESSED_PROBE_DEPTH,
            ),
            past_positions,
            search.objective,
        );
        search
    }

    /// The best line from the root that is known so far.
    pub(super) fn best_line(&self) -> &[u8] {
        self.pv_lines[0].played_pits()
    }

    /// A report after `depth` completed plies with the best `principal_variation`.
    pub(super) fn search_info(
        &mut self,
        depth: u32,
        score: Score,
        principal_variation: Vec<Pit>,
    ) -> SearchInfo {
        SearchInfo {
            rank: 1,
            depth,
            score,
            nodes: self.publish_node_count(),
            elapsed: self.shared.start_time.elapsed(),
            endgame_table_hits: self.endgame_table_hits,
            hash_fullness_per_mille: self.transpositions.fullness_per_mille(),
            principal_variation,
        }
    }

    /// The value of the root at `depth` within the window, without the skipped moves.
    pub(super) fn search_root(&mut self, depth: i32, alpha: Value, beta: Value) -> Value {
        let board = self.position_history.root_board();
        self.pv_lines[0].length = 0;
        self.search_node(
            board,
            depth,
            alpha,
            beta,
            0,
            self.position_history.plies_since_capture(),
        )
    }

    /// The value of `board`, which is `ply` plies after the root and `plies_since_capture` plies
    /// after the last capture.
    fn search_node(
        &mut self,
        board: FastBoard,
        depth: i32,
        alpha: Value,
        beta: Value,
        ply: usize,
        plies_since_capture: usize,
    ) -> Value {
        // 1. Count the node, and check the limits.
        if self.nodes >= self.next_poll_node_count && self.must_stop() {
            return 0;
        }
        self.nodes += 1;

        // 2. Ends of the game that need no move generation, and bounds by the remaining seeds.
        if ply > 0 {
            if self.rules.is_over_by_seed_count(board) {
                return self.value_if_ended_by_seed_count(board);
            }
            if self
                .position_history
                .is_repetition(board, ply, plies_since_capture)
            {
                return self
                    .objective
                    .value_of_final_lead(self.rules.final_lead_when_repeated(board));
            }
        }
        let (lower_bound, upper_bound) = self.value_bounds(board);
        if ply > 0 && lower_bound >= beta {
            return lower_bound;
        }
        if ply > 0 && upper_bound <= alpha {
            return upper_bound;
        }

        // 3. At depth 0, return the static evaluation.
        if depth <= 0 {
            return self.value_at_horizon(board, lower_bound, upper_bound, plies_since_capture);
        }
        self.search_moves(board, depth, alpha, beta, ply, plies_since_capture)
    }

    /// The value of `board` by searching its moves.
    ///
    /// A separate function, because three of four nodes have depth 0 and need no stack space for a
    /// list of moves.
    #[inline(never)]
    fn search_moves(
        &mut self,
        board: FastBoard,
        depth: i32,
        mut alpha: Value,
        beta: Value,
        ply: usize,
        plies_since_capture: usize,
    ) -> Value {
        // 4. Probe the endgame tables.
        if ply > 0
            && let Some(value) = self.value_decided_by_tables(board, depth, plies_since_capture)
        {
            return value;
        }

        // 5. Probe the transposition table. A deep enough entry causes a cutoff.
        self.position_history.set_board(ply, board);
        let key = board.hash()
            ^ self.repetition_history_key(ply, plies_since_capture, depth)
            ^ self.objective.hash_key_modifier();
        let is_pv_node = beta - alpha > 1;
        let tt_entry = self.transpositions.probe(key, depth);
        if let Some(entry) = tt_entry
            && ply > 0
            && self.allows_cutoff(entry, depth, alpha, beta)
        {
            return entry.value;
        }

        // 6. Generate and order the moves. Without legal moves the game is over.
        let tt_pit = tt_entry.map_or(NO_MOVE, |entry| entry.pit);
        let mut moves = MovePicker::new(
            &self.rules,
            board,
            tt_pit,
            self.ordering_tables,
            ply,
            self.objective,
        );
        if moves.is_empty() {
            return self
                .objective
                .value_of_final_lead(self.rules.final_lead_when_stuck(board));
        }
        if self.shared.handicap.overlooks_moves() {
            moves.remove_overlooked_moves(self.shared.handicap, board);
        }
        let skips_moves = ply == 0 && self.skipped_root_move_bits != 0;
        if skips_moves && !moves.remove_skipped_pits(self.skipped_root_move_bits) {
            return -INFINITE;
        }
        for after in moves.boards_after_moves() {
            self.transpositions
                .prefetch(after.hash() ^ self.objective.hash_key_modifier(), depth - 1);
        }

        // 7. Search the moves, the most promising first.
        let original_alpha = alpha;
        let mut best_value = -INFINITE;
        let mut best_pit = NO_MOVE;
        for number in 0..moves.len() {
            let mv = moves.pick_move(number);
            let value = self.search_move(mv, number, depth, alpha, beta, ply, plies_since_capture);
            if self.is_stopped {
                return 0;
            }
            if value <= best_value {
                continue;
            }
            best_value = value;
            if value > alpha {
                best_pit = mv.pit;
                alpha = value;
                if is_pv_node {
                    self.set_pv_line(ply, mv.pit);
                }
                if value >= beta {
                    self.ordering_tables
                        .learn_from_cutoff(board, &moves, number, ply, depth);
                    break;
                }
            }
        }

        // 8. Store the result in the transposition table, unless moves were skipped.
        if !skips_moves {
            self.transpositions.store(
                key,
                TtEntry {
                    value: best_value,
                    depth,
                    bound: Bound::from_window(best_value, original_alpha, beta),
                    pit: best_pit,
                },
            );
        }
        best_value
    }

    /// The value of one move.
    ///
    /// The first move is searched with the full window. Each later move is searched with a null
    /// window and reduced depth (late move reduction), to prove that it is no better. If its value
    /// exceeds alpha, it is searched again to full depth, still with the null window. If the value
    /// exceeds alpha again, but not beta, it is searched again with the full window. A node that
    /// has a null window itself has no value between alpha and beta, so the last search is not
    /// needed.
    #[inline]
    #[allow(clippy::too_many_arguments)]
    fn search_move(
        &mut self,
        mv: PickedMove,
        move_number: usize,
        depth: i32,
        alpha: Value,
        beta: Value,
        ply: usize,
        plies_since_capture: usize,
    ) -> Value {
        let board = mv.board_after;
        let plies_since_capture = if mv.gains_seeds {
            0
        } else {
            plies_since_capture + 1
        };
        if beta - alpha > 1 {
            self.pv_lines[ply + 1].length = 0;
        }
        let reduction = self.late_move_reduction(depth);
        let mut search = |depth: i32, beta: Value| {
            -self.search_node(board, depth, -beta, -alpha, ply + 1, plies_since_capture)
        };
        if move_number == 0 {
            return search(depth - 1, beta);
        }
        let mut value = search(depth - 1 - reduction, alpha + 1);
        if value > alpha && reduction > 0 {
            value = search(depth - 1, alpha + 1);
        }
        if value > alpha && value < beta {
            value = search(depth - 1, beta);
        }
        value
    }

    /// The late move reduction in plies, limited so that the reduced depth is not negative. In
    /// contrast to chess engines every move after the first is reduced, captures too. A reduction
    /// of three plies scored 57.4 % of 400 games against none, and two or four plies were as strong
    /// as three (`docs/engine.md`).
    #[inline]
    fn late_move_reduction(&self, depth: i32) -> i32 {
        if self.shared.search_mode == SearchMode::FullWidth || depth < 2 {
            0
        } else {
            3.min(depth - 1)
        }
    }

    /// Whether `entry` of the transposition table makes a search of this node unnecessary.
    #[inline]
    fn allows_cutoff(&self, entry: TtEntry, depth: i32, alpha: Value, beta: Value) -> bool {
        let is_pv_node = beta - alpha > 1;
        let is_entry_usable = match self.shared.search_mode {
            SearchMode::FullWidth => entry.depth == depth,
            // A proven value is valid at any depth. Nodes of the principal variation are always
            // searched, so that the line is complete.
            SearchMode::Selective | SearchMode::SelectiveWithGameHistory => {
                !is_pv_node && (entry.depth >= depth || has_known_result(entry))
            }
        };
        is_entry_usable
            && match entry.bound {
                Bound::Exact => true,
                Bound::Lower => entry.value >= beta,
                Bound::Upper => entry.value <= alpha,
            }
    }

    /// A hash of the earlier positions that can change the value of a position, for the key of the
    /// transposition table.
    ///
    /// [`SearchMode::Selective`] leaves it out, as other engines do: the errors are rare and small
    /// (graph history interaction), and transpositions are common. The other modes include it. An
    /// earlier position only matters if it can occur again within `depth` plies, and before that
    /// all twelve pits must be emptied.
    #[inline]
    fn repetition_history_key(&self, ply: usize, plies_since_capture: usize, depth: i32) -> u64 {
        if self.shared.search_mode == SearchMode::Selective
            || plies_since_capture + (depth.cast_unsigned() as usize) < MIN_CYCLE_PLIES
        {
            0
        } else {
            self.position_history.key_of_possible_repetitions(
                ply,
                plies_since_capture,
                depth.cast_unsigned() as usize,
            )
        }
    }

    fn set_pv_line(&mut self, ply: usize, pit: u8) {
        let (upper_lines, deeper_lines) = self.pv_lines.split_at_mut(ply + 1);
        upper_lines[ply].set_first_and_rest(pit, &deeper_lines[0]);
    }

    /// Checks the limits. After a limit is reached, every node returns until the search has ended.
    #[cold]
    fn must_stop(&mut self) -> bool {
        if self.is_stopped {
            return true;
        }
        let total_nodes = self.publish_node_count();
        let limits = &self.shared.limits;
        self.is_stopped = self.shared.stop.is_stopped()
            || self.shared.has_first_thread_ended.load(Ordering::Relaxed)
            || limits
                .nodes
                .is_some_and(|node_limit| total_nodes >= node_limit)
            || limits
                .hard_time
                .is_some_and(|time| self.shared.start_time.elapsed() >= time);
        let remaining_nodes = limits.nodes.map_or(NODES_BETWEEN_POLLS, |node_limit| {
            node_limit.saturating_sub(total_nodes)
        });
        self.next_poll_node_count = if self.is_stopped {
            0
        } else {
            self.nodes + remaining_nodes.min(NODES_BETWEEN_POLLS)
        };
        self.is_stopped
    }

    /// Adds the new nodes of this thread to the shared count, and returns the shared count.
    pub(super) fn publish_node_count(&mut self) -> u64 {
        let new_nodes = self.nodes - self.published_node_count;
        self.published_node_count = self.nodes;
        self.shared.nodes.fetch_add(new_nodes, Ordering::Relaxed) + new_nodes
    }
}

/// Whether a proof or an endgame table says in `entry` that the side wins or loses. A deeper search
/// does not change that.
#[inline]
fn has_known_result(entry: TtEntry) -> bool {
    entry.bound != Bound::Upper && entry.value >= TABLE_WIN
        || entry.bound != Bound::Lower && entry.value <= -TABLE_WIN
}

const _: () = assert!(
    INFINITE > PROVEN_WIN + MAX_GAME_SEEDS as i32,
    "a won game of the largest variant is below the window's end"
);
