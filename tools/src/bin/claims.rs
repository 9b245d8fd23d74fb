//! Checks the claims of the shipped puzzles.
//!
//! ```text
//! cargo tool claims -- check [VARIANT]
//! cargo tool claims -- relabel VARIANT OUT [FILE]...
//! cargo tool claims -- exercises VARIANT OUT
//! ```
//!
//! `check` compares the claims for boards of up to 15 seeds with tables and prints the number of
//! false ones. `relabel` writes the shipped puzzles and those in the files with their proven
//! claims. `exercises` writes the shipped exercises with their proven values.

use std::error::Error;

use awale_engine::{Engine, Limits, Score, SearchMode, Stop};
use awale_lab::exercise_making::{
    ClaimCheck, ClaimProver, MoveResult, exercise_shows_subject, exercise_with_proven_values,
};
use awale_rules::{Pit, Position};
use awale_study::{
    catalogue::{Variant, Wdl},
    puzzle::{Bounds, MinedPuzzle, PuzzleTurn, WrongMoveLoss, collection, motifs_of_turns},
    strategy::{self, MIN_EXERCISES_PER_CHAPTER, ValidChapterParts},
    study::known_value,
};

/// Maximum number of seeds on the boards of the endgame tables.
const MAX_TABLE_SEEDS: u8 = 15;
/// Maximum number of positions searched for a move whose result is not proven.
const MAX_NODES_PER_MOVE: u64 = 600_000;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["check"] => check_claims_of_variants(&Variant::built_in()),
        ["check", id] => check_claims_of_variants(&[variant_with_id(id)?]),
        ["relabel", id, out, ref files @ ..] => relabel_puzzles(&variant_with_id(id)?, out, files),
        ["exercises", id, out] => write_proven_exercises(&variant_with_id(id)?, out),
        _ => Err("check [VARIANT], relabel VARIANT OUT, or exercises VARIANT OUT".into()),
    }
}

fn variant_with_id(id: &str) -> Result<Variant, String> {
    Variant::built_in()
        .into_iter()
        .find(|variant| variant.id.as_str() == id)
        .ok_or_else(|| format!("no game {id}"))
}

fn make_prover(variant: &Variant) -> Result<ClaimProver, &'static str> {
    ClaimProver::new(&variant.rules, MAX_TABLE_SEEDS, 2, &Stop::new()).ok_or("no tables")
}

fn check_claims_of_variants(variants: &[Variant]) -> Result<(), Box<dyn Error>> {
    let false_claim_count = variants
        .iter()
        .map(count_false_claims)
        .sum::<Result<usize, _>>()?;
    if false_claim_count > 0 {
        Err(format!("{false_claim_count} false claims").into())
    } else {
        Ok(())
    }
}

/// Returns the number of claims and exercises that differ from what the tables prove.
fn count_false_claims(variant: &Variant) -> Result<usize, Box<dyn Error>> {
    let prover = make_prover(variant)?;
    let (mut checked_claims, mut claims_stated_as_proven, mut refuted_claims) = (0, 0, 0);
    for puzzle in collection::built_in(variant) {
        for (place, turn) in puzzle.turns.iter().enumerate() {
            if turn.position.seeds_on_board() > MAX_TABLE_SEEDS {
                continue;
            }
            checked_claims += 1;
            claims_stated_as_proven += usize::from(turn.claim.is_proven());
            let is_false = match prover.check_claim(&puzzle.positions_until(place), turn) {
                ClaimCheck::UnknownResult | ClaimCheck::ClaimRefuted => true,
                ClaimCheck::ClaimHolds(held) => {
                    held.claim != turn.claim || losses_of_turn(&held) != losses_of_turn(turn)
                }
            };
            if is_false {
                refuted_claims += 1;
                println!("{} {} {}", variant.id, turn.position, turn.claim.name());
            }
        }
    }
    for exercise in shipped_exercises(variant)?
        .into_iter()
        .flat_map(|chapter| chapter.exercises)
    {
        if exercise.position.seeds_on_board() > MAX_TABLE_SEEDS {
            continue;
        }
        checked_claims += 1;
        claims_stated_as_proven += usize::from(exercise.is_proven());
        if exercise_with_proven_values(exercise.clone(), &prover).as_ref() != Some(&exercise) {
            refuted_claims += 1;
            println!("{} {} exercise", variant.id, exercise.position);
        }
    }
    println!(
        "{}: {checked_claims} claims of up to {MAX_TABLE_SEEDS} seeds, {claims_stated_as_proven} of them certain, {refuted_claims} false",
        variant.id
    );
    Ok(refuted_claims)
}

fn losses_of_turn(turn: &PuzzleTurn) -> Vec<WrongMoveLoss> {
    turn.wrong_moves.iter().map(|wrong| wrong.loss).collect()
}

fn relabel_puzzles(
    variant: &Variant,
    output_file: &str,
    other_collection_files: &[&str],
) -> Result<(), Box<dyn Error>> {
    let mut relabeler = ClaimRelabeler::new(variant)?;
    let mut puzzles = collection::built_in(variant).to_vec();
    for file in other_collection_files {
        let other_puzzles =
            collection::read(&std::fs::read(file)?, &variant.rules).ok_or("not a collection")?;
        let is_new = |puzzle: &MinedPuzzle| {
            puzzles
                .iter()
                .all(|there| there.turns[0].position.pits() != puzzle.turns[0].position.pits())
        };
        let other_puzzles: Vec<MinedPuzzle> = other_puzzles.into_iter().filter(is_new).collect();
        puzzles.extend(other_puzzles);
    }
    let relabeled_puzzles: Vec<MinedPuzzle> = puzzles
        .iter()
        .filter_map(|puzzle| relabeler.relabeled_puzzle(puzzle))
        .collect();
    let turns = relabeled_puzzles.iter().flat_map(|puzzle| &puzzle.turns);
    let proven_turn_count = turns.clone().filter(|turn| turn.claim.is_proven()).count();
    println!(
        "{}: {} of {} puzzles, {} turns, {proven_turn_count} certain",
        variant.id,
        relabeled_puzzles.len(),
        puzzles.len(),
        turns.count()
    );
    std::fs::write(output_file, collection::to_bytes(&relabeled_puzzles))?;
    Ok(())
}

