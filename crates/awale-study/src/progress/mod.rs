//! [`Progress`]: what a player has learned and solved: lessons, puzzles, streaks. One small file
//! stores it.
//!
//! Progress changes by [`ProgressEvent`]s. To save one, the program reads the file, applies the
//! event and writes the file again, so that two running programs lose nothing of each other's.
//! `file` describes the file.

mod exercises_and_drills;
mod file;
mod glicko;
mod merge;
mod own_puzzles;
mod repertoire;
mod training;

use std::collections::{BTreeMap, BTreeSet};

use jiff::civil::Date;
use serde::{Deserialize, Serialize};

pub use exercises_and_drills::ChapterProgress;
pub use file::ProgressFileError;
pub use glicko::GlickoRating;
pub use own_puzzles::{MAX_OWN_PUZZLES, OwnPuzzle, OwnPuzzleKind};
pub use repertoire::{ChosenAnswer, MAX_ANSWERS_PER_VARIANT};
pub use training::{Training, TriedPuzzle};

/// Values by two keys, for example the id of a variant and a position.
type NestedMap<T> = BTreeMap<String, BTreeMap<String, T>>;

/// A player's progress, in the order of its file. Empty tables are left out there.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Progress {
    #[serde(with = "file::format")]
    format: (),
    /// The current number of puzzles solved in a row without a wrong move or a hint.
    #[serde(rename = "run")]
    solving_run: u32,
    /// The highest value of `solving_run` so far.
    #[serde(rename = "best_run")]
    longest_solving_run: u32,
    /// The file names of the own games that were searched in the background.
    #[serde(rename = "searched")]
    searched_game_file_names: BTreeSet<String>,
    /// The days whose daily puzzle was solved, with the ids of the variants.
    #[serde(rename = "days", skip_serializing_if = "BTreeMap::is_empty")]
    solved_daily_puzzles: BTreeMap<Date, BTreeSet<String>>,
    /// The daily puzzle that the player has begun and not solved, by the id of the variant.
    #[serde(rename = "begun", skip_serializing_if = "BTreeMap::is_empty")]
    begun_daily_puzzles: BTreeMap<String, DailyPuzzleProgress>,
    /// The finished lessons, by the id of the game.
    #[serde(rename = "lessons", skip_serializing_if = "BTreeMap::is_empty")]
    finished_lessons: BTreeMap<String, BTreeSet<String>>,
    /// The number of solved puzzles, by the id of the variant and the name of the difficulty.
    #[serde(rename = "solved", skip_serializing_if = "BTreeMap::is_empty")]
    solved_puzzle_counts: NestedMap<SolvedCounts>,
    training: Training,
    /// The most puzzles solved in a storm (three minutes), by the id of the variant.
    #[serde(rename = "storms", skip_serializing_if = "BTreeMap::is_empty")]
    best_storm_scores: BTreeMap<String, u32>,
    /// The solved exercises, by the id of the variant and the name of the chapter.
    #[serde(rename = "chapters", skip_serializing_if = "BTreeMap::is_empty")]
    solved_exercises: NestedMap<ChapterProgress>,
    /// The best score, by the id of the variant and the name of the drill with its level.
    #[serde(rename = "drills", skip_serializing_if = "BTreeMap::is_empty")]
    best_drill_scores: NestedMap<u32>,
    /// The puzzles from games that were tried, by the id of the variant and the position.
    #[serde(rename = "tried", skip_serializing_if = "BTreeMap::is_empty")]
    tried_puzzles: NestedMap<TriedPuzzle>,
    /// Positions from the player's own games, by the id of the variant and by name. The name is the
    /// start and the moves to the position.
    #[serde(rename = "own", skip_serializing_if = "BTreeMap::is_empty")]
    own_puzzles: NestedMap<OwnPuzzle>,
    /// The answers that the player chose for openings, by the id of the variant and by position.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    repertoire: NestedMap<ChosenAnswer>,
}

