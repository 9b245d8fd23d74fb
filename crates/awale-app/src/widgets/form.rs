//! [`Form`]: a list with a text above it and a text below it, and in a wide window a board next to
//! it.

use ratatui::{
    layout::{Constraint, Rect},
    text::{Line, Text},
    widgets::{Paragraph, Widget, Wrap},
};

use crate::{
    app::{RowTextOutline, Ui},
    widgets::{
        areas, chrome,
        list::VisibleListPart,
        side_panel::{self, SidePanel},
    },
};
use awale_board::theme::cells::to_cells;

/// The content of the form. If the window is small, the free lines are omitted first, then the text
/// above the list.
#[derive(Default)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a property of its own, and none excludes another"
)]
pub struct Form {
    /// The maximum width of the panel, in columns.
    pub max_width: u16,
    /// The title of the panel.
    pub title: String,
    /// The text above the list.
    pub text_above: Text<'static>,
    /// The lines reserved for the text above, so that the place of the list does not depend on the
    /// text.
    pub reserved_lines_above: u16,
    /// Whether the text above the list is always complete, without a free line below it. If there
    /// is little room, the list scrolls instead. The last line of the text may contain the headings
    /// of columns.
    pub keeps_text_above: bool,
    /// The column in which the values of the list start.
    pub value_column: usize,
    /// Whether the values are highlighted.
    pub highlights_values: bool,
    /// Whether only the chosen line shows the arrows that change its value.
    pub arrows_on_chosen_only: bool,
    /// Whether a text that is being typed shows its end if it is too long. The label is then
    /// highlighted.
    pub shows_end_of_typed_text: bool,
    /// The lines of the list.
    pub rows: Vec<Line<'static>>,
    /// The rows in full for the outline, if the lines are shortened.
    pub text_outline_rows: Vec<RowTextOutline>,
    /// The headings in the list: for each, the row below it and the text.
    pub headings: Vec<(usize, String)>,
    /// Whether the user is typing a text in the chosen row.
    pub is_typing: bool,
    /// The lines reserved for the list, because another choice may make it longer.
    pub min_row_count: u16,
    /// The row of the cursor.
    pub chosen_index: usize,
    /// The text below the list. Its empty lines may be omitted.
    pub text_below: Vec<Line<'static>>,
    /// The lines reserved for a text below that depends on the chosen row, and that scrolls if it
    /// is longer. 0 for a text that is always complete.
    pub reserved_lines_below: u16,
    /// The number of lines of the text below that are scrolled away.
    pub scrolled_lines: u16,
    /// The board next to the list in a wide window.
    pub side_panel: Option<SidePanel>,
    /// The width of the panel in columns, if another panel is next to it in windows of all sizes. 0
    /// if the other panel is shown only in a wide window.
    pub fixed_panel_width: u16,
}

/// The columns of a panel's border and margins.
const FRAME_AND_MARGINS_WIDTH: u16 = 4;
/// The columns of a list's mark and scroll bar.
const MARK_AND_SCROLL_BAR_WIDTH: u16 = 3;
/// The minimum number of lines of a text below that scrolls. Before it gets smaller, the list
/// scrolls.
const MIN_TEXT_BELOW_HEIGHT: u16 = 5;

struct FormAreas {
    panel_area: Rect,
    text_above_area: Rect,
    list_area: Rect,
    text_below_area: Rect,
    side_panel_area: Option<Rect>,
    has_free_lines: bool,
}

impl Form {
    /// The height of a panel in which the complete list fits, without texts.
    pub fn panel_height(&self) -> u16 {
        to_cells(self.rows.len() + self.headings.len()).max(self.min_row_count) + 3
    }

    /// The width of a line of the list in `body`, in columns, without mark and bar.
    pub fn row_width(max_width: u16, body: Rect) -> usize {
        let width = side_panel::list_and_panel_areas(body, max_width)
            .0
            .width
            .min(max_width);
        width
            .saturating_sub(FRAME_AND_MARGINS_WIDTH + MARK_AND_SCROLL_BAR_WIDTH)
            .into()
    }

