//! A move, and what a character thinks that it is worth.

use awale_engine::Score;
use awale_rules::{Game, Pit, Position};

use crate::players::evaluation::WON;
use crate::players::minimax::value_at_end;

/// A move as a character sees it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Valued {
    pub(super) pit: Pit,
    /// The position that it leads to.
    pub(super) after: Position,
    /// Its worth to the character, in hundredths of a seed; a certain result counts a fortune more
    /// or less.
    pub(super) value: i32,
}

/// The lead in a value, whether its result is certain or not.
pub(super) const fn lead(value: i32) -> i32 {
    if value.abs() >= WON / 2 {
        value - value.signum() * WON
    } else {
        value
    }
}

/// A score of the engine in the values of the characters.
pub(super) fn of_score(score: Score) -> i32 {
    score.result().unwrap_or(0) * WON + score.lead()
}

/// The positions `past` and `after`; what the game is worth to the side to move in `after` if it
/// ends there.
pub(super) fn with(past: &[Position], after: Position) -> (Vec<Position>, Option<i32>) {
    let line: Vec<Position> = past.iter().copied().chain([after]).collect();
    let ended = value_at_end(&line);
    (line, ended)
}

/// The legal moves, each with the position that it leads to.
pub(super) fn moves(position: &Position) -> Vec<(Pit, Position)> {
    let after = |pit| {
        let mut after = *position;
        after.play_unchecked(pit);
        (pit, after)
    };
    position.moves().map(after).collect()
}
