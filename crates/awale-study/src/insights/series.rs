//! [`SeriesScore`]: the score of a series of games (best of three, of five and so on).

use crate::{
    catalogue::{GameKind, Wdl},
    openings::OwnGamesScore,
    record::{GameSeries, Participant, Record},
};

use super::{own_result_if_counted, own_seat_if_counted};

/// The score of a series of games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeriesScore {
    /// The series.
    pub series: GameSeries,
    /// The game that is played.
    pub kind: GameKind,
    /// The opponent.
    pub opponent: Participant,
    /// The results of the finished games.
    pub score: OwnGamesScore,
}

impl SeriesScore {
    /// Returns the player's points and the opponent's points, in half points: a win counts two, a
    /// draw one.
    pub const fn own_and_opponent_half_points(&self) -> (usize, usize) {
        let OwnGamesScore { won, drawn, lost } = self.score;
        (2 * won + drawn, 2 * lost + drawn)
    }

    /// Returns the result for the player, or `None` if the series is not over. The series ends as
    /// soon as one side has more than half of the points, or with its last game.
    pub fn outcome(&self) -> Option<Wdl> {
        let (own_half_points, opponent_half_points) = self.own_and_opponent_half_points();
        let max_games = usize::from(self.series.best_of);
        match own_half_points.cmp(&opponent_half_points) {
            _ if own_half_points > max_games => Some(Wdl::Win),
            _ if opponent_half_points > max_games => Some(Wdl::Loss),
            _ if self.score.game_count() < max_games => None,
            std::cmp::Ordering::Greater => Some(Wdl::Win),
            std::cmp::Ordering::Equal => Some(Wdl::Draw),
            std::cmp::Ordering::Less => Some(Wdl::Loss),
        }
    }
}

/// Returns the scores of all series, the newest first. A series whose first game is unfinished has
/// no points.
pub(super) fn scores_of_all_series(records: &[&Record]) -> Vec<SeriesScore> {
    let mut scores: Vec<SeriesScore> = Vec::new();
    for &record in records.iter().rev() {
        let (Some(series), Some(seat)) = (&record.header.series, own_seat_if_counted(record))
        else {
            continue;
        };
        let series_index = scores
            .iter()
            .position(|known| known.series == *series)
            .unwrap_or_else(|| {
                let (series, kind) = (series.clone(), record.kind.clone());
                let opponent = record.players[seat.opponent()].clone();
                scores.push(SeriesScore {
                    series,
                    kind,
                    opponent,
                    score: OwnGamesScore::default(),
                });
                scores.len() - 1
            });
        if let Some(outcome) = own_result_if_counted(record) {
            scores[series_index].score.add(outcome);
        }
    }
    scores
}

/// Returns the score of a series by its finished games, or `None` if `records` has no game of the
/// series that counts.
pub fn score_of_series<'a>(
    series: &GameSeries,
    records: impl Iterator<Item = &'a Record>,
) -> Option<SeriesScore> {
    let games: Vec<&Record> = records
        .filter(|record| record.header.series.as_ref() == Some(series))
        .collect();
    scores_of_all_series(&games).pop()
}

/// Returns the score of the series to which `record` belongs, by this game (if it is over) and the
/// `other_records` of the series. Returns `None` without a series or without a single human player.
pub fn score_of_series_of_record<'a>(
    record: &'a Record,
    other_records: impl Iterator<Item = &'a Record>,
) -> Option<SeriesScore> {
    let series = record.header.series.as_ref()?;
    let seat = record.own_seat()?;
    let records_of_series = other_records
        .filter(|other| other.header.series.as_ref() == Some(series))
        .chain([record]);
    let mut score = OwnGamesScore::default();
    for outcome in records_of_series.filter_map(own_result_if_counted) {
        score.add(outcome);
    }
    let opponent = record.players[seat.opponent()].clone();
    Some(SeriesScore {
        series: series.clone(),
        kind: record.kind.clone(),
        opponent,
        score,
    })
}
