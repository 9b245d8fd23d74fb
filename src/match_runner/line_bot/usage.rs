//! What a bot and all that it has started use, as Linux tells it in `/proc`.

use std::collections::BTreeSet;
use std::fs;
use std::sync::OnceLock;
use std::time::Duration;

use super::super::program::Inside;

/// Parts of a second in which `/proc` counts processor time. Linux has told it so to all programs for decades.
const TICKS: u64 = 100;

/// What is used.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Usage {
    pub processes: usize,
    pub memory_mb: u64,
    /// Processor time, that of children included which have ended and were waited for.
    pub cpu: Duration,
}

/// A process.
struct Process {
    number: u32,
    parent: u32,
    group: u32,
    ticks: u64,
}

/// What `program` uses, the first of a group of processes: that group, and what its processes have started elsewhere.
pub(super) fn of(program: u32) -> Usage {
    let all = processes();
    let found = members(program, &all);
    let ticks: u64 = all.iter().filter(|process| found.contains(&process.number)).map(|process| process.ticks).sum();
    let memory: u64 = found.iter().filter_map(|&number| field(number, "VmRSS:")).sum();
    Usage { processes: found.len(), memory_mb: memory >> 10, cpu: Duration::from_millis(ticks * 1000 / TICKS) }
}

/// The group of `program`, and what its processes have started elsewhere.
fn members(program: u32, all: &[Process]) -> BTreeSet<u32> {
    let mut found: BTreeSet<u32> =
        all.iter().filter(|process| process.group == program).map(|each| each.number).collect();
    found.insert(program);
    loop {
        let known = found.len();
        found.extend(
            all.iter()
                .filter(|process| found.contains(&process.parent))
                .map(|process| process.number)
                .collect::<Vec<_>>(),
        );
        if found.len() == known {
            break;
        }
    }
    found
}

/// The first process of another group among those that `program` has started.
pub(super) fn inside(program: u32) -> Option<Inside> {
    let all = processes();
    let found = members(program, &all);
    let first = all.iter().find(|process| {
        found.contains(&process.number) && process.number == process.group && process.group != program
    })?;
    Some(Inside { group: first.group, parent: first.parent })
}

/// Threads of the user's processes, counted once.
pub(super) fn tasks_of_user() -> u64 {
    static TASKS: OnceLock<u64> = OnceLock::new();
    *TASKS.get_or_init(|| {
        let own = field(std::process::id(), "Uid:");
        let of_user = processes().into_iter().filter(|process| field(process.number, "Uid:") == own);
        of_user.filter_map(|process| field(process.number, "Threads:")).sum()
    })
}

fn processes() -> Vec<Process> {
    let entries = fs::read_dir("/proc").into_iter().flatten().flatten();
    entries.filter_map(|entry| process(entry.file_name().to_str()?.parse().ok()?)).collect()
}

fn process(number: u32) -> Option<Process> {
    let status = fs::read_to_string(format!("/proc/{number}/stat")).ok()?;
    // The name, in parentheses, may hold anything. Behind it: state, parent, group; from the 12th on the times of the process
    // and of its children, in user mode and in the kernel.
    let words: Vec<&str> = status.rsplit_once(") ")?.1.split(' ').collect();
    let number_at = |place: usize| words.get(place).and_then(|word| word.parse::<u64>().ok());
    let id = |place: usize| number_at(place).and_then(|number| u32::try_from(number).ok());
    let ticks = (11..15).filter_map(number_at).sum();
    Some(Process { number, parent: id(1)?, group: id(2)?, ticks })
}

/// The first number behind `name` in what is told of a process.
fn field(number: u32, name: &str) -> Option<u64> {
    let status = fs::read_to_string(format!("/proc/{number}/status")).ok()?;
    status.lines().find_map(|line| line.strip_prefix(name))?.split_whitespace().next()?.parse().ok()
}
