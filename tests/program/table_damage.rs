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

use crate::terminal::{CALM, Home, key};

/// Maximum seeds of the tables: enough for the last twenty moves of each game.
const SEEDS: u8 = 10;

/// A kind of damage to a file.
#[derive(Clone, Copy, Debug)]
enum Damage {
    CutShort,
    Emptied,
    Overwritten,
    Replaced,
    Removed,
    Unreadable,
}

const DAMAGES: [Damage; 6] = [
    Damage::CutShort,
    Damage::Emptied,
    Damage::Overwritten,
    Damage::Replaced,
    Damage::Removed,
    Damage::Unreadable,
];

fn variable(name: &str, usual: u64) -> u64 {
    std::env::var(name).map_or(usual, |value| value.parse().expect("a number"))
}

/// The table files of a folder.
fn files(folder: &Path) -> Vec<PathBuf> {
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
fn damage(folder: &Path, damage: Damage) {
    for path in files(folder) {
        let written = || File::options().write(true).open(&path);
        let _ = match damage {
            Damage::CutShort => written().and_then(|file| file.set_len(file.metadata()?.len() / 2)),
            Damage::Emptied => written().and_then(|file| file.set_len(0)),
            // Overwrites in place, like `cp`.
            Damage::Overwritten => fs::metadata(&path)
                .and_then(|about| fs::write(&path, vec![77; about.len().try_into().unwrap()])),
            Damage::Replaced => {
                let other = path.with_extension("other");
                fs::write(&other, "no table").and_then(|()| fs::rename(&other, &path))
            }
            Damage::Removed => fs::remove_file(&path),
            Damage::Unreadable => fs::set_permissions(&path, Permissions::from_mode(0o000)),
        };
    }
}

/// Copies intact tables into a folder, which is emptied first.
fn restore(from: &Path, to: &Path) {
    let _ = fs::remove_dir_all(to);
    fs::create_dir_all(to).expect("a folder");
    for path in files(from) {
        fs::copy(&path, to.join(path.file_name().expect("a name"))).expect("a copy");
    }
}

/// A home with tables, and a copy of the tables in another folder.
fn home_with_tables(settings: &str) -> (Home, tempfile::TempDir) {
    let home = Home::with(settings);
    home.printed(&["endgame", "build", "--seeds", &SEEDS.to_string()]);
    let copy = tempfile::tempdir().expect("a folder");
    restore(&home.data().join("tables"), copy.path());
    (home, copy)
}

fn rng() -> StdRng {
    let seed = variable("AWALE_DAMAGED_SEED", 1);
    println!("AWALE_DAMAGED_SEED={seed}");
    StdRng::seed_from_u64(seed)
}

fn games() -> usize {
    usize::try_from(variable("AWALE_DAMAGED_GAMES", 12)).unwrap() / 2
}

#[test]
fn a_damaged_table_ends_no_game_of_a_match() {
    let (home, copy) = home_with_tables(CALM);
    let folder = home.data().join("tables");
    let (mut rng, mut noticed) = (rng(), 0);
    for game in 0..games() {
        restore(copy.path(), &folder);
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
        damage(&folder, DAMAGES[game % DAMAGES.len()]);
        let ended = child.wait_with_output().expect("it ends");
        let (report, complaint) = (
            String::from_utf8_lossy(&ended.stdout),
            String::from_utf8_lossy(&ended.stderr),
        );
        // If all tables are gone before they are opened, the command reports this and plays no
        // match.
        let has_no_tables = complaint.contains("there are no tables");
        assert!(
            ended.status.success() || has_no_tables,
            "game {game}: {report}{complaint}"
        );
        noticed += usize::from(complaint.contains("is not used"));
    }
    println!(
        "{} games, {noticed} of them told of a bad table, none was ended by it",
        games()
    );
}

#[test]
fn a_damaged_table_ends_no_game_on_the_screen() {
    let settings = CALM
        .replace(
            "tables.automatic = false",
            &format!("tables.automatic = true\ntables.seeds = {SEEDS}"),
        )
        .replace(
            "north = \"human\"",
            "south = \"engine:nodes=10000\"\nnorth = \"engine:nodes=3000\"",
        );
    let (home, copy) = home_with_tables(&settings);
    let folder = home.data().join("tables");
    let mut rng = rng();
    let mut terminal = home.start();
    for game in 0..games() {
        restore(copy.path(), &folder);
        terminal.press("p");
        terminal.sees("Moves");
        thread::sleep(Duration::from_millis(rng.random_range(5..600)));
        damage(&folder, DAMAGES[game % DAMAGES.len()]);
        terminal.sees("▸ Rematch");
        terminal.press(key::ESC);
        terminal.sees("▸ Play");
    }
    terminal.quits();
    println!("{} games on the screen, none was ended by it", games());
}
