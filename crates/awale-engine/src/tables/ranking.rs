//! Ranking: a number for each board, by the combinatorial number system (Knuth, *The Art of
//! Computer Programming* 4A, 7.2.1.3; for awari, Lincke 2002).
//!
//! A board of twelve pits is determined by its *suffix sums*: s(i) is the number of seeds from pit
//! i to the last pit. From pit to pit they never increase, so `s1 + 10 > s2 + 9 > ... > s11` is a
//! strictly decreasing sequence. The combinatorial number system numbers such sequences without
//! gaps:
//!
//! ```text
//! index = C(s1 + 10, 11) + C(s2 + 9, 10) + ... + C(s5 + 6, 7)   +   C(s6 + 5, 6) + ... + C(s11, 1)
//!         |<------------------ row_start ------------------->|      |<--------- rank --------->|
//!
//!          pit 0   1   2   3   4   5    6   7   8   9  10  11
//!            +---+---+---+---+---+---+---+---+---+---+---+---+
//!            |      first half       |      second half      |
//!            +---+---+---+---+---+---+---+---+---+---+---+---+
//! ```
//!
//! * The last six terms depend on the second half alone. They are the *rank* of that [`HalfBoard`].
//! * The first five depend on the first half and on the number of seeds in the second one. They are
//!   the start of the *row*: all boards with the same first half.
//! * The formula does not contain the number of seeds of the layer.
//!
//! So the change of an index by a move is the sum of the changes by each half. A half is packed
//! into 36 bits, so one multiplication computes all suffix sums, and each table lookup returns the
//! sum of two terms:
//!
//! ```text
//!  bit  35    30 29    24 23    18 17    12 11     6 5      0
//!      +--------+--------+--------+--------+--------+--------+
//!      | pit 0  | pit 1  | pit 2  | pit 3  | pit 4  | pit 5  |
//!      +--------+--------+--------+--------+--------+--------+
//! ```
//!
//! The order is the reverse of the lexicographic one: the board with all its seeds in the first pit
//! comes first.

#![allow(
    clippy::cast_possible_truncation,
    reason = "pits and seeds fit a byte, ranks of halves 32 bits"
)]

use awale_rules::{PITS, Pit, Position, ROW};

/// The largest number of seeds on a board with an index: 32. The largest index then exceeds 32
/// bits, so a processor with 32-bit addresses is limited to 31 seeds.
pub const MAX_SEEDS: u8 = if usize::BITS < 64 { 31 } else { 32 };

/// Bits of a pit in a [`HalfBoard`].
const BITS_PER_PIT: u32 = 6;
/// One seed in each pit of a half. A half times this constant has all suffix sums.
const ONE_SEED_PER_PIT: u64 = 1 | 1 << 6 | 1 << 12 | 1 << 18 | 1 << 24 | 1 << 30;
/// All bits of a half.
const HALF_MASK: u64 = (1 << (BITS_PER_PIT * ROW as u32)) - 1;
/// The bits of one pit.
const PIT_MASK: u64 = (1 << BITS_PER_PIT) - 1;
/// The number of different suffix sums.
const SUFFIX_SUM_COUNT: usize = MAX_SEEDS as usize + 1;
/// The number of pairs of suffix sums.
const SUFFIX_SUM_PAIR_COUNT: usize = SUFFIX_SUM_COUNT * SUFFIX_SUM_COUNT;

/// Pascal's triangle, large enough for all boards of [`MAX_SEEDS`].
const BINOMIALS: [[u64; PITS + 1]; MAX_SEEDS as usize + PITS + 1] = {
    let mut binomial_rows = [[0; PITS + 1]; MAX_SEEDS as usize + PITS + 1];
    let mut n = 0;
    while n < binomial_rows.len() {
        binomial_rows[n][0] = 1;
        let mut k = 1;
        while k <= PITS && n > 0 {
            binomial_rows[n][k] = binomial_rows[n - 1][k - 1] + binomial_rows[n - 1][k];
            k += 1;
        }
        n += 1;
    }
    binomial_rows
};

/// The binomial coefficient "`n` choose `k`", for the numbers that occur in an index.
pub(super) const fn binomial(n: usize, k: usize) -> u64 {
    BINOMIALS[n][k]
}

