//! The current date and time, and seeds for random generators, from the operating system.

use std::time::UNIX_EPOCH;

use awale_study::record::DateTime;
use jiff::Timestamp;
use jiff::tz::TimeZone;
use rand::TryRng;
use rand::rngs::SysRng;

/// Returns the current date and time, in the time zone of the server.
#[must_use]
pub fn now() -> DateTime {
    DateTime::from_clock(&Timestamp::now().to_zoned(TimeZone::system()))
}

/// Returns a seed for a random generator: random bits from the system, or the lower half of the
/// clock in nanoseconds if the system has no random numbers.
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
