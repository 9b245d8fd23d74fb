//! The program as a process: one server per folder, a disk that fails, backups.

use std::{
    fs,
    os::unix::fs::MetadataExt,
    path::{Path, PathBuf},
    time::{Duration, Instant},
};

use awale_club::{club::ClubTime, store::Store};
use rusqlite::Connection;

use super::{
    server_process::{ServerProcess, output_of_failed_start, run_command},
    support::{Client, new_private_key, start_game},
};

/// Maximum time for a server to end, even if its disk fails.
const SERVER_END_TIMEOUT: Duration = Duration::from_secs(8);
const WRITES_STALLED_MESSAGE: &str = "The club cannot write to its disk.";

/// Returns a temporary folder for logs and backups, and the path for the folder of a club inside
/// it.
fn temporary_and_data_folder() -> (tempfile::TempDir, PathBuf) {
    let temporary_folder = tempfile::tempdir().unwrap();
    let folder = temporary_folder.path().join("data");
    (temporary_folder, folder)
}

/// Returns the number of stored moves of the first unfinished game.
fn stored_move_count(folder: &Path) -> usize {
    let store = Store::open(&folder.join("club.sqlite")).unwrap();
    store
        .read_club_snapshot(ClubTime::default(), None)
        .unwrap()
        .unfinished_games[0]
        .move_count()
}

