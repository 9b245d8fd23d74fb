//! Numbering the boards: the combinatorial number system.
//!
//! A board of twelve pits is known by its *suffix sums*: how many seeds lie from a pit to the end. They never grow from
//! one pit to the next, so `s1 + 10 > s2 + 9 > ... > s11` is a strictly falling sequence, and such sequences are counted
//! without a gap by
//!
//! ```text
//! index = C(s1 + 10, 11) + C(s2 + 9, 10) + ... + C(s11, 1)
//! ```
//!
//! Three things make this formula a good one. It does not ask for the number of seeds of the layer. It is a sum with one
//! term for each suffix sum, so it is computed by look-ups alone, two terms at a time; one multiplication gives all the
//! suffix sums at once. And it falls apart in the middle: the last six terms depend on the last six pits only. They are the
//! number of that [`Half`], and the first five terms are where the *row* of all boards with the same first six pits
//! begins (less a constant). So a board is two halves, and what a move does to a board it does to each half on its own.
//!
//! The order is the lexicographic one backwards: the board with all its seeds in the first pit is the first.

use awale_rules::{PITS, ROW};

/// The most seeds of a board that can be numbered: what five bits hold, and just what makes an index fit 32 bits.
pub const MAX_SEEDS: u8 = 31;

/// Bits of a pit in a [`Half`].
const BITS: u32 = 5;
/// A seed in each pit of a half; times a half, it gives all suffix sums.
const ONES: u32 = 0b00001_00001_00001_00001_00001_00001;
/// All bits of a half.
const MASK: u32 = (1 << (BITS * ROW as u32)) - 1;
/// All combinations of two suffix sums.
const PAIRS: usize = 1 << (2 * BITS);

/// Pascal's triangle, wide enough for all boards of [`MAX_SEEDS`].
const BINOMIALS: [[u64; PITS + 1]; MAX_SEEDS as usize + PITS + 1] = {
    let mut rows = [[0; PITS + 1]; MAX_SEEDS as usize + PITS + 1];
    let mut n = 0;
    while n < rows.len() {
        rows[n][0] = 1;
        let mut k = 1;
        while k <= PITS && n > 0 {
            rows[n][k] = rows[n - 1][k - 1] + rows[n - 1][k];
            k += 1;
        }
        n += 1;
    }
    rows
};

/// The term of pit `pit` (0 to 11), from which to the end `sum` seeds lie.
const fn term(pit: usize, sum: usize) -> u32 {
    // A pair table also has places for sums that grow; what stands there is never asked for.
    BINOMIALS[sum + PITS - 1 - pit][PITS - pit] as u32
}

/// The terms of `pit` and of the pit after it, by both suffix sums.
const fn pair(pit: usize) -> [u32; PAIRS] {
    let mut terms = [0; PAIRS];
    let mut sums = 0;
    while sums < PAIRS {
        terms[sums] = term(pit, sums >> BITS).wrapping_add(term(pit + 1, sums & (MAX_SEEDS as usize)));
        sums += 1;
    }
    terms
}

static FIRST_1_2: [u32; PAIRS] = pair(1);
static FIRST_3_4: [u32; PAIRS] = pair(3);
static FIRST_5: [u32; PAIRS] = {
    let mut terms = pair(5);
    let mut sums = 0;
    while sums < PAIRS {
        terms[sums] = term(5, sums & (MAX_SEEDS as usize));
        sums += 1;
    }
    terms
};
static SECOND_0_1: [u32; PAIRS] = pair(6);
static SECOND_2_3: [u32; PAIRS] = pair(8);
static SECOND_4_5: [u32; PAIRS] = pair(10);

/// How many boards hold exactly `seeds` seeds.
///
/// # Panics
/// When `seeds` is above [`MAX_SEEDS`].
#[must_use]
pub const fn layer_size(seeds: u8) -> u64 {
    BINOMIALS[seeds as usize + PITS - 1][PITS - 1]
}

/// How many halves hold fewer than `seeds` seeds: the number of the first one that holds as many.
pub(super) const fn first_rank(seeds: u8) -> u32 {
    BINOMIALS[seeds as usize + ROW - 1][ROW] as u32
}

/// Six pits of one side in sowing order, five bits each, the first pit in the highest bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Half(u32);

