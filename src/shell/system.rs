//! What the system gives: the date and time, random numbers, the user's folders, locks on them, and the log.
//!
//! # Locks
//! Two programs on one folder: the one that changes something there that depends on what is there holds the folder for that
//! long. The lock is the system's, and a program that is killed lets go of it. On Unix it is on the folder itself, and nothing
//! lies about; elsewhere it is on an empty file in it. Where a system has no such locks, things go on without; what is written
//! is whole in any case. A folder that another program does not let go is waited for once, and told once; from then on it
//! costs one look.

use std::env;
use std::fs::{File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{LazyLock, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use awale_engine::files::{self, MOST_ZONE};
use awale_rules::Seat;
use etcetera::{AppStrategy, AppStrategyArgs, choose_app_strategy};
use jiff::Timestamp;
use jiff::tz::TimeZone;
use litemap::LiteMap;
use rand::rngs::{StdRng, SysRng};
use rand::{Rng, SeedableRng, TryRng};
use toml::value::{Date, Datetime, Offset, Time};

use crate::app::{Effect, Event, TablesNews};
use crate::text::escaped;

/// Where the system keeps a file for each time zone; the variable `TZDIR` may name another place.
const ZONES: &str = "/usr/share/zoneinfo";

/// The file of the system's own time zone, where there is one.
const LOCAL: &str = "/etc/localtime";

/// The date and time here and now, to the second, with the distance from universal time.
#[must_use]
pub fn clock() -> Datetime {
    /// Found once: the clock is looked at for every frame that shows the day.
    static ZONE: LazyLock<TimeZone> = LazyLock::new(zone);
    let now = Timestamp::now().to_zoned(ZONE.clone());
    Datetime {
        date: Some(Date {
            year: now.year().cast_unsigned(),
            month: now.month().cast_unsigned(),
            day: now.day().cast_unsigned(),
        }),
        time: Some(Time {
            hour: now.hour().cast_unsigned(),
            minute: now.minute().cast_unsigned(),
            second: Some(now.second().cast_unsigned()),
            nanosecond: None,
        }),
        offset: Some(Offset::Custom { minutes: i16::try_from(now.offset().seconds() / 60).unwrap_or_default() }),
    }
}

/// The time zone that the variable `TZ` names, or the system's. Its file alone is read: a database of time zones would list
/// the six hundred others first, and keep the list. What the variable names is never left to a library, which would read a
/// device to its end that never comes.
fn zone() -> TimeZone {
    let folder = env::var_os("TZDIR").map_or_else(|| PathBuf::from(ZONES), PathBuf::from);
    match env::var_os("TZ") {
        Some(name) => name.to_str().and_then(|name| zone_of(&folder, name)).unwrap_or(TimeZone::UTC),
        None => zone_in(Path::new(LOCAL), None).unwrap_or_else(TimeZone::system),
    }
}

/// The time zone of this name, such as `Europe/Paris` or `:Europe/Paris`, that in the file of this path, or that of this rule,
/// such as `EST5EDT,M3.2.0,M11.1.0`.
fn zone_of(folder: &Path, name: &str) -> Option<TimeZone> {
    let name = name.trim_start_matches(':');
    zone_in(&folder.join(name), Some(name)).or_else(|| TimeZone::posix(name).ok())
}

fn zone_in(path: &Path, name: Option<&str>) -> Option<TimeZone> {
    let file = files::read(path, MOST_ZONE).ok()?;
    TimeZone::tzif(name.unwrap_or("local"), &file).ok()
}

/// An unpredictable number. Where the system has none to give, the clock stands in.
#[must_use]
#[expect(clippy::cast_possible_truncation, reason = "the lower half changes most")]
pub fn chance() -> u64 {
    SysRng.try_next_u64().unwrap_or_else(|_| std::time::UNIX_EPOCH.elapsed().map_or(0, |since| since.as_nanos() as u64))
}

/// The seat that `seed` draws.
#[must_use]
pub fn drawn_seat(seed: u64) -> Seat {
    if StdRng::seed_from_u64(seed).next_u64().is_multiple_of(2) { Seat::South } else { Seat::North }
}

/// The user's files and folders. None of them needs to exist.
#[derive(Clone, Debug)]
pub struct Folders {
    /// The settings file.
    pub config: PathBuf,
    /// The folder for games and tables.
    pub data: PathBuf,
}

/// The system does not say where the user's home folder is.
#[derive(Debug, thiserror::Error)]
#[error("no home folder is known; name the places with --config FILE and --data DIR")]
pub struct NoHome;

impl Folders {
    /// The places that were named on the command line, and the platform's usual ones for the others.
    ///
    /// # Errors
    /// When a usual place is needed, but there is no home folder.
    pub fn find(config: Option<PathBuf>, data: Option<PathBuf>) -> Result<Folders, NoHome> {
        let usual = choose_app_strategy(AppStrategyArgs {
            top_level_domain: String::new(),
            author: String::new(),
            app_name: "awale".to_owned(),
        });
        match (config, data, usual) {
            (Some(config), Some(data), _) => Ok(Folders { config, data }),
            (config, data, Ok(usual)) => Ok(Folders {
                config: config.unwrap_or_else(|| usual.in_config_dir("config.toml")),
                data: data.unwrap_or_else(|| usual.data_dir()),
            }),
            _ => Err(NoHome),
        }
    }

    /// The folder for themes of one's own, beside the settings.
    #[must_use]
    pub fn themes(&self) -> PathBuf {
        self.config.with_file_name("themes")
    }

    /// Where pictures to share are kept, beside the games.
    #[must_use]
    pub fn pictures(&self) -> PathBuf {
        self.data.join("pictures")
    }

    /// Where endgame tables are kept.
    #[must_use]
    pub fn tables(&self) -> PathBuf {
        self.data.join("tables")
    }

    /// The file that keeps what was learnt and solved.
    #[must_use]
    pub fn progress(&self) -> PathBuf {
        self.data.join("progress.toml")
    }

    /// The folder for games.
    #[must_use]
    pub fn games(&self) -> PathBuf {
        self.data.join("games")
    }
}

/// Writing takes milliseconds, and some tenths of a second where the disk is very busy, since files are flushed. A program that
/// holds a folder for longer than this has another purpose, or was stopped in the middle, and is not waited for.
const PATIENCE: Duration = Duration::from_secs(2);

/// The pause between two tries.
const PAUSE: Duration = Duration::from_millis(2);

/// Folders that another program holds, and whether that has been told.
static HELD: Mutex<LiteMap<PathBuf, bool>> = Mutex::new(LiteMap::new());

/// A folder that is held until this is dropped.
#[derive(Debug)]
pub(super) struct Held {
    _folder: File,
}

/// The file that is locked in place of a folder where folders cannot be opened.
#[cfg(not(unix))]
const LOCK: &str = ".lock";

/// Opens what is locked when `folder` is held: the folder itself.
#[cfg(unix)]
fn open_to_hold(folder: &Path) -> io::Result<File> {
    File::open(folder)
}

/// Opens what is locked when `folder` is held: an empty file in it, which stays.
#[cfg(not(unix))]
fn open_to_hold(folder: &Path) -> io::Result<File> {
    File::options().write(true).create(true).truncate(false).open(folder.join(LOCK))
}

/// Holds `folder` while something small is written; `None` where that cannot be had soon.
pub(super) fn hold_briefly(folder: &Path) -> Option<Held> {
    let file = open_to_hold(folder).ok()?;
    let patience = if strangers().contains_key(folder) { Duration::ZERO } else { PATIENCE };
    let end = Instant::now() + patience;
    loop {
        match file.try_lock() {
            Ok(()) => {
                strangers().remove(folder);
                return Some(Held { _folder: file });
            }
            Err(TryLockError::WouldBlock) if Instant::now() < end => thread::sleep(PAUSE),
            Err(TryLockError::WouldBlock) => {
                strangers().entry(folder.to_owned()).or_insert(false);
                return None;
            }
            Err(TryLockError::Error(_)) => return None,
        }
    }
}

/// The folders that another program does not let go and of which nothing has been said yet.
#[must_use]
pub fn newly_held() -> Vec<PathBuf> {
    let mut held = strangers();
    let new = held.iter_mut().filter(|(_, told)| !**told);
    new.map(|(folder, told)| (*told = true, folder.clone()).1).collect()
}

fn strangers() -> MutexGuard<'static, LiteMap<PathBuf, bool>> {
    HELD.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Holds `folder`, which is made where it is not there, for a long work; waits for the program that holds it, however long,
/// and calls `waiting` before.
pub(super) fn hold_at_length(folder: &Path, waiting: impl FnOnce()) -> Option<Held> {
    files::make_folder(folder).ok()?;
    let file = open_to_hold(folder).ok()?;
    let end = Instant::now() + PATIENCE;
    while let Err(TryLockError::WouldBlock) = file.try_lock() {
        if Instant::now() >= end {
            waiting();
            file.lock().ok()?;
            break;
        }
        thread::sleep(PAUSE);
    }
    Some(Held { _folder: file })
}

/// Writes from now on to the end of `file` what goes on, a line each: when, how grave, on which thread, what. A panic
/// on any thread is among it, with its place.
///
/// # Errors
/// When the file cannot be written, or a log is being kept already.
pub fn keep_log(file: &Path) -> io::Result<()> {
    fern::Dispatch::new()
        .level(log::LevelFilter::Off)
        .level_for(env!("CARGO_CRATE_NAME"), log::LevelFilter::Debug)
        .format(|out, message, record| {
            let thread = std::thread::current();
            let (when, name) = (clock(), thread.name().unwrap_or("?"));
            let message = message.to_string();
            out.finish(format_args!("{when} {:5} {name}: {}", record.level(), escaped(&message)));
        })
        .chain(fern::log_file(file)?)
        .apply()
        .map_err(io::Error::other)?;
    let before = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        log::error!("{panic}");
        before(panic);
    }));
    log::info!("awale {} on {} {}", env!("CARGO_PKG_VERSION"), std::env::consts::OS, std::env::consts::ARCH);
    Ok(())
}

