//! The film of the tree: what its last step did, and how much the search has done.

use awale_study::study::tree::{FilmNode, FilmStep, Iteration, ValueUnit};
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::Style;
use ratatui::widgets::{Paragraph, Wrap};
use unicode_width::UnicodeWidthStr;

use crate::app::{Action, Look, Runner, Ui};
use crate::screens::{FilmShow, Prediction, TreeScreen};
use crate::theme::cells::cells;
use crate::widgets::{chrome, table};
use crate::words::{Sign, Words, say};
use crate::words::{Signs, TreeWords};

use super::words::{Unit, told, turn};

/// Whether the film runs, and how fast it is; while the student predicts, how many answers were
/// right.
pub(super) fn film_title(film: &FilmShow, words: &Words) -> String {
    let title = title(&film.runner, words);
    let score = film
        .prediction
        .as_ref()
        .map(|prediction| score("tree-predict-score", prediction, words));
    score.map_or(title.clone(), |score| format!("{title} · {score}"))
}

/// Whether something runs, and how fast it is.
pub(super) fn title(runner: &Runner, words: &Words) -> String {
    let Some(speed) = runner.steps_per_second() else {
        return words.get("tree-film-paused");
    };
    let told = words.decimal(speed, usize::from(speed < 1.0), Sign::Minus);
    say!(words, "tree-film-runs", speed = told, steps = speed.ceil())
}

/// What the last step did.
pub(super) fn details(
    screen: &TreeScreen,
    film: &FilmShow,
    unit: Unit,
    look: Look<'_>,
) -> Vec<(String, Style)> {
    let (told, theme) = (told(screen, look), look.theme);
    let (now, last) = film.place();
    let prediction = film.prediction.as_ref();
    let verdict = prediction.and_then(|prediction| prediction.verdict);
    let verdict = verdict.map(|is_right| {
        told.words.get(if is_right {
            "tree-predict-right"
        } else {
            "tree-predict-wrong"
        })
    });
    let mut lines = told.step_with(&film.film, now, |number| turn(&told, number, unit));
    let iteration = screen
        .iterations
        .iter()
        .find(|iteration| iteration.depth == screen.search.depth);
    if let Some(iteration) = iteration.filter(|_| now == last) {
        lines.pop();
        lines.push(iteration_told(iteration, told.words));
    } else if let Some(prediction) =
        prediction.filter(|prediction| now == last && prediction.given > 0)
    {
        lines.pop();
        lines.push(score("tree-predict-end", prediction, told.words));
    }
    // What is new comes first where the search goes down, and last where it comes back.
    let accent = if matches!(film.film.step(now), Some(FilmStep::Leave(_))) {
        lines.len() - 1
    } else {
        0
    };
    if let (Some(verdict), Some(line)) = (verdict, lines.get_mut(accent)) {
        *line = format!("{verdict} {line}");
    }
    let style = |place| {
        if place == accent && now > 0 {
            theme.accent
        } else {
            theme.text
        }
    };
    lines
        .into_iter()
        .enumerate()
        .map(|(place, line)| (line, style(place)))
        .collect()
}

