//! [`DateTime`]: a date with time of day and offset, as a record stores it. TOML's own type is used
//! only here.

use std::{fmt, str::FromStr};

use jiff::{Zoned, civil::Date};
use toml::{
    de::DeValue,
    value::{Datetime, Offset, Time},
};

use super::ExpectedValue;

/// A date and time of day with the offset from universal time. It is printed in TOML's format with
/// the precision that it was read with: `2026-11-21T15:30:00+01:00`. Two dates are equal if they
/// print the same.
///
/// Parts of a game's date may be unknown: the time, and the year, month or day, which are then
/// written as question marks: `2019-05-??`.
///
/// A leap second, `15:59:60`, is read as the second before it, as the clocks of computers show it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DateTime {
    /// The day. Unknown parts have default values.
    day: Date,
    /// True for a known year, month and day.
    is_part_known: [bool; 3],
    /// The known time of day, with the precision in which it is printed, and its offset.
    time_and_offset: Option<(Time, Offset)>,
}

impl DateTime {
    /// The date that replaces an unknown date: the first of January of the year 1, in which no real
    /// game was played.
    pub const UNKNOWN: DateTime = DateTime {
        day: Date::constant(1, 1, 1),
        is_part_known: [true; 3],
        time_and_offset: Some((
            Time {
                hour: 0,
                minute: 0,
                second: Some(0),
                nanosecond: None,
            },
            Offset::Z,
        )),
    };

    /// Returns the date and time of a clock, to the second.
    pub fn from_clock(zoned_time: &Zoned) -> DateTime {
        let text = zoned_time.strftime("%FT%T%:z").to_string();
        // The first 25 characters do not include the seconds that some old time zone offsets have.
        let text = text.get(..25).unwrap_or_default();
        text.parse().unwrap_or(DateTime::UNKNOWN)
    }

    /// Parses a day as other programs write it: `2019.05.??`, with question marks for unknown
    /// parts. Returns `None` for other forms.
    pub fn parse_partial(text: &str) -> Option<DateTime> {
        // The default year is a leap year, so that an unknown year may have a 29th of February.
        const DEFAULT_YEAR_MONTH_DAY: [i16; 3] = [4, 1, 1];
        let is_unknown = |text: &str| text.bytes().all(|byte| byte == b'?');
        let parts: Vec<&str> = text.split(['.', '-', '/']).map(str::trim).collect();
        if parts.iter().all(|part| is_unknown(part)) {
            return Some(DateTime::UNKNOWN);
        }
        if parts.len() > DEFAULT_YEAR_MONTH_DAY.len() {
            return None;
        }
        let (mut numbers, mut is_part_known) = (DEFAULT_YEAR_MONTH_DAY, [false; 3]);
        for (index, part) in parts.into_iter().enumerate() {
            if !part.is_empty() && is_unknown(part) {
                continue;
            }
            let digit_count_range = if index == 0 { 4..=4 } else { 1..=2 };
            let is_number = part.bytes().all(|byte| byte.is_ascii_digit());
            if !is_number || !digit_count_range.contains(&part.len()) {
                return None;
            }
            (numbers[index], is_part_known[index]) = (part.parse().ok()?, true);
        }
        let [year, month, day] = numbers;
        let day = Date::new(year, month.try_into().ok()?, day.try_into().ok()?).ok()?;
        Some(DateTime {
            day,
            is_part_known,
            time_and_offset: None,
        })
    }

    /// Reads a date of a record: a full date, or a text with the known parts.
    pub(super) fn from_record(value: &DeValue) -> Option<DateTime> {
        match value.as_str() {
            Some(text) => DateTime::parse_partial(text).filter(|date| date.to_string() == text),
            None => DateTime::from_toml(value.as_datetime()?),
        }
    }

    /// Formats the date as a value in a record.
    pub(super) fn to_record_value(self) -> String {
        match self.time_and_offset {
            Some(_) => self.to_string(),
            None => format!("\"{self}\""),
        }
    }

    /// Returns the key for sorting by date. An unknown part sorts first.
    pub fn sort_key(&self) -> String {
        self.to_string().replace('?', "0")
    }

    /// Formats the day with `separator` between its parts, and question marks for unknown parts.
    pub fn day_text(&self, separator: char) -> String {
        let is_unknown = *self == DateTime::UNKNOWN;
        let day = self.day.to_string();
        let parts = day
            .split('-')
            .zip(self.is_part_known)
            .map(|(part, is_known)| {
                if is_known && !is_unknown {
                    part.to_owned()
                } else {
                    "?".repeat(part.len())
                }
            });
        parts.collect::<Vec<_>>().join(&separator.to_string())
    }

    /// Returns the time of day with its offset, if it is known.
    pub fn time_text(&self) -> Option<String> {
        let (time, offset) = self
            .time_and_offset
            .filter(|_| *self != DateTime::UNKNOWN)?;
        Some(format!("{time}{offset}"))
    }

