//! A scratch file: temporary space on the disk for a computation that needs more than the memory.
//!
//! The file has no name (`O_TMPFILE`, or removed as soon as it is open; on Windows the system
//! removes it when it is closed). So no file remains, even if the program is killed.

use std::{fs::File, io, path::Path};

use super::disk::{FaultInjectingDisk, WriteStep};

/// A temporary file without a name, which only this process can use and which is removed when it is
/// dropped.
#[derive(Debug)]
pub struct ScratchFile {
    file: File,
    disk: FaultInjectingDisk,
}

impl ScratchFile {
    /// Creates an empty scratch file on the disk of `folder`.
    ///
    /// # Errors
    /// Returns an error if no file can be created there.
    pub fn new(folder: &Path) -> io::Result<ScratchFile> {
        let disk = FaultInjectingDisk::from_environment();
        Ok(ScratchFile {
            file: disk.run_step(WriteStep::CreateTemporaryFile, || {
                tempfile::tempfile_in(folder)
            })?,
            disk,
        })
    }

    /// Writes `bytes` at `offset`. Several threads may write and read at the same time.
    ///
    /// # Errors
    /// Returns an error if the disk is full or fails.
    pub fn write(&self, bytes: &[u8], offset: u64) -> io::Result<()> {
        self.disk.run_step(WriteStep::WriteTemporaryFile, || {
            write_at(&self.file, bytes, offset)
        })
    }

    /// Fills `bytes` from `offset`.
    ///
    /// # Errors
    /// Returns an error if the range reaches beyond the last byte ever written, or if the disk
    /// fails.
    pub fn read(&self, bytes: &mut [u8], offset: u64) -> io::Result<()> {
        read_at(&self.file, bytes, offset)
    }
}

/// Writes `bytes` at `offset` of a file.
#[cfg(unix)]
fn write_at(file: &File, bytes: &[u8], offset: u64) -> io::Result<()> {
    std::os::unix::fs::FileExt::write_all_at(file, bytes, offset)
}

/// Returns an error, because this system cannot write at an offset.
#[cfg(not(any(unix, windows)))]
fn write_at(_file: &File, _bytes: &[u8], _offset: u64) -> io::Result<()> {
    Err(io::ErrorKind::Unsupported.into())
}

/// Writes `bytes` at `offset` of a file.
#[cfg(windows)]
fn write_at(file: &File, mut bytes: &[u8], mut offset: u64) -> io::Result<()> {
    while !bytes.is_empty() {
        match std::os::windows::fs::FileExt::seek_write(file, bytes, offset)? {
            0 => return Err(io::ErrorKind::WriteZero.into()),
            count => (bytes, offset) = (&bytes[count..], offset + count as u64),
        }
    }
    Ok(())
}

/// Fills `bytes` from `offset` of a file.
///
/// # Errors
/// Returns an error if the file ends before `bytes` is full, or cannot be read.
#[cfg(unix)]
pub fn read_at(file: &File, bytes: &mut [u8], offset: u64) -> io::Result<()> {
    std::os::unix::fs::FileExt::read_exact_at(file, bytes, offset)
}

/// Fills `bytes` from `offset` of a file.
///
/// # Errors
/// Returns an error if the file ends before `bytes` is full, or cannot be read.
#[cfg(windows)]
pub fn read_at(file: &File, mut bytes: &mut [u8], mut offset: u64) -> io::Result<()> {
    while !bytes.is_empty() {
        match std::os::windows::fs::FileExt::seek_read(file, bytes, offset)? {
            0 => return Err(io::ErrorKind::UnexpectedEof.into()),
            count => (bytes, offset) = (&mut bytes[count..], offset + count as u64),
        }
    }
    Ok(())
}

/// Returns an error, because this system cannot read at an offset.
///
/// # Errors
/// Always returns an error.
#[cfg(not(any(unix, windows)))]
pub fn read_at(_file: &File, _bytes: &mut [u8], _offset: u64) -> io::Result<()> {
    Err(io::ErrorKind::Unsupported.into())
}
