//! Saved games on a real disk: damaged, truncated, replaced by folders, and in read-only folders.

use std::fs;
use std::path::Path;

use awale::app::{GameFile, GameList};
use awale::shell::storage::GamesFolder;
use awale_files::write;
use awale_rules::{Match, PerSeat, Seat};
use awale_study::catalogue::{AnyGame, GameKind, PlayerSpec, Variant};
use awale_study::record::{Participant, Record, SowingDirection};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use tempfile::TempDir;

use crate::support::random_game;

/// A record of a game of `plies` random moves.
fn random_record(plies: usize, seed: u64) -> Record {
    let kind = GameKind::Awale(Variant::built_in().swap_remove(usize::try_from(seed).unwrap() % 6));
    let game: Match<AnyGame> = random_game(kind.start(Seat::South), plies, seed);
    let players = PerSeat::from_fn(|_| Participant {
        name: "Awa \"la \\ main\"\u{7}".into(),
        spec: PlayerSpec::Human,
    });
    let date = "2026-11-21T12:00:00+01:00".parse().expect("a date");
    Record::of(
        &game,
        kind,
        players,
        SowingDirection::Clockwise,
        date,
        Some("a\ttitle = \"1\"\n[x]".into()),
    )
}

/// A folder for games that contains `files`.
fn games_folder(files: &[(&str, &[u8])]) -> (TempDir, GamesFolder) {
    let home = TempDir::new().expect("a temporary folder");
    let games = home.path().join("games");
    fs::create_dir_all(&games).expect("a folder");
    for (name, bytes) in files {
        fs::write(games.join(name), bytes).expect("a file");
    }
    (home, GamesFolder::new(games))
}

fn file_names(game_list: &GameList) -> Vec<&str> {
    game_list
        .0
        .iter()
        .map(|game| game.file.0.as_str())
        .collect()
}

#[test]
fn saved_games_are_listed_and_read_unchanged() {
    let (_home, games) = games_folder(&[]);
    for seed in 0..6 {
        let record = random_record(30, seed);
        let file = games.save_game(None, &record).expect("it is saved");
        assert_eq!(
            games.read_game(&file).expect("it is read"),
            record.to_toml()
        );
        let game_list = games.list_all_games().expect("a list");
        let listed_game = game_list
            .0
            .iter()
            .find(|game| game.file == file)
            .expect("it is listed");
        assert_eq!(
            listed_game
                .record
                .as_ref()
                .expect("a whole record")
                .to_toml(),
            record.to_toml()
        );
    }
}

#[test]
fn the_list_of_saved_games_starts_with_the_newest() {
    let (_home, games) = games_folder(&[]);
    for seed in 0..5 {
        games
            .save_game(None, &random_record(10, seed))
            .expect("it is saved");
    }
    let (newest_two, all) = (
        games.list_newest_games(2).expect("a list"),
        games.list_all_games().expect("a list"),
    );
    assert_eq!(file_names(&newest_two), file_names(&all)[..2]);
    assert_eq!(games.list_newest_games(9).expect("a list").0.len(), 5);
}

#[test]
fn games_started_at_the_same_time_get_different_files() {
    let (_home, games) = games_folder(&[]);
    let saved_files: Vec<GameFile> = (0..5)
        .map(|_| {
            games
                .save_game(None, &random_record(3, 0))
                .expect("it is saved")
        })
        .collect();
    assert_eq!(saved_files[0].0, "2026-11-21-120000-oware.toml");
    assert_eq!(saved_files[4].0, "2026-11-21-120000-oware-5.toml");
    assert_eq!(games.list_all_games().expect("a list").0.len(), 5);
}

#[test]
fn a_game_saved_again_stays_in_its_file() {
    let (_home, games) = games_folder(&[]);
    let file = games
        .save_game(None, &random_record(3, 0))
        .expect("it is saved");
    for plies in 4..12 {
        let file_of_second_save = games
            .save_game(Some(file.clone()), &random_record(plies, 0))
            .expect("it is saved");
        assert_eq!(file_of_second_save, file);
    }
    let shelf = games.list_all_games().expect("a list");
    assert_eq!(file_names(&shelf), [file.0.as_str()]);
    assert_eq!(
        shelf.0[0]
            .record
            .as_ref()
            .expect("a whole record")
            .moves()
            .len(),
        11
    );
}

#[test]
fn a_truncated_game_file_is_listed_as_a_complete_or_damaged_game() {
    let text = random_record(20, 1).to_toml();
    let mut damaged_count = 0;
    for end in (0..text.len()).filter(|&end| text.is_char_boundary(end)) {
        match Record::parse(&text[..end]) {
            Ok(whole) => assert_eq!(
                whole.to_toml().trim_end(),
                text.trim_end(),
                "only blanks were cut at {end}"
            ),
            Err(error) => {
                damaged_count += 1;
                assert!(
                    error.line >= 1 && error.line <= text.lines().count() + 1,
                    "{error}"
                );
                assert!(!error.to_string().is_empty());
            }
        }
    }
    assert!(
        damaged_count > text.len() - 10,
        "nearly every cut is noticed"
    );
}

