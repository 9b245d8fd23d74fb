//! Merging the progress that a player made on two devices.

use std::collections::btree_map::Entry;

use super::{MAX_ANSWERS_PER_VARIANT, MAX_OWN_PUZZLES, NestedMap, Progress, ProgressEvent};

impl Progress {
    /// Adds the progress of another device. Merging the same progress again changes nothing.
    ///
    /// Counts are not added, because both devices may have counted the same puzzles: the larger
    /// one stays. Of two ratings, the one after more attempts stays.
    pub fn merge(&mut self, other: Progress) {
        for (game, lessons) in other.finished_lessons {
            self.finished_lessons
                .entry(game)
                .or_default()
                .extend(lessons);
        }
        for (day, variants) in other.solved_daily_puzzles {
            self.solved_daily_puzzles
                .entry(day)
                .or_default()
                .extend(variants);
        }
        for (variant, begun) in other.begun_daily_puzzles {
            let known_state = self.begun_daily_puzzles.get(&variant);
            if known_state.is_none_or(|known_state| known_state.day <= begun.day) {
                self.add(&ProgressEvent::DailyPuzzleChanged {
                    variant,
                    new_state: begun,
                });
            }
        }
        let solved_days = &self.solved_daily_puzzles;
        self.begun_daily_puzzles.retain(|variant, begun| {
            let solved_variants = solved_days.get(&begun.day);
            !solved_variants.is_some_and(|variants| variants.contains(variant))
        });
        self.solving_run = self.solving_run.max(other.solving_run);
        self.longest_solving_run = self.longest_solving_run.max(other.longest_solving_run);
        merge_nested(
            &mut self.solved_puzzle_counts,
            other.solved_puzzle_counts,
            usize::MAX,
            |known, new| {
                known.solved_without_help = known.solved_without_help.max(new.solved_without_help);
                known.solved_with_help = known.solved_with_help.max(new.solved_with_help);
            },
        );

        for (variant, solved) in other.best_storm_scores {
            self.add_storm_score(&variant, solved);
        }
        let has_more_attempts = other.training.attempts > self.training.attempts;
        merge_nested(
            &mut self.tried_puzzles,
            other.tried_puzzles,
            usize::MAX,
            |known, new| {
                if has_more_attempts {
                    *known = new;
                }
            },
        );
        if has_more_attempts {
            self.training = other.training;
        }
        merge_nested(
            &mut self.solved_exercises,
            other.solved_exercises,
            usize::MAX,
            |known, new| {
                known.solved_without_help.extend(new.solved_without_help);
                known.solved_with_help.extend(new.solved_with_help);
                let solved_without_help = &known.solved_without_help;
                known
                    .solved_with_help
                    .retain(|name| !solved_without_help.contains(name));
            },
        );
        merge_nested(
            &mut self.best_drill_scores,
            other.best_drill_scores,
            usize::MAX,
            |known, new| {
                *known = new.max(*known);
            },
        );
        merge_nested(
            &mut self.own_puzzles,
            other.own_puzzles,
            MAX_OWN_PUZZLES,
            |known, new| {
                if new.is_tried && !known.is_tried {
                    *known = new;
                }
            },
        );
        for game in &other.searched_game_file_names {
            self.mark_game_searched(game);
        }
        merge_nested(
            &mut self.repertoire,
            other.repertoire,
            MAX_ANSWERS_PER_VARIANT,
            |_, _| {},
        );
    }
}

