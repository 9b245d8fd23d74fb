//! The likeliest strength, given results and moves.

use super::moves::{MoveEvidence, MoveStyle};
use super::share_of_elo;
use super::weights::STYLES;

/// What one game tells about a player.
#[derive(Clone, Debug, PartialEq)]
pub struct GameEvidence {
    /// How far apart players stand in its variant: [`spread`](super::spread).
    pub spread: f64,
    /// The strength of the opponent, where it is known, and the points scored: 1 for a win, a half
    /// for a draw.
    pub result: Option<(f64, f64)>,
    /// The player's moves in which something was at stake, where the game was analysed.
    pub moves: Vec<MoveEvidence>,
}

/// A strength and how sure it is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// The strength in Elo on the ladder.
    pub elo: f64,
    /// The standard deviation of what is known about it.
    pub deviation: f64,
}

/// Strengths that are weighed, from random play, below which hardly any player stands, to far above
/// the strongest level.
const LOWEST: i32 = -200;
const HIGHEST: i32 = 2800;
const STEP: usize = 20;
/// Before anything is known: most people who play stand somewhere here.
const EXPECTED: f64 = 1100.0;
const SPREAD: f64 = 700.0;
/// The standard deviation, in Elo, by which a style grows unlikely beyond the weakest and the
/// strongest player it is known of.
const FADING: f64 = 100.0;
/// How many of the last games count fully.
const RECENT: i32 = 10;
/// In how many games the weight of a game falls by half after that: strength changes.
const HALF_LIFE: f64 = 25.0;
/// Games before the last ones of this number count for nothing: by the weight they would count for
/// a sixteenth at most.
const OLDEST: i32 = 110;
/// How far off a rating is, in Elo, where nothing limits it: the standard deviation after ten games
/// that were all won or all lost, on top of what the model tells. Who is far ahead or behind has
/// little at stake in a move, and such moves look like those of a player of the middle (28 ratings
/// of matches between distant players).
const LOPSIDED: f64 = 150.0;
/// The share of the points from which on games are lopsided, and the one at which nothing limits a
/// rating: that of ten games, with one more game won and one more lost than there were.
const LOPSIDED_FROM: f64 = 2.0 / 3.0;
const LOPSIDED_UP_TO: f64 = 11.0 / 12.0;
/// Half the width of a range that holds nine of ten, in standard deviations. It would be 1.645 if
/// the model were right for every style of play, and its weights were known exactly
/// (docs/learning.md).
const NINE_IN_TEN: f64 = 2.0;

impl Rating {
    /// The rating from games, the oldest first. `None` where no game tells anything.
    #[must_use]
    pub fn of(games: &[GameEvidence]) -> Option<Rating> {
        Rating::by_styles(games, &STYLES)
    }

