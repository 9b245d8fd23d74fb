//! Judges the moves of an exercise. Each is searched separately, with a fixed number of nodes on
//! one thread, so that the result is the same on every machine.

use awale_rules::{BoardPlace, Pit, Position};

use awale_engine::Score;
use awale_study::catalogue::Variant;
use awale_study::puzzle::{Bounds, PuzzleVerifier};
use awale_study::strategy::{
    CHAPTER_OUTLINES, ChapterExercise, ChapterOutline, ChapterSubject, MIN_EXERCISES, ValidChapter,
};
use awale_study::study::{MIN_MISTAKE_COST, MoveMark, capture_of_move, last_seed_place};

use super::{ClaimProver, exercise_shows_subject};

/// The number of nodes for each move of an exercise.
pub const NODES_PER_MOVE: u64 = 60_000;
/// The number of nodes for each move in the second test of an exercise. The right moves must be the
/// same.
pub const DEEP_NODES_PER_MOVE: u64 = 400_000;

/// Returns the exercise in `position` if its moves are clearly right or wrong at the last two
/// depths: no move lies between right and a mistake, and the right moves are the same.
pub fn exercise_if_clearly_judged(
    verifier: &mut PuzzleVerifier,
    position: &Position,
    nodes: u64,
) -> Option<ChapterExercise> {
    let [before, last] = verifier.values_at_last_two_depths(&[*position], nodes)?;
    let [before, last] = [before, last].map(|values| ChapterExercise {
        position: *position,
        values,
    });
    let right = last.right_pits();
    let is_clear = [&before, &last]
        .into_iter()
        .all(|exercise| is_clearly_judged(exercise) && exercise.right_pits() == right);
    (is_clear && right.len() < position.moves().count()).then_some(last)
}

/// Returns true if each move is either right or at least a mistake.
fn is_clearly_judged(exercise: &ChapterExercise) -> bool {
    exercise.values.moves.iter().all(|value| {
        let verdict = exercise.values.verdict(value.score);
        let is_right = value.mv.pit().is_some_and(|pit| exercise.is_right(pit));
        is_right || verdict.cost >= MIN_MISTAKE_COST && verdict.mark() >= MoveMark::Mistake
    })
}

/// Returns the parts of the chapters with these exercises that are valid by the rules of `variant`.
/// The right moves must be the same with `DEEP_NODES_PER_MOVE` nodes per move.
pub fn valid_chapters(
    verifier: &mut PuzzleVerifier,
    variant: &Variant,
    chosen: &[(ChapterSubject, Vec<String>)],
) -> Vec<ValidChapter> {
    let valid = chosen.iter().filter_map(|(subject, positions)| {
        let outline = CHAPTER_OUTLINES
            .iter()
            .find(|outline| outline.subject == *subject)?;
        let exercises: Vec<ChapterExercise> = positions
            .iter()
            .filter_map(|text| {
                verified_exercise(verifier, &Position::parse(text, &variant.rules).ok()?)
            })
            .filter(|exercise| exercise_shows_subject(*subject, exercise))
            .collect();
        let explained: Vec<usize> = (0..outline.explained.len())
            .filter(|&number| does_explanation_fit_variant(verifier, outline, number, variant))
            .collect();
        let is_chapter = exercises.len() >= MIN_EXERCISES && !explained.is_empty();
        is_chapter.then_some(ValidChapter {
            subject: *subject,
            explained,
            exercises,
        })
    });
    valid.collect()
}

fn verified_exercise(
    verifier: &mut PuzzleVerifier,
    position: &Position,
) -> Option<ChapterExercise> {
    let exercise = exercise_if_clearly_judged(verifier, position, NODES_PER_MOVE)?;
    let deep = exercise_if_clearly_judged(verifier, position, DEEP_NODES_PER_MOVE)?;
    (deep.right_pits() == exercise.right_pits()).then_some(exercise)
}

/// Explanations are written for oware. Returns whether an explanation also fits the rules of
/// `variant`: the explained move is right by these rules, and captures and last seeds are the same.
fn does_explanation_fit_variant(
    verifier: &mut PuzzleVerifier,
    outline: &ChapterOutline,
    number: usize,
    variant: &Variant,
) -> bool {
    let explained = outline.explained[number];
    let oware = Variant::built_in().into_iter().next();
    let seen = |variant: &Variant| {
        explained
            .position_and_pit(variant)
            .map(|(position, pit)| (captured_seeds(&position, pit), last_seed_places(&position)))
    };
    let is_same = oware.is_some_and(|oware| seen(&oware) == seen(variant));
    let is_right = explained
        .position_and_pit(variant)
        .is_some_and(|(position, pit)| {
            verifier
                .values_at_last_two_depths(&[position], DEEP_NODES_PER_MOVE)
                .is_some_and(|[_, values]| ChapterExercise { position, values }.is_right(pit))
        });
    is_same && is_right
}

fn captured_seeds(position: &Position, pit: Pit) -> Option<u8> {
    capture_of_move(position, pit).map(|capture| capture.seeds)
}

/// Returns where the last seed of each of South's pits falls. The explanation mentions it.
fn last_seed_places(position: &Position) -> Vec<Option<BoardPlace>> {
    position
        .moves()
        .map(|pit| last_seed_place(position, pit))
        .collect()
}

/// Returns the exercise with the values that `prover` proves. Returns `None` if the game is
/// lost, or if no move is wrong.
pub fn exercise_proven_by(
    mut exercise: ChapterExercise,
    prover: &ClaimProver,
) -> Option<ChapterExercise> {
    for value in &mut exercise.values.moves {
        let Some(pit) = value.mv.pit() else { continue };
        let proven = prover
            .lead_bounds_after(&[exercise.position], pit)
            .and_then(Bounds::exact_value)
            .map(Score::Proven);
        let known = proven.or_else(|| prover.final_lead(&exercise.position, pit).map(Score::Table));
        value.score = known.unwrap_or(value.score);
    }
    let is_lost = exercise
        .best_move_value()
        .score
        .known_result()
        .is_some_and(|result| result < 0);
    let right = exercise.right_pits().len();
    (!is_lost && right < exercise.values.moves.len()).then_some(exercise)
}
