//! A game in progress: moves by key and mouse, undo, the computer, watching, ending by agreement.

use crate::kept::next_move_number;
use crate::terminal::{self, CALM_SETTINGS, Home, key, title_of_move};
use crate::{calm_settings, pit_cell, wait_for_only_game, wait_for_only_game_with_moves};

#[test]
fn moves_are_played_with_the_arrows() {
    let home = Home::with_settings(CALM_SETTINGS);
    let mut terminal = home.start_game();
    // A game begins with the cursor on the third pit of each side.
    terminal.wait_for_text("C: sows D E F a");
    terminal.press(key::LEFT);
    terminal.wait_for_text("B: sows C D E F");
    terminal.press(key::ENTER);
    terminal.wait_for_text("move 1 · North");
    terminal.wait_for_text("c: sows d e f A");
    // North's row runs from right to left on the screen.
    terminal.press(key::LEFT);
    terminal.wait_for_text("d: sows e f A B");
    terminal.press(key::END);
    terminal.wait_for_text("a: sows b c d e");
    terminal.press(key::HOME);
    terminal.wait_for_text("f: sows A B C D");
    terminal.press(" ");
    terminal.wait_for_text("move 2 · South");
    terminal.press("l");
    terminal.wait_for_text("C: sows D E F a b c");
    terminal.press("hkjl\r");
    terminal.wait_for_text("move 2 · North");
    wait_for_only_game_with_moves(&home, "B f C");
}

#[test]
fn moves_are_played_with_letters_and_digits() {
    let home = Home::with_settings(CALM_SETTINGS);
    let mut terminal = home.start_game();
    terminal.press("C");
    terminal.wait_for_text("move 1 · North");
    terminal.press("3");
    terminal.wait_for_text("move 2 · South");
    terminal.press("F");
    terminal.wait_for_text("move 2 · North");
    wait_for_only_game_with_moves(&home, "C c F");
    terminal.wait_for_text("1. C      c");
}

#[test]
fn moves_are_played_with_the_mouse() {
    let home = Home::with_settings(CALM_SETTINGS);
    let mut terminal = home.start();
    let (x, y) = terminal.cell_of_text("Play");
    terminal.click(x, y);
    terminal.wait_for_text("▸ Start");
    let (x, y) = terminal.cell_of_text("▸ Start");
    terminal.click(x + 3, y);
    terminal.wait_for_text("move 1 · South");
    let (x, y) = pit_cell(&terminal, 'D');
    terminal.click(x, y - 3);
    terminal.wait_for_text("move 1 · North");
    let (x, y) = pit_cell(&terminal, 'e');
    terminal.click(x, y + 3);
    terminal.wait_for_text("move 2 · South");
    let (x, y) = pit_cell(&terminal, 'a');
    terminal.click(x, y + 3);
    terminal.wait_for_text("Pit a belongs to your opponent. Your pits are A to F.");
    wait_for_only_game_with_moves(&home, "D e");
}

#[test]
fn mouse_reports_are_off_if_the_settings_disable_the_mouse() {
    let home = Home::with_settings(&format!("mouse = false\n{CALM_SETTINGS}"));
    let mut terminal = home.start();
    assert!(
        !terminal::contains_bytes(&terminal.output_bytes(), b"\x1b[?1000h"),
        "the mouse is not asked for"
    );
    terminal.quit();
}

#[test]
fn a_refused_move_says_why_and_the_same_player_chooses_again() {
    let home = Home::with_settings(CALM_SETTINGS);
    let mut terminal = home.start_game();
    terminal.press("A");
    terminal.wait_for_text("move 1 · North");
    terminal.press("A");
    terminal.wait_for_text("move 2 · South");
    terminal.press("A");
    terminal.wait_for_text("Pit A is empty: there is nothing to sow.");
    terminal.wait_for_text("move 2 · South");
    terminal.press(key::LEFT);
    terminal.wait_until_text_gone("Pit A is empty: there is nothing to sow. B");
    terminal.press("B");
    terminal.wait_for_text("move 2 · North");
    wait_for_only_game_with_moves(&home, "A a B");
}

#[test]
fn undo_and_redo_go_to_the_start_and_back() {
    let home = Home::with_settings(CALM_SETTINGS);
    let mut terminal = home.start_game();
    for (place, letter) in ["A", "B", "C"].into_iter().enumerate() {
        terminal.press(letter);
        terminal.wait_for_text(&title_of_move(place + 2));
    }
    for number in [3, 2, 1] {
        terminal.press("u");
        terminal.wait_for_text(&title_of_move(number));
    }
    terminal.press("u");
    terminal.wait_for_text("There is nothing to undo.");
    for number in [2, 3, 4] {
        terminal.press("U");
        terminal.wait_for_text(&title_of_move(number));
    }
    terminal.press("U");
    terminal.wait_for_text("There is nothing to redo.");
    wait_for_only_game_with_moves(&home, "A b C");
    terminal.press("uu");
    terminal.wait_for_text("move 1 · North");
    terminal.press("F");
    terminal.wait_for_text("move 2 · South");
    // The new move replaces the undone moves.
    wait_for_only_game_with_moves(&home, "A f");
}

