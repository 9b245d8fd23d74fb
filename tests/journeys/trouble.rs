//! Failures with folders, disks, games and settings.

use std::fs;
use std::process::Command;

use crate::kept::{move_letters, parse_record};
use crate::terminal::{self, CALM_SETTINGS, Home, key};
use crate::wait_for_only_game_with_moves;

#[test]
fn an_unwritable_data_folder_is_reported_and_play_continues() {
    let home = Home::with_settings(CALM_SETTINGS);
    home.block_games();
    let mut terminal = home.start_game();
    terminal.press("A");
    terminal.wait_for_text("Not saved");
    terminal.press("B");
    terminal.wait_for_text("move 2 · South");
    terminal.wait_for_text("Not saved");
    terminal.press("q");
    terminal.wait_for_text("anyway?");
    terminal.press("n");
    terminal.wait_until_text_gone("anyway?");
    home.unblock_games();
    terminal.press("C");
    terminal.wait_for_text("move 2 · North");
    terminal.wait_until_text_gone("Not saved");
    // The file has all moves, including those made while saving failed.
    wait_for_only_game_with_moves(&home, "A b C");
    terminal.quit();
}

#[test]
fn a_full_disk_is_reported_and_saved_games_stay() {
    let home = Home::with_settings(CALM_SETTINGS);
    let mut terminal = home.start_game();
    terminal.press("A");
    terminal.wait_for_text("move 1 · North");
    terminal.quit();
    terminal.wait_for_text("The game is saved; `awale` continues it.");
    // With a file size limit of 0, writing fails as on a full disk.
    let mut terminal = home
        .launch()
        .after_shell_commands("trap '' XFSZ; ulimit -f 0")
        .start();
    terminal.wait_for_text("▸ Continue");
    terminal.press(key::ENTER);
    terminal.wait_for_text("move 1 · North");
    terminal.press("B");
    terminal.wait_for_text("Not saved");
    terminal.wait_for_text("move 2 · South");
    terminal.press("q");
    terminal.wait_for_text("anyway?");
    terminal.press("y");
    terminal.wait_for_clean_exit();
    terminal.wait_until_text_gone("The game is saved");
    // The old file is unchanged.
    wait_for_only_game_with_moves(&home, "A");
}

#[test]
fn a_failed_write_is_reported_and_keeps_the_saved_game() {
    for step in ["create", "write", "keep", "sync", "rename", "sync-folder"] {
        let home = Home::with_settings(CALM_SETTINGS);
        let mut terminal = home.start_game();
        terminal.press("A");
        terminal.wait_for_text("move 1 · North");
        terminal.quit();
        let mut terminal = home.launch().env("AWALE_REHEARSE_DISK", step).start();
        terminal.wait_for_text("▸ Continue");
        terminal.press(key::ENTER);
        terminal.wait_for_text("move 1 · North");
        terminal.press("B");
        terminal.wait_for_text("move 2 · South");
        terminal.wait_for_text("Not saved");
        terminal.press("q");
        terminal.wait_for_text("anyway?");
        terminal.press("y");
        terminal.wait_for_clean_exit();
        // If only the flush of the folder failed, the file was renamed already, and only a power
        // cut could undo this.
        wait_for_only_game_with_moves(&home, if step == "sync-folder" { "A b" } else { "A" });
        assert_eq!(
            fs::read_dir(home.games_folder()).expect("a folder").count(),
            1,
            "{step}: nothing else is left"
        );
    }
}