/// The numbers of solved puzzles of one difficulty.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct SolvedCounts {
    /// The number of puzzles solved without a wrong move or a hint.
    #[serde(rename = "at_once")]
    pub solved_without_help: u32,
    /// The number of puzzles solved after wrong moves or hints.
    #[serde(rename = "with_help")]
    pub solved_with_help: u32,
}

/// The result of the first try at a puzzle or an exercise. Later tries do not count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FirstTry {
    /// The player solved the puzzle or exercise without a wrong move, a hint or the solution.
    Solved,
    /// The player made a wrong move or was helped, even if a later try solved the puzzle or
    /// exercise.
    Failed,
}

impl FirstTry {
    /// Returns `Failed` if the player was helped, otherwise `Solved`.
    pub const fn solved_unless_helped(was_helped: bool) -> FirstTry {
        if was_helped {
            FirstTry::Failed
        } else {
            FirstTry::Solved
        }
    }

    /// Returns true for `Solved`.
    pub const fn is_solved(self) -> bool {
        matches!(self, FirstTry::Solved)
    }
}

/// The state of a daily puzzle that is not solved yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DailyPuzzleProgress {
    /// The day of the puzzle.
    pub day: Date,
    /// The highest number of moves of the puzzle that the player has found.
    #[serde(rename = "found", default)]
    pub found_move_count: u32,
    /// True if a move was wrong or a hint was given.
    #[serde(rename = "helped", default)]
    pub was_helped: bool,
    /// True if the solution was shown. Then the puzzle can no longer count as solved.
    #[serde(rename = "shown", default, skip_serializing_if = "std::ops::Not::not")]
    pub was_solution_shown: bool,
}

/// Something that the player did and the progress file remembers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ProgressEvent {
    /// A lesson was finished.
    LessonFinished {
        /// The id of the game.
        game_kind_id: String,
        /// The id of the lesson.
        lesson_id: String,
    },
    /// A puzzle was solved.
    PuzzleSolved {
        /// The id of the variant.
        variant: String,
        /// The name of the difficulty.
        difficulty_name: String,
        /// Whether the puzzle was solved without a wrong move or a hint.
        first_try: FirstTry,
        /// The day of a daily puzzle. `None` for other puzzles.
        day: Option<Date>,
    },
    /// The player made a wrong move or took a hint in a puzzle, which ends the series of puzzles
    /// solved in a row.
    SolvingRunBroken,
    /// A puzzle from a game was tried. Only the first try counts, and any help fails it.
    PuzzleAttempt {
        /// The id of the variant.
        variant: String,
        /// The position, which identifies the puzzle.
        puzzle_position: String,
        /// The initial rating of the puzzle, in points.
        initial_puzzle_rating: u16,
        /// Whether the puzzle was solved without a wrong move, a hint or the solution.
        first_try: FirstTry,
        /// The day of the attempt.
        day: Date,
    },
    /// A puzzle storm ended: as many puzzles as possible in three minutes.
    PuzzleStormEnded {
        /// The id of the variant.
        variant: String,
        /// The number of puzzles solved.
        solved_puzzle_count: u32,
    },
    /// An exercise of a chapter was solved.
    ExerciseSolved {
        /// The id of the variant.
        variant: String,
        /// The name of the chapter.
        chapter_name: String,
        /// The position, which identifies the exercise.
        exercise_position: String,
        /// Whether the exercise was solved without a wrong move or a hint.
        first_try: FirstTry,
    },
    /// A round of the sowing trainer ended.
    DrillRoundEnded {
        /// The id of the variant.
        variant: String,
        /// The name of the drill with its level.
        drill_name: String,
        /// The number of right answers minus the number of wrong ones, at least 0.
        drill_score: u32,
    },
    /// Positions with one good move were found in the player's own games.
    OwnPuzzlesFound {
        /// The id of the variant.
        variant: String,
        /// The names of the positions with the puzzles.
        puzzles: Vec<(String, OwnPuzzle)>,
        /// The file name of the game if a background search found the positions.
        searched_game_file_name: Option<String>,
        /// The day of the search.
        day: Date,
    },
    /// A position of the player's own games was tried. Only the first try counts, and any help
    /// fails it.
    OwnPuzzleTried {
        /// The id of the variant.
        variant: String,
        /// The name of the position.
        position_name: String,
        /// Whether the position was solved without a wrong move or a hint.
        first_try: FirstTry,
        /// The day of the try.
        day: Date,
    },
    /// The player chose an answer in a position of an opening, or removed it.
    RepertoireAnswerChosen {
        /// The id of the variant.
        variant: String,
        /// The position, as one line.
        position: String,
        /// The moves from the start of the game to the position, one letter each.
        moves_to_position: String,
        /// The letter of the move. `None` to remove the answer.
        answer_letter: Option<String>,
        /// The day of the choice.
        day: Date,
    },
    /// A position of the repertoire was tried. Only the first try counts, and any help fails it.
    RepertoireAnswerTried {
        /// The id of the variant.
        variant: String,
        /// The position, as one line.
        position: String,
        /// Whether the player knew the answer.
        first_try: FirstTry,
        /// The day of the try.
        day: Date,
    },
    /// The state of a daily puzzle changed, and it is not solved yet.
    DailyPuzzleChanged {
        /// The id of the variant.
        variant: String,
        /// The new state.
        new_state: DailyPuzzleProgress,
    },
}

