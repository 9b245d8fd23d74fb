//! A small canvas with four pixels per cell: two across and two down. A cell of a terminal shows
//! two colors, its foreground and its background, and one of sixteen block characters says which
//! quarters have the foreground. So the four pixels of a cell are reduced to the two colors that
//! come nearest.
//!
//! Areas are measured in *units*. A cell is one unit wide and two units high, which makes a unit
//! about square on the screen. A pixel is half a unit wide and one unit high.
//!
//! For a terminal that shows pictures, a canvas can have more pixels per cell: its
//! [`PixelsPerCell`].

use ratatui::{
    buffer::{Buffer, Cell},
    layout::Rect,
    style::Color,
};

use crate::theme::{PaintColors, Rgb};

/// Pixels per cell of a canvas that becomes block characters: two across and two down.
const CELL_PIXELS_ACROSS: usize = PixelsPerCell::QUADRANTS.pixels_across as usize;
const CELL_PIXELS_DOWN: usize = PixelsPerCell::QUADRANTS.pixels_down as usize;
/// The block characters. The index is a bit set of the quarters in the foreground color: 1 upper
/// left, 2 upper right, 4 lower left, 8 lower right.
pub const QUADRANT_CHARACTERS: [&str; 16] = [
    " ", "▘", "▝", "▀", "▖", "▌", "▞", "▛", "▗", "▚", "▐", "▜", "▄", "▙", "▟", "█",
];
/// If four pixels differ by less than this brightness (of 255), the cell is a blank in one color:
/// the eye sees no difference, and a blank takes fewer bytes.
const INVISIBLE_BRIGHTNESS_DIFFERENCE: f32 = 2.5;

/// The number of pixels in a cell, across and down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PixelsPerCell {
    pub pixels_across: u16,
    pub pixels_down: u16,
}

impl PixelsPerCell {
    /// The pixels of a cell with quadrant block characters: two across and two down.
    pub const QUADRANTS: PixelsPerCell = PixelsPerCell {
        pixels_across: 2,
        pixels_down: 2,
    };

    /// Width and height of a pixel in units.
    pub fn pixel_size(self) -> (f32, f32) {
        (
            1.0 / f32::from(self.pixels_across),
            2.0 / f32::from(self.pixels_down),
        )
    }

    /// The height of a pixel of block characters divided by the height of a pixel of this density.
    pub fn times_finer_than_quadrants(self) -> f32 {
        f32::from(self.pixels_down) / f32::from(PixelsPerCell::QUADRANTS.pixels_down)
    }
}

impl Default for PixelsPerCell {
    fn default() -> PixelsPerCell {
        PixelsPerCell::QUADRANTS
    }
}

/// Pixels, row by row from the top left. The many pixels of a picture are bytes, so that only those
/// that change are converted.
#[derive(Clone, Debug, Default)]
pub struct Canvas<P = Rgb> {
    width: usize,
    density: PixelsPerCell,
    pixels: Vec<P>,
}

/// The type of a pixel's color: rounded to bytes, or exact as [`Rgb`].
pub trait Pixel: Copy + Into<Rgb> + From<Rgb> {}

impl<P: Copy + Into<Rgb> + From<Rgb>> Pixel for P {}

impl Canvas {
    /// Creates a canvas of `width` by `height` cells for block characters. `color_at` returns the
    /// color of the pixel whose upper left corner it is given, in units.
    pub fn from_painter(
        width: u16,
        height: u16,
        mut color_at: impl FnMut(f32, f32) -> Rgb,
    ) -> Canvas {
        let density = PixelsPerCell::QUADRANTS;
        let (pixel_width, pixel_height) = density.pixel_size();
        let width_in_pixels = usize::from(density.pixels_across) * usize::from(width);
        let pixel_count = width_in_pixels * usize::from(density.pixels_down) * usize::from(height);
        let pixels = (0..pixel_count)
            .map(|i| {
                color_at(
                    (i % width_in_pixels) as f32 * pixel_width,
                    (i / width_in_pixels) as f32 * pixel_height,
                )
            })
            .collect();
        Canvas {
            width: width_in_pixels,
            density,
            pixels,
        }
    }

