//! Repetitions found by hash, so that a move takes the same time in a long game as in a short one.

use std::collections::HashMap;

use crate::game::Game;

/// The positions of a game that may occur again. No position before a capture can occur again, so
/// there are usually few.
#[derive(Clone, Debug)]
pub(super) struct RecentPositions<G: Game> {
    /// The number of moves before the first occurrence of each position. All positions have the
    /// same [`Game::never_decreasing_count`] as the last one.
    first_occurrences: HashMap<G, usize>,
    /// The number of moves before the first occurrence of the last position, if it is a repetition.
    repeated_first_occurrence: Option<usize>,
}

impl<G: Game> RecentPositions<G> {
    /// Collects the positions that may occur again. `positions` are all positions of a game, from
    /// its start to the current one.
    pub(super) fn of(positions: &[G]) -> RecentPositions<G> {
        let mut recent = RecentPositions {
            first_occurrences: HashMap::new(),
            repeated_first_occurrence: None,
        };
        let progress = positions.last().map(Game::never_decreasing_count);
        let index_of_last_older_position = positions
            .iter()
            .rposition(|position| Some(position.never_decreasing_count()) != progress);
        for count in index_of_last_older_position.map_or(0, |index_of_last_older_position| {
            index_of_last_older_position + 1
        })..positions.len()
        {
            recent.add(&positions[..=count]);
        }
        recent
    }

    /// Adds the last of `positions`. The earlier positions must have been added before.
    pub(super) fn add(&mut self, positions: &[G]) {
        let Some((last, before)) = positions.split_last() else {
            return;
        };
        if before
            .last()
            .is_some_and(|before| before.never_decreasing_count() != last.never_decreasing_count())
        {
            self.first_occurrences.clear();
        }
        let first = *self
            .first_occurrences
            .entry(last.clone())
            .or_insert(before.len());
        self.repeated_first_occurrence = Some(first).filter(|&first| first < before.len());
    }

    /// The number of moves before the first occurrence of the last position, if it is a repetition.
    pub(super) const fn first_occurrence_of_last(&self) -> Option<usize> {
        self.repeated_first_occurrence
    }
}
