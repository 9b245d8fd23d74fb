//! Which themes the player misses: in puzzles from games, and in positions of own games that came
//! back as puzzles.

use crate::catalogue::Variant;
use crate::progress::Progress;
use crate::puzzle::{Motif, Motifs, collection, kept_themes};

/// What is known of one theme: puzzles that were tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ThemeScore {
    /// The theme.
    pub motif: Motif,
    /// Puzzles that were tried, from games and of own games.
    pub tried: usize,
    /// Those of them that come back: failed, or a mistake in a game, and not solved often enough
    /// since.
    pub missed: usize,
}

impl ThemeScore {
    /// How many of a hundred are missed.
    #[must_use]
    pub fn percent(&self) -> usize {
        (100 * self.missed + self.tried / 2)
            .checked_div(self.tried)
            .unwrap_or(0)
    }
}

/// The themes of what was tried, those that are missed most often first. A puzzle has several
/// themes.
#[must_use]
pub fn themes(progress: &Progress, variants: &[Variant]) -> Vec<ThemeScore> {
    let (training, own) = (progress.training(), progress.own());
    let mut scores = Motif::ALL.map(|motif| ThemeScore {
        motif,
        tried: 0,
        missed: 0,
    });
    let mut count = |motifs: Motifs, comes_back: bool| {
        for score in scores.iter_mut().filter(|score| motifs.has(score.motif)) {
            score.tried += 1;
            score.missed += usize::from(comes_back);
        }
    };
    for variant in variants {
        let shipped = if training.has_tried(&variant.id) {
            collection::shipped(variant)
        } else {
            &[]
        };
        for puzzle in shipped {
            if let Some(tried) = training.tried(&variant.id, &puzzle.name()) {
                count(puzzle.motifs, tried.returns.is_some());
            }
        }
        for (name, puzzle) in own
            .all(&variant.id)
            .filter(|(_, puzzle)| puzzle.is_tried && !puzzle.was_found())
        {
            if let Some(motifs) = kept_themes(name, puzzle, &variant.rules) {
                count(motifs, puzzle.returns.is_some());
            }
        }
    }
    let mut scores: Vec<ThemeScore> = scores.into_iter().filter(|score| score.tried > 0).collect();
    scores.sort_by_key(|score| {
        (
            std::cmp::Reverse(score.percent()),
            std::cmp::Reverse(score.tried),
        )
    });
    scores
}
