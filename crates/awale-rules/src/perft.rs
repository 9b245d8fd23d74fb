//! Perft: counts the sequences of moves from a position, to test move generation and to measure its
//! speed.

use std::hint::black_box;

use crate::game::Game;

use super::{
    fast_board::{FastBoard, FastRules},
    pit::{Pit, ROW},
    position::Position,
};

/// Returns the number of legal sequences of exactly `depth` moves from `position`. A finished game
/// has no continuation, and repetitions do not end a game. Every move is played, even in the
/// last ply. The function calls itself once per ply, so a large `depth` needs stack.
///
/// # Examples
/// ```
/// use awale_rules::{Position, Rules, Seat, perft::{perft, perft_by_first_move}};
///
/// let start = Position::start(&Rules::OWARE, Seat::South);
/// assert_eq!(perft(&start, 5), 5_219);
/// assert_eq!(perft_by_first_move(&start, 5).map(|(_, count)| count).sum::<u64>(), 5_219);
/// ```
pub fn perft(position: &Position, depth: u32) -> u64 {
    perft_unless_over(
        &FastRules::new(position.rules()),
        FastBoard::of(position),
        depth,
    )
}

/// Returns the count of [`perft`] for each first move separately.
///
/// # Panics
/// Panics if `depth` is 0, because there is no first move then.
pub fn perft_by_first_move(
    position: &Position,
    depth: u32,
) -> impl Iterator<Item = (Pit, u64)> + '_ {
    assert!(depth > 0, "a first move needs a depth of one at least");
    position.moves().map(move |pit| {
        let mut position_after = *position;
        position_after.play_unchecked(pit);
        (pit, perft(&position_after, depth - 1))
    })
}

fn perft_unless_over(rules: &FastRules, board: FastBoard, depth: u32) -> u64 {
    match depth {
        0 => 1,
        _ if rules.is_over_by_seed_count(board) => 0,
        1 => count_moves(rules, board),
        _ => rules
            .moves(board)
            .map(|(_, after)| perft_unless_over(rules, after, depth - 1))
            .sum(),
    }
}

/// Counts the moves of the last ply. Each of them is played although its board is not needed,
/// because perft measures the speed of playing.
fn count_moves(rules: &FastRules, board: FastBoard) -> u64 {
    (0..ROW)
        .map(|place| u64::from(black_box(rules.play(board, place)).is_some()))
        .sum()
}
