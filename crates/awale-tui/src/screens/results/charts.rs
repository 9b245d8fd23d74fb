//! The charts of *Progress*: from the oldest value at the left to the newest at the right, over the
//! whole width.

use std::ops::Range;

use awale_study::insights::ThemeScore;
use awale_study::rating::{LEVELS, Rating};
use awale_study::study::results::ScoreHistory;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::symbols::Marker;
use ratatui::widgets::{Axis, Chart, Dataset, GraphType, Widget};
use unicode_width::UnicodeWidthStr;

use crate::app::{Look, Ui};
use crate::theme::cells::{cells, nearest_cell};
use crate::theme::glyphs::Charset;
use crate::widgets::columns;
use crate::words::say;

/// From this width of the window on, a chart stands beside its list.
pub(super) const BESIDE: u16 = 140;
/// Rows of a chart of ratings for each line of a level, so that there is more of the chart than of
/// lines.
const ROWS_OF_LEVEL: u16 = 6;
/// Rows of a chart for each line at a round number of points.
const ROWS_OF_NUMBER: u16 = 2;
/// Points from one such line to the next, the first that has room.
const STEPS: [f64; 4] = [100.0, 200.0, 500.0, 1000.0];
/// Columns of such a number with the blank behind it.
const POINTS: u16 = 5;
/// Columns from one value to the next from which each is a seed.
const WITH_SEEDS: usize = 3;
/// Columns of a theme's share and its counts, each with a blank before it.
const SHARE: [usize; 2] = [6, 8];

/// Where a line goes.
struct Plot<'a> {
    area: Rect,
    /// The oldest first, as many as there are columns at most.
    values: &'a [f64],
    low: f64,
    high: f64,
}

