//! Checks the contrast between the marks on the board and their background.

use ratatui::style::{Color, Modifier, Style};

use super::*;
use awale::theme::Theme;

/// The contrast ratio of two colors, as defined by the accessibility guidelines WCAG 2.
fn contrast_ratio(one: Color, other: Color) -> Option<f64> {
    let relative_luminance = |color| match color {
        Color::Rgb(red, green, blue) => {
            let linear_part = |part: u8| {
                let color_fraction = f64::from(part) / 255.0;
                if color_fraction <= 0.04045 {
                    color_fraction / 12.92
                } else {
                    ((color_fraction + 0.055) / 1.055).powf(2.4)
                }
            };
            Some(
                0.2126 * linear_part(red)
                    + 0.7152 * linear_part(green)
                    + 0.0722 * linear_part(blue),
            )
        }
        _ => None,
    };
    let (first_luminance, second_luminance) =
        (relative_luminance(one)?, relative_luminance(other)?);
    Some(
        (first_luminance.max(second_luminance) + 0.05)
            / (first_luminance.min(second_luminance) + 0.05),
    )
}

#[test]
fn digits_and_marks_contrast_with_their_background() {
    for name in Theme::built_in_names() {
        let theme = Theme::built_in(name).unwrap();
        let position = parse_position(MIDDLEGAME_POSITION);
        let mut view = board_view(&position, &theme);
        view.last_move_pit = Some(pit('d'));
        select_pit(&mut view, &position, 'E');
        let buffer = draw_board(&view, 60, 16);
        for cell in &buffer.content {
            let symbol = cell.symbol();
            if symbol
                .chars()
                .all(|c| c.is_ascii_digit() || "+×•▲◆".contains(c))
            {
                let contrast = contrast_ratio(cell.fg, cell.bg).unwrap_or(f64::INFINITY);
                assert!(
                    contrast >= 4.5,
                    "{name}: {symbol} has a contrast of {contrast:.1}"
                );
            }
        }
    }
}

#[test]
fn text_contrasts_with_the_background() {
    for name in Theme::built_in_names() {
        let theme = Theme::built_in(name).unwrap();
        let background_of = |style: Style| style.bg.or(theme.background.bg).unwrap_or_default();
        let styles_with_min_contrast = [
            (theme.text, 7.0),
            (theme.title, 4.5),
            (theme.accent, 4.5),
            (theme.selection, 4.5),
            (theme.key, 4.5),
            (theme.good, 4.5),
            (theme.warning, 4.5),
            (theme.error, 4.5),
            (theme.dim, 4.0),
        ];
        for (style, least) in styles_with_min_contrast {
            let text_color = style.fg.or(theme.background.fg).unwrap_or_default();
            let contrast =
                contrast_ratio(text_color, background_of(style)).unwrap_or(f64::INFINITY);
            assert!(
                contrast >= least,
                "{name}: {style:?} has a contrast of {contrast:.1}"
            );
        }
    }
}

#[test]
fn without_color_the_selected_pit_is_reversed() {
    let theme = Theme::monochrome();
    let position = parse_position(MIDDLEGAME_POSITION);
    let mut view = board_view(&position, &theme);
    select_pit(&mut view, &position, 'E');
    let buffer = draw_board(&view, 60, 16);
    let is_reversed = |cell: &&ratatui::buffer::Cell| cell.modifier.contains(Modifier::REVERSED);
    let reversed_text: String = buffer
        .content
        .iter()
        .filter(is_reversed)
        .map(ratatui::buffer::Cell::symbol)
        .collect();
    assert_eq!(reversed_text, "8E");
    assert!(
        buffer
            .content
            .iter()
            .all(|cell| cell.fg == Color::Reset && cell.bg == Color::Reset)
    );
}
