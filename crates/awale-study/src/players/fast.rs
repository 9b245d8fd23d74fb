//! [`FastPlayer`]: plays the move that captures the most.

use awale_engine::Stop;
use awale_rules::Game;

use super::{ChosenMove, Player, ReportThinking};

/// A player that chooses the move with the largest immediate gain, the first among equals.
#[derive(Clone, Copy, Debug)]
pub struct FastPlayer;

impl<G: Game> Player<G> for FastPlayer {
    fn choose(
        &mut self,
        positions_so_far: &[G],
        _: &Stop,
        _: ReportThinking<'_, G::Move>,
    ) -> Option<ChosenMove<G::Move>> {
        let position = positions_so_far.last()?;
        // `max_by_key` returns the last of equal moves. In reversed order, that is the first one.
        let mut moves: Vec<G::Move> = position.moves().collect();
        moves.reverse();
        moves
            .into_iter()
            .max_by_key(|&mv| position.net_gain(mv))
            .map(ChosenMove::without_search)
    }
}
