//! Setting up a position: the board, and beside it what it is a position of.

use std::cmp::Ordering;

use awale_rules::{Match, Place, Position, Seat};
use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::Style;
use ratatui::text::{Line, Span, Text};
use ratatui::widgets::{Block, Paragraph, Widget, Wrap};
use unicode_width::UnicodeWidthStr;

use crate::app::App;
use crate::screens::{Editor, PositionFault};
use crate::catalogue::{AnyGame, Kind};
use crate::i18n::{Explain, Words};
use crate::keys::{Command, Rank, Section};

use crate::board;
use crate::board::BoardView;
use crate::widgets::chrome;
use crate::widgets::chrome::Chrome;
use crate::widgets::footer::{FooterKey, usual_footer};
use crate::widgets::keyed::{keyed, keyed_with};
use crate::widgets::stage::{Stage, charset};
use crate::widgets::table;
use crate::widgets::table::Places;
use crate::theme::Theme;

pub(crate) fn draw(editor: &Editor, app: &App, stage: &mut Stage, chrome: &Chrome, buffer: &mut Buffer) {
    draw_frame(editor, app, stage, chrome, buffer);
    let theme = stage.theme().clone();
    let remarks = remarks(editor, app, &theme, chrome.body.width);
    let places = places(editor, &remarks, chrome.body);
    let block = frame(editor, app, &theme);
    let inner = block.inner(places.board);
    block.render(places.board, buffer);
    board_view(editor, app, &theme).draw(inner, buffer, &mut stage.cache);
    if let Some(beside) = places.history {
        draw_about(editor, app, &theme, beside, chrome, buffer);
    }
    table::draw_remarks(&remarks, places.remarks, buffer);
}

/// Where the things are: while a position is typed, all that is said of it is to be read.
fn places(editor: &Editor, remarks: &[(String, Style)], area: Rect) -> Places {
    if editor.notation.is_some() { Places::telling(area, remarks) } else { Places::of(area) }
}

/// The board as it is laid out, the cursor on a pit or a store.
fn board_view<'a>(editor: &Editor, app: &App, theme: &'a Theme) -> BoardView<'a> {
    let draft = editor.draft();
    let mut view = BoardView::new(draft.pits, draft.stores, theme);
    view.below = below(editor);
    view.direction = editor.direction;
    view.coordinates = app.context.settings.coordinates;
    view.charset = charset(app);
    view.selected = Some(editor.chosen);
    view
}

fn below(editor: &Editor) -> Seat {
    if editor.turned { Seat::North } else { Seat::South }
}

/// The frame of the board: both sides named, the one to move marked.
fn frame(editor: &Editor, app: &App, theme: &Theme) -> Block<'static> {
    let plate =
        |seat| chrome::plate(&app.context.words.seat(seat), editor.draft().to_move == seat, theme, charset(app));
    let below = below(editor);
    Block::bordered()
        .border_set(charset(app).glyphs().pit)
        .border_style(theme.border)
        .title_top(plate(below.opponent()))
        .title_bottom(plate(below))
}

/// The game, the side to move, the seeds, and more keys, which can be clicked.
fn draw_about(editor: &Editor, app: &App, theme: &Theme, area: Rect, chrome: &Chrome, buffer: &mut Buffer) {
    let words = &app.context.words;
    let inner = chrome::panel(&words.get("menu-position"), area, theme, charset(app), buffer);
    let inner = Rect { x: inner.x + 1, width: inner.width.saturating_sub(2), ..inner };
    let kind = Kind::Awale(editor.variant().clone());
    let styled = |text: String, style: Style| Line::from(Span::styled(text, style));
    let lines = vec![
        styled(words.game_name(&kind), theme.accent),
        Line::default(),
        styled(words.with("editor-to-move", &[("side", words.seat(editor.draft().to_move).into())]), theme.text),
        styled(seeds_words(editor, words), seeds_style(editor, theme)),
        Line::default(),
    ];
    let mut below = draw_lines(Text::from(lines), inner, buffer);
    for key in usual_footer(Section::Editor, app).into_iter().filter(|key| key.rank == Rank::Aside) {
        let FooterKey { keys, what, .. } = key.clone();
        let line = Line::from(vec![Span::styled(keys, theme.key), Span::styled(format!(" {what}"), theme.dim)]);
        // While a line is typed, letters go into it.
        if editor.notation.is_none() && !below.is_empty() {
            chrome.click_key(&key, Rect { height: 1, ..below });
        }
        below = draw_lines(Text::from(line), below, buffer);
    }
}

/// Draws lines at the top of `area`, and returns what is below them.
fn draw_lines(lines: Text<'_>, area: Rect, buffer: &mut Buffer) -> Rect {
    let text = Paragraph::new(lines).wrap(Wrap { trim: true });
    let height = Constraint::Length(chrome::wrapped_height(&text, area.width));
    let [place, below] = area.layout(&Layout::vertical([height, Constraint::Fill(1)]));
    text.render(place, buffer);
    below
}

