//! [`OpeningScore`]: results by the first moves of both sides.

use awale_rules::{Pit, Seat};

use crate::{
    catalogue::{GameKind, Variant},
    openings::OwnGamesScore,
    record::Record,
};

/// The number of plies that identify an opening: each side's first move. Most variants have 36
/// openings.
const OPENING_PLIES: usize = 2;

/// The results of the games of a variant that began with the same moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpeningScore {
    /// The variant of the games.
    pub variant: Variant,
    /// The first moves, as if South had begun.
    pub moves: Vec<Pit>,
    /// The results of the games.
    pub score: OwnGamesScore,
}

/// Groups the games of awalé that count for results by opening, the openings with the most games
/// first.
pub(super) fn opening_scores(games: &[&Record]) -> Vec<OpeningScore> {
    let mut openings: Vec<OpeningScore> = Vec::new();
    for record in games {
        let GameKind::Awale(variant) = &record.kind else {
            continue;
        };
        let Some(outcome) = record
            .own_result()
            .filter(|_| record.statistics_status().counts_for_results())
        else {
            continue;
        };
        // The moves are converted so that South begins.
        let pits = record.moves().iter().map_while(|mv| mv.as_pit());
        let alternating_seats = [Seat::South, Seat::North].into_iter().cycle();
        let moves = pits
            .zip(alternating_seats)
            .map(|(pit, side)| Pit::of(side, pit.column()));
        let moves: Vec<Pit> = moves.take(OPENING_PLIES).collect();
        if moves.len() < OPENING_PLIES {
            continue;
        }
        let known_opening_index = openings
            .iter()
            .position(|one| one.moves == moves && one.variant.rules == variant.rules);
        let opening_index = known_opening_index.unwrap_or_else(|| {
            openings.push(OpeningScore {
                variant: variant.clone(),
                moves,
                score: OwnGamesScore::default(),
            });
            openings.len() - 1
        });
        openings[opening_index].score.add(outcome);
    }
    openings.sort_by_key(|opening| std::cmp::Reverse(opening.score.game_count()));
    openings
}
