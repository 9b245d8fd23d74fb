//! The course in playing well: chapters of explained positions and exercises.
//!
//! * `subject`: what a chapter is about; `shown`: the same as a fact of an exercise;
//! * `exercise`: a position with the value of each move, and the file that keeps many;
//! * `chapters`: the chapters with their explained positions and opponents, and what of them holds
//!   in a variant;
//! * `score`: its stars.
//!
//! The values come from a search with a fixed number of positions (`judge`), which a test repeats.
//! A move is right where it costs less than an inaccuracy: the threshold of the marks
//! (docs/study.md).

mod chapters;
mod exercise;
pub mod judge;
mod score;
mod shown;
mod subject;

pub use chapters::{Chapter, Explained, FEWEST, OUTLINES, Outline, chapters, has_chapters};
pub use exercise::{ChapterExercise, HeldChapter, read, write};
pub use score::{ChapterScore, STARS};
pub use subject::Subject;
