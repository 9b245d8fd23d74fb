//! Divides the window among the parts of the analysis board.

use ratatui::layout::{Margin, Size};

use crate::board::BoardView;
use crate::prelude::*;

/// Minimum size of the board: a painted one without a frame.
const MIN_BOARD: Size = Size::new(54, 11);
/// Minimum, usual and maximum height of the engine's lines, in rows: the depth and one row per move.
const LINES_HEIGHTS: [u16; 3] = [3, 4, 7];
/// Minimum height of the panel below the engine's lines, with its frame.
const MIN_SLOT: u16 = 6;
/// Minimum width of a window that shows the moves next to the board.
const MIN_WIDTH_WITH_SIDE: u16 = 78;
/// Minimum and usual width of the list of moves next to the board.
const SIDE_WIDTHS: [u16; 2] = [20, 29];
/// Minimum height of the panels below the board if the moves are there too.
const MIN_HEIGHT_BELOW: u16 = 14;

/// The areas of the screen. They depend on the size of the window only, and not on the state.
pub(super) struct AnalysisAreas {
    pub(super) bar: Rect,
    pub(super) board: Rect,
    /// The lines of the engine. In a small window also the list of moves, the curve or the
    /// openings.
    pub(super) lines: Rect,
    /// The curve, the openings, the comment, or information about the setup.
    pub(super) panel: Option<Rect>,
    pub(super) side: Option<Rect>,
    pub(super) remarks: Rect,
}

impl AnalysisAreas {
    pub(super) fn of(body: Rect) -> AnalysisAreas {
        let rows = [Fill(1), Length(table::REMARKS_HEIGHT)];
        let [top, remarks] = stacked(body, rows);
        let whole = BoardView::full_height(body.width.saturating_sub(table::BAR_WIDTHS[1] + 2)) + 2;
        let is_high = top.height >= whole + LINES_HEIGHTS[2] + MIN_HEIGHT_BELOW;
        let (left, side) = if body.width < MIN_WIDTH_WITH_SIDE || is_high {
            (top, None)
        } else {
            let spare = body
                .width
                .saturating_sub(MIN_BOARD.width + table::BAR_WIDTHS[0]);
            let widest = SIDE_WIDTHS[1].max(body.width / 4).min(48);
            let width = spare.clamp(SIDE_WIDTHS[0], widest);
            let [left, side] = side_by_side(top, [Fill(1), Length(width)]);
            (left, Some(side))
        };
        // The board grows first, then the engine's lines, then the panel below them.
        let [min_lines, usual_lines, max_lines] = LINES_HEIGHTS;
        let mut spare = left.height.saturating_sub(MIN_BOARD.height + min_lines);
        let mut take = |wanted: u16| {
            let taken = wanted.min(spare);
            spare -= taken;
            taken
        };
        let slot = if left.height < MIN_BOARD.height + min_lines + MIN_SLOT {
            0
        } else {
            take(MIN_SLOT)
        };
        let few = take(usual_lines - min_lines);
        let [_, board] = table::with_bar(left, body.width);
        let full = BoardView::full_height(board.width.saturating_sub(2)) + 2;
        let board = MIN_BOARD.height + take(full.saturating_sub(MIN_BOARD.height));
        let lines = min_lines + few + take(max_lines - usual_lines);
        let height = if slot > 0 { slot + spare } else { 0 };
        let rows = [Length(board), Length(lines), Fill(1)];
        let [board, lines, slot] = stacked(left, rows);
        let [bar, board] = table::with_bar(board, body.width);
        let slot = (height > 0).then_some(slot);
        // In a high window the board gets the whole width, and the moves are below it.
        let (slot, side) = match slot.filter(|_| is_high) {
            None => (slot, side),
            Some(both) => {
                let [slot, side] = side_by_side(both, [Fill(1); 2]);
                (Some(slot), Some(side))
            }
        };
        AnalysisAreas {
            bar,
            board,
            lines: lines.inner(Margin::new(1, 0)),
            panel: slot,
            side,
            remarks,
        }
    }

    /// Gives the area of the lines to the slot, if there is one and `is_free`.
    pub(super) fn without_lines(mut self, is_free: bool) -> AnalysisAreas {
        if let Some(slot) = self.panel.as_mut().filter(|_| is_free) {
            slot.height += slot.y - self.lines.y;
            (slot.y, self.lines.height) = (self.lines.y, 0);
        }
        self
    }
}
