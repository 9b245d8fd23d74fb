//! The name of the game in large letters, made of half cells.

use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Rect};
use ratatui::style::{Color, Style};

use super::glyphs::Charset;
use super::theme::Theme;

/// The letters, two points a cell one above the other. A point is two cells wide.
const POINTS: [&str; 8] = [
    "                          #  ",
    "                         #   ",
    " ###  #   #  ###  #     #####",
    "#   # #   # #   # #     #    ",
    "#   # # # # #   # #     ###  ",
    "##### # # # ##### #     #    ",
    "#   # ## ## #   # #     #    ",
    "#   # #   # #   # ##### #####",
];

/// The lines that the banner needs.
pub(super) const HEIGHT: u16 = POINTS.len() as u16;

/// The columns that the banner needs.
const WIDTH: u16 = 2 * 29;

/// Draws the banner in the middle of `area`; where it does not fit, or blocks cannot be drawn, the name in one line.
pub(super) fn draw(area: Rect, theme: &Theme, charset: Charset, buffer: &mut Buffer) {
    if area.height < HEIGHT || area.width < WIDTH || charset == Charset::Ascii {
        let line = area.centered(Constraint::Length(9), Constraint::Length(1));
        let name = if charset == Charset::Ascii { "A W A L E" } else { "A W A L É" };
        buffer.set_stringn(line.x, line.y, name, usize::from(line.width), theme.title);
        return;
    }
    let place = area.centered(Constraint::Length(WIDTH), Constraint::Length(HEIGHT));
    for (row, points) in POINTS.iter().enumerate() {
        let style = shade(theme, row);
        for (column, _) in points.bytes().enumerate().filter(|(_, point)| *point == b'#') {
            let (x, y) = (place.x + 2 * column as u16, place.y + row as u16);
            buffer.set_string(x, y, "██", style);
        }
    }
}

/// The letters grow darker from the top to the bottom, where the theme has colours to do it with.
fn shade(theme: &Theme, row: usize) -> Style {
    match &theme.paint {
        Some(paint) => {
            let part = row as f32 / f32::from(HEIGHT - 1);
            let mixed = |place: usize| {
                let (light, dark) = (paint.light.0[place], paint.dark.0[place]);
                (light + (dark - light) * part * 0.8) as u8
            };
            Style::new().fg(Color::Rgb(mixed(0), mixed(1), mixed(2)))
        }
        None => theme.accent,
    }
}
