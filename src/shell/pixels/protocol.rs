//! The three ways to send a picture to a terminal, and the queries that find out which one it
//! understands.
//!
//! | protocol | how a picture is sent | text and picture |
//! | --- | --- | --- |
//! | [kitty] | numbered pixels in base64; by its number a picture is shown in parts, replaced and deleted | the picture covers text, so parts around the text are shown |
//! | [iTerm2] | a file, here a GIF, in base64 | whatever is sent last replaces the other in its cells |
//! | [sixel] | lines of six pixels: a character for each column and color | as iTerm2 |
//!
//! With the first two, the terminal scales a picture to a number of cells. The kitty protocol can
//! also put a picture under the text, but kitty without a graphics card, Visual Studio Code and
//! `WezTerm` then draw text wrongly.
//!
//! The queries: a hidden picture of one pixel ([kitty]), XTVERSION, the size of a cell, and the
//! primary device attributes, whose number 4 means sixel ([xterm]). Terminals answer in this order,
//! so the attributes come last. Nearly every terminal sends them.
//!
//! [kitty]: https://sw.kovidgoyal.net/kitty/graphics-protocol/
//! [iTerm2]: https://iterm2.com/documentation-images.html
//! [sixel]: https://vt100.net/docs/vt3xx-gp/chapter14.html
//! [xterm]: https://invisible-island.net/xterm/ctlseqs/ctlseqs.html

use std::fmt::Write;

use base64::{Engine, engine::general_purpose::STANDARD};
use ratatui::layout::Rect;

use crate::{
    board::RgbPixels,
    pictures::{gif, palette::Palette},
};

/// A way to send pictures. The first is the best.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum PictureProtocol {
    Kitty,
    Iterm,
    Sixel,
}

/// The queries that find out what the terminal can show.
pub const TERMINAL_QUERIES: &[u8] =
    b"\x1b_Gi=1,s=1,v=1,a=q,t=d,f=24;AAAA\x1b\\\x1b[>q\x1b[16t\x1b[c";
/// Deletes all pictures of the kitty protocol that are on the screen.
pub const KITTY_DELETE_ALL: &str = "\x1b_Ga=d,d=A,q=2\x1b\\";

/// Saves the position and the style of the cursor (DECSC).
pub const SAVE_CURSOR: &str = "\x1b7";
/// Restores the saved position and style of the cursor (DECRC).
pub const RESTORE_CURSOR: &str = "\x1b8";

/// The longest part of a base64 text in one sequence of the kitty protocol.
const MAX_CHUNK_BYTES: usize = 4096;

/// Moves the cursor to the upper left cell of `area`.
pub fn move_cursor_to(area: Rect, out: &mut String) {
    let _ = write!(out, "\x1b[{};{}H", area.y + 1, area.x + 1);
}

/// Sends a picture, or replaces the picture with this number, and shows nothing yet.
pub fn send_kitty_picture(picture: &RgbPixels, picture_number: u32, out: &mut String) {
    let base64_pixels = STANDARD.encode(picture.colors.as_flattened());
    let (width, height) = (picture.width, picture.height());
    let mut control_data = format!("a=t,f=24,i={picture_number},s={width},v={height},q=2,");
    let mut remaining_data = base64_pixels.as_str();
    while !remaining_data.is_empty() {
        let (chunk, data_after_chunk) =
            remaining_data.split_at(remaining_data.len().min(MAX_CHUNK_BYTES));
        let more_chunks_flag = u8::from(!data_after_chunk.is_empty());
        let _ = write!(
            out,
            "\x1b_G{control_data}m={more_chunks_flag};{chunk}\x1b\\"
        );
        (remaining_data, control_data) = (data_after_chunk, "q=2,".to_owned());
    }
}

/// Shows a part of a picture, given as column, row, width and height in pixels, in the cells of
/// `area`. Pictures on a higher layer cover others.
pub fn place_kitty_picture(
    picture_number: u32,
    placement_id: usize,
    [x, y, width, height]: [usize; 4],
    area: Rect,
    layer: u8,
    out: &mut String,
) {
    let (columns, rows) = (area.width, area.height);
    move_cursor_to(area, out);
    let _ = write!(
        out,
        "\x1b_Ga=p,i={picture_number},p={placement_id},x={x},y={y},w={width},h={height},c={columns},r={rows},\
         z={layer},C=1,q=2\x1b\\"
    );
}

/// Stops showing all parts of the picture with this number.
pub fn hide_kitty_picture(picture_number: u32, out: &mut String) {
    let _ = write!(out, "\x1b_Ga=d,d=i,i={picture_number},q=2\x1b\\");
}

/// Sends a picture as a GIF for the cells of `area`.
pub fn send_iterm_picture(
    picture: &RgbPixels,
    area: Rect,
    palette: &mut Palette,
    out: &mut String,
) {
    let Ok(file) = gif::encode_still_gif(picture, palette) else {
        return;
    };
    move_cursor_to(area, out);
    let _ = write!(
        out,
        "\x1b]1337;File=inline=1;size={};width={};height={};preserveAspectRatio=0:{}\x07",
        file.len(),
        area.width,
        area.height,
        STANDARD.encode(file)
    );
}

/// Sends a picture as sixels, whose upper left corner is in the upper left cell of `area`.
pub fn send_sixel_picture(
    picture: &RgbPixels,
    area: Rect,
    palette: &mut Palette,
    out: &mut String,
) {
    /// The rows of pixels in a line of sixels.
    const PIXEL_ROWS_PER_LINE: usize = 6;
    let (width, height) = (picture.width, picture.height());
    if width == 0 {
        return;
    }
    let color_indices = palette.nearest_color_indices(picture.colors.iter().copied());
    move_cursor_to(area, out);
    // Pixels that are not set stay as they are, and a pixel is as wide as it is high.
    let _ = write!(out, "\x1bP0;1;0q\"1;1;{width};{height}");
    let mut is_color_used = [false; 256];
    for &color in &color_indices {
        is_color_used[usize::from(color)] = true;
    }
    for (number, color) in palette
        .colors()
        .iter()
        .enumerate()
        .filter(|&(i, _)| is_color_used[i])
    {
        let [red, green, blue] = color.map(|part| (u32::from(part) * 100 + 127) / 255);
        let _ = write!(out, "#{number};2;{red};{green};{blue}");
    }
    // For each color of a line, the pixels of each column as bits, the top one first.
    let mut columns_by_color: Vec<Vec<u8>> = vec![Vec::new(); 256];
    for line in color_indices.chunks(PIXEL_ROWS_PER_LINE * width) {
        for (row, pixels) in line.chunks_exact(width).enumerate() {
            for (x, &color) in pixels.iter().enumerate() {
                let column_bits = &mut columns_by_color[usize::from(color)];
                if column_bits.len() <= x {
                    column_bits.resize(x + 1, 0);
                }
                column_bits[x] |= 1 << row;
            }
        }
        for (number, bits) in columns_by_color
            .iter_mut()
            .enumerate()
            .filter(|(_, bits)| !bits.is_empty())
        {
            let _ = write!(out, "#{number}");
            for run in bits.chunk_by(|one, next| one == next) {
                let sixel = char::from(b'?' + run[0]);
                match run.len() {
                    count @ 1..=3 => out.extend(std::iter::repeat_n(sixel, count)),
                    count => {
                        let _ = write!(out, "!{count}{sixel}");
                    }
                }
            }
            // Back to the beginning of the line, for the next color.
            out.push('$');
            bits.clear();
        }
        out.push('-');
    }
    out.push_str("\x1b\\");
}
