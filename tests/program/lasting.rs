//! Nothing is lost if the program is killed at any moment, if two programs use one folder, or if
//! the disk is full for a while.
//!
//! `AWALE_KILLS=200 cargo test --release --test program lasting::killed` kills more often than the
//! default run. The moments depend on the seed `AWALE_KILLS_SEED`, which is printed on failure.

#![cfg(unix)]

use std::time::{Duration, Instant};
use std::{fs, thread};

use awale::config::Settings;
use awale_engine::tables::{CheckExtent, Tables};
use awale_study::catalogue::Variant;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

use crate::kept::{moves, next_move_number, record};
use crate::terminal::{CALM, Home, Terminal, key, title_of_move};

/// Default number of kills in each kind of use.
const DEFAULT_KILLS: u64 = 4;

/// Maximum delay between a move on the screen and on the disk: 50 ms, times five for a busy
/// machine.
const MAX_DELAY: Duration = Duration::from_millis(250);

/// Maximum seeds of the tables that are built, which takes a few tenths of a second.
const TABLE_SEEDS: u8 = 12;

fn variable(name: &str, usual: u64) -> u64 {
    std::env::var(name).map_or(usual, |value| value.parse().expect("a number"))
}

/// The moves of all saved games, sorted.
fn saved_moves(home: &Home) -> Vec<String> {
    let mut games: Vec<String> = home
        .saved()
        .iter()
        .map(|game| moves(&record(game)))
        .collect();
    games.sort();
    games
}

/// The text of the game that was written last.
fn newest(home: &Home) -> Option<String> {
    home.wait_until_idle();
    let entries = fs::read_dir(home.games()).ok()?.flatten();
    let games = entries.filter(|entry| {
        entry
            .path()
            .extension()
            .is_some_and(|ending| ending == "toml")
    });
    let newest =
        games.max_by_key(|entry| entry.metadata().and_then(|about| about.modified()).ok())?;
    fs::read_to_string(newest.path()).ok()
}

/// Waits until all tables of the first variant are built, and checks every byte of them.
fn tables_are_made(home: &Home) {
    // The thread that builds tables has the lowest priority on the machine.
    let end = Instant::now() + Duration::from_secs(600);
    loop {
        let (tables, bad) = open_tables(home);
        assert!(bad.is_none(), "{bad:?}");
        if tables.max_seeds() >= TABLE_SEEDS {
            return;
        }
        assert!(
            Instant::now() < end,
            "the tables reach only to {} seeds",
            tables.max_seeds()
        );
        thread::sleep(Duration::from_millis(5));
    }
}

fn open_tables(home: &Home) -> (Tables, Option<awale_engine::tables::BadFile>) {
    let folder = home.data().join("tables");
    Tables::open(
        &folder,
        &Variant::built_in()[0].rules,
        TABLE_SEEDS,
        CheckExtent::Full,
    )
}

// ---- The analysis board

/// Whether the only saved game has these moves, and the variation `line` with this comment on its
/// last move.
fn holds(games: &[String], played: &str, line: &str, comment: &str) -> bool {
    let [game] = games else { return false };
    let game = record(game);
    moves(&game) == played
        && game.header.variations.iter().any(|variation| {
            let letters: String = variation.moves.iter().map(ToString::to_string).collect();
            letters == line
                && variation
                    .comments
                    .get(&variation.moves.len())
                    .map(|text| &**text)
                    == Some(comment)
        })
}

/// Ways to end the program without its own command: signals, or closing the terminal.
const ENDS: [&str; 5] = ["INT", "TERM", "HUP", "KILL", "closed"];

fn end(terminal: &mut Terminal, how: &str) {
    match how {
        "INT" => terminal.press(key::CTRL_C),
        "closed" => {
            terminal.closes();
            return;
        }
        signal => terminal.signal(signal),
    }
    terminal.exits();
}

