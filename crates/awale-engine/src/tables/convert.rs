//! Compresses the files that earlier versions of the program wrote.

use std::path::Path;

use awale_files::Failure;
use awale_rules::Rules;

use crate::stop::Stop;

use super::build_error::{BuildError, io_error};
use super::compression::CompressedLayer;
use super::file_format::{Check, LayerId, remove_unfinished};
use super::pieces::Pieces;
use super::ranking::MAX_SEEDS;
use super::room::Room;
use super::rules::TableRules;

/// A file that [`compress`] has compressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Compressed {
    /// Seeds of the boards of the layer.
    pub seeds: u8,
    /// Bytes of the file before.
    pub before: u64,
    /// Bytes of the file now.
    pub after: u64,
}

/// Compresses the files of tables for `rules` in `folder` that are not compressed yet, and tells
/// `report` of each. Every block of such a file is checked first. A file is replaced by its
/// compressed form in one step, so at any moment there is the old one or the new one, whole; tables
/// that are open stay open.
///
/// # Errors
/// A file that cannot be used, read or written, memory or disk that is not there, or
/// [`BuildError::Stopped`]. Files that were compressed before stay so.
///
/// # Examples
/// ```
/// use awale_engine::Stop;
/// use awale_engine::tables::{build, compress};
/// use awale_rules::Rules;
///
/// let folder = tempfile::tempdir()?;
/// build(&Rules::OWARE, 4, folder.path(), 1, &Stop::new(), &mut |_| ())?;
/// // What this version builds is compressed already.
/// compress(&Rules::OWARE, folder.path(), 1, &Stop::new(), &mut |file| panic!("{file:?}"))?;
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn compress(
    rules: &Rules,
    folder: &Path,
    threads: usize,
    stop: &Stop,
    report: &mut dyn FnMut(Compressed),
) -> Result<(), BuildError> {
    let rules = TableRules::new(rules);
    if folder.exists() {
        remove_unfinished(folder).map_err(io_error(folder))?;
    }
    for seeds in 1..=MAX_SEEDS {
        let which = LayerId { rules, seeds };
        let Some(old) = which
            .open(folder, Check::Header)?
            .filter(|layer| !layer.is_compressed())
        else {
            continue;
        };
        let stopped = || BuildError::Stopped {
            finished: seeds - 1,
        };
        if stop.is_stopped() {
            return Err(stopped());
        }
        Room::of(folder, threads.into()).check_compression(seeds, folder)?;
        let layer = CompressedLayer::new(seeds, &Pieces::Whole(old.load(threads)?), threads, stop)
            .ok_or_else(stopped)?;
        which
            .write(folder, &layer)
            .map_err(|Failure { path, source }| BuildError::Io {
                path,
                error: source,
            })?;
        let new = which.open(folder, Check::Header)?;
        report(Compressed {
            seeds,
            before: old.size(),
            after: new.map_or(0, |new| new.size()),
        });
    }
    Ok(())
}
