//! A scratch file: room on the disk for what memory does not hold while a computation runs.
//!
//! It has no name (`O_TMPFILE`, or removed as soon as it is open; on Windows the system removes it
//! when it is closed). So nothing is left of it, even if the program is killed.

use std::fs::File;
use std::io;
use std::path::Path;

use super::disk::{Disk, WriteStep};

/// A file that only this process knows, and that ends with it.
#[derive(Debug)]
pub struct Scratch {
    file: File,
    disk: Disk,
}

impl Scratch {
    /// An empty scratch file on the disk of `folder`.
    ///
    /// # Errors
    /// If no file can be made there.
    pub fn new(folder: &Path) -> io::Result<Scratch> {
        let disk = Disk::real();
        Ok(Scratch {
            file: disk.step(WriteStep::Create, || tempfile::tempfile_in(folder))?,
            disk,
        })
    }

    /// Writes `bytes` at an offset. Several threads may write and read at once.
    ///
    /// # Errors
    /// If the disk is full or fails.
    pub fn write(&self, bytes: &[u8], place: u64) -> io::Result<()> {
        self.disk
            .step(WriteStep::Write, || write_at(&self.file, bytes, place))
    }

    /// Fills `bytes` from an offset.
    ///
    /// # Errors
    /// If the range was never written, or the disk fails.
    pub fn read(&self, bytes: &mut [u8], place: u64) -> io::Result<()> {
        read_at(&self.file, bytes, place)
    }
}

/// Writes `bytes` at an offset in a file.
#[cfg(unix)]
fn write_at(file: &File, bytes: &[u8], place: u64) -> io::Result<()> {
    std::os::unix::fs::FileExt::write_all_at(file, bytes, place)
}

/// Refuses: no other system can write at an offset.
#[cfg(not(any(unix, windows)))]
fn write_at(_file: &File, _bytes: &[u8], _place: u64) -> io::Result<()> {
    Err(io::ErrorKind::Unsupported.into())
}

/// Writes `bytes` at an offset in a file.
#[cfg(windows)]
fn write_at(file: &File, mut bytes: &[u8], mut place: u64) -> io::Result<()> {
    while !bytes.is_empty() {
        match std::os::windows::fs::FileExt::seek_write(file, bytes, place)? {
            0 => return Err(io::ErrorKind::WriteZero.into()),
            count => (bytes, place) = (&bytes[count..], place + count as u64),
        }
    }
    Ok(())
}

/// Fills `bytes` from an offset in a file.
///
/// # Errors
/// If the file ends before, or cannot be read.
#[cfg(unix)]
pub fn read_at(file: &File, bytes: &mut [u8], place: u64) -> io::Result<()> {
    std::os::unix::fs::FileExt::read_exact_at(file, bytes, place)
}

/// Fills `bytes` from an offset in a file.
///
/// # Errors
/// If the file ends before, or cannot be read.
#[cfg(windows)]
pub fn read_at(file: &File, mut bytes: &mut [u8], mut place: u64) -> io::Result<()> {
    while !bytes.is_empty() {
        match std::os::windows::fs::FileExt::seek_read(file, bytes, place)? {
            0 => return Err(io::ErrorKind::UnexpectedEof.into()),
            count => (bytes, place) = (&mut bytes[count..], place + count as u64),
        }
    }
    Ok(())
}

/// Refuses: no other system can read at an offset.
///
/// # Errors
/// Always.
#[cfg(not(any(unix, windows)))]
pub fn read_at(_file: &File, _bytes: &mut [u8], _place: u64) -> io::Result<()> {
    Err(io::ErrorKind::Unsupported.into())
}
