//! Draws the best lines of play that the engine has found.

use awale_engine::Score;
use awale_study::study::{MoveValue, moves_and_captures};

use crate::{app::RowTextOutline, prelude::*};

use super::AnalysisBoard;

/// Width of a value, in columns.
const VALUE_COLUMN_WIDTH: usize = 6;

/// From this height on, the lines have a heading above them. In a lower area with more lines, it is
/// brief and at the end of the best line.
const MIN_HEIGHT_WITH_HEADING: u16 = 4;

/// Draws the depth of the search, and below it the best lines. A click on a line plays its first
/// move.
pub(super) fn draw(board: &AnalysisBoard, area: Rect, ui: &mut Ui) {
    let look @ DrawContext { theme, words, .. } = ui.look;
    let node = board.current_node();
    let Some(values) = board.search.values(board.current_node) else {
        let game = board.tree.game(board.current_node);
        let is_over = words.why_game_ended(&game).is_some();
        let message = if !look.context.sessions[board.session].may_study() {
            words.get("play-serious")
        } else if is_over && board.search.is_engine_on {
            // The line below the board says why.
            words.get("over-title")
        } else if board.search.is_engine_on {
            words.get("study-looking")
        } else {
            message_with_keys("board-lines-off", &[("key", Command::Values)], look)
        };
        let message_area = Rect {
            height: area.height.min(3),
            ..area
        };
        chrome::draw_clipped_text(message, message_area, theme.dim, ui);
        return;
    };
    let ranked_values = values.ranked_moves();
    let has_table_value = ranked_values
        .iter()
        .any(|value| matches!(value.score, Score::Table(_)));
    // A known win of four seeds is above an estimate of nine, and an estimate may be above a known
    // loss of fewer seeds, because it is perhaps no loss. So label the estimates.
    let estimate_label = (ranked_values.iter())
        .any(|value| value.score.has_known_result())
        .then(|| ["board-only-estimate", "board-perhaps-not-lost"].map(|id| words.get(id)));
    let depth_text = match (values.depth, values.is_final) {
        (0, _) if has_table_value => words.get("board-tables"),
        (0, _) => words.get("board-exact"),
        (depth, true) => say!(words, "board-depth", depth),
        (depth, false) => format!("{} …", say!(words, "board-depth", depth)),
    };
    let viewer = look.context.sessions[board.session].viewing_side();
    let side = words.seat_name(viewer);
    let unit = match node.position {
        AnyGame::Awale(_) => "seeds",
        AnyGame::Matches(_) => "none",
    };
    // The openings show values of the book, so label these as values of the engine.
    let source = board.book.as_ref().map(|_| words.get("board-engine"));
    let mark_if_any = |message_id, is_seed_limit| {
        let has_mark = |value: &&MoveValue| {
            matches!(value.score, Score::Table(_)) && value.is_seed_limit == is_seed_limit
        };
        (ranked_values.iter().any(has_mark)).then(|| words.get(message_id))
    };
    let table_marks = [
        mark_if_any("board-exact-mark", false),
        mark_if_any("board-limit-mark", true),
    ];
    let values_for_side = say!(words, "board-values-for", side = side.as_str(), unit);
    let has_heading =
        area.height >= MIN_HEIGHT_WITH_HEADING || usize::from(area.height) > ranked_values.len();
    let brief_heading = format!("{side} · {depth_text}");
    let heading_columns = u16::from(!has_heading) * (to_cells(brief_heading.width()) + 2);
    if has_heading {
        let parts = [source, Some(depth_text), Some(values_for_side)];
        let heading = (parts.into_iter().chain(table_marks).flatten())
            .collect::<Vec<_>>()
            .join(" · ");
        let heading = columns::cut_to_width(&heading, area.width.into());
        ui.buffer.set_string(area.x, area.y, heading, theme.dim);
    } else {
        let x = (area.right() + 2).saturating_sub(heading_columns);
        ui.buffer.set_string(x, area.y, brief_heading, theme.dim);
    }
    let values_with_y = (area.y + u16::from(has_heading)..area.bottom()).zip(&ranked_values);
    for (number, (y, value)) in values_with_y.enumerate() {
        let row_area = Rect {
            y,
            height: 1,
            width: (area.width).saturating_sub(if number == 0 { heading_columns } else { 0 }),
            ..area
        };
        let value_text = words.move_value_text(value, viewer, node.position.to_move());
        let is_above_smaller_loss = (ranked_values[number..].iter())
            .any(|next| next.score.lead_centiseeds() > value.score.lead_centiseeds());
        let label = (estimate_label.as_ref())
            .filter(|_| !value.score.has_known_result())
            .map(|[label, label_above_smaller_loss]| {
                if is_above_smaller_loss {
                    label_above_smaller_loss
                } else {
                    label
                }
            })
            .map_or("", String::as_str);
        let moves = moves_and_captures(&node.position, &value.line);
        ui.record_text_outline(|outline| {
            let row_outline = RowTextOutline::new(&moves.join(" "), false, play_action(value.mv));
            outline.add_row(row_outline.with_value(format!("{value_text} {label}").trim_end()));
        });
        let label_width = label.width() + 2 * usize::from(!label.is_empty());
        let max_line_width =
            usize::from(row_area.width).saturating_sub(VALUE_COLUMN_WIDTH + 1 + label_width);
        let line_text = (0..=moves.len())
            .rev()
            .map(|move_count| cut_moves_text(&moves, move_count))
            .find(|text| text.width() <= max_line_width)
            .unwrap_or_default();
        // The best line is the brightest.
        let (value_style, line_style) = if number == 0 {
            (theme.accent, theme.text)
        } else {
            (theme.text, theme.dim)
        };
        Line::from(vec![
            Span::styled(
                columns::right_aligned(&value_text, VALUE_COLUMN_WIDTH) + " ",
                value_style,
            ),
            Span::styled(line_text, line_style),
        ])
        .render(row_area, ui.buffer);
        Line::styled(label, theme.dim)
            .right_aligned()
            .render(row_area, ui.buffer);
        ui.on_click(row_area, play_action(value.mv));
    }
}

/// Returns the first `move_count` moves of a line, followed by `…` if it has more.
pub(super) fn cut_moves_text(moves: &[String], move_count: usize) -> String {
    let text = moves[..move_count].join(" ");
    match moves.len() - move_count {
        0 => text,
        _ if text.is_empty() => "…".to_owned(),
        _ => format!("{text} …"),
    }
}

fn play_action(mv: AnyMove) -> Action {
    match mv {
        AnyMove::Pit(pit) => Action::ClickPit(pit),
        AnyMove::Take(take) => Action::TakeMatches(take.0),
    }
}
