//! A legal move at random.

use awale_engine::Stop;
use awale_rules::Game;
use rand::rngs::StdRng;
use rand::seq::IteratorRandom;
use rand::{RngExt, SeedableRng};

use super::{ChosenMove, Player, Report};

/// Plays at random.
#[derive(Clone, Copy, Debug)]
pub struct Naive {
    seed: u64,
}

impl Naive {
    /// A player that makes the same choices in the same game whenever it has the same seed.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Naive { seed }
    }
}

impl<G: Game> Player<G> for Naive {
    fn choose(
        &mut self,
        past: &[G],
        _: &Stop,
        _: Report<'_, G::Move>,
    ) -> Option<ChosenMove<G::Move>> {
        // One generator for each ply, so that a move taken back is chosen again as it was.
        let mut dice = StdRng::seed_from_u64(self.seed);
        let seed = dice.random::<u64>().wrapping_add(past.len() as u64);
        let choice = past
            .last()?
            .moves()
            .choose(&mut StdRng::seed_from_u64(seed))?;
        Some(ChosenMove::at_sight(choice))
    }
}
