//! [`Training`]: puzzles from games, with ratings of the player and the puzzles, and the days on
//! which failed puzzles return.

use std::collections::BTreeMap;

use jiff::ToSpan;
use jiff::civil::Date;
use serde::{Deserialize, Serialize};

use super::{FirstTry, GlickoRating};

/// The number of days after which a puzzle returns: after the failure, after the first solution,
/// after the second.
pub(super) const DUE_AFTER_DAYS: [i64; 3] = [1, 3, 7];
/// The number of past ratings that are stored, as many as the curve of games shows.
const MAX_PAST_RATINGS: usize = 200;

/// A puzzle that was tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TriedPuzzle {
    /// The rating of the puzzle after all attempts.
    #[serde(flatten)]
    pub rating: GlickoRating,
    /// The day on which the puzzle returns, and how often the player has solved it since the last
    /// failure. `None` if it does not return.
    #[serde(flatten, with = "next_due")]
    pub next_due: Option<(Date, u32)>,
}

/// An attempt at a puzzle from a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attempt {
    /// The id of the variant.
    pub variant: String,
    /// The position, which identifies the puzzle.
    pub puzzle: String,
    /// The initial rating of the puzzle, in points.
    pub rating: u16,
    /// Whether the puzzle was solved without a wrong move, a hint or the solution.
    pub first_try: FirstTry,
    /// The day of the attempt.
    pub day: Date,
}

/// The player's training with puzzles from games.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Training {
    /// The player's rating.
    #[serde(flatten)]
    pub player: GlickoRating,
    /// The number of attempts.
    pub attempts: u32,
    /// The number of attempts that solved the puzzle.
    pub solved: u32,
    /// The rating in points after each of the latest attempts, the oldest first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub past: Vec<u16>,
    /// The puzzles that were tried, by the id of the variant and the position.
    #[serde(skip)]
    pub(super) tried: BTreeMap<String, BTreeMap<String, TriedPuzzle>>,
    /// The most puzzles solved in a storm (three minutes), by the id of the variant.
    #[serde(skip)]
    pub(super) storms: BTreeMap<String, u32>,
}

impl Training {
    /// Returns the state of a puzzle that was tried.
    #[must_use]
    pub fn tried(&self, variant: &str, puzzle: &str) -> Option<TriedPuzzle> {
        self.tried.get(variant)?.get(puzzle).copied()
    }

    /// Returns true if a puzzle of this variant was tried.
    #[must_use]
    pub fn has_tried(&self, variant: &str) -> bool {
        self.tried
            .get(variant)
            .is_some_and(|tried| !tried.is_empty())
    }

    /// Returns the puzzles of a variant that are due by `today`, the earliest due first.
    #[must_use]
    pub fn due(&self, variant: &str, today: Date) -> Vec<&str> {
        let tried = self.tried.get(variant).into_iter().flatten();
        let mut due: Vec<(Date, &str)> = tried
            .filter_map(|(puzzle, tried)| Some((tried.next_due?.0, puzzle.as_str())))
            .collect();
        due.retain(|(day, _)| *day <= today);
        due.sort();
        due.into_iter().map(|(_, puzzle)| puzzle).collect()
    }

    /// Returns the most puzzles of a variant solved in a storm (three minutes).
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
        let tried = tried.or_insert(TriedPuzzle {
            rating: GlickoRating::of_puzzle(*rating),
            next_due: None,
        });
        (self.player, tried.rating) =
            GlickoRating::after_attempt(self.player, tried.rating, *first_try);
        let surplus = (self.past.len() + 1).saturating_sub(MAX_PAST_RATINGS);
        self.past.drain(..surplus);
        self.past
            .push(u16::try_from(self.player.points()).unwrap_or(u16::MAX));
        self.attempts = self.attempts.saturating_add(1);
        self.solved = self.solved.saturating_add(u32::from(first_try.is_solved()));
        tried.next_due = next_due_after(tried.next_due, *first_try, *day);
    }

    pub(super) fn add_storm(&mut self, variant: &str, solved: u32) {
        let best = self.storms.entry(variant.to_owned()).or_default();
        *best = solved.max(*best);
    }
}

/// Returns when a puzzle that was due at `next_due` returns after an attempt on `day`. `None` if it
/// does not return.
pub(super) fn next_due_after(
    next_due: Option<(Date, u32)>,
    first_try: FirstTry,
    day: Date,
) -> Option<(Date, u32)> {
    let times = match next_due {
        _ if !first_try.is_solved() => 0,
        // A puzzle that is solved before its day keeps this day.
        Some((due, _)) if due > day => return next_due,
        Some((_, times)) => times.saturating_add(1),
        None => return None,
    };
    DUE_AFTER_DAYS
        .get(times as usize)
        .map(|days| (day.saturating_add(days.days()), times))
}

/// Writes the day and the number of solutions as two fields, or none.
pub(super) mod next_due {
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
        next_due: &Option<(Date, u32)>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let (due, times) = next_due.unzip();
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
    fn solving_at_first_try_or_early_keeps_the_due_day() {
        let mut training = Training::default();
        training.add(&attempt(FirstTry::Solved, "2026-11-01"));
        assert_eq!(training.tried("oware", "one").unwrap().next_due, None);
        training.add(&attempt(FirstTry::Failed, "2026-11-01"));
        training.add(&attempt(FirstTry::Solved, "2026-11-01"));
        assert_eq!(training.due("oware", day("2026-11-02")), ["one"]);
    }

    #[test]
    fn latest_ratings_are_stored() {
        let mut training = Training::default();
        let mut after = Vec::new();
        for number in 0..MAX_PAST_RATINGS + 5 {
            training.add(&attempt(
                FirstTry::unless_helped(number % 3 == 0),
                "2026-11-01",
            ));
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
    fn best_storm_is_stored() {
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