#[test]
fn undo_after_the_computers_answer_returns_to_the_players_turn() {
    let home = Home::with_settings(&calm_settings("north = \"alphabeta:4\""));
    let mut terminal = home.start_game();
    terminal.press("D");
    terminal.wait_for_text("move 2 · South");
    wait_for_only_game(&home, "two moves", |game| game.moves().len() == 2);
    terminal.press("u");
    terminal.wait_for_text("does not count");
    terminal.press("y");
    terminal.wait_for_text("move 1 · South");
    terminal.press("U");
    terminal.wait_for_text("move 2 · South");
}

#[test]
fn a_computer_may_begin_and_a_human_playing_north_sees_north_below() {
    let home = Home::with_settings(&calm_settings("south = \"fast\"\nnorth = \"human\""));
    let mut terminal = home.start_game();
    terminal.wait_for_text("move 1 · North");
    assert!(
        pit_cell(&terminal, 'a').1 > pit_cell(&terminal, 'A').1,
        "North is below"
    );
    terminal.wait_for_text("╰ ▸ North · You");
    terminal.press("v");
    terminal.wait_for_text("╰ South · fast");
    assert!(
        pit_cell(&terminal, 'a').1 < pit_cell(&terminal, 'A').1,
        "the board is turned"
    );
}

#[test]
fn leaving_a_game_does_not_wait_for_the_thinking_computer() {
    let home = Home::with_settings(&calm_settings("north = \"minimax:40\""));
    let mut terminal = home.start_game();
    terminal.press("A");
    terminal.wait_for_text("North thinks");
    terminal.press("uy");
    terminal.wait_for_text("move 1 · South");
    terminal.press("B");
    terminal.wait_for_text("North thinks");
    terminal.press(key::ESC);
    terminal.wait_for_text("▸ Continue");
    terminal.press(key::ENTER);
    terminal.wait_for_text("North thinks");
    terminal.press("m");
    terminal.wait_for_text("move 2 · South");
    terminal.press("C");
    terminal.wait_for_text("North thinks");
    terminal.quit();
}

#[test]
fn two_computers_can_be_watched_paused_and_resumed() {
    let home = Home::with_settings(
        &calm_settings("south = \"naive\"\nnorth = \"fast\"")
            .replace("pace_ms = 0", "pace_ms = 50"),
    );
    let terminal = home.launch().args(&["--seed", "5"]).start();
    let mut terminal = terminal;
    terminal.wait_for_text("Quit");
    terminal.press("p");
    terminal.wait_until_screen("several moves are played", |screen| {
        next_move_number(screen) > Some(3)
    });
    terminal.press("z");
    terminal.wait_for_text("Paused");
    let move_number_when_paused = next_move_number(&terminal.screen()).expect("a number");
    // Turning the board draws the whole screen again, but plays no move.
    let screen_when_paused = terminal.screen();
    terminal.press("v");
    terminal.wait_until_screen("the board is turned", |screen| screen != screen_when_paused);
    assert_eq!(
        next_move_number(&terminal.screen()),
        Some(move_number_when_paused)
    );
    terminal.press("u");
    terminal.wait_until_screen("a move is taken back", |screen| {
        next_move_number(screen) == Some(move_number_when_paused - 1)
    });
    terminal.press("-");
    terminal.wait_for_text("0.1 s between moves");
    terminal.press(key::ENTER);
    terminal.wait_until_screen("they go on", |screen| {
        next_move_number(screen) > Some(move_number_when_paused + 1)
    });
    terminal.quit();
}

#[test]
fn resigning_asks_first() {
    let home = Home::with_settings(CALM_SETTINGS);
    let mut terminal = home.start_game();
    terminal.press("A");
    terminal.wait_for_text("move 1 · North");
    terminal.press("r");
    terminal.wait_for_text("Resign this game?");
    terminal.press("n");
    terminal.wait_until_text_gone("Resign this game?");
    terminal.press("r");
    terminal.wait_for_text("Resign this game?");
    terminal.press("y");
    terminal.wait_for_text("South wins");
    terminal.wait_for_text("North resigned.");
    home.wait_for_saved_games("the resignation", |games| {
        games.len() == 1 && games[0].contains("resign")
    });
}

#[test]
fn players_can_agree_to_end_and_each_takes_the_seeds_of_its_row() {
    let home = Home::with_settings(CALM_SETTINGS);
    let mut terminal = home.start_game();
    terminal.press("F");
    terminal.wait_for_text("move 1 · North");
    terminal.press("o");
    terminal.wait_for_text("End the game here?");
    terminal.press("y");
    // Both rows go to their owners. South's move from F has sown four seeds into North's row.
    terminal.wait_for_text("North wins: South 20, North 28.");
}

#[test]
fn the_bell_rings_when_the_computer_has_moved_and_not_before() {
    let home = Home::with_settings(&format!(
        "bell = true\n{}",
        calm_settings("north = \"naive\"")
    ));
    let mut terminal = home.start();
    terminal.press("p");
    terminal.wait_for_text("move 1 · South");
    assert!(!terminal::contains_bytes(&terminal.output_bytes(), b"\x07"));
    terminal.press("C");
    terminal.wait_for_text("move 2 · South");
    assert!(
        terminal::contains_bytes(&terminal.output_bytes(), b"\x07"),
        "it rings before the move is drawn"
    );
}
