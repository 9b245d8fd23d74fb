//! Expected points: what a value means for the result of the game. A win is one point, a draw half
//! a point.
//!
//! A lead of two seeds means little at the start, and almost everything when six seeds are left. So
//! moves are compared by expected points, not by seeds. The probabilities are those of an ordered
//! logistic model
//!
//! ```text
//! P(win)  = 1 / (1 + exp(-(v - margin) / scale))
//! P(loss) = 1 / (1 + exp( (v + margin) / scale))       P(draw) is the rest
//! ```
//!
//! In this model `v` is the estimated lead in seeds. The scale depends on the seeds left on the
//! board and on the search depth: `ln scale = A + B ln(left) + C ln(depth)`. The constants were
//! fitted by maximum likelihood to games of the engine against itself (`cargo tool
//! expected_points`; docs/judging.md has the figures).

use awale_engine::Score;

/// Expected points in thousandths: 1000 for a certain win, 500 for a certain draw, 0 for a certain
/// loss.
pub type PointThousandths = u16;

/// The expected points of a certain win.
pub const POINTS_FOR_WIN: PointThousandths = 1000;

/// Thousandths of a point that are only noise and not at stake. When a move is judged six plies
/// deeper, nine of ten costs change by less than 28, on average by 8.
pub const NOISE_POINTS: PointThousandths = 20;

/// A model of how probabilities depend on a value.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PointsModel {
    /// `A`: the constant part of the logarithm of the scale in seeds.
    pub log_scale_constant: f64,
    /// `B`: the factor of the logarithm of the seeds left.
    pub log_scale_per_log_seeds: f64,
    /// `C`: the factor of the logarithm of the depth.
    pub log_scale_per_log_depth: f64,
    /// Half the width of the range around 0 in which a draw is likely, in units of the scale.
    pub draw_margin: f64,
}

/// The fitted model that the program uses.
pub const POINTS_MODEL: PointsModel = PointsModel {
    log_scale_constant: 0.73,
    log_scale_per_log_seeds: 0.10,
    log_scale_per_log_depth: 0.15,
    draw_margin: 0.24,
};

/// The weight of a table value, which is wrong only in rare cases, compared with a proof.
const TABLE_VALUE_WEIGHT: f64 = 0.98;

impl PointsModel {
    /// Returns the probabilities of a win and of a draw for an estimated lead of `lead_seeds`, with
    /// `seeds_left` seeds on the board, searched `depth` plies deep.
    pub fn win_and_draw_chances(&self, lead_seeds: f64, seeds_left: u8, depth: u32) -> (f64, f64) {
        let seeds_left = f64::from(seeds_left.max(1));
        let depth = f64::from(depth.max(1));
        let lead_scale_seeds = libm::exp(
            self.log_scale_constant
                + self.log_scale_per_log_seeds * libm::log(seeds_left)
                + self.log_scale_per_log_depth * libm::log(depth),
        );
        let logistic = |x: f64| 1.0 / (1.0 + libm::exp(-x));
        let win_chance = logistic(lead_seeds / lead_scale_seeds - self.draw_margin);
        let loss_chance = logistic(-lead_seeds / lead_scale_seeds - self.draw_margin);
        (win_chance, 1.0 - win_chance - loss_chance)
    }
}

/// Returns the expected points for the side from which `score` is seen, with `seeds_left` seeds on
/// the board, searched `depth` plies deep.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "from 0 to `POINTS_FOR_WIN`"
)]
pub fn expected_points(score: Score, seeds_left: u8, depth: u32) -> PointThousandths {
    let points = match score {
        Score::Proven(lead) => f64::midpoint(1.0, f64::from(lead.signum())),
        Score::Table(lead) => f64::midpoint(1.0, TABLE_VALUE_WEIGHT * f64::from(lead.signum())),
        Score::Estimate(value) => {
            let (win_chance, draw_chance) =
                POINTS_MODEL.win_and_draw_chances(f64::from(value) / 100.0, seeds_left, depth);
            win_chance + draw_chance / 2.0
        }
    };
    (f64::from(POINTS_FOR_WIN) * points).round() as PointThousandths
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn expected_points_rise_with_the_lead_and_proven_results_are_0_half_or_1() {
        for left in [4, 12, 24, 48] {
            let points = |value| expected_points(Score::Estimate(value), left, 16);
            assert!(
                (-1500..1500)
                    .step_by(50)
                    .all(|value| points(value) <= points(value + 50)),
                "{left}"
            );
            assert_eq!(points(0), POINTS_FOR_WIN / 2);
            assert!(
                points(300) + points(-300) == POINTS_FOR_WIN,
                "what one side gains the other loses"
            );
        }
        assert_eq!(expected_points(Score::Proven(3), 20, 16), POINTS_FOR_WIN);
        assert_eq!(
            expected_points(Score::Proven(0), 20, 16),
            POINTS_FOR_WIN / 2
        );
        assert_eq!(expected_points(Score::Proven(-1), 20, 16), 0);
        assert!((900..POINTS_FOR_WIN).contains(&expected_points(Score::Table(1), 20, 16)));
    }

    #[test]
    fn a_lead_counts_more_when_few_seeds_are_left() {
        let points = |left| expected_points(Score::Estimate(200), left, 16);
        assert!(points(8) > points(20) && points(20) > points(48));
    }
}
