//! Animated GIFs: one frame per position. A frame holds only the changed part, in the 256 most
//! important colors. A terminal that shows pictures as files gets GIFs without animation.

#![expect(
    clippy::cast_possible_truncation,
    reason = "places on the canvas and in the palette are small"
)]

use std::io;

use gif::{DisposalMethod, Encoder, Frame, Repeat};
use tiny_skia::Pixmap;

use super::{
    GamePicture,
    drawing::{self, DRAWING_HEIGHT, DRAWING_WIDTH, Ink, Shape},
    palette::{MAX_PALETTE_COLORS, Palette},
    raster,
};
use crate::board::RgbPixels;

/// The time for which each position is shown, and the time for the last one, in hundredths of a
/// second.
const FRAME_CENTISECONDS: u16 = 100;
const LAST_FRAME_CENTISECONDS: u16 = 400;
/// Frames from which the colors are chosen: the first, the last, and some in between.
const COLOR_SAMPLE_FRAME_COUNT: usize = 5;

/// Makes the GIF of a game, from its first position to its last.
pub(super) fn game_gif(picture: &GamePicture) -> io::Result<Vec<u8>> {
    let moves = picture.record.moves();
    let board_shapes = |(number, position): (usize, _)| {
        let last_move = number.checked_sub(1).map(|last: usize| moves[last]);
        drawing::draw_board(position, last_move, picture.record.sowing_direction)
    };
    let frames: Vec<_> = picture
        .positions()
        .iter()
        .enumerate()
        .map(board_shapes)
        .collect();
    encode_gif((DRAWING_WIDTH, DRAWING_HEIGHT), 1.0, &frames)
}

/// Encodes frames of shapes as a GIF of `drawing_size` units with `scale` pixels per unit.
pub(super) fn encode_gif(
    drawing_size: (f32, f32),
    scale: f32,
    frames: &[Vec<Shape>],
) -> io::Result<Vec<u8>> {
    let empty_picture_error = || io::Error::other("a picture of nothing");
    let first_frame = frames.first().ok_or_else(empty_picture_error)?;
    let mut background =
        raster::blank_pixmap(drawing_size, scale).ok_or_else(empty_picture_error)?;
    // The shapes that all frames begin with are painted once.
    let count_common_shapes = |shapes: &Vec<Shape>| {
        shapes
            .iter()
            .zip(first_frame)
            .take_while(|(one, other)| one == other)
            .count()
    };
    let common_shape_count = frames.iter().map(count_common_shapes).min().unwrap_or(0);
    raster::paint_shapes(&first_frame[..common_shape_count], scale, &mut background);
    let paint_frame = |shapes: &Vec<Shape>| {
        let mut picture = background.clone();
        raster::paint_shapes(&shapes[common_shape_count..], scale, &mut picture);
        picture
    };
    let last_frame_index = frames.len() - 1;
    let sample_pictures: Vec<Pixmap> = (0..COLOR_SAMPLE_FRAME_COUNT)
        .map(|part| paint_frame(&frames[last_frame_index * part / (COLOR_SAMPLE_FRAME_COUNT - 1)]))
        .collect();
    let ink_colors = Ink::ALL.iter().map(|ink| ink.rgb()).collect();
    let mut palette = Palette::new(ink_colors, sample_pictures.iter().flat_map(pixel_colors));
    let (width, height) = (background.width() as usize, background.height() as u16);
    let mut encoder = Encoder::new(
        Vec::new(),
        width as u16,
        height,
        &palette.gif_color_table().concat(),
    )
    .map_err(io::Error::other)?;
    if last_frame_index > 0 {
        encoder
            .set_repeat(Repeat::Infinite)
            .map_err(io::Error::other)?;
    }
    let mut previous_pixels = Vec::new();
    for (number, shapes) in frames.iter().enumerate() {
        let pixels = palette.nearest_color_indices(pixel_colors(&paint_frame(shapes)));
        let delay_centiseconds = if number == last_frame_index {
            LAST_FRAME_CENTISECONDS
        } else {
            FRAME_CENTISECONDS
        };
        encoder
            .write_frame(&frame_of_changes(
                &previous_pixels,
                &pixels,
                width,
                delay_centiseconds,
            ))
            .map_err(io::Error::other)?;
        previous_pixels = pixels;
    }
    encoder.into_inner().map_err(io::Error::other)
}

/// The smallest rectangle that contains all changes, transparent where nothing changed. It is one
/// pixel if there is no change, and the whole picture for the first frame.
fn frame_of_changes(
    previous_pixels: &[u8],
    current_pixels: &[u8],
    width: usize,
    delay_centiseconds: u16,
) -> Frame<'static> {
    let (mut left, mut right, mut top, mut bottom) = (width - 1, 0, usize::MAX, 0);
    if previous_pixels.is_empty() {
        (left, right, top, bottom) = (0, width - 1, 0, current_pixels.len() / width - 1);
    }
    for (y, (old, new)) in previous_pixels
        .chunks_exact(width)
        .zip(current_pixels.chunks_exact(width))
        .enumerate()
    {
        // Most rows are unchanged, and comparing whole rows finds these fastest.
        if old != new {
            let differs_at = |x: &usize| old[*x] != new[*x];
            left = left.min((0..width).find(differs_at).unwrap_or(left));
            right = right.max((0..width).rfind(differs_at).unwrap_or(right));
            (top, bottom) = (top.min(y), y);
        }
    }
    if top > bottom {
        (left, right, top, bottom) = (0, 0, 0, 0);
    }
    let rectangle = (top..=bottom).flat_map(|y| y * width + left..=y * width + right);
    let frame_pixels = rectangle.map(|place| {
        if previous_pixels.get(place) == Some(&current_pixels[place]) {
            MAX_PALETTE_COLORS
        } else {
            current_pixels[place]
        }
    });
    Frame {
        delay: delay_centiseconds,
        dispose: DisposalMethod::Keep,
        left: left as u16,
        top: top as u16,
        width: (right - left + 1) as u16,
        height: (bottom - top + 1) as u16,
        buffer: frame_pixels.collect(),
        transparent: Some(MAX_PALETTE_COLORS),
        ..Frame::default()
    }
}

/// Encodes a picture as a GIF without animation.
///
/// # Errors
/// If the encoder rejects the picture, which would be a bug.
pub fn encode_still_gif(picture: &RgbPixels, palette: &mut Palette) -> io::Result<Vec<u8>> {
    let (width, height) = (picture.width as u16, picture.height() as u16);
    let indices: Vec<u8> = palette.nearest_color_indices(picture.colors.iter().copied());
    let mut encoder = Encoder::new(
        Vec::new(),
        width,
        height,
        &palette.gif_color_table().concat(),
    )
    .map_err(io::Error::other)?;
    encoder
        .write_frame(&Frame::from_indexed_pixels(width, height, indices, None))
        .map_err(io::Error::other)?;
    encoder.into_inner().map_err(io::Error::other)
}

/// Red, green and blue of each pixel. All pixels are opaque, so the channels are not premultiplied.
fn pixel_colors(picture: &Pixmap) -> impl Iterator<Item = [u8; 3]> {
    picture
        .pixels()
        .iter()
        .map(|pixel| [pixel.red(), pixel.green(), pixel.blue()])
}
