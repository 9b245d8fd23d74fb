//! [`NaivePlayer`]: plays a random legal move.

use awale_engine::Stop;
use awale_rules::Game;
use rand::{RngExt, SeedableRng, rngs::StdRng, seq::IteratorRandom};

use super::{ChosenMove, Player, ReportThinking};

/// A player that chooses a random legal move.
#[derive(Clone, Copy, Debug)]
pub struct NaivePlayer {
    seed: u64,
}

impl NaivePlayer {
    /// Creates a player whose choices in the same game depend only on `seed`.
    pub const fn new(seed: u64) -> Self {
        NaivePlayer { seed }
    }
}

impl<G: Game> Player<G> for NaivePlayer {
    fn choose(
        &mut self,
        positions_so_far: &[G],
        _: &Stop,
        _: ReportThinking<'_, G::Move>,
    ) -> Option<ChosenMove<G::Move>> {
        // Each ply has its own generator, so that a move taken back is chosen again.
        let mut rng = StdRng::seed_from_u64(self.seed);
        let seed_of_ply = rng
            .random::<u64>()
            .wrapping_add(positions_so_far.len() as u64);
        let choice = positions_so_far
            .last()?
            .moves()
            .choose(&mut StdRng::seed_from_u64(seed_of_ply))?;
        Some(ChosenMove::without_search(choice))
    }
}
