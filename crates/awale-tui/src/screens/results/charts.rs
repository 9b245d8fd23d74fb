//! The charts of *Progress*, with the oldest value at the left and the newest at the right.

use std::ops::Range;

use awale_study::{
    insights::MotifScore,
    rating::{LEVEL_ELO, Rating},
    study::results::ScoreHistory,
};
use ratatui::{
    symbols::Marker,
    widgets::{Axis, Chart, Dataset, GraphType},
};

use crate::{
    prelude::*,
    theme::{cells::round_to_cell, glyphs::Charset},
};

/// The minimum width of the window for a chart next to its list, in columns.
pub(super) const MIN_WIDE_WINDOW_WIDTH: u16 = 140;
/// The minimum distance of a rating chart's horizontal grid lines at the levels, in rows. With
/// less, the lines would hide the curve.
const MIN_ROWS_PER_LEVEL_GRID_LINE: u16 = 6;
/// The minimum distance of a chart's horizontal grid lines at round numbers, in rows.
const MIN_ROWS_PER_NUMBER_GRID_LINE: u16 = 2;
/// The possible distances between horizontal grid lines, in rating points. The first distance that
/// leaves enough rows between the lines is used.
const RATING_GRID_LINE_STEPS: [f64; 4] = [100.0, 200.0, 500.0, 1000.0];
/// Columns for the number at the left of a grid line, and a blank.
const AXIS_NUMBER_WIDTH: u16 = 5;
/// The minimum distance between two values, in columns, at which each value is drawn as a seed.
const MIN_COLUMNS_PER_SEED_MARK: usize = 3;
/// Columns for the percentage of a theme and for its counts, each with a blank before it.
const PERCENT_AND_COUNT_WIDTHS: [usize; 2] = [6, 8];

/// The area and the scale of a curve.
struct CurvePlot<'a> {
    area: Rect,
    /// The values, the oldest first: no more than the area has columns.
    values: &'a [f64],
    min_value: f64,
    max_value: f64,
}

