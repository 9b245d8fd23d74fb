//! What there is to do today, beside the menu of a wide window: the puzzle of the day, the next lesson, the player's strength.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::{Paragraph, Widget, Wrap};

use crate::app::{App, today};
use crate::catalogue::Kind;
use crate::course;
use crate::strategy::{Chapter, ChapterScore, chapters};

use super::cells::cells;
use super::chrome;
use super::stage::charset;
use super::theme::Theme;
use super::wording;

/// Columns of the panel, with its frame: at most, and at least.
const WIDTHS: [u16; 2] = [42, 36];
/// Free columns at each side of the panel, at least.
const MARGIN: u16 = 2;

/// The panel to the right of a list.
pub(super) struct Panel {
    area: Rect,
    text: Paragraph<'static>,
}

impl Panel {
    /// The panel beside `list`, as far as both the window and the list reach; none where there is no room for all of it.
    pub(super) fn beside(list: Rect, body: Rect, app: &App) -> Option<Panel> {
        let [widest, narrowest] = WIDTHS;
        let room = body.right().saturating_sub(list.right());
        let width = widest.min(room.saturating_sub(2 * MARGIN));
        let lines: Vec<_> = lines(app).into_iter().map(Line::from).collect();
        let text = Paragraph::new(lines).wrap(Wrap { trim: true });
        let height = cells(text.line_count(width.saturating_sub(4))) + 2;
        let area = Rect { x: list.right() + (room - width) / 2, y: list.y, width, height };
        (width >= narrowest && height <= list.height).then_some(Panel { area, text })
    }

    /// Draws it.
    pub(super) fn draw(self, app: &App, theme: &Theme, buffer: &mut Buffer) {
        let inner = chrome::panel(&app.context.words.get("today-title"), self.area, theme, charset(app), buffer);
        let inner = Rect { x: inner.x + 1, width: inner.width.saturating_sub(2), ..inner };
        self.text.style(theme.text).render(inner, buffer);
    }
}

/// The first of it for the lines below the menu of a window that has no room for the panel.
pub(super) fn in_brief(app: &App) -> String {
    lines(app).into_iter().next().unwrap_or_default()
}

/// The title of the next lesson in the rules of the game that is played, or of the next chapter in playing it well; none when all
/// are done.
pub(super) fn next_lesson(app: &App) -> Option<&'static str> {
    let (kind, progress) = (usual_kind(app)?, &app.context.progress);
    let lessons = course::lessons(&kind);
    let lesson = lessons.iter().find(|lesson| !progress.has_done(kind.id(), lesson.id));
    lesson.map(|lesson| lesson.title).or_else(|| {
        let Kind::Awale(variant) = &kind else { return None };
        let is_open = |chapter: &Chapter| ChapterScore::of(chapter, &variant.id, progress.practice()).stars() == 0;
        chapters(variant).into_iter().find(is_open).map(|chapter| chapter.outline.title)
    })
}

/// The game that is set in *New game*.
fn usual_kind(app: &App) -> Option<Kind> {
    let kinds = app.context.kinds(app.context.settings.matches_rules());
    let kind = kinds.iter().find(|kind| kind.id() == app.context.settings.setup.game).or(kinds.first());
    kind.cloned()
}

/// What is told, from the top.
fn lines(app: &App) -> Vec<String> {
    let (context, words) = (&app.context, &app.context.words);
    let mut lines = Vec::new();
    if let Some(kind @ Kind::Awale(variant)) = &usual_kind(app) {
        let day = today(context);
        let id = if context.progress.has_solved_day(day, &variant.id) { "today-solved" } else { "today-open" };
        lines.push(words.with(id, &[("game", words.game_name(kind).into())]));
        let due = context.progress.training().due(&variant.id, day).len();
        if due > 0 {
            lines.push(words.with("today-due", &[("puzzles", due.into())]));
        }
        let own = context.progress.own().due(&variant.id, day);
        if own > 0 {
            lines.push(words.with("today-own", &[("count", own.into())]));
        }
    }
    lines.push(match next_lesson(app) {
        Some(lesson) => words.with("today-lesson", &[("lesson", words.get(lesson).into())]),
        None => words.get("today-lessons-done"),
    });
    lines.push(match context.rating() {
        Some(rating) => words.with("today-rating", &[("rating", words.rating(rating).into())]),
        None => words.get("today-no-rating"),
    });
    if let Some(at) = context.making {
        let left = context.table_speed.map(|speed| speed.seconds_left(at) / 60.0);
        let left = left.map(|minutes| words.with("today-tables-left", &[("minutes", minutes.ceil().into())]));
        lines.push(format!("{}{}", wording::tables_at_work(words, at), left.unwrap_or_default()));
    }
    if context.own_search.is_running() {
        lines.push(words.with("puzzles-own-search", &[("games", context.own_search.left().into())]));
    }
    lines
}
