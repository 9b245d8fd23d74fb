//! The model of which moves players of each strength choose: a conditional logit model (`McFadden`
//! 1974). Its features are how often each level chooses a legal move, and how much the move seems
//! to give away at several depths.
//!
//! The probability to choose move `m` is
//!
//! ```text
//! P(m) = exp(u(m)) / (sum over all legal moves n of exp(u(n)))
//! u(m) = sum over k of weight[k](Elo) feature[k](m)
//! ```
//!
//! The features are, at each depth that an analysis stores: the cost, whether no move seems better,
//! and how many moves seem better. Then the seeds captured, and how far the move sows. Then the
//! logarithm of the probability that each level chooses the move.
//!
//! Each weight is a linear function between knots of strength, and constant beyond the outer knots.
//! Players of the same strength err in different ways, so there is a set of weights for each of
//! three styles: players who search all moves to a depth, players who search deeper and overlook
//! some moves, and players who sometimes play at random. A player's style is not known, so the
//! estimate sums over the styles. The weights were fitted by maximum likelihood to games of the
//! program's players (docs/learning.md).

use awale_rules::{Pit, Position};

use crate::{
    record::{Assessment, DEPTH_COUNT, LEVEL_COUNT},
    study::{MAX_STORED_COST, SAMPLES_PER_LEVEL},
};

/// The number of features that do not depend on the levels' choices.
const FEATURE_COUNT_WITHOUT_CHOICES: usize = 3 * DEPTH_COUNT + 3;
/// The number of features of a move.
pub const FEATURE_COUNT: usize = FEATURE_COUNT_WITHOUT_CHOICES + LEVEL_COUNT;
/// Weight of the prior, as a number of additional samples of each level that are distributed like
/// the average of all levels.
const PRIOR_SAMPLE_WEIGHT: f64 = 2.0;
/// The share of the prior that is equal for all legal moves.
const UNIFORM_SHARE_OF_MOVE_PRIOR: f64 = 0.2;
/// The weight of each feature.
pub type FeatureWeights = [f32; FEATURE_COUNT];

/// A style of erring: the weight of each feature at each knot of strength.
#[derive(Clone, Debug, Default)]
pub struct MoveChoiceStyle {
    /// Strengths in Elo, rising.
    pub knot_elos: Vec<f64>,
    /// The weights at each knot.
    pub weights_at_knots: Vec<FeatureWeights>,
}

impl MoveChoiceStyle {
    /// Returns the lowest and the highest strength for which the style was fitted.
    pub fn elo_range(&self) -> (f64, f64) {
        (self.knot_elos[0], self.knot_elos[self.knot_elos.len() - 1])
    }

    /// Returns the index of the knot below a strength, and the position between this knot and the
    /// next (0 to 1). Beyond the outer knots the nearest knot counts.
    fn knot_index_and_fraction(&self, elo: f64) -> (usize, f64) {
        let (lowest, highest) = self.elo_range();
        let elo = elo.clamp(lowest, highest);
        let knot_index_below = self.knot_elos[1..self.knot_elos.len() - 1]
            .iter()
            .filter(|knot| elo >= **knot)
            .count();
        (
            knot_index_below,
            (elo - self.knot_elos[knot_index_below])
                / (self.knot_elos[knot_index_below + 1] - self.knot_elos[knot_index_below]),
        )
    }
}

/// Evidence of a player's strength from one move.
#[derive(Clone, Debug, PartialEq)]
pub struct MoveEvidence {
    /// The features of each legal move.
    pub move_features: Vec<[f64; FEATURE_COUNT]>,
    /// The index of the move that was played.
    pub played_index: usize,
}

impl MoveEvidence {
    /// Returns the evidence of a judged move in `position`, or `None` if there was only one legal
    /// move or the analysis lacks data.
    pub fn of(assessment: &Assessment, position: &Position) -> Option<MoveEvidence> {
        MoveEvidence::new(
            position,
            assessment.played_move.as_pit()?,
            &assessment.depth_costs,
            &assessment.choice_counts,
        )
    }

