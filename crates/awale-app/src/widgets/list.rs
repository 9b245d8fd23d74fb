//! Draws lists: as many lines as fit, a mark on the chosen line, and a scroll bar if needed.

use std::ops::Range;

use ratatui::{
    layout::Rect,
    text::Line,
    widgets::{Scrollbar, ScrollbarOrientation, ScrollbarState, StatefulWidget, Widget},
};
use unicode_width::UnicodeWidthStr;

use crate::app::{
    Action, DrawContext, Ui,
    text_outline::{MAX_TEXT_OUTLINE_ROWS, RowTextOutline},
};
use awale_board::theme::{cells::to_cells, glyphs::Glyphs};

/// The visible part of a list.
///
/// The chosen line is in the middle, so the part depends only on that line. `ListState` of ratatui
/// stores the first visible line from frame to frame. Drawing would then change the state, and a
/// click would depend on the last frame.
#[derive(Clone, Copy, Debug)]
pub struct VisibleListPart {
    area: Rect,
    first_line: usize,
    total_lines: usize,
    chosen_line: usize,
    first_row_number_in_action: usize,
    is_typing: bool,
}

impl VisibleListPart {
    /// The visible part of a list of `total_lines` lines in `area`.
    pub fn of(total_lines: usize, chosen_line: usize, area: Rect) -> VisibleListPart {
        let visible_line_count = usize::from(area.height);
        let first_line = chosen_line
            .saturating_sub(visible_line_count / 2)
            .min(total_lines.saturating_sub(visible_line_count));
        VisibleListPart {
            area,
            first_line,
            total_lines,
            chosen_line,
            first_row_number_in_action: 0,
            is_typing: false,
        }
    }

    /// Sets the number that the list's first line has in the actions of clicks. The default is 0.
    #[must_use]
    pub fn numbered_from(self, number: usize) -> VisibleListPart {
        VisibleListPart {
            first_row_number_in_action: number,
            ..self
        }
    }

    /// Sets whether a text is being typed in the chosen line, which then keeps its own styles.
    #[must_use]
    pub fn with_typing(self, is_typing: bool) -> VisibleListPart {
        VisibleListPart { is_typing, ..self }
    }

    /// The visible lines: the number of each in the list, and its area.
    pub fn visible_rows(&self) -> impl Iterator<Item = (usize, Rect)> + use<> {
        (self.first_line..self.total_lines).zip(self.area.rows())
    }

    /// Whether all lines are visible.
    fn shows_all_lines(&self) -> bool {
        self.total_lines <= usize::from(self.area.height)
    }

    /// Draws the part; `build_line` returns each line for its number. A click on a line is an
    /// [`Action::ClickRow`]. A click on an arrow next to its value changes the value. If the list
    /// scrolls, only the chosen line has such arrows, because choosing a line moves it, and a
    /// second click would then change another line. The mouse wheel scrolls the list from any place
    /// in the window.
    pub fn draw<'l>(&self, ui: &mut Ui, mut build_line: impl FnMut(usize) -> Line<'l>) {
        self.draw_with_headings(ui, |number| (build_line(number), Some(number)));
    }

    /// Draws the part like [`draw`](VisibleListPart::draw). `build_line` also returns the number of
    /// the line in actions, `None` for a heading.
    pub fn draw_with_headings<'l>(
        &self,
        ui: &mut Ui,
        mut build_line: impl FnMut(usize) -> (Line<'l>, Option<usize>),
    ) {
        for place in self.lines_to_draw(ui) {
            let is_chosen = place == self.chosen_line;
            let (mut line, row_number) = build_line(place);
            let row_number_in_action =
                row_number.map(|number| self.first_row_number_in_action + number);
            ui.record_text_outline(|outline| match row_number_in_action {
                Some(row_number_in_action) => {
                    let open_action = Action::OpenRow(row_number_in_action);
                    outline.add_row(RowTextOutline::new(
                        &line.to_string(),
                        is_chosen,
                        open_action,
                    ));
                }
                None => outline.add_heading(&line.to_string()),
            });
            let Some(area) = self.line_area(place) else {
                continue;
            };
            if is_chosen && !self.is_typing {
                line = line.style(ui.theme.selection);
                line.spans
                    .iter_mut()
                    .for_each(|span| span.style = ui.theme.selection);
            }
            let Some(row_number_in_action) = row_number_in_action else {
                // A heading starts one column further left than the lines.
                line.render(area, ui.buffer);
                continue;
            };
            draw_line(&line, is_chosen, area, ui);
            if is_chosen || self.shows_all_lines() {
                let text_area = line_text_area(area);
                for (column, action) in arrow_columns(&line, ui.look)
                    .into_iter()
                    .zip([Action::PreviousRowValue, Action::NextRowValue])
                {
                    let arrow_area = Rect {
                        x: text_area.x + column,
                        width: 1,
                        ..text_area
                    };
                    ui.on_click(
                        arrow_area.intersection(text_area),
                        action(row_number_in_action),
                    );
                }
            }
            ui.on_click(area, Action::ClickRow(row_number_in_action));
        }
        self.draw_scroll_bar(ui);
        ui.scroll_on_wheel(ui.body, 1);
    }

    /// The lines to draw. With an outline, also the lines around them.
    fn lines_to_draw(&self, ui: &Ui) -> Range<usize> {
        let visible_line_count = usize::from(self.area.height);
        let extra_line_count = if ui.records_text_outline() {
            MAX_TEXT_OUTLINE_ROWS / 2
        } else {
            0
        };
        self.first_line.saturating_sub(extra_line_count)
            ..self
                .total_lines
                .min(self.first_line + visible_line_count + extra_line_count)
    }

    /// The area of line `line_index`, if it is visible.
    fn line_area(&self, line_index: usize) -> Option<Rect> {
        let row_offset = u16::try_from(line_index.checked_sub(self.first_line)?).ok()?;
        (row_offset < self.area.height).then(|| Rect {
            y: self.area.y + row_offset,
            height: 1,
            ..self.area
        })
    }

    /// Draws the scroll bar at the right edge, if the list has more lines above or below.
    pub fn draw_scroll_bar(&self, ui: &mut Ui) {
        let shown_lines = self.first_line..self.first_line + usize::from(self.area.height);
        draw_scroll_bar(shown_lines, self.total_lines, self.area, ui);
    }
}

