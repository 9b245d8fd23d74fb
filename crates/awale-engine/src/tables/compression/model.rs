//! The model of a layer: for each context, how often each byte follows.
//!
//! A model in a file has for each context, in order: the number of its bytes (one byte), then each
//! byte (one byte) and its frequency (two bytes, little-endian), the most frequent first.
//! Frequencies are shares of 4096. What is left over, at least one, is the *escape*: any other
//! byte, which follows as it is.

#![allow(
    clippy::cast_possible_truncation,
    reason = "shares of 4096, and 1,549 contexts at most"
)]

use super::super::board_value::BoardValue;
use super::BLOCK;
use super::context::{Walk, contexts};

/// Frequencies are shares of two to this power.
pub(super) const SHARE_BITS: u32 = 12;
/// All shares of a context.
pub(super) const ALL: u16 = 1 << SHARE_BITS;
/// Stands for the escape; no board has this byte.
pub(super) const ESCAPE: u8 = 0;

/// How often each byte follows each context.
pub(super) struct Counts {
    seeds: u8,
    counts: Vec<[u32; 256]>,
}

impl Counts {
    pub(super) fn new(seeds: u8) -> Counts {
        Counts {
            seeds,
            counts: vec![[0; 256]; contexts(seeds)],
        }
    }

    /// Counts a block.
    pub(super) fn add(&mut self, number: usize, block: &[u8]) {
        let mut walk = Walk::new(self.seeds, number * BLOCK);
        for (place, &byte) in block.iter().enumerate() {
            self.counts[walk.context(block, place)][usize::from(byte)] += 1;
            walk.advance();
        }
    }
}

/// A range of shares, and the byte that it stands for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Slot {
    pub(super) start: u16,
    pub(super) share: u16,
    pub(super) byte: u8,
}

/// The slots of a context, from bytes and their shares; the escape is the last one.
fn slots(shares: impl IntoIterator<Item = (u8, u16)>) -> impl Iterator<Item = Slot> {
    let mut shares = shares.into_iter().map(Some).chain([None]);
    let mut start = 0;
    std::iter::from_fn(move || {
        let (byte, share) = shares.next()?.unwrap_or((ESCAPE, ALL - start));
        let slot = Slot { start, share, byte };
        start += share;
        Some(slot)
    })
}

/// The shares of the bytes that were counted in a context, the largest first. Bytes that are too
/// rare have none.
fn shares(counts: &[u32; 256]) -> Vec<(u8, u16)> {
    let all: u64 = counts.iter().map(|&count| u64::from(count)).sum();
    let most = u64::from(ALL) - 1;
    let share = |count: u32| ((u64::from(count) * most + all / 2) / all).max(1) as u16;
    // As numbers that sort by what is left over, then by byte.
    let mut sorted: Vec<u64> = (0..=255_u8)
        .zip(counts)
        .filter(|&(_, &count)| u64::from(count) * most * 4 > all)
        .map(|(byte, &count)| u64::from(ALL - share(count)) << 8 | u64::from(byte))
        .collect();
    sorted.sort_unstable();
    let mut shares: Vec<(u8, u16)> = sorted
        .iter()
        .map(|&number| (number as u8, ALL - (number >> 8) as u16))
        .collect();
    // Rounding gave away at most a share for each byte.
    let mut excess = shares
        .iter()
        .map(|&(_, share)| share)
        .sum::<u16>()
        .saturating_sub(ALL - 1);
    while let Some((_, share)) = shares.first_mut().filter(|_| excess > 0) {
        let taken = excess.min(*share / 2).max(1);
        (*share, excess) = (*share - taken, excess - taken);
        // It may no longer be the largest.
        let first = shares[0];
        let is_before =
            |&(byte, share): &(u8, u16)| share > first.1 || (share == first.1 && byte < first.0);
        let place = shares[1..].partition_point(is_before);
        shares[..=place].rotate_left(1);
    }
    shares
}

