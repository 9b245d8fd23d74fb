//! The first page of *Progress*: ratings and what waits, each line with where it leads.

use awale_study::catalogue::{Kind, Variant};
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::Line;
use ratatui::widgets::{Block, Paragraph, Wrap};
use unicode_width::UnicodeWidthStr;

use crate::app::{AppContext, Look, TodayGoal, Ui};
use crate::screens::menu::today::puzzles;
use crate::screens::results::charts;
use crate::screens::{ResultLine, ResultsScreen, next_lesson, today, usual_kind};
use crate::theme::cells::cells;
use crate::widgets::chrome;
use crate::widgets::list::ListPart;
use crate::words::say;

/// The lines, from the top.
pub const OVERVIEW: [TodayGoal; 5] =
    [TodayGoal::Results, TodayGoal::Training, TodayGoal::Puzzle, TodayGoal::Own, TodayGoal::Lesson];

/// The column of the values.
const VALUES: usize = 26;

pub(crate) fn draw(screen: &ResultsScreen, area: Rect, ui: &mut Ui<'_>) {
    let look = ui.look;
    let widest = if area.width < charts::BESIDE { chrome::WIDEST_LIST } else { 2 * chrome::WIDEST_LIST };
    let area = area.centered_horizontally(Constraint::Max(widest));
    let rows = Constraint::Length(cells(OVERVIEW.len()) + 2);
    let [table, charts] = area.layout(&Layout::vertical([rows, Constraint::Fill(1)]));
    let title = look.words.get("progress-overview");
    let game = usual_kind(look.context).map(|kind| format!("{title} · {}", look.words.game_name(&kind)));
    chrome::panel(&game.unwrap_or(title), table, ui);
    let list = ListPart::of(OVERVIEW.len(), screen.chosen, Block::bordered().inner(table));
    list.draw(ui, |place| Line::styled(line(OVERVIEW[place], look), look.theme.text));
    let [games, puzzles] = charts.layout(&Layout::horizontal([Constraint::Fill(1); 2]));
    draw_games(screen, games, ui);
    draw_puzzles(screen, puzzles, ui);
}

/// The rating from game to game.
fn draw_games(screen: &ResultsScreen, area: Rect, ui: &mut Ui<'_>) {
    let look = ui.look;
    let ratings = screen.ratings_of(&ResultLine::Total);
    let mut title = look.words.get("progress-games");
    if let Some(now) = ratings.last() {
        let with_level = format!("{title} · {}", look.words.like_level(now));
        if with_level.width() + chrome::TITLE_MARGIN <= usize::from(area.width) {
            title = with_level;
        }
    }
    let inner = chrome::panel(&title, area, ui);
    if ratings.is_empty() {
        let id = if screen.is_counting() { "results-counting" } else { "today-no-rating" };
        chrome::clipped_text(look.words.get(id), within(inner), look.theme.text, ui);
        return;
    }
    charts::draw_ratings(&ratings, inner, ui);
}

/// What waits, and below it which themes are missed.
fn draw_puzzles(screen: &ResultsScreen, area: Rect, ui: &mut Ui<'_>) {
    let look = ui.look;
    let id = if screen.themes.is_empty() { "insights-themes" } else { "progress-themes" };
    let inner = within(chrome::panel(&look.words.get(id), area, ui));
    let height_of = |text: &str| chrome::wrapped_height(&Paragraph::new(text).wrap(Wrap { trim: true }), inner.width);
    let mut text = puzzles(look).join("\n");
    if screen.themes.is_empty() {
        let with_how = format!("{text}\n{}", look.words.get("insights-themes-none"));
        if height_of(&with_how) <= inner.height {
            text = with_how;
        }
    }
    let height = height_of(&text);
    let rows = [Constraint::Length(height), Constraint::Length(1), Constraint::Fill(1)];
    let [waiting, _, themes] = inner.layout(&Layout::vertical(rows));
    chrome::clipped_text(text, waiting, look.theme.text, ui);
    charts::draw_themes(&screen.themes, themes, ui);
}

/// A free column at both ends.
fn within(panel: Rect) -> Rect {
    Rect { x: panel.x + 1, width: panel.width.saturating_sub(2), ..panel }
}

fn line(goal: TodayGoal, look: Look<'_>) -> String {
    let (context, words) = (look.context, look.words);
    let (id, value) = match goal {
        TodayGoal::Results => {
            let rating = context.rating().map(|rating| words.rating(rating));
            ("progress-games", rating.unwrap_or_else(|| words.get("progress-no-rating")))
        }
        TodayGoal::Training => {
            let rating = words.own_puzzle_rating(context.progress.training());
            ("progress-puzzles", rating.unwrap_or_else(|| words.get("puzzles-no-rating")))
        }
        TodayGoal::Puzzle => {
            let days = context.progress.streak(today(context));
            ("progress-today", say!(words, "progress-days", days = days))
        }
        TodayGoal::Own => ("progress-own", usual_variant(context).map(|of| own(&of, look)).unwrap_or_default()),
        TodayGoal::Lesson => ("progress-lesson", words.get(next_lesson(context).unwrap_or("progress-lessons-done"))),
    };
    let name = words.get(id);
    let gap = " ".repeat(VALUES.saturating_sub(name.width()).max(1));
    format!("{name}{gap}{value}")
}

fn usual_variant(context: &AppContext) -> Option<Variant> {
    match usual_kind(context)? {
        Kind::Awale(variant) => Some(variant),
        Kind::Matches(_) => None,
    }
}

/// How many of your own mistakes come back today, and in all.
fn own(variant: &Variant, look: Look<'_>) -> String {
    let own = look.context.progress.own();
    let (due, total) = (own.due(&variant.id, today(look.context)), own.waiting(&variant.id).len());
    if total == 0 {
        return look.words.get("puzzles-own-empty");
    }
    say!(look.words, "puzzles-own-counts", due = due, total = total)
}
