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
//! What was settled but not yet traced back lies on three stacks of each thread, of a fixed size. A board that finds no
//! room stays open in its place, and the level is scanned once more.
//!
//! Memory is two bytes a board, and nothing else that grows with the layer; the result takes the place of one of them.

use std::ops::Range;
use std::sync::Barrier;
use std::sync::atomic::{AtomicBool, AtomicU8, AtomicU32, AtomicU64, Ordering};

use crate::stop::Stop;

use super::backward::unmoves;
use super::bounds::{Due, Least, Most, code};
use super::entry::Entry;
use super::forward::{Finished, Forward};
use super::halves::Halves;
use super::ranking::{boards, first_half};

/// Halves that are computed one after the other by the same thread. Their boards lie in the same cache lines when the
/// sides are exchanged: a byte each, 64 to a line.
const BLOCK: u32 = 64;
/// Entries of a stack: 256 Ki of eight bytes, three stacks a thread.
const ROOM: usize = 1 << 18;
/// Boards that are traced back at once, so that the processor waits for the memory of all of them together.
const BATCH: usize = 16;
/// Layers below this are solved by one thread: they take less than starting another.
const FEW_SEEDS: u8 = 8;

/// How far the work on a layer has come, as a fraction in thousandths.
pub(super) type Report<'a> = &'a mut dyn FnMut(u32);

/// A board by the numbers of South's and North's half.
type Pair = (u32, u32);

/// The layer at work.
struct Layer<'a> {
    seeds: u8,
    forward: Forward<'a>,
    halves: &'a Halves,
    /// Where the row of each of South's halves begins, less the number of the first of North's.
    rows: Vec<u32>,
    blocks: Vec<Range<u32>>,
    most: Vec<Most>,
    least: Vec<Least>,
    /// For each row the highest code that waits in it to be settled.
    waiting: Vec<AtomicU8>,
    stop: &'a Stop,
    crew: Crew,
}

/// What the threads share to work together.
struct Crew {
    barrier: Barrier,
    /// The next block that nobody has taken.
    next_block: AtomicU32,
    /// The code of the level at work; 0 when all is done.
    level: AtomicU8,
    /// Bytes settled so far.
    settled: AtomicU64,
    stopped: AtomicBool,
}

/// The stacks of one thread.
struct Stacks {
    /// Settled, South to move.
    most: Vec<Pair>,
    /// Settled, North to move.
    least: Vec<Pair>,
    /// North to move, and all moves inside the layer have settled.
    exits: Vec<Pair>,
    /// South to move, found to be worth more than was known, with their indices.
    raised: Vec<(Pair, u32)>,
    /// North to move, with a move that has settled: their indices and their bytes as they were.
    counted: Vec<(Pair, u32, u8)>,
}

/// Solves the layer of `seeds` seeds by `threads` threads; the result has one byte a board in the order of their indices.
/// `None` where `stop` ended it.
pub(super) fn solve(
    halves: &Halves,
    seeds: u8,
    finished: Finished<'_>,
    threads: usize,
    stop: &Stop,
    report: Report<'_>,
) -> Option<Vec<u8>> {
    let threads = if seeds < FEW_SEEDS { 1 } else { threads.max(1) };
    let layer = Layer::new(halves, seeds, finished, threads, stop);
    std::thread::scope(|scope| {
        for _ in 1..threads {
            scope.spawn(|| layer.work(&mut |_| ()));
        }
        layer.work(report);
    });
    (!layer.crew.stopped.into_inner()).then(|| layer.least.into_iter().map(Least::into_byte).collect())
}

