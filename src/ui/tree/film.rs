//! The film of the tree: what its last step did, and how much the search has done.

use awale_rules::Game;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use unicode_width::UnicodeWidthStr;

use crate::app::{App, FilmShow, Runner, TreeScreen};
use crate::i18n::{Sign, Words};
use crate::study::tree::{Algorithm, FilmNode, FilmStep, NodeKind};
use crate::ui::cells::cells;
use crate::ui::chrome;
use crate::ui::glyphs::Charset;
use crate::ui::stage::{Stage, charset};

use super::words::{Scale, cut_words, horizon_words, turn_words, value_text, worth_words};

/// Whether the film runs, and how fast it is.
pub(super) fn title(runner: &Runner, words: &Words) -> String {
    let Some(speed) = runner.steps_per_second() else { return words.get("tree-film-paused") };
    let speed = words.decimal(speed, usize::from(speed < 1.0), Sign::Minus);
    words.with("tree-film-runs", &[("speed", speed.into())])
}

/// What the last step did.
pub(super) fn details(screen: &TreeScreen, film: &FilmShow, app: &App, stage: &Stage) -> Vec<(String, Style)> {
    let (words, theme, scale) = (&app.context.words, stage.theme(), Scale::of(screen, app));
    let tree = &screen.tree;
    let Some(step) = film.step() else {
        let told = words.get("tree-film-start");
        return vec![(told, theme.text), (turn_words(screen, tree.node(0), words), theme.text)];
    };
    match step {
        FilmStep::Enter(number) => {
            let (node, line) = (tree.node(number), words.line(&tree.line(number)));
            let told = if screen.search.algorithm == Algorithm::Minimax {
                words.with("tree-film-enter", &[("moves", line.into())])
            } else {
                let [alpha, beta] = [node.window.alpha, node.window.beta].map(|end| value_text(end, &scale));
                let values = [("moves", line.into()), ("alpha", alpha.into()), ("beta", beta.into())];
                words.with("tree-film-enter-window", &values)
            };
            let turn = (node.kind == NodeKind::Inner).then(|| (turn_words(screen, node, words), theme.text));
            [(told, theme.accent)].into_iter().chain(turn).collect()
        }
        FilmStep::CutOff(number) => {
            cut_words(screen, number, app).map(|told| (told, theme.accent)).into_iter().collect()
        }
        FilmStep::Leave(number) => {
            let node = tree.node(number);
            let mut lines = match node.kind {
                NodeKind::Horizon => vec![(horizon_words(screen, words), theme.text)],
                NodeKind::End => vec![(words.get("tree-end"), theme.text)],
                NodeKind::Inner | NodeKind::CutOff => Vec::new(),
            };
            lines.push((worth_words(screen, node, &scale), theme.text));
            let parent = tree.parent(number);
            lines.push((
                parent.map_or_else(|| words.get("tree-film-end"), |parent| change(screen, film, parent, &scale)),
                theme.accent,
            ));
            lines
        }
    }
}

/// What the value of a node changed at its parent.
fn change(screen: &TreeScreen, film: &FilmShow, parent: usize, scale: &Scale<'_>) -> String {
    let node = screen.tree.node(parent);
    let root = screen.root().to_move();
    let side = scale.words.seat(if node.is_highest() { root } else { root.opponent() });
    let best = film.moment(&screen.tree, parent).value.map(|value| value_text(value, scale)).unwrap_or_default();
    scale.words.search_change(film.change(&screen.tree, parent), screen.search.algorithm, &side, &best)
}

/// The value of a node that the search is still in: the best so far.
pub(super) fn open_value(moment: &FilmNode, scale: &Scale<'_>) -> String {
    let more = if scale.charset == Charset::Ascii { "..." } else { "…" };
    moment.value.map_or_else(|| more.to_owned(), |value| format!("{}{more}", value_text(value, scale)))
}

/// How much the search has done.
pub(super) fn draw_counts(
    screen: &TreeScreen,
    film: &FilmShow,
    area: Rect,
    app: &App,
    stage: &Stage,
    buffer: &mut Buffer,
) {
    let (now, of) = film.place();
    let counts = film.counts(&screen.tree);
    let rows = [
        ("tree-film-steps", format!("{now} / {of}")),
        ("tree-film-positions", format!("{} / {}", counts.positions, counts.evaluated)),
        ("tree-film-cuts", format!("{} / {}", counts.cutoffs, counts.cut_moves)),
    ];
    draw_figures(&app.context.words.get("tree-film"), rows, area, app, stage, buffer);
}

/// Three figures with their names, in a panel.
pub(super) fn draw_figures(
    title: &str,
    rows: [(&str, String); 3],
    area: Rect,
    app: &App,
    stage: &Stage,
    buffer: &mut Buffer,
) {
    let (theme, words) = (stage.theme(), &app.context.words);
    let inner = chrome::panel(title, area, theme, charset(app), buffer);
    let inner = Rect { width: inner.width.min(super::WIDEST_COUNTS), ..inner };
    for ((id, figures), y) in rows.into_iter().zip(inner.y..inner.bottom()) {
        buffer.set_stringn(inner.x + 1, y, words.get(id), usize::from(inner.width.saturating_sub(1)), theme.text);
        let x = inner.right().saturating_sub(cells(figures.width()) + 1);
        buffer.set_string(x, y, figures, theme.accent);
    }
}
