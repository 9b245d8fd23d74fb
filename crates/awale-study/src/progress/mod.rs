//! What you have learned and solved: lessons, puzzles, streaks. One small file keeps it.
//!
//! It changes by [`ProgressEvent`]s. A writer reads the file, applies the deed and writes it again,
//! so that two programs at once lose nothing of each other's. `file` tells what such a file holds.

mod file;
mod glicko;
mod own;
mod practice;
mod training;

use std::collections::{BTreeMap, BTreeSet};

use jiff::civil::Date;
use serde::{Deserialize, Serialize};

pub use file::Error;
pub use glicko::GlickoRating;
pub use own::{MOST_OWN, OwnCounts, OwnPuzzle, OwnPuzzles};
pub use practice::{ChapterProgress, Practice};
pub use training::{Attempt, Training, Tried};

/// What you have done so far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    /// By the id of a game, the lessons that have been done.
    lessons: BTreeMap<String, BTreeSet<String>>,
    /// By the id of a variant and the name of a difficulty, how many puzzles were solved.
    solved: BTreeMap<String, BTreeMap<String, Solved>>,
    /// The days whose puzzle was solved, and of which variants.
    days: BTreeMap<Date, BTreeSet<String>>,
    /// By the id of a variant, the puzzle of the day that was left before it was solved.
    begun: BTreeMap<String, Begun>,
    /// Puzzles solved in a row without a wrong move or a hint, up to now.
    run: u32,
    /// The longest such row.
    best_run: u32,
    training: Training,
    /// The course in playing well and the sowing trainer.
    practice: Practice,
    /// Positions of own games.
    own: OwnPuzzles,
}

/// How many puzzles were solved.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Solved {
    /// Without a wrong move or a hint.
    pub at_once: u32,
    /// After wrong moves or hints.
    pub with_help: u32,
}

/// How the first try at a puzzle or an exercise ended: the one that counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FirstTry {
    /// Solved without a wrong move, a hint or a look at the solution.
    Solved,
    /// Not so, even if it was solved afterwards.
    Failed,
}

impl FirstTry {
    /// Solved, unless there was help.
    #[must_use]
    pub const fn unless(helped: bool) -> FirstTry {
        if helped {
            FirstTry::Failed
        } else {
            FirstTry::Solved
        }
    }

    /// Whether it was solved.
    #[must_use]
    pub const fn is_solved(self) -> bool {
        matches!(self, FirstTry::Solved)
    }
}

/// How far the player has come in the puzzle of a day.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Begun {
    /// The day of the puzzle.
    pub day: Date,
    /// How many of its moves have been found, at the furthest.
    #[serde(default)]
    pub found: u32,
    /// Whether a move was wrong, or a hint was given.
    #[serde(default)]
    pub helped: bool,
    /// Whether its solution was shown: from then on it cannot count as solved.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub shown: bool,
}

/// Something that was done, to be remembered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ProgressEvent {
    /// A lesson was finished.
    Lesson {
        /// The id of the game.
        game: String,
        /// The id of the lesson.
        lesson: String,
    },
    /// A puzzle was solved.
    Puzzle {
        /// The id of the variant.
        variant: String,
        /// The name of its difficulty.
        difficulty: String,
        /// Whether without a wrong move or a hint.
        first_try: FirstTry,
        /// The day whose puzzle it was.
        day: Option<Date>,
    },
    /// A move in a puzzle was wrong, or a hint was needed: the row is broken.
    RunBroken,
    /// A puzzle from a game was tried; it counts once, and is failed with the first help.
    Attempt(Attempt),
    /// Puzzles solved in three minutes.
    Storm {
        /// The id of the variant.
        variant: String,
        /// Puzzles solved in these minutes.
        solved: u32,
    },
    /// An exercise of a chapter was solved.
    Exercise {
        /// The id of the variant.
        variant: String,
        /// The name of the chapter.
        chapter: String,
        /// The position, which is the name of the exercise.
        exercise: String,
        /// Whether without a wrong move or a hint.
        first_try: FirstTry,
    },
    /// A round of the sowing trainer is over.
    Drill {
        /// The id of the variant.
        variant: String,
        /// The name of the drill with its level.
        drill: String,
        /// Right answers less wrong ones.
        score: u32,
    },
    /// Positions of own games were found in which a better move is to be looked for.
    OwnFound {
        /// The id of the variant.
        variant: String,
        /// The positions by their names.
        puzzles: Vec<(String, OwnPuzzle)>,
        /// The file of the game, if it was searched in the background.
        searched: Option<String>,
        /// The day on which it happened.
        day: Date,
    },
    /// A position of an own game was tried; it counts once, and is failed with the first help.
    OwnTried {
        /// The id of the variant.
        variant: String,
        /// The name of the position.
        name: String,
        /// Whether it was solved without a wrong move or a hint.
        first_try: FirstTry,
        /// The day on which it happened.
        day: Date,
    },
    /// The puzzle of a day stands there now, and is not solved yet.
    Begun {
        /// The id of the variant.
        variant: String,
        /// How far it is.
        begun: Begun,
    },
}

