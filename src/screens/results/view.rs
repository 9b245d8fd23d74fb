//! Progress: a table of won, drawn and lost games, and the course of those of the chosen line.

use std::ops::Range;

use awale_study::rating::{LEVELS, Rating};
use awale_study::study::results::{Counting, Opponent, ScoreHistory};
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Paragraph, Widget, Wrap};
use unicode_width::UnicodeWidthStr;

use crate::app::{Action, Ui};
use crate::keys::Section;
use crate::screens::results::{insights, overview};
use crate::screens::{ResultLine, ResultsPage, ResultsScreen};
use crate::theme::cells::{cells, nearest_cell};
use crate::widgets::footer::{always, footer};
use crate::widgets::list::ListPart;
use crate::widgets::{chrome, wording};
use crate::words::{Words, say};

/// Lines of the panel with the course, at least.
const COURSE: u16 = 8;
/// The least width of a window in which the course stands beside the list.
const BESIDE: u16 = 140;
/// Columns of it there, at least.
const LEAST_COURSE: u16 = 60;
/// Rows of the course for each line of a level, so that there is more of the course than of lines.
const ROWS_OF_LEVEL: u16 = 6;

/// How many of the last games are spelt out.
const LAST: usize = 10;

/// The names of the numbers.
const HEAD: [&str; 5] =
    ["results-played", "result-letter-win", "result-letter-draw", "result-letter-loss", "results-percent"];

const NUMBERS: [usize; 5] = [7, 4, 4, 4, 7];

/// Columns of the last games.
const LETTERS: usize = LAST + 2;

/// Columns of a panel's frame that its title leaves free.
const TITLE_MARGIN: usize = 4;
/// The least width at which the last games stand in the table.
const WITH_LAST: u16 = 76;

struct Areas {
    list: Rect,
    course: Rect,
}

impl Areas {
    /// The places for a list of this many lines. Below the list, the course has the rows that the list leaves empty; in a wide window
    /// it stands beside the list.
    fn of(area: Rect, lines: usize) -> Areas {
        if area.width >= BESIDE {
            let list = chrome::WIDEST_LIST.min(area.width - LEAST_COURSE);
            let area = area.centered_horizontally(Constraint::Max(list + chrome::WIDEST_LIST));
            let [list, course] = area.layout(&Layout::horizontal([Constraint::Length(list), Constraint::Fill(1)]));
            return Areas { list, course };
        }
        let area = in_the_middle(area);
        // The frame, the names of the columns, and the lines.
        let empty = area.height.saturating_sub(cells(lines) + 3);
        let parts = [Constraint::Fill(1), Constraint::Length(empty.max(COURSE))];
        let [list, course] = area.layout(&Layout::vertical(parts));
        Areas { list, course }
    }

    /// The lines below the names of the columns.
    fn lines(&self, chosen: usize, total: usize) -> ListPart {
        let inner = Block::bordered().inner(self.list);
        ListPart::of(total, chosen, Rect { y: inner.y + 1, height: inner.height.saturating_sub(1), ..inner })
    }
}

fn in_the_middle(area: Rect) -> Rect {
    area.centered_horizontally(Constraint::Max(chrome::WIDEST_LIST))
}

/// The line with the names of the pages, and what is below it.
fn parts(body: Rect) -> [Rect; 2] {
    body.layout(&Layout::vertical([Constraint::Length(1), Constraint::Fill(1)]))
}

pub(crate) fn draw(screen: &ResultsScreen, ui: &mut Ui<'_>) {
    draw_frame(screen, ui);
    let [pages, area] = parts(ui.body);
    draw_pages(screen, pages, ui);
    match screen.page {
        ResultsPage::Overview => overview::draw(screen, area, ui),
        ResultsPage::Scores => draw_scores(screen, area, ui),
        _ => insights::draw(screen, area, ui),
    }
}

