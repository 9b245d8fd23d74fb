//! A layer in a file.
//!
//! | bytes | what |
//! | --- | --- |
//! | 0-7 | `awaletbl` |
//! | 8-9 | the version of the format, lowest byte first, as all numbers here |
//! | 10-15 | the rules: stores sown, grand slam illegal, sowing free, leftovers to the mover, repetition shared (0 or 1 each), `stop_at` (0: none) |
//! | 16 | seeds of each board |
//! | 17-23 | nothing: 0 |
//! | 24-31 | how many boards |
//! | 32-39 | checksum of the boards |
//! | 40-47 | checksum of bytes 0 to 39 |
//! | 48- | a byte for each board, in the order of [`Board::index`](super::Board::index): the value and 64, and 128 more for a cyclic board |
//!
//! A checksum is FNV-1a of 64 bits that takes eight bytes at a time, the last ones filled up with 0.
//!
//! A file is written under another name and renamed when it is whole, so under its own name there is a whole layer or none,
//! whenever the program was ended.

use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use memmap2::Mmap;
use thiserror::Error;

use super::ranking::boards;
use super::rules::TableRules;
use super::tables::Layer;

const MAGIC: [u8; 8] = *b"awaletbl";
const VERSION: u16 = 1;
const HEADER: usize = 48;
/// The end of a finished file's name.
const FINISHED: &str = ".table";
/// The end of the name of a file that is being written.
const UNFINISHED: &str = ".table-part";

/// Why a file is not used as a layer.
#[derive(Debug, Error)]
pub enum Flaw {
    /// It cannot be read.
    #[error("it cannot be read: {0}")]
    Unreadable(#[from] io::Error),
    /// It is shorter or longer than the boards need.
    #[error("it has {found} bytes, but the layer needs {expected}")]
    Size {
        /// Bytes of the file.
        found: u64,
        /// Bytes of a whole file.
        expected: u64,
    },
    /// It does not begin as a table does.
    #[error("it is not a table")]
    NotATable,
    /// It was written by another version of the program.
    #[error("it has version {0} of the format, and this program uses version {VERSION}")]
    Version(u16),
    /// It holds the layer of other rules or of another number of seeds.
    #[error("it was made for other rules or another number of seeds")]
    AnotherLayer,
    /// A checksum does not agree.
    #[error("its {0} has been damaged: the checksum does not agree")]
    Damaged(&'static str),
}

/// A file that is not used, and why.
#[derive(Debug, Error)]
#[error("the table {} is not used: {flaw}", .path.display())]
pub struct BadFile {
    /// Where it is.
    pub path: PathBuf,
    /// Why it is not used.
    pub flaw: Flaw,
}

/// How closely a file is looked at when it is opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Check {
    /// Its size and its header: takes no time.
    Header,
    /// Every byte: about as long as reading the file.
    Full,
}

/// Which layer a file holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Which {
    pub(super) rules: TableRules,
    pub(super) seeds: u8,
}

impl Which {
    pub(super) fn path(self, folder: &Path) -> PathBuf {
        folder.join(format!("{}-{:02}{FINISHED}", self.rules.key(), self.seeds))
    }

    fn header(self, boards_checksum: u64) -> [u8; HEADER] {
        let mut header = [0; HEADER];
        header[..8].copy_from_slice(&MAGIC);
        header[8..10].copy_from_slice(&VERSION.to_le_bytes());
        header[10..16].copy_from_slice(&self.rules.to_bytes());
        header[16] = self.seeds;
        header[24..32].copy_from_slice(&boards(self.seeds).to_le_bytes());
        header[32..40].copy_from_slice(&boards_checksum.to_le_bytes());
        let own = checksum([&header[..40]]);
        header[40..].copy_from_slice(&own.to_le_bytes());
        header
    }

    /// Writes the file of this layer into `folder`.
    pub(super) fn write(self, folder: &Path, layer: &[Vec<u8>]) -> io::Result<()> {
        match self.write_once(folder, layer) {
            // Another build has just tidied up and taken this file for one that was left behind.
            Err(error) if error.kind() == io::ErrorKind::NotFound => self.write_once(folder, layer),
            done => done,
        }
    }

    fn write_once(self, folder: &Path, layer: &[Vec<u8>]) -> io::Result<()> {
        let mut file = tempfile::Builder::new().suffix(UNFINISHED).tempfile_in(folder)?;
        file.write_all(&self.header(checksum(layer.iter().map(Vec::as_slice))))?;
        for piece in layer {
            file.write_all(piece)?;
        }
        file.persist(self.path(folder)).map(drop).map_err(|error| error.error)
    }

