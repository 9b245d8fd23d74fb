//! The transposition table: results of earlier searches by position.
//!
//! The table has two levels. Results of shallow searches are cheap and many. They are stored in the
//! *shallow* table, one for each thread and small enough for the processor's cache. Results of
//! deeper searches are stored in the *deep* table, which all threads share. With one large table
//! for everything, the search spent more than half of its time waiting for memory.
//!
//! The deep table is shared without a lock. An entry is one 64-bit word that is read and written
//! atomically, so a thread never sees half an entry (compare chessprogramming.org, *Shared Hash
//! Table*):
//!
//! ```text
//! bits   63 .. 32   31 .. 28   27 .. 25   24 .. 23   22 .. 16   15 .. 0
//!        check      age        move       bound      depth      value
//! ```
//!
//! The upper bits of a position's hash choose a bucket of four entries, half a cache line, so a
//! probe costs one memory access. The lower 32 bits are the check. A probe compares it with four
//! entries, so one probe of a full table in about 2^30 finds the entry of another position, and may
//! return its value. This never causes an illegal move, because the move of an entry only orders
//! the legal moves.
//!
//! Replacement scheme: a new entry replaces the entry of the same position, or else the least
//! valuable entry of its bucket. An entry is worth the depth of its search minus four plies for
//! each later search (depth-preferred with aging).
//!
//! Source: chessprogramming.org, *Transposition Table*.

use std::{
    io,
    sync::atomic::{AtomicU64, Ordering},
};

#[cfg(not(target_family = "wasm"))]
use memmap2::MmapMut;
use zerocopy::FromBytes;

use crate::memory;

use super::value::Value;

/// The relation between a stored value and the true value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    /// The true value is at least the stored one.
    Lower,
    /// The true value is at most the stored one.
    Upper,
    /// The true value equals the stored one.
    Exact,
}

impl Bound {
    /// The kind of bound if a search with the window from `alpha` to `beta` returns `value`.
    #[inline]
    pub(super) const fn from_window(value: Value, alpha: Value, beta: Value) -> Bound {
        if value >= beta {
            Bound::Lower
        } else if value > alpha {
            Bound::Exact
        } else {
            Bound::Upper
        }
    }
}

/// The result of a search of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct TtEntry {
    pub value: Value,
    /// The depth of the search in plies.
    pub depth: i32,
    pub bound: Bound,
    /// The pit of the best move (0 to 5), or [`NO_MOVE`].
    pub pit: u8,
}

/// The value of [`TtEntry::pit`] if no best move is known.
pub(super) const NO_MOVE: u8 = 7;

impl TtEntry {
    #[expect(clippy::cast_possible_truncation, reason = "values are below 2^15")]
    fn pack(self, check_bits: u32, generation: u8) -> u64 {
        u64::from((self.value as i16).cast_unsigned())
            | (u64::from(self.depth.cast_unsigned()) & 0x7F) << 16
            | (self.bound as u64) << 23
            | u64::from(self.pit & 7) << 25
            | u64::from(generation & 15) << 28
            | u64::from(check_bits) << 32
    }

    #[inline]
    #[expect(
        clippy::cast_possible_truncation,
        reason = "each part of the word is as wide as its type"
    )]
    fn unpack(word: u64) -> TtEntry {
        TtEntry {
            value: Value::from((word as u16).cast_signed()),
            depth: (word >> 16 & 0x7F) as i32,
            bound: match word >> 23 & 3 {
                0 => Bound::Lower,
                1 => Bound::Upper,
                _ => Bound::Exact,
            },
            pit: (word >> 25 & 7) as u8,
        }
    }
}

/// The maximum depth of results in the shallow table. Later moves are reduced by three plies, so up
/// to this depth they have depth 0 next. Measured: 13.3 million nodes per second with 3 plies, 14.6
/// with 4, and 16.2 with 6. But with more results in the shallow table, each is replaced earlier.
const SHALLOW_TABLE_MAX_DEPTH: i32 = 4;
/// The size of the shallow table in bytes: half a megabyte fits the L2 cache of nearly all
/// processors. Half or twice the size did not change the depth of the search measurably.
const SHALLOW_TABLE_BYTES: usize = 512 << 10;

/// The number of entries in a bucket, for positions with the same upper hash bits.
const BUCKET_ENTRIES: usize = 4;

type Bucket = [AtomicU64; BUCKET_ENTRIES];

