//! The file of a layer: its format, how it is written, and what is checked when it is opened.
//!
//! ```text
//!        +----------------------------------------------------------+
//!      0 | "awaletbl"                                               |
//!        +--------------+--------------------------+--------+-------+
//!      8 | version (2)  | rules, six bytes:        | seeds  | block |
//!        |              | see below                |        | 2^12  |  bytes 8-9, 10-15, 16, 17; 18-23 are 0
//!        +--------------+--------------------------+--------+-------+
//!     24 | number of boards                                         |
//!     32 | checksum of the index                                    |
//!     40 | checksum of bytes 0 to 39                                |
//!        +----------------------------------------------------------+
//!     48 | index: the checksum of block 0, of block 1, ...          |  8 bytes each
//!        +----------------------------------------------------------+
//!        | block 0: 4096 boards, one byte each                      |
//!        | block 1 ...                    (the last may be shorter) |
//!        +----------------------------------------------------------+
//! ```
//!
//! * Numbers are little-endian.
//! * The rules: stores sown, grand slam illegal, sowing free, leftovers to the mover, repetition shared (0 or 1 each), and
//!   `stop_at` (0: none).
//! * A board's byte is its value plus 64, plus 128 if it is cyclic. The boards stand in the order of
//!   [`TableBoard::index`](super::TableBoard::index).
//! * A checksum is that of [`checksum`](super::checksum).
//!
//! Version 1 had no index: the checksum of all boards stood in its place, and the boards followed the header. Such a file is
//! still used, but read as a whole when it is opened.
//!
//! A file is written under a temporary name and renamed when it is complete. So under its own name there is a whole layer or
//! none, whenever the program ends.

use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use crate::files::{self, Failure};

use super::atomic_bytes::u64_from_le;
use super::block_cache::FILE_BLOCK;
use super::checksum::{Checksum, checksum};
use super::flaw::{BadFile, Flaw, VERSION};
use super::layer_file::{Index, LayerFile, read_at};
use super::ranking::{layer_length, layer_size};
use super::rules::TableRules;

const MAGIC: [u8; 8] = *b"awaletbl";
/// The version without an index.
const WITHOUT_INDEX: u16 = 1;
const HEADER: usize = 48;
/// The extension of a finished file.
const FINISHED: &str = ".table";
/// The extension that earlier versions of the program gave a file while they wrote it.
const UNFINISHED: &str = ".table-part";

/// How much of a file is checked when it is opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Check {
    /// Its size, its header and its index: fast. Its blocks are checked when they are read.
    Header,
    /// Every byte: as slow as reading the file.
    Full,
}

/// Which layer a file holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct LayerId {
    pub(super) rules: TableRules,
    pub(super) seeds: u8,
}

impl LayerId {
    pub(super) fn path(self, folder: &Path) -> PathBuf {
        folder.join(format!("{}-{:02}{FINISHED}", self.rules.key(), self.seeds))
    }

    /// The header of a file of this version; `stored` is the checksum at byte 32.
    #[expect(clippy::cast_possible_truncation, reason = "a logarithm of 64 bits")]
    fn header(self, version: u16, stored: u64) -> [u8; HEADER] {
        let mut header = [0; HEADER];
        header[..8].copy_from_slice(&MAGIC);
        header[8..10].copy_from_slice(&version.to_le_bytes());
        header[10..16].copy_from_slice(&self.rules.to_bytes());
        header[16] = self.seeds;
        header[17] = if version == WITHOUT_INDEX { 0 } else { FILE_BLOCK.ilog2() as u8 };
        header[24..32].copy_from_slice(&layer_size(self.seeds).to_le_bytes());
        header[32..40].copy_from_slice(&stored.to_le_bytes());
        let own = checksum(&header[..40]);
        header[40..].copy_from_slice(&own.to_le_bytes());
        header
    }

    /// Writes the file of this layer into `folder`.
    pub(super) fn write(self, folder: &Path, layer: &[Vec<u8>]) -> Result<(), Failure> {
        // Each piece except for the last is a multiple of a block.
        let index: Vec<u8> = layer
            .iter()
            .flat_map(|piece| piece.chunks(FILE_BLOCK))
            .flat_map(|block| checksum(block).to_le_bytes())
            .collect();
        files::write_by_parts(&self.path(folder), &mut |file| {
            file.write_all(&self.header(VERSION, checksum(&index)))?;
            file.write_all(&index)?;
            layer.iter().try_for_each(|piece| file.write_all(piece))
        })
    }

