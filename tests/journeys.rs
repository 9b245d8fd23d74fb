//! Whole journeys of the real program in a pseudo-terminal, as a person would make them.

#![cfg(unix)]

#[path = "support/kept.rs"]
mod kept;
#[path = "support/terminal.rs"]
mod terminal;

use std::fs;

use awale::record::Record;
use kept::{moves, number, record};
use terminal::{CALM, Home, Terminal, key};

/// Like [`CALM`], with other settings of the last setup after it.
fn calm(setup: &str) -> String {
    format!("animation = \"off\"\npace_ms = 0\ntables.automatic = false\n[setup]\nfirst = \"south\"\n{setup}\n")
}

/// A cell of the pit with this letter: that of the letter itself.
fn pit(terminal: &Terminal, letter: char) -> (u16, u16) {
    let row = if letter.is_uppercase() { ["A", "B", "C", "D", "E", "F"] } else { ["a", "b", "c", "d", "e", "f"] };
    let screen = terminal.screen();
    let (y, line) = screen
        .lines()
        .enumerate()
        .find(|(_, line)| row.iter().all(|pit| line.split([' ', '◆']).any(|word| word == *pit)))
        .unwrap_or_else(|| panic!("no row of pits on\n{screen}"));
    let cells: Vec<char> = line.chars().collect();
    let alone = |x: usize| cells[x] == letter && !cells[x - 1].is_alphabetic() && !cells[x + 1].is_alphabetic();
    let x = (1..cells.len() - 1).find(|&x| alone(x)).expect("the letter stands alone");
    (x as u16, y as u16)
}

/// The only saved game.
fn only_game(home: &Home) -> Record {
    let saved = home.saved();
    assert_eq!(saved.len(), 1, "one game is kept: {saved:?}");
    record(&saved[0])
}

// ---- To the menu and out again

#[test]
fn the_menu_comes_first_and_offers_everything() {
    let home = Home::new();
    let mut terminal = home.start();
    for line in
        ["Continue", "New game", "Position", "Saved games", "Replay", "My results", "Rules", "Settings", "Help", "Quit"]
    {
        terminal.sees(line);
    }
    terminal.quits();
    assert!(home.saved().is_empty(), "nothing was played, nothing is kept");
}

/// More than is read from the terminal in one piece: what is left must not wait for another key.
#[test]
fn a_thousand_keys_at_once_are_all_taken_in() {
    let home = Home::with(CALM);
    let mut terminal = home.start();
    terminal.press(&(key::DOWN.repeat(1000) + key::END + key::UP + key::ENTER));
    terminal.sees("scroll");
}

#[test]
fn quit_in_the_menu_leaves() {
    let home = Home::new();
    let mut terminal = home.start();
    terminal.press(key::END);
    terminal.sees("▸ Quit");
    terminal.press(key::ENTER);
    terminal.leaves_well();
}

#[test]
fn every_line_of_the_menu_opens_its_screen_and_escape_comes_back() {
    let home = Home::with(CALM);
    let mut terminal = home.start();
    for (line, mark) in
        [("Rules", "other game"), ("Settings", "Letters of the pits"), ("Help", "scroll"), ("New game", "begin")]
    {
        while !terminal.screen().contains(&format!("▸ {line}")) {
            let before = terminal.screen();
            terminal.press(key::DOWN);
            terminal.sees_that("the cursor moves", |screen| screen != before);
        }
        terminal.press(key::ENTER);
        terminal.sees(mark);
        terminal.press(key::ESC);
        terminal.sees("Saved games");
    }
}

#[test]
fn a_question_mark_lists_the_keys_from_anywhere() {
    let home = Home::with(CALM);
    let mut terminal = home.play();
    terminal.press("?");
    terminal.sees("While playing");
    terminal.press(key::ESC);
    terminal.sees("move 1");
}

// ---- Setting up

