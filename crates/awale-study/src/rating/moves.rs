//! Which move a player of a strength chooses: a conditional logit model (`McFadden` 1974) over how
//! often each level chooses each legal move, and over what it seems to give away at several depths.
//!
//! The chance to choose move `m` is
//!
//! ```text
//! P(m) = exp(u(m)) / (sum over all legal moves n of exp(u(n)))      u(m) = sum over k of weight[k](Elo) feature[k](m)
//! ```
//!
//! where the features are, at each depth that an analysis keeps, the cost, whether nothing seems
//! better, and how many moves seem better; the seeds captured, and how far the move sows; and the
//! logarithm of the chance that each level chooses it. Each weight is a line between knots of
//! strength, and constant beyond the last ones. Players of the same strength err in different ways, so there is a
//! set of weights for each of three styles: who searches all moves to a depth; who searches deeper
//! and overlooks some; and who now and then plays at random. Which one a player has is not known:
//! the estimate sums over them. The weights were fitted by maximum likelihood to games of the
//! program's players (docs/learning.md).

use awale_rules::{Pit, Position};

use crate::record::Assessment;
use crate::study::{ASKED, SEEN, SEEN_FULL};

/// The number of features that do not depend on the choices of the levels.
const COSTS: usize = 3 * SEEN + 3;
/// The number of features of a move.
pub const FEATURES: usize = COSTS + ASKED.len();
/// As if this many seeds more had been asked of each level, and had chosen as all levels do
/// together.
const ALIKE: f64 = 2.0;
/// The share of those that choose any of the moves.
const ANY: f64 = 0.2;
/// What each feature counts.
pub type Weights = [f32; FEATURES];

/// A way to err: what each feature counts at each of the knots of strength, which rise.
#[derive(Clone, Debug)]
pub struct MoveStyle<'a> {
    /// The knots.
    pub knots: &'a [f64],
    /// For each knot, the weights.
    pub weights: &'a [Weights],
}

impl MoveStyle<'_> {
    /// The weakest and the strongest player that the style is known of.
    #[must_use]
    pub fn range(&self) -> (f64, f64) {
        (self.knots[0], self.knots[self.knots.len() - 1])
    }

    /// The knot below a strength, and how far it is on the way to the next; beyond the last knots
    /// nothing changes.
    fn between(&self, elo: f64) -> (usize, f64) {
        let (lowest, highest) = self.range();
        let elo = elo.clamp(lowest, highest);
        let below = self.knots[1..self.knots.len() - 1]
            .iter()
            .filter(|knot| elo >= **knot)
            .count();
        (
            below,
            (elo - self.knots[below]) / (self.knots[below + 1] - self.knots[below]),
        )
    }
}

/// What a move tells about who played it.
#[derive(Clone, Debug, PartialEq)]
pub struct MoveEvidence {
    /// The features of each legal move.
    pub moves: Vec<[f64; FEATURES]>,
    /// The number of the move that was played.
    pub played: usize,
}

impl MoveEvidence {
    /// The evidence of a judged move in `position`; `None` where there was no choice, or the
    /// analysis does not tell enough.
    #[must_use]
    pub fn of(assessment: &Assessment, position: &Position) -> Option<MoveEvidence> {
        MoveEvidence::new(
            position,
            assessment.played.pit()?,
            &assessment.seen,
            &assessment.choices,
        )
    }

    /// The evidence of the move from `played`, where this is what each legal move seems to give
    /// away and how often the levels choose it, as in [`Assessment::seen`] and
    /// [`Assessment::choices`]. `None` if there was no choice, or a move lacks either.
    #[must_use]
    pub fn new(
        position: &Position,
        played: Pit,
        seen: &[[u8; SEEN]],
        choices: &[[u8; ASKED.len()]],
    ) -> Option<MoveEvidence> {
        let pits: Vec<Pit> = position.moves().collect();
        let played = pits.iter().position(|pit| *pit == played)?;
        let tells = pits.len() > 1 && seen.len() == pits.len() && choices.len() == pits.len();
        let features = |(number, (&pit, row)): (usize, (&Pit, &[u8; SEEN]))| {
            let sown = f64::from(position.seeds(pit));
            let mut features = [0.0; FEATURES];
            for (depth, cost) in row.iter().enumerate() {
                let better = seen.iter().filter(|other| other[depth] < *cost).count();
                features[depth] = f64::from(*cost) / f64::from(SEEN_FULL);
                features[SEEN + depth] = if better == 0 { 1.0 } else { 0.0 };
                features[2 * SEEN + depth] = better as f64 / 5.0;
            }
            features[3 * SEEN] = f64::from(position.gain(pit)) / 3.0;
            features[3 * SEEN + 1] = if sown >= 12.0 { 1.0 } else { 0.0 };
            features[3 * SEEN + 2] = sown / 6.0;
            features[COSTS..].copy_from_slice(&log_chances(choices[number], pits.len()));
            features
        };
        let moves = || pits.iter().zip(seen).enumerate().map(features).collect();
        tells.then(|| MoveEvidence {
            moves: moves(),
            played,
        })
    }

