//! Resolves a path to the file to write. A link stays a link: its target is written, even if it
//! does not exist yet.

use std::fs::{self, Metadata};
use std::io;
use std::path::{Path, PathBuf};

use super::read::special;

/// The number of links in a row that systems follow.
const MOST_LINKS: usize = 40;

/// The file to write.
pub(super) struct Target {
    /// Its path; no link.
    pub(super) path: PathBuf,
    /// Its metadata, if it exists.
    pub(super) about: Option<Metadata>,
}

impl Target {
    /// Follows the links at `path`.
    ///
    /// # Errors
    /// If they lead to something other than a regular file, in a circle, or to a folder that cannot
    /// be read.
    pub(super) fn of(path: &Path) -> io::Result<Target> {
        let mut at = path.to_owned();
        for _ in 0..MOST_LINKS {
            match fs::symlink_metadata(&at) {
                Err(error) if error.kind() == io::ErrorKind::NotFound => {
                    return Ok(Target {
                        path: at,
                        about: None,
                    });
                }
                Err(error) => return Err(error),
                Ok(about) if about.is_symlink() => at = folder_of(&at).join(fs::read_link(&at)?),
                Ok(about) if about.is_file() => {
                    return Ok(Target {
                        path: at,
                        about: Some(about),
                    });
                }
                Ok(about) => return Err(special(about.file_type())),
            }
        }
        Err(io::Error::other("its links lead in a circle"))
    }

    /// The folder that the file lies in.
    pub(super) fn folder(&self) -> &Path {
        folder_of(&self.path)
    }

    /// The metadata of the file, if it has several names (hard links).
    #[cfg(unix)]
    pub(super) fn shared(&self) -> Option<&Metadata> {
        self.about
            .as_ref()
            .filter(|about| std::os::unix::fs::MetadataExt::nlink(*about) > 1)
    }

    /// This system does not state the number of names.
    #[cfg(not(unix))]
    pub(super) fn shared(&self) -> Option<&Metadata> {
        None
    }
}

/// The folder of a file; `.` for one that is only a name.
pub(super) fn folder_of(path: &Path) -> &Path {
    path.parent()
        .filter(|folder| !folder.as_os_str().is_empty())
        .unwrap_or(Path::new("."))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bare_name_lies_in_the_folder_at_work() {
        assert_eq!(folder_of(Path::new("name")), Path::new("."));
        assert_eq!(folder_of(Path::new("games/name")), Path::new("games"));
    }

    #[test]
    #[cfg(unix)]
    fn as_many_links_are_followed_as_by_the_system() {
        let folder = tempfile::tempdir().unwrap();
        let link = |number: usize| folder.path().join(number.to_string());
        for number in 1..=MOST_LINKS {
            std::os::unix::fs::symlink((number - 1).to_string(), link(number)).unwrap();
        }
        assert_eq!(
            Target::of(&link(MOST_LINKS - 1))
                .ok()
                .map(|target| target.path),
            Some(link(0))
        );
        assert!(Target::of(&link(MOST_LINKS)).is_err());
    }
}
