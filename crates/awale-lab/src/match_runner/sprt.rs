//! The sequential probability ratio test (Wald, *Sequential Tests of Statistical Hypotheses*,
//! 1945): a match ends as soon as its result tells which of two differences in Elo is the likelier
//! one.
//!
//! The log-likelihood ratio is that of the generalised test (Van den Bergh, *A Practical
//! Introduction to the GSPRT*, as fishtest uses it): of all distributions of outcomes with the mean
//! of a hypothesis, the one that makes the results likeliest. Where each opening is played from
//! both sides, the two games of a pair count together (pentanomial), since they resemble each
//! other; otherwise each game counts for itself (trinomial).

use awale_study::rating::expected_share;

/// Two differences in Elo between which a match decides.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sprt {
    /// The difference of the first hypothesis, the lower one.
    pub elo0: f64,
    /// The difference of the second.
    pub elo1: f64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
/// What a sequential test says so far.
pub enum Decision {
    /// The difference is rather `elo0`.
    Lower,
    /// The difference is rather `elo1`.
    Higher,
    /// Neither hypothesis is accepted yet.
    Open,
}

/// How often the test may be wrong when one of the hypotheses is true, either way.
const WRONG: f64 = 0.05;
/// Outcomes that have not been seen count for this many games: the likeliest distribution needs
/// some of each.
const UNSEEN: f64 = 1e-3;
/// Halvings of the interval in which the slope lies: as fine as the numbers are.
const HALVINGS: u32 = 60;

impl Sprt {
    /// The log-likelihood ratio beyond which it is decided, either way.
    #[must_use]
    pub fn bound() -> f64 {
        libm::log((1.0 - WRONG) / WRONG)
    }

    /// The log-likelihood ratio of the second hypothesis to the first. `counts` says how often each
    /// share of the points was scored, from none to all in equal steps: three for single games,
    /// five for pairs.
    #[must_use]
    pub fn log_likelihood_ratio(&self, counts: &[u32]) -> f64 {
        let last = counts.len().saturating_sub(1).max(1) as f64;
        let outcomes: Vec<(f64, f64)> = counts
            .iter()
            .enumerate()
            .map(|(place, &count)| (place as f64 / last, f64::from(count).max(UNSEEN)))
            .collect();
        let [low, high] = [self.elo0, self.elo1].map(|elo| tilt(&outcomes, expected_share(elo)));
        let ratio =
            |&(share, weight): &(f64, f64)| weight * libm::log(low.of(share) / high.of(share));
        outcomes.iter().map(ratio).sum()
    }

    /// What the test says of these [`counts`](Self::log_likelihood_ratio).
    #[must_use]
    pub fn decision(&self, counts: &[u32]) -> Decision {
        match self.log_likelihood_ratio(counts) {
            ratio if ratio >= Self::bound() => Decision::Higher,
            ratio if ratio <= -Self::bound() => Decision::Lower,
            _ => Decision::Open,
        }
    }
}

/// How the observed frequencies are changed to the likeliest ones with a mean of `share`: each is
/// divided by `1 + slope * (outcome - share)`.
struct Tilt {
    share: f64,
    slope: f64,
}

impl Tilt {
    /// What the frequency of an outcome is divided by.
    fn of(&self, outcome: f64) -> f64 {
        1.0 + self.slope * (outcome - self.share)
    }
}

/// The likeliest distribution with this mean: the slope at which the mean is right lies between
/// those at which a frequency would be infinite, and the mean falls as it grows.
fn tilt(outcomes: &[(f64, f64)], share: f64) -> Tilt {
    let excess = |slope: f64| {
        outcomes
            .iter()
            .map(|&(outcome, weight)| {
                weight * (outcome - share) / (1.0 + slope * (outcome - share))
            })
            .sum::<f64>()
    };
    let (mut low, mut high) = (-1.0 / (1.0 - share), 1.0 / share);
    for _ in 0..HALVINGS {
        let middle = low.midpoint(high);
        if excess(middle) > 0.0 {
            low = middle;
        } else {
            high = middle;
        }
    }
    Tilt {
        share,
        slope: low.midpoint(high),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_match_is_decided_by_many_games_and_not_by_few() {
        let test = Sprt {
            elo0: 0.0,
            elo1: 20.0,
        };
        assert_eq!(test.decision(&[0; 3]), Decision::Open);
        assert_eq!(test.decision(&[2, 3, 3]), Decision::Open);
        assert_eq!(test.decision(&[300, 400, 420]), Decision::Higher);
        assert_eq!(test.decision(&[420, 400, 300]), Decision::Lower);
        assert_eq!(test.decision(&[10, 50, 100, 80, 60]), Decision::Higher);
    }

    /// 1000 wins, 3000 draws and 900 losses: a share of 0.5102 with a variance of 0.0968. With that
    /// many games the normal approximation, `N (s1 - s0) (2 s - s0 - s1) / (2 variance)`, gives
    /// 2.405.
    #[test]
    fn the_ratio_is_near_its_normal_approximation_with_many_games() {
        let ratio = Sprt {
            elo0: 0.0,
            elo1: 5.0,
        }
        .log_likelihood_ratio(&[900, 3000, 1000]);
        assert!((ratio - 2.405).abs() < 0.02, "{ratio}");
    }

    #[test]
    fn wins_alone_count_for_the_quotient_of_the_shares() {
        let test = Sprt {
            elo0: 0.0,
            elo1: 50.0,
        };
        let share = expected_share(50.0);
        let ratio = test.log_likelihood_ratio(&[0, 0, 10]);
        assert!(
            (ratio - 10.0 * libm::log(share / 0.5)).abs() < 0.05,
            "{ratio}"
        );
    }
}
