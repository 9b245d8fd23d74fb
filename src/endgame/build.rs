//! Making the tables that a folder lacks.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use thiserror::Error;

use crate::awale::Rules;
use crate::stop::Stop;

use super::file::{BadFile, Check, Which, remove_unfinished};
use super::halves::Halves;
use super::ranking::{MOST_SEEDS, boards, first_half};
use super::rules::TableRules;
use super::tables::{Layer, Tables};

/// Bytes that solving takes for each board of the layer at work, beyond the finished layers.
const BYTES_A_BOARD: u64 = 3;
/// Bytes for each half of a board: what is known of it, and the row that it begins.
const BYTES_A_HALF: u64 = 128;
/// Bytes that a build needs besides, for each of two threads or so: letters on their way.
const BYTES_BESIDES: u64 = 64 << 20;

/// What a build tells while it works.
#[derive(Debug)]
pub enum Progress {
    /// A file was found that cannot be used; its layer is made again.
    MakingAgain(BadFile),
    /// A layer is at work.
    Working {
        /// Seeds of its boards.
        seeds: u8,
        /// How far it has come, in boards of the layer. An estimate: some boards never settle.
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

/// Why a build did not come to its end. Finished layers are kept in any case.
#[derive(Debug, Error)]
pub enum BuildError {
    /// It was stopped.
    #[error("stopped; all layers up to {finished} seeds are finished and kept")]
    Stopped {
        /// Seeds of the last finished layer.
        finished: u8,
    },
    /// There is not enough memory.
    #[error(
        "the layer of {seeds} seeds needs {} MB of memory, and only {} MB are free; close other programs or ask for fewer seeds",
        .needed.div_ceil(1 << 20), .free >> 20
    )]
    Memory {
        /// Seeds of the layer.
        seeds: u8,
        /// Bytes needed.
        needed: u64,
        /// Bytes free.
        free: u64,
    },
    /// More seeds were asked for than a table can have.
    #[error("tables are made for up to {MOST_SEEDS} seeds, not for {0}")]
    TooManySeeds(u8),
    /// A file or the folder cannot be written or read.
    #[error("{}: {error}; is there room on the disk?", .path.display())]
    Io {
        /// Where.
        path: PathBuf,
        /// What the system says.
        error: io::Error,
    },
    /// A file that was just written cannot be used.
    #[error(transparent)]
    Unusable(#[from] BadFile),
}

/// Opens the tables for `rules` in `folder` up to `up_to` seeds, and solves the layers that it lacks. Files are checked in
/// full; what is wrong is told and made again. Gives the tables, all layers in their files.
///
/// `stop` ends it within milliseconds. `told` is called by the calling thread, often: it should not take long.
///
/// # Errors
/// Why not all layers are there.
pub fn build(
    rules: &Rules,
    up_to: u8,
    folder: &Path,
    threads: usize,
    stop: &Stop,
    told: &mut dyn FnMut(Progress),
) -> Result<Tables, BuildError> {
    if up_to > MOST_SEEDS {
        return Err(BuildError::TooManySeeds(up_to));
    }
    fs::create_dir_all(folder).and_then(|()| remove_unfinished(folder)).map_err(io_error(folder))?;
    let rules = TableRules::new(rules);
    let mut tables = Tables::without_files(rules);
    let mut halves = None;
    for seeds in tables.up_to() + 1..=up_to {
        if stop.is_stopped() {
            return Err(BuildError::Stopped { finished: tables.up_to() });
        }
        let which = Which { rules, seeds };
        if let Some(layer) = open_or_tell(which, folder, told) {
            tables.push(layer);
            continue;
        }
        check_memory(seeds, up_to, available_memory())?;
        let halves = halves.get_or_insert_with(|| Halves::new(rules, up_to));
        let boards = boards(seeds);
        let mut report =
            |thousandths| told(Progress::Working { seeds, done: boards * u64::from(thousandths) / 1000, boards });
        let solved = tables.solve_next(halves, threads, stop, &mut report);
        let layer = solved.ok_or(BuildError::Stopped { finished: tables.up_to() })?;
        tables.push(store(which, folder, layer)?);
        told(Progress::Finished { seeds, boards });
    }
    Ok(tables)
}

/// Puts a solved layer into its file and opens that, so that the layer no longer takes memory of its own.
fn store(which: Which, folder: &Path, layer: Vec<Vec<u8>>) -> Result<Layer, BuildError> {
    let path = which.path(folder);
    which.write(folder, &layer).map_err(io_error(&path))?;
    drop(layer);
    which.open(folder, Check::Header)?.ok_or_else(|| io_error(&path)(io::ErrorKind::NotFound.into()))
}

fn io_error(path: &Path) -> impl Fn(io::Error) -> BuildError + use<'_> {
    move |error| BuildError::Io { path: path.to_owned(), error }
}

fn open_or_tell(which: Which, folder: &Path, told: &mut dyn FnMut(Progress)) -> Option<Layer> {
    which.open(folder, Check::Full).unwrap_or_else(|bad| {
        told(Progress::MakingAgain(bad));
        None
    })
}

/// Bytes of memory that the layer of `seeds` seeds needs in a build of up to `up_to` seeds, finished layers left aside.
fn needed_memory(seeds: u8, up_to: u8) -> u64 {
    boards(seeds) * BYTES_A_BOARD + u64::from(first_half(up_to + 1)) * BYTES_A_HALF + BYTES_BESIDES
}

/// Whether the layer of `seeds` seeds fits `free` bytes of memory, on systems that tell how many there are.
fn check_memory(seeds: u8, up_to: u8, free: Option<u64>) -> Result<(), BuildError> {
    let needed = needed_memory(seeds, up_to);
    match free {
        Some(free) if free < needed => Err(BuildError::Memory { seeds, needed, free }),
        _ => Ok(()),
    }
}

/// Bytes of memory that can be had without swapping, as Linux tells in `/proc/meminfo`.
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
        let refused = check_memory(24, 24, Some(600 << 20)).unwrap_err();
        assert_eq!(
            refused.to_string(),
            "the layer of 24 seeds needs 1331 MB of memory, and only 600 MB are free; \
             close other programs or ask for fewer seeds"
        );
        assert!(check_memory(24, 24, Some(3 << 29)).is_ok());
        assert!(check_memory(24, 24, None).is_ok(), "a system that does not tell is trusted");
    }

    #[test]
    fn twenty_seeds_stay_below_half_a_gigabyte() {
        let finished: u64 = (0..20).map(boards).sum();
        assert!(finished + needed_memory(20, 20) < 500_000_000);
    }
}