    /// Opens the file of this layer in `folder`, if there is one.
    pub(super) fn open(self, folder: &Path, check: Check) -> Result<Option<LayerFile>, BadFile> {
        let path = self.path(folder);
        match open_regular(&path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            opened => match opened.map_err(Flaw::from).and_then(|file| self.read(&path, file, check)) {
                Ok(layer) => Ok(Some(layer)),
                Err(flaw) => Err(BadFile { path, flaw }),
            },
        }
    }

    fn read(self, path: &Path, mut file: File, check: Check) -> Result<LayerFile, Flaw> {
        let found = file.metadata()?.len();
        let mut header = [0; HEADER];
        if found < HEADER as u64 {
            return Err(Flaw::Size { found, expected: self.size(VERSION) });
        }
        file.read_exact(&mut header)?;
        let stored = u64_from_le(&header[32..40]);
        let version = u16::from_le_bytes([header[8], header[9]]);
        let expected = self.size(version);
        if header[..8] != MAGIC {
            return Err(Flaw::NotATable);
        } else if version != VERSION && version != WITHOUT_INDEX {
            return Err(Flaw::Version(version));
        } else if checksum(&header[..40]) != u64_from_le(&header[40..]) {
            return Err(Flaw::Damaged("header"));
        } else if header != self.header(version, stored) {
            return Err(Flaw::AnotherLayer);
        } else if found != expected {
            return Err(Flaw::Size { found, expected });
        }
        let start = expected - layer_size(self.seeds);
        let checksums = if version == WITHOUT_INDEX { self.make_index(&file) } else { self.read_index(&file) }?;
        if checksums.1 != stored {
            return Err(Flaw::Damaged(if version == WITHOUT_INDEX { "list of boards" } else { "index" }));
        }
        let layer = LayerFile::new(path.to_owned(), file, self.seeds, Index { start, checksums: checksums.0 });
        if check == Check::Full {
            layer.check()?;
        }
        Ok(layer)
    }

    /// Bytes of a whole file.
    fn size(self, version: u16) -> u64 {
        let index = if version == WITHOUT_INDEX { 0 } else { self.blocks() as u64 * 8 };
        HEADER as u64 + index + layer_size(self.seeds)
    }

    fn blocks(self) -> usize {
        layer_length(self.seeds).div_ceil(FILE_BLOCK)
    }

    /// The checksums of the blocks as the file states them, and the checksum of the index.
    fn read_index(self, file: &File) -> io::Result<(Vec<u64>, u64)> {
        let mut index = vec![0; self.blocks() * 8];
        read_at(file, &mut index, HEADER as u64)?;
        Ok((index.chunks_exact(8).map(u64_from_le).collect(), checksum(&index)))
    }

    /// Computes the checksums of the blocks of a file without an index, and the checksum of all boards.
    fn make_index(self, file: &File) -> io::Result<(Vec<u64>, u64)> {
        let (mut checksums, mut all, mut buffer) =
            (Vec::with_capacity(self.blocks()), Checksum::new(), [0; FILE_BLOCK]);
        for number in 0..self.blocks() {
            let before = number * FILE_BLOCK;
            let block = &mut buffer[..(layer_length(self.seeds) - before).min(FILE_BLOCK)];
            read_at(file, block, (HEADER + before) as u64)?;
            checksums.push(checksum(block));
            all.add(block);
        }
        Ok((checksums, all.finish()))
    }
}

/// Opens a regular file only: opening a pipe would wait for its writer.
fn open_regular(path: &Path) -> io::Result<File> {
    if fs::metadata(path)?.is_file() {
        File::open(path)
    } else {
        Err(io::Error::new(io::ErrorKind::InvalidInput, "not a regular file"))
    }
}

/// Removes from `folder` the partial files of builds that were killed.
pub(super) fn remove_unfinished(folder: &Path) -> io::Result<()> {
    files::sweep(folder);
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        if entry.file_name().to_string_lossy().ends_with(UNFINISHED) {
            match fs::remove_file(entry.path()) {
                // Another build removed or finished it.
                Err(error) if error.kind() == io::ErrorKind::NotFound => {}
                removed => removed?,
            }
        }
    }
    Ok(())
}

/// Removes all tables for `rules` from `folder`; returns how many there were.
pub(super) fn remove(folder: &Path, rules: TableRules) -> io::Result<usize> {
    files::remove_all((0..=super::MAX_SEEDS).map(|seeds| LayerId { rules, seeds }.path(folder)))
}
