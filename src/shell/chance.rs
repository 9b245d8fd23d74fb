//! The clock and the dice: what the floors below are handed in.

use std::str::FromStr;

use rand::rngs::{StdRng, SysRng};
use rand::{Rng, SeedableRng, TryRng};
use toml::value::Datetime;

use crate::game::Seat;

/// The date and time here and now, to the second, with the distance from universal time.
#[must_use]
pub fn clock() -> Datetime {
    let now = jiff::Zoned::now().strftime("%Y-%m-%dT%H:%M:%S%:z").to_string();
    // Every text of this form is a date, so the epoch never stands in.
    Datetime::from_str(&now).or_else(|_| Datetime::from_str("1970-01-01T00:00:00Z")).unwrap_or(Datetime {
        date: None,
        time: None,
        offset: None,
    })
}

/// A number that nobody can foresee. Where the system has none to give, the clock stands in.
#[must_use]
pub fn chance() -> u64 {
    SysRng.try_next_u64().unwrap_or_else(|_| std::time::UNIX_EPOCH.elapsed().map_or(0, |since| since.as_nanos() as u64))
}

/// The seat that `seed` draws.
#[must_use]
pub fn drawn_seat(seed: u64) -> Seat {
    if StdRng::seed_from_u64(seed).next_u64().is_multiple_of(2) { Seat::South } else { Seat::North }
}
