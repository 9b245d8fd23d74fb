//! A layer in a file, read block by block when it is asked.
//!
//! Nothing of the file is believed before its checksum agrees, and nothing is mapped: a file may be cut short, overwritten
//! or removed by another program at any moment, and then a read fails, or a checksum, but never the program. What was
//! read is kept in memory, where no other program changes it. From the first block that is not good the layer is *gone*: it
//! tells why, once, and answers nothing any more.

use std::fmt;
use std::fs::File;
use std::io;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

use super::atomic_bytes::{load_byte, store_block, zeroed};
use super::block_cache::{CACHE, FILE_BLOCK, Key};
use super::board_value::BoardValue;
use super::checksum::checksum;
use super::file_format::{BadFile, Flaw};
use super::ranking::layer_size;

/// Layers are kept in memory as far as they are read, while all up to the same number of seeds take no more than this:
/// 20 seeds take 216 MB. What is larger goes through the cache.
const IN_MEMORY: u64 = 256 << 20;

/// What stands in memory where nothing has been read yet. No entry is written so.
const UNREAD: u8 = 0;

/// Numbers the files that were opened, for the cache.
static FILES: AtomicU32 = AtomicU32::new(0);

/// Where the blocks of a file lie.
#[derive(Debug)]
pub(super) struct Index {
    /// The first byte of the first block.
    pub(super) start: u64,
    /// Checksums of the blocks.
    pub(super) checksums: Vec<u64>,
}

/// A layer in a file.
pub(super) struct LayerFile {
    path: PathBuf,
    file: File,
    seeds: u8,
    index: Index,
    kept: Kept,
    is_gone: AtomicBool,
    /// Why it is gone, until that is told.
    flaw: Mutex<Option<Flaw>>,
}

/// Where blocks are kept that were read.
enum Kept {
    /// All of them.
    InMemory(Vec<AtomicU64>),
    /// Some of them, under this number of the file.
    InCache(u32),
}

impl fmt::Debug for LayerFile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("LayerFile").field("path", &self.path).field("is_gone", &self.is_gone).finish_non_exhaustive()
    }
}

impl LayerFile {
    /// The layer of `seeds` seeds in this file.
    pub(super) fn new(path: PathBuf, file: File, seeds: u8, index: Index) -> LayerFile {
        let is_small = (0..=seeds).map(layer_size).sum::<u64>() <= IN_MEMORY;
        let words = is_small.then(|| zeroed(layer_size(seeds).div_ceil(8) as usize)).flatten();
        let kept = words.map_or_else(|| Kept::InCache(FILES.fetch_add(1, Ordering::Relaxed)), Kept::InMemory);
        LayerFile { path, file, seeds, index, kept, is_gone: AtomicBool::new(false), flaw: Mutex::new(None) }
    }

    /// What it says about the board with this index; nothing once it is gone.
    #[inline]
    pub(super) fn get(&self, index: usize) -> Option<BoardValue> {
        if self.is_gone.load(Ordering::Relaxed) {
            return None;
        }
        let byte = match &self.kept {
            Kept::InMemory(words) => load_byte(words, index),
            Kept::InCache(file) => {
                CACHE.get(Key { file: *file, block: (index / FILE_BLOCK) as u32 }, index % FILE_BLOCK).unwrap_or(UNREAD)
            }
        };
        if byte == UNREAD { self.read_in(index) } else { Some(BoardValue::from_byte(byte)) }
    }

    /// Reads the block in which a board lies, keeps it, and says what it holds of the board.
    #[cold]
    fn read_in(&self, index: usize) -> Option<BoardValue> {
        let number = index / FILE_BLOCK;
        let mut buffer = [0; FILE_BLOCK];
        match self.read(number, &mut buffer) {
            Ok(block) => {
                match &self.kept {
                    Kept::InMemory(words) => store_block(&words[number * (FILE_BLOCK / 8)..], block),
                    Kept::InCache(file) => CACHE.put(Key { file: *file, block: number as u32 }, block),
                }
                block.get(index % FILE_BLOCK).map(|&byte| BoardValue::from_byte(byte))
            }
            Err(flaw) => {
                self.give_up(flaw);
                None
            }
        }
    }

