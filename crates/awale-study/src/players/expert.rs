//! Wins every game of matches that can be won.

use awale_engine::Stop;
use awale_rules::Game;
use awale_rules::matches::{Heap, Take};

use super::{ChosenMove, Player, Report};

/// Leaves the other side one match more than a multiple of `max_take + 1`. Where that cannot be
/// done, it takes a single match: the longer the game, the more often the other side must find the
/// answer.
#[derive(Clone, Copy, Debug)]
pub struct Expert;

impl Player<Heap> for Expert {
    fn choose(&mut self, past: &[Heap], _: &Stop, _: Report<'_, Take>) -> Option<ChosenMove<Take>> {
        let heap = past.last()?;
        let choice = heap.winning_take().or_else(|| heap.moves().next())?;
        Some(ChosenMove::at_sight(choice))
    }
}
