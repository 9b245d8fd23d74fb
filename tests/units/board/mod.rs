//! Tests the board on the screen, read back from the cells.

mod canvas;
mod contrast;
mod grid;
mod matches;
mod picture;
mod preview;
mod properties;

use awale_rules::{BoardPlace, PITS, Pit, Position, Seat};
use awale_study::catalogue::Variant;
use awale_study::record::SowingDirection;
use ratatui::backend::{Backend, CrosstermBackend};
use ratatui::buffer::Buffer;
use ratatui::layout::{Position as Cell, Rect};
use ratatui::style::Modifier;

use awale::board::board_layout::BoardLayout;
use awale::board::{BoardCache, BoardView, MovePreview, PitCaption, SowingHand, click_zones};
use awale::theme::Theme;
use awale::theme::glyphs::Charset;

/// A position in the middle of a game: both rows can capture, one pit is large, and some are empty.
const MIDDLEGAME_POSITION: &str = "4-0-3-2-8-1-0-1-2-14-4-1-5-3-S";

fn parse_position(text: &str) -> Position {
    Position::parse(text, &Variant::built_in()[0].rules).unwrap()
}

/// The pit or store at a cell of the screen.
fn place_at_cell(area: Rect, view: &BoardView, column: u16, row: u16) -> Option<BoardPlace> {
    let zones = click_zones(area, view);
    zones
        .iter()
        .find(|(_, zone)| zone.contains((column, row).into()))
        .map(|(place, _)| *place)
}

fn pit(letter: char) -> Pit {
    Pit::from_letter(letter).unwrap()
}

fn board_view<'a>(position: &Position, theme: &'a Theme) -> BoardView<'a> {
    let mut view = BoardView::new(
        *position.pits(),
        position
            .collected_counts()
            .map(|count| u8::try_from(count).unwrap()),
        theme,
    );
    view.playable = std::array::from_fn(|i| position.check(Pit::new(i).unwrap()).is_ok());
    view
}

fn select_pit(view: &mut BoardView, position: &Position, letter: char) {
    view.selected_place = Some(BoardPlace::Pit(pit(letter)));
    view.preview = position
        .trace(pit(letter))
        .ok()
        .map(|trace| MovePreview::from_trace(&trace));
}

fn draw_board(view: &BoardView, width: u16, height: u16) -> Buffer {
    let area = Rect::new(0, 0, width, height);
    let mut buffer = Buffer::empty(area);
    view.draw(area, &mut buffer, &mut BoardCache::default());
    buffer
}

/// The lines of the screen without trailing spaces.
fn trimmed_lines(buffer: &Buffer) -> Vec<String> {
    let cells_in_row =
        |y| buffer.content[y * buffer.area.width as usize..][..buffer.area.width as usize].iter();
    (0..buffer.area.height as usize)
        .map(|y| {
            cells_in_row(y)
                .map(ratatui::buffer::Cell::symbol)
                .collect::<String>()
                .trim_end()
                .to_owned()
        })
        .collect()
}

/// The numbers on the screen with their cells, except those after a plus sign.
fn numbers_with_cells(buffer: &Buffer) -> Vec<(u32, Vec<Cell>)> {
    let mut numbers = Vec::new();
    for y in buffer.area.top()..buffer.area.bottom() {
        let mut digits_and_cells = (String::new(), Vec::new());
        for x in buffer.area.left()..=buffer.area.right() {
            match buffer.cell((x, y)).map(ratatui::buffer::Cell::symbol) {
                Some(symbol) if symbol.chars().all(|c| c.is_ascii_digit()) => {
                    digits_and_cells.0.push_str(symbol);
                    digits_and_cells.1.push(Cell::new(x, y));
                }
                _ if !digits_and_cells.0.is_empty() => {
                    let (digits, cells) = std::mem::take(&mut digits_and_cells);
                    numbers.push((digits.parse().unwrap(), cells));
                }
                _ => {}
            }
        }
    }
    numbers
}

fn all_themes() -> Vec<Theme> {
    Theme::built_in_names()
        .map(|name| Theme::built_in(name).unwrap())
        .chain([Theme::monochrome()])
        .collect()
}

