//! Arranges seeds in a pit that is drawn with characters.

use ratatui::layout::{Rect, Size};

/// Equal items in centered rows, spread evenly over an area.
#[derive(Clone, Copy, Debug)]
pub struct ItemGrid {
    room: Rect,
    item_size: Size,
    /// Columns and rows from one item to the next.
    item_distance: Size,
    row_count: u16,
    item_count: u16,
}

impl ItemGrid {
    /// The maximum number of items that fit, with `min_gap_columns` blank columns between them.
    pub(super) fn max_items(room: Rect, item_size: Size, min_gap_columns: u16) -> u16 {
        max_columns(room, item_size, min_gap_columns) * (room.height / item_size.height)
    }

    /// Arranges `item_count` items with at least `min_gap_columns` blank columns between them, more
    /// if there is room. `None` if they do not fit.
    pub fn new(
        room: Rect,
        item_size: Size,
        min_gap_columns: u16,
        item_count: u16,
    ) -> Option<ItemGrid> {
        if item_count == 0 || ItemGrid::max_items(room, item_size, min_gap_columns) < item_count {
            return None;
        }
        let max_rows = room.height / item_size.height;
        // About as many rows as there are items in a row.
        let row_count = item_count
            .isqrt()
            .max(item_count.div_ceil(max_columns(room, item_size, min_gap_columns)))
            .min(max_rows);
        let items_in_row = item_count.div_ceil(row_count);
        let gap_size =
            |room: u16, size: u16, times: u16| room.saturating_sub(size * times) / (times + 1);
        // A cell is about twice as high as it is wide, so half as many rows give the same distance.
        let column_gap = gap_size(room.width, item_size.width, items_in_row)
            .min(item_size.width + 1)
            .max(min_gap_columns);
        let row_gap = gap_size(room.height, item_size.height, row_count)
            .min(item_size.height.div_ceil(2))
            .min(column_gap);
        let item_distance = Size::new(item_size.width + column_gap, item_size.height + row_gap);
        Some(ItemGrid {
            room,
            item_size,
            item_distance,
            row_count,
            item_count,
        })
    }

    /// Fills `room` with items of one cell each, for a pit whose seeds do not fit otherwise.
    pub fn with_one_cell_per_item(room: Rect) -> ItemGrid {
        ItemGrid {
            room,
            item_size: Size::new(1, 1),
            item_distance: Size::new(1, 1),
            row_count: room.height,
            item_count: room.width * room.height,
        }
    }

    /// The position of the first cell of each item.
    pub fn item_positions(self) -> impl Iterator<Item = (u16, u16)> {
        let ItemGrid {
            room,
            item_size: size,
            item_distance: step,
            row_count,
            item_count: count,
        } = self;
        let top = room.top() + (room.height - (step.height * (row_count - 1) + size.height)) / 2;
        (0..row_count).flat_map(move |row| {
            // Rows are as equal as possible: five items in two rows are three and two, not four and
            // one.
            let items_in_row = count / row_count + u16::from(row < count % row_count);
            // If the columns cannot be divided evenly, the left margin is larger by one, as it is
            // for the number of seeds.
            let spare_columns = room.width - (step.width * (items_in_row - 1) + size.width);
            let left = room.left() + spare_columns.div_ceil(2);
            (0..items_in_row).map(move |i| (left + step.width * i, top + step.height * row))
        })
    }
}

fn max_columns(room: Rect, item_size: Size, min_gap_columns: u16) -> u16 {
    (room.width + min_gap_columns) / (item_size.width + min_gap_columns)
}
