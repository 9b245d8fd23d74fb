//! [`InputDelay`]: ignores keys for a moment after a screen has opened by itself, such as the end
//! of a game or a puzzle that has been found, or has replaced another one, such as a rematch. A key
//! that the user pressed for the previous screen, or holds down, must not act on that screen.

use std::time::Duration;

use crate::app::Action;

/// The time for which Enter is ignored after the end of a game is first drawn. Players press Enter
/// for each move. Without the delay, a rematch began before they had seen the result.
const IGNORED_ENTER_TIME_AT_GAME_END: Duration = Duration::from_millis(1500);

/// The time for which Enter is ignored after a puzzle or a screen that replaces another one is
/// first drawn: the second press of a double Enter must not play the move under the cursor.
const IGNORED_ENTER_TIME_AT_REPLACED_SCREEN: Duration = Duration::from_millis(300);

/// All other keys act this much earlier than Enter.
const OTHER_KEYS_DELAY_REDUCTION: Duration = Duration::from_secs(1);

/// The minimum time for which Enter is ignored after an ignored Enter. It is longer than the
/// interval of a player who presses Enter again and again, so that Enter acts only after a pause.
const MIN_DELAY_AFTER_IGNORED_ENTER: Duration = Duration::from_millis(600);

/// The minimum time for which any other key is ignored after an ignored key. It is longer than the
/// repeat interval of a held key.
const MIN_DELAY_AFTER_OTHER_IGNORED_KEY: Duration = Duration::from_millis(150);

/// The state of the delay.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InputDelay {
    /// The screen has not been drawn yet. Enter will be ignored for this long.
    NotDrawn(Duration),
    /// The screen has been drawn. Keys are ignored for this much longer.
    IgnoringKeys(Duration),
}

impl InputDelay {
    /// The delay of the end of a game.
    pub const GAME_END: InputDelay = InputDelay::NotDrawn(IGNORED_ENTER_TIME_AT_GAME_END);
    /// The delay of a puzzle, and of a screen that replaces another one.
    pub const REPLACED_SCREEN: InputDelay =
        InputDelay::NotDrawn(IGNORED_ENTER_TIME_AT_REPLACED_SCREEN);

    /// Notes that the screen has been drawn. Returns whether this is the first time.
    pub fn on_drawn(&mut self) -> bool {
        let InputDelay::NotDrawn(ignored_time) = *self else {
            return false;
        };
        *self = InputDelay::IgnoringKeys(ignored_time);
        true
    }

    /// Whether `action` is ignored, which may extend the delay.
    pub fn ignores_action(&mut self, action: &Action) -> bool {
        let InputDelay::IgnoringKeys(left) = self else {
            return true;
        };
        let (max_remaining_delay_to_act, min_delay_after_ignored_key) = match action {
            Action::Confirm => (Duration::ZERO, MIN_DELAY_AFTER_IGNORED_ENTER),
            _ => (
                OTHER_KEYS_DELAY_REDUCTION,
                MIN_DELAY_AFTER_OTHER_IGNORED_KEY,
            ),
        };
        let is_early = *left > max_remaining_delay_to_act;
        if is_early {
            *left = (max_remaining_delay_to_act + min_delay_after_ignored_key).max(*left);
        }
        is_early
    }

    /// The delay that remains after `time`. `None` if all keys act again.
    pub fn remaining_after(self, time: Duration) -> Option<InputDelay> {
        match self {
            InputDelay::NotDrawn(_) => Some(self),
            InputDelay::IgnoringKeys(left) => left
                .checked_sub(time)
                .filter(|left| !left.is_zero())
                .map(InputDelay::IgnoringKeys),
        }
    }

    pub fn remaining(self) -> Duration {
        match self {
            InputDelay::NotDrawn(left) | InputDelay::IgnoringKeys(left) => left,
        }
    }
}
