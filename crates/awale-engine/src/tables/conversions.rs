//! The initial values of retrograde analysis: the best *conversion* of each board, and the number
//! of its successors in the same layer.
//!
//! A conversion is a move that removes seeds from the board. (Chess endgame tables use the word for
//! a capture or promotion, which leads to another table.) It leads to a smaller layer, which is
//! finished, so its value is known. Moves within the layer are only counted here.
//! [`predecessors`](super::predecessors) finds them later, backwards.

#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    reason = "no count exceeds the seeds of a board"
)]

use std::ops::Range;

use awale_rules::{FeedingRule, ROW};

use super::board_value::BoardValue;
use super::captures::MAX_CAPTURED_SEEDS;
use super::full_lap;
use super::half_tables::{HalfTables, MOVES_ENDING_IN};
use super::layer_file::LayerFile;
use super::ranking::{HalfBoard, first_rank_with_seeds};

/// The finished layers, indexed by their seeds.
#[derive(Clone, Copy)]
pub(super) enum FinishedValues<'a> {
    /// A layer whose values are all 0 may be an empty vector.
    InMemory(&'a [Vec<u8>]),
    /// `None` for a layer whose values are all 0. A board whose block cannot be read counts as 0,
    /// and its file is retired.
    InFiles(&'a [Option<&'a LayerFile>]),
}

impl<'a> FinishedValues<'a> {
    /// The value for the side to move of the board of `seeds` seeds with this index.
    fn value_at_index(self, seeds: u8, index: usize) -> i8 {
        let value = match self {
            FinishedValues::InMemory(layers) => layers[usize::from(seeds)]
                .get(index)
                .map(|&byte| BoardValue::from_byte(byte)),
            FinishedValues::InFiles(layers) => {
                layers[usize::from(seeds)].and_then(|layer| layer.value_at(index))
            }
        };
        value.map_or(0, |found| found.value)
    }

    /// The row of the boards of `seeds` seeds with this half of the `opponent` and `rest` seeds of
    /// the mover.
    fn row_values(self, seeds: u8, opponent: HalfBoard, rest: u8) -> RowValues<'a> {
        let first = first_rank_with_seeds(rest);
        let start = opponent.row_start_index(rest) as usize + first as usize;
        match self {
            FinishedValues::InMemory(layers) => {
                let count = (first_rank_with_seeds(rest + 1) - first) as usize;
                let bytes = layers[usize::from(seeds)]
                    .get(start..start + count)
                    .unwrap_or_default();
                RowValues::InMemory { bytes, first }
            }
            FinishedValues::InFiles(layers) => RowValues::InFile {
                layer: layers[usize::from(seeds)],
                start,
                first,
            },
        }
    }
}

/// A row of a finished layer, empty if every value is 0. `first` is the rank of the first half.
#[derive(Clone, Copy)]
enum RowValues<'a> {
    InMemory {
        bytes: &'a [u8],
        first: u32,
    },
    InFile {
        layer: Option<&'a LayerFile>,
        start: usize,
        first: u32,
    },
}

impl RowValues<'_> {
    /// The value of the board of this row on which the side to move has the half with the rank
    /// `mover`, for that side.
    #[inline]
    fn value_of_half_rank(self, mover: u32) -> i8 {
        let value = match self {
            RowValues::InMemory { bytes, first } => bytes
                .get((mover - first) as usize)
                .map(|&byte| BoardValue::from_byte(byte)),
            RowValues::InFile {
                layer,
                start,
                first,
            } => layer.and_then(|layer| layer.value_at(start + (mover - first) as usize)),
        };
        value.map_or(0, |found| found.value)
    }
}

/// The boards of a layer with the same half of the side to move.
struct MoverRow {
    half: HalfBoard,
    other_seeds: u8,
    /// The ranks of the other side's halves: the whole row, or a part of it.
    others: Range<u32>,
}

/// The marker for a board without a conversion, below all values.
pub(super) const NO_CONVERSION: i8 = i8::MIN;

/// Computes the conversions of the layer of `seeds` seeds.
#[derive(Clone, Copy)]
pub(super) struct Conversions<'a> {
    pub(super) halves: &'a HalfTables,
    pub(super) seeds: u8,
    pub(super) finished: FinishedValues<'a>,
}

/// The positions of the set bits, the lowest first.
fn set_bits(mut set: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let bit = set.trailing_zeros() as usize;
            set &= set - 1;
            bit
        })
    })
}

