//! The effect of window sizes, languages, settings, colors, and signals.

use std::thread;
use std::time::{Duration, Instant};

use crate::terminal::{CALM_SETTINGS, Home, contains_bytes, key};

#[test]
fn the_window_can_be_resized_during_the_sowing_animation() {
    let home = Home::with_settings(&CALM_SETTINGS.replace("\"off\"", "\"slow\""));
    let mut terminal = home.start_game();
    // Sowing four seeds slowly takes more than a second. Resize the window meanwhile.
    terminal.press("A");
    terminal.resize(20, 5);
    terminal.wait_for_text("50x18");
    terminal.wait_for_text("20x5");
    terminal.resize(120, 40);
    terminal.wait_for_text("c: sows d e f A");
    terminal.resize(51, 18);
    terminal.wait_until_text_gone("Moves");
    terminal.resize(1, 1);
    terminal.resize(80, 24);
    terminal.wait_for_text("Moves");
    terminal.wait_for_text("move 1 · North");
    terminal.quit();
}

#[test]
fn a_window_that_is_too_small_is_reported_from_the_start() {
    let home = Home::new();
    let mut terminal = home.launch().size(20, 5).start();
    terminal.wait_for_text("20x5");
    terminal.quit();
}

#[test]
fn the_default_language_is_the_system_language() {
    let home = Home::with_settings(CALM_SETTINGS);
    let mut terminal = home.launch().env("LANG", "fr_FR.UTF-8").start();
    terminal.wait_for_text("Quitter");
    terminal.press("p");
    terminal.wait_for_text("coup 1 · Sud");
    terminal.press("F");
    terminal.wait_for_text("coup 1 · Nord");
    terminal.press("u");
    terminal.wait_for_text("coup 1 · Sud");
    terminal.press("u");
    terminal.wait_for_text("Il n'y a rien à annuler.");
    terminal.press("U");
    terminal.wait_for_text("coup 1 · Nord");
    terminal.press("AF");
    terminal.wait_for_text("F est vide");
}

#[test]
fn changed_language_and_settings_are_saved() {
    let home = Home::with_settings("# mine\n");
    let mut terminal = home.start();
    terminal.open_line("Settings");
    terminal.wait_for_text("Your name");
    terminal.move_cursor_to("Language");
    terminal.press(&key::RIGHT.repeat(2));
    terminal.wait_for_text("Langue");
    terminal.press(&key::DOWN.repeat(7));
    terminal.wait_for_text("▸ Caractères simples");
    terminal.press(key::RIGHT);
    terminal.wait_for_text("> Caractères simples");
    terminal.press(key::CTRL_C);
    terminal.wait_for_clean_exit();
    let saved_settings_text = home.settings_text();
    assert!(
        saved_settings_text.starts_with("# mine\n"),
        "{saved_settings_text}"
    );
    let terminal = home.launch().start();
    terminal.wait_for_text("> Apprendre");
}

#[test]
fn no_color_is_sent_if_the_environment_disables_it() {
    let home = Home::with_settings(CALM_SETTINGS);
    let mut terminal = home
        .launch()
        .env("NO_COLOR", "1")
        .env("COLORTERM", "truecolor")
        .start();
    terminal.wait_for_text("Quit");
    terminal.press("p");
    terminal.wait_for_text("move 1 · South");
    terminal.press("A");
    terminal.wait_for_text("move 1 · North");
    terminal.press("q");
    let (_, bytes) = terminal.wait_for_exit();
    assert_eq!(color_parameters(&bytes), Vec::<String>::new());
}

#[test]
fn colors_are_sent_if_the_environment_enables_them() {
    let home = Home::with_settings(CALM_SETTINGS);
    let mut terminal = home.launch().env("COLORTERM", "truecolor").start();
    terminal.wait_for_text("Quit");
    assert!(!color_parameters(&terminal.output_bytes()).is_empty());
    terminal.quit();
}

/// The parameters of all sequences that set a color, except the reset to the terminal's default.
fn color_parameters(bytes: &[u8]) -> Vec<String> {
    let text = String::from_utf8_lossy(bytes);
    let style_parameters = text.split("\x1b[").filter_map(|rest| {
        let style_length =
            rest.find(|sign: char| !sign.is_ascii_digit() && sign != ';' && sign != ':')?;
        rest[style_length..]
            .starts_with('m')
            .then(|| rest[..style_length].to_owned())
    });
    let is_color = |style: &String| {
        let parameter_codes: Vec<u32> = style
            .split([';', ':'])
            .filter_map(|code| code.parse().ok())
            .collect();
        parameter_codes
            .iter()
            .any(|code| matches!(code, 30..=38 | 40..=48 | 58 | 90..=97 | 100..=107))
    };
    style_parameters.filter(is_color).collect()
}

