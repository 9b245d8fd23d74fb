//! A layer in a file, read block by block when it is probed.
//!
//! ```text
//!   probe(index) --> byte in memory or in the block cache? -- yes --> value
//!                                  | no
//!                                  v
//!                    pread one block --> checksum right? -- yes --> keep the block, value
//!                                  | no
//!                                  v
//!                    the layer is retired: the reason is reported once, every probe answers None
//! ```
//!
//! No byte of the file is used before its checksum agrees, and nothing is memory-mapped. Another
//! program may cut the file short, overwrite or remove it at any moment. Then a read fails or a
//! checksum does, but the program goes on. Blocks that were read are kept in memory, where no other
//! program can change them.

use std::fs::File;
use std::ops::Range;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::{fmt, io};

use super::atomic_bytes::{load_byte, store_block, zeroed};
use super::block_cache::{BlockKey, CACHE, CACHE_BLOCK};
use super::board_value::BoardValue;
use super::file_blocks::{Blocks, MOST_BYTES};
use super::flaw::{BadFile, Flaw};
use super::ranking::{layer_length, layer_size};

/// A layer is kept in memory, as far as it is read, if all layers up to its seeds take at most this
/// many bytes: 20 seeds take 216 MB. Larger layers go through the block cache.
const IN_MEMORY: u64 = 256 << 20;

/// The byte in memory of a board that has not been read. No value is written so.
const UNREAD: u8 = 0;

/// The number of the next file, for the block cache.
static FILES: AtomicU32 = AtomicU32::new(0);

/// A layer in a file.
pub(super) struct LayerFile {
    path: PathBuf,
    file: File,
    seeds: u8,
    blocks: Blocks,
    kept: Kept,
    /// Set when a block is bad: the layer answers nothing from then on.
    is_retired: AtomicBool,
    /// Why it is retired, until that is reported.
    flaw: Mutex<Option<Flaw>>,
    /// How many blocks were read and decoded.
    #[cfg(test)]
    pub(super) decoded: AtomicU64,
}

/// Where the blocks that were read are kept.
enum Kept {
    /// All of them, in memory.
    InMemory(Vec<AtomicU64>),
    /// Some of them, in the block cache under this file number.
    InCache(u32),
}

impl fmt::Debug for LayerFile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("LayerFile")
            .field("path", &self.path)
            .field("is_retired", &self.is_retired)
            .finish_non_exhaustive()
    }
}

impl LayerFile {
    /// The layer of `seeds` seeds in this file.
    pub(super) fn new(path: PathBuf, file: File, seeds: u8, blocks: Blocks) -> LayerFile {
        let is_small = (0..=seeds).map(layer_size).sum::<u64>() <= IN_MEMORY;
        let words = is_small
            .then(|| zeroed(layer_length(seeds).div_ceil(8)))
            .flatten();
        let kept = words.map_or_else(
            || Kept::InCache(FILES.fetch_add(1, Ordering::Relaxed)),
            Kept::InMemory,
        );
        LayerFile {
            path,
            file,
            seeds,
            blocks,
            kept,
            is_retired: AtomicBool::new(false),
            flaw: Mutex::new(None),
            #[cfg(test)]
            decoded: AtomicU64::new(0),
        }
    }