impl<'a> Plot<'a> {
    /// The newest of `values` at the right of names `margin` columns wide. What is shown is between
    /// `low` and `high` at least.
    fn new(values: &'a [f64], area: Rect, margin: u16) -> Plot<'a> {
        let area = Rect {
            x: area.x + margin,
            width: area.width.saturating_sub(margin),
            ..area
        };
        let values = &values[values.len().saturating_sub(area.width.into())..];
        let low = values.iter().copied().fold(f64::INFINITY, f64::min);
        let high = values.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        Plot {
            area,
            values,
            low,
            high,
        }
    }

    fn row(&self, value: f64) -> u16 {
        let share = (self.high - value) / (self.high - self.low).max(f64::MIN_POSITIVE);
        self.area.y + nearest_cell(share * f64::from(self.area.height.max(1) - 1))
    }

    /// A line across at `value`, and its name before it.
    fn draw_level(&self, value: f64, name: &str, ui: &mut Ui<'_>) {
        let theme = ui.look.theme;
        let y = self.row(value);
        let x = self.area.x.saturating_sub(cells(name.width()) + 1);
        ui.buffer.set_string(x, y, name, theme.dim);
        ui.buffer.set_string(
            self.area.x,
            y,
            "-".repeat(self.area.width.into()),
            theme.border,
        );
    }

    /// The line, with a seed at each value where they have room, at the newest in any case.
    fn draw(&self, style: impl Fn(f64) -> Style, ui: &mut Ui<'_>) {
        let Look { theme, charset, .. } = ui.look;
        if self.area.is_empty() {
            return;
        }
        let last = self.values.len().saturating_sub(1).max(1);
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
        let line = Dataset::default()
            .marker(marker)
            .graph_type(GraphType::Line)
            .style(theme.accent)
            .data(&points);
        Chart::new(vec![line])
            .style(theme.background)
            .x_axis(Axis::default().bounds([0.0, last as f64]))
            .y_axis(Axis::default().bounds([self.low, self.high]))
            .render(self.area, ui.buffer);
        let has_seeds = last * WITH_SEEDS < usize::from(self.area.width);
        let first = if has_seeds {
            0
        } else {
            self.values.len().saturating_sub(1)
        };
        for (at, value) in points.into_iter().skip(first) {
            let x = self.area.x + nearest_cell(at / last as f64 * f64::from(self.area.width - 1));
            ui.buffer
                .set_string(x, self.row(value), charset.glyphs().seed, style(value));
        }
    }
}

/// The rating after each of the last games, between the lines of the levels.
pub(super) fn draw_ratings(ratings: &[Rating], area: Rect, ui: &mut Ui<'_>) {
    let words = ui.look.words;
    let names: Vec<String> = (1..=LEVELS.len())
        .map(|level| say!(words, "strength-level", level = level))
        .collect();
    let margin = cells(names.iter().map(|name| name.width()).max().unwrap_or(0)) + 1;
    let values: Vec<f64> = ratings.iter().map(|rating| rating.elo).collect();
    let lines = |low, high| {
        let levels = levels_round(low, high, area.height);
        levels
            .map(|level| (LEVELS[level], names[level].clone()))
            .collect()
    };
    draw_between(Plot::new(&values, area, margin), lines, ui);
}

/// The puzzle rating after each of the last attempts, between lines at round numbers.
pub(super) fn draw_puzzle_ratings(past: &[u16], area: Rect, ui: &mut Ui<'_>) {
    let values: Vec<f64> = past.iter().copied().map(f64::from).collect();
    let lines = |low, high| {
        let round = round_numbers(low, high, area.height);
        round
            .into_iter()
            .map(|points| (points, format!("{points:.0}")))
            .collect()
    };
    draw_between(Plot::new(&values, area, POINTS), lines, ui);
}

/// A rating between the lines that `lines_round` gives for the lowest value and the highest, the
/// lowest line first.
fn draw_between(
    mut plot: Plot<'_>,
    lines_round: impl Fn(f64, f64) -> Vec<(f64, String)>,
    ui: &mut Ui<'_>,
) {
    let lines = lines_round(plot.low, plot.high);
    let ([(lowest, _), ..], [.., (highest, _)]) = (&lines[..], &lines[..]) else {
        return;
    };
    plot.low = plot.low.min(*lowest);
    plot.high = plot.high.max(*highest).max(plot.low + 1.0);
    let mut above = None;
    for (value, name) in lines.iter().rev() {
        // Two lines on one row would be one with one of their names.
        if above.replace(plot.row(*value)) != Some(plot.row(*value)) {
            plot.draw_level(*value, name, ui);
        }
    }
    plot.draw(|_| ui.look.theme.accent, ui);
}

/// Round numbers from below `low` to above `high`, as far from one another as `rows` demand.
#[must_use]
pub fn round_numbers(low: f64, high: f64, rows: u16) -> Vec<f64> {
    let numbers = |step: f64| {
        let first = (low / step).floor();
        let steps = nearest_cell((high / step).ceil() - first).max(1);
        (0..=steps)
            .map(|number| (first + f64::from(number)) * step)
            .collect::<Vec<f64>>()
    };
    let mut steps = STEPS.into_iter().map(numbers);
    let fits = |numbers: &Vec<f64>| cells(numbers.len()) * ROWS_OF_NUMBER <= rows;
    steps
        .clone()
        .find(fits)
        .or_else(|| steps.next_back())
        .unwrap_or_default()
}

/// The levels whose lines are drawn, counted from 0: one below the lowest rating and one above the
/// highest, so that there is always something to compare with, and further ones in turn above and
/// below, as many as `rows` are enough for.
#[must_use]
pub fn levels_round(low: f64, high: f64, rows: u16) -> Range<usize> {
    let mut levels = LEVELS.iter().rposition(|level| *level < low).unwrap_or(0)
        ..LEVELS
            .iter()
            .position(|level| *level > high)
            .map_or(LEVELS.len(), |above| above + 1);
    let mut is_above_next = true;
    while cells(levels.len()) * ROWS_OF_LEVEL < rows && levels.len() < LEVELS.len() {
        if levels.start == 0 || is_above_next && levels.end < LEVELS.len() {
            levels.end += 1;
        } else {
            levels.start -= 1;
        }
        is_above_next = !is_above_next;
    }
    levels
}

/// Wins less losses after each of the last games, around zero.
pub(super) fn draw_course(score: &ScoreHistory, area: Rect, ui: &mut Ui<'_>) {
    if area.is_empty() {
        return;
    }
    let theme = ui.look.theme;
    let course: Vec<f64> = std::iter::once(0)
        .chain(score.running_score())
        .map(f64::from)
        .collect();
    let label = |value: f64| {
        if value == 0.0 {
            "0".to_owned()
        } else {
            format!("{value:+}")
        }
    };
    let margin = course
        .iter()
        .map(|value| label(*value).len())
        .max()
        .unwrap_or(0);
    let mut plot = Plot::new(&course, area, cells(margin) + 1);
    (plot.low, plot.high) = (plot.low.min(0.0), plot.high.max(0.0));
    let levels = [plot.high, plot.low, 0.0];
    // A scale of more than a row for each would make mountains of molehills.
    plot.low = plot
        .low
        .min(plot.high - f64::from(area.height.saturating_sub(1)).max(1.0));
    for level in levels {
        plot.draw_level(level, &label(level), ui);
    }
    // Above zero, at zero, below: the place says it too.
    let style = |value: f64| match value {
        value if value > 0.0 => theme.good,
        value if value < 0.0 => theme.warning,
        _ => theme.text,
    };
    plot.draw(style, ui);
}

/// How many puzzles of each theme were missed, as bars; those that have no room are left out, the
/// best known first.
pub(super) fn draw_themes(themes: &[ThemeScore], area: Rect, ui: &mut Ui<'_>) {
    let Look { theme, words, .. } = ui.look;
    let room = usize::from(area.width);
    let names: Vec<String> = themes
        .iter()
        .map(|score| words.motif(score.motif))
        .collect();
    let widest = names
        .iter()
        .map(|name| name.width())
        .max()
        .unwrap_or(0)
        .min(room.saturating_sub(SHARE[0]));
    // The counts go first, then the bar.
    let counts = if room >= widest + 2 * SHARE.iter().sum::<usize>() {
        SHARE[1]
    } else {
        0
    };
    let bar = room.saturating_sub(widest + SHARE[0] + counts + 1);
    for ((score, name), row) in themes.iter().zip(names).zip(area.rows()) {
        ui.buffer
            .set_string(row.x, row.y, columns::fit(&name, widest), theme.text);
        let place = Rect {
            x: row.x + cells(widest + 1),
            width: cells(bar),
            ..row
        };
        columns::draw_bar(score.percent() as f64 / 100.0, place, ui);
        let share = say!(
            words,
            "results-share",
            percent = score.percent().to_string()
        );
        let mut told = format!("{share:>width$}", width = SHARE[0]);
        if counts > 0 {
            let missed = format!("{}/{}", score.missed, score.tried);
            told = format!("{told}{missed:>counts$}");
        }
        let x = row.right().saturating_sub(cells(told.width()));
        ui.buffer.set_string(x, row.y, told, theme.text);
    }
}