#[test]
fn a_stuck_disk_blocks_neither_the_screen_nor_the_terminal() {
    let home = Home::with_settings(CALM_SETTINGS);
    let mut terminal = home.launch().env("AWALE_REHEARSE_DISK", "slow").start();
    terminal.wait_for_text("Quit");
    terminal.press("p");
    terminal.wait_for_text("move 1 · South");
    terminal.press("A");
    terminal.wait_for_text("move 1 · North");
    terminal.press(key::ESC);
    // A flush takes three seconds with this setting.
    terminal.wait_for_text("Not saved; the next move tries again: the disk does not answer");
    terminal.wait_for_text("anyway?");
    // Once the game is saved, the question closes and the program leaves the game as requested.
    terminal.wait_for_text(" Continue ");
    // The game is being saved a second time, and it does not open before this is finished.
    terminal.press(key::ENTER);
    terminal.wait_for_text("your last change is not saved yet");
    terminal.press("p");
    terminal.wait_for_text("move 1 · South");
    terminal.press(&format!("B{}", key::CTRL_C));
    // The terminal is restored before all writes are finished.
    terminal.wait_for_text("Waiting up to 30 seconds");
    terminal.wait_for_clean_exit();
    let mut games: Vec<String> = home
        .saved_games()
        .iter()
        .map(|text| move_letters(&parse_record(text)))
        .collect();
    games.sort();
    assert_eq!(games, ["A", "B"]);
}

#[test]
fn quitting_with_a_stuck_disk_reports_what_may_be_lost() {
    let home = Home::with_settings(CALM_SETTINGS);
    let mut terminal = home.launch().env("AWALE_REHEARSE_DISK", "slow").start();
    terminal.wait_for_text("Quit");
    terminal.press("p");
    terminal.wait_for_text("move 1 · South");
    terminal.press(&format!("A{}", key::CTRL_C));
    terminal.wait_for_text("Waiting up to 30 seconds");
    terminal.send_signal("INT");
    let (status, output) = terminal.wait_for_exit();
    assert_eq!(status.exit_code(), 1);
    assert!(terminal::contains_bytes(
        &output,
        b"Your last change may not be saved: the disk does not answer"
    ));
    terminal.assert_restored();
}

#[test]
fn quitting_immediately_after_a_move_saves_it() {
    let home = Home::with_settings(CALM_SETTINGS);
    let mut terminal = home.start_game();
    terminal.press(&format!("AB{}", key::ESC));
    terminal.wait_for_text("▸ Continue");
    terminal.quit();
    let mut terminal = home.start();
    terminal.open_line("Play");
    terminal.wait_for_text("▸ Start");
    terminal.press(key::ENTER);
    terminal.wait_for_text("move 1 · South");
    terminal.press(&format!("CD{}", key::CTRL_C));
    terminal.wait_for_clean_exit();
    let mut games: Vec<String> = home
        .saved_games()
        .iter()
        .map(|text| move_letters(&parse_record(text)))
        .collect();
    games.sort();
    assert_eq!(games, ["A b", "C d"]);
}

#[test]
#[cfg(unix)]
fn a_locked_folder_is_reported_once_and_games_are_saved() {
    let home = Home::with_settings(CALM_SETTINGS);
    fs::create_dir_all(home.games_folder()).expect("a folder");
    let locked_folder = fs::File::open(home.games_folder()).expect("a folder");
    locked_folder.lock().expect("a lock");
    let mut terminal = home.start_game();
    terminal.press("A");
    terminal.wait_for_text("Another program is using");
    terminal.press("B");
    terminal.wait_for_text("move 2 · South");
    terminal.wait_until_text_gone("Another program is using");
    let begun = std::time::Instant::now();
    terminal.press("CDEF");
    terminal.wait_for_text("move 4 · South");
    terminal.quit();
    assert!(
        begun.elapsed() < std::time::Duration::from_secs(20),
        "{:?}",
        begun.elapsed()
    );
    wait_for_only_game_with_moves(&home, "A b C d E f");
}

