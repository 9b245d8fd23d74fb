//! Fatal signals: every signal that ends a program by default first restores the terminal and then
//! ends the program as usual.
//!
//! A handler may interrupt any instruction of any thread, so it must not allocate, lock, or call
//! anything that does. It uses only atomics and functions that POSIX lists as async-signal-safe:
//! `write`, `poll`, `tcsetattr`, `tcflush`, `sigaction`, `raise`. It cannot use crossterm, which
//! protects the terminal's settings by a lock.
//!
//! Signals that ask the program to leave (such as SIGTERM, see `input`) are not handled here: games
//! are saved first, and the terminal is restored by normal code. Ignored signals such as SIGPIPE
//! are not handled either.
//!
//! This is the only place where the program calls the system without a safe wrapper. No wrapper
//! handles SIGSEGV, and none runs the handler on the alternate stack, which is needed to handle a
//! stack overflow.

#![allow(
    unsafe_code,
    reason = "signal handlers have no safe interface; each use is argued"
)]

use std::{
    ffi::c_void,
    io, mem, ptr,
    sync::atomic::{AtomicPtr, AtomicU64, Ordering},
    time::Duration,
};

use libc::{STDIN_FILENO, STDOUT_FILENO, c_int, sigaction, siginfo_t, termios};

use super::ownership::{self, PartsToRestore};

/// Undoes every change to the terminal except its settings. Normal code sends the same.
pub const RESTORE_TERMINAL_SEQUENCE: &[u8] =
    b"\x1b[?2026l\x1b[?1006l\x1b[?1015l\x1b[?1003l\x1b[?1002l\x1b[?1000l\x1b[?2004l";
/// Clears the screen, for consoles that have no main screen to return to.
pub const CLEAR_SCREEN_SEQUENCE: &[u8] = b"\x1b[2J\x1b[1;1H";
/// Leaves the alternate screen and shows the cursor.
pub const LEAVE_FULL_SCREEN_SEQUENCE: &[u8] = b"\x1b[?1049l\x1b[?25h";

/// The time that a dying thread waits for a thread that is writing a frame. The wait is repeated up
/// to a hundred times.
const WRITER_WAIT_STEP: Duration = Duration::from_millis(1);

/// More than the highest signal number.
pub const SIGNAL_NUMBER_LIMIT: usize = 128;

/// The settings of the terminal before it was taken over.
static ORIGINAL_TERMINAL_SETTINGS: AtomicPtr<termios> = AtomicPtr::new(ptr::null_mut());
/// The drawing thread, as returned by [`this_thread_id`].
static DRAWING_THREAD_ID: AtomicU64 = AtomicU64::new(0);
/// The previous handlers, which the standard library has installed for stack overflows.
static PREVIOUS_HANDLERS: [AtomicPtr<sigaction>; SIGNAL_NUMBER_LIMIT] =
    [const { AtomicPtr::new(ptr::null_mut()) }; SIGNAL_NUMBER_LIMIT];

/// Remembers the settings of the terminal, to restore them later. Call it before raw mode is
/// switched on.
pub(super) fn remember_terminal_settings() {
    // SAFETY: a `termios` consists of numbers, for which all zeros are valid, and `tcgetattr` fills
    // it in.
    let settings = unsafe {
        let mut settings: termios = mem::zeroed();
        if libc::tcgetattr(STDIN_FILENO, &raw mut settings) != 0 {
            return;
        }
        settings
    };
    // The old value is never freed, because a handler may be reading it. It is sixty bytes per
    // suspension.
    ORIGINAL_TERMINAL_SETTINGS.store(Box::into_raw(Box::new(settings)), Ordering::SeqCst);
}

/// Makes every fatal signal restore the terminal first. Call it on the drawing thread.
///
/// # Errors
/// If a signal cannot be handled.
pub(super) fn install_handlers() -> io::Result<()> {
    DRAWING_THREAD_ID.store(this_thread_id(), Ordering::SeqCst);
    deadly_signals()
        .filter_map(unhandled_signal)
        .try_for_each(|(signal, previous)| install_handler(signal, previous))
}

