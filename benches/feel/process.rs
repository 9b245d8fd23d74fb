//! What Linux tells about a process, over all its threads.

use std::fs;

/// What a process has used up to now.
#[derive(Clone, Copy, Debug, Default)]
pub struct Used {
    /// How often a thread has woken up by itself: each time it had gone to sleep before.
    pub wake_ups: u64,
    /// Time on a processor, in nanoseconds.
    pub nanoseconds: u64,
}

/// What the process has used.
pub fn used(process: u32) -> Used {
    let mut used = Used::default();
    for task in fs::read_dir(format!("/proc/{process}/task"))
        .expect("a process")
        .flatten()
    {
        used.wake_ups += number(
            &task.path().join("status").display().to_string(),
            "voluntary_ctxt_switches:",
        );
        let statistics = fs::read_to_string(task.path().join("schedstat")).unwrap_or_default();
        used.nanoseconds += statistics
            .split(' ')
            .next()
            .and_then(|first| first.parse::<u64>().ok())
            .unwrap_or(0);
    }
    used
}

/// Memory that is in use, in bytes.
pub fn memory(process: u32) -> u64 {
    number(&format!("/proc/{process}/status"), "VmRSS:") * 1024
}

/// Memory that is the process's own: what it does not share with the files that it maps.
pub fn own_memory(process: u32) -> u64 {
    number(&format!("/proc/{process}/status"), "RssAnon:") * 1024
}

/// The number behind `name` in a file of such lines.
fn number(file: &str, name: &str) -> u64 {
    let text = fs::read_to_string(file).unwrap_or_default();
    let line = text.lines().find_map(|line| line.strip_prefix(name));
    line.and_then(|rest| rest.split_whitespace().next())
        .and_then(|number| number.parse().ok())
        .unwrap_or(0)
}
