//! Fits the model of moves: maximum-likelihood weights for the judged moves of all contestants
//! (Newton's method; the log-likelihood is concave).

use std::path::Path;

use awale_rules::Seat;
use awale_study::rating::{FEATURE_COUNT, MoveChoiceStyle, MoveEvidence};

use crate::{
    Result,
    contestants::CONTESTANTS,
    judge::{self, JudgedGame},
    ladder::Ladder,
    play::{self, GameRecord},
};

/// Penalty for the square of a weight. Without it, weights of features that a player rarely shows
/// would be arbitrary.
const RIDGE_PENALTY: f64 = 1.0;
/// Penalty for the squared difference of weights at neighboring knots, because players of similar
/// strength choose similar moves.
const SMOOTHNESS_PENALTY: f64 = 60.0;
/// Number of parts in the cross-validation.
pub const CROSS_VALIDATION_PARTS: usize = 4;

/// The part that a game belongs to. Both games of an opening are in the same part, and each part
/// has games of all variants.
pub fn cross_validation_part(game: &GameRecord) -> usize {
    (game.number / 2 + game.number / 12 + game.round) % CROSS_VALIDATION_PARTS
}

/// The style of a contestant: 0 searches all moves to a fixed depth, 1 searches deeper and
/// overlooks some moves, 2 sometimes plays at random.
fn style_number_of_contestant(contestant_index: usize) -> usize {
    match CONTESTANTS[contestant_index] {
        name if name.contains('~') || name == "naive" => 2,
        name if name.starts_with("engine") => 1,
        _ => 0,
    }
}

/// The fitted weights of a style.
pub struct FittedStyle {
    pub style: MoveChoiceStyle,
    fitted_move_count: usize,
}

/// The evidence from the moves of one side in a judged game.
pub fn evidence_of_side(
    game: &GameRecord,
    judged_game: &JudgedGame,
    side_index: usize,
) -> Vec<MoveEvidence> {
    let (positions, _) = play::replay_game(game);
    let moves_with_judgments = positions
        .iter()
        .zip(&game.moves)
        .zip(&judged_game.positions);
    // Skip the random moves at the start.
    let side_evidence = moves_with_judgments
        .skip(play::RANDOM_OPENING_PLIES)
        .filter_map(|((position, &pit), judged)| {
            let position = position
                .as_awale()
                .filter(|position| position.to_move() == Seat::BOTH[side_index])?;
            MoveEvidence::new(
                &position,
                pit,
                &judged.move_losses_by_depth,
                &judged.move_choice_counts_by_level,
            )
        });
    side_evidence.collect()
}

/// Fits the weights of each style to the moves of the judged games, by maximum likelihood. A style
/// has a set of weights for each knot, and its knots are the ratings of the contestants that play
/// in this style.
pub fn fit_styles(
    games: &[GameRecord],
    judged_games: &[&JudgedGame],
    ladder: &Ladder,
) -> Vec<FittedStyle> {
    let mut evidence_by_player: Vec<Vec<MoveEvidence>> = vec![Vec::new(); CONTESTANTS.len()];
    for judged_game in judged_games {
        let game = &games[judged_game.game_index];
        for (side, &player) in game.players.iter().enumerate() {
            evidence_by_player[player].extend(evidence_of_side(game, judged_game, side));
        }
    }
    let fit_style_with_number = |number: usize| {
        let mut players: Vec<usize> = (0..CONTESTANTS.len())
            .filter(|player| style_number_of_contestant(*player) == number)
            .collect();
        players
            .sort_by(|one, other| ladder.elo_ratings[*one].total_cmp(&ladder.elo_ratings[*other]));
        let evidence_by_knot: Vec<&[MoveEvidence]> = players
            .iter()
            .map(|player| evidence_by_player[*player].as_slice())
            .collect();
        FittedStyle {
            style: MoveChoiceStyle {
                knot_elos: players
                    .iter()
                    .map(|player| ladder.elo_ratings[*player].round())
                    .collect(),
                weights_at_knots: fit_weights(&evidence_by_knot),
            },
            fitted_move_count: evidence_by_knot.iter().map(|moves| moves.len()).sum(),
        }
    };
    (0..3).map(fit_style_with_number).collect()
}

pub fn fit_and_print_styles(games_file: &Path, judged_games_file: &Path) -> Result<()> {
    let games = play::read_games(games_file)?;
    let ladder = Ladder::from_games(&games.iter().collect::<Vec<_>>());
    let judged_games = judge::read_judged_games(judged_games_file)?;
    for FittedStyle {
        style,
        fitted_move_count,
    } in fit_styles(&games, &judged_games.iter().collect::<Vec<_>>(), &ladder)
    {
        println!("\n# Fitted to {fitted_move_count} moves.");
        for (knot, weights) in style.knot_elos.iter().zip(&style.weights_at_knots) {
            let weights = weights.map(|weight| format!("{weight:.2}"));
            println!("{knot} {}", weights.join(" "));
        }
    }
    Ok(())
}