impl Progress {
    /// Applies an event.
    pub fn add(&mut self, event: &ProgressEvent) {
        match event {
            ProgressEvent::LessonFinished {
                game_kind_id: game,
                lesson_id,
            } => {
                self.finished_lessons
                    .entry(game.clone())
                    .or_default()
                    .insert(lesson_id.clone());
            }
            // Another running program has already recorded this daily puzzle as solved, so the
            // event is ignored.
            ProgressEvent::PuzzleSolved {
                variant,
                day: Some(day),
                ..
            } if self.has_solved_daily_puzzle(*day, variant) => {}
            ProgressEvent::DailyPuzzleChanged {
                variant,
                new_state: begun,
            } if self.has_solved_daily_puzzle(begun.day, variant) => {}
            ProgressEvent::PuzzleSolved {
                variant,
                difficulty_name,
                first_try,
                day,
            } => {
                let solved_puzzle_counts = self
                    .solved_puzzle_counts
                    .entry(variant.clone())
                    .or_default()
                    .entry(difficulty_name.clone())
                    .or_default();
                let solved_count = match first_try {
                    FirstTry::Solved => &mut solved_puzzle_counts.solved_without_help,
                    FirstTry::Failed => &mut solved_puzzle_counts.solved_with_help,
                };
                *solved_count = solved_count.saturating_add(1);
                self.update_solving_run(*first_try);
                if let Some(day) = day {
                    self.solved_daily_puzzles
                        .entry(*day)
                        .or_default()
                        .insert(variant.clone());
                    self.begun_daily_puzzles.remove(variant);
                }
            }
            ProgressEvent::SolvingRunBroken => self.solving_run = 0,
            ProgressEvent::PuzzleAttempt {
                variant,
                puzzle_position,
                initial_puzzle_rating: rating,
                first_try,
                day,
            } => {
                self.update_solving_run(*first_try);
                self.add_attempt(variant, puzzle_position, *rating, *first_try, *day);
            }
            ProgressEvent::PuzzleStormEnded {
                variant,
                solved_puzzle_count,
            } => self.add_storm_score(variant, *solved_puzzle_count),
            ProgressEvent::ExerciseSolved {
                variant,
                chapter_name,
                exercise_position,
                first_try,
            } => {
                self.add_solved_exercise(variant, chapter_name, exercise_position, *first_try);
            }
            ProgressEvent::DrillRoundEnded {
                variant,
                drill_name,
                drill_score: score,
            } => self.add_drill_score(variant, drill_name, *score),
            ProgressEvent::OwnPuzzlesFound {
                variant,
                puzzles,
                searched_game_file_name: searched,
                day,
            } => {
                for (position_name, puzzle) in puzzles {
                    self.add_own_puzzle(variant, position_name, puzzle, *day);
                }
                if let Some(searched_game_file_name) = searched {
                    self.mark_game_searched(searched_game_file_name);
                }
            }
            ProgressEvent::OwnPuzzleTried {
                variant,
                position_name,
                first_try,
                day,
            } => {
                self.record_own_puzzle_try(variant, position_name, *first_try, *day);
            }
            ProgressEvent::RepertoireAnswerChosen {
                variant,
                position,
                moves_to_position,
                answer_letter,
                day,
            } => {
                self.set_repertoire_answer(
                    variant,
                    position,
                    (moves_to_position, answer_letter.as_deref()),
                    *day,
                );
            }
            ProgressEvent::RepertoireAnswerTried {
                variant,
                position,
                first_try,
                day,
            } => self.record_answer_try(variant, position, *first_try, *day),
            ProgressEvent::DailyPuzzleChanged {
                variant,
                new_state: begun,
            } => {
                let mut merged_state = *begun;
                if let Some(known_state) = self.begun_daily_puzzle(merged_state.day, variant) {
                    merged_state.found_move_count = merged_state
                        .found_move_count
                        .max(known_state.found_move_count);
                    merged_state.was_helped |= known_state.was_helped;
                    merged_state.was_solution_shown |= known_state.was_solution_shown;
                }
                self.begun_daily_puzzles
                    .insert(variant.clone(), merged_state);
            }
        }
    }

