//! Renames a file that cannot be used out of the way.

use std::path::{Path, PathBuf};
use std::{fs, io};

use super::disk::Disk;
use super::target::folder_of;

/// Renames the file at `path` to the first unused name among `named(1)`, `named(2)` ... in the same
/// folder, durably, and returns that name.
///
/// # Errors
/// If the file cannot be renamed.
pub fn rename_aside(path: &Path, named: impl Fn(u32) -> PathBuf) -> io::Result<PathBuf> {
    let aside = (1..u32::MAX)
        .map(named)
        .find(|aside| fs::symlink_metadata(aside).is_err())
        .ok_or_else(|| io::Error::other("too many files were set aside"))?;
    fs::rename(path, &aside)?;
    Disk::real().sync_folder(folder_of(path))?;
    Ok(aside)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_that_is_set_aside_gets_an_unused_name() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("game.toml");
        let named = |number| folder.path().join(format!("damaged-{number}.toml"));
        for number in 1..=2 {
            fs::write(&path, "x").unwrap();
            assert_eq!(rename_aside(&path, named).unwrap(), named(number));
        }
        assert!(!path.exists());
    }
}