    /// Returns the evidence of playing `played_pit`, given what each legal move seems to give away
    /// and how often the levels choose it, as in [`Assessment::depth_costs`] and
    /// [`Assessment::choice_counts`]. Returns `None` if there was only one legal move, or data
    /// about a move is missing.
    pub fn new(
        position: &Position,
        played_pit: Pit,
        depth_costs: &[[u8; DEPTH_COUNT]],
        choice_counts: &[[u8; LEVEL_COUNT]],
    ) -> Option<MoveEvidence> {
        let pits: Vec<Pit> = position.moves().collect();
        let played_index = pits.iter().position(|pit| *pit == played_pit)?;
        let is_analysis_complete =
            pits.len() > 1 && depth_costs.len() == pits.len() && choice_counts.len() == pits.len();
        let features_of_move = |(number, (&pit, row)): (usize, (&Pit, &[u8; DEPTH_COUNT]))| {
            let sown_seeds = f64::from(position.seeds(pit));
            let mut features = [0.0; FEATURE_COUNT];
            for (depth, cost) in row.iter().enumerate() {
                let better_move_count = depth_costs
                    .iter()
                    .filter(|other| other[depth] < *cost)
                    .count();
                features[depth] = f64::from(*cost) / f64::from(MAX_STORED_COST);
                features[DEPTH_COUNT + depth] = if better_move_count == 0 { 1.0 } else { 0.0 };
                features[2 * DEPTH_COUNT + depth] = better_move_count as f64 / 5.0;
            }
            features[3 * DEPTH_COUNT] = f64::from(position.net_gain(pit)) / 3.0;
            features[3 * DEPTH_COUNT + 1] = if sown_seeds >= 12.0 { 1.0 } else { 0.0 };
            features[3 * DEPTH_COUNT + 2] = sown_seeds / 6.0;
            features[FEATURE_COUNT_WITHOUT_CHOICES..]
                .copy_from_slice(&level_log_probabilities(choice_counts[number], pits.len()));
            features
        };
        let move_features = || {
            pits.iter()
                .zip(depth_costs)
                .enumerate()
                .map(features_of_move)
                .collect()
        };
        is_analysis_complete.then(|| MoveEvidence {
            move_features: move_features(),
            played_index,
        })
    }

    /// Returns the logarithms of the probability that a player with this style plays the move, for
    /// each strength.
    pub fn log_likelihoods(&self, style: &MoveChoiceStyle, elo_values: &[f64]) -> Vec<f64> {
        let utilities =
            |features: &[f64; FEATURE_COUNT]| move_utilities(&style.weights_at_knots, features);
        let utilities_at_knots: Vec<Vec<f64>> = self.move_features.iter().map(utilities).collect();
        let log_likelihood = |&elo: &f64| {
            let (knot_index, fraction) = style.knot_index_and_fraction(elo);
            let interpolate = |knots: &[f64]| {
                (1.0 - fraction) * knots[knot_index] + fraction * knots[knot_index + 1]
            };
            let played_utility = interpolate(&utilities_at_knots[self.played_index]);
            -libm::log(
                utilities_at_knots
                    .iter()
                    .map(|utilities| libm::exp(interpolate(utilities) - played_utility))
                    .sum(),
            )
        };
        elo_values.iter().map(log_likelihood).collect()
    }
}

/// Returns the utility of a move at each knot.
fn move_utilities(
    weights_at_knots: &[FeatureWeights],
    features: &[f64; FEATURE_COUNT],
) -> Vec<f64> {
    let utility_at_knot = |knot: &FeatureWeights| {
        knot.iter()
            .zip(features)
            .map(|(weight, feature)| f64::from(*weight) * feature)
            .sum()
    };
    weights_at_knots.iter().map(utility_at_knot).collect()
}

/// Returns the logarithms of the estimated probability that each level chooses a move which
/// `choosing_sample_counts` of its samples chose, among `move_count` legal moves. Because there are
/// few samples, they are mixed with the choices of all levels and a uniform share.
fn level_log_probabilities(
    choosing_sample_counts: [u8; LEVEL_COUNT],
    move_count: usize,
) -> [f64; LEVEL_COUNT] {
    let share_of_choosing_samples = |(chosen_sample_count, asked): (&u8, u8)| {
        f64::from(*chosen_sample_count) / f64::from(asked)
    };
    let mean_share_of_choosing_samples = choosing_sample_counts
        .iter()
        .zip(SAMPLES_PER_LEVEL)
        .map(share_of_choosing_samples)
        .sum::<f64>()
        / LEVEL_COUNT as f64;
    let prior_choice_probability = (1.0 - UNIFORM_SHARE_OF_MOVE_PRIOR)
        * mean_share_of_choosing_samples
        + UNIFORM_SHARE_OF_MOVE_PRIOR / move_count as f64;
    let choice_probability = |level: usize| {
        (f64::from(choosing_sample_counts[level]) + PRIOR_SAMPLE_WEIGHT * prior_choice_probability)
            / (f64::from(SAMPLES_PER_LEVEL[level]) + PRIOR_SAMPLE_WEIGHT)
    };
    std::array::from_fn(|level| libm::log(choice_probability(level)))
}

