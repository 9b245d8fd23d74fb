//! The setup of a game.

use crate::terminal::{CALM, Home, Terminal, key};
use crate::{only_game, pit};

#[test]
fn a_game_is_set_up_with_the_arrow_keys_and_offered_again() {
    let home = Home::with("animation = \"off\"\n");
    let mut terminal = home.start();
    terminal.opens("Play");
    terminal.sees("▸ Start");
    terminal.press(key::HOME);
    terminal.sees("▸ Game");
    change_to(&mut terminal, "Awélé, no starving");
    terminal.opens("Opponent");
    terminal.sees("▸ Nana Esi");
    terminal.press("\x1b[F\x1b[A\x1b[A\x1b[A");
    terminal.sees("▸ ◂ alpha-beta, 6 plies ▸");
    terminal.press(&key::LEFT.repeat(3));
    terminal.sees("▸ ◂ alpha-beta, 3 plies ▸");
    terminal.press(key::ENTER);
    terminal.sees("▸ Start");
    terminal.opens("More");
    terminal.opens("  Name · South");
    terminal.sees("Enter done");
    terminal.press("Awa");
    terminal.sees("Awa_");
    terminal.press(key::ENTER);
    terminal.sees_no("Awa_");
    terminal.moves_to("  evaluation · North");
    change_to(&mut terminal, "counts seeds and moves");
    terminal.moves_to("  Who starts");
    change_to(&mut terminal, "South");
    terminal.moves_to("  Sowing");
    change_to(&mut terminal, "clockwise, mirrored");
    terminal.opens("Start");
    let is_as_set_up = |screen: &str| {
        [
            "Awélé, no starving",
            "▸ South · Awa",
            "North · alpha-beta 3",
        ]
        .iter()
        .all(|text| screen.contains(text))
    };
    terminal.sees_that("the game is as it was set up", is_as_set_up);
    let (left, right) = (pit(&terminal, 'F').0, pit(&terminal, 'A').0);
    assert!(left < right, "clockwise, A is at the right");
    terminal.quits();
    let mut terminal = home.play();
    terminal.sees_that("the same game begins at once", is_as_set_up);
    terminal.press("A");
    terminal.sees("move 2 · South");
    let record = only_game(&home, "a move of each side", |game| game.moves().len() == 2);
    assert_eq!(
        record.players.north.spec.to_string(),
        "alphabeta:3:mobility"
    );
    assert_eq!(record.players.south.name, "Awa");
    assert_eq!(record.kind.id(), "awele");
}

#[test]
fn escape_leaves_the_setup_without_a_game() {
    let home = Home::with(CALM);
    let mut terminal = home.start();
    terminal.opens("Play");
    terminal.sees("▸ Start");
    terminal.press(key::ESC);
    terminal.sees("▸ Play");
    assert!(home.saved().is_empty());
}

/// Changes the selected line until it has this value.
#[track_caller]
fn change_to(terminal: &mut Terminal, value: &str) {
    let value = format!("◂ {value} ▸");
    let is_there = |screen: &str| {
        screen
            .lines()
            .any(|line| line.contains("│ ▸ ") && line.contains(&value))
    };
    for _ in 0..45 {
        let before = terminal.screen();
        if is_there(&before) {
            return;
        }
        terminal.press(key::RIGHT);
        terminal.sees_that("the value changes", |screen| screen != before);
    }
    panic!("no value “{value}” on\n{}", terminal.screen());
}

#[test]
#[cfg(unix)]
fn open_quotes_are_refused_and_paths_with_blanks_play() {
    let home = Home::with(&CALM.replace("north = \"human\"", "north = \"bot\""));
    let folder = home
        .data()
        .join("a folder with a name that is long enough to be cut");
    let bot = folder.join("my bot.sh");
    std::fs::create_dir_all(&folder).expect("a folder");
    let answers = "while read -r position moves rest; do echo \"${moves%%,*}\"; done\n";
    std::fs::write(&bot, answers).expect("a bot");
    let mut terminal = home.start();
    terminal.opens("Play");
    terminal.sees("▸ Start");
    terminal.opens("  command");
    terminal.sees("Enter done");
    terminal.press("sh 'my bot.sh");
    terminal.sees("my bot.sh_");
    terminal.press(key::ENTER);
    terminal.sees("a quotation mark is not closed");
    terminal.press(&"\x7f".repeat(20));
    terminal.press(&format!("sh '{}'", bot.display()));
    terminal.sees("my bot.sh'_");
    terminal.press(key::ENTER);
    terminal.sees_no("Enter done");
    terminal.opens("Start");
    terminal.sees("A: sows B C D E");
    terminal.press("A");
    terminal.sees("move 2 · South");
    terminal.quits();
}
