//! Draws the lessons of a game. Lessons that are done have a mark.

use awale_study::{
    course::Lesson,
    strategy::{self, ChapterScore, MAX_STARS},
};

use crate::{prelude::*, screens::CourseScreen, theme::glyphs::Charset};

/// Maximum width of the list, in columns.
const MAX_LIST_WIDTH: u16 = 64;
/// Height of the text above the list, in lines.
const TEXT_ABOVE_LIST_HEIGHT: u16 = 4;

/// Minimum height of the list, in lines. The panel has the same place for all games.
const MIN_LIST_ROWS: u16 = 11;
/// Columns from the start of the last label, which has an indent of two, to its key.
const COLUMNS_FROM_LABEL_START_TO_KEY: usize = 8;

pub(crate) fn draw(course: &CourseScreen, ui: &mut Ui) {
    let look = ui.look;
    draw_title(course, ui);
    let form = Form {
        max_width: MAX_LIST_WIDTH,
        title: look.words.game_name(course.kind()),
        text_above: message_with_keys("course-about", &[("key", Command::Hint)], look).into(),
        reserved_lines_above: TEXT_ABOVE_LIST_HEIGHT,
        min_row_count: MIN_LIST_ROWS,
        value_column: look.words.get("course-algorithms").width() + COLUMNS_FROM_LABEL_START_TO_KEY,
        ..Form::default()
    };
    let lines = course.lines(look.context);
    form.with_lines(&lines, course.row, ui.body, look).draw(ui);
}

/// Formats a lesson with its number, and a mark if it is done.
pub(super) fn lesson_text(
    course: &CourseScreen,
    lesson_index: usize,
    context: &AppContext,
) -> String {
    let lesson = &course.lessons[lesson_index];
    let is_done = context
        .learning_progress
        .has_finished_lesson(course.kind().id(), lesson.id);
    let done_sign = if is_done {
        Charset::Unicode.glyphs().done_mark
    } else {
        " "
    };
    format!(
        "{done_sign} {}. {}",
        lesson_index + 1,
        context.words.get(lesson.title_message_id)
    )
}

/// Formats the course in strategy, with the earned stars if this game has chapters.
pub(super) fn strategy_title_with_stars(variant: &Variant, context: &AppContext) -> String {
    let (words, progress) = (&context.words, &context.learning_progress);
    let chapters_title = words.get("course-strategy");
    let chapters = strategy::chapters(variant);
    if chapters.is_empty() {
        return chapters_title;
    }
    let earned_star_count: usize = chapters
        .iter()
        .map(|each| ChapterScore::of(each, &variant.id, progress).star_count())
        .sum();
    format!(
        "{chapters_title} · {}",
        say!(
            words,
            "strategy-stars",
            stars = earned_star_count,
            total = (MAX_STARS * chapters.len())
        )
    )
}

/// Preview with the first task of a lesson about `kind`.
pub(crate) fn preview_lesson(
    kind: &GameKind,
    lesson: &Lesson,
    look: DrawContext,
) -> Option<SidePanel> {
    let words = look.words;
    let step = lesson.steps.first()?;
    let text = words.lesson_text(
        step.task_message_id,
        step.start_game.positions_so_far().first(),
    );
    let (position, title) = (
        *step.start_game.position(),
        words.get(lesson.title_message_id),
    );
    Some(SidePanel::for_position(
        position,
        kind.clone(),
        title,
        text,
        look,
    ))
}

fn draw_title(course: &CourseScreen, ui: &mut Ui) {
    let look = ui.look;
    let words = look.words;
    let game_id = course.kind().id();
    let finished_lesson_count = course
        .lessons
        .iter()
        .filter(|lesson| {
            look.context
                .learning_progress
                .has_finished_lesson(game_id, lesson.id)
        })
        .count();
    let count_text = say!(
        words,
        "course-count",
        done = finished_lesson_count,
        lessons = course.lessons.len()
    );
    chrome::draw_title(&words.get("menu-learn"), &count_text, ui);
}
