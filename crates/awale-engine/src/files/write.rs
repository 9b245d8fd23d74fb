//! The one writer. A file is written under a temporary name beside its target, flushed, renamed over the target, and the
//! folder is flushed: rename alone is not enough, since several file systems (XFS, ext4 with `noauto_da_alloc`) may write
//! the name before the contents, and a power cut leaves an empty file then.
//!
//! The temporary file is locked while it is written. So a program that tidies up knows whether its writer still lives.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use tempfile::NamedTempFile;

use super::disk::{Disk, Step, Writing};
use super::target::{Target, folder_of};
use super::{Failure, at, in_place, owner};

/// How the name of a temporary file begins.
pub(super) const TEMPORARY: &str = ".awale-";
/// How it ends.
pub(super) const ENDING: &str = ".tmp";

/// What fills a file.
type Fill<'a> = &'a mut dyn FnMut(&mut dyn Write) -> io::Result<()>;

/// Writes `bytes` into the file at `path`, whole or not at all, and durably. Links are followed, mode and owner kept. Its
/// folder is made where it is not there.
///
/// # Errors
/// When the file cannot be written, or is no regular file; what was there before is still there then.
pub fn write(path: &Path, bytes: impl AsRef<[u8]>) -> Result<(), Failure> {
    write_by_parts(path, &mut |file| file.write_all(bytes.as_ref()))
}

/// As [`write()`], where `fill` writes the contents piece by piece.
///
/// # Errors
/// As [`write()`], and what `fill` returns.
pub fn write_by_parts(path: &Path, fill: Fill<'_>) -> Result<(), Failure> {
    replace(Disk::real(), path, fill)
}

/// Writes `bytes` into a file that is not there yet, whole or not at all, and durably.
///
/// # Errors
/// When there is such a file ([`io::ErrorKind::AlreadyExists`]), or its folder cannot be written.
pub fn write_new(path: &Path, bytes: impl AsRef<[u8]>) -> Result<(), Failure> {
    add(Disk::real(), path, bytes.as_ref())
}

/// Makes a folder and those above it, durably, where they are not there.
///
/// # Errors
/// When one cannot be made.
pub fn make_folder(folder: &Path) -> Result<(), Failure> {
    make(Disk::real(), folder).map_err(at(folder))
}

/// Deletes the file at `path`, durably.
///
/// # Errors
/// When the system does not let it go, or cannot make its going last.
pub fn remove(path: &Path) -> Result<(), Failure> {
    fs::remove_file(path).map_err(at(path))?;
    let folder = folder_of(path);
    Disk::real().sync_folder(folder).map_err(at(folder))
}

/// Deletes those of the files that are there, durably; tells how many there were. They lie in one folder.
///
/// # Errors
/// When the system does not let one go, or cannot make its going last.
pub fn remove_all(paths: impl IntoIterator<Item = PathBuf>) -> io::Result<usize> {
    let (mut removed, mut last) = (0, None);
    for path in paths {
        match fs::remove_file(&path) {
            Ok(()) => (removed, last) = (removed + 1, Some(path)),
            // Another program was quicker, or it was never there.
            Err(error) if error.kind() == io::ErrorKind::NotFound => {}
            Err(error) => return Err(error),
        }
    }
    if let Some(path) = last {
        Disk::real().sync_folder(folder_of(&path))?;
    }
    Ok(removed)
}

pub(super) fn replace(disk: Disk, path: &Path, fill: Fill<'_>) -> Result<(), Failure> {
    let target = Target::of(path).map_err(at(path))?;
    let folder = target.folder();
    make(disk, folder).map_err(at(folder))?;
    let file = prepare(disk, folder, target.about.is_none(), fill).map_err(at(folder))?;
    if target.shared().is_some() {
        return in_place::overwrite(disk, &target, file).map_err(at(path));
    }
    if let Some(about) = &target.about {
        disk.step(Step::Keep, || owner::keep(file.as_file(), about)).map_err(at(path))?;
    }
    disk.sync(file.as_file()).map_err(at(path))?;
    disk.step(Step::Rename, || Ok(file.persist(&target.path)?)).map_err(at(path))?;
    disk.sync_folder(folder).map_err(at(folder))
}

pub(super) fn add(disk: Disk, path: &Path, bytes: &[u8]) -> Result<(), Failure> {
    let folder = folder_of(path);
    let file = prepare(disk, folder, true, &mut |file| file.write_all(bytes)).map_err(at(folder))?;
    disk.sync(file.as_file()).map_err(at(path))?;
    disk.step(Step::Rename, || Ok(file.persist_noclobber(path)?)).map_err(at(path))?;
    disk.sync_folder(folder).map_err(|error| {
        // Its caller keeps nothing of a file that could not be made, and would leave it behind.
        let _ = fs::remove_file(path);
        at(folder)(error)
    })
}

/// A temporary file with its contents. It is removed when this is dropped. Unless the file `is_new`, only its owner may read it:
/// it gets the mode of the file that it takes the place of when it is whole.
fn prepare(disk: Disk, folder: &Path, is_new: bool, fill: Fill<'_>) -> io::Result<NamedTempFile> {
    let mut builder = tempfile::Builder::new();
    builder.prefix(TEMPORARY).suffix(ENDING);
    if is_new {
        owner::of_new(&mut builder);
    }
    let file = disk.step(Step::Create, || builder.tempfile_in(folder)).map_err(without_name)?;
    // Where the system has no locks, leftovers are told by their age alone.
    let _ = file.as_file().try_lock();
    fill(&mut Writing { disk, file: file.as_file() })?;
    Ok(file)
}

/// Makes the folders first and flushes then, the last one first: that writes the journal, in which the others stand as a rule,
/// so that flushing them costs next to nothing.
fn make(disk: Disk, folder: &Path) -> io::Result<()> {
    let missing: Vec<&Path> =
        folder.ancestors().take_while(|folder| !folder.as_os_str().is_empty() && !folder.is_dir()).collect();
    for folder in missing.iter().rev() {
        match disk.step(Step::Folder, || fs::create_dir(folder)) {
            // Another program was quicker.
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists && folder.is_dir() => {}
            made => made?,
        }
    }
    missing.iter().try_for_each(|folder| disk.sync_folder(folder_of(folder)))
}

/// What the system says of a file that could not be made, without its temporary name, which says nothing to a person.
fn without_name(error: io::Error) -> io::Error {
    let told = error.to_string();
    match told.split_once(" at path ") {
        Some((what, _)) => io::Error::new(error.kind(), what),
        None => error,
    }
}

#[cfg(test)]
mod tests;
