//! How the cost of a move depends on the strength of the player: an ordered logistic model (`McCullagh` 1980).
//!
//! A move falls into one of five classes by the expected points that it gave away: those of the marks (good, inaccuracy,
//! mistake, blunder), and the blunders that give away most of the game. The chance to fall into class `k` or a worse one is
//!
//! ```text
//! P(class >= k) = 1 / (1 + exp(-(threshold[k] + by_stake s + by_stake_squared s^2 - by_strength[k] (Elo - 1200) / 400)))
//! ```
//!
//! with `s` the logarithm of what a move drawn at random gives away there, in tenths of a point. The constants were fitted by
//! maximum likelihood to games of the program's players (docs/learning.md).

use crate::record::Assessment;
use crate::study::{BLUNDER, INACCURACY, MISTAKE, Points};

/// Positions in which less is at stake, in thousandths of a point, say nothing about a player.
const LEAST_STAKE: Points = 10;
/// Thousandths of a point that are most of a game.
const HEAVY: Points = 400;
/// What a move of each class after the first gives away at least.
const CLASSES: [Points; THRESHOLDS] = [INACCURACY, MISTAKE, BLUNDER, HEAVY];
/// How many limits there are between classes.
pub const THRESHOLDS: usize = 4;

/// What a move tells about who played it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MoveEvidence {
    /// The class by what it gave away, from 0.
    class: usize,
    /// The natural logarithm of the stake in tenths of a point.
    stake: f64,
}

impl MoveEvidence {
    /// The evidence of a move that gave away `cost` where a move drawn at random gives away `stake`, in thousandths of a point.
    /// `None` where next to nothing was at stake.
    #[must_use]
    pub fn new(cost: Points, stake: Points) -> Option<MoveEvidence> {
        let class = CLASSES.iter().filter(|least| cost >= **least).count();
        (stake >= LEAST_STAKE).then(|| MoveEvidence { class, stake: libm::log(f64::from(stake) / 100.0) })
    }

    /// The evidence of a judged move.
    #[must_use]
    pub fn of(assessment: &Assessment) -> Option<MoveEvidence> {
        MoveEvidence::new(assessment.cost, assessment.stake)
    }

    /// The class by what the move gave away, from 0.
    #[must_use]
    pub const fn class(self) -> usize {
        self.class
    }

    /// The same position with a move of another class.
    #[must_use]
    pub const fn in_class(self, class: usize) -> MoveEvidence {
        MoveEvidence { class, stake: self.stake }
    }
}

/// How costs depend on strength.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MoveModel {
    /// One for each limit between classes, falling.
    pub thresholds: [f64; THRESHOLDS],
    /// What the logarithm of the stake adds.
    pub by_stake: f64,
    /// What its square adds: where nearly everything loses, even the weak find what does not.
    pub by_stake_squared: f64,
    /// What 400 Elo take away from each: strength keeps from heavy errors more than from light ones.
    pub by_strength: [f64; THRESHOLDS],
}

/// The strength at which the model is centred.
const CENTRE: f64 = 1200.0;
/// The Elo of one unit of `by_strength`.
const UNIT: f64 = 400.0;

/// The model in use.
pub const MODEL: MoveModel = MoveModel {
    thresholds: [-1.19, -1.97, -2.99, -4.39],
    by_stake: 0.41,
    by_stake_squared: -0.32,
    by_strength: [0.57, 0.62, 0.68, 0.72],
};

impl MoveModel {
    /// How likely a player of this strength makes a move of this class: the logarithm.
    #[must_use]
    pub fn log_likelihood(&self, evidence: MoveEvidence, elo: f64) -> f64 {
        let by_stake = (self.by_stake + self.by_stake_squared * evidence.stake) * evidence.stake;
        let above = (elo - CENTRE) / UNIT;
        let at_least = |class: usize| match class.checked_sub(1) {
            None => 1.0,
            Some(limit) if limit < THRESHOLDS => {
                let height = self.thresholds[limit] + by_stake - self.by_strength[limit] * above;
                1.0 / (1.0 + libm::exp(-height))
            }
            Some(_) => 0.0,
        };
        libm::log((at_least(evidence.class) - at_least(evidence.class + 1)).max(1e-9))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_falls_into_a_class_by_what_it_gave_away() {
        let class = |cost, stake| MoveEvidence::new(cost, stake).map(|evidence| evidence.class);
        assert_eq!(class(0, LEAST_STAKE - 1), None, "nothing was at stake");
        let costs = [0, INACCURACY - 1, INACCURACY, MISTAKE, BLUNDER, HEAVY - 1, HEAVY, 1000];
        assert_eq!(costs.map(|cost| class(cost, 100).expect("a class")), [0, 0, 1, 2, 3, 3, 4, 4]);
    }

    #[test]
    fn the_chances_of_the_classes_add_up_and_the_strong_err_less() {
        for elo in [0.0, 1200.0, 2400.0] {
            let chance = |class| MODEL.log_likelihood(MoveEvidence { class, stake: 0.0 }, elo).exp();
            let chances = (0..=THRESHOLDS).map(chance);
            assert!((chances.sum::<f64>() - 1.0).abs() < 1e-6);
        }
        let blunder = MoveEvidence { class: THRESHOLDS, stake: 0.0 };
        let chances = [0.0, 800.0, 1600.0, 2400.0].map(|elo| MODEL.log_likelihood(blunder, elo));
        assert!(chances.is_sorted_by(|weaker, stronger| weaker > stronger), "{chances:?}");
    }
}
