//! Move ordering: the move of the transposition table first, then captures, the history table and
//! killer moves.
//!
//! The better the first move, the more cutoffs. Sources: Schaeffer, *The History Heuristic and
//! Alpha-Beta Search Enhancements in Practice* (1989); chessprogramming.org, *Killer Heuristic*,
//! *History Heuristic*.

#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    clippy::cast_possible_wrap,
    reason = "a key packs a rank and one of six pits"
)]

use awale_rules::{FastBoard, FastRules, MAX_GAME_SEEDS, ROW};

use super::{MAX_PLY, levels::Handicap, objective::Objective, transposition_table::NO_MOVE};

/// A move to be searched.
#[derive(Clone, Copy, Debug)]
pub(super) struct PickedMove {
    /// The board after the move, from the point of view of the other side.
    pub board_after: FastBoard,
    /// The pit of the move: its column (0 to 5) in the row of the side to move.
    pub pit: u8,
    /// Whether the move captures (or sows into the mover's own store).
    pub gains_seeds: bool,
}

/// The legal moves of a board, returned best first by a lazy selection sort.
#[derive(Debug)]
pub(super) struct MovePicker {
    /// The boards after the moves, indexed by the pit of the move.
    boards_after: [FastBoard; ROW],
    /// The rank of each move with its pit in the lowest [`SORT_KEY_PIT_BITS`] bits: one number to
    /// compare and swap.
    sort_keys: [i32; ROW],
    move_count: usize,
    /// Seeds in the mover's store before the move.
    mover_store_before: i32,
}

/// Bits for the pit in a key. Pits are counted from the end of the row there, so among moves of
/// equal rank the one from the first pit comes first. In the opposite order, the engine failed to
/// win or draw 17 of 795 won or drawn endgames against random moves. In this order it failed in
/// none.
const SORT_KEY_PIT_BITS: u32 = 3;
/// The rank of the move of the transposition table, above all others.
const TT_MOVE_RANK: i32 = 1 << 20;
/// The limit of history scores: they are between this number and its negative.
const MAX_HISTORY: i32 = 1 << HISTORY_BITS;
const HISTORY_BITS: u32 = 14;
/// The bonus for the killer move of this ply, on the scale of history scores.
const KILLER_BONUS: i32 = 4000;
/// The bonus for each captured seed, on the scale of history scores. A quiet move can still rank
/// higher, because the history table knows which captures are good.
const CAPTURED_SEED_BONUS: i32 = 4096;

const _: () = assert!(
    MAX_HISTORY + KILLER_BONUS + MAX_GAME_SEEDS as i32 * CAPTURED_SEED_BONUS < TT_MOVE_RANK,
    "nothing comes before the move of the table"
);
const _: () = assert!(
    2 * TT_MOVE_RANK <= i32::MAX >> SORT_KEY_PIT_BITS,
    "a rank leaves room for the pit"
);

impl MovePicker {
    /// Generates the legal moves of `board` with their ranks.
    ///
    /// If the tables have the root, history and killers do not count. Most moves keep the table
    /// value there, and the first of them is played, so an order that changes with every search
    /// repeats positions. With killers and history 9 of 3,000 endgames lost a seed, without them
    /// none (`tools/src/bin/perfect.rs`).
    #[inline]
    pub(super) fn new(
        rules: &FastRules,
        board: FastBoard,
        tt_pit: u8,
        ordering: &OrderingTables,
        ply: usize,
        objective: Objective,
    ) -> MovePicker {
        let mut picker = MovePicker {
            boards_after: [board; ROW],
            sort_keys: [0; ROW],
            move_count: 0,
            mover_store_before: board.my_store_seeds(),
        };
        let killer = ordering.killers[ply];
        for pit in 0..ROW {
            let Some(board_after) = rules.play(board, pit) else {
                continue;
            };
            picker.boards_after[pit] = board_after;
            let gain = picker.gained_seeds(pit as u8);
            let mut rank = gain * CAPTURED_SEED_BONUS;
            if pit as u8 == tt_pit {
                rank += TT_MOVE_RANK;
            }
            if !objective.has_root_in_tables() {
                rank += ordering.history[pit][usize::from(gain > 0)]
                    [history_seed_count_class(board, pit)];
                if pit as u8 == killer {
                    rank += KILLER_BONUS;
                }
            }
            picker.sort_keys[picker.move_count] = sort_key(rank, pit as u8);
            picker.move_count += 1;
        }
        picker
    }

    /// The boards after the moves.
    #[inline]
    pub(super) fn boards_after_moves(&self) -> impl Iterator<Item = FastBoard> {
        (0..self.move_count).map(|number| self.boards_after[usize::from(self.picked_pit(number))])
    }

    /// Removes the moves that a weak level overlooks. At least one move remains.
    pub(super) fn remove_overlooked_moves(&mut self, handicap: Handicap, board: FastBoard) {
        let last_pit = self.picked_pit(self.move_count - 1);
        let mut is_any_move_visible = false;
        self.retain_pits(|pit| {
            let is_visible =
                !handicap.overlooks(board, pit) || !is_any_move_visible && pit == last_pit;
            is_any_move_visible |= is_visible;
            is_visible
        });
    }

