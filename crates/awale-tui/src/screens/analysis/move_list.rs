//! Draws the list of moves: the main line in two columns, and below a move its comment and
//! variations.

use awale_study::{
    record::{NodeId, move_number_text},
    study::{MoveMark, move_and_capture},
};

use crate::{prelude::*, widgets::moves};

use super::AnalysisBoard;

/// Indentation of each nested variation, in columns, and the maximum number of indentations.
const INDENT_WIDTH: usize = 2;
const MAX_INDENTS: usize = 5;

/// A text in a row of the list, and the node that is shown after a click on the text.
struct MoveListItem {
    x: u16,
    text: String,
    style: Style,
    node: NodeId,
}

struct MoveListRow {
    move_number: Option<usize>,
    items: Vec<MoveListItem>,
}

/// Builds the rows of the list.
struct MoveListBuilder<'l> {
    board: &'l AnalysisBoard,
    look: DrawContext<'l>,
    width: u16,
    rows: Vec<MoveListRow>,
    /// Whether the next move of a variation begins a new row.
    next_move_starts_row: bool,
}

impl MoveListBuilder<'_> {
    fn indent_columns(depth: usize) -> u16 {
        to_cells(INDENT_WIDTH * depth.min(MAX_INDENTS))
    }

    /// Lists all lines of play. Uses a stack instead of recursion, because thousands of lines may
    /// be nested.
    fn build_rows(&mut self) {
        self.add_comment(0, 0);
        let tree = &self.board.tree;
        // A stack of the moves that are still to be listed, with the depth of each move and whether
        // the move begins a variation. The last move is listed next.
        let mut pending_nodes: Vec<(NodeId, usize, bool)> = Vec::new();
        pending_nodes.extend(tree.node(0).children.first().map(|&at| (at, 0, false)));
        while let Some((at, depth, is_variation_start)) = pending_nodes.pop() {
            let node = tree.node(at);
            let is_folded = is_variation_start && node.is_folded;
            if depth == 0 {
                self.add_main_move(at);
            } else {
                self.add_variation_move(at, depth, is_folded);
            }
            if !is_folded {
                self.add_comment(at, depth);
            }
            match node.children.first() {
                Some(&next) if !is_folded => pending_nodes.push((next, depth, false)),
                _ => self.next_move_starts_row = true,
            }
            let siblings = &tree.node(node.parent).children;
            if siblings.first() == Some(&at) {
                self.next_move_starts_row |= siblings.len() > 1;
                let variation_starts = siblings[1..].iter().rev();
                pending_nodes.extend(variation_starts.map(|&first| (first, depth + 1, true)));
            }
        }
    }

    /// Adds a move of the main line. Each side has its own column.
    fn add_main_move(&mut self, at: NodeId) {
        let move_index = self.board.tree.node(at).ply - 1;
        let (move_number, column) = (move_index / 2, move_index % 2);
        let column_width = self
            .width
            .saturating_sub(moves::MOVE_NUMBER_WIDTH)
            .div_ceil(2);
        let item = MoveListItem {
            x: moves::MOVE_NUMBER_WIDTH + to_cells(column) * column_width,
            ..self.move_item(at, false)
        };
        match self
            .rows
            .last_mut()
            .filter(|row| row.move_number == Some(move_number) && column == 1)
        {
            Some(row) => row.items.push(item),
            None => self.rows.push(MoveListRow {
                move_number: Some(move_number),
                items: vec![item],
            }),
        }
    }

    /// Adds a move of a variation to the current row, or to a new row if the current one is full.
    fn add_variation_move(&mut self, at: NodeId, depth: usize, is_folded: bool) {
        let is_new_row = std::mem::take(&mut self.next_move_starts_row);
        let needs_number = is_new_row || (self.board.tree.node(at).ply - 1).is_multiple_of(2);
        let mut item = self.move_item(at, needs_number);
        if is_folded {
            item.text = format!("{} …", item.text);
        }
        let (indent, text_width) = (Self::indent_columns(depth), to_cells(item.text.width()));
        let last_row = self
            .rows
            .last_mut()
            .filter(|row| !is_new_row && row.move_number.is_none());
        let row_end_column = last_row
            .as_ref()
            .and_then(|row| row.items.last())
            .map_or(0, |last_item| {
                last_item.x + to_cells(last_item.text.width()) + 1
            });
        match last_row.filter(|_| row_end_column + text_width <= self.width) {
            Some(row) => row.items.push(MoveListItem {
                x: row_end_column,
                ..item
            }),
            None => self.rows.push(MoveListRow {
                move_number: None,
                items: vec![MoveListItem { x: indent, ..item }],
            }),
        }
    }

    /// Formats a move with its capture and its mark.
    fn move_item(&self, at: NodeId, has_number: bool) -> MoveListItem {
        let (tree, theme) = (&self.board.tree, self.look.theme);
        let node = tree.node(at);
        let move_text = node
            .mv
            .map(|mv| move_and_capture(&tree.node(node.parent).position, mv))
            .unwrap_or_default();
        let number_text = if has_number {
            format!("{} ", move_number_text(node.ply - 1))
        } else {
            String::new()
        };
        let mark = self.board.assessment(at).map(MoveMark::from);
        let mark_sign = mark.map_or("", MoveMark::sign);
        let style = match mark.filter(|_| !mark_sign.is_empty()) {
            _ if at == self.board.current_node => theme.selection,
            Some(mark) => moves::mark_style(mark, self.look),
            None if tree.first_of_variation(at).is_some() => theme.dim,
            None => theme.text,
        };
        MoveListItem {
            x: 0,
            text: format!("{number_text}{move_text}{mark_sign}"),
            style,
            node: at,
        }
    }

    /// Adds the comment of a node, in rows of its own.
    fn add_comment(&mut self, at: NodeId, depth: usize) {
        let Some(comment) = self.board.tree.node(at).comment.clone() else {
            return;
        };
        let x = Self::indent_columns(depth) + 1;
        let style = self.look.theme.title;
        for text in chrome::wrap_text(&comment, usize::from(self.width.saturating_sub(x)).max(8)) {
            self.rows.push(MoveListRow {
                move_number: None,
                items: vec![MoveListItem {
                    x,
                    text,
                    style,
                    node: at,
                }],
            });
        }
        self.next_move_starts_row = true;
    }
}

