//! Printing tables: cells in columns, padded to the width of the text in a terminal.

use unicode_width::UnicodeWidthStr;

/// The alignment of a column, and its minimum width.
#[derive(Clone, Copy, Debug)]
pub enum ColumnLayout {
    /// A column with this minimum width, aligned on the left.
    LeftAligned(usize),
    /// A column with this minimum width, aligned on the right.
    RightAligned(usize),
}

/// The layout of a table: its columns and the gap between them.
#[derive(Clone, Debug)]
pub struct TableLayout {
    columns: Vec<ColumnLayout>,
    gap_width: usize,
}

impl TableLayout {
    /// Makes columns with these minimum widths and `gap_width` blanks between them.
    pub fn new(gap_width: usize, columns: impl IntoIterator<Item = ColumnLayout>) -> TableLayout {
        TableLayout {
            columns: columns.into_iter().collect(),
            gap_width,
        }
    }

    /// Widens the columns so that all cells of `rows` fit.
    #[must_use]
    pub fn widened_to_fit<'r>(
        mut self,
        rows: impl IntoIterator<Item = &'r [String]>,
    ) -> TableLayout {
        for row in rows {
            for (column, cell) in self.columns.iter_mut().zip(row) {
                let (ColumnLayout::LeftAligned(width) | ColumnLayout::RightAligned(width)) = column;
                *width = cell.width().max(*width);
            }
        }
        self
    }

    /// Formats a row as a line without blanks at its end. Cells beyond the last column are appended
    /// without padding.
    pub fn format_row(&self, cells: &[impl AsRef<str>]) -> String {
        let mut line = String::new();
        for (number, cell) in cells.iter().map(AsRef::as_ref).enumerate() {
            let column = self
                .columns
                .get(number)
                .copied()
                .unwrap_or(ColumnLayout::LeftAligned(0));
            let (ColumnLayout::LeftAligned(width) | ColumnLayout::RightAligned(width)) = column;
            let padding = " ".repeat(width.saturating_sub(cell.width()));
            line.push_str(&" ".repeat(if number > 0 { self.gap_width } else { 0 }));
            match column {
                ColumnLayout::LeftAligned(_) => line.extend([cell, &padding]),
                ColumnLayout::RightAligned(_) => line.extend([&padding, cell]),
            }
        }
        line.truncate(line.trim_end().len());
        line
    }
}
