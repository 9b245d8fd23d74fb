//! [`Rating`]: the most likely strength of a player, given results and moves.

use std::cmp::Ordering;

use super::{
    expected_point_share,
    move_choice::{MoveChoiceStyle, MoveEvidence},
    move_choice_weights::MOVE_CHOICE_STYLES,
};

/// Evidence of a player's strength from one game.
#[derive(Clone, Debug, PartialEq)]
pub struct GameEvidence {
    /// How strongly results depend on strength in this variant:
    /// [`elo_difference_factor`](super::elo_difference_factor).
    pub elo_difference_factor: f64,
    /// The opponent's strength in Elo, if it is known.
    pub opponent_elo: Option<f64>,
    /// The points scored: 1 for a win, 1/2 for a draw.
    pub scored_points: f64,
    /// The evidence of the player's moves with at least two legal moves, if the game was analyzed.
    pub moves: Vec<MoveEvidence>,
}

/// A strength and its uncertainty.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// The strength in Elo on the program's ladder.
    pub elo: f64,
    /// The standard deviation of the strength, in Elo.
    pub elo_deviation: f64,
    /// The number of games that are evidence.
    pub game_count: usize,
}

/// The lowest strength considered, in Elo. Random play is a little above it.
const MIN_ELO: i32 = -200;
/// The highest strength considered, in Elo, far above the strongest level.
const MAX_ELO: i32 = 2800;
/// The distance between neighboring strengths, in Elo.
const ELO_STEP: usize = 20;
/// The mean strength of an unknown player, in Elo.
const PRIOR_MEAN_ELO: f64 = 1100.0;
/// The standard deviation of an unknown player's strength, in Elo.
const PRIOR_DEVIATION_ELO: f64 = 700.0;
/// The standard deviation in Elo by which a style becomes less likely outside of the strengths for
/// which it was fitted.
const STYLE_FADE_DEVIATION_ELO: f64 = 100.0;
/// The number of latest games that have full weight.
const FULL_WEIGHT_GAME_COUNT: i32 = 10;
/// The number of games after which the weight of a game halves, counted beyond
/// [`FULL_WEIGHT_GAME_COUNT`]. Strength changes, so older games say less.
const HALF_LIFE_GAMES: f64 = 25.0;
/// The number of latest games that are used. Older games would have less than a sixteenth of the
/// full weight.
const MAX_LATEST_GAMES: i32 = 110;
/// Added standard deviation in Elo after ten games that were all won or all lost. In one-sided
/// games little is at stake, so a player's moves look like those of a middling player. Measured
/// with 28 ratings from matches between players of very different strength.
const LOPSIDED_DEVIATION_ELO: f64 = 150.0;
/// The share of the points from which games count as lopsided: then little evidence limits the
/// rating on one side.
const LOPSIDED_MIN_POINT_SHARE: f64 = 2.0 / 3.0;
/// The share of the points at which games are fully lopsided: ten wins in ten games, with one win
/// and one loss added.
const LOPSIDED_MAX_POINT_SHARE: f64 = 11.0 / 12.0;
/// Half the width of a 90 % range, in standard deviations. It would be 1.645 if the model fitted
/// every style of play and its weights were known exactly (docs/learning.md).
const HALF_WIDTH_OF_90_PERCENT_IN_DEVIATIONS: f64 = 2.0;
/// The smallest number of games with which a rating means something. The moves of a single game may
/// leave a small margin, but a first game is often played to try out the program.
const MIN_MEANINGFUL_GAMES: usize = 3;
/// The lowest rating that is shown as a number. Random play has -85, level 1 has 446.
pub const MIN_SHOWN_ELO: i32 = 100;

impl Rating {
    /// Rates a player by games, the oldest first. Returns `None` if no game is evidence.
    pub fn of(games: &[GameEvidence]) -> Option<Rating> {
        Rating::with_styles(games, &MOVE_CHOICE_STYLES)
    }

    /// Rates a player who errs in one of these styles; see [`Rating::of`].
    pub fn with_styles(games: &[GameEvidence], styles: &[MoveChoiceStyle]) -> Option<Rating> {
        let likelihoods: Vec<GameLogLikelihoods> = games
            .iter()
            .filter_map(|game| GameLogLikelihoods::with_styles(game, styles))
            .collect();
        Rating::posterior_rating(&likelihoods.iter().collect::<Vec<_>>(), styles)
    }

