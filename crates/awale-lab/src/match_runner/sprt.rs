//! The sequential probability ratio test (Wald, *Sequential Tests of Statistical Hypotheses*,
//! 1945). A match ends as soon as one of two differences in Elo is clearly more likely than the
//! other.
//!
//! The log-likelihood ratio is the generalized one (Van den Bergh, *A Practical Introduction to the
//! GSPRT*, used by fishtest): each hypothesis fixes a mean, and among all distributions with this
//! mean the one that makes the results most likely is used. If each opening is played from both
//! sides, the two games of a pair resemble each other and are counted as one outcome (pentanomial).
//! If not, each game is one outcome (trinomial).

use awale_study::rating::expected_point_share;

/// The two Elo differences of a sequential test.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sprt {
    /// The lower difference, hypothesis 0.
    pub elo0: f64,
    /// The higher difference, hypothesis 1.
    pub elo1: f64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
/// The state of a sequential test.
pub enum SprtDecision {
    /// Hypothesis `elo0` is accepted.
    LowerEloAccepted,
    /// Hypothesis `elo1` is accepted.
    HigherEloAccepted,
    /// The test needs more games.
    Undecided,
}

/// The probability of accepting the wrong hypothesis, if one of the two hypotheses is true.
const ERROR_RATE: f64 = 0.05;
/// Weight, in games, of an outcome that has not happened yet. With a weight of 0 the most likely
/// distribution might not exist.
const UNSEEN_OUTCOME_WEIGHT: f64 = 1e-3;
/// Number of bisections of the slope's interval, enough for the precision of `f64`.
const BISECTION_STEPS: u32 = 60;

impl Sprt {
    /// Returns the absolute value of the log-likelihood ratio that decides the test.
    pub fn decision_bound() -> f64 {
        libm::log((1.0 - ERROR_RATE) / ERROR_RATE)
    }

    /// Returns the log-likelihood ratio of hypothesis 1 to hypothesis 0. `outcome_counts` are the
    /// numbers of outcomes, ordered by their share of the points in equal steps from 0 to 1: three
    /// numbers for single games, five for pairs.
    pub fn log_likelihood_ratio(&self, outcome_counts: &[u32]) -> f64 {
        let last_outcome_index = outcome_counts.len().saturating_sub(1).max(1) as f64;
        let shares_and_weights: Vec<(f64, f64)> = outcome_counts
            .iter()
            .enumerate()
            .map(|(place, &count)| {
                (
                    place as f64 / last_outcome_index,
                    f64::from(count).max(UNSEEN_OUTCOME_WEIGHT),
                )
            })
            .collect();
        let [adjustment_for_elo0, adjustment_for_elo1] = [self.elo0, self.elo1]
            .map(|elo| most_likely_adjustment(&shares_and_weights, expected_point_share(elo)));
        let weighted_log_ratio = |&(share, weight): &(f64, f64)| {
            weight
                * libm::log(
                    adjustment_for_elo0.divisor_for_outcome(share)
                        / adjustment_for_elo1.divisor_for_outcome(share),
                )
        };
        shares_and_weights.iter().map(weighted_log_ratio).sum()
    }

    /// Returns the decision for these [`outcome_counts`](Self::log_likelihood_ratio).
    pub fn sprt_decision(&self, outcome_counts: &[u32]) -> SprtDecision {
        match self.log_likelihood_ratio(outcome_counts) {
            ratio if ratio >= Self::decision_bound() => SprtDecision::HigherEloAccepted,
            ratio if ratio <= -Self::decision_bound() => SprtDecision::LowerEloAccepted,
            _ => SprtDecision::Undecided,
        }
    }
}

/// Adjusts the observed frequencies of outcomes to the most likely ones whose mean is
/// `target_share`: each frequency is divided by `1 + slope * (outcome_share - target_share)`.
struct OutcomeFrequencyAdjustment {
    target_share: f64,
    slope: f64,
}

impl OutcomeFrequencyAdjustment {
    /// Returns the divisor for the frequency of `outcome_share`.
    fn divisor_for_outcome(&self, outcome_share: f64) -> f64 {
        1.0 + self.slope * (outcome_share - self.target_share)
    }
}

/// Finds the most likely distribution with a mean of `target_share` by bisection. The limits of the
/// slope are the values at which a frequency would be infinite, and the mean decreases as the slope
/// grows.
fn most_likely_adjustment(
    shares_and_weights: &[(f64, f64)],
    target_share: f64,
) -> OutcomeFrequencyAdjustment {
    let mean_excess = |slope: f64| {
        shares_and_weights
            .iter()
            .map(|&(outcome, weight)| {
                weight * (outcome - target_share) / (1.0 + slope * (outcome - target_share))
            })
            .sum::<f64>()
    };
    let (mut low, mut high) = (-1.0 / (1.0 - target_share), 1.0 / target_share);
    for _ in 0..BISECTION_STEPS {
        let middle = low.midpoint(high);
        if mean_excess(middle) > 0.0 {
            low = middle;
        } else {
            high = middle;
        }
    }
    OutcomeFrequencyAdjustment {
        target_share,
        slope: low.midpoint(high),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sequential_test_decides_after_many_games_and_not_after_few() {
        let sprt_test = Sprt {
            elo0: 0.0,
            elo1: 20.0,
        };
        assert_eq!(sprt_test.sprt_decision(&[0; 3]), SprtDecision::Undecided);
        assert_eq!(sprt_test.sprt_decision(&[2, 3, 3]), SprtDecision::Undecided);
        assert_eq!(
            sprt_test.sprt_decision(&[300, 400, 420]),
            SprtDecision::HigherEloAccepted
        );
        assert_eq!(
            sprt_test.sprt_decision(&[420, 400, 300]),
            SprtDecision::LowerEloAccepted
        );
        assert_eq!(
            sprt_test.sprt_decision(&[10, 50, 100, 80, 60]),
            SprtDecision::HigherEloAccepted
        );
    }

    /// For 1000 wins, 3000 draws and 900 losses the share is 0.5102 and the variance 0.0968. For
    /// this number of games the normal approximation `N (s1 - s0) (2 s - s0 - s1) / (2 variance)`
    /// is 2.405.
    #[test]
    fn with_many_games_the_likelihood_ratio_is_near_its_normal_approximation() {
        let log_likelihood_ratio = Sprt {
            elo0: 0.0,
            elo1: 5.0,
        }
        .log_likelihood_ratio(&[900, 3000, 1000]);
        assert!(
            (log_likelihood_ratio - 2.405).abs() < 0.02,
            "{log_likelihood_ratio}"
        );
    }

    #[test]
    fn with_wins_only_each_win_adds_the_log_of_the_quotient_of_expected_shares() {
        let sprt_test = Sprt {
            elo0: 0.0,
            elo1: 50.0,
        };
        let share = expected_point_share(50.0);
        let log_likelihood_ratio = sprt_test.log_likelihood_ratio(&[0, 0, 10]);
        assert!(
            (log_likelihood_ratio - 10.0 * libm::log(share / 0.5)).abs() < 0.05,
            "{log_likelihood_ratio}"
        );
    }
}
