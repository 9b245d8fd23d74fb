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

use super::{
    board_value::BoardValue,
    captures::MAX_CAPTURED_SEEDS,
    full_lap,
    half_tables::{HalfTables, MOVE_MASKS_BY_END_PITS},
    layer_file::LayerFile,
    ranking::{HalfBoard, first_rank_with_seeds},
};

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

    /// The row of the boards of `seeds` seeds with this half of the `opponent` and `mover_seeds`
    /// seeds of the mover.
    fn board_row_values(
        self,
        seeds: u8,
        opponent: HalfBoard,
        mover_seeds: u8,
    ) -> BoardRowValues<'a> {
        let first_rank = first_rank_with_seeds(mover_seeds);
        let first_board_index =
            opponent.board_row_start_index(mover_seeds) as usize + first_rank as usize;
        match self {
            FinishedValues::InMemory(layers) => {
                let row_length = (first_rank_with_seeds(mover_seeds + 1) - first_rank) as usize;
                let bytes = layers[usize::from(seeds)]
                    .get(first_board_index..first_board_index + row_length)
                    .unwrap_or_default();
                BoardRowValues::InMemory { bytes, first_rank }
            }
            FinishedValues::InFiles(layers) => BoardRowValues::InFile {
                layer: layers[usize::from(seeds)],
                first_board_index,
                first_rank,
            },
        }
    }
}

/// A row of a finished layer, empty if every value is 0. `first_rank` is the rank of the first
/// half.
#[derive(Clone, Copy)]
enum BoardRowValues<'a> {
    InMemory {
        bytes: &'a [u8],
        first_rank: u32,
    },
    InFile {
        layer: Option<&'a LayerFile>,
        first_board_index: usize,
        first_rank: u32,
    },
}

impl BoardRowValues<'_> {
    /// The value of the board of this row on which the side to move has the half with the rank
    /// `mover_rank`, for that side.
    #[inline]
    fn value_of_half_rank(self, mover_rank: u32) -> i8 {
        let value = match self {
            BoardRowValues::InMemory {
                bytes,
                first_rank: first,
            } => bytes
                .get((mover_rank - first) as usize)
                .map(|&byte| BoardValue::from_byte(byte)),
            BoardRowValues::InFile {
                layer,
                first_board_index: start,
                first_rank: first,
            } => layer.and_then(|layer| layer.value_at(start + (mover_rank - first) as usize)),
        };
        value.map_or(0, |found| found.value)
    }
}

/// The boards of a layer with the same half of the side to move.
struct BoardsWithMoverHalf {
    half: HalfBoard,
    opponent_seeds: u8,
    /// The ranks of the other side's halves: the whole row, or a part of it.
    opponent_ranks: Range<u32>,
}

/// The marker for a board without a conversion, below all values.
pub(super) const NO_CONVERSION: i8 = i8::MIN;

/// Computes the conversions of the layer of `seeds` seeds.
#[derive(Clone, Copy)]
pub(super) struct ConversionCalculator<'a> {
    pub(super) halves: &'a HalfTables,
    pub(super) seeds: u8,
    pub(super) finished_values: FinishedValues<'a>,
}

/// The positions of the set bits, the lowest first.
fn set_bit_indices(mut set: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let bit = set.trailing_zeros() as usize;
            set &= set - 1;
            bit
        })
    })
}

