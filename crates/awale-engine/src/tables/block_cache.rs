//! Blocks of layers that are too large to be kept in memory: a direct-mapped cache, read and written by all threads without
//! locks.
//!
//! Each slot is a *seqlock*: its tag names the block that it holds and counts how often it was filled. A reader reads the tag,
//! the byte, and the tag again; if both are the same, the byte belongs to that block. A writer marks the tag as busy,
//! writes the block, and sets the tag to the new name.

use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher};
use std::sync::LazyLock;
use std::sync::atomic::{AtomicU64, Ordering, fence};

use super::atomic_bytes::{load_byte, store_block, zeroed};

/// Bytes of a block.
pub(super) const FILE_BLOCK: usize = 4096;
/// Blocks that the cache holds: 64 MB of them. Memory is taken only for slots that were filled.
const SLOTS: usize = 1 << 14;
const WORDS: usize = FILE_BLOCK / 8;

/// Bits of a tag that name a block; the others count.
const NAME: u64 = (1 << 40) - 1;
/// The name of no block, in a slot that is being filled.
const BUSY: u64 = NAME;
const ONE_MORE: u64 = NAME + 1;

/// The cache of all tables of the program.
pub(super) static CACHE: LazyLock<Cache> = LazyLock::new(|| Cache::new(SLOTS));

/// LayerId block of which file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Key {
    /// Tells apart the files that were opened by this program.
    pub(super) file: u32,
    pub(super) block: u32,
}

impl Key {
    /// A number below [`BUSY`], and not 0, which is the tag of an empty slot.
    fn name(self) -> u64 {
        // Layers have 2^20 blocks at most; file numbers may wrap after 500,000 opened files.
        (u64::from(self.file % (1 << 19)) << 20 | u64::from(self.block)) + 1
    }
}

#[derive(Debug)]
pub(super) struct Cache {
    tags: Vec<AtomicU64>,
    words: Vec<AtomicU64>,
}

impl Cache {
    /// A cache of `slots` blocks; of none where there is no memory for it.
    fn new(slots: usize) -> Cache {
        let (tags, words) = (zeroed(slots), zeroed(slots * WORDS));
        match (tags, words) {
            (Some(tags), Some(words)) => Cache { tags, words },
            _ => Cache { tags: Vec::new(), words: Vec::new() },
        }
    }

    fn slot(&self, name: u64) -> Option<(usize, &AtomicU64)> {
        let hash = BuildHasherDefault::<DefaultHasher>::default().hash_one(name);
        let slot = hash as usize % self.tags.len().max(1);
        Some((slot, self.tags.get(slot)?))
    }

    /// A byte of a block, if the block is here.
    pub(super) fn get(&self, key: Key, place: usize) -> Option<u8> {
        let name = key.name();
        let (slot, tag) = self.slot(name)?;
        let before = tag.load(Ordering::Acquire);
        if before & NAME != name {
            return None;
        }
        let byte = load_byte(&self.words[slot * WORDS..][..WORDS], place);
        fence(Ordering::Acquire);
        (tag.load(Ordering::Relaxed) == before).then_some(byte)
    }

    /// Keeps a block in the place of another, unless a thread is just filling that place.
    pub(super) fn put(&self, key: Key, block: &[u8]) {
        let name = key.name();
        let Some((slot, tag)) = self.slot(name) else { return };
        let before = tag.load(Ordering::Relaxed);
        let busy = before | BUSY;
        if before & NAME == BUSY || tag.compare_exchange(before, busy, Ordering::Acquire, Ordering::Relaxed).is_err() {
            return;
        }
        fence(Ordering::Release);
        store_block(&self.words[slot * WORDS..][..WORDS], block);
        tag.store((before & !NAME).wrapping_add(ONE_MORE) | name, Ordering::Release);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn block(number: u32) -> Vec<u8> {
        (0..FILE_BLOCK as u32).map(|place| (place * 7 + number * 31) as u8).collect()
    }

    #[test]
    fn a_block_is_found_until_another_takes_its_place() {
        let cache = Cache::new(2);
        let keys: Vec<Key> = (0..20).map(|block| Key { file: 3, block }).collect();
        assert_eq!(cache.get(keys[0], 0), None);
        for &key in &keys {
            cache.put(key, &block(key.block));
            assert_eq!(cache.get(key, 4095), Some(block(key.block)[4095]));
        }
        let kept: Vec<&Key> = keys.iter().filter(|key| cache.get(**key, 1).is_some()).collect();
        assert_eq!(kept.len(), 2, "{kept:?}");
        assert!(kept.iter().all(|key| cache.get(**key, 9) == Some(block(key.block)[9])));
        assert_eq!(cache.get(Key { file: 4, ..*kept[0] }, 9), None, "another file has other blocks");
    }

    #[test]
    fn threads_never_read_the_byte_of_another_block() {
        let cache = Cache::new(2);
        std::thread::scope(|scope| {
            for thread in 0..3_u32 {
                let cache = &cache;
                scope.spawn(move || {
                    for round in 0..3_000_u32 {
                        let key = Key { file: 1, block: (round * 5 + thread) % 7 };
                        let place = (round * 37) as usize % FILE_BLOCK;
                        match cache.get(key, place) {
                            Some(byte) => assert_eq!(byte, (place as u32 * 7 + key.block * 31) as u8),
                            None => cache.put(key, &block(key.block)),
                        }
                    }
                });
            }
        });
    }

    #[test]
    fn a_cache_without_memory_holds_nothing() {
        let cache = Cache::new(0);
        let key = Key { file: 1, block: 1 };
        cache.put(key, &block(1));
        assert_eq!(cache.get(key, 0), None);
    }
}
