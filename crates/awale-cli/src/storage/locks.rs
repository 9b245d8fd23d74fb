//! Locks on folders.
//!
//! Two programs on one folder: the one that changes something there that depends on what is there
//! holds the folder for that long. The lock is the system's, and a program that is killed lets go
//! of it. On Unix it is on the folder itself, and nothing lies about; elsewhere it is on an empty
//! file in it. Where a system has no such locks, things go on without; what is written is whole in
//! any case. A folder that another program holds is waited for once, and reported once; from then
//! on it costs one look.

use std::collections::BTreeMap;
use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use awale_files::{self as files, open_to_hold};

/// Writing takes milliseconds, and some tenths of a second where the disk is very busy, since files
/// are flushed. A program that holds a folder for longer than this has another purpose, or was
/// stopped in the middle, and is not waited for.
pub const PATIENCE: Duration = Duration::from_secs(2);

/// The pause between two tries.
const PAUSE: Duration = Duration::from_millis(2);

/// Folders that another program holds, and whether that was reported.
static HELD: Mutex<BTreeMap<PathBuf, bool>> = Mutex::new(BTreeMap::new());

/// A folder that is held until this is dropped.
#[derive(Debug)]
pub struct Held {
    _folder: File,
}

/// Holds `folder` while something small is written; `None` where that cannot be had soon.
#[must_use]
pub fn hold_briefly(folder: &Path) -> Option<Held> {
    let file = open_to_hold(folder).ok()?;
    let patience = if strangers().contains_key(folder) {
        Duration::ZERO
    } else {
        PATIENCE
    };
    let end = Instant::now() + patience;
    loop {
        match file.try_lock() {
            Ok(()) => {
                strangers().remove(folder);
                return Some(Held { _folder: file });
            }
            Err(TryLockError::WouldBlock) if Instant::now() < end => thread::sleep(PAUSE),
            Err(TryLockError::WouldBlock) => {
                strangers().entry(folder.to_owned()).or_insert(false);
                return None;
            }
            Err(TryLockError::Error(_)) => return None,
        }
    }
}

/// The folders that another program does not let go and of which nothing has been said yet.
#[must_use]
pub fn newly_held() -> Vec<PathBuf> {
    let mut held = strangers();
    let new = held.iter_mut().filter(|(_, told)| !**told);
    new.map(|(folder, told)| (*told = true, folder.clone()).1)
        .collect()
}

fn strangers() -> MutexGuard<'static, BTreeMap<PathBuf, bool>> {
    HELD.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Holds `folder`, which is made where it is not there, for a long work; waits for the program that
/// holds it, however long, and calls `waiting` before.
pub fn hold_at_length(folder: &Path, waiting: impl FnOnce()) -> Option<Held> {
    files::make_folder(folder).ok()?;
    let file = open_to_hold(folder).ok()?;
    let end = Instant::now() + PATIENCE;
    while let Err(TryLockError::WouldBlock) = file.try_lock() {
        if Instant::now() >= end {
            waiting();
            file.lock().ok()?;
            break;
        }
        thread::sleep(PAUSE);
    }
    Some(Held { _folder: file })
}
