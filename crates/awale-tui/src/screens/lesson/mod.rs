//! A lesson of the course: tasks on the board, and explanations of right and wrong moves.

mod view;

use awale_study::{
    course::{self, Lesson, LessonStep},
    progress::ProgressEvent,
    strategy::has_chapters,
};

use crate::{
    prelude::*,
    screens::{
        ChaptersScreen,
        exercise::{ExerciseScreen, ExerciseSequence, Milestone, neighbor_step},
    },
};

/// The screen of a lesson.
pub type LessonScreen = ExerciseScreen<LessonSequence>;

/// The lessons of a game, and the current step.
#[derive(Debug)]
pub struct LessonSequence {
    lessons: Vec<Lesson>,
    /// Index of the current lesson.
    lesson_index: usize,
    step_index: usize,
}

impl LessonSequence {
    fn current_lesson(&self) -> &Lesson {
        &self.lessons[self.lesson_index]
    }

    fn current_step(&self) -> &LessonStep {
        &self.current_lesson().steps[self.step_index]
    }
}

impl LessonScreen {
    /// Opens a lesson of the course for `kind`, by index. `None` if there is no such lesson.
    pub fn new(kind: GameKind, lesson_index: usize, context: &AppContext) -> Option<LessonScreen> {
        let lessons = course::lessons(&kind);
        lessons.get(lesson_index)?;
        let sequence = LessonSequence {
            lessons,
            lesson_index,
            step_index: 0,
        };
        Some(ExerciseScreen::begin(sequence, kind, context))
    }

    /// The number of the current step, from 1 on, and the number of steps.
    pub fn step_number_and_total(&self) -> (usize, usize) {
        let sequence = &self.sequence;
        (
            sequence.step_index + 1,
            sequence.current_lesson().steps.len(),
        )
    }

    /// The variant whose course in strategy follows the last lesson, if it has one.
    fn variant_with_chapters(&self) -> Option<&Variant> {
        match &self.task.animated_game.game.kind {
            GameKind::Awale(variant) => Some(variant).filter(|variant| has_chapters(variant)),
            GameKind::Matches(_) => None,
        }
    }

    /// Whether the task is done and its animation has ended.
    pub fn is_done(&self) -> bool {
        self.task.is_over() && self.task.animated_game.is_still()
    }
}

impl ExerciseSequence for LessonSequence {
    type Exercise = LessonStep;

    fn current_exercise(&self) -> Option<&LessonStep> {
        Some(self.current_step())
    }

    fn initial_game(&self) -> Match<AnyGame> {
        self.current_step().start_game.clone()
    }

    /// After the last step of a lesson comes the next lesson. After the last lesson come the
    /// chapters of the course in strategy, or the previous screen if the game has none.
    fn go_to_neighbor(
        screen: &mut LessonScreen,
        offset: isize,
        context: &mut AppContext,
    ) -> Option<Transition> {
        let LessonSequence {
            lessons,
            lesson_index: lesson,
            step_index: step,
        } = &mut screen.sequence;
        let lessons = lessons.iter().enumerate();
        let steps: Vec<(usize, usize)> = lessons
            .flat_map(|(lesson, each)| (0..each.steps.len()).map(move |step| (lesson, step)))
            .collect();
        if let Some(next_step) = neighbor_step(&steps, (*lesson, *step), offset) {
            (*lesson, *step) = next_step;
            screen.restart();
        } else if offset > 0 {
            return Some(match screen.variant_with_chapters() {
                Some(variant) => Transition::replace(ChaptersScreen::new(variant.clone(), context)),
                None => Transition::Back,
            });
        }
        Some(Transition::Stay)
    }

    fn on_milestone(&mut self, milestone: Milestone, task: &MoveTask, context: &mut AppContext) {
        if milestone == Milestone::ExerciseSolved
            && self.step_index + 1 == self.current_lesson().steps.len()
        {
            let event = ProgressEvent::LessonFinished {
                game_kind_id: task.animated_game.game.kind.id().to_owned(),
                lesson_id: self.current_lesson().id.to_owned(),
            };
            context.record_learning_progress(event);
        }
    }
}