/// Draws the list in `inner`. A click on a move shows its position, and the wheel steps along the
/// line.
pub(super) fn draw(board: &AnalysisBoard, inner: Rect, ui: &mut Ui) {
    let look = ui.look;
    let mut builder = MoveListBuilder {
        board,
        look,
        width: inner.width.saturating_sub(1),
        rows: Vec::new(),
        next_move_starts_row: true,
    };
    builder.build_rows();
    let rows = builder.rows;
    let contains_current_node =
        |row: &MoveListRow| row.items.iter().any(|item| item.node == board.current_node);
    let visible_part = VisibleListPart::of(
        rows.len(),
        rows.iter().position(contains_current_node).unwrap_or(0),
        inner,
    );
    for (number, area) in visible_part.visible_rows() {
        let row = &rows[number];
        if let Some(move_number) = row.move_number {
            ui.buffer.set_string(
                area.x,
                area.y,
                format!("{:>3}.", move_number + 1),
                look.theme.dim,
            );
        }
        for item in &row.items {
            let x = area.x + item.x;
            let remaining_width = area.right().saturating_sub(x);
            ui.buffer
                .set_stringn(x, area.y, &item.text, remaining_width.into(), item.style);
            let item_area = Rect {
                x,
                width: to_cells(item.text.width()).min(remaining_width),
                ..area
            };
            ui.on_click(item_area, Action::GoToMove(item.node));
        }
    }
    visible_part.draw_scroll_bar(ui);
    let node = board.current_node();
    let next_node = node.children.first().copied().unwrap_or(board.current_node);
    ui.on_wheel(inner, [node.parent, next_node].map(Action::GoToMove));
}

/// Describes the place of a node among its alternatives, such as "variation 2 of 3".
pub(super) fn variation_text(board: &AnalysisBoard, words: &Words) -> Option<String> {
    let siblings = &board.tree.node(board.current_node().parent).children;
    (board.current_node != 0 && siblings.len() > 1).then(|| {
        let sibling_number = siblings
            .iter()
            .position(|&at| at == board.current_node)
            .unwrap_or(0)
            + 1;
        crate::words::say!(
            words,
            "board-variation",
            place = sibling_number,
            of = siblings.len()
        )
    })
}
