//! The forward pass: what the moves of a board are worth that leave its layer, and how many there are that stay.
//!
//! A move leaves the layer when it takes seeds off the board. What is left then lies in a smaller layer, which is
//! finished, so its value is known. All such moves of a board come down to one number, the best of them. The moves that
//! stay are only counted here: [`backward`](super::predecessors) finds them again from the other end.

use std::ops::Range;

use awale_rules::{Feeding, ROW};

use super::board_value::BoardValue;
use super::captures::MAX_CAPTURE;
use super::full_lap;
use super::half_tables::{ENDING_IN, HalfTables};
use super::ranking::{Half, first_rank};

/// The finished layers, by their seeds; a layer in which every value is nothing may be empty.
#[derive(Clone, Copy)]
pub(super) struct Finished<'a>(pub(super) &'a [&'a [u8]]);

impl<'a> Finished<'a> {
    /// What the side to move nets on the board of `seeds` seeds with this index.
    fn value(self, seeds: u8, index: u32) -> i8 {
        self.0[usize::from(seeds)].get(index as usize).map_or(0, |&byte| BoardValue::from_byte(byte).value)
    }

    /// The boards of `seeds` seeds, `rest` of which the side to move has, that have `opponent` on the other side.
    fn row_start(self, seeds: u8, opponent: Half, rest: u8) -> Values<'a> {
        let layer = self.0[usize::from(seeds)];
        let start = opponent.row_start(rest) + first_rank(rest);
        let count = first_rank(rest + 1) - first_rank(rest);
        Values {
            bytes: layer.get(start as usize..(start + count) as usize).unwrap_or_default(),
            first: first_rank(rest),
        }
    }
}

/// A row of boards in a finished layer; empty where every value is nothing.
#[derive(Clone, Copy)]
struct Values<'a> {
    bytes: &'a [u8],
    /// The number of the first half.
    first: u32,
}

impl Values<'_> {
    /// What the side to move nets with this half.
    #[inline]
    fn get(self, mover: u32) -> i8 {
        self.bytes.get((mover - self.first) as usize).map_or(0, |&byte| BoardValue::from_byte(byte).value)
    }
}

/// The boards of a layer with the same half of the side to move.
struct Row {
    half: Half,
    other_seeds: u8,
    /// The halves of the other side, all or some that follow each other.
    others: Range<u32>,
}

/// Stands for the best exit of a board that has none; below all values.
pub(super) const NO_CONVERSION: i8 = i8::MIN;

/// The layer of `seeds` seeds, looked at from the front.
#[derive(Clone, Copy)]
pub(super) struct Conversions<'a> {
    pub(super) halves: &'a HalfTables,
    pub(super) seeds: u8,
    pub(super) finished: Finished<'a>,
}

/// The pits of a set of bits, the lowest first.
fn bits(mut set: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let bit = set.trailing_zeros() as usize;
            set &= set - 1;
            bit
        })
    })
}

impl Conversions<'_> {
    /// Whether a move that gives the opponent nothing is illegal for that.
    fn must_feed(&self, other: u32) -> bool {
        other == 0 && self.halves.rules.feeding == Feeding::Required
    }

    /// How many legal moves the side with half `own` has that leave all seeds on the board.
    pub(super) fn successors_in_layer(&self, own: u32, other: u32) -> u8 {
        let mover = self.halves.before_move(own);
        let inner = if self.must_feed(other) { 0 } else { mover.inner };
        if self.halves.rules.sow_stores {
            return inner;
        }
        let quiet = ENDING_IN[usize::from(self.halves.before_move(other).quiet)];
        let reaching = (mover.reaching & quiet).count_ones() as u8;
        inner + mover.round + reaching + self.laps(own, other).filter(|lap| lap.left == 0).count() as u8
    }

    /// For each of the halves `others` of the other side, the best that the side with half `own` can do with a move that leaves the
    /// layer, or what it nets where it has no legal move at all; [`NO_CONVERSION`] where all its moves stay.
    pub(super) fn best_conversions(&self, own: u32, others: Range<u32>, best: &mut Vec<i8>) {
        best.clear();
        best.resize(others.len(), NO_CONVERSION);
        let mover = self.halves.before_move(own);
        let row = Row { half: self.halves.half(own), other_seeds: self.seeds - mover.seeds, others: others.clone() };
        for bit in bits(mover.reaching) {
            self.reach(&row, bit / ROW, bit % ROW, best);
        }
        for pit in bits(u64::from(mover.stored)) {
            self.store(&row, pit, best);
        }
        for (other, best) in others.zip(best) {
            if mover.lapping != 0 {
                for lap in self.laps(own, other).filter(|lap| lap.left > 0) {
                    let index = lap.own.row_start(lap.other.seeds()) + lap.other.rank();
                    *best = (*best).max(lap.gain - self.finished.value(self.seeds - lap.left, index));
                }
            }
            if *best == NO_CONVERSION && self.successors_in_layer(own, other) == 0 {
                *best = self.halves.rules.without_a_move(mover.seeds, row.other_seeds);
            }
        }
    }

    /// The moves from `pit` that end in pit `end` of the opponent's and leave the layer.
    fn reach(&self, row: &Row, end: usize, pit: usize, best: &mut [i8]) {
        let left = sown(row.half, pit);
        let store = u8::from(self.halves.rules.sow_stores);
        let given = end as u8 + 1;
        for taken in 0..=MAX_CAPTURE.min(row.other_seeds + given) {
            let arrivals = self.halves.arrivals(&row.others, row.other_seeds, end, taken);
            if arrivals.is_empty() {
                continue;
            }
            let gain = (taken + store) as i8;
            let values = self.finished.row_start(self.seeds - taken - store, left, row.other_seeds + given - taken);
            for arrival in arrivals {
                let best = &mut best[(arrival.before - row.others.start) as usize];
                *best = (*best).max(gain - values.get(arrival.after));
            }
        }
    }

    /// Where stores are sown: the move from `pit` that ends in the mover's store.
    fn store(&self, row: &Row, pit: usize, best: &mut [i8]) {
        if row.other_seeds == 0 && self.halves.rules.feeding == Feeding::Required {
            return;
        }
        let values = self.finished.row_start(self.seeds - 1, sown(row.half, pit), row.other_seeds);
        for (other, best) in row.others.clone().zip(best) {
            *best = (*best).max(1 - values.get(other));
        }
    }

    /// The legal moves that lap.
    fn laps(&self, own: u32, other: u32) -> impl Iterator<Item = full_lap::Played> {
        let (half, other_half) = (self.halves.half(own), self.halves.half(other));
        let lapping = u64::from(self.halves.before_move(own).lapping);
        bits(lapping).filter_map(move |pit| full_lap::play(self.halves.rules, half, other_half, pit))
    }
}

/// The half that a move from `pit` leaves which sows all pits behind it.
fn sown(half: Half, pit: usize) -> Half {
    half.with(pit, 0).plus_after(pit, ROW - 1 - pit)
}
