//! The form of a network, and where its weights lie in one long row of numbers.

use awale_engine::network::{LEADS, pairs, pits};

use crate::sample::Sample;

/// Rows that a board looks up, at most.
pub const MOST_GROUPS: usize = 12;

/// How a unit answers to the sum of its rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Activation {
    /// Clipped to the range 0 to 1.
    Clipped,
    /// Clipped, then squared.
    Squared,
}

impl Activation {
    /// The answer to `sum`, and how it changes with it.
    pub fn at(self, sum: f32) -> (f32, f32) {
        let clipped = sum.clamp(0.0, 1.0);
        let is_inside = f32::from(u8::from(sum > 0.0 && sum < 1.0));
        match self {
            Activation::Clipped => (clipped, is_inside),
            Activation::Squared => (clipped * clipped, 2.0 * clipped * is_inside),
        }
    }
}

/// A lookup network: rows of weights that are added up, one layer of units, output weights by the
/// stage of the game.
pub struct Form {
    /// The places whose seeds together look up a row.
    pub groups: Vec<Vec<usize>>,
    /// Numbers of seeds that the network distinguishes.
    pub counts: usize,
    pub units: usize,
    pub stages: usize,
    pub activation: Activation,
    /// The stage of the game, by the seeds in the pits.
    pub stage: fn(usize) -> usize,
    /// Largest weight of a row in the file.
    pub most: f32,
    /// Makes the file of all weights and of what an output of 1 is, in hundredths of a seed.
    pub pack: fn(&[f32], f32) -> Vec<u8>,
}

impl Form {
    /// Rows for single pits: the network of the levels, and of the ring with stores.
    pub fn pits() -> Form {
        Form {
            groups: (0..12).map(|pit| vec![pit]).collect(),
            counts: pits::COUNTS,
            units: pits::HIDDEN,
            stages: 1,
            activation: Activation::Clipped,
            stage: |_| 0,
            most: pits::MAX_WEIGHT,
            pack: pits::pack,
        }
    }

    /// Rows for pairs of pits: the network of full strength.
    pub fn pairs() -> Form {
        Form {
            groups: pairs::PAIRS
                .iter()
                .map(|&(first, second)| vec![first, second])
                .collect(),
            counts: pairs::COUNTS,
            units: pairs::UNITS,
            stages: pairs::STAGES,
            activation: Activation::Squared,
            stage: pairs::stage,
            most: pairs::MAX_WEIGHT,
            pack: pairs::pack,
        }
    }

    /// Rows of one group.
    fn cases(&self) -> usize {
        self.counts.pow(self.groups[0].len() as u32)
    }

    pub fn at_bias(&self) -> usize {
        self.groups.len() * self.cases() * self.units
    }

    pub fn at_out(&self) -> usize {
        self.at_bias() + self.units
    }

    pub fn at_lead(&self) -> usize {
        self.at_out() + self.stages * self.units
    }

    pub fn at_tempo(&self) -> usize {
        self.at_lead() + LEADS
    }

    /// How many weights there are.
    pub fn len(&self) -> usize {
        self.at_tempo() + 1
    }

    /// The rows that `sample` looks up, one for each group.
    pub fn rows(&self, sample: &Sample) -> [u16; MOST_GROUPS] {
        let count = |&place: &usize| usize::from(sample.pits[place]).min(self.counts - 1);
        let case = |group: &Vec<usize>| {
            group
                .iter()
                .fold(0, |case, place| case * self.counts + count(place))
        };
        let mut rows = [0; MOST_GROUPS];
        for (number, (row, group)) in rows.iter_mut().zip(&self.groups).enumerate() {
            *row = (number * self.cases() + case(group)) as u16;
        }
        rows
    }
}
