//! Retrograde analysis of one layer.
//!
//! Retrograde analysis starts from boards whose value is known and works backwards (Ströhlein 1970;
//! Thompson, "Retrograde Analysis of Certain Endgames", ICCA Journal 1986;
//! <https://www.chessprogramming.org/Retrograde_Analysis>). For awari: Lincke 2002; Romein and Bal
//! 2003.
//!
//! For a threshold v, "South can force v" is a reachability game. The statement is true for a max
//! node (South to move) if one move leaves the layer with at least v or leads to a board for which
//! it is true. It is true for a min node (North to move) if all moves do. If it does not follow in
//! finitely many steps, South can only play endlessly, which counts as South's worst result.
//!
//! The thresholds, called *levels*, are processed from the highest to the lowest:
//!
//! 1. `initialize_boards`: each max node starts with its best *conversion* (a move that leaves the
//!    layer), each min node with the *retrograde counter*, the number of successors in the layer
//!    whose value is not yet known.
//! 2. `settle_block` settles the boards whose state byte equals the level.
//! 3. The predecessors of a settled board get updates. A max node with one settled successor
//!    settles at the same level. A min node counts down and settles when its counter reaches 0.
//! 4. When no update is left, the next level is the highest one at which a board is pending.
//! 5. `combine_bounds` joins the two bounds of each board.
//!
//! Each board settles once for each side to move, so each move of the layer is undone once.
//!
//! A layer is much larger than the processor's caches, and moves lead to places all over it. So it
//! is cut into blocks that fit a cache ([`LayerBoardOrder`]), and updates wait in [`UpdateQueues`]
//! until they are applied one block at a time. A thread locks the block that it works on, so the
//! state bytes need not be atomic.
//!
//! Memory use is three bytes for each board, plus the queues. The result replaces one of the three
//! bytes. If memory does not suffice, the blocks are in a scratch file, and a thread loads the one
//! that it works on (`blocks_on_disk`).

mod blocks_on_disk;
mod propagate;
mod transpose;

use std::sync::{
    Mutex, MutexGuard, PoisonError,
    atomic::{AtomicU8, Ordering},
};

use zerocopy::FromZeros;

use crate::stop::Stop;

use super::{
    board_value::BoardValue,
    conversions::{ConversionCalculator, FinishedValues},
    half_tables::HalfTables,
    layer_index::{BOARDS_PER_BLOCK, BoardRowPart, LayerBoardOrder},
    layer_pieces::{BlockScratchFile, LayerPieces},
    ranking::{layer_board_count, layer_board_count_as_usize},
    state_byte::{code_of_value, negated_code, settled_value},
    update_queues::{UpdateQueues, queue_capacity, queue_capacity_within},
    worker_pool::WorkerPool,
};

/// Layers with fewer seeds are solved by one thread, because starting a second one would take
/// longer.
const MIN_PARALLEL_SEEDS: u8 = 8;

/// A callback for the progress of a layer, in thousandths.
pub(super) type ReportProgress<'a> = &'a mut dyn FnMut(u32);

/// The solver of one layer.
pub(super) struct LayerSolver<'a> {
    seeds: u8,
    halves: &'a HalfTables,
    board_order: LayerBoardOrder,
    blocks: Vec<Mutex<LayerBlock>>,
    /// For each board with North to move, by index: the code of North's best conversion (a move
    /// that leaves the layer). If the board has no conversion, the code of South's highest value.
    /// If the blocks are in a scratch file, this vector is empty, and each block has its own part.
    min_node_conversion_codes: Vec<AtomicU8>,
    /// The scratch file for blocks that no thread works on. `None` if all blocks stay in memory.
    scratch: Option<&'a BlockScratchFile>,
    /// The number of updates that the queues of each thread can hold.
    queue_capacity: usize,
    pool: WorkerPool<'a>,
}

/// The state of a block: [`BOARDS_PER_BLOCK`] boards with consecutive indices.
#[derive(Default)]
struct LayerBlock {
    /// For South to move: the state bytes of the most that South can force.
    max_node_state_bytes: Vec<u8>,
    /// For North to move: the state bytes of the least to which North can limit South.
    min_node_state_bytes: Vec<u8>,
    /// This block's part of the codes of North's best conversions if the blocks are in a scratch
    /// file. Loaded when needed.
    min_node_conversion_codes: Vec<AtomicU8>,
    /// The highest code at which a board of this block waits to settle.
    highest_pending_code: u8,
}