    /// Opens the file of this layer in `folder`, if there is one.
    pub(super) fn open(self, folder: &Path, check: Check) -> Result<Option<Layer>, BadFile> {
        let path = self.path(folder);
        match open_regular(&path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            opened => match opened.map_err(Flaw::from).and_then(|file| self.read(file, check)) {
                Ok(layer) => Ok(Some(layer)),
                Err(flaw) => Err(BadFile { path, flaw }),
            },
        }
    }

    fn read(self, mut file: File, check: Check) -> Result<Layer, Flaw> {
        let (found, expected) = (file.metadata()?.len(), boards(self.seeds) + HEADER as u64);
        let mut header = [0; HEADER];
        if found < HEADER as u64 {
            return Err(Flaw::Size { found, expected });
        }
        file.read_exact(&mut header)?;
        let stored = number(&header[32..40]);
        let version = u16::from_le_bytes([header[8], header[9]]);
        if header[..8] != MAGIC {
            return Err(Flaw::NotATable);
        } else if version != VERSION {
            return Err(Flaw::Version(version));
        } else if checksum([&header[..40]]) != number(&header[40..]) {
            return Err(Flaw::Damaged("header"));
        } else if header != self.header(stored) {
            return Err(Flaw::AnotherLayer);
        } else if found != expected {
            return Err(Flaw::Size { found, expected });
        }
        let layer = Layer::Mapped { file: map(&file)?, start: HEADER };
        if check == Check::Full && checksum([&*layer]) != stored {
            return Err(Flaw::Damaged("list of boards"));
        }
        Ok(layer)
    }
}

/// Opens a file. Opening a pipe would wait for whoever writes into it.
fn open_regular(path: &Path) -> io::Result<File> {
    if fs::metadata(path)?.is_file() {
        File::open(path)
    } else {
        Err(io::Error::new(io::ErrorKind::InvalidInput, "not a regular file"))
    }
}

#[allow(unsafe_code)]
fn map(file: &File) -> io::Result<Mmap> {
    // SAFETY: what is mapped must not change while it is. This program never writes into a finished file: it makes a new
    // one and renames it, and a mapping keeps the file that it was made from. Another program that changed the
    // file could make the values wrong; bytes have no invalid values, so nothing worse comes of it than of a wrong table.
    // One that cut it short would end this program with a bus error; table files are this program's own.
    unsafe { Mmap::map(file) }
}

/// The number that up to eight bytes write, the lowest first.
fn number(bytes: &[u8]) -> u64 {
    bytes.iter().rev().fold(0, |number, &byte| number << 8 | u64::from(byte))
}

/// FNV-1a by eight bytes at a time. Each step is one to one in what it takes in, so a single change is always seen.
/// All pieces but the last are multiples of eight bytes long.
fn checksum<'a>(pieces: impl IntoIterator<Item = &'a [u8]>) -> u64 {
    const START: u64 = 0xcbf2_9ce4_8422_2325;
    const PRIME: u64 = 0x0000_0100_0000_01b3;
    let step = |sum: u64, word: u64| (sum ^ word).wrapping_mul(PRIME);
    let (mut sum, mut last) = (START, 0);
    for piece in pieces {
        let (words, rest) = piece.as_chunks();
        sum = words.iter().map(|&word| u64::from_le_bytes(word)).fold(sum, step);
        last = number(rest);
    }
    step(sum, last)
}

/// Removes from `folder` what builds left behind that were ended from outside while they wrote.
pub(super) fn remove_unfinished(folder: &Path) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        if entry.file_name().to_string_lossy().ends_with(UNFINISHED) {
            match fs::remove_file(entry.path()) {
                // Another build was quicker, or it was its file and is finished now.
                Err(error) if error.kind() == io::ErrorKind::NotFound => {}
                removed => removed?,
            }
        }
    }
    Ok(())
}

/// Removes all tables for `rules` from `folder`; tells how many there were.
pub(super) fn remove(folder: &Path, rules: TableRules) -> io::Result<usize> {
    let mut removed = 0;
    for seeds in 0..=super::MOST_SEEDS {
        match fs::remove_file((Which { rules, seeds }).path(folder)) {
            Ok(()) => removed += 1,
            Err(error) if error.kind() == io::ErrorKind::NotFound => {}
            Err(error) => return Err(error),
        }
    }
    Ok(removed)
}
