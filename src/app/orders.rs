//! What is ordered from threads that make and look for puzzles.

use awale_rules::{Pit, Position, Seat};

use awale_study::catalogue::Variant;
use awale_study::puzzle::Difficulty;

/// A puzzle that is wanted.
#[derive(Clone, Debug)]
pub struct PuzzleOrder {
    pub variant: Variant,
    pub difficulty: Difficulty,
    pub seed: u64,
}

/// A game of the player's own that is to be looked through.
#[derive(Clone, Debug)]
pub struct SearchOrder {
    /// The start and the position after each move.
    pub past: Vec<Position>,
    pub played: Vec<Pit>,
    pub own: Seat,
}
