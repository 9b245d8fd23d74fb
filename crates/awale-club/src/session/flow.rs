//! Limits how much one visitor may send: a flood waits while others go on.

use std::time::Duration;

use terminput::Event as TerminalEvent;
use tokio::time::Instant;

/// What comes from a visitor.
#[derive(Clone, Debug)]
pub enum Input {
    /// Bytes of a terminal.
    Bytes(Vec<u8>),
    /// A key, the mouse or a paste, from a client that has no terminal.
    Event(TerminalEvent),
    /// One of the buttons of the last frame: its key and its word.
    Button(String, String),
    /// A window of another size: columns and rows.
    Resize(u16, u16),
    /// So long takes the way there and back.
    Lag(Duration),
    /// Everything is to be sent anew: the client has lost what it had.
    Redraw,
}

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
            Input::Event(TerminalEvent::Paste(text)) => text.len(),
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