#[test]
fn the_board_at_60_columns_is_drawn_with_boxes_and_dots() {
    let theme = Theme::monochrome();
    let position = parse_position(MIDDLEGAME_POSITION);
    let mut view = board_view(&position, &theme);
    view.last_move_pit = Some(pit('d'));
    select_pit(&mut view, &position, 'E');
    let expected = "
        +1      +1      +1      +1      +1      +1
         f       e      ◆d       c       b       a
╭───╮ ╭─────╮ ╭─────╮ ╭─────╮ ╭─────╮ ╭─────╮ ╭─────╮ ╭───╮
│ 3 │ │     │ │ • • │ │•••••│ │     │ │     │ │     │ │   │
│   │ │  •  │ │ • • │ │•••••│ │ • • │ │  •  │ │     │ │   │
│   │ │     │ │     │ │ ••••│ │     │ │     │ │     │ │• •│
│   │ │  1  │ │  4  │ │ 14  │ │  2  │ │  1  │ │  0  │ │   │
│• •│ ╰─────╯ ╰─────╯ ╰─────╯ ╰─────╯ ╰─────╯ ╰─────╯ │• •│
│   │ ╭─────╮ ╭─────╮ ╭─────╮ ╭─────╮ ╔═════╗ ╭─────╮ │   │
│ • │ │ • • │ │     │ │     │ │     │ ║• • •║ │     │ │ • │
│   │ │ • • │ │     │ │• • •│ │ • • │ ║• • •║ │  •  │ │   │
│   │ │     │ │     │ │     │ │     │ ║ • • ║ │     │ │   │
│   │ │  4  │ │  0  │ │  3  │ │  2  │ ║  8  ║ │  1  │ │ 5 │
╰───╯ ╰─────╯ ╰─────╯ ╰─────╯ ╰─────╯ ╚═════╝ ╰─────╯ ╰───╯
         A       B       C       D       E       F
        +1•                              ▲      +1";
    assert_drawing(&trimmed_lines(&draw_board(&view, 60, 16)), expected);
}

#[test]
fn the_ascii_board_is_drawn_at_the_smallest_size() {
    let theme = Theme::monochrome();
    let position = parse_position(MIDDLEGAME_POSITION);
    let mut view = board_view(&position, &theme);
    view.charset = Charset::Ascii;
    select_pit(&mut view, &position, 'F');
    let expected = "
                          +1o
+--+ +-f++-e++-d++-c++-b++-a+ +--+
| 3| | 1|| 4||14|| 2|| 1|| 0| |oo|
|oo| +--++--++--++--++--++--+ |oo|
| o| +--++--++--++--++--+#==# | o|
|  | | 4|| 0|| 3|| 2|| 8|# 1# | 5|
+--+ +-A++-B++-C++-D++-E+#=F# +--+
                           ^";
    assert_drawing(&trimmed_lines(&draw_board(&view, 34, 8)), expected);
}

/// Compares two pictures; a difference is printed as a picture.
fn assert_drawing(actual: &[String], expected: &str) {
    let expected: Vec<&str> = expected.trim_start_matches('\n').lines().collect();
    assert!(
        actual == expected,
        "drawn:\n{}\nexpected:\n{}",
        actual.join("\n"),
        expected.join("\n")
    );
}

#[test]
fn a_capture_is_marked_by_a_sign_and_not_only_by_color() {
    let position = parse_position("0-0-0-0-4-2-1-1-4-4-4-4-12-12-S");
    for theme in all_themes() {
        let mut view = board_view(&position, &theme);
        select_pit(&mut view, &position, 'F');
        let lines = trimmed_lines(&draw_board(&view, 60, 16));
        assert!(
            lines[0].contains("×2•") && lines[0].ends_with("×2"),
            "{lines:#?}"
        );
        assert!(
            lines[15].contains("▲") && lines[15].contains("+4"),
            "{lines:#?}"
        );
    }
}

#[test]
fn preview_seeds_are_where_a_move_sows_and_look_different() {
    let position = parse_position(MIDDLEGAME_POSITION);
    for theme in all_themes() {
        for charset in [Charset::Unicode, Charset::Ascii] {
            let mut view_with_preview = board_view(&position, &theme);
            view_with_preview.charset = charset;
            view_with_preview.show_move_as_ghosts(&position, pit('C'));
            let mut view_without_preview = view_with_preview.clone();
            view_without_preview.contents.ghost_seed_counts = [0; PITS];
            let (drawn_with_preview, drawn_without_preview) = (
                draw_board(&view_with_preview, 100, 30),
                draw_board(&view_without_preview, 100, 30),
            );
            let zones = click_zones(drawn_with_preview.area, &view_with_preview);
            let is_changed = |pit: Pit| {
                let (_, zone) = zones
                    .iter()
                    .find(|(place, _)| *place == BoardPlace::Pit(pit))
                    .expect("a zone");
                zone.positions()
                    .any(|cell| drawn_with_preview[cell] != drawn_without_preview[cell])
            };
            let changed_pits: String = Pit::all()
                .filter(|&pit| is_changed(pit))
                .map(|pit| pit.to_string())
                .collect();
            assert_eq!(changed_pits, "DEF", "{charset:?}");
            assert_eq!(
                view_with_preview.contents.seeds(BoardPlace::Pit(pit('C'))),
                0
            );
            assert_eq!(
                view_with_preview.contents.seeds(BoardPlace::Pit(pit('E'))),
                9
            );
        }
    }
}

