//! [`MatchesGameExpert`]: wins every game of matches that can be won.

use awale_engine::Stop;
use awale_rules::{
    Game,
    matches_game::{Heap, Take},
};

use super::{ChosenMove, Player, ReportThinking};

/// A player of matches that leaves the opponent one match more than a multiple of `max_take + 1`.
/// If no take does that, it takes a single match: in a longer game the opponent has to find the
/// right take more often.
#[derive(Clone, Copy, Debug)]
pub struct MatchesGameExpert;

impl Player<Heap> for MatchesGameExpert {
    fn choose(
        &mut self,
        positions_so_far: &[Heap],
        _: &Stop,
        _: ReportThinking<'_, Take>,
    ) -> Option<ChosenMove<Take>> {
        let heap = positions_so_far.last()?;
        let choice = heap.winning_take().or_else(|| heap.moves().next())?;
        Some(ChosenMove::without_search(choice))
    }
}