    /// The number of lines that a text above the list needs in `body`.
    pub fn text_above_height(text: &Text, max_width: u16, body: Rect) -> u16 {
        let width = side_panel::list_and_panel_areas(body, max_width)
            .0
            .width
            .min(max_width)
            .saturating_sub(FRAME_AND_MARGINS_WIDTH);
        chrome::wrapped_height(
            &Paragraph::new(text.clone()).wrap(Wrap { trim: true }),
            width,
        )
    }

    /// The area for the panel of the form, and the area for another panel next to it, if there is
    /// room.
    fn form_and_side_areas(&self, body: Rect) -> (Rect, Option<Rect>) {
        if self.fixed_panel_width == 0 {
            return side_panel::list_and_panel_areas(body, self.max_width);
        }
        let column = body.centered_horizontally(Constraint::Max(self.max_width));
        let column_widths = [
            Constraint::Length(self.fixed_panel_width),
            Constraint::Fill(1),
        ];
        let [form_area, side_area] = areas::split_horizontally(column, column_widths);
        (form_area, Some(side_area))
    }

    /// The height of the text below the list, in a panel in `column`.
    fn text_below_height(&self, column: Rect) -> u16 {
        let width = column
            .width
            .min(self.max_width)
            .saturating_sub(FRAME_AND_MARGINS_WIDTH);
        chrome::wrapped_height(
            &Paragraph::new(self.text_below.clone()).wrap(Wrap { trim: false }),
            width,
        )
    }

    fn form_areas(&self, body: Rect) -> FormAreas {
        let (form_area, side_area) = self.form_and_side_areas(body);
        let row_count = to_cells(self.rows.len() + self.headings.len());
        if self.reserved_lines_below > 0 {
            return self.scrolling_form_areas(form_area, side_area, row_count);
        }
        let row_count = row_count.max(self.min_row_count);
        let (text_below_height, gap_height) = (
            self.text_below_height(form_area),
            u16::from(!self.text_below.is_empty()),
        );
        let (panel_area, inner) = chrome::centered_panel(
            form_area,
            self.max_width,
            2 + self.reserved_lines_above + 1 + row_count + gap_height + text_below_height,
        );
        let has_free_lines = inner.height
            >= self.reserved_lines_above + 1 + row_count + gap_height + text_below_height;
        let (free_lines_below, text_below_height) = if has_free_lines {
            (1, text_below_height)
        } else if self.keeps_text_above {
            (0, text_below_height)
        } else {
            (
                0,
                to_cells(
                    self.text_below
                        .iter()
                        .filter(|line| line.width() > 0)
                        .count(),
                ),
            )
        };
        let (text_above_height, row_count, free_lines_above) = if self.keeps_text_above {
            let row_count = row_count.min(
                inner
                    .height
                    .saturating_sub(self.reserved_lines_above + text_below_height),
            );
            (self.reserved_lines_above, row_count, 0)
        } else {
            let text_above_height = self
                .reserved_lines_above
                .min(inner.height.saturating_sub(row_count + text_below_height));
            let free_lines_below = free_lines_below.max(u16::from(
                inner.height > text_above_height + row_count + text_below_height,
            ));
            (text_above_height, row_count, free_lines_below)
        };
        let free_lines_below = free_lines_below.max(free_lines_above);
        let [text_above_area, _, list_area, _, text_below_area] = areas::split_vertically(
            inner,
            [
                Constraint::Length(text_above_height),
                Constraint::Length(free_lines_above),
                Constraint::Length(row_count),
                Constraint::Length(free_lines_below * gap_height),
                Constraint::Fill(1),
            ],
        );
        let side_panel_area =
            side_area.map(|right| side_panel::column_part_below_panel_top(panel_area, right));
        FormAreas {
            panel_area,
            text_above_area,
            list_area,
            text_below_area,
            side_panel_area,
            has_free_lines,
        }
    }

