//! A program of the user in the full screen ends with its game, together with all processes that it
//! has started.

use std::path::Path;
use std::time::{Duration, Instant};
use std::{fs, thread};

use super::folder_with_files;
use super::terminal::{CALM_SETTINGS, Home, key};

/// The number of processes that have a file of `folder` on their command line.
fn process_count_from(folder: &Path) -> usize {
    let folder_path = folder.display().to_string();
    let entries = fs::read_dir("/proc").expect("processes").flatten();
    let lines = entries.filter_map(|entry| fs::read_to_string(entry.path().join("cmdline")).ok());
    lines.filter(|line| line.contains(&folder_path)).count()
}

fn wait_until(awaited_event: &str, condition: impl Fn() -> bool) {
    let deadline = Instant::now() + Duration::from_secs(30);
    while !condition() {
        assert!(Instant::now() < deadline, "{awaited_event}");
        thread::sleep(Duration::from_millis(5));
    }
}

#[test]
fn a_bot_and_its_children_end_with_the_game() {
    let home = Home::with_settings(CALM_SETTINGS);
    let bots = folder_with_files(
        &home,
        "bots",
        &[("stray.sh", "while :; do sleep 1; done\n")],
    );
    let stray_process_command = format!(
        "(setsid sh {}/stray.sh > /dev/null 2>&1 &)\n",
        bots.display()
    );
    let bot_script = "while read -r position moves rest; do echo \"${moves%%,*}\"; done\n";
    fs::write(bots.join("mine.sh"), stray_process_command + bot_script).expect("a bot");
    let bot_settings = format!("north = \"bot\"\nbot = \"sh {}/mine.sh\"", bots.display());
    fs::write(
        home.settings_file(),
        CALM_SETTINGS.replace("north = \"human\"", &bot_settings),
    )
    .expect("settings");
    let mut terminal = home.start_game();
    terminal.wait_for_text("C: sows D E F a");
    terminal.press("A");
    terminal.wait_for_text("move 2 · South");
    wait_until("the bot and its stray run", || {
        process_count_from(&bots) >= 2
    });
    terminal.press(key::ESC);
    terminal.wait_for_text("▸ Continue");
    wait_until("both end with the game", || process_count_from(&bots) == 0);
    terminal.press(key::ENTER);
    terminal.wait_for_text("move 2 · South");
    terminal.press("B");
    terminal.wait_for_text("move 3 · South");
    wait_until("they run again", || process_count_from(&bots) >= 2);
    terminal.quit();
    wait_until("both end with the program", || {
        process_count_from(&bots) == 0
    });
}

/// An engine that follows the protocol up to `go`, and then prints `answer`.
fn engine_script(answer: &str) -> String {
    format!(
        "while read -r word rest; do case $word in uci) echo uciok;; isready) echo readyok;; go) {answer};; quit) exit;; esac; done\n"
    )
}

#[test]
fn a_configured_engine_plays_and_its_faults_are_reported() {
    let home = Home::with_settings(CALM_SETTINGS);
    let working_engine = format!("uci:depth=2:{} uci", env!("CARGO_BIN_EXE_awale"));
    let engine_with_illegal_move = engine_script("echo bestmove A");
    let engines = folder_with_files(
        &home,
        "engines",
        &[
            ("wrong.sh", engine_with_illegal_move.as_str()),
            ("mute.sh", &engine_script(":")),
        ],
    );
    let command_of_script = |name: &str| format!("uci:time=100ms:sh {}/{name}", engines.display());
    let cases = [
        (working_engine, "move 2 · South"),
        (
            "uci:depth=2:no-such-engine-anywhere".to_owned(),
            "cannot run “no-such-engine-anywhere”",
        ),
        (command_of_script("wrong.sh"), "bestmove A"),
        (command_of_script("mute.sh"), "it did not answer within"),
    ];
    for (command, expected) in cases {
        let engine_settings = format!("north = \"bot\"\nbot = \"{command}\"");
        fs::write(
            home.settings_file(),
            CALM_SETTINGS.replace("north = \"human\"", &engine_settings),
        )
        .expect("settings");
        let mut terminal = home.start_game();
        terminal.wait_for_text("Enter play");
        terminal.press("A");
        terminal.wait_for_text(expected);
        if expected.starts_with("move") {
            terminal.quit();
            continue;
        }
        terminal.press(key::ESC);
        terminal.wait_for_text("▸ Continue");
        terminal.quit();
        let games: Vec<_> = fs::read_dir(home.games_folder())
            .expect("games")
            .flatten()
            .collect();
        assert!(
            games.iter().any(|game| fs::read_to_string(game.path())
                .expect("a game")
                .contains('A')),
            "{command}"
        );
        for game in &games {
            fs::remove_file(game.path()).expect("a game");
        }
    }
}
