//! The clocks of a serious game as they are written down: how much time there is, and what is left
//! of it.

use std::fmt::{self, Write as _};
use std::ops::RangeInclusive;
use std::str::FromStr;
use std::time::Duration;

use awale_rules::PerSeat;
use toml::Spanned;
use toml::de::DeValue;

use crate::toml_reader::{Read as _, whole};

use super::Expected;
use super::fields::{Fault, Fields, field};

/// How much time each side has for a game: a base time, and an increment with every move.
///
/// It is written as everywhere: minutes, `+`, seconds for each move, as in `5+3`. Less than a
/// minute is `0.5+0`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TimeControl {
    /// The time in all, in hundredths of a minute: what two places behind the point can say.
    total: u32,
    /// Seconds more with every move.
    increment: u8,
}

/// Milliseconds in a hundredth of a minute.
const HUNDREDTH_MS: u64 = 600;

impl TimeControl {
    /// The totals there are, in hundredths of a minute: from about a second to three hours.
    const TOTALS: RangeInclusive<u32> = 2..=18_000;

    /// The increments there are, in seconds.
    const INCREMENTS: RangeInclusive<u8> = 0..=60;

    /// What is offered without typing, the quickest first.
    pub const USUAL: [TimeControl; 5] = [
        TimeControl {
            total: 100,
            increment: 0,
        },
        TimeControl {
            total: 300,
            increment: 2,
        },
        TimeControl {
            total: 500,
            increment: 3,
        },
        TimeControl {
            total: 1000,
            increment: 5,
        },
        TimeControl {
            total: 1500,
            increment: 10,
        },
    ];

    /// The time in all.
    #[must_use]
    pub const fn total(self) -> Duration {
        Duration::from_millis(self.total as u64 * HUNDREDTH_MS)
    }

    /// The time that every move adds.
    #[must_use]
    pub const fn increment(self) -> Duration {
        Duration::from_secs(self.increment as u64)
    }
}

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (minutes, hundredths) = (self.total / 100, self.total % 100);
        match hundredths {
            0 => write!(f, "{minutes}")?,
            _ if hundredths.is_multiple_of(10) => write!(f, "{minutes}.{}", hundredths / 10)?,
            _ => write!(f, "{minutes}.{hundredths:02}")?,
        }
        write!(f, "+{}", self.increment)
    }
}

impl FromStr for TimeControl {
    type Err = Expected;

    /// Reads `5+3`; blanks around the numbers and a comma for the point do no harm, and `5` alone
    /// is `5+0`.
    fn from_str(text: &str) -> Result<Self, Expected> {
        let (minutes, seconds) = text.split_once('+').unwrap_or((text, "0"));
        let total = hundredths(minutes.trim()).filter(|total| Self::TOTALS.contains(total));
        let increment = seconds
            .trim()
            .parse()
            .ok()
            .filter(|seconds| Self::INCREMENTS.contains(seconds));
        match (total, increment) {
            (Some(total), Some(increment)) => Ok(TimeControl { total, increment }),
            _ => Err(Expected::TimeControl),
        }
    }
}

/// A number with at most two places behind its point, in hundredths.
fn hundredths(text: &str) -> Option<u32> {
    let (whole, part) = text.split_once(['.', ',']).unwrap_or((text, ""));
    let digits = |text: &str| text.bytes().all(|digit| digit.is_ascii_digit());
    if whole.is_empty() || part.len() > 2 || !digits(whole) || !digits(part) {
        return None;
    }
    let whole: u32 = whole.parse().ok()?;
    let part: u32 = format!("{part:0<2}").parse().ok()?;
    whole.checked_mul(100)?.checked_add(part)
}

/// What the clocks of a game show, as a record holds it. They run where the game is played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClockTimes {
    /// How much time there is.
    pub control: TimeControl,
    /// What each side has left now.
    pub left: PerSeat<Duration>,
    /// What the mover had left after each of the game's last moves, the increment included. A game
    /// that goes on from another begins with moves that no clock saw.
    pub after: Vec<Duration>,
    /// Whether they have stood still while the game went on, since the player left it and came
    /// back.
    pub is_stopped: bool,
}

impl ClockTimes {
    /// Both clocks before the first move.
    #[must_use]
    pub fn new(control: TimeControl) -> ClockTimes {
        ClockTimes {
            control,
            left: PerSeat::from_fn(|_| control.total()),
            after: Vec::new(),
            is_stopped: false,
        }
    }

    /// The time that both sides took for the `moves` of a game: what the control gave them, less
    /// what is left. `None` if the clocks did not see every move.
    #[must_use]
    pub fn spent(&self, moves: usize) -> Option<Duration> {
        let added = self.control.increment()
            * u32::try_from(moves)
                .ok()
                .filter(|_| self.after.len() == moves)?;
        (self.control.total() * 2 + added).checked_sub(self.left.south + self.left.north)
    }