#[test]
fn a_game_is_set_up_with_the_arrow_keys_and_offered_again() {
    let home = Home::with("animation = \"off\"\n");
    let mut terminal = home.start();
    terminal.press(key::ENTER);
    terminal.sees("▸ Begin");
    terminal.press(key::HOME);
    terminal.sees("▸ Game");
    change_to(&mut terminal, "Awélé, no starving");
    terminal.chooses("South");
    change_to(&mut terminal, "human");
    terminal.opens("  name");
    terminal.sees("Enter done");
    terminal.press("Awa");
    terminal.sees("Awa_");
    terminal.press(key::ENTER);
    terminal.sees_no("Awa_");
    terminal.chooses("North");
    change_to(&mut terminal, "alpha-beta");
    terminal.chooses("  looks ahead");
    terminal.press(&key::LEFT.repeat(3));
    terminal.sees("◂ 3 plies ▸");
    terminal.chooses("  looks at");
    change_to(&mut terminal, "counts seeds and moves");
    terminal.chooses("Begins");
    change_to(&mut terminal, "South");
    terminal.chooses("Sowing goes");
    change_to(&mut terminal, "clockwise, the mirror image");
    terminal.opens("Begin");
    let is_as_set_up = |screen: &str| {
        ["Awélé, no starving", "▸ South · Awa", "North · alpha-beta 3"].iter().all(|text| screen.contains(text))
    };
    terminal.sees_that("the game is as it was set up", is_as_set_up);
    let (left, right) = (pit(&terminal, 'F').0, pit(&terminal, 'A').0);
    assert!(left < right, "clockwise, A is at the right");
    terminal.quits();
    let mut terminal = home.play();
    terminal.sees_that("the same game begins at once", is_as_set_up);
    terminal.press("a");
    terminal.sees("move 3");
    let record = only_game(&home);
    assert_eq!(record.players.north.spec.to_string(), "alphabeta:3:mobility");
    assert_eq!(record.players.south.name, "Awa");
    assert_eq!(record.kind.id(), "awele");
}

#[test]
fn escape_leaves_the_setup_without_a_game() {
    let home = Home::with(CALM);
    let mut terminal = home.start();
    terminal.press(key::ENTER);
    terminal.sees("▸ Begin");
    terminal.press(key::ESC);
    terminal.sees("▸ New game");
    assert!(home.saved().is_empty());
}

