//! The player's own repertoire: the answer that the player chose in each position of an opening.
//! Every position returns after growing intervals. Unlike a mistake, it never counts as learned.

use std::collections::BTreeMap;

use jiff::{ToSpan, civil::Date};
use serde::{Deserialize, Serialize};

use super::{FirstTry, Progress, training::DUE_AFTER_DAYS};

/// The maximum number of answers stored for a variant, about 40 kB in the file.
pub const MAX_ANSWERS_PER_VARIANT: usize = 300;
/// The number of solutions in a row after which the interval no longer doubles. The interval is
/// then 112 days.
const ANSWERS_FOR_LONGEST_INTERVAL: u32 = 6;

/// An answer of the repertoire.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ChosenAnswer {
    /// The moves from the start of the game to the position, one letter each. South begins.
    pub line: String,
    /// The letter of the move that the player chose.
    pub answer: String,
    /// The day on which the position returns.
    pub due: Date,
    /// Number of correct answers since the last failure.
    #[serde(rename = "times", default)]
    pub correct_answer_count: u32,
}

impl Progress {
    /// Returns the answer in `position`.
    pub fn chosen_answer(&self, variant: &str, position: &str) -> Option<&ChosenAnswer> {
        self.repertoire.get(variant)?.get(position)
    }

    /// Returns the answers of a variant with their positions, the earliest due first. Answers that
    /// are due on the same day are in the order of their lines.
    pub fn answers_by_due_day(&self, variant: &str) -> Vec<(&str, &ChosenAnswer)> {
        let mut answers: Vec<_> = self
            .repertoire
            .get(variant)
            .into_iter()
            .flatten()
            .map(|(position, answer)| (position.as_str(), answer))
            .collect();
        answers.sort_by_key(|(_, answer)| (answer.due, &answer.line));
        answers
    }

    /// Returns the number of answers of a variant that are due by `today`.
    pub fn due_answer_count(&self, variant: &str, today: Date) -> usize {
        let answers = self
            .repertoire
            .get(variant)
            .into_iter()
            .flat_map(BTreeMap::values);
        answers.filter(|answer| answer.due <= today).count()
    }

    /// Returns true if the variant has its maximum number of answers.
    pub fn has_max_answers(&self, variant: &str) -> bool {
        self.repertoire
            .get(variant)
            .is_some_and(|answers| answers.len() >= MAX_ANSWERS_PER_VARIANT)
    }

    /// Stores the answer that the player chose, or removes the answer in this position. Choosing
    /// the same answer again does not change its due day. A full repertoire stores no further
    /// position.
    pub(super) fn set_repertoire_answer(
        &mut self,
        variant: &str,
        position: &str,
        (line, answer): (&str, Option<&str>),
        day: Date,
    ) {
        let is_full = self.has_max_answers(variant);
        let answers = self.repertoire.entry(variant.to_owned()).or_default();
        let known_answer = answers.get(position).map(|known| known.answer.as_str());
        match answer {
            None => drop(answers.remove(position)),
            Some(answer) if known_answer == Some(answer) || is_full && known_answer.is_none() => {}
            Some(answer) => {
                let chosen = ChosenAnswer {
                    line: line.to_owned(),
                    answer: answer.to_owned(),
                    due: day.saturating_add(days_until_return(0).days()),
                    correct_answer_count: 0,
                };
                answers.insert(position.to_owned(), chosen);
            }
        }
    }

    /// Records the first try at a position and when the position returns. A correct answer before
    /// the due day does not change that day.
    pub(super) fn record_answer_try(
        &mut self,
        variant: &str,
        position: &str,
        first_try: FirstTry,
        day: Date,
    ) {
        let answers = self.repertoire.get_mut(variant);
        let Some(answer) = answers.and_then(|answers| answers.get_mut(position)) else {
            return;
        };
        if first_try.is_solved() && answer.due > day {
            return;
        }
        answer.correct_answer_count = if first_try.is_solved() {
            answer.correct_answer_count.saturating_add(1)
        } else {
            0
        };
        answer.due = day.saturating_add(days_until_return(answer.correct_answer_count).days());
    }
}

/// Returns the number of days after which a position returns that was solved this often in a row.
fn days_until_return(correct_answer_count: u32) -> i64 {
    let [.., last_interval_days] = DUE_AFTER_DAYS;
    let listed_interval_days = DUE_AFTER_DAYS.get(correct_answer_count as usize).copied();
    listed_interval_days.unwrap_or_else(|| {
        last_interval_days << (correct_answer_count.min(ANSWERS_FOR_LONGEST_INTERVAL) - 2)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse_day(text: &str) -> Date {
        text.parse().unwrap()
    }

    #[test]
    fn chosen_opening_answers_come_back_after_growing_intervals_without_end() {
        let mut progress = Progress::default();
        let mut today = parse_day("2026-11-01");
        progress.set_repertoire_answer("oware", "start", ("", Some("F")), today);
        let due_day = |progress: &Progress| progress.chosen_answer("oware", "start").unwrap().due;
        let mut interval_days = Vec::new();
        for _ in 0..8 {
            interval_days.push((due_day(&progress) - today).get_days());
            today = due_day(&progress);
            assert_eq!(progress.due_answer_count("oware", today), 1);
            progress.record_answer_try("oware", "start", FirstTry::Solved, today);
            progress.record_answer_try("oware", "start", FirstTry::Solved, today);
            assert_eq!(
                progress.due_answer_count("oware", today),
                0,
                "known before its day"
            );
        }
        assert_eq!(interval_days, [1, 3, 7, 14, 28, 56, 112, 112]);
        progress.set_repertoire_answer("oware", "start", ("", Some("F")), today);
        assert_eq!(
            progress
                .chosen_answer("oware", "start")
                .unwrap()
                .correct_answer_count,
            8,
            "the same"
        );
        progress.record_answer_try("oware", "start", FirstTry::Failed, today);
        assert_eq!((due_day(&progress) - today).get_days(), 1);
        progress.record_answer_try("oware", "start", FirstTry::Solved, due_day(&progress));
        progress.set_repertoire_answer("oware", "start", ("", Some("A")), today);
        assert_eq!(
            progress
                .chosen_answer("oware", "start")
                .unwrap()
                .correct_answer_count,
            0,
            "another one"
        );
        progress.set_repertoire_answer("oware", "start", ("", None), today);
        assert!(progress.answers_by_due_day("oware").is_empty());
    }

    #[test]
    fn a_full_repertoire_stores_no_other_position() {
        let (mut progress, today) = (Progress::default(), parse_day("2026-11-01"));
        for number in 0..=MAX_ANSWERS_PER_VARIANT {
            progress.set_repertoire_answer("oware", &number.to_string(), ("", Some("F")), today);
        }
        assert_eq!(
            progress.answers_by_due_day("oware").len(),
            MAX_ANSWERS_PER_VARIANT
        );
        progress.set_repertoire_answer("oware", "7", ("", Some("A")), today);
        assert_eq!(progress.chosen_answer("oware", "7").unwrap().answer, "A");
    }
}
