//! What the programs of a match have started, and left behind: on Linux it comes to the match when
//! its parent ends (`PR_SET_CHILD_SUBREAPER`), wherever it has gone (`setsid`), and can be ended.

use std::collections::BTreeSet;
use std::sync::OnceLock;
use std::time::Duration;
use std::{io, thread};

use rustix::io::Errno;
use rustix::process::{
    Signal, WaitId, WaitIdOptions, getpid, kill_process, set_child_subreaper, waitid,
};

use super::processes::{self, pid};

/// The children that were there before the match, as of a shell that has become this program: they
/// are not touched.
static STRANGERS: OnceLock<BTreeSet<u32>> = OnceLock::new();

/// From now on what loses its parent comes to this program. This is for the time before the first
/// program is started; after that nothing changes.
///
/// # Errors
/// When the system has no such thing.
pub(super) fn adopt() -> io::Result<()> {
    if STRANGERS.get().is_none() {
        set_child_subreaper(Some(getpid()))?;
        STRANGERS.get_or_init(children);
    }
    Ok(())
}

/// Ends the children that are neither strangers nor `programs`, and what comes to this program by
/// their end. Nothing that keeps starting others faster than they are ended is waited for: it looks
/// `looks` times, and pauses after each.
pub(super) fn end(programs: &BTreeSet<u32>, looks: u32, pause: Duration) {
    let Some(strangers) = STRANGERS.get() else {
        return;
    };
    for _ in 0..looks {
        let look = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
        // No child at all is what there is as a rule, and this is quicker than looking at all
        // processes.
        if matches!(waitid(WaitId::All, look), Err(Errno::CHILD)) {
            return;
        }
        let mut orphans = children();
        orphans.retain(|child| !strangers.contains(child) && !programs.contains(child));
        if orphans.is_empty() {
            return;
        }
        for orphan in orphans.into_iter().filter_map(pid) {
            kill_process(orphan, Signal::KILL).ok();
            waitid(
                WaitId::Pid(orphan),
                WaitIdOptions::EXITED | WaitIdOptions::NOHANG,
            )
            .ok();
        }
        thread::sleep(pause);
    }
}

/// The numbers of this program's children, those included that have ended and were not waited for.
fn children() -> BTreeSet<u32> {
    let own = std::process::id();
    let mut children = BTreeSet::new();
    children.extend(
        processes::all()
            .iter()
            .filter(|process| process.parent == own)
            .map(|process| process.number),
    );
    children
}
