//! Retrograde analysis of one layer.
//!
//! For a threshold v, "South can force v" is a game of reaching: it holds on a board with South to move if one move
//! leads out of the layer with as much, or to a board where it holds; with North to move, if all moves do. What must hold
//! is what follows from the exits in finitely many steps; boards where it does not follow are those where South cannot do
//! better than to go round. So the thresholds are taken from the largest downwards. At each *level* the boards whose
//! exits are worth just that much settle, each settled board is traced back along the moves that lead to it, and so on
//! until nothing more follows. Each board settles once for each side to move, so each move of the layer is walked back
//! once; no board is looked at again in the hope that something has changed.
//!
//! The layer is far larger than the processor's caches, and moves lead all over it: what costs time is waiting for
//! memory. So it is cut into *blocks* that fit the cache, and a board that settles does not change the boards before
//! it but writes them a update ([`UpdateQueues`]). Letters are delivered a block at a time. Whoever works on a block
//! holds its lock, so that nothing in it needs to be atomic.
//!
//! Memory is three bytes a board, and updates up to a fixed number; the result takes the place of one of the bytes.

use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::stop::Stop;

use super::board_value::BoardValue;
use super::conversions::{Conversions, Finished};
use super::half_tables::HalfTables;
use super::layer_index::{BLOCK_BOARDS, LayerIndex, RowPart};
use super::predecessors::for_each_predecessor;
use super::ranking::layer_size;
use super::state_byte::{encode, negate, pending_below, settled, settled_value};
use super::update_queues::{LayerBoard, QUEUE_CAPACITY, UpdateQueues};
use super::worker_pool::WorkerPool;

/// Boards that a scan looks at together before it looks at each: as many bytes as a vector register of any processor holds.
const GLANCE: usize = 16;
/// Layers below this are solved by one thread: they take less than starting another.
const FEW_SEEDS: u8 = 8;

/// Told how far the work on a layer has come, in thousandths.
pub(super) type Report<'a> = &'a mut dyn FnMut(u32);

/// The layer at work.
struct LayerSolver<'a> {
    seeds: u8,
    forward: Conversions<'a>,
    halves: &'a HalfTables,
    layer_index: LayerIndex<'a>,
    blocks: Vec<Mutex<LayerBlock>>,
    /// How many updates each thread has room for.
    room: usize,
    pool: WorkerPool<'a>,
}

/// Some boards that follow each other.
#[derive(Default)]
struct LayerBlock {
    /// What South can force, South to move.
    most: Vec<u8>,
    /// What North can hold South to, North to move.
    least: Vec<u8>,
    /// The codes of North's best exits, North to move, or of the best value that South can have where there is none.
    exits: Vec<u8>,
    /// The highest code at which any of these boards waits to be settled.
    waiting: u8,
}

/// Solves the layer of `seeds` seeds by `threads` threads. The result has one byte a board in the order of their indices,
/// cut into pieces of equal length but for the last. `None` where `stop` ended it.
pub(super) fn solve(
    halves: &HalfTables,
    seeds: u8,
    finished: Finished<'_>,
    threads: usize,
    stop: &Stop,
    report: Report<'_>,
) -> Option<Vec<Vec<u8>>> {
    let threads = if seeds < FEW_SEEDS { 1 } else { threads.max(1) };
    LayerSolver::new(halves, seeds, finished, threads, stop).solve(report)
}

