//! [`DateTime`]: a date with time of day and offset, as a record stores it. TOML's own type is used
//! only here.

use std::fmt;
use std::str::FromStr;

use jiff::Zoned;
use jiff::civil::{Date, DateTime as CivilDateTime, Time};
use jiff::tz::Offset;
use toml::de::DeValue;
use toml::value::{
    Date as TomlDate, Datetime as TomlDatetime, Offset as TomlOffset, Time as TomlTime,
};

use super::Expected;

/// A date and time of day with the offset from universal time. It is printed in TOML's format with
/// the precision that it was read with: `2026-11-21T15:30:00+01:00`. Two dates are equal if they
/// print the same.
///
/// Parts of a game's date may be unknown: the time, and the year, month or day, which are then
/// written as question marks: `2019-05-??`.
///
/// A leap second, `15:59:60`, is read as the second before it, as the clocks of computers show it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct DateTime {
    local: CivilDateTime,
    /// The offset from universal time. `None` for universal time itself, written `Z`.
    offset: Option<Offset>,
    precision: Precision,
}

/// The smallest part that is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Precision {
    /// Only a day. The flags are true for a known year, month and day.
    Day([bool; 3]),
    Minute,
    Second,
    Fraction,
}

impl DateTime {
    /// The date that replaces an unknown date: the first of January of the year 1.
    pub(super) const UNKNOWN: DateTime = DateTime {
        local: CivilDateTime::constant(1, 1, 1, 0, 0, 0, 0),
        offset: None,
        precision: Precision::Second,
    };

    /// Returns the date and time of a clock, to the second.
    #[must_use]
    pub fn from_clock(clock: &Zoned) -> DateTime {
        let exact = DateTime {
            local: clock.datetime(),
            offset: Some(clock.offset()),
            precision: Precision::Second,
        };
        // Parts that are not written, such as the fraction, are dropped. Then the date equals the
        // one that is read from the record.
        DateTime::from_toml(&exact.to_toml()).unwrap_or(exact)
    }

    /// Parses a day in the form of other programs: `2019.05.??`, with question marks for unknown
    /// parts. Returns `None` for other forms.
    #[must_use]
    pub fn parse_partial(text: &str) -> Option<DateTime> {
        // The default year is a leap year, so that an unknown year may have a 29th of February.
        const DEFAULTS: [i16; 3] = [4, 1, 1];
        let is_unknown = |text: &str| text.bytes().all(|byte| byte == b'?');
        let parts: Vec<&str> = text.split(['.', '-', '/']).map(str::trim).collect();
        if parts.iter().all(|part| is_unknown(part)) {
            return Some(DateTime::UNKNOWN);
        }
        if parts.len() > DEFAULTS.len() {
            return None;
        }
        let (mut numbers, mut known) = (DEFAULTS, [false; 3]);
        for (index, part) in parts.into_iter().enumerate() {
            if !part.is_empty() && is_unknown(part) {
                continue;
            }
            let digits = if index == 0 { 4..=4 } else { 1..=2 };
            let is_number = part.bytes().all(|byte| byte.is_ascii_digit());
            if !is_number || !digits.contains(&part.len()) {
                return None;
            }
            (numbers[index], known[index]) = (part.parse().ok()?, true);
        }
        let [year, month, day] = numbers;
        let day = Date::new(year, month.try_into().ok()?, day.try_into().ok()?);
        Some(DateTime {
            local: day.ok()?.to_datetime(Time::midnight()),
            offset: None,
            precision: Precision::Day(known),
        })
    }

    /// Reads a date of a record: a full date, or a text with the known parts.
    pub(super) fn from_record(value: &DeValue<'_>) -> Option<DateTime> {
        match value.as_str() {
            Some(text) => DateTime::parse_partial(text).filter(|date| date.to_string() == text),
            None => DateTime::from_toml(value.as_datetime()?),
        }
    }

    /// Formats the date as a value in a record.
    pub(super) fn to_record_value(self) -> String {
        match self.precision {
            Precision::Day(_) => format!("\"{self}\""),
            _ => self.to_string(),
        }
    }

    /// Returns the key for sorting by date. An unknown part sorts first.
    #[must_use]
    pub fn sort_key(&self) -> String {
        self.to_string().replace('?', "0")
    }

    /// Formats the day with `sign` between its parts, and question marks for unknown parts.
    #[must_use]
    pub fn day_text(&self, sign: char) -> String {
        let known = match self.precision {
            Precision::Day(known) => known,
            _ => [*self != DateTime::UNKNOWN; 3],
        };
        let day = self.local.date();
        let part = |index: usize, text: String| {
            if known[index] {
                text
            } else {
                "?".repeat(text.len())
            }
        };
        let [year, month, day] = [
            part(0, format!("{:04}", day.year())),
            part(1, format!("{:02}", day.month())),
            part(2, format!("{:02}", day.day())),
        ];
        format!("{year}{sign}{month}{sign}{day}")
    }

