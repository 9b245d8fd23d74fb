//! Exercises made from the mistakes of an analyzed game. Each exercise shows the position with the
//! moves before it, and the player looks for a better move. A wrong move is refuted on the board.
//!
//! The analysis contains the values of the best and the played move; all other moves are judged in
//! the background with the same depth. `mistake` judges moves and finds the source of each mistake;
//! `own_positions` saves mistakes, so that they are repeated later.

mod mistake;
pub(crate) mod own_positions;
mod view;

use awale_study::{
    progress::{FirstTry, ProgressEvent},
    record::Assessment,
    study::{ANALYSIS_DEPTH, AnalysisReport, AnalysisTask, MoveMark, SearchEffort},
};
use mistake::mistakes_in_session;
use strum::VariantArray;

use crate::{
    app::{AppError, HelpGiven, JobNews, PendingAnalysis, WinCertainty, side_that_gave_up_lead},
    prelude::*,
    screens::{
        analysis,
        exercise::{ExerciseScreen, ExerciseSequence, Milestone},
        today,
    },
};

pub use mistake::Mistake;
pub use own_positions::game_of_next_own_position;

/// The marks of the moves that the exercises are about, and that are repeated later.
const MISTAKE_MARKS: [MoveMark; 2] = [MoveMark::Mistake, MoveMark::Blunder];

/// The way in which the player solved one mistake.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray)]
pub enum SolveResult {
    /// With the first move and without a hint.
    SolvedAtOnce,
    /// After a wrong move or a hint.
    SolvedWithHelp,
    /// Unsolved: the player asked for the solution.
    SolutionShown,
    /// Unsolved: the player went on to the next mistake.
    Skipped,
}

impl SolveResult {
    /// All results, from the best to the worst.
    pub const ALL: &[SolveResult] = SolveResult::VARIANTS;
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MistakesSource {
    /// Mistakes of the only human player of one game.
    OnlyHumanPlayer,
    /// Mistakes of both sides of one game.
    BothSides,
    /// Saved mistakes of the player from several games.
    SavedOwnGames,
}

/// The screen that shows mistakes one after the other.
pub type MistakesScreen = ExerciseScreen<MistakeList>;

/// The mistakes of one game, or saved mistakes of several games.
#[derive(Debug)]
pub struct MistakeList {
    /// The game that the board shows after the last mistake.
    game: GameState,
    /// The mistakes in the order of the exercises.
    pub mistakes: Vec<Mistake>,
    /// The inaccuracies of the game. After the mistakes, they become the exercises if the player
    /// asks for them.
    pub inaccuracies: Vec<Mistake>,
    pub source: MistakesSource,
    /// The advantage of the player who resigned or agreed to a draw. `None` if no better position
    /// was given up.
    pub lost_advantage: Option<WinCertainty>,
    /// Whether any move of the game could have changed its result.
    pub could_any_move_change_result: bool,
    /// Whether the player had help in the game, such as hints or the teacher's warnings.
    pub was_helped: bool,
    /// The result of each mistake so far.
    solve_results: Vec<Option<SolveResult>>,
    /// The search depth for judging moves, in plies. The analysis has the same depth.
    search_depth: u32,
    current_index: usize,
    /// The background study that judges the moves of the current position.
    pending_analysis: PendingAnalysis,
}

impl MistakesScreen {
    /// Opens the first mistake of a game. `assessments` are its analyzed moves.
    pub fn new(
        session: SessionId,
        assessments: &[Assessment],
        context: &mut AppContext,
    ) -> MistakesScreen {
        own_positions::save_mistakes(session, assessments, context);
        let session = &context.sessions[session];
        let source = if session.only_human_seat().is_none() {
            MistakesSource::BothSides
        } else {
            MistakesSource::OnlyHumanPlayer
        };
        let mistakes = mistakes_in_session(session, assessments, &MISTAKE_MARKS);
        let list = MistakeList {
            inaccuracies: mistakes_in_session(session, assessments, &[MoveMark::Inaccuracy]),
            lost_advantage: side_that_gave_up_lead(session, assessments, context.tables.as_deref())
                .map(|(_, advantage)| advantage),
            could_any_move_change_result: assessments
                .iter()
                .any(|judged| MoveMark::from(judged) != MoveMark::InDecidedPosition),
            was_helped: session.header.is_helped,
            search_depth: session
                .analysis_for_explanations()
                .map_or(ANALYSIS_DEPTH, |analysis| analysis.depth),
            ..MistakeList::new(mistakes, session.game.clone(), source)
        };
        let is_turned = session.only_human_seat() == Some(Seat::North);
        let mut screen = list.begin(context);
        if screen.current_exercise().is_none() {
            screen.task.is_turned = is_turned;
        }
        screen
    }

    /// The number of the current mistake, counted from 1, and the total.
    pub fn number_and_total(&self) -> (usize, usize) {
        (
            self.sequence.current_index + 1,
            self.sequence.mistakes.len(),
        )
    }

    /// The number of mistakes with this result.
    pub fn count_with_result(&self, result: SolveResult) -> usize {
        self.sequence
            .solve_results
            .iter()
            .filter(|&&found| found == Some(result))
            .count()
    }

