//! Games in several threads.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;

/// Locks `mutex`, even if another thread panicked while it held it.
pub fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Calls `work` with the number of a thread and each number below `count`, in order, in this many threads, until one says that this is
/// enough or fails. Numbers that were begun are brought to their end.
///
/// # Errors
/// The first failure.
pub(crate) fn share_out<E: Send>(
    threads: usize,
    count: usize,
    work: &(dyn Fn(usize, usize) -> Result<ControlFlow<()>, E> + Sync),
) -> Result<(), E> {
    let next = AtomicUsize::new(0);
    let failure = Mutex::new(None);
    thread::scope(|scope| {
        for worker in 0..threads.clamp(1, count.max(1)) {
            let (next, failure) = (&next, &failure);
            scope.spawn(move || {
                while let number = next.fetch_add(1, Ordering::Relaxed)
                    && number < count
                {
                    let done = work(worker, number).unwrap_or_else(|error| {
                        lock(failure).get_or_insert(error);
                        ControlFlow::Break(())
                    });
                    if done.is_break() {
                        next.store(count, Ordering::Relaxed);
                    }
                }
            });
        }
    });
    lock(&failure).take().map_or(Ok(()), Err)
}
