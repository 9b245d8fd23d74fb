//! Renaming a file that cannot be used, so that a new one can take its place.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

use super::{disk::FaultInjectingDisk, target::folder_of};

/// Renames the file at `path` to the first unused name among `aside_path(1)`, `aside_path(2)` ...
/// in the same folder, durably. Returns the new name.
///
/// # Errors
/// Returns an error if the file cannot be renamed.
pub fn rename_aside(path: &Path, aside_path: impl Fn(u32) -> PathBuf) -> io::Result<PathBuf> {
    let unused_path = (1..u32::MAX)
        .map(aside_path)
        .find(|aside| fs::symlink_metadata(aside).is_err())
        .ok_or_else(|| io::Error::other("too many files were set aside"))?;
    fs::rename(path, &unused_path)?;
    FaultInjectingDisk::from_environment().sync_folder(folder_of(path))?;
    Ok(unused_path)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rename_aside_chooses_an_unused_file_name() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("game.toml");
        let damaged_path = |number| folder.path().join(format!("damaged-{number}.toml"));
        for number in 1..=2 {
            fs::write(&path, "x").unwrap();
            assert_eq!(
                rename_aside(&path, damaged_path).unwrap(),
                damaged_path(number)
            );
        }
        assert!(!path.exists());
    }
}
