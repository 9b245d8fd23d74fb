//! [`Practice`]: the solved exercises of *Playing well*, and the best rounds of the sowing trainer.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::FirstTry;

/// The solved exercises of a chapter, by their positions.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct ChapterProgress {
    /// Solved without a wrong move or a hint.
    pub at_once: BTreeSet<String>,
    /// Solved with wrong moves or hints.
    pub with_help: BTreeSet<String>,
}

/// The player's results in chapters and drills.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Practice {
    /// The solved exercises, by the id of the variant and the name of the chapter.
    pub(super) chapters: BTreeMap<String, BTreeMap<String, ChapterProgress>>,
    /// The best score, by the id of the variant and the name of the drill with its level.
    pub(super) drills: BTreeMap<String, BTreeMap<String, u32>>,
}

impl Practice {
    /// Returns how the first try at an exercise ended, or `None` if the exercise is not solved.
    #[must_use]
    pub fn solved(&self, variant: &str, chapter: &str, exercise: &str) -> Option<FirstTry> {
        let chapter = self.chapters.get(variant)?.get(chapter)?;
        if chapter.at_once.contains(exercise) {
            Some(FirstTry::Solved)
        } else {
            chapter
                .with_help
                .contains(exercise)
                .then_some(FirstTry::Failed)
        }
    }

    /// Returns the best score in a drill, or 0 if it was never played.
    #[must_use]
    pub fn best(&self, variant: &str, drill: &str) -> u32 {
        self.drills
            .get(variant)
            .and_then(|drills| drills.get(drill))
            .copied()
            .unwrap_or(0)
    }

    /// Stores a solved exercise. Only its best result counts.
    pub(super) fn add_exercise(
        &mut self,
        variant: &str,
        chapter: &str,
        exercise: &str,
        first_try: FirstTry,
    ) {
        let chapters = self.chapters.entry(variant.to_owned()).or_default();
        let chapter = chapters.entry(chapter.to_owned()).or_default();
        if first_try.is_solved() {
            chapter.with_help.remove(exercise);
            chapter.at_once.insert(exercise.to_owned());
        } else if !chapter.at_once.contains(exercise) {
            chapter.with_help.insert(exercise.to_owned());
        }
    }

    pub(super) fn add_drill(&mut self, variant: &str, drill: &str, score: u32) {
        let best = self
            .drills
            .entry(variant.to_owned())
            .or_default()
            .entry(drill.to_owned())
            .or_default();
        *best = score.max(*best);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn exercise_counts_once_with_its_best_result() {
        use FirstTry::{Failed, Solved};
        let mut practice = Practice::default();
        for (first_try, expected) in [
            (Failed, Failed),
            (Solved, Solved),
            (Failed, Solved),
            (Solved, Solved),
        ] {
            practice.add_exercise("oware", "reach", "one", first_try);
            assert_eq!(practice.solved("oware", "reach", "one"), Some(expected));
        }
        let chapter = practice
            .chapters
            .get("oware")
            .and_then(|chapters| chapters.get("reach"))
            .expect("was tried");
        assert_eq!((chapter.at_once.len(), chapter.with_help.len()), (1, 0));
        assert_eq!(practice.solved("awari", "reach", "one"), None);
    }

    #[test]
    fn best_round_is_stored() {
        let mut practice = Practice::default();
        for score in [3, 9, 5] {
            practice.add_drill("oware", "last-1", score);
        }
        assert_eq!(
            (
                practice.best("oware", "last-1"),
                practice.best("oware", "last-2")
            ),
            (9, 0)
        );
    }
}