/// The term of the index for the pit with number `pit` (0 to 11) and suffix sum `suffix_sum`.
const fn index_term(pit: usize, suffix_sum: usize) -> u64 {
    // The sums of a board only decrease from pit to pit. Entries for other pairs of sums are
    // filled, but never read.
    BINOMIALS[suffix_sum + PITS - 1 - pit][PITS - pit]
}

/// The sum of the terms for `pit` and for the next pit. The index combines the suffix sums of both
/// pits.
const fn index_terms_of_pit_pair(pit: usize) -> [u64; SUFFIX_SUM_PAIR_COUNT] {
    let mut terms = [0; SUFFIX_SUM_PAIR_COUNT];
    let mut sum_pair_index = 0;
    while sum_pair_index < SUFFIX_SUM_PAIR_COUNT {
        terms[sum_pair_index] = index_term(pit, sum_pair_index / SUFFIX_SUM_COUNT)
            + index_term(pit + 1, sum_pair_index % SUFFIX_SUM_COUNT);
        sum_pair_index += 1;
    }
    terms
}

/// Computes [`index_terms_of_pit_pair`] in 32 bits, for pits whose terms fit.
const fn index_terms_of_pit_pair_as_u32(pit: usize) -> [u32; SUFFIX_SUM_PAIR_COUNT] {
    let (terms_as_u64, mut terms) = (index_terms_of_pit_pair(pit), [0; SUFFIX_SUM_PAIR_COUNT]);
    let mut sum_pair_index = 0;
    while sum_pair_index < SUFFIX_SUM_PAIR_COUNT {
        terms[sum_pair_index] = terms_as_u64[sum_pair_index] as u32;
        sum_pair_index += 1;
    }
    terms
}

/// The index in the pair table of `pit` and the next pit, for the suffix sums in
/// `packed_suffix_sums`.
const fn pit_pair_index(packed_suffix_sums: u64, pit: usize) -> usize {
    let sum_pair = (packed_suffix_sums >> (BITS_PER_PIT as usize * (ROW - 2 - pit))) as usize;
    (sum_pair >> BITS_PER_PIT & PIT_MASK as usize) * SUFFIX_SUM_COUNT
        + (sum_pair & PIT_MASK as usize)
}

// The terms of the formula of the index. `FIRST_HALF_INDEX_TERMS_OF_PITS_1_2` has the terms of pits
// 1 and 2 in the first half of the board, and so on. There is no term for pit 0 of the first half.
static FIRST_HALF_INDEX_TERMS_OF_PITS_1_2: [u64; SUFFIX_SUM_PAIR_COUNT] =
    index_terms_of_pit_pair(1);
static FIRST_HALF_INDEX_TERMS_OF_PITS_3_4: [u32; SUFFIX_SUM_PAIR_COUNT] =
    index_terms_of_pit_pair_as_u32(3);
static FIRST_HALF_INDEX_TERMS_OF_PIT_5: [u32; SUFFIX_SUM_COUNT] = {
    let mut terms = [0; SUFFIX_SUM_COUNT];
    let mut sum = 0;
    while sum < SUFFIX_SUM_COUNT {
        terms[sum] = index_term(5, sum) as u32;
        sum += 1;
    }
    terms
};
static SECOND_HALF_INDEX_TERMS_OF_PITS_0_1: [u32; SUFFIX_SUM_PAIR_COUNT] =
    index_terms_of_pit_pair_as_u32(6);
static SECOND_HALF_INDEX_TERMS_OF_PITS_2_3: [u32; SUFFIX_SUM_PAIR_COUNT] =
    index_terms_of_pit_pair_as_u32(8);
static SECOND_HALF_INDEX_TERMS_OF_PITS_4_5: [u32; SUFFIX_SUM_PAIR_COUNT] =
    index_terms_of_pit_pair_as_u32(10);

/// The number of boards with exactly `seeds` seeds, which is the size of that layer: `C(seeds + 11,
/// 11)`.
///
/// # Panics
/// Panics if `seeds` is above [`MAX_SEEDS`].
///
/// # Examples
/// ```
/// use awale_engine::tables::layer_board_count;
///
/// assert_eq!(layer_board_count(1), 12);
/// assert_eq!(layer_board_count(20), 84_672_315);
/// ```
pub const fn layer_board_count(seeds: u8) -> u64 {
    BINOMIALS[seeds as usize + PITS - 1][PITS - 1]
}

