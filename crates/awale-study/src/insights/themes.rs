//! [`MotifScore`]: which themes the player misses, in puzzles from games and in positions of own
//! games.

use crate::{
    catalogue::Variant,
    progress::{OwnPuzzleKind, Progress},
    puzzle::{collection, motifs_from_position_name},
    study::{Motif, Motifs},
};

/// The results of the tried puzzles with one theme.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MotifScore {
    /// The theme.
    pub motif: Motif,
    /// The number of tried puzzles, both from the collections and from the player's own games.
    pub tried_puzzle_count: usize,
    /// The number of tried puzzles that will return, because the player failed them and has not
    /// solved them often enough since.
    pub missed_puzzle_count: usize,
}

impl MotifScore {
    /// Returns the percentage of missed puzzles.
    pub fn missed_percent(&self) -> usize {
        (100 * self.missed_puzzle_count + self.tried_puzzle_count / 2)
            .checked_div(self.tried_puzzle_count)
            .unwrap_or(0)
    }
}

/// Returns the scores of the themes of tried puzzles, the most missed first. A puzzle can have
/// several themes.
pub fn motif_scores(progress: &Progress, variants: &[Variant]) -> Vec<MotifScore> {
    let mut scores = Motif::ALL.map(|motif| MotifScore {
        motif,
        tried_puzzle_count: 0,
        missed_puzzle_count: 0,
    });
    let mut count_try = |motifs: Motifs, comes_back: bool| {
        for score in scores
            .iter_mut()
            .filter(|score| motifs.contains(score.motif))
        {
            score.tried_puzzle_count += 1;
            score.missed_puzzle_count += usize::from(comes_back);
        }
    };
    for variant in variants {
        let built_in_puzzles = if progress.has_tried_puzzles(&variant.id) {
            collection::built_in(variant)
        } else {
            &[]
        };
        for puzzle in built_in_puzzles {
            if let Some(tried_puzzle) = progress.tried_puzzle(&variant.id, &puzzle.name()) {
                count_try(
                    puzzle.motifs,
                    tried_puzzle.due_day_and_solved_count.is_some(),
                );
            }
        }
        for (name, puzzle) in progress
            .own_puzzles(&variant.id)
            .filter(|(_, puzzle)| puzzle.is_tried && puzzle.kind() == OwnPuzzleKind::Mistake)
        {
            if let Some(motifs) = motifs_from_position_name(name, puzzle, &variant.rules) {
                let comes_back = puzzle.due_day_and_solved_count.is_some();
                // A mistake returns even if the player solves it on the first try.
                count_try(motifs, puzzle.was_missed && comes_back);
            }
        }
    }
    let mut scores: Vec<MotifScore> = scores
        .into_iter()
        .filter(|score| score.tried_puzzle_count > 0)
        .collect();
    scores.sort_by_key(|score| {
        (
            std::cmp::Reverse(score.missed_percent()),
            std::cmp::Reverse(score.tried_puzzle_count),
        )
    });
    scores
}