/// Ends the program by `signal`. The loop could not leave in the normal way, because nothing reads
/// the program's output. The drawing thread handles the signal, which interrupts its blocked write.
pub(in crate::shell) fn die_of_signal(signal: c_int) {
    // SAFETY: all zeros are a valid `sigaction`, the default handling. The drawing thread is the
    // main thread, which exists as long as the program.
    unsafe {
        let _ = install_handler(signal, mem::zeroed());
        libc::pthread_kill(
            DRAWING_THREAD_ID.load(Ordering::SeqCst) as libc::pthread_t,
            signal,
        );
    }
}

/// The signals that end a program by default and can be handled.
#[cfg(any(target_os = "linux", target_os = "android"))]
pub fn deadly_signals() -> impl Iterator<Item = c_int> {
    /// The first two cannot be handled, and the others do not end a program.
    const UNHANDLED_SIGNALS: [c_int; 9] = [
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
    // The real-time signals at the end of the range end a program too.
    (1..=libc::SIGRTMAX()).filter(|signal| !UNHANDLED_SIGNALS.contains(signal))
}

/// The signals that end a program by default and can be handled.
#[cfg(not(any(target_os = "linux", target_os = "android")))]
pub fn deadly_signals() -> impl Iterator<Item = c_int> {
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

/// The signal and its current handling. `None` if a handler is installed, unless it is the standard
/// library's handler for stack overflows.
fn unhandled_signal(signal: c_int) -> Option<(c_int, sigaction)> {
    // SAFETY: a `sigaction` consists of numbers, for which all zeros are valid, and a call without
    // a new action only fills it in.
    let current_action = unsafe {
        let mut current_action: sigaction = mem::zeroed();
        // The C library reserves a few signal numbers and refuses them.
        if libc::sigaction(signal, ptr::null(), &raw mut current_action) != 0 {
            return None;
        }
        current_action
    };
    let is_fault_signal = matches!(signal, libc::SIGSEGV | libc::SIGBUS);
    (current_action.sa_sigaction == libc::SIG_DFL
        || is_fault_signal && current_action.sa_sigaction != libc::SIG_IGN)
        .then_some((signal, current_action))
}

fn install_handler(signal: c_int, previous_action: sigaction) -> io::Result<()> {
    if previous_action.sa_sigaction != libc::SIG_DFL
        && let Some(handler_slot) = PREVIOUS_HANDLERS.get(signal.unsigned_abs() as usize)
    {
        handler_slot.store(Box::into_raw(Box::new(previous_action)), Ordering::SeqCst);
    }
    // SAFETY: all zeros are a valid `sigaction`, all relevant fields are set, and
    // `on_deadly_signal` has the signature for SA_SIGINFO and does only what a handler may do. All
    // other signals are blocked while it runs, so it is not interrupted, and setting the terminal
    // does not stop a background program.
    let install_status = unsafe {
        let mut action: sigaction = mem::zeroed();
        action.sa_sigaction = on_deadly_signal as *const () as usize;
        // A thread that overflowed its stack still has the standard library's alternate stack.
        action.sa_flags = libc::SA_SIGINFO | libc::SA_ONSTACK;
        libc::sigfillset(&raw mut action.sa_mask);
        libc::sigaction(signal, &raw const action, ptr::null_mut())
    };
    if install_status == 0 {
        Ok(())
    } else {
        Err(io::Error::last_os_error())
    }
}

extern "C" fn on_deadly_signal(signal: c_int, info: *mut siginfo_t, _: *mut c_void) {
    let parts_to_restore = ownership::claim_terminal_for_handler();
    // Another thread may be writing a frame, which would arrive after the restoring sequences.
    for _ in 0..100 {
        if this_thread_id() == DRAWING_THREAD_ID.load(Ordering::SeqCst) || !ownership::is_writing()
        {
            break;
        }
        sleep_one_step();
    }
    if matches!(
        parts_to_restore,
        PartsToRestore::AllParts | PartsToRestore::AllButScreenClearing
    ) && !terminal_accepts_byte()
    {
        // Nothing reads the last frame, so it is discarded in favor of the restoring sequences.
        // SAFETY: `tcflush` has no preconditions; POSIX lists it as async-signal-safe.
        unsafe { libc::tcflush(STDOUT_FILENO, libc::TCOFLUSH) };
    }
    match parts_to_restore {
        PartsToRestore::AllParts => [
            RESTORE_TERMINAL_SEQUENCE,
            CLEAR_SCREEN_SEQUENCE,
            LEAVE_FULL_SCREEN_SEQUENCE,
        ]
        .into_iter()
        .for_each(write_without_blocking),
        PartsToRestore::AllButScreenClearing => {
            [RESTORE_TERMINAL_SEQUENCE, LEAVE_FULL_SCREEN_SEQUENCE]
                .into_iter()
                .for_each(write_without_blocking);
        }
        PartsToRestore::TerminalSettingsOnly | PartsToRestore::NoParts => {}
    }
    let settings = ORIGINAL_TERMINAL_SETTINGS.load(Ordering::SeqCst);
    // SAFETY: the pointer in ORIGINAL_TERMINAL_SETTINGS was filled in by `tcgetattr` and is never
    // freed; `tcsetattr` is async-signal-safe. The system passes a valid `info` to a handler with
    // SA_SIGINFO.
    let is_fault_signal = unsafe {
        if parts_to_restore != PartsToRestore::NoParts && !settings.is_null() {
            libc::tcsetattr(STDIN_FILENO, libc::TCSANOW, settings);
        }
        // A positive number means that the processor caused the signal, not another program.
        (*info).si_code > 0
    };
    let_terminal_read_output();
    run_default_action(signal, is_fault_signal);
}

/// If this program is the leader of its session, the system discards unread output when the program
/// ends, including the bytes that restore the terminal. There is no way to find out when they are
/// read, so this function waits a moment.
pub(in crate::shell) fn let_terminal_read_output() {
    // SAFETY: both functions have no preconditions and are plain system calls.
    if unsafe { libc::getsid(0) == libc::getpid() } {
        (0..50).for_each(|_| sleep_one_step());
    }
}

/// Lets the signal have its default effect.
fn run_default_action(signal: c_int, is_fault_signal: bool) {
    let previous_action = PREVIOUS_HANDLERS
        .get(signal.unsigned_abs() as usize)
        .map_or(ptr::null_mut(), |place| place.load(Ordering::SeqCst));
    // SAFETY: all calls are async-signal-safe. Their arguments are a valid `sigaction` (all zeros
    // is the default handling; the pointers in PREVIOUS_HANDLERS came from the system and are never
    // freed) and a set that `sigemptyset` has filled in.
    unsafe {
        if is_fault_signal && !previous_action.is_null() {
            // The instruction is repeated and fails again. The standard library then reports a
            // stack overflow.
            libc::sigaction(signal, previous_action, ptr::null_mut());
            return;
        }
        let default_action: sigaction = mem::zeroed();
        libc::sigaction(signal, &raw const default_action, ptr::null_mut());
        let mut signal_set: libc::sigset_t = mem::zeroed();
        libc::sigemptyset(&raw mut signal_set);
        libc::sigaddset(&raw mut signal_set, signal);
        libc::raise(signal);
        libc::pthread_sigmask(libc::SIG_UNBLOCK, &raw const signal_set, ptr::null_mut());
        // The first process of a container does not end by its own signals.
        libc::_exit(128 + signal);
    }
}

/// Writes to the terminal byte by byte without ever blocking, until it accepts no more.
fn write_without_blocking(bytes: &[u8]) {
    for byte in bytes {
        // SAFETY: the pointer is to one byte; `write` is async-signal-safe.
        if !terminal_accepts_byte()
            || unsafe { libc::write(STDOUT_FILENO, ptr::from_ref(byte).cast(), 1) } != 1
        {
            return;
        }
    }
}

/// Whether the terminal accepts a byte immediately.
fn terminal_accepts_byte() -> bool {
    let mut poll_fd = libc::pollfd {
        fd: STDOUT_FILENO,
        events: libc::POLLOUT,
        revents: 0,
    };
    // SAFETY: the pointer is to one `pollfd`; POSIX lists `poll` as async-signal-safe.
    unsafe { libc::poll(&raw mut poll_fd, 1, 0) > 0 }
}

fn this_thread_id() -> u64 {
    // SAFETY: `pthread_self` has no preconditions; POSIX lists it as async-signal-safe.
    unsafe { libc::pthread_self() as u64 }
}

fn sleep_one_step() {
    let sleep_time = libc::timespec {
        tv_sec: 0,
        tv_nsec: WRITER_WAIT_STEP.subsec_nanos().into(),
    };
    // SAFETY: the pointer is to a valid time, and the remaining time may be null. `nanosleep` is
    // async-signal-safe.
    unsafe { libc::nanosleep(&raw const sleep_time, ptr::null_mut()) };
}