/// A model to encode by.
pub(super) struct Encoding {
    shares: Vec<Vec<(u8, u16)>>,
    /// By context and byte; a share of 0 where the byte takes the escape.
    slots: Vec<[Slot; 256]>,
}

impl Encoding {
    pub(super) fn new(counts: &Counts) -> Encoding {
        let shares: Vec<Vec<(u8, u16)>> = counts.counts.iter().map(shares).collect();
        let by_byte = |shares: &Vec<(u8, u16)>| {
            let mut all = [Slot::default(); 256];
            slots(shares.iter().copied()).for_each(|slot| all[usize::from(slot.byte)] = slot);
            all
        };
        Encoding {
            slots: shares.iter().map(by_byte).collect(),
            shares,
        }
    }

    /// The slot of a byte, or else the escape.
    #[inline]
    pub(super) fn slot(&self, context: usize, byte: u8) -> Slot {
        let slots = &self.slots[context];
        let slot = slots[usize::from(byte)];
        if slot.share > 0 {
            slot
        } else {
            slots[usize::from(ESCAPE)]
        }
    }

    /// Appends the model as it stands in a file.
    pub(super) fn write(&self, out: &mut Vec<u8>) {
        for shares in &self.shares {
            out.push(shares.len() as u8);
            for &(byte, share) in shares {
                out.push(byte);
                out.extend(share.to_le_bytes());
            }
        }
    }
}

/// A model to decode by.
#[derive(Debug)]
pub(in super::super) struct LayerModel {
    slots: Vec<Slot>,
    /// By context and the first [`HINT_BITS`] bits of a number: the slot in which the least such
    /// number lies.
    hints: Vec<u32>,
}

/// Bits of a number that lead to a slot near its own.
const HINT_BITS: u32 = 5;

impl LayerModel {
    /// Reads the model of a layer of `seeds` seeds; `None` if it is none.
    pub(in super::super) fn read(bytes: &[u8], seeds: u8) -> Option<LayerModel> {
        let (mut all, mut hints, mut rest) = (
            Vec::new(),
            Vec::with_capacity(contexts(seeds) << HINT_BITS),
            bytes,
        );
        for _ in 0..contexts(seeds) {
            let (&count, after) = rest.split_first()?;
            let (entries, after) = after.split_at_checked(usize::from(count) * 3)?;
            rest = after;
            let shares = entries
                .chunks_exact(3)
                .map(|entry| (entry[0], u16::from_le_bytes([entry[1], entry[2]])));
            let total: u32 = shares.clone().map(|(_, share)| u32::from(share)).sum();
            let is_right = |(byte, share): (u8, u16)| share > 0 && is_value(byte, seeds);
            if total >= u32::from(ALL) || !shares.clone().all(is_right) {
                return None;
            }
            let mut parts = (0..ALL).step_by(1 << (SHARE_BITS - HINT_BITS)).peekable();
            for (place, slot) in (all.len() as u32..).zip(slots(shares)) {
                all.push(slot);
                while parts
                    .next_if(|&part| part < slot.start + slot.share)
                    .is_some()
                {
                    hints.push(place);
                }
            }
        }
        rest.is_empty().then_some(LayerModel { slots: all, hints })
    }

    /// The slot in which a number below [`ALL`] lies.
    #[inline]
    pub(super) fn find(&self, context: usize, number: u16) -> Slot {
        let mut place = self.hints
            [context << HINT_BITS | usize::from(number >> (SHARE_BITS - HINT_BITS))]
            as usize;
        loop {
            let slot = self.slots[place];
            if number - slot.start < slot.share {
                return slot;
            }
            place += 1;
        }
    }
}

/// Whether a board of `seeds` seeds can have this byte.
pub(super) fn is_value(byte: u8, seeds: u8) -> bool {
    BoardValue::from_byte(byte).value.unsigned_abs() <= seeds
}
