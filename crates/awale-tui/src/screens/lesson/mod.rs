//! A lesson of the course: a task on the board, what was wrong with a try, and what was to be seen.

pub(crate) mod view;

use awale_study::catalogue::{AnyMove, Kind};
use awale_study::course::{self, Lesson, LessonStep, Miss, StepResult};
use awale_study::progress::ProgressEvent;
use awale_study::strategy::has_chapters;

use crate::app::{
    Action, AppContext, Effect, Screen, Task, TaskBoard, TaskInput, TaskState, Transition, Ui,
};
use crate::keys::{Command, Section};
use crate::screens::{ChaptersScreen, analysis};
use crate::widgets::task::TaskScreen;

/// A lesson that is being done.
#[derive(Debug)]
pub struct LessonScreen {
    /// The lessons of the game.
    lessons: Vec<Lesson>,
    /// Which of them is being done.
    lesson: usize,
    step: usize,
    pub task: Task<Miss>,
}

impl LessonScreen {
    /// Begins a lesson of the course for `kind`, counted from 0. `None` where there is no such
    /// lesson.
    #[must_use]
    pub fn new(kind: Kind, lesson: usize, context: &AppContext) -> Option<LessonScreen> {
        let lessons = course::lessons(&kind);
        let start = lessons.get(lesson)?.steps.first()?.start.clone();
        Some(LessonScreen {
            lessons,
            lesson,
            step: 0,
            task: Task::new(kind, start, context),
        })
    }

    #[must_use]
    pub fn lesson(&self) -> &Lesson {
        &self.lessons[self.lesson]
    }

    #[must_use]
    pub fn step(&self) -> &LessonStep {
        &self.lesson().steps[self.step]
    }

    /// Which step of how many.
    #[must_use]
    pub fn place(&self) -> (usize, usize) {
        (self.step + 1, self.lesson().steps.len())
    }

    /// Whether another lesson comes after this one.
    #[must_use]
    pub fn has_next_lesson(&self) -> bool {
        self.lesson + 1 < self.lessons.len()
    }

    /// Whether the course in playing well comes after the last lesson.
    #[must_use]
    pub fn leads_on(&self) -> bool {
        matches!(&self.task.scene.game.kind, Kind::Awale(variant) if has_chapters(variant))
    }

    /// Whether the task is done and has been shown.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.task.is_over() && self.task.scene.is_still()
    }

    fn play(&mut self, mv: AnyMove, context: &mut AppContext) {
        let step = &self.lessons[self.lesson].steps[self.step];
        match step.play(&mut self.task.scene.game.referee, mv).result {
            StepResult::Done => self.task.judged(TaskState::Done),
            StepResult::GoOn => self.task.ask_next(&[]),
            StepResult::Wrong(miss) => self.task.judged(TaskState::Wrong(miss)),
        }
        if self.task.is_over() && self.step + 1 == self.lesson().steps.len() {
            let game = self.task.scene.game.kind.id().to_owned();
            context
                .effects
                .push(Effect::RecordProgress(ProgressEvent::Lesson {
                    game,
                    lesson: self.lesson().id.to_owned(),
                }));
        }
    }

    /// To the next step or the one before, over the bounds of lessons; behind the last, on to what
    /// comes after the rules, or out of the course where there is nothing.
    fn go(&mut self, by: isize, context: &mut AppContext) -> Transition {
        let steps: Vec<(usize, usize)> = self
            .lessons
            .iter()
            .enumerate()
            .flat_map(|(lesson, held)| (0..held.steps.len()).map(move |step| (lesson, step)))
            .collect();
        let now = steps
            .iter()
            .position(|&place| place == (self.lesson, self.step))
            .unwrap_or(0);
        match now
            .checked_add_signed(by)
            .and_then(|place| steps.get(place))
        {
            Some(&(lesson, step)) => {
                (self.lesson, self.step) = (lesson, step);
                self.begin_step();
                Transition::Stay
            }
            None if by > 0 => match &self.task.scene.game.kind {
                Kind::Awale(variant) if has_chapters(variant) => {
                    Transition::become_(ChaptersScreen::new(variant.clone(), context))
                }
                _ => Transition::Back,
            },
            None => Transition::Stay,
        }
    }

    fn begin_step(&mut self) {
        self.task.ask(self.step().start.clone(), &[]);
    }
}

impl Screen for LessonScreen {
    fn section(&self) -> Section {
        Section::Task
    }

    fn act(&mut self, action: &Action, context: &mut AppContext) -> Transition {
        if self.task.takes(action) {
            return Transition::Stay;
        }
        match action {
            Action::Back => return Transition::Back,
            Action::Command(Command::Next) => return self.go(1, context),
            Action::Command(Command::Previous) => return self.go(-1, context),
            Action::Confirm if self.task.is_over() => return self.go(1, context),
            Action::Command(Command::Hint) => {
                if let Some(mv) = self.step().solution(self.task.asked()) {
                    self.task.give_hint(mv, None);
                }
            }
            Action::Command(Command::Restart) => self.begin_step(),
            Action::Command(Command::Analyse | Command::SetUp) if self.task.is_over() => {
                return analysis::of_task(&self.task, action, context);
            }
            action => match self.task.answer(action) {
                TaskInput::Move(mv) => self.play(mv, context),
                TaskInput::Used => {}
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
