//! Draws the film of the tree: the effect of the last step, and the work of the search so far.

use awale_study::study::tree::{IterationCost, SearchFilmNodeState, SearchFilmStep, ValueUnit};

use crate::{
    app::{Playback, RowTextOutline},
    prelude::*,
    screens::{FilmView, PredictionQuiz, TreeScreen},
    words::{SignSet, TreeWords},
};

use super::words::{side_to_move_sentence, tree_texts};

/// The title of the film: its speed, and the number of right answers if the student predicts.
pub(super) fn film_title(film: &FilmView, words: &Words) -> String {
    let title = playback_title(&film.playback, words);
    let prediction_score = film
        .prediction_quiz
        .as_ref()
        .map(|prediction| prediction_score_text("tree-predict-score", prediction, words));
    prediction_score.map_or(title.clone(), |score| format!("{title} · {score}"))
}

/// The speed of `playback`, or a message that it is paused.
pub(super) fn playback_title(playback: &Playback, words: &Words) -> String {
    let Some(speed) = playback.steps_per_second() else {
        return words.get("tree-film-paused");
    };
    let speed_text = words.decimal(speed, usize::from(speed < 1.0));
    say!(
        words,
        "tree-film-runs",
        speed = speed_text,
        steps = speed.ceil()
    )
}

/// The text below the tree about the last step of the film.
pub(super) fn last_step_details(
    screen: &TreeScreen,
    film: &FilmView,
    with_unit: bool,
    look: DrawContext,
) -> Vec<(String, Style)> {
    let (texts, theme) = (tree_texts(screen, look), look.theme);
    let (step, last_step) = film.steps_done_and_total();
    let prediction = film.prediction_quiz.as_ref();
    let was_last_answer_right = prediction.and_then(|prediction| prediction.was_last_answer_right);
    let answer_verdict = was_last_answer_right.map(|was_answer_right| {
        texts.words.get(if was_answer_right {
            "tree-predict-right"
        } else {
            "tree-predict-wrong"
        })
    });
    let mut lines = texts.last_step_lines_with(&film.film, step, |number| {
        side_to_move_sentence(&texts, number, with_unit)
    });
    let iteration = screen
        .iterations
        .iter()
        .find(|iteration| iteration.depth == screen.search.depth);
    if let Some(iteration) = iteration.filter(|_| step == last_step) {
        lines.pop();
        lines.push(iteration_summary(iteration, texts.words));
    } else if let Some(prediction) =
        prediction.filter(|prediction| step == last_step && prediction.answered_question_count > 0)
    {
        lines.pop();
        lines.push(prediction_score_text(
            "tree-predict-end",
            prediction,
            texts.words,
        ));
    }
    // Highlight the line with the new fact: the first line if the search goes down, the last line
    // if the search returns.
    let accented_line_index = if matches!(film.film.step(step), Some(SearchFilmStep::LeaveNode(_)))
    {
        lines.len() - 1
    } else {
        0
    };
    if let (Some(answer_verdict), Some(line)) = (answer_verdict, lines.get_mut(accented_line_index))
    {
        *line = format!("{answer_verdict} {line}");
    }
    let line_style = |place| {
        if place == accented_line_index && step > 0 {
            theme.accent
        } else {
            theme.text
        }
    };
    lines
        .into_iter()
        .enumerate()
        .map(|(place, line)| (line, line_style(place)))
        .collect()
}