/// The transposition table, which is kept from one search to the next.
#[derive(Debug)]
pub(super) struct TranspositionTable {
    /// The requested size in megabytes.
    requested_megabytes: usize,
    shared_deep_table: Option<MmapMut>,
    /// The shallow tables, one for each thread that has searched so far.
    shallow_tables_by_thread: Vec<MmapMut>,
    /// A tiny table in case the system provides no memory. Then the search works, but remembers
    /// almost nothing.
    fallback_buckets: [Bucket; 1],
    /// The number of searches modulo 16, so that entries of older searches are replaced first.
    generation: u8,
    /// Whether no search has written into the table.
    is_empty: bool,
}

impl TranspositionTable {
    /// Makes a table whose deep part has this many megabytes (0 counts as 1), or fewer if the
    /// machine has less memory.
    pub(super) fn new(megabytes: usize) -> TranspositionTable {
        let requested_megabytes = megabytes.max(1);
        let deep_table = allocate_largest(limit_to_free_memory(requested_megabytes << 20));
        TranspositionTable {
            requested_megabytes,
            shared_deep_table: deep_table,
            shallow_tables_by_thread: Vec::new(),
            fallback_buckets: Default::default(),
            generation: 0,
            is_empty: true,
        }
    }

    /// Gives the deep table another size and clears it.
    pub(super) fn resize(&mut self, megabytes: usize) {
        // Free the old memory first, because there may not be enough for both.
        self.shared_deep_table = None;
        self.shallow_tables_by_thread = Vec::new();
        *self = TranspositionTable::new(megabytes);
    }

    /// Clears the table. New memory from the system is zero: for a large table that is faster than
    /// overwriting, and for a small one overwriting is faster than mapping page by page.
    pub(super) fn clear(&mut self) {
        if self.is_empty {
            return;
        }
        match &mut self.shared_deep_table {
            Some(deep) if deep.len() <= ASSUMED_FREE_BYTES => {
                deep.fill(0);
                self.shallow_tables_by_thread
                    .iter_mut()
                    .for_each(|shallow| shallow.fill(0));
                self.fallback_buckets = Default::default();
                self.generation = 0;
                self.is_empty = true;
            }
            _ => self.resize(self.requested_megabytes),
        }
    }

    /// Takes all memory of the deep table from the system, which provides each page when it is
    /// first written. Entries are kept.
    pub(super) fn touch_pages(&mut self) {
        /// The smallest page size of all systems, in bytes.
        const PAGE_BYTES: usize = 4096;
        let Some(deep_table) = &mut self.shared_deep_table else {
            return;
        };
        for bucket in buckets(deep_table)
            .iter()
            .step_by(PAGE_BYTES / size_of::<Bucket>())
        {
            // Replaces an empty entry by an empty entry: a write that changes nothing.
            bucket[0]
                .compare_exchange(0, 0, Ordering::Relaxed, Ordering::Relaxed)
                .ok();
        }
    }

    /// The size of the deep part in megabytes.
    pub(super) fn megabytes(&self) -> usize {
        self.shared_deep_table
            .as_ref()
            .map_or(0, |deep| deep.len() >> 20)
    }

    /// Starts another search and returns one view per thread. Entries of earlier searches lose
    /// value. If the machine lacks memory for all shallow tables, the function returns fewer views,
    /// at least one.
    pub(super) fn begin_search(&mut self, threads: usize) -> Vec<ThreadTable<'_>> {
        self.generation = (self.generation + 1) & 15;
        self.is_empty = false;
        self.shallow_tables_by_thread.truncate(threads);
        while self.shallow_tables_by_thread.len() < threads
            && let Some(shallow_table) = allocate_with_reserve(SHALLOW_TABLE_BYTES)
        {
            self.shallow_tables_by_thread.push(shallow_table);
        }
        let (generation, fallback_buckets) = (self.generation, &self.fallback_buckets);
        let deep_buckets = self
            .shared_deep_table
            .as_mut()
            .map_or(&fallback_buckets[..], buckets);
        if self.shallow_tables_by_thread.is_empty() {
            return vec![ThreadTable {
                own_shallow_buckets: fallback_buckets,
                shared_deep_buckets: deep_buckets,
                generation,
            }];
        }
        self.shallow_tables_by_thread
            .iter_mut()
            .map(|shallow| ThreadTable {
                own_shallow_buckets: buckets(shallow),
                shared_deep_buckets: deep_buckets,
                generation,
            })
            .collect()
    }
}

