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
//! No byte of the file is used before its checksum is verified, and the file is not memory-mapped.
//! Another program may truncate, overwrite or remove it at any moment. Then reading or the checksum
//! fails, but the program keeps running. Blocks that were read are kept in memory, where no other
//! program can change them.

use std::{
    fmt, io,
    ops::Range,
    path::PathBuf,
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering},
    },
};

use super::{
    atomic_bytes::{load_byte, store_block, zeroed_words},
    block_cache::{BLOCK_CACHE, BOARDS_PER_CACHE_BLOCK, BlockKey},
    board_value::BoardValue,
    file_blocks::{BlockDirectory, MAX_BLOCK_BYTES, TableSource},
    file_flaw::{BadFile, FileFlaw},
    ranking::{layer_board_count, layer_board_count_as_usize},
};

/// Blocks of a layer are kept in memory if this layer and all smaller ones take at most this many
/// bytes: 20 seeds take 216 MB. Larger layers use the block cache.
const MAX_LAYER_BYTES_IN_MEMORY: u64 = 256 << 20;

/// The byte in memory for a board that has not been read. It is not the byte of any value.
const UNREAD_BYTE: u8 = 0;

/// The number of the next opened file, for the block cache.
static NEXT_FILE_NUMBER: AtomicU32 = AtomicU32::new(0);

/// A layer in a file, with the blocks that were read.
pub(super) struct LayerFile {
    path: PathBuf,
    source: TableSource,
    seeds: u8,
    block_directory: BlockDirectory,
    block_store: BlockStore,
    /// Set when a block is bad: every later probe of the layer fails.
    is_retired: AtomicBool,
    /// The reason why the layer is retired, until it is reported.
    unreported_flaw: Mutex<Option<FileFlaw>>,
    /// The number of blocks that were read and decoded.
    #[cfg(test)]
    pub(super) decoded_block_count: AtomicU64,
}

/// The place for blocks that were read.
enum BlockStore {
    /// All blocks, in memory.
    InMemory(Vec<AtomicU64>),
    /// Some blocks, in the block cache under this file number.
    InCacheByFileNumber(u32),
}

impl fmt::Debug for LayerFile {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_struct("LayerFile")
            .field("path", &self.path)
            .field("is_retired", &self.is_retired)
            .finish_non_exhaustive()
    }
}

impl LayerFile {
    /// Makes the layer of `seeds` seeds from an open file.
    pub(super) fn new(
        path: PathBuf,
        source: TableSource,
        seeds: u8,
        block_directory: BlockDirectory,
    ) -> LayerFile {
        let fits_in_memory =
            (0..=seeds).map(layer_board_count).sum::<u64>() <= MAX_LAYER_BYTES_IN_MEMORY;
        let memory_words = fits_in_memory
            .then(|| zeroed_words(layer_board_count_as_usize(seeds).div_ceil(8)))
            .flatten();
        let block_store = memory_words.map_or_else(
            || BlockStore::InCacheByFileNumber(NEXT_FILE_NUMBER.fetch_add(1, Ordering::Relaxed)),
            BlockStore::InMemory,
        );
        LayerFile {
            path,
            source,
            seeds,
            block_directory,
            block_store,
            is_retired: AtomicBool::new(false),
            unreported_flaw: Mutex::new(None),
            #[cfg(test)]
            decoded_block_count: AtomicU64::new(0),
        }
    }