/// Adds the entries of `new_entries` to `known_entries`, up to `max_per_group` in each group.
/// `merge_entry` merges two entries with the same name.
fn merge_nested<T>(
    known_entries: &mut NestedMap<T>,
    new_entries: NestedMap<T>,
    max_per_group: usize,
    merge_entry: impl Fn(&mut T, T),
) {
    for (group, entries) in new_entries {
        let known_entries = known_entries.entry(group).or_default();
        for (name, entry) in entries {
            let is_full = known_entries.len() >= max_per_group;
            match known_entries.entry(name) {
                Entry::Occupied(mut same) => merge_entry(same.get_mut(), entry),
                Entry::Vacant(free) if !is_full => drop(free.insert(entry)),
                Entry::Vacant(_) => {}
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::progress::{DailyPuzzleProgress, FirstTry, OwnPuzzle, OwnPuzzleKind, SolvedCounts};

    fn owned_text(text: &str) -> String {
        text.to_owned()
    }

    fn progress_after(events: &[ProgressEvent]) -> Progress {
        let mut progress = Progress::default();
        for event in events {
            progress.add(event);
        }
        progress
    }

    fn lesson_event(lesson_id: &str) -> ProgressEvent {
        let (game_kind_id, lesson_id) = (owned_text("oware"), owned_text(lesson_id));
        ProgressEvent::LessonFinished {
            game_kind_id,
            lesson_id,
        }
    }

    fn attempt_event(puzzle_position: &str, first_try: FirstTry) -> ProgressEvent {
        ProgressEvent::PuzzleAttempt {
            variant: owned_text("oware"),
            puzzle_position: owned_text(puzzle_position),
            initial_puzzle_rating: 1500,
            first_try,
            day: "2026-11-21".parse().unwrap(),
        }
    }

    fn begun_daily_event(day: &str, found_move_count: u32) -> ProgressEvent {
        let daily_progress = DailyPuzzleProgress {
            day: day.parse().unwrap(),
            found_move_count,
            was_helped: false,
            was_solution_shown: false,
        };
        let variant = owned_text("oware");
        ProgressEvent::DailyPuzzleChanged {
            variant,
            new_state: daily_progress,
        }
    }

    fn solved_daily_event(day: &str) -> ProgressEvent {
        ProgressEvent::PuzzleSolved {
            variant: owned_text("oware"),
            difficulty_name: owned_text("easy"),
            first_try: FirstTry::Solved,
            day: Some(day.parse().unwrap()),
        }
    }

    fn exercise_event(exercise_position: &str, first_try: FirstTry) -> ProgressEvent {
        ProgressEvent::ExerciseSolved {
            variant: owned_text("oware"),
            chapter_name: owned_text("reach"),
            exercise_position: owned_text(exercise_position),
            first_try,
        }
    }

    fn own_puzzle_event(name: &str) -> ProgressEvent {
        let puzzle = OwnPuzzle {
            played_move: owned_text("A"),
            played_value: owned_text("-1.00"),
            best_value: owned_text("2.00"),
            lost_point_thousandths: 300,
            best_line: owned_text("F a"),
            refutation: owned_text("A f"),
            due_day_and_solved_count: None,
            is_tried: false,
            was_missed: false,
        };
        ProgressEvent::OwnPuzzlesFound {
            variant: owned_text("oware"),
            puzzles: vec![(owned_text(name), puzzle)],
            searched_game_file_name: Some(format!("{name}.toml")),
            day: "2026-11-21".parse().unwrap(),
        }
    }

    fn progress_on_phone() -> Progress {
        progress_after(&[
            lesson_event("laps"),
            solved_daily_event("2026-11-20"),
            begun_daily_event("2026-11-21", 2),
            attempt_event("one", FirstTry::Solved),
            attempt_event("two", FirstTry::Failed),
            exercise_event("1-0-S", FirstTry::Failed),
            exercise_event("2-0-S", FirstTry::Solved),
            own_puzzle_event("a"),
        ])
    }

    fn progress_on_computer() -> Progress {
        progress_after(&[
            lesson_event("capture"),
            solved_daily_event("2026-11-21"),
            attempt_event("three", FirstTry::Solved),
            exercise_event("1-0-S", FirstTry::Solved),
            exercise_event("2-0-S", FirstTry::Failed),
            own_puzzle_event("a"),
            own_puzzle_event("b"),
        ])
    }

    #[test]
    fn merging_progress_with_nothing_or_a_second_time_changes_nothing() {
        let mut merged = Progress::default();
        merged.merge(progress_on_phone());
        assert_eq!(
            merged,
            progress_on_phone(),
            "an empty browser takes everything"
        );
        merged.merge(Progress::default());
        merged.merge(progress_on_phone());
        assert_eq!(merged, progress_on_phone());
        merged.merge(progress_on_computer());
        let merged_once = merged.clone();
        merged.merge(progress_on_computer());
        merged.merge(progress_on_phone());
        assert_eq!(merged, merged_once);
        assert_eq!(
            Progress::parse(&merged_once.to_toml()).unwrap(),
            merged_once
        );
    }

    #[test]
    fn merged_progress_keeps_the_results_of_both_devices() {
        for (mut merged, other) in [
            (progress_on_phone(), progress_on_computer()),
            (progress_on_computer(), progress_on_phone()),
        ] {
            merged.merge(other);
            assert!(
                merged.has_finished_lesson("oware", "laps")
                    && merged.has_finished_lesson("oware", "capture")
            );
            for day in ["2026-11-20", "2026-11-21"] {
                assert!(merged.has_solved_daily_puzzle(day.parse().unwrap(), "oware"));
            }
            let begun_puzzle = merged.begun_daily_puzzle("2026-11-21".parse().unwrap(), "oware");
            assert_eq!(
                begun_puzzle, None,
                "the other device has solved this puzzle"
            );
            let solved_once = SolvedCounts {
                solved_without_help: 1,
                solved_with_help: 0,
            };
            assert_eq!(
                merged.solved_counts("oware", "easy"),
                solved_once,
                "counts are not added"
            );
            assert_eq!(
                merged.training().player_rating,
                progress_on_phone().training().player_rating
            );
            assert_eq!(merged.training().attempts, 2);
            for puzzle in ["one", "two", "three"] {
                assert!(merged.tried_puzzle("oware", puzzle).is_some());
            }
            for exercise in ["1-0-S", "2-0-S"] {
                let first_try = merged.first_try_at_solved_exercise("oware", "reach", exercise);
                assert_eq!(first_try, Some(FirstTry::Solved));
            }
            assert_eq!(
                merged
                    .unlearned_own_puzzles("oware", OwnPuzzleKind::Mistake)
                    .len(),
                2
            );
            assert!(merged.has_searched_game("a.toml") && merged.has_searched_game("b.toml"));
        }
    }

    #[test]
    fn merged_progress_keeps_the_later_daily_puzzle_in_progress() {
        for (mine, theirs) in [("2026-11-21", "2026-11-22"), ("2026-11-22", "2026-11-21")] {
            let mut merged = progress_after(&[begun_daily_event(mine, 1)]);
            merged.merge(progress_after(&[begun_daily_event(theirs, 2)]));
            let day = "2026-11-22".parse().unwrap();
            assert!(merged.begun_daily_puzzle(day, "oware").is_some());
        }
    }

    #[test]
    fn merged_progress_respects_the_limit_of_own_puzzles() {
        let own_puzzle_events = |letter: &str| -> Vec<ProgressEvent> {
            let names = (0..MAX_OWN_PUZZLES).map(|number| format!("{letter}{number}"));
            names.map(|name| own_puzzle_event(&name)).collect()
        };
        let mut merged = progress_after(&own_puzzle_events("a"));
        merged.merge(progress_after(&own_puzzle_events("b")));
        let unlearned_puzzles = merged.unlearned_own_puzzles("oware", OwnPuzzleKind::Mistake);
        assert_eq!(unlearned_puzzles.len(), MAX_OWN_PUZZLES);
    }
}
