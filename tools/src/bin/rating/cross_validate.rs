//! Cross-validation: rates players by ten games at a time and compares with their measured ratings.
//! The games are divided into parts, and the model for each part is fitted to the other parts.

use std::{collections::BTreeMap, path::Path};

use awale_study::rating::{GameEvidence, MoveChoiceStyle, Rating, elo_difference_factor};
use rand::{SeedableRng, rngs::StdRng, seq::SliceRandom};

use crate::{
    Result,
    contestants::CONTESTANTS,
    fit::{self, CROSS_VALIDATION_PARTS, cross_validation_part, evidence_of_side},
    judge::{self, JudgedGame},
    ladder::Ladder,
    play,
};

/// Number of games in a trial, which estimates the rating of a player from these games only.
const GAMES_PER_TRIAL: usize = 10;
/// Number of random divisions of the games into trials. The table uses the first one, its last line
/// uses all.
const SHUFFLES_PER_PLAYER: u64 = 20;
/// An estimated rating is good if its error, in Elo, is at most this.
const MAX_GOOD_RATING_ERROR: f64 = 100.0;

/// The results of the trials of one player.
#[derive(Default)]
struct PlayerTrials {
    rating_errors: Vec<f64>,
    ratings_with_small_error: usize,
    ratings_within_margin: usize,
}

impl PlayerTrials {
    fn add_trial(&mut self, rating_error: f64, rating: &Rating) {
        self.rating_errors.push(rating_error);
        self.ratings_with_small_error += usize::from(rating_error.abs() <= MAX_GOOD_RATING_ERROR);
        self.ratings_within_margin += usize::from(rating_error.abs() <= rating.elo_margin());
    }
}

pub fn cross_validate_and_print_errors(games_file: &Path, judged_games_file: &Path) -> Result<()> {
    let games = play::read_games(games_file)?;
    let ladder = Ladder::from_games(&games.iter().collect::<Vec<_>>());
    let judged_games = judge::read_judged_games(judged_games_file)?;
    let mut trials_by_player: BTreeMap<usize, PlayerTrials> = BTreeMap::new();
    let mut trials_of_all_shuffles = PlayerTrials::default();
    for held_out in 0..CROSS_VALIDATION_PARTS {
        let (held_out_games, training_games): (Vec<&JudgedGame>, Vec<&JudgedGame>) =
            judged_games.iter().partition(|judged_game| {
                cross_validation_part(&games[judged_game.game_index]) == held_out
            });
        let fitted_styles = fit::fit_styles(&games, &training_games, &ladder);
        let styles: Vec<MoveChoiceStyle> = fitted_styles
            .into_iter()
            .map(|fitted| fitted.style)
            .collect();
        let mut evidence_by_player: BTreeMap<usize, Vec<GameEvidence>> = BTreeMap::new();
        for judged_game in held_out_games {
            let game = &games[judged_game.game_index];
            for (side, &player) in game.players.iter().enumerate() {
                let player_points = game
                    .south_half_points
                    .map(|points| f64::from(if side == 0 { points } else { 2 - points }) / 2.0);
                let opponent_elo =
                    player_points.map(|_| ladder.elo_ratings[game.players[1 - side]]);
                let move_evidence = evidence_of_side(game, judged_game, side);
                let elo_difference_factor = elo_difference_factor(&game.variant.id);
                evidence_by_player
                    .entry(player)
                    .or_default()
                    .push(GameEvidence {
                        elo_difference_factor,
                        opponent_elo,
                        scored_points: player_points.unwrap_or(0.5),
                        moves: move_evidence,
                    });
            }
        }
        for (player, evidence) in evidence_by_player {
            for draw in 0..SHUFFLES_PER_PLAYER {
                // The games are shuffled, because ten consecutive games are against the same
                // opponent.
                let mut shuffled_evidence = evidence.clone();
                shuffled_evidence.shuffle(&mut StdRng::seed_from_u64(player as u64 + 1000 * draw));
                for ten in shuffled_evidence.chunks_exact(GAMES_PER_TRIAL) {
                    let rating =
                        Rating::with_styles(ten, &styles).ok_or("ten games are enough evidence")?;
                    let rating_error = rating.elo - ladder.elo_ratings[player];
                    trials_of_all_shuffles.add_trial(rating_error, &rating);
                    if draw == 0 {
                        trials_by_player
                            .entry(player)
                            .or_default()
                            .add_trial(rating_error, &rating);
                    }
                }
            }
        }
    }
    println!(
        "player                              trials  mean error  deviation  within {MAX_GOOD_RATING_ERROR}  within the margin"
    );
    let print_row =
        |name: &str, rating_errors: &[f64], good_ratings: usize, ratings_within_margin: usize| {
            let count = rating_errors.len() as f64;
            let mean_error = rating_errors.iter().sum::<f64>() / count;
            let error_deviation = (rating_errors
                .iter()
                .map(|error| (error - mean_error).powi(2))
                .sum::<f64>()
                / count)
                .sqrt();
            println!(
                "{name:<36} {:>5} {mean_error:>+11.0} {error_deviation:>10.0} {:>9.1} % {:>9.1} %",
                rating_errors.len(),
                100.0 * good_ratings as f64 / count,
                100.0 * ratings_within_margin as f64 / count
            );
        };
    for (player, one) in &trials_by_player {
        print_row(
            CONTESTANTS[*player],
            &one.rating_errors,
            one.ratings_with_small_error,
            one.ratings_within_margin,
        );
    }
    let rating_errors_of_all_players: Vec<f64> = trials_by_player
        .values()
        .flat_map(|one| one.rating_errors.iter().copied())
        .collect();
    let PlayerTrials {
        rating_errors,
        ratings_with_small_error: within,
        ratings_within_margin: covered,
    } = &trials_of_all_shuffles;
    print_row(
        "all",
        &rating_errors_of_all_players,
        trials_by_player
            .values()
            .map(|one| one.ratings_with_small_error)
            .sum(),
        trials_by_player
            .values()
            .map(|one| one.ratings_within_margin)
            .sum(),
    );
    print_row(
        &format!("all of {SHUFFLES_PER_PLAYER} draws"),
        rating_errors,
        *within,
        *covered,
    );
    Ok(())
}
