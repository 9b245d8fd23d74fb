//! The board in lines and dots, for terminals of sixteen colours or none, for poor fonts and for small windows.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::widgets::{Block, Widget};

use crate::awale::{Pit, Place};

use super::plan::Plan;
use super::{BoardView, places, signs};

/// Draws everything inside the lines of marks.
pub(super) fn draw(view: &BoardView, plan: &Plan, buffer: &mut Buffer) {
    for place in places() {
        let rect = plan.rect(place);
        frame(view, place).render(rect, buffer);
        seeds(view, plan, place, buffer);
        let (x, text, style) = signs::count(view, plan, place);
        buffer.set_string(x, plan.count_line(place), text, style);
    }
    for pit in Pit::all() {
        for (x, text, style) in signs::label(view, plan, pit) {
            buffer.set_string(x, plan.letters[pit.seat()], text, style);
        }
    }
}

/// The frame of a place: double where the cursor is, in another colour where something moves.
fn frame(view: &BoardView, place: Place) -> Block<'static> {
    let styles = &view.theme.board;
    let glyphs = view.charset.glyphs();
    let is_chosen = signs::is_selected(view, place);
    let style: Style = match () {
        () if view.motion.touches(place) => styles.touched,
        () if is_chosen => styles.mark,
        () => styles.frame,
    };
    Block::bordered().border_set(if is_chosen { glyphs.chosen } else { glyphs.pit }).border_style(style)
}

/// The seeds of a place as dots, as many as there is room for; the count says how many there are.
fn seeds(view: &BoardView, plan: &Plan, place: Place, buffer: &mut Buffer) {
    let room = room_for_seeds(plan.rect(place), plan.count_line(place));
    if room.area() == 0 {
        return;
    }
    let seed = view.charset.glyphs().seed;
    let shown = u32::from(view.seeds(place)).min(room.area()) as u16;
    let rows = shown.div_ceil(room.width);
    let top = room.top() + (room.height - rows) / 2;
    for row in 0..rows {
        // As even as it goes: five seeds in two rows are three and two, not four and one.
        let width = shown / rows + u16::from(row < shown % rows);
        let x = room.left() + (room.width - width) / 2;
        buffer.set_string(x, top + row, seed.repeat(width.into()), view.theme.board.seed);
    }
}

/// The inside of a frame without the line of the count, which is its first or its last.
fn room_for_seeds(frame: Rect, count_line: u16) -> Rect {
    let height = frame.height.saturating_sub(3);
    let top = if count_line == frame.top() + 1 { frame.top() + 2 } else { frame.top() + 1 };
    Rect::new(frame.left() + 1, top, frame.width.saturating_sub(2), height)
}
