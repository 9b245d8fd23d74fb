//! Whose the terminal is. Usual code and the handler of deadly signals both give it back, and
//! exactly one of them may: so the state is atomics only, which a signal handler may read and write
//! at any moment.

use std::sync::atomic::{AtomicBool, AtomicU8, Ordering};
use std::thread;

/// The terminal is not ours.
const FREE: u8 = 0;
/// The terminal is ours: raw mode, alternate screen, mouse.
const OURS: u8 = 1;
/// Usual code is about to give it back and may be anywhere in between.
const LEAVING: u8 = 2;
/// The handler of a deadly signal has it, and is about to end the program.
const DYING: u8 = 3;
/// A line is typed: raw mode is ours, and the screen is left as it is.
const LINE: u8 = 4;

static STATE: AtomicU8 = AtomicU8::new(FREE);
/// Whether a thread is about to write to the terminal.
static WRITING: AtomicBool = AtomicBool::new(false);

/// What is left to give back when a deadly signal arrives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claim {
    All,
    /// Usual code has begun; its usual screen may be back already, and must not be cleared.
    Rest,
    /// Only its settings.
    Line,
    Nothing,
}

/// From now on the terminal is ours. To be called before anything about it is changed.
pub fn take() {
    STATE.store(OURS, Ordering::SeqCst);
}

/// From now on the settings of the terminal are ours, for a line that is typed.
pub fn take_line() {
    if STATE.compare_exchange(FREE, LINE, Ordering::SeqCst, Ordering::SeqCst) == Err(DYING) {
        wait_for_the_end();
    }
}

/// Whether the terminal is ours at the moment.
pub fn is_ours() -> bool {
    STATE.load(Ordering::SeqCst) == OURS
}

/// Does `give_back` if the terminal is ours. Of several callers one does it. Does not return while
/// a deadly signal ends the program: if this thread ended it first, the handler would not finish
/// giving the terminal back.
pub fn leave(give_back: impl FnOnce()) {
    match STATE.compare_exchange(OURS, LEAVING, Ordering::SeqCst, Ordering::SeqCst) {
        Ok(_) => {
            give_back();
            STATE.store(FREE, Ordering::SeqCst);
        }
        Err(DYING) => wait_for_the_end(),
        Err(_) => {}
    }
}

/// The same for a line. If the handler of a deadly signal gives its settings back at the same time,
/// that does no harm.
pub fn leave_line(give_back: impl FnOnce()) {
    if STATE.load(Ordering::SeqCst) == LINE {
        give_back();
        if STATE.compare_exchange(LINE, FREE, Ordering::SeqCst, Ordering::SeqCst) == Err(DYING) {
            wait_for_the_end();
        }
    }
}

/// A deadly signal ends the program.
fn wait_for_the_end() -> ! {
    loop {
        thread::park();
    }
}

/// What the handler of a deadly signal has to give back. From now on nothing is written by
/// [`write_if_ours`].
pub fn claim() -> Claim {
    match STATE.swap(DYING, Ordering::SeqCst) {
        OURS => Claim::All,
        LEAVING => Claim::Rest,
        LINE => Claim::Line,
        _ => Claim::Nothing,
    }
}

/// Does `write` if the terminal is ours, so that [`is_writing`] tells of it.
///
/// # Errors
/// The error of `write`.
pub fn write_if_ours<E>(write: impl FnOnce() -> Result<(), E>) -> Result<(), E> {
    // First the flag, then the question; the handler first takes the terminal away, then looks at
    // the flag: so one of the two sees the other.
    WRITING.store(true, Ordering::SeqCst);
    let written = if is_ours() { write() } else { Ok(()) };
    WRITING.store(false, Ordering::SeqCst);
    written
}

/// Whether a thread is writing to the terminal.
pub fn is_writing() -> bool {
    WRITING.load(Ordering::SeqCst)
}
