//! The painted board as a picture, for terminals that can show pictures: [`BoardPicture`] contains
//! the place and the contents of the board, and paints it with any number of pixels per cell.
//!
//! The picture has two layers: the empty board, which takes long to paint and hardly ever changes,
//! and over it a part for each pit and store.

use awale_rules::{BoardPlace, PITS, PerSeat};
use ratatui::{buffer::Cell, layout::Rect, style::Color};

use super::{
    BoardContents, EmptyBoardLook, all_places, board_area, carving::CarvedWood,
    rounded_rectangle::RoundedRectangle,
};
use crate::board::canvas::{Canvas, PixelsPerCell};

/// A board that has left room for a picture.
#[derive(Clone, Debug, PartialEq)]
pub struct BoardPicture {
    empty_board_look: EmptyBoardLook,
    contents: BoardContents,
}

/// Leaves a cell blank, in one color. No other cell has the same color as foreground and
/// background, so each of these cells is sent to the terminal again when the picture leaves.
pub(super) fn blank_for_picture(cell: &mut Cell, color: Color) {
    cell.set_symbol(" ").set_fg(color).set_bg(color);
}

/// Whether a cell on the board was left blank for the picture, because it has no text.
pub fn is_blank_for_picture(cell: &Cell) -> bool {
    cell.symbol() == " " && cell.fg == cell.bg
}

/// Pixels as red, green and blue, row by row from the top left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RgbPixels {
    /// Pixels in a row.
    pub width: usize,
    pub colors: Vec<[u8; 3]>,
}

impl RgbPixels {
    /// The number of rows.
    pub fn height(&self) -> usize {
        self.colors.len().checked_div(self.width).unwrap_or(0)
    }

    /// Copies a rectangle, given as column, row, width and height in pixels.
    #[must_use]
    pub fn copy_rectangle(&self, [x, y, width, height]: [usize; 4]) -> RgbPixels {
        let rows = self.colors.chunks_exact(self.width).skip(y).take(height);
        let colors = rows.flat_map(|row| row.iter().skip(x).take(width).copied());
        RgbPixels {
            width,
            colors: colors.collect(),
        }
    }
}

impl BoardPicture {
    pub(super) fn new(empty_board_look: EmptyBoardLook, contents: BoardContents) -> BoardPicture {
        BoardPicture {
            empty_board_look,
            contents,
        }
    }

    /// The cells that the picture covers.
    pub fn area(&self) -> Rect {
        board_area(&self.empty_board_look.plan)
    }

    /// The pits and stores with their cells. They do not overlap.
    pub fn places_with_areas(&self) -> impl Iterator<Item = (BoardPlace, Rect)> + '_ {
        all_places().map(|place| (place, self.empty_board_look.plan.place_area(place)))
    }

    /// Whether the empty board of `other` has the same place and the same look.
    pub fn has_same_empty_board(&self, other: &BoardPicture) -> bool {
        self.empty_board_look == other.empty_board_look
    }

    /// Whether the pit or store `place` has the same content on both boards.
    pub fn has_same_contents_in(&self, other: &BoardPicture, place: BoardPlace) -> bool {
        let content_of_place = |board: &BoardPicture| {
            let contents = &board.contents;
            (
                contents.seeds(place),
                contents.ghost_seeds(place),
                contents.animated_places.is_place_animated(place),
            )
        };
        content_of_place(self) == content_of_place(other)
    }

    /// This board with seeds in every pit and with the glow around every pit that has just changed,
    /// so that the picture has all colors that can occur.
    #[must_use]
    pub fn filled_to_show_all_colors(&self) -> BoardPicture {
        let mut contents = BoardContents {
            pits: [6; PITS],
            stores: PerSeat::from_fn(|_| 20),
            ..BoardContents::default()
        };
        contents.animated_places.captured_pits[0] = true;
        BoardPicture::new(self.empty_board_look.clone(), contents)
    }

    /// Paints the empty board. This takes tens of milliseconds.
    pub fn paint_empty_board(&self, density: PixelsPerCell) -> RgbPixels {
        let EmptyBoardLook {
            plan,
            paint,
            table_color,
        } = &self.empty_board_look;
        let (area, pixel_size) = (self.area(), density.pixel_size());
        let wood = CarvedWood::new(plan, paint, *table_color);
        let width = usize::from(area.width) * usize::from(density.pixels_across);
        let pixel_count = width * usize::from(area.height) * usize::from(density.pixels_down);
        let pixel_position = |i: usize| {
            [
                (i % width) as f32 * pixel_size.0,
                (i / width) as f32 * pixel_size.1,
            ]
        };
        let colors =
            (0..pixel_count).map(|i| wood.pixel_color(pixel_position(i), pixel_size).to_bytes());
        RgbPixels {
            width,
            colors: colors.collect(),
        }
    }

    /// Paints a pit or store over the empty board.
    pub fn paint_place(
        &self,
        place: BoardPlace,
        empty_board_pixels: &RgbPixels,
        density: PixelsPerCell,
    ) -> RgbPixels {
        let (place_area, area) = (self.empty_board_look.plan.place_area(place), self.area());
        let (pixels_across, pixels_down) = (
            usize::from(density.pixels_across),
            usize::from(density.pixels_down),
        );
        let place_pixels = empty_board_pixels.copy_rectangle([
            usize::from(place_area.x - area.x) * pixels_across,
            usize::from(place_area.y - area.y) * pixels_down,
            usize::from(place_area.width) * pixels_across,
            usize::from(place_area.height) * pixels_down,
        ]);
        let mut canvas = Canvas::from_pixels(place_pixels.width, density, place_pixels.colors);
        let (width, height) = (f32::from(place_area.width), f32::from(place_area.height));
        let hollow = RoundedRectangle::new(0.0, 0.0, width, 2.0 * height);
        self.contents
            .paint_place(place, &mut canvas, &hollow, &self.empty_board_look.paint);
        RgbPixels {
            width: place_pixels.width,
            colors: canvas.into_pixels(),
        }
    }
}
