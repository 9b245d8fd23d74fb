//! The progress of building endgame tables, the expected duration, and the size of the files.

use std::ops::RangeInclusive;

use awale_engine::tables::{layer_board_count, max_disk_bytes};

/// Layers up to this many seeds are not compressed. They take 227 MB in total. With compressed
/// tables of 20 seeds, whose blocks a search must decode, the engine lost 109 Elo at 100 ms per
/// move.
pub const MAX_UNCOMPRESSED_TABLE_SEEDS: u8 = 20;

/// The maximum size of the files of these layers, in megabytes of 2^20 bytes. `awale endgame build`
/// prints it before it starts.
pub fn max_table_megabytes(layers: RangeInclusive<u8>) -> u64 {
    max_disk_bytes(layers, MAX_UNCOMPRESSED_TABLE_SEEDS).div_ceil(1 << 20)
}

/// The progress of building endgame tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableProgress {
    /// The layer being built, as the number of seeds on the board.
    pub layer: u8,
    /// The last layer to build, as the number of seeds on the board.
    pub last_layer: u8,
    /// The share of the boards of all layers that is finished, in percent.
    pub percent: u8,
}

/// The measured speed at which this machine built one layer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableSpeed {
    pub layer: u8,
    pub boards_per_second: u32,
}

impl TableSpeed {
    /// The speed decreases by this factor with each additional seed. Measured: 9.3 million boards
    /// per second at 15 seeds, 8.1 at 24, 4.9 at 28.
    const SPEED_FACTOR_PER_SEED: f64 = 0.96;

    /// The expected time for building these layers, in seconds.
    pub fn expected_build_seconds(self, layers: RangeInclusive<u8>) -> f64 {
        let seconds_for_layer = |seeds: u8| {
            let speed_factor =
                TableSpeed::SPEED_FACTOR_PER_SEED.powi(i32::from(seeds) - i32::from(self.layer));
            layer_board_count(seeds) as f64
                / (f64::from(self.boards_per_second.max(1)) * speed_factor)
        };
        layers.map(seconds_for_layer).sum()
    }
}
