//! The board as a piece of carved wood with seeds in it, painted pixel by pixel.
//!
//! The empty board depends only on the size and the theme. It is carved once, and the last few are
//! cached for all screens. A frame copies the empty board and adds the seeds; cells whose seeds and
//! hand did not change are reused from the last frame.

mod board_picture;
mod carving;
mod characters;
mod rounded_rectangle;
mod seeds;

use std::{
    collections::VecDeque,
    sync::{Arc, Mutex, PoisonError},
};

use awale_rules::{BoardPlace, PerSeat, Pit};
use ratatui::{
    buffer::{Buffer, Cell},
    layout::Rect,
    style::{Color, Style},
};
use rounded_rectangle::RoundedRectangle;

use crate::{
    board::canvas::{Canvas, CanvasCells, Pixel, QUADRANT_CHARACTERS},
    theme::{PaintColors, Rgb},
};

use super::{
    BoardContents, BoardView, ShownBoard, SideLabel, all_places, board_layout::BoardLayout, signs,
};

pub use board_picture::{BoardPicture, RgbPixels, is_blank_for_picture};

/// The cache of one board on the screen. It may be dropped at any time.
#[derive(Debug, Default)]
pub struct BoardCache {
    empty_board: Option<Arc<EmptyBoard>>,
    painted_contents: Option<BoardContents>,
    painted_cells: CanvasCells,
    /// Whether boards leave room for a picture.
    leaves_picture_room: bool,
    /// The board of this frame, if its cells were left blank for a picture of the board.
    board_for_picture: Option<BoardPicture>,
    /// The board of this frame, painted or not.
    shown_board: Option<ShownBoard>,
    /// The cells of the board of this frame, which show whether something was drawn over them.
    shown_cells: (Rect, Vec<Cell>),
}

/// The room for a picture of the board in a frame.
#[derive(Clone, Debug, PartialEq)]
pub enum PictureSpace {
    NoBoard,
    /// Something was drawn over a part of the board.
    Covered,
    FreeForPicture(Box<BoardPicture>),
}

/// Everything that the look of the empty board depends on.
#[derive(Clone, Debug, PartialEq)]
struct EmptyBoardLook {
    plan: BoardLayout,
    paint: PaintColors,
    table_color: Rgb,
}

/// An empty board.
#[derive(Debug)]
struct EmptyBoard {
    empty_board_look: EmptyBoardLook,
    canvas: Canvas,
}

/// The empty boards that were drawn last, shared by all screens. In a club, many visitors have
/// windows of the same size.
static CACHED_EMPTY_BOARDS: Mutex<VecDeque<Arc<EmptyBoard>>> = Mutex::new(VecDeque::new());
/// The number of cached boards.
const MAX_CACHED_BOARDS: usize = 4;

/// Draws everything between the two lines of marks.
pub(super) fn draw(
    view: &BoardView,
    plan: &BoardLayout,
    paint: &PaintColors,
    buffer: &mut Buffer,
    cache: &mut BoardCache,
) {
    cache.paint_empty_board(view, plan, paint);
    let area = board_area(plan);
    let Some(empty_board) = cache
        .empty_board
        .clone()
        .filter(|_| cache.leaves_picture_room)
    else {
        let has_seed_characters = characters::uses_seed_characters(plan);
        let painted_contents = if has_seed_characters {
            BoardContents {
                animated_places: view.contents.animated_places,
                ..BoardContents::default()
            }
        } else {
            view.contents.clone()
        };
        cache.paint_contents(painted_contents, plan, paint);
        cache.painted_cells.write(area, buffer);
        if has_seed_characters {
            characters::draw_seeds(view, plan, paint, buffer);
        }
        write_letters_and_counts(view, plan, buffer);
        return;
    };
    // A picture shows the seeds. Its cells are blank, in the color of the wood.
    cache.paint_contents(BoardContents::default(), plan, paint);
    cache.painted_cells.write(area, buffer);
    for position in area.positions() {
        if let Some(cell) = buffer.cell_mut(position) {
            let color = cell_color(cell);
            board_picture::blank_for_picture(cell, color);
        }
    }
    write_letters_and_counts(view, plan, buffer);
    let picture = BoardPicture::new(empty_board.empty_board_look.clone(), view.contents.clone());
    cache.board_for_picture = Some(picture);
}

fn cells_in(area: Rect, buffer: &Buffer) -> impl Iterator<Item = &Cell> {
    area.positions()
        .filter_map(|position| buffer.cell(position))
}

