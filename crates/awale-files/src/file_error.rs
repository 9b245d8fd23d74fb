//! Why a file is neither read nor replaced although the system would allow it.

use std::error::Error;
use std::fmt;

/// Why the program does not read or replace a file: the source of the [`io::Error`](std::io::Error)
/// of the call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileError {
    /// It is larger than the limit.
    TooLarge {
        /// The limit in bytes.
        most: u64,
    },
    /// It is not a regular file.
    Special(Special),
    /// It is not text in UTF-8.
    NotUtf8 {
        /// The line of the first wrong byte, counted from one.
        line: usize,
        /// Its column, in letters, counted from one.
        column: usize,
    },
}

impl fmt::Display for FileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FileError::TooLarge { most } => write!(f, "larger than {} kB", most >> 10),
            FileError::Special(special) => write!(f, "{special}, not a regular file"),
            FileError::NotUtf8 { line, column } => {
                write!(f, "line {line}, column {column}: not UTF-8")
            }
        }
    }
}

impl Error for FileError {}

/// What a path leads to instead of a regular file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Special {
    /// A folder.
    Folder,
    /// A named pipe.
    Pipe,
    /// A socket.
    Socket,
    /// A character device, such as a terminal.
    CharacterDevice,
    /// A block device, such as a disk.
    BlockDevice,
    /// Something else.
    Other,
}

impl fmt::Display for Special {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Special::Folder => "a folder",
            Special::Pipe => "a named pipe",
            Special::Socket => "a socket",
            Special::CharacterDevice => "a character device",
            Special::BlockDevice => "a block device",
            Special::Other => "a special file",
        })
    }
}