    /// Returns the rating that a player sees after these games, the oldest first: see
    /// `Rating::after_game`. Returns `None` if no game is evidence.
    pub fn after_games(games: &[GameEvidence]) -> Option<Rating> {
        let likelihoods: Vec<GameLogLikelihoods> =
            games.iter().filter_map(GameLogLikelihoods::of).collect();
        let likelihoods: Vec<&GameLogLikelihoods> = likelihoods.iter().collect();
        (1..=likelihoods.len()).fold(None, |before, game_count| {
            Rating::after_game(&likelihoods[..game_count], before.as_ref())
        })
    }

    /// Returns the rating after the last of `games`, given the rating before it. Returns `None`
    /// without a game.
    ///
    /// The result of the game decides the direction, because the moves alone may say that a winner
    /// is weaker than estimated so far. A win never lowers a rating that means something, and a
    /// loss never raises it. Then the range grows, so that it includes the estimate.
    pub(super) fn after_game(
        games: &[&GameLogLikelihoods],
        before: Option<&Rating>,
    ) -> Option<Rating> {
        let estimate = Rating::posterior_rating(games, &MOVE_CHOICE_STYLES)?;
        let newest_game = games.last()?;
        let Some(before) = before.filter(|before| before.is_meaningful()) else {
            return Some(estimate);
        };
        let expected_change_of_draw = newest_game.opponent_elo.map(|elo| elo - before.elo);
        let change_direction_by_result = match newest_game.scored_points.total_cmp(&0.5) {
            Ordering::Less => -1.0,
            Ordering::Equal => expected_change_of_draw.unwrap_or(0.0),
            Ordering::Greater => 1.0,
        };
        let elo_change = estimate.elo - before.elo;
        if elo_change * change_direction_by_result >= 0.0 {
            return Some(estimate);
        }
        Some(Rating {
            elo: before.elo,
            elo_deviation: estimate.elo_deviation.hypot(elo_change),
            ..estimate
        })
    }

    fn posterior_rating(
        games: &[&GameLogLikelihoods],
        move_choice_styles: &[MoveChoiceStyle],
    ) -> Option<Rating> {
        if games.is_empty() {
            return None;
        }
        let mut log_posterior: Vec<f64> = elo_grid()
            .map(|elo| -((elo - PRIOR_MEAN_ELO) / PRIOR_DEVIATION_ELO).powi(2) / 2.0)
            .collect();
        let log_prior = log_posterior.clone();
        let mut style_log_likelihood_sums =
            vec![vec![0.0; log_posterior.len()]; move_choice_styles.len()];
        let (mut weighted_points, mut weighted_game_count) = (1.0, 2.0);
        let add_weighted = |sum: &mut Vec<f64>, weight: f64, likelihoods: &[f64]| {
            sum.iter_mut()
                .zip(likelihoods)
                .for_each(|(sum, likelihood)| *sum += weight * likelihood);
        };
        for (game, age) in games.iter().rev().zip(0..MAX_LATEST_GAMES) {
            let game_weight =
                libm::exp2(-f64::from((age + 1 - FULL_WEIGHT_GAME_COUNT).max(0)) / HALF_LIFE_GAMES);
            add_weighted(
                &mut log_posterior,
                game_weight,
                &game.result_log_likelihoods,
            );
            if game.opponent_elo.is_some() {
                weighted_points += game_weight * game.scored_points;
                weighted_game_count += game_weight;
            }
            for (style, likelihoods) in style_log_likelihood_sums
                .iter_mut()
                .zip(&game.style_log_likelihoods)
            {
                add_weighted(style, game_weight, likelihoods);
            }
        }
        // The model assumes that a player has the same style in all games. If no move was judged,
        // the styles are no evidence of the strength.
        let has_judged_moves = style_log_likelihood_sums
            .iter()
            .flatten()
            .any(|log_likelihood| *log_likelihood != 0.0);
        for ((number, log), elo) in log_posterior
            .iter_mut()
            .enumerate()
            .zip(elo_grid())
            .filter(|_| has_judged_moves)
        {
            let faded_log_likelihood = |(likelihoods, style): (&Vec<f64>, &MoveChoiceStyle)| {
                let (lowest, highest) = style.elo_range();
                let elo_outside_range = (lowest - elo).max(elo - highest).max(0.0);
                likelihoods[number] - (elo_outside_range / STYLE_FADE_DEVIATION_ELO).powi(2) / 2.0
            };
            let style_log_likelihoods: Vec<f64> = style_log_likelihood_sums
                .iter()
                .zip(move_choice_styles)
                .map(faded_log_likelihood)
                .collect();
            let max_log_likelihood = style_log_likelihoods
                .iter()
                .copied()
                .fold(f64::NEG_INFINITY, f64::max);
            *log += max_log_likelihood
                + libm::log(
                    style_log_likelihoods
                        .iter()
                        .map(|log| libm::exp(log - max_log_likelihood))
                        .sum(),
                );
        }
        let weights = probabilities_from_logs(&log_posterior);
        let weighted_mean = |of: &dyn Fn(f64) -> f64| {
            elo_grid()
                .zip(&weights)
                .map(|(elo, weight)| of(elo) * weight)
                .sum::<f64>()
        };
        let elo = weighted_mean(&|elo| elo);
        let deviation = weighted_mean(&|each| (each - elo) * (each - elo)).sqrt();
        let point_share: f64 = weighted_points / weighted_game_count;
        let score_lopsidedness = (point_share.max(1.0 - point_share) - LOPSIDED_MIN_POINT_SHARE)
            / (LOPSIDED_MAX_POINT_SHARE - LOPSIDED_MIN_POINT_SHARE);
        let score_lopsidedness = score_lopsidedness.clamp(0.0, 1.0);
        // If nearly all games were won or lost, only the prior limits the rating on one side. On
        // that side the range is computed from the games and moves without the prior.
        let log_likelihoods: Vec<f64> = log_posterior
            .iter()
            .zip(&log_prior)
            .map(|(log, log_prior)| log - log_prior)
            .collect();
        let lopsided_score_deviation = score_lopsidedness
            * distance_to_5_percent_tail(elo, &log_likelihoods, point_share > 0.5)
            / HALF_WIDTH_OF_90_PERCENT_IN_DEVIATIONS;
        Some(Rating {
            elo,
            elo_deviation: deviation
                .hypot(LOPSIDED_DEVIATION_ELO * score_lopsidedness)
                .max(lopsided_score_deviation),
            game_count: games.len(),
        })
    }

