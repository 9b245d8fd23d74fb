//! A screen with one list: a text above it, what was reached below it, and in a wide window a board beside it.

use ratatui::layout::{Constraint, Layout, Rect};

use crate::theme::cells::cells;
use crate::widgets::beside;
use crate::widgets::chrome;
use crate::widgets::list::ListPart;

/// How much room the parts of the screen take.
pub(crate) struct ListScreen {
    /// The widest the panel is set.
    pub widest: u16,
    /// Lines of the text above the list.
    pub above: u16,
    /// Lines of the list.
    pub rows: usize,
    /// Lines below the list.
    pub below: u16,
}

/// Where the parts are.
pub(crate) struct ListPlaces {
    pub panel: Rect,
    pub above: Rect,
    pub list: Rect,
    pub below: Rect,
    /// The board, in a wide window.
    pub beside: Option<Rect>,
}

impl ListScreen {
    /// Where the parts are in `body`, with a frame and free lines between them.
    pub(crate) fn places(&self, body: Rect) -> ListPlaces {
        let (left, right) = beside::columns(body, self.widest);
        let rows = cells(self.rows);
        let height = 2 + self.above + 1 + rows + 1 + self.below;
        let (panel, inner) = chrome::centred(left, self.widest, height);
        let [above, _, list, _, below] = inner.layout(&Layout::vertical([
            Constraint::Length(self.above),
            Constraint::Length(1),
            Constraint::Length(rows),
            Constraint::Length(1),
            Constraint::Fill(1),
        ]));
        ListPlaces { panel, above, list, below, beside: right.map(|right| beside::from(panel, right)) }
    }
}

impl ListPlaces {
    /// The part of the list that is shown, where it has the lines `all` and the cursor is on `chosen`.
    pub(crate) fn lines<R: PartialEq>(&self, all: &[R], chosen: &R) -> ListPart {
        let chosen = all.iter().position(|row| row == chosen).unwrap_or(0);
        ListPart::of(all.len(), chosen, self.list)
    }
}