/// Changes the chosen line until it has this value.
#[track_caller]
fn change_to(terminal: &mut Terminal, value: &str) {
    let value = format!("◂ {value} ▸");
    let is_there = |screen: &str| screen.lines().any(|line| line.contains("│▸ ") && line.contains(&value));
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

// ---- Playing

#[test]
fn moves_are_played_with_the_arrows() {
    let home = Home::with(CALM);
    let mut terminal = home.play();
    terminal.sees("A: sows B C D E");
    terminal.press(key::RIGHT);
    terminal.sees("B: sows C D E F");
    terminal.press(key::ENTER);
    terminal.sees("move 2");
    terminal.sees("a: sows b c d e");
    // North's row runs from right to left on the screen.
    terminal.press(key::LEFT);
    terminal.sees("b: sows c d e f");
    terminal.press(key::END);
    terminal.sees("a: sows b c d e");
    terminal.press(key::HOME);
    terminal.sees("f: sows A B C D");
    terminal.press(" ");
    terminal.sees("move 3");
    terminal.press("l");
    terminal.sees("C: sows D E F a b c");
    terminal.press("hkjl\r");
    terminal.sees("move 4");
    assert_eq!(moves(&only_game(&home)), "B f C");
}

#[test]
fn moves_are_played_with_letters_and_digits() {
    let home = Home::with(CALM);
    let mut terminal = home.play();
    terminal.press("c");
    terminal.sees("move 2");
    terminal.press("3");
    terminal.sees("move 3");
    terminal.press("F");
    terminal.sees("move 4");
    assert_eq!(moves(&only_game(&home)), "C c F");
    terminal.sees("1. C      c");
}

#[test]
fn moves_are_played_with_the_mouse() {
    let home = Home::with(CALM);
    let mut terminal = home.start();
    let (x, y) = terminal.place_of("New game");
    terminal.click(x, y);
    terminal.sees("▸ Begin");
    let (x, y) = terminal.place_of("▸ Begin");
    terminal.click(x + 3, y);
    terminal.sees("move 1");
    let (x, y) = pit(&terminal, 'D');
    terminal.click(x, y - 3);
    terminal.sees("move 2");
    let (x, y) = pit(&terminal, 'e');
    terminal.click(x, y + 3);
    terminal.sees("move 3");
    let (x, y) = pit(&terminal, 'a');
    terminal.click(x, y + 3);
    terminal.sees("a belongs to the other side. Your pits are A to F.");
    assert_eq!(moves(&only_game(&home)), "D e");
}

#[test]
fn the_mouse_is_left_alone_where_the_settings_say_so() {
    let home = Home::with(&format!("mouse = false\n{CALM}"));
    let mut terminal = home.start();
    assert!(!terminal::contains(&terminal.bytes(), b"\x1b[?1000h"), "the mouse is not asked for");
    terminal.quits();
}

#[test]
fn a_refused_move_says_why_and_the_same_player_chooses_again() {
    let home = Home::with(CALM);
    let mut terminal = home.play();
    terminal.press("a");
    terminal.sees("move 2");
    terminal.press("a");
    terminal.sees("move 3");
    terminal.press("a");
    terminal.sees("A is empty: there is nothing to sow.");
    terminal.sees("move 3");
    terminal.press(key::LEFT);
    terminal.sees_no("A is empty: there is nothing to sow. B");
    terminal.press("b");
    terminal.sees("move 4");
    assert_eq!(moves(&only_game(&home)), "A a B");
}

#[test]
fn undo_and_redo_go_to_the_start_and_back() {
    let home = Home::with(CALM);
    let mut terminal = home.play();
    for (place, letter) in ["a", "b", "c"].into_iter().enumerate() {
        terminal.press(letter);
        terminal.sees(&format!("move {}", place + 2));
    }
    for number in [3, 2, 1] {
        terminal.press("u");
        terminal.sees(&format!("move {number}"));
    }
    terminal.press("u");
    terminal.sees("There is nothing to take back.");
    for number in [2, 3, 4] {
        terminal.press("U");
        terminal.sees(&format!("move {number}"));
    }
    terminal.press("U");
    terminal.sees("There is nothing to play again.");
    assert_eq!(moves(&only_game(&home)), "A b C");
    terminal.press("uu");
    terminal.sees("move 2");
    terminal.press("f");
    terminal.sees("move 3");
    assert_eq!(moves(&only_game(&home)), "A f", "another move takes the place of those taken back");
}

#[test]
fn the_computer_answers_and_undo_comes_back_to_ones_own_turn() {
    let home = Home::with(&calm("north = \"alphabeta:4\""));
    let mut terminal = home.play();
    terminal.press("d");
    terminal.sees("move 3");
    assert_eq!(only_game(&home).moves().len(), 2);
    terminal.press("u");
    terminal.sees("move 1");
    terminal.press("U");
    terminal.sees("move 3");
}

#[test]
fn a_computer_may_begin_and_a_human_playing_north_sees_north_below() {
    let home = Home::with(&calm("south = \"fast\"\nnorth = \"human\""));
    let mut terminal = home.play();
    terminal.sees("move 2");
    assert!(pit(&terminal, 'a').1 > pit(&terminal, 'A').1, "North is below");
    terminal.sees("╰ ▸ North · human");
    terminal.press("v");
    terminal.sees("╰ South · fast");
    assert!(pit(&terminal, 'a').1 < pit(&terminal, 'A').1, "the board is turned");
}

#[test]
fn leaving_while_the_computer_thinks_takes_no_time() {
    let home = Home::with(&calm("north = \"minimax:40\""));
    let mut terminal = home.play();
    terminal.press("a");
    terminal.sees("North thinks");
    terminal.press("u");
    terminal.sees("move 1");
    terminal.press("b");
    terminal.sees("North thinks");
    terminal.press(key::ESC);
    terminal.sees("▸ Continue");
    terminal.press("c");
    terminal.sees("North thinks");
    terminal.press("m");
    terminal.sees("move 3");
    terminal.press("c");
    terminal.sees("North thinks");
    terminal.quits();
}

#[test]
fn two_computers_are_watched_paused_and_let_go_on() {
    let home = Home::with(&calm("south = \"naive\"\nnorth = \"fast\"").replace("pace_ms = 0", "pace_ms = 50"));
    let terminal = home.launch().args(&["--seed", "5"]).start();
    let mut terminal = terminal;
    terminal.sees("Quit");
    terminal.press("p");
    terminal.sees_that("several moves are played", |screen| number(screen) > Some(3));
    terminal.press("p");
    terminal.sees("Paused");
    let stopped = number(&terminal.screen()).expect("a number");
    // Turning the board draws everything anew, and nobody has moved.
    let before = terminal.screen();
    terminal.press("v");
    terminal.sees_that("the board is turned", |screen| screen != before);
    assert_eq!(number(&terminal.screen()), Some(stopped));
    terminal.press("u");
    terminal.sees_that("a move is taken back", |screen| number(screen) == Some(stopped - 1));
    terminal.press("-");
    terminal.sees("0.1 s between moves");
    terminal.press(key::ENTER);
    terminal.sees_that("they go on", |screen| number(screen) > Some(stopped + 1));
    terminal.quits();
}

#[test]
fn one_resigns_after_a_question() {
    let home = Home::with(CALM);
    let mut terminal = home.play();
    terminal.press("a");
    terminal.sees("move 2");
    terminal.press("r");
    terminal.sees("Give up this game?");
    terminal.press("n");
    terminal.sees_no("Give up this game?");
    terminal.press("r");
    terminal.sees("Give up this game?");
    terminal.press("y");
    terminal.sees("South wins");
    terminal.sees("North gave up.");
    assert!(home.saved()[0].contains("resign"), "{:?}", home.saved());
}

#[test]
fn both_agree_to_end_and_each_takes_its_row() {
    let home = Home::with(CALM);
    let mut terminal = home.play();
    terminal.press("f");
    terminal.sees("move 2");
    terminal.press("g");
    terminal.sees("End the game here?");
    terminal.press(key::ENTER);
    // F has sown its four seeds into North's row.
    terminal.sees("North wins: South 20, North 28.");
}

// ---- To the end, and again

/// Lets both sides play what the cursor stands on until the game is over. Returns how many moves that took.
fn play_to_the_end(terminal: &mut Terminal) -> usize {
    let mut now = 1;
    loop {
        terminal.press(key::ENTER);
        let mut over = false;
        terminal.sees_that("a move is played or the game is over", |screen| {
            over = screen.contains("Game over");
            over || number(screen) == Some(now + 1)
        });
        if over {
            return now;
        }
        now += 1;
        assert!(now < 400, "games come to an end");
    }
}

#[test]
fn a_whole_game_is_played_to_its_end_looked_at_and_played_again() {
    let home = Home::with(&format!("{CALM}south_name = \"Awa\"\nnorth_name = \"Koffi\"\n"));
    let mut terminal = home.play();
    let length = play_to_the_end(&mut terminal);
    let record = only_game(&home);
    assert_eq!(record.moves().len(), length);
    assert!(record.result().is_some());
    for choice in ["▸ Rematch", "Swap sides", "Replay", "Take back", "Menu"] {
        terminal.sees(choice);
    }
    terminal.press(&key::DOWN.repeat(2));
    terminal.sees("▸ Replay");
    terminal.press(key::ENTER);
    terminal.sees(&format!("move 0 of {length}"));
    terminal.press(key::ESC);
    terminal.sees("Game over");
    terminal.press(&key::UP.repeat(2));
    terminal.sees("▸ Rematch");
    terminal.press(key::DOWN);
    terminal.sees("▸ Swap sides");
    terminal.press(key::ENTER);
    terminal.sees("▸ South · Koffi");
    terminal.sees("North · Awa");
    terminal.press("a");
    terminal.sees("move 2");
    assert_eq!(home.saved().len(), 2, "the new game has a file of its own");
    terminal.press(key::ESC);
    terminal.sees("▸ Continue");
}

#[test]
fn the_end_of_a_game_can_be_taken_back() {
    let home = Home::with(CALM);
    let mut terminal = home.play();
    let length = play_to_the_end(&mut terminal);
    terminal.press("u");
    terminal.sees_that("the last move is to be played again", |screen| number(screen) == Some(length));
    assert!(only_game(&home).result().is_none(), "the game goes on in its file too");
}

#[test]
fn the_matches_are_played_to_the_last_one() {
    let home = Home::with("[setup]\ngame = \"matches\"\nsouth = \"human\"\nnorth = \"expert\"\n");
    let mut terminal = home.play();
    terminal.sees("The 13 matches");
    terminal.press("4");
    terminal.sees("4 is too many: take 3 at most.");
    terminal.press(key::RIGHT);
    terminal.sees("Takes 2 matches: 11 matches are left.");
    terminal.press(key::UP);
    terminal.sees("Takes 3 matches: 10 matches are left.");
    terminal.press(key::ENTER);
    // The expert leaves one more than a multiple of four: 9, 5, 1.
    terminal.sees("Takes 3 matches: 6 matches are left.");
    terminal.press("2");
    terminal.sees("Takes 3 matches: 2 matches are left.");
    terminal.press("1");
    terminal.sees("Takes 1 match: it is the last, and loses.");
    terminal.press("2");
    terminal.sees("2 is more than there are: only 1 match is left.");
    terminal.press(key::ENTER);
    terminal.sees("North wins.");
    terminal.sees("South took the last match, and loses.");
    let record = only_game(&home);
    assert_eq!(moves(&record), "3 1 2 2 1 3 1");
}

// ---- Leaving and coming back

#[test]
fn a_killed_program_takes_the_game_up_where_it_was() {
    let home = Home::with(CALM);
    let mut terminal = home.play();
    terminal.press("a");
    terminal.sees("move 2");
    terminal.press("f");
    terminal.sees("move 3");
    terminal.signal("KILL");
    terminal.leaves();
    let mut terminal = home.start();
    terminal.sees("▸ Continue");
    terminal.sees("2 moves");
    terminal.press(key::ENTER);
    terminal.sees("move 3");
    terminal.sees("1. A      f");
    terminal.press("b");
    terminal.sees("move 4");
    assert_eq!(moves(&only_game(&home)), "A f B");
}

#[test]
fn whenever_the_program_is_killed_its_games_are_whole() {
    let home = Home::with(&calm("south = \"naive\"\nnorth = \"naive\""));
    for _ in 0..6 {
        let mut terminal = home.play();
        // Without a pause they may be at the end by the time that anybody looks.
        terminal.sees_that("they play", |screen| number(screen) > Some(5) || screen.contains("Game over"));
        terminal.signal("KILL");
        terminal.leaves();
        for text in home.saved() {
            Record::parse(&text).expect("a whole record");
        }
    }
}

#[test]
fn a_saved_game_is_gone_through_and_played_on_from_the_middle() {
    let home = Home::with(CALM);
    let mut terminal = home.play();
    for (place, letter) in ["a", "b", "c"].into_iter().enumerate() {
        terminal.press(letter);
        terminal.sees(&format!("move {}", place + 2));
    }
    terminal.press(key::ESC);
    terminal.sees("▸ Continue");
    terminal.opens("Replay");
    terminal.sees("1 game");
    terminal.press(key::ENTER);
    terminal.sees("move 0 of 3");
    terminal.press(key::RIGHT);
    terminal.sees("move 1 of 3");
    terminal.press(key::END);
    terminal.sees("move 3 of 3");
    terminal.sees("This game is not over yet.");
    terminal.press(key::LEFT);
    terminal.sees("move 2 of 3");
    terminal.press(key::HOME);
    terminal.sees("move 0 of 3");
    terminal.press(key::ENTER);
    terminal.sees("move 3 of 3");
    terminal.press(key::UP);
    terminal.sees("move 1 of 3");
    terminal.press("g");
    terminal.sees("New game after 1 move");
    terminal.press(key::ENTER);
    terminal.sees("move 2");
    terminal.press("f");
    terminal.sees("1. A      f");
    let saved = home.saved();
    assert_eq!(saved.len(), 2, "the old game stays as it was: {saved:?}");
}

#[test]
fn saved_games_are_renamed_opened_and_deleted_after_a_question() {
    let home = Home::with(CALM);
    let mut terminal = home.play();
    terminal.press("a");
    terminal.sees("move 2");
    terminal.press(key::ESC);
    terminal.sees("▸ Continue");
    terminal.opens("Saved games");
    terminal.sees("1 game");
    terminal.press("r");
    terminal.sees("New name: _");
    terminal.press("quiet evening");
    terminal.sees("quiet evening_");
    terminal.press(key::ENTER);
    terminal.sees_no("New name");
    terminal.sees("quiet evening");
    assert_eq!(only_game(&home).title.as_deref(), Some("quiet evening"));
    terminal.press(key::ENTER);
    terminal.sees("move 2");
    terminal.press(key::ESC);
    terminal.sees("1 game");
    terminal.press("d");
    terminal.sees("Delete this game for good?");
    terminal.press(key::ESC);
    terminal.sees_no("Delete this game for good?");
    assert_eq!(home.saved().len(), 1);
    terminal.press("d");
    terminal.sees("Delete this game for good?");
    terminal.press("y");
    terminal.sees("No game has been saved yet.");
    assert!(home.saved().is_empty());
}

// ---- Around the game

#[test]
fn a_window_may_change_its_size_in_the_middle_of_a_sowing() {
    let home = Home::with(&CALM.replace("\"off\"", "\"slow\""));
    let mut terminal = home.play();
    // Sowing four seeds slowly takes more than a second; the window changes right after it began.
    terminal.press("a");
    terminal.resize(20, 5);
    terminal.sees("50x18");
    terminal.sees("20x5");
    terminal.resize(120, 40);
    terminal.sees("a: sows b c d e");
    terminal.resize(51, 18);
    terminal.sees_no("Moves");
    terminal.resize(1, 1);
    terminal.resize(80, 24);
    terminal.sees("Moves");
    terminal.sees("move 2");
    terminal.quits();
}

#[test]
fn a_window_that_is_too_small_says_so_from_the_start() {
    let home = Home::new();
    let mut terminal = home.launch().size(20, 5).start();
    terminal.sees("20x5");
    terminal.quits();
}

#[test]
fn the_language_is_that_of_the_system() {
    let home = Home::with(CALM);
    let mut terminal = home.launch().env("LANG", "fr_FR.UTF-8").start();
    terminal.sees("Quitter");
    terminal.press("p");
    terminal.sees("coup 1");
    terminal.press("f");
    terminal.sees("coup 2");
    terminal.press("u");
    terminal.sees("coup 1");
    terminal.press("u");
    terminal.sees("Il n'y a rien à reprendre.");
    terminal.press("U");
    terminal.sees("coup 2");
    terminal.press("af");
    terminal.sees("F est vide");
}

#[test]
fn the_language_and_other_settings_are_changed_and_kept() {
    let home = Home::with("# mine\n");
    let mut terminal = home.start();
    terminal.opens("Settings");
    terminal.sees("Letters of the pits");
    terminal.press(key::LEFT);
    terminal.sees("Lettres des cases");
    terminal.press(&key::DOWN.repeat(6));
    terminal.sees("▸ Caractères simples");
    terminal.press(key::RIGHT);
    terminal.sees("> Caractères simples");
    terminal.press(key::CTRL_C);
    terminal.leaves_well();
    let kept = fs::read_to_string(home.config()).expect("a settings file");
    assert!(kept.starts_with("# mine\n"), "{kept}");
    let terminal = home.launch().start();
    terminal.sees("> Nouvelle partie");
}

#[test]
fn no_colour_is_sent_where_none_is_wanted() {
    let home = Home::with(CALM);
    let mut terminal = home.launch().env("NO_COLOR", "1").env("COLORTERM", "truecolor").start();
    terminal.sees("Quit");
    terminal.press("p");
    terminal.sees("move 1");
    terminal.press("a");
    terminal.sees("move 2");
    terminal.press("q");
    let (_, bytes) = terminal.leaves();
    assert_eq!(colours(&bytes), Vec::<String>::new());
}

#[test]
fn colours_are_sent_where_they_are_wanted() {
    let home = Home::with(CALM);
    let mut terminal = home.launch().env("COLORTERM", "truecolor").start();
    terminal.sees("Quit");
    assert!(!colours(&terminal.bytes()).is_empty());
    terminal.quits();
}

/// The parameters of all sequences that set a colour. Going back to the terminal's own is none.
fn colours(bytes: &[u8]) -> Vec<String> {
    let text = String::from_utf8_lossy(bytes);
    let styles = text.split("\x1b[").filter_map(|rest| {
        let end = rest.find(|sign: char| !sign.is_ascii_digit() && sign != ';' && sign != ':')?;
        rest[end..].starts_with('m').then(|| rest[..end].to_owned())
    });
    let is_colour = |style: &String| {
        let codes: Vec<u32> = style.split([';', ':']).filter_map(|code| code.parse().ok()).collect();
        codes.iter().any(|code| matches!(code, 30..=38 | 40..=48 | 58 | 90..=97 | 100..=107))
    };
    styles.filter(is_colour).collect()
}

#[test]
fn without_a_terminal_it_says_so_and_fails() {
    let home = Home::new();
    let output = home.command().output().expect("it runs");
    assert!(!output.status.success());
    let words = String::from_utf8_lossy(&output.stderr);
    assert!(words.contains("needs a terminal") && words.contains("awale plain"), "{words}");
    assert!(output.stdout.is_empty(), "nothing is drawn");
}

#[test]
fn control_c_leaves_from_anywhere_and_gives_the_terminal_back() {
    let home = Home::with(CALM);
    let ways: [&[(&str, &str)]; 5] = [
        &[],
        &[("p", "move 1")],
        &[("p", "move 1"), ("a", "move 2"), ("r", "Give up")],
        &[("n", "▸ Begin"), ("?", "scroll")],
        &[("n", "▸ Begin"), (key::HOME, "▸ Game"), ("\x1b[B\x1b[B", "▸   name"), (key::ENTER, "(none)")],
    ];
    for way in ways {
        let mut terminal = home.start();
        for (keys, mark) in way {
            terminal.press(keys);
            terminal.sees(mark);
        }
        terminal.press(key::CTRL_C);
        terminal.leaves_well();
    }
}

#[test]
fn signals_that_end_the_program_give_the_terminal_back() {
    let home = Home::with(CALM);
    for signal in ["TERM", "HUP", "INT"] {
        let mut terminal = home.play();
        terminal.press("a");
        terminal.sees("move 2");
        terminal.signal(signal);
        terminal.leaves();
        terminal.is_given_back();
    }
    assert_eq!(home.saved().len(), 3);
}

#[test]
fn a_program_put_to_sleep_lends_the_terminal_and_takes_it_again() {
    let home = Home::with(CALM);
    let mut terminal = home.play();
    terminal.press(key::CTRL_Z);
    terminal.sees_no("move 1");
    terminal.is_given_back();
    terminal.sleeps();
    terminal.signal("CONT");
    terminal.sees("move 1");
    terminal.press("a");
    terminal.sees("move 2");
    terminal.quits();
}

// ---- When things go wrong

#[test]
fn a_data_folder_that_cannot_be_written_is_told_and_the_game_goes_on() {
    let home = Home::with(CALM);
    home.block_games();
    let mut terminal = home.play();
    terminal.press("a");
    terminal.sees("Not saved");
    terminal.press("b");
    terminal.sees("move 3");
    terminal.sees("Not saved");
    terminal.press("q");
    terminal.sees("Leave all the same?");
    terminal.press("n");
    terminal.sees_no("Leave all the same?");
    home.free_games();
    terminal.press("c");
    terminal.sees("move 4");
    terminal.sees_no("Not saved");
    assert_eq!(moves(&only_game(&home)), "A b C", "nothing is lost");
    terminal.quits();
}

#[test]
fn a_full_disk_is_told_and_what_was_saved_before_stays() {
    let home = Home::with(CALM);
    let mut terminal = home.play();
    terminal.press("a");
    terminal.sees("move 2");
    terminal.quits();
    // No file may grow any more, which is what a full disk looks like from inside.
    let mut terminal = home.launch().after("trap '' XFSZ; ulimit -f 0").start();
    terminal.sees("▸ Continue");
    terminal.press(key::ENTER);
    terminal.sees("move 2");
    terminal.press("b");
    terminal.sees("Not saved");
    terminal.sees("move 3");
    terminal.press("q");
    terminal.sees("Leave all the same?");
    terminal.press("y");
    terminal.leaves_well();
    assert_eq!(moves(&only_game(&home)), "A", "the old file is whole");
}

#[test]
fn a_damaged_game_is_listed_with_its_reason_and_does_no_harm() {
    let home = Home::with(CALM);
    fs::create_dir_all(home.games()).expect("a folder");
    fs::write(home.games().join("broken.toml"), "format = 1\nthis is no game\n").expect("a file");
    let mut terminal = home.start();
    terminal.sees("▸ New game");
    terminal.opens("Saved games");
    terminal.sees("! broken.toml · damaged");
    terminal.sees("broken.toml, line 2:");
    terminal.press(key::ENTER);
    terminal.press("r");
    terminal.press("p");
    terminal.press(key::ESC);
    terminal.sees("▸ Saved games");
    terminal.quits();
    assert_eq!(home.saved(), ["format = 1\nthis is no game\n"], "the file is as it was");
}

#[test]
fn wrong_settings_are_told_and_nothing_starts() {
    let home = Home::with("language = \"fr\"\nsowing = \"sideways\"\n");
    let mut terminal = home.launch().start();
    let (status, _) = terminal.leaves();
    assert!(!status.success());
    let screen = terminal.screen().replace('\n', "");
    assert!(screen.contains("config.toml") && screen.contains('2') && screen.contains("sowing"), "{screen}");
    assert!(!terminal::contains(&terminal.bytes(), b"\x1b[?1049h"), "the screen was never taken");
}

// ---- At rest

/// How often the threads of the process have been on a processor.
#[cfg(target_os = "linux")]
fn switches(process: u32) -> u64 {
    let tasks = fs::read_dir(format!("/proc/{process}/task")).expect("a process");
    let count = |task: fs::DirEntry| -> u64 {
        let status = fs::read_to_string(task.path().join("status")).expect("a thread");
        let lines = status.lines().filter(|line| line.contains("ctxt_switches"));
        lines.map(|line| line.rsplit('\t').next().and_then(|count| count.parse::<u64>().ok()).expect("a number")).sum()
    };
    tasks.map(|task| count(task.expect("a thread"))).sum()
}

/// Checks that the program comes to rest: that for a while it neither runs nor writes.
#[cfg(target_os = "linux")]
#[track_caller]
fn is_idle(terminal: &Terminal) {
    // The length of the measurement. What the program had to finish first may take a few rounds on a busy machine.
    const WHILE: std::time::Duration = std::time::Duration::from_millis(400);
    let measure = || (switches(terminal.pid()), terminal.bytes().len());
    let rests = (0..20).any(|_| {
        let before = measure();
        std::thread::sleep(WHILE);
        measure() == before
    });
    assert!(rests, "the program never rests");
}

#[cfg(target_os = "linux")]
#[test]
fn nothing_happens_while_nothing_happens() {
    let home = Home::with(CALM);
    let mut terminal = home.start();
    is_idle(&terminal);
    terminal.press("p");
    terminal.sees("move 1");
    is_idle(&terminal);
    terminal.press("?");
    terminal.sees("While playing");
    is_idle(&terminal);
}

#[cfg(target_os = "linux")]
#[test]
fn paused_computers_rest() {
    let home = Home::with(&calm("south = \"naive\"\nnorth = \"naive\"").replace("pace_ms = 0", "pace_ms = 50"));
    let mut terminal = home.play();
    terminal.press("p");
    terminal.sees("Paused");
    is_idle(&terminal);
}

// ---- Positions, and games of other programs

#[test]
fn a_position_is_set_up_copied_and_played_from() {
    let home = Home::with(CALM);
    let mut terminal = home.start();
    terminal.opens("Position");
    terminal.sees("48 of 48 seeds");
    terminal.press("2");
    terminal.sees("2 seeds are missing");
    terminal.press(key::ENTER);
    terminal.sees("This is no position yet.");
    terminal.press("r");
    terminal.sees("2-4-4-4-4-4-4-4-4-4-4-4-1-1-S");
    terminal.press("y");
    terminal.sees("Copied, if your terminal allows it: 2-4-4-4-4-4-4-4-4-4-4-4-1-1-S");
    terminal.press("\x1b[200~0-0-0-0-3-1-1-2-0-9-0-0-20-12-S\x1b[201~");
    terminal.sees("0-0-0-0-3-1-1-2-0-9-0-0-20-12-S");
    terminal.press(key::ENTER);
    terminal.sees("New game from this position");
    terminal.press(key::ENTER);
    terminal.sees("move 1");
    terminal.press("f");
    terminal.sees("move 2");
    let record = only_game(&home);
    assert_eq!(
        record.to_ogn().expect("a game of awalé").lines().nth(8),
        Some("[FEN \"0-0-0-0-3-1-1-2-0-9-0-0-20-12-S\"]")
    );
    assert_eq!(moves(&record), "F");
}

#[test]
fn a_game_of_another_program_is_opened_from_the_list_and_from_the_command_line() {
    let home = Home::with(CALM);
    let text = "[variant \"Oware Abapa\"]\r\n[South \"Awa\"]\r\n1. A a {(} 2. B (2. C) *";
    fs::create_dir_all(home.games()).expect("a folder");
    let path = home.games().join("club.ogn");
    fs::write(&path, text).expect("a file");
    let mut terminal = home.start();
    terminal.opens("Saved games");
    terminal.sees("club.ogn");
    terminal.press(key::ENTER);
    terminal.sees("move 4");
    terminal.press("b");
    terminal.sees("move 5");
    assert_eq!(moves(&only_game(&home)), "A a B b");
    terminal.quits();
    assert_eq!(fs::read_to_string(&path).expect("a text"), text, "the file is as it was");
    let path = path.display().to_string();
    let mut terminal = home.launch().args(&["open", &path]).start();
    terminal.sees("move 0 of 3");
    terminal.press(key::END);
    terminal.sees("move 3 of 3");
    terminal.quits();
}

// ---- A serious game

#[test]
fn a_game_is_lost_on_time_and_stays_lost() {
    let home = Home::with(&calm("north = \"human\"\nclock = \"0.05+0\""));
    let mut terminal = home.play();
    terminal.sees("▸ 3.0");
    terminal.press("a");
    terminal.sees("move 2");
    terminal.press("u");
    terminal.sees("no take-back and no hints");
    // Three seconds pass by themselves.
    terminal.sees("North ran out of time.");
    terminal.sees_no("Take back");
    terminal.quits();
    let saved = &home.saved()[0];
    assert!(saved.contains("ending = \"north-out-of-time\"") && saved.contains("winner = \"south\""), "{saved}");
}

// ---- Seeing the algorithms, and the results

#[test]
fn the_tree_of_a_position_is_unfolded_and_looked_at_in_another_way() {
    let home = Home::with(CALM);
    let mut terminal = home.play();
    terminal.press("c");
    terminal.sees("move 2");
    terminal.press("t");
    terminal.sees("Positions looked at");
    terminal.press(key::DOWN);
    terminal.sees("▸   + a");
    terminal.press(key::RIGHT);
    terminal.sees("▸   - a");
    terminal.press("m");
    terminal.sees("minimax · 3 plies");
    terminal.press("+++");
    terminal.sees("minimax · 6 plies");
    terminal.press(key::ESC);
    terminal.sees("move 2");
}

#[test]
fn a_game_given_up_is_counted_in_the_results() {
    let home = Home::with(&calm("north = \"fast\""));
    let mut terminal = home.play();
    terminal.press("a");
    terminal.sees("move 3");
    terminal.press("r");
    terminal.sees("Give up this game?");
    terminal.press("y");
    terminal.sees("South gave up.");
    terminal.press(key::ESC);
    terminal.sees("My results");
    terminal.opens("My results");
    terminal.sees("All games against computers");
    terminal.sees_that("a loss against fast", |screen| {
        screen.lines().any(|line| line.contains("fast") && line.contains("0 %") && line.contains('L'))
    });
}
