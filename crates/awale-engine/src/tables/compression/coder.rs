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

use super::BLOCK;
use super::context::BoardWalk;
use super::model::{ALL, ESCAPE, Encoding, LayerModel, SHARE_BITS, Slot, is_value};

/// The initial state of the encoder, and the smallest state.
const INITIAL_STATE: u32 = 1 << 16;
/// The share of each byte after an escape.
const ESCAPED_SHARE: u16 = ALL / 256;

/// The slot of a byte after an escape.
fn escaped_slot(byte: u8) -> Slot {
    Slot {
        start: u16::from(byte) * ESCAPED_SHARE,
        share: ESCAPED_SHARE,
        byte,
    }
}

/// Appends the code of block `number` of a layer of `seeds` seeds.
pub(super) fn encode(
    encoding: &Encoding,
    seeds: u8,
    number: usize,
    block: &[u8],
    out: &mut Vec<u8>,
) {
    let mut walk = BoardWalk::new(seeds, number * BLOCK);
    let mut slots = Vec::with_capacity(block.len());
    for (place, &byte) in block.iter().enumerate() {
        let slot = encoding.slot(walk.context(block, place), byte);
        slots.push(slot);
        if slot.byte == ESCAPE {
            slots.push(escaped_slot(byte));
        }
        walk.advance();
    }
    let (mut state, mut words) = (INITIAL_STATE, Vec::with_capacity(block.len() / 4));
    for slot in slots.into_iter().rev() {
        let share = u32::from(slot.share);
        if u64::from(state) >= u64::from(share) << (32 - SHARE_BITS) {
            words.push(state as u16);
            state >>= 16;
        }
        state = (state / share) << SHARE_BITS | (state % share + u32::from(slot.start));
    }
    out.extend(state.to_le_bytes());
    words
        .into_iter()
        .rev()
        .for_each(|word: u16| out.extend(word.to_le_bytes()));
}

/// The undecoded rest of a block.
struct BlockReader<'a> {
    state: u32,
    words: std::slice::Iter<'a, [u8; 2]>,
}

impl BlockReader<'_> {
    /// The number that determines the next slot.
    #[inline]
    fn number(&self) -> u16 {
        (self.state % u32::from(ALL)) as u16
    }

    /// Skips a slot. `None` if there are no more words.
    #[inline]
    fn skip(&mut self, slot: Slot) -> Option<()> {
        let place = self.state % u32::from(ALL) - u32::from(slot.start);
        self.state = u32::from(slot.share) * (self.state >> SHARE_BITS) + place;
        if self.state < INITIAL_STATE {
            self.state = self.state << 16 | u32::from(u16::from_le_bytes(*self.words.next()?));
        }
        Some(())
    }
}

/// Decodes block `number` of a layer of `seeds` seeds into `block`. `None` if it is damaged.
pub(in super::super) fn decode(
    model: &LayerModel,
    seeds: u8,
    number: usize,
    encoded: &[u8],
    block: &mut [u8],
) -> Option<()> {
    let (&state, words) = encoded.split_first_chunk()?;
    let (words, rest) = words.as_chunks();
    let mut reader = BlockReader {
        state: u32::from_le_bytes(state),
        words: words.iter(),
    };
    let mut walk = BoardWalk::new(seeds, number * BLOCK);
    for place in 0..block.len() {
        let slot = model.find(walk.context(block, place), reader.number());
        reader.skip(slot)?;
        block[place] = slot.byte;
        if slot.byte == ESCAPE {
            let slot = escaped_slot((reader.number() / ESCAPED_SHARE) as u8);
            reader.skip(slot)?;
            block[place] = Some(slot.byte).filter(|&byte| is_value(byte, seeds))?;
        }
        walk.advance();
    }
    (reader.state == INITIAL_STATE && reader.words.len() == 0 && rest.is_empty()).then_some(())
}
