//! A summary of a whole layer, to compare it with the tables of other programs.

use crate::fnv;

use super::{board_value::BoardValue, layers::Tables, ranking::HalfBoard};

/// A summary of one layer.
///
/// # Examples
/// ```
/// use awale_engine::Stop;
/// use awale_engine::tables::{TableRules, Tables};
/// use awale_rules::Rules;
///
/// let tables = Tables::solve(TableRules::new(&Rules::OWARE), 4, 1, &Stop::new()).unwrap();
/// let layer = tables.layer_statistics(4, 1, &|_| ()).unwrap();
/// assert_eq!((layer.board_count, layer.min_value, layer.max_value), (1365, -4, 4));
/// assert!(tables.layer_statistics(5, 1, &|_| ()).is_none(), "only layers of up to 4 seeds are solved");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LayerStatistics {
    /// The number of boards.
    pub board_count: u64,
    /// The number of cyclic boards.
    pub cyclic_board_count: u64,
    /// The sum of all values, in seeds that the side to move nets.
    pub value_sum: i64,
    /// The smallest value, in seeds.
    pub min_value: i8,
    /// The largest value, in seeds.
    pub max_value: i8,
    /// The 64-bit FNV-1a hash of the values, one signed byte each, in the order of
    /// [`TableBoard::lexicographic`](super::TableBoard::lexicographic).
    pub values_fnv1a64: u64,
}

/// The boards are sorted in groups: all boards with one of this many halves of the side to move.
/// With 24 seeds, about 700 boards share such a half, so a group has about 2.9 million boards.
const HALVES_PER_GROUP: usize = 4096;

impl LayerStatistics {
    const EMPTY: LayerStatistics = LayerStatistics {
        board_count: 0,
        cyclic_board_count: 0,
        value_sum: 0,
        min_value: i8::MAX,
        max_value: i8::MIN,
        values_fnv1a64: fnv::FNV_OFFSET_BASIS,
    };

    fn add_board(&mut self, board_value: BoardValue) {
        self.board_count += 1;
        self.cyclic_board_count += u64::from(board_value.is_cyclic);
        self.value_sum += i64::from(board_value.value);
        self.min_value = self.min_value.min(board_value.value);
        self.max_value = self.max_value.max(board_value.value);
        self.values_fnv1a64 = fnv::fnv1a_step(
            self.values_fnv1a64,
            u64::from(board_value.value.cast_unsigned()),
        );
    }
}

impl Tables {
    /// Computes the summary of the layer of `seeds` seeds. Returns `None` if the layer is missing
    /// or its file is bad.
    ///
    /// The whole layer is decoded into memory with `threads` threads, one byte per board, because
    /// the boards of the file are in another order than the summary needs. Looking them up one by
    /// one would decode a block for each board. `report_board_count` is called repeatedly with the
    /// number of boards added since the last call.
    #[expect(
        clippy::cast_possible_truncation,
        reason = "an index of a layer in memory"
    )]
    pub fn layer_statistics(
        &self,
        seeds: u8,
        threads: usize,
        report_board_count: &dyn Fn(u64),
    ) -> Option<LayerStatistics> {
        let layer_bytes = self.decoded_layer(seeds, threads)?;
        let halves = HalfBoard::all_in_lexicographic_order(seeds);
        // The starts of the rows of the opponent's halves, indexed by the seeds in the half.
        let mut row_starts_by_seeds = vec![Vec::new(); usize::from(seeds) + 1];
        for half in &halves {
            row_starts_by_seeds[usize::from(half.seed_count())]
                .push(half.board_row_start_index(seeds - half.seed_count()) as usize);
        }
        let mut total_statistics = LayerStatistics::EMPTY;
        for movers in halves.chunks(HALVES_PER_GROUP) {
            let ordered_bytes =
                bytes_in_lexicographic_order(&layer_bytes, &row_starts_by_seeds, movers);
            for &byte in &ordered_bytes {
                total_statistics.add_board(BoardValue::from_byte(byte));
            }
            report_board_count(ordered_bytes.len() as u64);
        }
        Some(total_statistics)
    }
}

/// The bytes of the boards with these halves of the mover, in lexicographic order.
/// `row_starts_by_seeds` has the starts of the rows of the opponent's halves, for each number of
/// seeds.
///
/// Halves with equal seeds are next to each other in a row of the layer, so they are copied
/// together.
fn bytes_in_lexicographic_order(
    layer_bytes: &[u8],
    row_starts_by_seeds: &[Vec<usize>],
    mover_half_group: &[HalfBoard],
) -> Vec<u8> {
    let row_starts =
        |mover_seeds: usize| &row_starts_by_seeds[row_starts_by_seeds.len() - 1 - mover_seeds];
    let mut groups = vec![
        Vec::new();
        mover_half_group
            .iter()
            .map(|half| usize::from(half.seed_count()) + 1)
            .max()
            .unwrap_or(0)
    ];
    let mut group_byte_count = 0;
    for mover in mover_half_group {
        let mover_seeds = usize::from(mover.seed_count());
        groups[mover_seeds].push((group_byte_count, mover.rank() as usize));
        group_byte_count += row_starts(mover_seeds).len();
    }
    let mut ordered_bytes = vec![0; group_byte_count];
    for (own, group) in groups.iter().enumerate() {
        for (place, row) in row_starts(own).iter().enumerate() {
            for (start, rank) in group {
                ordered_bytes[start + place] = layer_bytes[row + rank];
            }
        }
    }
    ordered_bytes
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::Ordering;

    use awale_rules::Rules;

    use super::*;
    use crate::stop::Stop;
    use crate::tables::compression::BOARDS_PER_COMPRESSED_BLOCK;
    use crate::tables::{CheckExtent, build_tables, layer_board_count};

    /// Layers above 20 seeds are not kept in memory. Looking up each board separately decodes a
    /// block per board, which took hours for 24 seeds.
    #[test]
    fn statistics_and_verify_decode_each_block_once() {
        const LAYER_SEEDS: u8 = 10;
        let (folder, stop) = (tempfile::tempdir().unwrap(), Stop::new());
        build_tables(
            &Rules::OWARE,
            LAYER_SEEDS,
            folder.path(),
            2,
            &stop,
            &mut |_| (),
        )
        .unwrap();
        let (mut tables, _) = Tables::open(
            folder.path(),
            &Rules::OWARE,
            LAYER_SEEDS,
            CheckExtent::HeaderOnly,
        );
        tables.layer_file(LAYER_SEEDS).unwrap().use_block_cache();
        let block_count =
            layer_board_count(LAYER_SEEDS).div_ceil(BOARDS_PER_COMPRESSED_BLOCK as u64);
        let summary = tables.layer_statistics(LAYER_SEEDS, 2, &|_| ()).unwrap();
        assert_eq!(summary.board_count, layer_board_count(LAYER_SEEDS));
        assert_eq!(
            tables
                .layer_file(LAYER_SEEDS)
                .unwrap()
                .decoded_block_count
                .load(Ordering::Relaxed),
            block_count
        );
        assert_eq!(
            tables.verify_layer(LAYER_SEEDS, 2, &stop, &|_| ()),
            Ok(true)
        );
        assert_eq!(
            tables
                .layer_file(LAYER_SEEDS)
                .unwrap()
                .decoded_block_count
                .load(Ordering::Relaxed),
            2 * block_count
        );
    }
}