    /// Reads a block and checks it.
    fn read<'a>(&self, number: usize, buffer: &'a mut [u8; FILE_BLOCK]) -> Result<&'a [u8], Flaw> {
        let before = number * FILE_BLOCK;
        let length = (layer_size(self.seeds) as usize - before).min(FILE_BLOCK);
        let block = &mut buffer[..length];
        read_at(&self.file, block, self.index.start + before as u64).map_err(|error| self.explain(error))?;
        let is_value = |&byte: &u8| BoardValue::from_byte(byte).value.unsigned_abs() <= self.seeds;
        if checksum(block) != self.index.checksums[number] || !block.iter().all(is_value) {
            return Err(Flaw::Damaged("list of boards"));
        }
        Ok(block)
    }

    /// Says of a file that ends too early how long it is now.
    fn explain(&self, error: io::Error) -> Flaw {
        match self.file.metadata() {
            Ok(about) if error.kind() == io::ErrorKind::UnexpectedEof => {
                Flaw::Size { found: about.len(), expected: self.index.start + layer_size(self.seeds) }
            }
            _ => error.into(),
        }
    }

    /// Reads every block, and hands each to `take`.
    fn read_all(&self, mut take: impl FnMut(&[u8])) -> Result<(), Flaw> {
        let mut buffer = [0; FILE_BLOCK];
        (0..self.index.checksums.len()).try_for_each(|number| self.read(number, &mut buffer).map(&mut take))
    }

    /// Reads every block, and keeps none.
    pub(super) fn check(&self) -> Result<(), Flaw> {
        self.read_all(|_| ())
    }

    /// All boards, one after the other.
    pub(super) fn load(&self) -> Result<Vec<u8>, BadFile> {
        let mut all = Vec::with_capacity(layer_size(self.seeds) as usize);
        self.read_all(|block| all.extend_from_slice(block))
            .map_err(|flaw| BadFile { path: self.path.clone(), flaw })?;
        Ok(all)
    }

    fn give_up(&self, flaw: Flaw) {
        let mut told = self.flaw.lock().unwrap_or_else(PoisonError::into_inner);
        if !self.is_gone.swap(true, Ordering::Relaxed) {
            *told = Some(flaw);
        }
    }

    /// Why it is gone, if it is and that has not been told.
    #[cold]
    pub(super) fn take_flaw(&self) -> Option<BadFile> {
        let flaw = self.flaw.lock().unwrap_or_else(PoisonError::into_inner).take()?;
        Some(BadFile { path: self.path.clone(), flaw })
    }

    /// Reads through the cache from now on, as a large layer does.
    #[cfg(test)]
    pub(super) fn leave_memory(&mut self) {
        self.kept = Kept::InCache(FILES.fetch_add(1, Ordering::Relaxed));
    }
}

/// Fills `bytes` from a place in a file.
#[cfg(unix)]
pub(super) fn read_at(file: &File, bytes: &mut [u8], place: u64) -> io::Result<()> {
    std::os::unix::fs::FileExt::read_exact_at(file, bytes, place)
}

/// Fills `bytes` from a place in a file.
#[cfg(windows)]
pub(super) fn read_at(file: &File, mut bytes: &mut [u8], mut place: u64) -> io::Result<()> {
    while !bytes.is_empty() {
        match std::os::windows::fs::FileExt::seek_read(file, bytes, place)? {
            0 => return Err(io::ErrorKind::UnexpectedEof.into()),
            count => (bytes, place) = (&mut bytes[count..], place + count as u64),
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use awale_rules::Rules;

    use super::*;
    use crate::stop::Stop;
    use crate::tables::file_format::LayerId;
    use crate::tables::{Check, TableRules, build};

    const SEEDS: u8 = 7;

    /// The layer of seven seeds in a folder of its own, kept in memory or read through the cache.
    fn stored(in_memory: bool) -> (tempfile::TempDir, LayerFile) {
        let folder = tempfile::tempdir().expect("a folder");
        let rules = Rules::OWARE;
        build(&rules, SEEDS, folder.path(), 1, &Stop::new(), &mut |_| ()).expect("it is made");
        let which = LayerId { rules: TableRules::new(&rules), seeds: SEEDS };
        let mut layer = which.open(folder.path(), Check::Header).expect("it is good").expect("it is there");
        if !in_memory {
            layer.leave_memory();
        }
        (folder, layer)
    }

    #[test]
    fn a_layer_says_the_same_in_memory_and_through_the_cache() {
        for in_memory in [true, false] {
            let (_folder, layer) = stored(in_memory);
            let all = layer.load().expect("it is good");
            for _ in 0..2 {
                let asked: Vec<u8> =
                    (0..all.len()).map(|index| layer.get(index).expect("it is good").to_byte()).collect();
                assert!(asked == all);
            }
        }
    }

    #[test]
    fn what_was_read_stays_when_the_file_changes_and_the_rest_is_gone() {
        let damages: [fn(&File); 3] = [
            |file| file.set_len(100).expect("it is cut"),
            |file| file.set_len(0).expect("it is cut"),
            |file| {
                let size = file.metadata().expect("a size").len();
                file.set_len(0).and_then(|()| file.set_len(size)).expect("it is full of zeros");
            },
        ];
        for damage in damages {
            for in_memory in [true, false] {
                let (_folder, layer) = stored(in_memory);
                let last = layer_size(SEEDS) as usize - 1;
                let first = layer.get(0).expect("it is good");
                damage(&File::options().write(true).open(&layer.path).expect("it is there"));
                assert_eq!(layer.get(0), Some(first), "the block is known");
                assert_eq!(layer.get(last), None);
                assert_eq!(layer.get(0), None, "the layer is gone");
                let told = layer.take_flaw().expect("it says why").to_string();
                assert!(told.contains("damaged") || told.contains("bytes"), "{told}");
                assert!(layer.take_flaw().is_none(), "it says so once");
                assert!(layer.load().is_err());
            }
        }
    }

    #[test]
    fn a_removed_file_is_read_to_its_end() {
        let (folder, layer) = stored(true);
        std::fs::remove_dir_all(folder.path()).expect("it is removed");
        assert!(layer.load().is_ok());
    }
}
