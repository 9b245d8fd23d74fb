//! Shows the typed line with as few changes as possible. A screen reader speaks what is sent, so a
//! letter added at the end of the line must be sent as one letter.

use std::fmt::Write;

use unicode_segmentation::UnicodeSegmentation;
use unicode_width::UnicodeWidthStr;

/// The line as the terminal shows it. It begins in the first column and continues in the next rows
/// if it is wider than the window.
#[derive(Debug, Default)]
pub struct LineEcho {
    text: String,
    /// Cursor position in bytes from the start.
    cursor: usize,
}

/// A cell, counted from the first cell of the line.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct CellPosition {
    pub row: usize,
    pub column: usize,
}

impl CellPosition {
    /// The cell after `text` in rows of `columns` cells.
    pub fn after_text(text: &str, columns: usize) -> CellPosition {
        let mut cell = CellPosition::default();
        for letter in text.graphemes(true) {
            let width = letter.width().min(columns);
            if cell.column + width > columns {
                cell = CellPosition {
                    row: cell.row + 1,
                    column: 0,
                };
            }
            cell.column += width;
            if cell.column == columns {
                cell = CellPosition {
                    row: cell.row + 1,
                    column: 0,
                };
            }
        }
        cell
    }

    /// The escape sequences that move the cursor from here to another cell.
    fn to(self, other: CellPosition) -> String {
        let mut sent = String::new();
        for (from, to, back, on) in [
            (self.row, other.row, 'A', 'B'),
            (self.column, other.column, 'D', 'C'),
        ] {
            if from != to {
                let way = if to < from { back } else { on };
                // Writing to a string cannot fail.
                let _ = write!(sent, "\x1b[{}{way}", from.abs_diff(to));
            }
        }
        sent
    }
}

impl LineEcho {
    /// The bytes that change the line on a terminal with this many columns, so that it shows this
    /// text before and after the cursor.
    pub fn line_update_bytes(
        &mut self,
        (before_cursor, after_cursor): (&str, &str),
        columns: usize,
    ) -> String {
        let text = format!("{before_cursor}{after_cursor}");
        let (mut at, mut sent) = (
            CellPosition::after_text(&self.text[..self.cursor], columns),
            String::new(),
        );
        if text != self.text {
            let pairs = self.text.graphemes(true).zip(text.graphemes(true));
            let known: usize = pairs
                .take_while(|(old, new)| old == new)
                .map(|(old, _)| old.len())
                .sum();
            sent += &at.to(CellPosition::after_text(&text[..known], columns));
            if known < self.text.len() {
                sent += "\x1b[J";
            }
            sent += &text[known..];
            at = CellPosition::after_text(&text, columns);
            if at.column == 0 && known < text.len() {
                // After a full row, the cursor moves to the next row only with the next letter.
                sent += " \r";
            }
        }
        sent += &at.to(CellPosition::after_text(before_cursor, columns));
        (self.text, self.cursor) = (text, before_cursor.len());
        sent
    }

    /// The bytes that end the line and append `sign`, so that the next output begins in a new row.
    pub fn finish_bytes(mut self, sign: &str, columns: usize) -> String {
        let text = format!("{}{sign}", self.text);
        let sent = self.line_update_bytes((&text, ""), columns);
        let is_at_start = !text.is_empty() && CellPosition::after_text(&text, columns).column == 0;
        if is_at_start { sent } else { sent + "\r\n" }
    }
}
