//! The forward pass: what the moves of a board are worth that leave its layer, and how many there are that stay.
//!
//! A move leaves the layer when it takes seeds off the board. What is left then lies in a smaller layer, which is
//! finished, so its value is known. All such moves of a board come down to one number, the best of them. The moves that
//! stay are only counted here: [`backward`](super::backward) finds them again from the other end.

use crate::awale::{Feeding, ROW};

use super::entry::Entry;
use super::halves::{ENDING_IN, Halves};
use super::lap;
use super::ranking::Half;

/// The finished layers, by their seeds; a layer in which every value is nothing may be empty.
#[derive(Clone, Copy)]
pub(super) struct Finished<'a>(pub(super) &'a [&'a [u8]]);

impl Finished<'_> {
    /// What `mover`, to move, nets on this board of `seeds` seeds; its index is made of `row` and `number`.
    fn value(self, seeds: u8, index: u32) -> i8 {
        self.0[usize::from(seeds)].get(index as usize).map_or(0, |&byte| Entry::from_byte(byte).value)
    }
}

/// The layer of `seeds` seeds, looked at from the front.
#[derive(Clone, Copy)]
pub(super) struct Forward<'a> {
    pub(super) halves: &'a Halves,
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

impl Forward<'_> {
    /// Whether a move that gives the opponent nothing is illegal for that.
    fn must_feed(&self, other: u32) -> bool {
        other == 0 && self.halves.rules.feeding == Feeding::Required
    }

    /// How many legal moves the side with half `own` has that leave all seeds on the board.
    pub(super) fn moves_inside(&self, own: u32, other: u32) -> u8 {
        let mover = self.halves.traits(own);
        let inner = if self.must_feed(other) { 0 } else { mover.inner };
        if self.halves.rules.sow_stores {
            return inner;
        }
        let quiet = ENDING_IN[usize::from(self.halves.traits(other).quiet)];
        let reaching = (mover.reaching & quiet).count_ones() as u8;
        inner + mover.round + reaching + self.laps(own, other).filter(|lap| lap.left == 0).count() as u8
    }

    /// The best that the side with half `own` can do with a move that leaves the layer, or what it nets where it has no
    /// legal move at all; `None` where all its moves stay.
    pub(super) fn best_exit(&self, own: u32, other: u32) -> Option<i8> {
        let mut best = i8::MIN;
        let mut offer = |gain: i8| best = best.max(gain);
        let (mover, half) = (self.halves.traits(own), self.halves.half(own));
        let opponent = self.halves.traits(other);
        let store = u8::from(self.halves.rules.sow_stores);

        for bit in bits(mover.reaching & ENDING_IN[usize::from(opponent.caught)]) {
            let (end, pit) = (bit / ROW, bit % ROW);
            let caught = self.halves.caught(other, end);
            let rest = opponent.seeds + end as u8 + 1 - caught.seeds();
            let row = sown(half, pit).row(rest);
            let seeds = self.seeds - caught.seeds() - store;
            offer((caught.seeds() + store) as i8 - self.finished.value(seeds, row + caught.left()));
        }
        if self.halves.rules.sow_stores {
            self.exits_through_the_store(own, other, &mut offer);
        }
        for lap in self.laps(own, other).filter(|lap| lap.left > 0) {
            let index = lap.own.row(lap.other.seeds()) + lap.other.number();
            offer(lap.gain - self.finished.value(self.seeds - lap.left, index));
        }
        if best > i8::MIN {
            Some(best)
        } else if self.moves_inside(own, other) == 0 {
            Some(self.halves.rules.without_a_move(mover.seeds, opponent.seeds))
        } else {
            None
        }
    }

    /// Where stores are sown: the moves that leave a seed in the mover's store and capture nothing.
    fn exits_through_the_store(&self, own: u32, other: u32, offer: &mut impl FnMut(i8)) {
        let (mover, half) = (self.halves.traits(own), self.halves.half(own));
        let (opponent, other_half) = (self.halves.traits(other), self.halves.half(other));
        let mut gain_one = |pit: usize, rest: u8, number: u32| {
            offer(1 - self.finished.value(self.seeds - 1, sown(half, pit).row(rest) + number));
        };
        if !self.must_feed(other) {
            for pit in bits(u64::from(mover.stored)) {
                gain_one(pit, opponent.seeds, other);
            }
        }
        for bit in bits(mover.reaching & ENDING_IN[usize::from(opponent.quiet)]) {
            let (end, pit) = (bit / ROW, bit % ROW);
            gain_one(pit, opponent.seeds + end as u8 + 1, other_half.plus_first(end + 1).number());
        }
    }

    /// The legal moves that lap.
    fn laps(&self, own: u32, other: u32) -> impl Iterator<Item = lap::Played> {
        let (half, other_half) = (self.halves.half(own), self.halves.half(other));
        let lapping = u64::from(self.halves.traits(own).lapping);
        bits(lapping).filter_map(move |pit| lap::play(self.halves.rules, half, other_half, pit))
    }
}

/// The half that a move from `pit` leaves which sows all pits behind it.
fn sown(half: Half, pit: usize) -> Half {
    half.with(pit, 0).plus_after(pit, ROW - 1 - pit)
}