/// What went wrong belongs into the log, and so does what changes from outside.
pub(super) fn note_event(event: &Event) {
    match event {
        Event::Trouble(trouble) => log::error!("{trouble:?}"),
        Event::ThinkerFailed { question, what } => {
            log::error!("the computer broke down over question {question}: {what}");
        }
        Event::StudentFailed { question, what } => {
            log::error!("the study broke down over question {question}: {what}");
        }
        Event::Tables(TablesNews::Failed(what)) => log::error!("no tables: {what}"),
        Event::Tables(TablesNews::Making(at)) => {
            log::debug!("tables: {} of {}, {} %", at.layer, at.of, at.percent);
        }
        Event::Tables(TablesNews::Speed(speed)) => log::debug!("tables: {speed:?}"),
        Event::Tables(TablesNews::Ready(_)) => log::info!("the tables are there"),
        Event::Saved { game, .. } => log::debug!("saved {}", game.0),
        Event::Answer { question, chosen } => log::debug!("question {question}: {chosen:?}"),
        Event::Newest(shelf) => log::debug!("the {} games changed last", shelf.0.len()),
        Event::Deleted(file) => log::info!("deleted {}", file.0),
        Event::Shelf(shelf) => log::debug!("{} saved games", shelf.0.len()),
        Event::Exported(files) => log::info!("exported {files}"),
        Event::Opened { file, .. } => log::info!("opened {}", file.0),
        Event::LookAt(record) => log::info!("looks at a game of {} moves", record.moves().len()),
        Event::LookAtTree(_) => log::info!("looks at a tree"),
        Event::PuzzleMade { question, .. } => log::debug!("puzzle {question}"),
        Event::Counted { question, .. } | Event::OpeningCounted { question, .. } => log::debug!("count {question}"),
        Event::Searched { question, found } => log::debug!("search {question}: {found:?}"),
        Event::Studied { .. } | Event::Progress(_) | Event::Action(_) | Event::Tick(_) | Event::ThinkingInfo { .. } => {
        }
    }
}