    /// Removes the moves whose bits are set in `skipped_pit_bits`. Returns whether any move is
    /// left.
    pub(super) fn remove_skipped_pits(&mut self, skipped_pit_bits: u8) -> bool {
        self.retain_pits(|pit| skipped_pit_bits >> pit & 1 == 0);
        self.move_count > 0
    }

    /// Removes the moves from the pits for which `is_kept` returns false.
    fn retain_pits(&mut self, mut is_kept: impl FnMut(u8) -> bool) {
        let mut remaining_count = 0;
        for number in 0..self.move_count {
            if is_kept(self.picked_pit(number)) {
                self.sort_keys[remaining_count] = self.sort_keys[number];
                remaining_count += 1;
            }
        }
        self.move_count = remaining_count;
    }

    pub(super) const fn is_empty(&self) -> bool {
        self.move_count == 0
    }

    pub(super) const fn len(&self) -> usize {
        self.move_count
    }

    /// The pit of the move that [`pick_move`](MovePicker::pick_move) returned for `move_number`.
    #[inline]
    pub(super) const fn picked_pit(&self, move_number: usize) -> u8 {
        (ROW - 1) as u8 - (self.sort_keys[move_number] as u8 & ((1 << SORT_KEY_PIT_BITS) - 1))
    }

    /// The number of seeds that the move from `pit` captures (and sows into the mover's own store).
    #[inline]
    const fn gained_seeds(&self, pit: u8) -> i32 {
        self.boards_after[pit as usize].their_store_seeds() - self.mover_store_before
    }

    /// Returns the move with index `move_number` in best-first order. Call it with 0, 1, 2 and so
    /// on.
    #[inline]
    pub(super) fn pick_move(&mut self, move_number: usize) -> PickedMove {
        let mut best_index = move_number;
        for other in move_number + 1..self.move_count {
            if self.sort_keys[other] > self.sort_keys[best_index] {
                best_index = other;
            }
        }
        self.sort_keys.swap(move_number, best_index);
        let pit = self.picked_pit(move_number);
        PickedMove {
            board_after: self.boards_after[usize::from(pit)],
            pit,
            gains_seeds: self.gained_seeds(pit) > 0,
        }
    }
}

/// Combines the rank and the pit of a move into one number.
#[inline]
const fn sort_key(rank: i32, pit: u8) -> i32 {
    rank << SORT_KEY_PIT_BITS | ((ROW - 1) as u8 - pit) as i32
}

/// The number of entries for the seeds in a pit. Pits with this many seeds or more share the last
/// entry.
const HISTORY_SEED_COUNT_CLASSES: usize = 16;

/// The index in the history table for the seeds in `pit`.
#[inline]
fn history_seed_count_class(board: FastBoard, pit: usize) -> usize {
    board.my_seeds_at(pit).min(HISTORY_SEED_COUNT_CLASSES - 1)
}

/// The history table and the killer moves of one thread.
#[derive(Clone, Debug)]
pub(super) struct OrderingTables {
    /// The killer move of each ply: the last move that caused a beta cutoff there.
    killers: [u8; MAX_PLY + 1],
    /// The history scores of moves, indexed by pit, by whether the move captures, and by the seeds
    /// in the pit.
    history: [[[i32; HISTORY_SEED_COUNT_CLASSES]; 2]; ROW],
}

impl OrderingTables {
    pub(super) const fn new() -> OrderingTables {
        OrderingTables {
            killers: [NO_MOVE; MAX_PLY + 1],
            history: [[[0; HISTORY_SEED_COUNT_CLASSES]; 2]; ROW],
        }
    }

    /// The history score of the move from `pit` of `board`. `gains_seeds` is whether it captures.
    #[inline]
    fn history_score(&mut self, board: FastBoard, pit: u8, gains_seeds: bool) -> &mut i32 {
        let pit = usize::from(pit);
        &mut self.history[pit][usize::from(gains_seeds)][history_seed_count_class(board, pit)]
    }

    /// Updates history and killers after a beta cutoff in the search of `board` to `depth` plies.
    /// The move with index `move_number` caused it, and the moves before it did not.
    pub(super) fn learn_from_cutoff(
        &mut self,
        board: FastBoard,
        moves: &MovePicker,
        move_number: usize,
        ply: usize,
        depth: i32,
    ) {
        let bonus = (depth * depth).min(400);
        for earlier in 0..=move_number {
            let pit = moves.picked_pit(earlier);
            let history_score = self.history_score(board, pit, moves.gained_seeds(pit) > 0);
            // History gravity: the closer a score is to the limit, the less is added, so it never
            // exceeds the limit.
            let gravity = (*history_score * bonus) >> HISTORY_BITS;
            *history_score += if earlier == move_number {
                bonus - gravity
            } else {
                -bonus - gravity
            };
        }
        self.killers[ply] = moves.picked_pit(move_number);
    }
}
