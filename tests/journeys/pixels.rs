//! The board as a picture: the program's queries about the terminal, and the terminal's replies.

use crate::terminal::{CALM_SETTINGS, Home, Terminal, contains_bytes};

/// The start of the program's query whether the terminal supports pictures of the kitty protocol.
const GRAPHICS_QUERY: &[u8] = b"\x1b_Gi=1,s=1,v=1,a=q";
const PICTURE_SEQUENCE: &[u8] = b"\x1b_Ga=t,f=24";
const DELETE_PICTURES: &[u8] = b"\x1b_Ga=d,d=A";
const TERMINAL_REPLIES: &str = "\x1b_Gi=1;OK\x1b\\\x1bP>|kitty(0.40)\x1b\\\x1b[6;16;8t\x1b[?62;c";

fn start_with_env(home: &Home, variables: &[(&'static str, &'static str)]) -> Terminal {
    let launch = home.launch().env("COLORTERM", "truecolor");
    let launch = variables
        .iter()
        .fold(launch, |launch, &(name, value)| launch.env(name, value));
    let terminal = launch.start();
    terminal.wait_for_text("Quit");
    terminal
}

/// Starts a game.
fn start_game(terminal: &mut Terminal) {
    terminal.press("p");
    terminal.wait_for_text("Moves");
}

#[track_caller]
fn wait_for_picture(terminal: &Terminal) {
    // A board of block characters always contains `▌` or `▐`. A picture does not contain them, nor
    // do the large digits next to it.
    terminal.wait_until_screen("the board is a picture", |screen| {
        screen.contains("move 1") && !screen.contains(['▌', '▐'])
    });
    assert!(contains_bytes(&terminal.output_bytes(), PICTURE_SEQUENCE));
}

#[track_caller]
fn wait_for_block_characters(terminal: &Terminal) {
    terminal.wait_until_screen("the board has block characters", |screen| {
        screen.contains(['▌', '▐'])
    });
}

#[test]
fn a_terminal_that_answers_late_and_in_pieces_shows_the_picture() {
    let home = Home::with_settings(CALM_SETTINGS);
    let mut terminal = start_with_env(&home, &[]);
    assert!(contains_bytes(&terminal.output_bytes(), GRAPHICS_QUERY));
    start_game(&mut terminal);
    wait_for_block_characters(&terminal);
    assert!(
        !contains_bytes(&terminal.output_bytes(), PICTURE_SEQUENCE),
        "nobody has answered"
    );
    for piece in ["\x1b_Gi=", "1;OK\x1b", "\\\x1b[6;1", "6;8t\x1b[?6", "2;c"] {
        terminal.press(piece);
    }
    wait_for_picture(&terminal);
    terminal.press("A");
    terminal.wait_for_text("move 1 · North");
    wait_for_picture(&terminal);
    // Show a screen without a board, then resize the window.
    terminal.press("?");
    terminal.wait_until_text_gone("move 1 · North");
    assert!(contains_bytes(&terminal.output_bytes(), DELETE_PICTURES));
    terminal.press("\x1b");
    wait_for_picture(&terminal);
    terminal.resize(100, 30);
    wait_for_picture(&terminal);
    terminal.press("\x03");
    terminal.wait_for_clean_exit();
    let bytes = terminal.output_bytes();
    let last_position_of = |part: &[u8]| bytes.windows(part.len()).rposition(|bytes| bytes == part);
    assert!(
        last_position_of(b"\x1b[2J") > last_position_of(PICTURE_SEQUENCE),
        "the screen is cleared, which removes pictures"
    );
}

#[test]
fn in_tmux_only_the_setting_pixels_queries_the_terminal() {
    let tmux_variables = [
        ("TMUX", "/tmp/tmux-0/default,1,0"),
        ("TERM", "tmux-256color"),
    ];
    let home = Home::with_settings(CALM_SETTINGS);
    let mut terminal = start_with_env(&home, &tmux_variables);
    // Send replies of the terminal without a query of the program.
    terminal.press(TERMINAL_REPLIES);
    start_game(&mut terminal);
    wait_for_block_characters(&terminal);
    terminal.press("\x03");
    terminal.wait_for_clean_exit();
    assert!(
        !contains_bytes(&terminal.output_bytes(), GRAPHICS_QUERY)
            && !contains_bytes(&terminal.output_bytes(), PICTURE_SEQUENCE)
    );

    let home = Home::with_settings(&format!("board = \"pixels\"\n{CALM_SETTINGS}"));
    let mut terminal = start_with_env(&home, &tmux_variables);
    start_game(&mut terminal);
    wait_for_block_characters(&terminal);
    terminal.press(TERMINAL_REPLIES);
    wait_for_picture(&terminal);
    terminal.press("\x03");
    terminal.wait_for_clean_exit();
}

#[test]
fn the_setting_cells_sends_no_query_to_the_terminal() {
    let home = Home::with_settings(&format!("board = \"cells\"\n{CALM_SETTINGS}"));
    let mut terminal = start_with_env(&home, &[]);
    start_game(&mut terminal);
    wait_for_block_characters(&terminal);
    assert!(!contains_bytes(&terminal.output_bytes(), GRAPHICS_QUERY));
    terminal.press("\x03");
    terminal.wait_for_clean_exit();
}

#[test]
fn the_picture_comes_back_after_a_suspension() {
    let home = Home::with_settings(CALM_SETTINGS);
    let mut terminal = start_with_env(&home, &[]);
    terminal.press(TERMINAL_REPLIES);
    start_game(&mut terminal);
    wait_for_picture(&terminal);
    let picture_count = |terminal: &Terminal| {
        terminal
            .output_bytes()
            .windows(PICTURE_SEQUENCE.len())
            .filter(|bytes| *bytes == PICTURE_SEQUENCE)
            .count()
    };
    let count_before = picture_count(&terminal);
    terminal.send_signal("TSTP");
    terminal.wait_until_stopped();
    terminal.send_signal("CONT");
    terminal.wait_for_text("Moves");
    wait_for_picture(&terminal);
    assert!(
        picture_count(&terminal) >= count_before + 15,
        "all is sent again"
    );
    terminal.press("\x03");
    terminal.wait_for_clean_exit();
}