    /// How likely a player of each of the strengths and of this style plays the move: the
    /// logarithms.
    #[must_use]
    pub fn log_likelihoods(&self, style: &MoveStyle<'_>, strengths: &[f64]) -> Vec<f64> {
        let utilities = |features: &[f64; FEATURES]| utilities(style.weights, features);
        let at_knots: Vec<Vec<f64>> = self.moves.iter().map(utilities).collect();
        let likelihood = |&elo: &f64| {
            let (knot, share) = style.between(elo);
            let at = |knots: &[f64]| (1.0 - share) * knots[knot] + share * knots[knot + 1];
            let played = at(&at_knots[self.played]);
            -libm::log(
                at_knots
                    .iter()
                    .map(|knots| libm::exp(at(knots) - played))
                    .sum(),
            )
        };
        strengths.iter().map(likelihood).collect()
    }
}

/// The utility of a move at each knot.
fn utilities(knots: &[Weights], features: &[f64; FEATURES]) -> Vec<f64> {
    let at = |knot: &Weights| {
        knot.iter()
            .zip(features)
            .map(|(weight, feature)| f64::from(*weight) * feature)
            .sum()
    };
    knots.iter().map(at).collect()
}

/// How likely each level seems to choose one of `moves` moves that that many of its seeds chose:
/// the logarithms. A few seeds tell little: what the levels choose together, and that any move may
/// be chosen, counts beside them.
fn log_chances(chosen: [u8; ASKED.len()], moves: usize) -> [f64; ASKED.len()] {
    let share = |(chosen, asked): (&u8, u8)| f64::from(*chosen) / f64::from(asked);
    let together = chosen.iter().zip(ASKED).map(share).sum::<f64>() / ASKED.len() as f64;
    let alike = (1.0 - ANY) * together + ANY / moves as f64;
    let chance = |level: usize| {
        (f64::from(chosen[level]) + ALIKE * alike) / (f64::from(ASKED[level]) + ALIKE)
    };
    std::array::from_fn(|level| libm::log(chance(level)))
}

#[cfg(test)]
mod tests {
    use awale_rules::{Rules, Seat};

    use super::*;
    use crate::rating::STYLES;

    #[test]
    fn strong_levels_choose_cheap_moves_and_chances_add_up() {
        let mut cheap = [0.0; FEATURES];
        cheap[SEEN..2 * SEEN].fill(1.0);
        let mut dear = [0.0; FEATURES];
        dear[..SEEN].fill(0.6);
        dear[2 * SEEN..3 * SEEN].fill(0.2);
        let evidence = |played| MoveEvidence {
            moves: vec![cheap, dear],
            played,
        };
        let strengths = [0.0, 900.0, 1800.0];
        for style in &STYLES {
            let [good, bad] =
                [0, 1].map(|played| evidence(played).log_likelihoods(style, &strengths));
            for (good, bad) in good.iter().zip(&bad) {
                assert!((good.exp() + bad.exp() - 1.0).abs() < 1e-9);
            }
            assert!(good.is_sorted(), "{good:?}");
        }
    }

    #[test]
    fn moves_rate_by_level_choices() {
        let start = Position::start(&Rules::OWARE, Seat::South);
        // Levels 1 to 3 play the first pit, the others the last one.
        let mut choices = vec![[0; ASKED.len()]; 6];
        for (level, asked) in ASKED.into_iter().enumerate() {
            choices[if level < 3 { 0 } else { 5 }][level] = asked;
        }
        let of_levels = &STYLES[1];
        let told = |played: usize, choices: &[[u8; ASKED.len()]]| {
            let played = Pit::of(Seat::South, played);
            MoveEvidence::new(&start, played, &[[0; SEEN]; 6], choices)
        };
        let [weak, strong] = [0, 5].map(|played| {
            let evidence = told(played, &choices).expect("a choice");
            evidence.log_likelihoods(of_levels, &[700.0, 1800.0])
        });
        assert!(
            weak[0] > weak[1] && strong[0] < strong[1],
            "{weak:?} {strong:?}"
        );
        assert_eq!(told(0, &[]), None, "the choices are not known");
        for level in 0..ASKED.len() {
            let chances = choices.iter().map(|row| log_chances(*row, 6)[level].exp());
            assert!((chances.sum::<f64>() - 1.0).abs() < 1e-9);
        }
    }

    #[test]
    fn a_strength_lies_between_two_knots() {
        let style = MoveStyle {
            knots: &[-85.0, 450.0, 800.0, 1100.0],
            weights: &[],
        };
        assert_eq!(style.between(450.0), (1, 0.0));
        assert_eq!(style.between(1100.0), (2, 1.0));
        assert_eq!(
            (style.between(-600.0), style.between(2600.0)),
            ((0, 0.0), (2, 1.0))
        );
    }
}
