//! Signals that end the program: they come through the same channel as keys, so that the terminal is given back.

use std::io;
use std::sync::mpsc::Sender;

use super::input::Input;

/// Sends [`Input::Leave`] when the system asks the program to end.
///
/// # Errors
/// When the signals cannot be taken over.
#[cfg(unix)]
pub(super) fn watch(inputs: Sender<Input>) -> io::Result<()> {
    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
    use signal_hook::iterator::Signals;

    let mut signals = Signals::new([SIGTERM, SIGHUP, SIGINT])?;
    std::thread::Builder::new().name("signals".to_owned()).spawn(move || {
        for _ in signals.forever() {
            if inputs.send(Input::Leave).is_err() {
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
