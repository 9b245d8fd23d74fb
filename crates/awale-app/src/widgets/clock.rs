//! The clocks on the frame of the board.

use std::time::Duration;

use ratatui::text::Line;

use crate::app::{Countdown, Look, TENTHS_FROM};
use crate::widgets::chrome;
use awale_study::words::{Sign, Words};

/// Columns of a clock on a frame at most: `10:00:00`, the sign of the side to move and blanks round
/// it.
pub const WIDEST: u16 = 12;

/// A time as a clock shows it: `1:02:05`, `4:53`, and tenths at the end, `9.4`; 0 only when the
/// time is over.
pub fn shown(left: Duration, words: &Words) -> String {
    if left <= TENTHS_FROM {
        let tenths = left.as_millis().div_ceil(100);
        return words.decimal(tenths as f64 / 10.0, 1, Sign::Minus);
    }
    whole(left)
}

/// A time in whole seconds: `1:02:05`, `4:53`, `0:07`.
#[must_use]
pub fn whole(time: Duration) -> String {
    let seconds = time.as_millis().div_ceil(1000);
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 {
        format!("{hours}:{minutes:02}:{seconds:02}")
    } else {
        format!("{minutes}:{seconds:02}")
    }
}

/// The time that is left of a round: `1:59`, `0:00`.
#[must_use]
pub fn countdown(clock: Countdown) -> String {
    let seconds = clock.seconds();
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

/// Whether a clock is about to run out.
#[must_use]
pub fn is_short(left: Duration) -> bool {
    left <= TENTHS_FROM
}

/// One side's clock in the frame of the board, in the warning style when it is about to run out.
pub fn plate(left: Duration, is_turn: bool, look: Look<'_>, words: &Words) -> Line<'static> {
    let theme = look.theme;
    let plate = chrome::plate(&shown(left, words), is_turn, look);
    let plate = if is_short(left) {
        plate.patch_style(theme.on_frame(theme.error))
    } else {
        plate
    };
    Line::from(plate).right_aligned()
}
