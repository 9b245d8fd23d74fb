//! The evaluation network of the weaker levels and of rules with sown stores: an NNUE-style lookup
//! network with 12 inputs (pits) and one hidden layer. The network of full strength is
//! [`pair_network`](super::pair_network).
//!
//! Each pit, from the point of view of the side to move, looks up a row of [`HIDDEN_UNITS`] weights
//! for its number of seeds. The sum of the twelve rows and the bias is the accumulator. It is
//! clipped to the range 0 to 1 (clipped `ReLU`) and multiplied by the output weights, eight 16-bit
//! numbers in a register (SIMD). Each hidden unit receives all pits, so it can respond to a pit
//! that attacks another one.
//!
//! ```text
//! seeds of 12 pits --look-up--> 12 rows x 32 --sum--> accumulator[32] --clip 0..1, weigh--> value
//!                                                                  lead in the stores x price --^
//! ```
//!
//! In contrast to NNUE the accumulator is computed from scratch for every board, because a move
//! changes up to twelve pits.
//!
//! The lead in the stores is added to the output. The fewer seeds remain, the more each seed of the
//! lead is worth, so its weight depends on the number of seeds in the pits.
//!
//! Source of the idea: Yu Nasu, *Efficiently Updatable Neural-Network-based Evaluation Functions*
//! (2018); chessprogramming.org, *NNUE*.

#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    reason = "weights are rounded to 16 bits, and small constants fit"
)]

use awale_rules::{FastBoard, MAX_GAME_SEEDS, PITS, ROW};
use wide::{i16x8, i32x4};

/// The number of units in the hidden layer.
pub const HIDDEN_UNITS: usize = 32;
/// The number of weights for the seeds of a pit: one for each of 0 to 22 seeds, and one for 23 or
/// more.
pub const SEED_COUNT_CLASSES: usize = 24;
/// The number of weights for the lead: one for each of 0 to 72 seeds in the pits.
pub const LEAD_WEIGHT_COUNT: usize = MAX_GAME_SEEDS as usize + 1;

/// The integer that represents 1.0 in a unit of the accumulator.
const FIXED_POINT_ONE: i32 = 512;
/// The largest number of a row or the bias in a file. The sum of twelve rows and the bias then fits
/// 16 bits.
const MAX_STORED_WEIGHT: i16 = i16::MAX / (PITS as i16 + 1);
/// The largest allowed weight of a row. With larger ones the sum of a unit could overflow, so
/// [`pack_weights`] rejects them.
pub const MAX_INPUT_WEIGHT: f32 = MAX_STORED_WEIGHT as f32 / FIXED_POINT_ONE as f32;
/// The number of extra bits in the output, compared with hundredths of a seed.
const OUTPUT_SHIFT_BITS: u32 = 12;

/// The number of 16-bit numbers in a SIMD register.
pub(super) const SIMD_LANES: usize = 8;
/// The number of 16-bit numbers in a file.
const WEIGHTS_PER_FILE: usize =
    PITS * SEED_COUNT_CLASSES * HIDDEN_UNITS + 2 * HIDDEN_UNITS + LEAD_WEIGHT_COUNT + 1;

/// The weights as integers.
#[derive(Debug)]
pub(super) struct Network {
    input_weights: [[[i16; HIDDEN_UNITS]; SEED_COUNT_CLASSES]; PITS],
    bias: [i16; HIDDEN_UNITS],
    output_weights: [i16; HIDDEN_UNITS],
    /// The value of one seed of the lead in hundredths of a seed, indexed by the seeds in the pits.
    lead_weights: [i16; LEAD_WEIGHT_COUNT],
    /// The advantage of the side to move in hundredths of a seed.
    tempo_bonus: i16,
}

/// The network for rules that sow only the twelve pits.
pub(super) static PIT_ONLY_SOWING_NETWORK: Network =
    Network::unpack(include_bytes!("weights/pits.bin"));
/// The network for rules that also sow both stores.
pub(super) static STORE_SOWING_NETWORK: Network =
    Network::unpack(include_bytes!("weights/stores.bin"));

