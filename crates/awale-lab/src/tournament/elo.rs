//! Estimates the strengths of all players of a tournament from all results.
//!
//! The model is the one of Bradley and Terry (*Rank Analysis of Incomplete Block Designs*, 1952),
//! which is also Elo's: a player who is stronger by `d` scores `1 / (1 + 10^(-d / 400))`. A draw
//! counts as half a win and half a loss. For each player one drawn game against a player of average
//! strength is added: without it, a player who lost all games would be infinitely weak. The maximum
//! of the likelihood is found by Newton's method, and the intervals come from the curvature at the
//! maximum (the inverse of the information matrix).

use awale_study::rating::{
    ELO_PER_LOGIT, HALF_WIDTH_OF_95_PERCENT_IN_DEVIATIONS, expected_point_share,
};

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
    /// The players with known strengths: the index and the Elo of each. The average of these
    /// players is fixed at the average of the known strengths, and margins apply to the difference
    /// from that average. Without anchors the average of all players is 0.
    pub anchors: Vec<(usize, f64)>,
    /// The Elo difference that results show for a difference of one Elo point on this scale.
    pub observed_elo_per_scale_elo: f64,
}

impl EloScale {
    /// The average of all players is 0, and one Elo on the scale is one Elo in the results.
    pub const UNANCHORED: EloScale = EloScale {
        anchors: Vec::new(),
        observed_elo_per_scale_elo: 1.0,
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

/// Returns the strengths that make the results most likely. `points_by_pair[i][j]` is the score of
/// player `i` against `j` in `games_by_pair[i][j]` games.
pub fn most_likely_strengths(
    points_by_pair: &[Vec<f64>],
    games_by_pair: &[Vec<f64>],
    elo_scale: &EloScale,
) -> Vec<EloEstimate> {
    let EloScale {
        anchors,
        observed_elo_per_scale_elo: spread,
    } = elo_scale;
    let player_count = points_by_pair.len();
    let mut strengths = vec![0.0; player_count];
    let mut curvature = vec![vec![0.0; player_count]; player_count];
    for _ in 0..MAX_NEWTON_STEPS {
        let mut gradient = vec![0.0; player_count];
        for row in &mut curvature {
            row.fill(0.0);
        }
        for one in 0..player_count {
            let expected_point_share = expected_points(strengths[one]);
            gradient[one] += PRIOR_DRAWS * (0.5 - expected_point_share);
            curvature[one][one] +=
                PRIOR_DRAWS * expected_point_share * (1.0 - expected_point_share);
            for other in (0..player_count).filter(|&other| games_by_pair[one][other] > 0.0) {
                let expected_point_share = expected_points(strengths[one] - strengths[other]);
                let fisher_information =
                    games_by_pair[one][other] * expected_point_share * (1.0 - expected_point_share);
                gradient[one] +=
                    points_by_pair[one][other] - games_by_pair[one][other] * expected_point_share;
                curvature[one][one] += fisher_information;
                curvature[one][other] -= fisher_information;
            }
        }
        let rows = curvature
            .iter()
            .zip(gradient)
            .map(|(row, gradient)| [&row[..], &[gradient]].concat());
        let strength_changes = solve_linear_systems(rows.collect()).concat();
        strengths
            .iter_mut()
            .zip(&strength_changes)
            .for_each(|(strength, strength_changes)| {
                *strength += strength_changes.clamp(-MAX_STRENGTH_CHANGE, MAX_STRENGTH_CHANGE);
            });
        if strength_changes
            .iter()
            .all(|strength_changes| strength_changes.abs() < CONVERGENCE_TOLERANCE)
        {
            break;
        }
    }
    let covariance = inverse_matrix(&curvature);
    let reference_players: Vec<usize> = if anchors.is_empty() {
        (0..player_count).collect()
    } else {
        anchors.iter().map(|(player, _)| *player).collect()
    };
    let reference_count = reference_players.len().max(1) as f64;
    let elo_per_strength = ELO_PER_LOGIT / spread;
    let average_strength = reference_players
        .iter()
        .map(|&player| strengths[player])
        .sum::<f64>()
        / reference_count;
    let average_anchor_elo = anchors.iter().map(|(_, elo)| elo).sum::<f64>() / reference_count;
    let reference_pairs = reference_players
        .iter()
        .flat_map(|&one| reference_players.iter().map(move |&other| (one, other)));
    let variance_of_average = reference_pairs
        .map(|(one, other)| covariance[one][other])
        .sum::<f64>()
        / (reference_count * reference_count);
    let elo_estimate = |player: usize| {
        let covariance_with_average = reference_players
            .iter()
            .map(|&other| covariance[player][other])
            .sum::<f64>()
            / reference_count;
        let variance = (covariance[player][player] - 2.0 * covariance_with_average
            + variance_of_average)
            .max(0.0);
        EloEstimate {
            elo: average_anchor_elo + elo_per_strength * (strengths[player] - average_strength),
            margin: HALF_WIDTH_OF_95_PERCENT_IN_DEVIATIONS * elo_per_strength * variance.sqrt(),
        }
    };
    (0..player_count).map(elo_estimate).collect()
}

/// Returns the expected share of the points for a difference in natural units (log odds).
fn expected_points(strength_difference: f64) -> f64 {
    expected_point_share(strength_difference * ELO_PER_LOGIT)
}

/// Solves systems of linear equations by Gaussian elimination with pivots. A row contains the
/// coefficients of the unknowns, then one right-hand side per system. Returns one solution per
/// system in the same places. The matrix is never singular, because each player has one drawn game
/// against the average.
fn solve_linear_systems(mut rows: Vec<Vec<f64>>) -> Vec<Vec<f64>> {
    let matrix_size = rows.len();
    for column in 0..matrix_size {
        let pivot_row = (column..matrix_size).max_by(|&one, &other| {
            rows[one][column]
                .abs()
                .total_cmp(&rows[other][column].abs())
        });
        rows.swap(column, pivot_row.unwrap_or(column));
        let mut normalized_row = std::mem::take(&mut rows[column]);
        let row_factor = normalized_row[column];
        normalized_row
            .iter_mut()
            .skip(column)
            .for_each(|cell| *cell /= row_factor);
        for other in rows.iter_mut().filter(|other| !other.is_empty()) {
            let row_factor = other[column];
            other
                .iter_mut()
                .zip(&normalized_row)
                .skip(column)
                .for_each(|(cell, above)| *cell -= row_factor * above);
        }
        rows[column] = normalized_row;
    }
    rows.iter_mut()
        .map(|row| row.split_off(matrix_size))
        .collect()
}

/// Returns the inverse of a matrix.
fn inverse_matrix(matrix: &[Vec<f64>]) -> Vec<Vec<f64>> {
    let row_with_identity = |(place, row): (usize, &Vec<f64>)| {
        let identity_row = (0..matrix.len()).map(|column| f64::from(column == place));
        row.iter().copied().chain(identity_row).collect()
    };
    solve_linear_systems(matrix.iter().enumerate().map(row_with_identity).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the exact expected points of players with these strengths, with `games_per_pair`
    /// games for each pair.
    fn expected_results(strengths: &[f64], games_per_pair: f64) -> (Vec<Vec<f64>>, Vec<Vec<f64>>) {
        let share = |one: f64, other: f64| expected_point_share(one - other);
        let points_row = |one: usize| {
            let points_against = |other: usize| {
                if one == other {
                    0.0
                } else {
                    games_per_pair * share(strengths[one], strengths[other])
                }
            };
            (0..strengths.len())
                .map(points_against)
                .collect::<Vec<f64>>()
        };
        let games_row = |one: usize| {
            (0..strengths.len())
                .map(|other| if one == other { 0.0 } else { games_per_pair })
                .collect()
        };
        (
            (0..strengths.len()).map(points_row).collect(),
            (0..strengths.len()).map(games_row).collect(),
        )
    }

    #[test]
    fn elo_strengths_are_recovered_from_expected_results() {
        let strengths = [1000.0, 1100.0, 1250.0, 1600.0];
        let (points, games) = expected_results(&strengths, 1000.0);
        let elo_scale = EloScale {
            anchors: strengths.iter().copied().enumerate().collect(),
            observed_elo_per_scale_elo: 1.0,
        };
        for (found, strength) in most_likely_strengths(&points, &games, &elo_scale)
            .iter()
            .zip(strengths)
        {
            assert!((found.elo - strength).abs() < 2.0, "{found:?} {strength}");
            assert!((5.0..20.0).contains(&found.margin), "{found:?}");
        }
        let unanchored_estimates = most_likely_strengths(&points, &games, &EloScale::UNANCHORED);
        assert!(
            unanchored_estimates
                .iter()
                .map(|each| each.elo)
                .sum::<f64>()
                .abs()
                < 1e-6,
            "their average is 0"
        );
    }

    /// If one Elo on the scale means more Elo in the results, the same results give a smaller
    /// difference on the scale.
    #[test]
    fn the_spread_parameter_scales_all_elo_differences() {
        let (points, games) = expected_results(&[1000.0, 1000.0 + 1.25 * 200.0], 1000.0);
        let estimates = most_likely_strengths(
            &points,
            &games,
            &EloScale {
                anchors: vec![(0, 1000.0)],
                observed_elo_per_scale_elo: 1.25,
            },
        );
        assert!((estimates[1].elo - 1200.0).abs() < 2.0, "{estimates:?}");
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
                let cell_of_product: f64 = row
                    .iter()
                    .zip(&inverse)
                    .map(|(cell, line)| cell * line[other])
                    .sum();
                assert!(
                    (cell_of_product - f64::from(u8::from(one == other))).abs() < 1e-12,
                    "{inverse:?}"
                );
            }
        }
    }

    #[test]
    fn lost_games_give_a_finite_elo_and_more_games_a_smaller_margin() {
        let estimates_with_games = |games: f64| {
            let (points, games) = (
                [vec![0.0, games], vec![0.0, 0.0]],
                [vec![0.0, games], vec![games, 0.0]],
            );
            most_likely_strengths(&points, &games, &EloScale::UNANCHORED)
        };
        let (estimates_of_few_games, estimates_of_many_games) =
            (estimates_with_games(4.0), estimates_with_games(100.0));
        assert!(
            estimates_of_few_games[0].elo > 50.0
                && estimates_of_many_games[0].elo > estimates_of_few_games[0].elo
                && estimates_of_many_games[0].elo < 2000.0,
            "{estimates_of_few_games:?} {estimates_of_many_games:?}"
        );
        assert!((estimates_of_few_games[0].elo + estimates_of_few_games[1].elo).abs() < 1e-6);
    }
}
