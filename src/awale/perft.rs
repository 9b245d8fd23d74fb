//! Perft: counting the lines of play from a position, to test move generation and to measure its speed.

use crate::game::Game;

use super::pit::Pit;
use super::position::Position;

/// The number of legal sequences of exactly `depth` moves from `position`. A finished game has no continuation, and
/// repetition is not looked at. Every move is played, those of the last ply too.
#[must_use]
pub fn perft(position: &Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    divide(position, depth).map(|(_, lines)| lines).sum()
}

/// The same count, one number for each first move.
///
/// # Panics
/// When `depth` is 0: there is no first move then.
pub fn divide(position: &Position, depth: u32) -> impl Iterator<Item = (Pit, u64)> + '_ {
    assert!(depth > 0, "a first move needs a depth of one at least");
    position.moves().map(move |pit| {
        let mut after = *position;
        after.play_unchecked(pit);
        (pit, perft(&after, depth - 1))
    })
}
