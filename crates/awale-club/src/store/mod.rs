//! The SQLite database of the club. With its write-ahead log and `synchronous=FULL`, a committed
//! transaction survives a power cut.
//!
//! The tables are in `schema.sql`. Modules: `games` reads games and tournaments, `members` has the
//! members with their keys and links, `member_data` their saved games, settings and progress,
//! `queries` short forms for queries, and `restore` restores a backup.

mod games;
mod member_data;
mod members;
mod queries;
mod restore;

use crate::prelude::*;
use std::io::ErrorKind;

use queries::JsonColumn;
use rusqlite::{
    Connection, ErrorCode, TransactionBehavior,
    backup::{Backup, StepResult},
    params,
};

pub(crate) use games::game_to_record;
pub use members::{AdmissionError, Member};
pub use restore::restore_backup;
pub(crate) use restore::{HEARTBEAT_FILE, lock_folder};

/// File name of the database in the folder of a club.
pub const DATABASE_FILE: &str = "club.sqlite";

/// The version of the tables, stored as `user_version`.
const SCHEMA_VERSION: i64 = 1;

/// Maximum time to wait until another program, such as `awale-club members`, releases the database.
const BUSY_TIMEOUT: Duration = Duration::from_secs(5);

/// Number of pages that a backup copies before the club may write again.
const BACKUP_STEP_PAGES: i32 = 256;

#[derive(Debug, thiserror::Error)]
pub enum Error {
    #[error("{0}")]
    Sqlite(#[from] rusqlite::Error),
    #[error("{0}")]
    Io(#[from] io::Error),
    /// A later version of the program wrote the database.
    #[error(
        "the store was written by a later version of awale-club (its version is {0}); update the program"
    )]
    DatabaseOfLaterVersion(i64),
    /// The database is damaged, or the moves of a stored game are illegal.
    #[error("damaged: {0}")]
    DatabaseDamaged(String),
    #[error("this is no club: its tables are missing")]
    NotAClubDatabase,
    #[error("the club closes")]
    ClubClosed,
    /// Another server has locked the folder.
    #[error(
        "an awale-club is running on the folder {}: stop it first, or name another folder with --data",
        .0.display()
    )]
    AlreadyRunning(PathBuf),
    /// An error with the path of the database, of its folder or of a backup.
    #[error("{}: {error}{advice}", .path.display())]
    ErrorAtPath {
        path: PathBuf,
        error: Box<Error>,
        advice: &'static str,
    },
}

/// The result of a function of the store.
pub type Result<T = (), E = Error> = std::result::Result<T, E>;

impl Error {
    /// Returns a function that adds the path of the database or folder to an error.
    pub fn at_path<E: Into<Error>>(path: &Path) -> impl FnOnce(E) -> Error {
        move |error| match error.into() {
            error @ (Error::ErrorAtPath { .. } | Error::AlreadyRunning(_)) => error,
            error => Error::ErrorAtPath {
                path: path.to_owned(),
                advice: error.advice(),
                error: Box::new(error),
            },
        }
    }

    /// Returns a function that adds the path of a backup to an error.
    fn with_backup_path<E: Into<Error>>(path: &Path) -> impl FnOnce(E) -> Error {
        move |error| Error::ErrorAtPath {
            path: path.to_owned(),
            advice: "",
            error: match error.into() {
                Error::ErrorAtPath { error, .. } => error,
                error => Box::new(error),
            },
        }
    }

    /// Whether a retry may succeed later: the disk is full, failing or read-only, memory is short,
    /// or another program has locked the database.
    pub fn is_temporary(&self) -> bool {
        match self {
            Error::ErrorAtPath { error, .. } => error.is_temporary(),
            Error::Io(_) => true,
            error => matches!(
                error.kind(),
                ErrorKind::StorageFull | ErrorKind::PermissionDenied | ErrorKind::ResourceBusy
            ),
        }
    }