/// The names of the pages, the one that is shown between arrows. A click opens a page, or goes where the arrow points.
fn draw_pages(screen: &ResultsScreen, area: Rect, ui: &mut Ui<'_>) {
    let look = ui.look;
    let theme = look.theme;
    let mut line = Line::default();
    for page in ResultsPage::ALL {
        let name = look.words.get(insights::page_word(page));
        line.push_span(if page == screen.page {
            Span::styled(chrome::between_arrows(&name, look), theme.accent)
        } else {
            Span::styled(format!(" {name} "), theme.dim)
        });
    }
    // A line that is too long shows its beginning.
    let place = area.centered_horizontally(Constraint::Max(cells(line.width())));
    let mut rest = place;
    for (number, (span, page)) in line.spans.iter().zip(ResultsPage::ALL).enumerate() {
        let [name, behind] =
            rest.layout(&Layout::horizontal([Constraint::Length(cells(span.width())), Constraint::Fill(1)]));
        if page == screen.page && name.width > 1 {
            ui.click(Rect { width: 1, ..name }, Action::Left);
            ui.click(Rect { x: name.right() - 1, width: 1, ..name }, Action::Right);
        }
        ui.click(name, Action::Page(number));
        rest = behind;
    }
    line.render(place, ui.buffer);
}

fn draw_scores(screen: &ResultsScreen, area: Rect, ui: &mut Ui<'_>) {
    let look = ui.look;
    let (theme, words) = (look.theme, look.words);
    if screen.counted.results.is_empty() {
        let inner = chrome::panel(&words.get("results-title"), in_the_middle(area), ui);
        let inner = Rect { x: inner.x + 1, width: inner.width.saturating_sub(2), ..inner };
        let id = if screen.is_counting() { "results-counting" } else { "results-none" };
        Paragraph::new(words.get(id)).style(theme.text).wrap(Wrap { trim: true }).render(inner, ui.buffer);
        return;
    }
    let lines = screen.lines();
    let places = Areas::of(area, lines.len());
    let panel = chrome::panel(&words.get("results-title"), places.list, ui);
    let head = row("", &HEAD.map(|id| words.get(id)), &words.get("results-last"), panel.width);
    ui.buffer.set_stringn(panel.x + 2, panel.y, head, usize::from(panel.width.saturating_sub(3)), theme.dim);
    places.lines(screen.chosen, lines.len()).draw(ui, |place| {
        let style = match &lines[place] {
            ResultLine::Opponent(_) | ResultLine::Pair(_) => theme.text,
            _ => theme.title,
        };
        let score = lines[place].score(&screen.counted.results);
        let figures = score.map(|score| words.figures(score)).unwrap_or_default();
        let letters = score.map(|score| letters(score, words)).unwrap_or_default();
        let name = name(&lines[place], room_for_name(panel.width), words);
        Line::styled(row(&name, &figures, &letters, panel.width), style)
    });
    let chosen = &lines[screen.chosen.min(lines.len() - 1)];
    let about = name(chosen, usize::MAX, words);
    let ratings = screen.ratings_of(chosen);
    if let Some(now) = ratings.last() {
        let mut title = words.rating_and_level(now);
        // The list shows which line is chosen: its name goes where there is no room for it whole.
        let with_name = format!("{title} · {}", about.trim());
        if with_name.width() + TITLE_MARGIN <= usize::from(places.course.width) {
            title = with_name;
        }
        let inner = chrome::panel(&title, places.course, ui);
        draw_ratings(&ratings, inner, ui);
        return;
    }
    let about = say!(words, "results-course", about = about.trim());
    let inner = chrome::panel(&about, places.course, ui);
    if let Some(score) = chosen.score(&screen.counted.results) {
        draw_course(score, inner, ui);
    }
}