    /// Updates the number of puzzles that were solved in a row without help.
    fn update_solving_run(&mut self, first_try: FirstTry) {
        self.solving_run = if first_try.is_solved() {
            self.solving_run.saturating_add(1)
        } else {
            0
        };
        self.longest_solving_run = self.longest_solving_run.max(self.solving_run);
    }

    /// The player's training with puzzles from games.
    pub fn training(&self) -> &Training {
        &self.training
    }

    /// Returns true if the player has tried too few puzzles from games for a rating, and has not
    /// solved a daily puzzle.
    pub fn is_new_to_puzzles(&self) -> bool {
        !self.training.player_rating.is_certain_enough_to_show()
            && self.solved_daily_puzzles.is_empty()
    }

    /// Returns true if a lesson is finished.
    pub fn has_finished_lesson(&self, game_kind_id: &str, lesson_id: &str) -> bool {
        self.finished_lessons
            .get(game_kind_id)
            .is_some_and(|lessons| lessons.contains(lesson_id))
    }

    /// Returns the number of solved puzzles of a variant and a difficulty.
    pub fn solved_counts(&self, variant: &str, difficulty: &str) -> SolvedCounts {
        self.solved_puzzle_counts
            .get(variant)
            .and_then(|solved| solved.get(difficulty))
            .copied()
            .unwrap_or_default()
    }

    /// Returns true if the daily puzzle of this day and variant is solved.
    pub fn has_solved_daily_puzzle(&self, day: Date, variant: &str) -> bool {
        self.solved_daily_puzzles
            .get(&day)
            .is_some_and(|variants| variants.contains(variant))
    }

    /// Returns the ids of the variants whose daily puzzle was begun today, then those solved on the
    /// last day with a solved daily puzzle.
    pub fn variants_of_latest_daily_puzzles(&self, today: Date) -> impl Iterator<Item = &str> {
        let daily_puzzles_begun_today = self
            .begun_daily_puzzles
            .iter()
            .filter(move |(_, begun_state)| begun_state.day == today);
        let variants_begun_today = daily_puzzles_begun_today.map(|(variant, _)| variant.as_str());
        let last_solved_day = self.solved_daily_puzzles.last_key_value().into_iter();
        let variants_solved_last_day =
            last_solved_day.flat_map(|(_, variants)| variants.iter().map(String::as_str));
        variants_begun_today.chain(variants_solved_last_day)
    }

