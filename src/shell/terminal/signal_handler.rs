//! Deadly signals: every signal whose default is death gives the terminal back first, and then
//! kills as it would have.
//!
//! A handler may interrupt any instruction of any thread, so it must not allocate, lock, or call
//! anything that does. What it does is on the list of functions that POSIX calls async-signal-safe:
//! `write`, `poll`, `tcsetattr`, `tcflush`, `sigaction`, `raise`, and atomics. Nothing of crossterm
//! is among them: it keeps the terminal's settings behind a lock.
//!
//! Signals that the loop takes as a request to leave (SIGTERM and others, see `signals`) are not
//! handled here: games are saved, and the terminal is given back on the usual way. Nor are signals
//! that are ignored, as SIGPIPE is.
//!
//! This is the one place where the program speaks to the system without a safe wrapper: there is
//! none that allows SIGSEGV, and none that runs the handler on the alternate stack, without which a
//! stack overflow could not be handled.

#![allow(
    unsafe_code,
    reason = "signal handlers have no safe interface; each use is argued"
)]

use std::ffi::c_void;
use std::sync::atomic::{AtomicPtr, AtomicU64, Ordering};
use std::time::Duration;
use std::{io, mem, ptr};

use libc::{STDIN_FILENO, STDOUT_FILENO, c_int, sigaction, siginfo_t, termios};

use super::ownership::{self, Claim};

/// What undoes all that the program does to a terminal, but for its settings. The same as usual
/// code sends.
pub const RESTORING: &[u8] =
    b"\x1b[?2026l\x1b[?1006l\x1b[?1015l\x1b[?1003l\x1b[?1002l\x1b[?1000l\x1b[?2004l";
/// Clears the screen, for consoles that have no other screen to go back to.
pub const CLEARING: &[u8] = b"\x1b[2J\x1b[1;1H";
/// Leaves the alternate screen and shows the cursor.
pub const LEAVING: &[u8] = b"\x1b[?1049l\x1b[?25h";

/// How long a dying thread waits for another that is writing a frame: a hundred times this.
const PAUSE: Duration = Duration::from_millis(1);

/// More than the number of any signal.
pub const SIGNALS: usize = 128;

/// The settings of the terminal before it was taken over.
static SETTINGS: AtomicPtr<termios> = AtomicPtr::new(ptr::null_mut());
/// The thread that draws, as [`this_thread`] tells it.
static DRAWING: AtomicU64 = AtomicU64::new(0);
/// The handlers that were there before: those of the standard library for stack overflows.
static PREVIOUS: [AtomicPtr<sigaction>; SIGNALS] =
    [const { AtomicPtr::new(ptr::null_mut()) }; SIGNALS];

/// Remembers how the terminal is set, to set it so again; to be called before raw mode is switched
/// on.
pub(super) fn remember_settings() {
    // SAFETY: a `termios` is plain numbers, for which all zeros are valid, and `tcgetattr` fills it
    // in.
    let settings = unsafe {
        let mut settings: termios = mem::zeroed();
        if libc::tcgetattr(STDIN_FILENO, &raw mut settings) != 0 {
            return;
        }
        settings
    };
    // The old ones are never freed, since a handler may be reading them. They are sixty bytes for
    // each sleep.
    SETTINGS.store(Box::into_raw(Box::new(settings)), Ordering::SeqCst);
}

/// From now on every signal whose default is death gives the terminal back first. To be called by
/// the thread that draws.
///
/// # Errors
/// When the system does not let a signal be handled.
pub(super) fn watch() -> io::Result<()> {
    DRAWING.store(this_thread(), Ordering::SeqCst);
    deadly()
        .filter_map(unhandled)
        .try_for_each(|(signal, previous)| handle(signal, previous))
}

/// Ends the program by `signal`, which the loop took as a request to leave and could not follow,
/// since nothing reads what it writes. The thread that draws does it: that frees it from its frame.
pub(in crate::shell) fn die_of(signal: c_int) {
    // SAFETY: all zeros are a valid `sigaction`, the default handling. The thread that draws is the
    // first one of the program, which is there as long as the program is.
    unsafe {
        let _ = handle(signal, mem::zeroed());
        libc::pthread_kill(DRAWING.load(Ordering::SeqCst) as libc::pthread_t, signal);
    }
}

