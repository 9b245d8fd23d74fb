//! Draws the board with lines and dots, for terminals with sixteen colors or none, for fonts with
//! few characters, and for small windows.

use awale_rules::{BoardPlace, Pit};
use ratatui::{
    buffer::Buffer,
    layout::{Margin, Rect, Size},
    widgets::{Block, Widget},
};

use crate::theme::{cells::to_cells, glyphs::LARGE_GHOST_SEED};

use super::{BoardView, all_places, board_layout::BoardLayout, grid::ItemGrid, signs};

/// Draws everything between the two lines of marks.
pub(super) fn draw(view: &BoardView, plan: &BoardLayout, buffer: &mut Buffer) {
    for place in all_places() {
        let rect = plan.place_area(place);
        pit_frame(view, place).render(rect, buffer);
        draw_seeds(view, plan, place, buffer);
        let (x, text, style) = signs::count_text(view, plan, place);
        buffer.set_string(x, plan.count_line_y(place), text, style);
    }
    for pit in Pit::all() {
        for (x, text, style) in signs::pit_label(view, plan, pit) {
            buffer.set_string(x, plan.letter_line_ys[pit.seat()], text, style);
        }
    }
}

/// The frame of a pit or store: a double line if the cursor is on it, another color if a seed is
/// moving there. The cursor has no color of its own, because each line of the box would then need
/// two more color changes.
fn pit_frame(view: &BoardView, place: BoardPlace) -> Block<'static> {
    let glyphs = view.charset.glyphs();
    let border_set = if signs::is_selected(view, place) {
        glyphs.chosen_pit_border
    } else {
        glyphs.pit_border
    };
    let styles = &view.theme.board;
    let style = if view.contents.animated_places.is_place_animated(place) {
        styles.touched
    } else {
        styles.frame
    };
    Block::bordered().border_set(border_set).border_style(style)
}

/// Draws the seeds of a pit or store, evenly spaced, as many as fit; the number next to them is
/// exact. On a large board the seeds are two lines high, elsewhere they are dots.
fn draw_seeds(view: &BoardView, plan: &BoardLayout, place: BoardPlace, buffer: &mut Buffer) {
    let seed_area = area_for_seeds(plan.place_area(place), plan.count_line_y(place));
    let seed_count = u16::from(view.contents.seeds(place));
    if seed_area.area() == 0 || seed_count == 0 {
        return;
    }
    let glyphs = view.charset.glyphs();
    let large_shape = large_seed_shape(view, plan)
        .filter(|shape| ItemGrid::max_items(seed_area, shape_size(shape), 1) >= seed_count);
    let shape: &[&str] = large_shape
        .as_ref()
        .map_or(std::slice::from_ref(&glyphs.seed), |shape| shape.as_slice());
    let ghost_shape: &[&str] = if large_shape.is_some() {
        &LARGE_GHOST_SEED
    } else {
        std::slice::from_ref(&glyphs.ghost_seed)
    };
    let size = shape_size(shape);
    // If there is room, leave a gap between the seeds. An even number of columns cannot be
    // symmetric with gaps, so a blank column remains on both sides.
    let inset_seed_area = seed_area.inner(Margin::new(
        u16::from(seed_area.width > 3 && seed_area.width.is_multiple_of(2)),
        0,
    ));
    let gap = u16::from(inset_seed_area.width > 2);
    let grid = ItemGrid::new(inset_seed_area, size, gap, seed_count)
        .or_else(|| ItemGrid::new(seed_area, size, 1, seed_count))
        .or_else(|| ItemGrid::new(seed_area, size, 0, seed_count));
    let has_too_many_seeds = grid.is_none();
    let seed_positions = grid
        .unwrap_or_else(|| ItemGrid::with_one_cell_per_item(seed_area))
        .item_positions();
    let mut last_seed_position = None;
    let real_seed_count = usize::from(
        view.contents
            .seeds(place)
            .saturating_sub(view.contents.ghost_seeds(place)),
    );
    for (number, (x, y)) in seed_positions.enumerate() {
        last_seed_position = Some((x, y));
        for (line, text) in (y..).zip(if number < real_seed_count {
            shape
        } else {
            ghost_shape
        }) {
            buffer.set_string(x, line, text, view.theme.board.seed);
        }
    }
    // A `+` means that there are more seeds than signs.
    if let Some((x, y)) = last_seed_position.filter(|_| has_too_many_seeds) {
        buffer.set_string(x, y, "+", view.theme.board.seed);
    }
}

/// The two-line seed, if the font has it and the pits are so large that most of them can use it.
fn large_seed_shape(view: &BoardView, plan: &BoardLayout) -> Option<[&'static str; 2]> {
    const MIN_LARGE_SEEDS_PER_PIT: u16 = 9;
    let shape = view.charset.glyphs().large_seed?;
    let pit = BoardPlace::Pit(Pit::all().next()?);
    let seed_area = area_for_seeds(plan.place_area(pit), plan.count_line_y(pit));
    (ItemGrid::max_items(seed_area, shape_size(&shape), 1) >= MIN_LARGE_SEEDS_PER_PIT)
        .then_some(shape)
}

fn shape_size(shape: &[&str]) -> Size {
    let width = shape.first().map_or(1, |line| line.chars().count());
    Size::new(to_cells(width), to_cells(shape.len()))
}

/// The inside of a frame without the line of the count, which is its first or last line.
fn area_for_seeds(frame: Rect, count_line_y: u16) -> Rect {
    let height = frame.height.saturating_sub(3);
    let top = if count_line_y == frame.top() + 1 {
        frame.top() + 2
    } else {
        frame.top() + 1
    };
    Rect::new(frame.left() + 1, top, frame.width.saturating_sub(2), height)
}
