//! How puzzles, chapters and questions with known answers are made and checked.
//!
//! * `miner`: puzzles from games that the engine plays against itself
//! * `claims`: proofs of what the moves of a puzzle reach
//! * `chapters`, `shown`: exercises of the chapters of *Playing well*
//! * `rating`: how hard a puzzle from a game is
//! * `truth`: positions whose right moves the endgame tables know

mod chapters;
mod claims;
mod miner;
mod rating;
mod shown;
pub mod truth;

pub use chapters::{
    NODES_PER_MOVE, exercise_if_all_moves_are_clear, exercise_with_proven_values, valid_chapters,
};
pub use claims::{ClaimCheck, ClaimProver, MoveResult};
pub use miner::{MAX_PUZZLE_TURNS, Miner};
pub use rating::PuzzleRater;
pub use shown::exercise_shows_subject;
