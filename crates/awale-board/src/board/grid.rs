//! Arranges seeds in a pit that is drawn with characters.

use ratatui::layout::{Rect, Size};

/// Equal items in centered rows, spread evenly over an area.
#[derive(Clone, Copy, Debug)]
pub struct ItemGrid {
    room: Rect,
    size: Size,
    /// Columns and rows from one item to the next.
    step: Size,
    rows: u16,
    count: u16,
}

impl ItemGrid {
    /// The maximum number of items that fit, with `air` blank columns between them.
    pub(super) fn max_items(room: Rect, size: Size, air: u16) -> u16 {
        max_columns(room, size, air) * (room.height / size.height)
    }

    /// Arranges `count` items with at least `air` blank columns between them, more if there is
    /// room. `None` if they do not fit.
    pub fn new(room: Rect, size: Size, air: u16, count: u16) -> Option<ItemGrid> {
        if count == 0 || ItemGrid::max_items(room, size, air) < count {
            return None;
        }
        let tallest = room.height / size.height;
        // About as many rows as there are items in a row.
        let rows = count
            .isqrt()
            .max(count.div_ceil(max_columns(room, size, air)))
            .min(tallest);
        let in_row = count.div_ceil(rows);
        let spare =
            |room: u16, size: u16, times: u16| room.saturating_sub(size * times) / (times + 1);
        // A cell is about twice as high as it is wide, so half as many rows give the same distance.
        let across = spare(room.width, size.width, in_row)
            .min(size.width + 1)
            .max(air);
        let down = spare(room.height, size.height, rows)
            .min(size.height.div_ceil(2))
            .min(across);
        let step = Size::new(size.width + across, size.height + down);
        Some(ItemGrid {
            room,
            size,
            step,
            rows,
            count,
        })
    }

    /// Fills `room` with items of one cell each, for a pit whose seeds do not fit otherwise.
    pub fn with_one_cell_per_item(room: Rect) -> ItemGrid {
        ItemGrid {
            room,
            size: Size::new(1, 1),
            step: Size::new(1, 1),
            rows: room.height,
            count: room.width * room.height,
        }
    }

    /// The first cell of each item.
    pub fn item_positions(self) -> impl Iterator<Item = (u16, u16)> {
        let ItemGrid {
            room,
            size,
            step,
            rows,
            count,
        } = self;
        let top = room.top() + (room.height - (step.height * (rows - 1) + size.height)) / 2;
        (0..rows).flat_map(move |row| {
            // Rows are as equal as possible: five items in two rows are three and two, not four and
            // one.
            let in_row = count / rows + u16::from(row < count % rows);
            // If the columns cannot be divided evenly, the left margin is larger by one, as it is
            // for the number of seeds.
            let spare = room.width - (step.width * (in_row - 1) + size.width);
            let left = room.left() + spare.div_ceil(2);
            (0..in_row).map(move |i| (left + step.width * i, top + step.height * row))
        })
    }
}

fn max_columns(room: Rect, size: Size, air: u16) -> u16 {
    (room.width + air) / (size.width + air)
}