/// The buckets in `memory`.
fn buckets(memory: &mut MmapMut) -> &[Bucket] {
    <[Bucket]>::mut_from_bytes(memory).unwrap_or_default()
}

/// Zeroed memory of a system that cannot map memory, with the methods of `memmap2` that are used
/// here.
#[cfg(target_family = "wasm")]
#[derive(Debug)]
struct MmapMut(Vec<u64>);

#[cfg(target_family = "wasm")]
impl MmapMut {
    fn map_anon(bytes: usize) -> io::Result<MmapMut> {
        let words = zerocopy::FromZeros::new_vec_zeroed(bytes / size_of::<u64>());
        words
            .map(MmapMut)
            .map_err(|_| io::ErrorKind::OutOfMemory.into())
    }
}

#[cfg(target_family = "wasm")]
impl std::ops::Deref for MmapMut {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        zerocopy::IntoBytes::as_bytes(&self.0[..])
    }
}

#[cfg(target_family = "wasm")]
impl std::ops::DerefMut for MmapMut {
    fn deref_mut(&mut self) -> &mut [u8] {
        zerocopy::IntoBytes::as_mut_bytes(&mut self.0[..])
    }
}

/// Bytes to leave free after each allocation. A program that has used all memory crashes at the
/// next small allocation. A thread needs 2 MB for its stack, and an allocator needs some memory for
/// each thread. WebAssembly has one thread, and never returns memory that it has used.
const RESERVED_MEMORY_BYTES: usize = if cfg!(target_family = "wasm") {
    1 << 20
} else {
    16 << 20
};

/// A size in bytes that every machine has free.
const ASSUMED_FREE_BYTES: usize = 16 << 20;

/// Limits `requested_bytes` to the bytes that the machine and its control groups have free. A
/// system promises more memory than it has and kills a program that uses it, so an eighth remains
/// free for others.
fn limit_to_free_memory(requested_bytes: usize) -> usize {
    if requested_bytes <= ASSUMED_FREE_BYTES {
        return requested_bytes;
    }
    let Some(free_bytes) = memory::available_memory_bytes() else {
        return requested_bytes;
    };
    let usable_bytes = usize::try_from(free_bytes - free_bytes / 8)
        .unwrap_or(usize::MAX)
        .saturating_sub(RESERVED_MEMORY_BYTES);
    // Rounds down to whole megabytes, because the size is shown in megabytes.
    requested_bytes
        .min(usable_bytes >> 20 << 20)
        .max(ASSUMED_FREE_BYTES)
}

/// Allocates `requested_bytes` bytes. Halves the size until it fits, and returns `None` if less
/// than 64 kB fit.
fn allocate_largest(requested_bytes: usize) -> Option<MmapMut> {
    /// The smallest useful size in bytes.
    const MIN_BYTES: usize = 64 << 10;
    let sizes = std::iter::successors(Some(requested_bytes), |bytes| Some(bytes / 2));
    sizes
        .take_while(|&bytes| bytes >= MIN_BYTES)
        .find_map(allocate_with_reserve)
}

/// Allocates this many bytes if [`RESERVED_MEMORY_BYTES`] more are free.
fn allocate_with_reserve(bytes: usize) -> Option<MmapMut> {
    let _reserve = MmapMut::map_anon(RESERVED_MEMORY_BYTES).ok()?;
    allocate(bytes).ok()
}

/// Whether the system has memory for another thread.
pub(super) fn has_memory_for_thread() -> bool {
    MmapMut::map_anon(RESERVED_MEMORY_BYTES).is_ok()
}

/// Allocates memory from the system. Large pages are requested if the system has them: the search
/// reads the table at random places, and with pages of 4 kB the address translation took half of
/// its time for 64 MB.
fn allocate(bytes: usize) -> io::Result<MmapMut> {
    let memory = MmapMut::map_anon(bytes)?;
    #[cfg(target_os = "linux")]
    memory.advise(memmap2::Advice::HugePage).ok();
    Ok(memory)
}

/// The transposition table of one thread: its own shallow table, and the deep table that all
/// threads share.
#[derive(Clone, Copy, Debug)]
pub(super) struct ThreadTable<'a> {
    own_shallow_buckets: &'a [Bucket],
    shared_deep_buckets: &'a [Bucket],
    generation: u8,
}

