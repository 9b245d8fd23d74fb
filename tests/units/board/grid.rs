use ratatui::layout::{Rect, Size};

use awale::board::grid::ItemGrid;

#[test]
fn items_of_a_grid_do_not_overlap_and_are_inside_its_area() {
    for (width, height) in (1..24).flat_map(|width| (1..12).map(move |height| (width, height))) {
        let grid_area = Rect::new(3, 2, width, height);
        for size in [Size::new(1, 1), Size::new(3, 2)] {
            for count in 1..=48 {
                let Some(grid) = ItemGrid::new(grid_area, size, 1, count) else {
                    continue;
                };
                let item_areas: Vec<Rect> = grid
                    .item_positions()
                    .map(|(x, y)| Rect::new(x, y, size.width, size.height))
                    .collect();
                assert_eq!(item_areas.len(), usize::from(count));
                for (i, thing) in item_areas.iter().enumerate() {
                    assert_eq!(
                        thing.intersection(grid_area),
                        *thing,
                        "{count} in {grid_area}"
                    );
                    assert!(
                        item_areas[i + 1..]
                            .iter()
                            .all(|other| !other.intersects(*thing)),
                        "{count} in {grid_area}"
                    );
                }
            }
        }
        assert_eq!(
            ItemGrid::with_one_cell_per_item(grid_area)
                .item_positions()
                .count(),
            usize::from(width * height)
        );
    }
}

#[test]
fn seven_items_in_a_large_grid_are_rows_of_four_and_three_with_gaps() {
    let grid = ItemGrid::new(Rect::new(0, 0, 12, 5), Size::new(1, 1), 1, 7).expect("room");
    let item_positions: Vec<(u16, u16)> = grid.item_positions().collect();
    assert_eq!(
        item_positions,
        [(3, 1), (5, 1), (7, 1), (9, 1), (4, 3), (6, 3), (8, 3)]
    );
}
