//! Plays games of the engine against itself, and writes their positions with the search results.

use std::{fs, sync::Arc};

use awale_engine::{
    Engine, Limits, Score, Stop,
    tables::{TableRules, Tables},
};
use awale_rules::{Match, Position, Seat};

use awale_study::catalogue::Variant;

use rand::{RngExt, SeedableRng, rngs::StdRng, seq::IteratorRandom};

use crate::{
    Result,
    sample::{GameResult, SAMPLE_BYTES, Sample},
};

/// Positions searched for each move and for each extra position.
const NODES_PER_POSITION: u64 = 800;
/// Maximum seeds in the endgame tables that the searches use.
const MAX_TABLE_SEEDS: u8 = 14;
/// Number of extra positions, off the line of the game, for each position of a game.
const NEARBY_SAMPLES_PER_POSITION: usize = 2;
/// At each move whose result the tables know, one game in this many ends early, because endgames
/// are long and similar.
const KNOWN_POSITIONS_PER_EARLY_END: u32 = 6;

pub fn play_games_and_write_samples(
    variant: &str,
    game_count: u64,
    seed: u64,
    output_file: &str,
) -> Result<()> {
    let variants = Variant::built_in();
    let rules = variants
        .iter()
        .find(|known| known.id == variant)
        .ok_or("no such variant")?
        .rules;
    let mut engine = Engine::new(1, 1);
    engine.set_tables(
        Tables::solve(TableRules::new(&rules), MAX_TABLE_SEEDS, 1, &Stop::new()).map(Arc::new),
    );
    let mut rng = StdRng::seed_from_u64(seed);
    let mut sample_bytes = Vec::new();
    for _ in 0..game_count {
        engine.clear_hash();
        let first_seat = if rng.random() {
            Seat::South
        } else {
            Seat::North
        };
        play_game_and_write_samples(
            &mut engine,
            Position::start(&rules, first_seat),
            &mut rng,
            &mut sample_bytes,
        );
    }
    println!("{} samples", sample_bytes.len() / SAMPLE_BYTES);
    Ok(fs::write(output_file, sample_bytes)?)
}

/// Plays a game after some random moves. Writes its positions, and positions after a few further
/// random moves, because these are typical for a search. Proven positions are skipped: they need no
/// evaluation.
fn play_game_and_write_samples(
    engine: &mut Engine,
    start: Position,
    rng: &mut StdRng,
    out: &mut Vec<u8>,
) {
    let mut game = Match::new(start);
    for _ in 0..rng.random_range(2..14) {
        play_random_move(&mut game, rng);
    }
    let mut positions_and_scores = Vec::new();
    while game.outcome().is_none() {
        let Some(search_result) = engine.think(
            game.positions_so_far(),
            &Limits::nodes(NODES_PER_POSITION),
            &Stop::new(),
            &mut |_| (),
        ) else {
            break;
        };
        let score = search_result.info.score;
        if !matches!(score, Score::Proven(_)) {
            positions_and_scores.push((*game.position(), score));
        }
        for _ in 0..NEARBY_SAMPLES_PER_POSITION {
            write_nearby_sample(engine, &game, rng, out);
        }
        if game.play(search_result.best_move).is_err()
            || (score.has_known_result() && rng.random_range(0..KNOWN_POSITIONS_PER_EARLY_END) == 0)
        {
            break;
        }
    }
    let result_for = |mover: Seat| match game.outcome() {
        None => GameResult::Unknown,
        Some(outcome) => match outcome.final_result.winner {
            None => GameResult::Drawn,
            Some(winner) if winner == mover => GameResult::Won,
            Some(_) => GameResult::Lost,
        },
    };
    for (position, score) in positions_and_scores {
        Sample::from_position(&position, score, result_for(position.to_move())).write_sample(out);
    }
}

/// Writes a position a few random moves after `game`, with its search result.
fn write_nearby_sample(
    engine: &mut Engine,
    game: &Match<Position>,
    rng: &mut StdRng,
    out: &mut Vec<u8>,
) {
    let mut nearby_game = game.clone();
    for _ in 0..rng.random_range(1..4) {
        play_random_move(&mut nearby_game, rng);
    }
    if nearby_game.outcome().is_none()
        && let Some(search_result) = engine.think(
            nearby_game.positions_so_far(),
            &Limits::nodes(NODES_PER_POSITION),
            &Stop::new(),
            &mut |_| (),
        )
        && !matches!(search_result.info.score, Score::Proven(_))
    {
        Sample::from_position(
            nearby_game.position(),
            search_result.info.score,
            GameResult::Unknown,
        )
        .write_sample(out);
    }
}

/// Plays a random legal move. Does nothing if the game is over.
fn play_random_move(game: &mut Match<Position>, rng: &mut StdRng) {
    let mv = game.position().moves().choose(rng);
    if let Some(mv) = mv {
        // A finished game rejects the move and does not change.
        let _ = game.play(mv);
    }
}