/// Draws what the student is asked about the next step. Returns whether there is a question. A
/// click on an answer gives it.
pub(super) fn draw_question(
    screen: &TreeScreen,
    film: &FilmShow,
    area: Rect,
    ui: &mut Ui<'_>,
) -> bool {
    /// Free columns between two answers.
    const GAP: u16 = 3;
    let look = ui.look;
    let Some(prediction) = &film.prediction else {
        return false;
    };
    let Some(question) = &prediction.question else {
        return false;
    };
    let (told, theme) = (told(screen, look), look.theme);
    let inner = Rect {
        x: area.x + 1,
        width: area.width.saturating_sub(2),
        ..area
    };
    // The answers from left to right, in a new line where one has no room.
    let (mut x, mut row) = (0, 0);
    let mut answers = Vec::new();
    for (number, answer) in told.answers(question).into_iter().enumerate() {
        let mark = if number == prediction.chosen {
            look.charset.glyphs().right
        } else {
            " "
        };
        let text = format!("{mark}{} {answer}", number + 1);
        let width = cells(text.width());
        if x > 0 && x + width > inner.width {
            (x, row) = (0, row + 1);
        }
        answers.push((text, x, row));
        x += width + GAP;
    }
    let below = (row + 1).min(inner.height.saturating_sub(1));
    let [asked, given] = area.layout(&Layout::vertical([
        Constraint::Max(area.height - below),
        Constraint::Length(below),
    ]));
    let text = told.question(question, &film.film, film.place().0);
    let paragraph = Paragraph::new(text.as_str()).wrap(Wrap { trim: true });
    let height = chrome::wrapped_height(&paragraph, inner.width).min(asked.height);
    table::draw_remarks(&[(text, theme.accent)], Rect { height, ..asked }, ui);
    for (digit, (text, x, row)) in ('1'..).zip(answers) {
        let width = cells(text.width()).min(inner.width);
        let place = Rect {
            x: inner.x + x,
            y: asked.y + height + row,
            width,
            height: 1,
        };
        if row >= given.height {
            break;
        }
        ui.buffer
            .set_stringn(place.x, place.y, text, usize::from(width), theme.text);
        if digit.is_ascii_digit() {
            ui.click(place, Action::Key(digit));
        }
    }
    true
}

/// What a search of iterative deepening looked at.
fn iteration_told(iteration: &Iteration, words: &Words) -> String {
    let values = [
        ("depth", iteration.depth.into()),
        ("without", words.number(iteration.without).into()),
        ("with", words.number(iteration.with).into()),
        ("hits", words.number(iteration.hits as u64).into()),
    ];
    words.with("tree-deepening-end", &values)
}

/// How many answers were right.
fn score(id: &str, prediction: &Prediction, words: &Words) -> String {
    say!(
        words,
        id,
        right = prediction.right,
        given = prediction.given
    )
}

/// The value of a node that the search is still in: the best so far.
pub(super) fn open_value(filmed: &FilmNode, told: &TreeWords<'_>) -> String {
    let more = if told.signs == Signs::Ascii {
        "..."
    } else {
        "…"
    };
    // A word would look cut off.
    let blank = if told.subject.unit() == ValueUnit::Results {
        " "
    } else {
        ""
    };
    filmed.value.map_or_else(
        || more.to_owned(),
        |value| format!("{}{blank}{more}", told.value(value)),
    )
}

/// How much the search has done.
pub(super) fn draw_counts(screen: &TreeScreen, film: &FilmShow, area: Rect, ui: &mut Ui<'_>) {
    let (now, of) = film.place();
    let counts = film.counts(&screen.tree);
    let rows = [
        ("tree-film-steps", format!("{now} / {of}")),
        (
            "tree-film-positions",
            format!("{} / {}", counts.positions, counts.evaluated),
        ),
        (
            "tree-film-cuts",
            format!("{} / {}", counts.cutoffs, counts.cut_moves),
        ),
    ];
    draw_figures(&ui.look.words.get("tree-film"), rows, area, ui);
}

/// Three figures with their names, in a panel.
pub(super) fn draw_figures(title: &str, rows: [(&str, String); 3], area: Rect, ui: &mut Ui<'_>) {
    let look = ui.look;
    let (theme, words) = (look.theme, look.words);
    let inner = chrome::panel(title, area, ui);
    let inner = Rect {
        width: inner.width.min(super::WIDEST_COUNTS),
        ..inner
    };
    for ((id, figures), y) in rows.into_iter().zip(inner.y..inner.bottom()) {
        ui.buffer.set_stringn(
            inner.x + 1,
            y,
            words.get(id),
            usize::from(inner.width.saturating_sub(1)),
            theme.text,
        );
        let x = inner.right().saturating_sub(cells(figures.width()) + 1);
        ui.buffer.set_string(x, y, figures, theme.accent);
    }
}
