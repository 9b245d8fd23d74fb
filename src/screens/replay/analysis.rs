//! A game that is explained: the curve of its value, both sides' totals, and what there is to say about a move.

use crate::i18n::say;
use crate::app::Action;
use crate::app::{Look, Ui};
use awale_rules::{Game, Seat};
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::Style;
use ratatui::symbols::Marker;
use ratatui::widgets::{Axis, Chart, Dataset, GraphType, LineGauge, Widget};
use unicode_width::UnicodeWidthStr;

use crate::app::{Review, Session};
use crate::screens::{Replay, ReplayRemark};
use crate::catalogue::Kind;
use crate::i18n::Words;
use crate::keys::Command;
use crate::record::{Assessment, numbered, row_of};
use crate::study::{Mark, Totals};
use crate::theme::cells::{cells, nearest_cell};

use crate::theme::glyphs::Charset;
use crate::widgets::keyed::keyed;
use crate::widgets::{chrome, moves, table, wording};

/// Columns of the moves and the totals: two moves with their captures and marks, or a word and two numbers.
const SIDE: u16 = 29;
/// The least width at which they stand beside the board.
const WITH_SIDE: u16 = 78;
/// Rows of the totals, with their frame.
const TOTALS: u16 = 11;
/// Rows that the board needs, with its frame.
const BOARD: u16 = 10;
/// Rows that the board, the curve and the remarks need.
pub(crate) const LEAST: u16 = BOARD + 4 + table::REMARKS;
/// Columns of the scale of the curve.
const SCALE: u16 = 4;
/// What the top of the curve stands for: a certain win, in thousandths of a point.
const WIN: f64 = 1000.0;

/// Where things are on the screen of a game that is explained.
pub(crate) struct Places {
    /// The board, the moves and the remarks.
    pub table: table::Places,
    chart: Rect,
    /// The totals, where there is room for them.
    totals: Option<Rect>,
}

impl Places {
    pub(crate) fn of(body: Rect) -> Places {
        let [top, remarks] = body.layout(&Layout::vertical([Constraint::Fill(1), Constraint::Length(table::REMARKS)]));
        let (left, side) = if body.width < WITH_SIDE {
            (top, None)
        } else {
            let width = SIDE.max(body.width / 4).min(40);
            let [left, side] = top.layout(&Layout::horizontal([Constraint::Fill(1), Constraint::Length(width)]));
            (left, Some(side))
        };
        let height = (left.height * 2 / 5).clamp(4, 14).min(left.height.saturating_sub(BOARD));
        let [board, chart] = left.layout(&Layout::vertical([Constraint::Fill(1), Constraint::Length(height)]));
        let parts =
            side.map(|side| side.layout::<2>(&Layout::vertical([Constraint::Fill(1), Constraint::Length(TOTALS)])));
        let table = table::Places { board, history: parts.map(|[history, _]| history), remarks, ..table::Places::default() };
        Places { table, chart, totals: parts.map(|[_, totals]| totals) }
    }

    /// The part of the chart in which the curve runs, and the line for progress above it.
    fn curve(&self, is_running: bool) -> (Rect, Rect) {
        let inner = ratatui::widgets::Block::bordered().inner(self.chart);
        let line = u16::from(is_running && inner.height > 1);
        let [progress, curve] = inner.layout(&Layout::vertical([Constraint::Length(line), Constraint::Fill(1)]));
        let [_, curve] = curve.layout(&Layout::horizontal([Constraint::Length(SCALE), Constraint::Fill(1)]));
        (progress, curve)
    }
}

/// Draws the curve and the totals.
pub(crate) fn draw(replay: &Replay, review: &Review, places: &Places, ui: &mut Ui<'_>) {
    draw_curve(replay, review, places, ui);
    if let Some(area) = places.totals {
        draw_totals(replay, review, area, ui);
    }
}

fn draw_curve(replay: &Replay, review: &Review, places: &Places, ui: &mut Ui<'_>) {
    let look = ui.look;
    let theme = look.theme;
    let (words, charset) = (look.words, look.charset);
    let title = say!(words, "analysis-curve", side = words.seat(replay.session.viewer()));
    chrome::panel(&title, places.chart, ui);
    let (progress, area) = places.curve(review.is_running());
    if progress.height > 0 {
        draw_progress(review, progress, words, ui);
    }
    if area.width < 2 || area.height == 0 {
        return;
    }
    for (column, place) in area.columns().enumerate() {
        let last = usize::from(area.width - 1);
        ui.click(place, Action::Row((column * replay.length() + last / 2) / last));
    }
    let curve = review.curve(&replay.session);
    let moves = replay.length().max(1) as f64;
    // The cursor lies under the curve.
    let x = area.x + nearest_cell(replay.shown() as f64 / moves * f64::from(area.width - 1));
    let (bar, foot) = if charset == Charset::Ascii { ("|", "^") } else { ("┊", "▲") };
    for y in area.top()..area.bottom() {
        ui.buffer.set_string(x, y, bar, theme.dim);
    }
    let points: Vec<(f64, f64)> = curve.iter().map(|&(place, value)| (place as f64, f64::from(value))).collect();
    let even = [(0.0, WIN / 2.0), (moves, WIN / 2.0)];
    let marker = if charset == Charset::Ascii { Marker::Custom('*') } else { Marker::Braille };
    let base = if charset == Charset::Ascii { Marker::Custom('-') } else { Marker::Braille };
    let line = |data, marker, style: Style| {
        Dataset::default().marker(marker).graph_type(GraphType::Line).style(style).data(data)
    };
    let sets = vec![line(&even, base, theme.dim), line(&points, marker, theme.accent)];
    Chart::new(sets)
        .style(theme.background)
        .x_axis(Axis::default().bounds([0.0, moves]))
        .y_axis(Axis::default().bounds([0.0, WIN]))
        .render(area, ui.buffer);
    if area.height > 2 {
        ui.buffer.set_string(x, area.bottom() - 1, foot, theme.key);
    }
    draw_faults(review, &points, area, ui);
    draw_scale(area, ui);
}

