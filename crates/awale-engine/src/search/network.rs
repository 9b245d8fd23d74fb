//! The network of the levels, and of the ring with stores: NNUE-style, a lookup network of 12 pits
//! and one hidden layer. That of full strength is [`pair_network`](super::pair_network).
//!
//! Each pit, seen by the side to move, looks up a row of [`HIDDEN`] weights for the number of seeds
//! it holds. The twelve rows are added to the bias: this sum is the accumulator. It is clipped to
//! the range 0 to 1 (clipped `ReLU`) and weighted, eight 16-bit numbers in a register (SIMD). A
//! hidden unit sees all pits, so it can respond to a pit that aims at another one.
//!
//! ```text
//! seeds of 12 pits --look-up--> 12 rows x 32 --sum--> accumulator[32] --clip 0..1, weigh--> value
//!                                                                  lead in the stores x price --^
//! ```
//!
//! In contrast to NNUE the accumulator is made anew for every board: a move changes up to twelve
//! pits.
//!
//! The lead in the stores is added. The fewer seeds are left to win, the more a seed of the lead is
//! worth: its price depends on the seeds in the pits.
//!
//! Source of the idea: Yu Nasu, *Efficiently Updatable Neural-Network-based Evaluation Functions*
//! (2018); chessprogramming.org, *NNUE*.

#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    reason = "weights are rounded to 16 bits, and small constants fit"
)]

use awale_rules::{FastBoard, ROW};
use wide::{i16x8, i32x4};

/// Units of the hidden layer.
pub const HIDDEN: usize = 32;
/// Numbers of seeds with weights of their own: 0 to 22, and 23 for more.
pub const COUNTS: usize = 24;
/// Prices of a lead: for 0 to 72 seeds in the pits.
pub const LEADS: usize = 73;

/// What 1 is in a unit.
const ONE: i32 = 512;
/// The largest number of a row or of the bias in a file: twelve rows and the bias add up to one of
/// 16 bits.
const LARGEST_NUMBER: i16 = i16::MAX / (PITS as i16 + 1);
/// The largest weight of a row: with larger ones the sum of a unit could overflow, and a file that
/// has one is refused.
pub const LARGEST_WEIGHT: f32 = LARGEST_NUMBER as f32 / ONE as f32;
/// The output has this many more bits than a hundredth of a seed.
const OUT_SHIFT: u32 = 12;

const PITS: usize = 2 * ROW;
/// Numbers of 16 bits in a register.
pub(super) const LANES: usize = 8;
/// Numbers of 16 bits in a file.
const NUMBERS: usize = PITS * COUNTS * HIDDEN + 2 * HIDDEN + LEADS + 1;

/// The weights, in whole numbers.
#[derive(Debug)]
pub(super) struct Network {
    rows: [[[i16; HIDDEN]; COUNTS]; PITS],
    bias: [i16; HIDDEN],
    out: [i16; HIDDEN],
    /// Hundredths of a seed for each seed of the lead, by the seeds in the pits.
    lead: [i16; LEADS],
    /// What it is worth to be the side to move.
    tempo: i16,
}

/// For the ring of twelve pits.
pub(super) static PITS_RING: Network = Network::unpack(include_bytes!("weights/pits.bin"));
/// For the ring with both stores.
pub(super) static STORES_RING: Network = Network::unpack(include_bytes!("weights/stores.bin"));

impl Network {
    /// Reads a file: numbers of 16 bits, the low byte first, in the order of the fields. One whose
    /// sums could overflow does not compile. Those of the output cannot: the clipped units are at
    /// most [`ONE`].
    #[allow(
        clippy::large_stack_arrays,
        reason = "it is read while the program is compiled"
    )]
    const fn unpack(bytes: &[u8; 2 * NUMBERS]) -> Network {
        const fn number(bytes: &[u8; 2 * NUMBERS], index: usize) -> i16 {
            i16::from_le_bytes([bytes[2 * index], bytes[2 * index + 1]])
        }
        const fn summand(bytes: &[u8; 2 * NUMBERS], index: usize) -> i16 {
            let number = number(bytes, index);
            assert!(
                -LARGEST_NUMBER <= number && number <= LARGEST_NUMBER,
                "a weight is beyond LARGEST_WEIGHT"
            );
            number
        }
        let mut rows = [[[0; HIDDEN]; COUNTS]; PITS];
        let mut index = 0;
        while index < PITS * COUNTS * HIDDEN {
            rows[index / HIDDEN / COUNTS][index / HIDDEN % COUNTS][index % HIDDEN] =
                summand(bytes, index);
            index += 1;
        }
        let (mut bias, mut out, mut lead) = ([0; HIDDEN], [0; HIDDEN], [0; LEADS]);
        let mut unit = 0;
        while unit < HIDDEN {
            bias[unit] = summand(bytes, index + unit);
            out[unit] = number(bytes, index + HIDDEN + unit);
            unit += 1;
        }
        index += 2 * HIDDEN;
        let mut seeds = 0;
        while seeds < LEADS {
            lead[seeds] = number(bytes, index + seeds);
            seeds += 1;
        }
        Network {
            rows,
            bias,
            out,
            lead,
            tempo: number(bytes, index + LEADS),
        }
    }

    /// What `board`, with `left` seeds in its pits, is worth to the side to move, in hundredths of
    /// a seed.
    #[inline]
    pub(super) fn evaluate(&self, board: FastBoard, left: usize) -> i32 {
        let (mine, theirs) = (board.mine(), board.theirs());
        let mut accumulator = vectors(&self.bias);
        for pit in 0..ROW {
            let my_row = vectors(&self.rows[pit][usize::from(mine[pit]).min(COUNTS - 1)]);
            let their_row =
                vectors(&self.rows[ROW + pit][usize::from(theirs[pit]).min(COUNTS - 1)]);
            for (sum, (mine, theirs)) in accumulator
                .iter_mut()
                .zip(my_row.into_iter().zip(their_row))
            {
                *sum += mine + theirs;
            }
        }
        let (zero, one) = (i16x8::splat(0), i16x8::splat(ONE as i16));
        let weigh = |(sum, weight): (i16x8, i16x8)| sum.max(zero).min(one).dot(weight);
        let weighed = accumulator.into_iter().zip(vectors(&self.out)).map(weigh);
        let output = weighed
            .fold(i32x4::splat(0), |sum, part| sum + part)
            .reduce_add();
        let lead = board.my_store() - board.their_store();
        (output >> OUT_SHIFT) + lead * i32::from(self.lead[left]) + i32::from(self.tempo)
    }
}

