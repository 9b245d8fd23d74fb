//! Ratings from saved games.

use std::collections::HashSet;

use awale_rules::{Game, Seat};

use crate::catalogue::GameKind;
use crate::record::{Record, StatisticsStatus};

use super::estimate::LogLikelihood;
use super::{GameEvidence, MoveEvidence, Rating, elo_spread, player_elo};

/// Returns the evidence of a saved game about the player of `seat`, or `None` if the game is not
/// one that can rate its players.
pub fn game_evidence(record: &Record, seat: Seat) -> Option<GameEvidence> {
    let outcome = record.result().filter(|_| can_rate_players(record))?;
    let opponent = player_elo(&record.players[seat.opponent()].spec);
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
    let referee = record.clone_game();
    let positions = referee.positions_so_far().iter().skip(mine).step_by(2);
    let moves = judged
        .zip(positions)
        .filter_map(|(judged, game)| MoveEvidence::of(judged, &game.as_awale()?))
        .collect();
    let spread = elo_spread(record.kind.id());
    Some(GameEvidence {
        spread,
        result: opponent.map(|opponent| (opponent, points)),
        moves,
    })
}

/// The minimum number of plies of a game that can rate its players, also in a club. A game that was
/// resigned or agreed drawn before says nothing about strength.
pub const MIN_RATED_PLIES: usize = 10;

/// Returns true if the result of a game says something about its players' strength: a finished game
/// of awalé from the usual start that is not too short.
pub fn can_rate_players(record: &Record) -> bool {
    let is_whole = !matches!(
        record.statistics_status(),
        StatisticsStatus::FromPosition | StatisticsStatus::Study | StatisticsStatus::ByLink
    );
    let is_played = record.moves().len() >= MIN_RATED_PLIES && record.result().is_some();
    is_whole && is_played && matches!(record.kind, GameKind::Awale(_))
}

/// Returns true if a game counts for its player's rating: it can rate its players, and one human
/// played a computer without help and with clocks that never stopped.
pub fn is_rated(record: &Record) -> bool {
    can_rate_players(record) && record.own_seat().is_some() && record.statistics_status().is_rated()
}

/// Returns true if help is the only reason why a game does not count for the rating.
pub fn is_unrated_only_for_help(record: &Record) -> bool {
    can_rate_players(record)
        && record.own_seat().is_some()
        && record.statistics_status() == StatisticsStatus::Helped
}

/// Removes games that repeat another game of the same players move for move. The last copy stays.
pub fn remove_repeated_games(records: &mut Vec<&Record>) {
    let mut known = HashSet::new();
    records.reverse();
    records.retain(|record| known.insert(record.identity()));
    records.reverse();
}

/// The number of newest games that are used. Older games would hardly count.
const MAX_NEWEST_GAMES: usize = 200;

/// A game and the ratings after it.
#[derive(Clone, Debug, PartialEq)]
pub struct RatedGame {
    /// The game that was played.
    pub kind: GameKind,
    /// The rating over all variants after the game.
    pub rating: Rating,
    /// The rating in games of the same variant.
    pub in_variant: Rating,
}

/// Returns the ratings after each rated game among `records`, the oldest first. Uses only the
/// newest 200 games.
pub fn rated_games<'a>(records: impl Iterator<Item = &'a Record>) -> Vec<RatedGame> {
    let mut records: Vec<&Record> = records.filter(|record| is_rated(record)).collect();
    records.sort_by_key(|record| record.header.date.sort_key());
    let newest = records.len().saturating_sub(MAX_NEWEST_GAMES);
    let mut all: Vec<(&str, LogLikelihood)> = Vec::new();
    let mut rated = Vec::new();
    for record in &records[newest..] {
        let evidence = record
            .own_seat()
            .and_then(|seat| game_evidence(record, seat));
        let Some(evidence) = evidence.as_ref().and_then(LogLikelihood::of) else {
            continue;
        };
        all.push((record.kind.id(), evidence));
        let (variant, _) = &all[all.len() - 1];
        let in_this_variant: Vec<&LogLikelihood> = all
            .iter()
            .filter(|(id, _)| id == variant)
            .map(|(_, evidence)| evidence)
            .collect();
        let all_games: Vec<&LogLikelihood> = all.iter().map(|(_, evidence)| evidence).collect();
        if let (Some(rating), Some(in_variant)) = (
            Rating::from_likelihoods(&all_games),
            Rating::from_likelihoods(&in_this_variant),
        ) {
            rated.push(RatedGame {
                kind: record.kind.clone(),
                rating,
                in_variant,
            });
        }
    }
    rated
}
