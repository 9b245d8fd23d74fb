//! What a terminal shows of a line that is typed, changed by as little as possible: a screen reader reads out what is sent, and a
//! letter at the end of the line is one letter.

use std::fmt::Write;

use unicode_segmentation::UnicodeSegmentation;
use unicode_width::UnicodeWidthStr;

/// The line as the terminal shows it. It begins in the first column, and goes on in the next rows where it is wider than they are.
#[derive(Debug, Default)]
pub(super) struct Echo {
    text: String,
    /// Where the cursor is, in bytes from the start.
    cursor: usize,
}

/// A cell, counted from the first one of the line.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Cell {
    row: usize,
    column: usize,
}

impl Cell {
    /// The cell after `text` in rows of `columns`.
    fn after(text: &str, columns: usize) -> Cell {
        let mut cell = Cell::default();
        for letter in text.graphemes(true) {
            let width = letter.width().min(columns);
            if cell.column + width > columns {
                cell = Cell { row: cell.row + 1, column: 0 };
            }
            cell.column += width;
            if cell.column == columns {
                cell = Cell { row: cell.row + 1, column: 0 };
            }
        }
        cell
    }

    /// What brings the cursor from here to another cell.
    fn to(self, other: Cell) -> String {
        let mut sent = String::new();
        for (from, to, back, on) in [(self.row, other.row, 'A', 'B'), (self.column, other.column, 'D', 'C')] {
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
    /// What to send to a terminal with this many columns so that it shows `before` and `behind`, the cursor between them.
    pub(super) fn show(&mut self, (before, behind): (&str, &str), columns: usize) -> String {
        let text = format!("{before}{behind}");
        let (mut at, mut sent) = (Cell::after(&self.text[..self.cursor], columns), String::new());
        if text != self.text {
            let pairs = self.text.graphemes(true).zip(text.graphemes(true));
            let known: usize = pairs.take_while(|(old, new)| old == new).map(|(old, _)| old.len()).sum();
            sent += &at.to(Cell::after(&text[..known], columns));
            if known < self.text.len() {
                sent += "\x1b[J";
            }
            sent += &text[known..];
            at = Cell::after(&text, columns);
            if at.column == 0 && known < text.len() {
                // Behind a full row the cursor waits for another letter before it goes to the next one.
                sent += " \r";
            }
        }
        sent += &at.to(Cell::after(before, columns));
        (self.text, self.cursor) = (text, before.len());
        sent
    }

    /// What to send at the end of the line, with `sign` behind it, so that what is written next begins in a row of its own.
    pub(super) fn finish(mut self, sign: &str, columns: usize) -> String {
        let text = format!("{}{sign}", self.text);
        let sent = self.show((&text, ""), columns);
        let is_at_start = !text.is_empty() && Cell::after(&text, columns).column == 0;
        if is_at_start { sent } else { sent + "\r\n" }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use vt100::Parser;

    use super::*;

    const COLUMNS: u16 = 10;

    /// A terminal that was sent `sent`: its text, and the cursor.
    fn shown(sent: &str) -> (String, (u16, u16)) {
        let cells = |count| std::num::NonZeroU16::new(count).expect("cells");
        let mut terminal = Parser::new(cells(12), cells(COLUMNS), 0);
        terminal.process(sent.as_bytes());
        (terminal.screen().contents().trim_end().to_owned(), terminal.screen().cursor_position())
    }

    #[test]
    fn a_letter_at_the_end_is_one_letter() {
        let mut echo = Echo::default();
        assert_eq!(echo.show(("h", ""), 80), "h");
        assert_eq!(echo.show(("hi", ""), 80), "i");
        assert_eq!(echo.show(("h", "i"), 80), "\x1b[1D");
        assert_eq!(echo.show(("hi", ""), 80), "\x1b[1C");
        assert_eq!(echo.show(("h", ""), 80), "\x1b[1D\x1b[J");
        assert_eq!(echo.finish("", 80), "\r\n");
    }

    #[test]
    fn a_line_that_fills_its_row_is_followed_by_no_free_row() {
        let mut echo = Echo::default();
        let mut sent = echo.show(("0123456789", ""), COLUMNS.into());
        sent += &echo.finish("", COLUMNS.into());
        assert_eq!(shown(&(sent + "x")).0, "0123456789x", "vt100 joins rows that are one line");
    }

    proptest! {
        #[test]
        fn every_edit_leaves_the_line_on_the_terminal(
            lines in prop::collection::vec(("[a-c é字]{0,25}", 0_usize..26), 1..12),
        ) {
            let (mut echo, mut sent) = (Echo::default(), String::new());
            for (line, cursor) in lines {
                let cursor = line.char_indices().map(|(at, _)| at).nth(cursor).unwrap_or(line.len());
                sent += &echo.show(line.split_at(cursor), COLUMNS.into());
                let now = Cell::after(&line[..cursor], COLUMNS.into());
                let place = (u16::try_from(now.row).expect("small"), u16::try_from(now.column).expect("small"));
                let (text, at) = shown(&sent);
                prop_assert_eq!(text.replace(['\n', ' '], ""), line.replace(' ', ""));
                prop_assert_eq!(at, place);
            }
        }
    }
}
