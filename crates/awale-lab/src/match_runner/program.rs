//! A running program that is ended when its value is dropped.
//!
//! On Linux the program is the first of its own process group. Processes that it starts are ended
//! with the group, and Ctrl-C, which the terminal sends to its foreground group, only reaches the
//! match. Processes that leave the group (`setsid`) are found by their parents. If the parents have
//! ended, the system makes them children of the match (`orphans`), which recognizes them by an
//! environment variable.

#[cfg(target_os = "linux")]
use std::sync::atomic::{AtomicU64, Ordering};
use std::{
    collections::BTreeSet,
    io,
    process::{Child, ChildStderr, ChildStdin, ChildStdout, Command},
    thread,
    time::Duration,
};

use parking_lot::Mutex;

#[cfg(target_os = "linux")]
use rustix::process::Signal;

use super::conversation::set_nonblocking;
#[cfg(target_os = "linux")]
use super::orphans;
#[cfg(target_os = "linux")]
use super::processes::{self, Process, to_pid};

/// The process ids of all running programs.
static RUNNING_PIDS: Mutex<BTreeSet<u32>> = Mutex::new(BTreeSet::new());

/// Maximum number of checks whether a program has quit by itself, and maximum number of repeated
/// scans for its processes.
const MAX_EXIT_CHECKS: u32 = 50;
const EXIT_CHECK_DELAY: Duration = Duration::from_millis(2);

pub(super) struct Program {
    child: Child,
    /// The processes of the program at the last [scan](Program::scan_processes), including those
    /// that left its group.
    #[cfg(target_os = "linux")]
    known_processes: Vec<Process>,
    /// The environment variable `NAME=value` that the program and its child processes have.
    #[cfg(target_os = "linux")]
    environment_entry: String,
}

/// Name of the environment variable that identifies a program's child processes after they left its
/// group and lost their parents.
#[cfg(target_os = "linux")]
const MARK_ENVIRONMENT_VARIABLE: &str = "AWALE_PROGRAM";

/// Returns a new value of [`MARK_ENVIRONMENT_VARIABLE`] for each program.
#[cfg(target_os = "linux")]
fn new_mark_value() -> String {
    static PROGRAM_MARK_COUNT: AtomicU64 = AtomicU64::new(0);
    format!(
        "{}-{}",
        std::process::id(),
        PROGRAM_MARK_COUNT.fetch_add(1, Ordering::Relaxed)
    )
}

