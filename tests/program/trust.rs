//! Any end or stop of the program restores the terminal.

#![cfg(unix)]

use std::{fs, thread, time::Duration};

use crate::terminal::{CALM_SETTINGS, Home, Terminal, contains_bytes, key};

/// Settings with this computer as North.
fn settings_against(north: &str) -> String {
    CALM_SETTINGS.replace("north = \"human\"", &format!("north = \"{north}\""))
}

/// Checks that the program exited with an error and the message `word`, and restored the terminal.
fn assert_exited_with_message(terminal: &mut Terminal, word: &str) {
    let (status, _) = terminal.wait_for_exit();
    assert!(!status.success(), "{status:?}");
    terminal.assert_restored();
    assert!(
        terminal.screen().contains(word),
        "it says why:\n{}",
        terminal.screen()
    );
}

// ---- All ways to end the program

#[test]
fn every_fatal_signal_restores_the_terminal_from_every_state() {
    let home = Home::with_settings(&settings_against("minimax:40"));
    let steps_to_states: [&[(&str, &str)]; 3] = [
        &[],
        &[
            ("\x1b[F\x1b[A\x1b[A\x1b[A\x1b[A\x1b[A\x1b[A\r", "▸ Start"),
            (key::HOME, "▸ Game"),
        ],
        &[("p", "move 1 · South"), ("A", "North thinks")],
    ];
    for signal in ["TERM", "HUP", "INT", "QUIT"] {
        for way in steps_to_states {
            let mut terminal = home.start();
            for (keys, mark) in way {
                terminal.press(keys);
                terminal.wait_for_text(mark);
            }
            terminal.send_signal(signal);
            terminal.wait_for_exit();
            terminal.assert_restored();
        }
    }
}

#[test]
fn a_panic_while_drawing_is_reported_and_restores_the_terminal() {
    let home = Home::with_settings(CALM_SETTINGS);
    let mut terminal = home.launch().env("AWALE_REHEARSE_PANIC", "drawing").start();
    terminal.wait_for_text("Quit");
    terminal.press("p");
    assert_exited_with_message(&mut terminal, "a panic is rehearsed");
}

#[test]
fn a_panic_of_the_thinking_computer_is_reported_and_play_continues() {
    let home = Home::with_settings(&settings_against("fast"));
    let mut terminal = home
        .launch()
        .env("AWALE_REHEARSE_PANIC", "thinking")
        .start();
    terminal.wait_for_text("Quit");
    terminal.press("p");
    terminal.wait_for_text("move 1 · South");
    terminal.press("D");
    terminal.wait_for_text("a panic is rehearsed");
    terminal.press("uy");
    terminal.wait_for_text("move 1 · South");
    terminal.quit();
}

#[test]
fn a_panic_while_building_tables_is_reported_and_play_continues() {
    let home = Home::with_settings(
        &CALM_SETTINGS.replace("tables.automatic = false", "tables.automatic = true"),
    );
    let mut terminal = home.launch().env("AWALE_REHEARSE_PANIC", "tables").start();
    terminal.wait_for_text("Quit");
    terminal.press("p");
    terminal.wait_for_text("Endgame tables could not be made");
    terminal.press("A");
    terminal.wait_for_text("move 1 · North");
    terminal.quit();
}

#[test]
fn a_panic_during_an_analysis_is_reported_and_play_continues() {
    let home = Home::with_settings(CALM_SETTINGS);
    let mut terminal = home
        .launch()
        .env("AWALE_REHEARSE_PANIC", "studying")
        .start();
    terminal.wait_for_text("Quit");
    terminal.press("p");
    terminal.wait_for_text("move 1 · South");
    terminal.press("i");
    terminal.wait_for_text("The analysis failed");
    terminal.press("D");
    terminal.wait_for_text("move 1 · North");
    terminal.quit();
}

