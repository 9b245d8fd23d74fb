//! Atomic, durable writing. A file is written under a temporary name next to its target, flushed,
//! and renamed to the target. Then the folder is flushed. A rename alone is not enough: several
//! file systems (XFS, ext4 with `noauto_da_alloc`) may write the name before the contents, and a
//! power cut then leaves an empty file.
//!
//! The temporary file is locked while it is written, so that a cleanup can detect whether its
//! writer still runs.

use std::{
    fs,
    io::{self, Write},
    path::{Path, PathBuf},
};

use tempfile::{Builder, NamedTempFile};

use super::{
    PathError,
    disk::{FaultInjectingDisk, FaultInjectingWriter, WriteStep},
    in_place, owner, path_error_at,
    target::{WriteTarget, folder_of},
};

/// The prefix of the name of a temporary file.
pub(super) const TEMPORARY_PREFIX: &str = ".awale-";
/// The suffix of the name of a temporary file.
pub(super) const TEMPORARY_SUFFIX: &str = ".tmp";

/// The number of bytes to write as a test of the disk. It is more than file systems store within a
/// directory entry.
const WRITABLE_TEST_BYTES: usize = 64 << 10;

/// A function that writes the contents of a file.
type WriteContents<'a> = &'a mut dyn FnMut(&mut dyn Write) -> io::Result<()>;

/// Writes `bytes` into the file at `path`, atomically and durably. Links are followed, mode and
/// owner are kept, and a missing folder is created.
///
/// # Errors
/// Returns an error if the file cannot be written, or is not a regular file. If only flushing the
/// folder failed, the file already has the new contents. A write in place (of a file with several
/// links) that stopped halfway is completed by
/// [`finish_interrupted_write`](crate::finish_interrupted_write). After any other error the old
/// contents are unchanged.
///
/// # Examples
/// ```
/// use awale_files as files;
///
/// let folder = tempfile::tempdir()?;
/// let path = folder.path().join("games/first.toml");
/// files::write(&path, "old")?;
/// files::write(&path, "new")?;
/// assert_eq!(files::read_text(&path, 100)?, "new");
/// assert!(files::write_new(&path, "newer").is_err(), "the file exists");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn write(path: &Path, bytes: impl AsRef<[u8]>) -> Result<(), PathError> {
    write_by_parts(path, &mut |file| file.write_all(bytes.as_ref()))
}

/// Writes a file like [`write()`], but `write_contents` writes the contents piece by piece.
///
/// # Errors
/// Returns the errors of [`write()`] and of `write_contents`.
pub fn write_by_parts(path: &Path, write_contents: WriteContents) -> Result<(), PathError> {
    replace(FaultInjectingDisk::from_environment(), path, write_contents)
}

/// Writes `bytes` into a new file, atomically and durably.
///
/// # Errors
/// Returns an error if the file exists ([`io::ErrorKind::AlreadyExists`]), or if its folder cannot
/// be written.
pub fn write_new(path: &Path, bytes: impl AsRef<[u8]>) -> Result<(), PathError> {
    create_new_file(FaultInjectingDisk::from_environment(), path, bytes.as_ref())
}

/// Checks before long work that its result can be written to `path`. A temporary file of 64 kB is
/// written and deleted, which fails on a full disk. A missing folder is created.
///
/// # Errors
/// Returns an error if no file can be created in the folder, or if `path` is not a regular file.
///
/// # Examples
/// ```
/// use awale_files as files;
///
/// let folder = tempfile::tempdir()?;
/// assert!(files::ensure_writable(&folder.path().join("new.proof")).is_ok());
/// assert!(files::ensure_writable(folder.path()).is_err(), "it is a folder");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn ensure_writable(path: &Path) -> Result<(), PathError> {
    let (disk, target) = (
        FaultInjectingDisk::from_environment(),
        WriteTarget::resolve(path).map_err(path_error_at(path))?,
    );
    let folder = target.folder();
    make_missing_folders(disk, folder).map_err(path_error_at(folder))?;
    create_temporary_file(disk, folder, &temporary_file_builder(), &mut |file| {
        file.write_all(&vec![0; WRITABLE_TEST_BYTES])
    })
    .map(drop)
    .map_err(path_error_at(folder))
}

/// Creates a folder and its missing parents, durably.
///
/// # Errors
/// Returns an error if one cannot be created.
pub fn make_folder(folder: &Path) -> Result<(), PathError> {
    make_missing_folders(FaultInjectingDisk::from_environment(), folder)
        .map_err(path_error_at(folder))
}

/// Deletes the file at `path`, durably.
///
/// # Errors
/// Returns an error if the file cannot be deleted, or its folder cannot be flushed.
pub fn remove(path: &Path) -> Result<(), PathError> {
    fs::remove_file(path).map_err(path_error_at(path))?;
    let folder = folder_of(path);
    FaultInjectingDisk::from_environment()
        .sync_folder(folder)
        .map_err(path_error_at(folder))
}

