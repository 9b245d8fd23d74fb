//! [`InputDelay`]: you see a screen that opens by itself, such as the end of a game, before a key
//! acts on it. A key meant for the board, or held down, must not act there.

use std::time::Duration;

/// How long keys do nothing after the screen is drawn.
const REST: Duration = Duration::from_millis(500);

/// How long keys do nothing after an ignored one, at least: longer than a held key takes to repeat.
const BETWEEN_REPEATS: Duration = Duration::from_millis(150);

/// The time in which keys do nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InputDelay {
    /// The screen has not been drawn.
    Unseen,
    /// It is on the screen; this much time is left.
    Seen(Duration),
}

impl InputDelay {
    /// The screen is drawn. Returns whether for the first time.
    pub fn see(&mut self) -> bool {
        let is_new = *self == InputDelay::Unseen;
        if is_new {
            *self = InputDelay::Seen(REST);
        }
        is_new
    }

    /// A key was ignored.
    pub fn ignore(&mut self) {
        if let InputDelay::Seen(left) = self {
            *left = BETWEEN_REPEATS.max(*left);
        }
    }

    /// What is left after `time`; `None` once keys act again.
    pub fn after(self, time: Duration) -> Option<InputDelay> {
        match self {
            InputDelay::Unseen => Some(self),
            InputDelay::Seen(left) => left
                .checked_sub(time)
                .filter(|left| !left.is_zero())
                .map(InputDelay::Seen),
        }
    }

    #[must_use]
    pub fn left(self) -> Duration {
        match self {
            InputDelay::Unseen => REST,
            InputDelay::Seen(left) => left,
        }
    }
}
