//! Reads the processes of the machine from `/proc` on Linux.

use std::{fs, thread, time::Duration};

use rustix::process::{Pid, Signal, WaitId, WaitIdOptions, kill_process, waitid};

/// Maximum number of reads of a process's environment, and the delay between two reads. The
/// environment is empty for less than a millisecond while the process starts.
const MAX_ENVIRONMENT_READS: u32 = 10;
const ENVIRONMENT_READ_DELAY: Duration = Duration::from_millis(1);

#[derive(Clone, Copy, Debug)]
pub(super) struct Process {
    pub pid: u32,
    pub parent_pid: u32,
    pub group_id: u32,
    /// Whether the process has ended and was not reaped yet.
    has_ended: bool,
    /// Processor time in ticks, including reaped children.
    pub cpu_ticks: u64,
    /// Start time in ticks since the system started. Ids are used again, so a process is identified
    /// by its id and its start time.
    start_ticks: u64,
}

pub(super) fn all_processes() -> Vec<Process> {
    let process_entries = fs::read_dir("/proc").into_iter().flatten().flatten();
    process_entries
        .filter_map(|entry| read_process(entry.file_name().to_str()?.parse().ok()?))
        .collect()
}

/// Returns all processes that belong to `program_pid`:
///
/// * its process group;
/// * processes of `known_processes` that still run;
/// * children of this process with `environment_entry` in their environment, which are orphans of
///   the program;
/// * all descendants of these.
pub(super) fn processes_of_program(
    program_pid: u32,
    known_processes: &[Process],
    environment_entry: &str,
) -> Vec<Process> {
    let mut unmatched_processes = all_processes();
    let own_pid = std::process::id();
    let is_of_program = |process: &mut Process| {
        process.group_id == program_pid
            || known_processes
                .iter()
                .any(|one| one.is_same_process(process))
            || process.parent_pid == own_pid && process.has_environment_entry(environment_entry)
    };
    let mut program_processes: Vec<Process> =
        unmatched_processes.extract_if(.., is_of_program).collect();
    let mut checked_count = 0;
    while let Some(&Process { pid: number, .. }) = program_processes.get(checked_count) {
        program_processes
            .extend(unmatched_processes.extract_if(.., |process| process.parent_pid == number));
        checked_count += 1;
    }
    program_processes
}

/// Returns the first number after `name` in the status file of a process.
pub(super) fn first_number_in_process_status(pid: u32, name: &str) -> Option<u64> {
    let status_text = fs::read_to_string(format!("/proc/{pid}/status")).ok()?;
    status_text
        .lines()
        .find_map(|line| line.strip_prefix(name))?
        .split_whitespace()
        .next()?
        .parse()
        .ok()
}

/// Converts a process id to the type of the system calls.
pub(super) fn to_pid(raw_pid: u32) -> Option<Pid> {
    i32::try_from(raw_pid).ok().and_then(Pid::from_raw)
}

impl Process {
    /// Returns whether `environment_entry` was in the environment when the process was started. A
    /// process that is just starting shows no environment for a moment, so the read is repeated.
    fn has_environment_entry(&self, environment_entry: &str) -> bool {
        for _ in 0..MAX_ENVIRONMENT_READS {
            let environment_variables =
                fs::read(format!("/proc/{}/environ", self.pid)).unwrap_or_default();
            if !environment_variables.is_empty() || self.has_ended {
                return environment_variables
                    .split(|&byte| byte == 0)
                    .any(|variable| variable == environment_entry.as_bytes());
            }
            thread::sleep(ENVIRONMENT_READ_DELAY);
        }
        false
    }

    /// Returns whether both are the same process, not two with the same id one after the other.
    pub(super) fn is_same_process(&self, other: &Process) -> bool {
        (self.pid, self.start_ticks) == (other.pid, other.start_ticks)
    }

    /// Sends a signal, if the process still runs.
    pub(super) fn send_signal(&self, signal: Signal) {
        let is_still_running = read_process(self.pid).is_some_and(|now| now.is_same_process(self));
        if let (true, Some(pid)) = (is_still_running, to_pid(self.pid)) {
            kill_process(pid, signal).ok();
        }
    }

    /// Returns the state letter of the process: `Z` (zombie) or `X` if it has ended.
    #[cfg(test)]
    pub(super) fn process_state_letter(&self) -> char {
        let status_text =
            fs::read_to_string(format!("/proc/{}/stat", self.pid)).unwrap_or_default();
        status_text
            .rsplit_once(") ")
            .and_then(|(_, rest)| rest.chars().next())
            .unwrap_or('X')
    }

    /// Reaps the process if it has ended and is a child of this process. Without that it stays in
    /// the process table.
    pub(super) fn reap(&self) {
        if let Some(pid) = to_pid(self.pid) {
            waitid(
                WaitId::Pid(pid),
                WaitIdOptions::EXITED | WaitIdOptions::NOHANG,
            )
            .ok();
        }
    }
}

fn read_process(pid: u32) -> Option<Process> {
    let status_text = fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
    // The name, in parentheses, may contain anything, so the fields are counted after it: state,
    // parent, group; from the 12th on the times of the process and its children, in user mode and
    // in the kernel; the 20th is the start time.
    let stat_fields: Vec<&str> = status_text.rsplit_once(") ")?.1.split(' ').collect();
    let number_at = |place: usize| {
        stat_fields
            .get(place)
            .and_then(|word| word.parse::<u64>().ok())
    };
    let pid_at = |place: usize| number_at(place).and_then(|pid| u32::try_from(pid).ok());
    let cpu_ticks = (11..15).filter_map(number_at).sum();
    let has_ended = stat_fields
        .first()
        .is_some_and(|state| ["Z", "X"].contains(state));
    Some(Process {
        pid,
        parent_pid: pid_at(1)?,
        group_id: pid_at(2)?,
        has_ended,
        cpu_ticks,
        start_ticks: number_at(19)?,
    })
}