/// Deletes these files durably and ignores missing ones. All files must be in the same folder.
/// Returns the number of deleted files.
///
/// # Errors
/// Returns an error if a file cannot be deleted, or the folder cannot be flushed.
pub fn remove_all(paths: impl IntoIterator<Item = PathBuf>) -> io::Result<usize> {
    let (mut removed_count, mut last_removed_path) = (0, None);
    for path in paths {
        match fs::remove_file(&path) {
            Ok(()) => (removed_count, last_removed_path) = (removed_count + 1, Some(path)),
            // The file never existed, or another program has deleted it.
            Err(error) if error.kind() == io::ErrorKind::NotFound => {}
            Err(error) => return Err(error),
        }
    }
    if let Some(path) = last_removed_path {
        FaultInjectingDisk::from_environment().sync_folder(folder_of(&path))?;
    }
    Ok(removed_count)
}

pub(super) fn replace(
    disk: FaultInjectingDisk,
    path: &Path,
    write_contents: WriteContents,
) -> Result<(), PathError> {
    let target = WriteTarget::resolve(path).map_err(path_error_at(path))?;
    let folder = target.folder();
    make_missing_folders(disk, folder).map_err(path_error_at(folder))?;
    let mut builder = temporary_file_builder();
    if target.metadata.is_none() {
        owner::set_new_file_mode(&mut builder);
    }
    let file = create_temporary_file(disk, folder, &builder, write_contents)
        .map_err(path_error_at(folder))?;
    if target.metadata_if_hard_linked().is_some() {
        return in_place::overwrite(disk, &target, file).map_err(path_error_at(path));
    }
    if let Some(metadata) = &target.metadata {
        disk.run_step(WriteStep::CopyOwnerAndMode, || {
            owner::copy_owner_and_mode(file.as_file(), metadata)
        })
        .map_err(path_error_at(path))?;
    }
    disk.sync(file.as_file()).map_err(path_error_at(path))?;
    disk.run_step(WriteStep::Rename, || Ok(file.persist(&target.path)?))
        .map_err(path_error_at(path))?;
    disk.sync_folder(folder).map_err(path_error_at(folder))
}

/// Writes `bytes` into a new file. It is an error if the file exists.
pub(super) fn create_new_file(
    disk: FaultInjectingDisk,
    path: &Path,
    bytes: &[u8],
) -> Result<(), PathError> {
    let folder = folder_of(path);
    let mut builder = temporary_file_builder();
    owner::set_new_file_mode(&mut builder);
    let file = create_temporary_file(disk, folder, &builder, &mut |file| file.write_all(bytes))
        .map_err(path_error_at(folder))?;
    disk.sync(file.as_file()).map_err(path_error_at(path))?;
    disk.run_step(WriteStep::Rename, || Ok(file.persist_noclobber(path)?))
        .map_err(path_error_at(path))?;
    disk.sync_folder(folder).map_err(|error| {
        // The caller gets an error, so the unfinished file must not stay.
        let _ = fs::remove_file(path);
        path_error_at(folder)(error)
    })
}

/// A builder with the name of temporary files. Only the owner may read such a file until it gets
/// the mode of the replaced file, or of a new file ([`owner::set_new_file_mode`]).
fn temporary_file_builder() -> Builder<'static, 'static> {
    let mut builder = Builder::new();
    builder.prefix(TEMPORARY_PREFIX).suffix(TEMPORARY_SUFFIX);
    builder
}

/// Creates a temporary file with its contents. It is removed when the result is dropped.
fn create_temporary_file(
    disk: FaultInjectingDisk,
    folder: &Path,
    builder: &Builder<'_, '_>,
    write_contents: WriteContents,
) -> io::Result<NamedTempFile> {
    let file = disk
        .run_step(WriteStep::CreateTemporaryFile, || {
            builder.tempfile_in(folder)
        })
        .map_err(without_temporary_name)?;
    // Without file locks a cleanup relies on the age of the file alone, so a failure is ignored.
    let _ = file.as_file().try_lock();
    write_contents(&mut FaultInjectingWriter {
        disk,
        file: file.as_file(),
    })?;
    Ok(file)
}

/// Creates the missing folders on the way to `folder`, and then flushes their names to the disk,
/// the deepest first. The first flush usually writes the whole journal of the file system, which
/// includes the other names, so the other flushes take almost no time.
fn make_missing_folders(disk: FaultInjectingDisk, folder: &Path) -> io::Result<()> {
    let missing_folders: Vec<&Path> = folder
        .ancestors()
        .take_while(|folder| !folder.as_os_str().is_empty() && !folder.is_dir())
        .collect();
    for folder in missing_folders.iter().rev() {
        match disk.run_step(WriteStep::MakeFolder, || fs::create_dir(folder)) {
            // Another program has created the folder.
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists && folder.is_dir() => {}
            made => made?,
        }
    }
    missing_folders
        .iter()
        .try_for_each(|folder| disk.sync_folder(folder_of(folder)))
}

/// Removes the temporary name from an error, because it means nothing to the user.
fn without_temporary_name(error: io::Error) -> io::Error {
    let message = error.to_string();
    match message.split_once(" at path ") {
        Some((what, _)) => io::Error::new(error.kind(), what),
        None => error,
    }
}

#[cfg(test)]
mod tests;
