//! Reads and writes whole files: atomically, durably, with a size limit.
//!
//! * [`write()`] replaces a file. A power cut before it returns leaves the old file or the new one,
//!   never half of either; a power cut afterwards leaves the new one. [`write_new`] does the same
//!   for a file that must not exist yet. [`ensure_writable`] says before long work whether its
//!   result can be written.
//! * [`read`] reads a regular file up to a size limit; [`read_named`] also reads a pipe that the
//!   command line names.
//! * [`sweep`] removes the temporary files of a program that was killed.
//! * [`remove`] deletes a file durably: a power cut does not bring it back.
//! * [`rename_aside`] renames a file that cannot be used.
//!
//! ```text
//!   write: target    follow links ----> regular file, or none yet
//!          disk      create .awale-XXXXXX.tmp beside it, write, fsync
//!          owner     copy mode and owner of the old file
//!          disk      rename over the target, fsync the folder
//!          in_place  instead, if the file has several names (hard links)
//! ```
//!
//! Each step goes through `disk`, where a test can make it fail. `scratch` makes files without a
//! name. `file_error` says which files are neither read nor replaced.

#![warn(missing_docs)]

mod aside;
mod cleanup;
mod disk;
mod file_error;
mod held;
mod in_place;
mod owner;
mod read;
mod scratch;
mod target;
mod write;

use std::error::Error;
use std::path::{Path, PathBuf};
use std::{fmt, io};

pub use aside::rename_aside;
pub use cleanup::{sweep, sweep_shared};
pub use file_error::{FileError, Special};
pub use held::{HeldFolder, open_to_hold};
pub use in_place::finish;
pub use read::{
    MOST_GAME, MOST_SETTINGS, MOST_ZONE, open_at_end, place_after, read, read_named, read_stream,
    read_text, utf8,
};
pub use scratch::{Scratch, read_at};
pub use write::{ensure_writable, make_folder, remove, write, write_new};
pub use write::{remove_all, write_by_parts};

/// An I/O error with the path of its file or folder.
#[derive(Debug)]
pub struct Failure {
    /// The file or folder.
    pub path: PathBuf,
    /// The error of the system.
    pub source: io::Error,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.path.display(), self.source)
    }
}

impl Error for Failure {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        Some(&self.source)
    }
}

/// Adds a path to an I/O error; for `map_err`.
pub fn at(path: &Path) -> impl Fn(io::Error) -> Failure + '_ {
    move |source| Failure {
        path: path.to_owned(),
        source,
    }
}

/// The example of the README, run as a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct ReadmeDoctests;
