//! The context of a board: a prediction of its value from neighboring boards decoded before.
//!
//! A neighbor has one seed moved to the previous pit. By the formula of the index (`ranking.rs`)
//! only one suffix sum differs then, so the neighbor is a known number of boards (the *gap*) before
//! the board:
//!
//! ```text
//!   C(s(j) + 11 - j, 12 - j) - C(s(j) + 10 - j, 12 - j) = C(s(j) + 10 - j, 11 - j)     j = 1 to 11, counted from 0
//! ```
//!
//! The later the pit, the smaller is the gap. The nearest [`MAX_NEIGHBORS`] in the same block are
//! used.

#![allow(
    clippy::cast_possible_truncation,
    reason = "four neighbors, and gaps that were compared with 2^16"
)]

use awale_rules::PITS;

use super::{
    super::ranking::{MAX_SEEDS, binomial},
    BOARDS_PER_COMPRESSED_BLOCK,
};

/// The number of neighbors. More than four improve the compression hardly at all (measured).
const MAX_NEIGHBORS: usize = 4;

/// The number of suffix sums in the table of gaps: a power of two above all that occur.
const SUFFIX_SUM_COUNT: usize = 64;

/// The distance from a board back to its neighbor, by pit and suffix sum. At least
/// [`BOARDS_PER_COMPRESSED_BLOCK`] if the neighbor is always in another block.
static NEIGHBOR_INDEX_GAPS: [[u16; SUFFIX_SUM_COUNT]; PITS] = {
    let mut index_gaps = [[u16::MAX; SUFFIX_SUM_COUNT]; PITS];
    let mut pit = 1;
    while pit < PITS {
        let mut sum = 1;
        while sum <= MAX_SEEDS as usize {
            let index_gap = binomial(sum + PITS - 2 - pit, PITS - 1 - pit);
            if index_gap < u16::MAX as u64 {
                index_gaps[pit][sum] = index_gap as u16;
            }
            sum += 1;
        }
        pit += 1;
    }
    index_gaps
};

/// 2^16 divided by the number of neighbors, rounded up.
const NEIGHBOR_COUNT_RECIPROCALS: [u32; MAX_NEIGHBORS + 1] = [0, 65536, 32768, 21846, 16384];

/// The number of contexts for each mean: four classes of the difference between the largest and the
/// smallest neighbor, times three classes of cyclic neighbors (none, some, all).
const CONTEXTS_PER_MEAN: u32 = 12;
/// The largest differences between neighbors in the first three classes.
const SPREAD_CLASS_LIMITS: [u32; 3] = [1, 3, 6];

/// The number of contexts of a layer of `seeds` seeds: means in steps of a half from -n to n, and
/// one context for a board without neighbors.
pub(super) const fn context_count(seeds: u8) -> usize {
    (4 * seeds as usize + 1) * CONTEXTS_PER_MEAN as usize + 1
}

/// How many boards before a board its nearest neighbors are, the nearest first. 2^16 - 1 if there
/// is no neighbor.
type NeighborIndexGaps = [u16; MAX_NEIGHBORS];

/// A walk through the boards of a layer in the order of their indices.
///
/// Boards that differ only in the last two pits follow each other. Their neighbors mainly depend on
/// whether these two pits are empty, so all gaps are computed once for such a *run* of boards.
pub(super) struct BoardWalk {
    /// The suffix sum of each pit, and a final 0.
    suffix_sums: [u8; PITS + 1],
    /// The gaps of the first board of the run, of the last board, and of the middle boards.
    run_start_index_gaps: NeighborIndexGaps,
    run_end_index_gaps: NeighborIndexGaps,
    run_middle_index_gaps: NeighborIndexGaps,
    /// The smallest mean of the neighbors' bytes, times two.
    lowest_neighbor_mean_doubled: u32,
}

/// The last two pits.
const LAST_PIT: usize = PITS - 1;
const SECOND_TO_LAST_PIT: usize = PITS - 2;

