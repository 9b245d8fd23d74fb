//! The menu, and quitting the program from it.

use crate::terminal::{CALM_SETTINGS, Home, key};

#[test]
fn the_program_starts_with_a_menu_of_all_screens() {
    let home = Home::new();
    let mut terminal = home.start();
    for line in [
        "Play", "Puzzles", "Learn", "Analyze", "Progress", "Settings", "Quit",
    ] {
        terminal.wait_for_text(line);
    }
    assert!(
        !terminal.screen().contains("Continue"),
        "there is no game to continue"
    );
    terminal.quit();
    assert!(
        home.saved_games().is_empty(),
        "nothing was played, nothing is kept"
    );
}

/// One read from the terminal cannot take all these keys. The rest must not wait for another key.
#[test]
fn a_thousand_keys_in_one_write_are_all_processed() {
    let home = Home::with_settings(CALM_SETTINGS);
    let mut terminal = home.start();
    terminal.press(&(key::DOWN.repeat(1000) + key::END + key::UP + key::ENTER));
    terminal.wait_for_text("Ask before you resign");
}

#[test]
fn quit_in_the_menu_ends_the_program() {
    let home = Home::new();
    let mut terminal = home.start();
    terminal.press(key::END);
    terminal.wait_for_text("▸ Quit");
    terminal.press(key::ENTER);
    terminal.wait_for_clean_exit();
}

#[test]
fn every_line_of_the_menu_opens_its_screen_and_escape_comes_back() {
    let home = Home::with_settings(CALM_SETTINGS);
    let mut terminal = home.start();
    for (line, mark) in [
        ("Analyze", "New position"),
        ("Progress", "Overview"),
        ("Settings", "Ask before you resign"),
        ("Play", "begin"),
    ] {
        terminal.open_line(line);
        terminal.wait_for_text(mark);
        terminal.press(key::ESC);
        terminal.wait_for_text("Quit");
    }
}

#[test]
fn a_question_mark_lists_the_keys_on_every_screen() {
    let home = Home::with_settings(CALM_SETTINGS);
    let mut terminal = home.start_game();
    terminal.press("?");
    terminal.wait_for_text("While playing");
    terminal.press(key::ESC);
    terminal.wait_for_text("move 1 · South");
}
