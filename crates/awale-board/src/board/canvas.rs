//! A small canvas of pixels, four to a cell: two across and two down. A cell has two colors, its
//! own and its background's, and one of sixteen block characters says which quarters have which;
//! the four pixels are sorted into the two colors that come nearest.
//!
//! Areas are measured in *units*: a cell is one unit wide and two high, so a unit is about as wide
//! as it is high. A pixel is half a unit wide and one high.

use ratatui::buffer::{Buffer, Cell};
use ratatui::layout::Rect;
use ratatui::style::Color;

use crate::theme::Rgb;

/// Pixels across a cell, and so in a unit of width.
const ACROSS: usize = 2;
/// Pixels down a cell, one in each unit of height.
const DOWN: usize = 2;
/// The block characters, by the quarters that have the cell's own color: 1 the upper left, 2 the
/// upper right, 4 the lower left, 8 the lower right.
pub const BLOCKS: [&str; 16] = [
    " ", "▘", "▝", "▀", "▖", "▌", "▞", "▛", "▗", "▚", "▐", "▜", "▄", "▙", "▟", "█",
];
/// Where four pixels are this near to each other (in steps of brightness of 255), the eye sees no
/// difference, and a blank of one color takes fewer bytes.
const ALIKE: f32 = 2.5;

/// Pixels, row by row from the top left.
#[derive(Clone, Debug, Default)]
pub struct Canvas {
    width: usize,
    pixels: Vec<Rgb>,
}

impl Canvas {
    /// A canvas that covers `width` by `height` cells, each pixel as `paint` answers for its upper
    /// left corner.
    #[must_use]
    pub fn paint(width: u16, height: u16, mut paint: impl FnMut(f32, f32) -> Rgb) -> Canvas {
        let (width, height) = (ACROSS * usize::from(width), DOWN * usize::from(height));
        let pixels = (0..width * height)
            .map(|i| paint((i % width) as f32 / ACROSS as f32, (i / width) as f32))
            .collect();
        Canvas { width, pixels }
    }

    /// Takes over the pixels of `other`, in the memory that is there.
    pub fn copy_from(&mut self, other: &Canvas) {
        self.width = other.width;
        self.pixels.clone_from(&other.pixels);
    }

    /// Changes the pixels of a rectangle, given by its left, top, right and bottom bounds and cut
    /// off at the edges: `change` is handed the place of each pixel's middle and its color.
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "places on the canvas"
    )]
    pub fn change(
        &mut self,
        [left, top, right, bottom]: [f32; 4],
        mut change: impl FnMut(f32, f32, Rgb) -> Rgb,
    ) {
        let height = self.pixels.len().checked_div(self.width).unwrap_or(0);
        let index = |place: f32, most: usize| (place.max(0.0) as usize).min(most);
        let across = ACROSS as f32;
        let columns =
            index((left * across).floor(), self.width)..index((right * across).ceil(), self.width);
        for y in index(top.floor(), height)..index(bottom.ceil(), height) {
            for x in columns.clone() {
                let pixel = &mut self.pixels[y * self.width + x];
                *pixel = change((x as f32 + 0.5) / across, y as f32 + 0.5, *pixel);
            }
        }
    }

    /// The four pixels of each cell, row by row.
    fn quarters(&self) -> impl Iterator<Item = [Rgb; 4]> + '_ {
        self.pixels
            .chunks_exact(DOWN * self.width.max(1))
            .flat_map(|rows| {
                let (upper, lower) = rows.split_at(self.width);
                let pairs = upper.chunks_exact(ACROSS).zip(lower.chunks_exact(ACROSS));
                pairs.map(|(upper, lower)| [upper[0], upper[1], lower[0], lower[1]])
            })
    }

    /// Writes the canvas into the cells of `area`, which has its size.
    pub fn write(&self, area: Rect, buffer: &mut Buffer) {
        for (position, pixels) in area.positions().zip(self.quarters()) {
            if let Some(cell) = buffer.cell_mut(position) {
                fill(pixels, cell);
            }
        }
    }
}

/// A canvas with its cells, which are kept from frame to frame: only those whose pixels change are
/// made anew.
#[derive(Clone, Debug, Default)]
pub struct Picture {
    shown: Canvas,
    cells: Vec<Cell>,
}

impl Picture {
    /// Shows what is on `canvas` now.
    pub fn show(&mut self, canvas: &Canvas) {
        if self.shown.width != canvas.width || self.shown.pixels.len() != canvas.pixels.len() {
            self.cells.clear();
            self.cells
                .resize(canvas.pixels.len() / (ACROSS * DOWN), Cell::EMPTY);
            self.cells
                .iter_mut()
                .zip(canvas.quarters())
                .for_each(|(cell, pixels)| fill(pixels, cell));
        } else {
            let quarters = self.shown.quarters().zip(canvas.quarters());
            for (cell, (before, now)) in self.cells.iter_mut().zip(quarters) {
                if before != now {
                    fill(now, cell);
                }
            }
        }
        self.shown.copy_from(canvas);
    }

    /// Writes the cells into `area`, which has the picture's size.
    pub fn write(&self, area: Rect, buffer: &mut Buffer) {
        for (position, cell) in area.positions().zip(&self.cells) {
            if let Some(place) = buffer.cell_mut(position) {
                place.clone_from(cell);
            }
        }
    }
}

/// Gives a cell the two colors and the block that show four pixels best: of the ways to part them
/// by brightness, the one whose parts are most alike in themselves.
fn fill(pixels: [Rgb; 4], cell: &mut Cell) {
    let light = pixels.map(Rgb::brightness);
    let mut order = [0, 1, 2, 3];
    // Five exchanges sort four things.
    for (a, b) in [(0, 1), (2, 3), (0, 2), (1, 3), (1, 2)] {
        if light[order[a]] > light[order[b]] {
            order.swap(a, b);
        }
    }
    let sorted = order.map(|i| light[i]);
    if sorted[3] - sorted[0] < ALIKE {
        cell.set_symbol(" ")
            .set_fg(Color::Reset)
            .set_bg(mean(&pixels, &order).colour());
        return;
    }
    let (dark, bright) = order.split_at(parting(sorted));
    let block = bright.iter().fold(0, |block, quarter| block | 1 << quarter);
    cell.set_symbol(BLOCKS[block])
        .set_fg(mean(&pixels, bright).colour())
        .set_bg(mean(&pixels, dark).colour());
}

/// Where to part four numbers in order, so that the squares of what is lost come to the least.
fn parting([a, b, c, d]: [f32; 4]) -> usize {
    let two = |a: f32, b: f32| (a - b) * (a - b) / 2.0;
    let three = |a: f32, b: f32, c: f32| (two(a, b) + two(a, c) + two(b, c)) * 2.0 / 3.0;
    let (first, middle, last) = (three(b, c, d), two(a, b) + two(c, d), three(a, b, c));
    match () {
        () if middle <= first && middle <= last => 2,
        () if first <= last => 1,
        () => 3,
    }
}

/// The color between some of four pixels.
fn mean(pixels: &[Rgb; 4], some: &[usize]) -> Rgb {
    some.iter().fold(Rgb::default(), |sum, &i| sum + pixels[i]) * (1.0 / some.len() as f32)
}
