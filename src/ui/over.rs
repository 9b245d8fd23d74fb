//! Game over: the last position, the result, and what to do now.

use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Layout, Position, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::Block;

use crate::app::{App, Choice, Over};
use crate::keys::Section;
use crate::ui::cells::cells;

use super::chrome::{self, Chrome};
use super::footer::footer;
use super::stage::{Stage, charset};
use super::table::{self, Moment};
use super::{analysis, list, wording};

/// Where things are: as at the table, with the choices in place of the lower half of the history, or below the board in
/// two columns where there is no history. The board is never covered.
struct Places {
    table: table::Places,
    history: Option<Rect>,
    choices: Rect,
}

/// Columns of choices below the board.
const COLUMNS: u16 = 2;

impl Places {
    fn of(area: Rect, choices: usize, remarks: u16) -> Places {
        let is_wide = table::Places::with(area, remarks).history;
        let Some(side) = is_wide else {
            let rows = cells(choices).div_ceil(COLUMNS);
            let [top, choices] = area.layout(&Layout::vertical([Constraint::Fill(1), Constraint::Length(rows)]));
            return Places { table: table::Places::with(top, remarks), history: None, choices };
        };
        let height = cells(choices) + 2;
        let [history, choices] = side.layout(&Layout::vertical([Constraint::Fill(1), Constraint::Length(height)]));
        Places { table: table::Places::with(area, remarks), history: Some(history), choices }
    }

    /// Where each of the choices stands.
    fn lines(&self, choices: usize) -> Vec<Rect> {
        if self.history.is_some() {
            let inner = Block::bordered().inner(self.choices);
            return inner.rows().take(choices).collect();
        }
        let columns =
            self.choices.layout::<{ COLUMNS as usize }>(&Layout::horizontal([Constraint::Fill(1); COLUMNS as usize]));
        columns.into_iter().flat_map(Rect::rows).take(choices).collect()
    }
}

pub(super) fn draw(over: &Over, app: &App, stage: &mut Stage, chrome: &Chrome, buffer: &mut Buffer) {
    draw_frame(over, app, stage, chrome, buffer);
    let choices = over.choices();
    let places = Places::of(chrome.body, choices.len(), remarks(over));
    let session = &over.session;
    let played = session.game.referee.moves().len();
    let marks = analysis::marks_of(session);
    let moment = Moment { turned: over.turned, marks, ..Moment::still(session, session.position(), played) };
    table::draw_board(&moment, places.table.board, app, stage, buffer);
    let (theme, words) = (stage.theme(), &app.context.words);
    if let Some(history) = places.history {
        table::draw_history(&moment, history, app, theme, buffer);
        chrome::panel(&words.get("over-title"), places.choices, theme, charset(app), buffer);
    }
    for ((place, choice), line) in choices.iter().enumerate().zip(places.lines(choices.len())) {
        let chosen = place == over.chosen;
        let style = if chosen { theme.selection } else { theme.text };
        let words = Line::from(Span::styled(words.get(choice.word()), style));
        list::draw_line(&words, chosen, line, theme, charset(app), buffer);
    }
    let (referee, names) = (&over.session.game.referee, wording::names(&over.session.players));
    let rating = over.rated.told.as_ref().map(|(now, before)| words.rating_after(now, before.as_ref()));
    let lines = [
        (words.result(referee, &names).unwrap_or_default(), theme.accent),
        (words.reason(referee).unwrap_or_default(), theme.text),
    ];
    let lines: Vec<_> = lines.into_iter().chain(rating.map(|rating| (rating, theme.text))).collect();
    table::draw_remarks(&lines, places.table.remarks, buffer);
}

/// Lines for the result, its reason and the rating.
fn remarks(over: &Over) -> u16 {
    if over.rated.told.is_some() { table::REMARKS + 1 } else { table::REMARKS }
}

/// The line at the top and the keys at the bottom.
fn draw_frame(over: &Over, app: &App, stage: &Stage, chrome: &Chrome, buffer: &mut Buffer) {
    let words = &app.context.words;
    chrome.draw_title(&words.game_name(&over.session.game.kind), &words.get("over-title"), stage.theme(), buffer);
    let keys = footer(Section::Over, app, |label| match label {
        "key-undo" => over.choices().contains(&Choice::TakeBack).then_some(label),
        "key-back" => Some("key-menu"),
        label => Some(label),
    });
    chrome.draw_keys(&keys, stage.theme(), buffer);
}

/// The line under a cell of the screen.
pub(super) fn hit(over: &Over, area: Rect, column: u16, row: u16) -> Option<usize> {
    let choices = over.choices().len();
    Places::of(area, choices, remarks(over))
        .lines(choices)
        .iter()
        .position(|line| line.contains(Position { x: column, y: row }))
}