/// The signals whose default is death, but for those that cannot be handled.
#[cfg(any(target_os = "linux", target_os = "android"))]
pub fn deadly() -> impl Iterator<Item = c_int> {
    const HARMLESS: [c_int; 9] = [
        libc::SIGKILL,
        libc::SIGSTOP,
        libc::SIGTSTP,
        libc::SIGTTIN,
        libc::SIGTTOU,
        libc::SIGCONT,
        libc::SIGCHLD,
        libc::SIGURG,
        libc::SIGWINCH,
    ];
    // The signals for real time, at the end of the range, kill too.
    (1..=libc::SIGRTMAX()).filter(|signal| !HARMLESS.contains(signal))
}

/// The signals whose default is death, but for those that cannot be handled.
#[cfg(not(any(target_os = "linux", target_os = "android")))]
pub fn deadly() -> impl Iterator<Item = c_int> {
    use libc::{
        SIGABRT, SIGALRM, SIGBUS, SIGFPE, SIGHUP, SIGILL, SIGINT, SIGPIPE, SIGPROF, SIGQUIT,
        SIGSEGV, SIGSYS, SIGTERM, SIGTRAP, SIGUSR1, SIGUSR2, SIGVTALRM, SIGXCPU, SIGXFSZ,
    };

    [
        SIGABRT, SIGALRM, SIGBUS, SIGFPE, SIGHUP, SIGILL, SIGINT, SIGPIPE, SIGPROF, SIGQUIT,
        SIGSEGV, SIGSYS, SIGTERM, SIGTRAP, SIGUSR1, SIGUSR2, SIGVTALRM, SIGXCPU, SIGXFSZ,
    ]
    .into_iter()
}

/// The signal with its present handling, if that is the default or the standard library's, which
/// looks for stack overflows.
fn unhandled(signal: c_int) -> Option<(c_int, sigaction)> {
    // SAFETY: a `sigaction` is plain numbers, for which all zeros are valid, and a call without a
    // new one only fills it in.
    let present = unsafe {
        let mut present: sigaction = mem::zeroed();
        // The C library keeps a few numbers to itself, and refuses them.
        if libc::sigaction(signal, ptr::null(), &raw mut present) != 0 {
            return None;
        }
        present
    };
    let is_fault = matches!(signal, libc::SIGSEGV | libc::SIGBUS);
    (present.sa_sigaction == libc::SIG_DFL || is_fault && present.sa_sigaction != libc::SIG_IGN)
        .then_some((signal, present))
}

fn handle(signal: c_int, previous: sigaction) -> io::Result<()> {
    if previous.sa_sigaction != libc::SIG_DFL
        && let Some(place) = PREVIOUS.get(signal.unsigned_abs() as usize)
    {
        place.store(Box::into_raw(Box::new(previous)), Ordering::SeqCst);
    }
    // SAFETY: all zeros are a valid `sigaction`, all that matters is set, and `on_deadly` is a
    // function of the form that SA_SIGINFO asks for, which keeps to what a handler may do. All
    // other signals wait while it runs: it is not interrupted, and setting the terminal does not
    // stop a program in the background.
    let done = unsafe {
        let mut action: sigaction = mem::zeroed();
        action.sa_sigaction = on_deadly as *const () as usize;
        // A thread whose stack is used up has the standard library's alternate stack left.
        action.sa_flags = libc::SA_SIGINFO | libc::SA_ONSTACK;
        libc::sigfillset(&raw mut action.sa_mask);
        libc::sigaction(signal, &raw const action, ptr::null_mut())
    };
    if done == 0 {
        Ok(())
    } else {
        Err(io::Error::last_os_error())
    }
}

