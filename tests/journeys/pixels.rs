//! The board as a picture: the questions to the terminal, and its answers.

use crate::terminal::{CALM, Home, Terminal, contains};

/// A question of the program, and a picture of the kitty protocol.
const QUERY: &[u8] = b"\x1b_Gi=1,s=1,v=1,a=q";
const PICTURE: &[u8] = b"\x1b_Ga=t,f=24";
const DELETE: &[u8] = b"\x1b_Ga=d,d=A";
const ANSWERS: &str = "\x1b_Gi=1;OK\x1b\\\x1bP>|kitty(0.40)\x1b\\\x1b[6;16;8t\x1b[?62;c";

fn start(home: &Home, variables: &[(&'static str, &'static str)]) -> Terminal {
    let launch = home.launch().env("COLORTERM", "truecolor");
    let launch = variables
        .iter()
        .fold(launch, |launch, &(name, value)| launch.env(name, value));
    let terminal = launch.start();
    terminal.sees("Quit");
    terminal
}

/// Starts a game.
fn play(terminal: &mut Terminal) {
    terminal.press("p");
    terminal.sees("Moves");
}

#[track_caller]
fn shows_picture(terminal: &Terminal) {
    // A board of block characters always contains `▌` or `▐`. A picture does not contain them, nor
    // do the large digits next to it.
    terminal.sees_that("the board is a picture", |screen| {
        screen.contains("move 1") && !screen.contains(['▌', '▐'])
    });
    assert!(contains(&terminal.bytes(), PICTURE));
}

#[track_caller]
fn shows_cells(terminal: &Terminal) {
    terminal.sees_that("the board has block characters", |screen| {
        screen.contains(['▌', '▐'])
    });
}

#[test]
fn a_terminal_that_answers_late_and_in_pieces_shows_the_picture() {
    let home = Home::with(CALM);
    let mut terminal = start(&home, &[]);
    assert!(contains(&terminal.bytes(), QUERY));
    play(&mut terminal);
    shows_cells(&terminal);
    assert!(!contains(&terminal.bytes(), PICTURE), "nobody has answered");
    for piece in ["\x1b_Gi=", "1;OK\x1b", "\\\x1b[6;1", "6;8t\x1b[?6", "2;c"] {
        terminal.press(piece);
    }
    shows_picture(&terminal);
    terminal.press("A");
    terminal.sees("move 1 · North");
    shows_picture(&terminal);
    // A screen without a board, and another size.
    terminal.press("?");
    terminal.sees_no("move 1 · North");
    assert!(contains(&terminal.bytes(), DELETE));
    terminal.press("\x1b");
    shows_picture(&terminal);
    terminal.resize(100, 30);
    shows_picture(&terminal);
    terminal.press("\x03");
    terminal.exits_cleanly();
    let bytes = terminal.bytes();
    let last = |part: &[u8]| bytes.windows(part.len()).rposition(|bytes| bytes == part);
    assert!(
        last(b"\x1b[2J") > last(PICTURE),
        "the screen is cleared, which removes pictures"
    );
}

#[test]
fn in_tmux_only_the_setting_pixels_queries_the_terminal() {
    let tmux = [
        ("TMUX", "/tmp/tmux-0/default,1,0"),
        ("TERM", "tmux-256color"),
    ];
    let home = Home::with(CALM);
    let mut terminal = start(&home, &tmux);
    // Answers without a question.
    terminal.press(ANSWERS);
    play(&mut terminal);
    shows_cells(&terminal);
    terminal.press("\x03");
    terminal.exits_cleanly();
    assert!(!contains(&terminal.bytes(), QUERY) && !contains(&terminal.bytes(), PICTURE));

    let home = Home::with(&format!("board = \"pixels\"\n{CALM}"));
    let mut terminal = start(&home, &tmux);
    play(&mut terminal);
    shows_cells(&terminal);
    terminal.press(ANSWERS);
    shows_picture(&terminal);
    terminal.press("\x03");
    terminal.exits_cleanly();
}

#[test]
fn the_setting_cells_sends_no_query_to_the_terminal() {
    let home = Home::with(&format!("board = \"cells\"\n{CALM}"));
    let mut terminal = start(&home, &[]);
    play(&mut terminal);
    shows_cells(&terminal);
    assert!(!contains(&terminal.bytes(), QUERY));
    terminal.press("\x03");
    terminal.exits_cleanly();
}

#[test]
fn the_picture_comes_back_after_a_suspension() {
    let home = Home::with(CALM);
    let mut terminal = start(&home, &[]);
    terminal.press(ANSWERS);
    play(&mut terminal);
    shows_picture(&terminal);
    let pictures = |terminal: &Terminal| {
        terminal
            .bytes()
            .windows(PICTURE.len())
            .filter(|bytes| *bytes == PICTURE)
            .count()
    };
    let before = pictures(&terminal);
    terminal.signal("TSTP");
    terminal.is_stopped();
    terminal.signal("CONT");
    terminal.sees("Moves");
    shows_picture(&terminal);
    assert!(pictures(&terminal) >= before + 15, "all is sent again");
    terminal.press("\x03");
    terminal.exits_cleanly();
}
