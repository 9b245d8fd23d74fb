//! The entropy coder: range asymmetric numeral systems (rANS) with a state of 32 bits, which reads
//! and writes words of 16 bits.
//!
//! A block is encoded from its last board to its first, so that it is decoded forwards. It starts
//! with the state (four bytes), followed by the words. After decoding, the state must equal the
//! encoder's initial state, which detects most damage.

#![allow(
    clippy::cast_possible_truncation,
    reason = "the state gives its low bits"
)]

use super::{
    BOARDS_PER_COMPRESSED_BLOCK,
    context::BoardWalk,
    model::{
        CoderSlot, DecodingModel, ESCAPE_BYTE, EncodingModel, SHARE_BITS, TOTAL_SHARES,
        is_value_byte,
    },
};

/// The initial state of the encoder, and the smallest state.
const INITIAL_CODER_STATE: u32 = 1 << 16;
/// The share of each byte after an escape.
const ESCAPED_BYTE_SHARE: u16 = TOTAL_SHARES / 256;

/// The slot of a byte after an escape.
fn slot_after_escape(byte: u8) -> CoderSlot {
    CoderSlot {
        first_share_number: u16::from(byte) * ESCAPED_BYTE_SHARE,
        share: ESCAPED_BYTE_SHARE,
        byte,
    }
}

/// Appends the encoded bytes of block `block_number` of a layer of `seeds` seeds.
pub(super) fn encode_block(
    encoding_model: &EncodingModel,
    seeds: u8,
    block_number: usize,
    block: &[u8],
    out: &mut Vec<u8>,
) {
    let mut walk = BoardWalk::new(seeds, block_number * BOARDS_PER_COMPRESSED_BLOCK);
    let mut slots = Vec::with_capacity(block.len());
    for (place, &byte) in block.iter().enumerate() {
        let slot = encoding_model.slot_of_byte(walk.context(block, place), byte);
        slots.push(slot);
        if slot.byte == ESCAPE_BYTE {
            slots.push(slot_after_escape(byte));
        }
        walk.advance();
    }
    let (mut coder_state, mut words) = (INITIAL_CODER_STATE, Vec::with_capacity(block.len() / 4));
    for slot in slots.into_iter().rev() {
        let share = u32::from(slot.share);
        if u64::from(coder_state) >= u64::from(share) << (32 - SHARE_BITS) {
            words.push(coder_state as u16);
            coder_state >>= 16;
        }
        coder_state = (coder_state / share) << SHARE_BITS
            | (coder_state % share + u32::from(slot.first_share_number));
    }
    out.extend(coder_state.to_le_bytes());
    words
        .into_iter()
        .rev()
        .for_each(|word: u16| out.extend(word.to_le_bytes()));
}

/// The undecoded rest of a block.
struct BlockReader<'a> {
    coder_state: u32,
    words: std::slice::Iter<'a, [u8; 2]>,
}

impl BlockReader<'_> {
    /// The number that determines the next slot.
    #[inline]
    fn next_share_number(&self) -> u16 {
        (self.coder_state % u32::from(TOTAL_SHARES)) as u16
    }

    /// Skips a slot. `None` if there are no more words.
    #[inline]
    fn consume_slot(&mut self, slot: CoderSlot) -> Option<()> {
        let offset_in_slot =
            self.coder_state % u32::from(TOTAL_SHARES) - u32::from(slot.first_share_number);
        self.coder_state =
            u32::from(slot.share) * (self.coder_state >> SHARE_BITS) + offset_in_slot;
        if self.coder_state < INITIAL_CODER_STATE {
            self.coder_state =
                self.coder_state << 16 | u32::from(u16::from_le_bytes(*self.words.next()?));
        }
        Some(())
    }
}

/// Decodes block `block_number` of a layer of `seeds` seeds into `block`. `None` if it is damaged.
pub(in super::super) fn decode_block(
    model: &DecodingModel,
    seeds: u8,
    block_number: usize,
    encoded_bytes: &[u8],
    block: &mut [u8],
) -> Option<()> {
    let (&coder_state, words) = encoded_bytes.split_first_chunk()?;
    let (words, remaining_bytes) = words.as_chunks();
    let mut reader = BlockReader {
        coder_state: u32::from_le_bytes(coder_state),
        words: words.iter(),
    };
    let mut walk = BoardWalk::new(seeds, block_number * BOARDS_PER_COMPRESSED_BLOCK);
    for place in 0..block.len() {
        let slot = model.slot_containing(walk.context(block, place), reader.next_share_number());
        reader.consume_slot(slot)?;
        block[place] = slot.byte;
        if slot.byte == ESCAPE_BYTE {
            let slot = slot_after_escape((reader.next_share_number() / ESCAPED_BYTE_SHARE) as u8);
            reader.consume_slot(slot)?;
            block[place] = Some(slot.byte).filter(|&byte| is_value_byte(byte, seeds))?;
        }
        walk.advance();
    }
    (reader.coder_state == INITIAL_CODER_STATE
        && reader.words.len() == 0
        && remaining_bytes.is_empty())
    .then_some(())
}