    /// The areas of a form with a text below that scrolls. The height of the panel does not depend
    /// on the chosen row.
    fn scrolling_form_areas(
        &self,
        form_area: Rect,
        side_area: Option<Rect>,
        row_count: u16,
    ) -> FormAreas {
        let (panel_area, inner) = chrome::centered_panel(
            form_area,
            self.max_width,
            3 + self.reserved_lines_above
                + row_count.max(self.min_row_count)
                + self.reserved_lines_below,
        );
        let min_text_below_height = MIN_TEXT_BELOW_HEIGHT.min(self.reserved_lines_below);
        let text_above_height =
            if inner.height > self.reserved_lines_above + row_count + min_text_below_height {
                self.reserved_lines_above
            } else {
                0
            };
        let max_list_height =
            (inner.height - text_above_height).saturating_sub(min_text_below_height + 1);
        let [text_above_area, list_area, _, text_below_area] = areas::split_vertically(
            inner,
            [
                Constraint::Length(text_above_height),
                Constraint::Length(row_count.min(max_list_height)),
                Constraint::Length(1),
                Constraint::Fill(1),
            ],
        );
        let side_panel_area =
            side_area.map(|right| side_panel::column_part_below_panel_top(panel_area, right));
        FormAreas {
            panel_area,
            text_above_area,
            list_area,
            text_below_area,
            side_panel_area,
            has_free_lines: true,
        }
    }

    /// The lines of the list with its headings: the number of a row, or the text of a heading.
    fn rows_and_headings(&self) -> Vec<Result<usize, String>> {
        let mut lines: Vec<_> = (0..self.rows.len()).map(Ok).collect();
        for (row, heading) in self.headings.iter().rev() {
            lines.insert((*row).min(lines.len()), Err(heading.clone()));
        }
        lines
    }

    /// Whether the text below the list does not fit in its area.
    pub fn text_below_overflows(&self, body: Rect) -> bool {
        let text_below_area = self.form_areas(body).text_below_area;
        let paragraph = Paragraph::new(self.text_below.clone()).wrap(Wrap { trim: false });
        chrome::wrapped_height(&paragraph, text_below_area.width) > text_below_area.height
    }

    pub fn draw(self, ui: &mut Ui) {
        self.draw_in(ui.body, ui);
    }

    /// Draws the form in a part of the window. Returns the area of its panel.
    pub fn draw_in(mut self, body: Rect, ui: &mut Ui) -> Rect {
        let text_style = ui.theme.text;
        let form_areas = self.form_areas(body);
        chrome::draw_panel(&self.title, form_areas.panel_area, ui);
        let text_above = std::mem::take(&mut self.text_above);
        if self.keeps_text_above {
            ui.record_text_outline(|outline| outline.add_paragraphs(&text_above));
            // The headings of columns begin with blanks, which must not be removed.
            let paragraph_above = Paragraph::new(text_above).style(text_style);
            paragraph_above
                .wrap(Wrap { trim: false })
                .render(form_areas.text_above_area, ui.buffer);
        } else {
            chrome::draw_clipped_text(text_above, form_areas.text_above_area, text_style, ui);
        }
        let (lines, heading_style) = (self.rows_and_headings(), ui.theme.title);
        let chosen_line_index = lines
            .iter()
            .position(|line| *line == Ok(self.chosen_index))
            .unwrap_or(0);
        let visible_part =
            VisibleListPart::of(lines.len(), chosen_line_index, form_areas.list_area)
                .with_typing(self.is_typing);
        visible_part.draw_with_headings(ui, |place| match &lines[place] {
            Ok(row) => (std::mem::take(&mut self.rows[*row]), Some(*row)),
            Err(text) => (Line::styled(text.clone(), heading_style), None),
        });
        let text_outline_rows = std::mem::take(&mut self.text_outline_rows);
        ui.record_text_outline(|outline| outline.replace_rows(&text_outline_rows));
        if !form_areas.has_free_lines {
            self.text_below.retain(|line| line.width() > 0);
        }
        if self.reserved_lines_below > 0 {
            chrome::draw_scrolled_text(
                self.text_below,
                self.scrolled_lines,
                form_areas.text_below_area,
                ui,
            );
        } else {
            ui.record_text_outline(|outline| {
                outline.add_paragraphs(&Text::from(self.text_below.clone()));
            });
            Paragraph::new(self.text_below)
                .style(text_style)
                .wrap(Wrap { trim: false })
                .render(form_areas.text_below_area, ui.buffer);
        }
        if let (Some(panel_area), Some(side_panel)) = (form_areas.side_panel_area, self.side_panel)
        {
            side_panel::draw(&side_panel, panel_area, ui);
        }
        form_areas.panel_area
    }
}