    /// The four pixels of each cell, row by row.
    fn pixels_by_cell(&self) -> impl Iterator<Item = [Rgb; 4]> + '_ {
        self.pixels
            .chunks_exact(CELL_PIXELS_DOWN * self.width.max(1))
            .flat_map(|rows| {
                let (upper_row, lower_row) = rows.split_at(self.width);
                let upper_and_lower_pairs = upper_row
                    .chunks_exact(CELL_PIXELS_ACROSS)
                    .zip(lower_row.chunks_exact(CELL_PIXELS_ACROSS));
                upper_and_lower_pairs.map(|(upper, lower)| [upper[0], upper[1], lower[0], lower[1]])
            })
    }

    /// Writes the canvas into the cells of `area`, which must be as large as the canvas.
    pub fn write(&self, area: Rect, paint: &PaintColors, buffer: &mut Buffer) {
        for (position, pixels) in area.positions().zip(self.pixels_by_cell()) {
            if let Some(cell) = buffer.cell_mut(position) {
                QuadrantBlock::from_cell_pixels(pixels, paint).write(cell);
            }
        }
    }
}

impl<P: Pixel> Canvas<P> {
    /// Creates a canvas from rows of `width` pixels.
    pub fn from_pixels(width: usize, density: PixelsPerCell, pixels: Vec<P>) -> Canvas<P> {
        Canvas {
            width,
            density,
            pixels,
        }
    }

    /// The pixels, row by row from the top left.
    pub fn into_pixels(self) -> Vec<P> {
        self.pixels
    }

    pub fn density(&self) -> PixelsPerCell {
        self.density
    }

    /// Paints over the pixels inside a rectangle, given as left, top, right and bottom in units and
    /// clipped at the edges. `color_and_opacity_at` gets the middle of each pixel, and returns a
    /// color and its opacity, from 0 to 1.
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "places on the canvas"
    )]
    pub fn paint_over(
        &mut self,
        [left, top, right, bottom]: [f32; 4],
        mut color_and_opacity_at: impl FnMut(f32, f32) -> (Rgb, f32),
    ) {
        let height = self.pixels.len().checked_div(self.width).unwrap_or(0);
        let clamped_index = |place: f32, max_place: usize| (place.max(0.0) as usize).min(max_place);
        let (pixel_width, pixel_height) = self.density.pixel_size();
        let column_range = clamped_index((left / pixel_width).floor(), self.width)
            ..clamped_index((right / pixel_width).ceil(), self.width);
        for y in clamped_index((top / pixel_height).floor(), height)
            ..clamped_index((bottom / pixel_height).ceil(), height)
        {
            for x in column_range.clone() {
                let pixel = &mut self.pixels[y * self.width + x];
                let (color, opacity) = color_and_opacity_at(
                    (x as f32 + 0.5) * pixel_width,
                    (y as f32 + 0.5) * pixel_height,
                );
                if opacity >= 1.0 {
                    *pixel = color.into();
                } else if opacity > 0.0 {
                    *pixel = (*pixel).into().mix(color, opacity).into();
                }
            }
        }
    }
}

/// The cells of a canvas. They are kept from frame to frame, and only cells whose pixels changed
/// are computed again. In a club each visitor has such a picture, so it is small: 17 bytes a cell.
#[derive(Clone, Debug, Default)]
pub struct CanvasCells {
    /// A hash of the pixels of each cell.
    hashes: Vec<u64>,
    blocks: Vec<QuadrantBlock>,
}

