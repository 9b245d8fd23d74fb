//! The evaluation network of full strength: a lookup network of pairs of pits, with squared units.
//!
//! The differences to [`network`](super::network) are three. First, each row of weights belongs to
//! a pair of neighboring pits and the seeds of both. Whether a pit can be hit depends on the seeds
//! of the pit before it, and a sum over single pits cannot express that. Second, a unit is squared
//! after clipping (squared clipped `ReLU`), so it responds more to two pits together than to each
//! alone. Third, each stage of the game, by the number of remaining seeds, has its own output
//! weights.
//!
//! ```text
//! seeds of 8 pairs --look-up--> 8 rows x 64 --sum--> accumulator[64] --clip 0..1, square, weigh by stage--> value
//!                                                                             lead in the stores x price --^
//! ```
//!
//! Six of the pairs are neighbors in the same row, and the other two connect the rows. The weights
//! of a row take one byte each in the file and two in memory.
//!
//! Sources: Yu Nasu (2018), see [`network`](super::network); chessprogramming.org, *Stockfish NNUE*
//! (rows for pairs of pieces, output weights by stage) and *NNUE* (squared clipped `ReLU`).

#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    reason = "weights are rounded to 8 and 16 bits, and small constants fit"
)]

use std::sync::LazyLock;

use awale_rules::{FastBoard, ROW};
use wide::{i16x8, i32x4};

use super::network::{LEAD_WEIGHT_COUNT, SIMD_LANES, round_weight};

/// The number of units in the hidden layer.
pub const HIDDEN_UNITS: usize = 64;
/// The number of cases for the seeds of a pit: 0 to 18, and 19 or more.
pub const SEED_COUNT_CLASSES: usize = 20;
/// The number of stages of the game, each with its own output weights.
pub const GAME_STAGE_COUNT: usize = 4;
/// The number of seeds per stage: 1 to 12 in the pits, 13 to 24, 25 to 36, and more.
const SEEDS_PER_GAME_STAGE: usize = 12;
/// The pairs of pits: 0 to 5 are the pits of the side to move, 6 to 11 the opponent's.
pub const PIT_PAIRS: [(usize, usize); 8] = [
    (0, 1),
    (2, 3),
    (4, 5),
    (6, 7),
    (8, 9),
    (10, 11),
    (5, 6),
    (11, 0),
];

/// The integer that represents 1.0 in a row weight of the file.
const FIXED_POINT_ONE_IN_FILE: i16 = 128;
/// The largest allowed weight of a row, which fits a byte of the file. [`pack_weights`] rejects
/// larger ones.
pub const MAX_INPUT_WEIGHT: f32 = i8::MAX as f32 / FIXED_POINT_ONE_IN_FILE as f32;
/// The integer that represents 1.0 in a unit.
const FIXED_POINT_ONE: i16 = 512;
/// A unit is shifted left by this number of bits before it is squared. It is then a multiple of
/// 2^-15.
const HIDDEN_UNIT_SHIFT_BITS: i16 = 6;
/// The upper half of the square of a shifted unit has this many bits after the binary point.
const SQUARE_FRACTION_BITS: u32 = 14;
/// The number of extra bits in an output weight, compared with hundredths of a seed.
const OUTPUT_SHIFT_BITS: u32 = 2;
/// The largest bias in a file. The sum of the bias and eight rows then fits 16 bits.
const MAX_BIAS: i16 = i16::MAX - PIT_PAIRS.len() as i16 * FIXED_POINT_ONE;
/// The largest square of a unit.
const MAX_UNIT_SQUARE: i32 = ((FIXED_POINT_ONE as i32 - 1) << HIDDEN_UNIT_SHIFT_BITS).pow(2) >> 16;
/// The largest sum of absolute output weights per stage in a file. The output then fits 32 bits.
const MAX_OUTPUT_WEIGHT_SUM: i32 = i32::MAX / MAX_UNIT_SQUARE;