#[cfg(test)]
mod tests {
    use awale_rules::{Rules, Seat};

    use super::*;
    use crate::rating::MOVE_CHOICE_STYLES;

    #[test]
    fn stronger_players_choose_cheap_moves_and_probabilities_sum_to_one() {
        let mut features_of_cheap_move = [0.0; FEATURE_COUNT];
        features_of_cheap_move[DEPTH_COUNT..2 * DEPTH_COUNT].fill(1.0);
        let mut features_of_costly_move = [0.0; FEATURE_COUNT];
        features_of_costly_move[..DEPTH_COUNT].fill(0.6);
        features_of_costly_move[2 * DEPTH_COUNT..3 * DEPTH_COUNT].fill(0.2);
        let evidence_of_choice = |played| MoveEvidence {
            move_features: vec![features_of_cheap_move, features_of_costly_move],
            played_index: played,
        };
        let elo_values = [0.0, 900.0, 1800.0];
        for style in MOVE_CHOICE_STYLES.iter() {
            let [good_move_log_likelihoods, bad_move_log_likelihoods] =
                [0, 1].map(|played| evidence_of_choice(played).log_likelihoods(style, &elo_values));
            for (good_move_log_likelihoods, bad_move_log_likelihoods) in good_move_log_likelihoods
                .iter()
                .zip(&bad_move_log_likelihoods)
            {
                assert!(
                    (good_move_log_likelihoods.exp() + bad_move_log_likelihoods.exp() - 1.0).abs()
                        < 1e-9
                );
            }
            assert!(
                good_move_log_likelihoods.is_sorted(),
                "{good_move_log_likelihoods:?}"
            );
        }
    }

    #[test]
    fn a_player_is_rated_like_the_levels_that_choose_the_same_moves() {
        let start = Position::start(&Rules::OWARE, Seat::South);
        // In this test levels 1 to 3 play the first pit, and all other levels play the last pit.
        let mut choice_counts = vec![[0; LEVEL_COUNT]; 6];
        for (level, asked) in SAMPLES_PER_LEVEL.into_iter().enumerate() {
            choice_counts[if level < 3 { 0 } else { 5 }][level] = asked;
        }
        let level_style = &MOVE_CHOICE_STYLES[1];
        let evidence_of = |played: usize, choices: &[[u8; LEVEL_COUNT]]| {
            let played_pit = Pit::of(Seat::South, played);
            MoveEvidence::new(&start, played_pit, &[[0; DEPTH_COUNT]; 6], choices)
        };
        let [log_likelihoods_of_weak_move, log_likelihoods_of_strong_move] = [0, 5].map(|played| {
            let evidence = evidence_of(played, &choice_counts).expect("a choice");
            evidence.log_likelihoods(level_style, &[700.0, 1800.0])
        });
        assert!(
            log_likelihoods_of_weak_move[0] > log_likelihoods_of_weak_move[1]
                && log_likelihoods_of_strong_move[0] < log_likelihoods_of_strong_move[1],
            "{log_likelihoods_of_weak_move:?} {log_likelihoods_of_strong_move:?}"
        );
        assert_eq!(evidence_of(0, &[]), None, "the choices are not known");
        for level in 0..LEVEL_COUNT {
            let probabilities = choice_counts
                .iter()
                .map(|row| level_log_probabilities(*row, 6)[level].exp());
            assert!((probabilities.sum::<f64>() - 1.0).abs() < 1e-9);
        }
    }

    #[test]
    fn knot_and_fraction_finds_the_knot_below_a_strength() {
        let style = MoveChoiceStyle {
            knot_elos: vec![-85.0, 450.0, 800.0, 1100.0],
            weights_at_knots: Vec::new(),
        };
        assert_eq!(style.knot_index_and_fraction(450.0), (1, 0.0));
        assert_eq!(style.knot_index_and_fraction(1100.0), (2, 1.0));
        assert_eq!(
            (
                style.knot_index_and_fraction(-600.0),
                style.knot_index_and_fraction(2600.0)
            ),
            ((0, 0.0), (2, 1.0))
        );
    }
}
