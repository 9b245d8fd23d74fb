//! The room that a board leaves for a picture, and the picture.

use awale::board::canvas::PixelsPerCell;
use awale::board::{BoardPicture, PictureSpace, is_blank_for_picture};

use super::*;

const BOARD_AREA: Rect = Rect::new(2, 1, 76, 20);
const PIXELS_PER_CELL: PixelsPerCell = PixelsPerCell {
    pixels_across: 8,
    pixels_down: 16,
};

/// Draws the board with room for a picture; `draw_over` may draw over it.
fn draw_with_room_for_picture(
    view: &BoardView,
    draw_over: impl FnOnce(&mut Buffer),
) -> (PictureSpace, Buffer) {
    let mut buffer = Buffer::empty(Rect::new(0, 0, 80, 24));
    let mut cache = BoardCache::default();
    cache.begin_frame(true);
    view.draw(BOARD_AREA, &mut buffer, &mut cache);
    draw_over(&mut buffer);
    (cache.picture_space(&buffer), buffer)
}

fn board_picture(view: &BoardView) -> BoardPicture {
    match draw_with_room_for_picture(view, |_| {}).0 {
        PictureSpace::FreeForPicture(picture) => *picture,
        other => panic!("{other:?}"),
    }
}

#[test]
fn the_area_for_the_picture_has_only_letters_and_counts() {
    let theme = Theme::built_in("wood").unwrap();
    let position = parse_position(MIDDLEGAME_POSITION);
    let (picture_space, buffer) =
        draw_with_room_for_picture(&board_view(&position, &theme), |_| {});
    let PictureSpace::FreeForPicture(picture) = picture_space else {
        panic!("{picture_space:?}")
    };
    assert!(BOARD_AREA.intersection(picture.area()) == picture.area());
    let is_text_cell = |at: &Cell| !is_blank_for_picture(&buffer[*at]);
    for at in picture.area().positions().filter(is_text_cell) {
        let symbol = buffer[at].symbol();
        assert!(
            symbol
                .chars()
                .all(|c| c == ' ' || c.is_ascii_alphanumeric()),
            "{symbol} at {at}"
        );
        let part_at_cell = picture
            .places_with_areas()
            .find(|(_, part)| part.contains(at));
        assert_eq!(part_at_cell, None, "{symbol} at {at} is over the seeds");
    }
    let places_with_areas: Vec<(BoardPlace, Rect)> = picture.places_with_areas().collect();
    for (number, (place, part)) in places_with_areas.iter().enumerate() {
        assert_eq!(picture.area().intersection(*part), *part);
        for (other, also) in &places_with_areas[number + 1..] {
            assert!(!part.intersects(*also), "{place:?} overlaps {other:?}");
        }
    }
}

#[test]
fn anything_drawn_over_the_board_prevents_the_picture() {
    let theme = Theme::built_in("wood").unwrap();
    let position = parse_position(MIDDLEGAME_POSITION);
    let view = board_view(&position, &theme);
    let area = board_picture(&view).area();
    for at in [
        (area.left(), area.top()),
        (area.right() - 1, area.bottom() - 1),
        (40, 10),
    ] {
        let (picture_space, _) = draw_with_room_for_picture(&view, |buffer| {
            buffer[at].set_symbol("─");
        });
        assert_eq!(picture_space, PictureSpace::Covered, "{at:?}");
    }
    let (picture_space, _) = draw_with_room_for_picture(&view, |buffer| {
        buffer[(0, 0)].set_symbol("─");
    });
    assert!(
        matches!(picture_space, PictureSpace::FreeForPicture(_)),
        "next to the board is no cover"
    );
}

#[test]
fn a_board_drawn_with_lines_allows_no_picture() {
    let theme = Theme::built_in("terminal").unwrap();
    let position = parse_position(MIDDLEGAME_POSITION);
    assert_eq!(
        draw_with_room_for_picture(&board_view(&position, &theme), |_| {}).0,
        PictureSpace::NoBoard
    );
}

