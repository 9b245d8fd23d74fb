//! Draws a lesson of the course.

use awale_study::{course::LessonGoal, exercise::Hint};

use super::LessonSequence;
use crate::{prelude::*, screens::LessonScreen, widgets::task_page::RemarkLine};

impl TaskScreen for LessonScreen {
    fn page<'a>(&'a self, look: DrawContext<'a>) -> TaskPage<'a> {
        let words = look.words;
        let (step, steps) = self.step_number_and_total();
        let page = self.common_page();
        TaskPage {
            heading: format!(
                "{} · {}",
                words.get("menu-learn"),
                words.get(self.sequence.current_lesson().title_message_id)
            ),
            // Preview the chosen move: a lesson teaches and does not test.
            board: BoardState {
                hides_move_result: false,
                ..page.board
            },
            title: say!(words, "course-step", step, steps),
            text: page_text(self, look),
            remarks: remarks(self, look),
            ..page
        }
    }

    fn task(&self) -> Option<&MoveTask> {
        Some(&self.task)
    }

    fn plain_mode_help(&self) -> &'static str {
        "plain-help-lesson"
    }
}

/// The task. After the solution, an explanation.
fn page_text<'a>(lesson: &LessonScreen, look: DrawContext<'a>) -> Vec<Line<'a>> {
    let (words, step) = (look.words, lesson.sequence.current_step());
    let game = lesson.task.animated_game.game.positions_so_far().first();
    let lesson_line = |id: &str| Line::from(words.lesson_text(id, game));
    if lesson.is_done() {
        return vec![
            accent_line(words.get("course-done"), look),
            Line::default(),
            lesson_line(step.done_message_id),
        ];
    }
    // The goal is first, because a small window shows only the beginning of the text.
    vec![
        accent_line(words.goal_text(step.goal), look),
        Line::default(),
        lesson_line(step.task_message_id),
    ]
}

/// Returns remarks: an error in a move, a hint, or a preview of the chosen move if any move will
/// do. Otherwise the preview would answer the question.
fn remarks(lesson: &LessonScreen, look: DrawContext) -> Vec<RemarkLine> {
    let (words, theme, task) = (look.words, look.theme, &lesson.task);
    if !task.animated_game.is_still() {
        return Vec::new();
    }
    let mut lines = Vec::from_iter(task_page::refusal_remark(task, look));
    match task.state {
        TaskState::Wrong => {
            let step = lesson.sequence.current_step();
            let goal_miss = task
                .tried_move
                .and_then(|mv| step.play(&mut task.question_game().clone(), mv));
            lines.extend(
                goal_miss.map(|goal_miss| (words.goal_miss_text(goal_miss), theme.warning)),
            );
        }
        TaskState::AwaitingMove if task.has_found_previous_move => {
            lines.push((words.get("course-go-on"), theme.accent));
        }
        TaskState::Solved => {
            let LessonSequence {
                lessons,
                lesson_index: at,
                ..
            } = &lesson.sequence;
            let message_id = if lesson.step_number_and_total().0 < lesson.step_number_and_total().1
                || at + 1 < lessons.len()
            {
                "course-next"
            } else if lesson.variant_with_chapters().is_some() {
                "course-lead-on"
            } else {
                "course-finished"
            };
            lines.push((words.get(message_id), theme.dim));
        }
        _ => {}
    }
    match task.hint {
        Some(Hint::Move(mv)) => lines.push((
            say!(words, "course-shown", move = words.mark_letters_if_enabled(mv)),
            theme.accent,
        )),
        Some(_) => lines.push((
            words.goal_hint(lesson.sequence.current_step().goal),
            theme.accent,
        )),
        None => {}
    }
    if lines.is_empty() && lesson.sequence.current_step().goal == LessonGoal::AnyMove {
        lines.extend(task_page::preview_remark(task, look));
    }
    lines
}
