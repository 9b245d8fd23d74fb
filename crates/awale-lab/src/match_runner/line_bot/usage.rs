//! What a bot and all that it has started use, as Linux tells it in `/proc`.

use std::sync::OnceLock;
use std::time::Duration;

use super::super::processes::{self, Process, field};

/// Parts of a second in which `/proc` counts processor time. Linux has told it so to all programs
/// for decades.
const TICKS: u64 = 100;

#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Usage {
    pub processes: usize,
    pub memory_mb: u64,
    /// Processor time, that of children included which have ended and were waited for.
    pub cpu: Duration,
}

/// What these processes use together.
pub(super) fn of(found: &[Process]) -> Usage {
    let ticks: u64 = found.iter().map(|process| process.ticks).sum();
    let memory: u64 = found
        .iter()
        .filter_map(|process| field(process.number, "VmRSS:"))
        .sum();
    Usage {
        processes: found.len(),
        memory_mb: memory >> 10,
        cpu: Duration::from_millis(ticks * 1000 / TICKS),
    }
}

/// Threads of the user's processes, counted once.
pub(super) fn tasks_of_user() -> u64 {
    static TASKS: OnceLock<u64> = OnceLock::new();
    *TASKS.get_or_init(|| {
        let own = field(std::process::id(), "Uid:");
        let of_user = processes::all()
            .into_iter()
            .filter(|process| field(process.number, "Uid:") == own);
        of_user
            .filter_map(|Process { number, .. }| field(number, "Threads:"))
            .sum()
    })
}
