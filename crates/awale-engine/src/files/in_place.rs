//! Files with several names (hard links). Renaming would take one name away from the others, so such a file is written in
//! place. That is not atomic: the new contents are kept beside it, flushed, until they have arrived. A program that finds
//! them finishes the work.

use std::ffi::OsString;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Seek, SeekFrom};
use std::path::{Path, PathBuf};

use tempfile::NamedTempFile;

use super::disk::{Disk, Step};
use super::owner;
use super::target::{Target, folder_of};

/// The end of the name under which new contents wait; it begins with a dot and the name of the file.
pub(super) const WAITING: &str = ".awale-new";

/// Where the new contents of the file at `path` wait.
fn waiting(path: &Path) -> Option<PathBuf> {
    let mut name = OsString::from(".");
    name.push(path.file_name()?);
    name.push(WAITING);
    Some(path.with_file_name(name))
}

/// Writes what `new` holds over the target. After a failure the target is as before, or the new contents wait.
pub(super) fn overwrite(disk: Disk, target: &Target, new: NamedTempFile) -> io::Result<()> {
    let waits = waiting(&target.path).ok_or(io::ErrorKind::InvalidInput)?;
    disk.sync(new.as_file())?;
    let new = disk.step(Step::Rename, || Ok(new.persist(&waits)?))?;
    match disk.sync_folder(target.folder()).and_then(|()| extend(disk, &new, &target.path)) {
        Ok(old) => fill(disk, &new, &old)?,
        Err(error) => {
            let _ = fs::remove_file(&waits);
            return Err(error);
        }
    }
    forget(disk, &waits)
}

/// Removes contents that have arrived. Their name must not come back after a power cut: it would undo what is written next.
fn forget(disk: Disk, waits: &Path) -> io::Result<()> {
    fs::remove_file(waits)?;
    disk.sync_folder(folder_of(waits))
}

/// Opens the file at `path` and writes what `new` has beyond its end: only that needs room, and it can be taken away again.
fn extend(disk: Disk, new: &File, path: &Path) -> io::Result<File> {
    let old = disk.step(Step::Overwrite, || OpenOptions::new().write(true).open(path))?;
    let had = old.metadata()?.len();
    match copy_from(had, new, &old) {
        Ok(()) => Ok(old),
        Err(error) => {
            let _ = old.set_len(had);
            Err(error)
        }
    }
}

/// Writes all of `new` over `old`.
fn fill(disk: Disk, new: &File, old: &File) -> io::Result<()> {
    copy_from(0, new, old)?;
    old.set_len(new.metadata()?.len())?;
    disk.sync(old)
}

fn copy_from(start: u64, mut new: &File, mut old: &File) -> io::Result<()> {
    new.seek(SeekFrom::Start(start))?;
    old.seek(SeekFrom::Start(start))?;
    io::copy(&mut new, &mut old).map(drop)
}

/// Finishes writing the file at `path`, where a program was ended while it wrote it in place. Costs one look at the folder
/// where there is nothing to do. What cannot be finished now is tried again the next time.
pub fn finish(path: &Path) {
    if let Ok(Target { path, about: Some(about) }) = Target::of(path)
        && let Some(waits) = waiting(&path)
        && fs::symlink_metadata(&waits).is_ok_and(|waits| waits.is_file() && owner::is_trusted(&waits, &about))
    {
        let _ = finish_from(&waits, &path);
    }
}

fn finish_from(waits: &Path, path: &Path) -> io::Result<()> {
    let new = File::open(waits)?;
    // Its writer, if it still lives, holds the lock and finishes by itself. One that has just done so removed the name.
    if new.try_lock().is_err() || !waits.exists() {
        return Ok(());
    }
    let disk = Disk::real();
    fill(disk, &new, &extend(disk, &new, path)?)?;
    forget(disk, waits)
}
