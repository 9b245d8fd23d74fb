//! Lines typed at a terminal: edited, recalled, pasted, interrupted; and the terminal's settings
//! afterwards.

use super::terminal::{Home, Terminal, key};

const CTRL_A: &str = "\x01";
const CTRL_D: &str = "\x04";
const CTRL_E: &str = "\x05";
const CTRL_K: &str = "\x0b";
const CTRL_U: &str = "\x15";
const CTRL_W: &str = "\x17";
const BACKSPACE: &str = "\x7f";
const DELETE: &str = "\x1b[3~";

/// Starts a game of two humans in a window of `columns`, with South to move.
fn start_game(home: &Home, columns: u16) -> Terminal {
    let args = [
        "plain", "--south", "human", "--north", "human", "--first", "south",
    ];
    let terminal = home
        .launch()
        .args(&args)
        .size(columns, 40)
        .under_shell()
        .start();
    terminal.wait_for_text("South to move:");
    terminal.wait_for_raw_mode();
    terminal
}

/// Types a line that is not a move, and waits until the program reports `text` and reads the next
/// line. Between two lines, the terminal itself echoes and edits the input.
#[track_caller]
fn type_line(terminal: &mut Terminal, keys: &str, text: &str) {
    terminal.press(keys);
    terminal.press(key::ENTER);
    terminal.wait_for_text(&format!("“{text}” is not a pit"));
    terminal.wait_for_raw_mode();
}

#[test]
fn a_line_is_edited_with_the_keys_of_a_shell() {
    let home = Home::new();
    let mut terminal = start_game(&home, 200);
    let (left, right, start, end) = (key::LEFT, key::RIGHT, key::HOME, key::END);
    for (keys, text) in [
        (format!("ac{left}b"), "abc"),
        (format!("bc{start}a{end}d"), "abcd"),
        (format!("bc{CTRL_A}a{CTRL_E}e"), "abce"),
        (format!("abx{BACKSPACE}f"), "abf"),
        ("abx\x08g".to_owned(), "abg"),
        (format!("xab{start}{DELETE}{right}{right}h"), "abh"),
        (format!("wrong{CTRL_U}abi"), "abi"),
        (format!("abjxx{left}{left}{CTRL_K}"), "abj"),
        (format!("ab wrong {CTRL_W}k"), "ab k"),
        (format!("abl{left}{CTRL_D}m"), "abm"),
        (format!("été{left}{BACKSPACE}x"), "éxé"),
        (format!("wrong{}abn", "\x1b[27u"), "abn"),
    ] {
        type_line(&mut terminal, &keys, text);
    }
    terminal.press("quit\r");
    assert_eq!(terminal.exit_status(), 0);
}

#[test]
fn lines_typed_earlier_in_this_run_can_be_recalled() {
    let home = Home::new();
    let mut terminal = start_game(&home, 80);
    let (up, down) = (key::UP, key::DOWN);
    type_line(&mut terminal, "one", "one");
    type_line(&mut terminal, "two", "two");
    type_line(&mut terminal, &format!("{up}{up}1"), "one1");
    type_line(
        &mut terminal,
        &format!("new{up}{up}{up}{up}{down}{down}{down}{down}2"),
        "new2",
    );
    type_line(&mut terminal, &format!("{up}{up}{BACKSPACE}3"), "one3");
    // A line that is sent again without a change is not added to the history.
    type_line(&mut terminal, up, "one3");
    type_line(&mut terminal, &format!("{up}{up}4"), "new24");
    terminal.press("quit\r");
    assert_eq!(terminal.exit_status(), 0);
}

#[test]
fn several_pasted_lines_are_read_as_separate_answers() {
    for lines in [
        "A\rb\rC\rd\rquit\r",
        "A\nb\nC\nd\nquit\n",
        "A\r\nb\r\nC\r\nd\r\nquit\r\n",
    ] {
        let home = Home::new();
        let mut terminal = start_game(&home, 80);
        terminal.press(lines);
        assert_eq!(terminal.exit_status(), 0);
        terminal.wait_for_text("The game is saved");
        let screen = terminal.screen();
        for expected in [
            "South sowed 4 seeds from A",
            "North sowed 4 seeds from b",
            "South sowed 5 seeds from C",
            "North sowed 5 seeds from d",
        ] {
            assert!(screen.contains(expected), "{expected}\n{screen}");
        }
        terminal.assert_initial_modes();
    }
    let home = Home::new();
    let mut terminal = start_game(&home, 80);
    terminal.press("\x1b[200~A\rb\rquit\r\x1b[201~");
    assert_eq!(terminal.exit_status(), 0);
    assert!(
        terminal.screen().contains("North sowed 4 seeds from b"),
        "{}",
        terminal.screen()
    );
}

