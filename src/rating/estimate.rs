//! The likeliest strength, given results and moves.

use super::elo::share_of_elo;
use super::moves::{MODEL, MoveEvidence};

/// What one game tells about a player.
#[derive(Clone, Debug, PartialEq)]
pub struct GameEvidence {
    /// How far apart players stand in its variant: [`spread`](super::spread).
    pub spread: f64,
    /// The strength of the opponent, where it is known, and the points scored: 1 for a win, a half for a draw.
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

/// Strengths that are weighed, from far below random play to far above the strongest level.
const LOWEST: i32 = -600;
const HIGHEST: i32 = 3400;
const STEP: usize = 20;
/// Before anything is known: most people who play stand somewhere here.
const EXPECTED: f64 = 1100.0;
const SPREAD: f64 = 700.0;
/// A person's style is not that of the levels, and moves of one game resemble each other: a move counts for less than a
/// free one would. Chosen on games that were not used for the model (docs/learning.md).
const MOVE_WEIGHT: f64 = 0.6;
/// In how many games the weight of a game falls by half: strength changes.
const HALF_LIFE: f64 = 25.0;
/// Games before the last ones of this number count for nothing: by the weight they would count for a sixteenth at most.
const OLDEST: i32 = 100;
/// Half the width of a range that holds nine of ten, in standard deviations. It would be 1.645 if the model were right for every
/// style of play; with 2.0 it held 95 in a hundred of the ratings of players of known strength (docs/learning.md).
const NINE_IN_TEN: f64 = 1.85;

impl Rating {
    /// The rating from games, the oldest first. `None` where no game tells anything.
    #[must_use]
    pub fn of(games: &[GameEvidence]) -> Option<Rating> {
        let told: Vec<Likelihood> = games.iter().filter_map(Likelihood::of).collect();
        Rating::of_likelihoods(&told.iter().collect::<Vec<_>>())
    }

    /// The rating from what games tell, the oldest first. `None` without a game.
    pub(super) fn of_likelihoods(games: &[&Likelihood]) -> Option<Rating> {
        if games.is_empty() {
            return None;
        }
        let mut logs: Vec<f64> = strengths().map(|elo| -((elo - EXPECTED) / SPREAD).powi(2) / 2.0).collect();
        for (game, age) in games.iter().rev().zip(0..OLDEST) {
            let weight = libm::exp2(-f64::from(age) / HALF_LIFE);
            logs.iter_mut().zip(&game.0).for_each(|(log, told)| *log += weight * told);
        }
        let most = logs.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let weights: Vec<f64> = logs.iter().map(|log| libm::exp(log - most)).collect();
        let total: f64 = weights.iter().sum();
        let mean = |of: &dyn Fn(f64) -> f64| {
            strengths().zip(&weights).map(|(elo, weight)| of(elo) * weight).sum::<f64>() / total
        };
        let elo = mean(&|elo| elo);
        Some(Rating { elo, deviation: mean(&|each| (each - elo) * (each - elo)).sqrt() })
    }

    /// Half the width of the range around [`elo`](Rating::elo) that holds the strength in nine cases of ten.
    #[must_use]
    pub fn margin(&self) -> f64 {
        NINE_IN_TEN * self.deviation
    }
}

/// The strengths that are weighed.
fn strengths() -> impl Iterator<Item = f64> {
    (LOWEST..=HIGHEST).step_by(STEP).map(f64::from)
}

/// How likely a game is for a player of each of the [`strengths`]: the logarithms.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Likelihood(Vec<f64>);

impl Likelihood {
    /// What a game tells; `None` where it tells nothing.
    pub(super) fn of(game: &GameEvidence) -> Option<Likelihood> {
        let tells = game.result.is_some() || !game.moves.is_empty();
        tells.then(|| Likelihood(strengths().map(|elo| game.log_likelihood(elo)).collect()))
    }
}

impl GameEvidence {
    fn log_likelihood(&self, elo: f64) -> f64 {
        let by_result = self.result.map_or(0.0, |(opponent, points)| {
            let win = share_of_elo(self.spread * (elo - opponent));
            points * libm::log(win.max(1e-9)) + (1.0 - points) * libm::log((1.0 - win).max(1e-9))
        });
        let by_moves: f64 = self.moves.iter().map(|&evidence| MODEL.log_likelihood(evidence, elo)).sum();
        by_result + MOVE_WEIGHT * by_moves
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn results(opponent: f64, points: &[f64]) -> Vec<GameEvidence> {
        points
            .iter()
            .map(|&points| GameEvidence { spread: 1.0, result: Some((opponent, points)), moves: Vec::new() })
            .collect()
    }

    #[test]
    fn results_lift_and_lower_a_rating_and_many_make_it_surer() {
        assert_eq!(Rating::of(&[]), None);
        assert_eq!(
            Rating::of(&[GameEvidence { spread: 1.0, result: None, moves: Vec::new() }]),
            None,
            "a game that tells nothing"
        );
        let rating = |points: &[f64]| Rating::of(&results(1200.0, points)).expect("a rating");
        assert!(rating(&[1.0, 0.0, 0.5, 0.5]).elo < rating(&[1.0, 1.0, 0.5, 0.5]).elo);
        assert!((rating(&[0.5; 40]).elo - 1200.0).abs() < 20.0);
        assert!(rating(&[0.5; 4]).margin() > 1.5 * rating(&[0.5; 20]).margin());
        assert!(rating(&[1.0; 200]).elo < 3400.0, "who always wins is not rated beyond measure");
    }

    #[test]
    fn what_was_played_long_ago_counts_less() {
        let lost_then_won = Rating::of(&results(1200.0, &[[0.0; 30], [1.0; 30]].concat())).expect("a rating");
        let won_then_lost = Rating::of(&results(1200.0, &[[1.0; 30], [0.0; 30]].concat())).expect("a rating");
        assert!(lost_then_won.elo > won_then_lost.elo + 100.0);
    }

    #[test]
    fn moves_that_give_away_little_make_a_strong_player() {
        let moves = |cost| vec![MoveEvidence::new(cost, 100).expect("something is at stake"); 40];
        let rating =
            |cost| Rating::of(&[GameEvidence { spread: 1.0, result: None, moves: moves(cost) }]).expect("a rating");
        assert!(rating(0).elo > rating(60).elo && rating(60).elo > rating(300).elo);
    }
}
