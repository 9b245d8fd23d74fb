//! Keeping a thread to one processor, with all programs that it starts: so no game has more than another. Linux only.

/// The processors that this program may use.
#[cfg(target_os = "linux")]
#[must_use]
pub fn cores() -> Vec<usize> {
    use rustix::thread::{CpuSet, sched_getaffinity};

    let allowed = sched_getaffinity(None);
    (0..CpuSet::MAX_CPU).filter(|&core| allowed.as_ref().is_ok_and(|allowed| allowed.is_set(core))).collect()
}

/// The processors that this program may use, as far as it can be told.
#[cfg(not(target_os = "linux"))]
#[must_use]
pub fn cores() -> Vec<usize> {
    (0..std::thread::available_parallelism().map_or(1, usize::from)).collect()
}

/// Keeps this thread to `core`, and all that it starts from now on.
pub fn keep_to(core: usize) {
    #[cfg(target_os = "linux")]
    {
        let mut only = rustix::thread::CpuSet::new();
        only.set(core);
        rustix::thread::sched_setaffinity(None, &only).ok();
    }
    #[cfg(not(target_os = "linux"))]
    let _ = core;
}
