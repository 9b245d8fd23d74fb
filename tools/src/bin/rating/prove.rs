//! Cross-validation: rates players by ten games at a time and compares with their measured ratings.
//! The games are divided into parts, and the model for each part is fitted to the other parts.

use std::collections::BTreeMap;
use std::path::Path;

use awale_study::rating::{GameEvidence, MoveStyle, Rating, elo_spread};
use rand::SeedableRng;
use rand::rngs::StdRng;
use rand::seq::SliceRandom;

use crate::contestants::CONTESTANTS;
use crate::fit::{self, CROSS_VALIDATION_PARTS, cross_validation_part, evidence_of_side};
use crate::judge::{self, JudgedGame};
use crate::ladder::Ladder;
use crate::{Result, play};

/// Number of games in a trial, which estimates the rating of a player from these games only.
const GAMES_PER_TRIAL: usize = 10;
/// Number of random divisions of the games into trials. The table uses the first one, its last line
/// uses all.
const RANDOM_DIVISIONS: u64 = 20;
/// An estimated rating is good if its error, in Elo, is at most this.
const MAX_GOOD_RATING_ERROR: f64 = 100.0;

/// The results of the trials of one player.
#[derive(Default)]
struct PlayerTrials {
    errors: Vec<f64>,
    close_rating_count: usize,
    ratings_within_margin: usize,
}

impl PlayerTrials {
    fn add_trial(&mut self, error: f64, rating: &Rating) {
        self.errors.push(error);
        self.close_rating_count += usize::from(error.abs() <= MAX_GOOD_RATING_ERROR);
        self.ratings_within_margin += usize::from(error.abs() <= rating.elo_margin());
    }
}

pub fn print_trial_errors(games: &Path, moves: &Path) -> Result<()> {
    let games = play::read_games(games)?;
    let ladder = Ladder::from_games(&games.iter().collect::<Vec<_>>());
    let judged = judge::read_judged_games(moves)?;
    let mut trials: BTreeMap<usize, PlayerTrials> = BTreeMap::new();
    let mut trials_of_all_divisions = PlayerTrials::default();
    for held_out in 0..CROSS_VALIDATION_PARTS {
        let (held_out_games, training_games): (Vec<&JudgedGame>, Vec<&JudgedGame>) = judged
            .iter()
            .partition(|judged| cross_validation_part(&games[judged.number]) == held_out);
        let fitted = fit::fit_styles(&games, &training_games, &ladder);
        let styles: Vec<MoveStyle> = fitted.into_iter().map(|fitted| fitted.style).collect();
        let mut evidence_by_player: BTreeMap<usize, Vec<GameEvidence>> = BTreeMap::new();
        for judged in held_out_games {
            let game = &games[judged.number];
            for (side, &player) in game.players.iter().enumerate() {
                let points = game
                    .points
                    .map(|points| f64::from(if side == 0 { points } else { 2 - points }) / 2.0);
                let opponent_elo_and_points =
                    points.map(|points| (ladder.elo_ratings[game.players[1 - side]], points));
                let moves = evidence_of_side(game, judged, side);
                let spread = elo_spread(&game.variant.id);
                evidence_by_player
                    .entry(player)
                    .or_default()
                    .push(GameEvidence {
                        elo_difference_factor: spread,
                        opponent_elo_and_points,
                        moves,
                    });
            }
        }
        for (player, evidence) in evidence_by_player {
            for draw in 0..RANDOM_DIVISIONS {
                // The games are shuffled, because ten consecutive games are against the same
                // opponent.
                let mut shuffled_evidence = evidence.clone();
                shuffled_evidence.shuffle(&mut StdRng::seed_from_u64(player as u64 + 1000 * draw));
                for ten in shuffled_evidence.chunks_exact(GAMES_PER_TRIAL) {
                    let rating =
                        Rating::with_styles(ten, &styles).ok_or("ten games tell something")?;
                    let error = rating.elo - ladder.elo_ratings[player];
                    trials_of_all_divisions.add_trial(error, &rating);
                    if draw == 0 {
                        trials.entry(player).or_default().add_trial(error, &rating);
                    }
                }
            }
        }
    }
    println!(
        "player                              trials  mean error  deviation  within {MAX_GOOD_RATING_ERROR}  within the margin"
    );
    let row = |name: &str, errors: &[f64], good_ratings: usize, ratings_within_margin: usize| {
        let count = errors.len() as f64;
        let mean = errors.iter().sum::<f64>() / count;
        let deviation = (errors
            .iter()
            .map(|error| (error - mean).powi(2))
            .sum::<f64>()
            / count)
            .sqrt();
        println!(
            "{name:<36} {:>5} {mean:>+11.0} {deviation:>10.0} {:>9.1} % {:>9.1} %",
            errors.len(),
            100.0 * good_ratings as f64 / count,
            100.0 * ratings_within_margin as f64 / count
        );
    };
    for (player, one) in &trials {
        row(
            CONTESTANTS[*player],
            &one.errors,
            one.close_rating_count,
            one.ratings_within_margin,
        );
    }
    let all: Vec<f64> = trials
        .values()
        .flat_map(|one| one.errors.iter().copied())
        .collect();
    let PlayerTrials {
        errors,
        close_rating_count: within,
        ratings_within_margin: covered,
    } = &trials_of_all_divisions;
    row(
        "all",
        &all,
        trials.values().map(|one| one.close_rating_count).sum(),
        trials.values().map(|one| one.ratings_within_margin).sum(),
    );
    row(
        &format!("all of {RANDOM_DIVISIONS} draws"),
        errors,
        *within,
        *covered,
    );
    Ok(())
}
