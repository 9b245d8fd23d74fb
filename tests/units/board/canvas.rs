use std::collections::HashSet;

use awale_rules::{PITS, PerSeat};
use ratatui::buffer::{Buffer, Cell};
use ratatui::layout::Rect;
use ratatui::style::Color;

use awale::board::canvas::{Canvas, QUADRANT_CHARACTERS};
use awale::board::{BoardCache, BoardView};
use awale::theme::{ColorDepth, PaintColors, Rgb, Theme, contrast};

const BLACK: Rgb = Rgb([0.0; 3]);
const WHITE: Rgb = Rgb([255.0; 3]);

fn wood_paint() -> PaintColors {
    Theme::built_in("wood")
        .and_then(|theme| theme.paint)
        .expect("paint")
}

fn painted_cell(pixels: [Rgb; 4]) -> (String, Color, Color) {
    let area = Rect::new(0, 0, 1, 1);
    let mut buffer = Buffer::empty(area);
    let mut pixels = pixels.into_iter();
    Canvas::from_painter(1, 1, |_, _| pixels.next().expect("four pixels")).write(
        area,
        &wood_paint(),
        &mut buffer,
    );
    let cell = &buffer.content[0];
    (cell.symbol().to_owned(), cell.fg, cell.bg)
}

#[test]
fn two_exact_colors_are_displayed_unchanged() {
    for (number, block) in QUADRANT_CHARACTERS.iter().enumerate().take(15).skip(1) {
        let pixels = std::array::from_fn(|i| if number >> i & 1 == 1 { WHITE } else { BLACK });
        assert_eq!(
            painted_cell(pixels),
            ((*block).to_owned(), WHITE.to_color(), BLACK.to_color())
        );
    }
}

#[test]
fn a_cell_of_one_color_is_drawn_as_a_space() {
    let almost_white = Rgb([254.0; 3]);
    assert_eq!(
        painted_cell([WHITE, almost_white, WHITE, almost_white]),
        (" ".to_owned(), Color::Reset, Color::Rgb(255, 255, 255))
    );
}

#[test]
fn similar_colors_are_merged_into_two() {
    let gray = Rgb([40.0; 3]);
    assert_eq!(
        painted_cell([BLACK, gray, WHITE, gray]),
        ("▖".to_owned(), WHITE.to_color(), Color::Rgb(27, 27, 27))
    );
}

#[test]
fn changed_areas_are_clipped_at_the_edges_of_the_canvas() {
    let mut canvas = Canvas::from_painter(3, 2, |_, _| BLACK);
    canvas.paint_over([-5.0, -5.0, 50.0, 1.0], |_, _| (WHITE, 1.0));
    let area = Rect::new(0, 0, 3, 2);
    let mut buffer = Buffer::empty(area);
    canvas.write(area, &wood_paint(), &mut buffer);
    let symbols: String = buffer.content.iter().map(Cell::symbol).collect();
    assert_eq!(symbols, "▀▀▀   ");
}

#[test]
fn a_terminal_with_256_colors_gets_only_these() {
    let theme = Theme::built_in("wood")
        .unwrap()
        .for_depth(ColorDepth::Indexed256);
    let paint = theme.paint.as_ref().expect("wood is painted in 256 colors");
    let background = theme.table_color(paint);
    let color_at = |x: f32, y: f32| paint.light.mix(paint.hollow, x / 8.0 + y / 64.0);
    let canvas = Canvas::from_painter(
        6,
        4,
        |x, y| if x < 1.0 { background } else { color_at(x, y) },
    );
    let area = Rect::new(0, 0, 6, 4);
    let mut buffer = Buffer::empty(area);
    canvas.write(area, paint, &mut buffer);
    for cell in &buffer.content {
        assert!(matches!(cell.bg, Color::Indexed(16..)), "{cell:?}");
        let is_flat = cell.symbol() == " ";
        assert!(
            is_flat || matches!(cell.fg, Color::Indexed(16..)),
            "{cell:?}"
        );
        assert!(is_flat || cell.fg != cell.bg, "{cell:?}");
    }
    // The table around the board has the background of the rest of the screen.
    assert_eq!(Some(buffer[(0, 0)].bg), theme.background.bg);
}

/// The cells of a board with `count` seeds in every pit and store, in an area of this size.
fn board_cells(depth: ColorDepth, (width, height): (u16, u16), count: u8) -> Vec<Cell> {
    let theme = Theme::built_in("wood").unwrap().for_depth(depth);
    let mut view = BoardView::new([count; PITS], PerSeat::from_fn(|_| count), &theme);
    view.contents.ghost_seed_counts[0] = count.min(1);
    let area = Rect::new(0, 0, width, height);
    let mut buffer = Buffer::empty(area);
    view.draw(area, &mut buffer, &mut BoardCache::default());
    buffer.content
}

