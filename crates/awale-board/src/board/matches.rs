//! The heap of the game of 13 matches, as a widget. Every match is drawn. Matches that are about to
//! be taken are raised and have a sign below.
//!
//! Matches are taken from the left, so choosing one more raises the next one to the right and the
//! others do not move.

use ratatui::{
    buffer::Buffer,
    layout::{Rect, Size},
    widgets::Widget,
};

use crate::{
    board::canvas::Canvas,
    theme::{PaintColors, Rgb, Theme, cells::to_cells, glyphs::Charset},
};

/// Smallest and largest number of columns from one match to the next.
const MIN_COLUMNS_PER_MATCH: u16 = 2;
const MAX_COLUMNS_PER_MATCH: u16 = 8;
/// The maximum number of matches in a row. A larger heap has two rows.
const MAX_MATCHES_PER_ROW: u16 = 20;
/// From this many columns per match on, matches are drawn thick, because thin ones get lost in a
/// large window.
pub const MIN_COLUMNS_PER_THICK_MATCH: u16 = 5;
/// Rows by which a chosen match is raised.
const CHOSEN_MATCH_RAISE_ROWS: u16 = 1;
/// Minimum height of a row of matches: room to rise, the head of a match, the signs.
const MIN_MATCH_ROW_HEIGHT: u16 = CHOSEN_MATCH_RAISE_ROWS + 2;

/// Everything that is visible of a heap of matches.
#[derive(Clone, Debug)]
pub struct MatchesView<'a> {
    /// Matches at the start of the game, which is also the number of places.
    pub matches_at_start: u8,
    pub matches_left: u8,
    /// The largest number that may be taken.
    pub max_take: u8,
    /// The number of chosen matches.
    pub selected_match_count: u8,
    pub theme: &'a Theme,
    pub charset: Charset,
}

/// Where the matches are, in cells of the screen.
pub struct HeapLayout {
    matches_area: Rect,
    /// Columns from one match to the next.
    columns_per_match: u16,
    matches_per_row: u16,
    /// Height of a row of matches: room to rise, the match, the signs.
    row_height: u16,
}

impl HeapLayout {
    /// Computes the layout of this heap in `area`. Returns `None` if the area is too small.
    pub fn new(area: Rect, view: &MatchesView) -> Option<HeapLayout> {
        let (row_count, matches_per_row) = view.row_count_and_matches_per_row();
        if !view.fits_in(area.as_size()) {
            return None;
        }
        let columns_per_match =
            (area.width / matches_per_row).clamp(MIN_COLUMNS_PER_MATCH, MAX_COLUMNS_PER_MATCH);
        // The rows of matches have one line less than the area, because the last line shows the
        // number of matches.
        let row_height = ((area.height - 1) / row_count)
            .min(CHOSEN_MATCH_RAISE_ROWS + best_match_height(columns_per_match) + 1);
        let matches_area = area.centered(
            (matches_per_row * columns_per_match).into(),
            (row_count * row_height + 1).into(),
        );
        Some(HeapLayout {
            matches_area,
            columns_per_match,
            matches_per_row,
            row_height,
        })
    }

    /// The cells of a match that is not raised; it is one column wide.
    pub fn unraised_match_area(&self, index: u8) -> Rect {
        let (row, column) = (
            u16::from(index) / self.matches_per_row,
            self.matches_per_row - 1 - u16::from(index) % self.matches_per_row,
        );
        let x = self.matches_area.left()
            + column * self.columns_per_match
            + (self.columns_per_match - 1) / 2;
        Rect::new(
            x,
            self.matches_area.top() + row * self.row_height + CHOSEN_MATCH_RAISE_ROWS,
            1,
            self.row_height - CHOSEN_MATCH_RAISE_ROWS - 1,
        )
    }
}

/// The best height of a match for this pitch, in rows: longer matches would look like poles.
fn best_match_height(columns_per_match: u16) -> u16 {
    2 * columns_per_match
}

