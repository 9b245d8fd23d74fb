//! Reading and writing whole files. Everything that the program keeps goes through here. Floor 0.
//!
//! * [`write()`] replaces a file durably: after it returns, a power cut leaves the new file, and a power cut before leaves the
//!   old one, never half of either. [`write_new`] does the same for a file that must not be there yet.
//! * [`read`] reads a regular file of a bounded size; [`read_named`] also takes a pipe that the command line names.
//! * [`sweep`] removes what a program that was killed while it wrote has left behind.
//! * [`remove`] deletes a file durably: a power cut does not bring it back.
//! * [`is_emptied`], [`set_aside`] and [`rename_aside`] deal with files that lost their contents, or cannot be understood.
//!
//! The steps of a write stand in `write`, each behind `disk`, where a test lets it fail. `target` says which file a path
//! leads to, `in_place` writes files with several names, `owner` keeps mode and owner, `unfit` says which files are left
//! alone.

mod disk;
mod emptied;
mod in_place;
mod leftover;
mod owner;
mod read;
mod target;
mod unfit;
mod write;

use std::error::Error;
use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

pub use emptied::{is_emptied, rename_aside, set_aside};
pub use in_place::finish;
pub use leftover::{sweep, sweep_shared};
pub use read::{MOST_GAME, MOST_SETTINGS, MOST_ZONE, read, read_named, read_stream, read_text};
pub use unfit::{Special, Unfit};
pub use write::{make_folder, remove, remove_all, write, write_by_parts, write_new};

/// A file or folder that could not be used.
#[derive(Debug)]
pub struct Failure {
    /// Which file or folder.
    pub path: PathBuf,
    /// What the system says.
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

/// Adds the path to what the system says.
pub fn at(path: &Path) -> impl Fn(io::Error) -> Failure + '_ {
    move |source| Failure { path: path.to_owned(), source }
}
