//! Draws the first page of *Progress*: ratings and suggestions, each with the screen that it opens.

use awale_study::progress::OwnPuzzleKind;

use crate::{
    app::TodayGoal,
    prelude::*,
    screens::{
        ResultLine, ResultsScreen, daily_puzzle_variant,
        menu::today_panel::puzzle_lines,
        next_lesson_title_id,
        puzzles::view::{best_storm_text, opening_answer_counts_text, own_position_counts_text},
        results::charts,
        selected_kind, today,
    },
};

/// The lines, from top to bottom.
pub const OVERVIEW_GOALS: [TodayGoal; 6] = [
    TodayGoal::GameResults,
    TodayGoal::PuzzleTraining,
    TodayGoal::DailyPuzzle,
    TodayGoal::OwnMistakes,
    TodayGoal::OpeningTraining,
    TodayGoal::NextLesson,
];

/// The column where the values begin.
const VALUE_COLUMN: usize = 26;
/// Minimum rows of a curve below a text.
const MIN_CURVE_ROWS: u16 = 4;
/// Minimum rows of the curves with their frames if the themes are below them.
const MIN_CURVE_ROWS_ABOVE_THEMES: u16 = 14;

pub(crate) fn draw(screen: &ResultsScreen, area: Rect, ui: &mut Ui) {
    let look = ui.look;
    let max_width = if area.width < charts::MIN_WIDE_WINDOW_WIDTH {
        chrome::MAX_LIST_WIDTH
    } else {
        2 * chrome::MAX_LIST_WIDTH
    };
    let area = area.centered_horizontally(Constraint::Max(max_width));
    let table_height = Length(to_cells(OVERVIEW_GOALS.len()) + 2);
    let [table_area, charts_area] = split_vertically(area, [table_height, Fill(1)]);
    let title = look.words.get("progress-overview");
    let title_with_game = selected_kind(look.context)
        .map(|kind| format!("{title} · {}", look.words.game_name(&kind)));
    let inner = chrome::draw_panel(&title_with_game.unwrap_or(title), table_area, ui);
    VisibleListPart::of(OVERVIEW_GOALS.len(), screen.chosen_index, inner).draw(ui, |place| {
        Line::styled(goal_text(OVERVIEW_GOALS[place], look), look.theme.text)
    });
    let past_ratings = &ui.context.learning_progress.training().past_player_ratings;
    // A single rating is not a curve.
    let has_curve = past_ratings.len() > 1;
    let theme_count = if has_curve {
        to_cells(screen.theme_scores.len())
    } else {
        0
    };
    let [games_area, puzzles_area, themes_area] = charts_areas(charts_area, theme_count);
    draw_game_ratings(screen, games_area, ui);
    if !has_curve {
        draw_without_curve(screen, puzzles_area, ui);
        return;
    }
    draw_puzzle_panel(past_ratings, puzzles_area, ui);
    if !themes_area.is_empty() {
        let inner = chrome::draw_panel(&look.words.get("progress-themes"), themes_area, ui);
        charts::draw_themes(&screen.theme_scores, without_side_columns(inner), ui);
    }
}

/// Divides the area below the table into panels for games, puzzles and `theme_count` themes. The
/// themes are next to the curves in a wide window, else below them if there is room.
fn charts_areas(area: Rect, theme_count: u16) -> [Rect; 3] {
    if theme_count > 0 && area.width >= charts::MIN_WIDE_WINDOW_WIDTH {
        return split_horizontally(area, [Fill(1); 3]);
    }
    let has_room = theme_count > 0 && theme_count + 2 + MIN_CURVE_ROWS_ABOVE_THEMES <= area.height;
    let themes_height = if has_room { theme_count + 2 } else { 0 };
    let [curves_area, themes_area] = split_vertically(area, [Fill(1), Length(themes_height)]);
    let [games_area, puzzles_area] = split_horizontally(curves_area, [Fill(1); 2]);
    [games_area, puzzles_area, themes_area]
}

/// Draws the rating after each game.
fn draw_game_ratings(screen: &ResultsScreen, area: Rect, ui: &mut Ui) {
    let look = ui.look;
    let ratings = screen.ratings_of(&ResultLine::AllComputerGames);
    let mut title = look.words.get("progress-games");
    if let Some(current_rating) = ratings.last() {
        let title_with_level = format!(
            "{title} · {}",
            look.words.equivalent_level_text(current_rating)
        );
        if title_with_level.width() + chrome::TITLE_MARGIN_COLUMNS <= usize::from(area.width) {
            title = title_with_level;
        }
    }
    let inner = chrome::draw_panel(&title, area, ui);
    if ratings.is_empty() {
        let text = match look.context.rating() {
            _ if screen.is_counting() => look.words.get("results-counting"),
            Some(rating) => look.words.rating_and_level(rating),
            None => look.words.get("today-no-rating"),
        };
        chrome::draw_clipped_text(text, without_side_columns(inner), look.theme.text, ui);
        return;
    }
    let curve_area = draw_text_above_curve(&look.words.get("rating-margin-note"), inner, ui);
    charts::draw_ratings(&ratings, curve_area, ui);
}