/// The units of a layer, eight to a register.
#[inline]
fn vectors(units: &[i16; HIDDEN]) -> [i16x8; HIDDEN / LANES] {
    std::array::from_fn(|register| i16x8::from_slice_unaligned(&units[register * LANES..][..LANES]))
}

/// The bytes of a weights file: the fields in order; `scale` is how many hundredths of a seed an
/// output of 1 stands for. For the program that trains the network.
///
/// # Panics
/// When weights are missing, or large enough for their sums to overflow: those of rows beyond
/// [`LARGEST_WEIGHT`].
#[must_use]
pub fn pack(weights: &[f32], scale: f32) -> Vec<u8> {
    assert_eq!(weights.len(), NUMBERS, "all weights are there");
    let at_out = PITS * COUNTS * HIDDEN + HIDDEN;
    let number = |(index, weight): (usize, &f32)| {
        let unit = if index < at_out {
            ONE as f32
        } else if index < at_out + HIDDEN {
            scale * (1 << OUT_SHIFT) as f32 / ONE as f32
        } else {
            scale
        };
        whole(weight * unit).to_le_bytes()
    };
    let file: Vec<u8> = weights.iter().enumerate().flat_map(number).collect();
    let _ = Network::unpack(
        file.as_slice()
            .try_into()
            .expect("two bytes for each weight"),
    );
    file
}

/// A weight as it stands in a file.
pub(super) fn whole(weight: f32) -> i16 {
    assert!(
        weight.abs() <= f32::from(i16::MAX),
        "a weight does not fit into 16 bits"
    );
    weight.round() as i16
}

#[cfg(test)]
mod tests {
    use awale_rules::{Position, Rules, Seat};

    use super::*;

    fn weights(row: f32, bias: f32, out: f32) -> Vec<f32> {
        let (rows, units) = (vec![row; PITS * COUNTS * HIDDEN], HIDDEN);
        [
            rows,
            vec![bias; units],
            vec![out; units],
            vec![0.0; LEADS + 1],
        ]
        .concat()
    }

    /// What a network of these weights, packed and read again, says of the start.
    fn of_start(weights: &[f32]) -> i32 {
        let network = Network::unpack(pack(weights, 1.0).as_slice().try_into().expect("a file"));
        network.evaluate(
            FastBoard::of(&Position::start(&Rules::OWARE, Seat::South)),
            48,
        )
    }

    #[test]
    fn the_largest_weights_overflow_nothing() {
        // All units are 1 or 0, however large the sums are.
        assert_eq!(
            of_start(&weights(LARGEST_WEIGHT, LARGEST_WEIGHT, 4095.0)),
            4095 * HIDDEN as i32
        );
        assert_eq!(
            of_start(&weights(-LARGEST_WEIGHT, -LARGEST_WEIGHT, 4095.0)),
            0
        );
    }

    #[test]
    fn weights_beyond_the_largest_are_refused() {
        let is_refused =
            |weights: Vec<f32>| std::panic::catch_unwind(|| pack(&weights, 1.0)).is_err();
        assert!(!is_refused(weights(LARGEST_WEIGHT, 0.0, 1.0)));
        assert!(is_refused(weights(LARGEST_WEIGHT + 0.01, 0.0, 1.0)));
        assert!(is_refused(weights(-LARGEST_WEIGHT - 0.01, 0.0, 1.0)));
        assert!(is_refused(weights(0.0, LARGEST_WEIGHT + 0.01, 1.0)));
        assert!(is_refused(weights(0.0, 0.0, 4097.0)));
    }
}
