//! Shows the typed line with as few changes as possible. A screen reader speaks what is sent, so a
//! letter added at the end of the line must be sent as one letter.

use std::fmt::Write;

use unicode_segmentation::UnicodeSegmentation;
use unicode_width::UnicodeWidthStr;

/// The line as the terminal shows it. It begins in the first column and continues in the next rows
/// if it is wider than the window.
#[derive(Debug, Default)]
pub struct LineEcho {
    shown_text: String,
    /// Cursor position in bytes from the start.
    cursor_byte_index: usize,
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
    fn cursor_move_to(self, target: CellPosition) -> String {
        let mut sequences = String::new();
        for (from, to, back, on) in [
            (self.row, target.row, 'A', 'B'),
            (self.column, target.column, 'D', 'C'),
        ] {
            if from != to {
                let direction_letter = if to < from { back } else { on };
                // Writing to a string cannot fail.
                let _ = write!(sequences, "\x1b[{}{direction_letter}", from.abs_diff(to));
            }
        }
        sequences
    }
}

impl LineEcho {
    /// The bytes that change the line on a terminal with this many columns, so that it shows this
    /// text before and after the cursor.
    pub fn line_update_sequences(
        &mut self,
        (before_cursor, after_cursor): (&str, &str),
        columns: usize,
    ) -> String {
        let new_text = format!("{before_cursor}{after_cursor}");
        let (mut cursor_cell, mut sequences) = (
            CellPosition::after_text(&self.shown_text[..self.cursor_byte_index], columns),
            String::new(),
        );
        if new_text != self.shown_text {
            let grapheme_pairs = self
                .shown_text
                .graphemes(true)
                .zip(new_text.graphemes(true));
            let common_byte_count: usize = grapheme_pairs
                .take_while(|(old, new)| old == new)
                .map(|(old, _)| old.len())
                .sum();
            sequences += &cursor_cell.cursor_move_to(CellPosition::after_text(
                &new_text[..common_byte_count],
                columns,
            ));
            if common_byte_count < self.shown_text.len() {
                sequences += "\x1b[J";
            }
            sequences += &new_text[common_byte_count..];
            cursor_cell = CellPosition::after_text(&new_text, columns);
            if cursor_cell.column == 0 && common_byte_count < new_text.len() {
                // After a full row, the cursor moves to the next row only with the next letter.
                sequences += " \r";
            }
        }
        sequences += &cursor_cell.cursor_move_to(CellPosition::after_text(before_cursor, columns));
        (self.shown_text, self.cursor_byte_index) = (new_text, before_cursor.len());
        sequences
    }

    /// The bytes that end the line and append `suffix`, so that the next output begins in a new
    /// row.
    pub fn finish_sequences(mut self, suffix: &str, columns: usize) -> String {
        let new_text = format!("{}{suffix}", self.shown_text);
        let sequences = self.line_update_sequences((&new_text, ""), columns);
        let is_at_row_start =
            !new_text.is_empty() && CellPosition::after_text(&new_text, columns).column == 0;
        if is_at_row_start {
            sequences
        } else {
            sequences + "\r\n"
        }
    }
}
