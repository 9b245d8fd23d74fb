//! A folder that one program holds at a time. The lock is the system's, and a program that is
//! killed lets go of it.

use std::fs::{File, TryLockError};
use std::io;
use std::path::Path;

use crate::{Failure, at};

/// A folder that is held until this is dropped.
///
/// ```
/// use awale_files::HeldFolder;
///
/// let folder = tempfile::tempdir()?;
/// let held = HeldFolder::of(folder.path())?;
/// assert!(held.is_some());
/// assert!(HeldFolder::of(folder.path())?.is_none(), "one holds it at a time");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct HeldFolder {
    _file: File,
}

impl HeldFolder {
    /// Holds `folder`; `None` where another holds it. On a system without such locks nothing is
    /// held, and things go on.
    ///
    /// # Errors
    /// If the folder cannot be opened.
    pub fn of(folder: &Path) -> Result<Option<HeldFolder>, Failure> {
        let file = open_to_hold(folder).map_err(at(folder))?;
        match file.try_lock() {
            Err(TryLockError::WouldBlock) => Ok(None),
            Ok(()) | Err(TryLockError::Error(_)) => Ok(Some(HeldFolder { _file: file })),
        }
    }
}

/// Opens what is locked when `folder` is held: the folder itself, so that nothing lies about.
///
/// # Errors
/// If it cannot be opened.
#[cfg(unix)]
pub fn open_to_hold(folder: &Path) -> io::Result<File> {
    File::open(folder)
}

/// Opens what is locked when `folder` is held: an empty file in it, which stays.
///
/// # Errors
/// If it cannot be opened.
#[cfg(not(unix))]
pub fn open_to_hold(folder: &Path) -> io::Result<File> {
    File::options()
        .write(true)
        .create(true)
        .truncate(false)
        .open(folder.join(".lock"))
}
