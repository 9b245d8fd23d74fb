//! Nothing is lost if the program is killed at any moment, if two programs use one folder, or if
//! the disk is full for a while.
//!
//! `AWALE_KILLS=200 cargo test --release --test program lasting` kills more often than the default
//! run. The moments depend on the seed `AWALE_KILLS_SEED`, which is printed on failure.

#![cfg(unix)]

use std::time::{Duration, Instant};
use std::{fs, thread};

use awale::config::Settings;
use awale_engine::tables::{CheckExtent, Tables};
use awale_study::catalogue::Variant;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

use crate::kept::{move_letters, next_move_number, parse_record};
use crate::terminal::{CALM_SETTINGS, Home, Terminal, key, title_of_move};

/// Default number of kills in each kind of use.
const DEFAULT_KILLS_PER_USE: u64 = 4;

/// Maximum time from the display of a move until it is saved: 50 ms, times five for a busy machine.
const MAX_SAVE_DELAY: Duration = Duration::from_millis(250);

/// Maximum seeds of the tables that are built, which takes a few tenths of a second.
const MAX_TABLE_SEEDS: u8 = 12;

fn number_from_env(name: &str, default_value: u64) -> u64 {
    std::env::var(name).map_or(default_value, |value| value.parse().expect("a number"))
}

/// The moves of all saved games, sorted.
fn saved_moves(home: &Home) -> Vec<String> {
    let mut games: Vec<String> = home
        .saved_games()
        .iter()
        .map(|game| move_letters(&parse_record(game)))
        .collect();
    games.sort();
    games
}

/// The text of the game that was written last.
fn newest_game(home: &Home) -> Option<String> {
    home.wait_until_idle();
    let entries = fs::read_dir(home.games_folder()).ok()?.flatten();
    let games = entries.filter(|entry| {
        entry
            .path()
            .extension()
            .is_some_and(|ending| ending == "toml")
    });
    let newest_entry =
        games.max_by_key(|entry| entry.metadata().and_then(|about| about.modified()).ok())?;
    fs::read_to_string(newest_entry.path()).ok()
}

/// Waits until all tables of the first variant are built, and checks every byte of them.
fn wait_for_tables(home: &Home) {
    // The thread that builds tables has the lowest priority on the machine.
    let deadline = Instant::now() + Duration::from_secs(600);
    loop {
        let (tables, damaged_table) = open_tables(home);
        assert!(damaged_table.is_none(), "{damaged_table:?}");
        if tables.max_seeds() >= MAX_TABLE_SEEDS {
            return;
        }
        assert!(
            Instant::now() < deadline,
            "the tables reach only to {} seeds",
            tables.max_seeds()
        );
        thread::sleep(Duration::from_millis(5));
    }
}

fn open_tables(home: &Home) -> (Tables, Option<awale_engine::tables::BadFile>) {
    let folder = home.data_folder().join("tables");
    Tables::open(
        &folder,
        &Variant::built_in()[0].rules,
        MAX_TABLE_SEEDS,
        CheckExtent::WholeFile,
    )
}

// ---- The analysis board

