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
    fs::{File, TryLockError},
    path::{Path, PathBuf},
    sync::{Mutex, MutexGuard, PoisonError},
    thread,
    time::{Duration, Instant},
};

use awale_files::{self as files, open_for_lock};

/// The maximum waiting time for a lock. Writing takes milliseconds, or some tenths of a second on a
/// busy disk, because files are flushed. A program that holds the lock for longer does something
/// else, or was suspended.
pub const MAX_LOCK_WAIT: Duration = Duration::from_secs(2);

/// The time between two attempts to lock.
const LOCK_RETRY_DELAY: Duration = Duration::from_millis(2);

/// The folders that other programs have locked, and whether this was reported.
static FOLDERS_LOCKED_BY_OTHERS: Mutex<BTreeMap<PathBuf, bool>> = Mutex::new(BTreeMap::new());

/// A folder lock, which is released when it is dropped.
#[derive(Debug)]
pub struct HeldLock {
    _locked_folder: File,
}

/// Locks `folder` for a short write. `None` if the lock cannot be opened or is not available within
/// [`MAX_LOCK_WAIT`]. After such a failure, the next attempts do not wait.
pub fn lock_for_short_write(folder: &Path) -> Option<HeldLock> {
    let file = open_for_lock(folder).ok()?;
    let max_wait = if folders_locked_by_others().contains_key(folder) {
        Duration::ZERO
    } else {
        MAX_LOCK_WAIT
    };
    let deadline = Instant::now() + max_wait;
    loop {
        match file.try_lock() {
            Ok(()) => {
                folders_locked_by_others().remove(folder);
                return Some(HeldLock {
                    _locked_folder: file,
                });
            }
            Err(TryLockError::WouldBlock) if Instant::now() < deadline => {
                thread::sleep(LOCK_RETRY_DELAY);
            }
            Err(TryLockError::WouldBlock) => {
                folders_locked_by_others()
                    .entry(folder.to_owned())
                    .or_insert(false);
                return None;
            }
            Err(TryLockError::Error(_)) => return None,
        }
    }
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
pub fn lock_for_long(folder: &Path, on_waiting: impl FnOnce()) -> Option<HeldLock> {
    files::make_folder(folder).ok()?;
    let file = open_for_lock(folder).ok()?;
    let deadline = Instant::now() + MAX_LOCK_WAIT;
    while let Err(TryLockError::WouldBlock) = file.try_lock() {
        if Instant::now() >= deadline {
            on_waiting();
            file.lock().ok()?;
            break;
        }
        thread::sleep(LOCK_RETRY_DELAY);
    }
    Some(HeldLock {
        _locked_folder: file,
    })
}
