//! Update queues: a settled board sends updates to its predecessors, which wait in one queue for
//! each block.
//!
//! An update changes one byte somewhere in the layer. Applying it immediately would cost a cache
//! miss. So updates are collected by block and applied one block at a time. Bal and Allis
//! ("Parallel Retrograde Analysis on a Distributed System", Supercomputing 1995) and Romein and Bal
//! (2003) combine the updates between machines in the same way.
//!
//! ```text
//!   settled boards         queues of one thread               the layer, one lock for each block
//!                        +------------------------------+
//!   un-moves ----------> | block 0: max nodes|min nodes | --> lock, apply --> block 0 (in the cache)
//!                        | block 1: max nodes|min nodes | --> lock, apply --> block 1
//!                        | ...                          |
//!                        +------------------------------+
//!        ^                                                             |
//!        +----------------- boards that settle by that <---------------+
//! ```
//!
//! Each thread has its own queues and applies them itself, so queues need no lock. There is one
//! queue per block, so an update is only a place in the block: two bytes.

use super::{
    layer_index::{BOARDS_PER_BLOCK, PlaceInBlock},
    ranking::layer_board_count,
};

/// The minimum number of updates that the queues of one thread can hold: 16 MB, and up to twice as
/// much in spare capacity of the vectors.
const MIN_QUEUED_UPDATES: u64 = 1 << 23;
/// The maximum number of updates that the queues of one thread can hold: 128 MB, and up to twice as
/// much in spare capacity.
const MAX_QUEUED_UPDATES: u64 = 1 << 26;

/// Bytes for an update, with the spare capacity of its vector.
pub(super) const BYTES_PER_UPDATE: u64 = 4;

/// The number of updates that the queues of one thread can hold for the layer of `seeds` seeds. If
/// the queues are full, boards that would settle remain pending, and the level is scanned again. A
/// larger layer has more blocks, and loading a block is worthwhile only if many updates wait for
/// it.
#[expect(clippy::cast_possible_truncation, reason = "64 million at most")]
pub(super) const fn queue_capacity(seeds: u8) -> usize {
    let quarter_of_boards = layer_board_count(seeds) / 4;
    (if quarter_of_boards < MIN_QUEUED_UPDATES {
        MIN_QUEUED_UPDATES
    } else if quarter_of_boards > MAX_QUEUED_UPDATES {
        MAX_QUEUED_UPDATES
    } else {
        quarter_of_boards
    }) as usize
}

/// The number of updates that the queues of each of `threads` threads can hold if all of them
/// together may use `memory_bytes` bytes.
pub(super) fn queue_capacity_within(memory_bytes: u64, threads: usize) -> usize {
    let max_updates = memory_bytes / BYTES_PER_UPDATE / threads.max(1) as u64;
    usize::try_from(max_updates.min(MAX_QUEUED_UPDATES)).unwrap_or(usize::MAX)
}

/// The initial capacity of a queue: as many updates as fit the smallest allocation.
const INITIAL_QUEUE_CAPACITY: usize = 12;

/// A thread applies its updates before it scans the next block when its queues are filled to 1 /
/// `FLUSH_FULLNESS_DIVISOR`.
const FLUSH_FULLNESS_DIVISOR: usize = 4;

/// The updates that one thread has not yet applied.
pub(super) struct UpdateQueues {
    /// The updates of max nodes, by block: the places of max nodes that have a settled successor.
    /// One such update is enough to settle a max node.
    max_node_updates: Vec<Vec<PlaceInBlock>>,
    /// The updates of min nodes, by block: the places of the nodes. Each entry means one more
    /// settled successor and subtracts 1 from the node's retrograde counter.
    min_node_updates: Vec<Vec<PlaceInBlock>>,
    /// The total length of all queues.
    queued_update_count: usize,
    capacity: usize,
    /// A buffer for the places of boards that have just settled.
    places_buffer: Vec<PlaceInBlock>,
    /// The number of boards that have settled since the last
    /// [`take_settled_count`](UpdateQueues::take_settled_count).
    pub(super) settled_board_count: u64,
}