#[test]
fn without_a_terminal_full_screen_fails_with_a_message() {
    let home = Home::new();
    let output = home.command().output().expect("it runs");
    assert!(!output.status.success());
    let error_message = String::from_utf8_lossy(&output.stderr);
    assert!(
        error_message.contains("needs a terminal") && error_message.contains("awale plain"),
        "{error_message}"
    );
    assert!(output.stdout.is_empty(), "nothing is drawn");
}

#[test]
fn control_c_quits_from_any_screen_and_restores_the_terminal() {
    let home = Home::with_settings(CALM_SETTINGS);
    let steps_to_screens: [&[(&str, &str)]; 5] = [
        &[],
        &[("p", "move 1 · South")],
        &[
            ("p", "move 1 · South"),
            ("A", "move 1 · North"),
            ("r", "Resign"),
        ],
        &[("\x1b[B\r", "▸ Start"), ("?", "scroll")],
        &[
            ("\x1b[B\r", "▸ Start"),
            (key::HOME, "▸ Game"),
            (key::ENTER, "The 13 matches"),
        ],
    ];
    for way in steps_to_screens {
        let mut terminal = home.start();
        for (keys, mark) in way {
            terminal.press(keys);
            terminal.wait_for_text(mark);
        }
        terminal.press(key::CTRL_C);
        terminal.wait_for_clean_exit();
    }
}

#[test]
fn signals_that_end_the_program_restore_the_terminal() {
    let home = Home::with_settings(CALM_SETTINGS);
    for signal in ["TERM", "HUP", "INT"] {
        let mut terminal = home.start_game();
        terminal.press("A");
        terminal.wait_for_text("move 1 · North");
        terminal.send_signal(signal);
        terminal.wait_for_exit();
        terminal.assert_restored();
    }
    assert_eq!(home.saved_games().len(), 3);
}

#[test]
fn a_stopped_program_restores_the_terminal_and_sets_it_up_again() {
    let home = Home::with_settings(CALM_SETTINGS);
    let mut terminal = home.start_game();
    terminal.press(key::CTRL_Z);
    terminal.wait_until_text_gone("move 1 · South");
    terminal.assert_restored();
    terminal.wait_until_stopped();
    terminal.send_signal("CONT");
    terminal.wait_for_text("move 1 · South");
    terminal.press("A");
    terminal.wait_for_text("move 1 · North");
    terminal.quit();
}

#[test]
fn the_screen_is_cleared_before_the_first_frame() {
    let home = Home::with_settings(CALM_SETTINGS);
    let terminal = home.start();
    let bytes = terminal.output_bytes();
    let byte_offset_of = |pattern: &[u8]| {
        bytes
            .windows(pattern.len())
            .position(|bytes| bytes == pattern)
            .expect("it is written")
    };
    let [alternate_screen_start, clear_start, first_frame_start] =
        [&b"\x1b[?1049h"[..], b"\x1b[0m\x1b[2J", b"\x1b[?2026h"].map(byte_offset_of);
    assert!(
        alternate_screen_start < clear_start && clear_start < first_frame_start,
        "{alternate_screen_start} {clear_start} {first_frame_start}"
    );
}

#[test]
fn terminal_replies_in_several_pieces_are_not_taken_for_keys() {
    let home = Home::with_settings(CALM_SETTINGS);
    let mut terminal = home.start();
    terminal.wait_for_text("Play");
    // If the program took these replies of the terminal for keys, p would start a game and q would
    // quit.
    for piece in [
        "\x1b]11;rgb:p",
        "q/p\x1b",
        "\\",
        "\x1bP>|pq",
        "\x1b\\",
        "\x1b[?62;",
        "4c",
        "\x1b[12;40R",
    ] {
        terminal.press(piece);
    }
    terminal.press("?");
    terminal.wait_for_text("While playing");
    assert!(
        !contains_bytes(&terminal.output_bytes(), b"move 1"),
        "an answer began a game"
    );
    terminal.quit();
}

#[test]
fn typing_continues_after_an_unterminated_escape_sequence() {
    let home = Home::with_settings(CALM_SETTINGS);
    let mut terminal = home.start();
    terminal.wait_for_text("Play");
    terminal.press("\x1bP");
    // Alt+P starts a string sequence. The program ends it after a second, even if keys keep coming.
    let begun = Instant::now();
    while !terminal.screen().contains("move 1") {
        assert!(
            begun.elapsed() < Duration::from_secs(60),
            "no key is heard:\n{}",
            terminal.screen()
        );
        terminal.press("p");
        thread::sleep(Duration::from_millis(30));
    }
}
