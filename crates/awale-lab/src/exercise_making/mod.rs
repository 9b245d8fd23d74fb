//! How puzzles, chapters and questions with known answers are made and checked.
//!
//! * `miner`: puzzles from games that the engine plays against itself
//! * `claim_proofs`: proofs of what the moves of a puzzle reach
//! * `chapters`, `subject_check`: exercises of the chapters of *Playing well*
//! * `rating`: how hard a puzzle from a game is
//! * `truth`: positions whose right moves the endgame tables know

mod chapters;
mod claim_proofs;
mod miner;
mod rating;
mod subject_check;
pub mod truth;

pub use chapters::{
    NODES_PER_MOVE, exercise_if_all_moves_are_clear, exercise_with_proven_values, valid_chapters,
};
pub use claim_proofs::{ClaimCheck, ClaimProver, MoveResult};
pub use miner::{MAX_PUZZLE_TURNS, PuzzleMiner, play_between_levels, turned_for_south};
pub use rating::PuzzleRater;
pub use subject_check::exercise_shows_subject;