impl MatchesView<'_> {
    /// Whether all matches can be drawn in an area of this size.
    pub fn fits_in(&self, size: Size) -> bool {
        let (row_count, matches_per_row) = self.row_count_and_matches_per_row();
        size.width >= matches_per_row * MIN_COLUMNS_PER_MATCH
            && size.height > row_count * MIN_MATCH_ROW_HEIGHT
    }

    /// The number of rows and the number of matches per row.
    fn row_count_and_matches_per_row(&self) -> (u16, u16) {
        let match_places = u16::from(self.matches_at_start.max(self.matches_left)).max(1);
        let row_count = match_places.div_ceil(MAX_MATCHES_PER_ROW);
        (row_count, match_places.div_ceil(row_count))
    }

    /// Whether the match with this index (from 0) is chosen to be taken.
    fn is_match_chosen(&self, index: u8) -> bool {
        index < self.matches_left && index + self.selected_match_count >= self.matches_left
    }

    /// The current cells of this match, raised or not.
    fn match_area(&self, plan: &HeapLayout, index: u8) -> Rect {
        let stick = plan.unraised_match_area(index);
        if self.is_match_chosen(index) {
            Rect {
                y: stick.y - CHOSEN_MATCH_RAISE_ROWS,
                ..stick
            }
        } else {
            stick
        }
    }

    fn draw_count_and_choices(&self, plan: &HeapLayout, buffer: &mut Buffer) {
        let style = self.theme.board.mark;
        let can_be_taken =
            |index: u8| index < self.matches_left && index + self.max_take >= self.matches_left;
        for index in 0..self.matches_left {
            let stick = plan.unraised_match_area(index);
            if self.is_match_chosen(index) {
                buffer.set_string(
                    stick.x,
                    stick.bottom(),
                    self.charset.glyphs().up_arrow,
                    style,
                );
            } else if can_be_taken(index) {
                buffer.set_string(stick.x, stick.bottom(), ".", style);
            }
        }
        // The number of matches is on the last line. If it is 0, it is in the middle, because
        // nothing else is shown.
        let bottom_row = plan.matches_area.bottom() - 1;
        let (matches_left_text, line_y) = (
            self.matches_left.to_string(),
            if self.matches_left == 0 {
                plan.matches_area.top() + plan.matches_area.height / 2
            } else {
                bottom_row
            },
        );
        let x = plan.matches_area.left()
            + (plan.matches_area.width - to_cells(matches_left_text.len())) / 2;
        buffer.set_string(x, line_y, &matches_left_text, self.theme.board.count);
        if self.selected_match_count > 0 {
            let taken_text = format!(" -{}", self.selected_match_count);
            buffer.set_string(
                x + to_cells(matches_left_text.len()),
                line_y,
                taken_text,
                style,
            );
        }
    }

    fn draw_with_characters(&self, plan: &HeapLayout, buffer: &mut Buffer) {
        let (glyphs, styles) = (self.charset.glyphs(), &self.theme.board);
        let thick_glyphs = glyphs
            .large_match
            .filter(|_| plan.columns_per_match >= MIN_COLUMNS_PER_THICK_MATCH);
        let [head_glyph, stick_glyph] =
            thick_glyphs.unwrap_or([glyphs.match_head, glyphs.match_stick]);
        let head_rows = 1 + u16::from(thick_glyphs.is_some());
        for index in 0..self.matches_left {
            let stick = self.match_area(plan, index);
            // A thick match is three columns wide. Its middle is where the thin match would be.
            let x = stick.x - u16::from(thick_glyphs.is_some());
            for y in stick.top()..stick.bottom() {
                let shape = if y == stick.top() {
                    head_glyph
                } else {
                    stick_glyph
                };
                let style = if y < stick.top() + head_rows {
                    styles.touched
                } else {
                    styles.frame
                };
                buffer.set_string(x, y, shape, style);
            }
        }
    }

    /// Paints each match on a canvas of its own, so that raising one match changes no other cells.
    fn paint_matches(&self, plan: &HeapLayout, paint: &PaintColors, buffer: &mut Buffer) {
        let table_color = self.theme.table_color(paint);
        // Matches and gaps are about equally wide.
        let match_width = (plan.columns_per_match / 2).clamp(1, 3);
        for index in 0..self.matches_left {
            let match_rect = self.match_area(plan, index);
            let painted_match_area = Rect {
                width: match_width,
                x: match_rect.x - (match_width - 1) / 2,
                ..match_rect
            };
            let size = [
                f32::from(match_width),
                2.0 * f32::from(painted_match_area.height),
            ];
            let canvas = Canvas::from_painter(match_width, painted_match_area.height, |x, y| {
                pixel_color(paint, table_color, size, [x, y], index)
            });
            canvas.write(painted_match_area, paint, buffer);
        }
    }
}

