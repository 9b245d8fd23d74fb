//! Move ordering: the move of the transposition table, captures, history table and killer moves.
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

use awale_rules::{FastBoard, FastRules, ROW};

use super::MAX_PLY;
use super::levels::Handicap;
use super::objective::Objective;
use super::transposition_table::NO_MOVE;

/// A move to be searched.
#[derive(Clone, Copy, Debug)]
pub(super) struct ScoredMove {
    /// The board after it, seen by the other side.
    pub after: FastBoard,
    /// The pit that it starts from: its column in the row of the side to move.
    pub pit: u8,
    /// Whether it captures (or sows into the own store).
    pub gains: bool,
}

/// The legal moves of a board, picked best first (a lazy selection sort).
#[derive(Debug)]
pub(super) struct MovePicker {
    /// The boards after them, by the pit a move starts from.
    after: [FastBoard; ROW],
    /// For each move its rank and, in the lowest [`PIT_BITS`], its pit: one number to compare and
    /// to swap.
    keys: [i32; ROW],
    count: usize,
    /// Seeds in the mover's store before the move.
    store: i32,
}

/// Bits for a pit in a key. Pits are counted from the far end there: of moves of equal rank the one
/// from the pit furthest behind comes first. The other way round, 17 of 795 endgames that the
/// tables call won or drawn were not brought home against random moves; this way all were.
const PIT_BITS: u32 = 3;
/// The move of the transposition table comes first.
const FROM_TABLE: i32 = 1 << 20;
/// The history score of a move lies between this and its negative.
const BEST_HISTORY: i32 = 1 << HISTORY_BITS;
const HISTORY_BITS: u32 = 14;
/// The bonus of the killer move of this ply, on the scale of the history score.
const KILLER: i32 = 4000;
/// The bonus for a captured seed. Not every capture comes first: the history table knows which
/// captures are good.
const PER_SEED: i32 = 4096;

const _: () = assert!(
    BEST_HISTORY + KILLER + 72 * PER_SEED < FROM_TABLE,
    "nothing comes before the move of the table"
);
const _: () = assert!(
    2 * FROM_TABLE <= i32::MAX >> PIT_BITS,
    "a rank leaves room for the pit"
);

impl MovePicker {
    /// The legal moves of `board` with their ranks.
    ///
    /// Where the objective is the final lead, history and killers do not count: most moves keep the
    /// table value, the first of them is played, and an order that changes with every search
    /// repeats positions. With killers and history 9 of 3,000 endgames lost a seed, without them
    /// none (`tools/src/bin/perfect.rs`).
    #[inline]
    pub(super) fn new(
        rules: &FastRules,
        board: FastBoard,
        from_table: u8,
        ordering: &OrderingTables,
        ply: usize,
        objective: Objective,
    ) -> MovePicker {
        let mut candidates = MovePicker {
            after: [board; ROW],
            keys: [0; ROW],
            count: 0,
            store: board.my_store(),
        };
        let killer = ordering.killers[ply];
        for pit in 0..ROW {
            let Some(after) = rules.play(board, pit) else {
                continue;
            };
            candidates.after[pit] = after;
            let gain = candidates.gain(pit as u8);
            let mut rank = gain * PER_SEED;
            if pit as u8 == from_table {
                rank += FROM_TABLE;
            }
            if !objective.are_points() {
                rank += ordering.history[pit][usize::from(gain > 0)][seed_case(board, pit)];
                if pit as u8 == killer {
                    rank += KILLER;
                }
            }
            candidates.keys[candidates.count] = key(rank, pit as u8);
            candidates.count += 1;
        }
        candidates
    }

    /// The boards after the moves.
    #[inline]
    pub(super) fn boards(&self) -> impl Iterator<Item = FastBoard> {
        (0..self.count).map(|number| self.after[usize::from(self.pit(number))])
    }

    /// Takes out the moves that a weak level does not see; one move it always sees.
    pub(super) fn hide(&mut self, handicap: Handicap, board: FastBoard) {
        let last = self.pit(self.count - 1);
        let mut sees_any = false;
        self.keep(|pit| {
            let is_seen = !handicap.hides(board, pit) || !sees_any && pit == last;
            sees_any |= is_seen;
            is_seen
        });
    }

