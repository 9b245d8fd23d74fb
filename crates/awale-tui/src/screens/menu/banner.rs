//! The name of the game in large letters, made of half cells.

use ratatui::layout::{Constraint, Rect};
use ratatui::style::{Color, Style};

use crate::app::{Look, Ui};
use crate::theme::cells::cells;
use crate::theme::contrast;
use crate::theme::glyphs::Charset;

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

/// The points of a line.
const ACROSS: u16 = 29;

/// The lines of the banner in large letters, a point being two cells wide.
pub(crate) const LARGE: u16 = cells(POINTS.len());

/// The lines of the banner in small letters, two points in each cell.
pub(crate) const SMALL: u16 = LARGE / 2;

/// The contrast at which large shapes are clear (WCAG 2.2, level AA).
const CLEAR: f64 = 3.0;

/// Draws the banner in the middle of `area`, as large as that allows; where it does not fit, or
/// blocks cannot be drawn, the name in one line.
pub(crate) fn draw(area: Rect, ui: &mut Ui<'_>) {
    let look = ui.look;
    let charset = look.charset;
    if charset == Charset::Unicode && area.height >= LARGE && area.width >= 2 * ACROSS {
        draw_large(
            area.centered(Constraint::Length(2 * ACROSS), Constraint::Length(LARGE)),
            ui,
        );
    } else if charset == Charset::Unicode && area.height >= SMALL && area.width >= ACROSS {
        draw_small(
            area.centered(Constraint::Length(ACROSS), Constraint::Length(SMALL)),
            ui,
        );
    } else {
        let line = area.centered(Constraint::Length(9), Constraint::Length(1));
        let name = if charset == Charset::Ascii {
            "A W A L E"
        } else {
            "A W A L É"
        };
        ui.buffer.set_stringn(
            line.x,
            line.y,
            name,
            usize::from(line.width),
            look.theme.title,
        );
    }
}

fn draw_large(place: Rect, ui: &mut Ui<'_>) {
    for (row, y) in (0..POINTS.len()).zip(place.y..) {
        let style = shade(ui.look, row);
        for column in (0..ACROSS).filter(|column| is_set(row, *column)) {
            ui.buffer.set_string(place.x + 2 * column, y, "██", style);
        }
    }
}

fn draw_small(place: Rect, ui: &mut Ui<'_>) {
    for (row, y) in (0..POINTS.len()).step_by(2).zip(place.y..) {
        let style = shade(ui.look, row);
        for column in 0..ACROSS {
            let symbol = match (is_set(row, column), is_set(row + 1, column)) {
                (true, true) => "█",
                (true, false) => "▀",
                (false, true) => "▄",
                (false, false) => continue,
            };
            ui.buffer.set_string(place.x + column, y, symbol, style);
        }
    }
}

fn is_set(row: usize, column: u16) -> bool {
    POINTS[row].as_bytes()[usize::from(column)] == b'#'
}

/// The letters are of the wood of the board, darker from the top to the bottom, where that is clear
/// on the theme's ground.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a part of a colour is from 0 to 255"
)]
fn shade(look: Look<'_>, row: usize) -> Style {
    let theme = look.theme;
    let wood = theme
        .paint
        .as_ref()
        .map(|paint| (paint.light.0, paint.dark.0));
    match (wood, theme.background.bg) {
        (Some((light, dark)), Some(Color::Rgb(red, green, blue)))
            if [light, dark]
                .iter()
                .all(|wood| contrast(wood.map(|part| part as u8), [red, green, blue]) >= CLEAR) =>
        {
            let part = row as f32 / f32::from(LARGE - 1);
            let mixed =
                |place: usize| (light[place] + (dark[place] - light[place]) * part * 0.8) as u8;
            Style::new().fg(Color::Rgb(mixed(0), mixed(1), mixed(2)))
        }
        _ => theme.accent,
    }
}