#[test]
fn variations_and_comments_survive_any_end_of_the_program() {
    for how in ENDS {
        let home = Home::with(CALM);
        let mut terminal = home.play();
        terminal.press("AA");
        terminal.sees("move 2 · South");
        terminal.press("a");
        terminal.sees("Analysis");
        terminal.press(key::LEFT);
        terminal.press("CB");
        terminal.press("cmy note\r");
        terminal.sees_that("the comment is written", |screen| {
            screen.contains("my note") && !screen.contains("Comment:")
        });
        if how == "KILL" {
            home.saves("the comment", |games| holds(games, "A a", "cB", "my note"));
        }
        end(&mut terminal, how);
        let games = home.saved();
        assert!(holds(&games, "A a", "cB", "my note"), "{how}: {games:?}");
        // The board displays the saved variation, and saves later changes too.
        let mut terminal = home.start();
        terminal.sees("▸ Continue");
        terminal.press(key::ENTER);
        terminal.sees("move 2 · South");
        terminal.press("a");
        terminal.sees("Analysis");
        terminal.press(key::DOWN);
        terminal.press(key::RIGHT);
        terminal.press("c and");
        terminal.sees("Comment: my note and");
        if how == "KILL" {
            home.saves("the comment", |games| {
                holds(games, "A a", "cB", "my note and")
            });
        }
        end(&mut terminal, how);
        let games = home.saved();
        assert!(
            holds(&games, "A a", "cB", "my note and"),
            "{how}, while a comment is typed: {games:?}"
        );
    }
}

#[test]
fn additions_to_a_foreign_game_are_saved_as_a_study() {
    for how in ENDS {
        let home = Home::with(CALM);
        let file = home.path().join("game.ogn");
        let ogn = "[South \"Awa\"]\n[North \"Kofi\"]\n\n1. A a 2. B b *\n";
        fs::write(&file, ogn).expect("a file");
        let path = file.display().to_string();
        let mut terminal = home.launch().args(&["open", &path]).start();
        terminal.sees("Analysis");
        terminal.press("C");
        terminal.sees("Saved as a study");
        terminal.press("cmy note\r");
        terminal.sees_that("the comment is written", |screen| {
            screen.contains("my note") && !screen.contains("Comment:")
        });
        if how == "KILL" {
            home.saves("the comment", |games| {
                holds(games, "A a B b", "C", "my note")
            });
        }
        end(&mut terminal, how);
        let games = home.saved();
        assert!(holds(&games, "A a B b", "C", "my note"), "{how}: {games:?}");
        assert!(
            games[0].contains("Kofi") && games[0].contains("study"),
            "{how}: {games:?}"
        );
        assert_eq!(fs::read_to_string(&file).expect("a file"), ogn, "{how}");
    }
}

#[test]
fn unfinished_input_of_positions_and_trees_is_restored() {
    for how in ENDS {
        let home = Home::with(CALM);
        let mut terminal = home.start();
        terminal.press("s");
        terminal.sees("All seeds are placed");
        terminal.press("7");
        terminal.sees("51");
        if how == "KILL" {
            while !home.settings().contains("oware 7-4-4") {}
        }
        end(&mut terminal, how);
        let mut terminal = home.start();
        terminal.press("s");
        terminal.sees("51");
        terminal.press(key::ESC);
        terminal.analyses("Search tree");
        terminal.press("((3 12 8) (2");
        terminal.sees("((3 12 8) (2");
        if how == "KILL" {
            while !home.settings().contains("((3 12 8) (2") {}
        }
        end(&mut terminal, how);
        let mut terminal = home.start();
        terminal.analyses("Search tree");
        terminal.sees("((3 12 8) (2");
        terminal.press(key::CTRL_C);
        terminal.exits();
    }
}

// ---- The program is killed

/// Kills the program at random moments during one kind of use.
struct KillTest {
    rng: StdRng,
    home: Home,
}

impl KillTest {
    fn new(settings: &str, way: u64) -> KillTest {
        let seed = variable("AWALE_KILLS_SEED", 1) * 10 + way;
        println!("AWALE_KILLS_SEED={}", variable("AWALE_KILLS_SEED", 1));
        KillTest {
            rng: StdRng::seed_from_u64(seed),
            home: Home::with(settings),
        }
    }

    /// Lets the program work for a random time and kills it. Returns the text of its screen if it
    /// was shown long enough to be saved, else an empty text.
    fn kill(&mut self, terminal: &mut Terminal, longest: Duration) -> String {
        thread::sleep(longest.mul_f64(self.rng.random()));
        // In half of the cases the program is killed without a delay. Then only the integrity of
        // the files can be checked.
        let mut screen = String::new();
        if self.rng.random() {
            screen = terminal.whole_screen();
            thread::sleep(MAX_DELAY);
        }
        terminal.signal("KILL");
        terminal.exits();
        screen
    }
}