const WEIGHT_ROW_COUNT: usize = PIT_PAIRS.len() * SEED_COUNT_CLASSES * SEED_COUNT_CLASSES;
/// The number of one-byte weights at the start of a file. Weights of 16 bits follow.
const ONE_BYTE_WEIGHT_COUNT: usize = WEIGHT_ROW_COUNT * HIDDEN_UNITS;
const TWO_BYTE_WEIGHT_COUNT: usize =
    HIDDEN_UNITS + GAME_STAGE_COUNT * HIDDEN_UNITS + LEAD_WEIGHT_COUNT + 1;
const WEIGHT_FILE_BYTES: usize = ONE_BYTE_WEIGHT_COUNT + 2 * TWO_BYTE_WEIGHT_COUNT;

/// The weights as integers.
#[derive(Debug)]
pub(super) struct PairNetwork {
    input_weights: Box<[[i16; HIDDEN_UNITS]]>,
    bias: [i16; HIDDEN_UNITS],
    /// The output weights, indexed by the stage of the game.
    output_weights: [[i16; HIDDEN_UNITS]; GAME_STAGE_COUNT],
    /// The value of one seed of the lead in hundredths of a seed, indexed by the seeds in the pits.
    lead_weights: [i16; LEAD_WEIGHT_COUNT],
    /// The advantage of the side to move in hundredths of a seed.
    tempo_bonus: i16,
}

/// The network for rules that sow only the twelve pits.
pub(super) static PIT_PAIR_NETWORK: LazyLock<PairNetwork> =
    LazyLock::new(|| PairNetwork::unpack(SHIPPED_WEIGHTS));

const SHIPPED_WEIGHTS: &[u8; WEIGHT_FILE_BYTES] = include_bytes!("weights/pairs.bin");
const _: () = assert!(
    sums_cannot_overflow(SHIPPED_WEIGHTS),
    "weights are so large that their sums could overflow"
);

/// Whether neither the sum of a unit nor the output can overflow with the weights of
/// `file_bytes`. The weights of rows always fit.
const fn sums_cannot_overflow(file_bytes: &[u8; WEIGHT_FILE_BYTES]) -> bool {
    let (mut weight_index, mut output_weight_sum) = (0, 0);
    while weight_index < (1 + GAME_STAGE_COUNT) * HIDDEN_UNITS {
        let offset = ONE_BYTE_WEIGHT_COUNT + 2 * weight_index;
        let weight = i16::from_le_bytes([file_bytes[offset], file_bytes[offset + 1]]);
        if weight_index < HIDDEN_UNITS {
            if weight < -MAX_BIAS || weight > MAX_BIAS {
                return false;
            }
        } else {
            // The output weights of each stage of the game have a sum of their own.
            output_weight_sum = if weight_index % HIDDEN_UNITS == 0 {
                0
            } else {
                output_weight_sum
            };
            output_weight_sum += (weight as i32).abs();
            if output_weight_sum > MAX_OUTPUT_WEIGHT_SUM {
                return false;
            }
        }
        weight_index += 1;
    }
    true
}

impl PairNetwork {
    /// Reads a file: the rows in bytes, then 16-bit numbers, the low byte first, in the order of
    /// the fields.
    fn unpack(file_bytes: &[u8; WEIGHT_FILE_BYTES]) -> PairNetwork {
        let (one_byte_weights, two_byte_weights) = file_bytes.split_at(ONE_BYTE_WEIGHT_COUNT);
        let unpacked_row = |row: &[u8]| {
            std::array::from_fn(|unit| {
                i16::from(row[unit].cast_signed()) * (FIXED_POINT_ONE / FIXED_POINT_ONE_IN_FILE)
            })
        };
        let mut two_byte_weights = two_byte_weights
            .chunks_exact(2)
            .map(|pair| i16::from_le_bytes([pair[0], pair[1]]));
        let mut next_weight = || two_byte_weights.next().expect("the file has all numbers");
        PairNetwork {
            input_weights: one_byte_weights
                .chunks_exact(HIDDEN_UNITS)
                .map(unpacked_row)
                .collect(),
            bias: std::array::from_fn(|_| next_weight()),
            output_weights: std::array::from_fn(|_| std::array::from_fn(|_| next_weight())),
            lead_weights: std::array::from_fn(|_| next_weight()),
            tempo_bonus: next_weight(),
        }
    }

