//! The transposition table: results of earlier searches by position.
//!
//! It has two levels. Results of shallow searches are cheap and many. They go into the *near*
//! table, one for each thread and small enough to stay in the processor's cache. Results of deeper
//! searches go into the *far* table, which all threads share. With one large table for everything,
//! more than half of the search's time went into waiting for memory.
//!
//! The far table is shared without a lock. An entry is one 64-bit word, read and written at once,
//! so it is never seen half written (compare chessprogramming.org, *Shared Hash Table*):
//!
//! ```text
//! bits   63 .. 32   31 .. 28   27 .. 25   24 .. 23   22 .. 16   15 .. 0
//!        check      age        move       bound      depth      value
//! ```
//!
//! The upper bits of a position's hash choose a bucket of four entries, half a cache line, so a
//! probe costs one access to memory. The lower 32 bits are the check. A probe compares it with four
//! entries, so about one probe of a full table in 2^30 finds the entry of another position, and may
//! answer with its value. No illegal move comes of it: the move of an entry only orders the legal
//! moves.
//!
//! Replacement scheme: an entry replaces the one of the same position, else the entry of its bucket
//! that is worth least: the one of the shallowest search, where each search since it was stored
//! counts as four plies less (depth-preferred with aging).
//!
//! Source: chessprogramming.org, *Transposition Table*.

use std::io;
use std::sync::atomic::{AtomicU64, Ordering};

use memmap2::MmapMut;
use zerocopy::FromBytes;

use crate::memory;

use super::value::Value;

/// What a stored value says about the true value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    /// It is at least this.
    Lower,
    /// It is at most this.
    Upper,
    /// It is this.
    Exact,
}

