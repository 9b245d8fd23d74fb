//! Game over: the last position, the result, and what to do now.

use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::{Line, Span};

use crate::app::{App, Choice, Over};
use crate::catalogue::AnyGame;

use super::chrome::{self, Chrome};
use super::stage::{Stage, charset};
use super::table::{self, Moment};
use super::{analysis, wording};

/// Where things are: as at the table, with the choices in place of the lower half of the history, or over the board
/// where there is no history.
struct Places {
    table: table::Places,
    history: Option<Rect>,
    choices: Rect,
}

impl Places {
    fn of(area: Rect, choices: usize) -> Places {
        let table = table::Places::of(area);
        let height = choices as u16 + 2;
        let Some(side) = table.history else {
            let choices = table.board.centered(Constraint::Length(24), Constraint::Length(height));
            return Places { table, history: None, choices };
        };
        let [history, choices] = side.layout(&Layout::vertical([Constraint::Fill(1), Constraint::Length(height)]));
        Places { table, history: Some(history), choices }
    }
}

pub(super) fn draw(over: &Over, app: &App, stage: &mut Stage, chrome: &Chrome, buffer: &mut Buffer) {
    draw_frame(over, app, stage, chrome, buffer);
    let choices = over.choices();
    let places = Places::of(chrome.body, choices.len());
    let session = &over.session;
    let played = session.referee.moves().len();
    let marks = analysis::marks_of(session);
    let moment = Moment { turned: over.turned, marks, ..Moment::still(session, session.position(), played) };
    table::draw_board(&moment, places.table.board, app, stage, buffer);
    let (theme, words) = (stage.theme(), &app.context.words);
    if let Some(history) = places.history {
        table::draw_history(&moment, history, app, theme, buffer);
    } else {
        // What the choices cover in part is hard to read. An empty heap has nothing else to show.
        let is_empty = matches!(session.position(), AnyGame::Matches(heap) if heap.left() == 0);
        let covered = if is_empty { places.table.inside() } else { places.choices };
        ratatui::widgets::Widget::render(ratatui::widgets::Clear, covered, buffer);
        buffer.set_style(covered, theme.background);
    }
    let inner = chrome::panel(&words.get("over-title"), places.choices, theme, charset(app), buffer);
    for ((place, choice), y) in choices.into_iter().enumerate().zip(inner.y..inner.bottom()) {
        let chosen = place == over.chosen;
        let style = if chosen { theme.selection } else { theme.text };
        let line = Line::from(Span::styled(words.get(choice.word()), style));
        chrome::list_line(&line, chosen, Rect { y, height: 1, ..inner }, theme, charset(app), buffer);
    }
    let (referee, names) = (&over.session.referee, wording::names(&over.session.players));
    let lines = [
        (words.result(referee, &names).unwrap_or_default(), theme.accent),
        (words.reason(referee).unwrap_or_default(), theme.text),
    ];
    table::draw_remarks(&lines, places.table.remarks, buffer);
}

/// The line at the top and the keys at the bottom.
fn draw_frame(over: &Over, app: &App, stage: &Stage, chrome: &Chrome, buffer: &mut Buffer) {
    let words = &app.context.words;
    chrome.draw_title(&words.game_name(&over.session.kind), &words.get("over-title"), stage.theme(), buffer);
    let mut keys = vec![("↑↓", words.get("key-line")), ("Enter", words.get("key-open"))];
    if over.choices().contains(&Choice::TakeBack) {
        keys.push(("u", words.get("key-undo")));
    }
    keys.extend([("v", words.get("key-turn")), ("?", words.get("key-help")), ("Esc", words.get("key-menu"))]);
    chrome.draw_keys(&keys, words, stage.theme(), buffer);
}

/// The line under a cell of the screen.
pub(super) fn hit(over: &Over, area: Rect, column: u16, row: u16) -> Option<usize> {
    let inner = ratatui::widgets::Block::bordered().inner(Places::of(area, over.choices().len()).choices);
    chrome::line_at(inner, column, row)
}
