//! A running program, which has to end when it is no longer needed.
//!
//! On Linux it is the first of a group of processes of its own. So what it starts by itself ends
//! with it, and Ctrl-C, which the terminal sends to its whole foreground group, is heard by the
//! match alone. What leaves the group (`setsid`) is found by its parents and ended with it; where
//! these have ended before, the system hands it to the match (`orphans`), which knows it by a
//! variable that all it starts has.

use std::collections::BTreeSet;
use std::io;
use std::process::{Child, ChildStderr, ChildStdin, ChildStdout, Command};
#[cfg(target_os = "linux")]
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::Duration;

#[cfg(target_os = "linux")]
use rustix::process::Signal;

use super::conversation::never_wait;
#[cfg(target_os = "linux")]
use super::orphans;
#[cfg(target_os = "linux")]
use super::processes::{self, Process, pid};

/// The programs under way, by the numbers of their processes.
static UNDER_WAY: Mutex<BTreeSet<u32>> = Mutex::new(BTreeSet::new());

/// How often, and how long each time, a program is waited for that was asked to quit.
const LOOKS: u32 = 50;
const PAUSE: Duration = Duration::from_millis(2);

pub(super) struct Program {
    child: Child,
    /// What belongs to it, as far as it was seen at a [look](Program::look): what has left its
    /// group too.
    #[cfg(target_os = "linux")]
    family: Vec<Process>,
    /// A variable, with its value, that it and all that it starts have.
    #[cfg(target_os = "linux")]
    mark: String,
}

/// The variable by which what a program has started is known when it has left its group and lost
/// its parents.
#[cfg(target_os = "linux")]
const MARK: &str = "AWALE_PROGRAM";

/// Another value of [`MARK`] for each program.
#[cfg(target_os = "linux")]
fn new_mark() -> String {
    static COUNT: AtomicU64 = AtomicU64::new(0);
    format!(
        "{}-{}",
        std::process::id(),
        COUNT.fetch_add(1, Ordering::Relaxed)
    )
}

/// Lets the system end the program when the thread that starts it ends, however that is: by SIGKILL
/// too.
#[cfg(target_os = "linux")]
#[expect(
    unsafe_code,
    reason = "what runs between fork and exec has no safe interface"
)]
fn end_with_parent(command: &mut Command) {
    use std::os::unix::process::CommandExt;

    use rustix::process::{getpid, getppid, set_parent_process_death_signal};

    let parent = getpid();
    // SAFETY: between fork and exec it makes two system calls, which neither allocate nor take a
    // lock.
    unsafe {
        command.pre_exec(move || {
            set_parent_process_death_signal(Some(Signal::KILL))?;
            // The parent may have ended before the signal was set up.
            if getppid() == Some(parent) {
                Ok(())
            } else {
                Err(io::ErrorKind::BrokenPipe.into())
            }
        });
    }
}

impl Program {
    /// Starts `command`.
    ///
    /// # Errors
    /// When the system cannot start it.
    pub(super) fn start(command: &mut Command) -> io::Result<Program> {
        #[cfg(target_os = "linux")]
        let mark = new_mark();
        #[cfg(target_os = "linux")]
        {
            std::os::unix::process::CommandExt::process_group(command, 0);
            end_with_parent(command);
            command.env(MARK, &mark);
        }
        let mut programs = UNDER_WAY.lock().unwrap_or_else(PoisonError::into_inner);
        let child = command.spawn()?;
        programs.insert(child.id());
        Ok(Program {
            child,
            #[cfg(target_os = "linux")]
            family: Vec::new(),
            #[cfg(target_os = "linux")]
            mark: format!("{MARK}={mark}"),
        })
    }

    /// The ends of its pipes; only the first call returns them.
    pub(super) fn pipes(&mut self) -> Option<(ChildStdin, ChildStdout)> {
        self.child.stdin.as_ref().into_iter().for_each(never_wait);
        self.child.stdin.take().zip(self.child.stdout.take())
    }

    /// The ends of its pipes, with that of its error output; only the first call returns them.
    pub(super) fn all_pipes(&mut self) -> Option<(ChildStdin, ChildStdout, ChildStderr)> {
        let (input, output) = self.pipes()?;
        Some((input, output, self.child.stderr.take()?))
    }

    /// The number of its process, and on Linux of its group.
    #[cfg(target_os = "linux")]
    pub(super) fn id(&self) -> u32 {
        self.child.id()
    }

    /// How it has ended, if it runs no more. On Linux it is not waited for, so its number stays its
    /// own.
    #[cfg(target_os = "linux")]
    pub(super) fn ended(&self) -> Option<HowEnded> {
        ending(self.child.id())
    }

    /// How it has ended, if it runs no more.
    #[cfg(not(target_os = "linux"))]
    pub(super) fn ended(&mut self) -> Option<HowEnded> {
        match self.child.try_wait() {
            Ok(None) => None,
            Ok(Some(status)) => Some(HowEnded::Status(status.code().unwrap_or(-1))),
            Err(_) => Some(HowEnded::Status(0)),
        }
    }

    /// Stops it, and what belongs to it, until [`go_on`](Self::go_on).
    pub(super) fn pause(&mut self) {
        #[cfg(target_os = "linux")]
        self.reach(Signal::STOP);
    }

    /// Lets it go on, and what belongs to it.
    pub(super) fn go_on(&self) {
        #[cfg(target_os = "linux")]
        self.signal(Signal::CONT);
    }

    /// Sends a signal that ends or stops to all that belongs to it. What it has reached starts
    /// nothing more, so it looks until it finds no one new; it gives up on what starts others
    /// faster than it looks.
    #[cfg(target_os = "linux")]
    fn reach(&mut self, signal: Signal) {
        self.signal(signal);
        for _ in 0..LOOKS {
            let reached = self.family.clone();
            self.look();
            let is_new = |process: &Process| {
                process.group != self.child.id() && !reached.iter().any(|one| one.is(process))
            };
            if !self.family.iter().any(is_new) {
                return;
            }
            self.signal(signal);
        }
    }