extern "C" fn on_deadly(signal: c_int, info: *mut siginfo_t, _: *mut c_void) {
    let claim = ownership::claim();
    // Another thread may be in the middle of a frame, which would come after all that is sent here.
    for _ in 0..100 {
        if this_thread() == DRAWING.load(Ordering::SeqCst) || !ownership::is_writing() {
            break;
        }
        pause();
    }
    if matches!(claim, Claim::All | Claim::Rest) && !takes_output() {
        // Nothing reads the last frame, which goes for what gives the terminal back.
        // SAFETY: it has no conditions; POSIX lists it as async-signal-safe.
        unsafe { libc::tcflush(STDOUT_FILENO, libc::TCOFLUSH) };
    }
    match claim {
        Claim::All => [RESTORING, CLEARING, LEAVING].into_iter().for_each(send),
        Claim::Rest => [RESTORING, LEAVING].into_iter().for_each(send),
        Claim::Line | Claim::Nothing => {}
    }
    let settings = SETTINGS.load(Ordering::SeqCst);
    // SAFETY: what is in SETTINGS was filled in by `tcgetattr` and is never freed; `tcsetattr` is
    // async-signal-safe. The system hands a valid `info` to a handler with SA_SIGINFO.
    let is_fault = unsafe {
        if claim != Claim::Nothing && !settings.is_null() {
            libc::tcsetattr(STDIN_FILENO, libc::TCSANOW, settings);
        }
        // A number above 0 says that the processor met it and no program sent it.
        (*info).si_code > 0
    };
    let_terminal_read();
    die(signal, is_fault);
}

/// Where this program is the first of its session, the system throws away what the terminal has not
/// read yet when it dies, the bytes that restore the terminal among them. Nothing tells when they
/// are read, so it is given a moment.
pub(in crate::shell) fn let_terminal_read() {
    // SAFETY: neither has conditions, and both are bare calls of the system.
    if unsafe { libc::getsid(0) == libc::getpid() } {
        (0..50).for_each(|_| pause());
    }
}

/// Lets the signal do what it would have done.
fn die(signal: c_int, is_fault: bool) {
    let previous = PREVIOUS
        .get(signal.unsigned_abs() as usize)
        .map_or(ptr::null_mut(), |place| place.load(Ordering::SeqCst));
    // SAFETY: all calls are async-signal-safe, and what they are given is a valid `sigaction` (all
    // zeros is the default handling; what is in PREVIOUS came from the system and is never freed)
    // and a set that `sigemptyset` has filled in.
    unsafe {
        if is_fault && !previous.is_null() {
            // The instruction is done again, and fails again: the standard library tells of a stack
            // overflow.
            libc::sigaction(signal, previous, ptr::null_mut());
            return;
        }
        let default: sigaction = mem::zeroed();
        libc::sigaction(signal, &raw const default, ptr::null_mut());
        let mut set: libc::sigset_t = mem::zeroed();
        libc::sigemptyset(&raw mut set);
        libc::sigaddset(&raw mut set, signal);
        libc::raise(signal);
        libc::pthread_sigmask(libc::SIG_UNBLOCK, &raw const set, ptr::null_mut());
        // The first process of a container does not die of its own signals.
        libc::_exit(128 + signal);
    }
}

/// Writes to the terminal, as far as it takes it: byte by byte, since it waits for nothing.
fn send(bytes: &[u8]) {
    for byte in bytes {
        // SAFETY: the pointer is to one byte; `write` is async-signal-safe.
        if !takes_output()
            || unsafe { libc::write(STDOUT_FILENO, ptr::from_ref(byte).cast(), 1) } != 1
        {
            return;
        }
    }
}

/// Whether the terminal takes a byte at once.
fn takes_output() -> bool {
    let mut end = libc::pollfd {
        fd: STDOUT_FILENO,
        events: libc::POLLOUT,
        revents: 0,
    };
    // SAFETY: the pointer is to one `pollfd`; POSIX lists `poll` as async-signal-safe.
    unsafe { libc::poll(&raw mut end, 1, 0) > 0 }
}

fn this_thread() -> u64 {
    // SAFETY: it has no conditions; POSIX lists it as async-signal-safe.
    unsafe { libc::pthread_self() as u64 }
}

fn pause() {
    let time = libc::timespec {
        tv_sec: 0,
        tv_nsec: PAUSE.subsec_nanos().into(),
    };
    // SAFETY: the pointer is to a valid time; where the rest would be told there is none. It is
    // async-signal-safe.
    unsafe { libc::nanosleep(&raw const time, ptr::null_mut()) };
}
