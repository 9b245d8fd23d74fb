//! The table of positions: what was found out about a position, wherever in the tree it comes up again.
//!
//! It has two parts. Most questions are about positions a few plies before the horizon, whose answers are cheap,
//! many, and soon forgotten. They stay *near*, in a part so small that it never leaves the processor's cache; what took
//! longer to find out goes *far*, into the large memory that all threads share. With one large table for everything, more
//! than half of the search's time went into waiting for that memory.
//!
//! The far part is shared without a lock. An entry is one 64-bit word, read and written at once, so that it can never be
//! seen half written:
//!
//! ```text
//! bits   63 .. 32   31 .. 28   27 .. 25   24 .. 23   22 .. 16   15 .. 0
//!        check      age        move       bound      depth      value
//! ```
//!
//! The hash of a position chooses a bucket by its upper bits; its lower 32 bits are the check. Four entries make a
//! bucket, half a cache line, so that a probe costs one access to memory. Two positions are taken for each other about
//! once in 2^44 probes of the near part, and in 2^50 of a far one of 16 MB; a wrong move cannot come of it, since a
//! table's move is only ever one that the position has.

use std::io;
use std::sync::atomic::{AtomicU64, Ordering};

use memmap2::MmapMut;
use zerocopy::FromBytes;

use super::value::Value;

/// What a stored value says about the true one.
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

/// What was found out about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Entry {
    pub value: Value,
    /// How many plies deep it was searched.
    pub depth: i32,
    pub bound: Bound,
    /// The best place found; [`NO_PLACE`] where none was.
    pub place: u8,
}

/// No move is known.
pub(super) const NO_PLACE: u8 = 7;

impl Entry {
    fn pack(self, check: u32, age: u8) -> u64 {
        u64::from(self.value as i16 as u16)
            | (self.depth as u64 & 0x7F) << 16
            | (self.bound as u64) << 23
            | u64::from(self.place & 7) << 25
            | u64::from(age & 15) << 28
            | u64::from(check) << 32
    }

    #[inline]
    fn unpack(word: u64) -> Entry {
        Entry {
            value: Value::from(word as u16 as i16),
            depth: (word >> 16) as i32 & 0x7F,
            bound: match word >> 23 & 3 {
                0 => Bound::Lower,
                1 => Bound::Upper,
                _ => Bound::Exact,
            },
            place: (word >> 25) as u8 & 7,
        }
    }
}

/// Up to this depth a position is remembered near. Moves after the first are looked at three plies less deep: from here
/// on down they lead straight to the horizon. Up to 3 plies, 13.3 million positions a second were seen; up to 4, 14.6; up
/// to 6, 16.2; but the more is near, the sooner it is lost.
const NEAR_DEPTH: i32 = 4;
/// The size of the near part in bytes: half a megabyte fits the second cache of nearly all processors. Half of it, or
/// twice as much, changed the depth reached by no more than chance does.
const NEAR_BYTES: usize = 512 << 10;

/// Entries that share a hash's upper bits.
const BUCKET: usize = 4;

type Bucket = [AtomicU64; BUCKET];

/// The memory of the table, which outlives a search.
#[derive(Debug)]
pub(super) struct TableMemory {
    /// The megabytes that were asked for.
    wanted: usize,
    far: Option<MmapMut>,
    /// One for each thread that has searched so far.
    near: Vec<MmapMut>,
    /// Stands in for a part that the system gives no memory for: the search goes on, and remembers next to nothing.
    spare: [Bucket; 1],
    /// Counts the searches, modulo 16, so that what older ones left gives way first.
    age: u8,
}

impl TableMemory {
    /// Memory for a table whose far part takes so many megabytes, one at least; less where the machine does not have as
    /// much.
    pub(super) fn new(megabytes: usize) -> TableMemory {
        let wanted = megabytes.max(1);
        let far = as_large_as_possible(wanted << 20);
        TableMemory { wanted, far, near: Vec::new(), spare: Default::default(), age: 0 }
    }

    /// Gives the far part another size. Everything is forgotten.
    pub(super) fn resize(&mut self, megabytes: usize) {
        // The old memory goes first: there may not be room for both.
        self.far = None;
        self.near = Vec::new();
        *self = TableMemory::new(megabytes);
    }

    /// Forgets everything. Fresh memory is made of zeros, and where there is much of it, it is quicker to come by than old
    /// memory to overwrite; a little is sooner overwritten than mapped page by page.
    pub(super) fn clear(&mut self) {
        const LITTLE: usize = 16 << 20;
        match &mut self.far {
            Some(far) if far.len() <= LITTLE => {
                far.fill(0);
                self.near.iter_mut().for_each(|near| near.fill(0));
                self.spare = Default::default();
                self.age = 0;
            }
            _ => self.resize(self.wanted),
        }
    }

    /// How many megabytes the far part takes.
    pub(super) fn megabytes(&self) -> usize {
        self.far.as_ref().map_or(0, |far| far.len() >> 20)
    }