#[test]
fn without_a_picture_the_board_is_drawn_as_usual() {
    let theme = Theme::built_in("wood").unwrap();
    let position = parse_position(MIDDLEGAME_POSITION);
    let view = board_view(&position, &theme);
    let mut cache = BoardCache::default();
    let mut draw_board = |leaves_room| {
        let mut buffer = Buffer::empty(Rect::new(0, 0, 80, 24));
        cache.begin_frame(leaves_room);
        view.draw(BOARD_AREA, &mut buffer, &mut cache);
        buffer
    };
    let buffer_without_room = draw_board(false);
    let buffer_with_room = draw_board(true);
    assert_eq!(draw_board(false), buffer_without_room);
    // Every cell is sent again when a picture leaves, so that no part of the picture stays.
    let area = board_picture(&view).area();
    let is_text_cell = |at: &Cell| !is_blank_for_picture(&buffer_with_room[*at]);
    for at in area.positions().filter(|at| !is_text_cell(at)) {
        assert_ne!(buffer_with_room[at], buffer_without_room[at], "{at}");
    }
}

#[test]
fn the_picture_shows_the_same_board_as_the_cells() {
    let theme = Theme::built_in("wood").unwrap();
    let position = parse_position(MIDDLEGAME_POSITION);
    let view = board_view(&position, &theme);
    let picture = board_picture(&view);
    let (empty_board_pixels, area) = (picture.paint_empty_board(PIXELS_PER_CELL), picture.area());
    assert_eq!(
        empty_board_pixels.width,
        usize::from(area.width * PIXELS_PER_CELL.pixels_across)
    );
    assert_eq!(
        empty_board_pixels.height(),
        usize::from(area.height * PIXELS_PER_CELL.pixels_down)
    );
    // A pit with seeds differs from the empty board, and an empty one does not.
    for (place, rect) in picture.places_with_areas() {
        let place_pixels = picture.paint_place(place, &empty_board_pixels, PIXELS_PER_CELL);
        let empty_place_pixels = empty_board_pixels.copy_rectangle([
            usize::from((rect.x - area.x) * PIXELS_PER_CELL.pixels_across),
            usize::from((rect.y - area.y) * PIXELS_PER_CELL.pixels_down),
            usize::from(rect.width * PIXELS_PER_CELL.pixels_across),
            usize::from(rect.height * PIXELS_PER_CELL.pixels_down),
        ]);
        assert_eq!(place_pixels.colors.len(), empty_place_pixels.colors.len());
        assert_eq!(
            place_pixels == empty_place_pixels,
            view.contents.seeds(place) == 0,
            "{place:?}"
        );
        // No seed is cut off: the outermost pixels show the wood.
        let is_edge_pixel = |i: &usize| {
            let (x, y) = (i % place_pixels.width, i / place_pixels.width);
            x == 0 || y == 0 || x + 1 == place_pixels.width || y + 1 == place_pixels.height()
        };
        let is_changed_pixel = |i: &usize| place_pixels.colors[*i] != empty_place_pixels.colors[*i];
        assert_eq!(
            (0..place_pixels.colors.len())
                .filter(is_edge_pixel)
                .find(is_changed_pixel),
            None,
            "{place:?}"
        );
    }
}

#[test]
fn two_pictures_differ_only_at_changed_pits() {
    let theme = Theme::built_in("wood").unwrap();
    let position = parse_position(MIDDLEGAME_POSITION);
    let mut view = board_view(&position, &theme);
    let picture_before = board_picture(&view);
    view.contents.pits[3] += 1;
    view.contents.stores.north += 1;
    view.contents.animated_places.hand = Some(SowingHand {
        place_under_hand: BoardPlace::Pit(pit('F')),
        seeds: 1,
    });
    view.selected_place = Some(BoardPlace::Pit(pit('B')));
    let picture_after = board_picture(&view);
    assert!(picture_after.has_same_empty_board(&picture_before));
    let changed_places: Vec<BoardPlace> = picture_after
        .places_with_areas()
        .map(|(place, _)| place)
        .filter(|&place| !picture_after.has_same_contents_in(&picture_before, place))
        .collect();
    let expected = [
        BoardPlace::Pit(pit('D')),
        BoardPlace::Pit(pit('F')),
        BoardPlace::Store(Seat::North),
    ];
    assert_eq!(changed_places, expected);
}
