//! Propagation of known values: the scan of a block, and the updates of predecessors.

use std::sync::atomic::Ordering;

use wide::u8x16;

use super::{
    super::{
        board_set::BoardSet,
        layer_index::PlaceInBlock,
        predecessors::{NorthUnmoves, SouthUnmoves},
        state_byte::{pending_codes_below, settled_byte},
        update_queues::UpdateQueues,
    },
    LayerBlock, LayerSolver,
};

/// The number of boards that a scan reads together: the bytes of a cache line, and the bits of a
/// word of a [`BoardSet`].
const BOARDS_PER_CACHE_LINE: usize = BoardSet::BOARDS_PER_WORD;
/// The number of bytes in a SIMD vector.
const SIMD_LANES: usize = 16;

impl LayerSolver<'_> {
    /// Settles the boards of a block whose state byte equals `value_level`, and determines the next
    /// level at which a board of the block is pending.
    pub(super) fn settle_block(&self, block: usize, value_level: u8, queues: &mut UpdateQueues) {
        if self.lock_block(block).highest_pending_code < value_level {
            return;
        }
        let mut layer_block = self.lock_and_load_block(block);
        let mut highest_pending_codes = u8x16::ZERO;
        let settling_maximizer_boards = settle_boards_at_value_level(
            &mut layer_block.max_node_state_bytes,
            value_level,
            &mut highest_pending_codes,
        );
        let settling_minimizer_boards = settle_boards_at_value_level(
            &mut layer_block.min_node_state_bytes,
            value_level,
            &mut highest_pending_codes,
        );
        layer_block.highest_pending_code = highest_pending_codes
            .to_array()
            .into_iter()
            .max()
            .unwrap_or(0);
        drop(layer_block);
        let mut buffer = queues.take_places_buffer();
        self.queue_min_node_updates(
            block,
            settling_maximizer_boards.write_places(&mut buffer),
            queues,
        );
        self.queue_updates_of_preceding_max_nodes(
            block,
            settling_minimizer_boards.write_places(&mut buffer),
            queues,
        );
        queues.return_places_buffer(buffer);
        self.pool.add_settled_bytes(queues.take_settled_count());
    }

    /// Queues updates after the max nodes at `places` of a block have settled. Each predecessor, a
    /// min node, has one unknown successor less.
    fn queue_min_node_updates(
        &self,
        block: usize,
        places: &[PlaceInBlock],
        queues: &mut UpdateQueues,
    ) {
        queues.settled_board_count += places.len() as u64;
        for (south, places) in self.board_order.places_by_row(block, places) {
            let north_ranks = self.board_order.north_ranks_at(block, south, places);
            if let Some(unmoves) = NorthUnmoves::new(self.halves, &self.board_order, south) {
                unmoves
                    .for_each_predecessor(north_ranks, |index| queues.push_min_node_update(index));
            }
        }
    }

    /// Queues updates after the min nodes at `places` of a block have settled. On each predecessor,
    /// a max node, South can force the same value.
    fn queue_updates_of_preceding_max_nodes(
        &self,
        block: usize,
        places: &[PlaceInBlock],
        queues: &mut UpdateQueues,
    ) {
        queues.settled_board_count += places.len() as u64;
        for (south, places) in self.board_order.places_by_row(block, places) {
            let north_ranks = self.board_order.north_ranks_at(block, south, places);
            if let Some(unmoves) = SouthUnmoves::new(self.halves, &self.board_order, south) {
                unmoves
                    .for_each_predecessor(north_ranks, |index| queues.push_max_node_update(index));
            }
        }
    }

    /// Applies the updates of each block for which at least the average number waits, and the
    /// updates within the same block that they cause.
    pub(super) fn apply_waiting_updates(&self, value_level: u8, queues: &mut UpdateQueues) {
        // To apply its updates, a block is loaded into memory. This only pays if many updates wait
        // for the block. Blocks with fewer updates are left for a later call.
        let min_updates_to_load_block = queues.mean_updates_per_block().max(1);
        for block in 0..self.blocks.len() {
            if self.pool.is_stopped() {
                queues.clear();
                return;
            }
            if queues.update_count_of_block(block) < min_updates_to_load_block {
                continue;
            }
            let mut layer_block = self.lock_and_load_block(block);
            while !queues.is_empty_for_block(block) {
                self.apply_max_node_updates(block, &mut layer_block, value_level, queues);
                self.apply_min_node_updates(block, &mut layer_block, value_level, queues);
            }
            drop(layer_block);
            self.pool.add_settled_bytes(queues.take_settled_count());
        }
    }

    /// Applies the queued updates of the max nodes of a block. Each of these nodes has a settled
    /// successor, so it is settled too. If the queues are full, it is only marked as pending, and
    /// settled by a later scan.
    fn apply_max_node_updates(
        &self,
        block: usize,
        layer_block: &mut LayerBlock,
        value_level: u8,
        queues: &mut UpdateQueues,
    ) {
        let updates = queues.take_max_node_updates(block);
        if updates.is_empty() {
            return;
        }
        let are_queues_full = queues.is_full();
        let raised_byte = if are_queues_full {
            value_level
        } else {
            settled_byte(value_level)
        };
        // Most updates change nothing, and which ones do depends on a cache miss, so a branch would
        // be mispredicted. Without a branch the processor waits for many memory accesses at the
        // same time.
        let mut settling_boards = BoardSet::new();
        for place in updates.into_iter().map(usize::from) {
            let byte = &mut layer_block.max_node_state_bytes[place];
            let is_improved = *byte < value_level;
            *byte = if is_improved { raised_byte } else { *byte };
            settling_boards.insert_if(is_improved, place);
        }
        if !are_queues_full {
            let mut buffer = queues.take_places_buffer();
            self.queue_min_node_updates(block, settling_boards.write_places(&mut buffer), queues);
            queues.return_places_buffer(buffer);
        } else if !settling_boards.is_empty() {
            layer_block.highest_pending_code = value_level;
        }
    }

    /// Decrements the retrograde counters of min nodes. At 0 the board gets the value of its best
    /// conversion, or the level if that is less for South.
    fn apply_min_node_updates(
        &self,
        block: usize,
        layer_block: &mut LayerBlock,
        value_level: u8,
        queues: &mut UpdateQueues,
    ) {
        let updates = queues.take_min_node_updates(block);
        if updates.is_empty() {
            return;
        }
        let LayerBlock {
            min_node_state_bytes: min_nodes,
            min_node_conversion_codes: conversions,
            highest_pending_code: pending,
            ..
        } = layer_block;
        let mut zero_counter_boards = BoardSet::new();
        for place in updates.into_iter().map(usize::from) {
            let successor_counter = &mut min_nodes[place];
            *successor_counter -= 1;
            zero_counter_boards.insert_if(*successor_counter == 0, place);
        }
        if zero_counter_boards.is_empty() {
            return;
        }
        let min_node_conversion_codes = self.block_conversions(block, conversions);
        let are_queues_full = queues.is_full();
        let mut buffer = queues.take_places_buffer();
        let places = zero_counter_boards.write_places(&mut buffer);
        // Moves the places that settle to the front of the list without a branch, so that many
        // conversions are loaded at the same time.
        let mut settling_count = 0;
        for number in 0..places.len() {
            let place = places[number];
            let code = min_node_conversion_codes[usize::from(place)]
                .load(Ordering::Relaxed)
                .min(value_level);
            let is_settling = code == value_level && !are_queues_full;
            min_nodes[usize::from(place)] = if is_settling {
                settled_byte(code)
            } else {
                code
            };
            *pending = if is_settling {
                *pending
            } else {
                code.max(*pending)
            };
            places[settling_count] = place;
            settling_count += usize::from(is_settling);
        }
        self.queue_updates_of_preceding_max_nodes(block, &places[..settling_count], queues);
        queues.return_places_buffer(buffer);
    }
}

