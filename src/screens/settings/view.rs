//! The settings, with a board that shows the look they make.

use crate::i18n::say;
use crate::app::{Look, Ui};
use awale_rules::{PITS, PerSeat, Pit, Place, Position, Rules, Seat};
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::Block;
use unicode_width::UnicodeWidthStr;

use crate::app::{table_megabytes};
use crate::config::SettingRow;
use crate::screens::{SettingsScreen, ShownValue};
use crate::keys::Section;
use crate::theme::cells::cells;

use crate::board::{BoardView, Preview};
use crate::widgets::chrome;
use crate::widgets::footer::{always, footer};
use crate::widgets::keyed::keyed;
use crate::widgets::list::ListPart;
use crate::widgets::wording;

/// Columns of the names of the lines.
const NAMES: usize = 26;

/// Lines of the list, with its frame.
const LIST: u16 = cells(SettingsScreen::LINES) + 2;
/// The fewest lines of it that are worth scrolling, with its frame.
const LEAST_LIST: u16 = 6;
/// Lines of what is said about the chosen one, with their frame.
const ABOUT: u16 = 6;
/// The widest that the list and what is said about it are set without a board beside them.
const WIDEST: u16 = 90;

/// The least width at which the board stands beside the list.
const BESIDE: u16 = 100;
/// Columns of the list with the board beside it: the longest line in either language.
const LIST_BESIDE: u16 = 58;
/// The largest the board is set, with its frame: all of it is seen at a glance while the values change.
const BOARD: (u16, u16) = (90, 23);

/// The pits of the board that is shown: F captures in two pits, so that the marks of a preview are seen too.
const SHOWN: [u8; PITS] = [4, 0, 5, 1, 6, 2, 2, 1, 4, 0, 7, 3];

struct Places {
    list: Rect,
    board: Option<Rect>,
    about: Rect,
}

impl Places {
    fn of(screen: &SettingsScreen, area: Rect) -> Places {
        if area.width >= BESIDE {
            return Places::beside(area);
        }
        let area = area.centered_horizontally(Constraint::Max(WIDEST));
        let below = BoardView::LEAST.height + 2;
        let is_shown = screen.row().is_some_and(SettingRow::is_theme) && area.height >= LEAST_LIST + below;
        let below = if is_shown { below } else { 0 };
        // In a small window what is said gives way to the board: it shows more of a theme than words do.
        let about = if is_shown && area.height < LEAST_LIST + below + ABOUT { 0 } else { ABOUT };
        let [_, list, board, about] = area.layout(&Layout::vertical([
            Constraint::Max(if area.height > LIST + ABOUT { chrome::above(area, LIST + ABOUT) } else { 0 }),
            Constraint::Length(LIST.min(area.height.saturating_sub(about + below))),
            Constraint::Length(below),
            Constraint::Max(about),
        ]));
        Places { list, board: Some(board).filter(|_| is_shown), about }
    }

    /// The board beside the list, what is said below both.
    fn beside(area: Rect) -> Places {
        let area = area.centered_horizontally(Constraint::Max(LIST_BESIDE + BOARD.0));
        let [_, top, about] = area.layout(&Layout::vertical([
            Constraint::Max(if area.height > LIST + ABOUT { chrome::above(area, LIST + ABOUT) } else { 0 }),
            Constraint::Length(LIST.min(area.height.saturating_sub(ABOUT))),
            Constraint::Max(ABOUT),
        ]));
        let [list, board] = top.layout(&Layout::horizontal([Constraint::Length(LIST_BESIDE), Constraint::Fill(1)]));
        Places { list, board: Some(Rect { height: board.height.min(BOARD.1), ..board }), about }
    }

    /// The lines inside the panel.
    fn lines(&self, chosen: usize) -> ListPart {
        ListPart::of(SettingsScreen::LINES, chosen, Block::bordered().inner(self.list))
    }
}

