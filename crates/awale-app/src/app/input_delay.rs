//! [`InputDelay`]: ignores keys for a moment after a screen has opened by itself, such as the end
//! of a game. A key that the user pressed for the board, or holds down, must not act on that
//! screen.

use std::time::Duration;

use crate::app::Action;

/// The time for which Enter is ignored after the screen is first drawn. Players press Enter for
/// each move, and again to skip the animation. Without the delay, a rematch began before they had
/// seen the result.
const IGNORED_ENTER_TIME: Duration = Duration::from_millis(1500);

/// All other keys act this much earlier than Enter.
const OTHER_KEYS_DELAY_REDUCTION: Duration = Duration::from_secs(1);

/// The minimum time for which keys are ignored after an ignored key. It is longer than the repeat
/// interval of a held key.
const MIN_DELAY_AFTER_IGNORED_KEY: Duration = Duration::from_millis(150);

/// The state of the delay.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InputDelay {
    /// The screen has not been drawn yet.
    NotDrawn,
    /// The screen has been drawn. Keys are ignored for this much longer.
    IgnoringKeys(Duration),
}

impl InputDelay {
    /// Notes that the screen has been drawn. Returns whether this is the first time.
    pub fn on_drawn(&mut self) -> bool {
        let is_first_drawing = *self == InputDelay::NotDrawn;
        if is_first_drawing {
            *self = InputDelay::IgnoringKeys(IGNORED_ENTER_TIME);
        }
        is_first_drawing
    }

    /// Whether `action` is ignored, which may extend the delay.
    pub fn ignores_action(&mut self, action: &Action) -> bool {
        let InputDelay::IgnoringKeys(left) = self else {
            return true;
        };
        let end = match action {
            Action::Confirm => Duration::ZERO,
            _ => OTHER_KEYS_DELAY_REDUCTION,
        };
        let is_early = *left > end;
        if is_early {
            *left = (end + MIN_DELAY_AFTER_IGNORED_KEY).max(*left);
        }
        is_early
    }

    /// The delay that remains after `time`. `None` if all keys act again.
    pub fn remaining_after(self, time: Duration) -> Option<InputDelay> {
        match self {
            InputDelay::NotDrawn => Some(self),
            InputDelay::IgnoringKeys(left) => left
                .checked_sub(time)
                .filter(|left| !left.is_zero())
                .map(InputDelay::IgnoringKeys),
        }
    }

    pub fn remaining(self) -> Duration {
        match self {
            InputDelay::NotDrawn => IGNORED_ENTER_TIME,
            InputDelay::IgnoringKeys(left) => left,
        }
    }
}