#[test]
fn an_empty_game_file_is_listed_as_damaged_and_kept() {
    let home = Home::with_settings(CALM_SETTINGS);
    fs::create_dir_all(home.games_folder()).expect("a folder");
    fs::write(home.games_folder().join("lost.toml"), "").expect("a file");
    fs::write(home.games_folder().join("zeros.toml"), [0; 600]).expect("a file");
    let mut terminal = home.launch().start();
    terminal.open_analyse_row("Saved games");
    terminal.wait_for_text("! lost.toml · damaged");
    terminal.wait_for_text("! zeros.toml · damaged");
    terminal.quit();
    assert_eq!(
        fs::read(home.games_folder().join("lost.toml")).expect("it stays"),
        b""
    );
    assert_eq!(
        fs::read(home.games_folder().join("zeros.toml")).expect("it stays"),
        [0; 600]
    );
}

#[test]
fn an_empty_settings_file_means_default_settings() {
    let home = Home::with_settings("");
    home.start().quit();
    assert_eq!(fs::read(home.settings_file()).expect("it stays"), b"");
}

#[test]
fn a_damaged_game_file_is_listed_with_its_reason_and_does_no_harm() {
    let home = Home::with_settings(CALM_SETTINGS);
    fs::create_dir_all(home.games_folder()).expect("a folder");
    fs::write(
        home.games_folder().join("broken.toml"),
        "format = 1\nthis is no game\n",
    )
    .expect("a file");
    let mut terminal = home.start();
    terminal.wait_for_text("▸ Play");
    terminal.open_analyse_row("Saved games");
    terminal.wait_for_text("! broken.toml · damaged");
    terminal.wait_for_text("broken.toml, line 2:");
    terminal.press(key::ENTER);
    terminal.press("S");
    terminal.press("A");
    terminal.press(key::ESC);
    terminal.wait_for_text("▸ Saved games");
    terminal.quit();
    assert_eq!(
        home.saved_games(),
        ["format = 1\nthis is no game\n"],
        "the file is as it was"
    );
}

#[test]
fn invalid_settings_are_reported_and_the_program_does_not_start() {
    let home = Home::with_settings("language = \"fr\"\nsowing = \"sideways\"\n");
    let mut terminal = home.launch().start();
    let (status, _) = terminal.wait_for_exit();
    assert!(!status.success());
    let screen = terminal.screen().replace('\n', "");
    assert!(
        screen.contains("config.toml") && screen.contains('2') && screen.contains("sowing"),
        "{screen}"
    );
    assert!(
        !terminal::contains_bytes(&terminal.output_bytes(), b"\x1b[?1049h"),
        "the screen was never taken"
    );
}

/// Opening a named pipe blocks until another program writes to it.
#[test]
fn a_named_pipe_in_place_of_a_file_does_not_block_the_program() {
    let home = Home::with_settings(CALM_SETTINGS);
    let themes = home.settings_file().with_file_name("themes");
    let tables = home.data_folder().join("tables");
    for folder in [home.games_folder(), themes.clone(), tables.clone()] {
        fs::create_dir_all(folder).expect("a folder");
    }
    let pipes = [
        home.games_folder().join("pipe.toml"),
        themes.join("pipe.toml"),
        tables.join("pnroo00-01.table"),
        home.data_folder().join("progress.toml"),
    ];
    let mkfifo_status = Command::new("mkfifo")
        .args(&pipes)
        .status()
        .expect("mkfifo is there");
    assert!(mkfifo_status.success());
    let mut terminal = home.start();
    terminal.wait_for_text("Your progress:");
    terminal.open_line("Learn");
    terminal.wait_for_text("Sowing trainer");
    terminal.wait_for_text("Your progress:");
    terminal.press(key::ESC);
    terminal.wait_for_text("Quit");
    terminal.press("p");
    terminal.wait_for_text("Moves");
    terminal.press("A");
    terminal.wait_for_text("move 1 · North");
    terminal.send_signal("TERM");
    terminal.wait_for_exit();
    for command in [&["results"][..], &["endgame", "list"]] {
        let mut running_command = home.launch().args(command).start();
        assert!(running_command.wait_for_exit().0.success(), "{command:?}");
    }
}
