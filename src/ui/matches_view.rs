//! A heap of matches, as a widget: every match is drawn, those about to be taken stand higher and have a sign below.
//!
//! Matches go from the right, so a heap shrinks towards its left end and the others stay where they are.

use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};
use ratatui::style::Color;
use ratatui::widgets::Widget;

use super::canvas::{Canvas, Rgb};
use super::glyphs::Charset;
use super::theme::{Paint, Theme};

/// The most columns from one match to the next.
const WIDEST_PITCH: u16 = 5;
/// Matches in a row at most; a larger heap stands in two rows.
const LONGEST_ROW: u16 = 20;
/// Rows that a raised match is higher than the others.
const RAISE: u16 = 1;
/// The tallest match in rows: longer ones look like poles.
const TALLEST: u16 = 9;

/// All that is to be seen of a heap of matches.
#[derive(Clone, Debug)]
pub struct MatchesView<'a> {
    /// Matches at the start of the game: the places.
    pub start: u8,
    /// Matches left.
    pub left: u8,
    /// The most that may be taken.
    pub max_take: u8,
    /// How many are chosen to be taken.
    pub selected: u8,
    /// The colours.
    pub theme: &'a Theme,
    /// The characters.
    pub charset: Charset,
}

/// Where the matches stand.
struct Plan {
    body: Rect,
    /// Columns from one match to the next.
    pitch: u16,
    per_row: u16,
    /// Rows of one row of matches: room to rise, the match, the signs.
    row_height: u16,
}

impl Plan {
    fn new(area: Rect, view: &MatchesView) -> Option<Plan> {
        if area.width < MatchesView::LEAST.width || area.height < MatchesView::LEAST.height {
            return None;
        }
        let places = u16::from(view.start.max(view.left)).max(1);
        let rows = places.div_ceil(LONGEST_ROW);
        let per_row = places.div_ceil(rows);
        let pitch = (area.width / per_row).clamp(2, WIDEST_PITCH);
        // The last line has the count.
        let row_height = ((area.height - 1) / rows).min(RAISE + TALLEST + 1);
        let body = area.centered((per_row * pitch).into(), (rows * row_height + 1).into());
        Some(Plan { body, pitch, per_row, row_height })
    }

    /// The cells of a match that is not raised.
    fn stick(&self, index: u8) -> Rect {
        let (row, column) = (u16::from(index) / self.per_row, u16::from(index) % self.per_row);
        let x = self.body.left() + column * self.pitch + (self.pitch - 1) / 2;
        Rect::new(x, self.body.top() + row * self.row_height + RAISE, 1, self.row_height - RAISE - 1)
    }
}

impl MatchesView<'_> {
    /// The least area in which forty matches can be drawn.
    pub const LEAST: Size = Size::new(40, 9);

    /// The part of `available` that the heap makes good use of.
    #[must_use]
    pub fn size_wanted(&self, available: Size) -> Size {
        let area = Rect::new(0, 0, available.width, available.height);
        Plan::new(area, self).map_or(Self::LEAST, |plan| plan.body.as_size())
    }

    /// Whether this match, counted from 0, is about to be taken.
    fn is_chosen(&self, index: u8) -> bool {
        index < self.left && index + self.selected >= self.left
    }

    /// The cells where this match stands now.
    fn standing(&self, plan: &Plan, index: u8) -> Rect {
        let stick = plan.stick(index);
        if self.is_chosen(index) { Rect { y: stick.y - RAISE, ..stick } } else { stick }
    }

    fn draw_signs(&self, plan: &Plan, buffer: &mut Buffer) {
        let style = self.theme.board.mark;
        let may = |index: u8| index < self.left && index + self.max_take >= self.left;
        for index in 0..self.left {
            let stick = plan.stick(index);
            if self.is_chosen(index) {
                buffer.set_string(stick.x, stick.bottom(), self.charset.glyphs().up, style);
            } else if may(index) {
                buffer.set_string(stick.x, stick.bottom(), ".", style);
            }
        }
        let (left, line) = (self.left.to_string(), plan.body.bottom() - 1);
        let x = plan.body.left() + (plan.body.width - left.len() as u16) / 2;
        buffer.set_string(x, line, &left, self.theme.board.count);
        if self.selected > 0 {
            let taken = format!(" -{}", self.selected);
            buffer.set_string(x + left.len() as u16, line, taken, style);
        }
    }

    fn draw_lines(&self, plan: &Plan, buffer: &mut Buffer) {
        let (glyphs, styles) = (self.charset.glyphs(), &self.theme.board);
        for index in 0..self.left {
            let stick = self.standing(plan, index);
            for y in stick.top() + 1..stick.bottom() {
                buffer.set_string(stick.x, y, glyphs.stick, styles.seed);
            }
            buffer.set_string(stick.x, stick.y, glyphs.head, styles.touched);
        }
    }

    /// Paints each match on a canvas of its own, so that a match that rises changes no other cells.
    fn paint(&self, plan: &Plan, paint: &Paint, buffer: &mut Buffer) {
        let table = match self.theme.background.bg {
            Some(Color::Rgb(red, green, blue)) => Rgb([red, green, blue].map(f32::from)),
            _ => paint.shadow,
        };
        let width = if plan.pitch > 3 { 2 } else { 1 };
        for index in 0..self.left {
            let stick = Rect { width, ..self.standing(plan, index) };
            let canvas = Canvas::paint(width, stick.height, |x, y| pixel(paint, table, [width.into(), x, y], index));
            canvas.write(stick, buffer);
        }
    }
}

/// The colour of a match at a pixel: a round red head, a square stick that is darker on the right.
fn pixel(paint: &Paint, table: Rgb, [width, x, y]: [usize; 3], index: u8) -> Rgb {
    /// How light each pixel of the head is, from the top: it shines near its upper end.
    const HEAD: [f32; 4] = [0.95, 1.25, 1.0, 0.72];
    let side = if width == 1 { 1.0 } else { [1.08, 0.74][x.min(1)] };
    match HEAD.get(y) {
        Some(light) if y == 0 && width > 1 => table.mix(paint.head * (light * side), 0.8),
        Some(light) => Rgb((paint.head * (light * side)).0.map(|part| part.min(255.0))),
        None => {
            // No two sticks were cut from quite the same wood.
            let wood = 1.0
                - 0.035 * f32::from(index * 5 % 4)
                - if (y + usize::from(index)).is_multiple_of(5) { 0.05 } else { 0.0 };
            paint.stick * (side * wood).min(1.0)
        }
    }
}

/// How many matches a click on this cell chooses: those from the one under it to the end, if so many may be taken.
#[must_use]
pub fn hit(area: Rect, view: &MatchesView, column: u16, row: u16) -> Option<u8> {
    let plan = Plan::new(area, view)?;
    let index = (0..view.left).find(|&index| {
        let stick = plan.stick(index);
        let left = stick.x - (plan.pitch - 1) / 2;
        (left..left + plan.pitch).contains(&column) && (stick.top() - RAISE..=stick.bottom()).contains(&row)
    })?;
    Some(view.left - index).filter(|&take| take <= view.max_take)
}

impl Widget for &MatchesView<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let Some(plan) = Plan::new(area, self) else { return };
        buffer.set_style(area, self.theme.background);
        match &self.theme.paint {
            Some(paint) if self.charset == Charset::Unicode => self.paint(&plan, paint, buffer),
            _ => self.draw_lines(&plan, buffer),
        }
        self.draw_signs(&plan, buffer);
    }
}
