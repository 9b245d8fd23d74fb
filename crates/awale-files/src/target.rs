//! Resolving a path to the file to write. A link is kept and its target is written, even if the
//! target does not exist yet.

use std::{
    fs::{self, Metadata},
    io,
    path::{Path, PathBuf},
};

use super::read::special_file_error;

/// The maximum number of symbolic links to follow one after the other, which is the limit of most
/// systems.
const MAX_FOLLOWED_LINKS: usize = 40;

/// A file to write, after following links.
pub(super) struct WriteTarget {
    /// The path, which is not a link.
    pub(super) path: PathBuf,
    /// The metadata, if the file exists.
    pub(super) metadata: Option<Metadata>,
}

impl WriteTarget {
    /// Follows the links at `path`.
    ///
    /// # Errors
    /// Returns an error if they lead to something other than a regular file, in a circle, or to a
    /// folder that cannot be read.
    pub(super) fn resolve(path: &Path) -> io::Result<WriteTarget> {
        let mut current_path = path.to_owned();
        for _ in 0..MAX_FOLLOWED_LINKS {
            match fs::symlink_metadata(&current_path) {
                Err(error) if error.kind() == io::ErrorKind::NotFound => {
                    return Ok(WriteTarget {
                        path: current_path,
                        metadata: None,
                    });
                }
                Err(error) => return Err(error),
                Ok(metadata) if metadata.is_symlink() => {
                    current_path = folder_of(&current_path).join(fs::read_link(&current_path)?);
                }
                Ok(metadata) if metadata.is_file() => {
                    return Ok(WriteTarget {
                        path: current_path,
                        metadata: Some(metadata),
                    });
                }
                Ok(metadata) => return Err(special_file_error(metadata.file_type())),
            }
        }
        Err(io::Error::other("its links lead in a circle"))
    }

    /// The folder that contains the file.
    pub(super) fn folder(&self) -> &Path {
        folder_of(&self.path)
    }

    /// The metadata of the file if it has several names (hard links).
    #[cfg(unix)]
    pub(super) fn metadata_if_hard_linked(&self) -> Option<&Metadata> {
        self.metadata
            .as_ref()
            .filter(|metadata| std::os::unix::fs::MetadataExt::nlink(*metadata) > 1)
    }

    /// Always `None`, because this system does not report the number of names.
    #[cfg(not(unix))]
    pub(super) fn metadata_if_hard_linked(&self) -> Option<&Metadata> {
        None
    }
}

/// The folder that contains a file: `.` for a path that is only a name.
///
/// ```
/// use std::path::Path;
///
/// use awale_files::folder_of;
///
/// assert_eq!(folder_of(Path::new("name")), Path::new("."));
/// assert_eq!(folder_of(Path::new("games/name")), Path::new("games"));
/// ```
pub fn folder_of(path: &Path) -> &Path {
    path.parent()
        .filter(|folder| !folder.as_os_str().is_empty())
        .unwrap_or(Path::new("."))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[cfg(unix)]
    fn at_most_forty_symbolic_links_are_followed() {
        let folder = tempfile::tempdir().unwrap();
        let link_path = |number: usize| folder.path().join(number.to_string());
        for number in 1..=MAX_FOLLOWED_LINKS {
            std::os::unix::fs::symlink((number - 1).to_string(), link_path(number)).unwrap();
        }
        assert_eq!(
            WriteTarget::resolve(&link_path(MAX_FOLLOWED_LINKS - 1))
                .ok()
                .map(|target| target.path),
            Some(link_path(0))
        );
        assert!(WriteTarget::resolve(&link_path(MAX_FOLLOWED_LINKS)).is_err());
    }
}