impl<'a> CurvePlot<'a> {
    /// A plot of the newest values that fit to the right of the names of grid lines, which take
    /// `left_margin` columns. The initial scale goes from the lowest to the highest value.
    fn new(values: &'a [f64], area: Rect, left_margin: u16) -> CurvePlot<'a> {
        let area = Rect {
            x: area.x + left_margin,
            width: area.width.saturating_sub(left_margin),
            ..area
        };
        let values = &values[values.len().saturating_sub(area.width.into())..];
        let lowest_value = values.iter().copied().fold(f64::INFINITY, f64::min);
        let highest_value = values.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        CurvePlot {
            area,
            values,
            min_value: lowest_value,
            max_value: highest_value,
        }
    }

    fn value_row(&self, value: f64) -> u16 {
        let fraction_from_top =
            (self.max_value - value) / (self.max_value - self.min_value).max(f64::MIN_POSITIVE);
        self.area.y + round_to_cell(fraction_from_top * f64::from(self.area.height.max(1) - 1))
    }

    /// Draws a horizontal line at `value` with its name to the left.
    fn draw_named_line(&self, value: f64, name: &str, ui: &mut Ui) {
        let theme = ui.look.theme;
        let y = self.value_row(value);
        let x = self.area.x.saturating_sub(to_cells(name.width()) + 1);
        ui.buffer.set_string(x, y, name, theme.dim);
        ui.buffer.set_string(
            self.area.x,
            y,
            "-".repeat(self.area.width.into()),
            theme.border,
        );
    }

    /// Draws the curve, and a seed at each value. If the values are too close together, only the
    /// newest one has a seed.
    fn draw(&self, style: impl Fn(f64) -> Style, ui: &mut Ui) {
        let DrawContext { theme, charset, .. } = ui.look;
        if self.area.is_empty() {
            return;
        }
        let last_index = self.values.len().saturating_sub(1).max(1);
        let points: Vec<(f64, f64)> = self
            .values
            .iter()
            .enumerate()
            .map(|(at, value)| (at as f64, *value))
            .collect();
        let marker = if charset == Charset::Ascii {
            Marker::Custom('.')
        } else {
            Marker::Braille
        };
        let dataset = Dataset::default()
            .marker(marker)
            .graph_type(GraphType::Line)
            .style(theme.accent)
            .data(&points);
        Chart::new(vec![dataset])
            .style(theme.background)
            .x_axis(Axis::default().bounds([0.0, last_index as f64]))
            .y_axis(Axis::default().bounds([self.min_value, self.max_value]))
            .render(self.area, ui.buffer);
        let has_seed_marks = last_index * MIN_COLUMNS_PER_SEED_MARK < usize::from(self.area.width);
        let first_marked_index = if has_seed_marks {
            0
        } else {
            self.values.len().saturating_sub(1)
        };
        for (at, value) in points.into_iter().skip(first_marked_index) {
            let x = self.area.x
                + round_to_cell(at / last_index as f64 * f64::from(self.area.width - 1));
            ui.buffer.set_string(
                x,
                self.value_row(value),
                charset.glyphs().seed,
                style(value),
            );
        }
    }
}

/// Draws the rating after each of the last games, with a horizontal line for each level.
pub(super) fn draw_ratings(ratings: &[Rating], area: Rect, ui: &mut Ui) {
    let words = ui.look.words;
    let level_names: Vec<String> = (1..=LEVEL_ELO.len())
        .map(|level| say!(words, "strength-level", level))
        .collect();
    let left_margin = to_cells(
        level_names
            .iter()
            .map(|name| name.width())
            .max()
            .unwrap_or(0),
    ) + 1;
    let values: Vec<f64> = ratings.iter().map(|rating| rating.elo).collect();
    let grid_lines = |low, high| {
        let level_range = visible_level_range(low, high, area.height);
        level_range
            .map(|level| (LEVEL_ELO[level], level_names[level].clone()))
            .collect()
    };
    draw_curve_with_lines(CurvePlot::new(&values, area, left_margin), grid_lines, ui);
}

/// Draws the puzzle rating after each of the last attempts, with horizontal lines at round numbers.
pub(super) fn draw_puzzle_ratings(past_ratings: &[u16], area: Rect, ui: &mut Ui) {
    let values: Vec<f64> = past_ratings.iter().copied().map(f64::from).collect();
    let grid_lines = |low, high| {
        let grid_numbers = round_numbers_for_grid_lines(low, high, area.height);
        grid_numbers
            .into_iter()
            .map(|points| (points, format!("{points:.0}")))
            .collect()
    };
    draw_curve_with_lines(
        CurvePlot::new(&values, area, AXIS_NUMBER_WIDTH),
        grid_lines,
        ui,
    );
}

/// Draws a curve with horizontal lines. `horizontal_lines` returns these lines for the lowest and
/// the highest value, from bottom to top.
fn draw_curve_with_lines(
    mut plot: CurvePlot,
    horizontal_lines: impl Fn(f64, f64) -> Vec<(f64, String)>,
    ui: &mut Ui,
) {
    let grid_lines = horizontal_lines(plot.min_value, plot.max_value);
    let ([(lowest, _), ..], [.., (highest, _)]) = (&grid_lines[..], &grid_lines[..]) else {
        return;
    };
    plot.min_value = plot.min_value.min(*lowest);
    plot.max_value = plot.max_value.max(*highest).max(plot.min_value + 1.0);
    let mut row_above = None;
    for (value, name) in grid_lines.iter().rev() {
        // Of two lines in the same row, draw only the upper one: their names would overlap.
        if row_above.replace(plot.value_row(*value)) != Some(plot.value_row(*value)) {
            plot.draw_named_line(*value, name, ui);
        }
    }
    plot.draw(|_| ui.look.theme.accent, ui);
}

/// Multiples of a round number, from below `min_rating` to above `max_rating`. The step is the
/// smallest one whose lines fit into `row_count`.
pub fn round_numbers_for_grid_lines(min_rating: f64, max_rating: f64, row_count: u16) -> Vec<f64> {
    let grid_numbers = |step: f64| {
        let first_multiple = (min_rating / step).floor();
        let step_count = round_to_cell((max_rating / step).ceil() - first_multiple).max(1);
        (0..=step_count)
            .map(|number| (first_multiple + f64::from(number)) * step)
            .collect::<Vec<f64>>()
    };
    let mut candidate_grids = RATING_GRID_LINE_STEPS.into_iter().map(grid_numbers);
    let fits_rows = |grid_numbers: &Vec<f64>| {
        to_cells(grid_numbers.len()) * MIN_ROWS_PER_NUMBER_GRID_LINE <= row_count
    };
    candidate_grids
        .clone()
        .find(fits_rows)
        .or_else(|| candidate_grids.next_back())
        .unwrap_or_default()
}

/// The levels with a horizontal line, counted from 0. They include one level below the lowest
/// rating and one above the highest, for comparison. Further levels follow alternately above and
/// below, as long as `row_count` has room.
pub fn visible_level_range(min_rating: f64, max_rating: f64, row_count: u16) -> Range<usize> {
    let mut level_range = LEVEL_ELO
        .iter()
        .rposition(|level| *level < min_rating)
        .unwrap_or(0)
        ..LEVEL_ELO
            .iter()
            .position(|level| *level > max_rating)
            .map_or(LEVEL_ELO.len(), |above| above + 1);
    let mut adds_level_above_next = true;
    while to_cells(level_range.len()) * MIN_ROWS_PER_LEVEL_GRID_LINE < row_count
        && level_range.len() < LEVEL_ELO.len()
    {
        if level_range.start == 0 || adds_level_above_next && level_range.end < LEVEL_ELO.len() {
            level_range.end += 1;
        } else {
            level_range.start -= 1;
        }
        adds_level_above_next = !adds_level_above_next;
    }
    level_range
}

/// Draws wins minus losses after each of the last games, on a scale with zero.
pub(super) fn draw_score_curve(score: &ScoreHistory, area: Rect, ui: &mut Ui) {
    if area.is_empty() {
        return;
    }
    let theme = ui.look.theme;
    let running_scores: Vec<f64> = std::iter::once(0)
        .chain(score.running_score())
        .map(f64::from)
        .collect();
    let value_label = |value: f64| {
        if value == 0.0 {
            "0".to_owned()
        } else {
            format!("{value:+}")
        }
    };
    let label_width = running_scores
        .iter()
        .map(|value| value_label(*value).len())
        .max()
        .unwrap_or(0);
    let mut plot = CurvePlot::new(&running_scores, area, to_cells(label_width) + 1);
    (plot.min_value, plot.max_value) = (plot.min_value.min(0.0), plot.max_value.max(0.0));
    let line_values = [plot.max_value, plot.min_value, 0.0];
    // At most one win per row: otherwise a small difference would look large.
    plot.min_value = plot
        .min_value
        .min(plot.max_value - f64::from(area.height.saturating_sub(1)).max(1.0));
    for level in line_values {
        plot.draw_named_line(level, &value_label(level), ui);
    }
    // The color repeats what the position shows: above zero, at zero or below.
    let style = |value: f64| match value {
        value if value > 0.0 => theme.good,
        value if value < 0.0 => theme.warning,
        _ => theme.text,
    };
    plot.draw(style, ui);
}

/// Draws the percentage of missed puzzles of each theme as bars. If there are too many themes, the
/// last ones in the list are left out.
pub(super) fn draw_themes(theme_scores: &[MotifScore], area: Rect, ui: &mut Ui) {
    let DrawContext { theme, words, .. } = ui.look;
    let total_width = usize::from(area.width);
    let theme_names: Vec<String> = theme_scores
        .iter()
        .map(|score| words.motif_name(score.motif))
        .collect();
    let name_width = theme_names
        .iter()
        .map(|name| name.width())
        .max()
        .unwrap_or(0)
        .min(total_width.saturating_sub(PERCENT_AND_COUNT_WIDTHS[0]));
    // In a narrow area, first the counts are left out, then the bars.
    let count_width =
        if total_width >= name_width + 2 * PERCENT_AND_COUNT_WIDTHS.iter().sum::<usize>() {
            PERCENT_AND_COUNT_WIDTHS[1]
        } else {
            0
        };
    let bar_width =
        total_width.saturating_sub(name_width + PERCENT_AND_COUNT_WIDTHS[0] + count_width + 1);
    for ((score, name), row) in theme_scores.iter().zip(theme_names).zip(area.rows()) {
        ui.buffer.set_string(
            row.x,
            row.y,
            columns::cut_to_width(&name, name_width),
            theme.text,
        );
        let bar_area = Rect {
            x: row.x + to_cells(name_width + 1),
            width: to_cells(bar_width),
            ..row
        };
        columns::draw_filled_bar(score.missed_percent() as f64 / 100.0, bar_area, ui);
        let percent_text = say!(
            words,
            "results-share",
            percent = score.missed_percent().to_string()
        );
        let mut text = format!(
            "{percent_text:>width$}",
            width = PERCENT_AND_COUNT_WIDTHS[0]
        );
        if count_width > 0 {
            let missed_text = format!("{}/{}", score.missed_puzzle_count, score.tried_puzzle_count);
            text = format!("{text}{missed_text:>count_width$}");
        }
        let x = row.right().saturating_sub(to_cells(text.width()));
        ui.buffer.set_string(x, row.y, text, theme.text);
    }
}
