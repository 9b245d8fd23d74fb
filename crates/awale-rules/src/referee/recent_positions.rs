//! Repetitions found by hash, so that a move takes the same time in a long game as in a short one.

use std::collections::HashMap;

use crate::game::Game;

/// The positions of a game that may occur again. No position before a capture can occur again, so
/// there are usually few.
#[derive(Clone, Debug)]
pub(super) struct RecentPositions<G: Game> {
    /// The number of moves before the first occurrence of each position. All positions have the
    /// same [`Game::repetition_barrier`] as the last one.
    first_occurrences: HashMap<G, usize>,
    /// The number of moves before the first occurrence of the last position, if it is a repetition.
    moves_before_first_occurrence: Option<usize>,
}

impl<G: Game> RecentPositions<G> {
    /// Collects the positions that may occur again. `positions` are all positions of a game, from
    /// its start to the current one.
    pub(super) fn of(positions: &[G]) -> RecentPositions<G> {
        let mut recent_positions = RecentPositions {
            first_occurrences: HashMap::new(),
            moves_before_first_occurrence: None,
        };
        let last_repetition_barrier = positions.last().map(Game::repetition_barrier);
        let index_of_last_older_position = positions
            .iter()
            .rposition(|position| Some(position.repetition_barrier()) != last_repetition_barrier);
        for count in index_of_last_older_position.map_or(0, |index| index + 1)..positions.len() {
            recent_positions.add_last_of(&positions[..=count]);
        }
        recent_positions
    }

    /// Adds the last of `positions`. The earlier positions must have been added before.
    pub(super) fn add_last_of(&mut self, positions: &[G]) {
        let Some((last_position, earlier_positions)) = positions.split_last() else {
            return;
        };
        if earlier_positions
            .last()
            .is_some_and(|before| before.repetition_barrier() != last_position.repetition_barrier())
        {
            self.first_occurrences.clear();
        }
        let first_occurrence = *self
            .first_occurrences
            .entry(last_position.clone())
            .or_insert(earlier_positions.len());
        self.moves_before_first_occurrence =
            Some(first_occurrence).filter(|&first| first < earlier_positions.len());
    }

    /// The number of moves before the first occurrence of the last position, if it is a repetition.
    pub(super) const fn moves_before_first_occurrence(&self) -> Option<usize> {
        self.moves_before_first_occurrence
    }
}
