//! Draws the analysis of a game: the curve of its value, statistics of both sides, and the remark
//! on the current move.

use std::ops::Range;

use awale_rules::PerSeat;
use awale_study::{
    record::{Assessment, numbered_move},
    study::{MIN_MOVES_FOR_ACCURACY, MoveMark, MoveTotals, moves_and_captures},
};
use ratatui::{layout::Size, style::Modifier};

use crate::{
    app::Review,
    prelude::*,
    screens::{AnalysisBoard, analysis::engine_lines::cut_moves_text},
    theme::{cells::round_to_cell, glyphs::Charset},
    widgets::moves,
    words::capitalized,
};

/// Width of the scale to the left of the curve, in columns.
const SCALE_WIDTH: u16 = 4;
/// Value at the top of the curve, a certain win: 1,000 thousandths of a point.
const CERTAIN_WIN_THOUSANDTHS: f64 = 1000.0;

/// Draws the curve. A chart of at least 5 lines gets a frame.
pub(crate) fn draw(board: &AnalysisBoard, review: &Review, chart_area: Rect, ui: &mut Ui) {
    let look @ DrawContext {
        theme,
        words,
        charset,
        ..
    } = ui.look;
    let session = &look.context.sessions[board.session];
    let game_length = board.move_count(look.context);
    let title = say!(
        words,
        "analysis-curve",
        side = words.seat_name(session.viewing_side())
    );
    let inner_area = if chart_area.height > 4 {
        chrome::draw_panel(&title, chart_area, ui)
    } else {
        chart_area
    };
    let progress_height = u16::from(review.is_running() && inner_area.height > 1);
    let [progress_area, curve_area] =
        split_vertically(inner_area, [Length(progress_height), Fill(1)]);
    // An odd number of rows has one in the middle, so that the steps of the scale are even.
    let left_out_rows = u16::from(curve_area.height > 2 && curve_area.height.is_multiple_of(2));
    let [_, scaled_area] = split_vertically(curve_area, [Length(left_out_rows), Fill(1)]);
    let [_, plot_area] = split_horizontally(scaled_area, [Length(SCALE_WIDTH), Fill(1)]);
    if progress_area.height > 0 {
        draw_progress(review, progress_area, words, ui);
    }
    if plot_area.width < 2 || plot_area.height == 0 {
        return;
    }
    for (column, place) in plot_area.columns().enumerate() {
        let last_column = usize::from(plot_area.width - 1);
        ui.on_click(
            place,
            Action::GoToMove((column * game_length + last_column / 2) / last_column),
        );
    }
    let expected_points = review.expected_points_curve(session);
    let x_axis_length = game_length.max(1) as f64;
    // Draw the marker of the current move before the curve, so that the curve covers it.
    let x = plot_area.x
        + round_to_cell(
            board.shown_move_count(look.context) as f64 / x_axis_length
                * f64::from(plot_area.width - 1),
        );
    let (current_move_line_sign, current_move_foot_sign) = if charset == Charset::Ascii {
        ("|", "^")
    } else {
        ("┊", "▲")
    };
    for y in plot_area.top()..plot_area.bottom() {
        ui.buffer
            .set_string(x, y, current_move_line_sign, theme.dim);
    }
    let points: Vec<(f64, f64)> = expected_points
        .iter()
        .map(|&(place, value)| (place as f64, f64::from(value)))
        .collect();
    for (column, place) in plot_area.columns().enumerate() {
        let x_value = column as f64 / f64::from(plot_area.width - 1) * x_axis_length;
        draw_column(value_at(&points, x_value), place, ui);
    }
    if plot_area.height > 2 {
        ui.buffer
            .set_string(x, plot_area.bottom() - 1, current_move_foot_sign, theme.key);
    }
    let has_title_on_chart = inner_area == chart_area && plot_area.height > 2;
    if has_title_on_chart {
        draw_title_on_chart(&title, x, plot_area, ui);
    }
    let rows_for_signs = plot_area.height - u16::from(has_title_on_chart);
    draw_faults(review, &points, rows_for_signs, plot_area, ui);
    draw_scale(plot_area, ui);
}