    /// The value of the board with this index; `None` once the layer is retired.
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "no layer has 2^32 blocks")]
    pub(super) fn get(&self, index: usize) -> Option<BoardValue> {
        if self.is_retired.load(Ordering::Relaxed) {
            return None;
        }
        let byte = match &self.kept {
            Kept::InMemory(words) => load_byte(words, index),
            Kept::InCache(file) => CACHE
                .get(
                    BlockKey {
                        file: *file,
                        block: (index / CACHE_BLOCK) as u32,
                    },
                    index % CACHE_BLOCK,
                )
                .unwrap_or(UNREAD),
        };
        if byte == UNREAD {
            self.read_in(index)
        } else {
            Some(BoardValue::from_byte(byte))
        }
    }

    /// Reads and keeps the block in which a board lies, and gives the board's value.
    #[cold]
    fn read_in(&self, index: usize) -> Option<BoardValue> {
        let (number, place) = (index / self.blocks.boards(), index % self.blocks.boards());
        let mut buffer = [0; MOST_BYTES];
        match self.read(number, &mut buffer) {
            Ok(block) => {
                self.keep(index - place, block);
                block.get(place).map(|&byte| BoardValue::from_byte(byte))
            }
            Err(flaw) => {
                self.retire(flaw);
                None
            }
        }
    }

    /// Keeps a block whose first board has the index `first`.
    #[expect(clippy::cast_possible_truncation, reason = "no layer has 2^32 blocks")]
    fn keep(&self, first: usize, block: &[u8]) {
        match &self.kept {
            Kept::InMemory(words) => store_block(&words[first / 8..], block),
            Kept::InCache(file) => {
                for (block, boards) in (first / CACHE_BLOCK..).zip(block.chunks(CACHE_BLOCK)) {
                    CACHE.put(
                        BlockKey {
                            file: *file,
                            block: block as u32,
                        },
                        boards,
                    );
                }
            }
        }
    }

    /// Reads a block and checks it.
    fn read<'a>(&self, number: usize, buffer: &'a mut [u8; MOST_BYTES]) -> Result<&'a [u8], Flaw> {
        #[cfg(test)]
        self.decoded.fetch_add(1, Ordering::Relaxed);
        self.blocks
            .read(&self.file, self.seeds, number, buffer)
            .map_err(|flaw| self.explain(flaw))
    }

    /// Turns the error of a file that ends too early into a flaw with its size.
    fn explain(&self, flaw: Flaw) -> Flaw {
        match (&flaw, self.file.metadata()) {
            (Flaw::Unreadable(error), Ok(about))
                if error.kind() == io::ErrorKind::UnexpectedEof =>
            {
                Flaw::Size {
                    found: about.len(),
                    expected: self.blocks.file_size(self.seeds),
                }
            }
            _ => flaw,
        }
    }

    /// Whether its blocks are compressed.
    pub(super) fn is_compressed(&self) -> bool {
        matches!(self.blocks, Blocks::Compressed { .. })
    }

    /// Seeds of its boards.
    pub(super) fn seeds(&self) -> u8 {
        self.seeds
    }

    /// Reads and checks every block with `threads` threads, and keeps none.
    pub(super) fn check(&self, threads: usize) -> Result<(), BadFile> {
        let mut shares = vec![(); threads.max(1)];
        self.share(&mut shares, |mut numbers, ()| {
            let mut buffer = [0; MOST_BYTES];
            numbers.try_for_each(|number| self.read(number, &mut buffer).map(|_| ()))
        })
    }

    /// The bytes of all boards, read and checked with `threads` threads.
    pub(super) fn load(&self, threads: usize) -> Result<Vec<u8>, BadFile> {
        let mut all = vec![0; layer_length(self.seeds)];
        let boards = self.blocks.boards();
        let share = self.blocks.count().div_ceil(threads.max(1)).max(1);
        let mut shares: Vec<&mut [u8]> = all.chunks_mut(share * boards).collect();
        self.share(&mut shares, |numbers, share| {
            let mut buffer = [0; MOST_BYTES];
            numbers
                .zip(share.chunks_mut(boards))
                .try_for_each(|(number, to)| {
                    to.copy_from_slice(self.read(number, &mut buffer)?);
                    Ok(())
                })
        })?;
        Ok(all)
    }

    /// Shares the blocks out among as many threads as there are `shares`, in order and evenly.
    fn share<T: Send>(
        &self,
        shares: &mut [T],
        work: impl Fn(Range<usize>, &mut T) -> Result<(), Flaw> + Sync,
    ) -> Result<(), BadFile> {
        let (work, count) = (&work, self.blocks.count());
        let each = count.div_ceil(shares.len().max(1));
        let done = std::thread::scope(|scope| {
            let workers: Vec<_> = (0..)
                .zip(shares)
                .map(|(place, share)| (place * each..((place + 1) * each).min(count), share))
                .map(|(numbers, share)| scope.spawn(move || work(numbers, share)))
                .collect();
            workers
                .into_iter()
                .map(|worker| {
                    worker
                        .join()
                        .unwrap_or_else(|panic| std::panic::resume_unwind(panic))
                })
                .fold(Ok(()), Result::and)
        });
        done.map_err(|flaw| BadFile {
            path: self.path.clone(),
            flaw,
        })
    }

    fn retire(&self, flaw: Flaw) {
        let mut told = self.flaw.lock().unwrap_or_else(PoisonError::into_inner);
        if !self.is_retired.swap(true, Ordering::Relaxed) {
            *told = Some(flaw);
        }
    }

    /// Why the layer is retired, if it is and that has not been reported.
    #[cold]
    pub(super) fn take_flaw(&self) -> Option<BadFile> {
        let flaw = self
            .flaw
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .take()?;
        Some(BadFile {
            path: self.path.clone(),
            flaw,
        })
    }

    /// Reads through the block cache from now on, as a large layer does.
    pub(super) fn leave_memory(&mut self) {
        self.kept = Kept::InCache(FILES.fetch_add(1, Ordering::Relaxed));
    }
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
        let which = LayerId {
            rules: TableRules::new(&rules),
            seeds: SEEDS,
        };
        let mut layer = which
            .open(folder.path(), Check::Header)
            .expect("it is good")
            .expect("it is there");
        if !in_memory {
            layer.leave_memory();
        }
        (folder, layer)
    }

    #[test]
    fn a_layer_says_the_same_in_memory_and_through_the_cache() {
        for in_memory in [true, false] {
            let (_folder, layer) = stored(in_memory);
            let all = layer.load(2).expect("it is good");
            for _ in 0..2 {
                let asked: Vec<u8> = (0..all.len())
                    .map(|index| layer.get(index).expect("it is good").to_byte())
                    .collect();
                assert!(asked == all);
            }
        }
    }

    #[test]
    fn blocks_that_were_read_stay_until_a_bad_block_retires_the_layer() {
        let damages: [fn(&File); 3] = [
            |file| file.set_len(100).expect("it is cut"),
            |file| file.set_len(0).expect("it is cut"),
            |file| {
                let size = file.metadata().expect("a size").len();
                file.set_len(0)
                    .and_then(|()| file.set_len(size))
                    .expect("it is full of zeros");
            },
        ];
        for damage in damages {
            for in_memory in [true, false] {
                let (_folder, layer) = stored(in_memory);
                let last = layer_length(SEEDS) - 1;
                let first = layer.get(0).expect("it is good");
                damage(
                    &File::options()
                        .write(true)
                        .open(&layer.path)
                        .expect("it is there"),
                );
                assert_eq!(layer.get(0), Some(first), "the block is known");
                assert_eq!(layer.get(last), None);
                assert_eq!(layer.get(0), None, "the layer is retired");
                let told = layer.take_flaw().expect("it says why").to_string();
                assert!(told.contains("damaged") || told.contains("bytes"), "{told}");
                assert!(layer.take_flaw().is_none(), "it says so once");
                assert!(layer.load(2).is_err());
            }
        }
    }

    #[test]
    fn a_removed_file_is_read_to_its_end() {
        let (folder, layer) = stored(true);
        std::fs::remove_dir_all(folder.path()).expect("it is removed");
        assert!(layer.load(2).is_ok());
    }
}