/// [`layer_board_count`] as a `usize`, for lengths in memory.
pub(super) const fn layer_board_count_as_usize(seeds: u8) -> usize {
    layer_board_count(seeds) as usize
}

/// The rank of the first half with `seeds` seeds, which is the number of halves with fewer seeds.
pub(super) const fn first_rank_with_seeds(seeds: u8) -> u32 {
    BINOMIALS[seeds as usize + ROW - 1][ROW] as u32
}

/// One half of a board: the six pits of one side in sowing order, six bits each, with the first pit
/// in the highest bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct HalfBoard(u64);

impl HalfBoard {
    /// The half with these seeds, together at most [`MAX_SEEDS`].
    pub(crate) const fn new(pits: [u8; ROW]) -> HalfBoard {
        let mut packed_pits = 0;
        let mut pit = 0;
        while pit < ROW {
            packed_pits = packed_pits << BITS_PER_PIT | pits[pit] as u64;
            pit += 1;
        }
        HalfBoard(packed_pits)
    }

    /// The seeds in each pit.
    pub(super) fn pits(self) -> [u8; ROW] {
        std::array::from_fn(|pit| self.seeds_in_pit(pit))
    }

    const fn pit_shift(pit: usize) -> u32 {
        BITS_PER_PIT * (ROW - 1 - pit) as u32
    }

    /// The seeds in the pit with number `pit`, 0 to 5.
    pub(super) const fn seeds_in_pit(self, pit: usize) -> u8 {
        (self.0 >> HalfBoard::pit_shift(pit) & PIT_MASK) as u8
    }

    /// The number of seeds in the half.
    pub(super) const fn seed_count(self) -> u8 {
        (self.suffix_sums() >> HalfBoard::pit_shift(0)) as u8
    }

    /// The suffix sum of each pit, in the bits of that pit.
    const fn suffix_sums(self) -> u64 {
        self.0.wrapping_mul(ONE_SEED_PER_PIT) & HALF_MASK
    }

    /// This half with `seeds` seeds in `pit`.
    pub(super) const fn with_seeds_in_pit(self, pit: usize, seeds: u8) -> HalfBoard {
        HalfBoard(
            self.0 & !(PIT_MASK << HalfBoard::pit_shift(pit))
                | (seeds as u64) << HalfBoard::pit_shift(pit),
        )
    }

    /// This half after sowing a seed into each of the first `pit_count` pits.
    pub(super) const fn sow_first_pits(self, pit_count: usize) -> HalfBoard {
        HalfBoard(self.0 + HalfBoard::ones_in_first_pits(pit_count))
    }

    /// This half before a seed was sown into each of the first `pit_count` pits, which must not be
    /// empty.
    pub(super) const fn unsow_first_pits(self, pit_count: usize) -> HalfBoard {
        HalfBoard(self.0 - HalfBoard::ones_in_first_pits(pit_count))
    }

    /// This half after sowing a seed into each of the `pit_count` pits after `pit`.
    pub(super) const fn sow_pits_after(self, pit: usize, pit_count: usize) -> HalfBoard {
        HalfBoard(self.0 + HalfBoard::ones_in_pits_after(pit, pit_count))
    }

    /// This half before a seed was sown into each of the `pit_count` pits after `pit`, which must
    /// not be empty.
    pub(super) const fn unsow_pits_after(self, pit: usize, pit_count: usize) -> HalfBoard {
        HalfBoard(self.0 - HalfBoard::ones_in_pits_after(pit, pit_count))
    }

    const fn ones_in_first_pits(pit_count: usize) -> u64 {
        (ONE_SEED_PER_PIT << (BITS_PER_PIT * (ROW - pit_count) as u32)) & HALF_MASK
    }

    const fn ones_in_pits_after(pit: usize, pit_count: usize) -> u64 {
        HalfBoard::ones_in_first_pits(pit_count) >> (BITS_PER_PIT * (pit + 1) as u32)
    }

