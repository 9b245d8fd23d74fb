//! The values of moves in 13 matches, which are always exact: the side that must take from one
//! match more than a multiple of `max_take + 1` loses.

use awale_engine::Score;
use awale_rules::{
    Game,
    matches_game::{Heap, Take},
};

use crate::{catalogue::AnyMove, record::Assessment};

use super::moves::{MoveValue, MoveValues};

/// The maximum length of a line.
const MAX_LINE_MOVES: usize = 8;

/// Returns the value of every move in `heap`, which must not be empty: won or lost.
pub(super) fn move_values(heap: Heap) -> MoveValues {
    let moves = heap.moves().map(|take| {
        let line = best_line_after(heap, take)
            .into_iter()
            .map(AnyMove::Take)
            .collect();
        MoveValue::new(AnyMove::Take(take), score_of_take(heap, take), line)
    });
    MoveValues {
        depth: 0,
        seeds_left: 0,
        moves: moves.collect(),
        is_final: true,
    }
}

/// Judges every move of a game of matches.
pub(super) fn review(positions_so_far: &[Heap], played_takes: &[Take]) -> Vec<Assessment> {
    positions_so_far
        .iter()
        .zip(played_takes)
        .filter_map(|(&heap, &take)| move_values(heap).assess(AnyMove::Take(take)))
        .collect()
}

/// Returns the value of taking `take`: a win (1) if the opponent cannot win afterwards, otherwise a
/// loss (-1).
fn score_of_take(heap: Heap, take: Take) -> Score {
    let mut after = heap;
    after.play_unchecked(take);
    let is_won_for_taker = after.outcome().is_none() && after.winning_take().is_none();
    Score::Proven(if is_won_for_taker { 1 } else { -1 })
}

/// Returns the best line after `take`. A side that cannot win takes one match, as the expert does.
fn best_line_after(mut heap: Heap, take: Take) -> Vec<Take> {
    let mut line = vec![take];
    heap.play_unchecked(take);
    while line.len() < MAX_LINE_MOVES && heap.outcome().is_none() {
        let best_take = heap.winning_take().unwrap_or(Take(1));
        line.push(best_take);
        heap.play_unchecked(best_take);
    }
    line
}
