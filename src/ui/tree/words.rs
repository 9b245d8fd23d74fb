//! What there is to say about a node of the tree: its value and window, whose turn it is there, what was cut off and why.

use awale_rules::Game;
use ratatui::style::Style;

use crate::app::{App, TreeScreen};
use crate::catalogue::{AnyGame, AnyMove};
use crate::i18n::{Sign, Words};
use crate::players::{Ordering, Window, score_of};
use crate::study::tree::{Algorithm, Node, NodeBound, NodeKind};
use crate::ui::glyphs::Charset;
use crate::ui::stage::{Stage, charset};

/// How values are written.
#[derive(Clone, Copy)]
pub(super) struct Scale<'a> {
    pub(super) words: &'a Words,
    pub(super) charset: Charset,
    /// The same for all values, so that they stand below each other. A heap of matches is won, lost or 0.
    decimals: usize,
}

impl<'a> Scale<'a> {
    pub(super) fn of(screen: &TreeScreen, app: &'a App) -> Scale<'a> {
        let decimals = match screen.root() {
            AnyGame::Awale(_) => 2,
            AnyGame::Matches(_) => 0,
        };
        Scale { words: &app.context.words, charset: charset(app), decimals }
    }
}

/// What happened at the chosen node.
pub(super) fn details(screen: &TreeScreen, app: &App, stage: &Stage) -> Vec<(String, Style)> {
    let (words, theme) = (&app.context.words, stage.theme());
    let number = screen.node();
    let node = screen.tree.node(number);
    let mut lines = Vec::new();
    match node.kind {
        NodeKind::CutOff => {
            lines.push((words.get("tree-not-looked-at"), theme.text));
            let reason = screen.tree.parent(number).and_then(|parent| cut_words(screen, parent, app));
            lines.extend(reason.map(|reason| (reason, theme.text)));
            return lines;
        }
        NodeKind::Inner => lines.push((turn_words(screen, node, words), theme.text)),
        NodeKind::End => lines.push((words.get("tree-end"), theme.text)),
        NodeKind::Horizon => lines.push((horizon_words(screen, words), theme.text)),
    }
    lines.push((worth_words(screen, node, &Scale::of(screen, app)), theme.text));
    lines.extend(cut_words(screen, number, app).map(|reason| (reason, theme.accent)));
    lines
}

/// What a node is worth at which the depth ends.
pub(super) fn horizon_words(screen: &TreeScreen, words: &Words) -> String {
    match screen.root() {
        AnyGame::Awale(_) => {
            let evaluation = words.evaluation(screen.search.evaluation);
            words.with("tree-horizon", &[("evaluation", evaluation.into())])
        }
        AnyGame::Matches(_) => words.get("tree-horizon-open"),
    }
}

/// Whose turn it is, and what that side looks for.
pub(super) fn turn_words(screen: &TreeScreen, node: &Node<AnyMove>, words: &Words) -> String {
    let root = screen.root().to_move();
    let (id, side) =
        if node.is_highest() { ("tree-turn-highest", root) } else { ("tree-turn-lowest", root.opponent()) };
    let turn = words.with(id, &[("side", words.seat(side).into())]);
    let id = match screen.root() {
        AnyGame::Awale(_) => "tree-all-values",
        AnyGame::Matches(_) => "tree-all-results",
    };
    let values = words.with(id, &[("side", words.seat(root).into())]);
    format!("{turn} {values}")
}

/// What the node is worth, and with which window the search came to it.
pub(super) fn worth_words(screen: &TreeScreen, node: &Node<AnyMove>, scale: &Scale<'_>) -> String {
    let words = scale.words;
    let is_result = node.value.is_some_and(|value| score_of(value).is_exact());
    let id = match (node.bound(), is_result) {
        (NodeBound::Exact, false) => "tree-value",
        (NodeBound::AtLeast, false) => "tree-at-least",
        (NodeBound::AtMost, false) => "tree-at-most",
        (NodeBound::Exact, true) => "tree-result",
        (NodeBound::AtLeast, true) => "tree-result-at-least",
        (NodeBound::AtMost, true) => "tree-result-at-most",
    };
    let text = |value| value_text(value, scale);
    let worth = words.with(id, &[("value", node.value.map(text).unwrap_or_default().into())]);
    if screen.search.algorithm == Algorithm::Minimax || node.mv.is_none() {
        return worth;
    }
    let values = [("alpha", text(node.window.alpha).into()), ("beta", text(node.window.beta).into())];
    format!("{worth} {}", words.with("tree-window", &values))
}

/// What was cut off at a node, and why.
pub(super) fn cut_words(screen: &TreeScreen, number: usize, app: &App) -> Option<String> {
    let (words, scale) = (&app.context.words, Scale::of(screen, app));
    let (tree, node) = (&screen.tree, screen.tree.node(number));
    let cut = tree.cut(number)?;
    let skipped: Vec<String> = tree
        .children(number)
        .map(|child| tree.node(child))
        .filter(|child| child.kind == NodeKind::CutOff)
        .filter_map(|child| child.mv.map(|mv| mv.to_string()))
        .collect();
    let root = screen.root().to_move();
    let (id, other) =
        if node.is_highest() { ("tree-cut-because", root.opponent()) } else { ("tree-cut-because-lowest", root) };
    let (with, ply) = cut.with?;
    let before = words.line(&tree.line(number)[..ply as usize]);
    let with = if before.is_empty() {
        words.with("tree-move-at-root", &[("move", with.to_string().into())])
    } else {
        words.with("tree-move-after", &[("move", with.to_string().into()), ("moves", before.into())])
    };
    let values = [
        ("moves", words.list(&skipped).into()),
        ("bound", value_text(cut.sure_of, &scale).into()),
        ("other", words.seat(other).into()),
        ("with", with.into()),
    ];
    Some(words.with(id, &values))
}

pub(super) fn value_with_bound(node: &Node<AnyMove>, scale: &Scale<'_>) -> String {
    let Some(value) = node.value else { return scale.words.get("tree-cut") };
    let text = value_text(value, scale);
    let sign = match (node.bound(), scale.charset) {
        (NodeBound::Exact, _) => return text,
        (NodeBound::AtLeast, Charset::Unicode) => "≥",
        (NodeBound::AtLeast, Charset::Ascii) => ">=",
        (NodeBound::AtMost, Charset::Unicode) => "≤",
        (NodeBound::AtMost, Charset::Ascii) => "<=",
    };
    format!("{sign} {text}")
}

pub(super) fn window_text(window: Window, scale: &Scale<'_>) -> String {
    let [alpha, beta] = [window.alpha, window.beta].map(|end| value_text(end, scale));
    scale.words.with("tree-interval", &[("alpha", alpha.into()), ("beta", beta.into())])
}

/// A value in seeds, or who wins, for the side that moves at the root; the ends of the open window are endless.
pub(super) fn value_text(value: i32, scale: &Scale<'_>) -> String {
    let Scale { words, decimals, .. } = *scale;
    let endless = if scale.charset == Charset::Ascii { "inf" } else { "∞" };
    match value {
        _ if value == Window::OPEN.alpha => format!("-{endless}"),
        _ if value == Window::OPEN.beta => format!("+{endless}"),
        _ if score_of(value).is_exact() => words.get(if value > 0 { "tree-won" } else { "tree-lost" }),
        0 => words.decimal(0.0, decimals, Sign::Minus),
        _ => words.decimal(f64::from(value) / 100.0, decimals, Sign::Both),
    }
}

pub(super) fn algorithm_word(algorithm: Algorithm) -> &'static str {
    match algorithm {
        Algorithm::Minimax => "tree-minimax",
        Algorithm::AlphaBeta(Ordering::Natural) => "tree-alphabeta",
        Algorithm::AlphaBeta(Ordering::GainsFirst) => "tree-alphabeta-ordered",
    }
}
