//! A screen with one list: a text above it, what was reached below it, and in a wide window a board beside it.

use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::{Line, Text};
use ratatui::widgets::{Paragraph, Widget, Wrap};

use crate::app::Ui;
use crate::theme::cells::cells;
use crate::widgets::beside::{self, Beside};
use crate::widgets::chrome;
use crate::widgets::list::ListPart;

/// The parts of the screen. In a small window the free lines go first, then the text above the list.
#[derive(Default)]
pub struct Form {
    /// The widest the panel is set.
    pub widest: u16,
    /// The title of the panel.
    pub title: String,
    /// The text above the list.
    pub above: Text<'static>,
    /// Lines kept for it, so that the list stays where it is.
    pub above_height: u16,
    /// The lines of the list.
    pub rows: Vec<Line<'static>>,
    /// Lines kept for the list, where another choice makes it longer.
    pub least_rows: u16,
    /// The line that the cursor is on.
    pub chosen: usize,
    /// The text below the list. Its empty lines are free lines.
    pub below: Vec<Line<'static>>,
    /// The board in a wide window.
    pub beside: Option<Beside>,
}

/// Columns of a panel beside what is in it.
const FRAME_AND_MARGINS: u16 = 4;
/// Columns of a list beside its lines.
const MARK_AND_BAR: u16 = 3;

struct Places {
    panel: Rect,
    above: Rect,
    list: Rect,
    below: Rect,
    beside: Option<Rect>,
    has_free_lines: bool,
}

impl Form {
    /// Columns of a line of the list in `body`, without the mark of the chosen one and the bar.
    #[must_use]
    pub fn row_width(widest: u16, body: Rect) -> usize {
        let width = beside::columns(body, widest).0.width.min(widest);
        width.saturating_sub(FRAME_AND_MARGINS + MARK_AND_BAR).into()
    }

    /// Lines that the text below the list takes in a panel in `column`.
    fn below_height(&self, column: Rect) -> u16 {
        let width = column.width.min(self.widest).saturating_sub(FRAME_AND_MARGINS);
        chrome::wrapped_height(&Paragraph::new(self.below.clone()).wrap(Wrap { trim: false }), width)
    }

    fn places(&self, body: Rect) -> Places {
        let (left, right) = beside::columns(body, self.widest);
        let rows = cells(self.rows.len()).max(self.least_rows);
        let (below, gap) = (self.below_height(left), u16::from(!self.below.is_empty()));
        let (panel, inner) = chrome::centred(left, self.widest, 2 + self.above_height + 1 + rows + gap + below);
        let has_free_lines = inner.height >= self.above_height + 1 + rows + gap + below;
        let (free, below) = if has_free_lines {
            (1, below)
        } else {
            (0, cells(self.below.iter().filter(|line| line.width() > 0).count()))
        };
        let above = self.above_height.min(inner.height.saturating_sub(rows + below));
        let free = free.max(u16::from(inner.height > above + rows + below));
        let [above, _, list, _, below] = inner.layout(&Layout::vertical([
            Constraint::Length(above),
            Constraint::Length(free),
            Constraint::Length(rows),
            Constraint::Length(free * gap),
            Constraint::Fill(1),
        ]));
        let beside = right.map(|right| beside::from(panel, right));
        Places { panel, above, list, below, beside, has_free_lines }
    }

    pub fn draw(mut self, ui: &mut Ui<'_>) {
        let text = ui.theme.text;
        let places = self.places(ui.body);
        chrome::panel(&self.title, places.panel, ui);
        chrome::clipped_text(self.above, places.above, text, ui);
        ListPart::of(self.rows.len(), self.chosen, places.list).draw(ui, |row| std::mem::take(&mut self.rows[row]));
        if !places.has_free_lines {
            self.below.retain(|line| line.width() > 0);
        }
        Paragraph::new(self.below).style(text).wrap(Wrap { trim: false }).render(places.below, ui.buffer);
        if let (Some(area), Some(beside)) = (places.beside, self.beside) {
            beside::draw(&beside, area, ui);
        }
    }
}