#[test]
fn a_watched_game_keeps_every_shown_move_after_a_kill() {
    let settings = CALM.replace("north = \"human\"", "south = \"naive\"\nnorth = \"naive\"");
    let mut killed = KillTest::new(&settings, 0);
    for _ in 0..variable("AWALE_KILLS", DEFAULT_KILLS) {
        let mut terminal = killed.home.start();
        terminal.press("p");
        let screen = killed.kill(&mut terminal, Duration::from_millis(80));
        for game in killed.home.saved() {
            record(&game);
        }
        if let Some(shown) = next_move_number(&screen) {
            let saved = newest(&killed.home).map_or(0, |game| record(&game).moves().len());
            assert!(
                saved + 1 >= shown,
                "{shown} was shown, {saved} moves are kept\n{screen}"
            );
        }
    }
    // The last unfinished game can be continued, if there is one.
    let is_open = killed
        .home
        .saved()
        .iter()
        .any(|game| record(game).result().is_none());
    let mut terminal = killed.home.start();
    if is_open {
        terminal.sees("▸ Continue");
        terminal.press(key::ENTER);
        terminal.sees("Moves");
    }
    terminal.quits();
}

#[test]
fn your_game_continues_after_a_kill() {
    let mut killed = KillTest::new(CALM, 1);
    let mut known = 0;
    for _ in 0..variable("AWALE_KILLS", DEFAULT_KILLS) {
        let mut terminal = killed.home.start();
        if known > 0 {
            terminal.press(key::ENTER);
            terminal.sees(&title_of_move(known + 1));
        } else {
            terminal.press("p");
            terminal.sees("move 1 · South");
        }
        terminal.press(&key::ENTER.repeat(3));
        let screen = killed.kill(&mut terminal, Duration::from_millis(6));
        let Some(game) = killed.home.saved().first().map(|text| record(text)) else {
            continue;
        };
        known = game.moves().len();
        assert!(
            next_move_number(&screen).is_none_or(|shown| known + 1 >= shown),
            "{known} are kept\n{screen}"
        );
        if known > 40 || game.result().is_some() {
            fs::remove_dir_all(killed.home.games()).expect("a folder");
            known = 0;
        }
    }
}

/// Changes on the board of a new position, one after the other: the keys, a text that the screen
/// then shows, and the moves of the saved game in OGN.
const CHANGES: [(&str, &str, &str); 8] = [
    ("A", "1. A", "1. A *"),
    ("F", "1… f", "1. A f *"),
    ("cmy note", "Comment: my note", "1. A f {my note} *"),
    (" too\r", "│ my note too", "1. A f {my note too} *"),
    ("\x1b[DB", "1… b", "1. A f {my note too} (1... b) *"),
    ("M", "1. A      b", "1. A b (1... f {my note too}) *"),
    ("d", "1. A      f", "1. A f {my note too} *"),
    ("u", "1. A      b", "1. A b (1... f {my note too}) *"),
];

#[test]
fn killed_while_you_annotate_it_keeps_every_shown_change() {
    let mut rng = KillTest::new(CALM, 5).rng;
    for _ in 0..variable("AWALE_KILLS", DEFAULT_KILLS) {
        let (last, how) = (
            rng.random_range(0..CHANGES.len()),
            ENDS[rng.random_range(0..ENDS.len())],
        );
        let home = Home::with(CALM);
        let mut terminal = home.start();
        terminal.press("s");
        terminal.sees("All seeds are placed");
        terminal.press(key::ENTER);
        terminal.sees("start");
        for (keys, shown, _) in &CHANGES[..=last] {
            terminal.press(keys);
            terminal.sees(shown);
        }
        if how == "KILL" {
            thread::sleep(MAX_DELAY);
        }
        end(&mut terminal, how);
        let games = home.saved();
        let saved: Vec<String> = games
            .iter()
            .map(|game| record(game).to_ogn().expect("a game of awalé"))
            .collect();
        let moves = saved
            .iter()
            .filter_map(|text| text.trim_end().lines().last());
        assert!(
            moves.eq([CHANGES[last].2]),
            "{how} after change {last}: {saved:?}"
        );
    }
}

