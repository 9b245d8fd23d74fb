//! The current time in the user's time zone, and seeds for the random generator.

use std::{
    env,
    path::{Path, PathBuf},
    sync::LazyLock,
    time::{SystemTime, UNIX_EPOCH},
};

use awale_files::{self as files, MAX_TIME_ZONE_BYTES};
use awale_rules::Seat;
use jiff::{Timestamp, tz::TimeZone};
use rand::{
    Rng, SeedableRng, TryRng,
    rngs::{StdRng, SysRng},
};

use awale_study::record::DateTime;

/// The folder with a file for each time zone. The variable `TZDIR` may name another folder.
const TIME_ZONE_FOLDER: &str = "/usr/share/zoneinfo";

/// The file of the system's own time zone, which some systems lack.
const LOCAL_TIME_FILE: &str = "/etc/localtime";

/// The local date and time, to the second, with the offset from UTC.
pub fn local_time() -> DateTime {
    /// The time zone, determined once: every frame that shows the date needs it.
    static TIME_ZONE: LazyLock<TimeZone> = LazyLock::new(determine_time_zone);
    date_time_at(SystemTime::now(), TIME_ZONE.clone())
}

/// The date and time at `now`. Dates end with the year 9999, so a later clock gives the last date.
pub fn date_time_at(now: SystemTime, time_zone: TimeZone) -> DateTime {
    let nearest_timestamp = if now < UNIX_EPOCH {
        Timestamp::MIN
    } else {
        Timestamp::MAX
    };
    DateTime::from_clock(
        &Timestamp::try_from(now)
            .unwrap_or(nearest_timestamp)
            .to_zoned(time_zone),
    )
}

/// The time zone of the variable `TZ`, or the time zone of the system. Only the file of this time
/// zone is read. A time zone database would first list the six hundred other files, and keep the
/// list. The path in `TZ` is checked before a library gets it, because the library would read a
/// device without end.
fn determine_time_zone() -> TimeZone {
    let folder =
        env::var_os("TZDIR").map_or_else(|| PathBuf::from(TIME_ZONE_FOLDER), PathBuf::from);
    match env::var_os("TZ") {
        Some(name) => name
            .to_str()
            .and_then(|name| parse_time_zone(&folder, name))
            .unwrap_or(TimeZone::UTC),
        None => read_time_zone(Path::new(LOCAL_TIME_FILE), None).unwrap_or_else(TimeZone::system),
    }
}

/// The time zone that `name` describes in one of three ways: a name such as `Europe/Paris` or
/// `:Europe/Paris`, the path of a time zone file, or a rule such as `EST5EDT,M3.2.0,M11.1.0`.
/// `folder` contains the files of the named zones.
pub fn parse_time_zone(folder: &Path, name: &str) -> Option<TimeZone> {
    let name = name.trim_start_matches(':');
    read_time_zone(&folder.join(name), Some(name)).or_else(|| TimeZone::posix(name).ok())
}

fn read_time_zone(path: &Path, name: Option<&str>) -> Option<TimeZone> {
    let file_bytes = files::read(path, MAX_TIME_ZONE_BYTES).ok()?;
    TimeZone::tzif(name.unwrap_or("local"), &file_bytes).ok()
}

/// An unpredictable number. If the system has no random numbers, the clock is used.
#[expect(
    clippy::cast_possible_truncation,
    reason = "the lower half changes most"
)]
pub fn random_seed() -> u64 {
    SysRng.try_next_u64().unwrap_or_else(|_| {
        UNIX_EPOCH
            .elapsed()
            .map_or(0, |since| since.as_nanos() as u64)
    })
}

/// A random seat, determined by `random_seed`.
pub fn random_seat(random_seed: u64) -> Seat {
    if StdRng::seed_from_u64(random_seed)
        .next_u64()
        .is_multiple_of(2)
    {
        Seat::South
    } else {
        Seat::North
    }
}
