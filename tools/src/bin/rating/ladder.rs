//! Computes the rating of each contestant: the Bradley-Terry model (Zermelo 1929, Elo 1978), fitted
//! by maximum likelihood.

use std::path::Path;

use awale_study::catalogue::Variant;

use crate::Result;
use crate::contestants::CONTESTANTS;
use crate::play::{GameRecord, read_games};

/// The player that fixes the scale, and its rating in Elo.
const ANCHOR_PLAYER: (&str, f64) = ("engine:level=4", 1200.0);

/// The ratings of the contestants in Elo, and their standard errors.
pub struct Ladder {
    pub strengths: Vec<f64>,
    pub errors: Vec<f64>,
}

/// The expected score against a player whose rating is lower by `difference` Elo.
fn expected_score(difference: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-difference / 400.0))
}

impl Ladder {
    /// Computes the maximum-likelihood ratings. Each rating in turn is changed until the player's
    /// expected points equal the scored ones (Newton's method).
    pub fn from_games(games: &[&GameRecord]) -> Ladder {
        let count = CONTESTANTS.len();
        let mut points = vec![vec![0.0; count]; count];
        let mut played = vec![vec![0.0; count]; count];
        for game in games {
            let [south, north] = game.players;
            let Some(scored) = game.points else { continue };
            let scored = f64::from(scored) / 2.0;
            points[south][north] += scored;
            points[north][south] += 1.0 - scored;
            played[south][north] += 1.0;
            played[north][south] += 1.0;
        }
        let mut strengths = vec![0.0; count];
        let mut errors = vec![0.0; count];
        let unit = 400.0 / std::f64::consts::LN_10;
        for _ in 0..2000 {
            for player in 0..count {
                let (mut surplus, mut slope) = (0.0, 1e-9);
                for other in 0..count {
                    let share = expected_score(strengths[player] - strengths[other]);
                    surplus += points[player][other] - played[player][other] * share;
                    slope += played[player][other] * share * (1.0 - share) / unit;
                }
                strengths[player] += (surplus / slope).clamp(-50.0, 50.0);
                errors[player] = (unit / slope).sqrt();
            }
        }
        let anchor = CONTESTANTS
            .iter()
            .position(|name| *name == ANCHOR_PLAYER.0)
            .expect("it plays");
        let shift = ANCHOR_PLAYER.1 - strengths[anchor];
        for strength in &mut strengths {
            *strength += shift;
        }
        Ladder { strengths, errors }
    }
}

impl Ladder {
    /// The spread of these ratings relative to `all`: the slope of the regression line through the
    /// anchor.
    fn relative_spread(&self, all: &Ladder) -> f64 {
        let (mut both, mut square) = (0.0, 0.0);
        for ((here, there), error) in self.strengths.iter().zip(&all.strengths).zip(&self.errors) {
            let weight = 1.0 / (error * error);
            both += weight * (here - ANCHOR_PLAYER.1) * (there - ANCHOR_PLAYER.1);
            square += weight * (there - ANCHOR_PLAYER.1).powi(2);
        }
        both / square
    }
}

pub fn print_ladder(file: &Path) -> Result<()> {
    let games = read_games(file)?;
    let all = Ladder::from_games(&games.iter().collect::<Vec<_>>());
    let variants = Variant::built_in();
    let of_variant = |variant: &Variant| {
        let chosen: Vec<&GameRecord> = games
            .iter()
            .filter(|game| game.variant.id == variant.id)
            .collect();
        Ladder::from_games(&chosen)
    };
    let each: Vec<Ladder> = variants.iter().map(of_variant).collect();
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
            all.strengths[player],
            1.96 * all.errors[player]
        );
        for ladder in &each {
            print!(" {:>9.0}", ladder.strengths[player]);
        }
        println!();
    }
    print!("{:<34} {:>6} {:>5}", "spread", "", "");
    for ladder in &each {
        print!(" {:>9.2}", ladder.relative_spread(&all));
    }
    println!();
    Ok(())
}
