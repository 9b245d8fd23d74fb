//! Positions that are set up, and games of other programs.

use std::fs;

use crate::kept::moves;
use crate::terminal::{CALM, Home, key};
use crate::{assert_only_game, only_game};

#[test]
fn a_position_is_set_up_copied_and_played_from() {
    let home = Home::with(CALM);
    let mut terminal = home.start();
    terminal.analyses("New position");
    terminal.sees("48 of 48 seeds");
    terminal.press("2");
    terminal.sees("2 seeds are missing");
    terminal.press(key::ENTER);
    terminal.sees("This is not a position yet.");
    terminal.press("=");
    terminal.sees("2-4-4-4-4-4-4-4-4-4-4-4-1-1-S");
    terminal.press("y");
    terminal.sees("Copied, if your terminal allows it: 2-4-4-4-4-4-4-4-4-4-4-4-1-1-S");
    terminal.press("\x1b[200~0-0-0-0-3-1-1-2-0-9-0-0-20-12-S\x1b[201~");
    terminal.sees("0-0-0-0-3-1-1-2-0-9-0-0-20-12-S");
    terminal.press(key::ENTER);
    terminal.sees("Depth ");
    terminal.press("p");
    terminal.sees("New game from this position");
    terminal.press(key::ENTER);
    terminal.sees("move 1 · South");
    terminal.press("F");
    terminal.sees("move 1 · North");
    let record = only_game(&home, "F", |game| moves(game) == "F");
    assert_eq!(
        record.to_ogn().expect("a game of awalé").lines().nth(8),
        Some("[FEN \"0-0-0-0-3-1-1-2-0-9-0-0-20-12-S\"]")
    );
}

#[test]
fn an_ogn_game_opens_from_the_list_and_the_command_line() {
    let home = Home::with(CALM);
    let text = "[variant \"Oware Abapa\"]\r\n[South \"Awa\"]\r\n1. A a {(} 2. B (2. C) *";
    fs::create_dir_all(home.games()).expect("a folder");
    let path = home.games().join("club.ogn");
    fs::write(&path, text).expect("a file");
    let mut terminal = home.start();
    terminal.analyses("Saved games");
    terminal.sees("club.ogn");
    terminal.press(key::ENTER);
    terminal.sees("move 2 · North");
    terminal.press("B");
    terminal.sees("move 3 · South");
    assert_only_game(&home, "A a B b");
    terminal.quits();
    assert_eq!(
        fs::read_to_string(&path).expect("a text"),
        text,
        "the file is as it was"
    );
    let path = path.display().to_string();
    let mut terminal = home.launch().args(&["open", &path]).start();
    terminal.sees("start · 2 moves");
    terminal.press(key::END);
    terminal.sees("2. B · 2 moves");
    terminal.quits();
}

#[test]
fn only_saved_games_keep_an_analysis_when_opened() {
    let home = Home::with(CALM);
    home.printed(&[
        "plain",
        "--matches",
        "--south",
        "fast",
        "--north",
        "expert",
        "--first",
        "south",
    ]);
    let game = fs::read_dir(home.games())
        .expect("a folder")
        .next()
        .expect("a game")
        .expect("an entry")
        .path();
    let text = fs::read_to_string(&game).expect("a text");
    assert!(!text.contains("[analysis]"), "{text}");
    let elsewhere = home.path().join("elsewhere.toml");
    fs::write(&elsewhere, &text).expect("a file");
    for path in [&elsewhere, &game] {
        let mut terminal = home
            .launch()
            .args(&["open", &path.display().to_string()])
            .start();
        terminal.sees("start · ");
        terminal.press("a");
        terminal.sees("Expected points");
        terminal.sees_no("Analysis: ");
        terminal.quits();
    }
    assert_eq!(
        fs::read_to_string(&elsewhere).expect("a text"),
        text,
        "the file is as it was"
    );
    let saved = home.saved();
    assert!(
        saved.len() == 1 && saved[0].contains("[analysis]"),
        "{saved:?}"
    );
}
