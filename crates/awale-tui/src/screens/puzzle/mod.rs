//! A puzzle that is being solved: the only right move at each turn, what a wrong one gives away,
//! hints, and in the end the whole solution to be gone through. What happens on the board on the
//! way is in `solving`; `keeping` writes down what was reached.

mod keeping;
mod solving;
pub(crate) mod view;

use awale_rules::Match;
use awale_study::catalogue::{AnyGame, AnyMove, Kind};
use awale_study::progress::GlickoRating;
use awale_study::puzzle::{self, Puzzle, Wrong};
use jiff::civil::Date;

use crate::app::{
    Action, AppContext, GameState, Screen, Task, TaskBoard, TaskInput, TaskState, Transition, Ui,
};
use crate::keys::{Command, Section};
use crate::screens::{analysis, tree};
use crate::widgets::task::TaskScreen;
use crate::words::say;

/// A puzzle on the board.
#[derive(Debug)]
pub struct PuzzleScreen {
    pub puzzle: Puzzle,
    /// The day whose puzzle it is.
    pub day: Option<Date>,
    pub task: Task<Wrong>,
    /// Whether the last command would give the solution away and works only afterwards.
    pub is_too_soon: bool,
    /// The turn that is to be found, counted from 0.
    turn: usize,
    help_given: HelpGiven,
    /// Whether it has been remembered that it was solved.
    is_remembered: bool,
    /// The player's rating before this puzzle counted, once it did.
    pub rated_from: Option<GlickoRating>,
}

/// The most help that there was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum HelpGiven {
    None,
    /// A move was wrong, or a hint was given.
    Hint,
    /// The solution was shown.
    Solution,
}

impl PuzzleScreen {
    /// A puzzle at its beginning; that of a day where it was left.
    #[must_use]
    pub fn new(puzzle: Puzzle, day: Option<Date>, context: &AppContext) -> PuzzleScreen {
        let begun = day.and_then(|day| context.progress.begun(day, &puzzle.variant.id));
        let start = Match::new(AnyGame::Awale(puzzle.turns[0].position));
        let task = Task::new(Kind::Awale(puzzle.variant.clone()), start, context);
        let mut screen = PuzzleScreen {
            puzzle,
            day,
            task,
            is_too_soon: false,
            turn: 0,
            help_given: HelpGiven::None,
            is_remembered: false,
            rated_from: None,
        };
        screen.begin(0);
        if let Some(begun) = begun {
            screen.resume_from(begun);
        }
        screen
    }

    /// A puzzle against the clock, of which nothing is remembered.
    #[must_use]
    pub(crate) fn uncounted(puzzle: Puzzle, context: &AppContext) -> PuzzleScreen {
        PuzzleScreen {
            is_remembered: true,
            ..PuzzleScreen::new(puzzle, None, context)
        }
    }

    /// The turn that is to be found.
    #[must_use]
    pub fn turn(&self) -> &puzzle::Turn {
        &self.puzzle.turns[self.turn]
    }

    /// Which turn of how many is to be found.
    #[must_use]
    pub fn place(&self) -> (usize, usize) {
        (self.turn + 1, self.puzzle.turns.len())
    }

    /// Whether it was solved without a wrong move and without a hint.
    #[must_use]
    pub fn is_clean(&self) -> bool {
        self.task.state == TaskState::Done && self.help_given == HelpGiven::None
    }

    /// Copies how the puzzle of a day went, to share it without its solution; of another puzzle the
    /// position.
    fn share(&self, context: &mut AppContext) {
        let Some(day) = self.day else {
            return analysis::copy(self.task.scene.position(), context);
        };
        let words = &context.words;
        let (stars, end) = match self.task.state {
            TaskState::GivenUp => ("☆☆☆", "share-not-solved"),
            _ if self.is_clean() => ("★★★", "puzzle-solved-at-once"),
            _ => ("★☆☆", "puzzle-solved"),
        };
        let game = words.game_name(&Kind::Awale(self.puzzle.variant.clone()));
        let difficulty = self
            .puzzle
            .difficulty()
            .map(|difficulty| words.difficulty(difficulty))
            .unwrap_or_default();
        let lines = [
            say!(
                words,
                "share-puzzle",
                day = day.to_string(),
                game = game,
                difficulty = difficulty
            ),
            format!("{stars} {}", words.get(end)),
            self.puzzle.turns[0].position.to_string(),
        ];
        context.share(&lines);
    }

    /// You step through the solution.
    fn look_around(&mut self, action: &Action, context: &mut AppContext) -> Transition {
        if self.task.scene.step(action, 0) {
            return Transition::Stay;
        }
        match action {
            Action::Back => return Transition::Back,
            Action::Confirm | Action::Command(Command::Next) => return Transition::Another,
            Action::Command(Command::Restart) => self.begin(0),
            Action::Command(Command::Export) => context.export_puzzle(&self.puzzle),
            Action::Command(Command::Copy) => self.share(context),
            Action::Command(Command::Analyse | Command::SetUp) => {
                return analysis::of_task(&self.task, action, context);
            }
            Action::Command(Command::Tree) => {
                let GameState {
                    referee, direction, ..
                } = &self.task.scene.game;
                return tree::open(
                    &referee.past()[..=self.task.scene.cursor.shown()],
                    *direction,
                    false,
                );
            }
            _ => return Transition::Unused,
        }
        Transition::Stay
    }
}

impl Screen for PuzzleScreen {
    fn section(&self) -> Section {
        Section::Task
    }

    fn act(&mut self, action: &Action, context: &mut AppContext) -> Transition {
        if self.task.takes(action) {
            return Transition::Stay;
        }
        if context.making_puzzle.is_some() {
            // The next puzzle takes the place of this one: what is typed until then is meant for
            // neither.
            return Transition::on_back(action);
        }
        (self.is_too_soon, self.task.scrolled) = (false, 0);
        if self.task.is_over() {
            return self.look_around(action, context);
        }
        match action {
            Action::Back => return Transition::Back,
            Action::Command(Command::Next) => return Transition::Another,
            Action::Command(Command::Hint) => self.give_hint(context),
            Action::Command(Command::Resign) => self.give_up(context),
            Action::Command(Command::Restart) => self.begin(0),
            Action::Command(Command::Export) => context.export_puzzle(&self.puzzle),
            Action::Command(Command::Copy) => analysis::copy(self.task.scene.position(), context),
            // The tree and the study of a position know the best move.
            Action::Command(Command::Analyse | Command::SetUp | Command::Tree) => {
                self.is_too_soon = true;
            }
            action => match self.task.answer(action) {
                TaskInput::Move(AnyMove::Pit(pit)) => self.judge(pit, context),
                TaskInput::Move(_) | TaskInput::Used => {}
                TaskInput::Unused => return Transition::Unused,
            },
        }
        Transition::Stay
    }

    fn draw(&self, ui: &mut Ui<'_>) {
        self.page(ui.look).draw(ui);
    }

    fn task(&self) -> Option<&dyn TaskBoard> {
        Some(&self.task)
    }

    fn task_mut(&mut self) -> Option<&mut dyn TaskBoard> {
        Some(&mut self.task)
    }
}
