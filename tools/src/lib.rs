//! Shared code of the tools that make and measure parts of Awalé: puzzles, exercises, weights,
//! pictures, ratings. Not shipped.

use awale_rules::{Game, Match, Position, Seat};
use awale_study::catalogue::{AnyGame, Variant};
use rand::{SeedableRng, rngs::StdRng, seq::IteratorRandom};

/// Starts a game with `plies` random moves. South begins if `seed` is even. Returns the game, and
/// the random generator for what follows.
pub fn start_with_random_plies(
    variant: &Variant,
    plies: usize,
    seed: u64,
) -> (Match<AnyGame>, StdRng) {
    let mut rng = StdRng::seed_from_u64(seed);
    let first_seat = Seat::BOTH[usize::from(seed % 2 == 1)];
    let mut game = Match::new(AnyGame::Awale(Position::start(&variant.rules, first_seat)));
    for _ in 0..plies {
        let Some(mv) = game.position().moves().choose(&mut rng) else {
            break;
        };
        game.play(mv).ok();
    }
    (game, rng)
}

/// Maximizes `likelihood` from `model` on by coordinate search: changes one of its
/// `parameter_count` parameters at a time as long as that helps, with smaller and smaller steps.
/// `add_to_parameter(model, index, change)` adds `change` to a parameter. Returns the best model.
pub fn maximize_likelihood<M: Clone>(
    model: M,
    parameter_count: usize,
    add_to_parameter: impl Fn(&mut M, usize, f64),
    likelihood: impl Fn(&M) -> f64,
) -> M {
    let (mut best_likelihood, mut step_size) = (likelihood(&model), 0.2);
    let mut model = model;
    while step_size > 0.002 {
        let mut has_improved = false;
        for number in 0..parameter_count {
            for by in [step_size, -step_size] {
                let mut changed_model = model.clone();
                add_to_parameter(&mut changed_model, number, by);
                let likelihood = likelihood(&changed_model);
                if likelihood > best_likelihood {
                    (model, best_likelihood, has_improved) = (changed_model, likelihood, true);
                }
            }
        }
        if !has_improved {
            step_size /= 2.0;
        }
    }
    model
}
