//! [`Beside`]: the board beside a list in a wide window, with the position that the chosen line
//! begins with and a text.

use awale_rules::{PITS, Pit, Seat};
use awale_study::catalogue::{AnyGame, Character, Kind};
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::widgets::{Paragraph, Wrap};

use crate::app::{GameState, Look, Ui};
use crate::widgets::faces::face;
use crate::widgets::table::BoardState;
use crate::widgets::{chrome, faces, table};
use awale_board::board::{BoardView, Caption};

const BOARD: u16 = 66;
/// The least width of a window with a board.
const WITH_BOARD: u16 = 140;
/// The greatest height of board and text.
pub const HIGHEST: u16 = 26;
/// Lines of the board with its frame, at least.
const LEAST_BOARD: u16 = 10;

/// Lines of the text with its frame, at least.
const LEAST_TEXT: u16 = 6;
/// Below this width the text stands under the face, not beside it.
const NARROW: u16 = 50;
/// Lines of a face.
const FACE: u16 = 3;

/// What stands beside a list.
#[derive(Default)]
pub struct Beside {
    /// The name of the chosen line.
    pub title: String,
    pub text: String,
    /// What stands here for other lines: the board leaves room for the longest of all, so that it
    /// stays where it is.
    pub others: Vec<String>,
    /// The game with the position; `None` for a text alone.
    pub game: Option<GameState>,
    /// The pit that the text asks about.
    pub asked: Option<Pit>,
    /// The character that the text is about, whose face stands before it.
    pub face: Option<Character>,
}

impl Beside {
    /// A line that begins with `position`.
    #[must_use]
    pub fn at(
        position: AnyGame,
        kind: Kind,
        title: String,
        text: String,
        look: Look<'_>,
    ) -> Beside {
        let game = GameState::new(kind, look.context.settings.sowing, position);
        Beside {
            title,
            text,
            game: Some(game),
            ..Beside::default()
        }
    }

    /// The start of a game, South to move.
    #[must_use]
    pub fn start(kind: &Kind, title: String, text: String, look: Look<'_>) -> Beside {
        Beside::at(kind.start(Seat::South), kind.clone(), title, text, look)
    }
}

/// The place of a list at most `widest` columns wide, and that of the board beside it if the window
/// has room.
#[must_use]
pub fn columns(body: Rect, widest: u16) -> (Rect, Option<Rect>) {
    if body.width < WITH_BOARD {
        return (body, None);
    }
    let list = widest.min(body.width - BOARD);
    let board = (body.width - list).min(BOARD + BOARD / 2);
    let x = body.x + (body.width - list - board) / 2;
    (
        Rect {
            x,
            width: list,
            ..body
        },
        Some(Rect {
            x: x + list,
            width: board,
            ..body
        }),
    )
}

/// The place of the board beside a panel: it begins as high up.
#[must_use]
pub fn from(panel: Rect, column: Rect) -> Rect {
    Rect {
        y: panel.y,
        height: column.bottom().saturating_sub(panel.y),
        ..column
    }
}

/// Draws the board and the text below it in `area`, as high as the list's panel allows.
pub fn draw(beside: &Beside, area: Rect, ui: &mut Ui<'_>) {
    let look = ui.look;
    let area = Rect {
        height: area.height.min(HIGHEST),
        ..area
    };
    // In a narrow place the text stands under the face.
    let is_narrow = area.width < NARROW;
    let (indent, least) = match beside.face {
        Some(_) if is_narrow => (0, FACE),
        Some(_) => (faces::WIDTH + 2, FACE),
        None => (0, 0),
    };
    let above = if is_narrow { least } else { 0 };
    let height_of = |text: &str| {
        let text = Paragraph::new(text).wrap(Wrap { trim: true });
        chrome::wrapped_height(&text, area.width.saturating_sub(4 + indent))
    };
    let text_height = height_of(&beside.text);
    let others = beside
        .game
        .iter()
        .flat_map(|_| &beside.others)
        .map(|other| height_of(other));
    let wanted = (others.fold(text_height, u16::max) + above).max(least) + 2;
    let has_room = area.width >= BoardView::MIN_SIZE.width + 2
        && area.height >= LEAST_BOARD + wanted.min(LEAST_TEXT);
    let below = match beside.game.as_ref().filter(|_| has_room) {
        Some(game) => {
            let height = wanted.min(area.height.saturating_sub(LEAST_BOARD));
            let [board, below] = area.layout(&Layout::vertical([
                Constraint::Fill(1),
                Constraint::Length(height),
            ]));
            // As on the screen that it leads to, the side to move is below.
            let turned = game.to_move() == Seat::North;
            let captions = beside.asked.map(|pit| captions(pit, "?"));
            let state = BoardState {
                turned,
                captions,
                ..BoardState::without_players(game, game.position(), game.referee.moves().len())
            };
            table::draw_board(&state, board, ui);
            below
        }
        None => Rect {
            height: wanted.min(area.height),
            ..area
        },
    };
    let inner = chrome::text_panel(&beside.title, below, ui);
    for (line, row) in beside
        .face
        .iter()
        .flat_map(|character| face(*character))
        .zip(inner.rows())
    {
        ui.buffer
            .set_stringn(row.x, row.y, line, row.width.into(), look.theme.accent);
    }
    let inner = Rect {
        x: inner.x + indent,
        y: inner.y + above,
        width: inner.width.saturating_sub(indent),
        height: inner.height.saturating_sub(above),
    };
    // What a character says is left out where there is no room for it.
    let parts: Vec<&str> = beside.text.lines().collect();
    let has_room = |parts: &[&str]| height_of(&parts.join("\n")) <= inner.height;
    let shown = (1..=parts.len())
        .rev()
        .find(|&shown| has_room(&parts[..shown]))
        .unwrap_or(1);
    chrome::clipped_text(
        parts[..shown.min(parts.len())].join("\n"),
        inner,
        look.theme.text,
        ui,
    );
}

/// Captions with `sign` by one pit.
#[must_use]
pub fn captions(marked: Pit, sign: &str) -> [Caption; PITS] {
    std::array::from_fn(|place| {
        if place == marked.index() {
            Caption::from(sign.to_owned())
        } else {
            Caption::default()
        }
    })
}