/// The columns of the arrows next to a line's value, if the line has arrows.
fn arrow_columns(line: &Line, look: DrawContext) -> Vec<u16> {
    let text: String = line
        .spans
        .iter()
        .map(|span| span.content.as_ref())
        .collect();
    let Glyphs {
        left_arrow,
        right_arrow,
        ..
    } = look.charset.glyphs();
    let text_start = text
        .find(&format!("{left_arrow} "))
        .filter(|_| text.ends_with(&format!(" {right_arrow}")));
    text_start
        .map(|start| vec![to_cells(text[..start].width()), to_cells(text.width()) - 1])
        .unwrap_or_default()
}

/// The area of a line's text, between the mark and the scroll bar.
pub fn line_text_area(area: Rect) -> Rect {
    Rect {
        x: area.x + 2,
        width: area.width.saturating_sub(3),
        ..area
    }
}

/// Draws a line of a list, with a mark if it is chosen.
pub fn draw_line(line: &Line, is_chosen: bool, area: Rect, ui: &mut Ui) {
    let look = ui.look;
    let theme = look.theme;
    if is_chosen {
        ui.buffer.set_style(area, theme.selection);
        ui.buffer.set_string(
            area.x,
            area.y,
            look.charset.glyphs().right_arrow,
            theme.selection,
        );
    }
    let inner = line_text_area(area);
    line.render(inner, ui.buffer);
    if line.width() > usize::from(inner.width) && !inner.is_empty() {
        let style = line
            .spans
            .last()
            .map_or(line.style, |span| line.style.patch(span.style));
        ui.buffer.set_string(inner.right() - 1, inner.y, "…", style);
    }
}

/// Draws a scroll bar at the right edge of `area` if not all of `total_lines` lines are in
/// `shown_lines`. An arrow shows in which direction more lines follow.
pub fn draw_scroll_bar(shown_lines: Range<usize>, total_lines: usize, area: Rect, ui: &mut Ui) {
    let look = ui.look;
    let theme = look.theme;
    let (has_lines_above, has_lines_below) = (shown_lines.start > 0, shown_lines.end < total_lines);
    if area.is_empty() || !(has_lines_above || has_lines_below) {
        return;
    }
    let Glyphs {
        up_arrow,
        down_arrow,
        scroll_bar_thumb: thumb,
        ..
    } = look.charset.glyphs();
    if usize::from(area.height) <= usize::from(has_lines_above) + usize::from(has_lines_below) {
        // There is no room for a bar, so only its arrows are drawn.
        let x = area.right() - 1;
        if has_lines_above {
            ui.buffer.set_string(x, area.y, up_arrow, theme.accent);
        }
        if has_lines_below {
            ui.buffer
                .set_string(x, area.bottom() - 1, down_arrow, theme.accent);
        }
        return;
    }
    // The scroll bar of ratatui counts the possible positions of the first line, which is one more
    // than the lines that can be scrolled away.
    let scroll_positions = shown_lines.start + total_lines.saturating_sub(shown_lines.end) + 1;
    let mut scrollbar_state = ScrollbarState::new(scroll_positions)
        .position(shown_lines.start)
        .viewport_content_length(shown_lines.len());
    Scrollbar::new(ScrollbarOrientation::VerticalRight)
        .track_symbol(None)
        .thumb_symbol(thumb)
        .thumb_style(theme.border)
        .begin_symbol(has_lines_above.then_some(up_arrow))
        .end_symbol(has_lines_below.then_some(down_arrow))
        .begin_style(theme.accent)
        .end_style(theme.accent)
        .render(area, ui.buffer, &mut scrollbar_state);
}
