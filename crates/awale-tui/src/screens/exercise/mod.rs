//! [`ExerciseScreen`], the screen on which the player finds moves. An [`ExerciseSequence`] chooses
//! the exercises and records results. There are five kinds of sequences: the lessons of a game, a
//! chapter, the turns of a puzzle, mistakes of games, and the opening repertoire. The `view.rs` of
//! each kind implements [`TaskScreen`] for the texts.

use std::fmt::Debug;

use awale_study::exercise::{Exercise, TryResult};

use crate::{
    app::{HelpGiven, TaskEffect},
    prelude::*,
    screens::analysis,
};

/// A series of exercises.
pub trait ExerciseSequence: Debug + Send + Sized + 'static {
    type Exercise: Exercise;

    /// The number of animated moves after a right move, and of animated moves of a solution that is
    /// shown. The player steps through the remaining moves.
    const ANIMATED_ANSWER_AND_SOLUTION_MOVES: (usize, usize) = (usize::MAX, 0);

    /// Whether a wrong move keeps the hint, and a request for more help after the last hint shows
    /// the solution.
    const HINTS_END_IN_SOLUTION: bool = false;

    /// Whether the cursor selects a move before the player has chosen one.
    const PRESELECTS_MOVE: bool = true;

    /// The current exercise. `None` on a page without one.
    fn current_exercise(&self) -> Option<&Self::Exercise>;

    /// The game in which the current exercise or page begins.
    fn initial_game(&self) -> Match<AnyGame>;

    /// Goes `offset` exercises on, or back if negative. `None` if this sequence cannot do so now.
    fn go_to_neighbor(
        screen: &mut ExerciseScreen<Self>,
        offset: isize,
        context: &mut AppContext,
    ) -> Option<Transition>;

    /// Whether and how `keys` are offered now.
    fn key_availability(screen: &ExerciseScreen<Self>, keys: Keys) -> KeyAvailability {
        screen.task.key_availability(keys)
    }

    /// Handles an action that this kind of sequence treats in a special way. `None` for actions
    /// that all sequences handle alike.
    fn act(
        _screen: &mut ExerciseScreen<Self>,
        _action: &Action,
        _context: &mut AppContext,
    ) -> Option<Transition> {
        None
    }

    /// Records a milestone of the current exercise in the player's progress.
    fn on_milestone(&mut self, _milestone: Milestone, _task: &MoveTask, _context: &mut AppContext) {
    }

    /// Starts the background search for the line that goes on after a verdict.
    fn start_line_after_verdict(&mut self, _task: &MoveTask, _context: &mut AppContext) {}

    /// Starts the background analysis that judges every move of the position.
    fn start_judging_moves(&mut self, _context: &mut AppContext) {}

    /// Handles an event that may be the result of an analysis in the background.
    fn on_analysis_event(
        _screen: &mut ExerciseScreen<Self>,
        _event: &Event,
        _context: &mut AppContext,
    ) {
    }

    /// Stops the analysis in the background, because the player leaves the screen.
    fn stop_analysis(&mut self, _context: &mut AppContext) {}

    /// Whether the current page is a list of choices without a board.
    fn is_choice_list(&self) -> bool {
        false
    }
}

/// An event in an exercise that is recorded: help, a right move, or the solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Milestone {
    /// More help was given than before. [`MoveTask::strongest_help`] has its kind.
    MoreHelpGiven {
        /// Whether this was the first help.
        is_first_help: bool,
    },
    /// The move was right, and another one must be found.
    TurnSolved,
    ExerciseSolved,
}

#[derive(Debug)]
pub struct ExerciseScreen<S> {
    pub sequence: S,
    pub task: MoveTask,
}

impl<S: ExerciseSequence> ExerciseScreen<S> {
    pub(super) fn begin(sequence: S, kind: GameKind, context: &AppContext) -> ExerciseScreen<S> {
        let mut task = MoveTask::new(kind, sequence.initial_game(), context);
        task.preselects_move = S::PRESELECTS_MOVE;
        let mut screen = ExerciseScreen { sequence, task };
        screen.restart();
        screen
    }

    /// The current exercise. `None` on a page without one.
    pub fn current_exercise(&self) -> Option<&S::Exercise> {
        self.sequence.current_exercise()
    }

    /// Whether the player has to find a move now.
    pub fn is_asking(&self) -> bool {
        self.current_exercise().is_some() && self.task.is_asking()
    }

    /// Starts the current exercise from its first move.
    pub(super) fn restart(&mut self) {
        self.ask_for_move(self.sequence.initial_game());
    }

    /// Asks for the move of the current exercise that follows `game`.
    pub(super) fn ask_for_move(&mut self, game: Match<AnyGame>) {
        let pits_to_avoid = self
            .current_exercise()
            .map(|exercise| exercise.pits_to_avoid_as_cursor_start(&game));
        self.task
            .ask_for_move(game, pits_to_avoid.unwrap_or_default());
    }

    /// Judges a legal move, and shows the result.
    pub(super) fn judge(&mut self, mv: AnyMove, context: &mut AppContext) {
        let Some(exercise) = self.sequence.current_exercise() else {
            return;
        };
        match exercise.judge(self.task.question_game(), mv) {
            TryResult::Solved(line) => {
                self.show_verdict(
                    TaskState::Solved,
                    line,
                    S::ANIMATED_ANSWER_AND_SOLUTION_MOVES.0,
                    context,
                );
                self.sequence
                    .on_milestone(Milestone::ExerciseSolved, &self.task, context);
            }
            TryResult::RightSoFar(line) => {
                self.task.play_line(line);
                let pits_to_avoid =
                    exercise.pits_to_avoid_as_cursor_start(&self.task.animated_game.game.referee);
                self.task.ask_for_next_move(pits_to_avoid);
                self.sequence
                    .on_milestone(Milestone::TurnSolved, &self.task, context);
            }
            TryResult::Wrong(line) => {
                self.record_help(HelpGiven::Hint, context);
                self.show_verdict(TaskState::Wrong, line, 2, context);
            }
            TryResult::SearchNeeded => self.sequence.start_judging_moves(context),
        }
    }

