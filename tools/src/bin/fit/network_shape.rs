//! The shape of a network, and the offsets of its parts in one array of weights.

use awale_engine::network::{LEAD_WEIGHT_COUNT, pit_pairs, single_pits};

use crate::sample::Sample;

/// Maximum number of groups of pits in a network. A board looks up one row of weights for each
/// group.
pub const MAX_PIT_GROUPS: usize = 12;

/// The activation function of a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Activation {
    /// Clips to the range 0 to 1.
    ClippedRelu,
    /// Clips to the range 0 to 1, then squares.
    SquaredClippedRelu,
}

impl Activation {
    /// The value of the activation function at `unit_sum`, and its derivative there.
    pub fn value_and_derivative(self, unit_sum: f32) -> (f32, f32) {
        let clipped = unit_sum.clamp(0.0, 1.0);
        let inside_factor = f32::from(u8::from(unit_sum > 0.0 && unit_sum < 1.0));
        match self {
            Activation::ClippedRelu => (clipped, inside_factor),
            Activation::SquaredClippedRelu => (clipped * clipped, 2.0 * clipped * inside_factor),
        }
    }
}

/// A lookup network: it adds up one row of weights per group, applies one layer of units, and
/// weights these by the stage of the game.
pub struct NetworkShape {
    /// Groups of pits. The seeds in the pits of a group select a row.
    pub pit_groups: Vec<Vec<usize>>,
    /// Seed counts that the network distinguishes: 0 to `seed_count_classes` - 1, where the last
    /// means "or more".
    pub seed_count_classes: usize,
    pub hidden_unit_count: usize,
    pub stage_count: usize,
    pub activation: Activation,
    /// The stage of the game for a number of seeds in the pits.
    pub stage_of_seeds: fn(usize) -> usize,
    /// The maximum absolute value of a weight in a row. Training clips larger ones, because a file
    /// with them is rejected.
    pub max_abs_input_weight: f32,
    /// Encodes the weights to the contents of a file. The second argument is the value of an output
    /// of 1, in hundredths of a seed.
    pub encode_weights: fn(&[f32], f32) -> Vec<u8>,
}

impl NetworkShape {
    /// The shape with one row per pit, for the levels and for the variant that sows into stores.
    pub fn for_single_pits() -> NetworkShape {
        NetworkShape {
            pit_groups: (0..12).map(|pit| vec![pit]).collect(),
            seed_count_classes: single_pits::SEED_COUNT_CLASSES,
            hidden_unit_count: single_pits::HIDDEN_UNITS,
            stage_count: 1,
            activation: Activation::ClippedRelu,
            stage_of_seeds: |_| 0,
            max_abs_input_weight: single_pits::MAX_INPUT_WEIGHT,
            encode_weights: single_pits::pack_weights,
        }
    }

    /// The shape of the network for full strength, in which each of the [`pit_pairs::PIT_PAIRS`] is
    /// a group.
    pub fn for_pit_pairs() -> NetworkShape {
        NetworkShape {
            pit_groups: pit_pairs::PIT_PAIRS
                .iter()
                .map(|&(first, second)| vec![first, second])
                .collect(),
            seed_count_classes: pit_pairs::SEED_COUNT_CLASSES,
            hidden_unit_count: pit_pairs::HIDDEN_UNITS,
            stage_count: pit_pairs::GAME_STAGE_COUNT,
            activation: Activation::SquaredClippedRelu,
            stage_of_seeds: pit_pairs::game_stage,
            max_abs_input_weight: pit_pairs::MAX_INPUT_WEIGHT,
            encode_weights: pit_pairs::pack_weights,
        }
    }

    /// The number of rows of one group: one for each combination of seeds in its pits.
    fn rows_per_group(&self) -> usize {
        self.seed_count_classes.pow(self.pit_groups[0].len() as u32)
    }

    pub fn biases_offset(&self) -> usize {
        self.pit_groups.len() * self.rows_per_group() * self.hidden_unit_count
    }

    pub fn output_weights_offset(&self) -> usize {
        self.biases_offset() + self.hidden_unit_count
    }

    /// The index of the first of the weights that price a lead.
    pub fn lead_weights_offset(&self) -> usize {
        self.output_weights_offset() + self.stage_count * self.hidden_unit_count
    }

    pub fn tempo_weight_offset(&self) -> usize {
        self.lead_weights_offset() + LEAD_WEIGHT_COUNT
    }

    /// The total number of weights.
    pub fn weight_count(&self) -> usize {
        self.tempo_weight_offset() + 1
    }

    /// The indices of the rows that `sample` looks up, one for each group.
    pub fn row_indices(&self, sample: &Sample) -> [u16; MAX_PIT_GROUPS] {
        let seed_class_of_pit =
            |&place: &usize| usize::from(sample.pits[place]).min(self.seed_count_classes - 1);
        let row_in_group = |group: &Vec<usize>| {
            group.iter().fold(0, |case, place| {
                case * self.seed_count_classes + seed_class_of_pit(place)
            })
        };
        let mut row_indices = [0; MAX_PIT_GROUPS];
        for (number, (row, group)) in row_indices.iter_mut().zip(&self.pit_groups).enumerate() {
            *row = (number * self.rows_per_group() + row_in_group(group)) as u16;
        }
        row_indices
    }
}
