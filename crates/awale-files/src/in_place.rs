//! Writing files with several names (hard links). A rename would separate one name from the others,
//! so such a file is overwritten in place. This is not atomic, so the new contents are written to a
//! temporary file next to it first, like the redo log of a database:
//!
//! ```text
//!   1. .name.awale-new   written, flushed
//!   2. name              extended, overwritten, cut to length, flushed
//!   3. .name.awale-new   removed
//! ```
//!
//! If the program ends between 1 and 3, [`finish_interrupted_write`] repeats step 2.

use std::{
    ffi::OsString,
    fs::{self, File, OpenOptions},
    io::{self, Seek, SeekFrom},
    path::{Path, PathBuf},
};

use tempfile::NamedTempFile;

use super::{
    disk::{FaultInjectingDisk, WriteStep},
    owner,
    target::{WriteTarget, folder_of},
};

/// The suffix of the file with the new contents. Its name is a dot, the name of the target and this
/// suffix.
pub(super) const NEW_CONTENTS_SUFFIX: &str = ".awale-new";

/// The path of the temporary file with the new contents for the file at `path`.
fn new_contents_path(path: &Path) -> Option<PathBuf> {
    let mut name = OsString::from(".");
    name.push(path.file_name()?);
    name.push(NEW_CONTENTS_SUFFIX);
    Some(path.with_file_name(name))
}

/// Overwrites the target with the contents of `new_file`. After a failure the target is unchanged,
/// or [`finish_interrupted_write`] can complete the write.
pub(super) fn overwrite(
    disk: FaultInjectingDisk,
    target: &WriteTarget,
    new_file: NamedTempFile,
) -> io::Result<()> {
    let new_path = new_contents_path(&target.path).ok_or(io::ErrorKind::InvalidInput)?;
    disk.sync(new_file.as_file())?;
    let new_file = disk.run_step(WriteStep::Rename, || Ok(new_file.persist(&new_path)?))?;
    match disk
        .sync_folder(target.folder())
        .and_then(|()| open_and_append_tail_of_new(disk, &new_file, &target.path))
    {
        Ok(old) => copy_from_start(disk, &new_file, &old)?,
        Err(error) => {
            let _ = fs::remove_file(&new_path);
            return Err(error);
        }
    }
    remove_new_contents(disk, &new_path)
}

/// Removes the file with the new contents after they were copied. The removal is flushed: if the
/// file came back after a power cut, it would undo the next write.
fn remove_new_contents(disk: FaultInjectingDisk, new_path: &Path) -> io::Result<()> {
    fs::remove_file(new_path)?;
    disk.sync_folder(folder_of(new_path))
}

/// Opens the file at `path` and appends the part of `new_file` beyond its end. Only this step needs
/// disk space, and it can be undone by truncating the file.
fn open_and_append_tail_of_new(
    disk: FaultInjectingDisk,
    new_file: &File,
    path: &Path,
) -> io::Result<File> {
    let old_file = disk.run_step(WriteStep::OverwriteInPlace, || {
        OpenOptions::new().write(true).open(path)
    })?;
    let old_length = old_file.metadata()?.len();
    match copy_from_offset(old_length, new_file, &old_file) {
        Ok(()) => Ok(old_file),
        Err(error) => {
            let _ = old_file.set_len(old_length);
            Err(error)
        }
    }
}

/// Overwrites `old_file` with all of `new_file`.
fn copy_from_start(disk: FaultInjectingDisk, new_file: &File, old_file: &File) -> io::Result<()> {
    copy_from_offset(0, new_file, old_file)?;
    old_file.set_len(new_file.metadata()?.len())?;
    disk.sync(old_file)
}

fn copy_from_offset(start_offset: u64, mut new_file: &File, mut old_file: &File) -> io::Result<()> {
    new_file.seek(SeekFrom::Start(start_offset))?;
    old_file.seek(SeekFrom::Start(start_offset))?;
    io::copy(&mut new_file, &mut old_file).map(drop)
}

/// Finishes an interrupted in-place write of the file at `path`. Costs two lookups in the folder if
/// there is nothing to do. After a failure the next call tries again.
pub fn finish_interrupted_write(path: &Path) {
    if let Ok(WriteTarget {
        path,
        metadata: Some(metadata),
    }) = WriteTarget::resolve(path)
        && let Some(new_path) = new_contents_path(&path)
        && fs::symlink_metadata(&new_path).is_ok_and(|new_path| {
            new_path.is_file() && owner::has_trusted_owner(&new_path, &metadata)
        })
    {
        let _ = finish_write_from(&new_path, &path);
    }
}

fn finish_write_from(new_path: &Path, path: &Path) -> io::Result<()> {
    let new_file = File::open(new_path)?;
    // A running writer holds the lock and finishes by itself. A writer that has just finished has
    // removed the file.
    if new_file.try_lock().is_err() || !new_path.exists() {
        return Ok(());
    }
    let disk = FaultInjectingDisk::from_environment();
    copy_from_start(
        disk,
        &new_file,
        &open_and_append_tail_of_new(disk, &new_file, path)?,
    )?;
    remove_new_contents(disk, new_path)
}
