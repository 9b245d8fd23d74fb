//! How much one visitor may send: nobody types so fast, and who floods the club waits while others play.

use std::time::Duration;

use tokio::time::Instant;

use super::Input;

/// What an input counts for that is no text, in bytes: about what a terminal sends for it.
const EVENT: usize = 8;
/// What a window of another size counts for, after which all of it is drawn anew.
const RESIZE: usize = 32;
/// For how long one may send at once what comes in a second otherwise: a text that is pasted.
const BURST: Duration = Duration::from_secs(2);

/// An allowance of bytes that grows with time. A visitor who has used it up is not read until it has grown again.
#[derive(Clone, Copy, Debug)]
pub(super) struct Flow {
    /// How long a byte takes.
    each: Duration,
    /// Until when what has come would take.
    paid: Instant,
}

impl Flow {
    /// Lets through this many bytes a second.
    pub(super) fn new(bytes: usize) -> Flow {
        let bytes = u32::try_from(bytes.max(1)).unwrap_or(u32::MAX);
        Flow { each: Duration::from_secs(1) / bytes, paid: Instant::now() }
    }

    /// Counts an input that has come.
    pub(super) fn count(&mut self, input: &Input) {
        let bytes = match input {
            Input::Bytes(bytes) => bytes.len(),
            Input::Event(crossterm::event::Event::Paste(text)) => text.len(),
            Input::Event(_) | Input::Button(..) => EVENT,
            Input::Resize(..) => RESIZE,
            Input::Lag(_) | Input::Redraw => 0,
        };
        self.paid = self.paid.max(Instant::now()) + self.each * u32::try_from(bytes).unwrap_or(u32::MAX);
    }

    /// When the next input is read; `None` where it may be now.
    pub(super) fn opens(&self) -> Option<Instant> {
        let opens = self.paid.checked_sub(BURST)?;
        Some(opens).filter(|&opens| opens > Instant::now())
    }
}
