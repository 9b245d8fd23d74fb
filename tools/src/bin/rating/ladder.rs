//! Computes the rating of each contestant: the Bradley-Terry model (Zermelo 1929, Elo 1978), fitted
//! by maximum likelihood.

use std::path::Path;

use awale_study::catalogue::Variant;

use crate::{
    Result,
    contestants::CONTESTANTS,
    play::{GameRecord, read_games},
};

/// The player that fixes the scale, and its rating in Elo.
const ANCHOR_PLAYER: (&str, f64) = ("engine:level=4", 1200.0);

/// The ratings of the contestants in Elo, and their standard errors.
pub struct Ladder {
    pub elo_ratings: Vec<f64>,
    pub elo_standard_errors: Vec<f64>,
}

/// The expected score against a player whose rating is lower by `elo_advantage` Elo.
fn expected_score(elo_advantage: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo_advantage / 400.0))
}

impl Ladder {
    /// Computes the maximum-likelihood ratings. Each rating in turn is changed until the player's
    /// expected points equal the scored ones (Newton's method).
    pub fn from_games(games: &[&GameRecord]) -> Ladder {
        let count = CONTESTANTS.len();
        let mut points = vec![vec![0.0; count]; count];
        let mut games_played = vec![vec![0.0; count]; count];
        for game in games {
            let [south, north] = game.players;
            let Some(half_points_of_south) = game.south_half_points else {
                continue;
            };
            let south_points = f64::from(half_points_of_south) / 2.0;
            points[south][north] += south_points;
            points[north][south] += 1.0 - south_points;
            games_played[south][north] += 1.0;
            games_played[north][south] += 1.0;
        }
        let mut elo_ratings = vec![0.0; count];
        let mut elo_standard_errors = vec![0.0; count];
        let elo_per_logit = 400.0 / std::f64::consts::LN_10;
        for _ in 0..2000 {
            for player in 0..count {
                let (mut surplus_score, mut slope) = (0.0, 1e-9);
                for other in 0..count {
                    let expected_share = expected_score(elo_ratings[player] - elo_ratings[other]);
                    surplus_score +=
                        points[player][other] - games_played[player][other] * expected_share;
                    slope += games_played[player][other] * expected_share * (1.0 - expected_share)
                        / elo_per_logit;
                }
                elo_ratings[player] += (surplus_score / slope).clamp(-50.0, 50.0);
                elo_standard_errors[player] = (elo_per_logit / slope).sqrt();
            }
        }
        let anchor_index = CONTESTANTS
            .iter()
            .position(|name| *name == ANCHOR_PLAYER.0)
            .expect("it plays");
        let elo_shift = ANCHOR_PLAYER.1 - elo_ratings[anchor_index];
        for strength in &mut elo_ratings {
            *strength += elo_shift;
        }
        Ladder {
            elo_ratings,
            elo_standard_errors,
        }
    }
}

impl Ladder {
    /// The spread of these ratings relative to `ladder_of_all_variants`: the slope of the
    /// regression line through the anchor.
    fn elo_difference_factor(&self, ladder_of_all_variants: &Ladder) -> f64 {
        let (mut sum_of_products, mut sum_of_squares) = (0.0, 0.0);
        for ((here, there), error) in self
            .elo_ratings
            .iter()
            .zip(&ladder_of_all_variants.elo_ratings)
            .zip(&self.elo_standard_errors)
        {
            let weight = 1.0 / (error * error);
            sum_of_products += weight * (here - ANCHOR_PLAYER.1) * (there - ANCHOR_PLAYER.1);
            sum_of_squares += weight * (there - ANCHOR_PLAYER.1).powi(2);
        }
        sum_of_products / sum_of_squares
    }
}

pub fn print_ladder(games_file: &Path) -> Result<()> {
    let games = read_games(games_file)?;
    let ladder_of_all_variants = Ladder::from_games(&games.iter().collect::<Vec<_>>());
    let variants = Variant::built_in();
    let ladder_of_variant = |variant: &Variant| {
        let variant_games: Vec<&GameRecord> = games
            .iter()
            .filter(|game| game.variant.id == variant.id)
            .collect();
        Ladder::from_games(&variant_games)
    };
    let variant_ladders: Vec<Ladder> = variants.iter().map(ladder_of_variant).collect();
    print!(
        "{} games\n{:<34} {:>6} {:>5}",
        games.len(),
        "player",
        "Elo",
        "±"
    );
    for variant in variants {
        print!(" {:>9}", variant.id);
    }
    println!();
    for (player, name) in CONTESTANTS.iter().enumerate() {
        print!(
            "{name:<34} {:>6.0} {:>5.0}",
            ladder_of_all_variants.elo_ratings[player],
            1.96 * ladder_of_all_variants.elo_standard_errors[player]
        );
        for ladder in &variant_ladders {
            print!(" {:>9.0}", ladder.elo_ratings[player]);
        }
        println!();
    }
    print!("{:<34} {:>6} {:>5}", "spread", "", "");
    for ladder in &variant_ladders {
        print!(
            " {:>9.2}",
            ladder.elo_difference_factor(&ladder_of_all_variants)
        );
    }
    println!();
    Ok(())
}
