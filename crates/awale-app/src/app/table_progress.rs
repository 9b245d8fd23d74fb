//! The progress of making endgame tables, how long it may take, and how large the files are.

use std::ops::RangeInclusive;

use awale_engine::tables::{layer_size, max_disk};

/// Layers up to this many seeds are not compressed: 227 MB in all, and a search that asks them is
/// five times as fast as one that decodes their blocks first (docs/endgame.md). `awale endgame
/// compress` compresses them too.
pub const UNCOMPRESSED_UP_TO: u8 = 20;

/// Megabytes of 2^20 bytes that the files of these layers take at most, as `awale endgame build`
/// says before it begins.
#[must_use]
pub fn table_megabytes(layers: RangeInclusive<u8>) -> u64 {
    max_disk(layers, UNCOMPRESSED_UP_TO).div_ceil(1 << 20)
}

/// How far the making of endgame tables has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableProgress {
    /// Seeds of the boards of the layer at work.
    pub layer: u8,
    /// Seeds of the last layer to make.
    pub of: u8,
    /// Boards done, in per cent.
    pub percent: u8,
}

/// How fast a layer of endgame tables was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableSpeed {
    pub layer: u8,
    pub rate: u32,
}

impl TableSpeed {
    /// Parts of the speed that stay for each seed more: 9.3 million boards a second at 15 seeds,
    /// 8.1 at 24, 4.9 at 28 (docs/endgame.md).
    const STAYS: f64 = 0.96;

    /// The seconds that the layers of these numbers of seeds are expected to take.
    #[must_use]
    pub fn seconds(self, layers: RangeInclusive<u8>) -> f64 {
        let seconds = |seeds: u8| {
            let slower = TableSpeed::STAYS.powi(i32::from(seeds) - i32::from(self.layer));
            layer_size(seeds) as f64 / (f64::from(self.rate.max(1)) * slower)
        };
        layers.map(seconds).sum()
    }
}
