//! A small canvas with four pixels per cell: two across and two down. A cell of a terminal shows
//! two colors, its foreground and its background, and one of sixteen block characters says which
//! quarters have the foreground. So the four pixels of a cell are reduced to the two colors that
//! come nearest.
//!
//! Areas are measured in *units*. A cell is one unit wide and two units high, which makes a unit
//! about square on the screen. A pixel is half a unit wide and one unit high.
//!
//! For a terminal that shows pictures, a canvas can have more pixels per cell: its [`Density`].

use ratatui::buffer::{Buffer, Cell};
use ratatui::layout::Rect;
use ratatui::style::Color;

use crate::theme::depth::painted_in_256;
use crate::theme::{Paint, Rgb};

/// Pixels per cell of a canvas that becomes block characters: two across and two down.
const PIXELS_ACROSS: usize = Density::BLOCKS.across as usize;
const PIXELS_DOWN: usize = Density::BLOCKS.down as usize;
/// The block characters. The index is a bit set of the quarters in the foreground color: 1 upper
/// left, 2 upper right, 4 lower left, 8 lower right.
pub const BLOCKS: [&str; 16] = [
    " ", "▘", "▝", "▀", "▖", "▌", "▞", "▛", "▗", "▚", "▐", "▜", "▄", "▙", "▟", "█",
];
/// If four pixels differ by less than this brightness (of 255), the cell is a blank in one color:
/// the eye sees no difference, and a blank takes fewer bytes.
const MAX_INVISIBLE_DIFFERENCE: f32 = 2.5;

/// The number of pixels in a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Density {
    pub across: u16,
    pub down: u16,
}

impl Density {
    /// The density of block characters.
    pub const BLOCKS: Density = Density { across: 2, down: 2 };

    /// Width and height of a pixel in units.
    pub fn pixel(self) -> (f32, f32) {
        (1.0 / f32::from(self.across), 2.0 / f32::from(self.down))
    }

    /// The height of a pixel of block characters divided by the height of a pixel of this density.
    pub fn fineness(self) -> f32 {
        f32::from(self.down) / f32::from(Density::BLOCKS.down)
    }
}

impl Default for Density {
    fn default() -> Density {
        Density::BLOCKS
    }
}

/// Pixels, row by row from the top left.
#[derive(Clone, Debug, Default)]
pub struct Canvas {
    width: usize,
    density: Density,
    pixels: Vec<Rgb>,
}

impl Canvas {
    /// Creates a canvas of `width` by `height` cells for block characters. `paint` returns the color
    /// of the pixel whose upper left corner it is given, in units.
    pub fn paint(width: u16, height: u16, mut paint: impl FnMut(f32, f32) -> Rgb) -> Canvas {
        let density = Density::BLOCKS;
        let (across, down) = density.pixel();
        let width = usize::from(density.across) * usize::from(width);
        let count = width * usize::from(density.down) * usize::from(height);
        let pixels = (0..count)
            .map(|i| paint((i % width) as f32 * across, (i / width) as f32 * down))
            .collect();
        Canvas {
            width,
            density,
            pixels,
        }
    }

    /// Creates a canvas from rows of `width` pixels.
    pub fn of_pixels(width: usize, density: Density, pixels: Vec<Rgb>) -> Canvas {
        Canvas {
            width,
            density,
            pixels,
        }
    }

    /// The pixels, row by row from the top left.
    pub fn pixels(&self) -> &[Rgb] {
        &self.pixels
    }

    pub fn density(&self) -> Density {
        self.density
    }

    /// Changes the pixels inside a rectangle, given as left, top, right and bottom in units and
    /// clipped at the edges. `change` gets the middle of each pixel and its color.
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
        let (across, down) = self.density.pixel();
        let columns =
            index((left / across).floor(), self.width)..index((right / across).ceil(), self.width);
        for y in index((top / down).floor(), height)..index((bottom / down).ceil(), height) {
            for x in columns.clone() {
                let pixel = &mut self.pixels[y * self.width + x];
                *pixel = change((x as f32 + 0.5) * across, (y as f32 + 0.5) * down, *pixel);
            }
        }
    }

    /// The four pixels of each cell, row by row.
    fn quarters(&self) -> impl Iterator<Item = [Rgb; 4]> + '_ {
        self.pixels
            .chunks_exact(PIXELS_DOWN * self.width.max(1))
            .flat_map(|rows| {
                let (upper, lower) = rows.split_at(self.width);
                let pairs = upper
                    .chunks_exact(PIXELS_ACROSS)
                    .zip(lower.chunks_exact(PIXELS_ACROSS));
                pairs.map(|(upper, lower)| [upper[0], upper[1], lower[0], lower[1]])
            })
    }

    /// Writes the canvas into the cells of `area`, which must be as large as the canvas.
    pub fn write(&self, area: Rect, paint: &Paint, buffer: &mut Buffer) {
        let shade = shade(paint);
        for (position, pixels) in area.positions().zip(self.quarters()) {
            if let Some(cell) = buffer.cell_mut(position) {
                Block::of(pixels, shade).write(cell);
            }
        }
    }
}

