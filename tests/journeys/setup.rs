//! The form for setting up a game.

use crate::terminal::{CALM_SETTINGS, Home, Terminal, key};
use crate::{pit_cell, wait_for_only_game};

#[test]
fn a_game_setup_chosen_with_arrow_keys_is_offered_again() {
    let home = Home::with_settings("animation = \"off\"\n");
    let mut terminal = home.start();
    terminal.open_line("Play");
    terminal.wait_for_text("▸ Start");
    terminal.press(key::HOME);
    terminal.wait_for_text("▸ Game");
    change_line_to(&mut terminal, "Awélé, no starving");
    terminal.open_line("Opponent");
    terminal.wait_for_text("▸ Nana Esi");
    terminal.press("\x1b[F\x1b[A\x1b[A\x1b[A");
    terminal.wait_for_text("▸ ◂ alpha-beta, 6 plies ▸");
    terminal.press(&key::LEFT.repeat(3));
    terminal.wait_for_text("▸ ◂ alpha-beta, 3 plies ▸");
    terminal.press(key::ENTER);
    terminal.wait_for_text("▸ Start");
    terminal.open_line("More");
    terminal.open_line("  Name · South");
    terminal.wait_for_text("Enter done");
    terminal.press("Awa");
    terminal.wait_for_text("Awa_");
    terminal.press(key::ENTER);
    terminal.wait_until_text_gone("Awa_");
    terminal.move_cursor_to("  evaluation · North");
    change_line_to(&mut terminal, "counts seeds and moves");
    terminal.move_cursor_to("  Who starts");
    change_line_to(&mut terminal, "South");
    terminal.move_cursor_to("  Sowing");
    change_line_to(&mut terminal, "clockwise, mirrored");
    terminal.open_line("Start");
    let is_as_set_up = |screen: &str| {
        [
            "Awélé, no starving",
            "▸ South · Awa",
            "North · alpha-beta 3",
        ]
        .iter()
        .all(|text| screen.contains(text))
    };
    terminal.wait_until_screen("the game is as it was set up", is_as_set_up);
    let (column_of_f, column_of_a) = (pit_cell(&terminal, 'F').0, pit_cell(&terminal, 'A').0);
    assert!(column_of_f < column_of_a, "clockwise, A is at the right");
    terminal.quit();
    let mut terminal = home.start_game();
    terminal.wait_until_screen("the same game begins at once", is_as_set_up);
    terminal.press("A");
    terminal.wait_for_text("move 2 · South");
    let record = wait_for_only_game(&home, "a move of each side", |game| game.moves().len() == 2);
    assert_eq!(
        record.players.north.spec.to_string(),
        "alphabeta:3:mobility"
    );
    assert_eq!(record.players.south.name, "Awa");
    assert_eq!(record.kind.id(), "awele");
}

#[test]
fn escape_leaves_the_setup_without_a_game() {
    let home = Home::with_settings(CALM_SETTINGS);
    let mut terminal = home.start();
    terminal.open_line("Play");
    terminal.wait_for_text("▸ Start");
    terminal.press(key::ESC);
    terminal.wait_for_text("▸ Play");
    assert!(home.saved_games().is_empty());
}

/// Changes the selected line until it has this value.
#[track_caller]
fn change_line_to(terminal: &mut Terminal, value: &str) {
    let selected_value = format!("◂ {value} ▸");
    let is_value_selected = |screen: &str| {
        screen
            .lines()
            .any(|line| line.contains("│ ▸ ") && line.contains(&selected_value))
    };
    for _ in 0..45 {
        let screen_before = terminal.screen();
        if is_value_selected(&screen_before) {
            return;
        }
        terminal.press(key::RIGHT);
        terminal.wait_until_screen("the value changes", |screen| screen != screen_before);
    }
    panic!("no value “{selected_value}” on\n{}", terminal.screen());
}

#[test]
#[cfg(unix)]
fn an_engine_command_with_an_open_quote_is_refused_and_a_path_with_blanks_works() {
    let home = Home::with_settings(&CALM_SETTINGS.replace("north = \"human\"", "north = \"bot\""));
    let folder = home
        .data_folder()
        .join("a folder with a name that is long enough to be cut");
    let bot_path = folder.join("my bot.sh");
    std::fs::create_dir_all(&folder).expect("a folder");
    let bot_script = "while read -r position moves rest; do echo \"${moves%%,*}\"; done\n";
    std::fs::write(&bot_path, bot_script).expect("a bot");
    let mut terminal = home.start();
    terminal.open_line("Play");
    terminal.wait_for_text("▸ Start");
    terminal.open_line("  command");
    terminal.wait_for_text("Enter done");
    terminal.press("sh 'my bot.sh");
    terminal.wait_for_text("my bot.sh_");
    terminal.press(key::ENTER);
    terminal.wait_for_text("a quotation mark is not closed");
    terminal.press(&"\x7f".repeat(20));
    terminal.press(&format!("sh '{}'", bot_path.display()));
    terminal.wait_for_text("my bot.sh'_");
    terminal.press(key::ENTER);
    terminal.wait_until_text_gone("Enter done");
    terminal.open_line("Start");
    terminal.wait_for_text("C: sows D E F a");
    terminal.press("A");
    terminal.wait_for_text("move 2 · South");
    terminal.quit();
}
