//! The settings screen, and the bell that it can switch on.

use toml::Value;

use awale::app::{Action, Item, Screen, SettingRow};

use crate::shell::Shell;

/// The settings screen, with the cursor on the line of this setting.
fn on(key: &str, settings: &str) -> Shell {
    let mut shell = Shell::with(settings);
    let line = Item::ALL.iter().position(|&item| item == Item::Settings).expect("a line of the menu");
    let row = SettingRow::ALL.iter().position(|row| row.key == key).expect("a line of the settings");
    shell.acts([Action::Row(line), Action::Row(row)]);
    shell
}

fn value(shell: &Shell, key: &str) -> Value {
    shell.app.context.settings.value(key).expect("a setting")
}

fn drawn(shell: &mut Shell, width: u16, height: u16) -> String {
    let buffer = shell.draw(width, height);
    let rows = buffer.content.chunks(usize::from(width));
    rows.map(|row| row.iter().map(ratatui::buffer::Cell::symbol).collect::<String>() + "\n").collect()
}

#[test]
fn a_number_goes_through_its_values_with_its_unit_and_is_saved() {
    let mut shell = on("engine.hash_mb", "[engine]\nhash_mb = 100\n");
    assert!(drawn(&mut shell, 80, 24).contains("100 MiB"));
    shell.act(Action::Right);
    assert_eq!(value(&shell, "engine.hash_mb"), Value::from(128), "a value between two goes to the next");
    assert!(shell.config.contains("hash_mb = 128"), "{}", shell.config);
    (0..20).for_each(|_| shell.act(Action::Right));
    assert_eq!(value(&shell, "engine.hash_mb"), Value::from(4096), "the arrow stops at the last");
    shell.act(Action::Confirm);
    assert_eq!(value(&shell, "engine.hash_mb"), Value::from(16), "one key alone reaches every value");
}

#[test]
fn a_choice_that_the_setup_shares_is_changed_here_too() {
    let mut shell = on("sowing", "");
    shell.act(Action::Right);
    assert_eq!(value(&shell, "sowing"), Value::from("clockwise"));
    assert!(shell.config.contains("sowing = \"clockwise\""), "{}", shell.config);
}

#[test]
fn the_last_line_leads_to_the_list_of_keys() {
    let mut shell = on("language", "");
    shell.act(Action::End);
    assert!(drawn(&mut shell, 80, 24).contains("[keys]"), "it says where keys are bound");
    shell.act(Action::Confirm);
    assert!(matches!(shell.app.screen(), Screen::Help(_)));
    shell.act(Action::Back);
    assert!(matches!(shell.app.screen(), Screen::Settings(_)));
}

#[test]
fn a_board_shows_the_theme_beside_the_list_or_below_it() {
    // What its chosen move would capture stands above the pits.
    let has_board = |shell: &mut Shell, width, height| drawn(shell, width, height).contains("×2•");
    let mut theme = on("theme", "");
    for (width, height) in [(80, 24), (99, 30), (100, 24), (200, 60)] {
        assert!(has_board(&mut theme, width, height), "{width}x{height}");
    }
    assert!(!has_board(&mut theme, 60, 18), "the list needs the room");
    let mut other = on("mouse", "");
    assert!(!has_board(&mut other, 80, 24));
    assert!(has_board(&mut other, 100, 24));
}

#[test]
fn the_bell_calls_the_player_after_a_computers_move_and_at_the_end() {
    let game = "bell = true\nanimation = \"off\"\n[setup]\nnorth = \"alphabeta:4\"\nfirst = \"south\"\n";
    let mut shell = Shell::with(game);
    shell.keys("pa");
    assert_eq!(shell.bells, 0, "the player's own move is silent");
    shell.answer();
    assert_eq!(shell.bells, 1);
    let mut moves = 1;
    while matches!(shell.app.screen(), Screen::Play(_)) {
        shell.act(Action::Confirm);
        moves += usize::from(shell.answer());
    }
    assert!(matches!(shell.app.screen(), Screen::Over(_)));
    assert!([moves, moves + 1].contains(&shell.bells), "{} rings for {moves} moves and the end", shell.bells);
}

#[test]
fn the_bell_is_silent_while_two_computers_play_and_where_it_is_off() {
    let computers = "bell = true\nanimation = \"off\"\npace_ms = 0\n[setup]\nsouth = \"naive\"\nnorth = \"fast\"\n";
    let usual = "animation = \"off\"\n[setup]\nnorth = \"alphabeta:4\"\nfirst = \"south\"\n";
    for settings in [computers, usual] {
        let mut shell = Shell::with(settings);
        shell.keys("p");
        while matches!(shell.app.screen(), Screen::Play(_)) {
            shell.act(Action::Confirm);
            shell.answer();
        }
        assert_eq!(shell.bells, 0, "{settings}");
    }
}
