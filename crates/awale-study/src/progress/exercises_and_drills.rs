//! The solved exercises of *Playing well*, and the best rounds of the sowing trainer.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::{FirstTry, Progress};

/// The solved exercises of a chapter, by their positions.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct ChapterProgress {
    /// The exercises solved without a wrong move or a hint.
    #[serde(rename = "at_once")]
    pub solved_without_help: BTreeSet<String>,
    /// The exercises solved only with wrong moves or hints.
    #[serde(rename = "with_help")]
    pub solved_with_help: BTreeSet<String>,
}

impl Progress {
    /// Returns how the first try at an exercise ended, or `None` if the exercise is not solved.
    pub fn first_try_at_solved_exercise(
        &self,
        variant: &str,
        chapter_name: &str,
        exercise_position: &str,
    ) -> Option<FirstTry> {
        let chapter_progress = self.solved_exercises.get(variant)?.get(chapter_name)?;
        if chapter_progress
            .solved_without_help
            .contains(exercise_position)
        {
            Some(FirstTry::Solved)
        } else {
            chapter_progress
                .solved_with_help
                .contains(exercise_position)
                .then_some(FirstTry::Failed)
        }
    }

    /// Returns the best score in a drill, or 0 if it was never played.
    pub fn best_drill_score(&self, variant: &str, drill_name: &str) -> u32 {
        self.best_drill_scores
            .get(variant)
            .and_then(|drills| drills.get(drill_name))
            .copied()
            .unwrap_or(0)
    }

    /// Stores a solved exercise. Only its best result counts.
    pub(super) fn add_solved_exercise(
        &mut self,
        variant: &str,
        chapter_name: &str,
        exercise_position: &str,
        first_try: FirstTry,
    ) {
        let chapters = self.solved_exercises.entry(variant.to_owned()).or_default();
        let chapter_progress = chapters.entry(chapter_name.to_owned()).or_default();
        if first_try.is_solved() {
            chapter_progress.solved_with_help.remove(exercise_position);
            chapter_progress
                .solved_without_help
                .insert(exercise_position.to_owned());
        } else if !chapter_progress
            .solved_without_help
            .contains(exercise_position)
        {
            chapter_progress
                .solved_with_help
                .insert(exercise_position.to_owned());
        }
    }

    pub(super) fn add_drill_score(&mut self, variant: &str, drill_name: &str, score: u32) {
        let best_score = self
            .best_drill_scores
            .entry(variant.to_owned())
            .or_default()
            .entry(drill_name.to_owned())
            .or_default();
        *best_score = score.max(*best_score);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_exercise_counts_once_with_its_best_result() {
        use FirstTry::{Failed, Solved};
        let mut progress = Progress::default();
        for (first_try, expected) in [
            (Failed, Failed),
            (Solved, Solved),
            (Failed, Solved),
            (Solved, Solved),
        ] {
            progress.add_solved_exercise("oware", "reach", "one", first_try);
            assert_eq!(
                progress.first_try_at_solved_exercise("oware", "reach", "one"),
                Some(expected)
            );
        }
        let chapter_progress = progress
            .solved_exercises
            .get("oware")
            .and_then(|chapters| chapters.get("reach"))
            .expect("was tried");
        assert_eq!(
            (
                chapter_progress.solved_without_help.len(),
                chapter_progress.solved_with_help.len()
            ),
            (1, 0)
        );
        assert_eq!(
            progress.first_try_at_solved_exercise("awari", "reach", "one"),
            None
        );
    }

    #[test]
    fn the_best_round_of_a_drill_is_stored() {
        let mut progress = Progress::default();
        for score in [3, 9, 5] {
            progress.add_drill_score("oware", "last-1", score);
        }
        assert_eq!(
            (
                progress.best_drill_score("oware", "last-1"),
                progress.best_drill_score("oware", "last-2")
            ),
            (9, 0)
        );
    }
}