#[test]
fn typed_letters_are_echoed_without_control_sequences() {
    let home = Home::new();
    let mut terminal = start_game(&home, 80);
    terminal.press("moves\r");
    terminal.wait_for_text("No move was played.");
    terminal.press("quit\r");
    assert_eq!(terminal.exit_status(), 0);
    let bytes = terminal.output_bytes();
    let text = String::from_utf8_lossy(&bytes);
    let (line, _) = text.split_once("No move was played.").expect("it was seen");
    assert!(
        line.ends_with("South to move:\r\nmoves\r\n") && !line.contains('\x1b'),
        "{line:?}"
    );
}

#[test]
fn a_line_wider_than_the_window_can_be_edited_and_is_read_whole() {
    let home = Home::new();
    let mut terminal = start_game(&home, 40);
    let long_line: String = ('a'..='z').cycle().take(100).collect();
    terminal.press(&long_line);
    terminal.wait_for_text(&long_line);
    terminal.press(&format!("{}{DELETE}X{}Y", key::HOME, key::END));
    let changed_line = format!("X{}Y", &long_line[1..]);
    terminal.wait_for_text(&changed_line);
    terminal.press(CTRL_W);
    terminal.wait_until_text_gone("fghijklmnopqrstuvwxyz");
    terminal.press("moves\r");
    terminal.wait_for_text("No move was played.");
    terminal.press("quit\r");
    assert_eq!(terminal.exit_status(), 0);
}

#[test]
fn control_c_discards_the_line_and_quits_without_one() {
    for end in [key::CTRL_C, CTRL_D] {
        let home = Home::new();
        let mut terminal = start_game(&home, 80);
        terminal.press(&format!("quit{}", key::CTRL_C));
        terminal.wait_for_text("quit^C");
        terminal.press("A\r");
        terminal.wait_for_text("North to move:");
        terminal.wait_for_raw_mode();
        terminal.press(end);
        assert_eq!(terminal.exit_status(), 0);
        terminal.wait_for_text("End of input. The game is saved and can be continued.");
        terminal.assert_initial_modes();
        assert_eq!(home.saved_games().len(), 1);
    }
}

#[test]
fn in_line_mode_a_signal_or_a_panic_leaves_the_terminal_as_it_was() {
    for (signal, status) in [
        ("TERM", 143),
        ("HUP", 129),
        ("INT", 130),
        ("ABRT", 134),
        ("USR1", 138),
    ] {
        let home = Home::new();
        let mut terminal = start_game(&home, 80);
        terminal.press("half");
        terminal.wait_for_text("half");
        terminal.send_signal(signal);
        assert_eq!(terminal.exit_status(), status, "{signal}");
        terminal.assert_initial_modes();
        // Editing may move the cursor, but does not clear the screen or switch to another one.
        let output_text = String::from_utf8_lossy(&terminal.output_bytes()).into_owned();
        assert!(
            !["\x1b[?1049", "\x1b[2J"]
                .iter()
                .any(|code| output_text.contains(code)),
            "{signal}: {output_text:?}"
        );
    }
    let home = Home::new();
    let mut terminal = home
        .launch()
        .args(&["plain"])
        .env("AWALE_REHEARSE_PANIC", "drawing")
        .under_shell()
        .start();
    terminal.wait_for_text("to move:");
    terminal.wait_for_raw_mode();
    terminal.press("x");
    assert_eq!(terminal.exit_status(), 101);
    terminal.assert_initial_modes();
}

#[test]
fn the_typed_line_is_redrawn_after_the_program_was_stopped() {
    let home = Home::new();
    let mut terminal = home.launch().in_interactive_shell().start();
    terminal.wait_for_text("$ ");
    terminal.press("\"$AWALE\" plain --south human --north human --first south\n");
    terminal.wait_for_text("South to move:");
    terminal.wait_for_raw_mode();
    terminal.press("moved");
    terminal.wait_for_text("moved");
    terminal.press(key::CTRL_Z);
    terminal.wait_for_text("Stopped");
    terminal.press("fg\n");
    terminal.wait_until_screen("the line is back", |screen| {
        screen.matches("\nmoved").count() == 2
    });
    terminal.press(&format!("{BACKSPACE}s\r"));
    terminal.wait_for_text("No move was played.");
    terminal.press("quit\r");
    terminal.wait_until_screen("the shell asks", |screen| screen.trim_end().ends_with('$'));
    terminal.press("exit\n");
    terminal.wait_for_exit();
}
