//! Files that have lost their contents. Earlier versions of the program renamed files without
//! flushing them, so a power cut could leave a file empty or full of zeros. Such a file cannot be
//! repaired; it is renamed out of the way.

use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use super::disk::Disk;
use super::target::folder_of;

/// The extension of an emptied file that is set aside.
const ASIDE: &str = ".empty";
/// The program never wrote a larger file, and reading one takes long.
const LARGEST: u64 = 4 << 20;

/// Whether the file at `path` has lost its contents: it is a regular file, no link, and empty or
/// full of zeros.
#[must_use]
pub fn is_emptied(path: &Path) -> bool {
    let could_be_read = |about: fs::Metadata| about.is_file() && about.len() <= LARGEST;
    fs::symlink_metadata(path).is_ok_and(could_be_read) && holds_only_zeros(path).unwrap_or(false)
}

fn holds_only_zeros(path: &Path) -> io::Result<bool> {
    let mut file = File::open(path)?;
    let mut block = [0; 4096];
    loop {
        // The first block of a text already holds another byte.
        match file.read(&mut block)? {
            0 => return Ok(true),
            count if block[..count].iter().any(|&byte| byte != 0) => return Ok(false),
            _ => {}
        }
    }
}

/// Renames the emptied file at `path` to an unused name beside it, durably, and returns that name.
///
/// # Errors
/// If the file cannot be renamed.
pub fn set_aside(path: &Path) -> io::Result<PathBuf> {
    rename_aside(path, |number| {
        let mut name = OsString::from(path);
        name.push(ASIDE);
        if number > 1 {
            name.push(format!("-{number}"));
        }
        PathBuf::from(name)
    })
}

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
    fn empty_files_and_zeros_are_told_apart_from_text() {
        let folder = tempfile::tempdir().unwrap();
        let make = |name: &str, contents: &[u8]| {
            let path = folder.path().join(name);
            fs::write(&path, contents).unwrap();
            path
        };
        assert!(is_emptied(&make("empty", b"")));
        assert!(is_emptied(&make("zeros", &[0; 10_000])));
        assert!(!is_emptied(&make("text", b"format = 2\n")));
        assert!(!is_emptied(&make("tail", &[&[0; 5000][..], b"x"].concat())));
        assert!(!is_emptied(folder.path()) && !is_emptied(&folder.path().join("none")));
    }

    #[test]
    fn a_file_that_is_set_aside_gets_an_unused_name() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("game.toml");
        for name in ["game.toml.empty", "game.toml.empty-2"] {
            fs::write(&path, "").unwrap();
            assert_eq!(set_aside(&path).unwrap(), folder.path().join(name));
        }
        assert!(!path.exists());
    }
}