impl Bound {
    /// What a search with the window from `alpha` to `beta` says by answering `value`.
    #[inline]
    pub(super) const fn of(value: Value, alpha: Value, beta: Value) -> Bound {
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
    /// How many plies deep it was searched.
    pub depth: i32,
    pub bound: Bound,
    /// The pit of the best move; [`NO_MOVE`] where none is known.
    pub pit: u8,
}

/// No move is known.
pub(super) const NO_MOVE: u8 = 7;

impl TtEntry {
    #[expect(clippy::cast_possible_truncation, reason = "values are below 2^15")]
    fn pack(self, check: u32, age: u8) -> u64 {
        u64::from((self.value as i16).cast_unsigned())
            | (u64::from(self.depth.cast_unsigned()) & 0x7F) << 16
            | (self.bound as u64) << 23
            | u64::from(self.pit & 7) << 25
            | u64::from(age & 15) << 28
            | u64::from(check) << 32
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

/// Results up to this depth go into the near table. Later moves are reduced by three plies: up to
/// this depth they lead straight to the horizon. Measured: up to 3 plies 13.3 million nodes a
/// second, up to 4 14.6, up to 6 16.2; but the more goes into the near table, the sooner it is
/// replaced.
const NEAR_DEPTH: i32 = 4;
/// The size of the near table in bytes: half a megabyte fits the L2 cache of nearly all processors.
/// Half or twice the size made no measurable difference to the depth.
const NEAR_BYTES: usize = 512 << 10;

/// Entries that share a hash's upper bits.
const BUCKET: usize = 4;

type Bucket = [AtomicU64; BUCKET];

/// The transposition table, which outlives a search.
#[derive(Debug)]
pub(super) struct TranspositionTable {
    /// The megabytes that were requested.
    wanted: usize,
    far: Option<MmapMut>,
    /// One for each thread that has searched so far.
    near: Vec<MmapMut>,
    /// Used in place of a table that the system gives no memory for: the search goes on and
    /// remembers next to nothing.
    spare: [Bucket; 1],
    /// Counts the searches, modulo 16, so that entries of older ones are replaced first.
    age: u8,
    /// No search has written into it.
    is_empty: bool,
}

impl TranspositionTable {
    /// A table whose far part takes this many megabytes, at least one; less where the machine does
    /// not have that much.
    pub(super) fn new(megabytes: usize) -> TranspositionTable {
        let wanted = megabytes.max(1);
        let far = as_large_as_possible(within_memory(wanted << 20));
        TranspositionTable {
            wanted,
            far,
            near: Vec::new(),
            spare: Default::default(),
            age: 0,
            is_empty: true,
        }
    }

    /// Gives the far table another size. It is empty then.
    pub(super) fn resize(&mut self, megabytes: usize) {
        // The old memory goes first: there may not be room for both.
        self.far = None;
        self.near = Vec::new();
        *self = TranspositionTable::new(megabytes);
    }

    /// Empties the table. Fresh memory is made of zeros, and where there is much of it, it is
    /// quicker to come by than old memory to overwrite; a little is sooner overwritten than mapped
    /// page by page.
    pub(super) fn clear(&mut self) {
        if self.is_empty {
            return;
        }
        match &mut self.far {
            Some(far) if far.len() <= LITTLE => {
                far.fill(0);
                self.near.iter_mut().for_each(|near| near.fill(0));
                self.spare = Default::default();
                self.age = 0;
                self.is_empty = true;
            }
            _ => self.resize(self.wanted),
        }
    }

    /// Gets all of the far table's memory from the system, which hands over a page when it is first
    /// written. Entries stay.
    pub(super) fn touch(&mut self) {
        /// The smallest page of all systems.
        const PAGE: usize = 4096;
        let Some(far) = &mut self.far else { return };
        for bucket in buckets(far).iter().step_by(PAGE / size_of::<Bucket>()) {
            // Writes nothing new: an empty entry for an empty entry.
            bucket[0]
                .compare_exchange(0, 0, Ordering::Relaxed, Ordering::Relaxed)
                .ok();
        }
    }

    /// How many megabytes the far part takes.
    pub(super) fn megabytes(&self) -> usize {
        self.far.as_ref().map_or(0, |far| far.len() >> 20)
    }

    /// The views for another search, one for each thread. Older entries are worth less from now on.
    /// There are fewer views, but at least one, where the machine does not have memory for all.
    pub(super) fn views(&mut self, threads: usize) -> Vec<ThreadTable<'_>> {
        self.age = (self.age + 1) & 15;
        self.is_empty = false;
        self.near.truncate(threads);
        while self.near.len() < threads
            && let Some(near) = map_leaving_room(NEAR_BYTES)
        {
            self.near.push(near);
        }
        let (age, spare) = (self.age, &self.spare);
        let far = self.far.as_mut().map_or(&spare[..], buckets);
        if self.near.is_empty() {
            return vec![ThreadTable {
                near: spare,
                far,
                age,
            }];
        }
        self.near
            .iter_mut()
            .map(|near| ThreadTable {
                near: buckets(near),
                far,
                age,
            })
            .collect()
    }
}

/// The buckets that `memory` is made of.
fn buckets(memory: &mut MmapMut) -> &[Bucket] {
    <[Bucket]>::mut_from_bytes(memory).unwrap_or_default()
}

/// Bytes that stay free beside what is mapped here: a program that has used up its memory to the
/// last byte dies by the next small allocation. A thread takes 2 MB for its stack, and an allocator
/// some more for each thread.
const ROOM: usize = 16 << 20;

/// Few enough bytes for every machine.
const LITTLE: usize = 16 << 20;

/// As many of the `wanted` bytes as the machine and its control groups have memory for. A system
/// hands out more than it has and kills a program that uses it, so a part stays free for everything
/// else.
fn within_memory(wanted: usize) -> usize {
    if wanted <= LITTLE {
        return wanted;
    }
    let Some(free) = memory::available() else {
        return wanted;
    };
    let usable = usize::try_from(free - free / 8)
        .unwrap_or(usize::MAX)
        .saturating_sub(ROOM);
    // Whole megabytes, as the size is shown.
    wanted.min(usable >> 20 << 20).max(LITTLE)
}

/// Fresh memory of `wanted` bytes, or of as many as the machine has, halved until they fit; `None`
/// where that is next to nothing.
fn as_large_as_possible(wanted: usize) -> Option<MmapMut> {
    /// Less is of no use.
    const LEAST: usize = 64 << 10;
    let sizes = std::iter::successors(Some(wanted), |bytes| Some(bytes / 2));
    sizes
        .take_while(|&bytes| bytes >= LEAST)
        .find_map(map_leaving_room)
}

/// Fresh memory of this many bytes, if there is some left for everything else then.
fn map_leaving_room(bytes: usize) -> Option<MmapMut> {
    let _room = MmapMut::map_anon(ROOM).ok()?;
    map(bytes).ok()
}

/// Whether the system has memory for one more thread.
pub(super) fn has_room_for_a_thread() -> bool {
    MmapMut::map_anon(ROOM).is_ok()
}

/// Fresh memory from the system. The table is read all over: with pages of 4 KB nearly every access
/// has to look up first where its page lies, which took half of the search's time with 64 MB. Large
/// pages are requested, and nothing is lost where the system has none.
fn map(bytes: usize) -> io::Result<MmapMut> {
    let memory = MmapMut::map_anon(bytes)?;
    #[cfg(target_os = "linux")]
    memory.advise(memmap2::Advice::HugePage).ok();
    Ok(memory)
}

/// The transposition table as one thread sees it: a near table of its own, and the far table that
/// all threads share.
#[derive(Clone, Copy, Debug)]
pub(super) struct ThreadTable<'a> {
    near: &'a [Bucket],
    far: &'a [Bucket],
    age: u8,
}

impl ThreadTable<'_> {
    /// The entry of the position with this hash, which is to be searched `depth` plies deep. An
    /// entry of the near table is less deep, but has a move to search first.
    #[inline]
    pub(super) fn probe(&self, hash: u64, depth: i32) -> Option<TtEntry> {
        let far = if depth > NEAR_DEPTH {
            find(self.far, hash)
        } else {
            None
        };
        far.or_else(|| find(self.near, hash))
    }

