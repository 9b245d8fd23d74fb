//! The checksum of table files: 64-bit FNV-1a (Fowler, Noll and Vo) over words of eight bytes, the
//! last one padded with zeros.

use crate::fnv;

use super::atomic_bytes::u64_from_le;

/// A checksum over pieces of data. Each step is a bijection of the added word, so a change of a
/// single word always changes the checksum.
#[derive(Clone, Copy, Debug)]
pub(super) struct Checksum {
    running_checksum: u64,
    /// The bytes after the last full word, as a number.
    partial_word: u64,
}

impl Checksum {
    /// The checksum of no data.
    pub(super) fn new() -> Checksum {
        Checksum {
            running_checksum: fnv::FNV_OFFSET_BASIS,
            partial_word: 0,
        }
    }

    /// Adds a piece. The length of each piece except the last must be a multiple of eight bytes.
    pub(super) fn add(&mut self, piece: &[u8]) {
        let (words, remaining_bytes) = piece.as_chunks();
        self.running_checksum = words
            .iter()
            .map(|&word| u64::from_le_bytes(word))
            .fold(self.running_checksum, fnv::fnv1a_step);
        self.partial_word = u64_from_le(remaining_bytes);
    }

    /// Returns the checksum of all pieces.
    pub(super) fn finish(self) -> u64 {
        fnv::fnv1a_step(self.running_checksum, self.partial_word)
    }
}

pub(super) fn checksum(bytes: &[u8]) -> u64 {
    let mut sum = Checksum::new();
    sum.add(bytes);
    sum.finish()
}

/// A 32-bit checksum of `bytes`, for small blocks.
#[expect(clippy::cast_possible_truncation, reason = "both halves go into it")]
pub(super) fn short_checksum(bytes: &[u8]) -> u32 {
    let sum = checksum(bytes);
    (sum ^ sum >> 32) as u32
}
