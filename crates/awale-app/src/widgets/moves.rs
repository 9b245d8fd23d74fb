//! The list of moves next to the board.

use awale_rules::Game;
use awale_study::{
    record::{move_list_row, move_list_row_count},
    study::{MoveMark, move_and_capture},
};
use ratatui::{
    layout::Rect,
    style::{Modifier, Style},
    text::{Line, Span},
    widgets::Block,
};

use crate::{
    app::{Action, DrawContext, Ui},
    widgets::{board_state::BoardState, chrome, game_board::GameAreas, list::VisibleListPart},
};
use awale_board::theme::cells::to_cells;

/// The width of the column with move numbers, in cells.
pub const MOVE_NUMBER_WIDTH: u16 = 5;
/// The minimum height at which the columns have headings.
const MIN_HEIGHT_WITH_HEADINGS: u16 = 5;

impl GameAreas {
    /// Draws both sides and the list of moves, if there is room, and registers clicks on moves.
    pub fn draw_player_panels_and_moves(&self, state: &BoardState, ui: &mut Ui) {
        if let Some(player_panels) = self.player_panels {
            player_panels.draw(state, ui);
        }
        if let Some(move_list_area) = self.move_list {
            draw(state, move_list_area, ui);
            register_clicks(state, move_list_area, ui);
        }
    }
}

/// The part of the panel below the headings of the columns.
fn area_of_moves_below_headings(inner: Rect) -> Rect {
    let heading_lines = u16::from(inner.height >= MIN_HEIGHT_WITH_HEADINGS);
    Rect {
        y: inner.y + heading_lines,
        height: inner.height - heading_lines,
        ..inner
    }
}

/// Draws the name of the side above each column. The side that began has the left column.
fn draw_headings(state: &BoardState, inner: Rect, ui: &mut Ui) {
    let look = ui.look;
    let first_seat = state.game.positions_so_far()[0].to_move();
    for (column, seat) in [first_seat, first_seat.opponent()].into_iter().enumerate() {
        let x = inner.x + MOVE_NUMBER_WIDTH + to_cells(column) * move_column_width(inner);
        let max_name_width = usize::from(move_column_width(inner).saturating_sub(1));
        ui.buffer.set_stringn(
            x,
            inner.y,
            look.words.seat_name(seat),
            max_name_width,
            look.theme.dim,
        );
    }
}

/// The visible lines inside the panel. Each line has a move of each side.
fn visible_moves(state: &BoardState, inner: Rect) -> VisibleListPart {
    let move_count = state.game.moves().len();
    // The next move already has a numbered line, unless the game is over.
    let line_count = if state.game.is_over() {
        move_list_row_count(move_count)
    } else {
        move_list_row(move_count)
    };
    VisibleListPart::of(
        line_count,
        state.played_move_count.saturating_sub(1) / 2,
        inner,
    )
}

fn move_column_width(inner: Rect) -> u16 {
    inner.width.saturating_sub(MOVE_NUMBER_WIDTH).div_ceil(2)
}

/// Draws the moves up to the current position in numbered lines, the last one marked. Later moves
/// are dim.
pub fn draw(state: &BoardState, area: Rect, ui: &mut Ui) {
    let look = ui.look;
    let theme = look.theme;
    // The outline already contains the last move, so the panel is not recorded.
    let inner = chrome::draw_panel_without_recording_title(&look.words.get("play-moves"), area, ui);
    if inner.height >= MIN_HEIGHT_WITH_HEADINGS {
        draw_headings(state, inner, ui);
    }
    let moves = state.game.moves();
    let visible_part = visible_moves(state, area_of_moves_below_headings(inner));
    for (number, Rect { y, .. }) in visible_part.visible_rows() {
        ui.buffer
            .set_string(inner.x, y, format!("{:>3}.", number + 1), theme.dim);
        for (column, place) in [2 * number, 2 * number + 1].into_iter().enumerate() {
            let x = inner.x + MOVE_NUMBER_WIDTH + to_cells(column) * move_column_width(inner);
            if let Some(&mv) = moves.get(place) {
                let is_last_played = place + 1 == state.played_move_count;
                let style = match place < state.played_move_count {
                    true if is_last_played => theme.accent,
                    true => theme.text,
                    false => theme.dim,
                };
                let mut move_spans = vec![Span::styled(
                    move_and_capture(&state.game.positions_so_far()[place], mv),
                    style,
                )];
                if let Some(mark) = state
                    .move_marks
                    .get(place)
                    .copied()
                    .flatten()
                    .filter(|mark| !mark.sign().is_empty())
                {
                    move_spans.push(Span::styled(
                        format!(" {}", mark.sign()),
                        mark_style(mark, look),
                    ));
                }
                if is_last_played {
                    move_spans.push(Span::styled(
                        format!(" {}", look.charset.glyphs().left_arrow),
                        style,
                    ));
                }
                // The rightmost column contains the arrows of the scroll bar.
                let column_right_edge = if column == 0 {
                    x + move_column_width(inner) - 1
                } else {
                    inner.right().saturating_sub(1)
                };
                ui.buffer.set_line(
                    x,
                    y,
                    &Line::from(move_spans),
                    column_right_edge.saturating_sub(x),
                );
            }
        }
    }
    visible_part.draw_scroll_bar(ui);
}

/// The color of a mark. The sign of the mark conveys the same meaning without color.
pub fn mark_style(mark: MoveMark, look: DrawContext) -> Style {
    let theme = look.theme;
    match mark {
        MoveMark::OnlyGood => theme.good,
        MoveMark::Inaccuracy => theme.warning,
        MoveMark::Mistake => theme.warning.add_modifier(Modifier::BOLD),
        MoveMark::Blunder => theme.error.add_modifier(Modifier::BOLD),
        MoveMark::Best | MoveMark::InDecidedPosition | MoveMark::Good => theme.dim,
    }
}

/// Makes a click on a move show the position after it, and the wheel go one move back or forward.
pub fn register_clicks(state: &BoardState, area: Rect, ui: &mut Ui) {
    let inner = Block::bordered().inner(area);
    let move_count = state.game.moves().len();
    for (number, row) in visible_moves(state, area_of_moves_below_headings(inner)).visible_rows() {
        let second_move_area = Rect {
            x: inner.x + MOVE_NUMBER_WIDTH + move_column_width(inner),
            ..row
        }
        .intersection(row);
        let first_move_area = Rect {
            width: second_move_area.x.saturating_sub(row.x),
            ..row
        };
        for (place, moves) in [
            (first_move_area, 2 * number + 1),
            (second_move_area, 2 * number + 2),
        ] {
            if moves <= move_count {
                ui.on_click(place, Action::GoToMove(moves));
            }
        }
    }
    let [move_count_after_step_back, move_count_after_step_forward] = [
        state.played_move_count.saturating_sub(1),
        (state.played_move_count + 1).min(move_count),
    ];
    ui.on_wheel(
        area,
        [move_count_after_step_back, move_count_after_step_forward].map(Action::GoToMove),
    );
}
