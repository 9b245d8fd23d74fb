//! Judging the moves of an exercise: each is searched for itself with a fixed number of positions
//! on one thread, so that the verdict is the same on every machine.

use awale_rules::{Pit, Position};

use crate::catalogue::Variant;
use crate::puzzle::Verifier;
use crate::study::{MISTAKE, Mark, capture};

use super::chapters::{FEWEST, OUTLINES, Outline};
use super::exercise::{ChapterExercise, HeldChapter};
use super::subject::Subject;

/// Positions that are visited for each move of an exercise.
pub const NODES: u64 = 60_000;
/// Positions that are visited for each move when exercises are chosen: the verdict has to be the
/// same.
pub const DEEP: u64 = 400_000;

/// The exercise in `position`, if its moves fall apart into right and wrong ones: at the last two
/// depths no move lies between a right one and a mistake, and the same ones are right.
pub fn judge(verifier: &mut Verifier, position: &Position, nodes: u64) -> Option<ChapterExercise> {
    let [before, last] = verifier.values(&[*position], nodes)?;
    let [before, last] = [before, last].map(|values| ChapterExercise {
        position: *position,
        values,
    });
    let right = last.right();
    let is_clear = [&before, &last]
        .into_iter()
        .all(|exercise| is_clear(exercise) && exercise.right() == right);
    (is_clear && right.len() < position.moves().count()).then_some(last)
}

/// Whether each move is right or at least a mistake.
fn is_clear(exercise: &ChapterExercise) -> bool {
    exercise.values.moves.iter().all(|value| {
        let verdict = exercise.values.verdict(value.score);
        let is_right = value.mv.pit().is_some_and(|pit| exercise.is_right(pit));
        is_right || verdict.cost >= MISTAKE && verdict.mark() >= Mark::Mistake
    })
}

/// What of the chapters with these exercises holds by the rules of `variant`. The verdict has to
/// stand `DEEP` positions a move.
pub fn hold(
    verifier: &mut Verifier,
    variant: &Variant,
    chosen: &[(Subject, Vec<String>)],
) -> Vec<HeldChapter> {
    let held = chosen.iter().filter_map(|(subject, positions)| {
        let outline = OUTLINES
            .iter()
            .find(|outline| outline.subject == *subject)?;
        let exercises: Vec<ChapterExercise> = positions
            .iter()
            .filter_map(|text| holds(verifier, &Position::parse(text, &variant.rules).ok()?))
            .filter(|exercise| subject.is_shown_by(exercise))
            .collect();
        let explained: Vec<usize> = (0..outline.explained.len())
            .filter(|&number| is_true(verifier, outline, number, variant))
            .collect();
        let is_chapter = exercises.len() >= FEWEST && !explained.is_empty();
        is_chapter.then_some(HeldChapter {
            subject: *subject,
            explained,
            exercises,
        })
    });
    held.collect()
}

fn holds(verifier: &mut Verifier, position: &Position) -> Option<ChapterExercise> {
    let exercise = judge(verifier, position, NODES)?;
    let deep = judge(verifier, position, DEEP)?;
    (deep.right() == exercise.right()).then_some(exercise)
}

/// Whether the move of an explained position is right by these rules and does what it does in
/// oware.
fn is_true(verifier: &mut Verifier, outline: &Outline, number: usize, variant: &Variant) -> bool {
    let explained = outline.explained[number];
    let oware = Variant::built_in().into_iter().next();
    let seen = |variant: &Variant| {
        explained
            .shown(variant)
            .map(|(position, pit)| (taken(&position, pit), reach(&position)))
    };
    let is_same = oware.is_some_and(|oware| seen(&oware) == seen(variant));
    let is_right = explained.shown(variant).is_some_and(|(position, pit)| {
        verifier
            .values(&[position], DEEP)
            .is_some_and(|[_, values]| ChapterExercise { position, values }.is_right(pit))
    });
    is_same && is_right
}

fn taken(position: &Position, pit: Pit) -> Option<u8> {
    capture(position, pit).map(|capture| capture.seeds)
}

/// Where the last seed of each of South's pits falls: what the words speak of.
fn reach(position: &Position) -> Vec<Option<awale_rules::Place>> {
    position
        .moves()
        .map(|pit| {
            position
                .trace(pit)
                .ok()
                .and_then(|trace| trace.sown().last())
        })
        .collect()
}