    /// Stores `entry`, by the replacement scheme in the head of this file.
    #[inline]
    #[expect(
        clippy::cast_possible_truncation,
        reason = "the check is the lower half of the hash"
    )]
    pub(super) fn store(&self, hash: u64, entry: TtEntry) {
        /// A search one move older counts as this many plies shallower.
        const PLIES_OF_AGE: i32 = 4;
        let check = hash as u32;
        let age = self.age;
        let worth = |word: u64| {
            if word >> 32 == u64::from(check) {
                return i32::MIN;
            }
            let searches = i32::from(age.wrapping_sub((word >> 28 & 15) as u8) & 15);
            ((word >> 16 & 0x7F) as i32) - PLIES_OF_AGE * searches
        };
        let slots = bucket(
            if entry.depth > NEAR_DEPTH {
                self.far
            } else {
                self.near
            },
            hash,
        );
        let mut slot = &slots[0];
        let mut least = worth(slot.load(Ordering::Relaxed));
        for other in &slots[1..] {
            let other_worth = worth(other.load(Ordering::Relaxed));
            if other_worth < least {
                (slot, least) = (other, other_worth);
            }
        }
        slot.store(entry.pack(check, age), Ordering::Relaxed);
    }

    /// Prefetches the bucket of the position with this hash, which may soon be searched `depth`
    /// plies deep. The search does not wait for it.
    #[inline]
    pub(super) fn prefetch(&self, hash: u64, depth: i32) {
        if depth > NEAR_DEPTH {
            prefetch_bucket(bucket(self.far, hash));
        }
    }

    /// How full the far table is with entries of this search, in thousandths, by its first
    /// thousand: the search reads it after each ply, of the shortest searches too.
    #[expect(clippy::cast_possible_truncation, reason = "1000 at most")]
    pub(super) fn fullness(&self) -> u32 {
        let age = u64::from(self.age);
        let sample = &self.far[..self.far.len().min(1000 / BUCKET)];
        let used = sample
            .iter()
            .flatten()
            .map(|word| word.load(Ordering::Relaxed));
        let fresh = used
            .filter(|&word| word != 0 && word >> 28 & 15 == age)
            .count();
        (fresh * 1000 / (sample.len() * BUCKET)) as u32
    }
}

/// Asks the processor to bring `bucket` into its cache, and does not wait for it. Elsewhere than on
/// x86-64 nothing is asked.
#[inline]
#[allow(unsafe_code)]
fn prefetch_bucket(bucket: &Bucket) {
    #[cfg(target_arch = "x86_64")]
    // SAFETY: the instruction is a hint; it reads nothing that the program could see.
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

/// The entry for `hash` among `buckets`.
#[inline]
fn find(buckets: &[Bucket], hash: u64) -> Option<TtEntry> {
    let words = bucket(buckets, hash)
        .iter()
        .map(|word| word.load(Ordering::Relaxed));
    words
        .into_iter()
        .find(|&word| word >> 32 == hash & 0xFFFF_FFFF && word != 0)
        .map(TtEntry::unpack)
}
