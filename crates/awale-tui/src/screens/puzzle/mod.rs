//! The screen of a puzzle: the player finds the only good move of each turn, and can ask for hints.
//! A wrong move is refuted; at the end the player can step through the solution. `progress` records
//! the results, and `line_after_verdict` continues the lines until seeds are won.

mod line_after_verdict;
mod progress;
pub(crate) mod view;

use awale_study::{
    progress::GlickoRating,
    puzzle::{Puzzle, PuzzleTurn},
};
use jiff::civil::Date;

use crate::{
    app::{HelpGiven, PendingAnalysis},
    prelude::*,
    screens::{
        Puzzles, analysis,
        exercise::{ExerciseScreen, ExerciseSequence, Milestone},
        tree,
    },
};

/// The screen that shows a puzzle.
pub type PuzzleScreen = ExerciseScreen<PuzzleAttempt>;

/// The state of a puzzle during its turns.
#[derive(Debug)]
pub struct PuzzleAttempt {
    pub puzzle: Puzzle,
    /// The date of a daily puzzle. `None` for any other puzzle.
    pub daily_date: Option<Date>,
    /// Whether the last command would reveal the solution and is therefore available only at the
    /// end.
    pub last_command_reveals_solution: bool,
    /// Whether the result has been recorded.
    is_result_recorded: bool,
    /// Whether this is the puzzle of the day and the player had solved it before opening it.
    pub(super) was_solved_earlier: bool,
    /// The player's puzzle rating before this puzzle. `None` until the puzzle has changed it.
    pub rating_before: Option<GlickoRating>,
    /// The search that continues the line of a verdict. `None` in a storm, which leaves no time to
    /// read it.
    line_search: Option<PendingAnalysis>,
    /// The moves of the game up to the end of the verdict's line. The search adds moves to it.
    verdict_move_count: usize,
}

impl PuzzleScreen {
    /// Opens a puzzle. The daily puzzle continues from the saved turn, or shows its
    /// solution if it is solved.
    pub fn new(puzzle: Puzzle, day: Option<Date>, context: &AppContext) -> PuzzleScreen {
        let begun_daily_progress = day.and_then(|day| {
            context
                .learning_progress
                .begun_daily_puzzle(day, &puzzle.variant.id)
        });
        let puzzle_variant_id = puzzle.variant.id.clone();
        let kind = GameKind::Awale(puzzle.variant.clone());
        let attempt = PuzzleAttempt {
            puzzle,
            daily_date: day,
            last_command_reveals_solution: false,
            is_result_recorded: false,
            was_solved_earlier: day.is_some_and(|day| {
                context
                    .learning_progress
                    .has_solved_daily_puzzle(day, &puzzle_variant_id)
            }),
            rating_before: None,
            line_search: Some(PendingAnalysis::default()),
            verdict_move_count: usize::MAX,
        };
        let mut screen = ExerciseScreen::begin(attempt, kind, context);
        if screen.sequence.was_solved_earlier {
            screen.show_solved_daily_puzzle();
        } else if let Some(begun_daily_progress) = begun_daily_progress {
            screen.resume_daily_puzzle(begun_daily_progress);
        }
        screen
    }

    /// Opens a puzzle of a storm.
    pub(crate) fn against_clock(puzzle: Puzzle, context: &AppContext) -> PuzzleScreen {
        let mut screen = PuzzleScreen::without_recording(puzzle, context);
        screen.sequence.line_search = None;
        screen
    }

    /// Opens a puzzle whose result is not recorded.
    pub(crate) fn without_recording(puzzle: Puzzle, context: &AppContext) -> PuzzleScreen {
        let mut screen = PuzzleScreen::new(puzzle, None, context);
        screen.sequence.is_result_recorded = true;
        screen
    }

    /// The current turn.
    pub fn current_turn(&self) -> &PuzzleTurn {
        &self.sequence.puzzle.turns[self.number_and_total().0 - 1]
    }

    /// The number of the current turn, counted from 1, and the number of turns.
    pub fn number_and_total(&self) -> (usize, usize) {
        let puzzle = &self.sequence.puzzle;
        (
            puzzle.turn_index_after(self.task.question_game()) + 1,
            puzzle.turns.len(),
        )
    }

    /// Whether the puzzle was solved without a wrong move and without a hint.
    pub fn is_solved_without_help(&self) -> bool {
        self.task.state == TaskState::Solved && self.task.strongest_help == HelpGiven::NoHelp
    }