impl BoardCache {
    /// Begins a frame. If `leaves_picture_room`, boards leave room for a picture that the caller
    /// shows.
    pub fn begin_frame(&mut self, leaves_picture_room: bool) {
        self.leaves_picture_room = leaves_picture_room;
        self.board_for_picture = None;
        self.shown_board = None;
        self.shown_cells = (Rect::default(), Vec::new());
    }

    /// Sets the board of this frame, which was drawn in `area`.
    pub fn set_shown_board(&mut self, board: ShownBoard, area: Rect, buffer: &Buffer) {
        self.shown_board = Some(board);
        if self.leaves_picture_room {
            self.shown_cells = (area, cells_in(area, buffer).cloned().collect());
        }
    }

    fn is_covered(&self, buffer: &Buffer) -> bool {
        let (area, cells) = &self.shown_cells;
        !cells.is_empty() && !cells.iter().eq(cells_in(*area, buffer))
    }

    /// The board of this frame, for a client that draws it itself.
    pub fn shown_board(&self) -> Option<&ShownBoard> {
        self.shown_board.as_ref()
    }

    /// Adds the labels of both sides to the board of this frame. `is_framed` if a frame around the
    /// board shows them.
    pub fn set_side_labels(&mut self, labels: PerSeat<SideLabel>, is_framed: bool) {
        if let Some(shown_board) = &mut self.shown_board {
            shown_board.side_labels = Some(labels);
            shown_board.is_framed = is_framed;
        }
    }

    /// Ends a frame: checks whether anything covers the room of the board.
    pub fn end_frame(&mut self, buffer: &Buffer) -> PictureSpace {
        let is_covered = self.is_covered(buffer);
        if let Some(shown_board) = &mut self.shown_board {
            shown_board.is_covered = is_covered;
        }
        self.picture_space(buffer)
    }

    /// The room that the board of this frame has left. Call this after everything is drawn.
    pub fn picture_space(&self, buffer: &Buffer) -> PictureSpace {
        match &self.board_for_picture {
            None => PictureSpace::NoBoard,
            Some(_) if self.is_covered(buffer) => PictureSpace::Covered,
            Some(picture) => PictureSpace::FreeForPicture(Box::new(picture.clone())),
        }
    }

    /// Replaces the empty board if it is not the one drawn last.
    fn paint_empty_board(&mut self, view: &BoardView, plan: &BoardLayout, paint: &PaintColors) {
        let table_color = view.theme.table_color(paint);
        let empty_board_look = EmptyBoardLook {
            plan: plan.clone(),
            paint: paint.clone(),
            table_color,
        };
        if self
            .empty_board
            .as_ref()
            .is_none_or(|carved| carved.empty_board_look != empty_board_look)
        {
            self.empty_board = Some(empty_board_with_look(empty_board_look));
            self.painted_contents = None;
        }
    }

    /// Adds the seeds to the empty board unless they are already there.
    fn paint_contents(&mut self, contents: BoardContents, plan: &BoardLayout, paint: &PaintColors) {
        if self.painted_contents.as_ref() == Some(&contents) {
            return;
        }
        let mut board_canvas = match &self.empty_board {
            Some(carved) => carved.canvas.clone(),
            None => Canvas::default(),
        };
        for place in all_places() {
            contents.paint_place(place, &mut board_canvas, &hollow_shape(plan, place), paint);
        }
        self.painted_cells.replace_with(&board_canvas, paint);
        self.painted_contents = Some(contents);
    }
}

impl BoardContents {
    /// Paints the seeds of a pit or store, and a glow around it if it has just changed.
    fn paint_place(
        &self,
        place: BoardPlace,
        canvas: &mut Canvas<impl Pixel>,
        hollow: &RoundedRectangle,
        paint: &PaintColors,
    ) {
        let (seed_count, ghost_count) = (self.seeds(place), self.ghost_seeds(place));
        match place {
            BoardPlace::Pit(pit) => {
                seeds::draw_pit_seeds(
                    canvas,
                    hollow,
                    pit.index(),
                    [seed_count, ghost_count],
                    paint,
                );
            }
            BoardPlace::Store(_) => seeds::draw_store_seeds(canvas, hollow, seed_count, paint),
        }
        if self.animated_places.is_place_animated(place) {
            brighten_rim(canvas, hollow, paint);
        }
    }
}