    /// Returns the kind that an error of the system with the same cause has.
    fn kind(&self) -> ErrorKind {
        match self {
            Error::Io(error) => error.kind(),
            Error::DatabaseDamaged(_) => ErrorKind::InvalidData,
            Error::Sqlite(error) => match error.sqlite_error_code() {
                Some(ErrorCode::DiskFull | ErrorCode::SystemIoFailure) => ErrorKind::StorageFull,
                Some(ErrorCode::ReadOnly | ErrorCode::CannotOpen | ErrorCode::PermissionDenied) => {
                    ErrorKind::PermissionDenied
                }
                Some(
                    ErrorCode::DatabaseBusy
                    | ErrorCode::DatabaseLocked
                    | ErrorCode::FileLockingProtocolFailed
                    | ErrorCode::OutOfMemory,
                ) => ErrorKind::ResourceBusy,
                Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase) => {
                    ErrorKind::InvalidData
                }
                _ => ErrorKind::Other,
            },
            _ => ErrorKind::Other,
        }
    }

    /// Returns advice to append to the message; an empty text if the error has no advice.
    fn advice(&self) -> &'static str {
        match self.kind() {
            ErrorKind::StorageFull | ErrorKind::FileTooLarge | ErrorKind::QuotaExceeded => {
                ". Free space on this disk, or name a folder on another one with --data"
            }
            ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => {
                ". Let the user who runs awale-club write there, or name another folder with --data"
            }
            ErrorKind::AlreadyExists | ErrorKind::NotADirectory => {
                ". This is no folder; name a folder with --data"
            }
            ErrorKind::NotFound => ". Name another folder with --data",
            ErrorKind::InvalidData => ". Put a backup in its place: awale-club restore FILE",
            _ => "",
        }
    }
}

/// Visitors learn only that the club cannot do it now. The log has the error.
impl From<Error> for Refusal {
    fn from(error: Error) -> Refusal {
        log::error!("{error}");
        Refusal::ClubBusy
    }
}

#[derive(Debug)]
pub struct Store {
    pub(crate) connection: Connection,
}

impl Store {
    /// Opens the database at `path`, and creates it if it does not exist.
    ///
    /// # Errors
    /// If SQLite fails, or a later version wrote the database.
    pub fn open(path: &Path) -> Result<Store> {
        let open_connection = || -> Result<Store> {
            let mut connection = Connection::open(path)?;
            connection.busy_timeout(BUSY_TIMEOUT)?;
            connection.execute_batch(
                "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; \
                 PRAGMA trusted_schema = OFF",
            )?;
            create_tables(&mut connection)?;
            Ok(Store { connection })
        };
        open_connection().map_err(Error::at_path(path))
    }

