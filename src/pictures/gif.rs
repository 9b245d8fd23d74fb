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
use super::drawing::{self, HEIGHT, Ink, LINE, Shape, WIDTH};
use super::font::{self, ROWS};

const FINE: usize = 2;
const POINTS: u8 = (FINE * FINE) as u8;
/// Paints, and pairs of them.
const INKS: usize = Ink::ALL.len();
/// How long a position stays, and the last one, in hundredths of a second.
const STAY: u16 = 100;
const LAST_STAY: u16 = 400;

/// The frames of a game, from its first position to its last.
pub(super) fn film(picture: &Exhibit) -> Result<Vec<u8>, EncodingError> {
    let (positions, moves) = (picture.positions(), picture.record.moves());
    let frames = positions.iter().enumerate().map(|(number, position)| {
        let last = number.checked_sub(1).map(|last| moves[last]);
        (drawing::board(position, last, picture.record.sowing), number + 1 == positions.len())
    });
    encoded((WIDTH, HEIGHT), frames)
}

/// Frames of shapes, each with whether it is the last, as a picture of so many pixels across and down.
pub(super) fn encoded(
    (width, height): (f32, f32),
    frames: impl Iterator<Item = (Vec<Shape>, bool)>,
) -> Result<Vec<u8>, EncodingError> {
    let (width, height) = (width as usize, height as usize);
    let mut out = Encoder::new(Vec::new(), width as u16, height as u16, &palette())?;
    let mut before = Vec::new();
    for (shapes, is_last) in frames {
        if before.is_empty() && !is_last {
            out.set_repeat(Repeat::Infinite)?;
        }
        let pixels = pixels(&shapes, width, height);
        out.write_frame(&changed(&before, &pixels, width, if is_last { LAST_STAY } else { STAY }))?;
        before = pixels;
    }
    out.into_inner()
}

/// The smallest rectangle that holds all that changed; a pixel where nothing did, and everything at first.
fn changed(before: &[u8], now: &[u8], width: usize, delay: u16) -> Frame<'static> {
    let (mut left, mut right, mut top, mut bottom) = (width - 1, 0, usize::MAX, 0);
    if before.is_empty() {
        (left, right, top, bottom) = (0, width - 1, 0, now.len() / width - 1);
    }
    for (y, (old, new)) in before.chunks_exact(width).zip(now.chunks_exact(width)).enumerate() {
        // Most rows are as they were, which is found out fastest for a whole row.
        if old != new {
            let differs = |x: &usize| old[*x] != new[*x];
            left = left.min((0..width).find(differs).unwrap_or(left));
            right = right.max((0..width).rfind(differs).unwrap_or(right));
            (top, bottom) = (top.min(y), y);
        }
    }
    if top > bottom {
        (left, right, top, bottom) = (0, 0, 0, 0);
    }
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
fn pixels(shapes: &[Shape], width: usize, height: usize) -> Vec<u8> {
    let across = width * FINE;
    let mut canvas = PointGrid { points: vec![0; width * height * usize::from(POINTS)], across };
    for shape in shapes {
        canvas.draw(shape);
    }
    let pixel = |(upper, lower): (&[u8], &[u8])| {
        let points = [upper[0], upper[1], lower[0], lower[1]];
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
    let mut pixels = Vec::with_capacity(width * height);
    for rows in canvas.points.chunks_exact(FINE * across) {
        let (upper, lower) = rows.split_at(across);
        pixels.extend(upper.chunks_exact(FINE).zip(lower.chunks_exact(FINE)).map(pixel));
    }
    pixels
}

/// Points, row by row, each the number of its ink.
struct PointGrid {
    points: Vec<u8>,
    across: usize,
}

impl PointGrid {
    /// Paints the points of a row whose middles lie between two places, given in units.
    fn span(&mut self, row: usize, from: f32, to: f32, ink: Ink) {
        let (fine, width) = (FINE as f32, self.across);
        let index = |place: f32| (libm::ceilf(place * fine - 0.5).max(0.0) as usize).min(width);
        if let Some(points) = self.points.get_mut(row * width + index(from)..row * width + index(to)) {
            points.fill(ink as u8);
        }
    }

    fn draw(&mut self, shape: &Shape) {
        match shape {
            Shape::Disc { x, y, radius, ink } => {
                for (row, middle) in rows(y - radius, y + radius) {
                    let half = libm::sqrtf((radius * radius - (middle - y) * (middle - y)).max(0.0));
                    self.span(row, x - half, x + half, *ink);
                }
            }
            Shape::Plate { x, y, width, height, round, ink } => {
                for (row, middle) in rows(*y, y + height) {
                    // How far the row is inside one of the rounded ends.
                    let beyond = (y + round - middle).max(middle - (y + height - round)).max(0.0);
                    let inset = round - libm::sqrtf((round * round - beyond * beyond).max(0.0));
                    self.span(row, x + inset, x + width - inset, *ink);
                }
            }
            Shape::Sign { x, y, size, text, ink } => self.write(&drawn(text), (*x, *y), *size, *ink),
            Shape::Line { from, to, ink } => self.rule(*from, *to, *ink),
        }
    }

    fn rule(&mut self, one: (f32, f32), other: (f32, f32), ink: Ink) {
        let (top, bottom) = if one.1 <= other.1 { (one, other) } else { (other, one) };
        let (high, half) = ((bottom.1 - top.1).max(0.1), LINE / 2.0);
        let x = |y: f32| top.0 + (bottom.0 - top.0) * ((y - top.1) / high).clamp(0.0, 1.0);
        for (row, middle) in rows(top.1 - half, bottom.1 + half) {
            let ends = [x(middle - half), x(middle + half)];
            self.span(row, ends[0].min(ends[1]) - half, ends[0].max(ends[1]) + half, ink);
        }
    }

    /// Writes signs, centred at a place; what has no sign is left out.
    fn write(&mut self, text: &str, (x, y): (f32, f32), size: f32, ink: Ink) {
        // A sign is as high as a digit of that size, and begins at a whole point; so do its pixels.
        let whole = |place: f32| libm::roundf(place * FINE as f32) / FINE as f32;
        let dot = whole(size * 0.72 / ROWS as f32);
        let (left, top) = (
            whole(x - dot * (4 * text.chars().count()).saturating_sub(1) as f32 / 2.0),
            whole(y - dot * ROWS as f32 / 2.0),
        );
        for (place, glyph) in text.chars().filter_map(font::glyph).enumerate() {
            for (down, bits) in glyph.into_iter().enumerate() {
                let top = top + dot * down as f32;
                for column in (0..3).filter(|column| bits >> (2 - column) & 1 == 1) {
                    let left = left + dot * (4 * place + column) as f32;
                    for (row, _) in rows(top, top + dot) {
                        self.span(row, left, left + dot, ink);
                    }
                }
            }
        }
    }
}

/// The rows of points whose middles lie between two places, with these middles, in units.
fn rows(top: f32, bottom: f32) -> impl Iterator<Item = (usize, f32)> {
    let fine = FINE as f32;
    // What lies below the picture is not painted.
    let index = |place: f32| libm::ceilf(place * fine - 0.5).max(0.0) as usize;
    (index(top)..index(bottom)).map(move |row| (row, (row as f32 + 0.5) / fine))
}

/// A text in the signs that there are: the others are put together, or come near.
fn drawn(text: &str) -> String {
    text.replace('∞', "oo").replace('…', "..").replace(';', ",").replace('é', "e")
}
