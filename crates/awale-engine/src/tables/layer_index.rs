//! Where each board of a layer lies in memory while the layer is solved, and how the layer is cut into blocks.
//!
//! ```text
//!   South's halves in the order of their rows; each row holds North's halves of the remaining seeds
//!
//!   |<------ row ------>|<-- row -->|<------- row ------->|<-- row -->|  ...
//!   +-------------------+-----------+----+----------------+-----------+--
//!   | north north north | north ... | no | rth ...        |           |
//!   +-------------------+-----------+----+----------------+-----------+--
//!   |<------ block 0, 32,768 boards ---->|<------ block 1 -------- ...
//!                                        ^ a block may cut a row: then it holds two parts
//! ```

use std::ops::Range;

use super::half_tables::HalfTables;
use super::ranking::{MAX_SEEDS, first_rank};

/// Boards of a block: with two state bytes for each board and the updates that it causes, a block stays in a cache of one
/// or two megabytes. Measured: 2^12 is slower, 2^17 is as fast.
pub(super) const BLOCK_BOARDS: usize = 1 << 15;

/// Bits of the rank of a half.
const HALF_BITS: u32 = 24;
const _: () = assert!(first_rank(MAX_SEEDS + 1) < 1 << HALF_BITS);

/// A board of the layer: the ranks of South's and of North's half.
pub(super) type LayerBoard = (u32, u32);

/// The order of the boards of a layer: by South's half, then by North's.
pub(super) struct LayerIndex<'a> {
    seeds: u8,
    halves: &'a HalfTables,
    /// By the rank of South's half: where its row begins, less the rank of the first of North's halves.
    rows: Vec<usize>,
    /// South's halves in the order of their rows.
    order: Vec<u32>,
}

/// The boards of a block that have the same South half: a row, or the part of it that lies in the block.
pub(super) struct RowPart {
    /// South's half.
    pub(super) south: u32,
    /// North's halves.
    pub(super) norths: Range<u32>,
    /// Where the first board lies in the block.
    pub(super) start: usize,
}

impl<'a> LayerIndex<'a> {
    /// The order of the boards of `seeds` seeds.
    #[expect(clippy::cast_possible_truncation, reason = "MAX_SEEDS is chosen for this processor")]
    pub(super) fn new(halves: &'a HalfTables, seeds: u8) -> LayerIndex<'a> {
        let all = 0..first_rank(seeds + 1);
        let start = |south| halves.half(south).row_start(seeds - halves.before_move(south).seeds);
        let rows: Vec<usize> = all.clone().map(|south| start(south) as usize).collect();
        let first = |south| first_rank(seeds - halves.before_move(south).seeds) as usize;
        // The place of the row's first board, then the half: numbers, whose sort the tables share with the proofs.
        let place = |south| ((rows[south as usize] + first(south)) as u64) << HALF_BITS | u64::from(south);
        let mut places: Vec<u64> = all.map(place).collect();
        places.sort_unstable();
        let order = places.iter().map(|place| (place & ((1 << HALF_BITS) - 1)) as u32).collect();
        LayerIndex { seeds, halves, rows, order }
    }

    /// The index of a board in the layer.
    pub(super) fn index(&self, (south, north): LayerBoard) -> usize {
        self.rows[south as usize] + north as usize
    }

    /// North's halves that complete a half of South's to a board of the layer.
    fn norths(&self, south: u32) -> Range<u32> {
        let rest = self.seeds - self.halves.before_move(south).seeds;
        first_rank(rest)..first_rank(rest + 1)
    }

    /// The boards of a block, in order.
    #[expect(clippy::cast_possible_truncation, reason = "the ranks of a half are below 2^32")]
    pub(super) fn row_parts(&self, block: usize) -> impl Iterator<Item = RowPart> {
        let all = block * BLOCK_BOARDS..(block + 1) * BLOCK_BOARDS;
        let row = |south: u32| {
            let norths = self.norths(south);
            self.index((south, norths.start))..self.index((south, norths.end))
        };
        let first = self.order.partition_point(|&south| row(south).end <= all.start);
        self.order[first..]
            .iter()
            .map(move |&south| (south, row(south)))
            .take_while({
                let end = all.end;
                move |(_, row)| row.start < end
            })
            .map(move |(south, row)| {
                let base = self.rows[south as usize];
                let (start, end) = (row.start.max(all.start), row.end.min(all.end));
                RowPart { south, norths: (start - base) as u32..(end - base) as u32, start: start - all.start }
            })
    }
}
