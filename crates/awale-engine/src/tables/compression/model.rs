//! The model of a layer: the frequency of each byte in each context.
//!
//! In a file a model has for each context, in order: the number of its bytes (one byte), then each
//! byte (one byte) and its frequency (two bytes, little-endian), the most frequent first.
//! Frequencies are shares of 4096. The rest, at least 1, is the share of the *escape*, after which
//! any other byte follows uncompressed.

#![allow(
    clippy::cast_possible_truncation,
    reason = "shares of 4096, and 1,549 contexts at most"
)]

use super::{
    super::board_value::BoardValue,
    BOARDS_PER_COMPRESSED_BLOCK,
    context::{BoardWalk, context_count},
};

/// Frequencies are multiples of 1 / 2^`SHARE_BITS`.
pub(super) const SHARE_BITS: u32 = 12;
/// The sum of all shares of a context.
pub(super) const TOTAL_SHARES: u16 = 1 << SHARE_BITS;
/// The marker of the escape. No board has this byte.
pub(super) const ESCAPE_BYTE: u8 = 0;

/// The number of occurrences of each byte in each context.
pub(super) struct ByteCounts {
    seeds: u8,
    counts_by_context: Vec<[u32; 256]>,
}

impl ByteCounts {
    pub(super) fn new(seeds: u8) -> ByteCounts {
        ByteCounts {
            seeds,
            counts_by_context: vec![[0; 256]; context_count(seeds)],
        }
    }

    /// Adds the bytes of a block to the counts of how often each byte occurs.
    pub(super) fn add_block(&mut self, block_number: usize, block: &[u8]) {
        let mut walk = BoardWalk::new(self.seeds, block_number * BOARDS_PER_COMPRESSED_BLOCK);
        for (place, &byte) in block.iter().enumerate() {
            self.counts_by_context[walk.context(block, place)][usize::from(byte)] += 1;
            walk.advance();
        }
    }
}

/// A byte, and the range of numbers by which the entropy coder encodes it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct CoderSlot {
    pub(super) first_share_number: u16,
    pub(super) share: u16,
    pub(super) byte: u8,
}

/// The slots of a context, from bytes and their shares. The last slot is the escape.
fn coder_slots(shares: impl IntoIterator<Item = (u8, u16)>) -> impl Iterator<Item = CoderSlot> {
    let mut shares = shares.into_iter().map(Some).chain([None]);
    let mut first_share_number = 0;
    std::iter::from_fn(move || {
        let (byte, share) = shares
            .next()?
            .unwrap_or((ESCAPE_BYTE, TOTAL_SHARES - first_share_number));
        let slot = CoderSlot {
            first_share_number,
            share,
            byte,
        };
        first_share_number += share;
        Some(slot)
    })
}

/// The shares of the bytes counted in a context, the largest first. Rare bytes have no share.
fn shares_of_counts(counts: &[u32; 256]) -> Vec<(u8, u16)> {
    let total_count: u64 = counts.iter().map(|&count| u64::from(count)).sum();
    let max_share = u64::from(TOTAL_SHARES) - 1;
    let share =
        |count: u32| ((u64::from(count) * max_share + total_count / 2) / total_count).max(1) as u16;
    // Numbers that sort by count, the largest first, then by byte.
    let mut share_sort_keys: Vec<u64> = (0..=255_u8)
        .zip(counts)
        .filter(|&(_, &count)| u64::from(count) * max_share * 4 > total_count)
        .map(|(byte, &count)| u64::from(TOTAL_SHARES - share(count)) << 8 | u64::from(byte))
        .collect();
    share_sort_keys.sort_unstable();
    let mut shares: Vec<(u8, u16)> = share_sort_keys
        .iter()
        .map(|&number| (number as u8, TOTAL_SHARES - (number >> 8) as u16))
        .collect();
    // Rounding up exceeds the total by at most one share for each byte.
    let mut excess_shares = shares
        .iter()
        .map(|&(_, share)| share)
        .sum::<u16>()
        .saturating_sub(TOTAL_SHARES - 1);
    while let Some((_, share)) = shares.first_mut().filter(|_| excess_shares > 0) {
        let reduction = excess_shares.min(*share / 2).max(1);
        (*share, excess_shares) = (*share - reduction, excess_shares - reduction);
        // The reduced share may no longer be the largest, so it moves to its place in the order.
        let first_share = shares[0];
        let sorts_before_first = |&(byte, share): &(u8, u16)| {
            share > first_share.1 || (share == first_share.1 && byte < first_share.0)
        };
        let insert_index = shares[1..].partition_point(sorts_before_first);
        shares[..=insert_index].rotate_left(1);
    }
    shares
}

