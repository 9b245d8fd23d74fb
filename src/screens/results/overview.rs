//! The first page of *Progress*: ratings and what waits, each line with where it leads.

use awale_study::catalogue::{Kind, Variant};
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::Block;
use unicode_width::UnicodeWidthStr;

use crate::app::{AppContext, Look, TodayGoal, Ui};
use crate::screens::menu::today::puzzles;
use crate::screens::results::ResultsScreen;
use crate::screens::results::insights::Areas;
use crate::screens::{next_lesson, today, usual_kind};
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
    let places = Areas::of(area);
    let title = look.words.get("progress-overview");
    let game = usual_kind(look.context).map(|kind| format!("{title} · {}", look.words.game_name(&kind)));
    chrome::panel(&game.unwrap_or(title), places.table, ui);
    let list = ListPart::of(OVERVIEW.len(), screen.chosen, Block::bordered().inner(places.table));
    list.draw(ui, |place| Line::styled(line(OVERVIEW[place], look), look.theme.text));
    let puzzles = puzzles(look);
    if !puzzles.is_empty() {
        let inner = chrome::panel("", places.note, ui);
        let inner = Rect { x: inner.x + 1, width: inner.width.saturating_sub(2), ..inner };
        chrome::clipped_text(puzzles.join("\n"), inner, look.theme.text, ui);
    }
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

/// How many mistakes of one's own come back today, and in all.
fn own(variant: &Variant, look: Look<'_>) -> String {
    let own = look.context.progress.own();
    let (due, total) = (own.due(&variant.id, today(look.context)), own.waiting(&variant.id).len());
    if total == 0 {
        return look.words.get("puzzles-own-empty");
    }
    say!(look.words, "puzzles-own-counts", due = due, total = total)
}
