//! Why the file of a layer is not used.

use std::error::Error;
use std::path::PathBuf;
use std::{fmt, io};

/// The version of the format.
pub(super) const VERSION: u16 = 1;

/// Why a file is not used as a layer.
#[derive(Debug)]
pub enum Flaw {
    /// It cannot be read.
    Unreadable(io::Error),
    /// It is shorter or longer than the boards need.
    Size {
        /// Bytes of the file.
        found: u64,
        /// Bytes of a whole file.
        expected: u64,
    },
    /// It does not begin with the magic bytes of a table.
    NotATable,
    /// It was written by another version of the program.
    Version(u16),
    /// It holds the layer of other rules or of another number of seeds.
    AnotherLayer,
    /// A checksum of this part is wrong.
    Damaged(&'static str),
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Flaw::Unreadable(error) => write!(f, "it cannot be read: {error}"),
            Flaw::Size { found, expected } => {
                write!(f, "it has {found} bytes, but the layer needs {expected}")
            }
            Flaw::NotATable => f.write_str("it is not a table"),
            Flaw::Version(version) => {
                write!(
                    f,
                    "it has version {version} of the format, and this program uses version {VERSION}"
                )
            }
            Flaw::AnotherLayer => {
                f.write_str("it was made for other rules or another number of seeds")
            }
            Flaw::Damaged(part) => write!(
                f,
                "its {part} has been damaged: the checksum does not agree"
            ),
        }
    }
}

impl Error for Flaw {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        if let Flaw::Unreadable(error) = self {
            Some(error)
        } else {
            None
        }
    }
}

impl From<io::Error> for Flaw {
    fn from(error: io::Error) -> Flaw {
        Flaw::Unreadable(error)
    }
}

/// A file that is not used, and the reason.
#[derive(Debug)]
pub struct BadFile {
    /// Where it is.
    pub path: PathBuf,
    /// Why it is not used.
    pub flaw: Flaw,
}

impl fmt::Display for BadFile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
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
