//! Positions that are set up, and games of other programs.

use std::fs;

use crate::kept::move_letters;
use crate::terminal::{CALM_SETTINGS, Home, key};
use crate::{wait_for_only_game, wait_for_only_game_with_moves};

#[test]
fn a_position_is_set_up_copied_and_played_from() {
    let home = Home::with_settings(CALM_SETTINGS);
    let mut terminal = home.start();
    terminal.open_analyse_row("New position");
    terminal.wait_for_text("48 of 48 seeds");
    terminal.press("2");
    terminal.wait_for_text("2 seeds are missing");
    terminal.press(key::ENTER);
    terminal.wait_for_text("This is not a position yet.");
    terminal.press("=");
    terminal.wait_for_text("2-4-4-4-4-4-4-4-4-4-4-4-1-1-S");
    terminal.press("y");
    terminal.wait_for_text("Copied, if your terminal allows it: 2-4-4-4-4-4-4-4-4-4-4-4-1-1-S");
    terminal.press("\x1b[200~0-0-0-0-3-1-1-2-0-9-0-0-20-12-S\x1b[201~");
    terminal.wait_for_text("Replaced the whole board.");
    terminal.press(key::ENTER);
    terminal.wait_for_text("Depth ");
    terminal.press("p");
    terminal.wait_for_text("New game from this position");
    terminal.press(key::ENTER);
    terminal.wait_for_text("move 1 · South");
    terminal.press("F");
    terminal.wait_for_text("move 1 · North");
    let record = wait_for_only_game(&home, "F", |game| move_letters(game) == "F");
    assert_eq!(
        record.to_ogn().expect("a game of awalé").lines().nth(8),
        Some("[FEN \"0-0-0-0-3-1-1-2-0-9-0-0-20-12-S\"]")
    );
}

#[test]
fn an_ogn_game_opens_from_the_list_and_the_command_line() {
    let home = Home::with_settings(CALM_SETTINGS);
    let text = "[variant \"Oware Abapa\"]\r\n[South \"Awa\"]\r\n1. A a {(} 2. B (2. C) *";
    fs::create_dir_all(home.games_folder()).expect("a folder");
    let path = home.games_folder().join("club.ogn");
    fs::write(&path, text).expect("a file");
    let mut terminal = home.start();
    terminal.open_analyse_row("Saved games");
    terminal.wait_for_text("club.ogn");
    terminal.press(key::ENTER);
    terminal.wait_for_text("move 2 · North");
    terminal.press("B");
    terminal.wait_for_text("move 3 · South");
    wait_for_only_game_with_moves(&home, "A a B b");
    terminal.quit();
    assert_eq!(
        fs::read_to_string(&path).expect("a text"),
        text,
        "the file is as it was"
    );
    let path = path.display().to_string();
    let mut terminal = home.launch().args(&["open", &path]).start();
    terminal.wait_for_text("start · 2 moves");
    terminal.press(key::END);
    terminal.wait_for_text("2. B · 2 moves");
    terminal.quit();
}

#[test]
fn an_analysis_is_stored_in_a_saved_game_but_not_in_a_file_elsewhere() {
    let home = Home::with_settings(CALM_SETTINGS);
    home.output_of(&[
        "plain",
        "--matches",
        "--south",
        "fast",
        "--north",
        "expert",
        "--first",
        "south",
    ]);
    let game_path = fs::read_dir(home.games_folder())
        .expect("a folder")
        .next()
        .expect("a game")
        .expect("an entry")
        .path();
    let text = fs::read_to_string(&game_path).expect("a text");
    assert!(!text.contains("[analysis]"), "{text}");
    let path_of_copy = home.path().join("elsewhere.toml");
    fs::write(&path_of_copy, &text).expect("a file");
    // A saved game is analyzed as soon as it is opened.
    for (path, key_to_analyze) in [(&path_of_copy, "a"), (&game_path, "")] {
        let mut terminal = home
            .launch()
            .args(&["open", &path.display().to_string()])
            .start();
        terminal.wait_for_text("start · ");
        terminal.press(key_to_analyze);
        terminal.wait_for_text("Winning chances");
        terminal.wait_until_text_gone("Analysis: ");
        terminal.quit();
    }
    assert_eq!(
        fs::read_to_string(&path_of_copy).expect("a text"),
        text,
        "the file is as it was"
    );
    let saved_texts = home.saved_games();
    assert!(
        saved_texts.len() == 1 && saved_texts[0].contains("[analysis]"),
        "{saved_texts:?}"
    );
}
