//! Files in the data folder, on all systems that a club can run on.

use crate::prelude::*;
use awale_files::folder_of;
use std::fs::OpenOptions;

/// Creates a file that only one user can read: the owner of the folder if root creates it,
/// otherwise the user who creates it. On Windows, the file inherits the permissions of its folder.
///
/// # Errors
/// If the file exists or cannot be created.
pub fn create_private_file(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let file = options.open(path)?;
    #[cfg(unix)]
    if let Ok(folder) = folder_of(path).metadata() {
        use std::os::unix::fs::{MetadataExt, fchown};
        // A file that root creates is given to the owner of the folder, who runs the club. A
        // failure for any other user does no harm, because the file already belongs to that user.
        let _ = fchown(&file, Some(folder.uid()), Some(folder.gid()));
    }
    Ok(file)
}

/// Flushes to the disk a file that another program or library has written.
///
/// # Errors
/// If the file cannot be opened or flushed.
pub fn sync_file(path: &Path) -> io::Result<()> {
    // Windows flushes only files that are open for writing.
    OpenOptions::new().write(true).open(path)?.sync_all()
}

/// Flushes the file names in a folder to the disk. Does nothing on Windows, which cannot flush
/// folders but writes names in order.
///
/// # Errors
/// If the folder cannot be opened or flushed.
pub fn sync_folder(folder: &Path) -> io::Result<()> {
    if cfg!(unix) {
        File::open(folder)?.sync_all()?;
    }
    Ok(())
}