#[tokio::test(flavor = "multi_thread")]
async fn one_folder_has_one_server() {
    let (_temporary_folder, folder) = temporary_and_data_folder();
    let mut first_server = ServerProcess::start(&folder);
    let second_start_error = output_of_failed_start(&folder);
    let folder_text = folder.display().to_string();
    assert!(
        second_start_error.contains("an awale-club is running on the folder")
            && second_start_error.contains(&folder_text),
        "{second_start_error}"
    );
    // The first server continues.
    let mut ayo =
        Client::connect(first_server.ssh, "ayo", Some(&new_private_key()), (80, 24)).await;
    ayo.wait_for_text("Lobby").await;
    let backup_file = folder.with_extension("backup");
    let backup_file = backup_file.to_str().unwrap();
    assert!(
        run_command(&folder, &["backup", backup_file])
            .status
            .success()
    );
    let restore_output = run_command(&folder, &["restore", backup_file]);
    assert_eq!(restore_output.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&restore_output.stderr).contains("stop it first"));
    // A killed server releases the lock of the folder.
    first_server.kill();
    drop(ServerProcess::start(&folder));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_failing_disk_pauses_clocks_and_visitors_stay() {
    let (_temporary_folder, folder) = temporary_and_data_folder();
    let mut server = ServerProcess::start(&folder);
    let own_key = new_private_key();
    let mut ayo = Client::connect(server.ssh, "ayo", Some(&own_key), (80, 24)).await;
    let mut kofi = Client::connect(server.ssh, "kofi", Some(&new_private_key()), (80, 24)).await;
    ayo.wait_for_text("Lobby").await;
    kofi.wait_for_text("Lobby").await;
    start_game(&mut ayo, &mut kofi).await;
    ayo.play_pit("A").await;
    kofi.wait_for_text("Enter play").await;

    server.limit_file_size(Some(4096));
    kofi.send_keys("F").await;
    for player in [&mut ayo, &mut kofi] {
        player.wait_for_text(WRITES_STALLED_MESSAGE).await;
        assert!(
            player.screen_text().contains("move 1 · North"),
            "{}",
            player.screen_text()
        );
    }
    // A request that needs a write is refused with a message.
    ayo.send_keys("u").await;
    ayo.wait_for_text("nothing was done").await;
    // Visitors can still enter: a guest, a new name (as a guest), and a player who returns to a
    // game.
    let mut guest = Client::connect(server.ssh, "ama", None, (80, 24)).await;
    guest.wait_for_text(WRITES_STALLED_MESSAGE).await;
    let mut newcomer = Client::connect(server.ssh, "esi", Some(&new_private_key()), (80, 24)).await;
    newcomer
        .wait_for_text("cannot keep new names right now")
        .await;
    let mut reconnected_client = Client::connect(server.ssh, "ayo", Some(&own_key), (80, 24)).await;
    reconnected_client
        .wait_for_text(WRITES_STALLED_MESSAGE)
        .await;
    assert!(reconnected_client.screen_text().contains("You are ayo."));
    assert!(
        server.read_log().contains("the disk takes no writes"),
        "{}",
        server.read_log()
    );

    server.limit_file_size(None);
    for player in [&mut ayo, &mut kofi, &mut reconnected_client] {
        player.wait_for_text("move 2 · South").await;
        player.wait_until_gone(WRITES_STALLED_MESSAGE).await;
    }
    ayo.play_pit("B").await;
    kofi.wait_for_text("move 2 · North").await;
    let mut esi = Client::connect(server.ssh, "esi", Some(&new_private_key()), (80, 24)).await;
    esi.wait_for_text("You are esi.").await;

    // A server that cannot write still ends on a signal. The moves that no visitor has seen are
    // lost.
    server.limit_file_size(Some(4096));
    kofi.wait_for_text("Enter play").await;
    kofi.send_keys("E").await;
    kofi.wait_for_text(WRITES_STALLED_MESSAGE).await;
    let wait_start = Instant::now();
    server.send_signal("-TERM");
    assert!(server.wait_for_end().success());
    assert!(
        wait_start.elapsed() < SERVER_END_TIMEOUT,
        "{:?}",
        wait_start.elapsed()
    );
    assert!(
        server.read_log().contains("not kept, and seen by nobody"),
        "{}",
        server.read_log()
    );
    assert_eq!(stored_move_count(&folder), 3);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_with_a_locked_database_ends_on_ctrl_c() {
    let (_temporary_folder, folder) = temporary_and_data_folder();
    let mut server = ServerProcess::start(&folder);
    let locking_connection = Connection::open(folder.join("club.sqlite")).unwrap();
    locking_connection.execute_batch("BEGIN IMMEDIATE").unwrap();
    let mut guests = [
        Client::connect(server.ssh, "one", None, (80, 24)).await,
        Client::connect(server.ssh, "two", None, (80, 24)).await,
    ];
    for guest in &mut guests {
        guest.wait_for_text("Lobby").await;
    }
    let [first_guest, second_guest] = &mut guests;
    first_guest.send_keys("p").await;
    first_guest.wait_for_text("Send the challenge").await;
    first_guest.send_keys("\r").await;
    second_guest.wait_for_text("offers").await;
    second_guest.send_keys("\x1b[B\r").await;
    second_guest.wait_for_text(WRITES_STALLED_MESSAGE).await;
    first_guest.wait_for_text(WRITES_STALLED_MESSAGE).await;
    let start_time = Instant::now();
    server.send_signal("-INT");
    assert!(server.wait_for_end().success());
    assert!(
        start_time.elapsed() < SERVER_END_TIMEOUT,
        "{:?}",
        start_time.elapsed()
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_is_restored_after_the_server_was_killed() {
    let (_temporary_folder, folder) = temporary_and_data_folder();
    let mut server = ServerProcess::start(&folder);
    let mut ayo = Client::connect(server.ssh, "ayo", Some(&new_private_key()), (80, 24)).await;
    let mut kofi = Client::connect(server.ssh, "kofi", Some(&new_private_key()), (80, 24)).await;
    ayo.wait_for_text("Lobby").await;
    kofi.wait_for_text("Lobby").await;
    start_game(&mut ayo, &mut kofi).await;
    ayo.play_pit("A").await;
    kofi.wait_for_text("Enter play").await;
    let backup_file = folder.with_extension("backup");
    let backup_path = backup_file.to_str().unwrap();
    assert!(
        run_command(&folder, &["backup", backup_path])
            .status
            .success()
    );
    kofi.play_pit("F").await;
    ayo.wait_for_text("move 2 · South").await;
    server.kill();
    assert!(
        folder.join("club.sqlite-wal").exists(),
        "as a kill leaves it"
    );

    // Damaged backups are refused, and no copy of them remains in the folder of the club.
    let damaged_backup = folder.with_extension("broken");
    let backup_bytes = fs::read(&backup_file).unwrap();
    let mut damaged_bytes = backup_bytes.clone();
    damaged_bytes[backup_bytes.len() / 2..].fill(0xa5);
    let invalid_backups: [(&[u8], &str); 4] = [
        (
            b"no database at all, but long enough for the head of one",
            "not a database",
        ),
        (&backup_bytes[..backup_bytes.len() / 2], ""),
        (&damaged_bytes, ""),
        (b"", "this is no club"),
    ];
    for (bytes, reason) in invalid_backups {
        fs::write(&damaged_backup, bytes).unwrap();
        let refused_restore = run_command(&folder, &["restore", damaged_backup.to_str().unwrap()]);
        let text = String::from_utf8(refused_restore.stderr).unwrap();
        assert_eq!(refused_restore.status.code(), Some(1), "{text}");
        assert!(
            text.contains(backup_path.replace("backup", "broken").as_str()),
            "{text}"
        );
        assert!(text.contains(reason), "{text}");
        assert!(!folder.join("club.sqlite.new").exists());
    }
    let later_version_database = Connection::open(&damaged_backup).unwrap();
    let schema_of_later_version = "CREATE TABLE members (a); CREATE TABLE keys (a); CREATE TABLE games (a); \
                   CREATE TABLE chat (a); PRAGMA user_version = 99";
    later_version_database
        .execute_batch(schema_of_later_version)
        .unwrap();
    drop(later_version_database);
    let refused_restore_output =
        run_command(&folder, &["restore", damaged_backup.to_str().unwrap()]);
    assert!(
        String::from_utf8_lossy(&refused_restore_output.stderr).contains("later version"),
        "{refused_restore_output:?}"
    );
    assert!(
        run_command(&folder, &["restore", "/no/such/file"])
            .status
            .code()
            == Some(1)
    );

    let restore_output = run_command(&folder, &["restore", backup_path]);
    assert!(restore_output.status.success(), "{restore_output:?}");
    let replaced_path = folder.join("club.sqlite.replaced-1");
    assert!(
        String::from_utf8_lossy(&restore_output.stdout).contains(replaced_path.to_str().unwrap()),
        "{restore_output:?}"
    );
    assert_eq!(
        stored_move_count(&folder),
        1,
        "the backup, and no log of the store before"
    );
    let replaced_store = Store::open(&replaced_path).unwrap();
    let games = replaced_store
        .read_club_snapshot(ClubTime::default(), None)
        .unwrap()
        .unfinished_games;
    assert_eq!(games[0].move_count(), 2, "the store before is whole");
    // The club has the game of the backup, which goes on.
    let server = ServerProcess::start(&folder);
    let mut reconnected_client = Client::connect(server.ssh, "guest", None, (80, 24)).await;
    reconnected_client.wait_for_text("Watch ayo").await;
    // Restores in a folder that has no club yet.
    let (_other_temporary_folder, folder_without_club) = temporary_and_data_folder();
    assert!(
        run_command(&folder_without_club, &["restore", backup_path])
            .status
            .success()
    );
    assert_eq!(stored_move_count(&folder_without_club), 1);
    // Root gives the store to the owner of the folder, who runs the club. Other users cannot test
    // this, because they cannot change the owner of the folder.
    if std::os::unix::fs::chown(&folder_without_club, Some(12345), Some(12345)).is_ok() {
        assert!(
            run_command(&folder_without_club, &["restore", backup_path])
                .status
                .success()
        );
        let store_metadata = fs::metadata(folder_without_club.join("club.sqlite")).unwrap();
        assert_eq!((store_metadata.uid(), store_metadata.gid()), (12345, 12345));
    }
}

#[test]
fn an_error_about_the_data_folder_contains_its_path_and_advice() {
    let (temporary_folder, folder) = temporary_and_data_folder();
    let file = temporary_folder.path().join("file");
    fs::write(&file, "").unwrap();
    fs::create_dir(&folder).unwrap();
    fs::write(
        folder.join("club.sqlite"),
        "no database, but longer than a hundred bytes".repeat(9),
    )
    .unwrap();
    for (place, advice) in [
        (file.as_path(), "name a folder with --data"),
        (&file.join("data"), "name a folder with --data"),
        (Path::new("/proc/club"), "ame another folder with --data"),
        (&folder, "awale-club restore FILE"),
    ] {
        let text = output_of_failed_start(place);
        assert!(text.contains(&place.display().to_string()), "{text}");
        assert!(text.contains(advice), "{place:?}: {text}");
    }
    // The shell limits the size of files to 512 bytes, so the database cannot be created.
    let failed_start = std::process::Command::new("sh")
        .args(["-c", "trap '' XFSZ; ulimit -f 1; exec \"$0\" \"$@\""])
        .args([env!("CARGO_BIN_EXE_awale-club"), "--data"])
        .arg(temporary_folder.path().join("small"))
        .args(["serve", "--ssh", "127.0.0.1:0", "--web", "127.0.0.1:0"])
        .output()
        .unwrap();
    let text = String::from_utf8_lossy(&failed_start.stderr);
    assert_eq!(failed_start.status.code(), Some(1), "{text}");
    assert!(
        text.contains("small/club.sqlite") && text.contains("Free space"),
        "{text}"
    );
}
