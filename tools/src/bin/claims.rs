//! The claims of the puzzles that ship.
//!
//! ```text
//! cargo tool claims -- check [VARIANT]           every claim of boards of up to 15 seeds, against tables: how many are false
//! cargo tool claims -- relabel VARIANT OUT [FILE]...   the puzzles that ship and those of other files, with the claims that hold
//! cargo tool claims -- exercises VARIANT OUT     the exercises that ship, with what is proven of their moves
//! ```

use std::error::Error;
use std::sync::Arc;

use awale_engine::tables::{TableRules, Tables, Truth};
use awale_engine::{Engine, Limits, Mode, Score, Stop};
use awale_rules::{Pit, Position};
use awale_study::catalogue::{Variant, Wdl};
use awale_study::puzzle::claims::{ClaimProver, Judged};
use awale_study::puzzle::{Loss, MinedPuzzle, Motifs, PuzzleClaim, Turn, Wrong, collection};
use awale_study::strategy::{self, FEWEST, HeldChapter};

/// Seeds of the tables.
const SEEDS: u8 = 15;
/// Positions that are visited for a move whose result is not proven.
const NODES: u64 = 600_000;

fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match words.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["check"] => report(&Variant::built_in()),
        ["check", id] => report(&[named(id)?]),
        ["relabel", id, out, ref files @ ..] => relabel(&named(id)?, out, files),
        ["exercises", id, out] => exercises(&named(id)?, out),
        _ => Err("check [VARIANT], relabel VARIANT OUT, or exercises VARIANT OUT".into()),
    }
}

fn named(id: &str) -> Result<Variant, String> {
    Variant::built_in().into_iter().find(|variant| variant.id.as_str() == id).ok_or_else(|| format!("no game {id}"))
}

fn prover(variant: &Variant) -> Result<ClaimProver, &'static str> {
    ClaimProver::new(&variant.rules, SEEDS, 2, &Stop::new()).ok_or("no tables")
}

fn report(variants: &[Variant]) -> Result<(), Box<dyn Error>> {
    let refuted = variants.iter().map(check).sum::<Result<usize, _>>()?;
    if refuted > 0 { Err(format!("{refuted} false claims").into()) } else { Ok(()) }
}

/// Counts the claims that tables refute.
fn check(variant: &Variant) -> Result<usize, Box<dyn Error>> {
    let prover = prover(variant)?;
    let (mut claims, mut certain, mut refuted) = (0, 0, 0);
    for puzzle in collection::shipped(variant) {
        for (place, turn) in puzzle.turns.iter().enumerate() {
            if turn.position.on_board() > SEEDS {
                continue;
            }
            claims += 1;
            certain += usize::from(turn.claim.is_certain());
            let is_false = match prover.judge(&past(&puzzle.turns, place), turn) {
                Judged::Open => turn.claim.is_certain(),
                Judged::Refuted => true,
                Judged::Holds(held) => held.claim != turn.claim || losses(&held) != losses(turn),
            };
            if is_false {
                refuted += 1;
                println!("{} {} {}", variant.id, turn.position, turn.claim.name());
            }
        }
    }
    for exercise in shipped_exercises(variant)?.into_iter().flat_map(|chapter| chapter.exercises) {
        if exercise.position.on_board() > SEEDS {
            continue;
        }
        claims += 1;
        certain += usize::from(exercise.is_proven());
        if exercise.clone().proven_by(&prover).as_ref() != Some(&exercise) {
            refuted += 1;
            println!("{} {} exercise", variant.id, exercise.position);
        }
    }
    println!("{}: {claims} claims of up to {SEEDS} seeds, {certain} of them certain, {refuted} false", variant.id);
    Ok(refuted)
}

fn losses(turn: &Turn) -> Vec<Loss> {
    turn.wrong.iter().map(|wrong| wrong.loss).collect()
}

/// The positions of a puzzle up to the one of a turn.
fn past(turns: &[Turn], place: usize) -> Vec<Position> {
    let mut past = vec![turns[0].position];
    for pit in turns[..place].iter().flat_map(Turn::moves) {
        past.extend(past.last().and_then(|position| position.after(pit).ok()));
    }
    past
}

fn relabel(variant: &Variant, out: &str, files: &[&str]) -> Result<(), Box<dyn Error>> {
    let mut relabeller = Relabeller::new(variant)?;
    let mut old = collection::shipped(variant).to_vec();
    for file in files {
        let more = collection::read(&std::fs::read(file)?, &variant.rules).ok_or("not a collection")?;
        let is_new = |puzzle: &MinedPuzzle| {
            old.iter().all(|there| there.turns[0].position.pits() != puzzle.turns[0].position.pits())
        };
        let more: Vec<MinedPuzzle> = more.into_iter().filter(is_new).collect();
        old.extend(more);
    }
    let held: Vec<MinedPuzzle> = old.iter().filter_map(|puzzle| relabeller.puzzle(puzzle)).collect();
    let turns = held.iter().flat_map(|puzzle| &puzzle.turns);
    let certain = turns.clone().filter(|turn| turn.claim.is_certain()).count();
    println!("{}: {} of {} puzzles, {} turns, {certain} certain", variant.id, held.len(), old.len(), turns.count());
    std::fs::write(out, collection::to_bytes(&held))?;
    Ok(())
}

