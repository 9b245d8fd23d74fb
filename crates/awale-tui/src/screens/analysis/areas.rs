//! Divides the window among the parts of the analysis board.

use ratatui::layout::{Margin, Size};

use crate::board::BoardView;
use crate::prelude::*;

/// Minimum size of the board: a painted one without a frame.
const MIN_BOARD_SIZE: Size = Size::new(54, 11);
/// Minimum, usual and maximum height of the engine's lines, in rows: the depth and one row per
/// move.
const MIN_USUAL_AND_MAX_ENGINE_LINES_HEIGHT: [u16; 3] = [3, 4, 7];
/// Minimum height of the panel below the engine's lines, with its frame.
const MIN_LOWER_PANEL_HEIGHT: u16 = 6;
/// The panel has at least this part of the height.
const LOWER_PANEL_HEIGHT_DIVISOR: u16 = 4;
/// Minimum width of a window that shows the moves next to the board.
const MIN_WIDTH_WITH_MOVE_LIST: u16 = 78;
/// Minimum and usual width of the list of moves next to the board.
const MOVE_LIST_WIDTHS: [u16; 2] = [20, 29];
/// Minimum height of the panels below the board if the moves are there too.
const MIN_PANELS_BELOW_HEIGHT: u16 = 14;

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
        let [top, remarks] = split_vertically(body, rows);
        let whole = BoardView::max_height_at_width(
            body.width
                .saturating_sub(table::EVALUATION_BAR_WIDTHS[1] + 2),
        ) + 2;
        let is_high = top.height
            >= whole + MIN_USUAL_AND_MAX_ENGINE_LINES_HEIGHT[2] + MIN_PANELS_BELOW_HEIGHT;
        let (left, side) = if body.width < MIN_WIDTH_WITH_MOVE_LIST || is_high {
            (top, None)
        } else {
            let spare = body
                .width
                .saturating_sub(MIN_BOARD_SIZE.width + table::EVALUATION_BAR_WIDTHS[0]);
            let widest = MOVE_LIST_WIDTHS[1].max(body.width / 4).min(48);
            let width = spare.clamp(MOVE_LIST_WIDTHS[0], widest);
            let [left, side] = split_horizontally(top, [Fill(1), Length(width)]);
            (left, Some(side))
        };
        // The board grows first, then the engine's lines, then the panel below them.
        let [min_lines, usual_lines, max_lines] = MIN_USUAL_AND_MAX_ENGINE_LINES_HEIGHT;
        let mut spare = left
            .height
            .saturating_sub(MIN_BOARD_SIZE.height + min_lines);
        let mut take = |wanted: u16| {
            let taken = wanted.min(spare);
            spare -= taken;
            taken
        };
        let slot = if left.height < MIN_BOARD_SIZE.height + min_lines + MIN_LOWER_PANEL_HEIGHT {
            0
        } else {
            take(MIN_LOWER_PANEL_HEIGHT.max(left.height / LOWER_PANEL_HEIGHT_DIVISOR))
        };
        let few = take(usual_lines - min_lines);
        let [_, board] = table::bar_and_board_areas(left, body.width);
        let full = BoardView::max_height_at_width(board.width.saturating_sub(2)) + 2;
        let board = MIN_BOARD_SIZE.height + take(full.saturating_sub(MIN_BOARD_SIZE.height));
        let lines = min_lines + few + take(max_lines - usual_lines);
        let height = if slot > 0 { slot + spare } else { 0 };
        let rows = [Length(board), Length(lines), Fill(1)];
        let [board, lines, slot] = split_vertically(left, rows);
        let [bar, board] = table::bar_and_board_areas(board, body.width);
        let slot = (height > 0).then_some(slot);
        // In a high window the board gets the whole width, and the moves are below it.
        let (slot, side) = match slot.filter(|_| is_high) {
            None => (slot, side),
            Some(both) => {
                let [slot, side] = split_horizontally(both, [Fill(1); 2]);
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
    pub(super) fn without_engine_lines(mut self, is_free: bool) -> AnalysisAreas {
        if let Some(slot) = self.panel.as_mut().filter(|_| is_free) {
            slot.height += slot.y - self.lines.y;
            (slot.y, self.lines.height) = (self.lines.y, 0);
        }
        self
    }
}
