//! The picture that moves: the shapes of the board turned into pixels, and a frame for each position that holds only what
//! changed.
//!
//! The shapes are painted at twice the size, without smoothing. Four such points make a pixel: of the two paints that most of
//! them have, mixed by how many each has, which smooths the edges with a palette that is small and always the same.

#![expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "places on the canvas and in the palette are small"
)]

use gif::{DisposalMethod, Encoder, EncodingError, Frame, Repeat};

use super::Exhibit;
use super::drawing::{self, HEIGHT, Ink, Shape, WIDTH};
use super::font::{self, ROWS};

/// Pixels across and down: one for each unit.
const SIZE: (usize, usize) = (WIDTH as usize, HEIGHT as usize);
/// Points across a pixel.
const FINE: usize = 2;
/// Points in a pixel.
const POINTS: u8 = (FINE * FINE) as u8;
/// Paints, and pairs of them.
const INKS: usize = Ink::ALL.len();
/// How long a position stays, and the last one, in hundredths of a second.
const STAY: u16 = 100;
const LAST_STAY: u16 = 400;

/// The frames of a game, from its first position to its last.
pub(super) fn film(picture: &Exhibit) -> Result<Vec<u8>, EncodingError> {
    let (positions, moves) = (picture.positions(), picture.record.moves());
    let mut out = Encoder::new(Vec::new(), SIZE.0 as u16, SIZE.1 as u16, &palette())?;
    if positions.len() > 1 {
        out.set_repeat(Repeat::Infinite)?;
    }
    let mut before = Vec::new();
    for (number, position) in positions.iter().enumerate() {
        let last = number.checked_sub(1).map(|last| moves[last]);
        let pixels = pixels(&drawing::board(position, last, picture.record.sowing));
        let delay = if number + 1 == positions.len() { LAST_STAY } else { STAY };
        out.write_frame(&changed(&before, &pixels, delay))?;
        before = pixels;
    }
    out.into_inner()
}

/// The smallest rectangle that holds all that changed; a pixel where nothing did, and everything at first.
fn changed(before: &[u8], now: &[u8], delay: u16) -> Frame<'static> {
    let (width, height) = SIZE;
    let differs = |x: usize, y: usize| before.get(y * width + x) != Some(&now[y * width + x]);
    let rows: Vec<usize> = (0..height).filter(|&y| (0..width).any(|x| differs(x, y))).collect();
    let columns: Vec<usize> = (0..width).filter(|&x| rows.iter().any(|&y| differs(x, y))).collect();
    let bounds = |places: &[usize]| (places.first().copied().unwrap_or(0), places.last().copied().unwrap_or(0));
    let ((left, right), (top, bottom)) = (bounds(&columns), bounds(&rows));
    let buffer: Vec<u8> = (top..=bottom).flat_map(|y| &now[y * width + left..=y * width + right]).copied().collect();
    Frame {
        delay,
        dispose: DisposalMethod::Keep,
        left: left as u16,
        top: top as u16,
        width: (right - left + 1) as u16,
        height: (bottom - top + 1) as u16,
        buffer: buffer.into(),
        ..Frame::default()
    }
}

/// The place of a mixture in the palette: `parts` of [`POINTS`] of the ink `one`, the rest of `other`; `one` is the lower.
fn mixture(one: usize, other: usize, parts: u8) -> u8 {
    let pair = (0..one).map(|lower| INKS - 1 - lower).sum::<usize>() + (other - one - 1);
    (INKS + pair * usize::from(POINTS - 1)) as u8 + parts - 1
}

/// All paints, then their mixtures, in the order of [`mixture`].
fn palette() -> Vec<u8> {
    let mut palette: Vec<u8> = Ink::ALL.iter().flat_map(|ink| ink.rgb()).collect();
    for one in 0..INKS {
        for other in one + 1..INKS {
            for parts in 1..u16::from(POINTS) {
                let (one, other) = (Ink::ALL[one].rgb(), Ink::ALL[other].rgb());
                let mixed = |place: usize| {
                    let sum = u16::from(one[place]) * parts + u16::from(other[place]) * (u16::from(POINTS) - parts);
                    (sum / u16::from(POINTS)) as u8
                };
                palette.extend([0, 1, 2].map(mixed));
            }
        }
    }
    palette
}

