//! Lists: as many lines as fit, the chosen one marked, and a bar if there are more.

use std::ops::Range;

use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::{Scrollbar, ScrollbarOrientation, ScrollbarState, StatefulWidget, Widget};
use unicode_width::UnicodeWidthStr;

use crate::app::{Action, Look, Ui};
use awale_board::theme::cells::cells;
use awale_board::theme::glyphs::Glyphs;

/// The part of a list that is shown.
///
/// The chosen line stands in the middle, so the shown part follows from it alone. ratatui's
/// `ListState` keeps the first line from frame to frame: drawing would change the state, and a
/// click would need the last frame.
#[derive(Clone, Copy, Debug)]
pub struct ListPart {
    area: Rect,
    first: usize,
    total: usize,
    chosen: usize,
    number: usize,
    is_typed: bool,
}

impl ListPart {
    /// The part that is shown in `area` of a list of `total` lines.
    #[must_use]
    pub fn of(total: usize, chosen: usize, area: Rect) -> ListPart {
        let room = usize::from(area.height);
        let first = chosen
            .saturating_sub(room / 2)
            .min(total.saturating_sub(room));
        ListPart {
            area,
            first,
            total,
            chosen,
            number: 0,
            is_typed: false,
        }
    }

    /// The same part of a list whose first line has this number in actions.
    #[must_use]
    pub fn numbered_from(self, number: usize) -> ListPart {
        ListPart { number, ..self }
    }

    /// The same part, in whose chosen line a text may be typed: the line then keeps its own styles.
    #[must_use]
    pub fn typed(self, is_typed: bool) -> ListPart {
        ListPart { is_typed, ..self }
    }

    /// The lines that are shown: the number of each in the list, and where it stands.
    pub fn rows(&self) -> impl Iterator<Item = (usize, Rect)> + use<> {
        (self.first..self.total).zip(self.area.rows())
    }

    /// Whether no line lies above or below.
    #[must_use]
    pub fn is_whole(&self) -> bool {
        self.total <= usize::from(self.area.height)
    }

    /// Draws the part; `line` makes each line from its number. A click on a line is
    /// [`Action::Row`], one on an arrow beside its value changes the value. In a list that scrolls
    /// only the chosen line has such arrows: choosing moves a line, and a second click would change
    /// another. The wheel scrolls the list from anywhere.
    pub fn draw<'l>(&self, ui: &mut Ui<'_>, mut line: impl FnMut(usize) -> Line<'l>) {
        self.draw_among(ui, |number| (line(number), Some(number)));
    }

    /// The same; `line` also gives the number of the line in actions, `None` for a heading.
    pub fn draw_among<'l>(
        &self,
        ui: &mut Ui<'_>,
        mut line: impl FnMut(usize) -> (Line<'l>, Option<usize>),
    ) {
        for (place, area) in self.rows() {
            let is_chosen = place == self.chosen;
            let (mut line, number) = line(place);
            if is_chosen && !self.is_typed {
                line = line.style(ui.theme.selection);
                line.spans
                    .iter_mut()
                    .for_each(|span| span.style = ui.theme.selection);
            }
            let Some(number) = number.map(|number| self.number + number) else {
                // A heading stands out to the left of the lines.
                line.render(area, ui.buffer);
                continue;
            };
            draw_line(&line, is_chosen, area, ui);
            if is_chosen || self.is_whole() {
                let inside = inside(area);
                for (column, action) in arrows(&line, ui.look)
                    .into_iter()
                    .zip([Action::RowBefore, Action::RowAfter])
                {
                    let arrow = Rect {
                        x: inside.x + column,
                        width: 1,
                        ..inside
                    };
                    ui.click(arrow.intersection(inside), action(number));
                }
            }
            ui.click(area, Action::Row(number));
        }
        self.draw_bar(ui);
        ui.scroll_wheel(ui.body, 1);
    }

    /// Draws the bar at the right edge, where lines lie above or below.
    pub fn draw_bar(&self, ui: &mut Ui<'_>) {
        let shown = self.first..self.first + usize::from(self.area.height);
        draw_bar(shown, self.total, self.area, ui);
    }
}

/// The columns of the arrows beside a line's value, if it has them.
fn arrows(line: &Line<'_>, look: Look<'_>) -> Vec<u16> {
    let text: String = line
        .spans
        .iter()
        .map(|span| span.content.as_ref())
        .collect();
    let Glyphs { left, right, .. } = look.charset.glyphs();
    let start = text
        .find(&format!("{left} "))
        .filter(|_| text.ends_with(&format!(" {right}")));
    start
        .map(|start| vec![cells(text[..start].width()), cells(text.width()) - 1])
        .unwrap_or_default()
}

/// The place of a line's text, between the mark and the bar.
#[must_use]
pub fn inside(area: Rect) -> Rect {
    Rect {
        x: area.x + 2,
        width: area.width.saturating_sub(3),
        ..area
    }
}

/// Draws a line of a list, marked if it is chosen.
pub fn draw_line(line: &Line<'_>, is_chosen: bool, area: Rect, ui: &mut Ui<'_>) {
    let look = ui.look;
    let theme = look.theme;
    if is_chosen {
        ui.buffer.set_style(area, theme.selection);
        ui.buffer
            .set_string(area.x, area.y, look.charset.glyphs().right, theme.selection);
    }
    let inner = inside(area);
    line.render(inner, ui.buffer);
    if line.width() > usize::from(inner.width) && !inner.is_empty() {
        let style = line
            .spans
            .last()
            .map_or(line.style, |span| line.style.patch(span.style));
        ui.buffer.set_string(inner.right() - 1, inner.y, "…", style);
    }
}

/// Draws a bar at the right edge of `area` if more lies above or below the `shown` lines of
/// `total`, with an arrow at that end.
pub fn draw_bar(shown: Range<usize>, total: usize, area: Rect, ui: &mut Ui<'_>) {
    let look = ui.look;
    let theme = look.theme;
    let (above, below) = (shown.start > 0, shown.end < total);
    if area.is_empty() || !(above || below) {
        return;
    }
    let Glyphs {
        up, down, thumb, ..
    } = look.charset.glyphs();
    if usize::from(area.height) <= usize::from(above) + usize::from(below) {
        // Too low for a bar: only its arrows.
        let x = area.right() - 1;
        if above {
            ui.buffer.set_string(x, area.y, up, theme.accent);
        }
        if below {
            ui.buffer
                .set_string(x, area.bottom() - 1, down, theme.accent);
        }
        return;
    }
    // ratatui's positions are those of the first line: one more than there are lines to scroll
    // away.
    let positions = shown.start + total.saturating_sub(shown.end) + 1;
    let mut state = ScrollbarState::new(positions)
        .position(shown.start)
        .viewport_content_length(shown.len());
    Scrollbar::new(ScrollbarOrientation::VerticalRight)
        .track_symbol(None)
        .thumb_symbol(thumb)
        .thumb_style(theme.border)
        .begin_symbol(above.then_some(up))
        .end_symbol(below.then_some(down))
        .begin_style(theme.accent)
        .end_style(theme.accent)
        .render(area, ui.buffer, &mut state);
}
