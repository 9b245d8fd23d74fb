//! Folder locks between running programs.
//!
//! A program locks a folder while it changes files that depend on other files there. The lock
//! belongs to the operating system, so it ends with the program, even if the program is killed. On
//! Unix the folder itself is locked, on other systems an empty file in it. If a system has no
//! locks, the program continues without one, and written files are still complete. If another
//! program holds a lock, a short write waits for two seconds and then continues without it; this is
//! reported once, and later writes do not wait. Long work waits without a limit.

use std::{
    collections::BTreeMap,
    path::{Path, PathBuf},
    sync::{Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use awale_files::{self as files, FolderLock};

/// The maximum waiting time for a lock. Writing takes milliseconds, or some tenths of a second on a
/// busy disk, because files are flushed. A program that holds the lock for longer does something
/// else, or was suspended.
pub const MAX_LOCK_WAIT: Duration = Duration::from_secs(2);

/// The folders that other programs have locked, and whether this was reported.
static FOLDERS_LOCKED_BY_OTHERS: Mutex<BTreeMap<PathBuf, bool>> = Mutex::new(BTreeMap::new());

/// Locks `folder` for a short write. `None` if the lock cannot be opened or is not available within
/// [`MAX_LOCK_WAIT`]. After such a failure, the next attempts do not wait.
pub fn lock_for_short_write(folder: &Path) -> Option<FolderLock> {
    let max_wait = if folders_locked_by_others().contains_key(folder) {
        Duration::ZERO
    } else {
        MAX_LOCK_WAIT
    };
    let folder_lock = FolderLock::lock_within(folder, max_wait).ok()?;
    if folder_lock.is_some() {
        folders_locked_by_others().remove(folder);
    } else {
        folders_locked_by_others()
            .entry(folder.to_owned())
            .or_insert(false);
    }
    folder_lock
}

/// Returns the folders that other programs have locked and that were not reported yet. Marks these
/// folders as reported.
pub fn take_unreported_locked_folders() -> Vec<PathBuf> {
    let mut locked_folders = folders_locked_by_others();
    let unreported_locked_folders = locked_folders
        .iter_mut()
        .filter(|(_, is_reported)| !**is_reported);
    unreported_locked_folders
        .map(|(folder, is_reported)| (*is_reported = true, folder.clone()).1)
        .collect()
}

fn folders_locked_by_others() -> MutexGuard<'static, BTreeMap<PathBuf, bool>> {
    FOLDERS_LOCKED_BY_OTHERS
        .lock()
        .unwrap_or_else(PoisonError::into_inner)
}

/// Locks `folder` for long work, and creates the folder if it is missing. If another program holds
/// the lock, calls `on_waiting` and waits for it without a limit.
pub fn lock_for_long(folder: &Path, on_waiting: impl FnOnce()) -> Option<FolderLock> {
    files::make_folder(folder).ok()?;
    let folder_lock = FolderLock::lock_within(folder, MAX_LOCK_WAIT).ok()?;
    folder_lock.or_else(|| {
        on_waiting();
        FolderLock::wait_for_lock(folder).ok()
    })
}
