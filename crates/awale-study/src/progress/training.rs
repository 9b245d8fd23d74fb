//! Puzzles from games: ratings of the player and of the puzzles, and which puzzles come back when.

use std::collections::BTreeMap;

use jiff::ToSpan;
use jiff::civil::Date;
use serde::{Deserialize, Serialize};

use super::{FirstTry, GlickoRating};

/// After how many days a puzzle comes back that was failed, and each time that it was solved since.
pub(super) const RETURNS: [i64; 3] = [1, 3, 7];
/// The newest attempts of which the rating is kept: as many as a curve of games has.
const MOST_PAST: usize = 200;

/// A puzzle that was tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tried {
    /// What its rating has become.
    #[serde(flatten)]
    pub rating: GlickoRating,
    /// When it comes back, where it was failed: the day, and how often it was solved since.
    #[serde(flatten, with = "returns")]
    pub returns: Option<(Date, u32)>,
}

/// An attempt at a puzzle from a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attempt {
    /// The id of the variant.
    pub variant: String,
    /// The position of the puzzle, which is its name.
    pub puzzle: String,
    /// The rating that it came with.
    pub rating: u16,
    /// Whether it was solved without a wrong move, a hint or a look at the solution.
    pub first_try: FirstTry,
    /// The day.
    pub day: Date,
}

/// How the player does with puzzles from games.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Training {
    /// The player's rating.
    #[serde(flatten)]
    pub player: GlickoRating,
    /// How many attempts there were, and how many of them solved the puzzle.
    pub attempts: u32,
    /// See `attempts`.
    pub solved: u32,
    /// The rating in points after each of the last attempts, the oldest first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub past: Vec<u16>,
    /// By the id of a variant and its position, each puzzle that was tried.
    #[serde(skip)]
    pub(super) tried: BTreeMap<String, BTreeMap<String, Tried>>,
    /// By the id of a variant, the most puzzles that were solved in three minutes.
    #[serde(skip)]
    pub(super) storms: BTreeMap<String, u32>,
}

impl Training {
    /// What is known of a puzzle that was tried.
    #[must_use]
    pub fn tried(&self, variant: &str, puzzle: &str) -> Option<Tried> {
        self.tried.get(variant)?.get(puzzle).copied()
    }

    /// Whether a puzzle of a variant was tried.
    #[must_use]
    pub fn has_tried(&self, variant: &str) -> bool {
        self.tried
            .get(variant)
            .is_some_and(|tried| !tried.is_empty())
    }

    /// The puzzles of a variant that come back by `today`, the one that waits longest first.
    #[must_use]
    pub fn due(&self, variant: &str, today: Date) -> Vec<&str> {
        let tried = self.tried.get(variant).into_iter().flatten();
        let mut due: Vec<(Date, &str)> = tried
            .filter_map(|(puzzle, tried)| Some((tried.returns?.0, puzzle.as_str())))
            .collect();
        due.retain(|(day, _)| *day <= today);
        due.sort();
        due.into_iter().map(|(_, puzzle)| puzzle).collect()
    }

    /// The most puzzles of a variant that were solved in three minutes.
    #[must_use]
    pub fn best_storm(&self, variant: &str) -> u32 {
        self.storms.get(variant).copied().unwrap_or(0)
    }

    pub(super) fn add(&mut self, attempt: &Attempt) {
        let Attempt {
            variant,
            puzzle,
            rating,
            first_try,
            day,
        } = attempt;
        let tried = self
            .tried
            .entry(variant.clone())
            .or_default()
            .entry(puzzle.clone());
        let tried = tried.or_insert(Tried {
            rating: GlickoRating::of_puzzle(*rating),
            returns: None,
        });
        (self.player, tried.rating) = GlickoRating::after(self.player, tried.rating, *first_try);
        let surplus = (self.past.len() + 1).saturating_sub(MOST_PAST);
        self.past.drain(..surplus);
        self.past
            .push(u16::try_from(self.player.points()).unwrap_or(u16::MAX));
        self.attempts = self.attempts.saturating_add(1);
        self.solved = self.solved.saturating_add(u32::from(first_try.is_solved()));
        tried.returns = next_return(tried.returns, *first_try, *day);
    }

    pub(super) fn add_storm(&mut self, variant: &str, solved: u32) {
        let best = self.storms.entry(variant.to_owned()).or_default();
        *best = solved.max(*best);
    }
}