#[test]
fn a_panic_in_a_puzzle_is_reported_and_everything_else_continues() {
    let home = Home::with_settings(CALM_SETTINGS);
    let mut terminal = home.launch().env("AWALE_REHEARSE_PANIC", "puzzles").start();
    terminal.wait_for_text("Quit");
    terminal.open_line("Puzzles");
    terminal.move_cursor_to("Today's puzzle");
    terminal.press(key::ENTER);
    terminal.wait_for_text("No puzzle was found");
    terminal.press(key::ESC);
    terminal.wait_for_text("▸ Puzzles");
    terminal.press("p");
    terminal.wait_for_text("move 1 · South");
    terminal.quit();
}

#[cfg(target_os = "linux")]
#[test]
fn a_terminal_that_is_closed_ends_the_program() {
    use crate::terminal::bare::RawTerminal;

    let home = Home::with_settings(CALM_SETTINGS);
    // No other process keeps this terminal open, so dropping it closes it.
    let mut terminal = RawTerminal::new(80, 24);
    let mut program = terminal.start(home.command());
    terminal.wait_for_text("Quit");
    drop(terminal);
    let status = program.wait_for_end();
    assert_ne!(
        status.code(),
        Some(101),
        "it does not panic without a place to report"
    );
}

// ---- The program is suspended

#[test]
fn ctrl_z_stops_the_program_and_fg_continues_it_in_a_resized_window() {
    let home = Home::with_settings(CALM_SETTINGS);
    let mut terminal = home.launch().in_interactive_shell().start();
    terminal.wait_for_text("$ ");
    terminal.press("\"$AWALE\"\r");
    terminal.wait_for_text("Quit");
    terminal.press("p");
    terminal.wait_for_text("move 1 · South");
    terminal.press(key::CTRL_Z);
    // Wait for the shell prompt: keys that are typed earlier would go to the program, or appear
    // before the prompt.
    terminal.wait_until_screen("the shell waits", |screen| {
        screen.contains("Stopped") && screen.trim_end().ends_with('$')
    });
    terminal.wait_until_text_gone("move 1 · South");
    terminal.resize(100, 30);
    terminal.press("echo ready\r");
    terminal.wait_for_text("\nready");
    let byte_count_before = terminal.byte_count();
    terminal.press("fg\r");
    terminal.wait_for_text("move 1 · South");
    // The program draws the whole screen again for the current window size.
    terminal.wait_until_screen("the keys stand in the last line", |screen| {
        screen
            .lines()
            .nth(29)
            .is_some_and(|line| line.contains("choose"))
            && !screen.contains("ready")
    });
    assert!(
        contains_bytes(
            &terminal.output_bytes()[byte_count_before..],
            b"\x1b[?1049h"
        ),
        "it has a screen of its own again"
    );
    terminal.press("D");
    terminal.wait_for_text("move 1 · North");
    terminal.press("q");
    // Keys go to the shell only after its prompt has appeared.
    terminal.wait_until_screen("the shell waits", |screen| {
        screen.contains("ready") && screen.trim_end().ends_with('$')
    });
    terminal.press("exit\r");
    terminal.wait_for_exit();
    terminal.assert_restored();
}

#[test]
fn the_program_recovers_from_stop_signals_of_other_programs() {
    let home = Home::with_settings(CALM_SETTINGS);
    let mut terminal = home.start_game();
    terminal.send_signal("TSTP");
    terminal.wait_until_text_gone("move 1 · South");
    terminal.assert_restored();
    terminal.wait_until_stopped();
    terminal.send_signal("CONT");
    terminal.wait_for_text("move 1 · South");
    // The program cannot catch STOP, so it leaves its screen as it is. After CONT it redraws,
    // because another program may have written there.
    terminal.send_signal("STOP");
    terminal.wait_until_stopped();
    let byte_count_before = terminal.byte_count();
    terminal.send_signal("CONT");
    terminal.output_time_after(byte_count_before);
    terminal.wait_for_text("move 1 · South");
    terminal.wait_for_text("Moves");
    terminal.press("A");
    terminal.wait_for_text("move 1 · North");
    terminal.quit();
}

