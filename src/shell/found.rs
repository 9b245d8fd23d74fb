//! Reading the files that the program finds by itself: games, settings, themes, what was learnt. Nobody has looked at them
//! before, so only a regular file of a sane size is opened: opening a pipe would wait for whoever writes into it, and a
//! device may never end.

use std::fs;
use std::io;
use std::path::Path;

/// The most bytes that are read of a file. The longest games and settings need a thousandth of it.
pub(super) const MOST_BYTES: u64 = 4 << 20;

/// The bytes of the file at `path`.
///
/// # Errors
/// When there is none, it is no regular file, it is too large ([`io::ErrorKind::FileTooLarge`]) or cannot be read.
pub(super) fn read_bytes(path: &Path) -> io::Result<Vec<u8>> {
    let about = fs::metadata(path)?;
    if !about.is_file() {
        return Err(io::Error::new(io::ErrorKind::InvalidInput, "not a regular file"));
    }
    if about.len() > MOST_BYTES {
        return Err(io::ErrorKind::FileTooLarge.into());
    }
    fs::read(path)
}

/// The text of the file at `path`.
///
/// # Errors
/// When it cannot be read, is no regular file, is larger than a file of ours ever is, or is no text.
pub fn read_text(path: &Path) -> io::Result<String> {
    String::from_utf8(read_bytes(path)?).map_err(|error| io::Error::new(io::ErrorKind::InvalidData, error))
}