    /// Half the width of the range around [`elo`](Rating::elo) that holds the strength in 90 % of
    /// cases, in Elo.
    pub fn elo_margin(&self) -> f64 {
        HALF_WIDTH_OF_90_PERCENT_IN_DEVIATIONS * self.elo_deviation
    }

    /// Returns true if there are enough games for a rating. Its margin may still be large.
    pub const fn is_meaningful(&self) -> bool {
        self.missing_game_count() == 0
    }

    /// The number of games that the rating still needs before it is shown.
    pub const fn missing_game_count(&self) -> usize {
        MIN_MEANINGFUL_GAMES.saturating_sub(self.game_count)
    }

    /// Returns true if the rating is lower than all ratings that are shown as numbers.
    pub fn is_below_shown_ratings(&self) -> bool {
        self.elo.round() < f64::from(MIN_SHOWN_ELO)
    }

    /// Returns true if the rating means something as a number, so that it can be compared.
    pub fn is_shown_as_number(&self) -> bool {
        self.is_meaningful() && !self.is_below_shown_ratings()
    }
}

/// Returns the probabilities of the strengths in [`elo_grid`], given their logarithms up to a
/// constant.
fn probabilities_from_logs(log_weights: &[f64]) -> Vec<f64> {
    let max_log_weight = log_weights
        .iter()
        .copied()
        .fold(f64::NEG_INFINITY, f64::max);
    let weights: Vec<f64> = log_weights
        .iter()
        .map(|log| libm::exp(log - max_log_weight))
        .collect();
    let total: f64 = weights.iter().sum();
    weights.into_iter().map(|weight| weight / total).collect()
}

/// Returns the distance from `elo`, upwards or downwards, beyond which 5 % of the probability lies.
fn distance_to_5_percent_tail(elo: f64, log_weights: &[f64], is_above: bool) -> f64 {
    let mut elo_probabilities: Vec<(f64, f64)> = elo_grid()
        .zip(probabilities_from_logs(log_weights))
        .collect();
    if is_above {
        elo_probabilities.reverse();
    }
    let mut probability_sum = 0.0;
    let elo_and_probability_at_tail = elo_probabilities.into_iter().find(|(_, probability)| {
        probability_sum += probability;
        probability_sum > 0.05
    });
    elo_and_probability_at_tail.map_or(0.0, |(strength, _)| {
        if is_above {
            strength - elo
        } else {
            elo - strength
        }
    })
}

/// Returns the strengths that are considered, in Elo.
fn elo_grid() -> impl Iterator<Item = f64> {
    (MIN_ELO..=MAX_ELO).step_by(ELO_STEP).map(f64::from)
}

