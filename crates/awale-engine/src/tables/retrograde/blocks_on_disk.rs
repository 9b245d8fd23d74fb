//! Solving with blocks in a scratch file, for a layer that does not fit the memory.
//!
//! A thread loads the block that it works on, and writes it back. All blocks are visited in order
//! again and again, so the file is read and written sequentially, and the operating system caches
//! as much of the file as possible.
//!
//! The exchange of both sides needs boards from all over the layer. So it is done for a *group* of
//! blocks, as many as fit the memory: the whole layer is read once for each group, and the bytes
//! for the group are picked out.

use std::{
    ops::{Deref, DerefMut, Range},
    sync::{
        MutexGuard,
        atomic::{AtomicU8, Ordering},
    },
};

use super::{
    super::{
        layer_index::BOARDS_PER_BLOCK,
        layer_pieces::{BlockScratchFile, LayerPieces},
        ranking::layer_board_count_as_usize,
    },
    LayerBlock, LayerSolver,
};

/// The numbers of the parts of a block in the file.
const PART_INDEX_OF_MAX_NODES: usize = 0;
const PART_INDEX_OF_MIN_NODES: usize = 1;
const PART_INDEX_OF_CONVERSIONS: usize = 2;

/// A block that is in memory and locked by this thread, until it is dropped.
pub(super) struct LockedBlock<'s, 'a> {
    solver: &'s LayerSolver<'a>,
    block_number: usize,
    layer_block: MutexGuard<'s, LayerBlock>,
}

impl Deref for LockedBlock<'_, '_> {
    type Target = LayerBlock;

    fn deref(&self) -> &LayerBlock {
        &self.layer_block
    }
}

impl DerefMut for LockedBlock<'_, '_> {
    fn deref_mut(&mut self) -> &mut LayerBlock {
        &mut self.layer_block
    }
}

impl Drop for LockedBlock<'_, '_> {
    fn drop(&mut self) {
        self.solver
            .write_back_block(self.block_number, &mut self.layer_block);
    }
}

