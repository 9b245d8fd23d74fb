//! Plays games in several threads. On Linux each thread runs on one processor with all programs
//! that it starts, so every game gets the same computing power.

use std::{
    ops::ControlFlow,
    sync::atomic::{AtomicUsize, Ordering},
    thread,
};

use parking_lot::Mutex;

/// Calls `work(thread, number)` for all numbers below `task_count`, in order, in several threads.
///
/// If a call returns `Break` or an error, no further calls are started, and the running ones are
/// finished.
///
/// # Errors
/// The first failure.
pub(crate) fn distribute_work<E: Send>(
    threads: usize,
    task_count: usize,
    work: &(dyn Fn(usize, usize) -> Result<ControlFlow<()>, E> + Sync),
) -> Result<(), E> {
    let next_task_number = AtomicUsize::new(0);
    let first_error = Mutex::new(None);
    thread::scope(|scope| {
        for worker in 0..threads.clamp(1, task_count.max(1)) {
            let (next_number, first_error) = (&next_task_number, &first_error);
            scope.spawn(move || {
                while let number = next_number.fetch_add(1, Ordering::Relaxed)
                    && number < task_count
                {
                    let control_flow = work(worker, number).unwrap_or_else(|error| {
                        first_error.lock().get_or_insert(error);
                        ControlFlow::Break(())
                    });
                    if control_flow.is_break() {
                        next_number.store(task_count, Ordering::Relaxed);
                    }
                }
            });
        }
    });
    first_error.into_inner().map_or(Ok(()), Err)
}

/// Returns the processors that this program may use.
#[cfg(target_os = "linux")]
pub fn cores() -> Vec<usize> {
    use rustix::thread::{CpuSet, sched_getaffinity};

    let affinity = sched_getaffinity(None);
    (0..CpuSet::MAX_CPU)
        .filter(|&core| {
            affinity
                .as_ref()
                .is_ok_and(|affinity| affinity.is_set(core))
        })
        .collect()
}

/// On systems other than Linux, returns the numbers from 0 to the number of usable processors minus
/// 1.
#[cfg(not(target_os = "linux"))]
pub fn cores() -> Vec<usize> {
    (0..std::thread::available_parallelism().map_or(1, usize::from)).collect()
}

/// Binds this thread, and all programs that it will start, to the processor `core`.
pub fn pin_thread_to_core(core: usize) {
    #[cfg(target_os = "linux")]
    {
        let mut core_set = rustix::thread::CpuSet::new();
        core_set.set(core);
        rustix::thread::sched_setaffinity(None, &core_set).ok();
    }
    #[cfg(not(target_os = "linux"))]
    let _ = core;
}