    /// Returns the state of the unsolved daily puzzle of this day and variant, if the player began
    /// it.
    pub fn begun_daily_puzzle(&self, day: Date, variant: &str) -> Option<DailyPuzzleProgress> {
        self.begun_daily_puzzles
            .get(variant)
            .copied()
            .filter(|begun| begun.day == day)
    }

    /// Returns the number of consecutive days with a solved daily puzzle, up to `today` or
    /// yesterday.
    pub fn daily_streak(&self, today: Date) -> u32 {
        let yesterday = today.yesterday().unwrap_or(today);
        let mut day = if self.solved_daily_puzzles.contains_key(&today) {
            today
        } else {
            yesterday
        };
        let mut streak = 0;
        while self.solved_daily_puzzles.contains_key(&day) {
            streak += 1;
            match day.yesterday() {
                Ok(before) => day = before,
                Err(_) => break,
            }
        }
        streak
    }

    /// Returns the current and the longest run of puzzles solved in a row without a wrong move or a
    /// hint.
    pub fn current_and_longest_solving_run(&self) -> (u32, u32) {
        (self.solving_run, self.longest_solving_run)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse_day(text: &str) -> Date {
        text.parse().unwrap()
    }

    fn solved_daily_puzzle_event(day: Date) -> ProgressEvent {
        ProgressEvent::PuzzleSolved {
            variant: "oware".to_owned(),
            difficulty_name: "easy".to_owned(),
            first_try: FirstTry::Solved,
            day: Some(day),
        }
    }

    #[test]
    fn solved_daily_puzzle_is_no_longer_in_progress() {
        let today = parse_day("2026-11-21");
        let mut progress = Progress::default();
        let daily_progress = DailyPuzzleProgress {
            day: today,
            found_move_count: 1,
            was_helped: false,
            was_solution_shown: false,
        };
        progress.add(&ProgressEvent::DailyPuzzleChanged {
            variant: "oware".to_owned(),
            new_state: daily_progress,
        });
        progress.add(&solved_daily_puzzle_event(today));
        assert_eq!(progress.begun_daily_puzzle(today, "oware"), None);
    }

    #[test]
    fn daily_puzzle_counts_once_when_two_programs_solve_it() {
        let today = parse_day("2026-11-21");
        let mut progress = Progress::default();
        let daily_event = |day| ProgressEvent::DailyPuzzleChanged {
            variant: "oware".to_owned(),
            new_state: DailyPuzzleProgress {
                day,
                found_move_count: 1,
                was_helped: true,
                was_solution_shown: false,
            },
        };
        for event in [
            daily_event(today),
            solved_daily_puzzle_event(today),
            daily_event(today),
            solved_daily_puzzle_event(today),
        ] {
            progress.add(&event);
        }
        assert_eq!(
            progress.solved_counts("oware", "easy").solved_without_help,
            1
        );
        assert_eq!(
            (
                progress.current_and_longest_solving_run(),
                progress.begun_daily_puzzle(today, "oware")
            ),
            ((1, 1), None)
        );
        let tomorrow = today.tomorrow().unwrap();
        progress.add(&daily_event(tomorrow));
        assert!(progress.begun_daily_puzzle(tomorrow, "oware").is_some());
        progress.add(&solved_daily_puzzle_event(tomorrow));
        assert_eq!(
            (
                progress.solved_counts("oware", "easy").solved_without_help,
                progress.current_and_longest_solving_run()
            ),
            (2, (2, 2))
        );
    }

    #[test]
    fn streak_ends_at_a_missing_day_and_allows_today_to_be_unsolved() {
        let mut progress = Progress::default();
        for solved in ["2026-02-26", "2026-02-28", "2026-03-01"] {
            progress.add(&solved_daily_puzzle_event(parse_day(solved)));
        }
        assert_eq!(progress.daily_streak(parse_day("2026-03-01")), 2);
        assert_eq!(
            progress.daily_streak(parse_day("2026-03-02")),
            2,
            "today's is still to be solved"
        );
        assert_eq!(progress.daily_streak(parse_day("2026-03-03")), 0);
    }
}
