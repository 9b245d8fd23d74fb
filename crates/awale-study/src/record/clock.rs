//! The clocks of a timed game, as a record stores them: the time control and the time that each
//! side has left.

use std::{
    fmt::{self, Write as _},
    ops::RangeInclusive,
    str::FromStr,
    time::Duration,
};

use awale_rules::PerSeat;
use serde::{Deserialize, Serialize};
use toml::{Spanned, de::DeValue};

use crate::toml_reader::whole_number_in;

use super::{
    ExpectedValue,
    fields::{Fault, Fields, field},
};

/// A time control: the time that each side has for a game, and an increment for each move.
///
/// Text form: minutes, `+`, seconds for each move, as in `5+3`. Times below a minute are fractions:
/// `0.5+0`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, Serialize)]
pub struct TimeControl {
    /// The base time in hundredths of a minute, because a time control is written with at most two
    /// decimals.
    base_time_hundredths: u32,
    /// Seconds added after each move.
    #[serde(rename = "increment")]
    increment_seconds: u8,
}

/// Milliseconds in a hundredth of a minute.
const MS_PER_HUNDREDTH_MINUTE: u64 = 600;

impl TimeControl {
    /// The allowed base times in hundredths of a minute: from about a second to three hours.
    const BASE_TIME_MINUTE_HUNDREDTHS_RANGE: RangeInclusive<u32> = 2..=18_000;

    /// The allowed increments in seconds.
    const INCREMENT_SECONDS_RANGE: RangeInclusive<u8> = 0..=60;

    /// The time controls that menus offer, the quickest first.
    pub const PRESETS: [TimeControl; 5] = [
        TimeControl {
            base_time_hundredths: 100,
            increment_seconds: 0,
        },
        TimeControl {
            base_time_hundredths: 300,
            increment_seconds: 2,
        },
        TimeControl {
            base_time_hundredths: 500,
            increment_seconds: 3,
        },
        TimeControl {
            base_time_hundredths: 1000,
            increment_seconds: 5,
        },
        TimeControl {
            base_time_hundredths: 1500,
            increment_seconds: 10,
        },
    ];

    /// Returns the base time.
    pub const fn base_time(self) -> Duration {
        Duration::from_millis(self.base_time_hundredths as u64 * MS_PER_HUNDREDTH_MINUTE)
    }

    /// Returns the time added after each move.
    pub const fn increment(self) -> Duration {
        Duration::from_secs(self.increment_seconds as u64)
    }
}

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let (minutes, hundredths) = (
            self.base_time_hundredths / 100,
            self.base_time_hundredths % 100,
        );
        match hundredths {
            0 => write!(f, "{minutes}")?,
            _ if hundredths.is_multiple_of(10) => write!(f, "{minutes}.{}", hundredths / 10)?,
            _ => write!(f, "{minutes}.{hundredths:02}")?,
        }
        write!(f, "+{}", self.increment_seconds)
    }
}

impl FromStr for TimeControl {
    type Err = ExpectedValue;

    /// Parses `5+3`. Blanks around the numbers are allowed, and a decimal comma. `5` means `5+0`.
    fn from_str(text: &str) -> Result<Self, ExpectedValue> {
        let (minutes, seconds) = text.split_once('+').unwrap_or((text, "0"));
        let base_time_minute_hundredths = parse_hundredths(minutes.trim())
            .filter(|total| Self::BASE_TIME_MINUTE_HUNDREDTHS_RANGE.contains(total));
        let increment_seconds = seconds
            .trim()
            .parse()
            .ok()
            .filter(|seconds| Self::INCREMENT_SECONDS_RANGE.contains(seconds));
        match (base_time_minute_hundredths, increment_seconds) {
            (Some(base_time_minute_hundredths), Some(increment_seconds)) => Ok(TimeControl {
                base_time_hundredths: base_time_minute_hundredths,
                increment_seconds,
            }),
            _ => Err(ExpectedValue::TimeControl),
        }
    }
}

