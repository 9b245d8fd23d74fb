//! Memory, processor time and processes of a bot and its child processes, from `/proc` on Linux.

use std::sync::OnceLock;
use std::time::Duration;

use super::super::processes::{self, Process, first_number_in_process_status};

/// Ticks per second in which `/proc` counts processor time. Linux reports 100 to all programs,
/// regardless of its internal clock.
const TICKS_PER_SECOND: u64 = 100;

#[derive(Clone, Copy, Debug, Default)]
pub(super) struct ProcessUsage {
    pub processes: usize,
    pub memory_mb: u64,
    /// Processor time, including reaped child processes.
    pub cpu: Duration,
}

/// Returns the sums for these processes.
pub(super) fn usage_of_processes(found: &[Process]) -> ProcessUsage {
    let ticks: u64 = found.iter().map(|process| process.ticks).sum();
    let memory: u64 = found
        .iter()
        .filter_map(|process| first_number_in_process_status(process.number, "VmRSS:"))
        .sum();
    ProcessUsage {
        processes: found.len(),
        memory_mb: memory >> 10,
        cpu: Duration::from_millis(ticks * 1000 / TICKS_PER_SECOND),
    }
}

/// Returns the number of threads of all processes that the user of this program has started. It is
/// measured only once.
pub(super) fn thread_count_of_user() -> u64 {
    static THREAD_COUNT: OnceLock<u64> = OnceLock::new();
    *THREAD_COUNT.get_or_init(|| {
        let own = first_number_in_process_status(std::process::id(), "Uid:");
        let of_user = processes::all_processes()
            .into_iter()
            .filter(|process| first_number_in_process_status(process.number, "Uid:") == own);
        of_user
            .filter_map(|Process { number, .. }| first_number_in_process_status(number, "Threads:"))
            .sum()
    })
}