    /// Copies text for sharing to the clipboard: the result of the daily puzzle without its
    /// solution, or the position of another puzzle.
    fn copy_for_sharing(&self, context: &mut AppContext) {
        let PuzzleAttempt {
            puzzle,
            daily_date: Some(day),
            was_solved_earlier: false,
            ..
        } = &self.sequence
        else {
            return analysis::copy_position_line(self.task.animated_game.position(), context);
        };
        let words = &context.words;
        let (star_signs, end_message_id) = match self.task.state {
            TaskState::GivenUp => ("☆☆☆", "share-not-solved"),
            _ if self.is_solved_without_help() => ("★★★", "puzzle-solved-at-once"),
            _ => ("★☆☆", "puzzle-solved"),
        };
        let game = words.game_name(&GameKind::Awale(puzzle.variant.clone()));
        let difficulty_name = puzzle
            .difficulty()
            .map(|difficulty| words.difficulty_name(difficulty))
            .unwrap_or_default();
        let lines = [
            say!(
                words,
                "share-puzzle",
                day = words.date(&day.to_string()),
                game,
                difficulty = difficulty_name
            ),
            format!("{star_signs} {}", words.get(end_message_id)),
            puzzle.turns[0].position.to_string(),
        ];
        context.copy_lines_to_clipboard(&lines);
    }
}

impl ExerciseSequence for PuzzleAttempt {
    type Exercise = Puzzle;

    const PRESELECTS_MOVE: bool = false;

    fn current_exercise(&self) -> Option<&Puzzle> {
        Some(&self.puzzle)
    }

    fn initial_game(&self) -> Match<AnyGame> {
        self.puzzle.game_before_turn(0)
    }

    fn go_to_neighbor(
        _screen: &mut PuzzleScreen,
        offset: isize,
        _context: &mut AppContext,
    ) -> Option<Transition> {
        (offset > 0).then_some(Transition::AnotherPuzzle)
    }

    fn start_line_after_verdict(&mut self, task: &MoveTask, context: &mut AppContext) {
        self.continue_line(task, context);
    }

    fn on_analysis_event(screen: &mut PuzzleScreen, event: &Event, _context: &mut AppContext) {
        screen.take_line(event);
    }

    fn stop_analysis(&mut self, context: &mut AppContext) {
        if let Some(line_search) = &mut self.line_search {
            line_search.stop(context);
        }
    }

    fn key_availability(screen: &PuzzleScreen, keys: Keys) -> KeyAvailability {
        let is_over = screen.task.is_over();
        match keys {
            Keys::LEFT_RIGHT if is_over => AvailableAs(KeyLabel::StepThroughMoves),
            Keys::ENTER if is_over => AvailableAs(KeyLabel::NewPuzzle),
            Keys::OfCommand(Command::Next) => AvailableAs(KeyLabel::NewPuzzle),
            Keys::OfCommand(Command::Previous) => Off,
            Keys::OfCommand(Command::Resign) => KeyAvailability::available_or_off(!is_over),
            Keys::OfCommand(Command::Restart) if is_over => Available,
            // Before the end of the puzzle, the letters of these commands play pits.
            Keys::OfCommand(Command::Analyse | Command::Export) => {
                KeyAvailability::available_or_off(is_over)
            }
            // Before the end of the puzzle, the first two of these commands show a remark that they
            // are not available yet.
            Keys::OfCommand(Command::SetUp | Command::Tree | Command::Copy) => Available,
            keys => screen.task.key_availability(keys),
        }
    }

    fn act(
        screen: &mut PuzzleScreen,
        action: &Action,
        context: &mut AppContext,
    ) -> Option<Transition> {
        if context.puzzle_job.is_some() {
            // The next puzzle is about to replace this one, so ignore all keys but Escape.
            if *action == Action::Back {
                Puzzles::stop_making_puzzle(context);
                return Some(Transition::Back);
            }
            return Some(Transition::Stay);
        }
        (
            screen.sequence.last_command_reveals_solution,
            screen.task.scrolled_lines,
        ) = (false, 0);
        let is_over = screen.task.is_over();
        if is_over && screen.task.animated_game.move_cursor(action, 0) {
            return Some(Transition::Stay);
        }
        match action {
            Action::Command(Command::Resign) => screen.show_solution(context),
            Action::Command(Command::Export) => context.export_puzzle(&screen.sequence.puzzle),
            Action::Command(Command::Copy) if is_over => screen.copy_for_sharing(context),
            Action::Command(Command::Copy) => {
                analysis::copy_position_line(screen.task.animated_game.position(), context);
            }
            // The search tree and the analysis reveal the best move.
            Action::Command(Command::SetUp | Command::Tree) if !is_over => {
                screen.sequence.last_command_reveals_solution = true;
            }
            Action::Command(Command::Tree) => {
                let scene = &screen.task.animated_game;
                let GameState {
                    referee, direction, ..
                } = &scene.game;
                let past_positions =
                    &referee.positions_so_far()[..=scene.cursor.shown_move_count()];
                return Some(tree::open(past_positions, *direction, false));
            }
            _ => return None,
        }
        Some(Transition::Stay)
    }

    fn on_milestone(&mut self, milestone: Milestone, task: &MoveTask, context: &mut AppContext) {
        match milestone {
            Milestone::MoreHelpGiven {
                is_first_help: is_first,
            } => {
                if is_first {
                    self.record_help(context);
                }
                self.save_daily_progress(task, context);
            }
            Milestone::TurnSolved => self.save_daily_progress(task, context),
            Milestone::ExerciseSolved => self.record_solved(task.strongest_help, context),
        }
    }
}