impl<'a> LayerSolver<'a> {
    /// Computes the best conversion of each board of `seeds` seeds with `threads` threads. Only
    /// this step needs the finished layers. `None` if `stop` ended it, or if `scratch` failed.
    pub(super) fn new(
        halves: &'a HalfTables,
        seeds: u8,
        finished_values: FinishedValues,
        threads: usize,
        stop: &'a Stop,
        scratch: Option<&'a BlockScratchFile>,
    ) -> Option<LayerSolver<'a>> {
        let threads = if seeds < MIN_PARALLEL_SEEDS {
            1
        } else {
            threads.max(1)
        };
        let mut solver = LayerSolver {
            seeds,
            halves,
            board_order: LayerBoardOrder::new(halves, seeds),
            blocks: Vec::new(),
            min_node_conversion_codes: Vec::new(),
            scratch,
            queue_capacity: scratch.map_or(queue_capacity(seeds), |scratch| {
                queue_capacity_within(scratch.block_memory_bytes, threads)
            }),
            pool: WorkerPool::new(threads, stop),
        };
        let conversion_calculator = ConversionCalculator {
            halves,
            seeds,
            finished_values,
        };
        let count = layer_board_count_as_usize(seeds).div_ceil(BOARDS_PER_BLOCK);
        let mut blocks: Vec<LayerBlock> = (0..count).map(|_| LayerBlock::default()).collect();
        solver.pool.for_each_block(&mut blocks, |block, state| {
            state.max_node_state_bytes =
                solver.initial_max_node_state_bytes(block, conversion_calculator);
            solver.write_back_block(block, state);
        });
        solver.blocks = blocks.into_iter().map(Mutex::new).collect();
        (!solver.pool.is_stopped()).then_some(solver)
    }

    /// Solves the layer. Returns one byte for each board in the order of indices, with one block in
    /// each piece. `None` if the stop signal ended it, or if the scratch file failed.
    pub(super) fn solve(mut self, report: ReportProgress) -> Option<LayerPieces<'a>> {
        self.initialize_boards(None);
        self.settle_all_boards(report);
        if let Some(scratch) = self.scratch {
            return self.combine_bounds_by_groups(scratch);
        }
        let mut min_node_state_bytes = self.take_min_and_swap_max_nodes();
        self.pool
            .for_each_block(&mut min_node_state_bytes, |block, min_node_state_bytes| {
                self.combine_bounds(
                    block,
                    min_node_state_bytes,
                    &self.min_node_conversion_codes[block * BOARDS_PER_BLOCK..],
                );
            });
        (!self.pool.is_stopped()).then_some(LayerPieces::InMemory(min_node_state_bytes))
    }

    /// Solves the layer in memory for its two bounds without combining them: the minimum and
    /// maximum net of each board's side to move, whatever endless play pays in this and smaller
    /// layers. South's moves lead to the finished layers of the constructor, which must be upper
    /// bounds. `lower_values` are their lower bounds, for North's moves.
    pub(super) fn solve_bounds(mut self, lower_values: FinishedValues) -> Option<[Vec<u8>; 2]> {
        let conversion_calculator = ConversionCalculator {
            halves: self.halves,
            seeds: self.seeds,
            finished_values: lower_values,
        };
        let mut north_codes_by_block = vec![Vec::new(); self.blocks.len()];
        self.pool
            .for_each_block(&mut north_codes_by_block, |block, codes| {
                *codes = self.initial_max_node_state_bytes(block, conversion_calculator);
            });
        self.initialize_boards(Some(&north_codes_by_block));
        self.settle_all_boards(&mut |_| ());
        let upper_bounds = self.take_min_and_swap_max_nodes().concat();
        let lowest_value = -self.seeds.cast_signed();
        let byte_of_value = |value| {
            BoardValue {
                value,
                is_cyclic: false,
            }
            .to_byte()
        };
        let value_of_code = |code| settled_value(code).unwrap_or(lowest_value);
        let lower_bounds = self
            .min_node_conversion_codes
            .iter()
            .map(|code| byte_of_value(value_of_code(code.load(Ordering::Relaxed))))
            .collect();
        let upper_bounds = upper_bounds
            .into_iter()
            .map(|code| byte_of_value(-value_of_code(code)))
            .collect();
        (!self.pool.is_stopped()).then_some([lower_bounds, upper_bounds])
    }

    /// Settles all boards, level after level, on all threads.
    fn settle_all_boards(&self, report: ReportProgress) {
        std::thread::scope(|scope| {
            for _ in 1..self.pool.thread_count() {
                scope.spawn(|| self.run_worker(&mut |_| ()));
            }
            self.run_worker(report);
        });
    }

    /// The settled min nodes, by blocks. The settled max nodes with the sides exchanged replace the
    /// conversions, which are no longer needed.
    fn take_min_and_swap_max_nodes(&mut self) -> Vec<Vec<u8>> {
        let blocks = std::mem::take(&mut self.blocks).into_iter();
        let blocks = blocks.map(|block| block.into_inner().unwrap_or_else(PoisonError::into_inner));
        let (max_node_state_bytes, min_node_state_bytes): (Vec<Vec<u8>>, Vec<Vec<u8>>) = blocks
            .map(
                |LayerBlock {
                     max_node_state_bytes: max_nodes,
                     min_node_state_bytes: min_nodes,
                     ..
                 }| (max_nodes, min_nodes),
            )
            .unzip();
        self.store_swapped_board_conversions(&max_node_state_bytes);
        min_node_state_bytes
    }

    /// Locks a block. If the block is in the scratch file, only its pending level is valid.
    fn lock_block(&self, block: usize) -> MutexGuard<'_, LayerBlock> {
        // If a thread panics while it holds the lock, joining the threads ends the whole
        // computation.
        self.blocks[block]
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }

    /// The loop of each thread, level after level.
    #[expect(clippy::cast_possible_truncation, reason = "1,000 at most")]
    fn run_worker(&self, report: ReportProgress) {
        let mut queues = UpdateQueues::new(self.blocks.len(), self.queue_capacity);
        while let Some(value_level) = self
            .pool
            .next_value_level(|| self.highest_pending_value_level())
        {
            while let Some(block) = self.pool.take_block(self.blocks.len()) {
                self.settle_block(block, value_level, &mut queues);
                while queues.must_flush() {
                    self.apply_waiting_updates(value_level, &mut queues);
                }
                report(
                    (self.pool.settled_byte_count() * 500 / layer_board_count(self.seeds)) as u32,
                );
            }
            while !queues.is_empty() {
                self.apply_waiting_updates(value_level, &mut queues);
            }
        }
    }

    /// The highest level at which a board is pending, which is the current one again if full queues
    /// left boards pending. `None` at the end. The worst value is never a level, because every
    /// board is worth at least that.
    fn highest_pending_value_level(&self) -> Option<u8> {
        let highest_code = (0..self.blocks.len())
            .map(|block| self.lock_block(block).highest_pending_code)
            .max();
        highest_code.filter(|&highest| highest > code_of_value(-self.seeds.cast_signed()))
    }

    /// Sets the initial state of all boards. North's best conversions equal South's on the board
    /// with the sides exchanged. If the two sides' moves lead to different values,
    /// `north_codes_by_block` has North's conversions, also with the sides exchanged.
    fn initialize_boards(&mut self, north_codes_by_block: Option<&[Vec<u8>]>) {
        if let Some(scratch) = self.scratch {
            self.initialize_boards_by_groups(scratch);
            return;
        }
        let block_states = self
            .blocks
            .iter_mut()
            .map(|state| state.get_mut().unwrap_or_else(PoisonError::into_inner));
        let max_node_state_bytes: Vec<Vec<u8>> = block_states
            .map(|state| std::mem::take(&mut state.max_node_state_bytes))
            .collect();
        self.min_node_conversion_codes =
            AtomicU8::new_vec_zeroed(layer_board_count_as_usize(self.seeds))
                .expect("the memory was looked for before");
        self.store_swapped_board_conversions(north_codes_by_block.unwrap_or(&max_node_state_bytes));
        let mut blocks: Vec<LayerBlock> = max_node_state_bytes
            .iter()
            .map(|_| LayerBlock::default())
            .collect();
        self.pool.for_each_block(&mut blocks, |block, state| {
            *state = self.block_with_initial_min_nodes(
                block,
                &self.min_node_conversion_codes[block * BOARDS_PER_BLOCK..],
            );
        });
        blocks
            .iter_mut()
            .zip(max_node_state_bytes)
            .for_each(|(state, max_node_state_bytes)| {
                state.max_node_state_bytes = max_node_state_bytes;
            });
        self.blocks = blocks.into_iter().map(Mutex::new).collect();
    }

    /// The initial max nodes of a block: the codes of the best conversions, or of the worst value
    /// for a board without a conversion.
    fn initial_max_node_state_bytes(
        &self,
        block: usize,
        conversion_calculator: ConversionCalculator,
    ) -> Vec<u8> {
        let lowest_value = -self.seeds.cast_signed();
        let (mut conversion_codes, mut best_values) =
            (Vec::with_capacity(BOARDS_PER_BLOCK), Vec::new());
        for part in self.board_order.board_row_parts(block) {
            conversion_calculator.compute_best_conversions(
                part.south_rank,
                self.board_order.north_ranks(block, &part),
                &mut best_values,
            );
            conversion_codes.extend(
                best_values
                    .iter()
                    .map(|&best_values| code_of_value(best_values.max(lowest_value))),
            );
        }
        conversion_codes
    }

    /// The initial min nodes of a block: the retrograde counters, or the best conversion if no move
    /// stays in the layer. North's best conversion equals South's on the board with the sides
    /// exchanged, with the opposite sign. `conversions_of_swapped_boards` starts with the
    /// conversions of this block with the sides exchanged.
    fn block_with_initial_min_nodes(
        &self,
        block: usize,
        conversions_of_swapped_boards: &[AtomicU8],
    ) -> LayerBlock {
        let conversion_calculator = ConversionCalculator {
            halves: self.halves,
            seeds: self.seeds,
            finished_values: FinishedValues::InMemory(&[]),
        };
        let mut min_node_state_bytes = Vec::with_capacity(BOARDS_PER_BLOCK);
        for part in self.board_order.board_row_parts(block) {
            for (north, conversion) in self
                .board_order
                .north_ranks(block, &part)
                .zip(&conversions_of_swapped_boards[part.places_in_block])
            {
                let negated_conversion = negated_code(conversion.load(Ordering::Relaxed));
                conversion.store(negated_conversion, Ordering::Relaxed);
                let successor_count =
                    conversion_calculator.count_successors_in_layer(north, part.south_rank);
                min_node_state_bytes.push(if successor_count == 0 {
                    negated_conversion
                } else {
                    successor_count
                });
            }
        }
        // No state byte has been scanned, so the first level is the highest possible value.
        LayerBlock {
            min_node_state_bytes,
            highest_pending_code: code_of_value(self.seeds.cast_signed()),
            ..LayerBlock::default()
        }
    }

    /// Combines both bounds of each board, for North to move. The most that North can force is the
    /// most that South can force on the board with the sides exchanged. A board that did not settle
    /// has South's worst value.
    fn combine_bounds(
        &self,
        block: usize,
        min_node_state_bytes: &mut [u8],
        bytes_of_swapped_boards: &[AtomicU8],
    ) {
        let lowest_value = -self.seeds.cast_signed();
        let mut bytes_with_swapped_boards =
            min_node_state_bytes.iter_mut().zip(bytes_of_swapped_boards);
        for BoardRowPart {
            south_rank: south,
            places_in_block: places,
        } in self.board_order.board_row_parts(block)
        {
            let south_seeds = self.halves.move_data_of_half(south).seeds;
            let endless_value = self
                .halves
                .rules
                .value_of_endless_play(self.seeds - south_seeds, south_seeds);
            for (byte, bytes_of_swapped_boards) in
                bytes_with_swapped_boards.by_ref().take(places.len())
            {
                let lower_bound = settled_value(bytes_of_swapped_boards.load(Ordering::Relaxed))
                    .unwrap_or(lowest_value);
                let upper_bound = -settled_value(*byte).unwrap_or(lowest_value);
                *byte = BoardValue {
                    value: endless_value.clamp(lower_bound, upper_bound),
                    is_cyclic: lower_bound < upper_bound,
                }
                .to_byte();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use awale_rules::Variant;

    use super::*;
    use crate::tables::{TableRules, Tables};
    use awale_files::ScratchFile;

    #[test]
    fn full_queues_and_blocks_on_the_disk_give_the_same_values() {
        for variant in Variant::BUILT_IN {
            let rules = TableRules::new(&variant.rules);
            let tables = Tables::solve(rules, 8, 1, &Stop::new()).unwrap();
            let halves = HalfTables::new(rules, 8);
            let layers: Vec<Vec<u8>> = (0..=8).map(|seeds| tables.layer_bytes(seeds)).collect();
            let finished_values = FinishedValues::InMemory(&layers[..8]);
            let folder = tempfile::tempdir().unwrap();
            for (threads, is_stored) in [(1, false), (2, false), (1, true), (2, true)] {
                let stop = Stop::new();
                // This memory is enough for groups of one block, and the layer has three blocks.
                let scratch = BlockScratchFile::new(ScratchFile::new(folder.path()).unwrap(), 1);
                let scratch = is_stored.then_some(&scratch);
                let mut layer =
                    LayerSolver::new(&halves, 8, finished_values, threads, &stop, scratch).unwrap();
                layer.queue_capacity = 300;
                assert!(
                    layer.solve(&mut |_| ()).unwrap().into_vec() == layers[8],
                    "{} {threads}",
                    variant.id
                );
            }
        }
    }
}