/// The exercises of a variant as they are written.
fn shipped_exercises(variant: &Variant) -> Result<Vec<HeldChapter>, Box<dyn Error>> {
    let text = std::fs::read_to_string(format!("crates/awale-study/assets/strategy/{}.txt", variant.id))?;
    Ok(strategy::read(&text, &variant.rules).ok_or("no exercises")?)
}

fn exercises(variant: &Variant, out: &str) -> Result<(), Box<dyn Error>> {
    let prover = prover(variant)?;
    let mut chapters = shipped_exercises(variant)?;
    let (mut before, mut after) = (0, 0);
    for HeldChapter { subject, exercises, .. } in &mut chapters {
        before += exercises.len();
        let proven = std::mem::take(exercises).into_iter().filter_map(|exercise| exercise.proven_by(&prover));
        *exercises = proven.filter(|exercise| subject.is_shown_by(exercise)).collect();
        after += exercises.len();
        println!("{} {subject}: {}", variant.id, exercises.len());
    }
    chapters.retain(|chapter| chapter.exercises.len() >= FEWEST);
    println!("{}: {after} of {before} exercises", variant.id);
    std::fs::write(out, strategy::write(&chapters))?;
    Ok(())
}

struct Relabeller {
    prover: ClaimProver,
    /// Table values are conventions, and the estimate where nothing is proven.
    has_conventions: bool,
    engine: Engine,
}

impl Relabeller {
    fn new(variant: &Variant) -> Result<Relabeller, Box<dyn Error>> {
        let by = TableRules::new(&variant.rules);
        let tables = match by.truth() {
            Truth::Exact => Tables::solve(by, SEEDS, 2, &Stop::new()).map(Arc::new),
            Truth::TableValue => None,
        };
        let mut engine = Engine::new(64, 1).with_mode(Mode::Sound);
        engine.set_tables(tables);
        let has_conventions = by.truth() == Truth::TableValue;
        Ok(Relabeller { prover: prover(variant)?, has_conventions, engine })
    }

    /// The turns whose claims hold, as far as they follow each other; `None` where the first does not.
    fn puzzle(&mut self, puzzle: &MinedPuzzle) -> Option<MinedPuzzle> {
        let mut turns: Vec<Turn> = Vec::new();
        for (place, turn) in puzzle.turns.iter().enumerate() {
            let Some(turn) = self.turn(&past(&puzzle.turns, place), turn) else { break };
            turns.push(turn);
        }
        turns.last_mut()?.answer = None;
        let motifs = Motifs::of(&turns);
        motifs.tell_why().then_some(MinedPuzzle { motifs, turns, rating: puzzle.rating })
    }

    fn turn(&mut self, past: &[Position], turn: &Turn) -> Option<Turn> {
        match self.prover.judge(past, turn) {
            Judged::Refuted => None,
            // What is proven of some moves only is searched for the others.
            Judged::Holds(held) if held.claim.is_certain() || self.has_conventions => Some(held),
            Judged::Holds(held) => self.searched(past, &held),
            Judged::Open => self.searched(past, turn),
        }
    }

    /// What a search proves of each move; an estimate stays one.
    fn searched(&mut self, past: &[Position], turn: &Turn) -> Option<Turn> {
        if turn.wrong.iter().all(|wrong| matches!(wrong.loss, Loss::Seeds(_))) {
            return Some(Turn { claim: PuzzleClaim::of(&turn.position, None, &turn.wrong), ..turn.clone() });
        }
        let (best, _) = self.search(past, turn.solution)?;
        let result = match best {
            Score::Proven(lead) if lead < 0 => return None,
            Score::Proven(lead) => Some(Wdl::of_lead(lead)),
            _ => None,
        };
        let mut wrong = Vec::new();
        for &other in &turn.wrong {
            let (score, refutation) = self.search(past, other.pit)?;
            let loss = match (other.loss, score) {
                (_, Score::Proven(lead)) if result.is_some_and(|result| Wdl::of_lead(lead) >= result) => return None,
                (_, Score::Proven(lead)) => Loss::To(Wdl::of_lead(lead)),
                (loss, _) => loss,
            };
            let refutation = if matches!(loss, Loss::To(_)) { refutation } else { other.refutation };
            wrong.push(Wrong { loss, refutation, ..other });
        }
        Some(Turn { claim: PuzzleClaim::of(&turn.position, result, &wrong), wrong, ..turn.clone() })
    }

    /// What the move is worth to South, and North's best answer.
    fn search(&mut self, past: &[Position], pit: Pit) -> Option<(Score, Option<Pit>)> {
        let mut line = past.to_vec();
        line.push(past.last()?.after(pit).ok()?);
        if let Some(known) = awale_study::study::known(&line, None) {
            return Some((known.turned(), None));
        }
        self.engine.forget();
        let found = self.engine.think(&line, &Limits::nodes(NODES), &Stop::new(), &mut |_| ())?;
        Some((found.info.score.turned(), Some(found.best_move)))
    }
}
