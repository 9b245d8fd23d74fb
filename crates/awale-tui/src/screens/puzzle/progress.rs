//! Records the player's progress in a puzzle: how many turns of the daily puzzle are solved,
//! whether help was used, and whether the puzzle is solved.

use awale_study::{
    exercise::Exercise,
    progress::{DailyPuzzleProgress, FirstTry, ProgressEvent},
    puzzle::{Difficulty, PuzzleOrigin},
};

use crate::{app::HelpGiven, prelude::*, screens::today};

use super::{PuzzleAttempt, PuzzleScreen};

impl PuzzleScreen {
    /// Shows the solution of the daily puzzle, which the player has solved earlier.
    pub(super) fn show_solved_daily_puzzle(&mut self) {
        self.sequence.is_result_recorded = true;
        let solution = self.sequence.puzzle.solution(self.task.question_game());
        self.task.show_verdict(TaskState::Solved, solution, 0);
    }

    /// Continues the daily puzzle from the saved turn. A damaged file may contain a turn beyond the
    /// last, which is then limited to the last one.
    pub(super) fn resume_daily_puzzle(&mut self, progress: DailyPuzzleProgress) {
        self.task.strongest_help = match progress {
            DailyPuzzleProgress {
                was_solution_shown: true,
                ..
            } => HelpGiven::Solution,
            DailyPuzzleProgress {
                was_helped: true, ..
            } => HelpGiven::Hint,
            _ => HelpGiven::NoHelp,
        };
        let puzzle = &self.sequence.puzzle;
        let turn_index = (progress.found_move_count as usize).min(puzzle.turns.len() - 1);
        self.ask_for_move(puzzle.game_before_turn(turn_index));
    }
}

impl PuzzleAttempt {
    /// Records that the puzzle needed help, so that it no longer counts as solved at first try.
    pub(super) fn record_help(&mut self, context: &mut AppContext) {
        match self.puzzle.origin {
            PuzzleOrigin::FromRandomBoard(_) => {
                context.record_learning_progress(ProgressEvent::SolvingRunBroken);
            }
            PuzzleOrigin::FromGame { rating, .. } => {
                self.record_attempt(rating, FirstTry::Failed, context);
            }
        }
    }

    /// Saves the progress of the daily puzzle, so that the player can leave it and continue later.
    pub(super) fn save_daily_progress(&self, task: &MoveTask, context: &mut AppContext) {
        let variant_id = self.puzzle.variant.id.clone();
        let Some(day) = self.daily_date.filter(|&day| {
            !context
                .learning_progress
                .has_solved_daily_puzzle(day, &variant_id)
        }) else {
            return;
        };
        let daily_progress = DailyPuzzleProgress {
            day,
            found_move_count: u32::try_from(self.puzzle.turn_index_after(task.question_game()))
                .unwrap_or(u32::MAX),
            was_helped: task.strongest_help != HelpGiven::NoHelp,
            was_solution_shown: task.strongest_help == HelpGiven::Solution,
        };
        context.record_learning_progress(ProgressEvent::DailyPuzzleChanged {
            variant: variant_id.into(),
            new_state: daily_progress,
        });
    }

    /// Records a solved puzzle. Counts it only once (also the daily puzzle, which can be opened
    /// again), and only if the player has not seen the solution.
    pub(super) fn record_solved(&mut self, help: HelpGiven, context: &mut AppContext) {
        let first_try = FirstTry::solved_unless_helped(help != HelpGiven::NoHelp);
        if let PuzzleOrigin::FromGame { rating, .. } = self.puzzle.origin {
            return self.record_attempt(rating, first_try, context);
        }
        let variant_id = self.puzzle.variant.id.clone();
        let was_recorded = std::mem::replace(&mut self.is_result_recorded, true);
        if was_recorded
            || help == HelpGiven::Solution
            || self.daily_date.is_some_and(|day| {
                context
                    .learning_progress
                    .has_solved_daily_puzzle(day, &variant_id)
            })
        {
            return;
        }
        let difficulty_name = self
            .puzzle
            .difficulty()
            .unwrap_or(Difficulty::Easy)
            .name()
            .to_owned();
        let event = ProgressEvent::PuzzleSolved {
            variant: variant_id.into(),
            difficulty_name,
            first_try,
            day: self.daily_date,
        };
        context.record_learning_progress(event);
    }

    /// Records the first result of a puzzle from a game and changes the player's puzzle rating.
    fn record_attempt(
        &mut self,
        puzzle_rating: u16,
        first_try: FirstTry,
        context: &mut AppContext,
    ) {
        if !std::mem::replace(&mut self.is_result_recorded, true) {
            self.rating_before = Some(context.learning_progress.training().player_rating);
            let (variant, day) = (self.puzzle.variant.id.clone().into(), today(context));
            let position_text = self.puzzle.turns[0].position.to_string();
            let attempt = ProgressEvent::PuzzleAttempt {
                variant,
                puzzle_position: position_text,
                initial_puzzle_rating: puzzle_rating,
                first_try,
                day,
            };
            context.record_learning_progress(attempt);
        }
    }
}
