//! Animated GIFs: one frame per position. A frame holds only the changed part, in the 256 most
//! important colors.

#![expect(
    clippy::cast_possible_truncation,
    reason = "places on the canvas and in the palette are small"
)]

use std::io;

use gif::{DisposalMethod, Encoder, Frame, Repeat};
use tiny_skia::Pixmap;

use super::drawing::{self, HEIGHT, Ink, Shape, WIDTH};
use super::{Exhibit, raster};

/// The time for which each position is shown, and the time for the last one, in hundredths of a
/// second.
const FRAME_TIME: u16 = 100;
const LAST_FRAME_TIME: u16 = 400;
/// Number of colors. The last of the 256 palette entries is transparent and shows the previous
/// frame.
const COLORS: u8 = 255;
/// Frames from which the colors are chosen: the first, the last, and some in between.
const SAMPLES: usize = 5;

/// Makes the GIF of a game, from its first position to its last.
pub(super) fn film(picture: &Exhibit) -> io::Result<Vec<u8>> {
    let moves = picture.record.moves();
    let board = |(number, position): (usize, _)| {
        let last = number.checked_sub(1).map(|last: usize| moves[last]);
        drawing::board(position, last, picture.record.sowing)
    };
    let frames: Vec<_> = picture.positions().iter().enumerate().map(board).collect();
    encoded((WIDTH, HEIGHT), 1.0, &frames)
}

/// Encodes frames of shapes as a GIF of `size` units with `scale` pixels per unit.
pub(super) fn encoded(size: (f32, f32), scale: f32, frames: &[Vec<Shape>]) -> io::Result<Vec<u8>> {
    let nothing = || io::Error::other("a picture of nothing");
    let first = frames.first().ok_or_else(nothing)?;
    let mut ground = raster::blank(size, scale).ok_or_else(nothing)?;
    // The shapes that all frames begin with are painted once.
    let alike = |shapes: &Vec<Shape>| {
        shapes
            .iter()
            .zip(first)
            .take_while(|(one, other)| one == other)
            .count()
    };
    let alike = frames.iter().map(alike).min().unwrap_or(0);
    raster::paint(&first[..alike], scale, &mut ground);
    let paint = |shapes: &Vec<Shape>| {
        let mut picture = ground.clone();
        raster::paint(&shapes[alike..], scale, &mut picture);
        picture
    };
    let last = frames.len() - 1;
    let samples: Vec<Pixmap> = (0..SAMPLES)
        .map(|part| paint(&frames[last * part / (SAMPLES - 1)]))
        .collect();
    let mut palette = Palette::of(&samples);
    let (width, height) = (ground.width() as usize, ground.height() as u16);
    let mut table = palette.colors.clone();
    table.resize(usize::from(COLORS) + 1, Ink::Table.rgb());
    let mut out = Encoder::new(Vec::new(), width as u16, height, &table.concat())
        .map_err(io::Error::other)?;
    if last > 0 {
        out.set_repeat(Repeat::Infinite).map_err(io::Error::other)?;
    }
    let mut before = Vec::new();
    for (number, shapes) in frames.iter().enumerate() {
        let pixels = palette.places(&paint(shapes));
        let stay = if number == last {
            LAST_FRAME_TIME
        } else {
            FRAME_TIME
        };
        out.write_frame(&changed(&before, &pixels, width, stay))
            .map_err(io::Error::other)?;
        before = pixels;
    }
    out.into_inner().map_err(io::Error::other)
}

/// The smallest rectangle that contains all changes, transparent where nothing changed. It is one
/// pixel if there is no change, and the whole picture for the first frame.
fn changed(before: &[u8], now: &[u8], width: usize, delay: u16) -> Frame<'static> {
    let (mut left, mut right, mut top, mut bottom) = (width - 1, 0, usize::MAX, 0);
    if before.is_empty() {
        (left, right, top, bottom) = (0, width - 1, 0, now.len() / width - 1);
    }
    for (y, (old, new)) in before
        .chunks_exact(width)
        .zip(now.chunks_exact(width))
        .enumerate()
    {
        // Most rows are unchanged, and comparing whole rows finds these fastest.
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
    let rectangle = (top..=bottom).flat_map(|y| y * width + left..=y * width + right);
    let buffer = rectangle.map(|place| {
        if before.get(place) == Some(&now[place]) {
            COLORS
        } else {
            now[place]
        }
    });
    Frame {
        delay,
        dispose: DisposalMethod::Keep,
        left: left as u16,
        top: top as u16,
        width: (right - left + 1) as u16,
        height: (bottom - top + 1) as u16,
        buffer: buffer.collect(),
        transparent: Some(COLORS),
        ..Frame::default()
    }
}

/// An index of a color with six bits per channel, which is enough to distinguish the shades of the
/// board.
fn shade([red, green, blue]: [u8; 3]) -> usize {
    [red, green, blue]
        .into_iter()
        .fold(0, |shade, channel| shade << 6 | usize::from(channel >> 2))
}

struct Palette {
    colors: Vec<[u8; 3]>,
    /// The palette entry of each shade. `None` for a shade that has not been looked up yet.
    known: Vec<Option<u8>>,
}

impl Palette {
    /// The colors of all inks and the most frequent shades of these pictures.
    fn of(samples: &[Pixmap]) -> Palette {
        let mut counts = vec![0_u32; 1 << 18];
        let mut colors: Vec<[u8; 3]> = Ink::ALL.iter().map(|ink| ink.rgb()).collect();
        for color in samples.iter().flat_map(colors_of) {
            counts[shade(color)] += 1;
        }
        let mut shades: Vec<usize> = (0..counts.len())
            .filter(|&shade| counts[shade] > 0)
            .collect();
        shades.sort_unstable_by_key(|&shade| std::cmp::Reverse(counts[shade]));
        let middle =
            |shade: usize| [shade >> 12, shade >> 6, shade].map(|bits| (bits as u8 & 63) << 2 | 2);
        colors.extend(
            shades
                .into_iter()
                .map(middle)
                .take(usize::from(COLORS) - colors.len()),
        );
        Palette {
            colors,
            known: vec![None; counts.len()],
        }
    }

    /// Converts a picture to palette entries, row by row: the nearest color for each pixel.
    fn places(&mut self, picture: &Pixmap) -> Vec<u8> {
        let away = |one: [u8; 3], other: [u8; 3]| -> u32 {
            one.iter()
                .zip(other)
                .map(|(one, other)| u32::from(one.abs_diff(other)).pow(2))
                .sum()
        };
        colors_of(picture)
            .map(|color| {
                *self.known[shade(color)].get_or_insert_with(|| {
                    let nearest =
                        (0..self.colors.len()).min_by_key(|&place| away(self.colors[place], color));
                    nearest.unwrap_or(0) as u8
                })
            })
            .collect()
    }
}

/// Red, green and blue of each pixel. All pixels are opaque, so the channels are not premultiplied.
fn colors_of(picture: &Pixmap) -> impl Iterator<Item = [u8; 3]> {
    picture
        .pixels()
        .iter()
        .map(|pixel| [pixel.red(), pixel.green(), pixel.blue()])
}