    /// The move of the player that is being judged in the background, if any.
    pub fn pending_move(&self) -> Option<AnyMove> {
        self.task
            .tried_move
            .filter(|_| self.task.state == TaskState::AwaitingMove)
    }

    /// The moves on the board from the mistake on.
    pub fn shown_line(&self) -> &[AnyMove] {
        self.current_exercise().map_or(&[], |mistake| {
            &self.task.animated_game.game.moves()[mistake.move_index..]
        })
    }

    /// Opens a mistake by its index. An index after the last one shows the score.
    fn go_to_mistake(&mut self, index: usize, context: &mut AppContext) {
        self.sequence.pending_analysis.stop(context);
        self.sequence.current_index = index;
        self.task.strongest_help = HelpGiven::NoHelp;
        self.restart();
        if self.current_exercise().is_none() {
            self.task.state = TaskState::Solved;
            return;
        }
        self.task.is_turned = self.task.animated_game.position().to_move() == Seat::North;
        self.sequence.start_judging_moves(context);
    }
}

impl MistakeList {
    fn new(mistakes: Vec<Mistake>, game: GameState, source: MistakesSource) -> MistakeList {
        MistakeList {
            solve_results: vec![None; mistakes.len()],
            mistakes,
            inaccuracies: Vec::new(),
            source,
            lost_advantage: None,
            could_any_move_change_result: true,
            was_helped: false,
            search_depth: ANALYSIS_DEPTH,
            game,
            current_index: 0,
            pending_analysis: PendingAnalysis::default(),
        }
    }

    fn begin(self, context: &mut AppContext) -> MistakesScreen {
        let GameState {
            kind, direction, ..
        } = self.game.clone();
        let mut screen = ExerciseScreen::begin(self, kind, context);
        screen.task.animated_game.game.direction = direction;
        screen.go_to_mistake(0, context);
        screen
    }

    /// Whether no mistake is left but inaccuracies are, so that Enter shows them.
    pub fn offers_inaccuracies(&self) -> bool {
        self.current_exercise().is_none() && !self.inaccuracies.is_empty()
    }

    /// Whether the exercises are about inaccuracies.
    pub(super) fn is_about_inaccuracies(&self) -> bool {
        self.mistakes
            .first()
            .is_some_and(|first| MoveMark::from(&first.assessment) == MoveMark::Inaccuracy)
    }

    /// Records the result of the current mistake. Only the first result of each mistake counts.
    fn record_result(&mut self, result: SolveResult) {
        if let Some(stored_result) = self.solve_results.get_mut(self.current_index) {
            stored_result.get_or_insert(result);
        }
    }

    /// Records the first attempt at the current mistake in the player's progress.
    fn record_attempt(&self, first_try: FirstTry, context: &mut AppContext) {
        let Some((position_name, mistake)) = self
            .current_exercise()
            .and_then(|mistake| Some((mistake.puzzle_name()?, mistake)))
        else {
            return;
        };
        let variant_id = mistake.game.kind.id().to_owned();
        // The progress contains only saved mistakes.
        if context
            .learning_progress
            .own_puzzle(&variant_id, &position_name)
            .is_some()
            || self.source == MistakesSource::OnlyHumanPlayer && !self.is_about_inaccuracies()
        {
            let event = ProgressEvent::OwnPuzzleTried {
                variant: variant_id,
                position_name,
                first_try,
                day: today(context),
            };
            context.record_learning_progress(event);
        }
    }
}

impl ExerciseSequence for MistakeList {
    type Exercise = Mistake;

    const ANIMATED_ANSWER_AND_SOLUTION_MOVES: (usize, usize) = (1, 1);
    const HINTS_END_IN_SOLUTION: bool = true;

    fn current_exercise(&self) -> Option<&Mistake> {
        self.mistakes.get(self.current_index)
    }

    fn initial_game(&self) -> Match<AnyGame> {
        match self.current_exercise() {
            Some(mistake) => mistake.game.game_up_to(mistake.move_index),
            None => self.game.game_up_to(self.game.moves().len()),
        }
    }

    fn go_to_neighbor(
        screen: &mut MistakesScreen,
        offset: isize,
        context: &mut AppContext,
    ) -> Option<Transition> {
        (offset > 0).then(|| {
            screen.sequence.record_result(SolveResult::Skipped);
            screen.go_to_mistake(screen.sequence.current_index + 1, context);
            Transition::Stay
        })
    }

