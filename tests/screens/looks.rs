//! Every screen is readable in ASCII, without color, and with a font of few characters.

use awale::app::{Action, Renderer};
use awale::theme::{ColorDepth, TerminalAbilities, TerminalFont};
use ratatui::style::Color;

use crate::shell::Shell;
use crate::shell::shown::{ShownScreen, current_screen};
use crate::start::{
    DEFAULT_WINDOW_SIZE, PLAIN_LOOK, ScreenLook, TWO_HUMANS_SETTINGS, all_looks, screen_lines,
    start_with_look,
};
use crate::ways::{SCREEN_WALKS, for_each_walk};

#[test]
fn ascii_mode_uses_ascii_characters_only() {
    for_each_walk(|name, look, shell| {
        if !look.ascii {
            return;
        }
        for (width, height) in [DEFAULT_WINDOW_SIZE, (120, 40), (51, 18), (30, 6)] {
            let drawn = screen_lines(&shell.draw(width, height));
            let foreign: Vec<char> = drawn
                .iter()
                .flat_map(|line| line.chars())
                .filter(|sign| !sign.is_ascii() && !sign.is_alphabetic())
                .collect();
            assert!(
                foreign.is_empty(),
                "{name}, {look:?}: {foreign:?}\n{}",
                drawn.join("\n")
            );
        }
    });
}

#[test]
fn without_color_no_cell_has_a_color() {
    for theme in awale::config::THEME_NAMES {
        for (name, settings, walk) in SCREEN_WALKS.iter() {
            let mut shell = start_with_look(
                ScreenLook {
                    theme,
                    depth: ColorDepth::Monochrome,
                    ..PLAIN_LOOK
                },
                settings,
            );
            walk(&mut shell);
            for (width, height) in [DEFAULT_WINDOW_SIZE, (120, 40), (30, 6)] {
                let buffer = shell.draw(width, height);
                let is_plain = |cell: &ratatui::buffer::Cell| {
                    cell.fg == Color::Reset && cell.bg == Color::Reset
                };
                assert!(buffer.content.iter().all(is_plain), "{name}, {theme}");
            }
        }
    }
}

#[test]
fn the_selection_is_visible_without_color() {
    for (name, settings, walk) in SCREEN_WALKS.iter() {
        let mut shell = start_with_look(
            ScreenLook {
                depth: ColorDepth::Monochrome,
                ..PLAIN_LOOK
            },
            settings,
        );
        walk(&mut shell);
        let drawn =
            screen_lines(&shell.draw(DEFAULT_WINDOW_SIZE.0, DEFAULT_WINDOW_SIZE.1)).join("\n");
        let has_list = !matches!(
            current_screen(&shell.app),
            ShownScreen::Rules(_)
                | ShownScreen::Help(_)
                | ShownScreen::Analysis(_)
                | ShownScreen::Link(_)
        );
        let empty = [
            "No saved games yet",
            "Finish a game to see your results",
            "There are no chapters",
        ];
        let is_list_empty = empty.iter().any(|words| drawn.contains(words));
        // The final score of the mistakes has no line to select.
        let is_final_score = matches!(current_screen(&shell.app), ShownScreen::Mistakes(screen) if screen.current_exercise().is_none());
        let turns = matches!(current_screen(&shell.app), ShownScreen::Play(_));
        if has_list && !is_list_empty && !is_final_score {
            assert!(drawn.contains('▸') || turns, "{name}\n{drawn}");
        }
    }
}