/// Draws the open question about the next step with its answers, which can be clicked. Returns
/// whether there is a question.
pub(super) fn draw_question(screen: &TreeScreen, film: &FilmView, area: Rect, ui: &mut Ui) -> bool {
    /// Empty columns between two answers.
    const ANSWER_GAP_COLUMNS: u16 = 3;
    let look = ui.look;
    let Some(prediction) = &film.prediction_quiz else {
        return false;
    };
    let Some(question) = &prediction.question else {
        return false;
    };
    let (texts, theme) = (tree_texts(screen, look), look.theme);
    let inner = without_side_columns(area);
    // Place the answers from left to right. Begin a new row if an answer does not fit.
    let (mut x, mut row) = (0, 0);
    let mut answers_with_x_and_row = Vec::new();
    for (number, answer) in texts.answer_texts(question).into_iter().enumerate() {
        let cursor_sign = if number == prediction.chosen_index {
            look.charset.glyphs().right_arrow
        } else {
            " "
        };
        let answer_text = format!("{cursor_sign}{} {answer}", number + 1);
        let width = to_cells(answer_text.width());
        if x > 0 && x + width > inner.width {
            (x, row) = (0, row + 1);
        }
        answers_with_x_and_row.push((answer_text, x, row));
        x += width + ANSWER_GAP_COLUMNS;
    }
    let answer_row_count = (row + 1).min(inner.height.saturating_sub(1));
    let [question_area, answers_area] = split_vertically(
        area,
        [
            Constraint::Max(area.height - answer_row_count),
            Length(answer_row_count),
        ],
    );
    let question_text = texts.question_text(question, &film.film, film.steps_done_and_total().0);
    let paragraph = Paragraph::new(question_text.as_str()).wrap(Wrap { trim: true });
    let height = chrome::wrapped_height(&paragraph, inner.width).min(question_area.height);
    game_board::draw_remarks(
        &[(question_text, theme.accent)],
        Rect {
            height,
            ..question_area
        },
        ui,
    );
    for (digit, (text, x, row)) in ('1'..).zip(answers_with_x_and_row) {
        if digit.is_ascii_digit() {
            let choose_action = Action::TypedChar(digit);
            ui.record_text_outline(|outline| {
                outline.add_row(RowTextOutline::new(&text, false, choose_action));
            });
        }
        let width = to_cells(text.width()).min(inner.width);
        let answer_area = Rect {
            x: inner.x + x,
            y: question_area.y + height + row,
            width,
            height: 1,
        };
        if row >= answers_area.height {
            break;
        }
        ui.buffer.set_stringn(
            answer_area.x,
            answer_area.y,
            text,
            usize::from(width),
            theme.text,
        );
        if digit.is_ascii_digit() {
            ui.on_click(answer_area, Action::TypedChar(digit));
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
        without = words.number(iteration.visited_positions_without_table),
        with = words.number(iteration.visited_positions_with_table),
        hits = words.number(iteration.table_hit_count as u64)
    )
}

/// The number of right answers and of all answers.
fn prediction_score_text(message_id: &str, prediction: &PredictionQuiz, words: &Words) -> String {
    say!(
        words,
        message_id,
        right = prediction.right_answer_count,
        given = prediction.answered_question_count
    )
}

/// The value of a node whose search is not finished: the best value so far.
pub(super) fn unfinished_node_value_text(
    film_node: &SearchFilmNodeState,
    texts: &TreeWords,
) -> String {
    let ellipsis = if texts.signs == SignSet::AsciiSigns {
        "..."
    } else {
        "…"
    };
    // Put a blank before the ellipsis, because a word followed by it would look truncated.
    let blank_before_ellipsis = if texts.subject.value_unit() == ValueUnit::GameResults {
        " "
    } else {
        ""
    };
    film_node.value.map_or_else(
        || ellipsis.to_owned(),
        |value| {
            format!(
                "{}{blank_before_ellipsis}{ellipsis}",
                texts.value_text(value)
            )
        },
    )
}

/// Draws the amount of work that the search has done so far.
pub(super) fn draw_work_counts(screen: &TreeScreen, film: &FilmView, area: Rect, ui: &mut Ui) {
    let (step, step_count) = film.steps_done_and_total();
    let counts = film.work_counts(&screen.tree);
    let rows = [
        ("tree-film-steps", format!("{step} / {step_count}")),
        (
            "tree-film-positions",
            format!(
                "{} / {}",
                counts.entered_position_count, counts.evaluated_position_count
            ),
        ),
        (
            "tree-film-cuts",
            format!("{} / {}", counts.cutoff_count, counts.cut_move_count),
        ),
    ];
    draw_numbers_panel(&ui.look.words.get("tree-film"), rows, area, ui);
}

/// Draws three numbers with their names in a panel.
pub(super) fn draw_numbers_panel(title: &str, rows: [(&str, String); 3], area: Rect, ui: &mut Ui) {
    let DrawContext { theme, words, .. } = ui.look;
    let inner = chrome::draw_panel(title, area, ui);
    let inner = Rect {
        width: inner.width.min(super::MAX_WORK_COUNTS_PANEL_WIDTH),
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
