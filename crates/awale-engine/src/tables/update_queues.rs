//! Update queues: a settled board tells its predecessors by updates, which wait in one queue for
//! each block.
//!
//! An update changes one byte somewhere in the layer. Applied at once it would cost a cache miss.
//! So updates are collected by block and applied one block at a time. Bal and Allis ("Parallel
//! Retrograde Analysis on a Distributed System", Supercomputing 1995) and Romein and Bal (2003)
//! combine the updates between machines in the same way.
//!
//! ```text
//!   settled boards         queues of one thread               the layer, one lock for each block
//!                        +----------------------------+
//!   un-moves ----------> | block 0: raises|decrements | --> lock, apply --> block 0 (in the cache)
//!                        | block 1: raises|decrements | --> lock, apply --> block 1
//!                        | ...                        |
//!                        +----------------------------+
//!        ^                                                             |
//!        +----------------- boards that settle by that <---------------+
//! ```
//!
//! Each thread has its own queues and applies them itself, so queues need no lock. The queue says
//! which block an update is for, so the update itself is a place in the block: two bytes.

use super::layer_index::{BLOCK_BOARDS, Place};
use super::ranking::layer_size;

/// How many updates the queues of one thread hold at least: 16 MB, and up to twice that in spare
/// capacity of the vectors.
const LEAST_CAPACITY: u64 = 1 << 23;
/// And at most: 128 MB, and up to twice that.
const MOST_CAPACITY: u64 = 1 << 26;

/// Bytes that an update takes, with the spare capacity of its vector.
pub(super) const BYTES_AN_UPDATE: u64 = 4;

/// How many updates the queues of one thread hold for the layer of `seeds` seeds. When the queues
/// are full, boards that would settle are left pending and the level is scanned once more. A larger
/// layer has more blocks, and a block is worth fetching only if many updates wait for it.
#[expect(clippy::cast_possible_truncation, reason = "64 million at most")]
pub(super) const fn queue_capacity(seeds: u8) -> usize {
    let share = layer_size(seeds) / 4;
    (if share < LEAST_CAPACITY {
        LEAST_CAPACITY
    } else if share > MOST_CAPACITY {
        MOST_CAPACITY
    } else {
        share
    }) as usize
}

/// How many updates the queues of each of `threads` threads hold if all of them together may take
/// `memory` bytes.
pub(super) fn limited_capacity(memory: u64, threads: usize) -> usize {
    let most = memory / BYTES_AN_UPDATE / threads.max(1) as u64;
    usize::try_from(most.min(MOST_CAPACITY)).unwrap_or(usize::MAX)
}

/// Updates for which a queue takes memory at once: as many as fit the least that an allocator
/// gives.
const FIRST_UPDATES: usize = 12;

/// A thread applies its updates before the next scan when its queues are filled to one part in this
/// many.
const FLUSH_SHARE: usize = 4;

/// The updates that one thread has not yet applied.
pub(super) struct UpdateQueues {
    /// By block: max nodes that have a settled successor. One such update is enough to settle them.
    raises: Vec<Vec<Place>>,
    /// By block: min nodes one more of whose successors has settled. Each such update takes 1 off
    /// the retrograde counter.
    decrements: Vec<Vec<Place>>,
    /// Length of all queues together.
    queued: usize,
    capacity: usize,
    /// Room for the places of the boards that have just settled.
    places: Vec<Place>,
    /// Boards that have settled since the last [`take_settled`](UpdateQueues::take_settled).
    pub(super) settled: u64,
}

impl UpdateQueues {
    /// Empty queues for this many blocks.
    pub(super) fn new(blocks: usize, capacity: usize) -> UpdateQueues {
        let none = vec![Vec::new(); blocks];
        UpdateQueues {
            raises: none.clone(),
            decrements: none,
            queued: 0,
            capacity,
            places: Vec::new(),
            settled: 0,
        }
    }

    /// Queues an update of a max node.
    pub(super) fn push_raise(&mut self, index: usize) {
        push(&mut self.raises[index / BLOCK_BOARDS], index);
        self.queued += 1;
    }

    /// Queues an update of a min node.
    pub(super) fn push_decrement(&mut self, index: usize) {
        push(&mut self.decrements[index / BLOCK_BOARDS], index);
        self.queued += 1;
    }

    pub(super) fn is_empty(&self) -> bool {
        self.queued == 0
    }

    /// Whether the updates are to be applied before the next scan.
    pub(super) fn must_flush(&self) -> bool {
        self.queued > self.capacity / FLUSH_SHARE
    }

    pub(super) fn is_full(&self) -> bool {
        self.queued > self.capacity
    }

    /// How many updates wait for a block on average.
    pub(super) fn mean_length(&self) -> usize {
        self.queued / self.raises.len()
    }

    /// How many updates wait for a block.
    pub(super) fn length_for(&self, block: usize) -> usize {
        self.raises[block].len() + self.decrements[block].len()
    }

    pub(super) fn is_empty_for(&self, block: usize) -> bool {
        self.raises[block].is_empty() && self.decrements[block].is_empty()
    }

    /// Takes the raises of a block. The allocation goes with them: queues that kept their capacity
    /// would all grow to the longest length ever needed, and take more memory than the layer.
    pub(super) fn take_raises(&mut self, block: usize) -> Vec<Place> {
        let updates = std::mem::take(&mut self.raises[block]);
        self.queued -= updates.len();
        updates
    }

    /// Takes the decrements of a block.
    pub(super) fn take_decrements(&mut self, block: usize) -> Vec<Place> {
        let updates = std::mem::take(&mut self.decrements[block]);
        self.queued -= updates.len();
        updates
    }

    /// Takes the room for places, so that updates can be queued while they are read; it comes back
    /// by [`give_places`](UpdateQueues::give_places).
    pub(super) fn take_places(&mut self) -> Vec<Place> {
        std::mem::take(&mut self.places)
    }

    /// Gives the room for places back.
    pub(super) fn give_places(&mut self, places: Vec<Place>) {
        self.places = places;
    }

    /// How many boards have settled since the last call.
    pub(super) fn take_settled(&mut self) -> u64 {
        std::mem::take(&mut self.settled)
    }

    pub(super) fn clear(&mut self) {
        self.raises
            .iter_mut()
            .chain(&mut self.decrements)
            .for_each(Vec::clear);
        self.queued = 0;
    }
}

/// Queues an update of the board with this index. A queue begins with room for a few.
#[inline]
#[expect(clippy::cast_possible_truncation, reason = "a place in a block")]
fn push(queue: &mut Vec<Place>, index: usize) {
    if queue.capacity() == 0 {
        queue.reserve_exact(FIRST_UPDATES);
    }
    queue.push((index % BLOCK_BOARDS) as Place);
}
