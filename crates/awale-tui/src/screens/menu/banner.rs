//! Draws the name of the game in large letters, made of half-block characters.

use ratatui::style::Color;

use crate::{
    prelude::*,
    theme::{contrast, glyphs::Charset},
};

/// The letters, as rows of points. In large letters a point is two columns wide and one row high;
/// in small letters a point is one column wide and half a row high.
const LETTER_POINTS: [&str; 8] = [
    "                          #  ",
    "                         #   ",
    " ###  #   #  ###  #     #####",
    "#   # #   # #   # #     #    ",
    "#   # # # # #   # #     ###  ",
    "##### # # # ##### #     #    ",
    "#   # ## ## #   # #     #    ",
    "#   # #   # #   # ##### #####",
];

/// The number of points in each row of [`LETTER_POINTS`].
const BANNER_POINTS_PER_ROW: u16 = 29;

/// The height of the large banner, in rows.
pub(crate) const LARGE_BANNER_HEIGHT: u16 = to_cells(LETTER_POINTS.len());

/// The height of the small banner, in rows.
pub(crate) const SMALL_BANNER_HEIGHT: u16 = LARGE_BANNER_HEIGHT / 2;

/// The minimum contrast ratio of large graphics (WCAG 2.2, criterion 1.4.11, level AA).
const MIN_BANNER_CONTRAST: f64 = 3.0;

/// Draws the banner in the middle of `area`, in the largest size that fits. If neither size fits,
/// or the terminal has no block characters, draws the name in one line.
pub(crate) fn draw(area: Rect, ui: &mut Ui) {
    let look = ui.look;
    let charset = look.charset;
    if charset == Charset::Unicode
        && area.height >= LARGE_BANNER_HEIGHT
        && area.width >= 2 * BANNER_POINTS_PER_ROW
    {
        draw_large_banner(
            centered_area(area, 2 * BANNER_POINTS_PER_ROW, LARGE_BANNER_HEIGHT),
            ui,
        );
    } else if charset == Charset::Unicode
        && area.height >= SMALL_BANNER_HEIGHT
        && area.width >= BANNER_POINTS_PER_ROW
    {
        draw_small_banner(
            centered_area(area, BANNER_POINTS_PER_ROW, SMALL_BANNER_HEIGHT),
            ui,
        );
    } else {
        let name_area = centered_area(area, 9, 1);
        let name = if charset == Charset::Ascii {
            "A W A L E"
        } else {
            "A W A L É"
        };
        ui.buffer.set_stringn(
            name_area.x,
            name_area.y,
            name,
            usize::from(name_area.width),
            look.theme.title,
        );
    }
}

/// An area of this size in the middle of `area`.
pub(super) fn centered_area(area: Rect, width: u16, height: u16) -> Rect {
    let (x, y) = (
        area.width.saturating_sub(width).div_ceil(2),
        area.height.saturating_sub(height).div_ceil(2),
    );
    let centered = Rect::new(area.x + x, area.y + y, width, height);
    centered.intersection(area)
}

fn draw_large_banner(area: Rect, ui: &mut Ui) {
    for (row, y) in (0..LETTER_POINTS.len()).zip(area.y..) {
        let style = banner_row_style(ui.look, row);
        for column in
            (0..BANNER_POINTS_PER_ROW).filter(|column| is_banner_point_filled(row, *column))
        {
            ui.buffer.set_string(area.x + 2 * column, y, "██", style);
        }
    }
}

fn draw_small_banner(area: Rect, ui: &mut Ui) {
    for (row, y) in (0..LETTER_POINTS.len()).step_by(2).zip(area.y..) {
        let style = banner_row_style(ui.look, row);
        for column in 0..BANNER_POINTS_PER_ROW {
            let symbol = match (
                is_banner_point_filled(row, column),
                is_banner_point_filled(row + 1, column),
            ) {
                (true, true) => "█",
                (true, false) => "▀",
                (false, true) => "▄",
                (false, false) => continue,
            };
            ui.buffer.set_string(area.x + column, y, symbol, style);
        }
    }
}

fn is_banner_point_filled(row: usize, column: u16) -> bool {
    LETTER_POINTS[row].as_bytes()[usize::from(column)] == b'#'
}

/// The style of one row of points: the color of the board's wood, darker from top to bottom. If
/// that has too little contrast with the background of the theme, the accent color.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a part of a colour is from 0 to 255"
)]
fn banner_row_style(look: DrawContext, row: usize) -> Style {
    let theme = look.theme;
    let wood_colors = theme
        .paint
        .as_ref()
        .map(|paint| (paint.light.0, paint.dark.0));
    match (wood_colors, theme.background.bg) {
        (Some((light, dark)), Some(Color::Rgb(red, green, blue)))
            if [light, dark].iter().all(|wood_colors| {
                contrast(wood_colors.map(|part| part as u8), [red, green, blue])
                    >= MIN_BANNER_CONTRAST
            }) =>
        {
            let row_fraction = row as f32 / f32::from(LARGE_BANNER_HEIGHT - 1);
            let mixed_channel = |place: usize| {
                (light[place] + (dark[place] - light[place]) * row_fraction * 0.8) as u8
            };
            Style::new().fg(Color::Rgb(
                mixed_channel(0),
                mixed_channel(1),
                mixed_channel(2),
            ))
        }
        _ => theme.accent,
    }
}
