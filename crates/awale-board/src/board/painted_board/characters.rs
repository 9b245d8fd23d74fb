//! Draws the seeds of a painted board as characters, where pixels would not show their shape: on a
//! low board, and in 256 colors. Each pit shows its number in rows, like a die.

use awale_rules::BoardPlace;
use ratatui::{
    buffer::Buffer,
    layout::{Rect, Size},
};

use crate::theme::{
    PaintColors, Rgb,
    cells::to_cells,
    contrast,
    glyphs::{LARGE_GHOST_SEED, LARGE_SEED},
};

use super::{
    super::{BoardView, all_places, board_layout::BoardLayout},
    cell_color,
    rounded_rectangle::RoundedRectangle,
};

/// The lines of a seed, and of a seed that is not really there.
struct SeedShape {
    seed_lines: &'static [&'static str],
    ghost_seed_lines: &'static [&'static str],
}

const SMALL_SEED_SHAPE: SeedShape = SeedShape {
    seed_lines: &["●"],
    ghost_seed_lines: &["○"],
};
const LARGE_SEED_SHAPE: SeedShape = SeedShape {
    seed_lines: &LARGE_SEED,
    ghost_seed_lines: &LARGE_GHOST_SEED,
};
const LARGE_SEED_SIZE: Size = Size::new(3, 2);
/// In lower pits, painted seeds are blotches.
const MIN_PIT_HEIGHT_FOR_PAINTED_SEEDS: u16 = 5;
/// In pits of this width, small seeds have more than one blank column and a blank line between
/// them, and keep away from the edge, while there is room.
const MIN_PIT_WIDTH_FOR_LOOSE_SEEDS: u16 = 8;
/// Pits of this width have room for large seeds with wood around them.
const MIN_PIT_WIDTH_FOR_LARGE_SEEDS: u16 = 14;

/// Whether characters replace the painted seeds on this board.
pub(super) fn uses_seed_characters(plan: &BoardLayout, paint: &PaintColors) -> bool {
    paint.tones.is_some() || plan.pits[0].height < MIN_PIT_HEIGHT_FOR_PAINTED_SEEDS
}

/// Draws the seeds of all pits and stores over the painted cells of the empty board.
pub(super) fn draw_seeds(
    view: &BoardView,
    plan: &BoardLayout,
    paint: &PaintColors,
    buffer: &mut Buffer,
) {
    let seed_colors = readable_seed_colors(paint);
    for (place_number, place) in all_places().enumerate() {
        let (shape, positions) = shape_and_positions(plan, place, view.contents.seeds(place));
        let first_ghost_index = view
            .contents
            .seeds(place)
            .saturating_sub(view.contents.ghost_seeds(place));
        for (number, (x, y)) in positions.into_iter().enumerate() {
            let shape_lines = if number < usize::from(first_ghost_index) {
                shape.seed_lines
            } else {
                shape.ghost_seed_lines
            };
            for (line, text) in shape_lines.iter().enumerate() {
                let color = match &paint.tones {
                    Some(tones) => tones.seed_halves[line],
                    None => seed_colors[(place_number * 3 + number * 2) % seed_colors.len()],
                };
                let y = y + to_cells(line);
                for (x, character) in (x..).zip(text.chars()) {
                    if let Some(cell) = buffer.cell_mut((x, y)) {
                        let background_color = cell_color(cell);
                        cell.set_char(character)
                            .set_fg(paint.terminal_color(color))
                            .set_bg(background_color);
                    }
                }
            }
        }
    }
}

/// The colors of the theme's seeds that stand out from the floor of a pit, or all if none does.
fn readable_seed_colors(paint: &PaintColors) -> Vec<Rgb> {
    /// Dots have more area than letters, so they need less contrast.
    const MIN_DOT_CONTRAST: f64 = 2.3;
    let contrast_to_floor = |seed: &Rgb| contrast(seed.to_bytes(), paint.hollow.to_bytes());
    let mut readable_colors = paint.seeds.clone();
    readable_colors.retain(|seed| contrast_to_floor(seed) >= MIN_DOT_CONTRAST);
    if readable_colors.is_empty() {
        readable_colors.clone_from(&paint.seeds);
    }
    readable_colors
}

/// The shape of the seeds in a pit or store, and the first cell of each seed.
fn shape_and_positions(
    plan: &BoardLayout,
    place: BoardPlace,
    count: u8,
) -> (&'static SeedShape, Vec<(u16, u16)>) {
    let room = plan.place_area(place);
    if matches!(place, BoardPlace::Store(_)) {
        return (&SMALL_SEED_SHAPE, positions_in_store(room, count));
    }
    if room.width >= MIN_PIT_WIDTH_FOR_LARGE_SEEDS
        && let Some(positions) = positions_in_pit(room, LARGE_SEED_SIZE, (1, 0.6), count)
    {
        return (&LARGE_SEED_SHAPE, positions);
    }
    let spacings: &[(u16, f32)] = if room.width < MIN_PIT_WIDTH_FOR_LOOSE_SEEDS {
        &[(1, 0.0), (0, 0.0)]
    } else {
        &[(2, 1.0), (1, 0.5), (1, 0.0), (0, 0.0)]
    };
    let with_any_gap = |count| {
        let mut spacings = spacings.iter();
        spacings.find_map(|&spacing| positions_in_pit(room, Size::new(1, 1), spacing, count))
    };
    // The number next to the pit is exact if there are more seeds than cells.
    let positions = (1..=count).rev().find_map(with_any_gap);
    (&SMALL_SEED_SHAPE, positions.unwrap_or_default())
}

