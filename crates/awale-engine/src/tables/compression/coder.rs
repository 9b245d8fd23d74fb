//! The entropy coder: range asymmetric numeral systems (rANS), a state of 32 bits that gives and
//! takes 16 bits at a time.
//!
//! A block is encoded from its last board to its first, so that it is decoded forwards. It begins
//! with the state, four bytes; the words follow. At the end the state is what it was at the
//! beginning, which finds most damage by itself.

#![allow(
    clippy::cast_possible_truncation,
    reason = "the state gives its low bits"
)]

use super::BLOCK;
use super::context::Walk;
use super::model::{ALL, ESCAPE, Encoding, LayerModel, SHARE_BITS, Slot, is_value};

/// The state at the end, and its least value.
const LEAST: u32 = 1 << 16;
/// The share of each byte that follows an escape.
const EVEN: u16 = ALL / 256;

/// The slot of a byte that follows an escape.
fn even(byte: u8) -> Slot {
    Slot {
        start: u16::from(byte) * EVEN,
        share: EVEN,
        byte,
    }
}

/// Appends block `number` of a layer of `seeds` seeds.
pub(super) fn encode(
    encoding: &Encoding,
    seeds: u8,
    number: usize,
    block: &[u8],
    out: &mut Vec<u8>,
) {
    let mut walk = Walk::new(seeds, number * BLOCK);
    let mut slots = Vec::with_capacity(block.len());
    for (place, &byte) in block.iter().enumerate() {
        let slot = encoding.slot(walk.context(block, place), byte);
        slots.push(slot);
        if slot.byte == ESCAPE {
            slots.push(even(byte));
        }
        walk.advance();
    }
    let (mut state, mut words) = (LEAST, Vec::with_capacity(block.len() / 4));
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

/// What is left of a block.
struct Reader<'a> {
    state: u32,
    words: std::slice::Iter<'a, [u8; 2]>,
}

impl Reader<'_> {
    /// The number that tells the next slot.
    #[inline]
    fn number(&self) -> u16 {
        (self.state % u32::from(ALL)) as u16
    }

    /// Leaves a slot behind; `None` if the words are at their end.
    #[inline]
    fn pass(&mut self, slot: Slot) -> Option<()> {
        let place = self.state % u32::from(ALL) - u32::from(slot.start);
        self.state = u32::from(slot.share) * (self.state >> SHARE_BITS) + place;
        if self.state < LEAST {
            self.state = self.state << 16 | u32::from(u16::from_le_bytes(*self.words.next()?));
        }
        Some(())
    }
}

/// Decodes block `number` of a layer of `seeds` seeds into `block`; `None` if it is damaged.
pub(in super::super) fn decode(
    model: &LayerModel,
    seeds: u8,
    number: usize,
    encoded: &[u8],
    block: &mut [u8],
) -> Option<()> {
    let (&state, words) = encoded.split_first_chunk()?;
    let (words, rest) = words.as_chunks();
    let mut reader = Reader {
        state: u32::from_le_bytes(state),
        words: words.iter(),
    };
    let mut walk = Walk::new(seeds, number * BLOCK);
    for place in 0..block.len() {
        let slot = model.find(walk.context(block, place), reader.number());
        reader.pass(slot)?;
        block[place] = slot.byte;
        if slot.byte == ESCAPE {
            let slot = even((reader.number() / EVEN) as u8);
            reader.pass(slot)?;
            block[place] = Some(slot.byte).filter(|&byte| is_value(byte, seeds))?;
        }
        walk.advance();
    }
    (reader.state == LEAST && reader.words.len() == 0 && rest.is_empty()).then_some(())
}