/// The logarithms of the likelihood of a game, for a player of each strength in [`elo_grid`].
#[derive(Clone, Debug, PartialEq)]
pub(super) struct GameLogLikelihoods {
    result_log_likelihoods: Vec<f64>,
    opponent_elo: Option<f64>,
    scored_points: f64,
    style_log_likelihoods: Vec<Vec<f64>>,
}

impl GameLogLikelihoods {
    /// Returns the likelihoods of a game, or `None` if the game says nothing of strength.
    pub(super) fn of(game: &GameEvidence) -> Option<GameLogLikelihoods> {
        GameLogLikelihoods::with_styles(game, &MOVE_CHOICE_STYLES)
    }

    fn with_styles(game: &GameEvidence, styles: &[MoveChoiceStyle]) -> Option<GameLogLikelihoods> {
        let is_informative = game.opponent_elo.is_some() || !game.moves.is_empty();
        is_informative.then(|| {
            let elo_values: Vec<f64> = elo_grid().collect();
            let log_likelihoods_of_style = |style: &MoveChoiceStyle| {
                let mut log_likelihood_sums = vec![0.0; elo_values.len()];
                for evidence in &game.moves {
                    let log_likelihoods = evidence.log_likelihoods(style, &elo_values);
                    log_likelihood_sums
                        .iter_mut()
                        .zip(log_likelihoods)
                        .for_each(|(log_likelihood_sum, log_likelihood)| {
                            *log_likelihood_sum += log_likelihood;
                        });
                }
                log_likelihood_sums
            };
            let style_log_likelihoods = styles.iter().map(log_likelihoods_of_style).collect();
            let result_log_likelihoods = elo_values
                .iter()
                .map(|&elo| game.log_likelihood(elo))
                .collect();
            GameLogLikelihoods {
                result_log_likelihoods,
                opponent_elo: game.opponent_elo,
                scored_points: game.scored_points,
                style_log_likelihoods,
            }
        })
    }
}

