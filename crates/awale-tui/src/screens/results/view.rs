//! Draws the page with scores: a table of wins, draws and losses, and a chart for the selected
//! line.

use awale_study::study::results::ScoreHistory;

use crate::{
    app::RowTextOutline,
    prelude::*,
    screens::{
        ResultLine, ResultsPage, ResultsScreen,
        results::{charts, insights, overview},
    },
};

/// Minimum rows of the panel with the chart.
const MIN_CHART_ROWS: u16 = 8;
/// Minimum columns of the table next to the chart. They include the letters of the last games.
const MIN_TABLE_WIDTH: u16 = MIN_WIDTH_WITH_RESULT_LETTERS + 4;

/// The number of last games that are shown as letters.
const RESULT_LETTER_COUNT: usize = 10;

/// The message ids of the headings above the numbers.
pub const NUMBER_HEADING_IDS: [&str; 5] = [
    "results-played",
    "result-letter-win",
    "result-letter-draw",
    "result-letter-loss",
    "results-percent",
];

/// The widths of the number columns.
pub const NUMBER_COLUMN_WIDTHS: [usize; 5] = [7, 4, 4, 4, 7];

/// Columns for the letters of the last games.
pub const RESULT_LETTERS_WIDTH: usize = RESULT_LETTER_COUNT + 2;

/// The minimum width of a table with the letters of the last games, in columns.
const MIN_WIDTH_WITH_RESULT_LETTERS: u16 = 76;

/// Divides `area` into a list of `line_count` lines and the chart. In a wide window the chart is to
/// the right of the list. Otherwise it uses the rows that the list leaves free, and no less than a
/// third of all rows.
fn list_and_chart_areas(area: Rect, line_count: usize) -> [Rect; 2] {
    if area.width >= charts::MIN_WIDE_WINDOW_WIDTH {
        let table_width = (area.width / 2).clamp(MIN_TABLE_WIDTH, chrome::MAX_LIST_WIDTH);
        return split_horizontally(area, [Length(table_width), Fill(1)]);
    }
    let area = centered_area(area);
    // Three rows are for the frame and the headings.
    let free_rows = area.height.saturating_sub(to_cells(line_count) + 3);
    let chart_height = free_rows.max(MIN_CHART_ROWS).max(area.height / 3);
    split_vertically(area, [Fill(1), Length(chart_height)])
}

fn centered_area(area: Rect) -> Rect {
    area.centered_horizontally(Constraint::Max(chrome::MAX_LIST_WIDTH))
}

pub(crate) fn draw(screen: &ResultsScreen, ui: &mut Ui) {
    draw_title(screen, ui);
    let [tabs_area, area] = split_vertically(ui.body, [Length(1), Fill(1)]);
    draw_page_tabs(screen, tabs_area, ui);
    match screen.page {
        ResultsPage::Overview => overview::draw(screen, area, ui),
        ResultsPage::Scores => draw_scores(screen, area, ui),
        _ => insights::draw(screen, area, ui),
    }
}

/// Draws the names of the pages, with arrows around the visible one. A click on a name opens that
/// page, a click on an arrow the neighboring page.
fn draw_page_tabs(screen: &ResultsScreen, area: Rect, ui: &mut Ui) {
    let look = ui.look;
    let theme = look.theme;
    let tabs_line = |[before, after]: [&str; 2]| {
        let tab_span = |&page: &ResultsPage| {
            let name = look.words.get(insights::page_name_id(page));
            if page == screen.page {
                Span::styled(
                    chrome::text_between_arrows(&name, look) + after,
                    theme.accent,
                )
            } else {
                Span::styled(format!("{before}{name} "), theme.dim)
            }
        };
        ResultsPage::ALL.iter().map(tab_span).collect::<Line<'_>>()
    };
    let mut tabs = tabs_line([" ", ""]);
    if tabs.width() > usize::from(area.width) {
        tabs = tabs_line(["", " "]);
    }
    let line_area = area.centered_horizontally(Constraint::Max(to_cells(tabs.width())));
    let mut remaining_area = line_area;
    for (number, (span, page)) in tabs.spans.iter().zip(ResultsPage::ALL).enumerate() {
        let [tab_area, later_tabs_area] =
            split_horizontally(remaining_area, [Length(to_cells(span.width())), Fill(1)]);
        if *page == screen.page && tab_area.width > 1 {
            ui.on_click(
                Rect {
                    width: 1,
                    ..tab_area
                },
                Action::Left,
            );
            ui.on_click(
                Rect {
                    x: tab_area.right() - 1,
                    width: 1,
                    ..tab_area
                },
                Action::Right,
            );
        }
        ui.record_text_outline(|outline| {
            let name = look.words.get(insights::page_name_id(*page));
            outline.add_row(RowTextOutline::new(
                &name,
                *page == screen.page,
                Action::OpenPage(number),
            ));
        });
        ui.on_click(tab_area, Action::OpenPage(number));
        remaining_area = later_tabs_area;
    }
    tabs.render(line_area, ui.buffer);
}

