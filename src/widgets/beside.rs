//! A board beside a list, where the window is wide: the position with which the chosen line begins, and what it is about.

use awale_rules::{Match, PITS, Pit, Seat};
use awale_study::catalogue::{AnyGame, Character, Kind};
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::widgets::{Paragraph, Wrap};

use crate::app::{GameState, Look, Ui};
use crate::board::{BoardView, Caption};
use crate::widgets::faces::face;
use crate::widgets::table::BoardState;
use crate::widgets::{chrome, faces, table};

const BOARD: u16 = 66;
/// The least width of a window with room for it.
const WITH_BOARD: u16 = 140;
/// The highest that it is drawn.
pub(crate) const HIGHEST: u16 = 26;
/// Lines that the board keeps with its frame, however long the text is.
const LEAST_BOARD: u16 = 10;

/// Lines of a text that a board leaves room for, with its frame.
const LEAST_TEXT: u16 = 6;
/// The width below which a face has no text beside it.
const NARROW: u16 = 50;
/// Lines of a face.
const FACE: u16 = 3;

/// What stands beside a list.
pub struct Beside {
    /// The name of the chosen line.
    pub title: String,
    pub text: String,
    /// The game with the position; only the text where there is none.
    pub game: Option<GameState>,
    /// The pit that is asked about, where one is.
    pub asked: Option<Pit>,
    /// The character that it is about, where it is about one: its face stands before the text.
    pub face: Option<Character>,
}

impl Beside {
    /// A line that begins with `position`.
    pub(crate) fn at(position: AnyGame, kind: Kind, title: String, text: String, look: Look<'_>) -> Beside {
        let game = GameState { kind, direction: look.context.settings.sowing, referee: Match::new(position) };
        Beside { title, text, game: Some(game), asked: None, face: None }
    }
}

/// Where a list stands that is at most `widest` columns wide, and the board beside it; no board in a window without room for it.
pub(crate) fn columns(body: Rect, widest: u16) -> (Rect, Option<Rect>) {
    if body.width < WITH_BOARD {
        return (body, None);
    }
    let list = widest.min(body.width - BOARD);
    let board = (body.width - list).min(BOARD + BOARD / 2);
    let x = body.x + (body.width - list - board) / 2;
    (Rect { x, width: list, ..body }, Some(Rect { x: x + list, width: board, ..body }))
}

/// Where the board stands beside a list that stands free: as high up as its panel.
pub(crate) fn from(panel: Rect, column: Rect) -> Rect {
    Rect { y: panel.y, height: column.bottom().saturating_sub(panel.y), ..column }
}

/// Draws the board and the text below it in `area`, as high as the list's panel allows.
pub(crate) fn draw(beside: &Beside, area: Rect, ui: &mut Ui<'_>) {
    let look = ui.look;
    let area = Rect { height: area.height.min(HIGHEST), ..area };
    let text = Paragraph::new(beside.text.as_str()).wrap(Wrap { trim: true });
    // In a narrow place the face stands above the text.
    let is_narrow = area.width < NARROW;
    let (indent, least) = match beside.face {
        Some(_) if is_narrow => (0, FACE),
        Some(_) => (faces::WIDTH + 2, FACE),
        None => (0, 0),
    };
    let above = if is_narrow { least } else { 0 };
    let text_height = chrome::wrapped_height(&text, area.width.saturating_sub(4 + indent));
    let wanted = (text_height + above).max(least) + 2;
    let has_room = area.width >= BoardView::LEAST.width + 2 && area.height >= LEAST_BOARD + wanted.min(LEAST_TEXT);
    let below = match beside.game.as_ref().filter(|_| has_room) {
        Some(game) => {
            let height = wanted.min(area.height.saturating_sub(LEAST_BOARD));
            let [board, below] = area.layout(&Layout::vertical([Constraint::Fill(1), Constraint::Length(height)]));
            // As where it is to be solved: who is to move sits below.
            let turned = game.to_move() == Seat::North;
            let captions = beside.asked.map(|pit| captions(pit, "?"));
            let moment = BoardState {
                turned,
                captions,
                ..BoardState::without_players(game, game.position(), game.referee.moves().len())
            };
            table::draw_board(&moment, board, ui);
            below
        }
        None => Rect { height: wanted.min(area.height), ..area },
    };
    let inner = chrome::panel(&beside.title, below, ui);
    let inner = Rect { x: inner.x + 1, width: inner.width.saturating_sub(2), ..inner };
    for (line, row) in beside.face.iter().flat_map(|character| face(*character)).zip(inner.rows()) {
        ui.buffer.set_stringn(row.x, row.y, line, row.width.into(), look.theme.accent);
    }
    let inner = Rect {
        x: inner.x + indent,
        y: inner.y + above,
        width: inner.width.saturating_sub(indent),
        height: inner.height.saturating_sub(above),
    };
    chrome::clipped_text(beside.text.as_str(), inner, look.theme.text, ui);
}

/// A sign by the pit that is asked about.
pub(crate) fn captions(marked: Pit, sign: &str) -> [Caption; PITS] {
    std::array::from_fn(
        |place| if place == marked.index() { Caption::from(sign.to_owned()) } else { Caption::default() },
    )
}
