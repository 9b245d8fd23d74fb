use ratatui::buffer::{Buffer, Cell};
use ratatui::layout::Rect;
use ratatui::style::Color;

use awale::board::canvas::{BLOCKS, Canvas};
use awale::theme::Rgb;

const BLACK: Rgb = Rgb([0.0; 3]);
const WHITE: Rgb = Rgb([255.0; 3]);

fn filled(pixels: [Rgb; 4]) -> (String, Color, Color) {
    let area = Rect::new(0, 0, 1, 1);
    let mut buffer = Buffer::empty(area);
    let mut pixels = pixels.into_iter();
    Canvas::paint(1, 1, |_, _| pixels.next().expect("four pixels")).write(area, &mut buffer);
    let cell = &buffer.content[0];
    (cell.symbol().to_owned(), cell.fg, cell.bg)
}

#[test]
fn two_exact_colors_are_displayed_unchanged() {
    for (number, block) in BLOCKS.iter().enumerate().take(15).skip(1) {
        let pixels = std::array::from_fn(|i| if number >> i & 1 == 1 { WHITE } else { BLACK });
        assert_eq!(
            filled(pixels),
            ((*block).to_owned(), WHITE.color(), BLACK.color())
        );
    }
}

#[test]
fn a_cell_of_one_color_is_drawn_as_a_space() {
    let nearly = Rgb([254.0; 3]);
    assert_eq!(
        filled([WHITE, nearly, WHITE, nearly]),
        (" ".to_owned(), Color::Reset, Color::Rgb(255, 255, 255))
    );
}

#[test]
fn similar_colors_are_merged_into_two() {
    let grey = Rgb([40.0; 3]);
    assert_eq!(
        filled([BLACK, grey, WHITE, grey]),
        ("▖".to_owned(), WHITE.color(), Color::Rgb(27, 27, 27))
    );
}

#[test]
fn changed_areas_are_clipped_at_the_edges() {
    let mut canvas = Canvas::paint(3, 2, |_, _| BLACK);
    canvas.change([-5.0, -5.0, 50.0, 1.0], |_, _, _| WHITE);
    let area = Rect::new(0, 0, 3, 2);
    let mut buffer = Buffer::empty(area);
    canvas.write(area, &mut buffer);
    let symbols: String = buffer.content.iter().map(Cell::symbol).collect();
    assert_eq!(symbols, "▀▀▀   ");
}
