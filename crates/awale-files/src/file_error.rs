//! The errors for files that the program does not read or replace although the system would allow
//! it.

use std::{error::Error, fmt};

/// The reason why the program does not read or replace a file. It is the source of the
/// [`io::Error`](std::io::Error) that a function returns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileError {
    /// The file is larger than the limit.
    TooLarge {
        /// The limit in bytes.
        max_bytes: u64,
    },
    /// The file is not a regular file, but one of this kind.
    Special(SpecialFile),
    /// The file is not UTF-8 text.
    NotUtf8 {
        /// The line of the first invalid byte, counted from one.
        line: usize,
        /// The column of the first invalid byte in characters, counted from one.
        column: usize,
    },
}

impl fmt::Display for FileError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            FileError::TooLarge { max_bytes } => write!(f, "larger than {} kB", max_bytes >> 10),
            FileError::Special(special) => write!(f, "{special}, not a regular file"),
            FileError::NotUtf8 { line, column } => {
                write!(
                    f,
                    "line {line}, column {column} is not UTF-8; save the file as UTF-8"
                )
            }
        }
    }
}

impl Error for FileError {}

/// The kind of a file that is not regular.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SpecialFile {
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
    /// Another kind of file.
    OtherKind,
}

impl fmt::Display for SpecialFile {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(match self {
            SpecialFile::Folder => "a folder",
            SpecialFile::Pipe => "a named pipe",
            SpecialFile::Socket => "a socket",
            SpecialFile::CharacterDevice => "a character device",
            SpecialFile::BlockDevice => "a block device",
            SpecialFile::OtherKind => "a special file",
        })
    }
}
