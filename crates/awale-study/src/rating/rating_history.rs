//! Ratings from saved games.

use std::collections::HashSet;

use awale_rules::{Game, Seat};

use crate::{
    catalogue::GameKind,
    record::{MIN_RATED_PLIES, Record, StatisticsStatus},
};

use super::{
    GameEvidence, MoveEvidence, Rating, elo_difference_factor, estimate::GameLogLikelihoods,
    player_elo,
};

/// Returns the evidence of a saved game about the player of `seat`, or `None` if the game cannot
/// rate its players.
pub fn game_evidence(record: &Record, seat: Seat) -> Option<GameEvidence> {
    let outcome = record.result().filter(|_| can_rate_players(record))?;
    let scored_points = outcome
        .final_result
        .winner
        .map_or(0.5, |winner| if winner == seat { 1.0 } else { 0.0 });
    let first_seat = record.start().to_move();
    let first_own_move_index = usize::from(first_seat != seat);
    let own_assessments = record
        .analysis
        .iter()
        .flat_map(|analysis| analysis.moves.iter().skip(first_own_move_index).step_by(2));
    let cloned_game = record.clone_game();
    let positions_before_own_moves = cloned_game
        .positions_so_far()
        .iter()
        .skip(first_own_move_index)
        .step_by(2);
    let move_evidence = own_assessments
        .zip(positions_before_own_moves)
        .filter_map(|(assessment, position)| MoveEvidence::of(assessment, &position.as_awale()?))
        .collect();
    Some(GameEvidence {
        elo_difference_factor: elo_difference_factor(record.kind.id()),
        opponent_elo: player_elo(&record.players[seat.opponent()].spec),
        scored_points,
        moves: move_evidence,
    })
}

/// Returns true if the result of a game says something about its players' strength: a finished game
/// of awalé from the usual start that was not played by link and is not too short.
pub fn can_rate_players(record: &Record) -> bool {
    let is_from_usual_start = !matches!(
        record.statistics_status(),
        StatisticsStatus::OtherStartPosition
            | StatisticsStatus::PlayedAsStudy
            | StatisticsStatus::PlayedByLink
    );
    let is_finished_and_long = record.moves().len() >= MIN_RATED_PLIES && record.result().is_some();
    is_from_usual_start && is_finished_and_long && matches!(record.kind, GameKind::Awale(_))
}

/// Returns true if a game counts for its player's rating: it can rate its players, and one human
/// played a computer without help. If there were clocks, they were never stopped.
pub fn is_rated(record: &Record) -> bool {
    can_rate_players(record)
        && record.own_seat().is_some()
        && record.statistics_status().counts_for_rating()
}

/// Returns true if help is the only reason why a game does not count for the rating.
pub fn is_unrated_only_for_help(record: &Record) -> bool {
    can_rate_players(record)
        && record.own_seat().is_some()
        && record.statistics_status() == StatisticsStatus::PlayedWithHelp
}

/// Removes games that repeat another game of the same players move for move. The last copy stays.
pub fn remove_repeated_games(records: &mut Vec<&Record>) {
    let mut known_games = HashSet::new();
    records.reverse();
    records.retain(|record| known_games.insert(record.identity()));
    records.reverse();
}

/// The number of newest games that are used. Older games would hardly count.
const MAX_NEWEST_GAMES: usize = 200;

/// A game and the ratings after it.
#[derive(Clone, Debug, PartialEq)]
pub struct RatingsAfterGame {
    /// The kind of the game that was played.
    pub kind: GameKind,
    /// The rating over all variants after the game.
    pub rating: Rating,
    /// The rating in games of the same variant.
    pub variant_rating: Rating,
}

/// Returns the ratings after each rated game among `records`, the oldest first. Uses only the
/// newest 200 games.
pub fn ratings_after_games<'a>(records: impl Iterator<Item = &'a Record>) -> Vec<RatingsAfterGame> {
    let mut records: Vec<&Record> = records.filter(|record| is_rated(record)).collect();
    records.sort_by_key(|record| record.header.date.sort_key());
    let first_used_index = records.len().saturating_sub(MAX_NEWEST_GAMES);
    let mut variant_ids_and_evidence: Vec<(&str, GameLogLikelihoods)> = Vec::new();
    let mut ratings_after_games: Vec<RatingsAfterGame> = Vec::new();
    for record in &records[first_used_index..] {
        let evidence = record
            .own_seat()
            .and_then(|seat| game_evidence(record, seat));
        let Some(log_likelihoods) = evidence.as_ref().and_then(GameLogLikelihoods::of) else {
            continue;
        };
        variant_ids_and_evidence.push((record.kind.id(), log_likelihoods));
        let (variant, _) = &variant_ids_and_evidence[variant_ids_and_evidence.len() - 1];
        let variant_evidence: Vec<&GameLogLikelihoods> = variant_ids_and_evidence
            .iter()
            .filter(|(id, _)| id == variant)
            .map(|(_, log_likelihoods)| log_likelihoods)
            .collect();
        let all_evidence: Vec<&GameLogLikelihoods> = variant_ids_and_evidence
            .iter()
            .map(|(_, log_likelihoods)| log_likelihoods)
            .collect();
        let before = ratings_after_games.last().map(|after| &after.rating);
        let variant_rating_before = (ratings_after_games.iter())
            .rfind(|after| after.kind.id() == *variant)
            .map(|after| &after.variant_rating);
        if let (Some(rating), Some(variant_rating)) = (
            Rating::after_game(&all_evidence, before),
            Rating::after_game(&variant_evidence, variant_rating_before),
        ) {
            ratings_after_games.push(RatingsAfterGame {
                kind: record.kind.clone(),
                rating,
                variant_rating,
            });
        }
    }
    ratings_after_games
}
