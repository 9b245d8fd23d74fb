//! Another program under way, which has to end when it is not needed any more.
//!
//! On Linux it is the first of a group of processes of its own. So what it starts by itself ends with it, and Ctrl-C,
//! which the terminal sends to its whole foreground group, is heard by the match alone. What leaves the group (`setsid`) is
//! handed to the match by the system when its parent ends, and is ended then.

use std::collections::BTreeSet;
use std::io;
use std::process::{Child, ChildStderr, ChildStdin, ChildStdout, Command};
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

    /// The ends of its pipes, that of its error output among them, the first time they are asked for.
    pub(super) fn all_pipes(&mut self) -> Option<(ChildStdin, ChildStdout, ChildStderr)> {
        let (input, output) = self.pipes()?;
        Some((input, output, self.0.stderr.take()?))
    }

    /// The number of its process, and on Linux of its group.
    #[cfg(target_os = "linux")]
    pub(super) fn id(&self) -> u32 {
        self.0.id()
    }

    /// How it has ended, if it runs no more. On Linux it is not waited for, so its number stays its own.
    #[cfg(target_os = "linux")]
    pub(super) fn ended(&self) -> Option<HowEnded> {
        use rustix::process::{WaitId, WaitIdOptions, waitid};

        let only_look = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
        match waitid(WaitId::Pid(orphans::pid(self.0.id())?), only_look) {
            Ok(None) => None,
            Ok(Some(status)) => Some(match status.terminating_signal() {
                Some(signal) => HowEnded::Signal(signal),
                None => HowEnded::Status(status.exit_status().unwrap_or(0)),
            }),
            Err(_) => Some(HowEnded::Status(0)),
        }
    }

    /// How it has ended, if it runs no more.
    #[cfg(not(target_os = "linux"))]
    pub(super) fn ended(&mut self) -> Option<HowEnded> {
        let status = self.0.try_wait().ok()??;
        Some(HowEnded::Status(status.code().unwrap_or(-1)))
    }

    /// Stops it and its group, and that of `inside` which it started in a sandbox, until [`go_on`](Self::go_on).
    pub(super) fn pause(&self, inside: Option<Inside>) {
        #[cfg(target_os = "linux")]
        self.signal(inside, rustix::process::Signal::STOP);
        #[cfg(not(target_os = "linux"))]
        let _ = inside;
    }

    /// Lets it, its group and that of `inside` go on.
    pub(super) fn go_on(&self, inside: Option<Inside>) {
        #[cfg(target_os = "linux")]
        self.signal(inside, rustix::process::Signal::CONT);
        #[cfg(not(target_os = "linux"))]
        let _ = inside;
    }

    #[cfg(target_os = "linux")]
    fn signal(&self, inside: Option<Inside>, signal: rustix::process::Signal) {
        signal_group(self.0.id(), signal);
        // The number may have been given to another process since.
        if let Some(Inside { group, parent }) = inside
            && orphans::parent(group) == Some(parent)
        {
            signal_group(group, signal);
        }
    }

    /// Ends it and its group at once.
    #[cfg_attr(target_os = "linux", expect(clippy::needless_pass_by_ref_mut, reason = "other systems need it"))]
    pub(super) fn kill(&mut self) {
        #[cfg(target_os = "linux")]
        end_group(self.0.id());
        #[cfg(not(target_os = "linux"))]
        self.0.kill().ok();
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

/// The first process of a group that a program has started inside a sandbox, and the parent of that process.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Inside {
    pub group: u32,
    pub parent: u32,
}

/// How a program has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HowEnded {
    /// By itself, with this status.
    Status(i32),
    /// By this signal.
    Signal(i32),
}

impl HowEnded {
    /// Whether it says that all is well.
    #[must_use]
    pub fn is_well(self) -> bool {
        self == HowEnded::Status(0)
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
    signal_group(program, rustix::process::Signal::KILL);
}

/// Sends a signal to the program with this number and to its group.
#[cfg(target_os = "linux")]
fn signal_group(program: u32, signal: rustix::process::Signal) {
    if let Some(group) = orphans::pid(program) {
        rustix::process::kill_process_group(group, signal).ok();
    }
}