#[test]
fn a_bar_distinguishes_a_lost_game_from_one_without_a_value() {
    for look in all_looks() {
        for (width, height) in [(60, 18), DEFAULT_WINDOW_SIZE, (120, 40)] {
            let mut shell =
                start_with_look(look, &format!("[study]\nbar = true\n{TWO_HUMANS_SETTINGS}"));
            let is_wide = width >= 100;
            let rows_of = |shell: &mut Shell, halves: &[char]| {
                let drawn = screen_lines(&shell.draw(width, height));
                let bar = drawn.iter().filter_map(|line| line.chars().nth(1));
                bar.filter(|sign| halves.contains(sign)).count()
            };
            shell.keys("pAB");
            assert_eq!(
                rows_of(&mut shell, &['░', '.', '█', '#']),
                0,
                "{look:?} at {width}x{height}: no value yet"
            );
            shell.keys("r");
            shell.act(Action::Yes);
            let drawn = screen_lines(&shell.draw(width, height));
            let place = format!("{look:?} at {width}x{height}\n{}", drawn.join("\n"));
            assert!(
                rows_of(&mut shell, &['░', '.']) >= usize::from(height / 2),
                "all is the winner's: {place}"
            );
            assert_eq!(rows_of(&mut shell, &['█', '#']), 0, "{place}");
            let lost = shell.app.context.words.get("value-lost");
            let lost_value_texts = [lost.as_str(), "--"];
            assert!(
                drawn.iter().any(|line| {
                    let line = line.trim_start();
                    line.starts_with(lost_value_texts[0])
                        || !is_wide && line.starts_with(lost_value_texts[1])
                }),
                "{place}"
            );
        }
    }
}

#[test]
fn words_in_a_frame_line_keep_their_color() {
    let mut shell = start_with_look(PLAIN_LOOK, TWO_HUMANS_SETTINGS);
    shell.keys("p");
    let buffer = shell.draw(DEFAULT_WINDOW_SIZE.0, DEFAULT_WINDOW_SIZE.1);
    let drawn = screen_lines(&buffer);
    for word in ["Moves", "North"] {
        let x: u16 = drawn[1][..drawn[1].find(word).expect("a title")]
            .chars()
            .count()
            .try_into()
            .unwrap();
        let frame: u16 = drawn[1]
            .chars()
            .position(|c| c == '╭')
            .expect("a frame")
            .try_into()
            .unwrap();
        assert_ne!(
            buffer[(x, 1)].fg,
            buffer[(frame, 1)].fg,
            "{word} looks like its frame"
        );
    }
}

#[test]
fn a_font_with_few_characters_loses_no_sign() {
    let draw = |shell: &mut Shell, font, ascii| {
        shell.app.context.settings.ascii = ascii;
        shell.renderer = Renderer::new(TerminalAbilities {
            depth: ColorDepth::Sixteen,
            font,
        });
        shell.draw(DEFAULT_WINDOW_SIZE.0, DEFAULT_WINDOW_SIZE.1)
    };
    for (name, settings, walk) in SCREEN_WALKS.iter() {
        let mut shell = start_with_look(PLAIN_LOOK, settings);
        walk(&mut shell);
        let buffer_with_large_font = draw(&mut shell, TerminalFont::Large, false);
        for (font, ascii) in [(TerminalFont::Console, false), (TerminalFont::Large, true)] {
            let buffer_with_few_characters = draw(&mut shell, font, ascii);
            // Compare line by line, because the ASCII name of an arrow key is longer.
            for (signs, shown) in screen_lines(&buffer_with_large_font)
                .iter()
                .zip(screen_lines(&buffer_with_few_characters))
            {
                let unknown = |line: &str| line.matches('?').count();
                assert!(
                    unknown(&shown) <= unknown(signs),
                    "{name}: a sign is lost\n{signs}\n{shown}"
                );
            }
        }
    }
}

#[test]
fn a_pit_stands_out_from_the_words_of_a_message() {
    for look in all_looks() {
        let mut shell = start_with_look(look, TWO_HUMANS_SETTINGS);
        shell.keys("pA");
        shell.act(Action::Confirm);
        shell.keys("A");
        let buffer = shell.draw(DEFAULT_WINDOW_SIZE.0, DEFAULT_WINDOW_SIZE.1);
        let row = screen_lines(&buffer)
            .iter()
            .position(|line| line.contains(" A est vide") || line.contains("Pit A is empty"))
            .expect("a refused move");
        let row = &buffer.content[row * usize::from(DEFAULT_WINDOW_SIZE.0)..];
        let at = row.windows(3).position(|cells| {
            [" ", "A", " "]
                .iter()
                .zip(cells)
                .all(|(sign, cell)| cell.symbol() == *sign)
        });
        let (pit, word) = (&row[at.unwrap() + 1], &row[at.unwrap() + 3]);
        assert_ne!(word.style(), pit.style(), "{look:?}");
    }
}