impl Network {
    /// Reads the network from the bytes of its file while the program is compiled. The file has
    /// 16-bit numbers, the low byte first, in the order of the fields. If the sum of a unit could
    /// overflow with these numbers, the program does not compile. The output cannot overflow,
    /// because clipped units are at most [`FIXED_POINT_ONE`].
    #[allow(
        clippy::large_stack_arrays,
        reason = "it is read while the program is compiled"
    )]
    const fn unpack(bytes: &[u8; 2 * WEIGHTS_PER_FILE]) -> Network {
        const fn read_number(bytes: &[u8; 2 * WEIGHTS_PER_FILE], index: usize) -> i16 {
            i16::from_le_bytes([bytes[2 * index], bytes[2 * index + 1]])
        }
        const fn read_checked_number(bytes: &[u8; 2 * WEIGHTS_PER_FILE], index: usize) -> i16 {
            let number = read_number(bytes, index);
            assert!(
                -MAX_STORED_WEIGHT <= number && number <= MAX_STORED_WEIGHT,
                "a weight is beyond MAX_WEIGHT"
            );
            number
        }
        let mut input_weights = [[[0; HIDDEN_UNITS]; SEED_COUNT_CLASSES]; PITS];
        let mut index = 0;
        while index < PITS * SEED_COUNT_CLASSES * HIDDEN_UNITS {
            input_weights[index / HIDDEN_UNITS / SEED_COUNT_CLASSES]
                [index / HIDDEN_UNITS % SEED_COUNT_CLASSES][index % HIDDEN_UNITS] =
                read_checked_number(bytes, index);
            index += 1;
        }
        let (mut bias, mut output_weights, mut lead_weights) =
            ([0; HIDDEN_UNITS], [0; HIDDEN_UNITS], [0; LEAD_WEIGHT_COUNT]);
        let mut unit = 0;
        while unit < HIDDEN_UNITS {
            bias[unit] = read_checked_number(bytes, index + unit);
            output_weights[unit] = read_number(bytes, index + HIDDEN_UNITS + unit);
            unit += 1;
        }
        index += 2 * HIDDEN_UNITS;
        let mut seeds = 0;
        while seeds < LEAD_WEIGHT_COUNT {
            lead_weights[seeds] = read_number(bytes, index + seeds);
            seeds += 1;
        }
        Network {
            input_weights,
            bias,
            output_weights,
            lead_weights,
            tempo_bonus: read_number(bytes, index + LEAD_WEIGHT_COUNT),
        }
    }

    /// The value of `board` for the side to move in hundredths of a seed.
    #[inline]
    pub(super) fn evaluate(&self, board: FastBoard, seeds_in_pits: usize) -> i32 {
        let (mine, theirs) = (board.my_pits_and_store(), board.their_pits_and_store());
        let mut accumulator = simd_vectors(&self.bias);
        for pit in 0..ROW {
            let my_weights = simd_vectors(
                &self.input_weights[pit][usize::from(mine[pit]).min(SEED_COUNT_CLASSES - 1)],
            );
            let their_weights = simd_vectors(
                &self.input_weights[ROW + pit]
                    [usize::from(theirs[pit]).min(SEED_COUNT_CLASSES - 1)],
            );
            for (sum, (mine, theirs)) in accumulator
                .iter_mut()
                .zip(my_weights.into_iter().zip(their_weights))
            {
                *sum += mine + theirs;
            }
        }
        let (zero, one) = (i16x8::splat(0), i16x8::splat(FIXED_POINT_ONE as i16));
        let clipped_product = |(sum, weight): (i16x8, i16x8)| sum.max(zero).min(one).dot(weight);
        let clipped_products = accumulator
            .into_iter()
            .zip(simd_vectors(&self.output_weights))
            .map(clipped_product);
        let output = clipped_products
            .fold(i32x4::splat(0), |sum, part| sum + part)
            .reduce_add();
        (output >> OUTPUT_SHIFT_BITS)
            + board.lead() * i32::from(self.lead_weights[seeds_in_pits])
            + i32::from(self.tempo_bonus)
    }
}

