//! A program of the user in the full screen ends with its game, together with all processes that it
//! has started.

use std::path::Path;
use std::time::{Duration, Instant};
use std::{fs, thread};

use super::folder;
use super::terminal::{CALM, Home, key};

/// The number of processes that have a file of `folder` on their command line.
fn started_from(folder: &Path) -> usize {
    let place = folder.display().to_string();
    let entries = fs::read_dir("/proc").expect("processes").flatten();
    let lines = entries.filter_map(|entry| fs::read_to_string(entry.path().join("cmdline")).ok());
    lines.filter(|line| line.contains(&place)).count()
}

fn waits_until(what: &str, is_so: impl Fn() -> bool) {
    let patience = Instant::now() + Duration::from_secs(30);
    while !is_so() {
        assert!(Instant::now() < patience, "{what}");
        thread::sleep(Duration::from_millis(5));
    }
}

#[test]
fn a_bot_and_its_children_end_with_the_game() {
    let home = Home::with(CALM);
    let bots = folder(
        &home,
        "bots",
        &[("stray.sh", "while :; do sleep 1; done\n")],
    );
    let stray = format!(
        "(setsid sh {}/stray.sh > /dev/null 2>&1 &)\n",
        bots.display()
    );
    let answers = "while read -r position moves rest; do echo \"${moves%%,*}\"; done\n";
    fs::write(bots.join("mine.sh"), stray + answers).expect("a bot");
    let with_bot = format!("north = \"bot\"\nbot = \"sh {}/mine.sh\"", bots.display());
    fs::write(home.config(), CALM.replace("north = \"human\"", &with_bot)).expect("settings");
    let mut terminal = home.play();
    terminal.sees("A: sows B C D E");
    terminal.press("A");
    terminal.sees("move 2 · South");
    waits_until("the bot and its stray run", || started_from(&bots) >= 2);
    terminal.press(key::ESC);
    terminal.sees("▸ Continue");
    waits_until("both end with the game", || started_from(&bots) == 0);
    terminal.press(key::ENTER);
    terminal.sees("move 2 · South");
    terminal.press("B");
    terminal.sees("move 3 · South");
    waits_until("they run again", || started_from(&bots) >= 2);
    terminal.quits();
    waits_until("both end with the program", || started_from(&bots) == 0);
}

/// An engine that follows the protocol up to `go`, and then prints `answer`.
fn engine(answer: &str) -> String {
    format!(
        "while read -r word rest; do case $word in uci) echo uciok;; isready) echo readyok;; go) {answer};; quit) exit;; esac; done\n"
    )
}

#[test]
fn a_configured_engine_plays_and_its_faults_are_reported() {
    let home = Home::with(CALM);
    let good = format!("uci:depth=2:{} uci", env!("CARGO_BIN_EXE_awale"));
    let wrong = engine("echo bestmove A");
    let engines = folder(
        &home,
        "engines",
        &[("wrong.sh", wrong.as_str()), ("mute.sh", &engine(":"))],
    );
    let script = |name: &str| format!("uci:time=100ms:sh {}/{name}", engines.display());
    let cases = [
        (good, "move 2 · South"),
        (
            "uci:depth=2:no-such-engine-anywhere".to_owned(),
            "cannot run “no-such-engine-anywhere”",
        ),
        (script("wrong.sh"), "bestmove A"),
        (script("mute.sh"), "it did not answer within"),
    ];
    for (command, expected) in cases {
        let with_engine = format!("north = \"bot\"\nbot = \"{command}\"");
        fs::write(
            home.config(),
            CALM.replace("north = \"human\"", &with_engine),
        )
        .expect("settings");
        let mut terminal = home.play();
        terminal.sees("A: sows B C D E");
        terminal.press("A");
        terminal.sees(expected);
        if expected.starts_with("move") {
            terminal.quits();
            continue;
        }
        terminal.press(key::ESC);
        terminal.sees("▸ Continue");
        terminal.quits();
        let games: Vec<_> = fs::read_dir(home.games())
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