    fn key_availability(screen: &MistakesScreen, keys: Keys) -> KeyAvailability {
        let (is_over, is_wrong) = (screen.task.is_over(), screen.task.is_wrong());
        let are_all_done = screen.current_exercise().is_none();
        let has_mistakes = !screen.sequence.mistakes.is_empty();
        match keys {
            Keys::ENTER if screen.sequence.offers_inaccuracies() => {
                AvailableAs(KeyLabel::ContinueToNext)
            }
            Keys::LEFT_RIGHT | Keys::ENTER if are_all_done => AvailableButHidden,
            Keys::LEFT_RIGHT if is_over || is_wrong => AvailableAs(KeyLabel::StepThroughMoves),
            Keys::OfCommand(Command::TurnBoard | Command::Copy) => Available,
            Keys::OfCommand(Command::Restart) if is_over => {
                KeyAvailability::available_or_off(has_mistakes)
            }
            Keys::OfCommand(Command::Previous) => Off,
            Keys::OfCommand(_) if are_all_done => Off,
            Keys::OfCommand(Command::Next) if is_over => AvailableButHidden,
            Keys::OfCommand(Command::Next) => AvailableAs(KeyLabel::SkipMistake),
            // Show the refutation before offering the solution.
            Keys::OfCommand(Command::Resign) if is_wrong => AvailableButHidden,
            Keys::OfCommand(Command::Resign) => KeyAvailability::available_or_off(!is_over),
            Keys::OfCommand(Command::Analyse) => KeyAvailability::available_or_off(is_over),
            keys => screen.task.key_availability(keys),
        }
    }

    fn act(
        screen: &mut MistakesScreen,
        action: &Action,
        context: &mut AppContext,
    ) -> Option<Transition> {
        let task = &mut screen.task;
        task.scrolled_lines = 0;
        let question_move_count = task.question_game().moves().len();
        match action {
            Action::Back => return None,
            Action::Command(Command::TurnBoard) => task.is_turned = !task.is_turned,
            Action::Command(Command::Copy) => {
                analysis::copy_position_line(task.animated_game.position(), context);
            }
            Action::Confirm if screen.sequence.offers_inaccuracies() => {
                let list = &mut screen.sequence;
                list.mistakes = std::mem::take(&mut list.inaccuracies);
                list.solve_results = vec![None; list.mistakes.len()];
                screen.go_to_mistake(0, context);
            }
            _ if screen.sequence.current_exercise().is_none() => match action {
                Action::Confirm => return Some(Transition::Back),
                Action::Command(Command::Restart) => {
                    screen.sequence.solve_results.fill(None);
                    screen.go_to_mistake(0, context);
                }
                _ => return Some(Transition::Unused),
            },
            Action::Command(Command::Restart) => task.restart(),
            Action::Command(Command::Resign) => screen.show_solution(context),
            action
                if (task.is_over() || task.is_wrong())
                    && task.animated_game.move_cursor(action, question_move_count) => {}
            _ => return None,
        }
        Some(Transition::Stay)
    }

    fn on_milestone(&mut self, milestone: Milestone, task: &MoveTask, context: &mut AppContext) {
        let is_first_try = self.solve_results.get(self.current_index) == Some(&None);
        match (milestone, task.strongest_help) {
            (
                Milestone::MoreHelpGiven {
                    is_first_help: is_first,
                },
                help,
            ) => {
                if is_first && is_first_try {
                    self.record_attempt(FirstTry::Failed, context);
                }
                if help == HelpGiven::Solution {
                    self.record_result(SolveResult::SolutionShown);
                }
            }
            (Milestone::ExerciseSolved, HelpGiven::NoHelp) => {
                if is_first_try {
                    self.record_attempt(FirstTry::Solved, context);
                }
                self.record_result(SolveResult::SolvedAtOnce);
            }
            (Milestone::ExerciseSolved | Milestone::TurnSolved, _) => {
                self.record_result(SolveResult::SolvedWithHelp);
            }
        }
    }

    /// Starts judging every move of the current position in the background.
    fn start_judging_moves(&mut self, context: &mut AppContext) {
        let Some(Mistake {
            game, move_index, ..
        }) = self.current_exercise()
        else {
            return;
        };
        if !self.pending_analysis.is_analysis_running() {
            let past_positions = game.positions_so_far()[..=*move_index].to_vec();
            let effort = SearchEffort {
                depth: self.search_depth,
                time_limit: None,
            };
            self.pending_analysis = context.start_analysis(AnalysisTask::SearchEachMove {
                positions_so_far: past_positions,
                effort,
            });
        }
    }

    fn stop_analysis(&mut self, context: &mut AppContext) {
        self.pending_analysis.stop(context);
    }

    fn on_analysis_event(screen: &mut MistakesScreen, event: &Event, context: &mut AppContext) {
        let MistakeList {
            mistakes,
            current_index: index,
            pending_analysis: pending,
            ..
        } = &mut screen.sequence;
        let Event::Job(job, news) = event else {
            return;
        };
        if !pending.is_job_of_analysis(*job) {
            return;
        }
        match news {
            // Do not judge by values that can still change.
            JobNews::Studied(AnalysisReport::Values(values)) if values.is_final => {
                pending.mark_finished();
                if let Some(mistake) = mistakes.get_mut(*index) {
                    mistake.values = Some(values.clone());
                }
                if let Some(mv) = screen.pending_move() {
                    screen.judge(mv, context);
                }
            }
            // The best and the played move can still be judged by the analysis.
            JobNews::Failed(what) => {
                pending.mark_finished();
                if screen.pending_move().is_some() {
                    screen.task.tried_move = None;
                }
                context.error = Some(AppError::AnalysisFailed(what.explain(&context.words)));
            }
            _ => {}
        }
    }
}
