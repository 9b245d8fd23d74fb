//! Ratings from written games.

use std::collections::HashSet;

use awale_rules::{Game, Seat};

use crate::catalogue::Kind;
use crate::record::{GameStanding, Record};

use super::estimate::Likelihood;
use super::{GameEvidence, MoveEvidence, Rating, spread, strength};

/// What a written game tells about the player of `seat`. `None` where it tells nothing of its
/// players.
#[must_use]
pub fn evidence(record: &Record, seat: Seat) -> Option<GameEvidence> {
    let outcome = record.result().filter(|_| is_telling(record))?;
    let opponent = strength(&record.players[seat.opponent()].spec);
    let points = outcome
        .tally
        .winner
        .map_or(0.5, |winner| if winner == seat { 1.0 } else { 0.0 });
    let first = record.start().to_move();
    let mine = usize::from(first != seat);
    let judged = record
        .analysis
        .iter()
        .flat_map(|analysis| analysis.moves.iter().skip(mine).step_by(2));
    let referee = record.referee();
    let positions = referee.past().iter().skip(mine).step_by(2);
    let moves = judged
        .zip(positions)
        .filter_map(|(judged, game)| MoveEvidence::of(judged, &game.awale()?))
        .collect();
    let spread = spread(record.kind.id());
    Some(GameEvidence {
        spread,
        result: opponent.map(|opponent| (opponent, points)),
        moves,
    })
}

/// The fewest plies of a game that tells of its players: each has moved. One that is given up or
/// ended by agreement before tells nothing.
const FEWEST_PLIES: usize = 2;

/// Whether a game tells of the players: one of awalé that is over, not before both have moved, and
/// that did not begin in a position.
#[must_use]
pub fn is_telling(record: &Record) -> bool {
    let is_whole = !matches!(
        record.standing(),
        GameStanding::FromPosition | GameStanding::Study
    );
    let is_played = record.moves().len() >= FEWEST_PLIES && record.result().is_some();
    is_whole && is_played && matches!(record.kind, Kind::Awale(_))
}

/// Whether a game counts for the rating of its player: it tells of them, one human played a
/// computer, without help, and under clocks that never stopped.
#[must_use]
pub fn is_rated(record: &Record) -> bool {
    is_telling(record) && record.own_seat().is_some() && record.standing().is_rated()
}

/// Whether a game does not count only because its player had help.
#[must_use]
pub fn is_helped_alone(record: &Record) -> bool {
    is_telling(record) && record.own_seat().is_some() && record.standing() == GameStanding::Helped
}

/// The games without those that were played before move for move by the same players: they tell
/// nothing new. Of copies the last one stays.
pub fn without_repeats(records: &mut Vec<&Record>) {
    let mut known = HashSet::new();
    records.reverse();
    records.retain(|record| known.insert(record.played()));
    records.reverse();
}

/// The newest games that are looked at: older ones would hardly count.
const NEWEST: usize = 200;

/// A game and the rating after it.
#[derive(Clone, Debug, PartialEq)]
pub struct Rated {
    /// What was played.
    pub kind: Kind,
    /// The rating over all variants.
    pub rating: Rating,
    /// The rating in games of its variant.
    pub in_variant: Rating,
}

/// The ratings after each of the finished games among `records` that a person played against a
/// computer, the oldest first. Of very many only the newest are looked at.
#[must_use]
pub fn history<'a>(records: impl Iterator<Item = &'a Record>) -> Vec<Rated> {
    let mut records: Vec<&Record> = records.filter(|record| is_rated(record)).collect();
    records.sort_by_key(|record| record.header.date.order());
    let newest = records.len().saturating_sub(NEWEST);
    let mut all: Vec<(&str, Likelihood)> = Vec::new();
    let mut rated = Vec::new();
    for record in &records[newest..] {
        let told = record.own_seat().and_then(|seat| evidence(record, seat));
        let Some(told) = told.as_ref().and_then(Likelihood::of) else {
            continue;
        };
        all.push((record.kind.id(), told));
        let (variant, _) = &all[all.len() - 1];
        let of_variant: Vec<&Likelihood> = all
            .iter()
            .filter(|(id, _)| id == variant)
            .map(|(_, told)| told)
            .collect();
        let every: Vec<&Likelihood> = all.iter().map(|(_, told)| told).collect();
        if let (Some(rating), Some(in_variant)) = (
            Rating::of_likelihoods(&every),
            Rating::of_likelihoods(&of_variant),
        ) {
            rated.push(Rated {
                kind: record.kind.clone(),
                rating,
                in_variant,
            });
        }
    }
    rated
}
