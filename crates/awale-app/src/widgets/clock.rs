//! The clocks in the border of the board.

use std::time::Duration;

use ratatui::text::Line;

use crate::{
    app::{Countdown, DrawContext, SHOW_TENTHS_BELOW},
    widgets::chrome,
};
use awale_study::words::Words;

/// The maximum width of a clock in the border, in columns: `10:00:00`, the sign of the side to
/// move, and the blanks around it.
pub const MAX_CLOCK_WIDTH: u16 = 12;

/// A time as a clock shows it: `1:02:05`, `4:53`, or with tenths near the end, `9.4`. Shows 0 only
/// if the time is over.
pub fn clock_text(time_left: Duration, words: &Words) -> String {
    if time_left <= SHOW_TENTHS_BELOW {
        let tenths = time_left.as_millis().div_ceil(100);
        return words.decimal(tenths as f64 / 10.0, 1);
    }
    whole_seconds_text(time_left)
}

/// A time in whole seconds, rounded up, so that 0 means that the time is over.
pub fn seconds_rounded_up(time: Duration) -> u64 {
    time.as_millis()
        .div_ceil(1000)
        .try_into()
        .unwrap_or(u64::MAX)
}

/// A time in whole seconds: `1:02:05`, `4:53`, `0:07`.
pub fn whole_seconds_text(time: Duration) -> String {
    let seconds = seconds_rounded_up(time);
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 {
        format!("{hours}:{minutes:02}:{seconds:02}")
    } else {
        format!("{minutes}:{seconds:02}")
    }
}

/// The time left in a round: `1:59`, `0:00`.
pub fn countdown_text(countdown: Countdown) -> String {
    let seconds = countdown.seconds_rounded_up();
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

/// Whether the time is short enough for a warning.
pub fn is_time_short(time_left: Duration) -> bool {
    time_left <= SHOW_TENTHS_BELOW
}

/// The clock of one side in the border of the board, in the warning style if little time is left.
pub fn clock_label(
    time_left: Duration,
    is_turn: bool,
    look: DrawContext,
    words: &Words,
) -> Line<'static> {
    let theme = look.theme;
    let label = chrome::nameplate_span(&clock_text(time_left, words), is_turn, look);
    let label = if is_time_short(time_left) {
        label.patch_style(theme.without_frame_color(theme.error))
    } else {
        label
    };
    Line::from(label).right_aligned()
}
