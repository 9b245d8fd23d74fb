//! The clock, in the time zone of the player, and random numbers.

use std::env;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;
use std::time::{SystemTime, UNIX_EPOCH};

use awale_files::{self as files, MOST_ZONE};
use awale_rules::Seat;
use jiff::Timestamp;
use jiff::tz::TimeZone;
use rand::rngs::{StdRng, SysRng};
use rand::{Rng, SeedableRng, TryRng};

use awale_study::record::DateTime;

/// Where the system keeps a file for each time zone; the variable `TZDIR` may name another place.
const ZONES: &str = "/usr/share/zoneinfo";

/// The file of the system's own time zone, where there is one.
const LOCAL: &str = "/etc/localtime";

/// The date and time here and now, to the second, with the distance from universal time.
#[must_use]
pub fn clock() -> DateTime {
    /// Found once: the clock is looked at for every frame that shows the day.
    static ZONE: LazyLock<TimeZone> = LazyLock::new(zone);
    date_of(SystemTime::now(), ZONE.clone())
}

/// The date and time at `now`. Dates end with the year 9999, and a clock that is past it stands
/// still there.
#[must_use]
pub fn date_of(now: SystemTime, zone: TimeZone) -> DateTime {
    let bound = if now < UNIX_EPOCH {
        Timestamp::MIN
    } else {
        Timestamp::MAX
    };
    DateTime::of_clock(&Timestamp::try_from(now).unwrap_or(bound).to_zoned(zone))
}

/// The time zone that the variable `TZ` names, or the system's. Its file alone is read: a database
/// of time zones would list the six hundred others first, and keep the list. What the variable
/// names is never left to a library, which would read a device to its end that never comes.
fn zone() -> TimeZone {
    let folder = env::var_os("TZDIR").map_or_else(|| PathBuf::from(ZONES), PathBuf::from);
    match env::var_os("TZ") {
        Some(name) => name
            .to_str()
            .and_then(|name| zone_of(&folder, name))
            .unwrap_or(TimeZone::UTC),
        None => zone_in(Path::new(LOCAL), None).unwrap_or_else(TimeZone::system),
    }
}

/// The time zone of this name, such as `Europe/Paris` or `:Europe/Paris`, that in the file of this
/// path, or that of this rule, such as `EST5EDT,M3.2.0,M11.1.0`.
#[must_use]
pub fn zone_of(folder: &Path, name: &str) -> Option<TimeZone> {
    let name = name.trim_start_matches(':');
    zone_in(&folder.join(name), Some(name)).or_else(|| TimeZone::posix(name).ok())
}

fn zone_in(path: &Path, name: Option<&str>) -> Option<TimeZone> {
    let file = files::read(path, MOST_ZONE).ok()?;
    TimeZone::tzif(name.unwrap_or("local"), &file).ok()
}

/// An unpredictable number. Where the system has none to give, the clock stands in.
#[must_use]
#[expect(
    clippy::cast_possible_truncation,
    reason = "the lower half changes most"
)]
pub fn chance() -> u64 {
    SysRng.try_next_u64().unwrap_or_else(|_| {
        UNIX_EPOCH
            .elapsed()
            .map_or(0, |since| since.as_nanos() as u64)
    })
}

/// The seat that `seed` draws.
#[must_use]
pub fn drawn_seat(seed: u64) -> Seat {
    if StdRng::seed_from_u64(seed).next_u64().is_multiple_of(2) {
        Seat::South
    } else {
        Seat::North
    }
}
