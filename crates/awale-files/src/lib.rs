//! Reading and writing whole files: atomically, durably, with a size limit.
//!
//! * [`write()`] replaces a file. After a power cut before it returns, the file has either the old
//!   or the new contents, never half of them. After a power cut later, it has the new ones.
//!   [`write_new`] does the same for a file that must not exist yet. [`ensure_writable`] checks
//!   before long work that its result can be written.
//! * [`read`] reads a regular file up to a size limit. [`read_file_or_pipe`] also reads a pipe, for
//!   paths on the command line.
//! * [`remove_temporary_files`] removes the temporary files of a program that was killed.
//! * [`remove`] deletes a file durably: it does not come back after a power cut.
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
//! Each system call goes through the module `disk`, so that a test can make it fail. The module
//! `scratch` makes files without a name, and `file_error` has the errors for files that are not
//! read or replaced.

// The example of the README is a test.
#![cfg_attr(doctest, doc = include_str!("../README.md"))]
#![warn(missing_docs)]

mod cleanup;
mod disk;
mod file_error;
mod folder_lock;
mod in_place;
mod owner;
mod read;
mod scratch;
mod set_aside;
mod target;
mod write;

use std::{
    error::Error,
    fmt, io,
    path::{Path, PathBuf},
};

pub use cleanup::{remove_own_temporary_files, remove_temporary_files};
pub use file_error::{FileError, SpecialFile};
pub use folder_lock::FolderLock;
pub use in_place::finish_interrupted_write;
pub use read::{
    MAX_GAME_BYTES, MAX_SETTINGS_BYTES, MAX_TIME_ZONE_BYTES, line_and_column_after,
    open_for_appending, read, read_file_or_pipe, read_stream, read_text, text_from_utf8,
};
pub use scratch::{ScratchFile, read_at};
pub use set_aside::rename_aside;
pub use target::folder_of;
pub use write::{ensure_writable, make_folder, remove, write, write_new};
pub use write::{remove_all, write_by_parts};

/// An I/O error with the path of its file or folder.
#[derive(Debug)]
pub struct PathError {
    /// The file or folder.
    pub path: PathBuf,
    /// The error of the system.
    pub source: io::Error,
}

impl fmt::Display for PathError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}: {}", self.path.display(), self.source)
    }
}

impl Error for PathError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        Some(&self.source)
    }
}

/// Returns a function for `map_err` that adds a path to an I/O error.
pub fn path_error_at(path: &Path) -> impl Fn(io::Error) -> PathError + '_ {
    move |source| PathError {
        path: path.to_owned(),
        source,
    }
}
