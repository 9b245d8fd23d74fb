//! Ratings from written games.

use awale_rules::{Game, Seat};

use crate::catalogue::Kind;
use crate::record::Record;

use super::estimate::Likelihood;
use super::{GameEvidence, MoveEvidence, Rating, spread, strength};

/// What a written game tells about the player of `seat`. `None` where the game has no result, or is one of the matches.
#[must_use]
pub fn evidence(record: &Record, seat: Seat) -> Option<GameEvidence> {
    let Kind::Awale(_) = record.kind else { return None };
    let outcome = record.result()?;
    let opponent = strength(&record.players[seat.opponent()].spec);
    let points = outcome.tally.winner.map_or(0.5, |winner| if winner == seat { 1.0 } else { 0.0 });
    let first = record.start().to_move();
    let mine = usize::from(first != seat);
    let judged = record.analysis.iter().flat_map(|analysis| analysis.moves.iter().skip(mine).step_by(2));
    let referee = record.referee();
    let positions = referee.past().iter().skip(mine).step_by(2);
    let moves = judged.zip(positions).filter_map(|(judged, game)| MoveEvidence::of(judged, &game.awale()?)).collect();
    let spread = spread(record.kind.id());
    Some(GameEvidence { spread, result: opponent.map(|opponent| (opponent, points)), moves })
}

/// The seat of the only human in a game against a computer.
#[must_use]
pub fn rated_seat(record: &Record) -> Option<Seat> {
    let is_human = |seat: &Seat| record.players[*seat].spec.is_human();
    let seat = Seat::BOTH.into_iter().find(is_human)?;
    (!is_human(&seat.opponent())).then_some(seat)
}

/// The fewest plies of a game that tells of its players: each has moved. One that is given up or ended by agreement before tells
/// nothing.
const FEWEST_PLIES: usize = 2;

/// Whether a game counts for the rating of its player: over, one human against a computer, without help, not ended at once.
#[must_use]
pub fn is_rated(record: &Record) -> bool {
    is_ratable(record) && !record.is_helped
}

/// Whether a game of awalé does not count only because its player had help.
#[must_use]
pub fn is_helped_alone(record: &Record) -> bool {
    matches!(record.kind, Kind::Awale(_)) && is_ratable(record) && record.is_helped
}

/// Whether a game would count for the rating of its player, if it was played without help.
fn is_ratable(record: &Record) -> bool {
    rated_seat(record).is_some() && record.moves().len() >= FEWEST_PLIES && record.result().is_some()
}

/// The newest games that are looked at: what was played before them hardly counts any more.
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

/// The ratings after each of the finished games among `records` that a person played against a computer, the oldest first. Of very
/// many only the newest are looked at.
#[must_use]
pub fn history<'a>(records: impl Iterator<Item = &'a Record>) -> Vec<Rated> {
    let mut records: Vec<&Record> = records.filter(|record| is_rated(record)).collect();
    records.sort_by_key(|record| record.date.to_string());
    let newest = records.len().saturating_sub(NEWEST);
    let mut all: Vec<(&str, Likelihood)> = Vec::new();
    let mut rated = Vec::new();
    for record in &records[newest..] {
        let told = rated_seat(record).and_then(|seat| evidence(record, seat));
        let Some(told) = told.as_ref().and_then(Likelihood::of) else { continue };
        all.push((record.kind.id(), told));
        let (variant, _) = &all[all.len() - 1];
        let of_variant: Vec<&Likelihood> = all.iter().filter(|(id, _)| id == variant).map(|(_, told)| told).collect();
        let every: Vec<&Likelihood> = all.iter().map(|(_, told)| told).collect();
        if let (Some(rating), Some(in_variant)) = (Rating::of_likelihoods(&every), Rating::of_likelihoods(&of_variant))
        {
            rated.push(Rated { kind: record.kind.clone(), rating, in_variant });
        }
    }
    rated
}
