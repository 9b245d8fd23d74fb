//! Perft: counting the lines of play from a position, to test move generation and to measure its
//! speed.

use std::hint::black_box;

use crate::game::Game;

use super::fast_board::{FastBoard, FastRules};
use super::pit::{Pit, ROW};
use super::position::Position;

/// The number of legal sequences of exactly `depth` moves from `position`. A finished game has no
/// continuation, and repetitions are not looked for. Every move is played, those of the last ply
/// too. Each ply takes a little stack.
///
/// # Examples
/// ```
/// use awale_rules::{Position, Rules, Seat, perft::{divide, perft}};
///
/// let start = Position::start(&Rules::OWARE, Seat::South);
/// assert_eq!(perft(&start, 5), 5_219);
/// assert_eq!(divide(&start, 5).map(|(_, count)| count).sum::<u64>(), 5_219);
/// ```
#[must_use]
pub fn perft(position: &Position, depth: u32) -> u64 {
    count_unless_over(
        &FastRules::new(position.rules()),
        FastBoard::of(position),
        depth,
    )
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

fn count_unless_over(rules: &FastRules, board: FastBoard, depth: u32) -> u64 {
    match depth {
        0 => 1,
        _ if rules.is_over_by_count(board) => 0,
        1 => count_moves(rules, board),
        _ => rules
            .moves(board)
            .map(|(_, after)| count_unless_over(rules, after, depth - 1))
            .sum(),
    }
}

/// Plays each move of the last ply. The boards that they lead to are of no use to the count, but
/// they are made: it is the speed of playing that is measured.
fn count_moves(rules: &FastRules, board: FastBoard) -> u64 {
    (0..ROW)
        .map(|place| u64::from(black_box(rules.play(board, place)).is_some()))
        .sum()
}
