//! Which themes of puzzles the player misses.

use crate::catalogue::Variant;
use crate::order;
use crate::progress::Training;
use crate::puzzle::{Motif, collection};

/// The puzzles from games of one theme that were tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ThemeScore {
    /// The theme.
    pub motif: Motif,
    /// Puzzles that were tried.
    pub tried: usize,
    /// Those of them that were failed and have not been solved often enough since: they come back.
    pub missed: usize,
}

impl ThemeScore {
    /// How many of a hundred are missed.
    #[must_use]
    pub fn percent(&self) -> usize {
        (100 * self.missed + self.tried / 2).checked_div(self.tried).unwrap_or(0)
    }
}

/// The themes of the puzzles that were tried, those that are missed most often first. A puzzle has several themes.
#[must_use]
pub fn themes(training: &Training, variants: &[Variant]) -> Vec<ThemeScore> {
    let mut scores = Motif::ALL.map(|motif| ThemeScore { motif, tried: 0, missed: 0 });
    for variant in variants.iter().filter(|variant| training.has_tried(&variant.id)) {
        for puzzle in collection::shipped(variant) {
            let Some(tried) = training.tried(&variant.id, &puzzle.name()) else { continue };
            for score in scores.iter_mut().filter(|score| puzzle.motifs.has(score.motif)) {
                score.tried += 1;
                score.missed += usize::from(tried.returns.is_some());
            }
        }
    }
    let mut scores: Vec<ThemeScore> = scores.into_iter().filter(|score| score.tried > 0).collect();
    order::sort_by_key(&mut scores, |score| (std::cmp::Reverse(score.percent()), std::cmp::Reverse(score.tried)));
    scores
}
