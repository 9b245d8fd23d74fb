//! Draws the tree of Monte Carlo tree search: visits, means and upper bounds of the nodes, and the
//! effect of the last playout.

use crate::{prelude::*, screens::MctsView, widgets::list};

/// Columns for each of the three numbers of a node.
const NUMBER_COLUMN_WIDTH: u16 = 8;

/// Draws the tree with the number of visits of each move.
pub(super) fn draw_tree(mcts_view: &MctsView, area: Rect, ui: &mut Ui) {
    let look = ui.look;
    let (theme, words, charset, tree) = (look.theme, look.words, look.charset, &mcts_view.tree);
    let inner = chrome::draw_panel(
        &super::film::playback_title(&mcts_view.playback, words),
        area,
        ui,
    );
    let heading_ids = [
        "tree-column-visits",
        "tree-column-mean",
        "tree-column-bound",
    ];
    draw_numbers(heading_ids.map(|id| words.get(id)), inner, theme.dim, ui);
    let rows_area = area_below_headings(inner);
    let (visible_part, most_visited) = (
        VisibleListPart::of(
            tree.visible_nodes_and_plies.len(),
            tree.visible_index_of_last_playout_node(),
            rows_area,
        ),
        tree.search.most_visited_child(),
    );
    for (place, row) in visible_part.visible_rows() {
        let (node_index, ply) = tree.visible_nodes_and_plies[place];
        let (node, is_chosen) = (
            tree.search.node(node_index),
            place == tree.visible_index_of_last_playout_node(),
        );
        let is_on_playout_path = tree.last_playout_path().get(ply) == Some(&node_index);
        let style = match (is_chosen, is_on_playout_path) {
            (true, _) => theme.selection,
            (_, true) => theme.accent,
            _ => theme.text,
        };
        let name = node
            .mv
            .map_or_else(|| words.get("tree-root"), |mv| mv.to_string());
        let line = Line::from(Span::styled(format!("{}  {name}", "  ".repeat(ply)), style));
        list::draw_line(&line, is_chosen, row, ui);
        if most_visited == Some(node_index) {
            ui.buffer
                .set_string(row.x + 1, row.y, charset.glyphs().last_move_sign, style);
        }
        let [mean, upper_bound] = match tree.mean_and_upper_bound(place) {
            Some(values) => values.map(|value| words.decimal(value, 2)),
            None => [String::new(), String::new()],
        };
        draw_numbers([node.visits.to_string(), mean, upper_bound], row, style, ui);
    }
}

/// Draws three right-aligned numbers at the right end of a row.
fn draw_numbers(numbers: [String; 3], row: Rect, style: Style, ui: &mut Ui) {
    for (text, place) in numbers.into_iter().zip([3, 2, 1]) {
        let end_column = row
            .right()
            .saturating_sub(NUMBER_COLUMN_WIDTH * (place - 1) + 1);
        ui.buffer.set_string(
            end_column.saturating_sub(to_cells(text.width())),
            row.y,
            text,
            style,
        );
    }
}

/// The effect of the last playout, and the rule that selects the next move.
pub(super) fn playout_details(mcts_view: &MctsView, look: DrawContext) -> Vec<(String, Style)> {
    let theme = look.theme;
    look.words
        .playout_texts(&mcts_view.tree)
        .into_iter()
        .zip([theme.accent, theme.text])
        .collect()
}

/// Draws the number of playouts, nodes and moves so far.
pub(super) fn draw_work_counts(mcts_view: &MctsView, area: Rect, ui: &mut Ui) {
    let words: &Words = ui.look.words;
    let rows = [
        (
            "tree-growth-playouts",
            words.number(mcts_view.tree.playouts() as u64),
        ),
        (
            "tree-growth-nodes",
            words.number(mcts_view.tree.search.len() as u64),
        ),
        (
            "tree-growth-played",
            words.number(mcts_view.tree.search.visited_positions),
        ),
    ];
    super::film::draw_numbers_panel(&words.get("tree-film"), rows, area, ui);
}