/// Parses a number with at most two decimals, and returns it in hundredths.
fn parse_hundredths(text: &str) -> Option<u32> {
    let (whole, decimals) = text.split_once(['.', ',']).unwrap_or((text, ""));
    let are_digits = |text: &str| text.bytes().all(|digit| digit.is_ascii_digit());
    if whole.is_empty() || decimals.len() > 2 || !are_digits(whole) || !are_digits(decimals) {
        return None;
    }
    let whole: u32 = whole.parse().ok()?;
    let decimals: u32 = format!("{decimals:0<2}").parse().ok()?;
    whole.checked_mul(100)?.checked_add(decimals)
}

/// The clocks of a game as a record stores them. They do not run.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
pub struct ClockTimes {
    /// The time control of both sides.
    pub control: TimeControl,
    /// The time that each side has left now.
    pub remaining: PerSeat<Duration>,
    /// The mover's remaining time after each of the game's last moves, including the increment. If
    /// the game continues an earlier game, there are no times for the moves of that earlier game.
    pub remaining_after_moves: Vec<Duration>,
    /// True if the clocks were stopped for a while, because the player left the game and came back.
    pub is_stopped: bool,
}

impl ClockTimes {
    /// Creates both clocks as they are before the first move.
    pub fn new(control: TimeControl) -> ClockTimes {
        ClockTimes {
            control,
            remaining: PerSeat::from_fn(|_| control.base_time()),
            remaining_after_moves: Vec::new(),
            is_stopped: false,
        }
    }

    /// Returns the time that both sides used for a game of `move_count` moves: the time they
    /// were given minus the time left. Returns `None` if some moves were played without clocks.
    pub fn total_time_used(&self, move_count: usize) -> Option<Duration> {
        let added_time = self.control.increment()
            * u32::try_from(move_count)
                .ok()
                .filter(|_| self.remaining_after_moves.len() == move_count)?;
        (self.control.base_time() * 2 + added_time)
            .checked_sub(self.remaining.south + self.remaining.north)
    }

    /// Formats the clocks as one line for OGN: the time control, the milliseconds that South and
    /// North have left, and the word `stopped` if the clocks were stopped for a while.
    pub(super) fn to_line(&self) -> String {
        let stopped_suffix = if self.is_stopped { " stopped" } else { "" };
        format!(
            "{} {} {}{stopped_suffix}",
            self.control,
            to_millis(self.remaining.south),
            to_millis(self.remaining.north)
        )
    }

    /// Parses a line that `to_line` formats. Such a line does not have the times after each move.
    pub(super) fn from_line(line: &str) -> Option<ClockTimes> {
        let words: Vec<&str> = line.split_whitespace().collect();
        let (time_words, was_stopped) = match words[..] {
            [ref times @ .., "stopped"] => (times, true),
            ref times => (times, false),
        };
        let [control_text, south_time, north_time] = *time_words else {
            return None;
        };
        let parse_remaining = |text: &str| {
            text.parse()
                .ok()
                .filter(|&millis| millis <= MAX_CLOCK_MS)
                .map(Duration::from_millis)
        };
        let remaining = PerSeat {
            south: parse_remaining(south_time)?,
            north: parse_remaining(north_time)?,
        };
        Some(ClockTimes {
            control: control_text.parse().ok()?,
            remaining,
            remaining_after_moves: Vec::new(),
            is_stopped: was_stopped,
        })
    }

    /// Rounds a time down to whole milliseconds, as a record stores it.
    pub fn rounded_to_milliseconds(time: Duration) -> Duration {
        Duration::from_millis(to_millis(time))
    }
}

/// The longest time that a clock can show, in milliseconds: a week. No game with increments reaches
/// it.
const MAX_CLOCK_MS: u64 = 7 * 24 * 3_600_000;

