//! Files with several names (hard links). A rename would cut one name off from the others, so such
//! a file is overwritten in place. That is not atomic, so the new contents first go to a file
//! beside it, like a redo log of a database:
//!
//! ```text
//!   1. .name.awale-new   written, flushed
//!   2. name              extended, overwritten, cut to length, flushed
//!   3. .name.awale-new   removed
//! ```
//!
//! If the program dies between 1 and 3, [`finish`] repeats step 2.

use std::ffi::OsString;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Seek, SeekFrom};
use std::path::{Path, PathBuf};

use tempfile::NamedTempFile;

use super::disk::{Disk, WriteStep};
use super::owner;
use super::target::{Target, folder_of};

/// The suffix of the file with the new contents; before it stand a dot and the name of the file.
pub(super) const WAITING: &str = ".awale-new";

/// The path of the new contents of the file at `path`.
fn waiting(path: &Path) -> Option<PathBuf> {
    let mut name = OsString::from(".");
    name.push(path.file_name()?);
    name.push(WAITING);
    Some(path.with_file_name(name))
}

/// Overwrites the target with the contents of `new`. After a failure the target is unchanged, or
/// the new contents are there for [`finish`].
pub(super) fn overwrite(disk: Disk, target: &Target, new: NamedTempFile) -> io::Result<()> {
    let waits = waiting(&target.path).ok_or(io::ErrorKind::InvalidInput)?;
    disk.sync(new.as_file())?;
    let new = disk.step(WriteStep::Rename, || Ok(new.persist(&waits)?))?;
    match disk
        .sync_folder(target.folder())
        .and_then(|()| extend(disk, &new, &target.path))
    {
        Ok(old) => fill(disk, &new, &old)?,
        Err(error) => {
            let _ = fs::remove_file(&waits);
            return Err(error);
        }
    }
    forget(disk, &waits)
}

/// Removes new contents that have been copied. Their name must not come back after a power cut: it
/// would undo the next write.
fn forget(disk: Disk, waits: &Path) -> io::Result<()> {
    fs::remove_file(waits)?;
    disk.sync_folder(folder_of(waits))
}

/// Opens the file at `path` and appends what `new` has beyond its end. Only this part needs disk
/// space, and it can be cut off again.
fn extend(disk: Disk, new: &File, path: &Path) -> io::Result<File> {
    let old = disk.step(WriteStep::Overwrite, || {
        OpenOptions::new().write(true).open(path)
    })?;
    let had = old.metadata()?.len();
    match copy_from(had, new, &old) {
        Ok(()) => Ok(old),
        Err(error) => {
            let _ = old.set_len(had);
            Err(error)
        }
    }
}

/// Overwrites `old` with all of `new`.
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

/// Finishes the in-place write of the file at `path` if a program was ended in the middle of it.
/// Costs one look-up in the folder if there is nothing to do. After a failure the next call tries
/// again.
pub fn finish(path: &Path) {
    if let Ok(Target {
        path,
        about: Some(about),
    }) = Target::of(path)
        && let Some(waits) = waiting(&path)
        && fs::symlink_metadata(&waits)
            .is_ok_and(|waits| waits.is_file() && owner::is_trusted(&waits, &about))
    {
        let _ = finish_from(&waits, &path);
    }
}

fn finish_from(waits: &Path, path: &Path) -> io::Result<()> {
    let new = File::open(waits)?;
    // A writer that still runs holds the lock and finishes by itself; one that has just finished
    // has removed the name.
    if new.try_lock().is_err() || !waits.exists() {
        return Ok(());
    }
    let disk = Disk::real();
    fill(disk, &new, &extend(disk, &new, path)?)?;
    forget(disk, waits)
}