    /// Returns the time of day with its offset, if it is known.
    #[must_use]
    pub fn time_text(&self) -> Option<String> {
        let text = self.to_string();
        let (_, time) = text
            .split_once('T')
            .filter(|_| *self != DateTime::UNKNOWN)?;
        Some(time.to_owned())
    }

    /// Returns the day, if all its parts are known.
    #[must_use]
    pub fn known_day(&self) -> Option<Date> {
        let is_whole = !self.day_text('-').contains('?');
        is_whole.then(|| self.day())
    }

    /// Returns the day. Unknown parts have default values.
    #[must_use]
    pub fn day(&self) -> Date {
        self.local.date()
    }

    /// Converts TOML's date. Returns `None` if the date, time or offset is missing. Without an
    /// offset, a time is ambiguous in other time zones.
    pub(super) fn from_toml(written: &TomlDatetime) -> Option<DateTime> {
        let (date, time, offset) = (written.date?, written.time?, written.offset?);
        let precision = match (time.second, time.nanosecond) {
            (_, Some(_)) => Precision::Fraction,
            (Some(_), None) => Precision::Second,
            (None, None) => Precision::Minute,
        };
        let local = CivilDateTime::new(
            i16::try_from(date.year).ok()?,
            date.month.cast_signed(),
            date.day.cast_signed(),
            time.hour.cast_signed(),
            time.minute.cast_signed(),
            time.second.unwrap_or(0).min(59).cast_signed(),
            time.nanosecond.unwrap_or(0).cast_signed(),
        );
        let offset = match offset {
            TomlOffset::Z => None,
            TomlOffset::Custom { minutes } => {
                Some(Offset::from_seconds(i32::from(minutes) * 60).ok()?)
            }
        };
        Some(DateTime {
            local: local.ok()?,
            offset,
            precision,
        })
    }

    fn to_toml(self) -> TomlDatetime {
        let (date, time) = (self.local.date(), self.local.time());
        let (second, fraction) = (
            time.second().cast_unsigned(),
            time.subsec_nanosecond().cast_unsigned(),
        );
        TomlDatetime {
            date: Some(TomlDate {
                year: date.year().cast_unsigned(),
                month: date.month().cast_unsigned(),
                day: date.day().cast_unsigned(),
            }),
            time: Some(TomlTime {
                hour: time.hour().cast_unsigned(),
                minute: time.minute().cast_unsigned(),
                second: (self.precision != Precision::Minute).then_some(second),
                nanosecond: (self.precision == Precision::Fraction).then_some(fraction),
            }),
            offset: Some(
                self.offset
                    .map_or(TomlOffset::Z, |offset| TomlOffset::Custom {
                        minutes: i16::try_from(offset.seconds() / 60).unwrap_or_default(),
                    }),
            ),
        }
    }
}

impl fmt::Display for DateTime {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Precision::Day(_) = self.precision {
            return f.write_str(&self.day_text('-'));
        }
        self.to_toml().fmt(f)
    }
}

impl FromStr for DateTime {
    type Err = Expected;

    fn from_str(text: &str) -> Result<DateTime, Expected> {
        text.parse()
            .ok()
            .as_ref()
            .and_then(DateTime::from_toml)
            .ok_or(Expected::Date)
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
            assert_eq!(text.parse::<DateTime>(), Err(Expected::Date), "{text}");
        }
    }

    #[test]
    fn clock_times_survive_writing_and_reading() {
        let zone = Offset::from_seconds(3723)
            .expect("an offset")
            .to_time_zone();
        let clock = jiff::Timestamp::new(1_795_000_000, 123_456_789)
            .expect("a time")
            .to_zoned(zone);
        let date = DateTime::from_clock(&clock);
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
            let day = DateTime::parse_partial(text).expect(text);
            assert_eq!(
                (day.to_string().as_str(), day.sort_key().as_str()),
                (expected, order)
            );
            assert_eq!(day.known_day().is_some(), !expected.contains('?'), "{text}");
            assert_eq!(day.time_text(), None);
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
    fn a_leap_second_is_read_as_the_one_before() {
        let leap: DateTime = "2016-12-31T23:59:60.5Z".parse().expect("a date");
        assert_eq!(leap.to_string(), "2016-12-31T23:59:59.5Z");
        assert_eq!(leap.day(), jiff::civil::date(2016, 12, 31));
    }
}