    /// The value of `board` for the side to move in hundredths of a seed.
    #[inline]
    pub(super) fn evaluate(&self, board: FastBoard, seeds_in_pits: usize) -> i32 {
        let (mine, theirs) = (board.my_pits_and_store(), board.their_pits_and_store());
        let seeds_in_pit = |place: usize| {
            if place < ROW {
                mine[place]
            } else {
                theirs[place - ROW]
            }
        };
        let seed_count_class =
            |place: usize| usize::from(seeds_in_pit(place)).min(SEED_COUNT_CLASSES - 1);
        let mut accumulator = simd_vectors(&self.bias);
        for (pair, &(first, second)) in PIT_PAIRS.iter().enumerate() {
            let pair_weights = &self.input_weights[(pair * SEED_COUNT_CLASSES
                + seed_count_class(first))
                * SEED_COUNT_CLASSES
                + seed_count_class(second)];
            accumulator
                .iter_mut()
                .zip(simd_vectors(pair_weights))
                .for_each(|(sum, more)| *sum += more);
        }
        let (zero, max) = (i16x8::splat(0), i16x8::splat(FIXED_POINT_ONE - 1));
        let squared_product = |(sum, weight): (i16x8, i16x8)| {
            let unit = sum.max(zero).min(max) << HIDDEN_UNIT_SHIFT_BITS;
            unit.mul_keep_high(unit).dot(weight)
        };
        let squared_products = accumulator
            .into_iter()
            .zip(simd_vectors(
                &self.output_weights[game_stage(seeds_in_pits)],
            ))
            .map(squared_product);
        let output = squared_products
            .fold(i32x4::splat(0), |sum, part| sum + part)
            .reduce_add();
        (output >> (SQUARE_FRACTION_BITS + OUTPUT_SHIFT_BITS))
            + board.lead() * i32::from(self.lead_weights[seeds_in_pits])
            + i32::from(self.tempo_bonus)
    }
}

/// The stage of a game with this number of seeds in the pits: 0 is the last stage, with the fewest
/// seeds.
pub fn game_stage(seeds_in_pits: usize) -> usize {
    (seeds_in_pits.saturating_sub(1) / SEEDS_PER_GAME_STAGE).min(GAME_STAGE_COUNT - 1)
}

/// The units of a layer as SIMD registers of eight.
#[inline]
fn simd_vectors(units: &[i16; HIDDEN_UNITS]) -> [i16x8; HIDDEN_UNITS / SIMD_LANES] {
    std::array::from_fn(|register| {
        i16x8::from_slice_unaligned(&units[register * SIMD_LANES..][..SIMD_LANES])
    })
}

