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
            let non_ascii_characters: Vec<char> = drawn
                .iter()
                .flat_map(|line| line.chars())
                .filter(|sign| !sign.is_ascii() && !sign.is_alphabetic())
                .collect();
            assert!(
                non_ascii_characters.is_empty(),
                "{name}, {look:?}: {non_ascii_characters:?}\n{}",
                drawn.join("\n")
            );
        }
    });
}

#[test]
fn without_color_no_cell_has_a_color() {
    for theme in awale::config::theme_names() {
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
                let has_no_color = |cell: &ratatui::buffer::Cell| {
                    cell.fg == Color::Reset && cell.bg == Color::Reset
                };
                assert!(buffer.content.iter().all(has_no_color), "{name}, {theme}");
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
        let empty_list_texts = [
            "No saved games yet",
            "Finish a game to see your results",
            "There are no chapters",
        ];
        let is_list_empty = empty_list_texts.iter().any(|words| drawn.contains(words));
        // The final score of the mistakes has no line to select.
        let is_final_score = matches!(current_screen(&shell.app), ShownScreen::Mistakes(screen) if screen.current_exercise().is_none());
        let is_play_screen = matches!(current_screen(&shell.app), ShownScreen::Play(_));
        if has_list && !is_list_empty && !is_final_score {
            assert!(drawn.contains('▸') || is_play_screen, "{name}\n{drawn}");
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
                let bar_characters = drawn.iter().filter_map(|line| line.chars().nth(1));
                bar_characters.filter(|sign| halves.contains(sign)).count()
            };
            shell.press_keys("pAB");
            assert_eq!(
                rows_of(&mut shell, &['░', '.', '█', '#']),
                0,
                "{look:?} at {width}x{height}: no value yet"
            );
            shell.press_keys("r");
            shell.act(Action::Yes);
            let drawn = screen_lines(&shell.draw(width, height));
            let screen_description = format!("{look:?} at {width}x{height}\n{}", drawn.join("\n"));
            assert!(
                rows_of(&mut shell, &['░', '.']) >= usize::from(height / 2),
                "all is the winner's: {screen_description}"
            );
            assert_eq!(rows_of(&mut shell, &['█', '#']), 0, "{screen_description}");
            let lost_value_text = shell.app.context.words.get("value-lost");
            let lost_value_texts = [lost_value_text.as_str(), "--"];
            assert!(
                drawn.iter().any(|line| {
                    let line = line.trim_start();
                    line.starts_with(lost_value_texts[0])
                        || !is_wide && line.starts_with(lost_value_texts[1])
                }),
                "{screen_description}"
            );
        }
    }
}

#[test]
fn words_in_a_frame_line_keep_their_color() {
    let mut shell = start_with_look(PLAIN_LOOK, TWO_HUMANS_SETTINGS);
    shell.press_keys("p");
    let buffer = shell.draw(DEFAULT_WINDOW_SIZE.0, DEFAULT_WINDOW_SIZE.1);
    let drawn = screen_lines(&buffer);
    for word in ["Moves", "North"] {
        let x: u16 = drawn[1][..drawn[1].find(word).expect("a title")]
            .chars()
            .count()
            .try_into()
            .unwrap();
        let frame_column: u16 = drawn[1]
            .chars()
            .position(|c| c == '╭')
            .expect("a frame")
            .try_into()
            .unwrap();
        assert_ne!(
            buffer[(x, 1)].fg,
            buffer[(frame_column, 1)].fg,
            "{word} looks like its frame"
        );
    }
}

#[test]
fn a_font_with_few_characters_loses_no_sign() {
    let draw_with_font = |shell: &mut Shell, font, ascii| {
        shell.app.context.settings.ascii = ascii;
        shell.renderer = Renderer::new(TerminalAbilities {
            depth: ColorDepth::SixteenColors,
            font,
        });
        shell.draw(DEFAULT_WINDOW_SIZE.0, DEFAULT_WINDOW_SIZE.1)
    };
    for (name, settings, walk) in SCREEN_WALKS.iter() {
        let mut shell = start_with_look(PLAIN_LOOK, settings);
        walk(&mut shell);
        let buffer_with_large_font = draw_with_font(&mut shell, TerminalFont::AllCharacters, false);
        for (font, ascii) in [
            (TerminalFont::Console256Characters, false),
            (TerminalFont::AllCharacters, true),
        ] {
            let buffer_with_few_characters = draw_with_font(&mut shell, font, ascii);
            // Compare line by line, because the ASCII name of an arrow key is longer.
            for (signs, shown) in screen_lines(&buffer_with_large_font)
                .iter()
                .zip(screen_lines(&buffer_with_few_characters))
            {
                let question_mark_count = |line: &str| line.matches('?').count();
                assert!(
                    question_mark_count(&shown) <= question_mark_count(signs),
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
        shell.press_keys("pAaA");
        let buffer = shell.draw(DEFAULT_WINDOW_SIZE.0, DEFAULT_WINDOW_SIZE.1);
        let row_index = screen_lines(&buffer)
            .iter()
            .position(|line| line.contains(" A est vide") || line.contains("Pit A is empty"))
            .expect("a refused move");
        let cells_from_row = &buffer.content[row_index * usize::from(DEFAULT_WINDOW_SIZE.0)..];
        let pit_offset = cells_from_row.windows(3).position(|cells| {
            [" ", "A", " "]
                .iter()
                .zip(cells)
                .all(|(sign, cell)| cell.symbol() == *sign)
        });
        let (pit_cell, word_cell) = (
            &cells_from_row[pit_offset.unwrap() + 1],
            &cells_from_row[pit_offset.unwrap() + 3],
        );
        assert_ne!(word_cell.style(), pit_cell.style(), "{look:?}");
    }
}
