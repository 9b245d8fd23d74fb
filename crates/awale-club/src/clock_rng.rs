//! The clock in the time zone of the server, and unpredictable numbers.

use std::time::UNIX_EPOCH;

use awale_study::record::DateTime;
use jiff::Timestamp;
use jiff::tz::TimeZone;
use rand::TryRng;
use rand::rngs::SysRng;

/// The date and time now, in the time zone of the server.
#[must_use]
pub fn now() -> DateTime {
    DateTime::from_clock(&Timestamp::now().to_zoned(TimeZone::system()))
}

/// A seed for a random generator. If the system has no random numbers, the clock replaces them.
#[must_use]
#[expect(
    clippy::cast_possible_truncation,
    reason = "the lower half changes most"
)]
pub fn random_seed() -> u64 {
    SysRng.try_next_u64().unwrap_or_else(|_| {
        UNIX_EPOCH
            .elapsed()
            .map_or(0, |time| time.as_nanos() as u64)
    })
}