#[test]
fn every_damaged_game_file_is_read_or_explained() {
    let mut rng = StdRng::seed_from_u64(9);
    for seed in 0..6 {
        let text = random_record(60, seed).to_toml().into_bytes();
        for _ in 0..400 {
            let mut bytes = text.clone();
            for _ in 0..rng.random_range(1..4) {
                let damaged_index = rng.random_range(0..bytes.len());
                match rng.random_range(0..3) {
                    0 => bytes[damaged_index] ^= 1 << rng.random_range(0..8),
                    1 => drop(bytes.remove(damaged_index)),
                    _ => bytes.insert(damaged_index, rng.random()),
                }
            }
            // A record that is still readable can be written and read again.
            if let Ok(record_of_damaged_bytes) = Record::parse(&String::from_utf8_lossy(&bytes)) {
                Record::parse(&record_of_damaged_bytes.to_toml())
                    .expect("what was written can be read");
            }
        }
    }
}

#[test]
fn damaged_game_files_are_listed_together_with_valid_ones() {
    let valid_text = random_record(10, 0).to_toml();
    let files: &[(&str, &[u8])] = &[
        ("whole.toml", valid_text.as_bytes()),
        ("empty.toml", b""),
        ("noise.toml", &[0xff, 0xfe, 0x00, 0x80, 0x0a]),
        ("cut.toml", &valid_text.as_bytes()[..valid_text.len() / 2]),
        ("notes.txt", b"this is no game"),
        (".awale-a1b2c3", b"left behind by a program that was killed"),
    ];
    let (_home, games) = games_folder(files);
    let shelf = games.list_all_games().expect("a list");
    let mut listed_files = file_names(&shelf);
    listed_files.sort_unstable();
    assert_eq!(
        listed_files,
        ["cut.toml", "empty.toml", "noise.toml", "whole.toml"]
    );
    for game in shelf.0.iter() {
        assert_eq!(
            game.record.is_ok(),
            game.file.0 == "whole.toml",
            "{}",
            game.file.0
        );
    }
}

#[test]
fn games_in_windows_1252_are_listed_as_they_are_opened() {
    let toml = random_record(10, 0)
        .to_toml()
        .replace("Awa", "Éloïse – “x”");
    let windows_1252_bytes = b"\xc9lo\xefse \x96 \x93x\x94";
    let bytes = |text: &str| {
        let letter = |letter: char| match letter {
            '–' => 0x96,
            '“' => 0x93,
            '”' => 0x94,
            letter => u8::try_from(letter).expect("a letter of Latin-1"),
        };
        text.chars().map(letter).collect::<Vec<u8>>()
    };
    assert_eq!(bytes("Éloïse – “x”"), windows_1252_bytes);
    let ogn = bytes("[South \"Éloïse – “x”\"]\n\n1. A a *\n");
    let (_home, games) = games_folder(&[("own.toml", &bytes(&toml)), ("other.ogn", &ogn)]);
    let shelf = games.list_all_games().expect("a list");
    for game in shelf.0.iter() {
        let listed_record = game.record.as_ref().expect("a game");
        let text = games.read_game(&game.file).expect("it is read");
        let opened_record = game.file.parse_all(&text, &[]).remove(0).expect("a game");
        assert!(
            listed_record.players.south.name.starts_with("Éloïse – “x”"),
            "{:?}",
            listed_record.players.south.name
        );
        assert_eq!(opened_record.to_toml(), listed_record.to_toml());
    }
    let file = GameFile("own.toml".to_owned());
    let text = games.read_game(&file).expect("it is read");
    let retitled_text = file
        .parse_and_retitle(&text, String::new(), &[])
        .expect("a game");
    assert_eq!(
        games
            .save_game(Some(file.clone()), &retitled_text)
            .expect("it is saved"),
        file,
        "no other program wrote into it"
    );
    assert_eq!(
        games.read_game(&file).expect("it is read"),
        retitled_text.to_toml(),
        "UTF-8 from now on"
    );
}

#[test]
fn folders_and_broken_links_among_games_are_harmless() {
    let (home, games) = games_folder(&[]);
    fs::create_dir(home.path().join("games/folder.toml")).expect("a folder");
    #[cfg(unix)]
    std::os::unix::fs::symlink("nowhere", home.path().join("games/link.toml")).expect("a link");
    games
        .save_game(None, &random_record(5, 0))
        .expect("it is saved");
    let shelf = games.list_all_games().expect("a list");
    assert!(
        file_names(&shelf).contains(&"2026-11-21-120000-oware.toml"),
        "{:?}",
        file_names(&shelf)
    );
}