#[test]
fn the_sowing_hand_shows_its_seeds_at_its_pit() {
    for theme in all_themes() {
        let mut view = board_view(&parse_position(MIDDLEGAME_POSITION), &theme);
        view.contents.animated_places.hand = Some(SowingHand {
            place_under_hand: BoardPlace::Pit(pit('c')),
            seeds: 7,
        });
        assert!(trimmed_lines(&draw_board(&view, 60, 16))[0].contains("▼7"));
        view.contents.animated_places.hand = Some(SowingHand {
            place_under_hand: BoardPlace::Store(Seat::South),
            seeds: 2,
        });
        assert!(trimmed_lines(&draw_board(&view, 60, 16))[15].contains("▲2"));
    }
}

#[test]
fn turning_and_mirroring_move_the_pits_and_nothing_else() {
    let theme = Theme::built_in("wood").unwrap();
    let area = Rect::new(0, 0, 60, 16);
    let mut view = board_view(&parse_position(MIDDLEGAME_POSITION), &theme);
    let place_at = |view: &BoardView, column, row| place_at_cell(area, view, column, row).unwrap();
    let corners = [(8, 3), (50, 3), (8, 12), (50, 12), (1, 8), (57, 8)];
    let places_at_corners =
        |view: &BoardView| corners.map(|(column, row)| place_at(view, column, row));
    let expected_corners = |letters: [char; 4], left: Seat| {
        let pits = letters.map(|letter| BoardPlace::Pit(pit(letter)));
        [
            pits[0],
            pits[1],
            pits[2],
            pits[3],
            BoardPlace::Store(left),
            BoardPlace::Store(left.opponent()),
        ]
    };
    assert_eq!(
        places_at_corners(&view),
        expected_corners(['f', 'a', 'A', 'F'], Seat::North)
    );
    view.direction = SowingDirection::Clockwise;
    assert_eq!(
        places_at_corners(&view),
        expected_corners(['a', 'f', 'F', 'A'], Seat::South)
    );
    view.bottom_seat = Seat::North;
    assert_eq!(
        places_at_corners(&view),
        expected_corners(['A', 'F', 'f', 'a'], Seat::North)
    );
    view.direction = SowingDirection::CounterClockwise;
    assert_eq!(
        places_at_corners(&view),
        expected_corners(['F', 'A', 'a', 'f'], Seat::South)
    );
}

#[test]
fn captions_are_drawn_next_to_the_pits_they_describe() {
    let captions: [PitCaption; PITS] = std::array::from_fn(|i| format!("+{i}.5").into());
    for theme in all_themes() {
        let mut view = board_view(&parse_position(MIDDLEGAME_POSITION), &theme);
        view.captions = Some(&captions);
        let lines = trimmed_lines(&draw_board(&view, 60, 16));
        let text = lines.join("\n");
        for i in Pit::all() {
            assert!(
                text.contains(&format!("{} +{}.5", i.letter(), i.index())),
                "{text}"
            );
        }
    }
}

#[test]
fn a_number_is_whole_or_rounded_but_never_cut_off() {
    let caption_of_pit = |_| PitCaption {
        text: "+10.4".to_owned(),
        short_text: "+10".to_owned(),
        ..PitCaption::default()
    };
    let captions: [PitCaption; PITS] = std::array::from_fn(caption_of_pit);
    for theme in all_themes() {
        for (width, expected) in [
            (34, "+10"),
            (48, "C +10"),
            (60, "C +10.4"),
            (120, "C +10.4"),
        ] {
            let mut view = board_view(&parse_position(MIDDLEGAME_POSITION), &theme);
            view.captions = Some(&captions);
            let text = trimmed_lines(&draw_board(&view, width, 20)).join("\n");
            assert!(text.contains(expected), "{width}\n{text}");
            assert_eq!(
                text.matches("+1").count(),
                text.matches("+10").count(),
                "{width}\n{text}"
            );
        }
    }
}

#[test]
fn only_the_best_value_is_underlined() {
    let mut captions: [PitCaption; PITS] =
        std::array::from_fn(|_| PitCaption::from("+1.0".to_owned()));
    captions[2].is_best = true;
    for theme in all_themes() {
        let mut view = board_view(&parse_position(MIDDLEGAME_POSITION), &theme);
        view.captions = Some(&captions);
        let buffer = draw_board(&view, 60, 20);
        let underlined_text: String = buffer
            .content
            .iter()
            .filter(|cell| cell.modifier.contains(Modifier::UNDERLINED))
            .map(ratatui::buffer::Cell::symbol)
            .collect();
        assert_eq!(underlined_text, "+1.0");
    }
}

