//! The exchange of both sides for all boards of a layer.
//!
//! After the exchange, neighbors of a row are in different rows. For the halves with some number of
//! seeds the exchange is the transposition of a matrix. It is done in square *tiles* whose rows, on
//! both sides, are as long as a cache line, so that each line is read and written once.

use std::{ops::Range, sync::atomic::Ordering};

use super::{
    super::{layer_index::BOARDS_PER_BLOCK, ranking::first_rank_with_seeds},
    LayerSolver,
};

/// The number of halves per side of a tile, which is the number of bytes in a cache line.
const HALVES_PER_TILE_SIDE: u32 = 64;

impl LayerSolver<'_> {
    /// Copies the bytes in `blocks` into the conversions of min nodes, each to the board with the
    /// sides exchanged.
    pub(super) fn store_swapped_board_conversions(&self, blocks: &[Vec<u8>]) {
        let ranks_with_seeds =
            |seeds: u8| first_rank_with_seeds(seeds)..first_rank_with_seeds(seeds + 1);
        let tile_ranges = |ranks: Range<u32>| {
            ranks
                .clone()
                .step_by(HALVES_PER_TILE_SIDE as usize)
                .map(move |first| first..ranks.end.min(first + HALVES_PER_TILE_SIDE))
        };
        let mut row_strips: Vec<(Range<u32>, u8)> = (0..=self.seeds)
            .flat_map(|seeds| {
                tile_ranges(ranks_with_seeds(seeds)).map(move |souths| (souths, seeds))
            })
            .collect();
        self.pool
            .for_each_block(&mut row_strips, |_, (souths, seeds)| {
                for norths in tile_ranges(ranks_with_seeds(self.seeds - *seeds)) {
                    for south in souths.clone() {
                        let row_start = self.board_order.index((south, norths.start));
                        for (north, to) in norths
                            .clone()
                            .zip(&self.min_node_conversion_codes[row_start..])
                        {
                            let source_index = self.board_order.index((north, south));
                            to.store(
                                blocks[source_index / BOARDS_PER_BLOCK]
                                    [source_index % BOARDS_PER_BLOCK],
                                Ordering::Relaxed,
                            );
                        }
                    }
                }
            });
    }
}