impl<'a> Layer<'a> {
    fn new(halves: &'a Halves, seeds: u8, finished: Finished<'a>, threads: usize, stop: &'a Stop) -> Layer<'a> {
        let count = boards(seeds) as usize;
        let all = 0..first_half(seeds + 1);
        Layer {
            seeds,
            forward: Forward { halves, seeds, finished },
            halves,
            rows: all.clone().map(|south| halves.half(south).row(seeds - halves.traits(south).seeds)).collect(),
            blocks: blocks(seeds),
            most: std::iter::repeat_with(|| Most::new(0)).take(count).collect(),
            least: std::iter::repeat_with(|| Least::new(0)).take(count).collect(),
            waiting: all.map(|_| AtomicU8::new(code(seeds as i8))).collect(),
            stop,
            crew: Crew {
                barrier: Barrier::new(threads),
                next_block: AtomicU32::new(0),
                level: AtomicU8::new(code(seeds as i8)),
                settled: AtomicU64::new(0),
                stopped: AtomicBool::new(false),
            },
        }
    }

    fn index(&self, south: u32, north: u32) -> usize {
        self.rows[south as usize] as usize + north as usize
    }

    /// The halves of North's that complete a half of South's.
    fn norths(&self, south: u32) -> Range<u32> {
        let rest = self.seeds - self.halves.traits(south).seeds;
        first_half(rest)..first_half(rest + 1)
    }

    /// What each thread does, from the first pass to the last.
    fn work(&self, report: Report<'_>) {
        self.each_row(report, Layer::look_forward);
        let mut stacks = Stacks::new();
        while self.next_level() {
            let level = self.crew.level.load(Ordering::Relaxed);
            self.each_row(report, |layer, south| {
                if layer.waiting[south as usize].load(Ordering::Relaxed) >= level {
                    layer.scan(south, level, &mut stacks);
                    layer.trace_back(level, &mut stacks);
                }
            });
        }
        while let Some(block) = self.take_block() {
            self.finish(block);
        }
    }

    /// Takes the next block, unless there is none left or the work is to stop.
    fn take_block(&self) -> Option<Range<u32>> {
        let block = self.crew.next_block.fetch_add(1, Ordering::Relaxed);
        self.blocks.get(block as usize).filter(|_| !self.is_stopped()).cloned()
    }

    fn is_stopped(&self) -> bool {
        if self.stop.is_stopped() {
            self.crew.stopped.store(true, Ordering::Relaxed);
        }
        self.crew.stopped.load(Ordering::Relaxed)
    }

    fn each_row(&self, report: Report<'_>, mut work: impl FnMut(&Self, u32)) {
        while let Some(block) = self.take_block() {
            for south in block {
                if self.is_stopped() {
                    return;
                }
                work(self, south);
            }
            report((self.crew.settled.load(Ordering::Relaxed) * 500 / boards(self.seeds)) as u32);
        }
    }

    /// Waits for all threads, and lets one of them choose the level that comes next: the highest that any board waits
    /// for, the same again where a stack was full. Whether there is one. All blocks are to be had again then.
    fn next_level(&self) -> bool {
        if self.crew.barrier.wait().is_leader() {
            let highest = self.waiting.iter().map(|waiting| waiting.load(Ordering::Relaxed)).max().unwrap_or(0);
            // At the worst value there is nothing to follow: every board is worth as much.
            let done = highest <= code(-(self.seeds as i8)) || self.is_stopped();
            self.crew.level.store(if done { 0 } else { highest }, Ordering::Relaxed);
            self.crew.next_block.store(0, Ordering::Relaxed);
        }
        self.crew.barrier.wait();
        self.crew.level.load(Ordering::Relaxed) > 0
    }

    #[inline(never)]
    fn look_forward(&self, south: u32) {
        for north in self.norths(south) {
            let index = self.index(south, north);
            self.most[index].set(self.forward.best_exit(south, north).unwrap_or(-(self.seeds as i8)));
            self.least[index].set_moves(self.forward.moves_inside(north, south));
        }
    }

    /// Looks for the boards of a row that settle at `level`.
    #[inline(never)]
    fn scan(&self, south: u32, level: u8, stacks: &mut Stacks) {
        let waiting = &self.waiting[south as usize];
        // Taken before the scan: whoever adds a board behind the scan's back enters it again.
        waiting.swap(0, Ordering::AcqRel);
        let mut next = 0;
        for north in self.norths(south) {
            let index = self.index(south, north);
            let board = (south, north);
            match self.most[index].due(level) {
                Due::Later(later) => next = next.max(later),
                _ if has_room(&stacks.most) => {
                    self.most[index].settle(level);
                    stacks.most.push(board);
                }
                _ => next = level,
            }
            match self.least[index].due(level) {
                Due::Later(later) => next = next.max(later),
                Due::LookAtExits => self.look_at_exits(board, level, stacks),
                Due::Settle if has_room(&stacks.least) => {
                    self.least[index].settle(level);
                    stacks.least.push(board);
                }
                Due::Settle => next = level,
            }
        }
        waiting.fetch_max(next, Ordering::AcqRel);
    }

    /// North to move, and every move inside the layer gives South `level` or more: what do the others give?
    #[inline(never)]
    fn look_at_exits(&self, (south, north): Pair, level: u8, stacks: &mut Stacks) {
        let least = &self.least[self.index(south, north)];
        let given = self.forward.best_exit(north, south).map_or(code(self.seeds as i8), |best| code(-best));
        if given >= level && has_room(&stacks.least) {
            least.settle(level);
            stacks.least.push((south, north));
        } else {
            let code = given.min(level);
            least.wait(code);
            self.waiting[south as usize].fetch_max(code, Ordering::AcqRel);
        }
    }

    /// Follows everything on the stacks back, and what settles by that, until nothing is left.
    fn trace_back(&self, level: u8, stacks: &mut Stacks) {
        let mut settled = 0;
        while !self.is_stopped() {
            if let Some(batch) = take_batch(&mut stacks.exits) {
                batch.for_each(|board| self.look_at_exits(board, level, stacks));
            } else if let Some(batch) = take_batch(&mut stacks.least) {
                settled += batch.len();
                self.raise_before(batch, level, stacks);
            } else if let Some(batch) = take_batch(&mut stacks.most) {
                settled += batch.len();
                self.count_down_before(batch, stacks);
            } else {
                break;
            }
        }
        self.crew.settled.fetch_add(settled as u64, Ordering::Relaxed);
    }

    /// North to move, settled: South can force as much on every board from which a move leads here.
    #[inline(never)]
    fn raise_before(&self, batch: impl Iterator<Item = Pair>, level: u8, stacks: &mut Stacks) {
        for (south, north) in batch {
            unmoves(self.halves, south, north, |south, north| {
                let index = self.index(south, north);
                if self.most[index].is_below(level) {
                    stacks.raised.push(((south, north), index as u32));
                }
            });
        }
        for (board, index) in stacks.raised.drain(..) {
            let most = &self.most[index as usize];
            if has_room(&stacks.most) {
                if most.raise(level) {
                    stacks.most.push(board);
                }
            } else {
                most.postpone(level);
                self.waiting[board.0 as usize].fetch_max(level, Ordering::AcqRel);
            }
        }
    }

    /// South to move, settled: North has one way less to do better on every board from which a move leads here.
    #[inline(never)]
    fn count_down_before(&self, batch: impl Iterator<Item = Pair>, stacks: &mut Stacks) {
        for (south, north) in batch {
            unmoves(self.halves, north, south, |north, south| {
                let index = self.index(south, north);
                stacks.counted.push(((south, north), index as u32, self.least[index].byte()));
            });
        }
        for (board, index, seen) in stacks.counted.drain(..) {
            if self.least[index as usize].count_down(seen) {
                stacks.exits.push(board);
            }
        }
    }

    /// Puts both bounds of each board together. The row of South's half holds one of them, North to move; the other
    /// is that of the board with the sides exchanged, so it lies in the rows of the other halves.
    #[inline(never)]
    fn finish(&self, block: Range<u32>) {
        let worst = -(self.seeds as i8);
        let own_first = block.start;
        let Some(norths) = block.clone().next().map(|south| self.norths(south)) else { return };
        let (other, own) = (self.halves.traits(own_first).seeds, self.seeds - self.halves.traits(own_first).seeds);
        let endless = self.halves.rules.endless(own, other);
        for north in norths {
            for south in block.clone() {
                let lower = self.most[self.index(north, south)].settled().unwrap_or(worst);
                let least = &self.least[self.index(south, north)];
                let upper = -least.settled().unwrap_or(worst);
                let entry = Entry { value: endless.clamp(lower, upper), cyclic: lower < upper };
                least.finish(entry.to_byte());
            }
        }
    }
}

impl Stacks {
    fn new() -> Stacks {
        Stacks { most: Vec::new(), least: Vec::new(), exits: Vec::new(), raised: Vec::new(), counted: Vec::new() }
    }
}

fn has_room(stack: &[Pair]) -> bool {
    stack.len() < ROOM
}

/// The top of a stack.
fn take_batch(stack: &mut Vec<Pair>) -> Option<impl ExactSizeIterator<Item = Pair> + use<>> {
    let mut batch = [(0, 0); BATCH];
    let count = stack.len().min(BATCH);
    let rest = stack.len() - count;
    batch[..count].copy_from_slice(&stack[rest..]);
    stack.truncate(rest);
    (count > 0).then(|| batch.into_iter().take(count))
}

/// The halves of up to `seeds` seeds, cut into blocks of halves with equally many.
fn blocks(seeds: u8) -> Vec<Range<u32>> {
    (0..=seeds)
        .flat_map(|seeds| {
            let (first, end) = (first_half(seeds), first_half(seeds + 1));
            (first..end).step_by(BLOCK as usize).map(move |start| start..end.min(start + BLOCK))
        })
        .collect()
}
