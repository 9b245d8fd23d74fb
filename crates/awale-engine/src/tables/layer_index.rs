//! Where the boards of a layer lie in memory, and the blocks that it is cut into.

use std::ops::Range;

use super::half_tables::HalfTables;
use super::ranking::first_rank;
use super::update_queues::LayerBoard;

/// Boards of a block: with its two bytes a board and the updates that it writes it stays in a cache of a megabyte or two.
/// Of 2^12, 2^15 and 2^17 the middle one was the fastest.
pub(super) const BLOCK_BOARDS: usize = 1 << 15;

/// The order of the boards of a layer: by South's half, and for each by North's.
pub(super) struct LayerIndex<'a> {
    seeds: u8,
    halves: &'a HalfTables,
    /// Where the row of each of South's halves begins, less the number of the first of North's.
    rows: Vec<u32>,
    /// South's halves in the order of their rows.
    order: Vec<u32>,
}

/// The boards of a block that have the same half of South's.
pub(super) struct RowPart {
    /// The half of South's.
    pub(super) south: u32,
    /// The halves of North's.
    pub(super) norths: Range<u32>,
    /// The place of the first in the block.
    pub(super) start: usize,
}

impl<'a> LayerIndex<'a> {
    /// The order of the boards of `seeds` seeds.
    pub(super) fn new(halves: &'a HalfTables, seeds: u8) -> LayerIndex<'a> {
        let all = 0..first_rank(seeds + 1);
        let rows: Vec<u32> =
            all.clone().map(|south| halves.half(south).row_start(seeds - halves.before_move(south).seeds)).collect();
        let mut order: Vec<u32> = all.collect();
        order.sort_unstable_by_key(|&south| rows[south as usize] + first_rank(seeds - halves.before_move(south).seeds));
        LayerIndex { seeds, halves, rows, order }
    }

    /// The place of a board in the layer.
    pub(super) fn index(&self, (south, north): LayerBoard) -> usize {
        self.rows[south as usize] as usize + north as usize
    }

    /// The halves of North's that complete a half of South's.
    fn norths(&self, south: u32) -> Range<u32> {
        let rest = self.seeds - self.halves.before_move(south).seeds;
        first_rank(rest)..first_rank(rest + 1)
    }

    /// The boards of a block, in order.
    pub(super) fn pieces(&self, block: usize) -> impl Iterator<Item = RowPart> {
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
                RowPart { south, norths: start as u32 - base..end as u32 - base, start: start - all.start }
            })
    }
}
