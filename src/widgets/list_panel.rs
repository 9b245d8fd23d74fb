//! Where a text and a list below it stand in a panel.

use ratatui::layout::{Constraint, Layout, Rect};

use crate::widgets::chrome;

/// A panel that stands free: a text, and below it a list.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ListPanel {
    /// With its frame.
    pub panel: Rect,
    /// The text.
    pub about: Rect,
    /// The list.
    pub list: Rect,
}

impl ListPanel {
    /// A panel at most so wide, with so many lines of text and of the list. Where there is little room the free line between
    /// them goes first, then the text.
    pub(crate) fn of(body: Rect, widest: u16, about: u16, rows: u16) -> ListPanel {
        let (panel, inner) = chrome::centred(body, widest, 2 + about + 1 + rows);
        let about = about.min(inner.height.saturating_sub(rows));
        let gap = u16::from(inner.height > rows + about);
        let [about, _, list] =
            inner.layout(&Layout::vertical([Constraint::Length(about), Constraint::Length(gap), Constraint::Fill(1)]));
        ListPanel { panel, about, list }
    }
}
