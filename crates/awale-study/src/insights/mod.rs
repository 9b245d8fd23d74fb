//! What the written games say of their player beside what was won and lost: how well each part of a
//! game is played, the time that it takes, the openings, and matches of several games. Floor 3,
//! above the study, the ratings and what was learned.
//!
//! * `phases`: accuracy and time by the seeds on the board;
//! * `by_opening`: results by the first moves; * `series`: best-of-N matches;
//! * `themes`: which puzzles are not solved yet, by what they are about.
//!
//! Only finished games count that one human played against a computer, as in the results: matches
//! and days in a row also take those with help, and a match is there from its first game on.

mod by_opening;
mod phases;
mod series;
mod themes;

use awale_rules::Seat;

use crate::catalogue::Wdl;
use crate::rating::{self, Rated};
use crate::record::Record;
use crate::study::results::{Counting, Results, in_order};

pub use by_opening::OpeningScore;
pub use phases::{Phase, PhaseScore, Phases};
pub use series::{SeriesScore, match_score, series_score};
pub use themes::{ThemeScore, themes};

/// What the games of a player say.
#[derive(Clone, Debug, Default)]
pub struct Insights {
    /// Accuracy and time in each part of a game.
    pub phases: Phases,
    /// Results by the first moves, those with the most games first.
    pub openings: Vec<OpeningScore>,
    /// The matches of several games, the newest first.
    pub series: Vec<SeriesScore>,
}

/// All that the saved games say of you: results, ratings and insights.
#[derive(Clone, Debug, Default)]
pub struct Counted {
    /// What was won, drawn and lost.
    pub results: Results,
    /// The rating after each game against a computer, the oldest first.
    pub ratings: Vec<Rated>,
    /// What the games say beside that.
    pub insights: Insights,
}

impl Counted {
    /// What these games say, the newest first.
    #[must_use]
    pub fn of<'a>(
        records: impl Iterator<Item = &'a Record> + Clone,
        counting: Counting,
    ) -> Counted {
        Counted {
            results: Results::counting(records.clone(), counting),
            ratings: rating::history(records.clone()),
            insights: Insights::counting(records, counting),
        }
    }
}

/// A finished game of one human against a computer.
#[derive(Clone, Copy)]
struct OwnResult<'a> {
    record: &'a Record,
    /// Where the human sat.
    seat: Seat,
    outcome: Wdl,
}

impl<'a> OwnResult<'a> {
    /// The game of `record`, with help or without; one from a position is none.
    fn of(record: &'a Record) -> Option<OwnResult<'a>> {
        Some(OwnResult {
            record,
            seat: own_seat(record)?,
            outcome: record.own_result()?,
        })
    }
}

/// Where the only human sits in a game, over or not, that is a result once it is over, with help or
/// without; one from a position is none.
fn own_seat(record: &Record) -> Option<Seat> {
    record
        .own_seat()
        .filter(|_| Counting::All.takes(record.standing()))
}

impl Insights {
    /// What these games say, which may come in any order, without those in which the player had
    /// help.
    #[must_use]
    pub fn of<'a>(records: impl Iterator<Item = &'a Record>) -> Insights {
        Insights::counting(records, Counting::Unaided)
    }

    /// What these games say, which may come in any order.
    #[must_use]
    pub fn counting<'a>(records: impl Iterator<Item = &'a Record>, counting: Counting) -> Insights {
        let records = in_order(records);
        let all: Vec<OwnResult> = records.iter().copied().filter_map(OwnResult::of).collect();
        let games: Vec<OwnResult> = all
            .iter()
            .copied()
            .filter(|game| counting.takes(game.record.standing()))
            .collect();
        Insights {
            phases: Phases::of(&games),
            openings: by_opening::openings(&games),
            series: series::all(&records),
        }
    }
}