impl UpdateQueues {
    /// Makes empty queues for this many blocks.
    pub(super) fn new(block_count: usize, capacity: usize) -> UpdateQueues {
        let empty_queues = vec![Vec::new(); block_count];
        UpdateQueues {
            max_node_updates: empty_queues.clone(),
            min_node_updates: empty_queues,
            queued_update_count: 0,
            capacity,
            places_buffer: Vec::new(),
            settled_board_count: 0,
        }
    }

    /// Queues an update of a max node.
    pub(super) fn push_max_node_update(&mut self, index: usize) {
        push_index(&mut self.max_node_updates[index / BOARDS_PER_BLOCK], index);
        self.queued_update_count += 1;
    }

    /// Queues an update of a min node.
    pub(super) fn push_min_node_update(&mut self, index: usize) {
        push_index(&mut self.min_node_updates[index / BOARDS_PER_BLOCK], index);
        self.queued_update_count += 1;
    }

    pub(super) fn is_empty(&self) -> bool {
        self.queued_update_count == 0
    }

    /// Whether the updates should be applied before the next block is scanned.
    pub(super) fn must_flush(&self) -> bool {
        self.queued_update_count > self.capacity / FLUSH_FULLNESS_DIVISOR
    }

    pub(super) fn is_full(&self) -> bool {
        self.queued_update_count > self.capacity
    }

    /// The average number of updates that wait for a block.
    pub(super) fn mean_updates_per_block(&self) -> usize {
        self.queued_update_count / self.max_node_updates.len()
    }

    /// The number of updates that wait for a block.
    pub(super) fn update_count_of_block(&self, block: usize) -> usize {
        self.max_node_updates[block].len() + self.min_node_updates[block].len()
    }

    pub(super) fn is_empty_for_block(&self, block: usize) -> bool {
        self.max_node_updates[block].is_empty() && self.min_node_updates[block].is_empty()
    }

    /// Takes the updates of max nodes of a block, with their allocation. If queues kept their
    /// capacity, all would grow to the longest length ever needed, and use more memory than the
    /// layer.
    pub(super) fn take_max_node_updates(&mut self, block: usize) -> Vec<PlaceInBlock> {
        let updates = std::mem::take(&mut self.max_node_updates[block]);
        self.queued_update_count -= updates.len();
        updates
    }

    /// Takes the updates of min nodes of a block.
    pub(super) fn take_min_node_updates(&mut self, block: usize) -> Vec<PlaceInBlock> {
        let updates = std::mem::take(&mut self.min_node_updates[block]);
        self.queued_update_count -= updates.len();
        updates
    }

    /// Takes the buffer for places, so that updates can be queued while it is read. Return it with
    /// [`return_places_buffer`](UpdateQueues::return_places_buffer).
    pub(super) fn take_places_buffer(&mut self) -> Vec<PlaceInBlock> {
        std::mem::take(&mut self.places_buffer)
    }

    /// Returns the buffer for places.
    pub(super) fn return_places_buffer(&mut self, places: Vec<PlaceInBlock>) {
        self.places_buffer = places;
    }

    /// The number of boards that have settled since the last call.
    pub(super) fn take_settled_count(&mut self) -> u64 {
        std::mem::take(&mut self.settled_board_count)
    }

    pub(super) fn clear(&mut self) {
        self.max_node_updates
            .iter_mut()
            .chain(&mut self.min_node_updates)
            .for_each(Vec::clear);
        self.queued_update_count = 0;
    }
}

/// Queues an update of the board with this index. An empty queue gets a small capacity first.
#[inline]
#[expect(clippy::cast_possible_truncation, reason = "a place in a block")]
fn push_index(queue: &mut Vec<PlaceInBlock>, index: usize) {
    if queue.capacity() == 0 {
        queue.reserve_exact(INITIAL_QUEUE_CAPACITY);
    }
    queue.push((index % BOARDS_PER_BLOCK) as PlaceInBlock);
}