#[test]
fn an_oversized_game_file_is_listed_with_the_reason() {
    let (home, games) = games_folder(&[]);
    let file = fs::File::create(home.path().join("games/large.toml")).expect("a file");
    // The file is sparse, so it takes no space on the disk.
    file.set_len(1 << 40).expect("a size");
    let shelf = games.list_all_games().expect("a list");
    let error = shelf.0[0].record.as_ref().expect_err("no game is as large");
    assert_eq!(
        error.to_string(),
        "1:1: this is too large for a game: at most 4194304 bytes are read."
    );
    assert!(games.read_game(&shelf.0[0].file).is_err());
}

#[test]
#[cfg(unix)]
fn a_device_is_not_listed_as_a_game() {
    let (home, games) = games_folder(&[]);
    std::os::unix::fs::symlink("/dev/zero", home.path().join("games/endless.toml"))
        .expect("a link");
    assert!(games.list_newest_games(8).expect("a list").0.is_empty());
    assert!(
        games
            .read_game(&GameFile("endless.toml".to_owned()))
            .is_err()
    );
}

#[test]
fn a_missing_games_folder_is_an_empty_list() {
    let home = TempDir::new().expect("a temporary folder");
    let games = GamesFolder::new(home.path().join("not/yet/there"));
    assert!(games.list_all_games().expect("a list").0.is_empty());
    games
        .save_game(None, &random_record(5, 0))
        .expect("the folder is made");
    assert_eq!(games.list_all_games().expect("a list").0.len(), 1);
}

#[test]
fn the_error_for_a_games_folder_that_cannot_be_made_names_it() {
    let home = TempDir::new().expect("a temporary folder");
    let file_instead_of_folder = home.path().join("games");
    fs::write(&file_instead_of_folder, "a file where a folder should be").expect("a file");
    let games = GamesFolder::new(file_instead_of_folder.clone());
    let error = games
        .save_game(None, &random_record(5, 0))
        .expect_err("there is no folder");
    assert!(
        error
            .to_string()
            .starts_with(&file_instead_of_folder.display().to_string()),
        "{error}"
    );
    let error = games.list_all_games().expect_err("there is no folder");
    assert!(error.to_string().contains("games"), "{error}");
}

#[test]
fn the_error_for_a_deleted_game_file_names_it() {
    let (_home, games) = games_folder(&[]);
    let file = GameFile("gone.toml".to_owned());
    assert!(
        games
            .read_game(&file)
            .expect_err("it is gone")
            .to_string()
            .contains("gone.toml")
    );
    assert!(
        games
            .delete_game(&file)
            .expect_err("it is gone")
            .to_string()
            .contains("gone.toml")
    );
}

#[test]
fn saving_leaves_no_temporary_file() {
    let (home, games) = games_folder(&[]);
    let file = games
        .save_game(None, &random_record(5, 0))
        .expect("it is saved");
    games
        .save_game(Some(file), &random_record(6, 0))
        .expect("it is saved");
    let file_count = fs::read_dir(home.path().join("games"))
        .expect("a folder")
        .count();
    assert_eq!(file_count, 1, "no file under a passing name");
}

/// A write fails if a folder with contents has the name of the file.
#[test]
fn a_failed_write_keeps_the_old_content() {
    let home = TempDir::new().expect("a temporary folder");
    let path = home.path().join("config.toml");
    fs::create_dir(&path).expect("a folder");
    fs::write(path.join("inside"), "kept").expect("a file");
    write(&path, "new").expect_err("a folder is in the way");
    assert_eq!(
        fs::read_to_string(path.join("inside")).expect("a text"),
        "kept"
    );
    assert_eq!(
        fs::read_dir(home.path()).expect("a folder").count(),
        1,
        "nothing is left behind"
    );
}

#[cfg(unix)]
#[test]
fn writing_through_a_link_keeps_the_link() {
    let home = TempDir::new().expect("a temporary folder");
    let (target_path, link_path) = (home.path().join("real.toml"), home.path().join("link.toml"));
    fs::write(&target_path, "old").expect("a file");
    std::os::unix::fs::symlink(&target_path, &link_path).expect("a link");
    write(&link_path, "new").expect("it is written");
    assert!(is_link(&link_path));
    assert_eq!(fs::read_to_string(&target_path).expect("a text"), "new");
}

#[cfg(unix)]
fn is_link(path: &Path) -> bool {
    fs::symlink_metadata(path).expect("a file").is_symlink()
}