/// The rating after each of the last games that there is room for, a column each, between the lines of the levels.
fn draw_ratings(ratings: &[Rating], area: Rect, ui: &mut Ui<'_>) {
    let look = ui.look;
    let (theme, words) = (look.theme, look.words);
    let names: Vec<String> = (1..=LEVELS.len()).map(|level| say!(words, "strength-level", level = level)).collect();
    let margin = cells(names.iter().map(|name| name.width()).max().unwrap_or(0)) + 1;
    let plot = Rect { x: area.x + margin, width: area.width.saturating_sub(margin), ..area };
    let shown = &ratings[ratings.len().saturating_sub(usize::from(plot.width))..];
    let last_row = f64::from(plot.height.max(2) - 1);
    let low = shown.iter().map(|rating| rating.elo).fold(f64::INFINITY, f64::min);
    let high = shown.iter().map(|rating| rating.elo).fold(f64::NEG_INFINITY, f64::max);
    let levels = levels_round(low, high, plot.height);
    let bottom = low.min(LEVELS[levels.start]);
    let top = high.max(LEVELS[levels.end - 1]).max(bottom + 1.0);
    let row = |elo: f64| plot.y + nearest_cell((top - elo) / (top - bottom) * last_row);
    let mut above = None;
    for level in levels.rev() {
        let y = row(LEVELS[level]);
        // Two levels on one row would be one line with one of their names.
        if above.replace(y) != Some(y) {
            ui.buffer.set_string(area.x, y, &names[level], theme.dim);
            ui.buffer.set_string(plot.x, y, "-".repeat(usize::from(plot.width)), theme.border);
        }
    }
    for (rating, x) in shown.iter().zip(plot.left()..) {
        ui.buffer.set_string(x, row(rating.elo), look.charset.glyphs().seed, theme.accent);
    }
}

/// The levels whose lines are drawn, counted from 0: one below the lowest rating and one above the highest, so that there is always
/// something to compare with, and further ones in turn above and below, as many as `rows` are enough for.
fn levels_round(low: f64, high: f64, rows: u16) -> Range<usize> {
    let mut levels = LEVELS.iter().rposition(|level| *level < low).unwrap_or(0)
        ..LEVELS.iter().position(|level| *level > high).map_or(LEVELS.len(), |above| above + 1);
    let mut is_above_next = true;
    while cells(levels.len()) * ROWS_OF_LEVEL < rows && levels.len() < LEVELS.len() {
        if levels.start == 0 || is_above_next && levels.end < LEVELS.len() {
            levels.end += 1;
        } else {
            levels.start -= 1;
        }
        is_above_next = !is_above_next;
    }
    levels
}

/// Columns for the last games in a table so wide.
const fn letters_at(width: u16) -> usize {
    if width >= WITH_LAST { LETTERS } else { 0 }
}

/// Columns for the name at the left of a line.
fn room_for_name(width: u16) -> usize {
    usize::from(width.saturating_sub(3)).saturating_sub(NUMBERS.iter().sum::<usize>() + letters_at(width))
}

/// A line of the table: a name, numbers at the right of their columns, the last games where there is room.
fn row(name: &str, numbers: &[String; 5], last: &str, width: u16) -> String {
    let (letters, room) = (letters_at(width), room_for_name(width));
    let name = chrome::fit(name, room);
    let mut text = format!("{name}{}", " ".repeat(room - name.width()));
    for (number, width) in numbers.iter().zip(NUMBERS) {
        text.push_str(&" ".repeat(width.saturating_sub(number.width())));
        text.push_str(number);
    }
    if letters > 0 {
        text.push_str(&" ".repeat(letters.saturating_sub(last.width())));
        text.push_str(last);
    }
    text
}

/// The name of a line in this many columns.
fn name(line: &ResultLine<'_>, room: usize, words: &Words) -> String {
    match line {
        ResultLine::Total => words.get("results-total"),
        ResultLine::Game(group) | ResultLine::Together(group) => wording::game_name(words, &group.kind, room),
        ResultLine::People => words.get("results-people"),
        ResultLine::Opponent(line) | ResultLine::Pair(line) => format!("  {}", opponent(&line.opponent, words)),
    }
}

fn opponent(opponent: &Opponent, words: &Words) -> String {
    match opponent {
        Opponent::Computer(spec) => words.short_player(*spec),
        Opponent::Humans(names) => words.pair(names),
    }
}

/// The last games, a letter each, the newest at the right.
fn letters(score: &ScoreHistory, words: &Words) -> String {
    score.last(LAST).iter().map(|result| words.result_letter(*result)).collect()
}