/// How far the analysis has come.
pub(crate) fn running(review: &Review, words: &Words) -> String {
    let percent = 100 * review.judged() / review.moves.len().max(1);
    say!(words, "analysis-running", percent = percent)
}

/// Sets the signs of mistakes and blunders on the curve, the worse ones over the others.
fn draw_faults(review: &Review, points: &[(f64, f64)], area: Rect, ui: &mut Ui<'_>) {
    let look = ui.look;
    let moves = review.moves.len().max(1) as f64;
    for mark in [Mark::Mistake, Mark::Blunder] {
        let made = points.iter().filter(|(place, _)| {
            let number = usize::from(nearest_cell(*place)).checked_sub(1);
            number.and_then(|number| review.mark(number)) == Some(mark)
        });
        for (place, value) in made {
            let x = area.x + nearest_cell(place / moves * f64::from(area.width - 1));
            let y = area.y + nearest_cell((WIN - value) / WIN * f64::from(area.height - 1));
            let room = usize::from(area.right() - x);
            ui.buffer.set_stringn(x, y, mark.sign(), room, moves::mark_style(mark, look));
        }
    }
}

/// The points at the top, in the middle and at the bottom of the curve, in per cent.
fn draw_scale(area: Rect, ui: &mut Ui<'_>) {
    let look = ui.look;
    let theme = look.theme;
    let x = area.x - SCALE;
    // Two lines have no room for a scale: they are the better and the worse half.
    let (top, bottom) = if area.height > 2 { ("100", "  0") } else { (">50", "<50") };
    if area.height > 2 {
        ui.buffer.set_string(x, area.top() + area.height / 2, " 50", theme.dim);
    }
    ui.buffer.set_string(x, area.bottom() - 1, bottom, theme.dim);
    ui.buffer.set_string(x, area.top(), top, theme.dim);
}

fn draw_progress(review: &Review, area: Rect, words: &Words, ui: &mut Ui<'_>) {
    let look = ui.look;
    let theme = look.theme;
    let charset = look.charset;
    let ratio = review.judged() as f64 / review.moves.len().max(1) as f64;
    let (filled, open) = if charset == Charset::Ascii { ("#", ".") } else { ("━", "─") };
    LineGauge::default()
        .ratio(ratio)
        .label(running(review, words))
        .filled_symbol(filled)
        .unfilled_symbol(open)
        .filled_style(theme.accent)
        .unfilled_style(theme.dim)
        .render(area, ui.buffer);
}

fn draw_totals(replay: &Replay, review: &Review, area: Rect, ui: &mut Ui<'_>) {
    let look = ui.look;
    let theme = look.theme;
    let words = look.words;
    let inner = chrome::panel(&words.get("analysis-totals"), area, ui);
    let inner = Rect { x: inner.x + 1, width: inner.width.saturating_sub(2), ..inner };
    let (known, first) = review.so_far();
    let starter = replay.session.game.referee.past()[0].to_move();
    let mover = if first.is_multiple_of(2) { starter } else { starter.opponent() };
    let totals = Totals::of(&known, mover);
    let pair = |of: &dyn Fn(&Totals) -> String| Seat::BOTH.map(|seat| of(&totals[seat]));
    let count = |mark: Mark| pair(&|totals: &Totals| totals.count(mark).to_string());
    let percent = |accuracy| words.accuracy(Some(accuracy));
    // No room for a word: the next row tells how few they are.
    let few = || "-".to_owned();
    let mut rows = vec![
        (String::new(), Seat::BOTH.map(|seat| words.seat(seat))),
        (words.get("analysis-accuracy"), pair(&|totals| totals.accuracy().map_or_else(few, percent))),
        (words.get("analysis-counted"), pair(&|totals| totals.counted().to_string())),
    ];
    match replay.session.game.kind {
        Kind::Awale(_) => rows.extend([
            (words.get("analysis-given"), pair(&|totals| words.given(totals.given_away))),
            (words.get("analysis-only"), count(Mark::Only)),
            (
                words.get("analysis-good"),
                pair(&|totals| (totals.count(Mark::Best) + totals.count(Mark::Good)).to_string()),
            ),
            (words.get("analysis-inaccuracies"), count(Mark::Inaccuracy)),
            (words.get("analysis-mistakes"), count(Mark::Mistake)),
            (words.get("analysis-blunders"), count(Mark::Blunder)),
        ]),
        // Nothing but the result can be given away, and every move keeps it or does not.
        Kind::Matches(_) => rows.extend([
            (words.get("analysis-only"), count(Mark::Only)),
            (words.get("analysis-blunders"), count(Mark::Blunder)),
        ]),
    }
    for ((name, values), y) in rows.into_iter().zip(inner.top()..inner.bottom()) {
        let style = if name.is_empty() { theme.dim } else { theme.text };
        let room = usize::from(inner.width).saturating_sub(12);
        ui.buffer.set_string(inner.x, y, chrome::fit(&name, room), theme.dim);
        for (value, end) in values.iter().zip([inner.right().saturating_sub(6), inner.right()]) {
            let x = end.saturating_sub(cells(value.width()));
            ui.buffer.set_string(x, y, value, style);
        }
    }
}

