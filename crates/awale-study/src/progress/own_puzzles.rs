//! Positions of the player's own games that have one good move: mistakes, and moves that the player
//! found. Each position is asked again until it was solved three times, like a failed puzzle.

use jiff::{ToSpan, civil::Date};
use serde::{Deserialize, Serialize};

use super::{
    FirstTry, Progress,
    training::{DUE_AFTER_DAYS, due_day_and_count_after_attempt, next_due},
};

/// The maximum number of positions stored for a variant. A new position replaces a learned one. If
/// all are unlearned, the new position is not stored.
pub const MAX_OWN_PUZZLES: usize = 120;
/// The maximum number of games remembered as searched.
const MAX_REMEMBERED_SEARCHED_GAMES: usize = 400;

/// A position of an own game with a best move to find. Moves and values are stored as in a record.
/// The mistakes screen checks them when it opens the position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OwnPuzzle {
    /// The move that was played.
    #[serde(rename = "played")]
    pub played_move: String,
    /// The value of the played move.
    #[serde(rename = "value")]
    pub played_value: String,
    /// The value of the best move.
    #[serde(rename = "best")]
    pub best_value: String,
    /// The expected points that the played move gave away, in thousandths.
    #[serde(rename = "cost")]
    pub lost_point_thousandths: u32,
    /// The best move and the moves after it.
    #[serde(rename = "line")]
    pub best_line: String,
    /// The played move and the moves after it.
    pub refutation: String,
    /// The day on which the position returns, and how often the player has solved it since the last
    /// failure. `None` once it is learned.
    #[serde(flatten, with = "next_due")]
    pub due_day_and_solved_count: Option<(Date, u32)>,
    /// True once the player has tried to solve the position.
    #[serde(rename = "tried", default, skip_serializing_if = "std::ops::Not::not")]
    pub is_tried: bool,
    /// True once the player has failed to solve the position on the first try.
    #[serde(rename = "missed", default, skip_serializing_if = "std::ops::Not::not")]
    pub was_missed: bool,
}

impl OwnPuzzle {
    /// Returns what the player did in the position.
    pub fn kind(&self) -> OwnPuzzleKind {
        if self.best_line.chars().next() == self.played_move.chars().next() {
            OwnPuzzleKind::FoundBestMove
        } else {
            OwnPuzzleKind::Mistake
        }
    }
}

/// The kind of a position from one of the player's own games: a missed or a found best move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OwnPuzzleKind {
    /// The player missed a better move.
    Mistake,
    /// The player found the best move. The position is stored because only this move is good.
    FoundBestMove,
}

impl Progress {
    /// Returns all positions of a variant with their names.
    pub fn own_puzzles(&self, variant: &str) -> impl Iterator<Item = (&str, &OwnPuzzle)> {
        self.own_puzzles
            .get(variant)
            .into_iter()
            .flatten()
            .map(|(name, puzzle)| (name.as_str(), puzzle))
    }

    /// Returns the unlearned positions of a kind with their names, the earliest due first.
    pub fn unlearned_own_puzzles(
        &self,
        variant: &str,
        kind: OwnPuzzleKind,
    ) -> Vec<(&str, &OwnPuzzle)> {
        let mut unlearned_puzzles: Vec<(Date, &str, &OwnPuzzle)> = self
            .own_puzzles(variant)
            .filter(|(_, puzzle)| puzzle.kind() == kind)
            .filter_map(|(name, puzzle)| Some((puzzle.due_day_and_solved_count?.0, name, puzzle)))
            .collect();
        unlearned_puzzles.sort_by_key(|&(day, name, _)| (day, name));
        unlearned_puzzles
            .into_iter()
            .map(|(_, name, puzzle)| (name, puzzle))
            .collect()
    }