    /// The same for a player who errs in one of these ways.
    #[must_use]
    pub fn by_styles(games: &[GameEvidence], styles: &[MoveStyle<'_>]) -> Option<Rating> {
        let told: Vec<Likelihood> = games
            .iter()
            .filter_map(|game| Likelihood::by_styles(game, styles))
            .collect();
        Rating::weighed(&told.iter().collect::<Vec<_>>(), styles)
    }

    /// The rating from what games tell, the oldest first. `None` without a game.
    pub(super) fn of_likelihoods(games: &[&Likelihood]) -> Option<Rating> {
        Rating::weighed(games, &STYLES)
    }

    fn weighed(games: &[&Likelihood], known: &[MoveStyle<'_>]) -> Option<Rating> {
        if games.is_empty() {
            return None;
        }
        let mut logs: Vec<f64> = strengths()
            .map(|elo| -((elo - EXPECTED) / SPREAD).powi(2) / 2.0)
            .collect();
        let expected = logs.clone();
        let mut styles = vec![vec![0.0; logs.len()]; known.len()];
        let (mut points, mut count) = (1.0, 2.0);
        let add = |sum: &mut Vec<f64>, weight: f64, told: &[f64]| {
            sum.iter_mut()
                .zip(told)
                .for_each(|(sum, told)| *sum += weight * told);
        };
        for (game, age) in games.iter().rev().zip(0..OLDEST) {
            let weight = libm::exp2(-f64::from((age + 1 - RECENT).max(0)) / HALF_LIFE);
            add(&mut logs, weight, &game.by_result);
            if let Some(scored) = game.points {
                (points, count) = (points + weight * scored, count + weight);
            }
            for (style, told) in styles.iter_mut().zip(&game.by_style) {
                add(style, weight, told);
            }
        }
        // The style is one of them through all games. Where no move is judged, no style limits a
        // strength.
        let judged = styles.iter().flatten().any(|told| *told != 0.0);
        for ((number, log), elo) in logs
            .iter_mut()
            .enumerate()
            .zip(strengths())
            .filter(|_| judged)
        {
            let likelihood = |(told, style): (&Vec<f64>, &MoveStyle<'_>)| {
                let (lowest, highest) = style.range();
                let beyond = (lowest - elo).max(elo - highest).max(0.0);
                told[number] - (beyond / FADING).powi(2) / 2.0
            };
            let each: Vec<f64> = styles.iter().zip(known).map(likelihood).collect();
            let most = each.iter().copied().fold(f64::NEG_INFINITY, f64::max);
            *log += most + libm::log(each.iter().map(|log| libm::exp(log - most)).sum());
        }
        let weights = weights(&logs);
        let mean = |of: &dyn Fn(f64) -> f64| {
            strengths()
                .zip(&weights)
                .map(|(elo, weight)| of(elo) * weight)
                .sum::<f64>()
        };
        let elo = mean(&|elo| elo);
        let deviation = mean(&|each| (each - elo) * (each - elo)).sqrt();
        let share: f64 = points / count;
        let lopsided = (share.max(1.0 - share) - LOPSIDED_FROM) / (LOPSIDED_UP_TO - LOPSIDED_FROM);
        let lopsided = lopsided.clamp(0.0, 1.0);
        // On the side that no result limits, the expectation alone does: there the range is what
        // games and moves leave open.
        let told: Vec<f64> = logs
            .iter()
            .zip(&expected)
            .map(|(log, expected)| log - expected)
            .collect();
        let open = lopsided * farthest(elo, &told, share > 0.5) / NINE_IN_TEN;
        Some(Rating {
            elo,
            deviation: deviation.hypot(LOPSIDED * lopsided).max(open),
        })
    }

    /// Half the width of the range around [`elo`](Rating::elo) that holds the strength in nine
    /// cases of ten.
    #[must_use]
    pub fn margin(&self) -> f64 {
        NINE_IN_TEN * self.deviation
    }
}

/// The chances of the [`strengths`], by their logarithms.
fn weights(logs: &[f64]) -> Vec<f64> {
    let most = logs.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let weights: Vec<f64> = logs.iter().map(|log| libm::exp(log - most)).collect();
    let total: f64 = weights.iter().sum();
    weights.into_iter().map(|weight| weight / total).collect()
}

/// How far above `elo`, or below it, strengths reach but for the twentieth part that is farthest.
fn farthest(elo: f64, logs: &[f64], is_above: bool) -> f64 {
    let mut chances: Vec<(f64, f64)> = strengths().zip(weights(logs)).collect();
    if is_above {
        chances.reverse();
    }
    let mut sum = 0.0;
    let beyond = chances.into_iter().find(|(_, chance)| {
        sum += chance;
        sum > 0.05
    });
    beyond.map_or(0.0, |(strength, _)| {
        if is_above {
            strength - elo
        } else {
            elo - strength
        }
    })
}

/// The strengths that are weighed.
fn strengths() -> impl Iterator<Item = f64> {
    (LOWEST..=HIGHEST).step_by(STEP).map(f64::from)
}

/// How likely a game is for a player of each of the [`strengths`]: the logarithms.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Likelihood {
    by_result: Vec<f64>,
    /// The points that were scored, where the opponent's strength is known.
    points: Option<f64>,
    by_style: Vec<Vec<f64>>,
}

impl Likelihood {
    /// What a game tells; `None` where it tells nothing.
    pub(super) fn of(game: &GameEvidence) -> Option<Likelihood> {
        Likelihood::by_styles(game, &STYLES)
    }

