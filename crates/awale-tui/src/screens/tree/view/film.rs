//! Draws the film of the tree: the effect of the last step, and the work of the search so far.

use awale_study::study::tree::{IterationCost, SearchFilmNode, SearchFilmStep, ValueUnit};

use crate::app::{Playback, RowOutline};
use crate::prelude::*;
use crate::screens::{FilmView, Prediction, TreeScreen};
use crate::words::SignDisplay;
use crate::words::{SignSet, TreeWords};

use super::words::{side_to_move, tree_texts};

/// The title of the film: its speed, and the number of right answers if the student predicts.
pub(super) fn film_title(film: &FilmView, words: &Words) -> String {
    let title = playback_title(&film.playback, words);
    let score = film
        .prediction
        .as_ref()
        .map(|prediction| prediction_score_text("tree-predict-score", prediction, words));
    score.map_or(title.clone(), |score| format!("{title} · {score}"))
}

/// The speed of `playback`, or a message that it is paused.
pub(super) fn playback_title(playback: &Playback, words: &Words) -> String {
    let Some(speed) = playback.steps_per_second() else {
        return words.get("tree-film-paused");
    };
    let speed_text = words.decimal(speed, usize::from(speed < 1.0), SignDisplay::Minus);
    say!(
        words,
        "tree-film-runs",
        speed = speed_text,
        steps = speed.ceil()
    )
}

/// The text about the last step.
pub(super) fn last_step_details(
    screen: &TreeScreen,
    film: &FilmView,
    with_unit: bool,
    look: DrawContext<'_>,
) -> Vec<(String, Style)> {
    let (texts, theme) = (tree_texts(screen, look), look.theme);
    let (now, last) = film.steps_done_and_total();
    let prediction = film.prediction.as_ref();
    let verdict = prediction.and_then(|prediction| prediction.verdict);
    let verdict = verdict.map(|is_right| {
        texts.words.get(if is_right {
            "tree-predict-right"
        } else {
            "tree-predict-wrong"
        })
    });
    let mut lines = texts.last_step_lines_with(&film.film, now, |number| {
        side_to_move(&texts, number, with_unit)
    });
    let iteration = screen
        .iterations
        .iter()
        .find(|iteration| iteration.depth == screen.search.depth);
    if let Some(iteration) = iteration.filter(|_| now == last) {
        lines.pop();
        lines.push(iteration_summary(iteration, texts.words));
    } else if let Some(prediction) =
        prediction.filter(|prediction| now == last && prediction.answered > 0)
    {
        lines.pop();
        lines.push(prediction_score_text(
            "tree-predict-end",
            prediction,
            texts.words,
        ));
    }
    // The new fact comes first if the search goes down, and last if the search returns.
    let accent = if matches!(film.film.step(now), Some(SearchFilmStep::Leave(_))) {
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

/// Draws the open question about the next step with its answers, which can be clicked. Returns
/// whether there is a question.
pub(super) fn draw_question(
    screen: &TreeScreen,
    film: &FilmView,
    area: Rect,
    ui: &mut Ui<'_>,
) -> bool {
    /// Empty columns between two answers.
    const ANSWER_GAP: u16 = 3;
    let look = ui.look;
    let Some(prediction) = &film.prediction else {
        return false;
    };
    let Some(question) = &prediction.question else {
        return false;
    };
    let (texts, theme) = (tree_texts(screen, look), look.theme);
    let inner = without_side_columns(area);
    // Place the answers from left to right. Begin a new row if an answer does not fit.
    let (mut x, mut row) = (0, 0);
    let mut answers = Vec::new();
    for (number, answer) in texts.answer_texts(question).into_iter().enumerate() {
        let mark = if number == prediction.chosen {
            look.charset.glyphs().right
        } else {
            " "
        };
        let text = format!("{mark}{} {answer}", number + 1);
        let width = to_cells(text.width());
        if x > 0 && x + width > inner.width {
            (x, row) = (0, row + 1);
        }
        answers.push((text, x, row));
        x += width + ANSWER_GAP;
    }
    let below = (row + 1).min(inner.height.saturating_sub(1));
    let [asked, given] =
        split_vertically(area, [Constraint::Max(area.height - below), Length(below)]);
    let text = texts.question_text(question, &film.film, film.steps_done_and_total().0);
    let paragraph = Paragraph::new(text.as_str()).wrap(Wrap { trim: true });
    let height = chrome::wrapped_height(&paragraph, inner.width).min(asked.height);
    table::draw_remarks(&[(text, theme.accent)], Rect { height, ..asked }, ui);
    for (digit, (text, x, row)) in ('1'..).zip(answers) {
        if digit.is_ascii_digit() {
            let key = Action::Key(digit);
            ui.record_outline(|outline| outline.add_row(RowOutline::new(&text, false, key)));
        }
        let width = to_cells(text.width()).min(inner.width);
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
            ui.on_click(place, Action::Key(digit));
        }
    }
    true
}

/// A summary of one search of iterative deepening.
fn iteration_summary(iteration: &IterationCost, words: &Words) -> String {
    say!(
        words,
        "tree-deepening-end",
        depth = iteration.depth,
        without = words.number(iteration.visited_without_table),
        with = words.number(iteration.with),
        hits = words.number(iteration.hits as u64)
    )
}

/// The number of right answers.
fn prediction_score_text(id: &str, prediction: &Prediction, words: &Words) -> String {
    say!(
        words,
        id,
        right = prediction.right_answers,
        given = prediction.answered
    )
}

/// The value of a node whose search is not finished: the best value so far.
pub(super) fn unfinished_value(filmed: &SearchFilmNode, texts: &TreeWords<'_>) -> String {
    let more = if texts.signs == SignSet::Ascii {
        "..."
    } else {
        "…"
    };
    // Put a blank before the ellipsis, because a word followed by it would look truncated.
    let blank = if texts.subject.value_unit() == ValueUnit::Results {
        " "
    } else {
        ""
    };
    filmed.value.map_or_else(
        || more.to_owned(),
        |value| format!("{}{blank}{more}", texts.value_text(value)),
    )
}

/// Draws the amount of work that the search has done so far.
pub(super) fn draw_work_counts(screen: &TreeScreen, film: &FilmView, area: Rect, ui: &mut Ui<'_>) {
    let (now, of) = film.steps_done_and_total();
    let counts = film.work_counts(&screen.tree);
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
    draw_numbers_panel(&ui.look.words.get("tree-film"), rows, area, ui);
}

/// Draws three numbers with their names in a panel.
pub(super) fn draw_numbers_panel(
    title: &str,
    rows: [(&str, String); 3],
    area: Rect,
    ui: &mut Ui<'_>,
) {
    let DrawContext { theme, words, .. } = ui.look;
    let inner = chrome::draw_panel(title, area, ui);
    let inner = Rect {
        width: inner.width.min(super::MAX_COUNTS_PANEL_WIDTH),
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
        let x = inner.right().saturating_sub(to_cells(figures.width()) + 1);
        ui.buffer.set_string(x, y, figures, theme.accent);
    }
}
