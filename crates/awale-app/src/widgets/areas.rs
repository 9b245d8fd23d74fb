//! Divides an area of the screen.

use ratatui::layout::{Constraint, Layout, Rect};

/// Divides `area` into parts of these heights, from top to bottom.
pub fn split_vertically<const N: usize>(area: Rect, heights: [Constraint; N]) -> [Rect; N] {
    area.layout(&Layout::vertical(heights))
}

/// Divides `area` into parts of these widths, from left to right.
pub fn split_horizontally<const N: usize>(area: Rect, widths: [Constraint; N]) -> [Rect; N] {
    area.layout(&Layout::horizontal(widths))
}

/// `area` without its first line, which has the headings of a list.
pub fn area_below_headings(area: Rect) -> Rect {
    Rect {
        y: area.y + 1,
        height: area.height.saturating_sub(1),
        ..area
    }
}

/// `area` without its first and its last column.
pub fn without_side_columns(area: Rect) -> Rect {
    Rect {
        x: area.x + 1,
        width: area.width.saturating_sub(2),
        ..area
    }
}