#[test]
fn killed_while_building_tables_it_builds_the_rest() {
    let settings = CALM.replace(
        "tables.automatic = false",
        &format!("tables.automatic = true\ntables.seeds = {TABLE_SEEDS}"),
    );
    let mut killed = KillTest::new(&settings, 2);
    for _ in 0..variable("AWALE_KILLS", DEFAULT_KILLS) {
        let mut terminal = killed.home.play();
        killed.kill(&mut terminal, Duration::from_millis(250));
        let (tables, bad) = open_tables(&killed.home);
        assert!(bad.is_none(), "{bad:?}");
        if tables.max_seeds() >= TABLE_SEEDS {
            fs::remove_dir_all(killed.home.data().join("tables")).expect("a folder");
        }
    }
    let _terminal = killed.home.play();
    tables_are_made(&killed.home);
}

#[test]
fn killed_during_an_analysis_the_game_is_intact_without_a_partial_analysis() {
    let mut killed = KillTest::new(CALM, 4);
    let mut terminal = killed.home.play();
    terminal.press("CD");
    terminal.sees("move 2 · South");
    terminal.press("r");
    terminal.sees("Resign");
    terminal.press("y");
    terminal.sees("Game over");
    terminal.quits();
    let explain = |home: &Home| {
        let mut terminal = home.start();
        terminal.analyses("Saved games");
        terminal.sees("1 game");
        terminal.press("a");
        terminal.sees("start · 1 move");
        terminal.press("a");
        terminal
    };
    let file = fs::read_dir(killed.home.games())
        .expect("a folder")
        .flatten()
        .next()
        .expect("a game")
        .path();
    let plain = fs::read_to_string(&file).expect("a game");
    for _ in 0..variable("AWALE_KILLS", DEFAULT_KILLS) {
        let mut terminal = explain(&killed.home);
        killed.kill(&mut terminal, Duration::from_millis(400));
        let saved = killed.home.saved();
        assert_eq!(saved.len(), 1, "{saved:?}");
        is_explained(&saved[0]);
        // The next run analyzes the game from the start again.
        fs::write(&file, &plain).expect("a file");
    }
    let mut terminal = explain(&killed.home);
    // The thread that analyzes games has the lowest priority on the machine.
    let end = Instant::now() + Duration::from_secs(600);
    while !is_explained(&killed.home.saved()[0]) {
        assert!(
            Instant::now() < end,
            "it was never explained\n{}",
            terminal.screen()
        );
        thread::sleep(Duration::from_millis(5));
    }
    terminal.quits();
}

/// Whether the game of the test above is analyzed. Checks that its other contents are intact.
fn is_explained(text: &str) -> bool {
    let game = record(text);
    assert_eq!(moves(&game), "C d", "{text}");
    assert!(game.result().is_some(), "{text}");
    game.analysis.is_some()
}

#[test]
fn killed_while_saving_settings_the_file_is_old_or_new() {
    let settings = format!("# mine\n{CALM}");
    let mut killed = KillTest::new(&settings, 3);
    for _ in 0..variable("AWALE_KILLS", DEFAULT_KILLS) {
        let mut terminal = killed.home.start();
        terminal.opens("Settings");
        terminal.sees("Ask before you resign");
        terminal.press(&format!("{}{}", key::DOWN.repeat(2), key::RIGHT.repeat(20)));
        killed.kill(&mut terminal, Duration::from_millis(10));
        let text = fs::read_to_string(killed.home.config()).expect("a settings file");
        let saved =
            Settings::parse(&text, "kept").unwrap_or_else(|error| panic!("{error}\n{text}"));
        assert!(
            text.starts_with("# mine\n") && saved.setup.north.is_human(),
            "{text}"
        );
    }
}

// ---- Two programs on one folder

#[test]
fn two_programs_that_continue_one_game_save_two_games() {
    let home = Home::with(CALM);
    let mut one = home.play();
    one.press("A");
    one.sees("move 1 · North");
    home.wait_until_idle();
    let mut other = home.start();
    other.press(key::ENTER);
    other.sees("move 1 · North");
    one.press("B");
    one.sees("move 2 · South");
    other.press("F");
    other.sees("move 2 · South");
    one.press("C");
    one.sees("move 2 · North");
    other.press("D");
    other.sees("move 2 · North");
    assert_eq!(
        saved_moves(&home),
        ["A b C", "A f D"],
        "neither wrote over the other's moves"
    );
}