impl Half {
    /// The half with these seeds, which are [`MAX_SEEDS`] together at most.
    #[must_use]
    pub const fn new(pits: [u8; ROW]) -> Half {
        let mut bits = 0;
        let mut pit = 0;
        while pit < ROW {
            bits = bits << BITS | pits[pit] as u32;
            pit += 1;
        }
        Half(bits)
    }

    /// The half whose pits are the six lowest bytes of `bytes`, the first pit the lowest; [`MAX_SEEDS`] together at most.
    #[must_use]
    pub const fn from_bytes(bytes: u64) -> Half {
        let mut bits = 0;
        let mut pit = 0;
        while pit < ROW {
            bits = bits << BITS | (bytes >> (8 * pit)) as u32 & MAX_SEEDS as u32;
            pit += 1;
        }
        Half(bits)
    }

    /// The seeds of each pit.
    #[must_use]
    pub fn pits(self) -> [u8; ROW] {
        std::array::from_fn(|pit| self.pit(pit))
    }

    const fn shift(pit: usize) -> u32 {
        BITS * (ROW - 1 - pit) as u32
    }

    /// The seeds of pit `pit`, 0 to 5.
    #[must_use]
    pub const fn pit(self, pit: usize) -> u8 {
        (self.0 >> Half::shift(pit)) as u8 & MAX_SEEDS
    }

    /// All its seeds.
    #[must_use]
    pub const fn seeds(self) -> u8 {
        (self.sums() >> Half::shift(0)) as u8
    }

    /// The suffix sum of each pit in the place of the pit.
    const fn sums(self) -> u32 {
        self.0.wrapping_mul(ONES) & MASK
    }

    /// The same with `seeds` in `pit`.
    pub(super) const fn with(self, pit: usize, seeds: u8) -> Half {
        Half(self.0 & !((MAX_SEEDS as u32) << Half::shift(pit)) | (seeds as u32) << Half::shift(pit))
    }

    /// The same with one seed more in each of the first `count` pits.
    pub(super) const fn plus_first(self, count: usize) -> Half {
        Half(self.0 + Half::first_ones(count))
    }

    /// The same with one seed less in each of the first `count` pits, none of which is empty.
    pub(super) const fn minus_first(self, count: usize) -> Half {
        Half(self.0 - Half::first_ones(count))
    }

    /// The same with one seed more in each of the `count` pits after `pit`.
    pub(super) const fn plus_after(self, pit: usize, count: usize) -> Half {
        Half(self.0 + Half::ones_after(pit, count))
    }

    /// The same with one seed less in each of the `count` pits after `pit`, none of which is empty.
    pub(super) const fn minus_after(self, pit: usize, count: usize) -> Half {
        Half(self.0 - Half::ones_after(pit, count))
    }

    const fn first_ones(count: usize) -> u32 {
        (ONES << (BITS * (ROW - count) as u32)) & MASK
    }

    const fn ones_after(pit: usize, count: usize) -> u32 {
        Half::first_ones(count) >> (BITS * (pit + 1) as u32)
    }

    /// Its number: halves with fewer seeds come first, those with as many follow in falling lexicographic order.
    #[must_use]
    pub const fn rank(self) -> u32 {
        let sums = self.sums();
        SECOND_0_1[(sums >> (4 * BITS)) as usize % PAIRS]
            + SECOND_2_3[(sums >> (2 * BITS)) as usize % PAIRS]
            + SECOND_4_5[sums as usize % PAIRS]
    }

    /// The index of a board with this first half and a second half of `rest` seeds, less the second half's number.
    pub(super) const fn row_start(self, rest: u8) -> u32 {
        let sums = (self.sums() + rest as u32 * ONES) as usize;
        FIRST_1_2[(sums >> (3 * BITS)) % PAIRS] + FIRST_3_4[(sums >> BITS) % PAIRS] + FIRST_5[sums % PAIRS]
    }

    /// The half that follows this one in the order of numbers.
    pub(super) fn next(self) -> Half {
        let mut pits = self.pits();
        let last = std::mem::take(&mut pits[ROW - 1]);
        match pits.iter().rposition(|&seeds| seeds > 0) {
            Some(pit) => {
                pits[pit] -= 1;
                pits[pit + 1] = last + 1;
            }
            None => pits[0] = last + 1,
        }
        Half::new(pits)
    }
}

