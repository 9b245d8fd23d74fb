//! Statistics of the player's saved games: accuracy and time by phase, results by opening, series
//! of games, and missed puzzle themes.
//!
//! * `phases`: accuracy and time by the seeds on the board
//! * `by_opening`: results by the first moves
//! * `series`: best-of-N matches
//! * `themes`: the themes of unsolved puzzles
//!
//! Only finished games of one human against a computer count, as in the results. Series also count
//! games with help, and a series is listed from its first game on.

mod by_opening;
mod phases;
mod series;
mod themes;

use awale_rules::Seat;

use crate::{
    catalogue::Wdl,
    rating::{self, RatingsAfterGame},
    record::Record,
    study::results::{CountedGames, PlayerResults, sorted_by_date},
};

pub use by_opening::OpeningScore;
pub use phases::{Phase, PhaseScore, PhaseScores};
pub use series::{SeriesScore, score_of_series, score_of_series_of_record};
pub use themes::{MotifScore, motif_scores};

/// Statistics of a player's games.
#[derive(Clone, Debug, Default)]
pub struct Insights {
    /// Accuracy and time in each phase of a game.
    pub phase_scores: PhaseScores,
    /// Results by the first moves, the openings with the most games first.
    pub opening_scores: Vec<OpeningScore>,
    /// The series of games, the newest first.
    pub series_scores: Vec<SeriesScore>,
}

/// All statistics of the saved games: results, ratings and insights.
#[derive(Clone, Debug, Default)]
pub struct PlayerStatistics {
    /// Won, drawn and lost games.
    pub results: PlayerResults,
    /// The ratings after each rated game, the oldest first.
    pub ratings_after_games: Vec<RatingsAfterGame>,
    /// Accuracy, openings and series.
    pub insights: Insights,
}

impl PlayerStatistics {
    /// Computes all statistics of these games.
    pub fn of<'a>(
        records: impl Iterator<Item = &'a Record> + Clone,
        counted_games: CountedGames,
    ) -> PlayerStatistics {
        PlayerStatistics {
            results: PlayerResults::from_records(records.clone(), counted_games),
            ratings_after_games: rating::ratings_after_games(records.clone()),
            insights: Insights::from_records(records, counted_games),
        }
    }
}

/// Returns the seat of the only human in a game that counts as a result when it is over, with or
/// without help. Returns `None` for other games, for example after a start from a set-up position.
fn own_seat_if_counted(record: &Record) -> Option<Seat> {
    record
        .own_seat()
        .filter(|_| CountedGames::AllGames.includes(record.statistics_status()))
}

/// Returns the result of the only human in a finished game with a known
/// [seat](own_seat_if_counted).
fn own_result_if_counted(record: &Record) -> Option<Wdl> {
    own_seat_if_counted(record).and(record.own_result())
}

impl Insights {
    /// Computes the statistics of these games, in any order, without games in which the player had
    /// help.
    pub fn of<'a>(records: impl Iterator<Item = &'a Record>) -> Insights {
        Insights::from_records(records, CountedGames::GamesWithoutHelp)
    }

    /// Computes the statistics of the games that `counted_games` includes. The games may be in any
    /// order.
    pub fn from_records<'a>(
        records: impl Iterator<Item = &'a Record>,
        counted_games: CountedGames,
    ) -> Insights {
        let records = sorted_by_date(records);
        let is_counted = |record: &&Record| {
            own_result_if_counted(record).is_some()
                && counted_games.includes(record.statistics_status())
        };
        let games: Vec<&Record> = records.iter().copied().filter(is_counted).collect();
        Insights {
            phase_scores: PhaseScores::of(&games),
            opening_scores: by_opening::opening_scores(&games),
            series_scores: series::scores_of_all_series(&records),
        }
    }
}
