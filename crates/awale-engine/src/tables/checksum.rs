//! The checksum of table files: FNV-1a of 64 bits that takes eight bytes at a time, the last ones filled up with 0.

use super::atomic_bytes::u64_from_le;

/// A checksum of pieces that come one after the other. Each step is one to one in what it takes in, so a single change is
/// always seen.
#[derive(Clone, Copy, Debug)]
pub(super) struct Checksum {
    sum: u64,
    /// What is left of the last piece.
    last: u64,
}

impl Checksum {
    /// Of nothing.
    pub(super) fn new() -> Checksum {
        Checksum { sum: 0xcbf2_9ce4_8422_2325, last: 0 }
    }

    fn step(sum: u64, word: u64) -> u64 {
        (sum ^ word).wrapping_mul(0x0000_0100_0000_01b3)
    }

    /// Takes in a piece. All pieces but the last are multiples of eight bytes long.
    pub(super) fn add(&mut self, piece: &[u8]) {
        let (words, rest) = piece.as_chunks();
        self.sum = words.iter().map(|&word| u64::from_le_bytes(word)).fold(self.sum, Checksum::step);
        self.last = u64_from_le(rest);
    }

    /// The checksum of what was taken in.
    pub(super) fn finish(self) -> u64 {
        Checksum::step(self.sum, self.last)
    }
}

/// The checksum of some bytes.
pub(super) fn checksum(bytes: &[u8]) -> u64 {
    let mut sum = Checksum::new();
    sum.add(bytes);
    sum.finish()
}
