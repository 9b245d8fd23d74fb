//! [`Training`]: puzzles from games, with ratings of the player and the puzzles, and the days on
//! which failed puzzles return.

use jiff::{ToSpan, civil::Date};
use serde::{Deserialize, Serialize};

use super::{FirstTry, GlickoRating, Progress};

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
    pub puzzle_rating: GlickoRating,
    /// The day on which the puzzle returns, and how often the player has solved it since the last
    /// failure. `None` if it does not return.
    #[serde(flatten, with = "next_due")]
    pub due_day_and_solved_count: Option<(Date, u32)>,
}

/// The player's training with the puzzles of the collection, which come from games of the program.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Training {
    /// The player's rating.
    #[serde(flatten)]
    pub player_rating: GlickoRating,
    /// The number of attempts.
    pub attempts: u32,
    /// The number of attempts that solved the puzzle.
    pub solved: u32,
    /// The rating in points after each of the latest attempts, the oldest first. The first attempts
    /// are left out, after which the rating is too uncertain to be shown.
    #[serde(rename = "past", skip_serializing_if = "Vec::is_empty")]
    pub past_player_ratings: Vec<u16>,
}

impl Progress {
    /// Returns the state of a puzzle that was tried.
    pub fn tried_puzzle(&self, variant: &str, puzzle_position: &str) -> Option<TriedPuzzle> {
        self.tried_puzzles
            .get(variant)?
            .get(puzzle_position)
            .copied()
    }

    /// Returns true if a puzzle of this variant was tried.
    pub fn has_tried_puzzles(&self, variant: &str) -> bool {
        self.tried_puzzles
            .get(variant)
            .is_some_and(|tried| !tried.is_empty())
    }

    /// Returns the puzzles of a variant that are due by `today`, the earliest due first.
    pub fn due_puzzles(&self, variant: &str, today: Date) -> Vec<&str> {
        let tried_puzzles = self.tried_puzzles.get(variant).into_iter().flatten();
        let mut due_puzzles: Vec<(Date, &str)> = tried_puzzles
            .filter_map(|(puzzle, tried_puzzle)| {
                Some((tried_puzzle.due_day_and_solved_count?.0, puzzle.as_str()))
            })
            .collect();
        due_puzzles.retain(|(day, _)| *day <= today);
        due_puzzles.sort();
        due_puzzles.into_iter().map(|(_, puzzle)| puzzle).collect()
    }

    /// Returns the most puzzles of a variant solved in a storm (three minutes).
    pub fn best_storm_score(&self, variant: &str) -> u32 {
        self.best_storm_scores.get(variant).copied().unwrap_or(0)
    }

    pub(super) fn add_attempt(
        &mut self,
        variant: &str,
        puzzle_position: &str,
        initial_puzzle_rating: u16,
        first_try: FirstTry,
        day: Date,
    ) {
        let tried_puzzles = self.tried_puzzles.entry(variant.to_owned()).or_default();
        let tried_puzzle = tried_puzzles
            .entry(puzzle_position.to_owned())
            .or_insert(TriedPuzzle {
                puzzle_rating: GlickoRating::for_untried_puzzle(initial_puzzle_rating),
                due_day_and_solved_count: None,
            });
        let training = &mut self.training;
        (training.player_rating, tried_puzzle.puzzle_rating) = GlickoRating::ratings_after_attempt(
            training.player_rating,
            tried_puzzle.puzzle_rating,
            first_try,
        );
        if training.player_rating.is_certain_enough_to_show() {
            let surplus_rating_count =
                (training.past_player_ratings.len() + 1).saturating_sub(MAX_PAST_RATINGS);
            training.past_player_ratings.drain(..surplus_rating_count);
            let player_rating_points =
                u16::try_from(training.player_rating.rating_points()).unwrap_or(u16::MAX);
            training.past_player_ratings.push(player_rating_points);
        }
        training.attempts = training.attempts.saturating_add(1);
        training.solved = training
            .solved
            .saturating_add(u32::from(first_try.is_solved()));
        tried_puzzle.due_day_and_solved_count =
            due_day_and_count_after_attempt(tried_puzzle.due_day_and_solved_count, first_try, day);
    }

    pub(super) fn add_storm_score(&mut self, variant: &str, solved_puzzle_count: u32) {
        let best_score = self
            .best_storm_scores
            .entry(variant.to_owned())
            .or_default();
        *best_score = solved_puzzle_count.max(*best_score);
    }
}

/// Returns the due day after an attempt on `day`, and how often the puzzle has been solved since
/// the last failure, or `None` if the puzzle does not return. The argument is this pair before the
/// attempt.
pub(super) fn due_day_and_count_after_attempt(
    due_day_and_solved_count: Option<(Date, u32)>,
    first_try: FirstTry,
    day: Date,
) -> Option<(Date, u32)> {
    let solved_count = match due_day_and_solved_count {
        _ if !first_try.is_solved() => 0,
        // A puzzle that is solved before its due day keeps this day.
        Some((due, _)) if due > day => return due_day_and_solved_count,
        Some((_, times)) => times.saturating_add(1),
        None => return None,
    };
    DUE_AFTER_DAYS
        .get(solved_count as usize)
        .map(|days| (day.saturating_add(days.days()), solved_count))
}

