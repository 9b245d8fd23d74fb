//! The processes of the machine, as Linux tells them in `/proc`.

use std::time::Duration;
use std::{fs, thread};

use rustix::process::{Pid, Signal, WaitId, WaitIdOptions, kill_process, waitid};

/// How often a process that shows no variables is looked at, and the pause between two looks: it is
/// beginning, which takes less than a millisecond unless the machine is busy.
const LOOKS: u32 = 10;
const BEGINNING: Duration = Duration::from_millis(1);

#[derive(Clone, Copy, Debug)]
pub(super) struct Process {
    pub number: u32,
    pub parent: u32,
    pub group: u32,
    /// Whether it is over, and not waited for yet.
    has_ended: bool,
    /// Processor time, that of children included which have ended and were waited for.
    pub ticks: u64,
    /// When it was started, in ticks since the system was. No later process of the same number has
    /// the same.
    started: u64,
}

pub(super) fn all() -> Vec<Process> {
    let entries = fs::read_dir("/proc").into_iter().flatten().flatten();
    entries
        .filter_map(|entry| process(entry.file_name().to_str()?.parse().ok()?))
        .collect()
}

/// The group of processes of which `program` is the first, those of `known` that are still there,
/// those with `mark` among the variables they began with that have lost their parents and come to
/// this program, and what all of these have started elsewhere.
pub(super) fn tree(program: u32, known: &[Process], mark: &str) -> Vec<Process> {
    let mut others = all();
    let own = std::process::id();
    let belongs = |process: &mut Process| {
        process.group == program
            || known.iter().any(|one| one.is(process))
            || process.parent == own && process.began_with(mark)
    };
    let mut found: Vec<Process> = others.extract_if(.., belongs).collect();
    let mut looked_at = 0;
    while let Some(&Process { number, .. }) = found.get(looked_at) {
        found.extend(others.extract_if(.., |process| process.parent == number));
        looked_at += 1;
    }
    found
}

/// The first number behind `name` in the status of a process.
pub(super) fn field(number: u32, name: &str) -> Option<u64> {
    let status = fs::read_to_string(format!("/proc/{number}/status")).ok()?;
    status
        .lines()
        .find_map(|line| line.strip_prefix(name))?
        .split_whitespace()
        .next()?
        .parse()
        .ok()
}

/// The number of a process, as the system takes it.
pub(super) fn pid(number: u32) -> Option<Pid> {
    i32::try_from(number).ok().and_then(Pid::from_raw)
}

impl Process {
    /// Whether `mark` is one of the variables that it began with. One that is just beginning shows
    /// none for a moment and is looked at again; of one that goes on showing none nothing is said.
    fn began_with(&self, mark: &str) -> bool {
        for _ in 0..LOOKS {
            let variables = fs::read(format!("/proc/{}/environ", self.number)).unwrap_or_default();
            if !variables.is_empty() || self.has_ended {
                return variables
                    .split(|&byte| byte == 0)
                    .any(|variable| variable == mark.as_bytes());
            }
            thread::sleep(BEGINNING);
        }
        false
    }

    /// Whether it is the same one, and not a later one of the same number.
    pub(super) fn is(&self, other: &Process) -> bool {
        (self.number, self.started) == (other.number, other.started)
    }

    /// Sends it a signal, if it is still there.
    pub(super) fn signal(&self, signal: Signal) {
        let is_there = process(self.number).is_some_and(|now| now.is(self));
        if let (true, Some(pid)) = (is_there, pid(self.number)) {
            kill_process(pid, signal).ok();
        }
    }

    /// What it does, in one letter; `Z` or `X` where it has ended.
    #[cfg(test)]
    pub(super) fn state(&self) -> char {
        let status = fs::read_to_string(format!("/proc/{}/stat", self.number)).unwrap_or_default();
        status
            .rsplit_once(") ")
            .and_then(|(_, rest)| rest.chars().next())
            .unwrap_or('X')
    }

    /// Takes note of its end, if it has ended and has come to this program. Otherwise it stays in
    /// the table of processes.
    pub(super) fn take_leave(&self) {
        if let Some(pid) = pid(self.number) {
            waitid(
                WaitId::Pid(pid),
                WaitIdOptions::EXITED | WaitIdOptions::NOHANG,
            )
            .ok();
        }
    }
}

fn process(number: u32) -> Option<Process> {
    let status = fs::read_to_string(format!("/proc/{number}/stat")).ok()?;
    // The name, in parentheses, may hold anything. Behind it: state, parent, group; from the 12th
    // on the times of the process and of its children, in user mode and in the kernel; the 20th is
    // the start.
    let words: Vec<&str> = status.rsplit_once(") ")?.1.split(' ').collect();
    let number_at = |place: usize| words.get(place).and_then(|word| word.parse::<u64>().ok());
    let id = |place: usize| number_at(place).and_then(|number| u32::try_from(number).ok());
    let ticks = (11..15).filter_map(number_at).sum();
    let has_ended = words
        .first()
        .is_some_and(|state| ["Z", "X"].contains(state));
    Some(Process {
        number,
        parent: id(1)?,
        group: id(2)?,
        has_ended,
        ticks,
        started: number_at(19)?,
    })
}
