//! The board in lines and dots, for terminals of sixteen colours or none, for poor fonts and for small windows.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
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

/// The frame of a place: double where the cursor is, in another colour where something moves. The cursor has no colour
/// of its own, since a terminal would be told of two changes of colour on each line of the box.
fn frame(view: &BoardView, place: Place) -> Block<'static> {
    let glyphs = view.charset.glyphs();
    let set = if signs::is_selected(view, place) { glyphs.chosen } else { glyphs.pit };
    let styles = &view.theme.board;
    let style = if view.motion.touches(place) { styles.touched } else { styles.frame };
    Block::bordered().border_set(set).border_style(style)
}

/// The seeds of a place as dots, with air between them where there is room, and as many as there is room for; the
/// count says how many there are.
fn seeds(view: &BoardView, plan: &Plan, place: Place, buffer: &mut Buffer) {
    let room = room_for_seeds(plan.rect(place), plan.count_line(place));
    let count = u16::from(view.seeds(place));
    if room.area() == 0 || count == 0 {
        return;
    }
    let airy = room.width.div_ceil(2);
    let step = if airy * room.height >= count { 2 } else { 1 };
    let widest = if step == 2 { airy } else { room.width };
    let shown = count.min(widest * room.height);
    // About as many rows as seeds in a row, as a person would lay them.
    let rows = shown.isqrt().max(shown.div_ceil(widest)).min(room.height);
    let top = room.top() + (room.height - rows) / 2;
    for row in 0..rows {
        // As even as it goes: five seeds in two rows are three and two, not four and one.
        let in_row = shown / rows + u16::from(row < shown % rows);
        let left = room.left() + (room.width - (step * (in_row - 1) + 1)) / 2;
        for i in 0..in_row {
            buffer.set_string(left + step * i, top + row, view.charset.glyphs().seed, view.theme.board.seed);
        }
    }
}

/// The inside of a frame without the line of the count, which is its first or its last.
fn room_for_seeds(frame: Rect, count_line: u16) -> Rect {
    let height = frame.height.saturating_sub(3);
    let top = if count_line == frame.top() + 1 { frame.top() + 2 } else { frame.top() + 1 };
    Rect::new(frame.left() + 1, top, frame.width.saturating_sub(2), height)
}