#[test]
fn a_label_never_touches_the_letter_of_its_pit() {
    let caption = |_| PitCaption {
        text: "drawn".to_owned(),
        short_text: "=0".to_owned(),
        ..PitCaption::default()
    };
    let captions: [PitCaption; PITS] = std::array::from_fn(caption);
    for theme in all_themes() {
        for (width, expected) in [(34, "C=0"), (48, "C =0"), (60, "C drawn"), (120, "C drawn")] {
            let mut view = board_view(&parse_position(MIDDLEGAME_POSITION), &theme);
            view.captions = Some(&captions);
            let text = trimmed_lines(&draw_board(&view, width, 20)).join("\n");
            assert!(text.contains(expected), "{width}\n{text}");
        }
    }
}

#[test]
fn the_rows_are_separated_by_a_line_if_it_fits() {
    for (width, height) in (54..=200)
        .step_by(7)
        .flat_map(|width| (17..=58).map(move |height| (width, height)))
    {
        for theme in all_themes() {
            let view = board_view(&parse_position(MIDDLEGAME_POSITION), &theme);
            let board_layout =
                BoardLayout::new(Rect::new(0, 0, width, height), &view).expect("room");
            let [count_of_upper_row, count_of_lower_row] =
                [Seat::North, Seat::South].map(|seat| board_layout.pit_count_line_ys[seat]);
            assert!(
                count_of_lower_row - count_of_upper_row > 1,
                "{width}x{height}"
            );
            assert!(
                board_layout.used_area.height <= height && board_layout.used_area.width <= width,
                "{width}x{height}"
            );
        }
    }
}

#[test]
fn a_cached_board_equals_a_newly_drawn_one() {
    let (wood_theme, dark_theme) = (
        Theme::built_in("wood").unwrap(),
        Theme::built_in("dark").unwrap(),
    );
    let mut cache = BoardCache::default();
    for (theme, width, height) in [
        (&wood_theme, 60, 16),
        (&dark_theme, 60, 16),
        (&dark_theme, 90, 28),
        (&wood_theme, 60, 16),
    ] {
        let mut view = board_view(&parse_position(MIDDLEGAME_POSITION), theme);
        let area = Rect::new(0, 0, width, height);
        let mut buffer = Buffer::empty(area);
        for seeds in [4, 4, 5, 0] {
            view.contents.pits[3] = seeds;
            view.contents.animated_places.captured_pits[8] = seeds == 5;
            view.draw(area, &mut buffer, &mut cache);
            assert_eq!(buffer, draw_board(&view, width, height));
        }
    }
}

#[test]
fn the_preferred_size_fits_the_board_and_the_window() {
    for theme in all_themes() {
        let view = board_view(&parse_position(MIDDLEGAME_POSITION), &theme);
        for (width, height) in (34..140)
            .zip((8..60).cycle())
            .chain([(60, 16), (300, 20), (40, 90)])
        {
            let preferred_size = |width, height| {
                BoardLayout::new(Rect::new(0, 0, width, height), &view)
                    .map(|plan| plan.used_area.as_size())
            };
            let Some(size) = preferred_size(width, height) else {
                continue;
            };
            assert!(
                size.width <= width && size.height <= height,
                "{size} of {width}x{height}"
            );
            assert_eq!(
                preferred_size(size.width, size.height),
                Some(size),
                "a board drawn in what it wants uses it all"
            );
        }
    }
}

/// The number of bytes that turn one frame into another on a terminal.
fn bytes_between(
    view_before: &BoardView,
    view_after: &BoardView,
    width: u16,
    height: u16,
) -> usize {
    let (first_drawing, second_drawing) = (
        draw_board(view_before, width, height),
        draw_board(view_after, width, height),
    );
    let mut changed_cell_bytes = Vec::new();
    CrosstermBackend::new(&mut changed_cell_bytes)
        .draw(first_drawing.diff(&second_drawing).into_iter())
        .unwrap();
    changed_cell_bytes.len()
}

/// A move of the cursor with its preview may send at most 1,500 bytes in all: fewer than 1,100 for
/// the board, and the rest for the line with the description.
#[test]
fn moving_the_cursor_sends_few_bytes() {
    for start in [
        MIDDLEGAME_POSITION,
        "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S",
        "12-13-14-2-1-1-1-1-1-1-1-0-0-0-S",
    ] {
        let position = parse_position(start);
        for theme in all_themes() {
            for (width, height) in [(60, 16), (90, 28)] {
                for (from, to) in "ABCDEF".chars().zip("BCDEFA".chars()) {
                    let (mut view_before, mut view_after) =
                        (board_view(&position, &theme), board_view(&position, &theme));
                    select_pit(&mut view_before, &position, from);
                    select_pit(&mut view_after, &position, to);
                    let bytes = bytes_between(&view_before, &view_after, width, height);
                    assert!(
                        bytes < 1_100,
                        "{from} to {to} of {start} at {width}x{height}: {bytes} bytes"
                    );
                }
            }
        }
    }
}
