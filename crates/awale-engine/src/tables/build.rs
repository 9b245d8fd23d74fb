//! Builds the files of the layers that a folder lacks.

use std::error::Error;
use std::fmt;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use awale_rules::Rules;

use crate::files::{self, Failure};
use crate::stop::Stop;

use super::compression::CompressedLayer;
use super::file_format::{Check, LayerId, remove_unfinished};
use super::flaw::BadFile;
use super::half_tables::HalfTables;
use super::layer_file::LayerFile;
use super::layers::{Layer, Tables, solve_next};
use super::ranking::{MAX_SEEDS, first_rank, layer_size};
use super::rules::TableRules;

/// Bytes that solving takes for each board of the current layer, besides the finished layers.
const BYTES_A_BOARD: u64 = 3;
/// Bytes for each half of a board: its half tables and its row.
const BYTES_A_HALF: u64 = 128;
/// Bytes for the update queues of two threads.
const BYTES_BESIDES: u64 = 64 << 20;

/// What a build reports while it works.
#[derive(Debug)]
pub enum BuildProgress {
    /// A file cannot be used; its layer is solved again.
    Rebuilding(BadFile),
    /// A layer is being solved.
    Solving {
        /// Seeds of its boards.
        seeds: u8,
        /// How many boards are done. An estimate: some boards never settle.
        done: u64,
        /// Boards of the layer.
        boards: u64,
    },
    /// A layer is finished and in its file.
    Finished {
        /// Seeds of its boards.
        seeds: u8,
        /// Boards of the layer.
        boards: u64,
    },
}

/// Why a build did not finish. Finished layers are kept in any case.
#[derive(Debug)]
pub enum BuildError {
    /// It was stopped.
    Stopped {
        /// Seeds of the last finished layer.
        finished: u8,
    },
    /// There is not enough memory.
    Memory {
        /// Seeds of the layer.
        seeds: u8,
        /// Bytes needed.
        needed: u64,
        /// Bytes free.
        free: u64,
    },
    /// There is not enough free space on the disk.
    Disk {
        /// Seeds of the last layer.
        seeds: u8,
        /// The folder of the tables.
        folder: PathBuf,
        /// Bytes needed.
        needed: u64,
        /// Bytes free.
        free: u64,
    },
    /// More seeds were asked for than a table can have.
    TooManySeeds(u8),
    /// A file or the folder cannot be written or read.
    Io {
        /// The file or folder.
        path: PathBuf,
        /// The error of the system.
        error: io::Error,
    },
    /// A file that was just written cannot be used.
    Unusable(BadFile),
}

impl fmt::Display for BuildError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BuildError::Stopped { finished } => {
                write!(f, "stopped; all layers up to {finished} seeds are finished and kept")
            }
            BuildError::Memory { seeds, needed, free } => write!(
                f,
                "the layer of {seeds} seeds needs {} MB of memory, and only {} MB are free; close other programs or ask for \
                 fewer seeds",
                needed.div_ceil(1 << 20),
                free >> 20
            ),
            BuildError::Disk { seeds, folder, needed, free } => write!(
                f,
                "the tables up to {seeds} seeds need {} MB more on the disk, and {} has only {} MB free; make room there or \
                 ask for fewer seeds",
                needed.div_ceil(1 << 20),
                folder.display(),
                free >> 20
            ),
            BuildError::TooManySeeds(asked) => {
                write!(f, "tables are made for up to {MAX_SEEDS} seeds, not for {asked}")
            }
            BuildError::Io { path, error } => write!(f, "{}: {error}; is there room on the disk?", path.display()),
            BuildError::Unusable(bad) => bad.fmt(f),
        }
    }
}

impl Error for BuildError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            BuildError::Io { error, .. } => Some(error),
            BuildError::Unusable(bad) => bad.source(),
            _ => None,
        }
    }
}

impl From<BadFile> for BuildError {
    fn from(bad: BadFile) -> BuildError {
        BuildError::Unusable(bad)
    }
}

