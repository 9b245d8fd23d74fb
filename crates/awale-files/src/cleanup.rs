//! Cleaning up after a program that was killed while it wrote: temporary files, and unfinished
//! in-place writes.

use std::{
    fs::{self, File, TryLockError},
    path::Path,
    time::Duration,
};

use super::{
    in_place::{NEW_CONTENTS_SUFFIX, finish_interrupted_write},
    write::{TEMPORARY_PREFIX, TEMPORARY_SUFFIX},
};

/// A temporary file that changed less than this time ago never counts as abandoned, because its
/// program may not have locked it yet. Without file locks only this age counts.
const MIN_ABANDONED_AGE: Duration = Duration::from_secs(60);

/// The number of random letters and digits between [`TEMPORARY_PREFIX`] and [`TEMPORARY_SUFFIX`] in
/// a file name.
const RANDOM_LETTERS_IN_NAME: usize = 6;

/// Removes abandoned temporary files in a folder that belongs to the program, and finishes
/// interrupted writes there. Files that cannot be removed stay.
pub fn remove_temporary_files(folder: &Path) {
    remove_abandoned_files(folder, |name| name.starts_with(TEMPORARY_PREFIX));
    for name in file_names(folder) {
        if let Some(target_name) = name
            .strip_prefix('.')
            .and_then(|name| name.strip_suffix(NEW_CONTENTS_SUFFIX))
        {
            finish_interrupted_write(&folder.join(target_name));
        }
    }
}

/// Removes temporary files in a folder that also holds files of other programs. Only files with
/// this program's names for temporary files are removed.
pub fn remove_own_temporary_files(folder: &Path) {
    remove_abandoned_files(folder, |name| {
        let random_letters = name
            .strip_prefix(TEMPORARY_PREFIX)
            .and_then(|name| name.strip_suffix(TEMPORARY_SUFFIX));
        random_letters.is_some_and(|random_letters| {
            random_letters.len() == RANDOM_LETTERS_IN_NAME
                && random_letters.chars().all(char::is_alphanumeric)
        })
    });
}

fn file_names(folder: &Path) -> impl Iterator<Item = String> {
    let entries = fs::read_dir(folder)
        .into_iter()
        .flatten()
        .filter_map(Result::ok);
    entries.filter_map(|entry| entry.file_name().into_string().ok())
}

fn remove_abandoned_files(folder: &Path, is_temporary: impl Fn(&str) -> bool) {
    for name in file_names(folder).filter(|name| is_temporary(name)) {
        let path = folder.join(name);
        if is_abandoned(&path) {
            let _ = fs::remove_file(path);
        }
    }
}

/// Whether the program that made this temporary file has ended: the file is old and not locked. A
/// new file is never abandoned, because its program may not have locked it yet.
fn is_abandoned(path: &Path) -> bool {
    let is_locked = || {
        File::open(path).is_ok_and(|file| matches!(file.try_lock(), Err(TryLockError::WouldBlock)))
    };
    is_older(path, MIN_ABANDONED_AGE) && !is_locked()
}

/// Whether this is a regular file whose last change is longer ago than `age`.
fn is_older(path: &Path, age: Duration) -> bool {
    let Ok(metadata) = fs::symlink_metadata(path) else {
        return false;
    };
    let time_since_change = metadata
        .modified()
        .map(|changed| changed.elapsed().unwrap_or_default());
    metadata.is_file() && time_since_change.is_ok_and(|since| since > age)
}

#[cfg(test)]
mod tests {
    use std::time::SystemTime;

    use super::*;

    fn make_file_of_age(folder: &Path, name: &str, age: Duration) -> File {
        let file = File::create(folder.join(name)).unwrap();
        file.set_modified(SystemTime::now() - age).unwrap();
        file
    }

    fn sorted_file_names(folder: &Path) -> Vec<String> {
        let mut names: Vec<_> = file_names(folder).collect();
        names.sort();
        names
    }

    #[test]
    fn only_abandoned_temporary_files_are_removed() {
        let folder = tempfile::tempdir().unwrap();
        let old_age = 2 * MIN_ABANDONED_AGE;
        let _ = make_file_of_age(folder.path(), ".awale-old", old_age);
        let _ = make_file_of_age(folder.path(), ".awale-aB3dEf.tmp", old_age);
        let _ = make_file_of_age(folder.path(), ".awale-young", Duration::ZERO);
        let _ = make_file_of_age(folder.path(), "a-game.toml", old_age);
        let locked_file = make_file_of_age(folder.path(), ".awale-busy00.tmp", old_age);
        locked_file.try_lock().unwrap();
        remove_temporary_files(folder.path());
        assert_eq!(
            sorted_file_names(folder.path()),
            [".awale-busy00.tmp", ".awale-young", "a-game.toml"]
        );
    }

    #[test]
    fn temporary_files_of_other_programs_stay() {
        let folder = tempfile::tempdir().unwrap();
        for name in [
            ".awale-aB3dEf.tmp",
            ".awale-notes",
            ".awale-my-own.tmp",
            ".awale-short.tmp",
            "x.tmp",
        ] {
            let _ = make_file_of_age(folder.path(), name, 2 * MIN_ABANDONED_AGE);
        }
        remove_own_temporary_files(folder.path());
        assert_eq!(
            sorted_file_names(folder.path()),
            [
                ".awale-my-own.tmp",
                ".awale-notes",
                ".awale-short.tmp",
                "x.tmp"
            ]
        );
    }

    #[test]
    fn the_cleanup_finishes_interrupted_in_place_writes() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("config.toml");
        fs::write(&path, "half of the n, and of the old").unwrap();
        fs::write(folder.path().join(".config.toml.awale-new"), "the new").unwrap();
        remove_temporary_files(folder.path());
        assert_eq!(fs::read_to_string(&path).unwrap(), "the new");
        assert_eq!(sorted_file_names(folder.path()), ["config.toml"]);
    }
}
