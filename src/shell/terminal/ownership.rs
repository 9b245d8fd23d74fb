//! Decides who restores the terminal. Normal code and the handler of fatal signals can both do it,
//! and exactly one of them must. The state consists of atomics only, which a signal handler may
//! read and write at any moment.

use std::{
    sync::atomic::{AtomicBool, AtomicU8, Ordering},
    thread,
};

/// This program has not changed the terminal.
const TERMINAL_UNCHANGED: u8 = 0;
/// The full screen is shown: raw mode, alternate screen, mouse.
const FULL_SCREEN_SHOWN: u8 = 1;
/// Normal code is restoring the terminal.
const NORMAL_CODE_RESTORING: u8 = 2;
/// The handler of a fatal signal is restoring the terminal and will end the program.
const HANDLER_RESTORING: u8 = 3;
/// The user types a line: the terminal is in raw mode, and the screen is unchanged.
const LINE_BEING_TYPED: u8 = 4;

static TERMINAL_STATE: AtomicU8 = AtomicU8::new(TERMINAL_UNCHANGED);
/// Whether a thread is writing to the terminal.
static IS_WRITING_TO_TERMINAL: AtomicBool = AtomicBool::new(false);

/// The parts that are left to restore when a fatal signal arrives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PartsToRestore {
    AllParts,
    /// Normal code has begun to restore. The main screen may be back already and must not be
    /// cleared.
    AllButScreenClearing,
    /// The terminal's settings only, because a line is being typed without the full screen.
    TerminalSettingsOnly,
    NoParts,
}

/// Notes that the program takes over the whole terminal, so that a fatal signal restores it. Call
/// it before changing anything about the terminal.
pub fn take_terminal() {
    TERMINAL_STATE.store(FULL_SCREEN_SHOWN, Ordering::SeqCst);
}

/// Notes that the program changes the settings of the terminal to read a typed line, without the
/// full screen. Call it before the change. If a fatal signal is restoring the terminal, this never
/// returns.
pub fn take_terminal_for_line() {
    if TERMINAL_STATE.compare_exchange(
        TERMINAL_UNCHANGED,
        LINE_BEING_TYPED,
        Ordering::SeqCst,
        Ordering::SeqCst,
    ) == Err(HANDLER_RESTORING)
    {
        wait_to_be_ended();
    }
}

/// Whether this program shows the full screen and has not begun to restore the terminal.
pub fn is_terminal_ours() -> bool {
    TERMINAL_STATE.load(Ordering::SeqCst) == FULL_SCREEN_SHOWN
}

/// Calls `restore` if the terminal is ours; of several callers only one does. Does not return
/// while a fatal signal ends the program: if this thread ended the program first, the handler could
/// not finish restoring the terminal.
pub fn leave_terminal(restore: impl FnOnce()) {
    match TERMINAL_STATE.compare_exchange(
        FULL_SCREEN_SHOWN,
        NORMAL_CODE_RESTORING,
        Ordering::SeqCst,
        Ordering::SeqCst,
    ) {
        Ok(_) => {
            restore();
            TERMINAL_STATE.store(TERMINAL_UNCHANGED, Ordering::SeqCst);
        }
        Err(HANDLER_RESTORING) => wait_to_be_ended(),
        Err(_) => {}
    }
}

/// Ends the typing of a line, if one is being typed: calls `restore`, which restores the settings
/// of the terminal. The handler of a fatal signal may restore them at the same time, which does no
/// harm.
pub fn end_line_typing(restore: impl FnOnce()) {
    if TERMINAL_STATE.load(Ordering::SeqCst) == LINE_BEING_TYPED {
        restore();
        if TERMINAL_STATE.compare_exchange(
            LINE_BEING_TYPED,
            TERMINAL_UNCHANGED,
            Ordering::SeqCst,
            Ordering::SeqCst,
        ) == Err(HANDLER_RESTORING)
        {
            wait_to_be_ended();
        }
    }
}

/// Waits until a fatal signal ends the program.
fn wait_to_be_ended() -> ! {
    loop {
        thread::park();
    }
}

/// The parts that the handler of a fatal signal has to restore. After this call
/// [`write_if_terminal_is_ours`] writes nothing.
pub fn claim_terminal_for_handler() -> PartsToRestore {
    match TERMINAL_STATE.swap(HANDLER_RESTORING, Ordering::SeqCst) {
        FULL_SCREEN_SHOWN => PartsToRestore::AllParts,
        NORMAL_CODE_RESTORING => PartsToRestore::AllButScreenClearing,
        LINE_BEING_TYPED => PartsToRestore::TerminalSettingsOnly,
        _ => PartsToRestore::NoParts,
    }
}

/// Calls `write` if the terminal is ours, so that [`is_writing`] returns true during the call.
///
/// # Errors
/// The error of `write`.
pub fn write_if_terminal_is_ours<E>(write: impl FnOnce() -> Result<(), E>) -> Result<(), E> {
    // First set the flag, then check the owner. The handler first changes the owner, then checks
    // the flag. So at least one of the two notices the other.
    IS_WRITING_TO_TERMINAL.store(true, Ordering::SeqCst);
    let write_result = if is_terminal_ours() { write() } else { Ok(()) };
    IS_WRITING_TO_TERMINAL.store(false, Ordering::SeqCst);
    write_result
}

/// Whether a thread is writing to the terminal.
pub fn is_writing() -> bool {
    IS_WRITING_TO_TERMINAL.load(Ordering::SeqCst)
}
