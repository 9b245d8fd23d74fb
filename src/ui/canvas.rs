//! A small canvas of pixels, two to a cell: the upper half block has its own colour and the cell's background shows
//! below it, so a cell gives two pixels that are about square.

use std::ops::{Add, Mul};

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Color;

/// A colour for arithmetic: red, green and blue from 0 to 255, not rounded.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Rgb(pub [f32; 3]);

impl Rgb {
    /// This colour where `amount` is 0, `other` where it is 1, and a mixture between.
    #[must_use]
    pub fn mix(self, other: Rgb, amount: f32) -> Rgb {
        self * (1.0 - amount) + other * amount
    }

    /// The colour for a cell.
    #[must_use]
    pub fn colour(self) -> Color {
        let [red, green, blue] = self.0.map(|part| (part + 0.5) as u8);
        Color::Rgb(red, green, blue)
    }
}

impl Add for Rgb {
    type Output = Rgb;

    fn add(self, other: Rgb) -> Rgb {
        Rgb(std::array::from_fn(|i| self.0[i] + other.0[i]))
    }
}

impl Mul<f32> for Rgb {
    type Output = Rgb;

    fn mul(self, factor: f32) -> Rgb {
        Rgb(self.0.map(|part| part * factor))
    }
}

/// Pixels, row by row from the top left.
#[derive(Clone, Debug, Default)]
pub struct Canvas {
    width: usize,
    pixels: Vec<Rgb>,
}

impl Canvas {
    /// A canvas that covers `width` by `height` cells, each pixel as `paint` answers for its place.
    #[must_use]
    pub fn paint(width: u16, height: u16, mut paint: impl FnMut(usize, usize) -> Rgb) -> Canvas {
        let (width, height) = (usize::from(width), 2 * usize::from(height));
        let pixels = (0..width * height).map(|i| paint(i % width, i / width)).collect();
        Canvas { width, pixels }
    }

    /// Pixels from left to right, and from top to bottom.
    #[must_use]
    pub fn size(&self) -> (usize, usize) {
        (self.width, self.pixels.len().checked_div(self.width).unwrap_or(0))
    }

    /// Takes over the pixels of `other`, in the memory that is there.
    pub fn copy_from(&mut self, other: &Canvas) {
        self.width = other.width;
        self.pixels.clone_from(&other.pixels);
    }

    /// Changes the pixels of a rectangle, given by its bounds in pixels and cut off at the edges: `change` is
    /// handed the place of each pixel's middle and its colour.
    pub fn change(&mut self, [left, top, right, bottom]: [f32; 4], mut change: impl FnMut(f32, f32, Rgb) -> Rgb) {
        let (width, height) = self.size();
        let columns = (left.floor().max(0.0) as usize)..(right.ceil().max(0.0) as usize).min(width);
        for y in (top.floor().max(0.0) as usize)..(bottom.ceil().max(0.0) as usize).min(height) {
            for x in columns.clone() {
                let pixel = &mut self.pixels[y * width + x];
                *pixel = change(x as f32 + 0.5, y as f32 + 0.5, *pixel);
            }
        }
    }

    /// Writes the canvas into the cells of `area`, which has its size.
    pub fn write(&self, area: Rect, buffer: &mut Buffer) {
        let rows = self.pixels.chunks_exact(2 * self.width.max(1));
        for (y, pair) in (area.top()..area.bottom()).zip(rows) {
            let (upper, lower) = pair.split_at(self.width);
            for ((x, upper), lower) in (area.left()..area.right()).zip(upper).zip(lower) {
                if let Some(cell) = buffer.cell_mut((x, y)) {
                    let (upper, lower) = (upper.colour(), lower.colour());
                    // A blank needs no colour of its own, and is drawn without seams everywhere.
                    if upper == lower {
                        cell.set_symbol(" ").set_fg(Color::Reset).set_bg(lower);
                    } else {
                        cell.set_symbol("▀").set_fg(upper).set_bg(lower);
                    }
                }
            }
        }
    }
}