    /// Returns the day, if all its parts are known.
    pub fn known_day(&self) -> Option<Date> {
        let is_day_known = !self.day_text('-').contains('?');
        is_day_known.then(|| self.day())
    }

    /// Returns the day. Unknown parts have default values.
    pub fn day(&self) -> Date {
        self.day
    }

    /// Converts TOML's date. Returns `None` if the date, time or offset is missing. Without an
    /// offset, a time is ambiguous in other time zones.
    pub(super) fn from_toml(toml_date: &Datetime) -> Option<DateTime> {
        let (date, mut time, offset) = (toml_date.date?, toml_date.time?, toml_date.offset?);
        time.second = time.second.map(|second| second.min(59));
        let day = Date::new(
            i16::try_from(date.year).ok()?,
            date.month.cast_signed(),
            date.day.cast_signed(),
        );
        Some(DateTime {
            day: day.ok()?,
            is_part_known: [true; 3],
            time_and_offset: Some((time, offset)),
        })
    }
}

impl fmt::Display for DateTime {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self.time_and_offset {
            Some((time, offset)) => write!(f, "{}T{time}{offset}", self.day),
            None => f.write_str(&self.day_text('-')),
        }
    }
}

impl FromStr for DateTime {
    type Err = ExpectedValue;

    fn from_str(text: &str) -> Result<DateTime, ExpectedValue> {
        text.parse()
            .ok()
            .as_ref()
            .and_then(DateTime::from_toml)
            .ok_or(ExpectedValue::Date)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_date_is_written_as_it_was_read() {
        for text in [
            "2026-11-21T15:30:00+01:00",
            "2026-11-21T15:30:00Z",
            "2026-11-21T15:30:00+00:00",
            "2026-11-21T15:30Z",
            "2026-11-21T15:30:00.0-09:30",
            "2026-11-21T15:30:09.000000001+23:59",
            "0000-02-29T00:00:00Z",
            "9999-12-31T23:59:59.999999999-23:59",
        ] {
            assert_eq!(
                text.parse().map(|date: DateTime| date.to_string()),
                Ok(text.to_owned())
            );
        }
    }

    #[test]
    fn date_without_time_or_offset_is_refused() {
        for text in [
            "",
            "2026-11-21",
            "15:30:00",
            "2026-11-21T15:30:00",
            "2026-02-29T15:30:00Z",
            "2026-11-21T24:00:00Z",
        ] {
            assert_eq!(text.parse::<DateTime>(), Err(ExpectedValue::Date), "{text}");
        }
    }

    #[test]
    fn clock_times_survive_writing_and_reading() {
        let zone = jiff::tz::Offset::from_seconds(3723)
            .expect("an offset")
            .to_time_zone();
        let zoned_time = jiff::Timestamp::new(1_795_000_000, 123_456_789)
            .expect("a time")
            .to_zoned(zone);
        let date = DateTime::from_clock(&zoned_time);
        assert_eq!(date.to_string(), "2026-11-18T12:08:43+01:02");
        assert_eq!(date.to_string().parse(), Ok(date));
    }

    #[test]
    fn partial_date_keeps_its_known_parts() {
        for (text, expected, order) in [
            ("2019.05.??", "2019-05-??", "2019-05-00"),
            ("????.12.01", "????-12-01", "0000-12-01"),
            ("2020.??.15", "2020-??-15", "2020-00-15"),
            ("????.02.29", "????-02-29", "0000-02-29"),
            ("1993", "1993-??-??", "1993-00-00"),
            ("2019-5-1", "2019-05-01", "2019-05-01"),
        ] {
            let partial_date = DateTime::parse_partial(text).expect(text);
            assert_eq!(
                (
                    partial_date.to_string().as_str(),
                    partial_date.sort_key().as_str()
                ),
                (expected, order)
            );
            assert_eq!(
                partial_date.known_day().is_some(),
                !expected.contains('?'),
                "{text}"
            );
            assert_eq!(partial_date.time_text(), None);
        }
        for text in ["", "?", "????.??.??", "??/??/????"] {
            assert_eq!(
                DateTime::parse_partial(text),
                Some(DateTime::UNKNOWN),
                "{text}"
            );
        }
        for text in [
            "12/05/2019",
            "2019.13.01",
            "2019.02.30",
            "201?.01.01",
            "19.05.12",
            "+2019.05.12",
            "2019.05.12.1",
            "2019..12",
            "May 2019",
        ] {
            assert_eq!(DateTime::parse_partial(text), None, "{text}");
        }
    }

    #[test]
    fn a_leap_second_is_read_as_the_second_before() {
        let leap_second_time: DateTime = "2016-12-31T23:59:60.5Z".parse().expect("a date");
        assert_eq!(leap_second_time.to_string(), "2016-12-31T23:59:59.5Z");
        assert_eq!(leap_second_time.day(), jiff::civil::date(2016, 12, 31));
    }
}