/// The lowest time on a clock of the screen, such as `9:58`, in seconds.
fn lowest_clock_time(screen: &str) -> Option<u64> {
    let clock_times = screen.split_whitespace().filter_map(|word| {
        let (minutes, seconds) = word.split_once(':')?;
        Some(minutes.parse::<u64>().ok()? * 60 + seconds.parse::<u64>().ok()?)
    });
    clock_times.min()
}

#[test]
fn clocks_continue_while_the_program_is_suspended() {
    type SuspendFn = fn(&mut Terminal);
    let ways_to_suspend: [SuspendFn; 2] = [
        |terminal| terminal.press(key::CTRL_Z),
        |terminal| terminal.send_signal("TSTP"),
    ];
    for suspend in ways_to_suspend {
        let home = Home::with_settings(&format!("{CALM_SETTINGS}clock = \"10+0\"\n"));
        let mut terminal = home.start_game();
        suspend(&mut terminal);
        terminal.wait_until_stopped();
        let suspended_time = Duration::from_secs(4);
        thread::sleep(suspended_time);
        terminal.send_signal("CONT");
        let mut first_time = None;
        terminal.wait_until_screen("a clock is visible", |screen| {
            first_time = lowest_clock_time(screen);
            first_time.is_some()
        });
        assert!(first_time.unwrap() <= 10 * 60 - suspended_time.as_secs());
        terminal.send_signal("TERM");
        terminal.wait_for_exit();
    }
}

// ---- Input or output is not a terminal

#[test]
fn without_a_terminal_full_screen_draws_nothing_and_reports_it() {
    let home = Home::with_settings(CALM_SETTINGS);
    for elsewhere in ["exec </dev/null", "exec >elsewhere"] {
        let mut terminal = home.launch().after_shell_commands(elsewhere).start();
        let (status, bytes) = terminal.wait_for_exit();
        assert!(!status.success(), "{elsewhere}");
        assert!(
            !contains_bytes(&bytes, b"\x1b["),
            "{elsewhere}: no sequence is sent"
        );
        let text = terminal.screen().replace('\n', " ");
        assert!(text.contains("needs a terminal"), "{elsewhere}: {text}");
    }
}

#[test]
fn a_dumb_terminal_plays_line_by_line() {
    let home = Home::with_settings(CALM_SETTINGS);
    let mut terminal = home.launch().env("TERM", "dumb").start();
    terminal.wait_for_text("TERM=dumb");
    terminal.wait_for_text("to move:");
    terminal.press("A\n");
    terminal.wait_for_text("North to move:");
    terminal.press("\x04");
    let (status, bytes) = terminal.wait_for_exit();
    assert!(status.success(), "{status:?}");
    assert!(!bytes.contains(&0x1b), "no sequence is sent");
}

#[test]
fn a_dumb_terminal_gets_the_named_game_and_trees_as_lines() {
    let home = Home::with_settings(CALM_SETTINGS);
    let tree = home.path().join("tree.txt");
    std::fs::write(&tree, "((3 12 8) (2 4 6) (14 5 2))").expect("it is written");
    let mut terminal = home
        .launch()
        .args(&["tree", &tree.display().to_string()])
        .env("TERM", "dumb")
        .start();
    let (status, bytes) = terminal.wait_for_exit();
    assert!(status.success() && !bytes.contains(&0x1b), "{status:?}");
    assert!(
        terminal.screen().contains("Positions searched: "),
        "{}",
        terminal.screen()
    );

    let mut terminal = home.start_game();
    terminal.press("A");
    let text = home
        .wait_for_saved_games("the game", |games| games.len() == 1)
        .remove(0);
    terminal.quit();
    let game = home.path().join("game.toml");
    std::fs::write(&game, text).expect("it is written");
    let mut terminal = home
        .launch()
        .args(&["open", &game.display().to_string()])
        .env("TERM", "dumb")
        .start();
    let (status, bytes) = terminal.wait_for_exit();
    assert!(!status.success() && !bytes.contains(&0x1b), "{status:?}");
    assert!(
        terminal.screen().contains("TERM=dumb"),
        "{}",
        terminal.screen()
    );
}

