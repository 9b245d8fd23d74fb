//! Decides who restores the terminal. Normal code and the handler of fatal signals can both do it,
//! and exactly one of them must. The state consists of atomics only, which a signal handler may
//! read and write at any moment.

use std::sync::atomic::{AtomicBool, AtomicU8, Ordering};
use std::thread;

/// This program has not changed the terminal.
const NOT_OURS: u8 = 0;
/// The full screen is shown: raw mode, alternate screen, mouse.
const OURS: u8 = 1;
/// Normal code is restoring the terminal.
const RESTORING: u8 = 2;
/// The handler of a fatal signal is restoring the terminal and will end the program.
const HANDLER_RESTORING: u8 = 3;
/// The user types a line: the terminal is in raw mode, and the screen is unchanged.
const TYPING_LINE: u8 = 4;

static STATE: AtomicU8 = AtomicU8::new(NOT_OURS);
/// Whether a thread is writing to the terminal.
static WRITING: AtomicBool = AtomicBool::new(false);

/// The parts that are left to restore when a fatal signal arrives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claim {
    All,
    /// Normal code has begun to restore. The main screen may be back already and must not be
    /// cleared.
    Rest,
    /// The terminal's settings only, because a line is being typed without the full screen.
    Line,
    Nothing,
}

/// Notes that the program takes over the whole terminal, so that a fatal signal restores it. Call
/// it before changing anything about the terminal.
pub fn take() {
    STATE.store(OURS, Ordering::SeqCst);
}

/// Notes that the program changes the settings of the terminal to read a typed line, without the
/// full screen. Call it before the change. If a fatal signal is restoring the terminal, this never
/// returns.
pub fn take_line() {
    if STATE.compare_exchange(NOT_OURS, TYPING_LINE, Ordering::SeqCst, Ordering::SeqCst)
        == Err(HANDLER_RESTORING)
    {
        wait_for_the_end();
    }
}

/// Whether the terminal is ours now.
pub fn is_ours() -> bool {
    STATE.load(Ordering::SeqCst) == OURS
}

/// Calls `give_back` if the terminal is ours; of several callers only one does. Does not return
/// while a fatal signal ends the program: if this thread ended the program first, the handler could
/// not finish restoring the terminal.
pub fn leave(give_back: impl FnOnce()) {
    match STATE.compare_exchange(OURS, RESTORING, Ordering::SeqCst, Ordering::SeqCst) {
        Ok(_) => {
            give_back();
            STATE.store(NOT_OURS, Ordering::SeqCst);
        }
        Err(HANDLER_RESTORING) => wait_for_the_end(),
        Err(_) => {}
    }
}

/// Calls `give_back` if a line is being typed. The handler of a fatal signal may restore the
/// settings at the same time, which does no harm.
pub fn leave_line(give_back: impl FnOnce()) {
    if STATE.load(Ordering::SeqCst) == TYPING_LINE {
        give_back();
        if STATE.compare_exchange(TYPING_LINE, NOT_OURS, Ordering::SeqCst, Ordering::SeqCst)
            == Err(HANDLER_RESTORING)
        {
            wait_for_the_end();
        }
    }
}

/// Waits until a fatal signal ends the program.
fn wait_for_the_end() -> ! {
    loop {
        thread::park();
    }
}

/// The parts that the handler of a fatal signal has to restore. After this call [`write_if_ours`]
/// writes nothing.
pub fn claim() -> Claim {
    match STATE.swap(HANDLER_RESTORING, Ordering::SeqCst) {
        OURS => Claim::All,
        RESTORING => Claim::Rest,
        TYPING_LINE => Claim::Line,
        _ => Claim::Nothing,
    }
}

/// Calls `write` if the terminal is ours, so that [`is_writing`] returns true during the call.
///
/// # Errors
/// The error of `write`.
pub fn write_if_ours<E>(write: impl FnOnce() -> Result<(), E>) -> Result<(), E> {
    // First set the flag, then check the owner. The handler first changes the owner, then checks
    // the flag. So at least one of the two notices the other.
    WRITING.store(true, Ordering::SeqCst);
    let written = if is_ours() { write() } else { Ok(()) };
    WRITING.store(false, Ordering::SeqCst);
    written
}

/// Whether a thread is writing to the terminal.
pub fn is_writing() -> bool {
    WRITING.load(Ordering::SeqCst)
}
