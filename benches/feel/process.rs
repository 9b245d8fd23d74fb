//! Resource use of a process, as Linux reports it for all its threads.

use std::fs;

/// The resources that a process has used since its start.
#[derive(Clone, Copy, Debug, Default)]
pub struct ResourcesUsed {
    /// Number of voluntary context switches: how often a thread woke up after it had waited.
    pub wake_ups: u64,
    /// Processor time in nanoseconds.
    pub processor_nanoseconds: u64,
}

/// The resources that the process has used since its start.
pub fn resources_used(process_id: u32) -> ResourcesUsed {
    let mut resources = ResourcesUsed::default();
    for task in fs::read_dir(format!("/proc/{process_id}/task"))
        .expect("a process")
        .flatten()
    {
        resources.wake_ups += number_in_proc_file(
            &task.path().join("status").display().to_string(),
            "voluntary_ctxt_switches:",
        );
        let statistics = fs::read_to_string(task.path().join("schedstat")).unwrap_or_default();
        resources.processor_nanoseconds += statistics
            .split(' ')
            .next()
            .and_then(|first| first.parse::<u64>().ok())
            .unwrap_or(0);
    }
    resources
}

/// The resident memory, in bytes.
pub fn resident_bytes(process_id: u32) -> u64 {
    number_in_proc_file(&format!("/proc/{process_id}/status"), "VmRSS:") * 1024
}

/// The memory that is not shared with mapped files, in bytes.
pub fn private_bytes(process_id: u32) -> u64 {
    number_in_proc_file(&format!("/proc/{process_id}/status"), "RssAnon:") * 1024
}

/// The number after `field_name` in a file with lines such as `VmRSS: 5120 kB`; 0 if it is missing.
fn number_in_proc_file(file: &str, field_name: &str) -> u64 {
    let text = fs::read_to_string(file).unwrap_or_default();
    let line = text.lines().find_map(|line| line.strip_prefix(field_name));
    line.and_then(|rest| rest.split_whitespace().next())
        .and_then(|number| number.parse().ok())
        .unwrap_or(0)
}
