//! The course *Playing well*: chapters of explained positions and exercises.
//!
//! * `chapter_subject`: the subjects of the chapters
//! * `exercise`: a position with the value of each move, and the file format
//! * `chapters`: the chapters with explained positions and opponents
//! * `chapter_score`: the stars of a chapter
//!
//! A move is right if it costs less than an inaccuracy, which is a threshold of the marks
//! (docs/judging.md).

mod chapter_score;
mod chapter_subject;
mod chapters;
mod exercise;

pub use chapter_score::{ChapterScore, MAX_STARS};
pub use chapter_subject::ChapterSubject;
pub use chapters::{
    CHAPTER_OUTLINES, Chapter, ChapterOutline, ExplainedPosition, MIN_EXERCISES_PER_CHAPTER,
    chapters, has_chapters,
};
pub use exercise::{ChapterExercise, ValidChapterParts, read, write};