    /// Sends a signal to its group and, one by one, to what has left that: this may have joined any
    /// other group.
    #[cfg(target_os = "linux")]
    fn signal(&self, signal: Signal) {
        signal_group(self.child.id(), signal);
        let strays = self
            .family
            .iter()
            .filter(|process| process.group != self.child.id());
        strays.for_each(|process| process.signal(signal));
    }

    /// What belongs to it now: its group, and all that comes from it, as long as its parents or a
    /// look before tell that.
    #[cfg(target_os = "linux")]
    pub(super) fn family(&self) -> Vec<Process> {
        processes::tree(self.child.id(), &self.family, &self.mark)
    }

    /// The processes at the last look.
    #[cfg(target_os = "linux")]
    pub(super) fn seen(&self) -> &[Process] {
        &self.family
    }

    /// Finds out and keeps what belongs to it.
    #[cfg(target_os = "linux")]
    pub(super) fn look(&mut self) -> &[Process] {
        self.family = self.family();
        &self.family
    }

    /// Ends it at once, and on Linux all that it has started.
    pub(super) fn kill(&mut self) {
        #[cfg(target_os = "linux")]
        {
            // Once it has ended, its children can no longer be traced to it.
            self.look();
            self.reach(Signal::KILL);
        }
        #[cfg(not(target_os = "linux"))]
        self.child.kill().ok();
    }
}

/// How a program has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HowEnded {
    /// By itself, with this status.
    Status(i32),
    /// Killed by a signal with this number.
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
    /// Waits for a moment until it quits by itself, and ends it otherwise; and in any case what it
    /// has left behind.
    fn drop(&mut self) {
        #[cfg(target_os = "linux")]
        self.look();
        for _ in 0..LOOKS {
            if self.ended().is_some() {
                break;
            }
            thread::sleep(PAUSE);
        }
        let mut programs = UNDER_WAY.lock().unwrap_or_else(PoisonError::into_inner);
        programs.remove(&self.child.id());
        // Its process id is not reused before it has been waited for.
        self.kill();
        self.child.kill().ok();
        self.child.wait().ok();
        // As long as others are under way, what else is left behind may be theirs.
        #[cfg(target_os = "linux")]
        {
            self.family.iter().for_each(Process::take_leave);
            if programs.is_empty() {
                orphans::end(&programs, LOOKS, PAUSE);
            }
        }
    }
}

/// Ends all programs under way, and sees to it that no more are started: this is for the last
/// moment of a match that is broken off. Elsewhere than on Linux they see their input end.
pub fn end_all() {
    let programs = UNDER_WAY.lock().unwrap_or_else(PoisonError::into_inner);
    #[cfg(target_os = "linux")]
    {
        programs
            .iter()
            .for_each(|&program| signal_group(program, Signal::KILL));
        for _ in 0..LOOKS {
            if programs.iter().all(|&program| ending(program).is_some()) {
                break;
            }
            thread::sleep(PAUSE);
        }
        orphans::end(&programs, LOOKS, PAUSE);
    }
    std::mem::forget(programs);
}

/// How the program with this number has ended, if it runs no more. It is not waited for.
#[cfg(target_os = "linux")]
fn ending(program: u32) -> Option<HowEnded> {
    use rustix::process::{WaitId, WaitIdOptions, waitid};

    let only_look = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
    match waitid(WaitId::Pid(pid(program)?), only_look) {
        Ok(None) => None,
        Ok(Some(status)) => Some(match status.terminating_signal() {
            Some(signal) => HowEnded::Signal(signal),
            None => HowEnded::Status(status.exit_status().unwrap_or(0)),
        }),
        Err(_) => Some(HowEnded::Status(0)),
    }
}

/// Sends a signal to the program with this number and to its group.
#[cfg(target_os = "linux")]
fn signal_group(program: u32, signal: Signal) {
    if let Some(group) = pid(program) {
        rustix::process::kill_process_group(group, signal).ok();
    }
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use std::process::Stdio;
    use std::time::Instant;

    use super::super::conversation;
    use super::*;

    fn shell(script: &str) -> Program {
        let mut command = Command::new("/bin/sh");
        Program::start(
            command
                .args(["-c", script])
                .stdin(Stdio::piped())
                .stdout(Stdio::piped()),
        )
        .expect("a shell")
    }

    #[test]
    fn detached_children_pause_and_end_with_their_program() {
        let mut other = shell("sleep 1000");
        let mut program = shell("setsid sleep 1000 & wait");
        let id = program.id();
        while !program.look().iter().any(|process| process.group != id) {
            thread::sleep(PAUSE);
        }
        let family = program.look().to_vec();
        let all_are = |states: &str| {
            family
                .iter()
                .all(|process| states.contains(process.state()))
        };
        program.pause();
        while !all_are("T") {
            thread::sleep(PAUSE);
        }
        drop(program);
        while !all_are("ZX") {
            thread::sleep(PAUSE);
        }
        assert!(other.ended().is_none(), "it runs on");
        other.kill();
    }

    #[test]
    fn a_program_that_never_reads_blocks_no_writer() {
        let mut program = shell("sleep 1000");
        let (mut input, _output) = program.pipes().expect("pipes");
        let line = "x".repeat(1000);
        let full = loop {
            if let Err(error) = conversation::tell(&mut input, &line, Instant::now() + PAUSE) {
                break error;
            }
        };
        assert_eq!(full.kind(), io::ErrorKind::WouldBlock);
        program.kill();
    }
}
