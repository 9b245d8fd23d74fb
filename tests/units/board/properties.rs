//! Properties of any board, at any size, in any look.

use awale_rules::{BoardPlace, PITS, PerSeat, Pit, Seat};
use awale_study::record::SowingDirection;
use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::*;
use awale::board::{
    AnimatedPlaces, BoardCache, BoardView, MovePreview, PitCaption, PreviewEffect, SowingHand,
};
use awale::theme::glyphs::Charset;

fn any_view() -> impl Strategy<Value = (usize, [u8; PITS], [u8; 2], [bool; 5], usize)> {
    let pits = proptest::array::uniform12(0_u8..=72);
    (
        0..all_themes().len(),
        pits,
        [0_u8..=72, 0_u8..=72],
        proptest::array::uniform5(any::<bool>()),
        0..PITS,
    )
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 300,
        rng_seed: RngSeed::Fixed(20_261_121),
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn every_seed_count_is_drawn_in_digits_and_can_be_clicked(
        (theme, pits, [south, north], [turned, mirrored, ascii, coordinates, chosen], cursor) in any_view(),
        width in 0_u16..140,
        height in 0_u16..50,
        (left, top) in (0_u16..20, 0_u16..20),
    ) {
        let theme = &all_themes()[theme];
        let mut view = BoardView::new(pits, PerSeat { south, north }, theme);
        if turned { view.bottom_seat = Seat::North }
        if mirrored { view.direction = SowingDirection::Clockwise }
        if ascii { view.charset = Charset::Ascii }
        view.shows_pit_letters = coordinates;
        view.last_move_pit = Pit::new(cursor);
        if chosen { view.selected_place = Pit::new(PITS - 1 - cursor).map(BoardPlace::Pit) }
        view.contents.animated_places.captured_pits[cursor] = chosen;

        let buffer_area = Rect::new(0, 0, left + width, top + height);
        let area = Rect::new(left, top, width, height);
        let mut buffer = Buffer::empty(buffer_area);
        view.draw(area, &mut buffer, &mut BoardCache::default());

        for position in buffer_area.positions().filter(|&position| !area.contains(position)) {
            prop_assert_eq!(&buffer[position], &ratatui::buffer::Cell::EMPTY, "outside of the area at {}", position);
            prop_assert_eq!(place_at_cell(area, &view, position.x, position.y), None);
        }
        if width < BoardView::MIN_SIZE.width || height < BoardView::MIN_SIZE.height {
            return Ok(());
        }
        let numbers = numbers_with_cells(&buffer);
        for place in Pit::all().map(BoardPlace::Pit).chain(Seat::BOTH.map(BoardPlace::Store)) {
            let is_cell_of_place = |cell: &Cell| place_at_cell(area, &view, cell.x, cell.y) == Some(place);
            let seed_count = u32::from(view.contents.seeds(place));
            prop_assert!(
                numbers.iter().any(|(number, cells)| *number == seed_count && cells.iter().all(is_cell_of_place)),
                "{:?} shows no {}\n{}", place, seed_count, trimmed_lines(&buffer).join("\n")
            );
        }
    }

    #[test]
    fn drawing_never_panics_for_any_board(
        (theme, pits, [south, north], [turned, mirrored, ascii, coordinates, chosen], cursor) in any_view(),
        width in 0_u16..310,
        height in 0_u16..105,
        seeds in 0_u8..=72,
        captions in proptest::array::uniform12(("[-+.0-9é]{0,9}", "[-+.0-9é]{0,9}")),
    ) {
        let theme = &all_themes()[theme];
        let mut view = BoardView::new(pits, PerSeat { south, north }, theme);
        if turned { view.bottom_seat = Seat::North }
        if mirrored { view.direction = SowingDirection::Clockwise }
        if ascii { view.charset = Charset::Ascii }
        let preview_effect = PreviewEffect { gained_seeds: seeds, captured_seeds: if chosen { seeds } else { 0 }, receives_last_seed: chosen };
        view.preview = Some(MovePreview { pits: [preview_effect; PITS], stores: PerSeat { south: preview_effect, north: preview_effect } });
        view.shows_pit_letters = coordinates;
        let captions = captions.map(|(text, short)| PitCaption { text, short_text: short, is_best: false });
        view.captions = Some(&captions);
        view.last_move_pit = Pit::new(cursor);
        view.contents.animated_places = AnimatedPlaces {
            hand: Some(SowingHand { place_under_hand: BoardPlace::Store(Seat::North), seeds }),
            captured_pits: [chosen; PITS],
        };
        draw_board(&view, width, height);
    }
}