/// When a puzzle comes back that was to come back at `returns`, after an attempt on `day`; `None`
/// where it does not.
pub(super) fn next_return(
    returns: Option<(Date, u32)>,
    first_try: FirstTry,
    day: Date,
) -> Option<(Date, u32)> {
    let times = match returns {
        _ if !first_try.is_solved() => 0,
        // Solved before its day it waits on.
        Some((due, _)) if due > day => return returns,
        Some((_, times)) => times.saturating_add(1),
        None => return None,
    };
    RETURNS
        .get(times as usize)
        .map(|days| (day.saturating_add(days.days()), times))
}

/// When a puzzle comes back, and how often it was solved since it was failed: two fields, or none.
pub(super) mod returns {
    use jiff::civil::Date;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    #[derive(Serialize, Deserialize)]
    struct Fields {
        #[serde(skip_serializing_if = "Option::is_none")]
        due: Option<Date>,
        #[serde(skip_serializing_if = "Option::is_none")]
        times: Option<u32>,
    }

    #[expect(clippy::ref_option, reason = "serde hands the field over so")]
    pub fn serialize<S: Serializer>(
        returns: &Option<(Date, u32)>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let (due, times) = returns.unzip();
        Fields { due, times }.serialize(serializer)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Option<(Date, u32)>, D::Error> {
        let Fields { due, times } = Fields::deserialize(deserializer)?;
        Ok(due.map(|due| (due, times.unwrap_or(0))))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(text: &str) -> Date {
        text.parse().unwrap()
    }

    fn attempt(first_try: FirstTry, on: &str) -> Attempt {
        let (variant, puzzle) = ("oware".to_owned(), "one".to_owned());
        Attempt {
            variant,
            puzzle,
            rating: 1200,
            first_try,
            day: day(on),
        }
    }

    #[test]
    fn a_failed_puzzle_returns_after_one_three_and_seven_days() {
        let mut training = Training::default();
        training.add(&attempt(FirstTry::Failed, "2026-11-01"));
        assert!(training.due("oware", day("2026-11-01")).is_empty());
        for (solved, next) in [("2026-11-02", "2026-11-05"), ("2026-11-05", "2026-11-12")] {
            assert_eq!(training.due("oware", day(solved)), ["one"]);
            training.add(&attempt(FirstTry::Solved, solved));
            assert!(
                training
                    .due("oware", day(next).yesterday().unwrap())
                    .is_empty()
            );
        }
        assert_eq!(training.due("oware", day("2026-11-20")), ["one"]);
        training.add(&attempt(FirstTry::Failed, "2026-11-20"));
        assert_eq!(
            training.due("oware", day("2026-11-21")),
            ["one"],
            "from the beginning"
        );
        for solved in ["2026-11-21", "2026-11-24", "2026-12-01"] {
            training.add(&attempt(FirstTry::Solved, solved));
        }
        assert!(
            training.due("oware", day("2027-12-01")).is_empty(),
            "it is known now"
        );
        assert_eq!((training.attempts, training.solved), (7, 5));
    }

    #[test]
    fn solving_at_once_or_early_changes_no_day() {
        let mut training = Training::default();
        training.add(&attempt(FirstTry::Solved, "2026-11-01"));
        assert_eq!(training.tried("oware", "one").unwrap().returns, None);
        training.add(&attempt(FirstTry::Failed, "2026-11-01"));
        training.add(&attempt(FirstTry::Solved, "2026-11-01"));
        assert_eq!(training.due("oware", day("2026-11-02")), ["one"]);
    }

    #[test]
    fn the_rating_after_each_of_the_last_attempts_is_kept() {
        let mut training = Training::default();
        let mut after = Vec::new();
        for number in 0..MOST_PAST + 5 {
            training.add(&attempt(FirstTry::unless(number % 3 == 0), "2026-11-01"));
            after.push(training.player.points());
        }
        assert_eq!(
            training
                .past
                .iter()
                .copied()
                .map(u32::from)
                .collect::<Vec<_>>(),
            after[5..]
        );
    }

    #[test]
    fn the_best_storm_is_kept() {
        let mut training = Training::default();
        for solved in [3, 9, 5] {
            training.add_storm("oware", solved);
        }
        assert_eq!(
            (training.best_storm("oware"), training.best_storm("awari")),
            (9, 0)
        );
    }
}
