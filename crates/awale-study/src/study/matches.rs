//! The matches, where every value is known: who is left one more than a multiple of what one may
//! take and one, loses.

use awale_engine::Score;
use awale_rules::Game;
use awale_rules::matches::{Heap, Take};

use crate::catalogue::AnyMove;
use crate::record::Assessment;

use super::moves::{MoveValue, Values};

/// The longest line that is shown.
const LINE: usize = 8;

/// What every move is worth in `heap`, which is not the end: won, or lost.
pub(super) fn values(heap: Heap) -> Values {
    let moves = heap.moves().map(|take| {
        let line = line(heap, take).into_iter().map(AnyMove::Take).collect();
        MoveValue::new(AnyMove::Take(take), value(heap, take), line)
    });
    Values {
        depth: 0,
        left: 0,
        moves: moves.collect(),
        is_final: true,
    }
}

/// The moves of a game judged.
pub(super) fn review(past: &[Heap], played: &[Take]) -> Vec<Assessment> {
    past.iter()
        .zip(played)
        .filter_map(|(&heap, &take)| values(heap).assess(AnyMove::Take(take)))
        .collect()
}

/// What taking `take` is worth: a win (1) where it leaves the other side no way to win, else a loss
/// (-1).
fn value(heap: Heap, take: Take) -> Score {
    let mut after = heap;
    after.play_unchecked(take);
    let wins = after.outcome().is_none() && after.winning_take().is_none();
    Score::Proven(if wins { 1 } else { -1 })
}

/// Both sides at their best after `take`; who cannot win takes one, as the expert does.
fn line(mut heap: Heap, take: Take) -> Vec<Take> {
    let mut line = vec![take];
    heap.play_unchecked(take);
    while line.len() < LINE && heap.outcome().is_none() {
        let next = heap.winning_take().unwrap_or(Take(1));
        line.push(next);
        heap.play_unchecked(next);
    }
    line
}