impl<'a> LayerSolver<'a> {
    fn new(
        halves: &'a HalfTables,
        seeds: u8,
        finished: Finished<'a>,
        threads: usize,
        stop: &'a Stop,
    ) -> LayerSolver<'a> {
        LayerSolver {
            seeds,
            forward: Conversions { halves, seeds, finished },
            halves,
            layer_index: LayerIndex::new(halves, seeds),
            blocks: Vec::new(),
            room: QUEUE_CAPACITY,
            pool: WorkerPool::new(threads, stop),
        }
    }

    fn solve(mut self, report: Report<'_>) -> Option<Vec<Vec<u8>>> {
        self.blocks = self.look_forward().into_iter().map(Mutex::new).collect();
        std::thread::scope(|scope| {
            for _ in 1..self.pool.threads() {
                scope.spawn(|| self.work(&mut |_| ()));
            }
            self.work(report);
        });
        let blocks = std::mem::take(&mut self.blocks).into_iter();
        let blocks = blocks.map(|block| block.into_inner().unwrap_or_else(PoisonError::into_inner));
        let (most, mut least): (Vec<Vec<u8>>, Vec<Vec<u8>>) =
            blocks.map(|LayerBlock { most, least, .. }| (most, least)).unzip();
        self.pool.for_each(&mut least, |block, least| self.finish(block, &most, least));
        (!self.pool.is_stopped()).then_some(least)
    }

    fn lock(&self, block: usize) -> MutexGuard<'_, LayerBlock> {
        // A thread that panicked while it held the lock ends the whole computation when the threads are joined.
        self.blocks[block].lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What each thread does, level after level.
    fn work(&self, report: Report<'_>) {
        let mut queues = UpdateQueues::new(self.blocks.len(), self.room);
        while let Some(level) = self.pool.next_level(|| self.highest_waiting()) {
            while let Some(block) = self.pool.take_block(self.blocks.len()) {
                self.scan(block, level, &mut queues);
                while queues.is_due() {
                    self.apply_all(level, &mut queues);
                }
                report((self.pool.settled() * 500 / layer_size(self.seeds)) as u32);
            }
            while !queues.is_empty() {
                self.apply_all(level, &mut queues);
            }
        }
    }

    /// The highest level that any board waits for, the same again where boards were put off; `None` when there is none. At
    /// the worst value there is nothing to follow: every board is worth as much.
    fn highest_waiting(&self) -> Option<u8> {
        let highest = (0..self.blocks.len()).map(|block| self.lock(block).waiting).max();
        highest.filter(|&highest| highest > encode(-(self.seeds as i8)))
    }

    /// What is known of each board before any has settled.
    fn look_forward(&self) -> Vec<LayerBlock> {
        let count = layer_size(self.seeds).div_ceil(BLOCK_BOARDS as u64) as usize;
        let mut most = vec![Vec::new(); count];
        self.pool.for_each(&mut most, |block, most| *most = self.exits(block));
        let mut blocks: Vec<LayerBlock> = (0..count).map(|_| LayerBlock::default()).collect();
        self.pool.for_each(&mut blocks, |block, known| *known = self.look_back(block, &most));
        blocks.iter_mut().zip(most).for_each(|(known, most)| known.most = most);
        blocks
    }

    /// The codes of the best exits of a block, South to move, or of the worst value where there is none.
    fn exits(&self, block: usize) -> Vec<u8> {
        let worst = -(self.seeds as i8);
        let (mut codes, mut best) = (Vec::with_capacity(BLOCK_BOARDS), Vec::new());
        for RowPart { south, norths, .. } in self.layer_index.pieces(block) {
            self.forward.best_conversions(south, norths, &mut best);
            codes.extend(best.iter().map(|&best| encode(best.max(worst))));
        }
        codes
    }

    /// What is known of a block, North to move: how many moves stay, and what the best exit gives, which is what it gives to
    /// South on the board with the sides exchanged, turned round.
    fn look_back(&self, block: usize, most: &[Vec<u8>]) -> LayerBlock {
        let (mut least, mut exits) = (Vec::with_capacity(BLOCK_BOARDS), Vec::with_capacity(BLOCK_BOARDS));
        for RowPart { south, norths, .. } in self.layer_index.pieces(block) {
            for north in norths {
                let exchanged = self.layer_index.index((north, south));
                let exit = negate(most[exchanged / BLOCK_BOARDS][exchanged % BLOCK_BOARDS]);
                let moves = self.forward.successors_in_layer(north, south);
                exits.push(exit);
                least.push(if moves == 0 { exit } else { moves });
            }
        }
        // All exits have yet to be looked at, so the first scan is that of the highest value there can be.
        LayerBlock { most: Vec::new(), least, exits, waiting: encode(self.seeds as i8) }
    }

    /// Looks for the boards of a block that settle at `level`.
    fn scan(&self, block: usize, level: u8, queues: &mut UpdateQueues) {
        let mut held = self.lock(block);
        let LayerBlock { most, least, waiting, .. } = &mut *held;
        if *waiting < level {
            return;
        }
        let mut next = [0; GLANCE];
        for RowPart { south, norths, start } in self.layer_index.pieces(block) {
            let all = start..start + norths.len();
            let (most, last_most) = most[all.clone()].as_chunks_mut::<GLANCE>();
            let (least, last_least) = least[all].as_chunks_mut::<GLANCE>();
            let mut north = norths.start;
            for (most, least) in most.iter_mut().zip(least) {
                if any_is_due(most, least, level) {
                    self.settle_due((south, north), most, least, level, queues);
                }
                note_later(&mut next, most, level);
                note_later(&mut next, least, level);
                north += GLANCE as u32;
            }
            self.settle_due((south, north), last_most, last_least, level, queues);
            note_later(&mut next, last_most, level);
            note_later(&mut next, last_least, level);
        }
        *waiting = next.into_iter().max().unwrap_or(0);
        drop(held);
        self.pool.add_settled(queues.take_settled());
    }

    /// Settles what is to be settled at `level` among the boards from `first` on, and writes the updates of these.
    fn settle_due(
        &self,
        (south, north): LayerBoard,
        most: &mut [u8],
        least: &mut [u8],
        level: u8,
        queues: &mut UpdateQueues,
    ) {
        for (north, (most, least)) in (north..).zip(most.iter_mut().zip(least)) {
            if *most == level {
                *most = settled(level);
                self.most_settled((south, north), queues);
            }
            if *least == level {
                *least = settled(level);
                self.least_settled((south, north), queues);
            }
        }
    }

    /// South to move: North has one way less to do better on every board from which a move leads here.
    fn most_settled(&self, (south, north): LayerBoard, queues: &mut UpdateQueues) {
        queues.settled += 1;
        for_each_predecessor(self.halves, north, south, |north, south| {
            queues.push_decrement(self.layer_index.index((south, north)) / BLOCK_BOARDS, (south, north));
        });
    }

    /// North to move: South can force as much on every board from which a move leads here.
    fn least_settled(&self, (south, north): LayerBoard, queues: &mut UpdateQueues) {
        queues.settled += 1;
        for_each_predecessor(self.halves, south, north, |south, north| {
            queues.push_raise(self.layer_index.index((south, north)) / BLOCK_BOARDS, (south, north));
        });
    }

    /// Delivers the updates to each block in turn, and those that it writes to itself by that.
    fn apply_all(&self, level: u8, queues: &mut UpdateQueues) {
        for block in 0..self.blocks.len() {
            if self.pool.is_stopped() {
                queues.clear();
                return;
            }
            if queues.is_empty_for(block) {
                continue;
            }
            let mut held = self.lock(block);
            while !queues.is_empty_for(block) {
                self.apply_raises(block, &mut held, level, queues);
                self.apply_decrements(block, &mut held, level, queues);
            }
            drop(held);
            self.pool.add_settled(queues.take_settled());
        }
    }

    fn apply_raises(&self, block: usize, held: &mut LayerBlock, level: u8, queues: &mut UpdateQueues) {
        let mut updates = queues.take_raises(block);
        let is_full = queues.is_full();
        let raised = if is_full { level } else { settled(level) };
        let most = &mut held.most;
        keep(&mut updates, |board| {
            let most = &mut most[self.layer_index.index(board) % BLOCK_BOARDS];
            let is_news = *most < level;
            *most = if is_news { raised } else { *most };
            is_news
        });
        if is_full && !updates.is_empty() {
            held.waiting = level;
            return;
        }
        for board in updates {
            self.most_settled(board, queues);
        }
    }

    fn apply_decrements(&self, block: usize, held: &mut LayerBlock, level: u8, queues: &mut UpdateQueues) {
        let mut updates = queues.take_decrements(block);
        let LayerBlock { least, exits, waiting, .. } = held;
        keep(&mut updates, |board| {
            let least = &mut least[self.layer_index.index(board) % BLOCK_BOARDS];
            *least -= 1;
            *least == 0
        });
        let is_full = queues.is_full();
        keep(&mut updates, |board| {
            let place = self.layer_index.index(board) % BLOCK_BOARDS;
            let found = exits[place].min(level);
            let settles = found == level && !is_full;
            least[place] = if settles { settled(found) } else { found };
            *waiting = if settles { *waiting } else { found.max(*waiting) };
            settles
        });
        for board in updates {
            self.least_settled(board, queues);
        }
    }

    /// Puts both bounds of each board together, North to move. What North can force is what South can on the
    /// board with the sides exchanged.
    fn finish(&self, block: usize, most: &[Vec<u8>], least: &mut [u8]) {
        let worst = -(self.seeds as i8);
        let mut bytes = least.iter_mut();
        for RowPart { south, norths, .. } in self.layer_index.pieces(block) {
            let other = self.halves.before_move(south).seeds;
            let endless = self.halves.rules.endless(self.seeds - other, other);
            for (north, least) in norths.zip(&mut bytes) {
                let exchanged = self.layer_index.index((north, south));
                let lower = settled_value(most[exchanged / BLOCK_BOARDS][exchanged % BLOCK_BOARDS]).unwrap_or(worst);
                let upper = -settled_value(*least).unwrap_or(worst);
                *least = BoardValue { value: endless.clamp(lower, upper), cyclic: lower < upper }.to_byte();
            }
        }
    }
}

