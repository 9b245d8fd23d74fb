//! Whether the terminal is still there. A program whose terminal is closed is told so by a signal, unless that signal
//! is ignored (`nohup`), or the terminal was not its own. The reader of the keyboard would go round and round
//! then, finding nothing, for ever.

use std::io;
use std::sync::mpsc::Sender;

use super::input::Input;

/// What is said of a terminal that is closed.
pub(super) fn gone() -> io::Error {
    io::Error::new(io::ErrorKind::UnexpectedEof, "the terminal is closed")
}

/// Sends [`Input::Gone`] when the terminal is closed. The thread sleeps until then.
///
/// # Errors
/// When the system gives no thread.
#[cfg(target_os = "linux")]
pub(super) fn watch(inputs: Sender<Input>) -> io::Result<()> {
    use rustix::event::{PollFd, PollFlags, poll};

    std::thread::Builder::new().name("hangup".to_owned()).spawn(move || {
        // That the other end is closed is told without being asked for.
        let mut ends = [PollFd::from_borrowed_fd(rustix::stdio::stdin(), PollFlags::empty())];
        loop {
            match poll(&mut ends, None) {
                Err(rustix::io::Errno::INTR) => {}
                Err(_) => return,
                Ok(_) => {
                    let _ = inputs.send(Input::Gone(gone()));
                    return;
                }
            }
        }
    })?;
    Ok(())
}

/// Other systems send a signal, or none.
///
/// # Errors
/// Never.
#[cfg(not(target_os = "linux"))]
pub(super) fn watch(_: Sender<Input>) -> io::Result<()> {
    Ok(())
}
