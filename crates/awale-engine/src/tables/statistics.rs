//! What can be said of a whole layer in a line, to compare it with the layers of other programs.

use super::layers::Tables;
use super::ranking::TableBoard;

/// A summary of one layer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Statistics {
    /// How many boards it has.
    pub boards: u64,
    /// How many of them are cyclic.
    pub cyclic: u64,
    /// The sum of all values.
    pub sum: i64,
    /// The smallest value.
    pub min: i8,
    /// The largest value.
    pub max: i8,
    /// FNV-1a, 64 bits, over the values as one signed byte each, boards in lexicographic order of the mover's pits, then
    /// the opponent's.
    pub fnv1a64: u64,
}

impl Tables {
    /// The summary of the layer of `seeds` seeds; `None` where it is not one of these tables.
    #[must_use]
    pub fn statistics(&self, seeds: u8) -> Option<Statistics> {
        const PRIME: u64 = 0x0000_0100_0000_01b3;
        let mut all =
            Statistics { boards: 0, cyclic: 0, sum: 0, min: i8::MAX, max: i8::MIN, fnv1a64: 0xcbf2_9ce4_8422_2325 };
        for board in TableBoard::lexicographic(seeds) {
            let entry = self.get(board)?;
            all.boards += 1;
            all.cyclic += u64::from(entry.cyclic);
            all.sum += i64::from(entry.value);
            all.min = all.min.min(entry.value);
            all.max = all.max.max(entry.value);
            all.fnv1a64 = (all.fnv1a64 ^ u64::from(entry.value as u8)).wrapping_mul(PRIME);
        }
        Some(all)
    }
}