pub(crate) fn draw(screen: &SettingsScreen, ui: &mut Ui<'_>) {
    let look = ui.look;
    draw_frame(screen, ui);
    let places = Places::of(screen, ui.body);
    if let Some(board) = places.board {
        draw_board(board, ui);
    }
    let (theme, words) = (look.theme, look.words);
    chrome::panel(&words.get("menu-settings"), places.list, ui);
    let lines = places.lines(screen.chosen);
    lines.draw(ui, |place| {
        let Some(&row) = SettingRow::ALL.get(place) else {
            return Line::styled(words.get("setting-keys"), theme.text);
        };
        let name = words.get(row.name);
        let padding = " ".repeat(NAMES.saturating_sub(name.width()));
        let value = chrome::between_arrows(&value(row, look), look);
        Line::from(vec![
            Span::styled(format!("{name}{padding} "), theme.text),
            Span::styled(value, theme.accent),
        ])
    });
    let inner = chrome::panel("", places.about, ui);
    let inner = Rect { x: inner.x + 1, width: inner.width.saturating_sub(2), ..inner };
    let (about, command) = screen.row().map_or(("setting-keys-about", None), |row| (row.about, row.command));
    let keys: Vec<_> = command.map(|command| ("key", command)).into_iter().collect();
    let mut about = keyed(about, &keys, look);
    if screen.row().is_some_and(|row| row.key == "tables.seeds") {
        about = format!("{} {about}", still_takes(look));
    }
    chrome::clipped_text(about, inner, theme.text, ui);
}

/// What the tables that are set still take on this machine, by an estimate; or that they are there.
fn still_takes(look: Look<'_>) -> String {
    let (context, words) = (look.context, look.words);
    let wanted = context.settings.tables.seeds;
    let known = context.tables.as_ref().map_or(0, |tables| tables.up_to());
    if known >= wanted {
        return if wanted == 0 { String::new() } else { words.get("setting-seeds-there") };
    }
    let missing = known + 1..=wanted;
    let megabytes = ("megabytes", table_megabytes(missing.clone()).into());
    if !context.settings.tables.automatic {
        return words.with("setting-seeds-by-hand", &[megabytes]);
    }
    let Some(speed) = context.table_speed else { return words.with("setting-seeds-size", &[megabytes]) };
    let minutes = (speed.seconds(missing) / 60.0).round();
    words.with("setting-seeds-estimate", &[megabytes, ("minutes", minutes.into())])
}

/// The value of a line in words.
fn value(row: SettingRow, look: Look<'_>) -> String {
    let words = look.words;
    match row.value(&look.context.settings) {
        Some(ShownValue::Word(id)) => words.get(id),
        Some(ShownValue::Number(id, number)) => say!(words, id, number = number),
        Some(ShownValue::Name(name)) => name,
        None => String::new(),
    }
}

/// A board as games show it by these settings.
fn draw_board(area: Rect, ui: &mut Ui<'_>) {
    let look = ui.look;
    let (theme, settings) = (look.theme, &look.context.settings);
    let inner = chrome::panel("", area, ui);
    let others = Rules::OWARE.total() - SHOWN.iter().sum::<u8>();
    let stores = PerSeat { south: others.div_ceil(2), north: others / 2 };
    let Ok(position) = Position::new(&Rules::OWARE, SHOWN, stores, Seat::South) else { return };
    let mut view = BoardView::new(SHOWN, stores, theme);
    view.direction = settings.sowing;
    view.coordinates = settings.coordinates;
    view.charset = look.charset;
    position.moves().for_each(|pit| view.playable[pit.index()] = true);
    let chosen = Pit::of(Seat::South, 5);
    view.selected = Some(Place::Pit(chosen));
    if settings.preview {
        view.preview = position.trace(chosen).ok().map(|trace| Preview::of(&trace));
    }
    view.draw(inner, ui.buffer, ui.cache);
}

/// The line at the top and the keys at the bottom.
fn draw_frame(screen: &SettingsScreen, ui: &mut Ui<'_>) {
    let look = ui.look;
    let words = look.words;
    let tables = look.context.making.map(|at| wording::tables_at_work(words, at)).unwrap_or_default();
    chrome::draw_title(&words.get("menu-settings"), &tables, ui);
    let keys = footer(Section::List, look, |label| match (label, screen.row()) {
        // The last line is opened, the others are changed.
        ("key-line", _) | ("key-change", Some(_)) | ("key-open", None) => Some(label),
        _ => always(label),
    });
    chrome::draw_keys(&keys, ui);
}
