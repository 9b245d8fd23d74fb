//! A folder lock that one program holds at a time. The lock belongs to the operating system, so it
//! ends with the program, even if the program is killed.

use std::{
    fs::{File, TryLockError},
    io,
    path::Path,
    thread,
    time::Duration,
};

use crate::{PathError, path_error_at};

/// The time between two attempts to lock.
const LOCK_RETRY_DELAY: Duration = Duration::from_millis(2);

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
        FolderLock::lock_within(folder, Duration::ZERO)
    }

    /// Locks `folder` like [`lock_folder`](FolderLock::lock_folder), but waits up to `max_wait`
    /// while another program holds the lock.
    ///
    /// # Errors
    /// Returns an error if the folder cannot be opened.
    pub fn lock_within(folder: &Path, max_wait: Duration) -> Result<Option<FolderLock>, PathError> {
        let file = open_for_lock(folder).map_err(path_error_at(folder))?;
        // Browsers use this crate, so it counts the delays instead of reading the system's clock.
        let mut waited_time = Duration::ZERO;
        while let Err(TryLockError::WouldBlock) = file.try_lock() {
            if waited_time >= max_wait {
                return Ok(None);
            }
            thread::sleep(LOCK_RETRY_DELAY);
            waited_time += LOCK_RETRY_DELAY;
        }
        Ok(Some(FolderLock { _file: file }))
    }

    /// Locks `folder`, and waits without a limit while another program holds the lock.
    ///
    /// # Errors
    /// Returns an error if the folder cannot be opened or locked.
    pub fn wait_for_lock(folder: &Path) -> Result<FolderLock, PathError> {
        let file = open_for_lock(folder).map_err(path_error_at(folder))?;
        file.lock().map_err(path_error_at(folder))?;
        Ok(FolderLock { _file: file })
    }
}

/// Opens the file to lock for `folder`: the folder itself, so that no extra file is needed.
#[cfg(unix)]
fn open_for_lock(folder: &Path) -> io::Result<File> {
    File::open(folder)
}

/// Opens the file to lock for `folder`: an empty lock file in the folder, which is never deleted.
#[cfg(not(unix))]
fn open_for_lock(folder: &Path) -> io::Result<File> {
    File::options()
        .write(true)
        .create(true)
        .truncate(false)
        .open(folder.join(".lock"))
}