/// The model in the form for encoding.
pub(super) struct EncodingModel {
    shares_by_context: Vec<Vec<(u8, u16)>>,
    /// The slots, by context and byte. The share is 0 if the byte needs the escape.
    slots_by_context: Vec<[CoderSlot; 256]>,
}

impl EncodingModel {
    pub(super) fn new(counts: &ByteCounts) -> EncodingModel {
        let shares_by_context: Vec<Vec<(u8, u16)>> = counts
            .counts_by_context
            .iter()
            .map(shares_of_counts)
            .collect();
        let coder_slot_of_each_byte = |shares_by_context: &Vec<(u8, u16)>| {
            let mut slots = [CoderSlot::default(); 256];
            coder_slots(shares_by_context.iter().copied())
                .for_each(|slot| slots[usize::from(slot.byte)] = slot);
            slots
        };
        EncodingModel {
            slots_by_context: shares_by_context
                .iter()
                .map(coder_slot_of_each_byte)
                .collect(),
            shares_by_context,
        }
    }

    /// The slot of a byte, or of the escape.
    #[inline]
    pub(super) fn slot_of_byte(&self, context: usize, byte: u8) -> CoderSlot {
        let slots_of_context = &self.slots_by_context[context];
        let slot = slots_of_context[usize::from(byte)];
        if slot.share > 0 {
            slot
        } else {
            slots_of_context[usize::from(ESCAPE_BYTE)]
        }
    }

    /// Appends the model in its file format.
    pub(super) fn write_model(&self, out: &mut Vec<u8>) {
        for shares in &self.shares_by_context {
            out.push(shares.len() as u8);
            for &(byte, share) in shares {
                out.push(byte);
                out.extend(share.to_le_bytes());
            }
        }
    }
}

/// The model in the form for decoding.
#[derive(Debug)]
pub(in super::super) struct DecodingModel {
    slots: Vec<CoderSlot>,
    /// Where the search for the slot of a coded number starts. Indexed by the context of the board
    /// and the first [`SLOT_HINT_BITS`] bits of the number: the index of the slot that contains the
    /// smallest number with these bits.
    slot_hints: Vec<u32>,
}

/// The number of bits that lead to a slot close to the right one.
const SLOT_HINT_BITS: u32 = 5;

impl DecodingModel {
    /// Reads the model of a layer of `seeds` seeds. `None` if it is invalid.
    pub(in super::super) fn read(bytes: &[u8], seeds: u8) -> Option<DecodingModel> {
        let (mut all_slots, mut slot_hints, mut unread_bytes) = (
            Vec::new(),
            Vec::with_capacity(context_count(seeds) << SLOT_HINT_BITS),
            bytes,
        );
        for _ in 0..context_count(seeds) {
            let (&count, bytes_after_count) = unread_bytes.split_first()?;
            let (entries, bytes_after_entries) =
                bytes_after_count.split_at_checked(usize::from(count) * 3)?;
            unread_bytes = bytes_after_entries;
            let shares = entries
                .chunks_exact(3)
                .map(|entry| (entry[0], u16::from_le_bytes([entry[1], entry[2]])));
            let share_sum: u32 = shares.clone().map(|(_, share)| u32::from(share)).sum();
            let is_valid_entry = |(byte, share): (u8, u16)| share > 0 && is_value_byte(byte, seeds);
            if share_sum >= u32::from(TOTAL_SHARES) || !shares.clone().all(is_valid_entry) {
                return None;
            }
            let mut hint_starts = (0..TOTAL_SHARES)
                .step_by(1 << (SHARE_BITS - SLOT_HINT_BITS))
                .peekable();
            for (place, slot) in (all_slots.len() as u32..).zip(coder_slots(shares)) {
                all_slots.push(slot);
                while hint_starts
                    .next_if(|&part| part < slot.first_share_number + slot.share)
                    .is_some()
                {
                    slot_hints.push(place);
                }
            }
        }
        unread_bytes.is_empty().then_some(DecodingModel {
            slots: all_slots,
            slot_hints,
        })
    }

    /// The slot that contains `share_number`, which is below [`TOTAL_SHARES`].
    #[inline]
    pub(super) fn slot_containing(&self, context: usize, share_number: u16) -> CoderSlot {
        let mut slot_index = self.slot_hints
            [context << SLOT_HINT_BITS | usize::from(share_number >> (SHARE_BITS - SLOT_HINT_BITS))]
            as usize;
        loop {
            let slot = self.slots[slot_index];
            if share_number - slot.first_share_number < slot.share {
                return slot;
            }
            slot_index += 1;
        }
    }
}

/// Whether a board of `seeds` seeds can have this byte.
pub(super) fn is_value_byte(byte: u8, seeds: u8) -> bool {
    BoardValue::from_byte(byte).value.unsigned_abs() <= seeds
}
