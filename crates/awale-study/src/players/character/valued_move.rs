//! [`ValuedMove`]: a move with the value that a character gives it.

use awale_engine::Score;
use awale_rules::{Game, Pit, Position};

use crate::players::{evaluation::WIN_VALUE, minimax::value_at_end};

/// A move with the value that a character gives it.
#[derive(Clone, Copy, Debug)]
pub(super) struct ValuedMove {
    pub(super) pit: Pit,
    /// The position after the move.
    pub(super) after: Position,
    /// The value to the character, in hundredths of a seed. A certain win adds `WIN_VALUE`, a
    /// certain loss subtracts it.
    pub(super) value: i32,
}

/// Returns the lead that is part of a value, in hundredths of a seed, without the bonus for a
/// certain result.
pub(super) const fn lead_without_win_bonus(value: i32) -> i32 {
    if value.abs() >= WIN_VALUE / 2 {
        value - value.signum() * WIN_VALUE
    } else {
        value
    }
}

/// Converts a score of the engine to a value of the characters.
pub(super) fn value_of_score(score: Score) -> i32 {
    score.known_result_sign().unwrap_or(0) * WIN_VALUE + score.lead_centiseeds()
}

/// Returns the positions `positions_so_far` with `after` added. If the game ends in `after`, also
/// returns its value to the side to move there.
pub(super) fn positions_and_final_value(
    positions_so_far: &[Position],
    after: Position,
) -> (Vec<Position>, Option<i32>) {
    let positions: Vec<Position> = positions_so_far.iter().copied().chain([after]).collect();
    let final_value = value_at_end(&positions);
    (positions, final_value)
}

/// Returns the values of `moves` in the last of the positions `positions_so_far`. `search_value`
/// values a line of positions for the side to move. If it returns `None`, a move is valued by what
/// it captures.
pub(super) fn valued_moves(
    positions_so_far: &[Position],
    moves: impl IntoIterator<Item = (Pit, Position)>,
    mut search_value: impl FnMut(Vec<Position>) -> Option<i32>,
) -> Vec<ValuedMove> {
    let Some(position) = positions_so_far.last() else {
        return Vec::new();
    };
    let to_valued_move = |(pit, after)| {
        let value = match positions_and_final_value(positions_so_far, after) {
            (_, Some(final_value)) => Some(final_value),
            (line, None) => search_value(line),
        };
        let value = value.map_or(100 * position.net_gain(pit), |value| -value);
        ValuedMove { pit, after, value }
    };
    moves.into_iter().map(to_valued_move).collect()
}

/// Returns the legal moves, each with the position after it.
pub(super) fn legal_moves(position: &Position) -> Vec<(Pit, Position)> {
    let pit_and_position = |pit| {
        let mut after = *position;
        after.play_unchecked(pit);
        (pit, after)
    };
    position.moves().map(pit_and_position).collect()
}
