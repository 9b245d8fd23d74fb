//! The one printer of tables: lines of cells in columns, as wide as the terminal shows their
//! letters.

use unicode_width::UnicodeWidthStr;

/// A column, and how wide it is at least.
#[derive(Clone, Copy, Debug)]
pub enum Column {
    /// Its cells begin below one another; it has this width at least.
    Left(usize),
    /// Its cells end below one another.
    Right(usize),
}

/// Columns that stand side by side.
#[derive(Clone, Debug)]
pub struct Columns {
    columns: Vec<Column>,
    gap: usize,
}

impl Columns {
    /// Columns of these least widths with this many blanks between them.
    pub fn new(gap: usize, columns: impl IntoIterator<Item = Column>) -> Columns {
        Columns {
            columns: columns.into_iter().collect(),
            gap,
        }
    }

    /// The same columns, wide enough for these rows.
    #[must_use]
    pub fn fitting<'r>(mut self, rows: impl IntoIterator<Item = &'r [String]>) -> Columns {
        for row in rows {
            for (column, cell) in self.columns.iter_mut().zip(row) {
                let (Column::Left(width) | Column::Right(width)) = column;
                *width = cell.width().max(*width);
            }
        }
        self
    }

    /// A row as a line without blanks at its end. Cells beyond the last column follow as they are.
    pub fn line(&self, cells: &[impl AsRef<str>]) -> String {
        let mut line = String::new();
        for (number, cell) in cells.iter().map(AsRef::as_ref).enumerate() {
            let column = self.columns.get(number).copied().unwrap_or(Column::Left(0));
            let (Column::Left(width) | Column::Right(width)) = column;
            let blanks = " ".repeat(width.saturating_sub(cell.width()));
            line.push_str(&" ".repeat(if number > 0 { self.gap } else { 0 }));
            match column {
                Column::Left(_) => line.extend([cell, &blanks]),
                Column::Right(_) => line.extend([&blanks, cell]),
            }
        }
        line.truncate(line.trim_end().len());
        line
    }
}
