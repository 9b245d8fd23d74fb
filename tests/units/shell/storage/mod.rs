mod user_files;

use std::fs;
use std::path::PathBuf;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use awale::shell::storage::locks::{MAX_LOCK_WAIT, lock_for_long, lock_for_short_write};
use awale::shell::storage::{Folders, take_unreported_locked_folders};

#[test]
fn only_games_in_the_games_folder_count_as_the_users_own() {
    let home = tempfile::tempdir().unwrap();
    let folders = Folders {
        settings_file: home.path().join("config.toml"),
        data_folder: home.path().to_owned(),
    };
    let own_game_file_name = |path: PathBuf| folders.saved_game_at(&path).map(|file| file.0);
    let games = folders.games_folder();
    assert_eq!(
        own_game_file_name(games.join("game.toml")),
        None,
        "there is no folder"
    );
    fs::create_dir(&games).unwrap();
    assert_eq!(
        own_game_file_name(games.join("game.toml")).as_deref(),
        Some("game.toml")
    );
    assert_eq!(
        own_game_file_name(games.join("../games/./game.toml")).as_deref(),
        Some("game.toml")
    );
    assert_eq!(
        own_game_file_name(games.join("game.ogn")),
        None,
        "one of another program"
    );
    assert_eq!(own_game_file_name(home.path().join("game.toml")), None);
    assert_eq!(own_game_file_name("game.toml".into()), None);
}

#[test]
fn only_one_process_locks_a_folder_and_waiting_is_reported_once() {
    let home = tempfile::tempdir().unwrap();
    let folder = home.path().join("new");
    let folder_lock = lock_for_long(&folder, || panic!("it is free")).expect("it is free");
    assert!(lock_for_short_write(&folder).is_none());
    assert!(take_unreported_locked_folders().contains(&folder));
    let begun = Instant::now();
    for _ in 0..50 {
        assert!(lock_for_short_write(&folder).is_none());
    }
    assert!(
        begun.elapsed() < 50 * MAX_LOCK_WAIT / 2,
        "each try after the first costs a look and no wait"
    );
    assert!(
        !take_unreported_locked_folders().contains(&folder),
        "it is told once"
    );
    drop(folder_lock);
    // A process that another test starts inherits every lock for a moment.
    let deadline = Instant::now() + Duration::from_secs(60);
    while lock_for_short_write(&folder).is_none() {
        assert!(Instant::now() < deadline, "it is free");
    }
    assert!(lock_for_short_write(&home.path().join("not there")).is_none());
}

#[test]
fn a_long_task_reports_that_it_waits_for_the_folder_lock() {
    let home = tempfile::tempdir().unwrap();
    let folder_lock = Mutex::new(lock_for_long(home.path(), || panic!("it is free")));
    let mut is_reported = false;
    let second_lock = lock_for_long(home.path(), || {
        is_reported = true;
        folder_lock.lock().unwrap().take();
    });
    assert!(is_reported && second_lock.is_some());
}
