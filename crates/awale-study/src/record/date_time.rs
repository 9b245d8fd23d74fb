//! When something happened: the one type for a date with its time of day and its offset. TOML's own
//! type is used here alone, where a date is read and written.

use std::fmt;
use std::str::FromStr;

use jiff::Zoned;
use jiff::civil::{Date, DateTime as CivilDateTime};
use jiff::tz::Offset;
use toml::value::{
    Date as TomlDate, Datetime as TomlDatetime, Offset as TomlOffset, Time as TomlTime,
};

use super::Expected;

/// A date and a time of day with the distance from universal time, as a record holds it. It is
/// printed as TOML writes it, and as precisely as it was read: `2026-11-21T15:30:00+01:00`. Two are
/// equal that are written alike.
///
/// A leap second, `15:59:60`, is read as the second before, which every clock of a computer shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct DateTime {
    local: CivilDateTime,
    /// The distance from universal time; `None` for universal time itself, written `Z`.
    offset: Option<Offset>,
    precision: Precision,
}

/// The smallest part of a time of day that is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Precision {
    Minute,
    Second,
    Fraction,
}

impl DateTime {
    /// The first of January of the year one.
    pub(super) const FIRST: DateTime = DateTime {
        local: CivilDateTime::constant(1, 1, 1, 0, 0, 0, 0),
        offset: None,
        precision: Precision::Second,
    };

    /// What a clock shows, to the second.
    #[must_use]
    pub fn of_clock(clock: &Zoned) -> DateTime {
        let exact = DateTime {
            local: clock.datetime(),
            offset: Some(clock.offset()),
            precision: Precision::Second,
        };
        // What is not written, such as the fraction, is dropped: a date equals the one that is read
        // from its record.
        DateTime::from_toml(&exact.to_toml()).unwrap_or(exact)
    }

    /// The day, as it is written.
    #[must_use]
    pub fn day(&self) -> Date {
        self.local.date()
    }

    /// What TOML says; `None` where a part is missing. Without its offset a time says nothing in
    /// another place.
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
    fn a_date_has_all_of_its_parts() {
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
        let date = DateTime::of_clock(&clock);
        assert_eq!(date.to_string(), "2026-11-18T12:08:43+01:02");
        assert_eq!(date.to_string().parse(), Ok(date));
    }

    #[test]
    fn a_leap_second_is_read_as_the_one_before() {
        let leap: DateTime = "2016-12-31T23:59:60.5Z".parse().expect("a date");
        assert_eq!(leap.to_string(), "2016-12-31T23:59:59.5Z");
        assert_eq!(leap.day(), jiff::civil::date(2016, 12, 31));
    }
}