/// Packs `weights`, which are the fields in order, into the bytes of a file. `scale` is the number
/// of hundredths of a seed for an output of 1. For the program that trains the network.
///
/// # Panics
/// Panics if weights are missing, if a weight of a row exceeds [`MAX_INPUT_WEIGHT`], or if others
/// are so large that sums could overflow.
pub fn pack_weights(weights: &[f32], scale: f32) -> Vec<u8> {
    assert_eq!(
        weights.len(),
        ONE_BYTE_WEIGHT_COUNT + TWO_BYTE_WEIGHT_COUNT,
        "all weights are there"
    );
    let (input_weights, other_weights) = weights.split_at(ONE_BYTE_WEIGHT_COUNT);
    let (bias, other_weights) = other_weights.split_at(HIDDEN_UNITS);
    let (output_weights, lead_and_tempo_weights) =
        other_weights.split_at(GAME_STAGE_COUNT * HIDDEN_UNITS);
    let weight_byte = |row: &f32| {
        assert!(
            row.abs() <= MAX_INPUT_WEIGHT,
            "a weight of a row is beyond MAX_INPUT_WEIGHT"
        );
        ((row * f32::from(FIXED_POINT_ONE_IN_FILE)).round() as i8).to_le_bytes()
    };
    let mut file_bytes: Vec<u8> = input_weights.iter().flat_map(weight_byte).collect();
    for (part, one) in [
        (bias, f32::from(FIXED_POINT_ONE)),
        (output_weights, scale * (1 << OUTPUT_SHIFT_BITS) as f32),
        (lead_and_tempo_weights, scale),
    ] {
        file_bytes.extend(
            part.iter()
                .flat_map(|weight| round_weight(weight * one).to_le_bytes()),
        );
    }
    let are_sums_safe =
        <&[u8; WEIGHT_FILE_BYTES]>::try_from(file_bytes.as_slice()).is_ok_and(sums_cannot_overflow);
    assert!(
        are_sums_safe,
        "weights are so large that their sums could overflow"
    );
    file_bytes
}

#[cfg(test)]
mod tests {
    use awale_rules::{Match, Position, Rules, Seat};

    use super::*;

    /// Computes [`PairNetwork::evaluate`] one unit at a time, without SIMD.
    fn evaluate_without_simd(network: &PairNetwork, board: FastBoard, seeds_in_pits: usize) -> i32 {
        let (mine, theirs) = (board.my_pits_and_store(), board.their_pits_and_store());
        let seeds: Vec<usize> = mine[..ROW]
            .iter()
            .chain(&theirs[..ROW])
            .map(|&seeds| usize::from(seeds))
            .collect();
        let weighted_unit_output = |unit: usize| {
            let pair_weight = |(pair, (first, second)): (usize, (usize, usize))| {
                let row_number = seeds[first].min(19) * 20 + seeds[second].min(19);
                i32::from(network.input_weights[400 * pair + row_number][unit])
            };
            let unit_sum = i32::from(network.bias[unit])
                + PIT_PAIRS
                    .into_iter()
                    .enumerate()
                    .map(pair_weight)
                    .sum::<i32>();
            let clipped = unit_sum.clamp(0, 511) * 64;
            ((clipped * clipped) >> 16)
                * i32::from(network.output_weights[game_stage(seeds_in_pits)][unit])
        };
        let output = (0..HIDDEN_UNITS).map(weighted_unit_output).sum::<i32>() >> 16;
        output
            + board.lead() * i32::from(network.lead_weights[seeds_in_pits])
            + i32::from(network.tempo_bonus)
    }

    #[test]
    fn simd_and_scalar_evaluation_agree() {
        let mut boards_per_stage = [0; GAME_STAGE_COUNT];
        for seed in 0..40 {
            let mut game = Match::new(Position::start(&Rules::OWARE, Seat::South));
            while let Some(position) = game.unfinished_position().copied() {
                let (board, seeds_in_pits) = (
                    FastBoard::of(&position),
                    usize::from(position.seeds_on_board()),
                );
                assert_eq!(
                    PIT_PAIR_NETWORK.evaluate(board, seeds_in_pits),
                    evaluate_without_simd(&PIT_PAIR_NETWORK, board, seeds_in_pits),
                    "{position}"
                );
                boards_per_stage[game_stage(seeds_in_pits)] += 1;
                let moves: Vec<_> = position.moves().collect();
                let pit = moves[(board.hash() as usize + seed) % moves.len()];
                game.play(pit).expect("a legal move");
            }
        }
        assert!(
            boards_per_stage.into_iter().all(|boards| boards > 100),
            "{boards_per_stage:?}"
        );
    }

