//! Judges the moves of an exercise. Each move is searched separately, with a fixed number of nodes
//! on one thread, so that the result is the same on every machine.

use awale_rules::{BoardPlace, Pit, Position};

use awale_engine::Score;
use awale_study::{
    catalogue::Variant,
    puzzle::{Bounds, PuzzleVerifier},
    strategy::{
        CHAPTER_OUTLINES, ChapterExercise, ChapterOutline, ChapterSubject,
        MIN_EXERCISES_PER_CHAPTER, ValidChapterParts,
    },
    study::{MIN_MISTAKE_COST, MoveMark, capture_of_move, last_seed_place},
};

use super::{ClaimProver, exercise_shows_subject};

/// The number of nodes for each move of an exercise.
pub const NODES_PER_MOVE: u64 = 60_000;
/// The number of nodes for each move in the second test of an exercise. The right moves must be the
/// same.
pub const DEEP_NODES_PER_MOVE: u64 = 400_000;

/// Returns the exercise in `position` if its moves are clearly right or wrong at the last two
/// depths: no move lies between right and a mistake, and the right moves are the same.
pub fn exercise_if_all_moves_are_clear(
    verifier: &mut PuzzleVerifier,
    position: &Position,
    nodes: u64,
) -> Option<ChapterExercise> {
    let [values_one_depth_earlier, values_at_last_depth] =
        verifier.values_at_last_two_depths(&[*position], nodes)?;
    let [values_one_depth_earlier, values_at_last_depth] =
        [values_one_depth_earlier, values_at_last_depth].map(|values| ChapterExercise {
            position: *position,
            values,
        });
    let right_pits = values_at_last_depth.correct_pits();
    let is_move_clear = [&values_one_depth_earlier, &values_at_last_depth]
        .into_iter()
        .all(|exercise| are_all_moves_clear(exercise) && exercise.correct_pits() == right_pits);
    (is_move_clear && right_pits.len() < position.moves().count()).then_some(values_at_last_depth)
}

/// Returns true if each move is either right or at least a mistake.
fn are_all_moves_clear(exercise: &ChapterExercise) -> bool {
    exercise.values.moves.iter().all(|value| {
        let verdict = exercise.values.verdict(value);
        let is_right_move = value.mv.as_pit().is_some_and(|pit| exercise.is_right(pit));
        is_right_move || verdict.cost >= MIN_MISTAKE_COST && verdict.mark() >= MoveMark::Mistake
    })
}

/// Returns the chapters, with only the chosen exercises and explanations that are valid by the
/// rules of `variant`. The right moves of an exercise must be the same with `DEEP_NODES_PER_MOVE`
/// nodes per move. A chapter with too few of them is left out.
pub fn valid_chapters(
    verifier: &mut PuzzleVerifier,
    variant: &Variant,
    positions_by_subject: &[(ChapterSubject, Vec<String>)],
) -> Vec<ValidChapterParts> {
    let chapters = positions_by_subject
        .iter()
        .filter_map(|(subject, positions)| {
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
            let fitting_explanations: Vec<usize> = (0..outline.explained_positions.len())
                .filter(|&number| does_explanation_fit_variant(verifier, outline, number, variant))
                .collect();
            let has_enough_exercises =
                exercises.len() >= MIN_EXERCISES_PER_CHAPTER && !fitting_explanations.is_empty();
            has_enough_exercises.then_some(ValidChapterParts {
                subject: *subject,
                explained_position_indices: fitting_explanations,
                exercises,
            })
        });
    chapters.collect()
}

fn verified_exercise(
    verifier: &mut PuzzleVerifier,
    position: &Position,
) -> Option<ChapterExercise> {
    let exercise = exercise_if_all_moves_are_clear(verifier, position, NODES_PER_MOVE)?;
    let deep_exercise = exercise_if_all_moves_are_clear(verifier, position, DEEP_NODES_PER_MOVE)?;
    (deep_exercise.correct_pits() == exercise.correct_pits()).then_some(exercise)
}

/// Explanations are written for oware. Returns whether an explanation also fits the rules of
/// `variant`: the explained move is right by these rules, and captures and last seeds are the same.
fn does_explanation_fit_variant(
    verifier: &mut PuzzleVerifier,
    outline: &ChapterOutline,
    explanation_index: usize,
    variant: &Variant,
) -> bool {
    let explanation = outline.explained_positions[explanation_index];
    let oware = Variant::built_in().into_iter().next();
    let explained_facts = |variant: &Variant| {
        explanation
            .position_and_pit(variant)
            .map(|(position, pit)| (captured_seeds(&position, pit), last_seed_places(&position)))
    };
    let is_same_as_in_oware =
        oware.is_some_and(|oware| explained_facts(&oware) == explained_facts(variant));
    let is_explained_move_right =
        explanation
            .position_and_pit(variant)
            .is_some_and(|(position, pit)| {
                verifier
                    .values_at_last_two_depths(&[position], DEEP_NODES_PER_MOVE)
                    .is_some_and(|[_, values]| ChapterExercise { position, values }.is_right(pit))
            });
    is_same_as_in_oware && is_explained_move_right
}

fn captured_seeds(position: &Position, pit: Pit) -> Option<u8> {
    capture_of_move(position, pit).map(|capture| capture.captured_seeds)
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
pub fn exercise_with_proven_values(
    mut exercise: ChapterExercise,
    prover: &ClaimProver,
) -> Option<ChapterExercise> {
    for value in &mut exercise.values.moves {
        let Some(pit) = value.mv.as_pit() else {
            continue;
        };
        let proven_score = prover
            .lead_bounds_after(&[exercise.position], pit)
            .and_then(Bounds::exact_value)
            .map(Score::Proven);
        let proven_or_table_score = proven_score.or_else(|| {
            prover
                .final_south_lead_after(&exercise.position, pit)
                .map(Score::Table)
        });
        value.score = proven_or_table_score.unwrap_or(value.score);
    }
    let is_position_lost = exercise
        .best_move_value()
        .score
        .known_result_sign()
        .is_some_and(|result| result < 0);
    let right_move_count = exercise.correct_pits().len();
    (!is_position_lost && right_move_count < exercise.values.moves.len()).then_some(exercise)
}
