//! The model of the moves: its constants are the likeliest, given the judged moves of all contestants.

use std::path::Path;

use awale::catalogue::Variant;
use awale::rating::{MODEL, MoveEvidence, MoveModel, THRESHOLDS};
use awale_rules::Seat;

use crate::Result;
use crate::climb::likeliest;
use crate::contestants::CONTESTANTS;
use crate::judge;
use crate::ladder::Ladder;
use crate::play;

/// Whether the model is fitted to the game with this number: to those of even rounds. The others are for the proof.
pub fn is_for_fit(number: usize) -> bool {
    (number / play::games_of_a_round(&Variant::built_in())).is_multiple_of(2)
}

/// A move of a player of known strength.
pub struct Sample {
    pub player: usize,
    pub elo: f64,
    pub evidence: MoveEvidence,
}

/// The moves of one side of a judged game.
pub fn evidence(game: &play::Played, judged: &judge::Judged, side: usize) -> Vec<MoveEvidence> {
    let seat = Seat::BOTH[side];
    let mine = usize::from(game.first != seat);
    // The first four were drawn at random.
    let skipped = 4 + mine;
    judged.moves.iter().skip(skipped).step_by(2).filter_map(|&(cost, stake)| MoveEvidence::new(cost, stake)).collect()
}

pub fn fit(games: &Path, moves: &Path) -> Result<()> {
    let games = play::read(games)?;
    let ladder = Ladder::of(&games.iter().collect::<Vec<_>>());
    let mut samples = Vec::new();
    for judged in judge::read(moves)?.iter().filter(|judged| is_for_fit(judged.number)) {
        let game = &games[judged.number];
        for (side, &player) in game.players.iter().enumerate() {
            let elo = ladder.strengths[player];
            samples.extend(evidence(game, judged, side).into_iter().map(|evidence| Sample { player, elo, evidence }));
        }
    }
    let model = fitted(&samples);
    println!("{} moves: {model:.3?}", samples.len());
    println!("log-likelihood a move {:.5} (in use {:.5})", likelihood(&model, &samples), likelihood(&MODEL, &samples));
    check(&model, &samples);
    Ok(())
}

fn likelihood(model: &MoveModel, samples: &[Sample]) -> f64 {
    let all: f64 = samples.iter().map(|sample| model.log_likelihood(sample.evidence, sample.elo)).sum();
    all / samples.len() as f64
}

fn fitted(samples: &[Sample]) -> MoveModel {
    let change = |model: &mut MoveModel, number: usize, by: f64| match number {
        0 => model.by_stake += by,
        1 => model.by_stake_squared += by,
        number if number < THRESHOLDS + 2 => model.thresholds[number - 2] += by,
        number => model.by_strength[number - 2 - THRESHOLDS] += by,
    };
    likeliest(MODEL, 2 * THRESHOLDS + 2, change, |model| likelihood(model, samples))
}

/// Prints the share of each class, expected and seen, by player.
fn check(model: &MoveModel, samples: &[Sample]) {
    println!("\nplayer                moves   classes seen (expected), in per cent");
    for (player, name) in CONTESTANTS.iter().enumerate() {
        let chosen: Vec<&Sample> = samples.iter().filter(|sample| sample.player == player).collect();
        if chosen.is_empty() {
            continue;
        }
        print!("{name:<20} {:>6} ", chosen.len());
        for class in 0..=THRESHOLDS {
            let seen = chosen.iter().filter(|sample| sample.evidence.class() == class).count();
            let expected: f64 =
                chosen.iter().map(|one| model.log_likelihood(one.evidence.in_class(class), one.elo).exp()).sum();
            let per_cent = |count: f64| 100.0 * count / chosen.len() as f64;
            print!("  {:>5.1} ({:>5.1})", per_cent(seen as f64), per_cent(expected));
        }
        println!();
    }
}