/// Writes the title of a chart without a frame on its last row, away from the foot of the current
/// move at column `foot_x`. On the filled part of the curve, the letters are reversed.
fn draw_title_on_chart(title: &str, foot_x: u16, plot_area: Rect, ui: &mut Ui) {
    let width = to_cells(title.width());
    let y = plot_area.bottom() - 1;
    let possible_xs = [plot_area.right().saturating_sub(width + 1), plot_area.x + 1];
    let title_x = possible_xs.into_iter().find(|&x| {
        width + 2 <= plot_area.width && !(x.saturating_sub(1)..=x + width).contains(&foot_x)
    });
    let theme = ui.theme;
    for (x, letter) in (title_x.into_iter().flat_map(|x| x..)).zip(title.chars()) {
        let cell = &mut ui.buffer[(x, y)];
        let style = if columns::is_half_filled(cell.symbol()) {
            theme.accent.add_modifier(Modifier::REVERSED)
        } else {
            theme.dim
        };
        cell.set_char(letter).set_style(style);
    }
}

/// The value of the curve at `x`, interpolated between its points. `None` if the analysis has not
/// come so far.
fn value_at(points: &[(f64, f64)], x: f64) -> Option<f64> {
    points.windows(2).find_map(|pair| {
        let [(left, value_left), (right, value_right)] = [pair[0], pair[1]];
        let fraction = (x - left) / (right - left);
        (0.0..=1.0)
            .contains(&fraction)
            .then_some(value_left + fraction * (value_right - value_left))
    })
}

/// Draws one column of the curve: the area below it, and the line of equal chances above it.
fn draw_column(value: Option<f64>, column: Rect, ui: &mut Ui) {
    /// A certain loss is visible too.
    const MIN_FILLED_EIGHTHS: f64 = 1.0;
    let min_fraction = MIN_FILLED_EIGHTHS / 8.0 / f64::from(column.height);
    let filled_fraction = value.map_or(0.0, |value| {
        (value / CERTAIN_WIN_THOUSANDTHS).max(min_fraction)
    });
    let area_above = columns::fill_from_below(filled_fraction, column, ui);
    let middle_y = column.top() + column.height / 2;
    if middle_y < area_above.bottom() {
        let symbol = match ui.look.charset {
            Charset::Unicode => "─",
            Charset::Ascii => "-",
        };
        ui.buffer
            .set_string(column.x, middle_y, symbol, ui.look.theme.dim);
    }
}

/// Formats the progress of the analysis, in percent.
pub(crate) fn progress_text(review: &Review, words: &Words) -> String {
    let percent = 100 * review.assessed_count() / review.assessments.len().max(1);
    say!(words, "analysis-running", percent)
}

/// Draws the sign of each mistake and blunder in its color next to the curve, or on it if it leaves
/// no room above or below. Signs never touch, because two mistakes would look like a blunder. Only
/// the upper `rows_for_signs` rows have signs. Blunders are drawn first: a mistake
/// without a free row is left out.
fn draw_faults(
    review: &Review,
    points: &[(f64, f64)],
    rows_for_signs: u16,
    area: Rect,
    ui: &mut Ui,
) {
    let move_count = review.assessments.len().max(1) as f64;
    let column_of =
        |place: f64| area.x + round_to_cell(place / move_count * f64::from(area.width - 1));
    let row_of = |value: f64| {
        let fraction_below_top = (CERTAIN_WIN_THOUSANDTHS - value) / CERTAIN_WIN_THOUSANDTHS;
        area.y + round_to_cell(fraction_below_top * f64::from(area.height - 1))
    };
    let mut drawn_signs: Vec<(Range<u16>, u16)> = Vec::new();
    for mark in [MoveMark::Blunder, MoveMark::Mistake] {
        let sign_width = to_cells(mark.sign().width());
        let fault_points = points.iter().filter(|(place, _)| {
            let move_index = usize::from(round_to_cell(*place)).checked_sub(1);
            move_index.and_then(|move_index| review.move_mark(move_index)) == Some(mark)
        });
        for &(place, value) in fault_points {
            let x = column_of(place).min(area.right() - sign_width);
            let columns = x..x + sign_width;
            let neighboring_columns = x.saturating_sub(1)..=columns.end;
            let curve_rows: Vec<u16> = points
                .iter()
                .filter(|&&(place, _)| neighboring_columns.contains(&column_of(place)))
                .map(|&(_, value)| row_of(value))
                .collect();
            let touches_sign = |y: u16| {
                drawn_signs.iter().any(|(other, other_y)| {
                    y == *other_y && columns.start <= other.end && other.start <= columns.end
                })
            };
            let y = (area.top()..area.top() + rows_for_signs)
                .filter(|&y| !touches_sign(y))
                .min_by_key(|y| (curve_rows.contains(y), y.abs_diff(row_of(value))));
            let Some(y) = y else {
                continue;
            };
            drawn_signs.push((columns, y));
            ui.buffer
                .set_string(x, y, mark.sign(), moves::mark_style(mark, ui.look));
        }
    }
}