impl ThreadTable<'_> {
    /// Returns the entry of the position with this hash, which is to be searched to `depth`. An
    /// entry of the shallow table is less deep, but has a move to search first.
    #[inline]
    pub(super) fn probe(&self, hash: u64, depth: i32) -> Option<TtEntry> {
        let deep_entry = if depth > SHALLOW_TABLE_MAX_DEPTH {
            find_entry(self.shared_deep_buckets, hash)
        } else {
            None
        };
        deep_entry.or_else(|| find_entry(self.own_shallow_buckets, hash))
    }

    /// Stores `entry` by the replacement scheme of the module documentation.
    #[inline]
    #[expect(
        clippy::cast_possible_truncation,
        reason = "the check is the lower half of the hash"
    )]
    pub(super) fn store(&self, hash: u64, entry: TtEntry) {
        /// An entry counts as this many plies shallower for each search that has started since it
        /// was stored.
        const AGE_PENALTY_PLIES: i32 = 4;
        let check_bits = hash as u32;
        let generation = self.generation;
        let entry_worth = |word: u64| {
            if word >> 32 == u64::from(check_bits) {
                return i32::MIN;
            }
            let age_in_searches = i32::from(generation.wrapping_sub((word >> 28 & 15) as u8) & 15);
            ((word >> 16 & 0x7F) as i32) - AGE_PENALTY_PLIES * age_in_searches
        };
        let slots = bucket(
            if entry.depth > SHALLOW_TABLE_MAX_DEPTH {
                self.shared_deep_buckets
            } else {
                self.own_shallow_buckets
            },
            hash,
        );
        let mut replaced_slot = &slots[0];
        let mut lowest_worth = entry_worth(replaced_slot.load(Ordering::Relaxed));
        for other in &slots[1..] {
            let other_worth = entry_worth(other.load(Ordering::Relaxed));
            if other_worth < lowest_worth {
                (replaced_slot, lowest_worth) = (other, other_worth);
            }
        }
        replaced_slot.store(entry.pack(check_bits, generation), Ordering::Relaxed);
    }

    /// Prefetches the bucket of the position with this hash, which may soon be searched to `depth`.
    /// The search does not wait for it.
    #[inline]
    pub(super) fn prefetch(&self, hash: u64, depth: i32) {
        if depth > SHALLOW_TABLE_MAX_DEPTH {
            prefetch_bucket(bucket(self.shared_deep_buckets, hash));
        }
    }

    /// The share of entries of this search in the deep table, in thousandths. It samples the first
    /// thousand entries, because the search calls it after each ply, even in the shortest searches.
    #[expect(clippy::cast_possible_truncation, reason = "1000 at most")]
    pub(super) fn fullness_per_mille(&self) -> u32 {
        let generation = u64::from(self.generation);
        let sampled_buckets =
            &self.shared_deep_buckets[..self.shared_deep_buckets.len().min(1000 / BUCKET_ENTRIES)];
        let sampled_words = sampled_buckets
            .iter()
            .flatten()
            .map(|word| word.load(Ordering::Relaxed));
        let entries_of_this_search = sampled_words
            .filter(|&word| word != 0 && word >> 28 & 15 == generation)
            .count();
        (entries_of_this_search * 1000 / (sampled_buckets.len() * BUCKET_ENTRIES)) as u32
    }
}

/// Asks the processor to load `bucket` into its cache, without waiting. Does nothing on processors
/// other than x86-64.
#[inline]
#[allow(unsafe_code)]
fn prefetch_bucket(bucket: &Bucket) {
    #[cfg(target_arch = "x86_64")]
    // SAFETY: the instruction is a hint and has no effect that the program can observe.
    unsafe {
        use std::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
        _mm_prefetch::<_MM_HINT_T0>(std::ptr::from_ref(bucket).cast());
    }
    #[cfg(not(target_arch = "x86_64"))]
    let _ = bucket;
}

#[inline]
#[expect(
    clippy::cast_possible_truncation,
    reason = "below the number of buckets"
)]
fn bucket(buckets: &[Bucket], hash: u64) -> &Bucket {
    &buckets[((u128::from(hash) * buckets.len() as u128) >> 64) as usize]
}

/// The entry for `hash` in `buckets`.
#[inline]
fn find_entry(buckets: &[Bucket], hash: u64) -> Option<TtEntry> {
    let words = bucket(buckets, hash)
        .iter()
        .map(|word| word.load(Ordering::Relaxed));
    words
        .into_iter()
        .find(|&word| word >> 32 == hash & 0xFFFF_FFFF && word != 0)
        .map(TtEntry::unpack)
}