/// The empty board with this look, from the cache or newly carved.
fn empty_board_with_look(empty_board_look: EmptyBoardLook) -> Arc<EmptyBoard> {
    let lock_boards = || {
        CACHED_EMPTY_BOARDS
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    };
    {
        let mut cached_boards = lock_boards();
        if let Some(empty_board) = cached_boards
            .iter()
            .position(|carved| carved.empty_board_look == empty_board_look)
            .and_then(|at| cached_boards.remove(at))
        {
            cached_boards.push_front(Arc::clone(&empty_board));
            return empty_board;
        }
    }
    let board_canvas = carving::paint_carved_board(
        &empty_board_look.plan,
        &empty_board_look.paint,
        empty_board_look.table_color,
    );
    let empty_board = Arc::new(EmptyBoard {
        empty_board_look,
        canvas: board_canvas,
    });
    let mut cached_boards = lock_boards();
    cached_boards.truncate(MAX_CACHED_BOARDS - 1);
    cached_boards.push_front(Arc::clone(&empty_board));
    empty_board
}

/// The area of the wooden board: `plan.body` without its first and its last line, which show marks.
pub(super) fn board_area(plan: &BoardLayout) -> Rect {
    Rect {
        y: plan.used_area.y + 1,
        height: plan.used_area.height - 2,
        ..plan.used_area
    }
}

/// The outline of a pit or store, in units of the canvas.
fn hollow_shape(plan: &BoardLayout, place: BoardPlace) -> RoundedRectangle {
    let (rect, board) = (plan.place_area(place), board_area(plan));
    let left = f32::from(rect.left() - board.left());
    let top = 2.0 * f32::from(rect.top() - board.top());
    RoundedRectangle::new(
        left,
        top,
        left + f32::from(rect.width),
        top + 2.0 * f32::from(rect.height),
    )
}

/// Lights the rim of a hollow.
fn brighten_rim(canvas: &mut Canvas<impl Pixel>, hollow: &RoundedRectangle, paint: &PaintColors) {
    // The distance inside the edge at which the light is brightest, and the distance that it
    // reaches from there on both sides, in units. With many pixels per cell it stays inside.
    let (brightest_inset, reach) = if canvas.density().times_finer_than_quadrants() > 1.0 {
        (0.5, 0.5)
    } else {
        (0.0, 0.95)
    };
    canvas.paint_over(hollow.bounds(reach), |x, y| {
        let distance = (hollow.signed_distance(x, y) + brightest_inset).abs();
        let opacity = (1.2 - distance / reach).clamp(0.0, 1.0);
        // Few colors have no color between the light and the wood.
        let opacity = if paint.tones.is_some() {
            opacity.round()
        } else {
            opacity
        };
        (paint.glow, opacity)
    });
}

/// Writes letters and counts over the painted cells.
fn write_letters_and_counts(view: &BoardView, plan: &BoardLayout, buffer: &mut Buffer) {
    for pit in Pit::all() {
        for (x, text, style) in signs::pit_label(view, plan, pit) {
            write_on_paint(buffer, x, plan.letter_line_ys[pit.seat()], &text, style);
        }
        if let Some(line_y) = plan.caption_line_y {
            let (x, text, style) = signs::caption_between_rows(view, plan, pit);
            write_on_paint(buffer, x, line_y, &text, style);
        }
    }
    for place in all_places() {
        let (x, text, style) = signs::count_text(view, plan, place);
        write_on_paint(buffer, x, plan.count_line_y(place), &text, style);
    }
}

/// Writes text whose background is the painted color of its cells.
fn write_on_paint(buffer: &mut Buffer, x: u16, y: u16, text: &str, style: Style) {
    for (x, character) in (x..).zip(text.chars()) {
        if let Some(cell) = buffer.cell_mut((x, y)) {
            let background_color = cell_color(cell);
            cell.set_char(character)
                .set_style(Style::new().bg(background_color).patch(style));
        }
    }
}

/// One color for a whole painted cell: the average of its two colors. Indexed colors have no color
/// between them, so for them it is the color of most of the cell.
fn cell_color(cell: &Cell) -> Color {
    if let (Color::Rgb(red, green, blue), Color::Rgb(red2, green2, blue2)) = (cell.fg, cell.bg) {
        return Color::Rgb(
            red.midpoint(red2),
            green.midpoint(green2),
            blue.midpoint(blue2),
        );
    }
    let mut characters = QUADRANT_CHARACTERS.iter();
    let foreground_quarters = characters
        .position(|character| *character == cell.symbol())
        .map_or(0, usize::count_ones);
    if foreground_quarters > 2 {
        cell.fg
    } else {
        cell.bg
    }
}
