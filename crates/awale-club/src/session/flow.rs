//! Limits how much one visitor may send: a flood waits while others go on.

use std::time::Duration;

use tokio::time::Instant;

use super::Input;

/// Bytes charged for a key or a mouse event.
const EVENT: usize = 8;
/// Bytes charged for a window of another size, after which all of it is drawn anew.
const RESIZE: usize = 32;
/// How much of the allowance may be sent at once, such as a pasted text.
const BURST: Duration = Duration::from_secs(2);

/// An allowance of bytes that grows with time. A visitor who has used it up is not read until it
/// has grown again.
#[derive(Clone, Copy, Debug)]
pub(super) struct Flow {
    /// The time charged for a byte.
    each: Duration,
    /// When the bytes received so far are paid for.
    paid: Instant,
}

impl Flow {
    /// Lets through this many bytes a second.
    pub(super) fn new(bytes: usize) -> Flow {
        let bytes = u32::try_from(bytes.max(1)).unwrap_or(u32::MAX);
        Flow {
            each: Duration::from_secs(1) / bytes,
            paid: Instant::now(),
        }
    }

    /// Charges an input.
    pub(super) fn count(&mut self, input: &Input) {
        let bytes = match input {
            Input::Bytes(bytes) => bytes.len(),
            Input::Event(terminput::Event::Paste(text)) => text.len(),
            Input::Event(_) | Input::Button(..) => EVENT,
            Input::Resize(..) => RESIZE,
            Input::Lag(_) | Input::Redraw => 0,
        };
        self.paid =
            self.paid.max(Instant::now()) + self.each * u32::try_from(bytes).unwrap_or(u32::MAX);
    }

    /// When the next input is read; `None` where it may be now.
    pub(super) fn opens(&self) -> Option<Instant> {
        let opens = self.paid.checked_sub(BURST)?;
        Some(opens).filter(|&opens| opens > Instant::now())
    }
}