/// Turns painted colors into the colors of a terminal.
type Shade = fn(Rgb) -> Color;

fn shade(paint: &Paint) -> Shade {
    if paint.has_256_colors {
        painted_in_256
    } else {
        Rgb::color
    }
}

/// The cells of a canvas. They are kept from frame to frame, and only cells whose pixels changed
/// are computed again. In a club each visitor has such a picture, so it is small: 20 bytes a cell.
#[derive(Clone, Debug, Default)]
pub struct Picture {
    /// A hash of the pixels of each cell.
    hashes: Vec<u64>,
    blocks: Vec<Block>,
}

impl Picture {
    /// Replaces the picture with `canvas`. The paint must have the same colors each time.
    pub fn show(&mut self, canvas: &Canvas, paint: &Paint) {
        let shade = shade(paint);
        let count = canvas.pixels.len() / (PIXELS_ACROSS * PIXELS_DOWN);
        if self.blocks.len() != count {
            (self.hashes, self.blocks) = (Vec::with_capacity(count), Vec::with_capacity(count));
            for pixels in canvas.quarters() {
                self.hashes.push(hash(pixels));
                self.blocks.push(Block::of(pixels, shade));
            }
            return;
        }
        let cells = self.hashes.iter_mut().zip(&mut self.blocks);
        for ((before, block), pixels) in cells.zip(canvas.quarters()) {
            let now = hash(pixels);
            if *before != now {
                (*before, *block) = (now, Block::of(pixels, shade));
            }
        }
    }

    /// Writes the cells into `area`, which must be as large as the picture.
    pub fn write(&self, area: Rect, buffer: &mut Buffer) {
        for (position, block) in area.positions().zip(&self.blocks) {
            if let Some(cell) = buffer.cell_mut(position) {
                cell.reset();
                block.write(cell);
            }
        }
    }
}

/// Hashes the pixels of a cell (FNV-1a, a number at a time).
fn hash(pixels: [Rgb; 4]) -> u64 {
    let parts = pixels.iter().flat_map(|pixel| pixel.0);
    parts.fold(0xcbf2_9ce4_8422_2325, |hash, part| {
        (hash ^ u64::from(part.to_bits())).wrapping_mul(0x0100_0000_01b3)
    })
}

/// The block character and the colors of a painted cell.
#[derive(Clone, Copy, Debug)]
struct Block {
    /// An index into [`BLOCKS`].
    sign: u8,
    fg: Color,
    bg: Color,
}

impl Block {
    fn write(self, cell: &mut Cell) {
        cell.set_symbol(BLOCKS[usize::from(self.sign)])
            .set_fg(self.fg)
            .set_bg(self.bg);
    }

    /// Chooses the two colors and the block character that represent four pixels best. Of all ways
    /// to split them by brightness, it takes the one with the least variation within the two
    /// groups.
    fn of(pixels: [Rgb; 4], shade: Shade) -> Block {
        let light = pixels.map(Rgb::brightness);
        let mut order = [0, 1, 2, 3];
        // A sorting network for four elements needs five comparisons.
        for (a, b) in [(0, 1), (2, 3), (0, 2), (1, 3), (1, 2)] {
            if light[order[a]] > light[order[b]] {
                order.swap(a, b);
            }
        }
        let sorted = order.map(|i| light[i]);
        let (dark, bright) = order.split_at(split_index(sorted));
        let [bg, fg] = [dark, bright].map(|some| shade(mean(&pixels, some)));
        if sorted[3] - sorted[0] < MAX_INVISIBLE_DIFFERENCE || fg == bg {
            return Block {
                sign: 0,
                fg: Color::Reset,
                bg: shade(mean(&pixels, &order)),
            };
        }
        let sign = bright.iter().fold(0, |sign, quarter| sign | 1 << quarter);
        Block { sign, fg, bg }
    }
}

/// The index at which to split four sorted numbers, so that the sum of squared errors is smallest.
fn split_index([a, b, c, d]: [f32; 4]) -> usize {
    let two = |a: f32, b: f32| (a - b) * (a - b) / 2.0;
    let three = |a: f32, b: f32, c: f32| (two(a, b) + two(a, c) + two(b, c)) * 2.0 / 3.0;
    let (first, middle, last) = (three(b, c, d), two(a, b) + two(c, d), three(a, b, c));
    match () {
        () if middle <= first && middle <= last => 2,
        () if first <= last => 1,
        () => 3,
    }
}

/// The average color of some of the four pixels.
fn mean(pixels: &[Rgb; 4], some: &[usize]) -> Rgb {
    some.iter().fold(Rgb::default(), |sum, &i| sum + pixels[i]) * (1.0 / some.len() as f32)
}
