//! The settings.

use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::Block;
use unicode_width::UnicodeWidthStr;

use crate::app::{App, SettingRow, SettingsScreen};
use crate::keys::Section;
use crate::ui::cells::cells;

use super::chrome::{self, Chrome};
use super::footer::usual_footer;
use super::keyed::keyed;
use super::list::ListPart;
use super::stage::{Stage, charset};

/// Columns of the names of the lines.
const NAMES: usize = 26;

/// Lines of the list, with its frame.
const LIST: u16 = cells(SettingRow::ALL.len()) + 2;
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
            Constraint::Max(if area.height > LIST + ABOUT { chrome::above(area, LIST + ABOUT) } else { 0 }),
            Constraint::Length(LIST.min(area.height.saturating_sub(ABOUT))),
            Constraint::Max(ABOUT),
        ]));
        Places { list, about }
    }

    /// The lines inside the panel.
    fn lines(&self, chosen: usize) -> ListPart {
        ListPart::of(SettingRow::ALL.len(), chosen, Block::bordered().inner(self.list))
    }
}

pub(super) fn draw(screen: &SettingsScreen, app: &App, stage: &mut Stage, chrome: &Chrome, buffer: &mut Buffer) {
    draw_frame(app, stage, chrome, buffer);
    let (theme, words) = (stage.theme(), &app.context.words);
    let places = Places::of(chrome.body);
    chrome::panel(&words.get("menu-settings"), places.list, theme, charset(app), buffer);
    places.lines(screen.chosen).draw(theme, charset(app), buffer, |place, chosen| {
        let row = SettingRow::ALL[place];
        let style = |usual| if chosen { theme.selection } else { usual };
        let name = words.get(row.name);
        let padding = " ".repeat(NAMES.saturating_sub(name.width()));
        let value = chrome::between_arrows(&value(row, app), charset(app));
        Line::from(vec![
            Span::styled(format!("{name}{padding} "), style(theme.text)),
            Span::styled(value, style(theme.accent)),
        ])
    });
    let inner = chrome::panel("", places.about, theme, charset(app), buffer);
    let inner = Rect { x: inner.x + 1, width: inner.width.saturating_sub(2), ..inner };
    let SettingRow { about, command, .. } = SettingRow::ALL[screen.chosen];
    let keys: Vec<_> = command.map(|command| ("key", command)).into_iter().collect();
    let about = keyed(about, &keys, app);
    chrome::clipped_text(&about, inner, theme.text, buffer);
}

/// The value of a line in words.
fn value(row: SettingRow, app: &App) -> String {
    let settings = &app.context.settings;
    row.value(settings).map_or_else(|| settings.theme.clone(), |id| app.context.words.get(id))
}

/// The line at the top and the keys at the bottom.
fn draw_frame(app: &App, stage: &Stage, chrome: &Chrome, buffer: &mut Buffer) {
    let words = &app.context.words;
    chrome.draw_title(&words.get("menu-settings"), "", stage.theme(), buffer);
    let keys = usual_footer(Section::Settings, app);
    chrome.draw_keys(&keys, stage.theme(), buffer);
}

/// The line under a cell of the screen.
pub(super) fn hit(screen: &SettingsScreen, area: Rect, column: u16, row: u16) -> Option<usize> {
    Places::of(area).lines(screen.chosen).hit(column, row)
}