/// Lets the system kill the program when the thread that started it ends for any reason, even by
/// SIGKILL.
#[cfg(target_os = "linux")]
#[expect(
    unsafe_code,
    reason = "what runs between fork and exec has no safe interface"
)]
fn kill_when_parent_ends(command: &mut Command) {
    use std::os::unix::process::CommandExt;

    use rustix::process::{getpid, getppid, set_parent_process_death_signal};

    let parent_pid = getpid();
    // SAFETY: the closure runs between fork and exec. It makes two system calls, which neither
    // allocate memory nor take a lock.
    unsafe {
        command.pre_exec(move || {
            set_parent_process_death_signal(Some(Signal::KILL))?;
            // The parent may have ended before this process asked for the signal.
            if getppid() == Some(parent_pid) {
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
    /// If the system cannot start it.
    pub(super) fn start(command: &mut Command) -> io::Result<Program> {
        #[cfg(target_os = "linux")]
        let mark_value = new_mark_value();
        #[cfg(target_os = "linux")]
        {
            std::os::unix::process::CommandExt::process_group(command, 0);
            kill_when_parent_ends(command);
            command.env(MARK_ENVIRONMENT_VARIABLE, &mark_value);
        }
        let mut running_pids = RUNNING_PIDS.lock();
        let child = command.spawn()?;
        running_pids.insert(child.id());
        Ok(Program {
            child,
            #[cfg(target_os = "linux")]
            known_processes: Vec::new(),
            #[cfg(target_os = "linux")]
            environment_entry: format!("{MARK_ENVIRONMENT_VARIABLE}={mark_value}"),
        })
    }

    /// Returns this process's ends of the pipes to the program's input and from its output. Later
    /// calls return `None`.
    pub(super) fn input_and_output_pipes(&mut self) -> Option<(ChildStdin, ChildStdout)> {
        self.child
            .stdin
            .as_ref()
            .into_iter()
            .for_each(set_nonblocking);
        self.child.stdin.take().zip(self.child.stdout.take())
    }

    /// Returns this process's ends of the pipes of input, output and error output. Later calls
    /// return `None`.
    pub(super) fn all_pipes(&mut self) -> Option<(ChildStdin, ChildStdout, ChildStderr)> {
        let (input, output) = self.input_and_output_pipes()?;
        Some((input, output, self.child.stderr.take()?))
    }

    /// Returns the process id, which on Linux is also the id of the process group.
    #[cfg(target_os = "linux")]
    pub(super) fn pid(&self) -> u32 {
        self.child.id()
    }

    /// Returns the exit status if the program has ended. On Linux the process is not reaped here,
    /// so the system does not give its id to another process.
    #[cfg(target_os = "linux")]
    pub(super) fn exit_status(&self) -> Option<ExitStatus> {
        exit_status_of(self.child.id())
    }

    /// Returns the exit status if the program has ended.
    #[cfg(not(target_os = "linux"))]
    pub(super) fn exit_status(&mut self) -> Option<ExitStatus> {
        match self.child.try_wait() {
            Ok(None) => None,
            Ok(Some(status)) => Some(ExitStatus::ExitCode(status.code().unwrap_or(-1))),
            Err(_) => Some(ExitStatus::ExitCode(0)),
        }
    }

    /// Pauses the program and its child processes until [`resume`](Self::resume). Linux only.
    pub(super) fn pause(&mut self) {
        #[cfg(target_os = "linux")]
        self.signal_all_processes(Signal::STOP);
    }

    /// Lets the paused program and its child processes run again.
    pub(super) fn resume(&self) {
        #[cfg(target_os = "linux")]
        self.send_signal(Signal::CONT);
    }

    /// Sends SIGSTOP or SIGKILL to all processes of the program. A process that got the signal
    /// starts no others, so scans are repeated until one finds nothing new. Their number is
    /// limited, because processes may start others faster than a scan takes.
    #[cfg(target_os = "linux")]
    fn signal_all_processes(&mut self, signal: Signal) {
        self.send_signal(signal);
        for _ in 0..MAX_EXIT_CHECKS {
            let signaled_processes = self.known_processes.clone();
            self.scan_processes();
            let is_new_process = |process: &Process| {
                process.group_id != self.child.id()
                    && !signaled_processes
                        .iter()
                        .any(|one| one.is_same_process(process))
            };
            if !self.known_processes.iter().any(is_new_process) {
                return;
            }
            self.send_signal(signal);
        }
    }

    /// Sends a signal to the process group, and to each process that has left the group. Such a
    /// process may be in a group with processes of other programs, so the signal is sent to this
    /// process only.
    #[cfg(target_os = "linux")]
    fn send_signal(&self, signal: Signal) {
        signal_group(self.child.id(), signal);
        let processes_outside_group = self
            .known_processes
            .iter()
            .filter(|process| process.group_id != self.child.id());
        processes_outside_group.for_each(|process| process.send_signal(signal));
    }

    /// Returns the processes of the program: its group, their descendants, and known processes that
    /// have lost their parents.
    #[cfg(target_os = "linux")]
    pub(super) fn find_own_processes(&self) -> Vec<Process> {
        processes::processes_of_program(
            self.child.id(),
            &self.known_processes,
            &self.environment_entry,
        )
    }

    /// Returns the processes found by the last scan.
    #[cfg(target_os = "linux")]
    pub(super) fn last_scanned_processes(&self) -> &[Process] {
        &self.known_processes
    }

    /// Scans for the processes of the program, and stores them.
    #[cfg(target_os = "linux")]
    pub(super) fn scan_processes(&mut self) -> &[Process] {
        self.known_processes = self.find_own_processes();
        &self.known_processes
    }

    /// Ends the program immediately, on Linux with all its child processes.
    pub(super) fn kill(&mut self) {
        #[cfg(target_os = "linux")]
        {
            // The scan comes first: once the program has ended, its children have another parent.
            self.scan_processes();
            self.signal_all_processes(Signal::KILL);
        }
        #[cfg(not(target_os = "linux"))]
        self.child.kill().ok();
    }
}

/// The way in which a program has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExitStatus {
    /// The program exited with this status.
    ExitCode(i32),
    /// The program was killed by this signal number.
    Signal(i32),
}

impl ExitStatus {
    /// Returns whether the program exited without an error.
    pub fn is_success(self) -> bool {
        self == ExitStatus::ExitCode(0)
    }
}

impl Drop for Program {
    /// Gives the program 100 ms to quit, then kills it. Child processes that are left are killed in
    /// any case.
    fn drop(&mut self) {
        #[cfg(target_os = "linux")]
        self.scan_processes();
        for _ in 0..MAX_EXIT_CHECKS {
            if self.exit_status().is_some() {
                break;
            }
            thread::sleep(EXIT_CHECK_DELAY);
        }
        let mut running_pids = RUNNING_PIDS.lock();
        running_pids.remove(&self.child.id());
        // The process id is still valid here, because the process has not been reaped.
        self.kill();
        self.child.kill().ok();
        self.child.wait().ok();
        // Orphans are only killed when no program runs, because they may belong to a running
        // program.
        #[cfg(target_os = "linux")]
        {
            self.known_processes.iter().for_each(Process::reap);
            if running_pids.is_empty() {
                orphans::kill_all_except(&running_pids, MAX_EXIT_CHECKS, EXIT_CHECK_DELAY);
            }
        }
    }
}

/// Kills all running programs and prevents new ones from starting. Call this just before the
/// process exits, when a match is interrupted. On other systems than Linux the programs see the end
/// of their input.
pub fn kill_programs_and_block_new() {
    let running_pids = RUNNING_PIDS.lock();
    #[cfg(target_os = "linux")]
    {
        running_pids
            .iter()
            .for_each(|&program| signal_group(program, Signal::KILL));
        for _ in 0..MAX_EXIT_CHECKS {
            if running_pids
                .iter()
                .all(|&program| exit_status_of(program).is_some())
            {
                break;
            }
            thread::sleep(EXIT_CHECK_DELAY);
        }
        orphans::kill_all_except(&running_pids, MAX_EXIT_CHECKS, EXIT_CHECK_DELAY);
    }
    std::mem::forget(running_pids);
}

/// Returns the exit status of a program if it has ended, without reaping it.
#[cfg(target_os = "linux")]
fn exit_status_of(program_pid: u32) -> Option<ExitStatus> {
    use rustix::process::{WaitId, WaitIdOptions, waitid};

    let wait_options = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
    match waitid(WaitId::Pid(to_pid(program_pid)?), wait_options) {
        Ok(None) => None,
        Ok(Some(status)) => Some(match status.terminating_signal() {
            Some(signal) => ExitStatus::Signal(signal),
            None => ExitStatus::ExitCode(status.exit_status().unwrap_or(0)),
        }),
        Err(_) => Some(ExitStatus::ExitCode(0)),
    }
}

/// Sends a signal to a program and its process group.
#[cfg(target_os = "linux")]
fn signal_group(program_pid: u32, signal: Signal) {
    if let Some(group_id) = to_pid(program_pid) {
        rustix::process::kill_process_group(group_id, signal).ok();
    }
}

#[cfg(all(test, target_os = "linux"))]
mod tests;
