//! The worker pool: threads that share the blocks of a layer and synchronize at a barrier before
//! the next level.

use std::sync::{
    Barrier, Mutex, PoisonError,
    atomic::{AtomicBool, AtomicU8, AtomicU64, AtomicUsize, Ordering},
};

use crate::stop::Stop;

/// The state that the threads share.
pub(super) struct WorkerPool<'a> {
    threads: usize,
    barrier: Barrier,
    /// The next block that no thread has taken at this level.
    next_block: AtomicUsize,
    /// The code of the current level. 0 when no level is left.
    current_value_level: AtomicU8,
    /// The number of state bytes that are final so far. A board has two, one for each side to move.
    settled_byte_count: AtomicU64,
    stop: &'a Stop,
    /// Set when one thread has seen `stop`, so that all threads end, even those that did not check
    /// `stop`.
    is_work_stopped: AtomicBool,
}

impl<'a> WorkerPool<'a> {
    /// Makes a pool with this many threads. `stop` ends their work.
    pub(super) fn new(threads: usize, stop: &'a Stop) -> WorkerPool<'a> {
        WorkerPool {
            threads,
            barrier: Barrier::new(threads),
            next_block: AtomicUsize::new(0),
            current_value_level: AtomicU8::new(0),
            settled_byte_count: AtomicU64::new(0),
            stop,
            is_work_stopped: AtomicBool::new(false),
        }
    }

    /// The number of threads.
    pub(super) fn thread_count(&self) -> usize {
        self.threads
    }

    /// Calls `block_work` for each block in parallel, until all are done or the work is stopped.
    pub(super) fn for_each_block<T: Send>(
        &self,
        blocks: &mut [T],
        block_work: impl Fn(usize, &mut T) + Sync,
    ) {
        let remaining_blocks = Mutex::new(blocks.iter_mut().enumerate());
        let run_worker = || {
            loop {
                let next_block = remaining_blocks
                    .lock()
                    .unwrap_or_else(PoisonError::into_inner)
                    .next();
                match next_block {
                    Some((block, item)) if !self.is_stopped() => block_work(block, item),
                    _ => return,
                }
            }
        };
        std::thread::scope(|scope| {
            for _ in 1..self.threads {
                scope.spawn(run_worker);
            }
            run_worker();
        });
    }

    /// Takes the next of `block_count` blocks. `None` if all are taken or the work is stopped.
    pub(super) fn take_block(&self, block_count: usize) -> Option<usize> {
        let block = self.next_block.fetch_add(1, Ordering::Relaxed);
        (block < block_count && !self.is_stopped()).then_some(block)
    }

    /// Waits for all threads, lets one of them choose the next level, and returns it to all. `None`
    /// at the end or if the work is stopped. All blocks can be taken again afterwards.
    pub(super) fn next_value_level(
        &self,
        choose_value_level: impl FnOnce() -> Option<u8>,
    ) -> Option<u8> {
        if self.barrier.wait().is_leader() {
            let value_level = choose_value_level()
                .filter(|_| !self.is_stopped())
                .unwrap_or(0);
            self.current_value_level
                .store(value_level, Ordering::Relaxed);
            self.next_block.store(0, Ordering::Relaxed);
        }
        self.barrier.wait();
        Some(self.current_value_level.load(Ordering::Relaxed)).filter(|&level| level > 0)
    }

    /// Counts this many more state bytes as final.
    pub(super) fn add_settled_bytes(&self, bytes: u64) {
        self.settled_byte_count.fetch_add(bytes, Ordering::Relaxed);
    }

    /// The number of state bytes that are final so far.
    pub(super) fn settled_byte_count(&self) -> u64 {
        self.settled_byte_count.load(Ordering::Relaxed)
    }

    pub(super) fn stop(&self) {
        self.is_work_stopped.store(true, Ordering::Relaxed);
    }

    /// Whether the work is stopped.
    pub(super) fn is_stopped(&self) -> bool {
        if self.stop.is_stopped() {
            self.is_work_stopped.store(true, Ordering::Relaxed);
        }
        self.is_work_stopped.load(Ordering::Relaxed)
    }
}