/// The color of a pixel of a match: a round head and a square stick, both lit from the left.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a place on the screen"
)]
fn pixel_color(
    paint: &PaintColors,
    table_color: Rgb,
    [width, height]: [f32; 2],
    [x, y]: [f32; 2],
    index: u8,
) -> Rgb {
    // The horizontal position of the pixel in the match, from -1 at the left edge to 1 at the right
    // edge.
    let horizontal_offset = (2.0 * x + 0.5) / width - 1.0;
    let head_height = (width + 2.0).max(4.0).min(height / 2.0);
    // The grain depends on the match, so that no two look alike.
    let grain = f32::from((y as u8).wrapping_add(index.wrapping_mul(3)) % 7 / 5);
    let wood_brightness = 1.0 - 0.03 * f32::from(index.wrapping_mul(5) % 4) - 0.05 * grain;
    let shadow_brightness = if y < head_height + 1.0 { 0.8 } else { 1.0 };
    let stick_color =
        paint.stick * (wood_brightness * shadow_brightness * (0.93 - 0.16 * horizontal_offset));
    if y >= head_height {
        return stick_color.clamped_to_255();
    }
    // The vertical position of the pixel in the head of the match, from 1 at its top to -1 at its
    // lower end.
    let vertical_offset = 1.0 - (2.0 * y + 1.0) / head_height;
    let highlight = (1.0 - libm::hypotf(horizontal_offset + 0.4, vertical_offset - 0.4)).max(0.0);
    let lit_color = (paint.head * (0.98 - 0.2 * horizontal_offset + 0.16 * vertical_offset)
        + Rgb([90.0 * highlight; 3]))
    .clamped_to_255();
    let color_behind = if vertical_offset > 0.0 {
        table_color
    } else {
        stick_color
    };
    lit_color.mix(
        color_behind,
        (2.2 * libm::hypotf(horizontal_offset, vertical_offset) - 2.2).clamp(0.0, 1.0),
    )
}

/// For each match, its cells and the number of matches that a click on it chooses. A click chooses
/// all matches from the left up to the clicked one, if the rules allow this number.
pub fn click_zones(area: Rect, view: &MatchesView) -> Vec<(u8, Rect)> {
    let Some(plan) = HeapLayout::new(area, view) else {
        return Vec::new();
    };
    let click_zone = |index| {
        let stick = plan.unraised_match_area(index);
        let x = stick.x - (plan.columns_per_match - 1) / 2;
        let y = stick.top() - CHOSEN_MATCH_RAISE_ROWS;
        (
            view.matches_left - index,
            Rect {
                x,
                y,
                width: plan.columns_per_match,
                height: stick.bottom() + 1 - y,
            },
        )
    };
    (0..view.matches_left)
        .map(click_zone)
        .filter(|&(take, _)| take <= view.max_take)
        .collect()
}

impl Widget for &MatchesView<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let Some(plan) = HeapLayout::new(area, self) else {
            return;
        };
        buffer.set_style(area, self.theme.background);
        match &self.theme.paint {
            Some(paint) if self.charset == Charset::Unicode => {
                self.paint_matches(&plan, paint, buffer);
            }
            _ => self.draw_with_characters(&plan, buffer),
        }
        self.draw_count_and_choices(&plan, buffer);
    }
}
