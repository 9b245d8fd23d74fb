//! Takes the most it can.

use awale_engine::Stop;
use awale_rules::Game;

use super::{ChosenMove, Player, Report};

/// Plays the move that nets the most at once, the first among equals.
#[derive(Clone, Copy, Debug)]
pub struct Fast;

impl<G: Game> Player<G> for Fast {
    fn choose(
        &mut self,
        past: &[G],
        _: &Stop,
        _: Report<'_, G::Move>,
    ) -> Option<ChosenMove<G::Move>> {
        let position = past.last()?;
        // `max_by_key` keeps the last of equals: from behind, that is the first in natural order.
        let mut moves: Vec<G::Move> = position.moves().collect();
        moves.reverse();
        moves
            .into_iter()
            .max_by_key(|&mv| position.gain(mv))
            .map(ChosenMove::at_sight)
    }
}
