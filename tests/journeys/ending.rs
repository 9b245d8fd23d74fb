//! Journeys to the end of a game and what follows it.

use crate::kept::next_move_number;
use crate::terminal::{CALM_SETTINGS, Home, Terminal, key};
use crate::{calm_settings, wait_for_only_game, wait_for_only_game_with_moves};

/// Confirms the selected move for both sides until the game is over. Returns the number of moves.
fn play_to_the_end(terminal: &mut Terminal) -> usize {
    let mut move_number = 1;
    loop {
        terminal.press(key::ENTER);
        let mut is_game_over = false;
        terminal.wait_until_screen("a move is played or the game is over", |screen| {
            is_game_over = screen.contains("▸ Rematch");
            is_game_over || next_move_number(screen) == Some(move_number + 1)
        });
        if is_game_over {
            return move_number;
        }
        move_number += 1;
        assert!(move_number < 400, "games come to an end");
    }
}

#[test]
fn a_game_is_played_to_its_end_replayed_and_followed_by_a_rematch() {
    let home = Home::with_settings(&format!(
        "{CALM_SETTINGS}south_name = \"Awa\"\nnorth_name = \"Koffi\"\n"
    ));
    let mut terminal = home.start_game();
    let game_length = play_to_the_end(&mut terminal);
    wait_for_only_game(&home, "the whole game", |game| {
        game.moves().len() == game_length && game.result().is_some()
    });
    for choice in ["▸ Rematch", "Analyze", "The mistakes", "More"] {
        terminal.wait_for_text(choice);
    }
    terminal.press(&key::DOWN.repeat(3));
    terminal.wait_for_text("▸ More");
    terminal.press(key::ENTER);
    for choice in ["▸ Same sides", "View the moves", "Undo and go on", "Menu"] {
        terminal.wait_for_text(choice);
    }
    terminal.press(key::DOWN);
    terminal.wait_for_text("▸ View the moves");
    terminal.press(key::ENTER);
    terminal.wait_for_text(&format!("start · {} moves", game_length.div_ceil(2)));
    terminal.press(key::ESC);
    terminal.wait_for_text("Game over");
    terminal.wait_for_text("▸ View the moves");
    terminal.press(key::ESC);
    terminal.wait_for_text("▸ More");
    terminal.press(&key::UP.repeat(3));
    terminal.wait_for_text("▸ Rematch");
    terminal.press(key::ENTER);
    terminal.wait_for_text("▸ South · Koffi");
    terminal.wait_for_text("North · Awa");
    terminal.press("A");
    terminal.wait_for_text("move 1 · North");
    home.wait_for_saved_games("the new game, in a file of its own,", |games| {
        games.len() == 2
    });
    terminal.press(key::ESC);
    terminal.wait_for_text("▸ Continue");
}

#[test]
fn undoing_the_end_continues_a_copy_and_keeps_the_finished_game() {
    let home = Home::with_settings(CALM_SETTINGS);
    let mut terminal = home.start_game();
    let length = play_to_the_end(&mut terminal);
    terminal.press("u");
    terminal.wait_until_screen("the last move is to be played again", |screen| {
        next_move_number(screen) == Some(length)
    });
    wait_for_only_game(&home, "the game that ended", |game| game.result().is_some());
}

#[test]
fn a_game_of_matches_is_played_to_the_last_match() {
    let home =
        Home::with_settings("[setup]\ngame = \"matches\"\nsouth = \"human\"\nnorth = \"expert\"\n");
    let mut terminal = home.start_game();
    terminal.wait_for_text("The 13 matches");
    terminal.press("4");
    terminal.wait_for_text("4 is too many: take at most 3.");
    terminal.press(key::RIGHT);
    terminal.wait_for_text("Take 2 matches: 11 will be left.");
    terminal.press(key::UP);
    terminal.wait_for_text("Take 3 matches: 10 will be left.");
    terminal.press(key::ENTER);
    // The expert player always leaves a multiple of four, plus one match: 9, 5, 1.
    terminal.wait_for_text("Take 3 matches: 6 will be left.");
    terminal.press("2");
    terminal.wait_for_text("Take 3 matches: 2 will be left.");
    terminal.press("1");
    terminal.wait_for_text("Take 1 match: it is the last one, and you lose.");
    terminal.press("2");
    terminal.wait_for_text("2 is too many: only 1 match is left.");
    terminal.press(key::ENTER);
    terminal.wait_for_text("You lost.");
    terminal.wait_for_text("South took the last match and loses.");
    wait_for_only_game_with_moves(&home, "3 1 2 2 1 3 1");
}

#[test]
fn a_game_is_lost_on_time_and_stays_lost() {
    let home = Home::with_settings(&calm_settings("north = \"human\"\nclock = \"0.1+0\""));
    let mut terminal = home.start_game();
    terminal.wait_until_screen("a clock that runs", |screen| {
        (0..=6).any(|time| screen.contains(&format!("▸ {time}.")))
    });
    terminal.press("A");
    terminal.wait_for_text("move 1 · North");
    terminal.press("u");
    terminal.wait_for_text("no undo and no hints");
    // The clock of six seconds runs out without a key press by North.
    terminal.wait_for_text("North ran out of time.");
    terminal.wait_until_text_gone("Undo last move");
    terminal.quit();
    let saved_text = &home.saved_games()[0];
    assert!(
        saved_text.contains("ending = \"north-out-of-time\"")
            && saved_text.contains("winner = \"south\""),
        "{saved_text}"
    );
}

#[test]
fn a_resigned_game_is_counted_in_the_results() {
    let home = Home::with_settings(&calm_settings("north = \"fast\""));
    let mut terminal = home.start_game();
    // A game that is resigned earlier does not count.
    for (letter, next_move) in ["A", "B", "C", "D", "E"].into_iter().zip(2..) {
        terminal.press(letter);
        terminal.wait_for_text(&format!("move {next_move} · South"));
    }
    terminal.press("r");
    terminal.wait_for_text("Resign this game?");
    terminal.press("y");
    terminal.wait_for_text("You resigned.");
    terminal.wait_for_text("▸ Rematch");
    terminal.press(key::ESC);
    terminal.wait_for_text("Progress");
    terminal.open_line("Progress");
    terminal.wait_for_text("Overview");
    terminal.press(key::RIGHT);
    terminal.wait_for_text("All games against computers");
    terminal.wait_until_screen("a loss against fast", |screen| {
        screen
            .lines()
            .any(|line| line.contains("fast") && line.contains("0%") && line.contains('L'))
    });
}

#[test]
fn repeated_enter_at_the_end_starts_no_other_game() {
    let home = Home::with_settings(CALM_SETTINGS);
    let mut terminal = home.start_game();
    terminal.press("A");
    terminal.wait_for_text("move 1 · North");
    // All keys arrive before the next frame is drawn.
    terminal.press("ry\r\r\r");
    terminal.wait_for_text("▸ Rematch");
    terminal.wait_for_text("Game over");
    home.wait_for_saved_games("one game", |games| games.len() == 1);
    terminal.press(key::ENTER);
    terminal.wait_for_text("move 1 · South");
}
