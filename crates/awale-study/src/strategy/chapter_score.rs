//! [`ChapterScore`]: the stars of a chapter.

use crate::progress::{FirstTry, Progress};

use super::chapters::Chapter;

/// The maximum number of stars of a chapter.
pub const MAX_STARS: usize = 3;

/// The numbers of solved exercises in a chapter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChapterScore {
    /// The number of exercises solved without a wrong move or a hint.
    pub solved_without_help: usize,
    /// The number of exercises solved with wrong moves or hints.
    pub solved_with_help: usize,
    /// The number of exercises of the chapter.
    pub exercise_count: usize,
}

impl ChapterScore {
    /// Counts the solved exercises of a chapter in the variant with this id.
    pub fn of(chapter: &Chapter, variant: &str, progress: &Progress) -> ChapterScore {
        let chapter_name = chapter.outline.subject.name();
        let first_try_of = |exercise: &super::ChapterExercise| {
            progress.first_try_at_solved_exercise(variant, chapter_name, &exercise.name())
        };
        let solved_count = |how: FirstTry| {
            chapter
                .exercises
                .iter()
                .filter(|exercise| first_try_of(exercise) == Some(how))
                .count()
        };
        ChapterScore {
            solved_without_help: solved_count(FirstTry::Solved),
            solved_with_help: solved_count(FirstTry::Failed),
            exercise_count: chapter.exercises.len(),
        }
    }

    /// Returns the stars: three if all exercises were solved on the first try, two if all were
    /// solved and three quarters of them on the first try, one if all were solved, otherwise none.
    pub const fn star_count(self) -> usize {
        match self {
            _ if self.solved_without_help + self.solved_with_help < self.exercise_count
                || self.exercise_count == 0 =>
            {
                0
            }
            _ if self.solved_without_help == self.exercise_count => MAX_STARS,
            _ if 4 * self.solved_without_help >= 3 * self.exercise_count => 2,
            _ => 1,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_complete_chapters_earn_stars() {
        let stars_of_score = |clean, helped| {
            ChapterScore {
                solved_without_help: clean,
                solved_with_help: helped,
                exercise_count: 8,
            }
            .star_count()
        };
        assert_eq!(
            [
                stars_of_score(0, 0),
                stars_of_score(7, 0),
                stars_of_score(0, 8),
                stars_of_score(5, 3),
                stars_of_score(6, 2),
                stars_of_score(8, 0)
            ],
            [0, 0, 1, 1, 2, 3]
        );
        assert_eq!(
            ChapterScore {
                solved_without_help: 0,
                solved_with_help: 0,
                exercise_count: 0
            }
            .star_count(),
            0
        );
    }
}
