//! The list of moves: the main line in two columns, variations and comments below the move that
//! they belong to.

use awale_study::record::{NodeId, Variations, move_number};
use awale_study::study::Mark;
use ratatui::layout::Rect;
use ratatui::style::Style;
use unicode_width::UnicodeWidthStr;

use crate::app::{Action, Look, Ui};
use crate::theme::cells::cells;
use crate::widgets::list::ListPart;
use crate::widgets::{chrome, moves, wording};
use crate::words::Words;

use super::AnalysisBoard;

/// Columns of the number of a line.
const NUMBER: u16 = 5;
/// Columns by which a variation in a variation stands further in, and how often that goes on.
const INDENT: usize = 2;
const DEEPEST: usize = 5;

/// A word of a line, and where a click on it leads.
struct Word {
    x: u16,
    text: String,
    style: Style,
    at: NodeId,
}

/// A line of the list.
struct Row {
    number: Option<usize>,
    words: Vec<Word>,
}

/// A line of play that is being listed.
struct Line {
    moves: Vec<NodeId>,
    next: usize,
    depth: usize,
}

/// The list as it is laid out.
struct Listing<'l> {
    board: &'l AnalysisBoard,
    look: Look<'l>,
    width: u16,
    rows: Vec<Row>,
    /// Whether the next word of a variation begins a line.
    is_cut: bool,
}

impl Listing<'_> {
    fn tree(&self) -> &Variations {
        &self.board.tree
    }

    fn indent(depth: usize) -> u16 {
        cells(INDENT * depth.min(DEEPEST))
    }

    /// Lists all lines. Those that are not done lie on a stack: there may be thousands, one in the
    /// other.
    fn list(&mut self) {
        self.comment(0, 0);
        let mut open = vec![Line {
            moves: self.tree().main_line(),
            next: 0,
            depth: 0,
        }];
        while let Some(line) = open.last_mut() {
            let Some(&at) = line.moves.get(line.next) else {
                open.pop();
                self.is_cut = true;
                continue;
            };
            line.next += 1;
            let (depth, is_first) = (line.depth, line.next == 1);
            let is_folded = depth > 0 && is_first && self.tree().node(at).is_folded;
            if is_folded {
                line.next = line.moves.len();
            }
            if depth == 0 {
                self.main_move(at);
            } else {
                self.tried_move(at, depth, is_folded);
            }
            if !is_folded {
                self.comment(at, depth);
            }
            let siblings = &self.tree().node(self.tree().node(at).parent).children;
            if siblings.first() == Some(&at) {
                let line = |&first: &NodeId| {
                    let moves = std::iter::once(first)
                        .chain(self.tree().main_line_from(first))
                        .collect();
                    Line {
                        moves,
                        next: 0,
                        depth: depth + 1,
                    }
                };
                let inner: Vec<Line> = siblings[1..].iter().rev().map(line).collect();
                self.is_cut |= !inner.is_empty();
                open.extend(inner);
            }
        }
    }

    /// A move of the main line: each side has its column.
    fn main_move(&mut self, at: NodeId) {
        let place = self.tree().node(at).ply - 1;
        let (number, column) = (place / 2, place % 2);
        let half = self.width.saturating_sub(NUMBER).div_ceil(2);
        let word = Word {
            x: NUMBER + cells(column) * half,
            ..self.word(at, false)
        };
        match self
            .rows
            .last_mut()
            .filter(|row| row.number == Some(number) && column == 1)
        {
            Some(row) => row.words.push(word),
            None => self.rows.push(Row {
                number: Some(number),
                words: vec![word],
            }),
        }
    }

    /// A move of a variation: one behind the other, as many as fit.
    fn tried_move(&mut self, at: NodeId, depth: usize, is_folded: bool) {
        let is_new = std::mem::take(&mut self.is_cut);
        let needs_number = is_new || (self.tree().node(at).ply - 1).is_multiple_of(2);
        let mut word = self.word(at, needs_number);
        if is_folded {
            word.text = format!("{} …", word.text);
        }
        let (indent, width) = (Self::indent(depth), cells(word.text.width()));
        let last = self
            .rows
            .last_mut()
            .filter(|row| !is_new && row.number.is_none());
        let end = last
            .as_ref()
            .and_then(|row| row.words.last())
            .map_or(0, |last| last.x + cells(last.text.width()) + 1);
        match last.filter(|_| end + width <= self.width) {
            Some(row) => row.words.push(Word { x: end, ..word }),
            None => self.rows.push(Row {
                number: None,
                words: vec![Word { x: indent, ..word }],
            }),
        }
    }

    /// A move with what it captures and its mark.
    fn word(&self, at: NodeId, is_numbered: bool) -> Word {
        let (tree, theme) = (self.tree(), self.look.theme);
        let node = tree.node(at);
        let played = node
            .mv
            .map(|mv| wording::played(&tree.node(node.parent).position, mv))
            .unwrap_or_default();
        let number = if is_numbered {
            format!("{} ", move_number(node.ply - 1))
        } else {
            String::new()
        };
        let mark = self.board.assessment(at).map(Mark::from);
        let sign = mark
            .map(Mark::sign)
            .filter(|sign| !sign.is_empty())
            .map(|sign| format!(" {sign}"));
        let style = match mark.filter(|_| sign.is_some()) {
            _ if at == self.board.at => theme.selection,
            Some(mark) => moves::mark_style(mark, self.look),
            None if tree.first_of_variation(at).is_some() => theme.dim,
            None => theme.text,
        };
        Word {
            x: 0,
            text: format!("{number}{played}{}", sign.unwrap_or_default()),
            style,
            at,
        }
    }

    /// What was written about a place, in lines of its own.
    fn comment(&mut self, at: NodeId, depth: usize) {
        let Some(comment) = self.tree().node(at).comment.clone() else {
            return;
        };
        let x = Self::indent(depth) + 1;
        let style = self.look.theme.title;
        for text in chrome::wrapped(&comment, usize::from(self.width.saturating_sub(x)).max(8)) {
            self.rows.push(Row {
                number: None,
                words: vec![Word { x, text, style, at }],
            });
        }
        self.is_cut = true;
    }
}