    #[test]
    fn packing_the_shipped_weights_reproduces_the_file() {
        let (one_byte_weights, two_byte_weights) = SHIPPED_WEIGHTS.split_at(ONE_BYTE_WEIGHT_COUNT);
        let one_byte_weights = one_byte_weights
            .iter()
            .map(|row| f32::from(row.cast_signed()) / 128.0);
        let two_byte_weights = two_byte_weights
            .chunks_exact(2)
            .map(|pair| f32::from(i16::from_le_bytes([pair[0], pair[1]])));
        let fixed_point_scale = |number: usize| {
            if number < HIDDEN_UNITS {
                512.0
            } else if number < (1 + GAME_STAGE_COUNT) * HIDDEN_UNITS {
                4.0
            } else {
                1.0
            }
        };
        let two_byte_weights = two_byte_weights
            .enumerate()
            .map(|(number, weight)| weight / fixed_point_scale(number));
        assert_eq!(
            pack_weights(
                &one_byte_weights
                    .chain(two_byte_weights)
                    .collect::<Vec<f32>>(),
                1.0
            ),
            SHIPPED_WEIGHTS
        );
    }

    /// Weights that are equal for all rows, for all units, and for all outputs.
    fn uniform_weights(input_weight: f32, bias: f32, output_weight: f32) -> Vec<f32> {
        [
            vec![input_weight; ONE_BYTE_WEIGHT_COUNT],
            vec![bias; HIDDEN_UNITS],
            vec![output_weight; GAME_STAGE_COUNT * HIDDEN_UNITS],
            vec![0.0; LEAD_WEIGHT_COUNT + 1],
        ]
        .concat()
    }

    /// The largest allowed bias and output weight.
    fn largest_bias_and_output_weight() -> (f32, f32) {
        let bias = f32::from(MAX_BIAS) / f32::from(FIXED_POINT_ONE);
        let output_weight = MAX_OUTPUT_WEIGHT_SUM / HIDDEN_UNITS as i32;
        (bias, output_weight as f32 / (1 << OUTPUT_SHIFT_BITS) as f32)
    }

    #[test]
    fn the_largest_weights_do_not_overflow() {
        let (bias, output_weight) = largest_bias_and_output_weight();
        let start = Position::start(&Rules::OWARE, Seat::South);
        for sign in [1.0, -1.0] {
            for (row, out) in [
                (MAX_INPUT_WEIGHT, output_weight),
                (MAX_INPUT_WEIGHT, -output_weight),
                (-MAX_INPUT_WEIGHT, output_weight),
            ] {
                let file = pack_weights(&uniform_weights(sign * row, sign * bias, out), 1.0);
                let network = PairNetwork::unpack(file.as_slice().try_into().expect("a file"));
                let board = FastBoard::of(&start);
                assert_eq!(
                    network.evaluate(board, 48),
                    evaluate_without_simd(&network, board, 48),
                    "{sign} {row} {out}"
                );
            }
        }
    }

    #[test]
    fn weights_whose_sums_could_overflow_are_rejected() {
        let is_rejected =
            |weights: Vec<f32>| std::panic::catch_unwind(|| pack_weights(&weights, 1.0)).is_err();
        let (bias, output_weight) = largest_bias_and_output_weight();
        assert!(!is_rejected(uniform_weights(
            MAX_INPUT_WEIGHT,
            bias,
            output_weight
        )));
        assert!(is_rejected(uniform_weights(1.0, 0.0, 0.0)));
        assert!(is_rejected(uniform_weights(-1.0, 0.0, 0.0)));
        assert!(is_rejected(uniform_weights(0.0, bias + 0.01, 0.0)));
        assert!(is_rejected(uniform_weights(0.0, 0.0, output_weight + 1.0)));
        assert!(is_rejected(uniform_weights(0.0, 0.0, -output_weight - 1.0)));
    }

    #[test]
    fn the_network_stage_changes_every_twelve_seeds() {
        assert_eq!(
            [0, 1, 12, 13, 24, 25, 36, 37, 48, 72].map(game_stage),
            [0, 0, 0, 1, 1, 2, 2, 3, 3, 3]
        );
    }
}