impl Conversions<'_> {
    /// Whether a move must feed the opponent, whose half has the rank `other`.
    fn must_feed_opponent(&self, other: u32) -> bool {
        other == 0 && self.halves.rules.feeding == FeedingRule::Required
    }

    /// The initial retrograde counter: the number of legal moves that stay in the layer, for the
    /// side with half `own`.
    ///
    /// A reaching move stays if it ends in a quiet pit, so one `and` and one population count
    /// compute their number.
    pub(super) fn count_successors_in_layer(&self, own: u32, other: u32) -> u8 {
        let mover = self.halves.half_before_move(own);
        let inner = if self.must_feed_opponent(other) {
            0
        } else {
            mover.inner
        };
        if self.halves.rules.sow_stores {
            return inner;
        }
        let quiet = MOVES_ENDING_IN[usize::from(self.halves.half_before_move(other).quiet_ends)];
        let reaching = (mover.reaching & quiet).count_ones() as u8;
        inner
            + mover.round
            + reaching
            + self
                .full_lap_moves(own, other)
                .filter(|lap| lap.seeds_left_board == 0)
                .count() as u8
    }

    /// Computes the value of the best conversion (a move that leaves the layer) of the side with
    /// half `own`, for each of the other side's halves `others`: the gain minus the value of the
    /// board after the move. If there is no legal move, it is the side's net by the rules. If every
    /// legal move leads to a board of the same layer, it is [`NO_CONVERSION`].
    pub(super) fn compute_best_conversions(
        &self,
        own: u32,
        others: Range<u32>,
        best: &mut Vec<i8>,
    ) {
        best.clear();
        best.resize(others.len(), NO_CONVERSION);
        let mover = self.halves.half_before_move(own);
        let row = MoverRow {
            half: self.halves.half(own),
            other_seeds: self.seeds - mover.seeds,
            others: others.clone(),
        };
        for bit in set_bits(mover.reaching) {
            self.raise_best_by_moves_into_opponent_pit(&row, bit / ROW, bit % ROW, best);
        }
        for pit in set_bits(u64::from(mover.into_store)) {
            self.raise_best_by_move_into_store(&row, pit, best);
        }
        for (other, best) in others.zip(best) {
            if mover.full_lap != 0 {
                for lap in self
                    .full_lap_moves(own, other)
                    .filter(|lap| lap.seeds_left_board > 0)
                {
                    let index = lap.own.row_start_index(lap.other.seeds()) as usize
                        + lap.other.rank() as usize;
                    *best = (*best).max(
                        lap.gain
                            - self
                                .finished
                                .value_at_index(self.seeds - lap.seeds_left_board, index),
                    );
                }
            }
            if *best == NO_CONVERSION && self.count_successors_in_layer(own, other) == 0 {
                *best = self
                    .halves
                    .rules
                    .net_if_no_legal_move(mover.seeds, row.other_seeds);
            }
        }
    }

    /// Raises the `best` values of the boards of a row to the values of the moves from `pit` to the
    /// opponent's pit `end` that leave the layer.
    fn raise_best_by_moves_into_opponent_pit(
        &self,
        row: &MoverRow,
        end: usize,
        pit: usize,
        best: &mut [i8],
    ) {
        let left = half_after_sowing(row.half, pit);
        let store = u8::from(self.halves.rules.sow_stores);
        let sown = end as u8 + 1;
        for taken in 0..=MAX_CAPTURED_SEEDS.min(row.other_seeds + sown) {
            let arrivals = self
                .halves
                .half_changes(&row.others, row.other_seeds, end, taken);
            if arrivals.is_empty() {
                continue;
            }
            let gain = (taken + store) as i8;
            let values = self.finished.row_values(
                self.seeds - taken - store,
                left,
                row.other_seeds + sown - taken,
            );
            for arrival in arrivals {
                let best = &mut best[(arrival.before - row.others.start) as usize];
                *best = (*best).max(gain - values.value_of_half_rank(arrival.after));
            }
        }
    }

    /// Handles, if stores are sown, the move from `pit` that ends in the mover's store.
    fn raise_best_by_move_into_store(&self, row: &MoverRow, pit: usize, best: &mut [i8]) {
        if row.other_seeds == 0 && self.halves.rules.feeding == FeedingRule::Required {
            return;
        }
        let values = self.finished.row_values(
            self.seeds - 1,
            half_after_sowing(row.half, pit),
            row.other_seeds,
        );
        for (other, best) in row.others.clone().zip(best) {
            *best = (*best).max(1 - values.value_of_half_rank(other));
        }
    }

    /// The moves that pass the opponent's whole row, on the board with these ranks of the mover's
    /// half and the opponent's.
    fn full_lap_moves(&self, own: u32, other: u32) -> impl Iterator<Item = full_lap::FullLap> {
        let (half, other_half) = (self.halves.half(own), self.halves.half(other));
        let pits = u64::from(self.halves.half_before_move(own).full_lap);
        set_bits(pits).filter_map(move |pit| {
            full_lap::play_full_lap(self.halves.rules, half, other_half, pit)
        })
    }
}

/// The mover's half after a move from `pit` that sows all later pits of the half.
fn half_after_sowing(half: HalfBoard, pit: usize) -> HalfBoard {
    half.with_pit(pit, 0).sow_after(pit, ROW - 1 - pit)
}
