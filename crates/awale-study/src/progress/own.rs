//! The player's own mistakes, and other positions of own games with one good move: each comes back
//! until it was solved three times, as a failed puzzle does.

use std::collections::{BTreeMap, BTreeSet};

use jiff::ToSpan;
use jiff::civil::Date;
use serde::{Deserialize, Serialize};

use super::FirstTry;
use super::training::{RETURNS, next_return, returns};

/// The most positions that are kept of one variant. One that is known gives way to a new one; else
/// a new one is not kept.
pub const MOST_OWN: usize = 120;
/// The most games that are remembered as searched.
const MOST_SEARCHED: usize = 400;

/// A position of an own game in which a better move is to be found. Moves and values are kept as a
/// record writes them; the mistakes screen checks them when it opens the puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OwnPuzzle {
    /// The move that was played.
    pub played: String,
    /// Its value.
    pub value: String,
    /// The value of the best move.
    pub best: String,
    /// The expected points that it gave away, in thousandths.
    pub cost: u32,
    /// The best move and the play that it leads to.
    pub line: String,
    /// The played move and what followed from it.
    pub refutation: String,
    /// When it comes back: the day, and how often it was solved since it was failed. `None` once it
    /// is known.
    #[serde(flatten, with = "returns")]
    pub returns: Option<(Date, u32)>,
    /// Whether it came back and was tried. Until then it is a move of a game and no puzzle.
    #[serde(rename = "tried", default, skip_serializing_if = "std::ops::Not::not")]
    pub is_tried: bool,
}

impl OwnPuzzle {
    /// Whether the best move was played: the position is kept because that is the only good one.
    #[must_use]
    pub fn was_found(&self) -> bool {
        self.line.chars().next() == self.played.chars().next()
    }
}

/// The numbers of kept positions from own games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OwnCounts {
    /// Positions in which a better move was missed.
    pub mistakes: usize,
    /// Positions in which the best move was played.
    pub found: usize,
}

/// The positions of own games, by the id of a variant and by name: the start and the moves that led
/// there.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OwnPuzzles {
    pub(super) puzzles: BTreeMap<String, BTreeMap<String, OwnPuzzle>>,
    /// The files of the games that were searched in the background.
    pub(super) searched: BTreeSet<String>,
}

impl OwnPuzzles {
    /// All positions of a variant, with their names.
    pub fn all(&self, variant: &str) -> impl Iterator<Item = (&str, &OwnPuzzle)> {
        self.puzzles
            .get(variant)
            .into_iter()
            .flatten()
            .map(|(name, puzzle)| (name.as_str(), puzzle))
    }

    /// The positions of a variant that are not known yet, those that come back first in front, by
    /// name.
    #[must_use]
    pub fn waiting(&self, variant: &str) -> Vec<(&str, &OwnPuzzle)> {
        let mut waiting: Vec<(Date, &str, &OwnPuzzle)> = self
            .all(variant)
            .filter_map(|(name, puzzle)| Some((puzzle.returns?.0, name, puzzle)))
            .collect();
        waiting.sort_by_key(|&(day, name, _)| (day, name));
        waiting
            .into_iter()
            .map(|(_, name, puzzle)| (name, puzzle))
            .collect()
    }

    /// How many positions of a variant are not known yet: mistakes, and moves that were the best.
    #[must_use]
    pub fn counts(&self, variant: &str) -> OwnCounts {
        let waiting = self.waiting(variant);
        let found = waiting
            .iter()
            .filter(|(_, puzzle)| puzzle.was_found())
            .count();
        OwnCounts {
            mistakes: waiting.len() - found,
            found,
        }
    }

    /// How many of a variant come back by `today`.
    #[must_use]
    pub fn due(&self, variant: &str, today: Date) -> usize {
        let is_due =
            |(_, puzzle): &(&str, &OwnPuzzle)| puzzle.returns.is_some_and(|(day, _)| day <= today);
        self.waiting(variant).into_iter().filter(is_due).count()
    }

    /// What is known of the position with this name.
    #[must_use]
    pub fn get(&self, variant: &str, name: &str) -> Option<&OwnPuzzle> {
        self.puzzles.get(variant)?.get(name)
    }