    fn show_verdict(
        &mut self,
        state: TaskState,
        shown_moves: Vec<AnyMove>,
        animated_moves: usize,
        context: &mut AppContext,
    ) {
        let hint_of_solution = self.task.hint.filter(|_| S::HINTS_END_IN_SOLUTION);
        self.task.show_verdict(state, shown_moves, animated_moves);
        self.task.hint = hint_of_solution;
        self.sequence.start_line_after_verdict(&self.task, context);
    }

    /// Records the help. From now on the exercise counts as solved with help.
    fn record_help(&mut self, help: HelpGiven, context: &mut AppContext) {
        let help_before = self.task.strongest_help;
        if help > help_before {
            self.task.strongest_help = help;
            let is_first_help = help_before == HelpGiven::NoHelp;
            self.sequence.on_milestone(
                Milestone::MoreHelpGiven { is_first_help },
                &self.task,
                context,
            );
        }
    }

    fn give_hint(&mut self, context: &mut AppContext) {
        let (question_game, previous_hint) = (self.task.question_game(), self.task.hint);
        let hint = self
            .current_exercise()
            .and_then(|exercise| exercise.hint(question_game, previous_hint));
        if hint.is_none() && S::HINTS_END_IN_SOLUTION {
            self.show_solution(context);
        } else if let Some(hint) = hint.or(previous_hint) {
            self.record_help(HelpGiven::Hint, context);
            self.task.show_hint(hint);
        }
    }

    pub(super) fn show_solution(&mut self, context: &mut AppContext) {
        self.record_help(HelpGiven::Solution, context);
        let question_game = self.task.question_game();
        let solution_line = self
            .current_exercise()
            .map(|exercise| exercise.solution(question_game));
        let solution_line = solution_line.unwrap_or_default();
        self.show_verdict(
            TaskState::GivenUp,
            solution_line,
            S::ANIMATED_ANSWER_AND_SOLUTION_MOVES.1,
            context,
        );
    }

    /// The parts of a page that are the same for all sequences.
    pub(super) fn common_page(&self) -> TaskPage<'_> {
        let (is_asking, board) = (self.is_asking(), task_page::task_board(&self.task));
        TaskPage {
            heading: String::new(),
            board: BoardState {
                marks_playable_pits: is_asking,
                hides_move_result: is_asking && board.hides_move_result,
                ..board
            },
            title: String::new(),
            text: Vec::new(),
            scrolled_lines: self.task.scrolled_lines,
            remarks: Vec::new(),
        }
    }
}

impl<S: ExerciseSequence> Screen for ExerciseScreen<S>
where
    ExerciseScreen<S>: TaskScreen,
{
    fn available_keys(&self, _context: &AppContext) -> AvailableKeys {
        AvailableKeys::of(Section::Exercise, |keys| S::key_availability(self, keys))
            .for_moves_of(&self.task.animated_game.game.kind)
    }

    fn behavior(&self, _context: &AppContext) -> ScreenBehavior {
        ScreenBehavior {
            needs_engine_or_clocks: true,
            ..ScreenBehavior::default()
        }
    }

    fn act(&mut self, action: &Action, context: &mut AppContext) -> Transition {
        if !self.sequence.is_choice_list() && self.task.scroll_or_end_animation(action) {
            return Transition::Stay;
        }
        if let Some(transition) = S::act(self, action, context) {
            return transition;
        }
        let offset = match action {
            Action::Back => return Transition::Back,
            Action::Command(Command::Next) => Some(1),
            Action::Command(Command::Previous) => Some(-1),
            Action::Confirm if self.task.is_over() => Some(1),
            _ => None,
        };
        if let Some(transition) = offset.and_then(|by| S::go_to_neighbor(self, by, context)) {
            return transition;
        }
        match action {
            Action::Command(Command::Restart) => self.restart(),
            Action::Command(Command::Analyse | Command::SetUp) => {
                return analysis::open_task_position(&self.task, action, context);
            }
            _ if self.current_exercise().is_none() => return Transition::Unused,
            Action::Command(Command::Hint) => self.give_hint(context),
            action => match self.task.act(action) {
                TaskEffect::TryMove(mv) => self.judge(mv, context),
                TaskEffect::Handled => {}
                TaskEffect::Unused => return Transition::Unused,
            },
        }
        Transition::Stay
    }

    fn on_event(&mut self, event: ScreenEvent, context: &mut AppContext) -> Transition {
        self.task.on_event(event);
        match event {
            ScreenEvent::Received(event) => S::on_analysis_event(self, event, context),
            ScreenEvent::Closing => self.sequence.stop_analysis(context),
            _ => {}
        }
        Transition::Stay
    }

    fn next_tick(&self, _context: &AppContext) -> Option<Duration> {
        self.task.animated_game.next_tick()
    }

    fn draw(&self, ui: &mut Ui) {
        self.draw_page(ui);
    }
}

/// Returns the step `offset` places after `current_step`, if there is one.
pub(super) fn neighbor_step<T: Copy + PartialEq>(
    steps: &[T],
    current_step: T,
    offset: isize,
) -> Option<T> {
    let index = steps.iter().position(|&step| step == current_step)?;
    steps.get(index.checked_add_signed(offset)?).copied()
}