/// Opens the tables for `rules` in `folder` up to `up_to` seeds, solves the layers that it lacks and writes their files.
///
/// Files that exist are checked in full; a bad one is reported and made again. If the machine lacks the memory or the disk
/// space for all missing layers, nothing is made. `stop` ends a build within milliseconds. The calling thread calls `report`
/// often, so `report` must be fast.
///
/// # Errors
/// The reason why not all layers are there.
///
/// # Examples
/// ```
/// use awale_engine::Stop;
/// use awale_engine::tables::{BuildProgress, build};
/// use awale_rules::Rules;
///
/// let folder = tempfile::tempdir()?;
/// let mut finished = Vec::new();
/// let tables = build(&Rules::OWARE, 4, folder.path(), 1, &Stop::new(), &mut |progress| {
///     if let BuildProgress::Finished { seeds, .. } = progress {
///         finished.push(seeds);
///     }
/// })?;
/// assert_eq!(finished, [1, 2, 3, 4]);
/// assert_eq!(tables.up_to(), 4);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn build(
    rules: &Rules,
    up_to: u8,
    folder: &Path,
    threads: usize,
    stop: &Stop,
    report: &mut dyn FnMut(BuildProgress),
) -> Result<Tables, BuildError> {
    if up_to > MAX_SEEDS {
        return Err(BuildError::TooManySeeds(up_to));
    }
    files::make_folder(folder).map_err(|Failure { path, source }| BuildError::Io { path, error: source })?;
    remove_unfinished(folder).map_err(io_error(folder))?;
    let rules = TableRules::new(rules);
    let mut tables = Tables::without_files(rules);
    let first = tables.up_to() + 1;
    let missing = (first..=up_to).filter(|&seeds| !LayerId { rules, seeds }.path(folder).exists());
    Room::of(folder).check(&missing.collect::<Vec<_>>(), up_to, folder)?;
    // What solving needs: the half tables, and the bytes of the finished layers. `None` until there is a layer to solve.
    let mut work: Option<(HalfTables, Vec<Vec<u8>>)> = None;
    for seeds in first..=up_to {
        if stop.is_stopped() {
            return Err(BuildError::Stopped { finished: tables.up_to() });
        }
        let which = LayerId { rules, seeds };
        if let Some(layer) = open_or_report(which, folder, report) {
            if let Some((_, finished)) = &mut work {
                finished.push(layer.load()?);
            }
            tables.push(Layer::OnDisk(layer));
            continue;
        }
        let to_load = if work.is_some() { 0 } else { (0..seeds).map(layer_size).sum() };
        check_memory(seeds, up_to, to_load, available_memory())?;
        let (halves, finished) = match &mut work {
            Some(work) => work,
            none => none.insert((HalfTables::new(rules, up_to), tables.load()?)),
        };
        let boards = layer_size(seeds);
        let mut report_layer = |thousandths| {
            report(BuildProgress::Solving { seeds, done: boards * u64::from(thousandths) / 1000, boards });
        };
        let solved = solve_next(finished, halves, threads, stop, &mut report_layer);
        let stopped = || BuildError::Stopped { finished: tables.up_to() };
        let compressed = CompressedLayer::new(seeds, &solved.ok_or_else(stopped)?, threads, stop);
        let layer = store(which, folder, compressed.ok_or_else(stopped)?)?;
        if seeds < up_to {
            finished.push(layer.load()?);
        }
        tables.push(Layer::OnDisk(layer));
        report(BuildProgress::Finished { seeds, boards });
    }
    Ok(tables)
}

/// Writes a solved layer into its file and opens the file. The pieces of the layer are freed first, since the file is read
/// as a whole.
fn store(which: LayerId, folder: &Path, layer: CompressedLayer) -> Result<LayerFile, BuildError> {
    let path = which.path(folder);
    which.write(folder, &layer).map_err(|Failure { path, source }| BuildError::Io { path, error: source })?;
    drop(layer);
    which.open(folder, Check::Header)?.ok_or_else(|| io_error(&path)(io::ErrorKind::NotFound.into()))
}

pub(super) fn io_error(path: &Path) -> impl Fn(io::Error) -> BuildError + use<'_> {
    move |error| BuildError::Io { path: path.to_owned(), error }
}

fn open_or_report(which: LayerId, folder: &Path, report: &mut dyn FnMut(BuildProgress)) -> Option<LayerFile> {
    which.open(folder, Check::Full).unwrap_or_else(|bad| {
        report(BuildProgress::Rebuilding(bad));
        None
    })
}

