//! Ends the processes that programs of a match leave when they end.
//!
//! On Linux an orphan becomes a child of this process (`PR_SET_CHILD_SUBREAPER`), even if it has
//! left its session (`setsid`). Then it can be found and ended.

use std::{collections::BTreeSet, io, sync::OnceLock, thread, time::Duration};

use rustix::{
    io::Errno,
    process::{Signal, WaitId, WaitIdOptions, getpid, kill_process, set_child_subreaper, waitid},
};

use super::processes::{self, to_pid};

/// The children that this process had before the match. They are never killed. A shell that
/// replaces itself by this program (`exec`) can leave such children.
static CHILD_PIDS_BEFORE_MATCH: OnceLock<BTreeSet<u32>> = OnceLock::new();

/// Makes this process the parent of all orphans among its descendants from now on (a *child
/// subreaper*), so that it can find and kill them. The first call has to come before the
/// first program is started; further calls do nothing.
///
/// # Errors
/// If the system does not support it.
pub(super) fn become_child_subreaper() -> io::Result<()> {
    if CHILD_PIDS_BEFORE_MATCH.get().is_none() {
        set_child_subreaper(Some(getpid()))?;
        CHILD_PIDS_BEFORE_MATCH.get_or_init(child_pids);
    }
    Ok(())
}

/// Kills all children except `kept_program_pids` and those from before the match, and the orphans
/// that this creates. Processes that start others faster than they are killed could keep this busy
/// forever, so the number of scans is limited to `max_scans`, with a `scan_delay` after each.
pub(super) fn kill_all_except(
    kept_program_pids: &BTreeSet<u32>,
    max_scans: u32,
    scan_delay: Duration,
) {
    let Some(earlier_child_pids) = CHILD_PIDS_BEFORE_MATCH.get() else {
        return;
    };
    for _ in 0..max_scans {
        let options = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
        // The usual case is that there are no children. This call finds that out faster than a scan
        // of all processes.
        if matches!(waitid(WaitId::All, options), Err(Errno::CHILD)) {
            return;
        }
        let mut orphan_pids = child_pids();
        orphan_pids.retain(|child| {
            !earlier_child_pids.contains(child) && !kept_program_pids.contains(child)
        });
        if orphan_pids.is_empty() {
            return;
        }
        for orphan in orphan_pids.into_iter().filter_map(to_pid) {
            kill_process(orphan, Signal::KILL).ok();
            waitid(
                WaitId::Pid(orphan),
                WaitIdOptions::EXITED | WaitIdOptions::NOHANG,
            )
            .ok();
        }
        thread::sleep(scan_delay);
    }
}

/// Returns the ids of this program's children, including those that have ended and were not reaped.
fn child_pids() -> BTreeSet<u32> {
    let own_pid = std::process::id();
    let mut pids_of_children = BTreeSet::new();
    pids_of_children.extend(
        processes::all_processes()
            .iter()
            .filter(|process| process.parent_pid == own_pid)
            .map(|process| process.pid),
    );
    pids_of_children
}
