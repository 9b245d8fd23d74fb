//! Limits the rate of a visitor's input, so that a flood does not slow other visits down.

use crate::prelude::*;
use terminput::Event as TerminalEvent;
use tokio::time::Instant;

/// Input of a visit.
#[derive(Debug)]
pub enum VisitInput {
    /// Bytes from a terminal.
    TerminalBytes(Vec<u8>),
    /// Input of a page, or a new size of a terminal.
    Page(PageInput),
    /// The round-trip time of the connection, as measured last.
    RoundTripTime(Duration),
}

/// Bytes charged for a key or a mouse event.
const EVENT_CHARGE_BYTES: usize = 8;
/// Bytes charged for a new size of the window, after which the whole screen is drawn again, and for
/// each other message of a page that is not a key or mouse event.
const RESIZE_CHARGE_BYTES: usize = 32;
/// The time whose allowance of bytes may be used at once, for example for pasted text.
const BURST_PERIOD: Duration = Duration::from_secs(2);

/// An allowance of bytes that grows with time. After it is used up, input waits until it has grown
/// again.
#[derive(Debug)]
pub struct RateLimit {
    /// The time charged for one byte.
    time_per_byte: Duration,
    /// The time at which the allowance is full again. Each received byte moves it into the future.
    allowance_full_at: Instant,
}

impl RateLimit {
    /// Makes an allowance of this many bytes per second.
    pub fn new(bytes: usize) -> RateLimit {
        RateLimit {
            time_per_byte: Duration::from_secs(1) / u32::try_from(bytes.max(1)).unwrap_or(u32::MAX),
            allowance_full_at: Instant::now(),
        }
    }

    /// Charges an input to the allowance.
    pub fn charge_input(&mut self, input: &VisitInput) {
        let bytes = match input {
            VisitInput::TerminalBytes(bytes) => bytes.len(),
            VisitInput::Page(PageInput::TerminalEvent(TerminalEvent::Paste(text))) => text.len(),
            VisitInput::Page(input) if input.is_from_person() => EVENT_CHARGE_BYTES,
            VisitInput::Page(_) => RESIZE_CHARGE_BYTES,
            VisitInput::RoundTripTime(_) => 0,
        };
        self.allowance_full_at = self.allowance_full_at.max(Instant::now())
            + self.time_per_byte * u32::try_from(bytes).unwrap_or(u32::MAX);
    }

    /// Returns the time at which the next input may be read; `None` if it may be read now.
    pub fn blocked_until(&self) -> Option<Instant> {
        let blocked_until = self.allowance_full_at.checked_sub(BURST_PERIOD)?;
        Some(blocked_until).filter(|&blocked_until| blocked_until > Instant::now())
    }
}