impl CanvasCells {
    /// Replaces the picture with `canvas`. The paint must have the same colors each time.
    pub fn replace_with(&mut self, canvas: &Canvas, paint: &PaintColors) {
        let cell_count = canvas.pixels.len() / (CELL_PIXELS_ACROSS * CELL_PIXELS_DOWN);
        if self.blocks.len() != cell_count {
            (self.hashes, self.blocks) = (
                Vec::with_capacity(cell_count),
                Vec::with_capacity(cell_count),
            );
            for pixels in canvas.pixels_by_cell() {
                self.hashes.push(hash_pixels(pixels));
                self.blocks
                    .push(QuadrantBlock::from_cell_pixels(pixels, paint));
            }
            return;
        }
        let cells = self.hashes.iter_mut().zip(&mut self.blocks);
        for ((before, block), pixels) in cells.zip(canvas.pixels_by_cell()) {
            let pixel_hash = hash_pixels(pixels);
            if *before != pixel_hash {
                (*before, *block) = (pixel_hash, QuadrantBlock::from_cell_pixels(pixels, paint));
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
fn hash_pixels(pixels: [Rgb; 4]) -> u64 {
    let channels = pixels.iter().flat_map(|pixel| pixel.0);
    channels.fold(0xcbf2_9ce4_8422_2325, |hash, part| {
        (hash ^ u64::from(part.to_bits())).wrapping_mul(0x0100_0000_01b3)
    })
}

/// The block character and the colors of a painted cell.
#[derive(Clone, Copy, Debug)]
struct QuadrantBlock {
    /// An index into [`QUADRANT_CHARACTERS`].
    character_index: u8,
    fg: Color,
    bg: Color,
}

impl QuadrantBlock {
    fn write(self, cell: &mut Cell) {
        cell.set_symbol(QUADRANT_CHARACTERS[usize::from(self.character_index)])
            .set_fg(self.fg)
            .set_bg(self.bg);
    }

    /// Chooses the two colors and the block character that represent four pixels best. Of all ways
    /// to split them by brightness, it takes the one with the least variation within the two
    /// groups.
    fn from_cell_pixels(pixels: [Rgb; 4], paint: &PaintColors) -> QuadrantBlock {
        let brightnesses = pixels.map(Rgb::brightness);
        let mut pixel_order = [0, 1, 2, 3];
        // A sorting network for four elements needs five comparisons.
        for (a, b) in [(0, 1), (2, 3), (0, 2), (1, 3), (1, 2)] {
            if brightnesses[pixel_order[a]] > brightnesses[pixel_order[b]] {
                pixel_order.swap(a, b);
            }
        }
        let sorted_brightnesses = pixel_order.map(|i| brightnesses[i]);
        let (dark_pixels, bright_pixels) =
            pixel_order.split_at(best_split_of_sorted(sorted_brightnesses));
        let [bg, fg] = [dark_pixels, bright_pixels].map(|some| paint.group_color(&pixels, some));
        if sorted_brightnesses[3] - sorted_brightnesses[0] < INVISIBLE_BRIGHTNESS_DIFFERENCE
            || fg == bg
        {
            return QuadrantBlock {
                character_index: 0,
                fg: Color::Reset,
                bg: paint.group_color(&pixels, &pixel_order),
            };
        }
        let character_index = bright_pixels
            .iter()
            .fold(0, |sign, quarter| sign | 1 << quarter);
        QuadrantBlock {
            character_index,
            fg,
            bg,
        }
    }
}

/// The index at which to split four sorted numbers, so that the sum of squared errors is smallest.
fn best_split_of_sorted([a, b, c, d]: [f32; 4]) -> usize {
    let squared_error_of_two = |a: f32, b: f32| (a - b) * (a - b) / 2.0;
    let squared_error_of_three = |a: f32, b: f32, c: f32| {
        (squared_error_of_two(a, b) + squared_error_of_two(a, c) + squared_error_of_two(b, c)) * 2.0
            / 3.0
    };
    let (squared_error_of_first_split, squared_error_of_middle_split, squared_error_of_last_split) = (
        squared_error_of_three(b, c, d),
        squared_error_of_two(a, b) + squared_error_of_two(c, d),
        squared_error_of_three(a, b, c),
    );
    match () {
        () if squared_error_of_middle_split <= squared_error_of_first_split
            && squared_error_of_middle_split <= squared_error_of_last_split =>
        {
            2
        }
        () if squared_error_of_first_split <= squared_error_of_last_split => 1,
        () => 3,
    }
}

impl PaintColors {
    /// The color for some of the four pixels of a cell, given as indices in the order of
    /// brightness. In 256 colors an average would be a color that the board does not have, so they
    /// get the color of their middle pixel.
    fn group_color(&self, pixels: &[Rgb; 4], indices: &[usize]) -> Color {
        if self.tones.is_some() {
            return self.terminal_color(pixels[indices[indices.len() / 2]]);
        }
        let sum = indices
            .iter()
            .fold(Rgb::default(), |sum, &i| sum + pixels[i]);
        self.terminal_color(sum * (1.0 / indices.len() as f32))
    }
}