/// Draws the percentages at the top, in the middle and at the bottom of the curve.
fn draw_scale(area: Rect, ui: &mut Ui) {
    let theme = ui.theme;
    let x = area.x - SCALE_WIDTH;
    // Two lines have no room for exact percentages: show "more than 50" and "less than 50".
    let (top_label, bottom_label) = if area.height > 2 {
        ("100", "  0")
    } else {
        (">50", "<50")
    };
    if area.height > 2 {
        ui.buffer
            .set_string(x, area.top() + area.height / 2, " 50", theme.dim);
    }
    ui.buffer
        .set_string(x, area.bottom() - 1, bottom_label, theme.dim);
    ui.buffer.set_string(x, area.top(), top_label, theme.dim);
}

fn draw_progress(review: &Review, area: Rect, words: &Words, ui: &mut Ui) {
    let ratio = review.assessed_count() as f64 / review.assessments.len().max(1) as f64;
    let text = progress_text(review, words);
    let [text_area, bar_area] =
        split_horizontally(area, [Length(to_cells(text.width()) + 1), Fill(1)]);
    ui.buffer
        .set_string(text_area.x, text_area.y, text, ui.look.theme.text);
    columns::draw_filled_bar(ratio, bar_area, ui);
}

/// The size of the statistics with their frame, and the height of the brief form.
pub(super) const TOTALS_PANEL_SIZE: Size = Size::new(28, 11);
pub(super) const BRIEF_TOTALS_PANEL_HEIGHT: u16 = 7;
/// The height of moves and statistics from which the statistics leave enough room for the moves.
const MIN_HEIGHT_WITH_ALL_TOTALS: u16 = 30;
/// The additional rows for the reason why an accuracy is missing.
pub(super) const ACCURACY_NOTE_HEIGHT: u16 = 2;

/// The totals of both sides in the moves analyzed so far.
fn move_totals_per_seat(review: &Review, session: &Session) -> PerSeat<MoveTotals> {
    let (assessments, first_move_index) = review.assessments_and_first_move_index();
    MoveTotals::of(
        &assessments,
        session.positions_so_far()[first_move_index].to_move(),
    )
}

/// Whether too few moves of a side count for an accuracy. A line below the totals then says so.
pub(super) fn lacks_accuracy(review: &Review, session: &Session) -> bool {
    let move_totals_per_seat = move_totals_per_seat(review, session);
    !review.is_running()
        && Seat::BOTH
            .iter()
            .any(|&seat| move_totals_per_seat[seat].accuracy().is_none())
}

/// Whether the area of the moves and the statistics has only room for brief statistics.
pub(super) fn has_brief_totals(moves_and_totals: Rect) -> bool {
    moves_and_totals.width < TOTALS_PANEL_SIZE.width
        || moves_and_totals.height < MIN_HEIGHT_WITH_ALL_TOTALS
}

