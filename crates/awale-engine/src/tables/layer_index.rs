//! The order of a layer's boards in memory while it is solved, and its blocks.
//!
//! ```text
//!   South's halves in the order of their rows; each row holds North's halves of the remaining seeds
//!
//!   |<------ row ------>|<-- row -->|<------- row ------->|<-- row -->|  ...
//!   +-------------------+-----------+----+----------------+-----------+--
//!   | north north north | north ... | no | rth ...        |           |
//!   +-------------------+-----------+----+----------------+-----------+--
//!   |<------ block 0, 65,536 boards ---->|<------ block 1 -------- ...
//!                                        ^ a block may cut a row: then it holds two parts
//! ```

use std::ops::Range;

use super::{
    half_tables::HalfTables,
    ranking::{MAX_SEEDS, first_rank_with_seeds, layer_board_count, layer_board_count_as_usize},
};

/// The number of boards in a block. With two state bytes for each board and the updates that it
/// causes, a block fits a cache of one or two megabytes. Measured: 2^12 is slower, 2^17 is equally
/// fast.
pub(super) const BOARDS_PER_BLOCK: usize = 1 << 16;

/// Bits for the rank of a half.
const HALF_RANK_BITS: u32 = 24;
const _: () = assert!(first_rank_with_seeds(MAX_SEEDS + 1) < 1 << HALF_RANK_BITS);

/// The index of a board within its block.
pub(super) type PlaceInBlock = u16;
const _: () = assert!(BOARDS_PER_BLOCK <= 1 << PlaceInBlock::BITS);

/// A board of the layer: the ranks of South's and of North's half.
pub(super) type HalfRanks = (u32, u32);

/// The order of the boards of a layer: by South's half, then by North's.
pub(super) struct LayerBoardOrder {
    seeds: u8,
    /// The start of the row of each South half, minus the rank of the row's first North half.
    /// Indexed by the rank of South's half.
    board_row_offsets: Vec<usize>,
    /// The rows in their order: the index of the first board, shifted by [`HALF_RANK_BITS`], plus
    /// the rank of South's half. The last entry is the end of the layer.
    packed_rows: Vec<u64>,
    /// The index in `packed_rows` of the row of the first board, for each block.
    first_row_by_block: Vec<u32>,
}

/// The boards of a block with the same South half: a row, or the part of a row in this block.
pub(super) struct BoardRowPart {
    /// The rank of South's half.
    pub(super) south_rank: u32,
    /// The places of the boards in the block.
    pub(super) places_in_block: Range<usize>,
}