/// A terminal with 256 colors has few shades of wood, and other hues would look like blotches.
/// Seeds are gray, because there are many grays.
#[test]
fn a_board_in_256_colors_has_few_colors_and_seeds_add_only_grays() {
    let block_colors = |count: u8| -> HashSet<Color> {
        let cells = board_cells(ColorDepth::Indexed256, (82, 33), count);
        let is_block = |cell: &&Cell| QUADRANT_CHARACTERS.contains(&cell.symbol());
        let quadrant_cells = cells.iter().filter(is_block);
        quadrant_cells.flat_map(|cell| [cell.fg, cell.bg]).collect()
    };
    let (colors_of_empty_board, colors_of_full_board) = (block_colors(0), block_colors(4));
    assert!(
        colors_of_empty_board.len() <= 11,
        "{colors_of_empty_board:?}"
    );
    let seed_colors: Vec<_> = (colors_of_full_board.difference(&colors_of_empty_board)).collect();
    let is_gray = |color: &&&Color| {
        matches!(
            color,
            Color::Indexed(16 | 59 | 102 | 145 | 188 | 231 | 232..)
        )
    };
    assert!(
        seed_colors.len() >= 6 && seed_colors.iter().all(|color| is_gray(&color)),
        "{seed_colors:?}"
    );
}

#[test]
fn small_pits_show_each_seed_as_a_character() {
    for (depth, size) in [
        (ColorDepth::TrueColor, (54, 11)),
        (ColorDepth::TrueColor, (60, 12)),
        (ColorDepth::TrueColor, (68, 15)),
        (ColorDepth::Indexed256, (54, 11)),
        (ColorDepth::Indexed256, (54, 17)),
        (ColorDepth::Indexed256, (68, 15)),
    ] {
        for count in 0..=12 {
            let cells = board_cells(depth, size, count);
            let times = |symbol: &str| cells.iter().filter(|cell| cell.symbol() == symbol).count();
            let count = usize::from(count);
            let (seeds, ghosts) = (times("●"), times("○"));
            assert_eq!(ghosts, count.min(1), "{count} seeds in {size:?}");
            assert_eq!(
                seeds + ghosts,
                (PITS + 2) * count,
                "{count} seeds in {size:?}"
            );
        }
    }
}

/// A seed that touches the wood around its pit looks like a dent in the wood.
#[test]
fn few_seeds_of_a_small_pit_touch_no_wood_beside_them_and_are_in_the_middle() {
    let (width, height) = (54, 17);
    for count in 1..=7 {
        let cells = board_cells(ColorDepth::Indexed256, (width, height), count);
        let rows = cells.chunks(width.into());
        // The first and the last pit begin after the stores, which are full to their edges.
        let board_end_width = usize::from(width) / 7;
        for row in rows.map(|row| &row[board_end_width..row.len() - board_end_width]) {
            for cells in row.windows(3).filter(|cells| cells[1].symbol() == "●") {
                let floor = cells[1].bg;
                assert!(
                    [0, 2].iter().all(|&side| cells[side].bg == floor),
                    "{count} seeds"
                );
            }
        }
    }
}

/// The nearest colors of a letter's two halves would put it into a notch of the wood.
#[test]
fn in_256_colors_a_line_with_letters_on_the_edge_has_one_color_of_wood() {
    let cells = board_cells(ColorDepth::Indexed256, (54, 11), 4);
    let row_with_letters = cells
        .chunks(54)
        .find(|row| row.iter().any(|cell| cell.symbol() == "f"))
        .expect("a line with letters");
    let letter_index = (row_with_letters
        .iter()
        .position(|cell| cell.symbol() == "f"))
    .unwrap();
    let [before, letter] = [letter_index - 1, letter_index].map(|index| &row_with_letters[index]);
    assert_eq!((before.symbol(), before.bg), (" ", letter.bg));
}

/// Deep shadow in a small pit would hide dark seeds.
#[test]
fn seeds_that_are_characters_stand_out_from_their_pits_in_all_themes() {
    for name in Theme::built_in_names() {
        let theme = Theme::built_in(name).expect("a theme");
        if theme.paint.is_none() {
            continue;
        }
        let view = BoardView::new([6; PITS], PerSeat::from_fn(|_| 20), &theme);
        let area = Rect::new(0, 0, 54, 11);
        let mut buffer = Buffer::empty(area);
        view.draw(area, &mut buffer, &mut BoardCache::default());
        let seed_cells = buffer.content.iter().filter(|cell| cell.symbol() == "●");
        let contrasts = seed_cells.map(|cell| match (cell.fg, cell.bg) {
            (Color::Rgb(r, g, b), Color::Rgb(r2, g2, b2)) => contrast([r, g, b], [r2, g2, b2]),
            colors => panic!("{name}: {colors:?}"),
        });
        let min_contrast = contrasts.fold(f64::INFINITY, f64::min);
        assert!(min_contrast > 1.3, "{name}: {min_contrast}");
    }
}