/// What there is to say about the last move, or about the line that one looks into. Where there is little room, a fault
/// shows its share of a point and not its seeds.
pub(crate) fn remarks(replay: &Replay, review: &Review, room: Rect, look: Look<'_>) -> Vec<(String, Style)> {
    let whole = told(replay, review, Words::verdict, look);
    if table::have_room(&whole, room) { whole } else { told(replay, review, Words::short_verdict, look) }
}

fn told(
    replay: &Replay,
    review: &Review,
    verdict: fn(&Words, &Assessment) -> String,
    look: Look<'_>) -> Vec<(String, Style)> {
    let theme = look.theme;
    let words = look.words;
    if replay.learns_next {
        return vec![(words.get("mistakes-soon"), theme.accent)];
    }
    if let Some(remark) = replay.remark {
        let id = if remark == ReplayRemark::NoFault { "analysis-no-faults" } else { "analysis-no-faults-yet" };
        return vec![(words.get(id), theme.accent)];
    }
    if let Some(variation) = &replay.variation {
        let line = wording::line_at(&variation.moves, &variation.positions, variation.cursor.shown());
        let told =
            say!(words, "analysis-variation", number = row_of(variation.number), line = line);
        return vec![(told, theme.accent), (words.get("analysis-way-back"), theme.dim)];
    }
    let Some(number) = replay.shown().checked_sub(1) else {
        return vec![(keyed(overview(review), &[("key", Command::Next)], look), theme.text)];
    };
    let Some(assessment) = review.of_move(number) else {
        return vec![(words.get("analysis-wait"), theme.dim)];
    };
    let mover = replay.session.game.referee.past()[number].to_move();
    let (best, value) = (assessment.best, assessment.value);
    let score = |score| words.score_for(replay.session.viewer(), score, mover);
    let mark = Mark::from(assessment);
    let move_ = format!("{} {}", numbered(number, &assessment.played.to_string()), mark.sign());
    let verdict = verdict(words, assessment);
    let style = if mark.is_fault() { theme.warning } else { theme.text };
    let told = [("move", move_.trim_end().into()), ("verdict", verdict.into()), ("value", score(value).into())];
    let mut lines = vec![(words.with("analysis-move", &told), style)];
    if !assessment.line.is_empty() && mark.has_better() {
        let told = [("line", words.line(&assessment.line).into()), ("value", score(best).into())];
        lines.push((words.with("analysis-better", &told), theme.accent));
    }
    lines
}

/// What there is to say at the beginning of the game: where its mistakes are, if there are any.
fn overview(review: &Review) -> &'static str {
    if review.moves.is_empty() {
        "analysis-no-moves"
    } else if review.is_running() || review.has_faults() {
        "analysis-how"
    } else {
        "analysis-no-faults"
    }
}

/// The marks behind the moves.
pub(crate) fn marks(review: &Review) -> Vec<Option<Mark>> {
    (0..review.moves.len()).map(|number| review.mark(number)).collect()
}

/// The marks of a game whose moves were judged before.
pub(crate) fn marks_of(session: &Session) -> Vec<Option<Mark>> {
    let judged = session.explanation().map(|analysis| analysis.moves.as_slice()).unwrap_or_default();
    judged.iter().map(|assessment| Some(Mark::from(assessment))).collect()
}

/// What a key of the replay is called where the game is explained, by its usual word; none for one that gives way there.
pub(crate) fn key_now(label: &'static str, review: &Review, in_variation: bool) -> Option<&'static str> {
    let leads_on = !in_variation && (review.is_running() || review.has_faults());
    match label {
        "key-play-on" | "key-from-here" | "key-tree" => None,
        "key-to-game" => in_variation.then_some(label),
        "key-learn" => (!in_variation).then_some(label),
        "key-faults" | "key-better" => leads_on.then_some(label),
        "key-analysis" => Some("key-analysis-off"),
        label => Some(label),
    }
}