/// Draws the statistics of both sides: accuracy, cost in seeds, number of mistakes. If `is_brief`,
/// draws only the accuracy and the number of inaccuracies, mistakes and blunders.
pub(super) fn draw_move_totals(
    board: &AnalysisBoard,
    review: &Review,
    is_brief: bool,
    area: Rect,
    ui: &mut Ui,
) {
    let look @ DrawContext { theme, words, .. } = ui.look;
    let title = if is_brief {
        capitalized(&words.get("analysis-accuracy"))
    } else {
        words.get("analysis-totals")
    };
    let inner = chrome::draw_text_panel(&title, area, ui);
    let session = &look.context.sessions[board.session];
    let game = &session.game;
    let move_totals_per_seat = move_totals_per_seat(review, session);
    let text_per_seat =
        |of: &dyn Fn(&MoveTotals) -> String| Seat::BOTH.map(|seat| of(&move_totals_per_seat[seat]));
    let mark_count_texts = |mark: MoveMark| {
        text_per_seat(&|move_totals_per_seat: &MoveTotals| {
            move_totals_per_seat.count(mark).to_string()
        })
    };
    let heading_row = (String::new(), Seat::BOTH.map(|seat| words.seat_name(seat)));
    let accuracy_texts = if review.is_running() {
        // The accuracy changes with every analyzed move, so it is shown at the end.
        ["…"; 2].map(str::to_owned)
    } else {
        // A missing accuracy is shown as `-`, because a word does not fit. The last line of the
        // panel explains the sign.
        text_per_seat(&|move_totals_per_seat| {
            move_totals_per_seat.accuracy().map_or_else(
                || "-".to_owned(),
                |accuracy| words.accuracy_text(Some(accuracy)),
            )
        })
    };
    let counted_move_texts = text_per_seat(&|move_totals_per_seat| {
        move_totals_per_seat.undecided_move_count().to_string()
    });
    let mut rows = vec![heading_row];
    match game.kind {
        _ if is_brief => {
            rows.push((String::new(), accuracy_texts));
            let fault_marks = [MoveMark::Inaccuracy, MoveMark::Mistake, MoveMark::Blunder];
            rows.extend(fault_marks.map(|mark| (mark.sign().to_owned(), mark_count_texts(mark))));
        }
        GameKind::Awale(_) => rows.extend([
            (words.get("analysis-accuracy"), accuracy_texts),
            (words.get("analysis-counted"), counted_move_texts),
            (
                words.get("analysis-given"),
                text_per_seat(&|move_totals_per_seat| {
                    words.format_seeds(move_totals_per_seat.seed_cost_per_move_centiseeds())
                }),
            ),
            (
                words.get("analysis-only"),
                mark_count_texts(MoveMark::OnlyGood),
            ),
            (
                words.get("analysis-good"),
                text_per_seat(&|move_totals_per_seat| {
                    (move_totals_per_seat.count(MoveMark::Best)
                        + move_totals_per_seat.count(MoveMark::Good))
                    .to_string()
                }),
            ),
            (
                words.get("analysis-inaccuracies"),
                mark_count_texts(MoveMark::Inaccuracy),
            ),
            (
                words.get("analysis-mistakes"),
                mark_count_texts(MoveMark::Mistake),
            ),
            (
                words.get("analysis-blunders"),
                mark_count_texts(MoveMark::Blunder),
            ),
        ]),
        // A move in the game of matches either keeps the result or loses it.
        GameKind::Matches(_) => rows.extend([
            (words.get("analysis-accuracy"), accuracy_texts),
            (words.get("analysis-counted"), counted_move_texts),
            (
                words.get("analysis-only"),
                mark_count_texts(MoveMark::OnlyGood),
            ),
            (
                words.get("analysis-blunders"),
                mark_count_texts(MoveMark::Blunder),
            ),
        ]),
    }
    if lacks_accuracy(review, session) {
        let [_, note_area] = split_vertically(inner, [Fill(1), Length(ACCURACY_NOTE_HEIGHT)]);
        let too_few_text = say!(words, "analysis-few", count = MIN_MOVES_FOR_ACCURACY);
        chrome::draw_clipped_text(too_few_text, note_area, theme.dim, ui);
    }
    for ((name, values), y) in rows.into_iter().zip(inner.top()..inner.bottom()) {
        let style = if name.is_empty() {
            theme.dim
        } else {
            theme.text
        };
        let max_name_width = usize::from(inner.width).saturating_sub(12);
        ui.buffer.set_string(
            inner.x,
            y,
            columns::cut_to_width(&name, max_name_width),
            theme.dim,
        );
        for (value, end) in values
            .iter()
            .zip([inner.right().saturating_sub(6), inner.right()])
        {
            let x = end.saturating_sub(to_cells(value.width()));
            ui.buffer.set_string(x, y, value, style);
        }
    }
}