    /// The rank: halves with fewer seeds come first, and halves with equal numbers are in
    /// decreasing lexicographic order.
    pub(super) const fn rank(self) -> u32 {
        let sums = self.suffix_sums();
        SECOND_HALF_INDEX_TERMS_OF_PITS_0_1[pit_pair_index(sums, 0)]
            + SECOND_HALF_INDEX_TERMS_OF_PITS_2_3[pit_pair_index(sums, 2)]
            + SECOND_HALF_INDEX_TERMS_OF_PITS_4_5[pit_pair_index(sums, 4)]
    }

    /// The start of the row of this first half, for second halves with `second_half_seeds` seeds:
    /// the index of a board minus the rank of its second half.
    pub(super) const fn board_row_start_index(self, second_half_seeds: u8) -> u64 {
        let sums = self.suffix_sums() + second_half_seeds as u64 * ONE_SEED_PER_PIT;
        FIRST_HALF_INDEX_TERMS_OF_PITS_1_2[pit_pair_index(sums, 1)]
            + (FIRST_HALF_INDEX_TERMS_OF_PITS_3_4[pit_pair_index(sums, 3)]
                + FIRST_HALF_INDEX_TERMS_OF_PIT_5[(sums & PIT_MASK) as usize]) as u64
    }

    /// All halves with at most `seeds` seeds in lexicographic order.
    pub(super) fn all_in_lexicographic_order(seeds: u8) -> Vec<HalfBoard> {
        let halves_by_rank =
            std::iter::successors(Some(HalfBoard::default()), |half| Some(half.next_by_rank()));
        let mut halves: Vec<HalfBoard> = halves_by_rank
            .take(first_rank_with_seeds(seeds + 1) as usize)
            .collect();
        halves.sort_unstable_by_key(|half| half.0);
        halves
    }

    /// The halves with exactly `seeds` seeds, in the order of their ranks.
    pub(super) fn halves_with_seeds(seeds: u8) -> impl Iterator<Item = HalfBoard> + Clone {
        let first_half = HalfBoard::new([seeds, 0, 0, 0, 0, 0]);
        let count = first_rank_with_seeds(seeds + 1) - first_rank_with_seeds(seeds);
        std::iter::successors(Some(first_half), |half| Some(half.next_by_rank()))
            .take(count as usize)
    }

    /// The half with the next rank.
    pub(super) fn next_by_rank(self) -> HalfBoard {
        let mut pits = self.pits();
        let last_pit_seeds = std::mem::take(&mut pits[ROW - 1]);
        match pits.iter().rposition(|&seeds| seeds > 0) {
            Some(pit) => {
                pits[pit] -= 1;
                pits[pit + 1] = last_pit_seeds + 1;
            }
            None => pits[0] = last_pit_seeds + 1,
        }
        HalfBoard::new(pits)
    }
}

/// A board in the form of the tables: the pits of both sides without the stores, with at most
/// [`MAX_SEEDS`] seeds.
///
/// # Examples
/// ```
/// use awale_engine::Stop;
/// use awale_engine::tables::{TableBoard, TableRules, Tables};
/// use awale_rules::Rules;
///
/// let tables = Tables::solve(TableRules::new(&Rules::OWARE), 3, 1, &Stop::new()).unwrap();
/// let board = TableBoard::new([0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 1]).unwrap();
/// assert_eq!(tables.get(board).unwrap().value, 3, "the mover captures two seeds, and the third comes to it");
/// assert!(TableBoard::new([4; 12]).is_none(), "48 seeds are too many");
/// assert_eq!(TableBoard::lexicographic(3).count(), 364);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableBoard {
    /// The pits of the side to move.
    pub(crate) mover: HalfBoard,
    /// The pits of the other side.
    pub(crate) opponent: HalfBoard,
}

impl TableBoard {
    /// The board with these pits: the mover's six in sowing order, then the opponent's. `None` if
    /// they hold more than [`MAX_SEEDS`] seeds.
    pub fn new(pits: [u8; PITS]) -> Option<TableBoard> {
        let seeds: u32 = pits.iter().map(|&seeds| u32::from(seeds)).sum();
        let half = |first: usize| HalfBoard::new(std::array::from_fn(|place| pits[first + place]));
        (seeds <= u32::from(MAX_SEEDS)).then(|| TableBoard {
            mover: half(0),
            opponent: half(ROW),
        })
    }