    fn by_styles(game: &GameEvidence, styles: &[MoveStyle<'_>]) -> Option<Likelihood> {
        let tells = game.result.is_some() || !game.moves.is_empty();
        tells.then(|| {
            let strengths: Vec<f64> = strengths().collect();
            let of_style = |style: &MoveStyle<'_>| {
                let mut sum = vec![0.0; strengths.len()];
                for evidence in &game.moves {
                    let told = evidence.log_likelihoods(style, &strengths);
                    sum.iter_mut()
                        .zip(told)
                        .for_each(|(sum, told)| *sum += told);
                }
                sum
            };
            let by_style = styles.iter().map(of_style).collect();
            let by_result = strengths
                .iter()
                .map(|&elo| game.log_likelihood(elo))
                .collect();
            Likelihood {
                by_result,
                points: game.result.map(|(_, points)| points),
                by_style,
            }
        })
    }
}

impl GameEvidence {
    /// What the result tells.
    fn log_likelihood(&self, elo: f64) -> f64 {
        self.result.map_or(0.0, |(opponent, points)| {
            let win = share_of_elo(self.spread * (elo - opponent));
            points * libm::log(win.max(1e-9)) + (1.0 - points) * libm::log((1.0 - win).max(1e-9))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rating::FEATURES;
    use crate::study::SEEN;

    fn results(opponent: f64, points: &[f64]) -> Vec<GameEvidence> {
        points
            .iter()
            .map(|&points| GameEvidence {
                spread: 1.0,
                result: Some((opponent, points)),
                moves: Vec::new(),
            })
            .collect()
    }

    #[test]
    fn results_lift_and_lower_a_rating_and_many_make_it_surer() {
        assert_eq!(Rating::of(&[]), None);
        assert_eq!(
            Rating::of(&[GameEvidence {
                spread: 1.0,
                result: None,
                moves: Vec::new()
            }]),
            None,
            "a game that tells nothing"
        );
        let rating = |points: &[f64]| Rating::of(&results(1200.0, points)).expect("a rating");
        assert!(rating(&[1.0, 0.0, 0.5, 0.5]).elo < rating(&[1.0, 1.0, 0.5, 0.5]).elo);
        assert!((rating(&[0.5; 40]).elo - 1200.0).abs() < 20.0);
        assert!(rating(&[0.5; 4]).margin() > 1.5 * rating(&[0.5; 20]).margin());
        assert!(
            rating(&[1.0; 200]).elo < 2800.0,
            "who always wins is not rated beyond measure"
        );
    }

    #[test]
    fn the_range_holds_the_strength_in_nine_of_ten_cases() {
        use rand::rngs::StdRng;
        use rand::{RngExt, SeedableRng};
        let mut dice = StdRng::seed_from_u64(5);
        for opponent in [-85.0, 446.0, 967.0, 1381.0, 1817.0, 2316.0] {
            for distance in [0.0, 200.0, 400.0, 800.0, 1600.0, 2400.0] {
                for strength in [opponent - distance, opponent + distance] {
                    if !(-100.0..=2700.0).contains(&strength) {
                        continue;
                    }
                    let mut is_held = || {
                        let mut point = || {
                            f64::from(u8::from(
                                dice.random_bool(share_of_elo(strength - opponent)),
                            ))
                        };
                        let points: Vec<f64> = (0..10).map(|_| point()).collect();
                        let rating = Rating::of(&results(opponent, &points)).expect("a rating");
                        (rating.elo - strength).abs() <= rating.margin()
                    };
                    let held = (0..100).filter(|_| is_held()).count();
                    assert!(held >= 85, "{strength} against {opponent}: {held} of 100");
                }
            }
        }
    }

    #[test]
    fn old_games_count_less() {
        let lost_then_won =
            Rating::of(&results(1200.0, &[[0.0; 30], [1.0; 30]].concat())).expect("a rating");
        let won_then_lost =
            Rating::of(&results(1200.0, &[[1.0; 30], [0.0; 30]].concat())).expect("a rating");
        assert!(lost_then_won.elo > won_then_lost.elo + 100.0);
    }

    #[test]
    fn cheap_moves_mean_a_strong_player() {
        let row = |cost: f64| {
            let mut features = [0.0; FEATURES];
            features[..SEEN].fill(cost);
            features[SEEN..2 * SEEN].fill(if cost > 0.0 { 0.0 } else { 1.0 });
            features[2 * SEEN..3 * SEEN].fill(0.7 * cost);
            features
        };
        let evidence = |played| MoveEvidence {
            moves: [0.0, 0.25, 0.6].map(row).to_vec(),
            played,
        };
        let rating = |moves: Vec<MoveEvidence>| {
            Rating::of(&[GameEvidence {
                spread: 1.0,
                result: None,
                moves,
            }])
            .expect("a rating")
            .elo
        };
        let often = |played: [usize; 4]| {
            rating(played.into_iter().cycle().take(40).map(evidence).collect())
        };
        assert!(
            often([0, 0, 0, 0]) > often([0, 0, 0, 1]) && often([0, 0, 0, 1]) > often([0, 1, 2, 2])
        );
    }
}
