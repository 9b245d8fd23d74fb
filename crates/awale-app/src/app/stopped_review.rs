//! [`StoppedReview`]: what a stopped analysis of a game has found so far.

use awale_study::{catalogue::AnyGame, record::Assessment};

/// An analysis that was stopped before its end.
#[derive(Debug)]
pub struct StoppedReview {
    /// The start of the game and the position after each move.
    pub(super) positions: Vec<AnyGame>,
    /// The assessments of the last moves.
    pub(super) assessments: Vec<Assessment>,
}