/// Whether the only saved game has these moves, and the variation `line` with this comment on its
/// last move.
fn is_only_game_with_variation(games: &[String], played: &str, line: &str, comment: &str) -> bool {
    let [game] = games else { return false };
    let game = parse_record(game);
    move_letters(&game) == played
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
const WAYS_TO_END_PROGRAM: [&str; 5] = ["INT", "TERM", "HUP", "KILL", "closed"];

fn end_program(terminal: &mut Terminal, way_to_end: &str) {
    match way_to_end {
        "INT" => terminal.press(key::CTRL_C),
        "closed" => {
            terminal.close();
            return;
        }
        signal => terminal.send_signal(signal),
    }
    terminal.wait_for_exit();
}

#[test]
fn variations_and_comments_survive_any_end_of_the_program() {
    for how in WAYS_TO_END_PROGRAM {
        let home = Home::with_settings(CALM_SETTINGS);
        let mut terminal = home.start_game();
        terminal.press("AA");
        terminal.wait_for_text("move 2 · South");
        terminal.press("\ta");
        terminal.wait_for_text("Analysis");
        terminal.press(key::LEFT);
        terminal.press("CB");
        terminal.press("cmy note\r");
        terminal.wait_until_screen("the comment is written", |screen| {
            screen.contains("my note") && !screen.contains("Comment:")
        });
        if how == "KILL" {
            home.wait_for_saved_games("the comment", |games| {
                is_only_game_with_variation(games, "A a", "cB", "my note")
            });
        }
        end_program(&mut terminal, how);
        let games = home.saved_games();
        assert!(
            is_only_game_with_variation(&games, "A a", "cB", "my note"),
            "{how}: {games:?}"
        );
        // The board displays the saved variation, and saves later changes too.
        let mut terminal = home.start();
        terminal.wait_for_text("▸ Continue");
        terminal.press(key::ENTER);
        terminal.wait_for_text("move 2 · South");
        terminal.press("\ta");
        terminal.wait_for_text("Analysis");
        terminal.press(key::DOWN);
        terminal.press(key::RIGHT);
        terminal.press("c and");
        terminal.wait_for_text("Comment: my note and");
        if how == "KILL" {
            home.wait_for_saved_games("the comment", |games| {
                is_only_game_with_variation(games, "A a", "cB", "my note and")
            });
        }
        end_program(&mut terminal, how);
        let games = home.saved_games();
        assert!(
            is_only_game_with_variation(&games, "A a", "cB", "my note and"),
            "{how}, while a comment is typed: {games:?}"
        );
    }
}

#[test]
fn additions_to_a_foreign_game_are_saved_as_a_study() {
    for how in WAYS_TO_END_PROGRAM {
        let home = Home::with_settings(CALM_SETTINGS);
        let file = home.path().join("game.ogn");
        let ogn = "[South \"Awa\"]\n[North \"Kofi\"]\n\n1. A a 2. B b *\n";
        fs::write(&file, ogn).expect("a file");
        let path = file.display().to_string();
        let mut terminal = home.launch().args(&["open", &path]).start();
        terminal.wait_for_text("Analysis");
        terminal.press("C");
        terminal.wait_for_text("Saved as a study");
        terminal.press("cmy note\r");
        terminal.wait_until_screen("the comment is written", |screen| {
            screen.contains("my note") && !screen.contains("Comment:")
        });
        if how == "KILL" {
            home.wait_for_saved_games("the comment", |games| {
                is_only_game_with_variation(games, "A a B b", "C", "my note")
            });
        }
        end_program(&mut terminal, how);
        let games = home.saved_games();
        assert!(
            is_only_game_with_variation(&games, "A a B b", "C", "my note"),
            "{how}: {games:?}"
        );
        assert!(
            games[0].contains("Kofi") && games[0].contains("study"),
            "{how}: {games:?}"
        );
        assert_eq!(fs::read_to_string(&file).expect("a file"), ogn, "{how}");
    }
}

#[test]
fn unfinished_input_of_positions_and_trees_is_restored() {
    for how in WAYS_TO_END_PROGRAM {
        let home = Home::with_settings(CALM_SETTINGS);
        let mut terminal = home.start();
        terminal.press("s");
        terminal.wait_for_text("All seeds are placed");
        terminal.press("7");
        terminal.wait_for_text("51");
        if how == "KILL" {
            while !home.settings_text().contains("oware 7-4-4") {}
        }
        end_program(&mut terminal, how);
        let mut terminal = home.start();
        terminal.press("s");
        terminal.wait_for_text("51");
        terminal.press(key::ESC);
        terminal.open_analyse_row("Search tree");
        terminal.press("((3 12 8) (2");
        terminal.wait_for_text("((3 12 8) (2");
        if how == "KILL" {
            while !home.settings_text().contains("((3 12 8) (2") {}
        }
        end_program(&mut terminal, how);
        let mut terminal = home.start();
        terminal.open_analyse_row("Search tree");
        terminal.wait_for_text("((3 12 8) (2");
        terminal.press(key::CTRL_C);
        terminal.wait_for_exit();
    }
}

// ---- The program is killed

/// Kills the program at random moments during one kind of use.
struct KillTest {
    rng: StdRng,
    home: Home,
}

impl KillTest {
    fn new(settings: &str, use_number: u64) -> KillTest {
        let seed = number_from_env("AWALE_KILLS_SEED", 1) * 10 + use_number;
        println!(
            "AWALE_KILLS_SEED={}",
            number_from_env("AWALE_KILLS_SEED", 1)
        );
        KillTest {
            rng: StdRng::seed_from_u64(seed),
            home: Home::with_settings(settings),
        }
    }

    /// Lets the program work for a random time and kills it. Returns the text of the last screen if
    /// there was enough time to save what it shows, otherwise an empty text.
    fn run_and_kill(&mut self, terminal: &mut Terminal, max_delay: Duration) -> String {
        thread::sleep(max_delay.mul_f64(self.rng.random()));
        // In half of the cases the program is killed without a delay. Then only the integrity of
        // the files can be checked.
        let mut screen = String::new();
        if self.rng.random() {
            screen = terminal.screen_between_frames();
            thread::sleep(MAX_SAVE_DELAY);
        }
        terminal.send_signal("KILL");
        terminal.wait_for_exit();
        screen
    }
}

#[test]
fn a_kill_loses_no_shown_move_of_a_watched_game() {
    let settings =
        CALM_SETTINGS.replace("north = \"human\"", "south = \"naive\"\nnorth = \"naive\"");
    let mut kill_test = KillTest::new(&settings, 0);
    for _ in 0..number_from_env("AWALE_KILLS", DEFAULT_KILLS_PER_USE) {
        let mut terminal = kill_test.home.start();
        terminal.press("p");
        let screen = kill_test.run_and_kill(&mut terminal, Duration::from_millis(80));
        for game in kill_test.home.saved_games() {
            parse_record(&game);
        }
        if let Some(shown_move_number) = next_move_number(&screen) {
            let saved_move_count =
                newest_game(&kill_test.home).map_or(0, |game| parse_record(&game).moves().len());
            assert!(
                saved_move_count + 1 >= shown_move_number,
                "{shown_move_number} was shown, {saved_move_count} moves are kept\n{screen}"
            );
        }
    }
    // If there are unfinished games, the last of them can be continued.
    let has_unfinished_game = kill_test
        .home
        .saved_games()
        .iter()
        .any(|game| parse_record(game).result().is_none());
    let mut terminal = kill_test.home.start();
    if has_unfinished_game {
        terminal.wait_for_text("▸ Continue");
        terminal.press(key::ENTER);
        terminal.wait_for_text("Moves");
    }
    terminal.quit();
}

#[test]
fn the_users_game_continues_after_a_kill() {
    let mut kill_test = KillTest::new(CALM_SETTINGS, 1);
    let mut saved_move_count = 0;
    for _ in 0..number_from_env("AWALE_KILLS", DEFAULT_KILLS_PER_USE) {
        let mut terminal = kill_test.home.start();
        if saved_move_count > 0 {
            terminal.press(key::ENTER);
            terminal.wait_for_text(&title_of_move(saved_move_count + 1));
        } else {
            terminal.press("p");
            terminal.wait_for_text("move 1 · South");
        }
        terminal.press(&key::ENTER.repeat(3));
        let screen = kill_test.run_and_kill(&mut terminal, Duration::from_millis(6));
        let Some(game) = kill_test
            .home
            .saved_games()
            .first()
            .map(|text| parse_record(text))
        else {
            continue;
        };
        saved_move_count = game.moves().len();
        assert!(
            next_move_number(&screen).is_none_or(|shown| saved_move_count + 1 >= shown),
            "{saved_move_count} are kept\n{screen}"
        );
        if saved_move_count > 40 || game.result().is_some() {
            fs::remove_dir_all(kill_test.home.games_folder()).expect("a folder");
            saved_move_count = 0;
        }
    }
}

/// Changes on the board of a new position, one after the other: the keys, a text that the screen
/// then shows, and the moves of the saved game in OGN.
const BOARD_CHANGES: [(&str, &str, &str); 8] = [
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
fn a_kill_while_annotating_loses_no_change_shown_on_the_screen() {
    let mut rng = KillTest::new(CALM_SETTINGS, 5).rng;
    for _ in 0..number_from_env("AWALE_KILLS", DEFAULT_KILLS_PER_USE) {
        let (last_change, way_to_end) = (
            rng.random_range(0..BOARD_CHANGES.len()),
            WAYS_TO_END_PROGRAM[rng.random_range(0..WAYS_TO_END_PROGRAM.len())],
        );
        let home = Home::with_settings(CALM_SETTINGS);
        let mut terminal = home.start();
        terminal.press("s");
        terminal.wait_for_text("All seeds are placed");
        terminal.press(key::ENTER);
        terminal.wait_for_text("start");
        for (keys, shown, _) in &BOARD_CHANGES[..=last_change] {
            terminal.press(keys);
            terminal.wait_for_text(shown);
        }
        if way_to_end == "KILL" {
            thread::sleep(MAX_SAVE_DELAY);
        }
        end_program(&mut terminal, way_to_end);
        let games = home.saved_games();
        let saved_ogn_texts: Vec<String> = games
            .iter()
            .map(|game| parse_record(game).to_ogn().expect("a game of awalé"))
            .collect();
        let move_lines = saved_ogn_texts
            .iter()
            .filter_map(|text| text.trim_end().lines().last());
        assert!(
            move_lines.eq([BOARD_CHANGES[last_change].2]),
            "{way_to_end} after change {last_change}: {saved_ogn_texts:?}"
        );
    }
}

#[test]
fn after_a_kill_while_building_tables_the_rest_is_built() {
    let settings = CALM_SETTINGS.replace(
        "tables.automatic = false",
        &format!("tables.automatic = true\ntables.seeds = {MAX_TABLE_SEEDS}"),
    );
    let mut kill_test = KillTest::new(&settings, 2);
    for _ in 0..number_from_env("AWALE_KILLS", DEFAULT_KILLS_PER_USE) {
        let mut terminal = kill_test.home.start_game();
        kill_test.run_and_kill(&mut terminal, Duration::from_millis(250));
        let (tables, damaged_table) = open_tables(&kill_test.home);
        assert!(damaged_table.is_none(), "{damaged_table:?}");
        if tables.max_seeds() >= MAX_TABLE_SEEDS {
            fs::remove_dir_all(kill_test.home.data_folder().join("tables")).expect("a folder");
        }
    }
    let _terminal = kill_test.home.start_game();
    wait_for_tables(&kill_test.home);
}

#[test]
fn a_kill_during_an_analysis_leaves_the_game_intact_without_a_partial_analysis() {
    let mut kill_test = KillTest::new(CALM_SETTINGS, 4);
    let mut terminal = kill_test.home.start_game();
    terminal.press("CD");
    terminal.wait_for_text("move 2 · South");
    terminal.press("r");
    terminal.wait_for_text("Resign");
    terminal.press("y");
    terminal.wait_for_text("Game over");
    terminal.quit();
    let analyze_saved_game = |home: &Home| {
        let mut terminal = home.start();
        terminal.open_analyse_row("Saved games");
        terminal.wait_for_text("1 game");
        terminal.press("a");
        terminal.wait_for_text("start · 1 move");
        terminal.press("a");
        terminal
    };
    let file = fs::read_dir(kill_test.home.games_folder())
        .expect("a folder")
        .flatten()
        .next()
        .expect("a game")
        .path();
    let game_without_analysis = fs::read_to_string(&file).expect("a game");
    for _ in 0..number_from_env("AWALE_KILLS", DEFAULT_KILLS_PER_USE) {
        let mut terminal = analyze_saved_game(&kill_test.home);
        kill_test.run_and_kill(&mut terminal, Duration::from_millis(400));
        let saved_texts = kill_test.home.saved_games();
        assert_eq!(saved_texts.len(), 1, "{saved_texts:?}");
        is_analyzed(&saved_texts[0]);
        // The next run analyzes the game from the start again.
        fs::write(&file, &game_without_analysis).expect("a file");
    }
    let mut terminal = analyze_saved_game(&kill_test.home);
    // The thread that analyzes games has the lowest priority on the machine.
    let deadline = Instant::now() + Duration::from_secs(600);
    while !is_analyzed(&kill_test.home.saved_games()[0]) {
        assert!(
            Instant::now() < deadline,
            "it was never explained\n{}",
            terminal.screen()
        );
        thread::sleep(Duration::from_millis(5));
    }
    terminal.quit();
}

/// Whether the game `text` with the moves C d is analyzed. Checks that its other contents are
/// intact.
fn is_analyzed(text: &str) -> bool {
    let game = parse_record(text);
    assert_eq!(move_letters(&game), "C d", "{text}");
    assert!(game.result().is_some(), "{text}");
    game.analysis.is_some()
}

#[test]
fn after_a_kill_while_saving_the_settings_file_is_the_old_or_the_new_one() {
    let settings = format!("# mine\n{CALM_SETTINGS}");
    let mut kill_test = KillTest::new(&settings, 3);
    for _ in 0..number_from_env("AWALE_KILLS", DEFAULT_KILLS_PER_USE) {
        let mut terminal = kill_test.home.start();
        terminal.open_line("Settings");
        terminal.wait_for_text("Ask before you resign");
        terminal.press(&format!("{}{}", key::DOWN.repeat(2), key::RIGHT.repeat(20)));
        kill_test.run_and_kill(&mut terminal, Duration::from_millis(10));
        let text = fs::read_to_string(kill_test.home.settings_file()).expect("a settings file");
        let saved_settings =
            Settings::parse(&text, "kept").unwrap_or_else(|error| panic!("{error}\n{text}"));
        assert!(
            text.starts_with("# mine\n") && saved_settings.setup.north.is_human(),
            "{text}"
        );
    }
}

// ---- Two programs on one folder

#[test]
fn two_programs_that_continue_one_game_save_two_games() {
    let home = Home::with_settings(CALM_SETTINGS);
    let mut first_program = home.start_game();
    first_program.press("A");
    first_program.wait_for_text("move 1 · North");
    home.wait_until_idle();
    let mut second_program = home.start();
    second_program.press(key::ENTER);
    second_program.wait_for_text("move 1 · North");
    first_program.press("B");
    first_program.wait_for_text("move 2 · South");
    second_program.press("F");
    second_program.wait_for_text("move 2 · South");
    first_program.press("C");
    first_program.wait_for_text("move 2 · North");
    second_program.press("D");
    second_program.wait_for_text("move 2 · North");
    assert_eq!(
        saved_moves(&home),
        ["A b C", "A f D"],
        "neither wrote over the other's moves"
    );
}

#[test]
fn a_game_that_another_program_deletes_is_written_again() {
    let home = Home::with_settings(CALM_SETTINGS);
    let mut first_program = home.start_game();
    first_program.press("A");
    first_program.wait_for_text("move 1 · North");
    home.wait_until_idle();
    let mut other = home.start();
    other.open_analyse_row("Saved games");
    other.wait_for_text("1 game");
    other.press("d");
    other.wait_for_text("Delete this game for good?");
    other.press("y");
    other.wait_for_text("No saved games yet.");
    first_program.press("B");
    first_program.wait_for_text("move 2 · South");
    assert_eq!(saved_moves(&home), ["A b"]);
}

#[test]
fn two_programs_keep_the_settings_of_each_other() {
    let home = Home::with_settings(&format!("# ours\n{CALM_SETTINGS}"));
    let (mut first_program, mut second_program) = (home.start(), home.start());
    first_program.open_line("Settings");
    first_program.wait_for_text("Ask before you resign");
    second_program.open_line("Settings");
    second_program.wait_for_text("Ask before you resign");
    first_program.move_cursor_to("Preview");
    first_program.press(key::RIGHT);
    first_program.wait_until_screen("the preview is off", |screen| {
        screen
            .lines()
            .any(|line| line.contains("▸ Preview") && line.contains("off"))
    });
    second_program.move_cursor_to("Plain characters");
    second_program.press(key::RIGHT);
    second_program.wait_for_text("< on >");
    let saved_settings = home.settings_text();
    let settings = Settings::parse(&saved_settings, "kept").expect("good settings");
    assert!(
        !settings.preview && settings.ascii && saved_settings.starts_with("# ours\n"),
        "{saved_settings}"
    );
}

#[test]
fn a_settings_file_in_the_current_folder_is_locked_too() {
    let home = Home::with_settings("");
    fs::write(home.path().join("my.toml"), CALM_SETTINGS).unwrap();
    let _folder_lock = awale_files::FolderLock::lock_folder(home.path()).unwrap();
    let mut terminal = home.launch().args(&["--config", "my.toml"]).start();
    terminal.wait_for_text("Quit");
    terminal.open_line("Settings");
    terminal.wait_for_text("Ask before you resign");
    terminal.move_cursor_to("Preview");
    terminal.press(key::RIGHT);
    terminal.wait_for_text("Another program is using .");
}

#[test]
fn two_programs_that_build_the_same_tables_both_get_them() {
    let automatic_tables_setting =
        format!("tables.automatic = true\ntables.seeds = {MAX_TABLE_SEEDS}");
    let home = Home::with_settings(
        &CALM_SETTINGS.replace("tables.automatic = false", &automatic_tables_setting),
    );
    let (mut first_program, mut other) = (home.start_game(), home.start_game());
    for terminal in [&mut first_program, &mut other] {
        terminal.wait_until_text_gone("tables 1");
        terminal.wait_until_text_gone("tables 0");
    }
    wait_for_tables(&home);
    for terminal in [&mut first_program, &mut other] {
        terminal.press("D");
        terminal.wait_for_text("move 1 · North");
        terminal.quit();
    }
    let names = fs::read_dir(home.data_folder().join("tables")).expect("a folder");
    let mut paths = names.map(|entry| entry.expect("an entry").path());
    let unfinished_file =
        paths.find(|path| path.extension().is_none_or(|ending| ending != "table"));
    assert_eq!(unfinished_file, None, "nothing unfinished is left");
}

// ---- A disk that is full for a while

#[test]
fn leaving_an_unsaved_game_tries_once_more_to_save_it() {
    let home = Home::with_settings(CALM_SETTINGS);
    home.block_games();
    let mut terminal = home.start_game();
    terminal.press("A");
    terminal.wait_for_text("Not saved");
    terminal.press(key::ESC);
    terminal.wait_for_text("anyway?");
    terminal.press("n");
    terminal.wait_until_text_gone("anyway?");
    terminal.wait_for_text("move 1 · North");
    home.unblock_games();
    terminal.press(key::ESC);
    terminal.wait_for_text("▸ Continue");
    assert_eq!(
        saved_moves(&home),
        ["A"],
        "nothing was lost, and no question was asked"
    );
}

#[test]
fn a_game_that_cannot_be_saved_is_left_only_after_a_confirmation() {
    let home = Home::with_settings(CALM_SETTINGS);
    home.block_games();
    let mut terminal = home.start_game();
    terminal.press("A");
    terminal.wait_for_text("Not saved");
    terminal.press(key::ESC);
    terminal.wait_for_text("anyway?");
    terminal.press("y");
    terminal.wait_for_text("▸ Learn");
    terminal.quit();
}

#[test]
fn unwritable_settings_are_reported_and_apply_until_the_program_ends() {
    let home = Home::with_settings(CALM_SETTINGS);
    let mut terminal = home.start();
    fs::remove_dir_all(home.settings_file().parent().expect("a folder")).expect("it is there");
    fs::write(
        home.settings_file().parent().expect("a folder"),
        "a file where a folder should be",
    )
    .expect("a file");
    terminal.open_line("Settings");
    terminal.wait_for_text("Ask before you resign");
    terminal.move_cursor_to("Plain characters");
    terminal.press(key::RIGHT);
    terminal.wait_for_text("Could not be changed");
    terminal.wait_for_text("< on >");
    terminal.quit();
}
