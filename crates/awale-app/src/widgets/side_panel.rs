//! [`SidePanel`]: a panel next to a list in a wide window. It shows the position of the chosen line
//! on a board, and a text.

use awale_rules::{PITS, Pit, Seat};
use awale_study::catalogue::{AnyGame, Character, GameKind};
use ratatui::{
    layout::{Constraint, Rect},
    widgets::{Paragraph, Wrap},
};

use crate::{
    app::{DrawContext, GameState, Ui},
    widgets::{
        areas, chrome,
        faces::{self, face_lines},
        game_board::{self, BoardState},
    },
};
use awale_board::board::{BoardView, PitCaption};

const MIN_SIDE_PANEL_WIDTH: u16 = 66;
/// The minimum width of a window that shows the board, in columns.
const MIN_WIDTH_WITH_BOARD: u16 = 140;
/// The maximum height of board and text together, in lines.
pub const MAX_SIDE_PANEL_HEIGHT: u16 = 26;
/// The minimum height of the board with its border, in lines.
const MIN_BOARD_HEIGHT: u16 = 10;

/// The minimum height of the text with its border, in lines.
const MIN_SIDE_PANEL_TEXT_HEIGHT: u16 = 6;
/// In a panel narrower than this, the text is below the face instead of on its right.
const MIN_WIDTH_FOR_TEXT_BESIDE_FACE: u16 = 50;
/// The height of a face, in lines.
const FACE_HEIGHT: u16 = 3;

/// The content of the panel next to a list.
#[derive(Default)]
pub struct SidePanel {
    /// The title, usually the name of the chosen line.
    pub title: String,
    pub text: String,
    /// The texts that the panel shows for other lines of the list. The board leaves room for the
    /// longest text, so that its place does not depend on the chosen line.
    pub texts_of_other_lines: Vec<String>,
    /// The game with the position. `None` if the panel has only a text.
    pub game: Option<GameState>,
    /// The pit that the text asks about, which is marked on the board.
    pub marked_pit: Option<Pit>,
    /// The character that the text is about. Its face is drawn before the text.
    pub face: Option<Character>,
}

impl SidePanel {
    /// A panel that shows `position`.
    pub fn for_position(
        position: AnyGame,
        kind: GameKind,
        title: String,
        text: String,
        look: DrawContext,
    ) -> SidePanel {
        let game = GameState::new(kind, look.context.settings.sowing, position);
        SidePanel {
            title,
            text,
            game: Some(game),
            ..SidePanel::default()
        }
    }

    /// A panel that shows the start of a game, with South to move.
    pub fn start_position(
        kind: &GameKind,
        title: String,
        text: String,
        look: DrawContext,
    ) -> SidePanel {
        SidePanel::for_position(kind.start(Seat::South), kind.clone(), title, text, look)
    }
}

/// The area of a list of at most `max_list_width` columns, and the area of the panel next to it. No
/// panel if the window is too narrow.
pub fn list_and_panel_areas(body: Rect, max_list_width: u16) -> (Rect, Option<Rect>) {
    if body.width < MIN_WIDTH_WITH_BOARD {
        return (body, None);
    }
    let list_width = max_list_width.min(body.width - MIN_SIDE_PANEL_WIDTH);
    let side_panel_width =
        (body.width - list_width).min(MIN_SIDE_PANEL_WIDTH + MIN_SIDE_PANEL_WIDTH / 2);
    let x = body.x + (body.width - list_width - side_panel_width) / 2;
    (
        Rect {
            x,
            width: list_width,
            ..body
        },
        Some(Rect {
            x: x + list_width,
            width: side_panel_width,
            ..body
        }),
    )
}

/// The part of `column` that starts at the same height as `panel`.
pub fn column_part_below_panel_top(panel: Rect, column: Rect) -> Rect {
    Rect {
        y: panel.y,
        height: column.bottom().saturating_sub(panel.y),
        ..column
    }
}

