//! Texts in columns, and progress bars.

use std::fmt::Display;

use ratatui::layout::Rect;
use unicode_width::UnicodeWidthStr;

use crate::app::Ui;
use awale_board::theme::{cells::round_to_cell, glyphs::Charset};

/// `text`, cut to `width` cells. A cut text ends with `…`.
pub fn cut_to_width(text: &str, width: usize) -> String {
    if text.width() <= width {
        return text.to_owned();
    }
    let mut shortened = String::new();
    for letter in text.chars() {
        if shortened.width() + 2 > width {
            break;
        }
        shortened.push(letter);
    }
    if width > 0 {
        shortened.push('…');
    }
    shortened
}

/// `text`, left-aligned in a column of `width` cells.
pub fn left_aligned(text: impl Display, width: usize) -> String {
    let text = text.to_string();
    let blanks = " ".repeat(width.saturating_sub(text.width()));
    text + &blanks
}

/// `text`, right-aligned in a column of `width` cells.
pub fn right_aligned(text: &str, width: usize) -> String {
    " ".repeat(width.saturating_sub(text.width())) + text
}

/// A line with a left-aligned name and right-aligned texts, each in a column of the given width.
pub fn table_line<T: AsRef<str>>(
    name: &str,
    name_width: usize,
    cells: impl IntoIterator<Item = (T, usize)>,
) -> String {
    cells.into_iter().fold(
        left_aligned(cut_to_width(name, name_width), name_width),
        |line, (cell, width)| line + &right_aligned(cell.as_ref(), width),
    )
}

/// Characters whose lower part is filled, from an eighth of the cell to the whole cell.
const LOWER_BLOCKS: [&str; 8] = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"];

/// Fills `area` from below up to the fraction `filled_fraction`, from 0 to 1. Unicode has block
/// characters in steps of an eighth of a row. Returns the rows above the filled part.
pub fn fill_from_below(filled_fraction: f64, area: Rect, ui: &mut Ui) -> Rect {
    let filled_eighths = round_to_cell(filled_fraction * f64::from(area.height) * 8.0);
    let is_ascii = ui.look.charset == Charset::Ascii;
    for (row, line) in (0..).zip(area.rows().rev()) {
        let filled_eighths_of_cell = usize::from(filled_eighths.saturating_sub(8 * row).min(8));
        let symbol = match filled_eighths_of_cell {
            0 => {
                let height = area.height - row;
                return Rect { height, ..area };
            }
            _ if is_ascii => "#",
            filled => LOWER_BLOCKS[filled - 1],
        };
        let symbols = symbol.repeat(line.width.into());
        ui.buffer
            .set_string(line.x, line.y, symbols, ui.look.theme.accent);
    }
    Rect { height: 0, ..area }
}

/// Whether a cell that [`fill_from_below`] has drawn is at least half full.
pub fn is_half_filled(symbol: &str) -> bool {
    symbol == "#" || LOWER_BLOCKS[3..].contains(&symbol)
}

/// Draws a bar that is filled up to the fraction `filled_fraction`, from 0 to 1.
pub fn draw_filled_bar(filled_fraction: f64, area: Rect, ui: &mut Ui) {
    let filled_cells = round_to_cell(filled_fraction * f64::from(area.width)).min(area.width);
    let [filled_char, empty_char] = match ui.look.charset {
        Charset::Ascii => ["#", "."],
        Charset::Unicode => ["━", "─"],
    };
    let theme = ui.look.theme;
    ui.buffer.set_string(
        area.x,
        area.y,
        filled_char.repeat(filled_cells.into()),
        theme.accent,
    );
    ui.buffer.set_string(
        area.x + filled_cells,
        area.y,
        empty_char.repeat((area.width - filled_cells).into()),
        theme.dim,
    );
}

/// The first of some forms of a text that fits in this many columns, or the last.
pub fn first_fitting_text(text_forms: Vec<String>, available_columns: usize) -> String {
    let last_index = text_forms.len().saturating_sub(1);
    let mut numbered_forms = text_forms.into_iter().enumerate();
    let fitting_form = numbered_forms
        .find(|(place, form)| *place == last_index || form.width() <= available_columns);
    fitting_form.map(|(_, form)| form).unwrap_or_default()
}
