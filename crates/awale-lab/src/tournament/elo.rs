//! Estimates the strengths of all players of a tournament from all results.
//!
//! The model is the one of Bradley and Terry (*Rank Analysis of Incomplete Block Designs*, 1952),
//! which is also Elo's: a player who is stronger by `d` scores `1 / (1 + 10^(-d / 400))`. A draw
//! counts as half a win and half a loss. For each player one drawn game against a player of average
//! strength is added: without it, a player who lost all games would be infinitely weak. The maximum
//! of the likelihood is found by Newton's method, and the intervals come from the curvature at the
//! maximum (the inverse of the information matrix).

use awale_study::rating::{ELO_PER_LOGIT, HALF_WIDTH_OF_95_PERCENT_IN_DEVIATIONS, expected_share};

#[derive(Clone, Copy, Debug, PartialEq)]
/// The maximum likelihood estimate of a player's strength.
pub struct EloEstimate {
    /// Elo on the scale of the tournament.
    pub elo: f64,
    /// Half the width of the 95 % confidence interval, in Elo.
    pub margin: f64,
}

#[derive(Clone, Debug, PartialEq)]
/// The scale of the strengths.
pub struct EloScale {
    /// Numbers and known strengths of players. Their average is fixed at the average of the known
    /// strengths, and margins apply to the difference from that average. Without anchors the
    /// average of all players is 0.
    pub anchors: Vec<(usize, f64)>,
    /// Elo difference in the results for one Elo on the scale.
    pub spread: f64,
}

impl EloScale {
    /// The average of all players is 0, and one Elo on the scale is one Elo in the results.
    pub const UNANCHORED: EloScale = EloScale {
        anchors: Vec::new(),
        spread: 1.0,
    };
}

/// Number of drawn games against an average player that are added for each player.
const PRIOR_DRAWS: f64 = 1.0;
/// Maximum number of Newton steps. Five or six are usually enough.
const MAX_NEWTON_STEPS: u32 = 100;
/// The iteration ends when all changes are smaller than this, in natural units (log odds).
const CONVERGENCE_TOLERANCE: f64 = 1e-10;
/// Maximum change of a strength in one step, in natural units (log odds).
const MAX_STRENGTH_CHANGE: f64 = 2.0;

/// Returns the strengths that make the results most likely. `points[i][j]` is the score of player
/// `i` against `j` in `games[i][j]` games.
pub fn most_likely_strengths(
    points: &[Vec<f64>],
    games: &[Vec<f64>],
    scale: &EloScale,
) -> Vec<EloEstimate> {
    let EloScale { anchors, spread } = scale;
    let players = points.len();
    let mut strengths = vec![0.0; players];
    let mut curvature = vec![vec![0.0; players]; players];
    for _ in 0..MAX_NEWTON_STEPS {
        let mut slope = vec![0.0; players];
        for row in &mut curvature {
            row.fill(0.0);
        }
        for one in 0..players {
            let expected = expected_points(strengths[one]);
            slope[one] += PRIOR_DRAWS * (0.5 - expected);
            curvature[one][one] += PRIOR_DRAWS * expected * (1.0 - expected);
            for other in (0..players).filter(|&other| games[one][other] > 0.0) {
                let expected = expected_points(strengths[one] - strengths[other]);
                let weight = games[one][other] * expected * (1.0 - expected);
                slope[one] += points[one][other] - games[one][other] * expected;
                curvature[one][one] += weight;
                curvature[one][other] -= weight;
            }
        }
        let rows = curvature
            .iter()
            .zip(slope)
            .map(|(row, slope)| [&row[..], &[slope]].concat());
        let change = solve_linear_systems(rows.collect()).concat();
        strengths
            .iter_mut()
            .zip(&change)
            .for_each(|(strength, change)| {
                *strength += change.clamp(-MAX_STRENGTH_CHANGE, MAX_STRENGTH_CHANGE);
            });
        if change
            .iter()
            .all(|change| change.abs() < CONVERGENCE_TOLERANCE)
        {
            break;
        }
    }
    let covariance = inverse_matrix(&curvature);
    let known: Vec<usize> = if anchors.is_empty() {
        (0..players).collect()
    } else {
        anchors.iter().map(|(player, _)| *player).collect()
    };
    let count = known.len().max(1) as f64;
    let unit = ELO_PER_LOGIT / spread;
    let average = known.iter().map(|&player| strengths[player]).sum::<f64>() / count;
    let level = anchors.iter().map(|(_, elo)| elo).sum::<f64>() / count;
    let of_average = known
        .iter()
        .flat_map(|&one| known.iter().map(move |&other| (one, other)));
    let of_average = of_average
        .map(|(one, other)| covariance[one][other])
        .sum::<f64>()
        / (count * count);
    let estimate = |player: usize| {
        let with_average = known
            .iter()
            .map(|&other| covariance[player][other])
            .sum::<f64>()
            / count;
        let variance = (covariance[player][player] - 2.0 * with_average + of_average).max(0.0);
        EloEstimate {
            elo: level + unit * (strengths[player] - average),
            margin: HALF_WIDTH_OF_95_PERCENT_IN_DEVIATIONS * unit * variance.sqrt(),
        }
    };
    (0..players).map(estimate).collect()
}