    /// Returns the number of positions of a kind that are due by `today`.
    pub fn due_own_puzzle_count(&self, variant: &str, kind: OwnPuzzleKind, today: Date) -> usize {
        let is_due = |(_, puzzle): &(&str, &OwnPuzzle)| {
            puzzle
                .due_day_and_solved_count
                .is_some_and(|(day, _)| day <= today)
        };
        self.unlearned_own_puzzles(variant, kind)
            .into_iter()
            .filter(is_due)
            .count()
    }

    /// Returns the position with this name.
    pub fn own_puzzle(&self, variant: &str, name: &str) -> Option<&OwnPuzzle> {
        self.own_puzzles.get(variant)?.get(name)
    }

    /// Returns true if the game with this file name was searched.
    pub fn has_searched_game(&self, game_file_name: &str) -> bool {
        self.searched_game_file_names.contains(game_file_name)
    }

    /// Stores a position that was found on `day`. If a position with this name is already stored,
    /// the stored position stays unchanged.
    pub(super) fn add_own_puzzle(
        &mut self,
        variant: &str,
        name: &str,
        puzzle: &OwnPuzzle,
        day: Date,
    ) {
        let puzzles = self.own_puzzles.entry(variant.to_owned()).or_default();
        if puzzles.contains_key(name) {
            return;
        }
        if puzzles.len() >= MAX_OWN_PUZZLES {
            let learned_puzzle_name = puzzles
                .iter()
                .find(|(_, puzzle)| puzzle.due_day_and_solved_count.is_none())
                .map(|(name, _)| name.clone());
            if learned_puzzle_name
                .and_then(|name| puzzles.remove(&name))
                .is_none()
            {
                return;
            }
        }
        let due_day_and_solved_count = Some((day.saturating_add(DUE_AFTER_DAYS[0].days()), 0));
        puzzles.insert(
            name.to_owned(),
            OwnPuzzle {
                due_day_and_solved_count,
                ..puzzle.clone()
            },
        );
    }

    /// Remembers that the game with this file name was searched.
    pub(super) fn mark_game_searched(&mut self, game_file_name: &str) {
        self.searched_game_file_names
            .insert(game_file_name.to_owned());
        // File names begin with the date, so the first one is the oldest.
        while self.searched_game_file_names.len() > MAX_REMEMBERED_SEARCHED_GAMES {
            self.searched_game_file_names.pop_first();
        }
    }

