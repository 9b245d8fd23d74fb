//! Games in several threads.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;

/// What `mutex` holds, whatever became of another thread that held it.
pub fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Calls `work` with the number of a thread and each number below `count`, in order, in so many threads, until one says that this is
/// enough. Numbers that were begun are brought to their end.
pub fn share_out(threads: usize, count: usize, work: &(dyn Fn(usize, usize) -> ControlFlow<()> + Sync)) {
    let next = AtomicUsize::new(0);
    thread::scope(|scope| {
        for worker in 0..threads.clamp(1, count.max(1)) {
            let next = &next;
            scope.spawn(move || {
                while let number = next.fetch_add(1, Ordering::Relaxed)
                    && number < count
                {
                    if work(worker, number).is_break() {
                        next.store(count, Ordering::Relaxed);
                    }
                }
            });
        }
    });
}