    /// Takes out the moves whose bits are set in `skipped`, and says whether any is left.
    pub(super) fn skip(&mut self, skipped: u8) -> bool {
        self.keep(|pit| skipped >> pit & 1 == 0);
        self.count > 0
    }

    fn keep(&mut self, mut is_kept: impl FnMut(u8) -> bool) {
        let mut kept = 0;
        for number in 0..self.count {
            if is_kept(self.pit(number)) {
                self.keys[kept] = self.keys[number];
                kept += 1;
            }
        }
        self.count = kept;
    }

    pub(super) const fn is_empty(&self) -> bool {
        self.count == 0
    }

    pub(super) const fn len(&self) -> usize {
        self.count
    }

    /// The pit of the `number`th move that was picked.
    #[inline]
    pub(super) const fn pit(&self, number: usize) -> u8 {
        (ROW - 1) as u8 - (self.keys[number] as u8 & ((1 << PIT_BITS) - 1))
    }

    /// Seeds that the move from `pit` captures (and sows into the own store).
    #[inline]
    const fn gain(&self, pit: u8) -> i32 {
        self.after[pit as usize].their_store() - self.store
    }

    /// The `number`th best move: the best of those that were not picked yet.
    #[inline]
    pub(super) fn pick(&mut self, number: usize) -> ScoredMove {
        let mut best = number;
        for other in number + 1..self.count {
            if self.keys[other] > self.keys[best] {
                best = other;
            }
        }
        self.keys.swap(number, best);
        let pit = self.pit(number);
        ScoredMove {
            after: self.after[usize::from(pit)],
            pit,
            gains: self.gain(pit) > 0,
        }
    }
}

/// A move's rank and pit as one number.
#[inline]
const fn key(rank: i32, pit: u8) -> i32 {
    rank << PIT_BITS | ((ROW - 1) as u8 - pit) as i32
}

/// Numbers of seeds with an entry of their own in the history table; more seeds share the last one.
const SEED_CASES: usize = 16;

/// The index of the history table for the seeds in `pit`.
#[inline]
fn seed_case(board: FastBoard, pit: usize) -> usize {
    board.seeds(pit).min(SEED_CASES - 1)
}

/// The history table and the killer moves of one thread.
#[derive(Clone, Debug)]
pub(super) struct OrderingTables {
    /// The killer move of each ply: the last one that caused a beta cutoff there.
    killers: [u8; MAX_PLY + 1],
    /// The history score of a move by its pit, by whether it captures, and by the seeds in the pit.
    history: [[[i32; SEED_CASES]; 2]; ROW],
}

impl OrderingTables {
    pub(super) const fn new() -> OrderingTables {
        OrderingTables {
            killers: [NO_MOVE; MAX_PLY + 1],
            history: [[[0; SEED_CASES]; 2]; ROW],
        }
    }

    /// The entry of the move from `pit` of `board`, which captures or not.
    #[inline]
    fn history(&mut self, board: FastBoard, pit: u8, gains: bool) -> &mut i32 {
        let pit = usize::from(pit);
        &mut self.history[pit][usize::from(gains)][seed_case(board, pit)]
    }

    /// Updates history and killers after a beta cutoff: the `number`th of `moves` caused it in the
    /// search of `board`, `depth` plies deep; those before it did not.
    pub(super) fn learn(
        &mut self,
        board: FastBoard,
        moves: &MovePicker,
        number: usize,
        ply: usize,
        depth: i32,
    ) {
        let bonus = (depth * depth).min(400);
        for earlier in 0..=number {
            let pit = moves.pit(earlier);
            let entry = self.history(board, pit, moves.gain(pit) > 0);
            // History gravity: the nearer to the limit, the less is added, so the table never
            // overflows.
            let pull = (*entry * bonus) >> HISTORY_BITS;
            *entry += if earlier == number {
                bonus - pull
            } else {
                -bonus - pull
            };
        }
        self.killers[ply] = moves.pit(number);
    }
}
