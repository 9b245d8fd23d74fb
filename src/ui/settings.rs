//! The settings.

use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Paragraph, Widget, Wrap};
use unicode_width::UnicodeWidthStr;

use crate::app::{App, SettingRow, SettingsScreen};

use super::chrome::{self, Chrome};
use super::stage::{Stage, charset};

/// Columns of the names of the lines.
const NAMES: usize = 26;

/// Lines of the list, with its frame.
const LIST: u16 = SettingRow::ALL.len() as u16 + 2;
/// Lines of what is said about the chosen one, with their frame.
const ABOUT: u16 = 6;

struct Places {
    list: Rect,
    about: Rect,
}

impl Places {
    fn of(area: Rect) -> Places {
        let area = area.centered_horizontally(Constraint::Max(90));
        let [_, list, about] = area.layout(&Layout::vertical([
            Constraint::Max(chrome::above(area, LIST + ABOUT)),
            Constraint::Length(LIST),
            Constraint::Max(ABOUT),
        ]));
        Places { list, about }
    }
}

pub(super) fn draw(screen: &SettingsScreen, app: &App, stage: &mut Stage, chrome: &Chrome, buffer: &mut Buffer) {
    draw_frame(app, stage, chrome, buffer);
    let (theme, words) = (stage.theme(), &app.desk.words);
    let places = Places::of(chrome.body);
    let inner = chrome::panel(&words.get("menu-settings"), places.list, theme, charset(app), buffer);
    for ((place, row), y) in SettingRow::ALL.into_iter().enumerate().zip(inner.y..inner.bottom()) {
        let chosen = place == screen.chosen;
        let style = |usual| if chosen { theme.selection } else { usual };
        let name = words.get(row.word());
        let padding = " ".repeat(NAMES.saturating_sub(name.width()));
        let value = chrome::between_arrows(&value(row, app), charset(app));
        let line = Line::from(vec![
            Span::styled(format!("{name}{padding} "), style(theme.text)),
            Span::styled(value, style(theme.accent)),
        ]);
        chrome::list_line(&line, chosen, Rect { y, height: 1, ..inner }, theme, charset(app), buffer);
    }
    let inner = chrome::panel("", places.about, theme, charset(app), buffer);
    let inner = Rect { x: inner.x + 1, width: inner.width.saturating_sub(2), ..inner };
    let about = words.get(SettingRow::ALL[screen.chosen].about());
    Paragraph::new(about).style(theme.text).wrap(Wrap { trim: true }).render(inner, buffer);
}

/// The value of a line in words.
fn value(row: SettingRow, app: &App) -> String {
    let settings = &app.desk.settings;
    let id = row.value(settings);
    // A theme of one's own is called what its file is called.
    if row == SettingRow::Theme && id == settings.theme && id != "auto" {
        id.to_owned()
    } else {
        app.desk.words.get(id)
    }
}

/// The line at the top and the keys at the bottom.
fn draw_frame(app: &App, stage: &Stage, chrome: &Chrome, buffer: &mut Buffer) {
    let words = &app.desk.words;
    chrome.draw_title(&words.get("menu-settings"), "", stage.theme(), buffer);
    let keys = [
        ("↑↓", words.get("key-line")),
        ("←→", words.get("key-change")),
        ("?", words.get("key-help")),
        ("Esc", words.get("key-back")),
    ];
    chrome.draw_keys(&keys, words, stage.theme(), buffer);
}

/// The line under a cell of the screen.
pub(super) fn hit(area: Rect, column: u16, row: u16) -> Option<usize> {
    let inner = Block::bordered().inner(Places::of(area).list);
    chrome::line_at(inner, column, row)
}
