//! Results by the first moves of both sides.

use awale_rules::Pit;

use crate::catalogue::{Kind, Variant};
use crate::openings::{OwnGame, OwnScore};

use super::OwnResult;

/// Plies that tell openings apart: each side's first move. There are 36 in most variants.
const PLIES: usize = 2;

/// The games of a variant that began with the same moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpeningScore {
    /// What was played.
    pub variant: Variant,
    /// The first moves, as if South had begun.
    pub moves: Vec<Pit>,
    /// How the games ended.
    pub score: OwnScore,
}

/// The games by their openings, those with the most games first.
pub(super) fn openings(games: &[OwnResult<'_>]) -> Vec<OpeningScore> {
    let mut openings: Vec<OpeningScore> = Vec::new();
    for game in games {
        let Kind::Awale(variant) = &game.record.kind else {
            continue;
        };
        let Some(own) = OwnGame::of(game.record) else {
            continue;
        };
        let moves: Vec<Pit> = own.first_moves().take(PLIES).collect();
        if moves.len() < PLIES {
            continue;
        }
        let known = openings
            .iter()
            .position(|one| one.moves == moves && one.variant.rules == variant.rules);
        let place = known.unwrap_or_else(|| {
            openings.push(OpeningScore {
                variant: variant.clone(),
                moves,
                score: OwnScore::default(),
            });
            openings.len() - 1
        });
        openings[place].score.add(game.outcome);
    }
    openings.sort_by_key(|opening| std::cmp::Reverse(opening.score.played()));
    openings
}