#[test]
fn line_mode_replaces_an_opponent_that_cannot_play_the_game() {
    let home = Home::with_settings(&format!(
        "{CALM_SETTINGS}game = \"matches\"\nmatches_first = \"south\"\nsouth = \"engine:level=5\"\n"
    ));
    let mut terminal = home.launch().env("TERM", "dumb").start();
    terminal.wait_for_text("South took");
    terminal.wait_for_text("North to move:");
    terminal.press("\x04");
    assert!(terminal.wait_for_exit().0.success());
}

#[test]
fn line_mode_uses_the_last_chosen_opponent() {
    let home = Home::with_settings(&settings_against("fast"));
    let mut terminal = home.launch().args(&["plain"]).start();
    terminal.wait_for_text("South to move:");
    terminal.press("A\n");
    terminal.wait_for_text("North sowed 4 seeds from a");
    terminal.wait_until_screen("South is asked again", |screen| {
        screen.matches("South to move:").count() == 2
    });
    terminal.wait_for_raw_mode();
    terminal.press("\x04");
    assert!(terminal.wait_for_exit().0.success());
}

// ---- Color depths and themes

#[test]
fn a_console_with_256_characters_gets_no_other_characters() {
    let home = Home::with_settings(CALM_SETTINGS);
    let mut terminal = home
        .launch()
        .env("TERM", "linux")
        .env("COLORTERM", "truecolor")
        .start();
    terminal.wait_for_text("Quit");
    terminal.press("p");
    terminal.wait_for_text("move 1 · South");
    terminal.press("A");
    terminal.wait_for_text("move 1 · North");
    let text = String::from_utf8(terminal.output_bytes()).expect("whole letters");
    for sign in ['╭', '╯', '▸', '◆', '◂', '▟'] {
        assert!(!text.contains(sign), "{sign} is in no console font");
    }
    assert!(text.contains('┌') && text.contains('►'));
    assert!(
        !text.contains("38;2;") && !text.contains("48;2;"),
        "sixteen colors are what there is"
    );
}

#[test]
fn a_custom_theme_is_read_from_the_themes_folder_of_the_user() {
    let home = Home::with_settings(&format!("theme = \"midnight\"\n{CALM_SETTINGS}"));
    let folder = home.settings_file().with_file_name("themes");
    fs::create_dir_all(&folder).expect("a folder");
    let theme =
        include_str!("../../assets/themes/high-contrast.toml").replace("#ffff00", "#123456");
    fs::write(folder.join("midnight.toml"), theme).expect("a theme");
    let mut terminal = home.launch().env("COLORTERM", "truecolor").start();
    terminal.wait_for_text("Quit");
    let color = b"2;18;52;86";
    assert!(
        contains_bytes(&terminal.output_bytes(), color),
        "its colors are on the screen"
    );
    terminal.move_cursor_to("Settings");
    terminal.press(key::ENTER);
    terminal.wait_for_text("Theme");
    terminal.press(key::DOWN);
    terminal.wait_for_text("◂ midnight ▸");
    terminal.quit();
}

#[test]
fn a_broken_theme_is_reported_and_the_program_goes_on() {
    let home = Home::with_settings(&format!("theme = \"midnight\"\n{CALM_SETTINGS}"));
    let folder = home.settings_file().with_file_name("themes");
    fs::create_dir_all(&folder).expect("a folder");
    let theme =
        include_str!("../../assets/themes/high-contrast.toml").replacen("#d0d0d0", "grayish", 1);
    fs::write(folder.join("midnight.toml"), theme).expect("a theme");
    let mut terminal = home.start();
    let on_one_line = |screen: &str| {
        screen
            .replace('\n', " ")
            .split_whitespace()
            .collect::<Vec<_>>()
            .join(" ")
    };
    terminal.wait_until_screen("the file, the line, the field and the reason", |screen| {
        ["midnight.toml, line 5, dim.fg:", "“grayish” is not a color"]
            .iter()
            .all(|part| on_one_line(screen).contains(part))
    });
    terminal.press("p");
    terminal.wait_for_text("move 1 · South");
    terminal.quit();
}
