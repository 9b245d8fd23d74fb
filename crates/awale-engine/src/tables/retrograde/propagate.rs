//! How known values spread backwards: the scan of a block, and the updates of predecessors.

use std::sync::atomic::Ordering;

use super::super::layer_index::{BLOCK_BOARDS, LayerBoard, RowPart};
use super::super::predecessors::for_each_predecessor;
use super::super::state_byte::{pending_below, settled};
use super::super::update_queues::UpdateQueues;
use super::{LayerBlock, LayerSolver};

/// Boards that a scan tests together: as many bytes as a vector register of any processor holds.
const LANES: usize = 16;

impl LayerSolver<'_> {
    /// Settles the boards of a block whose state byte equals `level`, and finds the level that the block is pending for.
    #[expect(clippy::cast_possible_truncation, reason = "a few lanes")]
    pub(super) fn scan(&self, block: usize, level: u8, queues: &mut UpdateQueues) {
        if self.lock(block).pending < level {
            return;
        }
        let mut state = self.open(block);
        let LayerBlock { max_nodes, min_nodes, pending, .. } = &mut *state;
        let mut next = [0; LANES];
        for RowPart { south, norths, start } in self.layer_index.row_parts(block) {
            let all = start..start + norths.len();
            let (max_nodes, last_max) = max_nodes[all.clone()].as_chunks_mut::<LANES>();
            let (min_nodes, last_min) = min_nodes[all].as_chunks_mut::<LANES>();
            let mut north = norths.start;
            for (max_nodes, min_nodes) in max_nodes.iter_mut().zip(min_nodes) {
                if any_is_due(max_nodes, min_nodes, level) {
                    self.settle_due((south, north), max_nodes, min_nodes, level, queues);
                }
                note_pending(&mut next, max_nodes, level);
                note_pending(&mut next, min_nodes, level);
                north += LANES as u32;
            }
            self.settle_due((south, north), last_max, last_min, level, queues);
            note_pending(&mut next, last_max, level);
            note_pending(&mut next, last_min, level);
        }
        *pending = next.into_iter().max().unwrap_or(0);
        drop(state);
        self.pool.add_settled(queues.take_settled());
    }

    /// Settles the boards at `level` among those from the given one on, and queues the updates of their predecessors.
    fn settle_due(
        &self,
        (south, north): LayerBoard,
        max_nodes: &mut [u8],
        min_nodes: &mut [u8],
        level: u8,
        queues: &mut UpdateQueues,
    ) {
        for (north, (max_node, min_node)) in (north..).zip(max_nodes.iter_mut().zip(min_nodes)) {
            if *max_node == level {
                *max_node = settled(level);
                self.queue_decrements((south, north), queues);
            }
            if *min_node == level {
                *min_node = settled(level);
                self.queue_raises((south, north), queues);
            }
        }
    }

    /// A max node has settled: each predecessor, a min node, has one unknown successor less.
    fn queue_decrements(&self, (south, north): LayerBoard, queues: &mut UpdateQueues) {
        queues.settled += 1;
        for_each_predecessor(self.halves, north, south, |north, south| {
            queues.push_decrement(self.layer_index.index((south, north)) / BLOCK_BOARDS, (south, north));
        });
    }

    /// A min node has settled: on each predecessor, a max node, South can force as much.
    fn queue_raises(&self, (south, north): LayerBoard, queues: &mut UpdateQueues) {
        queues.settled += 1;
        for_each_predecessor(self.halves, south, north, |south, north| {
            queues.push_raise(self.layer_index.index((south, north)) / BLOCK_BOARDS, (south, north));
        });
    }

    /// Applies the updates of each block in turn, and those that the block causes in itself by that.
    pub(super) fn apply_all(&self, level: u8, queues: &mut UpdateQueues) {
        for block in 0..self.blocks.len() {
            if self.pool.is_stopped() {
                queues.clear();
                return;
            }
            if queues.is_empty_for(block) {
                continue;
            }
            let mut state = self.open(block);
            while !queues.is_empty_for(block) {
                self.apply_raises(block, &mut state, level, queues);
                self.apply_decrements(block, &mut state, level, queues);
            }
            drop(state);
            self.pool.add_settled(queues.take_settled());
        }
    }

    /// Settles the max nodes that have a settled successor. With full queues they become pending instead.
    fn apply_raises(&self, block: usize, state: &mut LayerBlock, level: u8, queues: &mut UpdateQueues) {
        let mut updates = queues.take_raises(block);
        let is_full = queues.is_full();
        let raised = if is_full { level } else { settled(level) };
        let max_nodes = &mut state.max_nodes;
        retain_branchless(&mut updates, |board| {
            let byte = &mut max_nodes[self.layer_index.index(board) % BLOCK_BOARDS];
            let is_news = *byte < level;
            *byte = if is_news { raised } else { *byte };
            is_news
        });
        if is_full && !updates.is_empty() {
            state.pending = level;
            return;
        }
        for board in updates {
            self.queue_decrements(board, queues);
        }
    }

    /// Counts the retrograde counters of min nodes down. At 0 the board is worth its best conversion, or the level if
    /// that is less for South.
    fn apply_decrements(&self, block: usize, state: &mut LayerBlock, level: u8, queues: &mut UpdateQueues) {
        let mut updates = queues.take_decrements(block);
        let LayerBlock { min_nodes, conversions, pending, .. } = state;
        retain_branchless(&mut updates, |board| {
            let counter = &mut min_nodes[self.layer_index.index(board) % BLOCK_BOARDS];
            *counter -= 1;
            *counter == 0
        });
        if updates.is_empty() {
            return;
        }
        let conversions = self.conversions(block, conversions);
        let is_full = queues.is_full();
        retain_branchless(&mut updates, |board| {
            let place = self.layer_index.index(board) % BLOCK_BOARDS;
            let code = conversions[place].load(Ordering::Relaxed).min(level);
            let settles = code == level && !is_full;
            min_nodes[place] = if settles { settled(code) } else { code };
            *pending = if settles { *pending } else { code.max(*pending) };
            settles
        });
        for board in updates {
            self.queue_raises(board, queues);
        }
    }
}

/// `Vec::retain` without a branch on the answer. The answer depends on a cache miss and cannot be predicted; without a
/// branch the processor waits for many memory accesses at once.
fn retain_branchless(updates: &mut Vec<LayerBoard>, mut is_kept: impl FnMut(LayerBoard) -> bool) {
    let mut kept = 0;
    for place in 0..updates.len() {
        let update = updates[place];
        updates[kept] = update;
        kept += usize::from(is_kept(update));
    }
    updates.truncate(kept);
}

/// Whether any of these boards settles at `level`. Tests all of them without a branch, so that the compiler makes a few
/// vector instructions of it.
fn any_is_due(max_nodes: &[u8; LANES], min_nodes: &[u8; LANES], level: u8) -> bool {
    let is_due = |byte: &u8| u8::from(*byte == level);
    max_nodes.iter().zip(min_nodes).fold(0, |any, (max_node, min_node)| any | is_due(max_node) | is_due(min_node)) != 0
}

/// Notes the codes below `level` at which boards settle, each in its own lane: the highest of each lane stays.
fn note_pending(lanes: &mut [u8; LANES], bytes: &[u8], level: u8) {
    for (highest, &byte) in lanes.iter_mut().zip(bytes) {
        *highest = (*highest).max(pending_below(byte, level));
    }
}
