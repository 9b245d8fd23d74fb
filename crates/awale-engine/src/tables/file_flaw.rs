//! The reasons why the file of a layer cannot be used.

use std::{error::Error, fmt, io, path::PathBuf};

/// The version of the file format.
pub(super) const FORMAT_VERSION: u16 = 1;

/// The reason why a file cannot be used as a layer.
#[derive(Debug)]
pub enum FileFlaw {
    /// Reading the file failed.
    Unreadable(io::Error),
    /// The file is too short or too long for its boards.
    WrongSize {
        /// The size of the file in bytes.
        found_bytes: u64,
        /// The expected size in bytes.
        expected_bytes: u64,
    },
    /// The file does not start with the magic bytes of a table.
    NotATable,
    /// The file has this version of the format, which this program cannot read.
    UnknownVersion(u16),
    /// The file holds a layer for other rules or with another number of seeds.
    WrongRulesOrLayer,
    /// The checksum of this part is wrong.
    Damaged(&'static str),
}

impl fmt::Display for FileFlaw {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            FileFlaw::Unreadable(error) => write!(f, "it cannot be read: {error}"),
            FileFlaw::WrongSize {
                found_bytes: found,
                expected_bytes: expected,
            } => {
                write!(f, "it has {found} bytes, but the layer needs {expected}")
            }
            FileFlaw::NotATable => f.write_str("it is not a table"),
            FileFlaw::UnknownVersion(version) => {
                write!(
                    f,
                    "it has version {version} of the format, and this program uses another"
                )
            }
            FileFlaw::WrongRulesOrLayer => {
                f.write_str("it was made for other rules or another number of seeds")
            }
            FileFlaw::Damaged(_) => f.write_str("it has been damaged: the checksum does not match"),
        }
    }
}

impl Error for FileFlaw {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        if let FileFlaw::Unreadable(error) = self {
            Some(error)
        } else {
            None
        }
    }
}

impl From<io::Error> for FileFlaw {
    fn from(error: io::Error) -> FileFlaw {
        FileFlaw::Unreadable(error)
    }
}

/// A file that cannot be used, and the reason.
#[derive(Debug)]
pub struct BadFile {
    /// The path of the file.
    pub path: PathBuf,
    /// The reason why the file cannot be used.
    pub flaw: FileFlaw,
}

impl fmt::Display for BadFile {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(
            f,
            "the table {} is not used: {}",
            self.path.display(),
            self.flaw
        )
    }
}

impl Error for BadFile {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        Some(&self.flaw)
    }
}
