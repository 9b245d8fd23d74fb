//! The checksum of table files: FNV-1a of 64 bits (Fowler, Noll and Vo) over words of eight bytes,
//! the last one padded with 0.

use crate::fnv;

use super::atomic_bytes::u64_from_le;

/// A checksum over pieces of data. Each step is a bijection of the word that it takes in, so the
/// change of a single word always changes the checksum.
#[derive(Clone, Copy, Debug)]
pub(super) struct Checksum {
    sum: u64,
    /// The rest of the last piece, less than a word.
    last: u64,
}

impl Checksum {
    /// The checksum of no data.
    pub(super) fn new() -> Checksum {
        Checksum {
            sum: fnv::OFFSET,
            last: 0,
        }
    }

    /// Takes in a piece. The length of each piece except for the last is a multiple of eight bytes.
    pub(super) fn add(&mut self, piece: &[u8]) {
        let (words, rest) = piece.as_chunks();
        self.sum = words
            .iter()
            .map(|&word| u64::from_le_bytes(word))
            .fold(self.sum, fnv::step);
        self.last = u64_from_le(rest);
    }

    /// The checksum of all pieces.
    pub(super) fn finish(self) -> u64 {
        fnv::step(self.sum, self.last)
    }
}

pub(super) fn checksum(bytes: &[u8]) -> u64 {
    let mut sum = Checksum::new();
    sum.add(bytes);
    sum.finish()
}

/// The checksum of `bytes` in 32 bits, for small blocks.
#[expect(clippy::cast_possible_truncation, reason = "both halves go into it")]
pub(super) fn short_checksum(bytes: &[u8]) -> u32 {
    let sum = checksum(bytes);
    (sum ^ sum >> 32) as u32
}
