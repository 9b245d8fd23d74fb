//! Table files that are damaged while the program uses them must not end a game.
//!
//! The default run plays a few games. `AWALE_DAMAGED_GAMES=200 cargo test --test program
//! table_damage` plays more. The moments depend on the seed `AWALE_DAMAGED_SEED`, which is printed.

#![cfg(unix)]

use std::fs::{self, File, Permissions};
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::thread;
use std::time::Duration;

use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

use crate::terminal::{CALM_SETTINGS, Home, key};

/// Maximum seeds of the tables: enough for the last twenty moves of each game.
const MAX_TABLE_SEEDS: u8 = 10;

/// A kind of damage to a file.
#[derive(Clone, Copy, Debug)]
enum FileDamage {
    CutToHalf,
    Empty,
    OverwrittenInPlace,
    ReplacedByOtherFile,
    MissingFile,
    NoReadPermission,
}

const FILE_DAMAGES: [FileDamage; 6] = [
    FileDamage::CutToHalf,
    FileDamage::Empty,
    FileDamage::OverwrittenInPlace,
    FileDamage::ReplacedByOtherFile,
    FileDamage::MissingFile,
    FileDamage::NoReadPermission,
];

fn number_from_env(name: &str, default_value: u64) -> u64 {
    std::env::var(name).map_or(default_value, |value| value.parse().expect("a number"))
}

/// The table files of a folder.
fn table_files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder)
        .map(|entries| entries.flatten().collect::<Vec<_>>())
        .unwrap_or_default();
    entries
        .into_iter()
        .map(|entry| entry.path())
        .filter(|path| path.extension() == Some("table".as_ref()))
        .collect()
}

/// Damages all tables of a folder. A file that is replaced at the same moment may stay intact.
fn damage_tables(folder: &Path, damage: FileDamage) {
    for path in table_files(folder) {
        let open_for_writing = || File::options().write(true).open(&path);
        let _ = match damage {
            FileDamage::CutToHalf => {
                open_for_writing().and_then(|file| file.set_len(file.metadata()?.len() / 2))
            }
            FileDamage::Empty => open_for_writing().and_then(|file| file.set_len(0)),
            // Overwrite the existing file, as `cp` does.
            FileDamage::OverwrittenInPlace => fs::metadata(&path)
                .and_then(|about| fs::write(&path, vec![77; about.len().try_into().unwrap()])),
            FileDamage::ReplacedByOtherFile => {
                let replacement_path = path.with_extension("other");
                fs::write(&replacement_path, "no table")
                    .and_then(|()| fs::rename(&replacement_path, &path))
            }
            FileDamage::MissingFile => fs::remove_file(&path),
            FileDamage::NoReadPermission => {
                fs::set_permissions(&path, Permissions::from_mode(0o000))
            }
        };
    }
}

/// Copies intact tables into a folder, which is emptied first.
fn restore_tables(intact_folder: &Path, damaged_folder: &Path) {
    let _ = fs::remove_dir_all(damaged_folder);
    fs::create_dir_all(damaged_folder).expect("a folder");
    for path in table_files(intact_folder) {
        fs::copy(
            &path,
            damaged_folder.join(path.file_name().expect("a name")),
        )
        .expect("a copy");
    }
}

/// A home with tables, and a copy of the tables in another folder.
fn home_with_tables(settings: &str) -> (Home, tempfile::TempDir) {
    let home = Home::with_settings(settings);
    home.output_of(&["endgame", "build", "--seeds", &MAX_TABLE_SEEDS.to_string()]);
    let intact_copy = tempfile::tempdir().expect("a folder");
    restore_tables(&home.data_folder().join("tables"), intact_copy.path());
    (home, intact_copy)
}

fn seeded_rng() -> StdRng {
    let seed = number_from_env("AWALE_DAMAGED_SEED", 1);
    println!("AWALE_DAMAGED_SEED={seed}");
    StdRng::seed_from_u64(seed)
}

fn games_per_test() -> usize {
    usize::try_from(number_from_env("AWALE_DAMAGED_GAMES", 12)).unwrap() / 2
}

#[test]
fn a_damaged_table_ends_no_game_of_a_match() {
    let (home, intact_copy) = home_with_tables(CALM_SETTINGS);
    let folder = home.data_folder().join("tables");
    let (mut rng, mut noticed_count) = (seeded_rng(), 0);
    for game in 0..games_per_test() {
        restore_tables(intact_copy.path(), &folder);
        let mut command = home.command();
        command.args([
            "match",
            "--games",
            "1",
            "--south",
            "engine:nodes=10000,tables=on",
            "--north",
            "engine:nodes=10000",
        ]);
        command.args(["--opening-plies", "10", "--seed", &game.to_string()]);
        let child = command
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("it starts");
        thread::sleep(Duration::from_millis(rng.random_range(5..600)));
        damage_tables(&folder, FILE_DAMAGES[game % FILE_DAMAGES.len()]);
        let output = child.wait_with_output().expect("it ends");
        let (report, error_output) = (
            String::from_utf8_lossy(&output.stdout),
            String::from_utf8_lossy(&output.stderr),
        );
        // If all tables are gone before they are opened, the command reports this and plays no
        // match.
        let has_no_tables = error_output.contains("there are no tables");
        assert!(
            output.status.success() || has_no_tables,
            "game {game}: {report}{error_output}"
        );
        noticed_count += usize::from(error_output.contains("is not used"));
    }
    println!(
        "{} games, {noticed_count} of them told of a bad table, none was ended by it",
        games_per_test()
    );
}

#[test]
fn a_damaged_table_ends_no_game_on_the_screen() {
    let settings = CALM_SETTINGS
        .replace(
            "tables.automatic = false",
            &format!("tables.automatic = true\ntables.seeds = {MAX_TABLE_SEEDS}"),
        )
        .replace(
            "north = \"human\"",
            "south = \"engine:nodes=10000\"\nnorth = \"engine:nodes=3000\"",
        );
    let (home, intact_copy) = home_with_tables(&settings);
    let folder = home.data_folder().join("tables");
    let mut rng = seeded_rng();
    let mut terminal = home.start();
    for game in 0..games_per_test() {
        restore_tables(intact_copy.path(), &folder);
        terminal.press("p");
        terminal.wait_for_text("Moves");
        thread::sleep(Duration::from_millis(rng.random_range(5..600)));
        damage_tables(&folder, FILE_DAMAGES[game % FILE_DAMAGES.len()]);
        terminal.wait_for_text("▸ Rematch");
        terminal.press(key::ESC);
        terminal.wait_for_text("▸ Play");
    }
    terminal.quit();
    println!(
        "{} games on the screen, none was ended by it",
        games_per_test()
    );
}