/// The units of a layer as SIMD registers of eight.
#[inline]
fn simd_vectors(units: &[i16; HIDDEN_UNITS]) -> [i16x8; HIDDEN_UNITS / SIMD_LANES] {
    std::array::from_fn(|register| {
        i16x8::from_slice_unaligned(&units[register * SIMD_LANES..][..SIMD_LANES])
    })
}

/// Packs the weights of a network, which are the fields in order, into the bytes of a file. `scale`
/// is the number of hundredths of a seed for an output of 1. For the program that trains the
/// network.
///
/// # Panics
/// Panics if weights are missing, or if weights of rows exceed [`MAX_INPUT_WEIGHT`] or others are
/// so large that sums could overflow.
pub fn pack_weights(weights: &[f32], scale: f32) -> Vec<u8> {
    assert_eq!(weights.len(), WEIGHTS_PER_FILE, "all weights are there");
    let output_weights_start = PITS * SEED_COUNT_CLASSES * HIDDEN_UNITS + HIDDEN_UNITS;
    let encoded_weight = |(index, weight): (usize, &f32)| {
        let fixed_point_scale = if index < output_weights_start {
            FIXED_POINT_ONE as f32
        } else if index < output_weights_start + HIDDEN_UNITS {
            scale * (1 << OUTPUT_SHIFT_BITS) as f32 / FIXED_POINT_ONE as f32
        } else {
            scale
        };
        round_weight(weight * fixed_point_scale).to_le_bytes()
    };
    let file_bytes: Vec<u8> = weights
        .iter()
        .enumerate()
        .flat_map(encoded_weight)
        .collect();
    let _ = Network::unpack(
        file_bytes
            .as_slice()
            .try_into()
            .expect("two bytes for each weight"),
    );
    file_bytes
}

/// Rounds a weight to the integer of the file.
pub(super) fn round_weight(weight: f32) -> i16 {
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

    fn uniform_weights(input_weight: f32, bias: f32, output_weight: f32) -> Vec<f32> {
        let (input_weights, units) = (
            vec![input_weight; PITS * SEED_COUNT_CLASSES * HIDDEN_UNITS],
            HIDDEN_UNITS,
        );
        [
            input_weights,
            vec![bias; units],
            vec![output_weight; units],
            vec![0.0; LEAD_WEIGHT_COUNT + 1],
        ]
        .concat()
    }

    /// The value of the start position by a network with these weights, packed and unpacked.
    fn value_of_start_position(weights: &[f32]) -> i32 {
        let network = Network::unpack(
            pack_weights(weights, 1.0)
                .as_slice()
                .try_into()
                .expect("a file"),
        );
        network.evaluate(
            FastBoard::of(&Position::start(&Rules::OWARE, Seat::South)),
            48,
        )
    }

    #[test]
    fn the_largest_weights_do_not_overflow() {
        // All units are clipped to 1 or 0, however large the sums are.
        assert_eq!(
            value_of_start_position(&uniform_weights(MAX_INPUT_WEIGHT, MAX_INPUT_WEIGHT, 4095.0)),
            4095 * HIDDEN_UNITS as i32
        );
        assert_eq!(
            value_of_start_position(&uniform_weights(
                -MAX_INPUT_WEIGHT,
                -MAX_INPUT_WEIGHT,
                4095.0
            )),
            0
        );
    }

    #[test]
    fn larger_weights_than_the_maximum_are_rejected() {
        let is_rejected =
            |weights: Vec<f32>| std::panic::catch_unwind(|| pack_weights(&weights, 1.0)).is_err();
        assert!(!is_rejected(uniform_weights(MAX_INPUT_WEIGHT, 0.0, 1.0)));
        assert!(is_rejected(uniform_weights(
            MAX_INPUT_WEIGHT + 0.01,
            0.0,
            1.0
        )));
        assert!(is_rejected(uniform_weights(
            -MAX_INPUT_WEIGHT - 0.01,
            0.0,
            1.0
        )));
        assert!(is_rejected(uniform_weights(
            0.0,
            MAX_INPUT_WEIGHT + 0.01,
            1.0
        )));
        assert!(is_rejected(uniform_weights(0.0, 0.0, 4097.0)));
    }
}