impl LayerSolver<'_> {
    /// Locks a block and loads it into memory.
    pub(super) fn lock_and_load_block(&self, block_number: usize) -> LockedBlock<'_, '_> {
        let mut layer_block = self.lock_block(block_number);
        if let Some(scratch) = self.scratch {
            layer_block.max_node_state_bytes = scratch.read_part(
                block_number,
                PART_INDEX_OF_MAX_NODES,
                self.boards_in_block(block_number),
            );
            layer_block.min_node_state_bytes = scratch.read_part(
                block_number,
                PART_INDEX_OF_MIN_NODES,
                self.boards_in_block(block_number),
            );
            if scratch.has_failed() {
                self.pool.stop();
            }
        }
        LockedBlock {
            solver: self,
            block_number,
            layer_block,
        }
    }

    /// Writes the nodes of a block into the scratch file, if there is one, and removes them from
    /// memory.
    pub(super) fn write_back_block(&self, block_number: usize, layer_block: &mut LayerBlock) {
        let Some(scratch) = self.scratch else { return };
        for (part, nodes) in [
            (
                PART_INDEX_OF_MAX_NODES,
                &mut layer_block.max_node_state_bytes,
            ),
            (
                PART_INDEX_OF_MIN_NODES,
                &mut layer_block.min_node_state_bytes,
            ),
        ] {
            let node_state_bytes = std::mem::take(nodes);
            if !node_state_bytes.is_empty()
                && !scratch.write_part(block_number, part, &node_state_bytes)
            {
                self.pool.stop();
            }
        }
        layer_block.min_node_conversion_codes = Vec::new();
    }

    /// The conversions of the min nodes of a block. `buffer` holds them if they come from the
    /// scratch file.
    pub(super) fn block_conversions<'s>(
        &'s self,
        block_number: usize,
        buffer: &'s mut Vec<AtomicU8>,
    ) -> &'s [AtomicU8] {
        let Some(scratch) = self.scratch else {
            return &self.min_node_conversion_codes[block_number * BOARDS_PER_BLOCK..];
        };
        if buffer.is_empty() {
            let bytes = scratch.read_part(
                block_number,
                PART_INDEX_OF_CONVERSIONS,
                self.boards_in_block(block_number),
            );
            *buffer = bytes.into_iter().map(AtomicU8::new).collect();
        }
        buffer
    }

    /// The number of boards in a block.
    fn boards_in_block(&self, block_number: usize) -> usize {
        (layer_board_count_as_usize(self.seeds) - block_number * BOARDS_PER_BLOCK)
            .min(BOARDS_PER_BLOCK)
    }

    /// Divides the blocks into groups that fit the memory, with one byte for each board.
    fn block_groups(
        &self,
        scratch: &BlockScratchFile,
    ) -> impl Iterator<Item = Range<usize>> + use<> {
        let (block_count, blocks_in_memory) = (
            self.blocks.len(),
            scratch.block_memory_bytes / BOARDS_PER_BLOCK as u64,
        );
        let blocks_per_group = usize::try_from(blocks_in_memory)
            .unwrap_or(usize::MAX)
            .max(1);
        (0..block_count)
            .step_by(blocks_per_group)
            .map(move |first| first..block_count.min(first.saturating_add(blocks_per_group)))
    }

    /// For each board of a group, the byte of the max node with the sides exchanged.
    fn bytes_of_swapped_boards(
        &self,
        scratch: &BlockScratchFile,
        block_group: Range<usize>,
    ) -> Vec<AtomicU8> {
        let first_board_index = block_group.start * BOARDS_PER_BLOCK;
        let end_board_index =
            layer_board_count_as_usize(self.seeds).min(block_group.end * BOARDS_PER_BLOCK);
        let bytes_of_swapped_boards: Vec<AtomicU8> = std::iter::repeat_with(AtomicU8::default)
            .take(end_board_index - first_board_index)
            .collect();
        let mut unit_value_per_block = vec![(); self.blocks.len()];
        self.pool
            .for_each_block(&mut unit_value_per_block, |number, ()| {
                let bytes = scratch.read_part(
                    number,
                    PART_INDEX_OF_MAX_NODES,
                    self.boards_in_block(number),
                );
                for part in self.board_order.board_row_parts(number) {
                    for (north, &byte) in self
                        .board_order
                        .north_ranks(number, &part)
                        .zip(&bytes[part.places_in_block])
                    {
                        let index_of_swapped_board = self
                            .board_order
                            .index((north, part.south_rank))
                            .wrapping_sub(first_board_index);
                        if let Some(byte_of_swapped_board) =
                            bytes_of_swapped_boards.get(index_of_swapped_board)
                        {
                            byte_of_swapped_board.store(byte, Ordering::Relaxed);
                        }
                    }
                }
            });
        bytes_of_swapped_boards
    }

    /// Does the same as `initialize_boards`, group by group.
    pub(super) fn initialize_boards_by_groups(&self, scratch: &BlockScratchFile) {
        for group in self.block_groups(scratch) {
            let bytes_of_swapped_boards = self.bytes_of_swapped_boards(scratch, group.clone());
            let mut conversion_parts: Vec<&[AtomicU8]> =
                bytes_of_swapped_boards.chunks(BOARDS_PER_BLOCK).collect();
            self.pool
                .for_each_block(&mut conversion_parts, |place, conversions| {
                    let block_number = group.start + place;
                    let mut layer_block =
                        self.block_with_initial_min_nodes(block_number, conversions);
                    if !scratch.write_part(
                        block_number,
                        PART_INDEX_OF_CONVERSIONS,
                        &conversions
                            .iter()
                            .map(|byte| byte.load(Ordering::Relaxed))
                            .collect::<Vec<u8>>(),
                    ) {
                        self.pool.stop();
                    }
                    self.write_back_block(block_number, &mut layer_block);
                    self.lock_block(block_number).highest_pending_code =
                        layer_block.highest_pending_code;
                });
        }
    }

    /// Combines both bounds of each board, group by group. The result replaces the min nodes.
    pub(super) fn combine_bounds_by_groups<'s>(
        &self,
        scratch: &'s BlockScratchFile,
    ) -> Option<LayerPieces<'s>> {
        for group in self.block_groups(scratch) {
            let bytes_of_swapped_boards = self.bytes_of_swapped_boards(scratch, group.clone());
            let mut parts_of_swapped_boards: Vec<&[AtomicU8]> =
                bytes_of_swapped_boards.chunks(BOARDS_PER_BLOCK).collect();
            self.pool
                .for_each_block(&mut parts_of_swapped_boards, |place, exchanged| {
                    let block_number = group.start + place;
                    let mut min_node_state_bytes = scratch.read_part(
                        block_number,
                        PART_INDEX_OF_MIN_NODES,
                        self.boards_in_block(block_number),
                    );
                    self.combine_bounds(block_number, &mut min_node_state_bytes, exchanged);
                    if !scratch.write_part(
                        block_number,
                        PART_INDEX_OF_MIN_NODES,
                        &min_node_state_bytes,
                    ) {
                        self.pool.stop();
                    }
                });
        }
        let part_lengths = (0..self.blocks.len())
            .map(|number| self.boards_in_block(number))
            .collect();
        (!self.pool.is_stopped()).then_some(LayerPieces::InScratch {
            scratch,
            part_in_block: PART_INDEX_OF_MIN_NODES,
            piece_lengths: part_lengths,
        })
    }
}