/// Returns the expected share of the points for a difference in natural units (log odds).
fn expected_points(difference: f64) -> f64 {
    expected_share(difference * ELO_PER_LOGIT)
}

/// Solves systems of linear equations by Gaussian elimination with pivots. A row contains the
/// coefficients of the unknowns, then one right-hand side per system. Returns one solution per
/// system in the same places. The matrix is never singular, because each player has one drawn game
/// against the average.
fn solve_linear_systems(mut rows: Vec<Vec<f64>>) -> Vec<Vec<f64>> {
    let size = rows.len();
    for column in 0..size {
        let pivot = (column..size).max_by(|&one, &other| {
            rows[one][column]
                .abs()
                .total_cmp(&rows[other][column].abs())
        });
        rows.swap(column, pivot.unwrap_or(column));
        let mut row = std::mem::take(&mut rows[column]);
        let factor = row[column];
        row.iter_mut().skip(column).for_each(|cell| *cell /= factor);
        for other in rows.iter_mut().filter(|other| !other.is_empty()) {
            let factor = other[column];
            other
                .iter_mut()
                .zip(&row)
                .skip(column)
                .for_each(|(cell, above)| *cell -= factor * above);
        }
        rows[column] = row;
    }
    rows.iter_mut().map(|row| row.split_off(size)).collect()
}

/// Returns the inverse of a matrix.
fn inverse_matrix(matrix: &[Vec<f64>]) -> Vec<Vec<f64>> {
    let with_unit = |(place, row): (usize, &Vec<f64>)| {
        let unit = (0..matrix.len()).map(|column| f64::from(column == place));
        row.iter().copied().chain(unit).collect()
    };
    solve_linear_systems(matrix.iter().enumerate().map(with_unit).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Exact expected points of players with these strengths, with `games` games for each pair.
    fn expected_results(strengths: &[f64], games: f64) -> (Vec<Vec<f64>>, Vec<Vec<f64>>) {
        let share = |one: f64, other: f64| expected_share(one - other);
        let row = |one: usize| {
            let of = |other: usize| {
                if one == other {
                    0.0
                } else {
                    games * share(strengths[one], strengths[other])
                }
            };
            (0..strengths.len()).map(of).collect::<Vec<f64>>()
        };
        let count = |one: usize| {
            (0..strengths.len())
                .map(|other| if one == other { 0.0 } else { games })
                .collect()
        };
        (
            (0..strengths.len()).map(row).collect(),
            (0..strengths.len()).map(count).collect(),
        )
    }

    #[test]
    fn elo_strengths_are_recovered_from_expected_results() {
        let strengths = [1000.0, 1100.0, 1250.0, 1600.0];
        let (points, games) = expected_results(&strengths, 1000.0);
        let scale = EloScale {
            anchors: strengths.iter().copied().enumerate().collect(),
            spread: 1.0,
        };
        for (found, strength) in most_likely_strengths(&points, &games, &scale)
            .iter()
            .zip(strengths)
        {
            assert!((found.elo - strength).abs() < 2.0, "{found:?} {strength}");
            assert!((5.0..20.0).contains(&found.margin), "{found:?}");
        }
        let free = most_likely_strengths(&points, &games, &EloScale::UNANCHORED);
        assert!(
            free.iter().map(|each| each.elo).sum::<f64>().abs() < 1e-6,
            "their average is 0"
        );
    }

    /// With a larger spread of results the same results are fewer Elo on the scale.
    #[test]
    fn the_spread_parameter_scales_all_elo_differences() {
        let (points, games) = expected_results(&[1000.0, 1000.0 + 1.25 * 200.0], 1000.0);
        let found = most_likely_strengths(
            &points,
            &games,
            &EloScale {
                anchors: vec![(0, 1000.0)],
                spread: 1.25,
            },
        );
        assert!((found[1].elo - 1200.0).abs() < 2.0, "{found:?}");
    }

    #[test]
    fn a_matrix_times_its_inverse_is_the_identity() {
        let matrix = [
            vec![0.0, 2.0, 1.0],
            vec![2.0, 1.0, 0.0],
            vec![1.0, 0.0, 3.0],
        ];
        let inverse = inverse_matrix(&matrix);
        for (row, one) in matrix.iter().zip(0..) {
            for other in 0..3 {
                let product: f64 = row
                    .iter()
                    .zip(&inverse)
                    .map(|(cell, line)| cell * line[other])
                    .sum();
                assert!(
                    (product - f64::from(u8::from(one == other))).abs() < 1e-12,
                    "{inverse:?}"
                );
            }
        }
    }

    #[test]
    fn lost_games_give_a_finite_elo_and_more_games_a_smaller_margin() {
        let of = |games: f64| {
            let (points, games) = (
                [vec![0.0, games], vec![0.0, 0.0]],
                [vec![0.0, games], vec![games, 0.0]],
            );
            most_likely_strengths(&points, &games, &EloScale::UNANCHORED)
        };
        let (few, many) = (of(4.0), of(100.0));
        assert!(
            few[0].elo > 50.0 && many[0].elo > few[0].elo && many[0].elo < 2000.0,
            "{few:?} {many:?}"
        );
        assert!((few[0].elo + few[1].elo).abs() < 1e-6);
    }
}
