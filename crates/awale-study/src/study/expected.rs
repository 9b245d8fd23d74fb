//! Expected points: what a value is worth in the currency of games. A win counts one point, a draw
//! half of one.
//!
//! A lead of two seeds means little at the start and nearly everything when six seeds are left. So
//! moves are compared by the points that they let a player expect, not by seeds. The chances are
//! those of an ordered logistic model
//!
//! ```text
//! P(win)  = 1 / (1 + exp(-(v - margin) / scale))
//! P(loss) = 1 / (1 + exp( (v + margin) / scale))       P(draw) is the rest
//! ```
//!
//! where `v` is the estimated lead in seeds, and the scale depends on the seeds left on the board
//! and on the depth of the search: `ln scale = A + B ln(left) + C ln(depth)`. The constants are
//! fitted by maximum likelihood to games of the engine against itself (`cargo tool
//! expected_points`; docs/study.md has the figures).

use awale_engine::Score;

/// Expected points in thousandths: 1000 for a certain win, 500 for a certain draw, 0 for a certain
/// loss.
pub type Points = u16;

/// The expected points of a certain win.
pub const FULL: Points = 1000;

/// Thousandths of a point that say nothing about a player: nine in ten costs change by less than 28
/// when the move is judged six plies deeper, by 8 on average. Accuracy passes over them.
pub const NOISE: Points = 20;

/// How the chances depend on a value.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Model {
    /// The logarithm of the scale in seeds, before seeds and depth are counted.
    pub base: f64,
    /// What the logarithm of the seeds left adds to it.
    pub by_seeds: f64,
    /// What the logarithm of the depth adds to it.
    pub by_depth: f64,
    /// Half of the range of values, in scales, in which a draw is likelier than elsewhere.
    pub margin: f64,
}

/// The model that is used.
pub const MODEL: Model = Model {
    base: 0.73,
    by_seeds: 0.10,
    by_depth: 0.15,
    margin: 0.24,
};

/// A table value is right in all but rare cases: it counts nearly as much as a proof.
const TABLE_TRUST: f64 = 0.98;

/// The chances of the side that a value is seen by.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Chances {
    /// The chance to win, from 0 to 1.
    pub win: f64,
    /// The chance to draw, from 0 to 1.
    pub draw: f64,
}

impl Model {
    /// The chances at an estimated lead of `seeds`, with `left` seeds on the board, searched
    /// `depth` plies deep.
    #[must_use]
    pub fn chances(&self, seeds: f64, left: u8, depth: u32) -> Chances {
        let left = f64::from(left.max(1));
        let depth = f64::from(depth.max(1));
        let scale = libm::exp(
            self.base + self.by_seeds * libm::log(left) + self.by_depth * libm::log(depth),
        );
        let logistic = |x: f64| 1.0 / (1.0 + libm::exp(-x));
        let win = logistic(seeds / scale - self.margin);
        let loss = logistic(-seeds / scale - self.margin);
        Chances {
            win,
            draw: 1.0 - win - loss,
        }
    }
}

/// The points that the side a score is seen by can expect, with `left` seeds on the board, searched
/// `depth` plies deep.
#[must_use]
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "from 0 to FULL"
)]
pub fn expected_points(score: Score, left: u8, depth: u32) -> Points {
    let points = match score {
        Score::Proven(lead) => f64::midpoint(1.0, f64::from(lead.signum())),
        Score::Table(lead) => f64::midpoint(1.0, TABLE_TRUST * f64::from(lead.signum())),
        Score::Estimate(value) => {
            let chances = MODEL.chances(f64::from(value) / 100.0, left, depth);
            chances.win + chances.draw / 2.0
        }
    };
    (f64::from(FULL) * points).round() as Points
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_more_seeds_the_more_points_and_what_is_certain_is_whole() {
        for left in [4, 12, 24, 48] {
            let points = |value| expected_points(Score::Estimate(value), left, 16);
            assert!(
                (-1500..1500)
                    .step_by(50)
                    .all(|value| points(value) <= points(value + 50)),
                "{left}"
            );
            assert_eq!(points(0), FULL / 2);
            assert!(
                points(300) + points(-300) == FULL,
                "what one side gains the other loses"
            );
        }
        assert_eq!(expected_points(Score::Proven(3), 20, 16), FULL);
        assert_eq!(expected_points(Score::Proven(0), 20, 16), FULL / 2);
        assert_eq!(expected_points(Score::Proven(-1), 20, 16), 0);
        assert!((900..FULL).contains(&expected_points(Score::Table(1), 20, 16)));
    }

    #[test]
    fn a_lead_counts_more_when_few_seeds_are_left() {
        let points = |left| expected_points(Score::Estimate(200), left, 16);
        assert!(points(8) > points(20) && points(20) > points(48));
    }
}