/// Serializes the day on which a failed puzzle returns, and how often it was solved since, as the
/// fields `due` and `times`. Both are missing if the puzzle does not return.
pub(super) mod next_due {
    use jiff::civil::Date;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    #[derive(Serialize, Deserialize)]
    struct DueFields {
        #[serde(skip_serializing_if = "Option::is_none")]
        due: Option<Date>,
        #[serde(rename = "times", skip_serializing_if = "Option::is_none")]
        solved_count: Option<u32>,
    }

    #[expect(clippy::ref_option, reason = "serde hands the field over so")]
    pub fn serialize<S: Serializer>(
        due_day_and_solved_count: &Option<(Date, u32)>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let (due, solved_count) = due_day_and_solved_count.unzip();
        DueFields { due, solved_count }.serialize(serializer)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Option<(Date, u32)>, D::Error> {
        let DueFields { due, solved_count } = DueFields::deserialize(deserializer)?;
        Ok(due.map(|due| (due, solved_count.unwrap_or(0))))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse_day(text: &str) -> Date {
        text.parse().unwrap()
    }

    fn add_attempt_on_day(progress: &mut Progress, first_try: FirstTry, day: &str) {
        progress.add_attempt("oware", "one", 1200, first_try, parse_day(day));
    }

    #[test]
    fn a_failed_puzzle_returns_after_one_three_and_seven_days() {
        let mut progress = Progress::default();
        add_attempt_on_day(&mut progress, FirstTry::Failed, "2026-11-01");
        assert!(
            progress
                .due_puzzles("oware", parse_day("2026-11-01"))
                .is_empty()
        );
        for (solved, next) in [("2026-11-02", "2026-11-05"), ("2026-11-05", "2026-11-12")] {
            assert_eq!(progress.due_puzzles("oware", parse_day(solved)), ["one"]);
            add_attempt_on_day(&mut progress, FirstTry::Solved, solved);
            assert!(
                progress
                    .due_puzzles("oware", parse_day(next).yesterday().unwrap())
                    .is_empty()
            );
        }
        assert_eq!(
            progress.due_puzzles("oware", parse_day("2026-11-20")),
            ["one"]
        );
        add_attempt_on_day(&mut progress, FirstTry::Failed, "2026-11-20");
        assert_eq!(
            progress.due_puzzles("oware", parse_day("2026-11-21")),
            ["one"],
            "from the beginning"
        );
        for solved in ["2026-11-21", "2026-11-24", "2026-12-01"] {
            add_attempt_on_day(&mut progress, FirstTry::Solved, solved);
        }
        assert!(
            progress
                .due_puzzles("oware", parse_day("2027-12-01"))
                .is_empty(),
            "it is known now"
        );
        assert_eq!(
            (progress.training.attempts, progress.training.solved),
            (7, 5)
        );
    }

    #[test]
    fn solving_a_puzzle_at_the_first_try_or_before_it_is_due_keeps_its_due_day() {
        let mut progress = Progress::default();
        add_attempt_on_day(&mut progress, FirstTry::Solved, "2026-11-01");
        assert_eq!(
            progress
                .tried_puzzle("oware", "one")
                .unwrap()
                .due_day_and_solved_count,
            None
        );
        add_attempt_on_day(&mut progress, FirstTry::Failed, "2026-11-01");
        add_attempt_on_day(&mut progress, FirstTry::Solved, "2026-11-01");
        assert_eq!(
            progress.due_puzzles("oware", parse_day("2026-11-02")),
            ["one"]
        );
    }

    #[test]
    fn only_the_latest_puzzle_ratings_are_stored_up_to_a_limit() {
        let mut progress = Progress::default();
        let mut player_ratings = Vec::new();
        for number in 0..MAX_PAST_RATINGS + 15 {
            add_attempt_on_day(
                &mut progress,
                FirstTry::solved_unless_helped(number % 3 == 0),
                "2026-11-01",
            );
            if progress.training.player_rating.is_certain_enough_to_show() {
                player_ratings.push(progress.training.player_rating.rating_points());
            }
        }
        let first_attempts_without_rating = MAX_PAST_RATINGS + 15 - player_ratings.len();
        assert!((3..10).contains(&first_attempts_without_rating));
        assert_eq!(
            progress
                .training
                .past_player_ratings
                .iter()
                .copied()
                .map(u32::from)
                .collect::<Vec<_>>(),
            player_ratings[player_ratings.len() - MAX_PAST_RATINGS..]
        );
    }

    #[test]
    fn the_best_puzzle_storm_is_stored() {
        let mut progress = Progress::default();
        for solved in [3, 9, 5] {
            progress.add_storm_score("oware", solved);
        }
        assert_eq!(
            (
                progress.best_storm_score("oware"),
                progress.best_storm_score("awari")
            ),
            (9, 0)
        );
    }
}