/// Draws the list in `inner`. A click shows the place that was pointed at, the wheel goes along the
/// line.
pub(super) fn draw(board: &AnalysisBoard, inner: Rect, ui: &mut Ui<'_>) {
    let look = ui.look;
    let mut listing = Listing {
        board,
        look,
        width: inner.width.saturating_sub(1),
        rows: Vec::new(),
        is_cut: true,
    };
    listing.list();
    let rows = listing.rows;
    let is_here = |row: &Row| row.words.iter().any(|word| word.at == board.at);
    let part = ListPart::of(
        rows.len(),
        rows.iter().position(is_here).unwrap_or(0),
        inner,
    );
    for (number, area) in part.rows() {
        let row = &rows[number];
        if let Some(number) = row.number {
            ui.buffer.set_string(
                area.x,
                area.y,
                format!("{:>3}.", number + 1),
                look.theme.dim,
            );
        }
        for word in &row.words {
            let x = area.x + word.x;
            let room = area.right().saturating_sub(x);
            ui.buffer
                .set_stringn(x, area.y, &word.text, room.into(), word.style);
            let place = Rect {
                x,
                width: cells(word.text.width()).min(room),
                ..area
            };
            ui.click(place, Action::ToMove(word.at));
        }
    }
    part.draw_bar(ui);
    let node = board.tree.node(board.at);
    let next = node.children.first().copied().unwrap_or(board.at);
    ui.wheel(inner, [node.parent, next].map(Action::ToMove));
}

/// How many variations a place hides.
pub(super) fn told_of_tree(board: &AnalysisBoard, words: &Words) -> Option<String> {
    let siblings = &board.tree.node(board.tree.node(board.at).parent).children;
    (board.at != 0 && siblings.len() > 1).then(|| {
        let place = siblings.iter().position(|&at| at == board.at).unwrap_or(0) + 1;
        crate::words::say!(words, "board-variation", place = place, of = siblings.len())
    })
}