    /// The board of a position, which must have at most [`MAX_SEEDS`] seeds in its pits.
    pub(super) fn from_position(position: &Position) -> TableBoard {
        let half = |seat| {
            HalfBoard::new(std::array::from_fn(|place| {
                position.seeds(Pit::of(seat, place))
            }))
        };
        let mover = position.to_move();
        TableBoard {
            mover: half(mover),
            opponent: half(mover.opponent()),
        }
    }

    /// The seeds in the pits, the mover's first.
    pub fn pits(self) -> [u8; PITS] {
        let (mover, opponent) = (self.mover.pits(), self.opponent.pits());
        std::array::from_fn(|pit| {
            if pit < ROW {
                mover[pit]
            } else {
                opponent[pit - ROW]
            }
        })
    }

    /// The number of seeds on the board.
    pub(super) const fn seed_count(self) -> u8 {
        self.mover.seed_count() + self.opponent.seed_count()
    }

    /// The index in the layer. The opponent's pits are the first half: boards after the same move
    /// of the same half have the same opponent's pits, so boards that are computed together are
    /// close to each other.
    pub(super) const fn index_in_layer(self) -> usize {
        self.opponent.board_row_start_index(self.mover.seed_count()) as usize
            + self.mover.rank() as usize
    }

    /// All boards with `seeds` seeds in lexicographic order of the mover's pits, then the
    /// opponent's.
    pub fn lexicographic(seeds: u8) -> impl Iterator<Item = TableBoard> {
        let mut first_board = [0; PITS];
        first_board[PITS - 1] = seeds;
        std::iter::successors(Some(first_board), |&pits| lexicographic_successor(pits))
            .filter_map(TableBoard::new)
    }
}

/// The next pits in lexicographic order with the same number of seeds. `None` after the last ones.
fn lexicographic_successor(mut pits: [u8; PITS]) -> Option<[u8; PITS]> {
    let giving_pit = pits
        .iter()
        .rposition(|&seeds| seeds > 0)
        .filter(|&pit| pit > 0)?;
    let seeds = std::mem::take(&mut pits[giving_pit]);
    pits[giving_pit - 1] += 1;
    pits[PITS - 1] = seeds - 1;
    Some(pits)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_board_of_a_layer_has_its_own_index_below_the_count() {
        for seeds in 0..=8 {
            let mut seen_indices = vec![false; layer_board_count_as_usize(seeds)];
            for board in TableBoard::lexicographic(seeds) {
                assert_eq!(board.seed_count(), seeds);
                assert!(
                    !std::mem::replace(&mut seen_indices[board.index_in_layer()], true),
                    "{board:?} shares its index"
                );
            }
            assert!(seen_indices.into_iter().all(|seen_indices| seen_indices));
        }
    }

    #[test]
    fn next_half_follows_the_order_of_ranks() {
        let mut half = HalfBoard::default();
        for rank in 0..first_rank_with_seeds(13) {
            assert_eq!(HalfBoard::new(half.pits()), half);
            assert_eq!(half.rank(), rank, "{half:?}");
            half = half.next_by_rank();
        }
    }

    #[test]
    fn the_largest_layer_has_indices_from_0_to_its_size() {
        let all_in_first_pit = TableBoard {
            mover: HalfBoard::default(),
            opponent: HalfBoard::new([MAX_SEEDS, 0, 0, 0, 0, 0]),
        };
        assert_eq!(all_in_first_pit.index_in_layer(), 0);
        let all_in_last_pit = TableBoard {
            mover: HalfBoard::new([0, 0, 0, 0, 0, MAX_SEEDS]),
            opponent: HalfBoard::default(),
        };
        assert_eq!(
            all_in_last_pit.index_in_layer() as u64,
            layer_board_count(MAX_SEEDS) - 1
        );
    }

    #[test]
    fn a_board_with_too_many_seeds_is_no_table_board() {
        assert!(TableBoard::new([4; PITS]).is_none());
        assert!(TableBoard::new([2; PITS]).is_some());
    }
}