/// A board as the side to move sees it: its own pits and the opponent's, at most [`MAX_SEEDS`] seeds. Stores are left aside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableBoard {
    /// The pits of the side to move.
    pub mover: Half,
    /// The pits of the other side.
    pub opponent: Half,
}

impl TableBoard {
    /// The board with these pits: the mover's six in sowing order, then the opponent's. `None` where there are more than
    /// [`MAX_SEEDS`].
    #[must_use]
    pub fn new(pits: [u8; PITS]) -> Option<TableBoard> {
        let seeds: u32 = pits.iter().map(|&seeds| u32::from(seeds)).sum();
        let half = |first: usize| Half::new(std::array::from_fn(|place| pits[first + place]));
        (seeds <= u32::from(MAX_SEEDS)).then(|| TableBoard { mover: half(0), opponent: half(ROW) })
    }

    /// The pits, the mover's first.
    #[must_use]
    pub fn pits(self) -> [u8; PITS] {
        let (mover, opponent) = (self.mover.pits(), self.opponent.pits());
        std::array::from_fn(|pit| if pit < ROW { mover[pit] } else { opponent[pit - ROW] })
    }

    /// All its seeds.
    #[must_use]
    pub const fn seeds(self) -> u8 {
        self.mover.seeds() + self.opponent.seeds()
    }

    /// Its place among the boards of as many seeds. The opponent's pits count first: after a move of a given pit
    /// these are always the same six, so boards that are computed together lie together.
    #[must_use]
    pub const fn index(self) -> usize {
        self.opponent.row_start(self.mover.seeds()) as usize + self.mover.rank() as usize
    }

    /// All boards of `seeds` seeds in lexicographic order of the mover's pits, then the opponent's.
    pub fn lexicographic(seeds: u8) -> impl Iterator<Item = TableBoard> {
        let mut first = [0; PITS];
        first[PITS - 1] = seeds;
        std::iter::successors(Some(first), |&pits| lexicographic_successor(pits)).filter_map(TableBoard::new)
    }
}

/// The next pits in lexicographic order with as many seeds, if these are not the last.
fn lexicographic_successor(mut pits: [u8; PITS]) -> Option<[u8; PITS]> {
    let giver = pits.iter().rposition(|&seeds| seeds > 0).filter(|&pit| pit > 0)?;
    let seeds = std::mem::take(&mut pits[giver]);
    pits[giver - 1] += 1;
    pits[PITS - 1] = seeds - 1;
    Some(pits)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_board_of_a_layer_has_its_own_index_below_the_count() {
        for seeds in 0..=8 {
            let mut seen = vec![false; layer_size(seeds) as usize];
            for board in TableBoard::lexicographic(seeds) {
                assert_eq!(board.seeds(), seeds);
                assert!(!std::mem::replace(&mut seen[board.index()], true), "{board:?} shares its index");
            }
            assert!(seen.into_iter().all(|seen| seen));
        }
    }

    #[test]
    fn halves_follow_each_other_in_the_order_of_their_numbers() {
        let mut half = Half::default();
        for number in 0..first_rank(13) {
            let bytes = half.pits().into_iter().rev().fold(0, |bytes, seeds| bytes << 8 | u64::from(seeds));
            assert_eq!(Half::from_bytes(bytes), half);
            assert_eq!(half.rank(), number, "{half:?}");
            half = half.next();
        }
    }

    #[test]
    fn the_largest_layer_is_numbered_from_end_to_end() {
        let all_behind = TableBoard { mover: Half::default(), opponent: Half::new([MAX_SEEDS, 0, 0, 0, 0, 0]) };
        assert_eq!(all_behind.index(), 0);
        let all_last = TableBoard { mover: Half::new([0, 0, 0, 0, 0, MAX_SEEDS]), opponent: Half::default() };
        assert_eq!(all_last.index() as u64, layer_size(MAX_SEEDS) - 1);
    }

    #[test]
    fn a_board_of_more_seeds_than_fit_is_none() {
        assert!(TableBoard::new([4; PITS]).is_none());
        assert!(TableBoard::new([2; PITS]).is_some());
    }
}
