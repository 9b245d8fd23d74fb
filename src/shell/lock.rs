//! Two programs on one folder: who changes something there that depends on what is there holds the folder for that long.
//!
//! The lock is the system's, on the folder itself: nothing lies about, and a program that is killed lets go of it. Where a
//! system has no such locks, things go on without; what is written is whole in any case.

use std::fs::{self, File, TryLockError};
use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};

/// Writing takes milliseconds. Whoever holds a folder for longer than this was stopped in the middle, and nobody waits.
const PATIENCE: Duration = Duration::from_millis(200);

/// The pause between two tries.
const PAUSE: Duration = Duration::from_millis(2);

/// A folder that is held until this is dropped.
#[derive(Debug)]
pub(super) struct Held {
    _folder: File,
}

/// Holds `folder` while something small is written; `None` where that cannot be had soon.
pub(super) fn briefly(folder: &Path) -> Option<Held> {
    let file = File::open(folder).ok()?;
    let end = Instant::now() + PATIENCE;
    loop {
        match file.try_lock() {
            Ok(()) => return Some(Held { _folder: file }),
            Err(TryLockError::WouldBlock) if Instant::now() < end => thread::sleep(PAUSE),
            Err(_) => return None,
        }
    }
}

/// Holds `folder`, which is made where it is not there, for a long work; waits for whoever is at it, however long.
pub(super) fn at_length(folder: &Path) -> Option<Held> {
    fs::create_dir_all(folder).ok()?;
    let file = File::open(folder).ok()?;
    file.lock().ok()?;
    Some(Held { _folder: file })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_holds_a_folder_at_a_time() {
        let folder = tempfile::tempdir().unwrap();
        let held = at_length(&folder.path().join("new")).expect("nobody is there");
        assert!(briefly(&folder.path().join("new")).is_none());
        drop(held);
        assert!(briefly(&folder.path().join("new")).is_some());
        assert!(briefly(&folder.path().join("not there")).is_none());
    }
}