impl BoardWalk {
    /// Starts at the board of `seeds` seeds with this index.
    pub(super) fn new(seeds: u8, index: usize) -> BoardWalk {
        let mut suffix_sums = [0; PITS + 1];
        suffix_sums[0] = seeds;
        let mut remaining_index = index as u64;
        for pit in 1..PITS {
            let index_term = |sum: u8| binomial(sum as usize + PITS - 1 - pit, PITS - pit);
            let suffix_sum = (0..=suffix_sums[pit - 1])
                .rev()
                .find(|&sum| index_term(sum) <= remaining_index)
                .unwrap_or(0);
            remaining_index -= index_term(suffix_sum);
            suffix_sums[pit] = suffix_sum;
        }
        let no_index_gaps = NeighborIndexGaps::default();
        let mut walk = BoardWalk {
            suffix_sums,
            run_start_index_gaps: no_index_gaps,
            run_end_index_gaps: no_index_gaps,
            run_middle_index_gaps: no_index_gaps,
            lowest_neighbor_mean_doubled: 2 * (64 - u32::from(seeds)),
        };
        walk.compute_neighbor_index_gaps();
        walk
    }

    /// Computes the gaps of the boards that differ from this one only in the last two pits.
    fn compute_neighbor_index_gaps(&mut self) {
        let (mut far_index_gaps, mut index_gap_count) = ([u16::MAX; MAX_NEIGHBORS], 0);
        for pit in (1..SECOND_TO_LAST_PIT).rev() {
            if self.suffix_sums[pit] > self.suffix_sums[pit + 1] {
                far_index_gaps[index_gap_count] =
                    NEIGHBOR_INDEX_GAPS[pit][usize::from(self.suffix_sums[pit]) % SUFFIX_SUM_COUNT];
                index_gap_count += 1;
                if index_gap_count == MAX_NEIGHBORS {
                    break;
                }
            }
        }
        let (nearest_index_gap, near_index_gap) =
            (1, u16::from(self.suffix_sums[SECOND_TO_LAST_PIT]));
        self.run_middle_index_gaps = [
            nearest_index_gap,
            near_index_gap,
            far_index_gaps[0],
            far_index_gaps[1],
        ];
        (self.run_start_index_gaps, self.run_end_index_gaps) = if near_index_gap == 0 {
            (far_index_gaps, far_index_gaps)
        } else {
            (
                [
                    near_index_gap,
                    far_index_gaps[0],
                    far_index_gaps[1],
                    far_index_gaps[2],
                ],
                [
                    nearest_index_gap,
                    far_index_gaps[0],
                    far_index_gaps[1],
                    far_index_gaps[2],
                ],
            )
        };
    }

    /// The context of the board at `place_in_block` of a block whose earlier boards are decoded.
    #[inline]
    pub(super) fn context(&self, block: &[u8], place_in_block: usize) -> usize {
        let index_gaps = match self.suffix_sums[LAST_PIT] {
            0 => &self.run_start_index_gaps,
            seeds if seeds == self.suffix_sums[SECOND_TO_LAST_PIT] => &self.run_end_index_gaps,
            _ => &self.run_middle_index_gaps,
        };
        let (mut neighbor_count, mut value_sum, mut min_value, mut max_value, mut cyclic_count) =
            (0, 0, 127, 0, 0);
        // There is no branch on the gap, because the processor cannot predict which neighbors are
        // in the block.
        for &gap in index_gaps {
            let index_gap = usize::from(gap);
            let is_neighbor_known = index_gap <= place_in_block;
            let byte = u32::from(
                block[if is_neighbor_known {
                    place_in_block - index_gap
                } else {
                    0
                }],
            );
            let value = byte & 127;
            neighbor_count += usize::from(is_neighbor_known);
            value_sum += if is_neighbor_known { value } else { 0 };
            min_value = min_value.min(if is_neighbor_known { value } else { 127 });
            max_value = max_value.max(if is_neighbor_known { value } else { 0 });
            cyclic_count += if is_neighbor_known { byte >> 7 } else { 0 };
        }
        if neighbor_count == 0 {
            return 0;
        }
        let neighbor_mean_doubled = ((2 * value_sum + neighbor_count as u32 / 2)
            * NEIGHBOR_COUNT_RECIPROCALS[neighbor_count])
            >> 16;
        let spread_class: u32 = SPREAD_CLASS_LIMITS
            .iter()
            .map(|&most| u32::from(max_value - min_value > most))
            .sum();
        let cyclic_class =
            u32::from(cyclic_count > 0) + u32::from(cyclic_count == neighbor_count as u32);
        (1 + (neighbor_mean_doubled - self.lowest_neighbor_mean_doubled) * CONTEXTS_PER_MEAN
            + spread_class * 3
            + cyclic_class) as usize
    }

