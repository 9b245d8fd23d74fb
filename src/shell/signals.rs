//! Signals that end the program, put it to sleep or wake it up: they come through the same channel as keys, so that the
//! terminal is given back and taken again.

use std::io;
use std::sync::mpsc::Sender;

use super::input::Input;

/// Sends [`Input::Leave`] when the system asks the program to end, [`Input::Sleep`] when it is to sleep and
/// [`Input::Awake`] when it has slept.
///
/// # Errors
/// When the signals cannot be taken over.
#[cfg(unix)]
pub(super) fn watch(inputs: Sender<Input>) -> io::Result<()> {
    use signal_hook::consts::{SIGCONT, SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP};
    use signal_hook::iterator::Signals;

    let mut signals = Signals::new([SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGTSTP, SIGCONT])?;
    std::thread::Builder::new().name("signals".to_owned()).spawn(move || {
        for signal in signals.forever() {
            let input = match signal {
                SIGTSTP => Input::Sleep,
                SIGCONT => Input::Awake,
                ending => Input::Leave(ending),
            };
            if inputs.send(input).is_err() {
                return;
            }
        }
    })?;
    Ok(())
}

/// This system ends programs in its own way.
///
/// # Errors
/// Never.
#[cfg(not(unix))]
pub(super) fn watch(_: Sender<Input>) -> io::Result<()> {
    Ok(())
}

/// Ends the program as the signal of this number would have done, had the program not left on its own, so that a shell
/// reports the status that it expects: 143 after SIGTERM.
///
/// # Errors
/// When the system does not do it.
#[cfg(unix)]
pub fn end_by(signal: i32) -> io::Result<()> {
    super::deadly::let_terminal_read();
    signal_hook::low_level::emulate_default_handler(signal)
}

/// This system has no such signals.
///
/// # Errors
/// Never.
#[cfg(not(unix))]
pub fn end_by(_: i32) -> io::Result<()> {
    Ok(())
}
