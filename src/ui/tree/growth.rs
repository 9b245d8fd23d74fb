//! The growing tree of Monte Carlo tree search: visits, means and upper bounds, and what the last playout did.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

use crate::app::{App, Growth};
use crate::catalogue::LeafValue;
use crate::i18n::{Sign, Words};
use crate::ui::cells::cells;
use crate::ui::chrome;
use crate::ui::list::{self, ListPart};
use crate::ui::stage::{Stage, charset};

/// Columns for each of the three figures of a node.
const FIGURE: u16 = 8;

/// The tree, and how often each move was tried.
pub(super) fn draw_tree(growth: &Growth, panel: Rect, app: &App, stage: &Stage, buffer: &mut Buffer) {
    let (theme, words, charset) = (stage.theme(), &app.context.words, charset(app));
    let inner = chrome::panel(&super::film::title(&growth.runner, words), panel, theme, charset, buffer);
    let ids = ["tree-column-visits", "tree-column-mean", "tree-column-bound"];
    draw_figures(ids.map(|id| words.get(id)), inner, theme.dim, buffer);
    let rows = Rect { y: inner.y + 1, height: inner.height.saturating_sub(1), ..inner };
    let (part, best) = (ListPart::of(growth.lines.len(), growth.chosen(), rows), growth.search.best());
    for (place, row) in part.rows() {
        let (number, ply) = growth.lines[place];
        let (node, is_chosen) = (growth.search.node(number), place == growth.chosen());
        let is_on_way = growth.way().get(ply) == Some(&number);
        let style = match (is_chosen, is_on_way) {
            (true, _) => theme.selection,
            (_, true) => theme.accent,
            _ => theme.text,
        };
        let name = node.mv.map_or_else(|| words.get("tree-root"), |mv| mv.to_string());
        let line = Line::from(Span::styled(format!("{}  {name}", "  ".repeat(ply)), style));
        list::draw_line(&line, is_chosen, row, theme, charset, buffer);
        if best == Some(number) {
            buffer.set_string(row.x + 1, row.y, charset.glyphs().last, style);
        }
        // The parent stands above, one ply less deep.
        let parent = growth.lines[..place].iter().rev().find(|(_, above)| above + 1 == ply);
        let values = parent.map(|&(parent, _)| {
            let visits = growth.search.node(parent).visits;
            [node.mean(), node.upper_bound(growth.options.exploration.constant(), visits)]
        });
        let [mean, bound] = match values {
            Some(values) => values.map(|value| words.decimal(value, 2, Sign::Minus)),
            None => [String::new(), String::new()],
        };
        draw_figures([node.visits.to_string(), mean, bound], row, style, buffer);
    }
}

/// Writes three figures at the right end of a line.
fn draw_figures(figures: [String; 3], row: Rect, style: Style, buffer: &mut Buffer) {
    for (text, place) in figures.into_iter().zip([3, 2, 1]) {
        let end = row.right().saturating_sub(FIGURE * (place - 1) + 1);
        buffer.set_string(end.saturating_sub(cells(text.width())), row.y, text, style);
    }
}

/// What the last playout did, and how the next move is chosen.
pub(super) fn details(growth: &Growth, app: &App, stage: &Stage) -> Vec<(String, Style)> {
    let (words, theme) = (&app.context.words, stage.theme());
    let told = match &growth.last {
        None => words.get("tree-growth-start"),
        Some(last) => {
            let values = [
                ("number", growth.playouts().into()),
                ("moves", words.line(&growth.line()).into()),
                ("points", words.decimal(last.points, 2, Sign::Minus).into()),
                ("side", words.seat(growth.last_mover()).into()),
            ];
            words.with(playout_word(growth.options.leaf), &values)
        }
    };
    let constant = words.decimal(growth.options.exploration.constant(), 1, Sign::Minus);
    let chosen = words.with("tree-growth-bound", &[("constant", constant.into())]);
    vec![(told, theme.accent), (chosen, theme.text)]
}

/// How a playout went on behind the tree.
fn playout_word(leaf: LeafValue) -> &'static str {
    match leaf {
        LeafValue::Chance => "tree-growth-chance",
        LeafValue::Captures => "tree-growth-captures",
        LeafValue::Evaluation(_) => "tree-growth-evaluation",
    }
}

/// How much it has played.
pub(super) fn draw_counts(growth: &Growth, area: Rect, app: &App, stage: &Stage, buffer: &mut Buffer) {
    let words: &Words = &app.context.words;
    let rows = [
        ("tree-growth-playouts", growth.playouts().to_string()),
        ("tree-growth-nodes", growth.search.len().to_string()),
        ("tree-growth-played", growth.search.visited.to_string()),
    ];
    super::film::draw_figures(&words.get("tree-film"), rows, area, app, stage, buffer);
}
