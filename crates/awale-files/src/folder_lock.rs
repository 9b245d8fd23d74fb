//! A folder lock that one program holds at a time. The lock belongs to the operating system, so it
//! ends with the program, even if the program is killed.

use std::{
    fs::{File, TryLockError},
    io,
    path::Path,
};

use crate::{PathError, path_error_at};

/// A folder lock, which is released when it is dropped.
///
/// ```
/// use awale_files::FolderLock;
///
/// let folder = tempfile::tempdir()?;
/// let held = FolderLock::lock_folder(folder.path())?;
/// assert!(held.is_some());
/// assert!(FolderLock::lock_folder(folder.path())?.is_none(), "only one program holds the lock");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct FolderLock {
    _file: File,
}

impl FolderLock {
    /// Locks `folder`. Returns `None` if another program holds the lock. On a system without such
    /// locks it always succeeds.
    ///
    /// # Errors
    /// Returns an error if the folder cannot be opened.
    pub fn lock_folder(folder: &Path) -> Result<Option<FolderLock>, PathError> {
        let file = open_for_lock(folder).map_err(path_error_at(folder))?;
        match file.try_lock() {
            Err(TryLockError::WouldBlock) => Ok(None),
            Ok(()) | Err(TryLockError::Error(_)) => Ok(Some(FolderLock { _file: file })),
        }
    }
}

/// Opens the file to lock for `folder`: the folder itself, so that no extra file is needed.
///
/// # Errors
/// Returns an error if the folder cannot be opened.
#[cfg(unix)]
pub fn open_for_lock(folder: &Path) -> io::Result<File> {
    File::open(folder)
}

/// Opens the file to lock for `folder`: an empty lock file in the folder, which is never deleted.
///
/// # Errors
/// Returns an error if the file cannot be opened.
#[cfg(not(unix))]
pub fn open_for_lock(folder: &Path) -> io::Result<File> {
    File::options()
        .write(true)
        .create(true)
        .truncate(false)
        .open(folder.join(".lock"))
}
