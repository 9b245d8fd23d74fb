//! Another program under way, which has to end when it is not needed any more.
//!
//! On Linux it is the first of a group of processes of its own. So what it starts by itself ends with it, and Ctrl-C,
//! which the terminal sends to its whole foreground group, is heard by the match alone. What leaves the group (`setsid`) is
//! handed to the match by the system when its parent ends, and is ended then.

use std::collections::BTreeSet;
use std::io;
use std::process::{Child, ChildStdin, ChildStdout, Command};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::Duration;

#[cfg(target_os = "linux")]
use super::orphans;

/// The programs under way, by the numbers of their processes.
static UNDER_WAY: Mutex<BTreeSet<u32>> = Mutex::new(BTreeSet::new());

/// How often, and how long each time, a program is waited for that was asked to quit.
const LOOKS: u32 = 50;
const PAUSE: Duration = Duration::from_millis(2);

/// A program under way.
pub(super) struct Program(Child);

impl Program {
    /// Starts `command`.
    ///
    /// # Errors
    /// When the system cannot start it.
    pub(super) fn start(command: &mut Command) -> io::Result<Program> {
        #[cfg(target_os = "linux")]
        std::os::unix::process::CommandExt::process_group(command, 0);
        let mut programs = UNDER_WAY.lock().unwrap_or_else(PoisonError::into_inner);
        let child = command.spawn()?;
        programs.insert(child.id());
        Ok(Program(child))
    }

    /// The ends of its pipes, the first time they are asked for.
    pub(super) fn pipes(&mut self) -> Option<(ChildStdin, ChildStdout)> {
        self.0.stdin.take().zip(self.0.stdout.take())
    }

    /// Whether it runs no more.
    #[cfg(target_os = "linux")]
    pub(super) fn has_quit(&self) -> bool {
        has_ended(self.0.id())
    }

    /// Whether it runs no more.
    #[cfg(not(target_os = "linux"))]
    pub(super) fn has_quit(&mut self) -> bool {
        !matches!(self.0.try_wait(), Ok(None))
    }
}

impl Drop for Program {
    /// Waits for a moment until it quits by itself, and ends it otherwise; and in any case what it has left behind.
    fn drop(&mut self) {
        for _ in 0..LOOKS {
            if self.has_quit() {
                break;
            }
            thread::sleep(PAUSE);
        }
        let mut programs = UNDER_WAY.lock().unwrap_or_else(PoisonError::into_inner);
        programs.remove(&self.0.id());
        // Its process id is not reused before it has been waited for.
        #[cfg(target_os = "linux")]
        end_group(self.0.id());
        self.0.kill().ok();
        self.0.wait().ok();
        // As long as others are under way, what is left behind may be theirs.
        #[cfg(target_os = "linux")]
        if programs.is_empty() {
            orphans::end(&programs, LOOKS, PAUSE);
        }
    }
}

/// Ends all programs under way, and sees to it that no more are started: this is for the last moment of a match that is
/// broken off. Elsewhere than on Linux they see their input end.
pub fn end_all() {
    let programs = UNDER_WAY.lock().unwrap_or_else(PoisonError::into_inner);
    #[cfg(target_os = "linux")]
    {
        programs.iter().copied().for_each(end_group);
        for _ in 0..LOOKS {
            if programs.iter().all(|&program| has_ended(program)) {
                break;
            }
            thread::sleep(PAUSE);
        }
        orphans::end(&programs, LOOKS, PAUSE);
    }
    std::mem::forget(programs);
}

/// Whether the program with this number runs no more. It is not waited for.
#[cfg(target_os = "linux")]
fn has_ended(program: u32) -> bool {
    use rustix::process::{WaitId, WaitIdOptions, waitid};

    let only_look = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
    orphans::pid(program).is_none_or(|pid| !matches!(waitid(WaitId::Pid(pid), only_look), Ok(None)))
}

/// Ends the program with this number and all that it has started.
#[cfg(target_os = "linux")]
fn end_group(program: u32) {
    if let Some(group) = orphans::pid(program) {
        rustix::process::kill_process_group(group, rustix::process::Signal::KILL).ok();
    }
}