impl LayerBoardOrder {
    /// Computes the order of the boards of `seeds` seeds.
    #[expect(
        clippy::cast_possible_truncation,
        reason = "MAX_SEEDS is chosen for this processor"
    )]
    pub(super) fn new(halves: &HalfTables, seeds: u8) -> LayerBoardOrder {
        let all_ranks = 0..first_rank_with_seeds(seeds + 1);
        let start_of_row = |south| {
            halves
                .half(south)
                .board_row_start_index(seeds - halves.move_data_of_half(south).seeds)
        };
        let board_row_offsets: Vec<usize> = all_ranks
            .clone()
            .map(|south| start_of_row(south) as usize)
            .collect();
        let first_north_rank =
            |south| first_rank_with_seeds(seeds - halves.move_data_of_half(south).seeds) as usize;
        let packed_row = |south| {
            ((board_row_offsets[south as usize] + first_north_rank(south)) as u64) << HALF_RANK_BITS
                | u64::from(south)
        };
        let mut packed_rows: Vec<u64> = all_ranks.map(packed_row).collect();
        packed_rows.sort_unstable();
        let block_count = layer_board_count_as_usize(seeds).div_ceil(BOARDS_PER_BLOCK);
        let row_of_block = |block| {
            packed_rows
                .partition_point(|&row| board_row_start_index(row) <= block * BOARDS_PER_BLOCK)
                as u32
                - 1
        };
        let first_row_by_block = (0..block_count).map(row_of_block).collect();
        packed_rows.push(layer_board_count(seeds) << HALF_RANK_BITS);
        LayerBoardOrder {
            seeds,
            board_row_offsets,
            packed_rows,
            first_row_by_block,
        }
    }

    /// The index of a board in the layer.
    #[inline]
    pub(super) fn index(&self, (south, north): HalfRanks) -> usize {
        self.board_row_offset(south) + north as usize
    }

    /// The start of the row with this South half, minus the rank of its first North half.
    #[inline]
    pub(super) fn board_row_offset(&self, south_rank: u32) -> usize {
        self.board_row_offsets[south_rank as usize]
    }

    /// Returns [`board_row_offset`](LayerBoardOrder::board_row_offset), or `None` if no board of
    /// the layer has this South half.
    #[inline]
    pub(super) fn board_row_offset_if_any(&self, south_rank: u32) -> Option<usize> {
        self.board_row_offsets.get(south_rank as usize).copied()
    }

    /// Whether South's half holds all seeds of the layer.
    #[inline]
    pub(super) fn has_all_seeds(&self, south_rank: u32) -> bool {
        south_rank >= first_rank_with_seeds(self.seeds)
    }

    /// The rows of a block, in order.
    #[inline]
    pub(super) fn board_row_parts(&self, block: usize) -> impl Iterator<Item = BoardRowPart> {
        let boards_of_block = block * BOARDS_PER_BLOCK..(block + 1) * BOARDS_PER_BLOCK;
        let packed_row_pairs =
            self.packed_rows[self.first_row_by_block[block] as usize..].windows(2);
        let clamp_to_block = move |index: usize| {
            index.clamp(boards_of_block.start, boards_of_block.end) - boards_of_block.start
        };
        packed_row_pairs
            .map(move |rows| BoardRowPart {
                south_rank: south_half_rank(rows[0]),
                places_in_block: clamp_to_block(board_row_start_index(rows[0]))
                    ..clamp_to_block(board_row_start_index(rows[1])),
            })
            .take_while(|part| !part.places_in_block.is_empty())
    }

    /// The ranks of North's halves in a part of a row.
    #[expect(
        clippy::cast_possible_truncation,
        reason = "the ranks of a half are below 2^32"
    )]
    pub(super) fn north_ranks(&self, block: usize, board_row_part: &BoardRowPart) -> Range<u32> {
        let north_rank_at = |place| {
            (block * BOARDS_PER_BLOCK + place - self.board_row_offset(board_row_part.south_rank))
                as u32
        };
        north_rank_at(board_row_part.places_in_block.start)
            ..north_rank_at(board_row_part.places_in_block.end)
    }

    /// Groups `places` of a block, which are sorted, by row. Returns South's half and the places of
    /// each row.
    #[inline]
    pub(super) fn places_by_row<'s>(
        &'s self,
        block: usize,
        mut places: &'s [PlaceInBlock],
    ) -> impl Iterator<Item = (u32, &'s [PlaceInBlock])> {
        let start = block * BOARDS_PER_BLOCK;
        let mut rows = self.packed_rows[self.first_row_by_block[block] as usize..].windows(2);
        std::iter::from_fn(move || {
            let first_board_index = start + usize::from(*places.first()?);
            let row_and_next =
                rows.find(|row| board_row_start_index(row[1]) > first_board_index)?;
            let row_end_in_block = board_row_start_index(row_and_next[1]) - start;
            let place_count = places
                .iter()
                .take_while(|&&place| usize::from(place) < row_end_in_block)
                .count();
            Some((
                south_half_rank(row_and_next[0]),
                places.split_off(..place_count)?,
            ))
        })
    }

    /// The ranks of North's halves at `places` of a block, which belong to the row of `south_rank`.
    #[inline]
    #[expect(
        clippy::cast_possible_truncation,
        reason = "the ranks of a half are below 2^32, and so are their differences"
    )]
    pub(super) fn north_ranks_at(
        &self,
        block: usize,
        south_rank: u32,
        places: &[PlaceInBlock],
    ) -> impl Iterator<Item = u32> + Clone {
        let rank_offset =
            (block * BOARDS_PER_BLOCK).wrapping_sub(self.board_row_offset(south_rank)) as u32;
        places
            .iter()
            .map(move |&place| rank_offset.wrapping_add(place.into()))
    }
}

/// The index of the first board of a row, from its entry in `packed_rows`.
#[inline]
const fn board_row_start_index(packed_row: u64) -> usize {
    (packed_row >> HALF_RANK_BITS) as usize
}

/// The rank of South's half of a row, from the row's entry in `packed_rows`.
#[inline]
#[expect(clippy::cast_possible_truncation, reason = "24 bits are wanted")]
const fn south_half_rank(packed_row: u64) -> u32 {
    packed_row as u32 & ((1 << HALF_RANK_BITS) - 1)
}
