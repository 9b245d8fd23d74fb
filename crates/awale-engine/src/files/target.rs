//! Which file a path leads to. A link stays a link: what it leads to is written, even where that is not there yet.

use std::fs::{self, Metadata};
use std::io;
use std::path::{Path, PathBuf};

use super::read::special;

/// As many links in a row as systems follow.
const MOST_LINKS: usize = 40;

/// The file that is to be written.
pub(super) struct Target {
    /// Where it is; no link.
    pub(super) path: PathBuf,
    /// What is known about it, where it is there.
    pub(super) about: Option<Metadata>,
}

impl Target {
    /// Follows the links at `path`.
    ///
    /// # Errors
    /// When it leads to something other than a regular file, in a circle, or nowhere that can be looked at.
    pub(super) fn of(path: &Path) -> io::Result<Target> {
        let mut at = path.to_owned();
        for _ in 0..MOST_LINKS {
            match fs::symlink_metadata(&at) {
                Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Target { path: at, about: None }),
                Err(error) => return Err(error),
                Ok(about) if about.is_symlink() => at = folder_of(&at).join(fs::read_link(&at)?),
                Ok(about) if about.is_file() => return Ok(Target { path: at, about: Some(about) }),
                Ok(about) => return Err(special(about.file_type())),
            }
        }
        Err(io::Error::other("its links lead in a circle"))
    }

    /// The folder that the file lies in.
    pub(super) fn folder(&self) -> &Path {
        folder_of(&self.path)
    }

    /// What is known about the file, where it has other names besides this one (hard links).
    #[cfg(unix)]
    pub(super) fn shared(&self) -> Option<&Metadata> {
        self.about.as_ref().filter(|about| std::os::unix::fs::MetadataExt::nlink(*about) > 1)
    }

    /// This system does not say.
    #[cfg(not(unix))]
    pub(super) fn shared(&self) -> Option<&Metadata> {
        None
    }
}

/// The folder of a file; `.` for one that is only a name.
pub(super) fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}