/// `45 of 48 seeds`.
fn seeds_words(editor: &Editor, words: &Words) -> String {
    let total = u32::from(editor.variant().rules.total());
    words.with("editor-seeds", &[("found", editor.draft().total().into()), ("total", total.into())])
}

fn seeds_style(editor: &Editor, theme: &Theme) -> Style {
    if editor.position().is_ok() { theme.text } else { theme.warning }
}

/// The position in one line, or the line that is typed; below it what is wrong, or what can be done. What needs both lines
/// at this `width` has them: the position is seen on the board.
fn remarks(editor: &Editor, app: &App, theme: &Theme, width: u16) -> Vec<(String, Style)> {
    let words = &app.context.words;
    if let Some(field) = &editor.notation {
        let (before, behind) = field.parts();
        // The sign of the cursor stands in the text: a remark has one style.
        let typed = words.with("editor-line", &[("line", format!("{before}_{behind}").into())]);
        let below = match &editor.fault {
            Some(fault) => (fault_words(fault, editor, app), theme.warning),
            None => (words.get("editor-line-about"), theme.dim),
        };
        return vec![(typed, theme.accent), below];
    }
    if let Some(fault) = &editor.fault {
        return vec![(fault_words(fault, editor, app), theme.warning)];
    }
    let state = state_words(editor, app, theme);
    if state.0.width() > table::room_of_remarks(width) {
        return vec![state];
    }
    vec![(editor.draft().to_string(), theme.dim), state]
}

/// Why the last wish was not granted.
fn fault_words(fault: &PositionFault, editor: &Editor, app: &App) -> String {
    let words = &app.context.words;
    match fault {
        PositionFault::Line(error) => error.explain(words),
        PositionFault::Seeds(_) => {
            words.with("editor-refused", &[("why", balance(editor, app).unwrap_or_default().into())])
        }
        PositionFault::Over => {
            let why = editor.position().ok().and_then(|position| over(&position, words)).unwrap_or_default();
            words.with("editor-over", &[("why", why.into())])
        }
    }
}

/// How far the seeds are from making a position, and what can be done with it.
fn state_words(editor: &Editor, app: &App, theme: &Theme) -> (String, Style) {
    let words = &app.context.words;
    if let Some(text) = balance(editor, app) {
        return (text, theme.warning);
    }
    match editor.position().ok().and_then(|position| over(&position, words)) {
        Some(why) => (words.with("editor-is-over", &[("why", why.into())]), theme.text),
        None => (keyed("editor-ready", &[("study", Command::StudyPosition), ("copy", Command::Copy)], app), theme.text),
    }
}

/// How many seeds are missing or too many, and the key that helps.
fn balance(editor: &Editor, app: &App) -> Option<String> {
    let (found, expected) = (editor.draft().total(), u32::from(editor.variant().rules.total()));
    let stores = editor.draft().stores;
    let in_store = u32::from(stores.south) + u32::from(stores.north);
    let told = |id, seeds: u32| keyed_with(id, &[("key", Command::Balance)], &[("seeds", seeds.into())], app);
    match found.cmp(&expected) {
        Ordering::Equal => None,
        Ordering::Less => Some(told("editor-missing", expected - found)),
        Ordering::Greater if found - expected <= in_store => Some(told("editor-too-many", found - expected)),
        Ordering::Greater => Some(told("editor-too-many-in-pits", found - expected)),
    }
}

/// Why the game is over in `position`, if it is.
fn over(position: &Position, words: &Words) -> Option<String> {
    position.outcome()?;
    words.reason(&Match::new(AnyGame::Awale(*position)))
}

/// The line at the top and the keys at the bottom.
fn draw_frame(editor: &Editor, app: &App, stage: &Stage, chrome: &Chrome, buffer: &mut Buffer) {
    let words = &app.context.words;
    let (title, seeds) = (words.get("menu-position"), seeds_words(editor, words));
    let game = chrome.game_name(&Kind::Awale(editor.variant().clone()), &format!("{title} · {seeds}"), words);
    chrome.draw_title(&format!("{title} · {game}"), &seeds, stage.theme(), buffer);
    let section = if editor.notation.is_some() { Section::Typing } else { Section::Editor };
    let keys = usual_footer(section, app);
    chrome.draw_keys(&keys, stage.theme(), buffer);
}

/// The pit or store under a cell of the screen.
pub(crate) fn hit(editor: &Editor, app: &App, stage: &Stage, area: Rect, column: u16, row: u16) -> Option<Place> {
    let places = places(editor, &remarks(editor, app, stage.theme(), area.width), area);
    board::hit(places.inside(), &board_view(editor, app, stage.theme()), column, row)
}