impl GameEvidence {
    /// Returns the logarithm of the likelihood of the result for a player of this strength.
    fn log_likelihood(&self, elo: f64) -> f64 {
        self.opponent_elo.map_or(0.0, |opponent| {
            let expected_share =
                expected_point_share(self.elo_difference_factor * (elo - opponent));
            self.scored_points * libm::log(expected_share.max(1e-9))
                + (1.0 - self.scored_points) * libm::log((1.0 - expected_share).max(1e-9))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rating::FEATURE_COUNT;
    use crate::record::DEPTH_COUNT;

    fn evidence_from_results(opponent_elo: f64, points: &[f64]) -> Vec<GameEvidence> {
        points
            .iter()
            .map(|&points| GameEvidence {
                elo_difference_factor: 1.0,
                opponent_elo: Some(opponent_elo),
                scored_points: points,
                moves: Vec::new(),
            })
            .collect()
    }

    #[test]
    fn wins_raise_and_losses_lower_a_rating_and_every_game_narrows_its_range() {
        assert_eq!(Rating::of(&[]), None);
        assert_eq!(
            Rating::of(&[GameEvidence {
                elo_difference_factor: 1.0,
                opponent_elo: None,
                scored_points: 0.5,
                moves: Vec::new()
            }]),
            None,
            "a game that tells nothing"
        );
        let rating =
            |points: &[f64]| Rating::of(&evidence_from_results(1200.0, points)).expect("a rating");
        assert!(rating(&[1.0, 0.0, 0.5, 0.5]).elo < rating(&[1.0, 1.0, 0.5, 0.5]).elo);
        assert!((rating(&[0.5; 40]).elo - 1200.0).abs() < 20.0);
        assert!(rating(&[0.5; 4]).elo_margin() > 1.5 * rating(&[0.5; 20]).elo_margin());
        assert!(
            rating(&[1.0; 200]).elo < 2800.0,
            "who always wins is not rated beyond measure"
        );
    }

    #[test]
    fn a_win_never_lowers_a_rating_and_a_loss_never_raises_it() {
        let move_features = |cost: f64| {
            let mut features = [0.0; FEATURE_COUNT];
            features[..DEPTH_COUNT].fill(cost);
            features
        };
        let game = |(opponent_elo, scored_points), played_index| GameEvidence {
            elo_difference_factor: 1.0,
            opponent_elo: Some(opponent_elo),
            scored_points,
            moves: vec![
                MoveEvidence {
                    move_features: [0.0, 0.25, 0.6].map(move_features).to_vec(),
                    played_index,
                };
                20
            ],
        };
        for (result, other_result, played_index) in [
            ((446.0, 1.0), (446.0, 0.0), 2),
            ((1600.0, 0.5), (446.0, 0.5), 2),
            ((1600.0, 0.0), (1600.0, 1.0), 0),
        ] {
            let mut games: Vec<GameEvidence> = [0.0, 1.0, 0.0, 1.0]
                .map(|points| game((967.0, points), 1))
                .to_vec();
            let before = Rating::after_games(&games).expect("a rating");
            games.push(game(result, played_index));
            let [shown_rating, estimate] =
                [Rating::after_games, Rating::of].map(|rate| rate(&games).expect("a rating"));
            assert!(before.is_meaningful() && shown_rating.is_meaningful());
            assert!(
                (shown_rating.elo - before.elo).abs() < 1e-9,
                "{result:?}: {shown_rating:?} {estimate:?}"
            );
            assert!(shown_rating.elo_margin() >= (estimate.elo - shown_rating.elo).abs());
            games[4] = game(other_result, played_index);
            assert_eq!(Rating::after_games(&games), Rating::of(&games));
        }
    }

    #[test]
    fn the_rating_range_contains_the_true_strength_in_85_of_100_cases() {
        use rand::rngs::StdRng;
        use rand::{RngExt, SeedableRng};
        let mut rng = StdRng::seed_from_u64(5);
        for opponent in [-85.0, 446.0, 967.0, 1381.0, 1817.0, 2316.0] {
            for distance in [0.0, 200.0, 400.0, 800.0, 1600.0, 2400.0] {
                for strength in [opponent - distance, opponent + distance] {
                    if !(-100.0..=2700.0).contains(&strength) {
                        continue;
                    }
                    let mut is_strength_in_range = || {
                        let mut random_points = || {
                            f64::from(u8::from(
                                rng.random_bool(expected_point_share(strength - opponent)),
                            ))
                        };
                        let points: Vec<f64> = (0..10).map(|_| random_points()).collect();
                        let rating = Rating::of(&evidence_from_results(opponent, &points))
                            .expect("a rating");
                        (rating.elo - strength).abs() <= rating.elo_margin()
                    };
                    let case_count_in_range = (0..100).filter(|_| is_strength_in_range()).count();
                    assert!(
                        case_count_in_range >= 85,
                        "{strength} against {opponent}: {case_count_in_range} of 100"
                    );
                }
            }
        }
    }

    #[test]
    fn old_games_count_less_in_a_rating() {
        let lost_then_won = Rating::of(&evidence_from_results(
            1200.0,
            &[[0.0; 30], [1.0; 30]].concat(),
        ))
        .expect("a rating");
        let won_then_lost = Rating::of(&evidence_from_results(
            1200.0,
            &[[1.0; 30], [0.0; 30]].concat(),
        ))
        .expect("a rating");
        assert!(lost_then_won.elo > won_then_lost.elo + 100.0);
    }

    #[test]
    fn a_player_whose_moves_lose_little_is_rated_higher() {
        let move_features = |cost: f64| {
            let mut features = [0.0; FEATURE_COUNT];
            features[..DEPTH_COUNT].fill(cost);
            features[DEPTH_COUNT..2 * DEPTH_COUNT].fill(if cost > 0.0 { 0.0 } else { 1.0 });
            features[2 * DEPTH_COUNT..3 * DEPTH_COUNT].fill(0.7 * cost);
            features
        };
        let evidence_of_choice = |played| MoveEvidence {
            move_features: [0.0, 0.25, 0.6].map(move_features).to_vec(),
            played_index: played,
        };
        let elo_of_moves = |moves: Vec<MoveEvidence>| {
            Rating::of(&[GameEvidence {
                elo_difference_factor: 1.0,
                opponent_elo: None,
                scored_points: 0.5,
                moves,
            }])
            .expect("a rating")
            .elo
        };
        let rating_of_choices = |played: [usize; 4]| {
            elo_of_moves(
                played
                    .into_iter()
                    .cycle()
                    .take(40)
                    .map(evidence_of_choice)
                    .collect(),
            )
        };
        assert!(
            rating_of_choices([0, 0, 0, 0]) > rating_of_choices([0, 0, 0, 1])
                && rating_of_choices([0, 0, 0, 1]) > rating_of_choices([0, 1, 2, 2])
        );
    }
}