fn draw_scores(screen: &ResultsScreen, area: Rect, ui: &mut Ui) {
    let DrawContext { theme, words, .. } = ui.look;
    if screen.statistics.results.is_empty() {
        let inner = chrome::draw_text_panel(&words.get("results-title"), centered_area(area), ui);
        let message_id = if screen.is_counting() {
            "results-counting"
        } else {
            "results-none"
        };
        chrome::draw_clipped_text(words.get(message_id), inner, theme.text, ui);
        return;
    }
    let lines = screen.score_lines();
    let [list_area, chart_area] = list_and_chart_areas(area, lines.len());
    let panel = chrome::draw_panel(&words.get("results-title"), list_area, ui);
    let heading_line = row_text(
        "",
        &NUMBER_HEADING_IDS.map(|id| words.get(id)),
        &words.get("results-last"),
        panel.width,
    );
    ui.buffer.set_stringn(
        panel.x + 2,
        panel.y,
        heading_line,
        usize::from(panel.width.saturating_sub(3)),
        theme.dim,
    );
    let inner = area_below_headings(panel);
    VisibleListPart::of(lines.len(), screen.chosen_index, inner).draw(ui, |place| {
        let style = match &lines[place] {
            ResultLine::Opponent(..) => theme.text,
            _ => theme.title,
        };
        let score = lines[place].score(&screen.statistics.results);
        let number_cells = score
            .map(|score| words.score_table_cells(score))
            .unwrap_or_default();
        let result_letters = score
            .map(|score| result_letters(score, words))
            .unwrap_or_default();
        let name = line_name(&lines[place], name_column_width(panel.width), words);
        Line::styled(
            row_text(&name, &number_cells, &result_letters, panel.width),
            style,
        )
    });
    let chosen_line = &lines[screen.chosen_index.min(lines.len() - 1)];
    let chosen_line_name = line_name(chosen_line, usize::MAX, words);
    let ratings = screen.ratings_of(chosen_line);
    if let Some(current_rating) = ratings.last() {
        let mut title = words.rating_and_level(current_rating);
        // If the title has no room for the name, the list still shows which line is selected.
        let title_with_name = format!("{title} · {}", chosen_line_name.trim());
        if title_with_name.width() + chrome::TITLE_MARGIN_COLUMNS <= usize::from(chart_area.width) {
            title = title_with_name;
        }
        let inner = draw_uncounted_games(
            chosen_line,
            screen,
            chrome::draw_panel(&title, chart_area, ui),
            ui,
        );
        let margin_note = words.get("rating-margin-note");
        let curve_area = overview::draw_text_above_curve(&margin_note, inner, ui);
        charts::draw_ratings(&ratings, curve_area, ui);
        return;
    }
    let title = say!(words, "results-course", about = chosen_line_name.trim());
    let inner = draw_uncounted_games(
        chosen_line,
        screen,
        chrome::draw_panel(&title, chart_area, ui),
        ui,
    );
    if let Some(score) = chosen_line.score(&screen.statistics.results) {
        charts::draw_score_curve(score, inner, ui);
    }
}

/// Draws the number of games with help and of unfinished games of `line` in the first row of
/// `area`. Returns the remaining area.
fn draw_uncounted_games(
    line: &ResultLine,
    screen: &ResultsScreen,
    area: Rect,
    ui: &mut Ui,
) -> Rect {
    let look = ui.look;
    let uncounted_games_text = line
        .score(&screen.statistics.results)
        .map(|score| look.words.helped_and_unfinished_games(score))
        .filter(|about| !about.is_empty());
    let Some(uncounted_games_text) = uncounted_games_text else {
        return area;
    };
    let max_text_width = usize::from(area.width.saturating_sub(1));
    ui.buffer.set_stringn(
        area.x + 1,
        area.y,
        columns::cut_to_width(&uncounted_games_text, max_text_width),
        max_text_width,
        look.theme.warning,
    );
    split_vertically(area, [Length(1), Fill(1)])[1]
}

/// Columns for the letters of the last games in a table of this width.
const fn result_letters_width(width: u16) -> usize {
    if width >= MIN_WIDTH_WITH_RESULT_LETTERS {
        RESULT_LETTERS_WIDTH
    } else {
        0
    }
}

/// Columns for the name at the left of a row.
fn name_column_width(width: u16) -> usize {
    usize::from(width.saturating_sub(3))
        .saturating_sub(NUMBER_COLUMN_WIDTHS.iter().sum::<usize>() + result_letters_width(width))
}

/// A row of the table: a name, right-aligned numbers and, if there is room, the letters of the last
/// games.
fn row_text(name: &str, number_cells: &[String; 5], result_letters: &str, width: u16) -> String {
    let letters_and_width =
        Some((result_letters, result_letters_width(width))).filter(|(_, letters)| *letters > 0);
    columns::table_line(
        name,
        name_column_width(width),
        number_cells
            .iter()
            .map(String::as_str)
            .zip(NUMBER_COLUMN_WIDTHS)
            .chain(letters_and_width),
    )
}

/// The name of a line. The name of a game has a form that fits into `max_width` columns.
pub(super) fn line_name(line: &ResultLine, max_width: usize, words: &Words) -> String {
    match line {
        ResultLine::AllComputerGames => words.get("results-total"),
        ResultLine::ComputerGamesOfVariant(group) | ResultLine::HumanGamesOfVariant(group) => {
            wording::game_name(words, &group.kind, max_width)
        }
        ResultLine::HumansHeading => words.get("results-people"),
        ResultLine::Opponent(_, line) => {
            let computer_name = |spec| words.short_player_text(spec);
            format!(
                "  {}",
                words.result_opponent_name(&line.opponent, computer_name)
            )
        }
    }
}

/// The results of the last games as letters, with the newest at the right.
fn result_letters(score: &ScoreHistory, words: &Words) -> String {
    score
        .last_results(RESULT_LETTER_COUNT)
        .iter()
        .map(|result| words.result_letter(*result))
        .collect()
}

/// Draws the title line of the screen.
fn draw_title(screen: &ResultsScreen, ui: &mut Ui) {
    let look = ui.look;
    let words = look.words;
    let total_results = &screen.statistics.results.total_against_computers;
    let uncounted_games_text = words.helped_and_unfinished_games(total_results);
    chrome::draw_title(&words.get("menu-progress"), &uncounted_games_text, ui);
}