/// Returns the remark with the verdict on the current move, in the longest form that fits. The
/// better line shares its rows, as far as there is room: the verdict is not shortened for it. If
/// the node has a comment, the whole remark is in one line, and a shorter verdict leaves room for
/// the better move.
pub(super) fn verdict_remark(
    board: &AnalysisBoard,
    available_area: Rect,
    has_comment: bool,
    look: DrawContext,
) -> Option<Vec<(String, Style)>> {
    let DrawContext { theme, words, .. } = look;
    let assessment = board.assessment(board.current_node)?;
    let mark = MoveMark::from(assessment);
    let numbered_move = numbered_move(
        board.current_node().ply - 1,
        &format!("{}{}", assessment.played_move, mark.sign()),
    );
    let style = if mark.is_fault() {
        theme.warning
    } else {
        theme.text
    };
    let position_before = board.tree.node(board.current_node().parent).position;
    let better_line = if mark.is_fault() {
        moves_and_captures(&position_before, &assessment.line)
    } else {
        Vec::new()
    };
    let better_text = |move_count: usize| {
        let line = cut_moves_text(&better_line, move_count);
        say!(
            words,
            "analysis-better",
            line = words.mark_letters_if_enabled(line)
        )
    };
    let forms_with_verdict = |verdict: fn(&Words, &Assessment) -> String| {
        let verdict_text = say!(
            words,
            "analysis-move",
            move = words.mark_letters_if_enabled(&numbered_move),
            verdict = verdict(words, assessment)
        );
        let better_in_own_line = (!better_line.is_empty() && !has_comment).then(|| {
            let whole_better_text = better_text(better_line.len());
            vec![
                (verdict_text.clone(), style),
                (whole_better_text, theme.accent),
            ]
        });
        let shared_lines = (1..=better_line.len())
            .rev()
            .map(|move_count| {
                vec![(
                    format!("{verdict_text} · {}", better_text(move_count)),
                    style,
                )]
            })
            .collect::<Vec<_>>();
        let verdict_alone =
            (!has_comment || better_line.is_empty()).then(|| vec![(verdict_text, style)]);
        (better_in_own_line.into_iter().chain(shared_lines)).chain(verdict_alone)
    };
    let remark_area = Rect {
        height: if has_comment {
            1
        } else {
            available_area.height
        },
        ..available_area
    };
    let forms = [
        Words::verdict_text,
        Words::brief_verdict_text,
        Words::mark_of_assessment,
    ];
    forms
        .into_iter()
        .flat_map(forms_with_verdict)
        .find(|remark| game_board::remarks_fit(remark, remark_area))
}

/// Returns the message id of the remark for the start of the game.
pub(super) fn review_remark_message_id(review: &Review) -> &'static str {
    if review.assessments.is_empty() {
        "analysis-no-moves"
    } else if review.is_running() || review.has_mistakes() {
        "analysis-how"
    } else {
        "analysis-no-faults"
    }
}

/// Returns the marks of a game that was analyzed before, one for each move.
pub(crate) fn move_marks(session: &Session) -> Vec<Option<MoveMark>> {
    let assessments = session
        .analysis_for_explanations()
        .map(|analysis| analysis.moves.as_slice())
        .unwrap_or_default();
    assessments
        .iter()
        .map(|assessment| Some(MoveMark::from(assessment)))
        .collect()
}
