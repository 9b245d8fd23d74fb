//! The board in windows of all sizes: painted if the colors allow it, readable, and as large as the
//! window.

use awale::app::Action;
use awale::keys::Command;
use awale::screens::{AnalyseRow, MenuItem};
use awale::theme::ColorDepth;
use ratatui::buffer::Buffer;
use ratatui::layout::Position;

use crate::shell::Shell;
use crate::start::{PLAIN_LOOK, ScreenLook, TWO_HUMANS_SETTINGS, screen_lines, start_with_look};

/// The looks in which a board is painted.
const PAINTED_LOOKS: [ScreenLook; 2] = [
    ScreenLook {
        depth: ColorDepth::TrueColor,
        ..PLAIN_LOOK
    },
    ScreenLook {
        depth: ColorDepth::Indexed256,
        ..PLAIN_LOOK
    },
];

/// Opens the screens with a board: a game with values, its analysis, the setup, a lesson.
fn shells_with_board(look: ScreenLook) -> Vec<(&'static str, Shell)> {
    let new_shell = || {
        start_with_look(
            look,
            &format!("confirm = false\n[study]\nvalues = true\n{TWO_HUMANS_SETTINGS}"),
        )
    };
    let mut shell_on_play = new_shell();
    shell_on_play.press_keys("p");
    shell_on_play.act_all([Action::Confirm, Action::Confirm]);
    let mut shell_on_analysis_board = new_shell();
    shell_on_analysis_board.press_keys("p");
    shell_on_analysis_board.act_all([Action::Confirm, Action::Confirm]);
    shell_on_analysis_board.act(Action::Command(Command::Analyse));
    assert!(shell_on_analysis_board.search_lines(4));
    let mut shell_on_setup = new_shell();
    shell_on_setup.open_analyse_row(AnalyseRow::PositionSetup);
    shell_on_setup.press_keys("s");
    let mut shell_on_lesson = new_shell();
    shell_on_lesson.open_menu_item(MenuItem::Learn);
    shell_on_lesson.act(Action::Confirm);
    vec![
        ("game", shell_on_play),
        ("analysis", shell_on_analysis_board),
        ("setup", shell_on_setup),
        ("lesson", shell_on_lesson),
    ]
}

/// The largest number of cells in a rectangle of blanks without another background.
fn largest_blank_cell_count(buffer: &Buffer) -> usize {
    let area = buffer.area;
    let background = buffer[(area.right() - 1, area.bottom() - 1)].bg;
    let mut heights = vec![0_usize; area.width.into()];
    let mut largest_area = 0;
    for y in area.rows().map(|row| row.y) {
        for (x, height) in (0..).zip(&mut heights) {
            let cell = &buffer[Position::new(x, y)];
            let is_blank = cell.symbol() == " " && cell.bg == background;
            *height = if is_blank { *height + 1 } else { 0 };
        }
        for left in 0..heights.len() {
            let mut lowest_height = usize::MAX;
            for (width, &height) in (1..).zip(&heights[left..]) {
                lowest_height = lowest_height.min(height);
                largest_area = largest_area.max(lowest_height * width);
            }
        }
    }
    largest_area
}

#[test]
fn no_third_of_a_large_window_is_blank() {
    for look in PAINTED_LOOKS {
        for (name, mut shell) in shells_with_board(look) {
            for (width, height) in [
                (120, 40),
                (120, 55),
                (120, 70),
                (160, 50),
                (200, 60),
                (240, 40),
                (240, 70),
            ] {
                let drawn = shell.draw(width, height);
                let blank_cells = largest_blank_cell_count(&drawn);
                let cells = usize::from(width) * usize::from(height);
                assert!(
                    3 * blank_cells < cells,
                    "{name} at {width}x{height}: {blank_cells} of {cells}\n{}",
                    screen_lines(&drawn).join("\n")
                );
            }
        }
    }
}