    /// The tables for another search, one a thread: what is stored from now on is worth more than what is there. There
    /// are fewer, but one at least, where the machine does not have memory for all.
    pub(super) fn tables(&mut self, threads: usize) -> Vec<Table<'_>> {
        self.age = (self.age + 1) & 15;
        self.near.truncate(threads);
        while self.near.len() < threads
            && let Some(near) = map_leaving_room(NEAR_BYTES)
        {
            self.near.push(near);
        }
        let (age, spare) = (self.age, &self.spare);
        let far = self.far.as_mut().map_or(&spare[..], buckets);
        if self.near.is_empty() {
            return vec![Table { near: spare, far, age }];
        }
        self.near.iter_mut().map(|near| Table { near: buckets(near), far, age }).collect()
    }
}

/// The buckets that `memory` is made of.
fn buckets(memory: &mut MmapMut) -> &[Bucket] {
    <[Bucket]>::mut_from_bytes(memory).unwrap_or_default()
}

/// Bytes that stay free beside what is mapped here: a program that has used up its memory to the last byte dies by the
/// next small allocation. A thread takes 2 MB for its stack, and an allocator some more for each thread.
const ROOM: usize = 16 << 20;

/// Fresh memory of `wanted` bytes, or of as many as the machine has, halved until they fit; `None` where that is next
/// to nothing.
fn as_large_as_possible(wanted: usize) -> Option<MmapMut> {
    /// Less is of no use.
    const LEAST: usize = 64 << 10;
    let sizes = std::iter::successors(Some(wanted), |bytes| Some(bytes / 2));
    sizes.take_while(|&bytes| bytes >= LEAST).find_map(map_leaving_room)
}

/// Fresh memory of so many bytes, if there is some left for everything else then.
fn map_leaving_room(bytes: usize) -> Option<MmapMut> {
    let _room = MmapMut::map_anon(ROOM).ok()?;
    map(bytes).ok()
}

/// Whether the system has memory for one more thread.
pub(super) fn has_room_for_a_thread() -> bool {
    MmapMut::map_anon(ROOM).is_ok()
}

/// Fresh memory from the system. The table is read all over: with pages of 4 KB nearly every access has to look up
/// first where its page lies, which took half of the search's time with 64 MB. Large pages are asked for, and
/// nothing is lost where the system has none.
fn map(bytes: usize) -> io::Result<MmapMut> {
    let memory = MmapMut::map_anon(bytes)?;
    #[cfg(target_os = "linux")]
    memory.advise(memmap2::Advice::HugePage).ok();
    Ok(memory)
}

/// The table of positions, as one thread sees it: a near part of its own, and the far part that all threads share.
#[derive(Clone, Copy, Debug)]
pub(super) struct Table<'a> {
    near: &'a [Bucket],
    far: &'a [Bucket],
    age: u8,
}

impl Table<'_> {
    /// What is known of the position with this hash, which is to be searched `depth` plies deep. Where nothing is known
    /// far, what is known near is less deep, but has a move to begin with.
    #[inline]
    pub(super) fn probe(&self, hash: u64, depth: i32) -> Option<Entry> {
        let far = if depth > NEAR_DEPTH { find(self.far, hash) } else { None };
        far.or_else(|| find(self.near, hash))
    }

    /// Remembers `entry`. It takes the place of what is known of the same position, else of what is worth least:
    /// shallow searches, and those of earlier moves.
    #[inline]
    pub(super) fn store(&self, hash: u64, entry: Entry) {
        /// A search one move older counts as this many plies shallower.
        const PLIES_OF_AGE: i32 = 4;
        let check = hash as u32;
        let age = self.age;
        let worth = |word: u64| {
            if word >> 32 == u64::from(check) {
                return i32::MIN;
            }
            let years = i32::from(age.wrapping_sub((word >> 28) as u8) & 15);
            ((word >> 16) as i32 & 0x7F) - PLIES_OF_AGE * years
        };
        let slots = bucket(if entry.depth > NEAR_DEPTH { self.far } else { self.near }, hash);
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

    /// Fetches what the far part knows of the position with this hash, which may soon be searched `depth` plies deep. Nobody
    /// waits for it: it comes while other work is done, and one that proves useless costs next to nothing.
    #[inline]
    pub(super) fn fetch(&self, hash: u64, depth: i32) {
        if depth > NEAR_DEPTH {
            prefetch(bucket(self.far, hash));
        }
    }

    /// How full the far part is with entries of this search, in thousandths, by its first buckets.
    pub(super) fn fullness(&self) -> u32 {
        let age = u64::from(self.age);
        let sample = &self.far[..self.far.len().min(1000)];
        let used = sample.iter().flatten().map(|word| word.load(Ordering::Relaxed));
        let fresh = used.filter(|&word| word != 0 && word >> 28 & 15 == age).count();
        (fresh * 1000 / (sample.len() * BUCKET)) as u32
    }
}

/// Asks the processor to bring `bucket` into its cache, and does not wait for it. Elsewhere than on x86-64 nothing is asked.
#[inline]
#[allow(unsafe_code)]
fn prefetch(bucket: &Bucket) {
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
fn bucket(buckets: &[Bucket], hash: u64) -> &Bucket {
    &buckets[((u128::from(hash) * buckets.len() as u128) >> 64) as usize]
}

/// The entry for `hash` among `buckets`.
#[inline]
fn find(buckets: &[Bucket], hash: u64) -> Option<Entry> {
    let words = bucket(buckets, hash).iter().map(|word| word.load(Ordering::Relaxed));
    words.into_iter().find(|&word| word >> 32 == hash & 0xFFFF_FFFF && word != 0).map(Entry::unpack)
}