impl Progress {
    /// Remembers a deed.
    pub fn add(&mut self, deed: &ProgressEvent) {
        match deed {
            ProgressEvent::Lesson { game, lesson } => {
                self.lessons
                    .entry(game.clone())
                    .or_default()
                    .insert(lesson.clone());
            }
            // Another program had the same puzzle of the day open, and it was solved there.
            ProgressEvent::Puzzle {
                variant,
                day: Some(day),
                ..
            } if self.has_solved_day(*day, variant) => {}
            ProgressEvent::Begun { variant, begun } if self.has_solved_day(begun.day, variant) => {}
            ProgressEvent::Puzzle {
                variant,
                difficulty,
                first_try,
                day,
            } => {
                let solved = self
                    .solved
                    .entry(variant.clone())
                    .or_default()
                    .entry(difficulty.clone())
                    .or_default();
                let count = match first_try {
                    FirstTry::Solved => &mut solved.at_once,
                    FirstTry::Failed => &mut solved.with_help,
                };
                *count = count.saturating_add(1);
                self.count(*first_try);
                if let Some(day) = day {
                    self.days.entry(*day).or_default().insert(variant.clone());
                    self.begun.remove(variant);
                }
            }
            ProgressEvent::RunBroken => self.run = 0,
            ProgressEvent::Attempt(attempt) => {
                self.count(attempt.first_try);
                self.training.add(attempt);
            }
            ProgressEvent::Storm { variant, solved } => self.training.add_storm(variant, *solved),
            ProgressEvent::Exercise {
                variant,
                chapter,
                exercise,
                first_try,
            } => {
                self.practice
                    .add_exercise(variant, chapter, exercise, *first_try);
            }
            ProgressEvent::Drill {
                variant,
                drill,
                score,
            } => self.practice.add_drill(variant, drill, *score),
            ProgressEvent::OwnFound {
                variant,
                puzzles,
                searched,
                day,
            } => {
                for (name, puzzle) in puzzles {
                    self.own.add(variant, name, puzzle, *day);
                }
                if let Some(game) = searched {
                    self.own.search(game);
                }
            }
            ProgressEvent::OwnTried {
                variant,
                name,
                first_try,
                day,
            } => {
                self.own.tried(variant, name, *first_try, *day);
            }
            ProgressEvent::Begun { variant, begun } => {
                let mut begun = *begun;
                if let Some(known) = self.begun(begun.day, variant) {
                    begun.found = begun.found.max(known.found);
                    begun.helped |= known.helped;
                    begun.shown |= known.shown;
                }
                self.begun.insert(variant.clone(), begun);
            }
        }
    }

    /// Counts a puzzle in the row of those that were solved without help.
    fn count(&mut self, first_try: FirstTry) {
        self.run = if first_try.is_solved() {
            self.run.saturating_add(1)
        } else {
            0
        };
        self.best_run = self.best_run.max(self.run);
    }

    /// How the player does with puzzles from games.
    #[must_use]
    pub fn training(&self) -> &Training {
        &self.training
    }

    /// The course in playing well and the sowing trainer.
    #[must_use]
    pub fn practice(&self) -> &Practice {
        &self.practice
    }

    /// Positions of own games in which a better move is to be found.
    #[must_use]
    pub fn own(&self) -> &OwnPuzzles {
        &self.own
    }

    /// Whether a lesson has been done.
    #[must_use]
    pub fn has_done(&self, game: &str, lesson: &str) -> bool {
        self.lessons
            .get(game)
            .is_some_and(|lessons| lessons.contains(lesson))
    }

