//! Restores a backup of the database.

use crate::{
    data_folder::{create_private_file, sync_file, sync_folder},
    prelude::*,
};

use awale_files::{FolderLock, remove_all};
use rusqlite::Connection;

use super::{DATABASE_FILE, Error, Result, SCHEMA_VERSION, Store};

/// File name of the copy of the backup while it is checked.
const DATABASE_COPY_FILE: &str = "club.sqlite.new";
/// The file with the last time at which the club was running, which is needed to restart its
/// clocks.
pub const HEARTBEAT_FILE: &str = "alive";

/// Locks the folder of a club against other servers.
///
/// # Errors
/// If a server has locked it, or it cannot be opened.
pub fn lock_folder(folder: &Path) -> Result<FolderLock> {
    FolderLock::lock_folder(folder)
        .map_err(|failure| Error::at_path(folder)(failure.source))?
        .ok_or_else(|| Error::AlreadyRunning(folder.to_owned()))
}

/// Checks the backup `backup_file` and replaces the store in `folder` with it. Returns the new name
/// of the replaced store, if there was one.
///
/// # Errors
/// If a server runs, if the backup is damaged, is no club or has a later version, or if a write
/// fails. The store is then unchanged, unless only the exchange of the files failed.
pub fn restore_backup(folder: &Path, backup_file: &Path, now: ClubTime) -> Result<Option<PathBuf>> {
    let _lock = lock_folder(folder)?;
    let database_path = folder.join(DATABASE_FILE);
    let copy_path = folder.join(DATABASE_COPY_FILE);
    let make_checked_copy = || {
        copy_backup(backup_file, &copy_path)?;
        check_database(&copy_path)
            .and_then(|()| prepare_copy(&copy_path, now))
            .map_err(|error| {
                // If the disk is not the reason, an error in the copy is an error of the backup.
                if error.is_temporary() {
                    Error::at_path(&copy_path)(error)
                } else {
                    Error::with_backup_path(backup_file)(error)
                }
            })
    };
    if let Err(error) = make_checked_copy() {
        let _ = remove_all(database_paths(&copy_path));
        return Err(error);
    }
    let replaced_path =
        set_database_aside(&database_path).map_err(Error::at_path(&database_path))?;
    let replace_database = || {
        // SQLite would apply the write-ahead log of the replaced database to the backup. Without
        // the heartbeat file, clocks continue from the last move in the backup.
        let [_, write_ahead_log, shared_memory_file] = database_paths(&database_path);
        remove_all([
            write_ahead_log,
            shared_memory_file,
            folder.join(HEARTBEAT_FILE),
        ])?;
        fs::rename(&copy_path, &database_path)?;
        sync_folder(folder)
    };
    replace_database().map_err(Error::at_path(&database_path))?;
    Ok(replaced_path)
}

/// Copies a backup, with its write-ahead log if there is one. The check opens the copy, because
/// SQLite creates files in the same folder, and the backup may be on a read-only disk.
fn copy_backup(backup_file: &Path, copy_path: &Path) -> Result {
    File::open(backup_file).map_err(Error::with_backup_path(backup_file))?;
    let copy_files = || {
        remove_all(database_paths(copy_path))?;
        for end in ["", "-wal"] {
            let file = with_suffix(backup_file, end);
            if end.is_empty() || file.exists() {
                // The copy does not get the permissions of the backup, which may be read-only.
                let mut copy_file = create_private_file(&with_suffix(copy_path, end))?;
                io::copy(&mut File::open(file)?, &mut copy_file)?;
            }
        }
        Ok::<_, io::Error>(())
    };
    copy_files().map_err(Error::at_path(copy_path))
}

/// Checks that a file is an undamaged database of a club, with a known version.
fn check_database(copy_path: &Path) -> Result {
    let copy_connection = Connection::open(copy_path)?;
    let version: i64 =
        copy_connection.pragma_query_value(None, "user_version", |row| row.get(0))?;
    if version < 1
        || !copy_connection.query_row(
            "SELECT count(*) = 4 FROM sqlite_schema WHERE type = 'table' AND name IN \
                   ('members', 'keys', 'games', 'chat')",
            [],
            |row| row.get(0),
        )?
    {
        return Err(Error::NotAClubDatabase);
    }
    if version > SCHEMA_VERSION {
        return Err(Error::DatabaseOfLaterVersion(version));
    }
    let check_result: String =
        copy_connection.pragma_query_value(None, "integrity_check", |row| row.get(0))?;
    if check_result != "ok" {
        return Err(Error::DatabaseDamaged(check_result));
    }
    Ok(())
}

/// Replays the unfinished games of the copy. Time limits in days restart, because players could not
/// move in this state of the club since the backup.
fn prepare_copy(copy_path: &Path, now: ClubTime) -> Result {
    let mut store = Store::open(copy_path)?;
    let mut games = store.read_club_snapshot(now, None)?.unfinished_games;
    games.retain(LiveGame::has_days_per_move);
    store.apply_operations(
        &games
            .iter_mut()
            .map(|game| {
                game.turn_began_unix_ms = now.unix_ms;
                StoreOp::save_game(game)
            })
            .collect_vec(),
    )?;
    // Without a write-ahead log, closing the database leaves a single file.
    store
        .connection
        .execute_batch("PRAGMA journal_mode = DELETE")?;
    drop(store);
    Ok(sync_file(copy_path)?)
}

/// Keeps the database that is to be replaced, with its log, under a new name, to which it is linked
/// or copied. Returns the new path; `None` if there is no database.
fn set_database_aside(database_path: &Path) -> Result<Option<PathBuf>> {
    if !database_path.exists() {
        return Ok(None);
    }
    // Move the changes in the write-ahead log into the database file. This fails if one of the two
    // is damaged. Then both are kept as they are.
    if let Ok(store) = Store::open(database_path) {
        let _ = store
            .connection
            .execute_batch("PRAGMA wal_checkpoint(TRUNCATE)");
    }
    let aside_path = (1..u32::MAX)
        .map(|number| with_suffix(database_path, &format!(".replaced-{number}")))
        .find(|aside| !aside.exists())
        .unwrap_or_else(|| with_suffix(database_path, ".replaced"));
    let write_ahead_log = with_suffix(database_path, "-wal");
    if write_ahead_log.exists() {
        fs::copy(&write_ahead_log, with_suffix(&aside_path, "-wal"))?;
    }
    // File systems without hard links need a copy.
    fs::hard_link(database_path, &aside_path)
        .or_else(|_| fs::copy(database_path, &aside_path).map(drop))?;
    Ok(Some(aside_path))
}

/// Returns the paths of a database, of its write-ahead log, and of the index of the log.
fn database_paths(path: &Path) -> [PathBuf; 3] {
    ["", "-wal", "-shm"].map(|end| with_suffix(path, end))
}

/// Appends `suffix` to the file name.
fn with_suffix(path: &Path, suffix: &str) -> PathBuf {
    let mut path = path.as_os_str().to_owned();
    path.push(suffix);
    PathBuf::from(path)
}