/// The positions of `count` items of this size in centered rows in a pit, with `gap` blank columns
/// between them, at least `margin` inside the edge. `None` if they do not fit.
fn positions_in_pit(
    pit: Rect,
    size: Size,
    (gap, margin): (u16, f32),
    count: u8,
) -> Option<Vec<(u16, u16)>> {
    let count = u16::from(count);
    // The square root of the count, rounded to the nearest number.
    let min_rows = (4 * count).isqrt().div_ceil(2).max(1);
    let row_positions = |items: u16, y: u16| {
        let width = items * (size.width + gap) - gap;
        let left = pit.left() + pit.width.checked_sub(width)?.div_ceil(2);
        is_inside(pit, Rect::new(left, y, width, size.height), margin)
            .then_some((0..items).map(move |item| (left + item * (size.width + gap), y)))
    };
    (min_rows..=pit.height / size.height).find_map(|rows| {
        let spare_lines = pit.height - rows * size.height;
        let loose_row_gap = u16::from(gap > 1);
        // Two rows cannot be in the middle of three lines without a line between them.
        let row_gap =
            loose_row_gap + u16::from(rows == 2 && spare_lines.abs_diff(loose_row_gap) % 2 == 1);
        let lines_around = spare_lines.checked_sub(row_gap * (rows - 1))?;
        let top = pit.top() + lines_around.div_ceil(2);
        let line_y = |row: u16| top + row * (size.height + row_gap);
        let capacities: Vec<u16> = (0..rows)
            .map(|row| {
                (1..=pit.width)
                    .rev()
                    .find(|&items| row_positions(items, line_y(row)).is_some())
            })
            .map(Option::unwrap_or_default)
            .collect();
        let rows_and_items = (0..rows).zip(share_among_rows(count, &capacities)?);
        Some(
            rows_and_items
                .filter(|&(_, items)| items > 0)
                .filter_map(|(row, items)| row_positions(items, line_y(row)))
                .flatten()
                .collect(),
        )
    })
}

/// How many of `count` items each row gets, as equal and as symmetric as possible. `None` if the
/// rows have too little room.
fn share_among_rows(count: u16, capacities: &[u16]) -> Option<Vec<u16>> {
    if capacities.iter().sum::<u16>() < count {
        return None;
    }
    let row_count = to_cells(capacities.len());
    let mut item_count_by_row = vec![0; capacities.len()];
    // The items that are left over make an odd number of rows symmetric if the middle row gets one
    // or none of them.
    let middle_row_is_first = row_count.is_multiple_of(2) || count % row_count % 2 == 1;
    for _ in 0..count {
        let row = (0..item_count_by_row.len())
            .rev()
            .filter(|&row| item_count_by_row[row] < capacities[row])
            .min_by_key(|&row| {
                let distance_from_middle = (2 * to_cells(row)).abs_diff(row_count - 1);
                let is_preferred_row = if row_count.is_multiple_of(2) {
                    distance_from_middle == 1
                } else {
                    (distance_from_middle == 0) == middle_row_is_first
                };
                (item_count_by_row[row], !is_preferred_row)
            })?;
        item_count_by_row[row] += 1;
    }
    Some(item_count_by_row)
}

/// The positions of seeds in a store, filled from below: in its middle columns, or in all if these
/// are too few. Half of all seeds win the game, and nearly fill the middle of a low store.
fn positions_in_store(store: Rect, count: u8) -> Vec<(u16, u16)> {
    let cells_with_margin = |margin: f32| -> Vec<(u16, u16)> {
        let rows = store.rows().rev();
        rows.flat_map(Rect::positions)
            .map(|cell| (cell.x, cell.y))
            .filter(|&(x, y)| is_inside(store, Rect::new(x, y, 1, 1), margin))
            .collect()
    };
    let mut cells = cells_with_margin(0.6);
    if cells.len() < usize::from(count) {
        cells = cells_with_margin(0.0);
    }
    cells.truncate(count.into());
    cells
}

/// Whether the middle of each corner cell of `area` is at least `margin` inside the round shape of
/// `hollow`.
fn is_inside(hollow: Rect, area: Rect, margin: f32) -> bool {
    let [left, right, top, bottom] =
        [hollow.left(), hollow.right(), hollow.top(), hollow.bottom()].map(f32::from);
    let shape = RoundedRectangle::new(left, 2.0 * top, right, 2.0 * bottom);
    let [left, right, top, bottom] =
        [area.left(), area.right(), area.top(), area.bottom()].map(f32::from);
    [left + 0.5, right - 0.5].into_iter().all(|x| {
        [2.0 * top + 1.0, 2.0 * bottom - 1.0]
            .into_iter()
            .all(|y| shape.signed_distance(x, y) < -margin)
    })
}