/// What the app wants done, as far as it can go wrong.
pub(super) fn note_effect(effect: &Effect) {
    match effect {
        Effect::Think { question, spec, past, .. } => {
            log::debug!("question {question} to {spec} after {} moves", past.len() - 1);
        }
        Effect::Study { question, .. } => log::debug!("question {question} to the student"),
        Effect::Open { .. } | Effect::Rename { .. } | Effect::Delete { .. } => log::debug!("{effect:?}"),
        Effect::SaveSettings(entries) => log::debug!("settings: {entries:?}"),
        Effect::MakePuzzle { question, order } => log::debug!("puzzle {question}: {order:?}"),
        Effect::CountGames { question, shelf, .. } => log::debug!("count {question}: {} games", shelf.0.len()),
        Effect::SearchGame { question, order } => log::debug!("search {question}: {} moves", order.played.len()),
        Effect::Remember(deed) => log::debug!("{deed:?}"),
        Effect::Suspend => log::info!("sleeps"),
        Effect::Quit => log::info!("leaves"),
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    /// The file of a time zone that is always three hours ahead.
    fn three_hours_ahead() -> Vec<u8> {
        let counts = [0, 0, 0, 0, 1, 4].map(u32::to_be_bytes).concat();
        let zone = [&10_800_i32.to_be_bytes()[..], &[0, 0], b"EAT\0"].concat();
        let block = [b"TZif2", &[0; 15][..], &counts, &zone].concat();
        [&block[..], &block, b"\nEAT-3\n"].concat()
    }

    #[test]
    fn a_time_zone_is_found_by_its_name_or_its_file() {
        let folder = tempfile::tempdir().unwrap();
        fs::create_dir(folder.path().join("Africa")).unwrap();
        let file = folder.path().join("Africa/Nairobi");
        fs::write(&file, three_hours_ahead()).unwrap();
        for name in ["Africa/Nairobi", ":Africa/Nairobi", file.to_str().unwrap()] {
            let zone = zone_of(folder.path(), name).expect(name);
            assert_eq!(Timestamp::UNIX_EPOCH.to_zoned(zone).offset().seconds(), 10_800, "{name}");
        }
        let rule = zone_of(folder.path(), "EST5EDT,M3.2.0,M11.1.0").expect("a rule");
        assert_eq!(Timestamp::UNIX_EPOCH.to_zoned(rule).offset().seconds(), -5 * 3600);
        for name in ["", "Africa", "Africa/Nowhere", "/dev/zero", "../../dev/zero"] {
            assert_eq!(zone_of(folder.path(), name), None, "{name} names none");
        }
    }

    #[test]
    fn one_holds_a_folder_at_a_time_and_a_stranger_is_waited_for_and_told_once() {
        let home = tempfile::tempdir().unwrap();
        let folder = home.path().join("new");
        let held = hold_at_length(&folder, || panic!("it is free")).expect("it is free");
        assert!(hold_briefly(&folder).is_none());
        assert!(newly_held().contains(&folder));
        let begun = Instant::now();
        for _ in 0..50 {
            assert!(hold_briefly(&folder).is_none());
        }
        assert!(begun.elapsed() < 50 * PATIENCE / 2, "each try after the first costs a look and no wait");
        assert!(!newly_held().contains(&folder), "it is told once");
        drop(held);
        assert!(hold_briefly(&folder).is_some());
        assert!(hold_briefly(&home.path().join("not there")).is_none());
    }

    #[test]
    fn a_long_work_says_that_it_waits() {
        let home = tempfile::tempdir().unwrap();
        let held = Mutex::new(hold_at_length(home.path(), || panic!("it is free")));
        let mut told = false;
        let second = hold_at_length(home.path(), || {
            told = true;
            held.lock().unwrap().take();
        });
        assert!(told && second.is_some());
    }
}
