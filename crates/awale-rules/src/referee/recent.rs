//! Finding a position that comes back: by its hash, so that a long game takes no longer a move than
//! a short one.

use std::collections::HashMap;

use crate::game::Game;

/// The positions of a game that may come back. No earlier position comes back after a capture, so
/// the list is usually short.
#[derive(Clone, Debug)]
pub(super) struct Recent<G: Game> {
    /// After how many moves each of them first stood. All have the progress of the last position.
    first: HashMap<G, usize>,
    /// After how many moves the last position first stood, if it has come back.
    repeated: Option<usize>,
}

impl<G: Game> Recent<G> {
    /// What may come back after the last of `positions`, those of a game from its start.
    pub(super) fn of(positions: &[G]) -> Recent<G> {
        let mut recent = Recent {
            first: HashMap::new(),
            repeated: None,
        };
        let progress = positions.last().map(Game::progress);
        let behind = positions
            .iter()
            .rposition(|position| Some(position.progress()) != progress);
        for count in behind.map_or(0, |behind| behind + 1)..positions.len() {
            recent.add(&positions[..=count]);
        }
        recent
    }

    /// Takes in the last of `positions`; those before it are known.
    pub(super) fn add(&mut self, positions: &[G]) {
        let Some((last, before)) = positions.split_last() else {
            return;
        };
        if before
            .last()
            .is_some_and(|before| before.progress() != last.progress())
        {
            self.first.clear();
        }
        let first = *self.first.entry(last.clone()).or_insert(before.len());
        self.repeated = Some(first).filter(|&first| first < before.len());
    }

    /// After how many moves the last position first stood, if it has come back.
    pub(super) const fn repeated(&self) -> Option<usize> {
        self.repeated
    }
}
