//! Why a file is left alone although the system would give it.

use std::error::Error;
use std::fmt;

/// Why this program does not read or replace a file. It stands inside the [`io::Error`](std::io::Error) of the call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unfit {
    /// It is larger than so many bytes.
    TooLarge {
        /// The most that is read.
        most: u64,
    },
    /// It is no regular file.
    Special(Special),
}

impl fmt::Display for Unfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unfit::TooLarge { most } => write!(f, "larger than {} kB", most >> 10),
            Unfit::Special(special) => write!(f, "{special}, not a regular file"),
        }
    }
}

impl Error for Unfit {}

/// What a path leads to instead of a regular file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Special {
    /// A folder.
    Folder,
    /// A named pipe.
    Pipe,
    /// A socket.
    Socket,
    /// A device of characters, such as a terminal.
    CharacterDevice,
    /// A device of blocks, such as a disk.
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
