//! Divides the window among the parts of the analysis board.

use ratatui::layout::{Margin, Size};

use crate::{board::BoardView, prelude::*};

/// Minimum size of the board, in columns and rows: a painted board without a frame.
const MIN_BOARD_SIZE: Size = Size::new(54, 11);
/// Minimum, usual and maximum height of the engine's lines, in rows: the depth and one row per
/// move.
const MIN_USUAL_AND_MAX_ENGINE_LINES_HEIGHT: [u16; 3] = [3, 4, 7];
/// Minimum height of the panel below the engine's lines, with its frame.
const MIN_LOWER_PANEL_HEIGHT: u16 = 6;
/// Divides the height that the board and the panels share: the lower panel gets at least this
/// fraction.
const LOWER_PANEL_HEIGHT_DIVISOR: u16 = 4;
/// Minimum and usual width of the list of moves next to the board.
const MOVE_LIST_WIDTHS: [u16; 2] = [20, 29];
/// Minimum height of the panels below the board if the list of moves is there too, in lines.
const MIN_PANELS_HEIGHT_WITH_MOVE_LIST: u16 = 14;

/// The areas of the screen. They depend on the size of the window, and on whether the lines of the
/// engine are hidden.
pub(super) struct AnalysisAreas {
    pub(super) evaluation_bar: Rect,
    pub(super) board: Rect,
    /// The lines of the engine. In a small window also the list of moves, the curve or the
    /// openings.
    pub(super) engine_lines: Rect,
    /// The curve, the openings, the comment, or information about the setup.
    pub(super) lower_panel: Option<Rect>,
    pub(super) moves_and_totals: Option<Rect>,
    pub(super) remarks: Rect,
}

impl AnalysisAreas {
    pub(super) fn of(body: Rect) -> AnalysisAreas {
        let row_heights = [Fill(1), Length(game_board::REMARKS_HEIGHT)];
        let [area_above_remarks, remarks] = split_vertically(body, row_heights);
        let board_height_at_full_width = BoardView::max_height_at_width(
            body.width
                .saturating_sub(game_board::EVALUATION_BAR_WIDTHS[1] + 2),
        ) + 2;
        let is_tall = area_above_remarks.height
            >= board_height_at_full_width
                + MIN_USUAL_AND_MAX_ENGINE_LINES_HEIGHT[2]
                + MIN_PANELS_HEIGHT_WITH_MOVE_LIST;
        let (board_and_lines_area, moves_and_totals) =
            if body.width < game_board::MIN_WIDTH_WITH_MOVE_LIST || is_tall {
                (area_above_remarks, None)
            } else {
                let spare_columns = body
                    .width
                    .saturating_sub(MIN_BOARD_SIZE.width + game_board::EVALUATION_BAR_WIDTHS[0]);
                let max_move_list_width = MOVE_LIST_WIDTHS[1].max(body.width / 4).min(48);
                let move_list_width = spare_columns.clamp(MOVE_LIST_WIDTHS[0], max_move_list_width);
                let [board_and_lines_area, moves_and_totals] =
                    split_horizontally(area_above_remarks, [Fill(1), Length(move_list_width)]);
                (board_and_lines_area, Some(moves_and_totals))
            };
        // The board grows first, then the engine's lines, then the panel below them.
        let [min_lines, usual_lines, max_lines] = MIN_USUAL_AND_MAX_ENGINE_LINES_HEIGHT;
        let mut spare_rows = board_and_lines_area
            .height
            .saturating_sub(MIN_BOARD_SIZE.height + min_lines);
        let mut take_spare_rows = |wanted: u16| {
            let taken_rows = wanted.min(spare_rows);
            spare_rows -= taken_rows;
            taken_rows
        };
        let lower_panel_height = if board_and_lines_area.height
            < MIN_BOARD_SIZE.height + min_lines + MIN_LOWER_PANEL_HEIGHT
        {
            0
        } else {
            take_spare_rows(
                MIN_LOWER_PANEL_HEIGHT
                    .max(board_and_lines_area.height / LOWER_PANEL_HEIGHT_DIVISOR),
            )
        };
        let extra_rows_to_usual_height = take_spare_rows(usual_lines - min_lines);
        let [_, board] =
            game_board::evaluation_bar_and_board_areas(board_and_lines_area, body.width);
        let full_board_height = BoardView::max_height_at_width(board.width.saturating_sub(2)) + 2;
        let board_height = MIN_BOARD_SIZE.height
            + take_spare_rows(full_board_height.saturating_sub(MIN_BOARD_SIZE.height));
        let engine_lines_height =
            min_lines + extra_rows_to_usual_height + take_spare_rows(max_lines - usual_lines);
        let final_lower_panel_height = if lower_panel_height > 0 {
            lower_panel_height + spare_rows
        } else {
            0
        };
        let row_heights = [Length(board_height), Length(engine_lines_height), Fill(1)];
        let [board, engine_lines, lower_panel] =
            split_vertically(board_and_lines_area, row_heights);
        let [evaluation_bar, board] = game_board::evaluation_bar_and_board_areas(board, body.width);
        let lower_panel = (final_lower_panel_height > 0).then_some(lower_panel);
        // In a high window the board gets the whole width, and the moves are below it.
        let (lower_panel, moves_and_totals) = match lower_panel.filter(|_| is_tall) {
            None => (lower_panel, moves_and_totals),
            Some(both) => {
                let [lower_panel, moves_and_totals] = split_horizontally(both, [Fill(1); 2]);
                (Some(lower_panel), Some(moves_and_totals))
            }
        };
        AnalysisAreas {
            evaluation_bar,
            board,
            engine_lines: engine_lines.inner(Margin::new(1, 0)),
            lower_panel,
            moves_and_totals,
            remarks,
        }
    }

    /// Gives the engine's lines a row for every move, from the rows of an empty lower panel.
    pub(super) fn with_lines_of_all_moves(mut self) -> AnalysisAreas {
        let max_height = MIN_USUAL_AND_MAX_ENGINE_LINES_HEIGHT[2];
        if let Some(lower_panel) = &mut self.lower_panel {
            let rows = max_height.saturating_sub(self.engine_lines.height);
            let rows = rows.min(lower_panel.height);
            self.engine_lines.height += rows;
            (lower_panel.y, lower_panel.height) = (lower_panel.y + rows, lower_panel.height - rows);
        }
        self
    }

    /// Adds the area of the engine's lines to the lower panel, if there is a lower panel and
    /// `hides_engine_lines`.
    pub(super) fn without_engine_lines(mut self, hides_engine_lines: bool) -> AnalysisAreas {
        if let Some(lower_panel) = self.lower_panel.as_mut().filter(|_| hides_engine_lines) {
            lower_panel.height += lower_panel.y - self.engine_lines.y;
            (lower_panel.y, self.engine_lines.height) = (self.engine_lines.y, 0);
        }
        self
    }
}