/// Reads the exercises of a variant from the source folder.
fn shipped_exercises(variant: &Variant) -> Result<Vec<ValidChapterParts>, Box<dyn Error>> {
    let text = std::fs::read_to_string(format!(
        "crates/awale-study/assets/strategy/{}.txt",
        variant.id
    ))?;
    Ok(strategy::read(&text, &variant.rules).ok_or("no exercises")?)
}

fn write_proven_exercises(variant: &Variant, output_file: &str) -> Result<(), Box<dyn Error>> {
    let prover = make_prover(variant)?;
    let mut chapters = shipped_exercises(variant)?;
    let (mut shipped_exercise_count, mut kept_exercise_count) = (0, 0);
    for ValidChapterParts {
        subject, exercises, ..
    } in &mut chapters
    {
        shipped_exercise_count += exercises.len();
        let proven_exercises = std::mem::take(exercises)
            .into_iter()
            .filter_map(|exercise| exercise_with_proven_values(exercise, &prover));
        *exercises = proven_exercises
            .filter(|exercise| exercise_shows_subject(*subject, exercise))
            .collect();
        kept_exercise_count += exercises.len();
        println!("{} {subject}: {}", variant.id, exercises.len());
    }
    chapters.retain(|chapter| chapter.exercises.len() >= MIN_EXERCISES_PER_CHAPTER);
    println!(
        "{}: {kept_exercise_count} of {shipped_exercise_count} exercises",
        variant.id
    );
    std::fs::write(output_file, strategy::write(&chapters))?;
    Ok(())
}

/// Replaces the claims of puzzles by those that tables or a search prove.
struct ClaimRelabeler {
    prover: ClaimProver,
    engine: Engine,
}

impl ClaimRelabeler {
    fn new(variant: &Variant) -> Result<ClaimRelabeler, Box<dyn Error>> {
        let prover = make_prover(variant)?;
        let mut engine = Engine::new(64, 1).with_search_mode(SearchMode::SelectiveWithGameHistory);
        engine.set_tables(prover.exact_tables());
        Ok(ClaimRelabeler { prover, engine })
    }

    /// The puzzle with its claims checked again, without the first turn whose claim does not hold
    /// and those after it. `None` if no turn is left, or if its motifs do not explain a move.
    fn relabeled_puzzle(&mut self, puzzle: &MinedPuzzle) -> Option<MinedPuzzle> {
        let mut turns: Vec<PuzzleTurn> = Vec::new();
        for (place, turn) in puzzle.turns.iter().enumerate() {
            let ClaimCheck::ClaimHolds(turn) =
                self.check_puzzle_turn(&puzzle.positions_until(place), turn)
            else {
                break;
            };
            turns.push(turn);
        }
        turns.last_mut()?.answer = None;
        let motifs = motifs_of_turns(&turns);
        motifs.explains_move().then_some(MinedPuzzle {
            motifs,
            turns,
            rating: puzzle.rating,
        })
    }

    /// Checks a turn with tables or, for larger boards, by a search. An estimate remains an
    /// estimate.
    fn check_puzzle_turn(
        &mut self,
        positions_so_far: &[Position],
        turn: &PuzzleTurn,
    ) -> ClaimCheck {
        let all_losses_are_estimates = turn
            .wrong_moves
            .iter()
            .all(|wrong| matches!(wrong.loss, WrongMoveLoss::EstimatedSeeds(_)));
        match self.prover.check_claim(positions_so_far, turn) {
            ClaimCheck::UnknownResult if all_losses_are_estimates => {
                ClaimCheck::ClaimHolds(turn.clone())
            }
            ClaimCheck::UnknownResult => ClaimCheck::check_puzzle_turn(turn, &mut |pit| {
                self.search_move(positions_so_far, pit)
            }),
            judged => judged,
        }
    }

    /// Searches a move. Returns its proven bounds and North's best answer.
    fn search_move(&mut self, positions_so_far: &[Position], pit: Pit) -> Option<MoveResult> {
        let mut positions = positions_so_far.to_vec();
        positions.push(positions_so_far.last()?.after(pit).ok()?);
        self.engine.clear_hash();
        let (score, best_reply) = if let Some(known_score) = known_value(&positions, None) {
            (known_score.for_opponent(), None)
        } else {
            let search_result = self.engine.think(
                &positions,
                &Limits::nodes(MAX_NODES_PER_MOVE),
                &Stop::new(),
                &mut |_| (),
            )?;
            (
                search_result.info.score.for_opponent(),
                Some(search_result.best_move),
            )
        };
        let result_bounds = match score {
            Score::Proven(lead) => Bounds::exactly(Wdl::from_lead(lead)),
            Score::Estimate(_) | Score::Table(_) => Bounds {
                lower: Wdl::Loss,
                upper: Wdl::Win,
            },
        };
        Some(MoveResult {
            result_bounds,
            estimated_lead_centiseeds: score.lead_centiseeds(),
            best_answer: best_reply,
        })
    }
}
