//! Long texts in a panel.

use ratatui::{
    layout::{Constraint, Rect},
    text::Line,
};

use crate::app::Ui;

use super::chrome;

/// The number of lines that one step of the wheel scrolls.
pub const LINES_PER_WHEEL_STEP: i16 = 3;
/// The maximum width of a text, in columns. Longer lines are hard to read.
const MAX_LONG_TEXT_WIDTH: u16 = 92;

/// Draws the panel. Returns the area inside its border and margins.
pub fn draw_page_panel(title: &str, area: Rect, ui: &mut Ui) -> Rect {
    let area = area.centered_horizontally(Constraint::Max(MAX_LONG_TEXT_WIDTH));
    let inner = chrome::draw_panel(title, area, ui);
    // A free column separates the text from its scroll bar.
    Rect {
        x: inner.x + 1,
        width: inner.width.saturating_sub(3),
        ..inner
    }
}

/// Draws a text in its panel, without its first `scrolled_lines` lines.
pub fn draw_page(title: &str, lines: Vec<Line>, scrolled_lines: u16, area: Rect, ui: &mut Ui) {
    let inner = draw_page_panel(title, area, ui);
    chrome::draw_scrolled_text(lines, scrolled_lines, inner, ui);
}