impl ConversionCalculator<'_> {
    /// Whether a move must feed the opponent, whose half has the rank `opponent_rank`.
    fn must_feed_opponent(&self, opponent_rank: u32) -> bool {
        opponent_rank == 0 && self.halves.rules.feeding == FeedingRule::MustFeed
    }

    /// The initial retrograde counter: the number of legal moves that stay in the layer, for the
    /// side with half `own_rank`.
    ///
    /// A reaching move stays if it ends in a quiet pit, so one `and` and one population count
    /// compute their number.
    pub(super) fn count_successors_in_layer(&self, own_rank: u32, opponent_rank: u32) -> u8 {
        let mover_move_data = self.halves.move_data_of_half(own_rank);
        let own_row_move_count = if self.must_feed_opponent(opponent_rank) {
            0
        } else {
            mover_move_data.own_row_move_count
        };
        if self.halves.rules.sow_stores {
            return own_row_move_count;
        }
        let quiet_moves_mask = MOVE_MASKS_BY_END_PITS[usize::from(
            self.halves
                .move_data_of_half(opponent_rank)
                .quiet_end_pit_bits,
        )];
        let moves_ending_at_opponent_count =
            (mover_move_data.move_bits_ending_at_opponent & quiet_moves_mask).count_ones() as u8;
        own_row_move_count
            + mover_move_data.moves_around_board_count
            + moves_ending_at_opponent_count
            + self
                .full_lap_moves(own_rank, opponent_rank)
                .filter(|lap| lap.seeds_leaving_board == 0)
                .count() as u8
    }

    /// Computes the value of the best conversion (a move that leaves the layer) of the side with
    /// half `own_rank`, for each of the other side's halves `opponent_ranks`: the gain minus the
    /// value of the board after the move. If there is no legal move, it is the side's net by the
    /// rules. If every legal move leads to a board of the same layer, it is [`NO_CONVERSION`].
    pub(super) fn compute_best_conversions(
        &self,
        own_rank: u32,
        opponent_ranks: Range<u32>,
        best_values: &mut Vec<i8>,
    ) {
        best_values.clear();
        best_values.resize(opponent_ranks.len(), NO_CONVERSION);
        let mover_move_data = self.halves.move_data_of_half(own_rank);
        let boards_with_mover_half = BoardsWithMoverHalf {
            half: self.halves.half(own_rank),
            opponent_seeds: self.seeds - mover_move_data.seeds,
            opponent_ranks: opponent_ranks.clone(),
        };
        for bit in set_bit_indices(mover_move_data.move_bits_ending_at_opponent) {
            self.raise_best_by_moves_into_opponent_pit(
                &boards_with_mover_half,
                bit / ROW,
                bit % ROW,
                best_values,
            );
        }
        for pit in set_bit_indices(u64::from(mover_move_data.pit_bits_ending_in_store)) {
            self.raise_best_by_move_into_store(&boards_with_mover_half, pit, best_values);
        }
        for (other, best_value) in opponent_ranks.zip(best_values) {
            if mover_move_data.full_lap_pit_bits != 0 {
                for lap in self
                    .full_lap_moves(own_rank, other)
                    .filter(|lap| lap.seeds_leaving_board > 0)
                {
                    let index = lap
                        .own_half
                        .board_row_start_index(lap.opponent_half.seed_count())
                        as usize
                        + lap.opponent_half.rank() as usize;
                    *best_value = (*best_value).max(
                        lap.gain
                            - self
                                .finished_values
                                .value_at_index(self.seeds - lap.seeds_leaving_board, index),
                    );
                }
            }
            if *best_value == NO_CONVERSION && self.count_successors_in_layer(own_rank, other) == 0
            {
                *best_value = self.halves.rules.net_gain_if_no_legal_move(
                    mover_move_data.seeds,
                    boards_with_mover_half.opponent_seeds,
                );
            }
        }
    }

    /// Raises the entries of `best_values` for the boards of a row to the values of the moves from
    /// `pit` to the opponent's pit `end_pit` that leave the layer.
    fn raise_best_by_moves_into_opponent_pit(
        &self,
        boards_with_mover_half: &BoardsWithMoverHalf,
        end_pit: usize,
        pit: usize,
        best_values: &mut [i8],
    ) {
        let mover_half_after = half_after_sowing(boards_with_mover_half.half, pit);
        let seeds_into_store = u8::from(self.halves.rules.sow_stores);
        let sown_seeds = end_pit as u8 + 1;
        for taken in 0..=MAX_CAPTURED_SEEDS.min(boards_with_mover_half.opponent_seeds + sown_seeds)
        {
            let half_changes = self.halves.half_changes(
                &boards_with_mover_half.opponent_ranks,
                boards_with_mover_half.opponent_seeds,
                end_pit,
                taken,
            );
            if half_changes.is_empty() {
                continue;
            }
            let gain = (taken + seeds_into_store) as i8;
            let values = self.finished_values.board_row_values(
                self.seeds - taken - seeds_into_store,
                mover_half_after,
                boards_with_mover_half.opponent_seeds + sown_seeds - taken,
            );
            for arrival in half_changes {
                let best_value = &mut best_values
                    [(arrival.rank_before - boards_with_mover_half.opponent_ranks.start) as usize];
                *best_value =
                    (*best_value).max(gain - values.value_of_half_rank(arrival.rank_after));
            }
        }
    }

    /// Handles, if stores are sown, the move from `pit` that ends in the mover's store.
    fn raise_best_by_move_into_store(
        &self,
        boards_with_mover_half: &BoardsWithMoverHalf,
        pit: usize,
        best_values: &mut [i8],
    ) {
        if boards_with_mover_half.opponent_seeds == 0
            && self.halves.rules.feeding == FeedingRule::MustFeed
        {
            return;
        }
        let values = self.finished_values.board_row_values(
            self.seeds - 1,
            half_after_sowing(boards_with_mover_half.half, pit),
            boards_with_mover_half.opponent_seeds,
        );
        for (other, best_value) in boards_with_mover_half
            .opponent_ranks
            .clone()
            .zip(best_values)
        {
            *best_value = (*best_value).max(1 - values.value_of_half_rank(other));
        }
    }

    /// The moves that pass the opponent's whole row, on the board with these ranks of the mover's
    /// half and the opponent's.
    fn full_lap_moves(
        &self,
        own_rank: u32,
        opponent_rank: u32,
    ) -> impl Iterator<Item = full_lap::FullLapResult> {
        let (own_half, opponent_half) =
            (self.halves.half(own_rank), self.halves.half(opponent_rank));
        let full_lap_pit_bits =
            u64::from(self.halves.move_data_of_half(own_rank).full_lap_pit_bits);
        set_bit_indices(full_lap_pit_bits).filter_map(move |pit| {
            full_lap::play_full_lap(self.halves.rules, own_half, opponent_half, pit)
        })
    }
}

/// The mover's half after a move from `pit` that sows all later pits of the half.
fn half_after_sowing(half: HalfBoard, pit: usize) -> HalfBoard {
    half.with_seeds_in_pit(pit, 0)
        .sow_pits_after(pit, ROW - 1 - pit)
}
