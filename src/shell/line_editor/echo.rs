//! What a terminal shows of a line that is typed, changed by as little as possible: a screen reader
//! reads out what is sent, and a letter at the end of the line is one letter.

use std::fmt::Write;

use unicode_segmentation::UnicodeSegmentation;
use unicode_width::UnicodeWidthStr;

/// The line as the terminal shows it. It begins in the first column, and goes on in the next rows
/// where it is wider than they are.
#[derive(Debug, Default)]
pub struct Echo {
    text: String,
    /// Where the cursor is, in bytes from the start.
    cursor: usize,
}

/// A cell, counted from the first one of the line.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Cell {
    pub row: usize,
    pub column: usize,
}

impl Cell {
    /// The cell after `text` in rows of `columns`.
    #[must_use]
    pub fn after(text: &str, columns: usize) -> Cell {
        let mut cell = Cell::default();
        for letter in text.graphemes(true) {
            let width = letter.width().min(columns);
            if cell.column + width > columns {
                cell = Cell {
                    row: cell.row + 1,
                    column: 0,
                };
            }
            cell.column += width;
            if cell.column == columns {
                cell = Cell {
                    row: cell.row + 1,
                    column: 0,
                };
            }
        }
        cell
    }

    /// What brings the cursor from here to another cell.
    fn to(self, other: Cell) -> String {
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

impl Echo {
    /// What to send to a terminal with this many columns so that it shows `before` and `behind`,
    /// the cursor between them.
    pub fn show(&mut self, (before, behind): (&str, &str), columns: usize) -> String {
        let text = format!("{before}{behind}");
        let (mut at, mut sent) = (
            Cell::after(&self.text[..self.cursor], columns),
            String::new(),
        );
        if text != self.text {
            let pairs = self.text.graphemes(true).zip(text.graphemes(true));
            let known: usize = pairs
                .take_while(|(old, new)| old == new)
                .map(|(old, _)| old.len())
                .sum();
            sent += &at.to(Cell::after(&text[..known], columns));
            if known < self.text.len() {
                sent += "\x1b[J";
            }
            sent += &text[known..];
            at = Cell::after(&text, columns);
            if at.column == 0 && known < text.len() {
                // Behind a full row the cursor waits for another letter before it goes to the next
                // one.
                sent += " \r";
            }
        }
        sent += &at.to(Cell::after(before, columns));
        (self.text, self.cursor) = (text, before.len());
        sent
    }

    /// What to send at the end of the line, with `sign` behind it, so that what is written next
    /// begins in a row of its own.
    #[must_use]
    pub fn finish(mut self, sign: &str, columns: usize) -> String {
        let text = format!("{}{sign}", self.text);
        let sent = self.show((&text, ""), columns);
        let is_at_start = !text.is_empty() && Cell::after(&text, columns).column == 0;
        if is_at_start { sent } else { sent + "\r\n" }
    }
}