/// Converts a time to whole milliseconds, at most [`MAX_CLOCK_MS`].
fn to_millis(time: Duration) -> u64 {
    u64::try_from(time.as_millis())
        .unwrap_or(u64::MAX)
        .min(MAX_CLOCK_MS)
}

/// Writes the section of the clocks.
pub(super) fn write(clocks: &ClockTimes, out: &mut String) -> fmt::Result {
    write!(out, "\n[clock]\ncontrol = \"{}\"\n", clocks.control)?;
    writeln!(
        out,
        "south_ms = {}\nnorth_ms = {}",
        to_millis(clocks.remaining.south),
        to_millis(clocks.remaining.north)
    )?;
    if clocks.is_stopped {
        writeln!(out, "stopped = true")?;
    }
    writeln!(out, "left_ms = [")?;
    for pair in clocks.remaining_after_moves.chunks(2) {
        let time_texts: Vec<String> = pair
            .iter()
            .map(|&time| to_millis(time).to_string())
            .collect();
        writeln!(out, "  {},", time_texts.join(", "))?;
    }
    writeln!(out, "]")
}

/// Reads a time in milliseconds.
fn read_milliseconds(value: &DeValue) -> Option<Duration> {
    whole_number_in(value, &(0..=MAX_CLOCK_MS)).map(Duration::from_millis)
}

field!(TimeControl, ExpectedValue::TimeControl, value => value.as_str()?.parse().ok());

/// Reads the clocks of a game with this number of moves.
pub(super) fn read(mut table: Fields, move_count: usize) -> Result<ClockTimes, Fault> {
    let control = table.take_value("control")?;
    let remaining = PerSeat {
        south: table.take_value_converted(
            "south_ms",
            ExpectedValue::Milliseconds,
            read_milliseconds,
        )?,
        north: table.take_value_converted(
            "north_ms",
            ExpectedValue::Milliseconds,
            read_milliseconds,
        )?,
    };
    let was_stopped = table.take_optional("stopped")?.unwrap_or(false);
    let (span, remaining_times) = table.take_list("left_ms", ExpectedValue::TimesOfMoves)?;
    let times_error = |span| table.invalid_value("left_ms", span, ExpectedValue::TimesOfMoves);
    if remaining_times.len() > move_count {
        return Err(times_error(span));
    }
    let read_time = |value: &Spanned<DeValue<'_>>| {
        read_milliseconds(value.get_ref()).ok_or_else(|| times_error(value.span()))
    };
    let remaining_after_moves = remaining_times
        .iter()
        .map(read_time)
        .collect::<Result<_, _>>()?;
    table.check_empty()?;
    Ok(ClockTimes {
        control,
        remaining,
        remaining_after_moves,
        is_stopped: was_stopped,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse_control(text: &str) -> TimeControl {
        text.parse().unwrap()
    }

    #[test]
    fn time_control_is_read_in_several_forms_and_written_in_one() {
        for (text, written) in [
            ("5+3", "5+3"),
            (" 5 + 3 ", "5+3"),
            ("5", "5+0"),
            ("0,5+0", "0.5+0"),
            ("0.02+0", "0.02+0"),
        ] {
            assert_eq!(parse_control(text).to_string(), written, "{text}");
        }
        assert_eq!(parse_control("1.5+10").base_time(), Duration::from_secs(90));
        assert_eq!(parse_control("1.5+10").increment(), Duration::from_secs(10));
        for usual in TimeControl::PRESETS {
            assert_eq!(parse_control(&usual.to_string()), usual);
        }
    }

    #[test]
    fn invalid_time_controls_are_refused() {
        for text in [
            "", "+", "+3", "0+5", "five", "5+3+1", "-5+3", "5+-3", "5+61", "181+0", "0.001+0",
            "5.+x", "1e3+0",
        ] {
            assert!(text.parse::<TimeControl>().is_err(), "{text}");
        }
    }
}
