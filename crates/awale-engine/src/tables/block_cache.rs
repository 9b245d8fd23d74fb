//! The block cache: recently used blocks of files that are too large for the memory. It is
//! direct-mapped and lock-free.
//!
//! Each slot is a *seqlock* (H. Boehm, *Can Seqlocks Get Along With Programming Language Memory
//! Models?*, 2012). Its tag names the block in the slot and counts the changes of the slot:
//!
//! ```text
//!  bit 63            40 39              23 22               0
//!     +----------------+-----------------------------------+
//!     | times filled   | (file number, block number) + 1   |
//!     +----------------+-----------------------------------+
//! ```
//!
//! A reader loads the tag, the byte, and the tag again. If both tags are equal, the byte belongs to
//! that block. A writer marks the tag as busy, stores the block, and sets the tag to the new name.

use std::{
    hash::{BuildHasher, BuildHasherDefault, DefaultHasher},
    sync::{
        LazyLock,
        atomic::{AtomicU64, Ordering, fence},
    },
};

use super::atomic_bytes::{load_byte, store_block, zeroed_words};

/// The number of boards in a block of the cache.
pub(super) const BOARDS_PER_CACHE_BLOCK: usize = 1024;
/// The number of blocks in the cache: 64 MB. The system commits memory for a slot at its first use.
pub(super) const CACHE_SLOT_COUNT: usize = 1 << 16;
const WORDS_PER_BLOCK: usize = BOARDS_PER_CACHE_BLOCK / 8;

/// The bits of a tag that name a block. The other bits count the changes.
const TAG_NAME_MASK: u64 = (1 << 40) - 1;
/// The name in the tag of a slot that is being filled. No block has it.
const BUSY_TAG_NAME: u64 = TAG_NAME_MASK;
const TAG_CHANGE_COUNTER_STEP: u64 = TAG_NAME_MASK + 1;

/// The cache that all tables of the process share.
pub(super) static BLOCK_CACHE: LazyLock<BlockCache> =
    LazyLock::new(|| BlockCache::new(CACHE_SLOT_COUNT));

/// The identity of a block: a file and the number of the block in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct BlockKey {
    /// The number of the file, in the order in which the process opened its files.
    pub(super) file_number: u32,
    pub(super) block_number: u32,
}

impl BlockKey {
    /// The name of the block in a tag: above 0 (an empty slot) and below [`BUSY_TAG_NAME`].
    fn tag_name(self) -> u64 {
        // A layer has at most 2^23 blocks. File numbers wrap around after 65,000 opened files.
        (u64::from(self.file_number % (1 << 16)) << 23 | u64::from(self.block_number)) + 1
    }
}

#[derive(Debug)]
pub(super) struct BlockCache {
    tags: Vec<AtomicU64>,
    words: Vec<AtomicU64>,
}

impl BlockCache {
    /// Makes a cache of `slot_count` blocks, or an empty one if there is no memory for it.
    fn new(slot_count: usize) -> BlockCache {
        let (tags, words) = (
            zeroed_words(slot_count),
            zeroed_words(slot_count * WORDS_PER_BLOCK),
        );
        match (tags, words) {
            (Some(tags), Some(words)) => BlockCache { tags, words },
            _ => BlockCache {
                tags: Vec::new(),
                words: Vec::new(),
            },
        }
    }

    #[expect(
        clippy::cast_possible_truncation,
        reason = "any part of a hash will do"
    )]
    fn slot_of_tag_name(&self, tag_name: u64) -> Option<(usize, &AtomicU64)> {
        let hash = BuildHasherDefault::<DefaultHasher>::default().hash_one(tag_name);
        let slot = hash as usize % self.tags.len().max(1);
        Some((slot, self.tags.get(slot)?))
    }

    /// Returns the byte at `byte_index` of a block, or `None` if the block is not in the cache.
    pub(super) fn get_byte(&self, key: BlockKey, byte_index: usize) -> Option<u8> {
        let tag_name = key.tag_name();
        let (slot, tag) = self.slot_of_tag_name(tag_name)?;
        let tag_before = tag.load(Ordering::Acquire);
        if tag_before & TAG_NAME_MASK != tag_name {
            return None;
        }
        let byte = load_byte(
            &self.words[slot * WORDS_PER_BLOCK..][..WORDS_PER_BLOCK],
            byte_index,
        );
        fence(Ordering::Acquire);
        (tag.load(Ordering::Relaxed) == tag_before).then_some(byte)
    }

    /// Stores a block in its slot, unless another thread is filling that slot.
    pub(super) fn put_block(&self, key: BlockKey, block: &[u8]) {
        let tag_name = key.tag_name();
        let Some((slot, tag)) = self.slot_of_tag_name(tag_name) else {
            return;
        };
        let tag_before = tag.load(Ordering::Relaxed);
        let busy_tag = tag_before | BUSY_TAG_NAME;
        if tag_before & TAG_NAME_MASK == BUSY_TAG_NAME
            || tag
                .compare_exchange(tag_before, busy_tag, Ordering::Acquire, Ordering::Relaxed)
                .is_err()
        {
            return;
        }
        fence(Ordering::Release);
        store_block(
            &self.words[slot * WORDS_PER_BLOCK..][..WORDS_PER_BLOCK],
            block,
        );
        tag.store(
            (tag_before & !TAG_NAME_MASK).wrapping_add(TAG_CHANGE_COUNTER_STEP) | tag_name,
            Ordering::Release,
        );
    }
}

#[cfg(test)]
#[expect(
    clippy::cast_possible_truncation,
    reason = "the bytes of a test are any"
)]
mod tests;