    /// Does all operations in one transaction. After it returns, a power cut loses none of them.
    ///
    /// # Errors
    /// If the transaction fails; then nothing is changed.
    pub fn apply_operations<'w>(
        &mut self,
        operations: impl IntoIterator<Item = &'w StoreOp>,
    ) -> Result {
        let transaction = self.connection.unchecked_transaction()?;
        for write in operations {
            self.apply_op(write)?;
        }
        Ok(transaction.commit()?)
    }

    /// Returns all stored items, such as challenges, bans and ratings.
    ///
    /// # Errors
    /// If the query fails or a stored value is invalid.
    pub fn items(&self) -> Result<Vec<StoredItem>> {
        self.json_values("SELECT item FROM items")
    }

    /// Whether this ban exists. The ban of a member also applies to the member's keys.
    ///
    /// # Errors
    /// If the query fails.
    pub fn has_ban(&self, ban: &EntryBan) -> Result<bool> {
        let mut applicable_bans = vec![ban.clone()];
        if let EntryBan::KeyFingerprint(fingerprint) = ban {
            let query = "SELECT member FROM keys WHERE fingerprint = ?1";
            let members: Vec<PersonId> =
                self.map_rows(query, [fingerprint], |row| Ok(row.get(0)?))?;
            applicable_bans.extend(members.into_iter().map(EntryBan::MemberWithId));
        }
        for ban in applicable_bans {
            if self.has_row("items WHERE key = ?1", [StoredItem::Ban(ban).key()])? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Copies the database to `path`, while the club may continue to write.
    ///
    /// # Errors
    /// If SQLite fails or the copy cannot be written.
    pub fn back_up(&self, path: &Path) -> Result {
        copy_database(&self.connection, path).map_err(Error::with_backup_path(path))
    }

    fn apply_op(&self, operation: &StoreOp) -> Result<usize> {
        match operation {
            StoreOp::SaveGame(game) => self.execute(
                "INSERT INTO games (id, game) VALUES (?1, ?2) ON CONFLICT (id) DO UPDATE SET game = excluded.game",
                params![game.setup.id, JsonColumn(game)],
            ),
            StoreOp::DeleteAbortedGame(game) => self.execute("DELETE FROM games WHERE id = ?1", [game]),
            StoreOp::StoreChatLine {
                game,
                from,
                text,
                unix_ms,
            } => self.execute(
                "INSERT INTO chat VALUES (?1, ?2, ?3, ?4, ?5)",
                params![game, from.id, from.name.as_str(), text.as_str(), unix_ms],
            ),
            StoreOp::PutItem(item) => self.execute(
                "INSERT OR REPLACE INTO items VALUES (?1, ?2)",
                params![item.key(), JsonColumn(item)],
            ),
            StoreOp::RemoveItem(item) => {
                self.execute("DELETE FROM items WHERE key = ?1", [item.key()])
            }
            StoreOp::SaveTournament(tournament) => self.execute(
                "INSERT OR REPLACE INTO tournaments VALUES (?1, ?2)",
                params![tournament.id, JsonColumn(&**tournament)],
            ),
            StoreOp::RemoveTournament(id) => {
                self.execute("DELETE FROM tournaments WHERE id = ?1", [id])?;
                self.execute(
                    "UPDATE games SET game = json_remove(game, '$.setup.tournament') WHERE tournament = ?1",
                    [id],
                )
            }
            StoreOp::DeleteMember(member, guest) => self.delete_member(*member, guest),
        }
    }
}

fn copy_database(source: &Connection, path: &Path) -> Result {
    let mut copy_connection = Connection::open(path)?;
    let backup = Backup::new(source, &mut copy_connection)?;
    let mut deadline = Instant::now() + BUSY_TIMEOUT;
    loop {
        match backup.step(BACKUP_STEP_PAGES)? {
            StepResult::Done => return Ok(()),
            StepResult::Busy | StepResult::Locked if Instant::now() > deadline => {
                return Err(rusqlite::Error::SqliteFailure(
                    rusqlite::ffi::Error::new(rusqlite::ffi::SQLITE_BUSY),
                    None,
                )
                .into());
            }
            StepResult::Busy | StepResult::Locked => std::thread::sleep(Duration::from_millis(20)),
            _ => deadline = Instant::now() + BUSY_TIMEOUT,
        }
    }
}

/// Creates the tables in a new database.
fn create_tables(connection: &mut Connection) -> Result {
    let schema_version = |connection: &Connection| {
        connection.pragma_query_value(None, "user_version", |row| row.get::<_, i64>(0))
    };
    match schema_version(connection)? {
        0 => {}
        SCHEMA_VERSION => return Ok(()),
        later => return Err(Error::DatabaseOfLaterVersion(later)),
    }
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    // Another program may have created the tables after the first check.
    if schema_version(&transaction)? == 0 {
        transaction.execute_batch(include_str!("schema.sql"))?;
        transaction.pragma_update(None, "user_version", SCHEMA_VERSION)?;
    }
    Ok(transaction.commit()?)
}
