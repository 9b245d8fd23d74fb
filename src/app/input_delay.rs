//! A screen that comes by itself, as the end of a game does, is seen before a key acts on it: a key that was meant for the board,
//! or is held down, must not lead on from there.

use std::time::Duration;

/// How long keys do nothing from when the screen is seen.
const REST: Duration = Duration::from_millis(500);

/// How long at least they do nothing after one that did nothing: longer than a key that is held takes to repeat itself.
const BETWEEN_REPEATS: Duration = Duration::from_millis(150);

/// The time in which keys do nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum InputDelay {
    /// The screen has not been drawn.
    Unseen,
    /// It is on the screen, and this much of the time is left.
    Seen(Duration),
}

impl InputDelay {
    /// The screen has been drawn. Returns whether that is new.
    pub(crate) fn see(&mut self) -> bool {
        let is_new = *self == InputDelay::Unseen;
        if is_new {
            *self = InputDelay::Seen(REST);
        }
        is_new
    }

    /// A key has done nothing.
    pub(crate) fn ignore(&mut self) {
        if let InputDelay::Seen(left) = self {
            *left = BETWEEN_REPEATS.max(*left);
        }
    }

    /// What is left of it when so much time has passed; `None` where keys act again.
    pub(crate) fn after(self, time: Duration) -> Option<InputDelay> {
        match self {
            InputDelay::Unseen => Some(self),
            InputDelay::Seen(left) => left.checked_sub(time).filter(|left| !left.is_zero()).map(InputDelay::Seen),
        }
    }

    pub(crate) fn left(self) -> Duration {
        match self {
            InputDelay::Unseen => REST,
            InputDelay::Seen(left) => left,
        }
    }
}