/// Wins less losses after each of the last games that there is room for, a column each, as a line of points around zero.
fn draw_course(score: &ScoreHistory, area: Rect, ui: &mut Ui<'_>) {
    let look = ui.look;
    let theme = look.theme;
    let glyphs = look.charset.glyphs();
    let course = score.course();
    let course: Vec<i32> = std::iter::once(0).chain(course).collect();
    let (high, low) = (course.iter().copied().max().unwrap_or(0), course.iter().copied().min().unwrap_or(0));
    let labels = [high, 0, low].map(|value| if value == 0 { "0".to_owned() } else { format!("{value:+}") });
    let margin = cells(labels.iter().map(String::len).max().unwrap_or(0)) + 1;
    let plot = Rect { x: area.x + margin, width: area.width.saturating_sub(margin), ..area };
    let rows = i32::from(plot.height) - 1;
    // The line of zero is always there; the scale is whole rows where they suffice.
    let span = (high - low).max(rows).max(1);
    let line = |value: i32| plot.y + u16::try_from(((high - value) * rows).div_euclid(span)).unwrap_or_default();
    for x in plot.left()..plot.right() {
        ui.buffer.set_string(x, line(0), "-", theme.border);
    }
    for (value, label) in [high, 0, low].into_iter().zip(&labels) {
        ui.buffer.set_string(
            area.x,
            line(value),
            format!("{label:>width$}", width = usize::from(margin) - 1),
            theme.dim,
        );
    }
    let shown = course.len().saturating_sub(usize::from(plot.width));
    for (&value, x) in course[shown..].iter().zip(plot.left()..) {
        ui.buffer.set_string(x, line(value), glyphs.seed, course_style(value, theme.good, theme.text, theme.warning));
    }
}

/// Above zero, at zero, below: the place says it too.
fn course_style(value: i32, above: Style, at: Style, below: Style) -> Style {
    match value.signum() {
        1 => above,
        0 => at,
        _ => below,
    }
}

/// The line at the top and the keys at the bottom.
fn draw_frame(screen: &ResultsScreen, ui: &mut Ui<'_>) {
    let look = ui.look;
    let words = look.words;
    let helped = screen.counted.results.helped;
    let word = match screen.counting {
        Counting::Unaided => "results-helped-out",
        Counting::All => "results-helped-in",
    };
    let aside = if helped > 0 { say!(words, word, games = helped) } else { String::new() };
    chrome::draw_title(&words.get("menu-progress"), &aside, ui);
    let opens = screen.opens(&ui.context.games);
    let keys = footer(Section::List, look, |label| match label {
        "key-change" => Some("key-page"),
        "key-open" => Some(label).filter(|_| opens),
        "key-with-help" if helped == 0 => None,
        "key-with-help" if screen.counting == Counting::All => Some("key-without-help"),
        "key-line" | "key-with-help" => Some(label),
        label => always(label),
    });
    chrome::draw_keys(&keys, ui);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Language;

    #[test]
    fn a_tall_chart_has_more_levels_round_the_ratings() {
        // Levels 5 and 6 are at 1381 and 1611.
        assert_eq!(levels_round(1400.0, 1500.0, 6), 4..6);
        assert_eq!(levels_round(1400.0, 1500.0, 20), 3..7, "one above, one below");
        assert_eq!(levels_round(1400.0, 1500.0, 200), 0..LEVELS.len());
        assert_eq!(levels_round(100.0, 3000.0, 6), 0..LEVELS.len(), "none left out between the ratings");
        assert_eq!(levels_round(100.0, 200.0, 14), 0..3, "nothing below the lowest");
        assert_eq!(levels_round(2500.0, 2600.0, 14), 7..LEVELS.len(), "nothing above the highest");
    }

    #[test]
    fn no_name_of_a_column_touches_the_one_before_it() {
        for language in [Language::English, Language::French] {
            let words = Words::new(language);
            let columns = HEAD.into_iter().zip(NUMBERS).chain([("results-last", LETTERS)]);
            for (id, width) in columns {
                assert!(words.get(id).width() < width, "{id} in {language:?}");
            }
        }
    }
}