    /// How many puzzles of a variant were solved at this difficulty.
    #[must_use]
    pub fn solved(&self, variant: &str, difficulty: &str) -> Solved {
        self.solved
            .get(variant)
            .and_then(|solved| solved.get(difficulty))
            .copied()
            .unwrap_or_default()
    }

    /// Whether the puzzle of this day and this variant was solved.
    #[must_use]
    pub fn has_solved_day(&self, day: Date, variant: &str) -> bool {
        self.days
            .get(&day)
            .is_some_and(|variants| variants.contains(variant))
    }

    /// The variants whose puzzle of the day was begun today, or was solved on the last day on which
    /// any was.
    pub fn daily_variants(&self, today: Date) -> impl Iterator<Item = &str> {
        let begun = self
            .begun
            .iter()
            .filter(move |(_, begun)| begun.day == today);
        let begun = begun.map(|(variant, _)| variant.as_str());
        let solved = self.days.last_key_value().into_iter();
        let solved = solved.flat_map(|(_, variants)| variants.iter().map(String::as_str));
        begun.chain(solved)
    }

    /// How far the puzzle of this day and this variant is that was left before it was solved.
    #[must_use]
    pub fn begun(&self, day: Date, variant: &str) -> Option<Begun> {
        self.begun
            .get(variant)
            .copied()
            .filter(|begun| begun.day == day)
    }

    /// On how many days in a row, up to `today` or yesterday, a puzzle of the day was solved.
    #[must_use]
    pub fn streak(&self, today: Date) -> u32 {
        let yesterday = today.yesterday().unwrap_or(today);
        let mut day = if self.days.contains_key(&today) {
            today
        } else {
            yesterday
        };
        let mut streak = 0;
        while self.days.contains_key(&day) {
            streak += 1;
            match day.yesterday() {
                Ok(before) => day = before,
                Err(_) => break,
            }
        }
        streak
    }

    /// Puzzles solved in a row without a wrong move or a hint: up to now, and at best.
    #[must_use]
    pub fn runs(&self) -> (u32, u32) {
        (self.run, self.best_run)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(text: &str) -> Date {
        text.parse().unwrap()
    }

    fn puzzle(day: Date) -> ProgressEvent {
        ProgressEvent::Puzzle {
            variant: "oware".to_owned(),
            difficulty: "easy".to_owned(),
            first_try: FirstTry::Solved,
            day: Some(day),
        }
    }

    #[test]
    fn a_puzzle_that_is_solved_is_not_begun_any_more() {
        let today = day("2026-11-21");
        let mut progress = Progress::default();
        let begun = Begun {
            day: today,
            found: 1,
            helped: false,
            shown: false,
        };
        progress.add(&ProgressEvent::Begun {
            variant: "oware".to_owned(),
            begun,
        });
        progress.add(&puzzle(today));
        assert_eq!(progress.begun(today, "oware"), None);
    }

    #[test]
    fn the_puzzle_of_a_day_counts_once_in_whichever_program_it_is_solved() {
        let today = day("2026-11-21");
        let mut progress = Progress::default();
        let begun = |day| ProgressEvent::Begun {
            variant: "oware".to_owned(),
            begun: Begun {
                day,
                found: 1,
                helped: true,
                shown: false,
            },
        };
        for deed in [begun(today), puzzle(today), begun(today), puzzle(today)] {
            progress.add(&deed);
        }
        assert_eq!(progress.solved("oware", "easy").at_once, 1);
        assert_eq!(
            (progress.runs(), progress.begun(today, "oware")),
            ((1, 1), None)
        );
        let tomorrow = today.tomorrow().unwrap();
        progress.add(&begun(tomorrow));
        assert!(progress.begun(tomorrow, "oware").is_some());
        progress.add(&puzzle(tomorrow));
        assert_eq!(
            (progress.solved("oware", "easy").at_once, progress.runs()),
            (2, (2, 2))
        );
    }

    #[test]
    fn a_streak_ends_where_a_day_is_missing_and_waits_for_today() {
        let mut progress = Progress::default();
        for solved in ["2026-02-26", "2026-02-28", "2026-03-01"] {
            progress.add(&puzzle(day(solved)));
        }
        assert_eq!(progress.streak(day("2026-03-01")), 2);
        assert_eq!(
            progress.streak(day("2026-03-02")),
            2,
            "today's is still to be solved"
        );
        assert_eq!(progress.streak(day("2026-03-03")), 0);
    }
}