/// Draws the board and the text below it in `area`, at most [`MAX_SIDE_PANEL_HEIGHT`] lines high.
pub fn draw(side_panel: &SidePanel, area: Rect, ui: &mut Ui) {
    let look = ui.look;
    let area = Rect {
        height: area.height.min(MAX_SIDE_PANEL_HEIGHT),
        ..area
    };
    // A narrow panel has no room for the text on the right of the face.
    let is_narrow = area.width < MIN_WIDTH_FOR_TEXT_BESIDE_FACE;
    let (text_indent, face_height) = match side_panel.face {
        Some(_) if is_narrow => (0, FACE_HEIGHT),
        Some(_) => (faces::FACE_WIDTH + 2, FACE_HEIGHT),
        None => (0, 0),
    };
    let face_height_above_text = if is_narrow { face_height } else { 0 };
    let text_height_of = |text: &str| {
        let paragraph = Paragraph::new(text).wrap(Wrap { trim: true });
        chrome::wrapped_height(&paragraph, area.width.saturating_sub(4 + text_indent))
    };
    let text_height = text_height_of(&side_panel.text);
    let other_heights = side_panel
        .game
        .iter()
        .flat_map(|_| &side_panel.texts_of_other_lines)
        .map(|other| text_height_of(other));
    let needed_height =
        (other_heights.fold(text_height, u16::max) + face_height_above_text).max(face_height) + 2;
    let has_room_for_board = area.width >= BoardView::MIN_SIZE.width + 2
        && area.height >= MIN_BOARD_HEIGHT + needed_height.min(MIN_SIDE_PANEL_TEXT_HEIGHT);
    let text_panel_area = match side_panel.game.as_ref().filter(|_| has_room_for_board) {
        Some(game) => {
            let text_panel_height = needed_height.min(area.height.saturating_sub(MIN_BOARD_HEIGHT));
            let [board_area, text_panel_area] = areas::split_vertically(
                area,
                [Constraint::Fill(1), Constraint::Length(text_panel_height)],
            );
            // The side to move is at the bottom, as on the screen that the line opens.
            let is_turned = game.to_move() == Seat::North;
            let captions = side_panel
                .marked_pit
                .map(|pit| captions_with_one_sign(pit, "?"));
            let board_state = BoardState {
                is_turned,
                captions,
                ..BoardState::without_session(game, game.position(), game.moves().len())
            };
            game_board::draw_preview_board(&board_state, board_area, ui);
            text_panel_area
        }
        None => Rect {
            height: needed_height.min(area.height),
            ..area
        },
    };
    let inner = chrome::draw_text_panel(&side_panel.title, text_panel_area, ui);
    for (line, row) in side_panel
        .face
        .iter()
        .flat_map(|character| face_lines(*character))
        .zip(inner.rows())
    {
        ui.buffer
            .set_stringn(row.x, row.y, line, row.width.into(), look.theme.accent);
    }
    let inner = Rect {
        x: inner.x + text_indent,
        y: inner.y + face_height_above_text,
        width: inner.width.saturating_sub(text_indent),
        height: inner.height.saturating_sub(face_height_above_text),
    };
    // The last lines, which contain the character's remarks, are omitted if there is no room.
    let text_lines: Vec<&str> = side_panel.text.lines().collect();
    let fits_in_panel = |parts: &[&str]| text_height_of(&parts.join("\n")) <= inner.height;
    let shown_line_count = (1..=text_lines.len())
        .rev()
        .find(|&shown| fits_in_panel(&text_lines[..shown]))
        .unwrap_or(1);
    chrome::draw_clipped_text(
        text_lines[..shown_line_count.min(text_lines.len())].join("\n"),
        inner,
        look.theme.text,
        ui,
    );
}

/// Captions for all pits: `sign` at one pit, nothing at the others.
pub fn captions_with_one_sign(marked_pit: Pit, sign: &str) -> [PitCaption; PITS] {
    std::array::from_fn(|place| {
        if place == marked_pit.index() {
            PitCaption::from(sign.to_owned())
        } else {
            PitCaption::default()
        }
    })
}
