//! Draws the seeds of a painted board as characters, where pixels would not show their shape: on a
//! low board. Each pit shows its number in rows, like a die.

use awale_rules::BoardPlace;
use ratatui::{buffer::Buffer, layout::Rect};

use crate::theme::{PaintColors, Rgb, cells::to_cells, contrast};

use super::{
    super::{BoardView, all_places, board_layout::BoardLayout},
    cell_color,
    rounded_rectangle::RoundedRectangle,
};

/// In lower pits, painted seeds are blotches.
const MIN_PIT_HEIGHT_FOR_PAINTED_SEEDS: u16 = 5;
/// In pits of this width, small seeds have more than one blank column and a blank line between
/// them, and keep away from the edge, while there is room.
const MIN_PIT_WIDTH_FOR_LOOSE_SEEDS: u16 = 8;

/// The distances between seeds and from the edge of a pit.
#[derive(Clone, Copy)]
struct SeedSpacing {
    /// Blank columns between two seeds. More than one also puts blank lines between rows.
    gap: u16,
    /// The minimum distance of each seed from the round edge, in units.
    edge_margin: f32,
    /// Columns that stay free on each side, so that no seed touches the wood.
    side_columns: u16,
}

impl SeedSpacing {
    const fn new(gap: u16, edge_margin: f32, side_columns: u16) -> SeedSpacing {
        SeedSpacing {
            gap,
            edge_margin,
            side_columns,
        }
    }
}

/// Whether characters replace the painted seeds on this board.
pub(super) fn uses_seed_characters(plan: &BoardLayout) -> bool {
    plan.pits[0].height < MIN_PIT_HEIGHT_FOR_PAINTED_SEEDS
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
        let contents = &view.contents;
        let first_ghost_index = (contents.seeds(place)).saturating_sub(contents.ghost_seeds(place));
        let positions = seed_positions(plan, place, contents.seeds(place));
        for (number, position) in positions.into_iter().enumerate() {
            let symbol = if number < usize::from(first_ghost_index) {
                "●"
            } else {
                "○"
            };
            let color = match &paint.tones {
                Some(tones) => tones.seed,
                None => seed_colors[(place_number * 3 + number * 2) % seed_colors.len()],
            };
            if let Some(cell) = buffer.cell_mut(position) {
                let background_color = cell_color(cell);
                cell.set_symbol(symbol)
                    .set_fg(paint.terminal_color(color))
                    .set_bg(background_color);
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

/// The cells of the seeds in a pit or store.
fn seed_positions(plan: &BoardLayout, place: BoardPlace, count: u8) -> Vec<(u16, u16)> {
    let room = plan.place_area(place);
    if matches!(place, BoardPlace::Store(_)) {
        return positions_in_store(room, count);
    }
    let narrow_spacings = [
        SeedSpacing::new(1, 0.0, 1),
        SeedSpacing::new(0, 0.0, 1),
        SeedSpacing::new(0, 0.0, 0),
    ];
    let loose_spacings = [
        SeedSpacing::new(2, 1.0, 0),
        SeedSpacing::new(1, 0.5, 0),
        SeedSpacing::new(1, 0.0, 0),
        SeedSpacing::new(0, 0.0, 0),
    ];
    let spacings = if room.width < MIN_PIT_WIDTH_FOR_LOOSE_SEEDS {
        &narrow_spacings[..]
    } else {
        &loose_spacings[..]
    };
    let with_any_spacing = |count| {
        let mut spacings = spacings.iter();
        spacings.find_map(|&spacing| positions_in_pit(room, spacing, count))
    };
    // The number next to the pit is exact if there are more seeds than cells.
    let positions = (1..=count).rev().find_map(with_any_spacing);
    positions.unwrap_or_default()
}

/// The positions of `count` seeds in centered rows in a pit. `None` if they do not fit.
fn positions_in_pit(pit: Rect, spacing: SeedSpacing, count: u8) -> Option<Vec<(u16, u16)>> {
    let gap = spacing.gap;
    let count = u16::from(count);
    // The square root of the count, rounded to the nearest number. Five seeds are as on a die, if
    // the pit has a middle line.
    let min_rows = match count {
        5 if pit.height % 2 == 1 => 3,
        _ => (4 * count).isqrt().div_ceil(2).max(1),
    };
    let row_positions = |seeds: u16, y: u16| {
        let usual_width = seeds * (1 + gap) - gap;
        // A row is in the middle only if it is as even or odd as the pit is wide. So a gap is wider
        // or narrower than the others.
        let possible_widths = match (seeds, pit.width.abs_diff(usual_width) % 2) {
            (0 | 1, _) | (_, 0) => [usual_width; 2],
            _ => [usual_width + 1, usual_width - 1],
        };
        let width = possible_widths.into_iter().find(|&width| {
            let left = pit.left() + pit.width.saturating_sub(width) / 2;
            width >= seeds
                && width + 2 * spacing.side_columns <= pit.width
                && is_inside(pit, Rect::new(left, y, width, 1), spacing.edge_margin)
        })?;
        let left = pit.left() + (pit.width - width) / 2;
        let gap_count = seeds.saturating_sub(1).max(1);
        let offset = move |seed: u16| (2 * seed * (width - 1) + gap_count) / (2 * gap_count);
        Some((0..seeds).map(move |seed| (left + offset(seed), y)))
    };
    (min_rows.min(pit.height)..=pit.height).find_map(|rows| {
        let spare_lines = pit.height - rows;
        let loose_row_gap = u16::from(gap > 1);
        // Two rows cannot be in the middle of three lines without a line between them.
        let row_gap =
            loose_row_gap + u16::from(rows == 2 && spare_lines.abs_diff(loose_row_gap) % 2 == 1);
        let lines_around = spare_lines.checked_sub(row_gap * (rows - 1))?;
        let top = pit.top() + lines_around.div_ceil(2);
        let line_y = |row: u16| top + row * (1 + row_gap);
        let capacities: Vec<u16> = (0..rows)
            .map(|row| {
                (1..=pit.width)
                    .rev()
                    .find(|&seeds| row_positions(seeds, line_y(row)).is_some())
            })
            .map(Option::unwrap_or_default)
            .collect();
        let rows_and_seeds = (0..rows).zip(share_among_rows(count, &capacities)?);
        Some(
            rows_and_seeds
                .filter(|&(_, seeds)| seeds > 0)
                .filter_map(|(row, seeds)| row_positions(seeds, line_y(row)))
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