#[test]
fn a_game_that_another_program_deletes_is_written_again() {
    let home = Home::with(CALM);
    let mut one = home.play();
    one.press("A");
    one.sees("move 1 · North");
    home.wait_until_idle();
    let mut other = home.start();
    other.analyses("Saved games");
    other.sees("1 game");
    other.press("d");
    other.sees("Delete this game for good?");
    other.press("y");
    other.sees("No saved games yet.");
    one.press("B");
    one.sees("move 2 · South");
    assert_eq!(saved_moves(&home), ["A b"]);
}

#[test]
fn two_programs_keep_the_settings_of_each_other() {
    let home = Home::with(&format!("# ours\n{CALM}"));
    let (mut one, mut other) = (home.start(), home.start());
    one.opens("Settings");
    one.sees("Ask before you resign");
    other.opens("Settings");
    other.sees("Ask before you resign");
    one.moves_to("Preview");
    one.press(key::RIGHT);
    one.sees_that("the preview is off", |screen| {
        screen
            .lines()
            .any(|line| line.contains("▸ Preview") && line.contains("off"))
    });
    other.moves_to("Plain characters");
    other.press(key::RIGHT);
    other.sees("< on >");
    let saved = home.settings();
    let settings = Settings::parse(&saved, "kept").expect("good settings");
    assert!(
        !settings.preview && settings.ascii && saved.starts_with("# ours\n"),
        "{saved}"
    );
}

#[test]
fn two_programs_that_build_the_same_tables_both_get_them() {
    let automatic = format!("tables.automatic = true\ntables.seeds = {TABLE_SEEDS}");
    let home = Home::with(&CALM.replace("tables.automatic = false", &automatic));
    let (mut one, mut other) = (home.play(), home.play());
    for terminal in [&mut one, &mut other] {
        terminal.sees_no("tables 1");
        terminal.sees_no("tables 0");
    }
    tables_are_made(&home);
    for terminal in [&mut one, &mut other] {
        terminal.press("D");
        terminal.sees("move 1 · North");
        terminal.quits();
    }
    let names = fs::read_dir(home.data().join("tables")).expect("a folder");
    let mut paths = names.map(|entry| entry.expect("an entry").path());
    let unfinished = paths.find(|path| path.extension().is_none_or(|ending| ending != "table"));
    assert_eq!(unfinished, None, "nothing unfinished is left");
}

// ---- A disk that is full for a while

#[test]
fn leaving_a_game_tries_once_more_to_save_it() {
    let home = Home::with(CALM);
    home.block_games();
    let mut terminal = home.play();
    terminal.press("A");
    terminal.sees("Not saved");
    terminal.press(key::ESC);
    terminal.sees("anyway?");
    terminal.press("n");
    terminal.sees_no("anyway?");
    terminal.sees("move 1 · North");
    home.unblock_games();
    terminal.press(key::ESC);
    terminal.sees("▸ Continue");
    assert_eq!(
        saved_moves(&home),
        ["A"],
        "nothing was lost, and no question was asked"
    );
}

#[test]
fn a_game_that_cannot_be_saved_is_left_only_after_a_confirmation() {
    let home = Home::with(CALM);
    home.block_games();
    let mut terminal = home.play();
    terminal.press("A");
    terminal.sees("Not saved");
    terminal.press(key::ESC);
    terminal.sees("anyway?");
    terminal.press("y");
    terminal.sees("▸ Learn");
    terminal.quits();
}

#[test]
fn unwritable_settings_are_reported_and_apply_until_the_program_ends() {
    let home = Home::with(CALM);
    let mut terminal = home.start();
    fs::remove_dir_all(home.config().parent().expect("a folder")).expect("it is there");
    fs::write(
        home.config().parent().expect("a folder"),
        "a file where a folder should be",
    )
    .expect("a file");
    terminal.opens("Settings");
    terminal.sees("Ask before you resign");
    terminal.moves_to("Plain characters");
    terminal.press(key::RIGHT);
    terminal.sees("Could not be changed");
    terminal.sees("< on >");
    terminal.quits();
}
