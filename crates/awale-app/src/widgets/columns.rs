//! Texts in columns, and progress bars.

use std::fmt::Display;

use ratatui::layout::Rect;
use unicode_width::UnicodeWidthStr;

use crate::app::Ui;
use awale_board::theme::cells::round_to_cell;
use awale_board::theme::glyphs::Charset;

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
    room: usize,
    cells: impl IntoIterator<Item = (T, usize)>,
) -> String {
    cells.into_iter().fold(
        left_aligned(cut_to_width(name, room), room),
        |line, (cell, width)| line + &right_aligned(cell.as_ref(), width),
    )
}

/// The characters of the filled and of the empty part of a bar.
pub const fn bar_characters(charset: Charset) -> [&'static str; 2] {
    match charset {
        Charset::Ascii => ["#", "."],
        Charset::Unicode => ["━", "─"],
    }
}

/// Draws a bar that is filled up to the fraction `filled`, from 0 to 1.
pub fn draw_filled_bar(filled: f64, area: Rect, ui: &mut Ui<'_>) {
    let done = round_to_cell(filled * f64::from(area.width)).min(area.width);
    let [full, open] = bar_characters(ui.look.charset);
    let theme = ui.look.theme;
    ui.buffer
        .set_string(area.x, area.y, full.repeat(done.into()), theme.accent);
    ui.buffer.set_string(
        area.x + done,
        area.y,
        open.repeat((area.width - done).into()),
        theme.dim,
    );
}

/// The first of some forms of a text that fits in this many columns, or the last.
pub fn first_fitting_text(forms: Vec<String>, room: usize) -> String {
    let last = forms.len().saturating_sub(1);
    let mut forms = forms.into_iter().enumerate();
    let fits = forms.find(|(place, form)| *place == last || form.width() <= room);
    fits.map(|(_, form)| form).unwrap_or_default()
}
