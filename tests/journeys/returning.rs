//! Leaving and coming back: continuing, replaying, renaming and deleting games.

use awale_study::record::Record;

use crate::kept::next_move_number;
use crate::terminal::{CALM_SETTINGS, Home, key, title_of_move};
use crate::{calm_settings, wait_for_only_game, wait_for_only_game_with_moves};

#[test]
fn after_a_kill_the_restarted_program_continues_its_game() {
    let home = Home::with_settings(CALM_SETTINGS);
    let mut terminal = home.start_game();
    terminal.press("A");
    terminal.wait_for_text("move 1 · North");
    terminal.press("F");
    terminal.wait_for_text("move 2 · South");
    home.wait_until_idle();
    terminal.send_signal("KILL");
    terminal.wait_for_exit();
    let mut terminal = home.start();
    terminal.wait_for_text("▸ Continue");
    terminal.wait_for_text("1 move");
    terminal.press(key::ENTER);
    terminal.wait_for_text("move 2 · South");
    terminal.wait_for_text("1. A      f");
    terminal.press("B");
    terminal.wait_for_text("move 2 · North");
    wait_for_only_game_with_moves(&home, "A f B");
}

#[test]
fn killing_the_program_leaves_only_complete_game_files() {
    let home = Home::with_settings(&calm_settings("south = \"naive\"\nnorth = \"naive\""));
    for _ in 0..6 {
        let mut terminal = home.start_game();
        // The computers move without a pause, so the game may be over before the test reads the
        // screen.
        terminal.wait_until_screen("they play", |screen| {
            next_move_number(screen) > Some(5) || screen.contains("Game over")
        });
        terminal.send_signal("KILL");
        terminal.wait_for_exit();
        for text in home.saved_games() {
            Record::parse(&text).expect("a whole record");
        }
    }
}

#[test]
fn a_saved_game_is_replayed_and_continued_from_the_middle() {
    let home = Home::with_settings(CALM_SETTINGS);
    let mut terminal = home.start_game();
    for (place, letter) in ["A", "B", "C"].into_iter().enumerate() {
        terminal.press(letter);
        terminal.wait_for_text(&title_of_move(place + 2));
    }
    terminal.press(key::ESC);
    terminal.wait_for_text("▸ Continue");
    terminal.open_analyse_row("Saved games");
    terminal.wait_for_text("1 game");
    terminal.press("a");
    terminal.wait_for_text("start · 2 moves");
    terminal.press(key::RIGHT);
    terminal.wait_for_text("1. A · 2 moves");
    terminal.press(key::END);
    terminal.wait_for_text("2. C · 2 moves");
    terminal.wait_for_text("This game is not over yet.");
    terminal.press(key::LEFT);
    terminal.wait_for_text("1… b · 2 moves");
    terminal.press(key::HOME);
    terminal.wait_for_text("start · 2 moves");
    terminal.press("z");
    terminal.wait_for_text("2. C · 2 moves");
    terminal.press(key::HOME);
    terminal.wait_for_text("start · 2 moves");
    terminal.press(key::ENTER);
    terminal.wait_for_text("1. A · 2 moves");
    terminal.press("p");
    terminal.wait_for_text("New game after 1. A");
    terminal.press(key::ENTER);
    terminal.wait_for_text("move 1 · North");
    terminal.press("F");
    terminal.wait_for_text("1. A      f");
    home.wait_for_saved_games("the new game beside the old one", |games| games.len() == 2);
}

#[test]
fn saved_games_are_renamed_opened_and_deleted_after_a_question() {
    let home = Home::with_settings(CALM_SETTINGS);
    let mut terminal = home.start_game();
    terminal.press("A");
    terminal.wait_for_text("move 1 · North");
    terminal.press(key::ESC);
    terminal.wait_for_text("▸ Continue");
    terminal.open_analyse_row("Saved games");
    terminal.wait_for_text("1 game");
    terminal.press("S");
    terminal.wait_for_text("New name: _");
    terminal.press("quiet evening");
    terminal.wait_for_text("quiet evening_");
    terminal.press(key::ENTER);
    terminal.wait_until_text_gone("New name");
    // In the list, a renamed game still shows its players.
    terminal.wait_until_screen("its players and its variant", |screen| {
        let line = screen
            .lines()
            .find(|line| line.contains("quiet evening · "));
        line.is_some_and(|line| {
            line.contains("South – North") && line.to_lowercase().contains("oware")
        })
    });
    wait_for_only_game(&home, "the new name", |game| {
        game.header.title.as_deref() == Some("quiet evening")
    });
    terminal.press(key::ENTER);
    terminal.wait_for_text("move 1 · North");
    terminal.press(key::ESC);
    terminal.wait_for_text("1 game");
    terminal.press("d");
    terminal.wait_for_text("Delete this game for good?");
    terminal.press(key::ESC);
    terminal.wait_until_text_gone("Delete this game for good?");
    assert_eq!(home.saved_games().len(), 1);
    terminal.press("d");
    terminal.wait_for_text("Delete this game for good?");
    terminal.press("y");
    terminal.wait_for_text("No saved games yet.");
    home.wait_for_saved_games("that the game is gone", <[String]>::is_empty);
}
