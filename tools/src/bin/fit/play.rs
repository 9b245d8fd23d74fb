//! Plays games of the engine against itself, and writes their positions with what searches think of
//! them.

use std::fs;
use std::sync::Arc;

use awale_engine::tables::{TableRules, Tables};
use awale_engine::{Engine, Limits, Score, Stop};
use awale_rules::{Match, Position, Seat};

use awale_study::catalogue::Variant;

use rand::rngs::StdRng;
use rand::seq::IteratorRandom;
use rand::{RngExt, SeedableRng};

use crate::Result;
use crate::sample::{GameResult, SAMPLE, Sample};

/// Positions searched for a move, and to judge a position beside the line of the game.
const NODES: u64 = 800;
/// Seeds of the endgame tables that the searches reach.
const TABLE_SEEDS: u8 = 14;
/// Positions beside the line that are judged for each position of a game.
const ASIDES: usize = 2;
/// Where the tables know the result, one game in this many is broken off at each move: endgames are
/// long, and alike.
const BREAK_OFF: u32 = 6;

pub fn play(variant: &str, games: u64, seed: u64, file: &str) -> Result<()> {
    let variants = Variant::built_in();
    let rules = variants
        .iter()
        .find(|known| known.id == variant)
        .ok_or("no such variant")?
        .rules;
    let mut engine = Engine::new(1, 1);
    engine.set_tables(
        Tables::solve(TableRules::new(&rules), TABLE_SEEDS, 1, &Stop::new()).map(Arc::new),
    );
    let mut dice = StdRng::seed_from_u64(seed);
    let mut out = Vec::new();
    for _ in 0..games {
        engine.forget();
        let first = if dice.random() {
            Seat::South
        } else {
            Seat::North
        };
        play_game(
            &mut engine,
            Position::start(&rules, first),
            &mut dice,
            &mut out,
        );
    }
    println!("{} samples", out.len() / SAMPLE);
    Ok(fs::write(file, out)?)
}

/// Plays a game after some random moves. Its positions are samples, and so are positions a few
/// random moves off its line: these are what a search mostly meets. What the search proves needs no
/// evaluation.
fn play_game(engine: &mut Engine, start: Position, dice: &mut StdRng, out: &mut Vec<u8>) {
    let mut game = Match::new(start);
    for _ in 0..dice.random_range(2..14) {
        wander(&mut game, dice);
    }
    let mut line = Vec::new();
    while game.outcome().is_none() {
        let Some(thought) = engine.think(
            game.past(),
            &Limits::nodes(NODES),
            &Stop::new(),
            &mut |_| (),
        ) else {
            break;
        };
        let score = thought.info.score;
        if !matches!(score, Score::Proven(_)) {
            line.push((*game.position(), score));
        }
        for _ in 0..ASIDES {
            judge_aside(engine, &game, dice, out);
        }
        if game.play(thought.best_move).is_err()
            || (score.is_known() && dice.random_range(0..BREAK_OFF) == 0)
        {
            break;
        }
    }
    let result = |mover: Seat| match game.outcome() {
        None => GameResult::Unknown,
        Some(outcome) => match outcome.tally.winner {
            None => GameResult::Drawn,
            Some(winner) if winner == mover => GameResult::Won,
            Some(_) => GameResult::Lost,
        },
    };
    for (position, score) in line {
        Sample::of(&position, score, result(position.to_move())).write(out);
    }
}

/// Writes a position a few random moves after `game`, with what a search thinks of it.
fn judge_aside(engine: &mut Engine, game: &Match<Position>, dice: &mut StdRng, out: &mut Vec<u8>) {
    let mut aside = game.clone();
    for _ in 0..dice.random_range(1..4) {
        wander(&mut aside, dice);
    }
    if aside.outcome().is_none()
        && let Some(thought) = engine.think(
            aside.past(),
            &Limits::nodes(NODES),
            &Stop::new(),
            &mut |_| (),
        )
        && !matches!(thought.info.score, Score::Proven(_))
    {
        Sample::of(aside.position(), thought.info.score, GameResult::Unknown).write(out);
    }
}

/// Plays a move at random, if the game goes on.
fn wander(game: &mut Match<Position>, dice: &mut StdRng) {
    let mv = game.position().moves().choose(dice);
    if let Some(mv) = mv {
        // A game that has ended refuses the move, and stays as it is.
        let _ = game.play(mv);
    }
}
