//! The course *Playing well*: chapters of explained positions and exercises.
//!
//! * `subject`: the subjects of the chapters
//! * `shown`: whether an exercise is about a subject
//! * `exercise`: a position with the value of each move, and the file format
//! * `chapters`: the chapters with explained positions and opponents
//! * `judge`: searches the values, with a fixed number of nodes so that a test can repeat them
//! * `score`: the stars of a chapter
//!
//! A move is right if it costs less than an inaccuracy, which is a threshold of the marks
//! (docs/judging.md).

mod chapters;
mod exercise;
pub mod judge;
mod score;
mod shown;
mod subject;

pub use chapters::{
    CHAPTER_OUTLINES, Chapter, ChapterOutline, ExplainedPosition, MIN_EXERCISES, chapters,
    has_chapters,
};
pub use exercise::{ChapterExercise, ValidChapter, read, write};
pub use score::{ChapterScore, STARS};
pub use subject::Subject;