/// The shapes as places in the palette, row by row.
fn pixels(shapes: &[Shape]) -> Vec<u8> {
    let mut canvas = PointGrid(vec![0; SIZE.0 * SIZE.1 * usize::from(POINTS)]);
    for shape in shapes {
        canvas.draw(shape);
    }
    let pixel = |at: usize| {
        let (x, y) = (at % SIZE.0 * FINE, at / SIZE.0 * FINE);
        let points =
            [(0, 0), (1, 0), (0, 1), (1, 1)].map(|(right, down)| canvas.0[(y + down) * SIZE.0 * FINE + x + right]);
        if points[1..].iter().all(|point| *point == points[0]) {
            return points[0];
        }
        let count = |ink: u8| points.map(|point| u8::from(point == ink)).into_iter().sum::<u8>();
        let one = points.into_iter().max_by_key(|&ink| (count(ink), ink)).unwrap_or(0);
        let Some(other) = points.into_iter().filter(|&ink| ink != one).max_by_key(|&ink| (count(ink), ink)) else {
            return one;
        };
        let parts = count(one);
        if one < other {
            mixture(one.into(), other.into(), parts)
        } else {
            mixture(other.into(), one.into(), POINTS - parts)
        }
    };
    (0..SIZE.0 * SIZE.1).map(pixel).collect()
}

/// Points, row by row, each the number of its ink.
struct PointGrid(Vec<u8>);

impl PointGrid {
    /// Paints the points of a rectangle, given in units, whose middles `holds` says yes to.
    fn fill(&mut self, [left, top, right, bottom]: [f32; 4], ink: Ink, holds: impl Fn(f32, f32) -> bool) {
        let fine = FINE as f32;
        let range = |from: f32, to: f32, most: usize| {
            ((from * fine).max(0.0) as usize).min(most)..((to * fine + 1.0).max(0.0) as usize).min(most)
        };
        for y in range(top, bottom, SIZE.1 * FINE) {
            for x in range(left, right, SIZE.0 * FINE) {
                if holds((x as f32 + 0.5) / fine, (y as f32 + 0.5) / fine) {
                    self.0[y * SIZE.0 * FINE + x] = ink as u8;
                }
            }
        }
    }

    fn draw(&mut self, shape: &Shape) {
        match shape {
            Shape::Disc { x, y, radius, ink } => {
                let within = |px: f32, py: f32| (px - x) * (px - x) + (py - y) * (py - y) <= radius * radius;
                self.fill([x - radius, y - radius, x + radius, y + radius], *ink, within);
            }
            Shape::Plate { x, y, width, height, round, ink } => {
                let within = |px: f32, py: f32| {
                    let beyond = |place: f32, from: f32, long: f32| {
                        (from + round - place).max(place - (from + long - round)).max(0.0)
                    };
                    let (across, down) = (beyond(px, *x, *width), beyond(py, *y, *height));
                    let inside = px >= *x && px <= x + width && py >= *y && py <= y + height;
                    inside && across * across + down * down <= round * round
                };
                self.fill([*x, *y, x + width, y + height], *ink, within);
            }
            Shape::Sign { x, y, size, text, ink } => self.write(text, (*x, *y), *size, *ink),
        }
    }

    /// Writes signs, centred at a place; what has no sign is left out.
    fn write(&mut self, text: &str, (x, y): (f32, f32), size: f32, ink: Ink) {
        // A sign is as high as a digit of that size; its pixels are whole points.
        let dot = (size * 0.72 * FINE as f32 / ROWS as f32 + 0.5) as usize as f32 / FINE as f32;
        let left = x - dot * (4 * text.len() - 1) as f32 / 2.0;
        for (place, rows) in text.chars().filter_map(font::glyph).enumerate() {
            let left = left + dot * 4.0 * place as f32;
            let top = y - dot * ROWS as f32 / 2.0;
            let (left, top) = (libm::floorf(left * 2.0) / 2.0, libm::floorf(top * 2.0) / 2.0);
            let within = |px: f32, py: f32| {
                let (column, row) = (((px - left) / dot) as usize, ((py - top) / dot) as usize);
                px >= left && py >= top && column < 3 && rows.get(row).is_some_and(|bits| bits >> (2 - column) & 1 == 1)
            };
            self.fill([left, top, left + dot * 3.0, top + dot * ROWS as f32], ink, within);
        }
    }
}