/// Bytes of memory that the layer of `seeds` seeds needs in a build of up to `up_to` seeds, besides the finished layers.
fn needed_memory(seeds: u8, up_to: u8) -> u64 {
    layer_size(seeds) * BYTES_A_BOARD + u64::from(first_rank(up_to + 1)) * BYTES_A_HALF + BYTES_BESIDES
}

/// Checks that the layer of `seeds` seeds and `to_load` bytes of finished layers, which are still to be read, fit `free`
/// bytes of memory. `None` fits: some systems do not state how much is free.
fn check_memory(seeds: u8, up_to: u8, to_load: u64, free: Option<u64>) -> Result<(), BuildError> {
    let needed = needed_memory(seeds, up_to) + to_load;
    match free {
        Some(free) if free < needed => Err(BuildError::Memory { seeds, needed, free }),
        _ => Ok(()),
    }
}

/// Free memory and disk space in bytes; `None` if the system does not state it, which counts as enough.
#[derive(Clone, Copy, Debug)]
struct Room {
    memory: Option<u64>,
    disk: Option<u64>,
}

impl Room {
    /// What is free now; the disk is that of `folder`.
    fn of(folder: &Path) -> Room {
        Room { memory: available_memory(), disk: available_disk(folder) }
    }

    /// Checks that the `missing` layers of a build of up to `up_to` seeds fit the memory and the disk of `folder`.
    fn check(self, missing: &[u8], up_to: u8, folder: &Path) -> Result<(), BuildError> {
        let Some(&largest) = missing.last() else { return Ok(()) };
        // All finished layers are in memory while the largest is solved.
        check_memory(largest, up_to, (0..largest).map(layer_size).sum(), self.memory)?;
        let needed = missing.iter().map(|&seeds| layer_size(seeds)).sum();
        match self.disk {
            Some(free) if free < needed => {
                Err(BuildError::Disk { seeds: up_to, folder: folder.to_owned(), needed, free })
            }
            _ => Ok(()),
        }
    }
}

/// Free bytes on the disk of `folder`.
#[cfg(target_os = "linux")]
fn available_disk(folder: &Path) -> Option<u64> {
    let disk = rustix::fs::statvfs(folder).ok()?;
    disk.f_bavail.checked_mul(disk.f_frsize)
}

/// Not known on this system: a full disk is reported when a write fails.
#[cfg(not(target_os = "linux"))]
fn available_disk(_: &Path) -> Option<u64> {
    None
}

/// Bytes of memory that are available without swapping, as Linux states in `/proc/meminfo`.
fn available_memory() -> Option<u64> {
    let told = fs::read_to_string("/proc/meminfo").ok()?;
    let line = told.lines().find_map(|line| line.strip_prefix("MemAvailable:"))?;
    Some(line.trim().strip_suffix("kB")?.trim().parse::<u64>().ok()? * 1024)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_layer_that_does_not_fit_is_refused_in_words_that_help() {
        let refused = check_memory(24, 24, 0, Some(600 << 20)).unwrap_err();
        assert_eq!(
            refused.to_string(),
            "the layer of 24 seeds needs 1331 MB of memory, and only 600 MB are free; \
             close other programs or ask for fewer seeds"
        );
        assert!(check_memory(24, 24, 0, Some(3 << 29)).is_ok());
        assert!(check_memory(24, 24, 0, None).is_ok(), "a system that does not tell is trusted");
    }

    #[test]
    fn a_build_that_the_machine_has_no_room_for_is_refused_before_it_begins() {
        let folder = Path::new("/tables");
        let all: Vec<u8> = (1..=31).collect();
        let refused = |memory: u64, disk: u64| {
            let room = Room { memory: Some(memory << 30), disk: Some(disk << 30) };
            room.check(&all, 31, folder).map_err(|error| error.to_string())
        };
        assert!(refused(8, 100).unwrap_err().starts_with("the layer of 31 seeds needs 23"));
        let told = refused(64, 10).unwrap_err();
        assert!(told.contains("need 14") && told.contains("/tables has only 10240 MB free"), "{told}");
        assert_eq!(refused(64, 100), Ok(()));
        let room = Room { memory: Some(0), disk: Some(0) };
        assert!(room.check(&[], 31, folder).is_ok(), "what is there is only opened");
    }

    #[test]
    fn twenty_seeds_stay_below_half_a_gigabyte() {
        let finished: u64 = (0..20).map(layer_size).sum();
        assert!(finished + needed_memory(20, 20) < 500_000_000);
    }
}
