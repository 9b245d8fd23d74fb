//! Memory, processor time and processes of a bot and its child processes, from `/proc` on Linux.

use std::{sync::OnceLock, time::Duration};

use super::super::processes::{self, Process, first_number_in_process_status};

/// Ticks per second in which `/proc` counts processor time. Linux reports 100 to all programs,
/// regardless of its internal clock.
const TICKS_PER_SECOND: u64 = 100;

#[derive(Clone, Copy, Debug, Default)]
pub(super) struct ProcessUsage {
    pub process_count: usize,
    pub memory_mb: u64,
    /// Processor time, including reaped child processes.
    pub cpu_time: Duration,
}

/// Returns the total memory, processor time and number of these processes.
pub(super) fn usage_of_processes(measured_processes: &[Process]) -> ProcessUsage {
    let cpu_ticks: u64 = measured_processes
        .iter()
        .map(|process| process.cpu_ticks)
        .sum();
    let memory_kilobytes: u64 = measured_processes
        .iter()
        .filter_map(|process| first_number_in_process_status(process.pid, "VmRSS:"))
        .sum();
    ProcessUsage {
        process_count: measured_processes.len(),
        memory_mb: memory_kilobytes >> 10,
        cpu_time: Duration::from_millis(cpu_ticks * 1000 / TICKS_PER_SECOND),
    }
}

/// Returns the number of threads of all processes that the user of this program has started. It is
/// measured only once.
pub(super) fn thread_count_of_user_at_start() -> u64 {
    static USER_THREAD_COUNT_AT_START: OnceLock<u64> = OnceLock::new();
    *USER_THREAD_COUNT_AT_START.get_or_init(|| {
        let own_user_id = first_number_in_process_status(std::process::id(), "Uid:");
        let user_processes = processes::all_processes()
            .into_iter()
            .filter(|process| first_number_in_process_status(process.pid, "Uid:") == own_user_id);
        user_processes
            .filter_map(|Process { pid: number, .. }| {
                first_number_in_process_status(number, "Threads:")
            })
            .sum()
    })
}