/// Keeps the updates that something is true of, in their order, and does not branch on it: what is true hangs on memory that is
/// waited for, and the processor waits for many places at once only if it need not guess what comes next.
fn keep(updates: &mut Vec<LayerBoard>, mut is_kept: impl FnMut(LayerBoard) -> bool) {
    let mut kept = 0;
    for place in 0..updates.len() {
        let update = updates[place];
        updates[kept] = update;
        kept += usize::from(is_kept(update));
    }
    updates.truncate(kept);
}

/// Whether a scan at `level` has anything to do with these boards. It looks at all of them, whatever it finds: without a
/// branch the compiler makes a few vector instructions of it.
fn any_is_due(most: &[u8; GLANCE], least: &[u8; GLANCE], level: u8) -> bool {
    let is_due = |byte: &u8| u8::from(*byte == level);
    most.iter().zip(least).fold(0, |any, (most, least)| any | is_due(most) | is_due(least)) != 0
}

/// Notes the codes after `level` at which boards settle by themselves, each in a lane of its own: the highest of each lane stays.
fn note_later(lanes: &mut [u8; GLANCE], bytes: &[u8], level: u8) {
    for (latest, &byte) in lanes.iter_mut().zip(bytes) {
        *latest = (*latest).max(pending_below(byte, level));
    }
}

#[cfg(test)]
mod tests {
    use awale_rules::Variant;

    use super::*;
    use crate::tables::{TableRules, Tables};

    #[test]
    fn boards_that_are_put_off_for_want_of_room_come_to_the_same() {
        for variant in Variant::BUILT_IN {
            let rules = TableRules::new(&variant.rules);
            let tables = Tables::solve(rules, 8, 1, &Stop::new()).unwrap();
            let halves = HalfTables::new(rules, 8);
            let layers: Vec<Vec<u8>> = (0..=8).map(|seeds| tables.bytes(seeds)).collect();
            let finished: Vec<&[u8]> = layers[..8].iter().map(Vec::as_slice).collect();
            for threads in [1, 2] {
                let stop = Stop::new();
                let mut layer = LayerSolver::new(&halves, 8, Finished(&finished), threads, &stop);
                layer.room = 300;
                assert!(layer.solve(&mut |_| ()).unwrap().concat() == layers[8], "{}", variant.id);
            }
        }
    }
}
