//! A lesson of the course: tasks on the board, and explanations of right and wrong moves.

mod view;

use awale_study::course::{self, Lesson, LessonStep};
use awale_study::progress::ProgressEvent;
use awale_study::strategy::has_chapters;

use crate::prelude::*;
use crate::screens::ChaptersScreen;
use crate::screens::exercise::{ExerciseScreen, ExerciseSequence, Milestone, neighbor_step};

/// The screen of a lesson.
pub type LessonScreen = ExerciseScreen<LessonSteps>;

/// The lessons of a game, and the current step.
#[derive(Debug)]
pub struct LessonSteps {
    lessons: Vec<Lesson>,
    /// Index of the current lesson.
    lesson: usize,
    step: usize,
}

impl LessonSteps {
    fn current_lesson(&self) -> &Lesson {
        &self.lessons[self.lesson]
    }

    fn current_step(&self) -> &LessonStep {
        &self.current_lesson().steps[self.step]
    }
}

impl LessonScreen {
    /// Opens a lesson of the course for `kind`, by index. `None` if there is no such lesson.
    pub fn new(kind: GameKind, lesson: usize, context: &AppContext) -> Option<LessonScreen> {
        let lessons = course::lessons(&kind);
        lessons.get(lesson)?;
        let steps = LessonSteps {
            lessons,
            lesson,
            step: 0,
        };
        Some(ExerciseScreen::begin(steps, kind, context))
    }

    /// The number of the current step, from 1 on, and the number of steps.
    pub fn step_number(&self) -> (usize, usize) {
        let steps = &self.sequence;
        (steps.step + 1, steps.current_lesson().steps.len())
    }

    /// The variant whose course in strategy follows the last lesson, if it has one.
    fn next_course(&self) -> Option<&Variant> {
        match &self.task.scene.game.kind {
            GameKind::Awale(variant) => Some(variant).filter(|variant| has_chapters(variant)),
            GameKind::Matches(_) => None,
        }
    }

    /// Whether the task is done and its animation has ended.
    pub fn is_done(&self) -> bool {
        self.task.is_over() && self.task.scene.is_still()
    }
}

impl ExerciseSequence for LessonSteps {
    type Exercise = LessonStep;

    fn current_exercise(&self) -> Option<&LessonStep> {
        Some(self.current_step())
    }

    fn initial_game(&self) -> Match<AnyGame> {
        self.current_step().start.clone()
    }

    /// After the last step of a lesson comes the next lesson. After the last lesson come the
    /// chapters of the course in strategy, or the previous screen if the game has none.
    fn go(screen: &mut LessonScreen, by: isize, context: &mut AppContext) -> Option<Transition> {
        let LessonSteps {
            lessons,
            lesson,
            step,
        } = &mut screen.sequence;
        let lessons = lessons.iter().enumerate();
        let steps: Vec<(usize, usize)> = lessons
            .flat_map(|(lesson, each)| (0..each.steps.len()).map(move |step| (lesson, step)))
            .collect();
        if let Some(next) = neighbor_step(&steps, (*lesson, *step), by) {
            (*lesson, *step) = next;
            screen.restart();
        } else if by > 0 {
            return Some(match screen.next_course() {
                Some(variant) => Transition::replace(ChaptersScreen::new(variant.clone(), context)),
                None => Transition::Back,
            });
        }
        Some(Transition::Stay)
    }

    fn on_milestone(&mut self, milestone: Milestone, task: &MoveTask, context: &mut AppContext) {
        if milestone == Milestone::Solved && self.step + 1 == self.current_lesson().steps.len() {
            let event = ProgressEvent::Lesson {
                game: task.scene.game.kind.id().to_owned(),
                lesson: self.current_lesson().id.to_owned(),
            };
            context.record_progress(event);
        }
    }
}
