//! The *Today* panel, which a wide window shows next to the menu: the daily puzzle, the next lesson
//! and the player's rating.

use awale_study::{progress::OwnPuzzleKind, puzzle::Difficulty};
use ratatui::layout::Size;

use crate::{
    app::{RowTextOutline, TodayGoal, split_fixed_rows},
    prelude::*,
    screens::{daily_puzzle_variant, next_lesson_title_id, suggests_puzzle_training, today},
};

/// The maximum and the minimum width of the panel in columns, with its frame.
const TODAY_PANEL_WIDTHS: [u16; 2] = [42, 36];
/// Empty columns before the panel, and the minimum at both edges of the window.
const TODAY_PANEL_MARGIN: u16 = 2;

/// The lines of the panel, each with the screen that a click opens.
type TodayLines = Vec<(String, Option<TodayGoal>)>;

/// The lines of the panel, each wrapped to its width, with the screen that a click opens.
type WrappedLines = Vec<(Vec<String>, Option<TodayGoal>)>;

/// The lines and the size of the panel for a place to the right of `list_area`, with the margin
/// before it. Drops the last lines if the list is less high than the panel. `None` if the window is
/// too narrow.
pub(crate) fn today_panel(
    list_area: Rect,
    body: Rect,
    look: DrawContext,
) -> Option<(WrappedLines, Size)> {
    let [max_width, min_width] = TODAY_PANEL_WIDTHS;
    let width = max_width.min(
        body.width
            .saturating_sub(list_area.width + 3 * TODAY_PANEL_MARGIN),
    );
    let wrap = |text: String| chrome::wrap_text(&text, usize::from(width.saturating_sub(4)));
    let mut lines: WrappedLines = today_lines(look)
        .into_iter()
        .map(|(text, goal)| (wrap(text), goal))
        .collect();
    let panel_height =
        |lines: &WrappedLines| lines.iter().map(|(text, _)| text.len()).sum::<usize>() + 2;
    // The last lines report background work and are the least important.
    while lines.len() > 1 && panel_height(&lines) > usize::from(list_area.height) {
        lines.pop();
    }
    let height = u16::try_from(panel_height(&lines)).unwrap_or(u16::MAX);
    let has_room = width >= min_width && height <= list_area.height;
    has_room.then_some((lines, Size::new(TODAY_PANEL_MARGIN + width, height)))
}

/// Draws the panel to the right of `list_area`. A click on a line opens the screen that the line
/// describes.
pub(crate) fn draw((lines, size): (WrappedLines, Size), list_area: Rect, ui: &mut Ui) {
    let width = size.width - TODAY_PANEL_MARGIN;
    let area = Rect::new(
        list_area.right() + TODAY_PANEL_MARGIN,
        list_area.y,
        width,
        size.height,
    );
    let mut remaining_area = chrome::draw_text_panel(&ui.look.words.get("today-title"), area, ui);
    for (text, goal) in lines {
        ui.record_text_outline(|outline| match goal {
            Some(goal) => {
                outline.add_row(RowTextOutline::new(
                    &text.join(" "),
                    false,
                    Action::OpenTodayGoal(goal),
                ));
            }
            None => outline.add_paragraph(&text.join(" ")),
        });
        let text_height = text.len().try_into().unwrap_or(remaining_area.height);
        let remaining_height = remaining_area.height.saturating_sub(text_height);
        let [line_area, area_below_line] =
            split_fixed_rows(remaining_area, [text_height, remaining_height]);
        for (row, text) in line_area.rows().zip(text) {
            (ui.buffer).set_stringn(row.x, row.y, text, row.width.into(), ui.look.theme.text);
        }
        if let Some(goal) = goal {
            ui.on_click(line_area, Action::OpenTodayGoal(goal));
        }
        remaining_area = area_below_line;
    }
}

/// The first line of the panel, for a window that has no room for the whole panel.
pub(crate) fn first_today_line(look: DrawContext) -> String {
    today_lines(look)
        .into_iter()
        .next()
        .map(|(text, _)| text)
        .unwrap_or_default()
}

/// The lines of the panel that concern puzzles.
pub(crate) fn puzzle_lines(look: DrawContext) -> Vec<String> {
    let is_puzzle = |goal: Option<TodayGoal>| {
        matches!(
            goal,
            Some(TodayGoal::DailyPuzzle | TodayGoal::PuzzleTraining)
        )
    };
    today_lines(look)
        .into_iter()
        .filter(|(_, goal)| is_puzzle(*goal))
        .map(|(text, _)| text)
        .collect()
}

/// The lines of the panel from top to bottom, each with the screen that a click opens.
fn today_lines(look: DrawContext) -> TodayLines {
    let DrawContext { context, words, .. } = look;
    let mut lines = Vec::new();
    if let Some(variant) = daily_puzzle_variant(context) {
        let day = today(context);
        let suggests_training = suggests_puzzle_training(&variant, context);
        let (message_id, goal) = match context
            .learning_progress
            .begun_daily_puzzle(day, &variant.id)
        {
            _ if context
                .learning_progress
                .has_solved_daily_puzzle(day, &variant.id) =>
            {
                ("today-solved", TodayGoal::DailyPuzzle)
            }
            Some(begun) if begun.was_helped => ("today-missed", TodayGoal::DailyPuzzle),
            None if suggests_training => ("today-training", TodayGoal::PuzzleTraining),
            _ => ("today-open", TodayGoal::DailyPuzzle),
        };
        lines.push((
            say!(
                words,
                message_id,
                game = words.game_name(&GameKind::Awale(variant.clone())),
                difficulty = words.difficulty_name(Difficulty::of_day(day))
            ),
            Some(goal),
        ));
        let due_puzzle_count = context
            .learning_progress
            .due_puzzles(&variant.id, day)
            .len();
        if due_puzzle_count > 0 {
            lines.push((
                say!(words, "today-due", puzzles = due_puzzle_count),
                Some(TodayGoal::PuzzleTraining),
            ));
        }
        let due_mistake_count = context.learning_progress.due_own_puzzle_count(
            &variant.id,
            OwnPuzzleKind::Mistake,
            day,
        );
        if due_mistake_count > 0 {
            lines.push((
                say!(words, "today-own", count = due_mistake_count),
                Some(TodayGoal::OwnMistakes),
            ));
        }
        let due_opening_count = context.learning_progress.due_answer_count(&variant.id, day);
        if due_opening_count > 0 {
            lines.push((
                say!(words, "today-openings", count = due_opening_count),
                Some(TodayGoal::OpeningTraining),
            ));
        }
    }
    let lesson_text = match next_lesson_title_id(context) {
        Some(lesson) => say!(words, "today-lesson", lesson = words.get(lesson)),
        None => words.get("today-lessons-done"),
    };
    let rating_text = match context.rating() {
        Some(rating) => {
            let message_id = if rating.is_meaningful() {
                "today-rating"
            } else {
                "rating-appears-after"
            };
            say!(words, message_id, rating = words.rating_text(rating))
        }
        None => words.get("today-no-rating"),
    };
    lines.extend([
        (lesson_text, Some(TodayGoal::NextLesson)),
        (rating_text, Some(TodayGoal::GameResults)),
    ]);
    if context.own_game_queue.is_running() {
        lines.push((
            say!(
                words,
                "puzzles-own-search",
                games = context.own_game_queue.remaining_game_count()
            ),
            None,
        ));
    }
    lines
}