/// The due puzzles, and the best storm.
fn puzzle_panel_text(look: DrawContext) -> String {
    let best_storm =
        daily_puzzle_variant(look.context).and_then(|variant| best_storm_text(&variant.id, look));
    let mut lines: Vec<String> = puzzle_lines(look);
    lines.extend(best_storm);
    lines.join("\n")
}

/// Draws the puzzle rating after each attempt, below a text with the due puzzles.
fn draw_puzzle_panel(past_ratings: &[u16], area: Rect, ui: &mut Ui) {
    let inner = chrome::draw_panel(&ui.look.words.get("progress-puzzles"), area, ui);
    let curve_area = draw_text_above_curve(&puzzle_panel_text(ui.look), inner, ui);
    charts::draw_puzzle_ratings(past_ratings, curve_area, ui);
}

/// Draws a text, and returns the area below it. If a curve had too few rows there, draws nothing
/// and returns the whole area.
pub(super) fn draw_text_above_curve(text: &str, area: Rect, ui: &mut Ui) -> Rect {
    let text_area = without_side_columns(area);
    let height = text_rows(text, text_area);
    if height + MIN_CURVE_ROWS > area.height {
        return area;
    }
    let text_area = Rect {
        height,
        ..text_area
    };
    chrome::draw_clipped_text(text, text_area, ui.look.theme.text, ui);
    split_vertically(area, [Length(height), Fill(1)])[1]
}

/// Draws the due puzzles and the missed themes, if there are too few ratings for a curve.
fn draw_without_curve(screen: &ResultsScreen, area: Rect, ui: &mut Ui) {
    let look = ui.look;
    let message_id = if screen.theme_scores.is_empty() {
        "menu-puzzles"
    } else {
        "progress-themes"
    };
    let inner = without_side_columns(chrome::draw_panel(&look.words.get(message_id), area, ui));
    let mut text = puzzle_panel_text(look);
    if screen.theme_scores.is_empty() {
        let text_with_hint = format!("{text}\n{}", look.words.get("insights-themes-none"));
        if text_rows(&text_with_hint, inner) <= inner.height {
            text = text_with_hint;
        }
    }
    let row_heights = [Length(text_rows(&text, inner)), Length(1), Fill(1)];
    let [text_area, _, themes_area] = split_vertically(inner, row_heights);
    chrome::draw_clipped_text(text, text_area, look.theme.text, ui);
    charts::draw_themes(&screen.theme_scores, themes_area, ui);
}

/// The rows that a text needs in the width of `area`.
fn text_rows(text: &str, area: Rect) -> u16 {
    chrome::wrapped_height(&Paragraph::new(text).wrap(Wrap { trim: true }), area.width)
}

fn goal_text(goal: TodayGoal, look: DrawContext) -> String {
    let DrawContext { context, words, .. } = look;
    let (message_id, value) = match goal {
        TodayGoal::GameResults => {
            let rating = context.rating().map(|rating| words.rating_text(rating));
            (
                "progress-games",
                rating.unwrap_or_else(|| words.get("progress-no-rating")),
            )
        }
        TodayGoal::PuzzleTraining => {
            let rating = words.puzzle_rating_of_player(context.learning_progress.training());
            (
                "progress-puzzles",
                rating.unwrap_or_else(|| words.get("puzzles-no-rating")),
            )
        }
        TodayGoal::DailyPuzzle => {
            let days = context.learning_progress.daily_streak(today(context));
            ("progress-today", say!(words, "progress-days", days))
        }
        TodayGoal::OwnMistakes => (
            "progress-own",
            daily_puzzle_variant(context)
                .map(|of| own_position_counts_text(&of, OwnPuzzleKind::Mistake, context))
                .unwrap_or_default(),
        ),
        TodayGoal::OpeningTraining => (
            "puzzles-openings",
            daily_puzzle_variant(context)
                .map(|of| opening_answer_counts_text(&of, context))
                .unwrap_or_default(),
        ),
        TodayGoal::NextLesson => (
            "progress-lesson",
            words.get(next_lesson_title_id(context).unwrap_or("progress-lessons-done")),
        ),
    };
    let name = words.get(message_id);
    columns::left_aligned(name + " ", VALUE_COLUMN) + &value
}
