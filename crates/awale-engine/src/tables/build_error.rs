//! The errors of a build.

use std::{
    error::Error,
    fmt, io,
    path::{Path, PathBuf},
};

use super::{file_flaw::BadFile, ranking::MAX_SEEDS};

/// The reason why a build did not finish. Finished layers are kept in any case.
#[derive(Debug)]
pub enum BuildError {
    /// The stop signal ended the build.
    Stopped {
        /// The number of seeds of the last finished layer.
        last_finished_layer: u8,
    },
    /// There is not enough memory.
    NotEnoughMemory {
        /// The number of seeds of the layer.
        seeds: u8,
        /// Bytes of memory needed.
        needed_bytes: u64,
        /// Bytes of memory that are free and within the limit of the build.
        free_bytes: u64,
    },
    /// There is not enough free space on the disk.
    NotEnoughDisk {
        /// The number of seeds of the last layer.
        seeds: u8,
        /// The folder of the tables.
        folder: PathBuf,
        /// Bytes of disk space needed.
        needed_bytes: u64,
        /// Bytes of free disk space.
        free_bytes: u64,
    },
    /// The requested number of seeds is larger than tables support.
    TooManySeeds(u8),
    /// Reading or writing a file or the folder failed.
    Io {
        /// The file or folder.
        path: PathBuf,
        /// The error of the system.
        error: io::Error,
    },
    /// A file that was just written is damaged.
    UnusableFile(BadFile),
}

impl fmt::Display for BuildError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            BuildError::Stopped {
                last_finished_layer: finished,
            } => {
                write!(
                    f,
                    "stopped; all layers up to {finished} seeds are finished and kept"
                )
            }
            BuildError::NotEnoughMemory {
                seeds,
                needed_bytes: needed,
                free_bytes: free,
            } => write!(
                f,
                "the layer of {seeds} seeds needs {} MB of memory, and only {} MB may be used; close other programs, allow \
                 more or ask for fewer seeds",
                needed.div_ceil(1 << 20),
                free >> 20
            ),
            BuildError::NotEnoughDisk {
                seeds,
                folder,
                needed_bytes: needed,
                free_bytes: free,
            } => write!(
                f,
                "the tables up to {seeds} seeds need {} MB more on the disk, and {} has only {} MB free; make room there or \
                 ask for fewer seeds",
                needed.div_ceil(1 << 20),
                folder.display(),
                free >> 20
            ),
            BuildError::TooManySeeds(asked) => {
                write!(
                    f,
                    "tables are made for up to {MAX_SEEDS} seeds, not for {asked}"
                )
            }
            BuildError::Io { path, error } => {
                write!(f, "{}: {error}; is there room on the disk?", path.display())
            }
            BuildError::UnusableFile(bad) => bad.fmt(f),
        }
    }
}

impl Error for BuildError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            BuildError::Io { error, .. } => Some(error),
            BuildError::UnusableFile(bad) => bad.source(),
            _ => None,
        }
    }
}

impl From<BadFile> for BuildError {
    fn from(bad_file: BadFile) -> BuildError {
        BuildError::UnusableFile(bad_file)
    }
}

/// Adds a path to an I/O error, as an argument of `map_err`.
pub(super) fn io_error(path: &Path) -> impl Fn(io::Error) -> BuildError + use<'_> {
    move |error| BuildError::Io {
        path: path.to_owned(),
        error,
    }
}