/// The number of cells of a painted board: four pixels in two colors.
fn painted_cell_count(buffer: &Buffer) -> usize {
    let is_painted = |symbol: &str| symbol.chars().all(|sign| ('▀'..='▟').contains(&sign));
    buffer
        .content
        .iter()
        .filter(|cell| is_painted(cell.symbol()))
        .count()
}

#[test]
fn the_board_is_painted_from_60_columns_and_18_rows_on() {
    for look in PAINTED_LOOKS {
        for (name, mut shell) in shells_with_board(look) {
            for width in [60, 70, 78, 80, 100] {
                for height in [18, 19, 21, 24, 30] {
                    let painted_cells = painted_cell_count(&shell.draw(width, height));
                    assert!(
                        painted_cells > 60,
                        "{name}, {look:?} at {width}x{height}: {painted_cells}"
                    );
                }
            }
        }
    }
}

#[test]
fn letters_and_values_do_not_touch_the_frames() {
    let is_frame = |sign: char| "╭╮╰╯─═╔╗╚╝".contains(sign);
    let is_text = |sign: char| sign.is_alphanumeric() || "+-=".contains(sign);
    for depth in [
        ColorDepth::SixteenColors,
        ColorDepth::Monochrome,
        ColorDepth::Indexed256,
    ] {
        for (name, mut shell) in shells_with_board(ScreenLook {
            depth,
            ..PLAIN_LOOK
        }) {
            for width in [50, 54, 60, 66, 78, 80, 90, 120] {
                for height in [18, 20, 22, 24, 26, 40] {
                    let drawn = screen_lines(&shell.draw(width, height));
                    for line in &drawn {
                        let signs: Vec<char> = line.chars().collect();
                        let touches_frame = signs.windows(2).any(|pair| {
                            is_frame(pair[0]) && is_text(pair[1])
                                || is_text(pair[0]) && is_frame(pair[1])
                        });
                        let screen_description = format!("{name}, {depth:?} at {width}x{height}");
                        assert!(
                            !touches_frame,
                            "{screen_description}: {line}\n{}",
                            drawn.join("\n")
                        );
                    }
                }
            }
        }
    }
}

#[test]
fn a_small_painted_board_has_a_line_for_values_between_its_rows() {
    for look in PAINTED_LOOKS {
        let mut shell = start_with_look(look, TWO_HUMANS_SETTINGS);
        shell.press_keys("p");
        shell.act(Action::Command(Command::Analyse));
        assert!(shell.search_lines(4));
        for (width, height) in [(60, 18), (80, 24)] {
            let drawn = shell.draw(width, height);
            let text = screen_lines(&drawn);
            let lines_with_six_values = text.iter().filter(|line| {
                let numbers = line.split(|sign: char| !"+-.0123456789".contains(sign));
                numbers.filter(|number| number.contains('.')).count() >= 6
            });
            assert_eq!(
                lines_with_six_values.count(),
                1,
                "{look:?}\n{}",
                text.join("\n")
            );
        }
    }
}

#[test]
fn the_settings_say_which_colors_are_missing() {
    for (depth, says) in [
        (ColorDepth::TrueColor, None),
        (ColorDepth::Indexed256, Some("256 colors")),
        (ColorDepth::SixteenColors, Some("sixteen colors;")),
        (ColorDepth::Monochrome, Some("no colors")),
    ] {
        let mut shell = start_with_look(
            ScreenLook {
                depth,
                ..PLAIN_LOOK
            },
            "",
        );
        shell.open_menu_item(MenuItem::Settings);
        let color_depth_texts = ["256 colors", "sixteen colors;", "no colors"];
        let mut shown_texts = Vec::new();
        for _ in 0..12 {
            let drawn = screen_lines(&shell.draw(120, 40)).join("\n");
            shown_texts.extend(
                color_depth_texts
                    .into_iter()
                    .filter(|text| drawn.contains(text)),
            );
            shell.act(Action::Down);
        }
        shown_texts.dedup();
        assert_eq!(shown_texts, Vec::from_iter(says), "{depth:?}");
    }
}