/// Settles the boards whose byte equals `value_level`, and returns them. Each lane of
/// `highest_pending_codes` keeps the highest code below `value_level` at which another board of
/// this lane settles.
///
/// The SIMD code is explicit. Most bytes are only read, at the speed of memory, and the compiler
/// does not vectorize a loop over bytes when it optimizes for size.
fn settle_boards_at_value_level(
    bytes: &mut [u8],
    value_level: u8,
    highest_pending_codes: &mut u8x16,
) -> BoardSet {
    let mut settling_boards = BoardSet::new();
    let (cache_lines, remaining_bytes) = bytes.as_chunks_mut();
    for (number, line) in cache_lines.iter_mut().enumerate() {
        settling_boards.set_word(
            number,
            settle_cache_line(line, value_level, highest_pending_codes),
        );
    }
    if !remaining_bytes.is_empty() {
        // The padding is 0, which is not a code, so it never settles.
        let mut padded_line = [0; BOARDS_PER_CACHE_LINE];
        padded_line[..remaining_bytes.len()].copy_from_slice(remaining_bytes);
        settling_boards.set_word(
            cache_lines.len(),
            settle_cache_line(&mut padded_line, value_level, highest_pending_codes),
        );
        remaining_bytes.copy_from_slice(&padded_line[..remaining_bytes.len()]);
    }
    settling_boards
}

/// Settles the boards of one cache line that are pending at `value_level`. Returns a bit for each
/// board that settles. The line is written only if one does.
#[inline]
fn settle_cache_line(
    cache_line: &mut [u8; BOARDS_PER_CACHE_LINE],
    value_level: u8,
    highest_pending_codes: &mut u8x16,
) -> u64 {
    let (vectors, _) = cache_line.as_chunks_mut::<SIMD_LANES>();
    let (value_level, settled_byte_vector) = (
        u8x16::splat(value_level),
        u8x16::splat(settled_byte(value_level)),
    );
    let mut settling_bits = 0;
    for (first, vector) in (0..).step_by(SIMD_LANES).zip(vectors.iter()) {
        let bytes = u8x16::new(*vector);
        settling_bits |= u64::from(bytes.simd_eq(value_level).to_bitmask()) << first;
        *highest_pending_codes = highest_pending_codes.max(pending_codes_below(bytes, value_level));
    }
    if settling_bits != 0 {
        for vector in vectors {
            let bytes = u8x16::new(*vector);
            *vector = bytes
                .simd_eq(value_level)
                .select(settled_byte_vector, bytes)
                .to_array();
        }
    }
    settling_bits
}