    /// The value of the board with this index. `None` if the layer is retired.
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "no layer has 2^32 blocks")]
    pub(super) fn value_at(&self, index: usize) -> Option<BoardValue> {
        if self.is_retired.load(Ordering::Relaxed) {
            return None;
        }
        let byte = match &self.block_store {
            BlockStore::InMemory(words) => load_byte(words, index),
            BlockStore::InCacheByFileNumber(file) => BLOCK_CACHE
                .get_byte(
                    BlockKey {
                        file_number: *file,
                        block_number: (index / BOARDS_PER_CACHE_BLOCK) as u32,
                    },
                    index % BOARDS_PER_CACHE_BLOCK,
                )
                .unwrap_or(UNREAD_BYTE),
        };
        if byte == UNREAD_BYTE {
            self.read_block_of_board(index)
        } else {
            Some(BoardValue::from_byte(byte))
        }
    }

    /// Reads and keeps the block of a board, and returns the board's value.
    #[cold]
    fn read_block_of_board(&self, index: usize) -> Option<BoardValue> {
        let (block_number, place_in_block) = (
            index / self.block_directory.boards_per_block(),
            index % self.block_directory.boards_per_block(),
        );
        let mut buffer = [0; MAX_BLOCK_BYTES];
        match self.read_block(block_number, &mut buffer) {
            Ok(block) => {
                self.store_block(index - place_in_block, block);
                block
                    .get(place_in_block)
                    .map(|&byte| BoardValue::from_byte(byte))
            }
            Err(flaw) => {
                self.retire_file(flaw);
                None
            }
        }
    }

    /// Keeps a block whose first board has the index `first_board_index`.
    #[expect(clippy::cast_possible_truncation, reason = "no layer has 2^32 blocks")]
    fn store_block(&self, first_board_index: usize, block: &[u8]) {
        match &self.block_store {
            BlockStore::InMemory(words) => store_block(&words[first_board_index / 8..], block),
            BlockStore::InCacheByFileNumber(file) => {
                for (block, boards) in (first_board_index / BOARDS_PER_CACHE_BLOCK..)
                    .zip(block.chunks(BOARDS_PER_CACHE_BLOCK))
                {
                    BLOCK_CACHE.put_block(
                        BlockKey {
                            file_number: *file,
                            block_number: block as u32,
                        },
                        boards,
                    );
                }
            }
        }
    }

    /// Reads a block and checks it.
    fn read_block<'a>(
        &self,
        block_number: usize,
        buffer: &'a mut [u8; MAX_BLOCK_BYTES],
    ) -> Result<&'a [u8], FileFlaw> {
        #[cfg(test)]
        self.decoded_block_count.fetch_add(1, Ordering::Relaxed);
        self.block_directory
            .read_block(&self.source, self.seeds, block_number, buffer)
            .map_err(|flaw| self.add_file_size(flaw))
    }

    /// Replaces the error for a file that ends too early by an error that contains the file's size.
    fn add_file_size(&self, flaw: FileFlaw) -> FileFlaw {
        match (&flaw, self.source.byte_count()) {
            (FileFlaw::Unreadable(error), Ok(found))
                if error.kind() == io::ErrorKind::UnexpectedEof =>
            {
                FileFlaw::WrongSize {
                    found_bytes: found,
                    expected_bytes: self.block_directory.file_size(self.seeds),
                }
            }
            _ => flaw,
        }
    }

    /// Whether the blocks are compressed.
    pub(super) fn is_compressed(&self) -> bool {
        matches!(self.block_directory, BlockDirectory::Compressed { .. })
    }

    /// The number of seeds on the boards of the layer.
    pub(super) fn seeds(&self) -> u8 {
        self.seeds
    }

    /// Reads and checks every block with `threads` threads, without keeping any.
    pub(super) fn check_blocks(&self, threads: usize) -> Result<(), BadFile> {
        let mut shares = vec![(); threads.max(1)];
        self.for_each_thread_share(&mut shares, |mut numbers, ()| {
            let mut buffer = [0; MAX_BLOCK_BYTES];
            numbers.try_for_each(|number| self.read_block(number, &mut buffer).map(|_| ()))
        })
    }

    /// Reads and checks the bytes of all boards with `threads` threads.
    pub(super) fn load_board_bytes(&self, threads: usize) -> Result<Vec<u8>, BadFile> {
        let mut all_bytes = vec![0; layer_board_count_as_usize(self.seeds)];
        let boards_per_block = self.block_directory.boards_per_block();
        let blocks_per_share = self
            .block_directory
            .block_count()
            .div_ceil(threads.max(1))
            .max(1);
        let mut shares: Vec<&mut [u8]> = all_bytes
            .chunks_mut(blocks_per_share * boards_per_block)
            .collect();
        self.for_each_thread_share(&mut shares, |numbers, share| {
            let mut buffer = [0; MAX_BLOCK_BYTES];
            numbers
                .zip(share.chunks_mut(boards_per_block))
                .try_for_each(|(number, to)| {
                    to.copy_from_slice(self.read_block(number, &mut buffer)?);
                    Ok(())
                })
        })?;
        Ok(all_bytes)
    }

    /// Distributes the blocks evenly and in order to as many threads as there are `shares`.
    fn for_each_thread_share<T: Send>(
        &self,
        shares: &mut [T],
        work: impl Fn(Range<usize>, &mut T) -> Result<(), FileFlaw> + Sync,
    ) -> Result<(), BadFile> {
        let (work, block_count) = (&work, self.block_directory.block_count());
        let blocks_per_share = block_count.div_ceil(shares.len().max(1));
        // A single share needs no thread, which a browser does not have.
        if let [share] = shares {
            return work(0..block_count, share).map_err(|flaw| self.bad_file(flaw));
        }
        let worker_results = std::thread::scope(|scope| {
            let workers: Vec<_> = (0..)
                .zip(shares)
                .map(|(place, share)| {
                    (
                        place * blocks_per_share..((place + 1) * blocks_per_share).min(block_count),
                        share,
                    )
                })
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
        worker_results.map_err(|flaw| self.bad_file(flaw))
    }

    fn bad_file(&self, flaw: FileFlaw) -> BadFile {
        BadFile {
            path: self.path.clone(),
            flaw,
        }
    }

    fn retire_file(&self, flaw: FileFlaw) {
        let mut flaw_to_report = self
            .unreported_flaw
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        if !self.is_retired.swap(true, Ordering::Relaxed) {
            *flaw_to_report = Some(flaw);
        }
    }

    /// The reason why the layer is retired. `None` if it is not, or if the reason was reported
    /// before.
    #[cold]
    pub(super) fn take_bad_file(&self) -> Option<BadFile> {
        let flaw = self
            .unreported_flaw
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .take()?;
        Some(self.bad_file(flaw))
    }

    /// Reads through the block cache from now on, as a large layer does.
    pub(super) fn use_block_cache(&mut self) {
        self.block_store =
            BlockStore::InCacheByFileNumber(NEXT_FILE_NUMBER.fetch_add(1, Ordering::Relaxed));
    }
}

#[cfg(test)]
mod tests {
    use std::fs::File;

    use awale_rules::Rules;

    use super::*;
    use crate::stop::Stop;
    use crate::tables::file_format::LayerId;
    use crate::tables::{CheckExtent, TableRules, build_tables};

    const LAYER_SEEDS: u8 = 7;

    /// The layer of seven seeds in its own folder, kept in memory or read through the cache.
    fn stored_layer(is_in_memory: bool) -> (tempfile::TempDir, LayerFile) {
        let folder = tempfile::tempdir().expect("a folder");
        let rules = Rules::OWARE;
        build_tables(
            &rules,
            LAYER_SEEDS,
            folder.path(),
            1,
            &Stop::new(),
            &mut |_| (),
        )
        .expect("it is made");
        let layer_id = LayerId {
            rules: TableRules::new(&rules),
            seeds: LAYER_SEEDS,
        };
        let mut layer = layer_id
            .open_file(folder.path(), CheckExtent::HeaderOnly)
            .expect("it is good")
            .expect("it is there");
        if !is_in_memory {
            layer.use_block_cache();
        }
        (folder, layer)
    }

    #[test]
    fn a_layer_has_the_same_values_in_memory_and_through_the_cache() {
        for in_memory in [true, false] {
            let (_folder, layer) = stored_layer(in_memory);
            let all_bytes = layer.load_board_bytes(2).expect("it is good");
            for _ in 0..2 {
                let probed_bytes: Vec<u8> = (0..all_bytes.len())
                    .map(|index| layer.value_at(index).expect("it is good").to_byte())
                    .collect();
                assert!(probed_bytes == all_bytes);
            }
        }
    }

    #[test]
    fn a_layer_with_a_damaged_block_is_no_longer_used() {
        let damage_functions: [fn(&File); 3] = [
            |file| file.set_len(100).expect("it is cut"),
            |file| file.set_len(0).expect("it is cut"),
            |file| {
                let file_bytes = file.metadata().expect("a size").len();
                file.set_len(0)
                    .and_then(|()| file.set_len(file_bytes))
                    .expect("it is full of zeros");
            },
        ];
        for damage in damage_functions {
            for in_memory in [true, false] {
                let (_folder, layer) = stored_layer(in_memory);
                let last_index = layer_board_count_as_usize(LAYER_SEEDS) - 1;
                let first_value = layer.value_at(0).expect("it is good");
                damage(
                    &File::options()
                        .write(true)
                        .open(&layer.path)
                        .expect("it is there"),
                );
                assert_eq!(layer.value_at(0), Some(first_value), "the block is known");
                assert_eq!(layer.value_at(last_index), None);
                assert_eq!(layer.value_at(0), None, "the layer is retired");
                let message = layer.take_bad_file().expect("it says why").to_string();
                assert!(
                    message.contains("damaged") || message.contains("bytes"),
                    "{message}"
                );
                assert!(layer.take_bad_file().is_none(), "it says so once");
                assert!(layer.load_board_bytes(2).is_err());
            }
        }
    }

    #[test]
    fn a_removed_file_can_still_be_read() {
        let (folder, layer) = stored_layer(true);
        std::fs::remove_dir_all(folder.path()).expect("it is removed");
        assert!(layer.load_board_bytes(2).is_ok());
    }
}