    /// The clocks on one line, as OGN has them: the control, the milliseconds that South and North
    /// have left, and whether they stopped.
    #[must_use]
    pub(super) fn line(&self) -> String {
        let stopped = if self.is_stopped { " stopped" } else { "" };
        format!(
            "{} {} {}{stopped}",
            self.control,
            millis(self.left.south),
            millis(self.left.north)
        )
    }

    /// The clocks that such a line tells, without what they showed after each move.
    pub(super) fn from_line(line: &str) -> Option<ClockTimes> {
        let words: Vec<&str> = line.split_whitespace().collect();
        let (times, is_stopped) = match words[..] {
            [ref times @ .., "stopped"] => (times, true),
            ref times => (times, false),
        };
        let [control, south, north] = *times else {
            return None;
        };
        let left = |text: &str| {
            text.parse()
                .ok()
                .filter(|&millis| millis <= LONGEST_MS)
                .map(Duration::from_millis)
        };
        let left = PerSeat {
            south: left(south)?,
            north: left(north)?,
        };
        Some(ClockTimes {
            control: control.parse().ok()?,
            left,
            after: Vec::new(),
            is_stopped,
        })
    }

    /// A time as a record holds it: whole milliseconds.
    #[must_use]
    pub fn recorded(time: Duration) -> Duration {
        Duration::from_millis(millis(time))
    }
}

/// The longest time that a clock can show, in milliseconds: a week, which no game with increments
/// reaches.
const LONGEST_MS: u64 = 7 * 24 * 3_600_000;

/// Whole milliseconds.
fn millis(time: Duration) -> u64 {
    u64::try_from(time.as_millis())
        .unwrap_or(u64::MAX)
        .min(LONGEST_MS)
}

/// Writes the table of the clocks.
pub(super) fn write(clocks: &ClockTimes, out: &mut String) -> fmt::Result {
    write!(out, "\n[clock]\ncontrol = \"{}\"\n", clocks.control)?;
    writeln!(
        out,
        "south_ms = {}\nnorth_ms = {}",
        millis(clocks.left.south),
        millis(clocks.left.north)
    )?;
    if clocks.is_stopped {
        writeln!(out, "stopped = true")?;
    }
    writeln!(out, "left_ms = [")?;
    for pair in clocks.after.chunks(2) {
        let line: Vec<String> = pair.iter().map(|&time| millis(time).to_string()).collect();
        writeln!(out, "  {},", line.join(", "))?;
    }
    writeln!(out, "]")
}

/// A time on a clock, in milliseconds.
struct Shown(Duration);

field!(Shown, Expected::Milliseconds, value => {
    let millis = u64::try_from(whole(value)?).ok().filter(|&millis| millis <= LONGEST_MS)?;
    Some(Shown(Duration::from_millis(millis)))
});

field!(TimeControl, Expected::TimeControl, value => value.as_str()?.parse().ok());

/// The clocks of a game that has this many moves.
pub(super) fn read(mut table: Fields<'_>, moves: usize) -> Result<ClockTimes, Fault> {
    let control = table.get("control")?;
    let left = PerSeat {
        south: table.get::<Shown>("south_ms")?.0,
        north: table.get::<Shown>("north_ms")?.0,
    };
    let is_stopped = table.maybe("stopped")?.unwrap_or(false);
    let (span, times) = table.list("left_ms", Expected::TimesOfMoves)?;
    let wrong = |span| table.wrong("left_ms", span, Expected::TimesOfMoves);
    if times.len() > moves {
        return Err(wrong(span));
    }
    let shown = |time: &Spanned<DeValue<'_>>| match Shown::read(time.get_ref()) {
        Ok(Shown(time)) => Ok(time),
        Err(_) => Err(wrong(time.span())),
    };
    let after = times.iter().map(shown).collect::<Result<_, _>>()?;
    table.end()?;
    Ok(ClockTimes {
        control,
        left,
        after,
        is_stopped,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn control(text: &str) -> TimeControl {
        text.parse().unwrap()
    }

    #[test]
    fn a_time_control_is_read_as_people_write_it_and_written_in_one_way() {
        for (text, written) in [
            ("5+3", "5+3"),
            (" 5 + 3 ", "5+3"),
            ("5", "5+0"),
            ("0,5+0", "0.5+0"),
            ("0.02+0", "0.02+0"),
        ] {
            assert_eq!(control(text).to_string(), written, "{text}");
        }
        assert_eq!(control("1.5+10").total(), Duration::from_secs(90));
        assert_eq!(control("1.5+10").increment(), Duration::from_secs(10));
        for usual in TimeControl::USUAL {
            assert_eq!(control(&usual.to_string()), usual);
        }
    }

    #[test]
    fn nonsense_is_no_time_control() {
        for text in [
            "", "+", "+3", "0+5", "five", "5+3+1", "-5+3", "5+-3", "5+61", "181+0", "0.001+0",
            "5.+x", "1e3+0",
        ] {
            assert!(text.parse::<TimeControl>().is_err(), "{text}");
        }
    }
}
