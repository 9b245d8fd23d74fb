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

use crate::catalogue::Wdl;
use crate::rating::{self, RatedGame};
use crate::record::Record;
use crate::study::results::{Counting, Results, in_order};

pub use by_opening::OpeningScore;
pub use phases::{Phase, PhaseScore, Phases};
pub use series::{SeriesScore, match_score, series_score};
pub use themes::{ThemeScore, themes};

/// Statistics of a player's games.
#[derive(Clone, Debug, Default)]
pub struct Insights {
    /// Accuracy and time in each phase of a game.
    pub phases: Phases,
    /// Results by the first moves, the openings with the most games first.
    pub openings: Vec<OpeningScore>,
    /// The series of games, the newest first.
    pub series: Vec<SeriesScore>,
}

/// All statistics of the saved games: results, ratings and insights.
#[derive(Clone, Debug, Default)]
pub struct PlayerStatistics {
    /// Won, drawn and lost games.
    pub results: Results,
    /// The rating after each game against a computer, the oldest first.
    pub ratings: Vec<RatedGame>,
    /// Accuracy, openings and series.
    pub insights: Insights,
}

impl PlayerStatistics {
    /// Computes all statistics of these games.
    pub fn of<'a>(
        records: impl Iterator<Item = &'a Record> + Clone,
        counting: Counting,
    ) -> PlayerStatistics {
        PlayerStatistics {
            results: Results::counting(records.clone(), counting),
            ratings: rating::history(records.clone()),
            insights: Insights::counting(records, counting),
        }
    }
}

/// Returns the seat of the only human in a game that counts as a result when it is over, with or
/// without help. Returns `None` if the game began in a position.
fn own_seat(record: &Record) -> Option<Seat> {
    record
        .own_seat()
        .filter(|_| Counting::All.includes(record.standing()))
}

/// Returns the result of the only human in a finished game with a known [`own_seat`].
fn own_result(record: &Record) -> Option<Wdl> {
    own_seat(record).and(record.own_result())
}

impl Insights {
    /// Computes the statistics of these games, in any order, without games in which the player had
    /// help.
    pub fn of<'a>(records: impl Iterator<Item = &'a Record>) -> Insights {
        Insights::counting(records, Counting::WithoutHelp)
    }

    /// Computes the statistics of these games, in any order.
    pub fn counting<'a>(records: impl Iterator<Item = &'a Record>, counting: Counting) -> Insights {
        let records = in_order(records);
        let is_counted =
            |record: &&Record| own_result(record).is_some() && counting.includes(record.standing());
        let games: Vec<&Record> = records.iter().copied().filter(is_counted).collect();
        Insights {
            phases: Phases::of(&games),
            openings: by_opening::openings(&games),
            series: series::all(&records),
        }
    }
}