    /// Whether the game of this file was searched.
    #[must_use]
    pub fn has_searched(&self, game: &str) -> bool {
        self.searched.contains(game)
    }

    /// Keeps a position that was found on `day`. One that is there stays as it is.
    pub(super) fn add(&mut self, variant: &str, name: &str, puzzle: &OwnPuzzle, day: Date) {
        let kept = self.puzzles.entry(variant.to_owned()).or_default();
        if kept.contains_key(name) {
            return;
        }
        if kept.len() >= MOST_OWN {
            let known = kept
                .iter()
                .find(|(_, puzzle)| puzzle.returns.is_none())
                .map(|(name, _)| name.clone());
            if known.and_then(|name| kept.remove(&name)).is_none() {
                return;
            }
        }
        let returns = Some((day.saturating_add(RETURNS[0].days()), 0));
        kept.insert(
            name.to_owned(),
            OwnPuzzle {
                returns,
                ..puzzle.clone()
            },
        );
    }

    /// The game of this file was searched.
    pub(super) fn search(&mut self, game: &str) {
        self.searched.insert(game.to_owned());
        // Names of files begin with their date.
        while self.searched.len() > MOST_SEARCHED {
            self.searched.pop_first();
        }
    }

    /// A position was tried, at once right or not.
    pub(super) fn tried(&mut self, variant: &str, name: &str, first_try: FirstTry, day: Date) {
        if let Some(puzzle) = self
            .puzzles
            .get_mut(variant)
            .and_then(|puzzles| puzzles.get_mut(name))
        {
            puzzle.returns = next_return(puzzle.returns, first_try, day);
            puzzle.is_tried = true;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(text: &str) -> Date {
        text.parse().unwrap()
    }

    fn puzzle() -> OwnPuzzle {
        let text = |text: &str| text.to_owned();
        OwnPuzzle {
            played: text("A"),
            value: text("-1.00"),
            best: text("2.00"),
            cost: 300,
            line: text("F a"),
            refutation: text("A f"),
            returns: None,
            is_tried: false,
        }
    }

    #[test]
    fn a_mistake_comes_back_until_it_was_solved_three_times() {
        let mut own = OwnPuzzles::default();
        own.add("oware", "one", &puzzle(), day("2026-11-01"));
        assert_eq!(
            (
                own.waiting("oware").len(),
                own.due("oware", day("2026-11-01"))
            ),
            (1, 0)
        );
        for solved in ["2026-11-02", "2026-11-05", "2026-11-12"] {
            assert_eq!(own.due("oware", day(solved)), 1);
            own.tried("oware", "one", FirstTry::Solved, day(solved));
            own.tried("oware", "one", FirstTry::Solved, day(solved));
            assert_eq!(
                own.due("oware", day(solved)),
                0,
                "solved before its day it waits on"
            );
        }
        assert!(own.waiting("oware").is_empty(), "it is known");
        own.add("oware", "one", &puzzle(), day("2026-12-01"));
        assert!(
            own.waiting("oware").is_empty(),
            "found again, it is still known"
        );
        own.tried("oware", "one", FirstTry::Failed, day("2026-12-01"));
        assert_eq!(
            own.due("oware", day("2026-12-02")),
            1,
            "failed, it begins anew"
        );
    }

    #[test]
    fn known_positions_make_room_for_new_ones() {
        let (mut own, today) = (OwnPuzzles::default(), day("2026-11-01"));
        for number in 0..=MOST_OWN {
            own.add("oware", &number.to_string(), &puzzle(), today);
        }
        assert_eq!(own.waiting("oware").len(), MOST_OWN);
        assert_eq!(own.get("oware", &MOST_OWN.to_string()), None);
        own.puzzles
            .get_mut("oware")
            .unwrap()
            .get_mut("7")
            .unwrap()
            .returns = None;
        own.add("oware", "new", &puzzle(), today);
        assert!(own.get("oware", "new").is_some() && own.get("oware", "7").is_none());
    }

    #[test]
    fn the_newest_searched_games_are_remembered() {
        let mut own = OwnPuzzles::default();
        (0..MOST_SEARCHED + 5).for_each(|number| own.search(&format!("{number:05}")));
        assert_eq!(own.searched.len(), MOST_SEARCHED);
        assert!(own.has_searched("00005") && !own.has_searched("00004"));
    }
}