    /// Moves on to the next board.
    #[inline]
    pub(super) fn advance(&mut self) {
        if self.suffix_sums[LAST_PIT] < self.suffix_sums[SECOND_TO_LAST_PIT] {
            self.suffix_sums[LAST_PIT] += 1;
            return;
        }
        self.suffix_sums[LAST_PIT] = 0;
        for pit in (1..LAST_PIT).rev() {
            if self.suffix_sums[pit] < self.suffix_sums[pit - 1] {
                self.suffix_sums[pit] += 1;
                break;
            }
            self.suffix_sums[pit] = 0;
        }
        self.compute_neighbor_index_gaps();
    }
}

const _: () = assert!(BOARDS_PER_COMPRESSED_BLOCK < u16::MAX as usize);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tables::TableBoard;
    use crate::tables::ranking::layer_board_count_as_usize;

    /// The pits in the order of the index.
    fn pits(walk: &BoardWalk) -> [u8; PITS] {
        std::array::from_fn(|pit| walk.suffix_sums[pit] - walk.suffix_sums[pit + 1])
    }

    #[test]
    fn a_walk_visits_the_boards_in_the_order_of_their_indices() {
        let mut walk = BoardWalk::new(7, 0);
        for index in 0..layer_board_count_as_usize(7) {
            assert_eq!(walk.suffix_sums, BoardWalk::new(7, index).suffix_sums);
            let mut mover_first = pits(&walk);
            mover_first.rotate_left(6);
            assert_eq!(
                TableBoard::new(mover_first)
                    .expect("few seeds")
                    .index_in_layer(),
                index
            );
            walk.advance();
        }
    }

    #[test]
    fn a_gap_leads_to_the_neighbor_with_a_seed_in_the_previous_pit() {
        for index in 0..layer_board_count_as_usize(6) {
            let walk = BoardWalk::new(6, index);
            for pit in (1..PITS).filter(|&pit| pits(&walk)[pit] > 0) {
                let index_gap = NEIGHBOR_INDEX_GAPS[pit][usize::from(walk.suffix_sums[pit])];
                let mut expected_pits = pits(&walk);
                expected_pits[pit] -= 1;
                expected_pits[pit - 1] += 1;
                if index_gap < u16::MAX {
                    assert_eq!(
                        pits(&BoardWalk::new(6, index - usize::from(index_gap))),
                        expected_pits
                    );
                }
            }
        }
    }

    #[test]
    fn every_context_is_below_the_number_of_contexts() {
        for seeds in [1, 7, MAX_SEEDS] {
            let walk = BoardWalk::new(seeds, layer_board_count_as_usize(seeds) - 1);
            for value in [64 - seeds, 64 + seeds] {
                for known in [
                    [value; BOARDS_PER_COMPRESSED_BLOCK],
                    [value | 128; BOARDS_PER_COMPRESSED_BLOCK],
                ] {
                    assert!(
                        walk.context(&known, BOARDS_PER_COMPRESSED_BLOCK - 1)
                            < context_count(seeds)
                    );
                }
            }
            assert_eq!(walk.context(&[0], 0), 0);
        }
    }
}
