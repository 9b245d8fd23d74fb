//! Fits the weights of the engine's evaluation: plays games, judges their positions by searching them, and adapts a
//! small network until its static evaluation agrees with the search and the results.
//!
//! ```text
//! cargo run --release --example fit -- play oware 4000 1 games.bin       variant, games, seed, file
//! cargo run --release --example fit -- look-up oware 15 games.bin known.bin    variant, seeds, data, data to write
//! cargo run --release --example fit -- train pits.bin games.bin ...     weights to write, data
//! ```
//!
//! `look-up` replaces what the search and the result say of boards of few seeds by what the endgame tables know.
//!
//! The weights of the ring of twelve pits are `crates/awale-engine/src/search/weights/pits.bin`, those of the ring with stores (Abapa)
//! `crates/awale-engine/src/search/weights/stores.bin`.

#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "small numbers of a program that runs by hand"
)]

use std::error::Error;
use std::fs;

use awale_engine::tables::{self, TableRules, Tables};
use awale_engine::{Engine, Limits, Score, Stop};
use awale_rules::{FastBoard, Match, Position, Seat};

use awale::catalogue::Variant;

use rand::rngs::StdRng;
use rand::seq::{IteratorRandom, SliceRandom};
use rand::{RngExt, SeedableRng};

type Result<T> = std::result::Result<T, Box<dyn Error>>;

fn main() -> Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match words.as_slice() {
        ["play", variant, games, seed, file] => play(variant, games.parse()?, seed.parse()?, file),
        ["look-up", variant, seeds, data, file] => look_up(variant, seeds.parse()?, data, file),
        ["train", weights, data @ ..] if !data.is_empty() => train(weights, data),
        _ => {
            Err("say `play VARIANT GAMES SEED FILE`, `look-up VARIANT SEEDS DATA FILE` or `train WEIGHTS DATA...`"
                .into())
        }
    }
}

// Playing ----------------------------------------------------------------------------------------------------------

/// Positions searched for a move, and to judge a position off the line of the game.
const NODES: u64 = 3_000;
/// Bytes of a sample: twelve pits, both stores, the result (0 lost, 1 drawn, 2 won, 3 not known), the score.
const SAMPLE: usize = 17;

/// A position with what became of it, from its side to move.
struct Sample {
    pits: [u8; 12],
    stores: [u8; 2],
    /// 0, 1/2, 1; `None` for a position off the line.
    result: Option<f32>,
    /// What the search thought, in hundredths of a seed.
    score: i16,
}

impl Sample {
    fn of(position: &Position, score: i16) -> Sample {
        let board = FastBoard::of(position);
        let (mine, theirs) = (board.mine(), board.theirs());
        let mut pits = [0; 12];
        pits[..6].copy_from_slice(&mine[..6]);
        pits[6..].copy_from_slice(&theirs[..6]);
        Sample { pits, stores: [mine[6], theirs[6]], result: None, score }
    }

    fn write(&self, out: &mut Vec<u8>) {
        out.extend(self.pits);
        out.extend(self.stores);
        out.push(self.result.map_or(3, |result| (2.0 * result) as u8));
        out.extend(self.score.to_le_bytes());
    }

    fn read(bytes: &[u8]) -> Sample {
        let mut pits = [0; 12];
        pits.copy_from_slice(&bytes[..12]);
        let result = if bytes[14] == 3 { None } else { Some(f32::from(bytes[14]) / 2.0) };
        Sample { pits, stores: [bytes[12], bytes[13]], result, score: i16::from_le_bytes([bytes[15], bytes[16]]) }
    }
}

fn play(variant: &str, games: u64, seed: u64, file: &str) -> Result<()> {
    let variants = Variant::built_in();
    let rules = variants.iter().find(|known| known.id == variant).ok_or("no such variant")?.rules;
    let mut engine = Engine::new(1, 1);
    let mut dice = StdRng::seed_from_u64(seed);
    let mut out = Vec::new();
    for _ in 0..games {
        engine.forget();
        let first = if dice.random() { Seat::South } else { Seat::North };
        play_game(&mut engine, Position::start(&rules, first), &mut dice, &mut out);
    }
    println!("{} samples", out.len() / SAMPLE);
    Ok(fs::write(file, out)?)
}

