//! Long texts in a panel of their own.

use ratatui::layout::{Constraint, Rect};
use ratatui::text::Line;

use crate::app::Ui;

use super::chrome;

/// Lines that the wheel scrolls by.
pub const NOTCH: i16 = 3;
/// The greatest width of a text; longer lines are hard to read.
const WIDEST: u16 = 92;

/// The inside of the panel, with a margin for the eye.
pub fn page(title: &str, area: Rect, ui: &mut Ui<'_>) -> Rect {
    let area = area.centered_horizontally(Constraint::Max(WIDEST));
    let inner = chrome::panel(title, area, ui);
    // The bar stands a column away from the text.
    Rect {
        x: inner.x + 1,
        width: inner.width.saturating_sub(3),
        ..inner
    }
}

/// Draws a text in its panel, `scrolled` lines of it scrolled away.
pub fn draw_page(title: &str, lines: Vec<Line<'_>>, scrolled: u16, area: Rect, ui: &mut Ui<'_>) {
    let inner = page(title, area, ui);
    chrome::scrolled_text(lines, scrolled, inner, ui);
}