    /// Records the first try at a position and when the position returns.
    pub(super) fn record_own_puzzle_try(
        &mut self,
        variant: &str,
        name: &str,
        first_try: FirstTry,
        day: Date,
    ) {
        if let Some(puzzle) = self
            .own_puzzles
            .get_mut(variant)
            .and_then(|puzzles| puzzles.get_mut(name))
        {
            puzzle.due_day_and_solved_count =
                due_day_and_count_after_attempt(puzzle.due_day_and_solved_count, first_try, day);
            puzzle.is_tried = true;
            puzzle.was_missed |= !first_try.is_solved();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse_day(text: &str) -> Date {
        text.parse().unwrap()
    }

    fn sample_own_puzzle() -> OwnPuzzle {
        let owned_text = |text: &str| text.to_owned();
        OwnPuzzle {
            played_move: owned_text("A"),
            played_value: owned_text("-1.00"),
            best_value: owned_text("2.00"),
            lost_point_thousandths: 300,
            best_line: owned_text("F a"),
            refutation: owned_text("A f"),
            due_day_and_solved_count: None,
            is_tried: false,
            was_missed: false,
        }
    }

    #[test]
    fn a_mistake_comes_back_until_it_was_solved_three_times() {
        let mut progress = Progress::default();
        progress.add_own_puzzle(
            "oware",
            "one",
            &sample_own_puzzle(),
            parse_day("2026-11-01"),
        );
        assert_eq!(
            (
                progress
                    .unlearned_own_puzzles("oware", OwnPuzzleKind::Mistake)
                    .len(),
                progress.due_own_puzzle_count(
                    "oware",
                    OwnPuzzleKind::Mistake,
                    parse_day("2026-11-01")
                )
            ),
            (1, 0)
        );
        for solved in ["2026-11-02", "2026-11-05", "2026-11-12"] {
            assert_eq!(
                progress.due_own_puzzle_count("oware", OwnPuzzleKind::Mistake, parse_day(solved)),
                1
            );
            progress.record_own_puzzle_try("oware", "one", FirstTry::Solved, parse_day(solved));
            progress.record_own_puzzle_try("oware", "one", FirstTry::Solved, parse_day(solved));
            assert_eq!(
                progress.due_own_puzzle_count("oware", OwnPuzzleKind::Mistake, parse_day(solved)),
                0,
                "solved before its day it waits on"
            );
        }
        assert!(
            progress
                .unlearned_own_puzzles("oware", OwnPuzzleKind::Mistake)
                .is_empty(),
            "it is known"
        );
        progress.add_own_puzzle(
            "oware",
            "one",
            &sample_own_puzzle(),
            parse_day("2026-12-01"),
        );
        assert!(
            progress
                .unlearned_own_puzzles("oware", OwnPuzzleKind::Mistake)
                .is_empty(),
            "found again, it is still known"
        );
        progress.record_own_puzzle_try("oware", "one", FirstTry::Failed, parse_day("2026-12-01"));
        assert_eq!(
            progress.due_own_puzzle_count("oware", OwnPuzzleKind::Mistake, parse_day("2026-12-02")),
            1,
            "failed, it begins anew"
        );
    }

    #[test]
    fn learned_position_is_replaced_by_a_new_one_when_full() {
        let (mut progress, today) = (Progress::default(), parse_day("2026-11-01"));
        for number in 0..=MAX_OWN_PUZZLES {
            progress.add_own_puzzle("oware", &number.to_string(), &sample_own_puzzle(), today);
        }
        assert_eq!(
            progress
                .unlearned_own_puzzles("oware", OwnPuzzleKind::Mistake)
                .len(),
            MAX_OWN_PUZZLES
        );
        assert_eq!(
            progress.own_puzzle("oware", &MAX_OWN_PUZZLES.to_string()),
            None
        );
        progress
            .own_puzzles
            .get_mut("oware")
            .unwrap()
            .get_mut("7")
            .unwrap()
            .due_day_and_solved_count = None;
        progress.add_own_puzzle("oware", "new", &sample_own_puzzle(), today);
        assert!(
            progress.own_puzzle("oware", "new").is_some()
                && progress.own_puzzle("oware", "7").is_none()
        );
    }

    #[test]
    fn only_the_newest_searched_games_are_remembered() {
        let mut progress = Progress::default();
        (0..MAX_REMEMBERED_SEARCHED_GAMES + 5)
            .for_each(|number| progress.mark_game_searched(&format!("{number:05}")));
        assert_eq!(
            progress.searched_game_file_names.len(),
            MAX_REMEMBERED_SEARCHED_GAMES
        );
        assert!(progress.has_searched_game("00005") && !progress.has_searched_game("00004"));
    }

    #[test]
    fn found_moves_and_mistakes_are_stored_as_separate_kinds_of_own_puzzles() {
        let (mut progress, today) = (Progress::default(), parse_day("2026-11-01"));
        let own_puzzle = OwnPuzzle {
            played_move: "F".to_owned(),
            ..sample_own_puzzle()
        };
        progress.add_own_puzzle("oware", "mistake", &sample_own_puzzle(), today);
        progress.add_own_puzzle("oware", "found", &own_puzzle, today);
        for (kind, name) in [
            (OwnPuzzleKind::Mistake, "mistake"),
            (OwnPuzzleKind::FoundBestMove, "found"),
        ] {
            let names: Vec<&str> = progress
                .unlearned_own_puzzles("oware", kind)
                .iter()
                .map(|(name, _)| *name)
                .collect();
            assert_eq!(names, [name]);
            assert_eq!(
                progress.due_own_puzzle_count("oware", kind, today.tomorrow().unwrap()),
                1
            );
        }
    }
}