/// The maximum-likelihood weights of the first `N` features at each knot, given the moves of the
/// contestant at that knot.
#[expect(
    clippy::cast_possible_truncation,
    reason = "they are printed with two digits"
)]
fn fit_weights<const N: usize>(evidence_by_knot: &[&[MoveEvidence]]) -> Vec<[f32; N]> {
    let weight_count = evidence_by_knot.len() * N;
    let mut weights = vec![[0.0; N]; evidence_by_knot.len()];
    for _ in 0..8 {
        let mut gradient = vec![0.0; weight_count];
        let mut information_matrix = vec![vec![0.0; weight_count]; weight_count];
        for (knot, moves) in evidence_by_knot.iter().enumerate() {
            let first_index = knot * N;
            for one in *moves {
                let (move_gradient, negated_move_hessian) =
                    gradient_and_negated_hessian(one, &weights[knot]);
                for (row, (slope, spread)) in
                    move_gradient.iter().zip(&negated_move_hessian).enumerate()
                {
                    gradient[first_index + row] += slope;
                    information_matrix[first_index + row][first_index..]
                        .iter_mut()
                        .zip(spread)
                        .for_each(|(cell, more)| *cell += more);
                }
            }
            for feature in 0..N {
                gradient[first_index + feature] -= RIDGE_PENALTY * weights[knot][feature];
                information_matrix[first_index + feature][first_index + feature] += RIDGE_PENALTY;
                if knot > 0 {
                    let (weight_index, weight_index_at_lower_knot) =
                        (first_index + feature, first_index - N + feature);
                    let smoothness_gradient =
                        SMOOTHNESS_PENALTY * (weights[knot][feature] - weights[knot - 1][feature]);
                    gradient[weight_index] -= smoothness_gradient;
                    gradient[weight_index_at_lower_knot] += smoothness_gradient;
                    information_matrix[weight_index][weight_index] += SMOOTHNESS_PENALTY;
                    information_matrix[weight_index_at_lower_knot][weight_index_at_lower_knot] +=
                        SMOOTHNESS_PENALTY;
                    information_matrix[weight_index][weight_index_at_lower_knot] -=
                        SMOOTHNESS_PENALTY;
                    information_matrix[weight_index_at_lower_knot][weight_index] -=
                        SMOOTHNESS_PENALTY;
                }
            }
        }
        let weight_steps = solve_linear_system(information_matrix, gradient);
        weights
            .as_flattened_mut()
            .iter_mut()
            .zip(weight_steps)
            .for_each(|(weight, step)| *weight += step);
    }
    weights
        .into_iter()
        .map(|knot| knot.map(|weight| weight as f32))
        .collect()
}

/// The gradient of the log-likelihood of a move, and its negated Hessian matrix.
fn gradient_and_negated_hessian<const N: usize>(
    evidence: &MoveEvidence,
    weights: &[f64; N],
) -> ([f64; N], [[f64; N]; N]) {
    let utility = |features: &[f64; FEATURE_COUNT]| -> f64 {
        weights.iter().zip(features).map(|(w, f)| w * f).sum()
    };
    let utilities: Vec<f64> = evidence.move_features.iter().map(utility).collect();
    let max_utility = utilities.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let relative_odds: Vec<f64> = utilities
        .iter()
        .map(|utility| (utility - max_utility).exp())
        .collect();
    let total_odds: f64 = relative_odds.iter().sum();
    let mut mean_features = [0.0; N];
    for (features, relative_odds) in evidence.move_features.iter().zip(&relative_odds) {
        mean_features
            .iter_mut()
            .zip(features)
            .for_each(|(mean, feature)| *mean += relative_odds / total_odds * feature);
    }
    let mut negated_hessian = [[0.0; N]; N];
    for (features, relative_odds) in evidence.move_features.iter().zip(&relative_odds) {
        for (row, one) in negated_hessian.iter_mut().enumerate() {
            for (column, cell) in one.iter_mut().enumerate() {
                *cell += relative_odds / total_odds
                    * (features[row] - mean_features[row])
                    * (features[column] - mean_features[column]);
            }
        }
    }
    let played_features = &evidence.move_features[evidence.played_index];
    (
        std::array::from_fn(|feature| played_features[feature] - mean_features[feature]),
        negated_hessian,
    )
}

/// Solves a system of linear equations with a positive definite matrix (Gaussian elimination).
fn solve_linear_system(mut matrix: Vec<Vec<f64>>, mut right_side: Vec<f64>) -> Vec<f64> {
    let equation_count = right_side.len();
    for pivot in 0..equation_count {
        let row = matrix[pivot].clone();
        for below in pivot + 1..equation_count {
            let factor = matrix[below][pivot] / row[pivot];
            matrix[below]
                .iter_mut()
                .zip(&row)
                .skip(pivot)
                .for_each(|(cell, above)| *cell -= factor * above);
            right_side[below] -= factor * right_side[pivot];
        }
    }
    for pivot in (0..equation_count).rev() {
        let sum_of_solved_terms: f64 = (pivot + 1..equation_count)
            .map(|column| matrix[pivot][column] * right_side[column])
            .sum();
        right_side[pivot] = (right_side[pivot] - sum_of_solved_terms) / matrix[pivot][pivot];
    }
    right_side
}