/// Plays a game after some random moves; every position of it is a sample, and one near it besides.
fn play_game(engine: &mut Engine, start: Position, dice: &mut StdRng, out: &mut Vec<u8>) {
    let mut game = Match::new(start);
    for _ in 0..dice.random_range(2..14) {
        wander(&mut game, dice);
    }
    let mut samples = Vec::new();
    while game.outcome().is_none() {
        let thought = engine.think(game.past(), &Limits::nodes(NODES), &Stop::new(), &mut |_| ());
        let Some(thought) = thought else { break };
        if let Score::Estimate(score) = thought.info.score {
            samples.push((game.position().to_move(), Sample::of(game.position(), score as i16)));
        }
        let mut aside = game.clone();
        for _ in 0..dice.random_range(1..4) {
            wander(&mut aside, dice);
        }
        if aside.outcome().is_none()
            && let Some(thought) = engine.think(aside.past(), &Limits::nodes(NODES), &Stop::new(), &mut |_| ())
            && let Score::Estimate(score) = thought.info.score
        {
            Sample::of(aside.position(), score as i16).write(out);
        }
        if game.play(thought.best_move).is_err() {
            break;
        }
    }
    let winner = game.outcome().and_then(|verdict| verdict.tally.winner);
    for (mover, mut sample) in samples {
        sample.result = Some(winner.map_or(0.5, |winner| if winner == mover { 1.0 } else { 0.0 }));
        sample.write(out);
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

/// Writes the samples of `data` to `file`, those of up to `seeds` seeds with the value that the endgame tables give them.
fn look_up(variant: &str, seeds: u8, data: &str, file: &str) -> Result<()> {
    let variants = Variant::built_in();
    let rules = variants.iter().find(|known| known.id == variant).ok_or("no such variant")?.rules;
    let tables = Tables::solve(TableRules::new(&rules), seeds, 2, &Stop::new()).ok_or("stopped")?;
    let (mut out, mut known) = (Vec::new(), 0);
    for bytes in fs::read(data)?.chunks_exact(SAMPLE) {
        let mut sample = Sample::read(bytes);
        if let Some(entry) = tables::TableBoard::new(sample.pits).and_then(|board| tables.get(board)) {
            let lead = i16::from(sample.stores[0]) - i16::from(sample.stores[1]);
            sample.score = 100 * (lead + i16::from(entry.value));
            sample.result = None;
            known += 1;
        }
        sample.write(&mut out);
    }
    println!("{known} of {} samples looked up", out.len() / SAMPLE);
    Ok(fs::write(file, out)?)
}

// Training ---------------------------------------------------------------------------------------------------------

/// As in the engine's evaluation.
const HIDDEN: usize = awale_engine::network::HIDDEN;
const COUNTS: usize = awale_engine::network::COUNTS;
const LEADS: usize = awale_engine::network::LEADS;
const INPUTS: usize = 12 * COUNTS;

/// How much the result of the game counts against the search's opinion.
const RESULT_SHARE: f32 = 0.3;
/// Hundredths of a seed that make a chance of 73 %, until it is fitted.
const SCALE: f32 = 400.0;
const EPOCHS: usize = 24;
const BATCH: usize = 4096;
const RATE: f32 = 0.002;

/// All weights in one row, so that the optimiser needs to know nothing of them.
struct Weights(Vec<f32>);

const AT_BIAS: usize = INPUTS * HIDDEN;
const AT_OUT: usize = AT_BIAS + HIDDEN;
const AT_SLOPE: usize = AT_OUT + HIDDEN;
const AT_TEMPO: usize = AT_SLOPE + LEADS;
const ALL: usize = AT_TEMPO + 1;

/// What the forward pass leaves for the backward pass.
struct Pass {
    hidden: [f32; HIDDEN],
    /// The evaluation, in units of `SCALE`.
    value: f32,
}

fn rows(sample: &Sample) -> impl Iterator<Item = usize> + '_ {
    sample.pits.iter().enumerate().map(|(pit, &seeds)| pit * COUNTS + usize::from(seeds).min(COUNTS - 1))
}

fn lead(sample: &Sample) -> f32 {
    f32::from(sample.stores[0]) - f32::from(sample.stores[1])
}

fn left(sample: &Sample) -> usize {
    sample.pits.iter().map(|&seeds| usize::from(seeds)).sum::<usize>().min(LEADS - 1)
}

impl Weights {
    fn random(dice: &mut StdRng) -> Weights {
        let mut all = vec![0.0; ALL];
        for weight in &mut all[..AT_BIAS] {
            *weight = dice.random_range(-0.08..0.08);
        }
        for weight in &mut all[AT_BIAS..AT_OUT] {
            *weight = 0.4;
        }
        for weight in &mut all[AT_OUT..AT_SLOPE] {
            *weight = dice.random_range(-0.5..0.5);
        }
        all[AT_SLOPE..AT_TEMPO].fill(100.0 / SCALE);
        Weights(all)
    }

    fn forward(&self, sample: &Sample) -> Pass {
        let mut hidden = [0.0; HIDDEN];
        hidden.copy_from_slice(&self.0[AT_BIAS..AT_OUT]);
        for row in rows(sample) {
            let row = &self.0[row * HIDDEN..][..HIDDEN];
            hidden.iter_mut().zip(row).for_each(|(sum, weight)| *sum += weight);
        }
        let out = &self.0[AT_OUT..AT_SLOPE];
        let sum: f32 = hidden.iter().zip(out).map(|(sum, weight)| sum.clamp(0.0, 1.0) * weight).sum();
        let value = sum + lead(sample) * self.0[AT_SLOPE + left(sample)] + self.0[AT_TEMPO];
        Pass { hidden, value }
    }

    /// Adds to `gradient` how the error changes with each weight, `slope` being how it changes with the value.
    fn backward(&self, sample: &Sample, pass: &Pass, slope: f32, gradient: &mut [f32]) {
        gradient[AT_TEMPO] += slope;
        gradient[AT_SLOPE + left(sample)] += slope * lead(sample);
        let mut back = [0.0; HIDDEN];
        for unit in 0..HIDDEN {
            let sum = pass.hidden[unit];
            gradient[AT_OUT + unit] += slope * sum.clamp(0.0, 1.0);
            if sum > 0.0 && sum < 1.0 {
                back[unit] = slope * self.0[AT_OUT + unit];
                gradient[AT_BIAS + unit] += back[unit];
            }
        }
        for row in rows(sample) {
            let row = &mut gradient[row * HIDDEN..][..HIDDEN];
            row.iter_mut().zip(&back).for_each(|(sum, more)| *sum += more);
        }
    }
}

fn chance(value: f32) -> f32 {
    1.0 / (1.0 + (-value).exp())
}

fn target(sample: &Sample) -> f32 {
    let thought = chance(f32::from(sample.score) / SCALE);
    sample.result.map_or(thought, |result| RESULT_SHARE * result + (1.0 - RESULT_SHARE) * thought)
}

/// Adam: each weight has a step of its own, from the mean and the spread of its gradient.
struct Adam {
    mean: Vec<f32>,
    spread: Vec<f32>,
    steps: i32,
}

impl Adam {
    fn step(&mut self, weights: &mut [f32], gradient: &[f32], rate: f32) {
        const MEAN: f32 = 0.9;
        const SPREAD: f32 = 0.999;
        self.steps += 1;
        let (mean_share, spread_share) = (1.0 - MEAN.powi(self.steps), 1.0 - SPREAD.powi(self.steps));
        for index in 0..weights.len() {
            let slope = gradient[index];
            self.mean[index] = MEAN * self.mean[index] + (1.0 - MEAN) * slope;
            self.spread[index] = SPREAD * self.spread[index] + (1.0 - SPREAD) * slope * slope;
            let step = self.mean[index] / mean_share / ((self.spread[index] / spread_share).sqrt() + 1e-8);
            weights[index] -= rate * step;
        }
    }
}

fn train(file: &str, data: &[&str]) -> Result<()> {
    let mut dice = StdRng::seed_from_u64(7);
    let mut samples = Vec::new();
    for path in data {
        samples.extend(fs::read(path)?.chunks_exact(SAMPLE).map(Sample::read));
    }
    samples.shuffle(&mut dice);
    let held_out = samples.split_off(samples.len() - samples.len() / 20);
    let mut weights = Weights::random(&mut dice);
    let mut adam = Adam { mean: vec![0.0; ALL], spread: vec![0.0; ALL], steps: 0 };
    println!("{} samples, {} held out", samples.len(), held_out.len());
    for epoch in 0..EPOCHS {
        samples.shuffle(&mut dice);
        // The steps shrink along a quarter of a cosine, to almost nothing.
        let rate = RATE * (0.02 + (std::f32::consts::FRAC_PI_2 * epoch as f32 / EPOCHS as f32).cos());
        let mut error = 0.0;
        for batch in samples.chunks(BATCH) {
            let mut gradient = vec![0.0; ALL];
            for sample in batch {
                let pass = weights.forward(sample);
                let (found, wanted) = (chance(pass.value), target(sample));
                error += f64::from((found - wanted).powi(2));
                let slope = 2.0 * (found - wanted) * found * (1.0 - found) / batch.len() as f32;
                weights.backward(sample, &pass, slope, &mut gradient);
            }
            adam.step(&mut weights.0, &gradient, rate);
        }
        println!(
            "epoch {epoch:2}: {:.6}, held out {:.6}",
            error / samples.len() as f64,
            mean_error(&weights, &held_out)
        );
    }
    Ok(fs::write(file, awale_engine::network::pack(&weights.0, SCALE))?)
}

fn mean_error(weights: &Weights, samples: &[Sample]) -> f64 {
    let errors =
        samples.iter().map(|sample| f64::from((chance(weights.forward(sample).value) - target(sample)).powi(2)));
    errors.sum::<f64>() / samples.len() as f64
}
