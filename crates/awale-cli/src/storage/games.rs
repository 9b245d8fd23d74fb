//! The saved games of the user, one file each.

use std::{
    cell::Cell,
    collections::HashMap,
    fs, io,
    path::PathBuf,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::SystemTime,
};

use awale_engine::Stop;
use awale_files::{self as files, MAX_GAME_BYTES, PathError, path_error_at};
use awale_study::{
    catalogue::Variant,
    record::{self, GameFormat, LimitedThing, Record, RecordProblem},
};
use awale_words::text::decode_text;

use awale_app::app::{GameFile, GameList, SavedGame, file_stem};

use super::locks::lock_for_short_write;

/// The largest file that a quick scan of the folder reads, in bytes. A long game with an analysis
/// has 15 kB. A file of this size that contains only moves takes two milliseconds to read.
const MAX_SCANNED_FILE_BYTES: u64 = 16 << 10;

/// The total size of files that a quick scan reads, in bytes: eight usual games, or two of the
/// largest size. This takes at most four milliseconds, usually a quarter of a millisecond.
const MAX_TOTAL_SCANNED_BYTES: u64 = 2 * MAX_SCANNED_FILE_BYTES;

/// The maximum number of directory entries that a quick scan reads, at a microsecond each.
const MAX_SCANNED_ENTRIES: usize = 4096;

/// A directory entry with the name of a game file.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
struct GameFileEntry {
    modification_time: SystemTime,
    file_name: String,
    size_in_bytes: u64,
}

/// The folder of the saved games, one file each. Clones share the cache of known contents.
#[derive(Clone, Debug)]
pub struct GamesFolder {
    folder: PathBuf,
    /// The contents of each file when this program last read or wrote it.
    known_contents: Arc<Mutex<HashMap<GameFile, String>>>,
    /// The custom variants, which are needed to read games by their rules.
    custom_variants: Vec<Variant>,
}

impl GamesFolder {
    /// The games in `folder`, which is created when the first game is saved.
    pub fn new(folder: PathBuf) -> GamesFolder {
        GamesFolder {
            folder,
            custom_variants: Vec::new(),
            known_contents: Arc::default(),
        }
    }

    /// Adds variants for reading games.
    #[must_use]
    pub fn with_variants(self, custom_variants: Vec<Variant>) -> GamesFolder {
        GamesFolder {
            custom_variants,
            ..self
        }
    }

    /// The path of a game.
    pub fn game_path(&self, file: &GameFile) -> PathBuf {
        self.folder.join(&file.0)
    }

    fn known_contents(&self) -> MutexGuard<'_, HashMap<GameFile, String>> {
        self.known_contents
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }

    /// Removes temporary files that a program left when it was killed while it wrote a game.
    pub fn remove_temporary_files(&self) {
        files::remove_temporary_files(&self.folder);
    }

    /// Reads all games, sorted by the time of their last change, the newest first. A missing folder
    /// counts as empty.
    ///
    /// # Errors
    /// Returns an error if the folder cannot be read.
    pub fn list_all_games(&self) -> Result<GameList, PathError> {
        self.list_games_until_stopped(&Stop::new())
    }

    /// Reads all games like [`list_all_games`](GamesFolder::list_all_games), or only a part of them
    /// if `stop` is set before the end.
    ///
    /// # Errors
    /// Returns an error if the folder cannot be read.
    pub fn list_games_until_stopped(&self, stop: &Stop) -> Result<GameList, PathError> {
        let files = self.newest_files(|| stop.is_stopped())?;
        let files = files.into_iter().take_while(|_| !stop.is_stopped());
        Ok(files
            .flat_map(|file| self.list_entries_of(&GameFile(file.file_name)))
            .collect())
    }

    /// Reads at most `max_games` of the games changed last, in a quick scan. It ignores large
    /// files, and the later entries of a large folder, because reading everything would take too
    /// long.
    ///
    /// # Errors
    /// Returns an error if the folder cannot be read.
    pub fn list_newest_games(&self, max_games: usize) -> Result<GameList, PathError> {
        let read_entry_count = Cell::new(0);
        let files = self.newest_files(|| {
            read_entry_count.replace(read_entry_count.get() + 1) >= MAX_SCANNED_ENTRIES
        })?;
        let small_files = files
            .into_iter()
            .filter(|file| file.size_in_bytes <= MAX_SCANNED_FILE_BYTES);
        let files_within_size_limit = small_files.scan(0, |bytes, file| {
            *bytes += file.size_in_bytes;
            (*bytes <= MAX_TOTAL_SCANNED_BYTES).then_some(file)
        });
        let games_by_file = files_within_size_limit
            .map(|file| self.list_entries_of(&GameFile(file.file_name)))
            .filter(|games| !games.is_empty());
        Ok(games_by_file.take(max_games).flatten().collect())
    }

    /// The files with names of games, the newest first. Reading the folder stops when `must_stop`
    /// returns true.
    fn newest_files(&self, must_stop: impl Fn() -> bool) -> Result<Vec<GameFileEntry>, PathError> {
        let entries = match fs::read_dir(&self.folder) {
            Ok(entries) => entries,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
            Err(error) => return Err(path_error_at(&self.folder)(error)),
        };
        let mut files: Vec<GameFileEntry> = entries
            .take_while(|_| !must_stop())
            .filter_map(Result::ok)
            .filter(|entry| GameFormat::of(entry.file_name()).is_some())
            .filter_map(|entry| {
                // Links are followed, to get the size and time of the game itself.
                let metadata = fs::metadata(entry.path()).ok()?;
                let file_name = entry.file_name().into_string().ok()?;
                Some(GameFileEntry {
                    modification_time: metadata.modified().ok()?,
                    file_name,
                    size_in_bytes: metadata.len(),
                })
            })
            .collect();
        files.sort_by(|a, b| b.cmp(a));
        Ok(files)
    }

    /// The games in `file` as list entries. Empty if it is not a regular file, such as a folder or
    /// a pipe.
    fn list_entries_of(&self, file: &GameFile) -> Vec<SavedGame> {
        let records = match self.read_text(file) {
            Ok(text) => file.parse_all(&text, &self.custom_variants),
            Err(error) if error.kind() == io::ErrorKind::FileTooLarge => {
                vec![Err(too_large_error())]
            }
            Err(_) => Vec::new(),
        };
        SavedGame::saved_games_of_file(file, records)
    }

    /// Reads the current text in `file`.
    fn read_text(&self, file: &GameFile) -> io::Result<String> {
        files::read(&self.game_path(file), MAX_GAME_BYTES).map(decode_text)
    }

    /// Reads the text of a game.
    ///
    /// # Errors
    /// Returns an error if the file cannot be read.
    pub fn read_game(&self, file: &GameFile) -> Result<String, PathError> {
        let path = self.game_path(file);
        files::finish_interrupted_write(&path);
        let text = self.read_text(file).map_err(path_error_at(&path))?;
        self.known_contents().insert(file.clone(), text.clone());
        Ok(text)
    }

    /// The custom variants, for reading games.
    pub fn custom_variants(&self) -> &[Variant] {
        &self.custom_variants
    }

    /// Writes a game into `file`, or into a new file named after its date and kind. If another
    /// program has changed `file` since this one last read or wrote it, `file` is not touched, and
    /// the game goes into a new file.
    ///
    /// # Errors
    /// Returns an error if the folder cannot be written. The file then has its previous contents,
    /// or the new ones if only flushing the folder failed.
    pub fn save_game(
        &self,
        file: Option<GameFile>,
        record: &Record,
    ) -> Result<GameFile, PathError> {
        files::make_folder(&self.folder)?;
        let text = record.to_toml();
        let _lock = lock_for_short_write(&self.folder);
        let file = match file.filter(|file| !self.is_changed_by_others(file)) {
            Some(file) => match files::write(&self.game_path(&file), &text) {
                Ok(()) => file,
                Err(failure) => {
                    self.remember_text_if_written_anyway(&file, text);
                    return Err(failure);
                }
            },
            None => self.save_new_game(record, &text)?,
        };
        self.known_contents().insert(file.clone(), text);
        Ok(file)
    }

    /// After a failed write, remembers `text` if the file contains it nevertheless. Otherwise the
    /// new text would look like a change by another program.
    fn remember_text_if_written_anyway(&self, file: &GameFile, text: String) {
        if self.read_text(file).is_ok_and(|now| now == text) {
            self.known_contents().insert(file.clone(), text);
        }
    }

    /// Whether another program has changed `file`.
    fn is_changed_by_others(&self, file: &GameFile) -> bool {
        let known_contents = self.known_contents();
        known_contents
            .get(file)
            .is_some_and(|known| match self.read_text(file) {
                Ok(now) => now != *known,
                Err(error) => error.kind() == io::ErrorKind::FileTooLarge,
            })
    }

    /// Writes a game into a file that does not exist yet. The check is atomic, so two programs
    /// never choose the same file.
    fn save_new_game(&self, record: &Record, text: &str) -> Result<GameFile, PathError> {
        for file in GameFile::candidate_names(&file_stem(record)) {
            match files::write_new(&self.game_path(&file), text) {
                Err(failure) if failure.source.kind() == io::ErrorKind::AlreadyExists => {}
                written => return written.map(|()| file),
            }
        }
        unreachable!("there is always another number")
    }

    /// Deletes a game that this program wrote and no longer needs, unless another program has
    /// changed the file since.
    ///
    /// # Errors
    /// Returns an error if the file cannot be deleted.
    pub fn delete_unless_changed(&self, file: &GameFile) -> Result<(), PathError> {
        let _lock = lock_for_short_write(&self.folder);
        if self.is_changed_by_others(file) {
            Ok(())
        } else {
            self.delete_game(file)
        }
    }

    /// Deletes a game durably: it does not come back after a power cut.
    ///
    /// # Errors
    /// Returns an error if the file cannot be deleted.
    pub fn delete_game(&self, file: &GameFile) -> Result<(), PathError> {
        self.known_contents().remove(file);
        files::remove(&self.game_path(file))
    }
}

/// The error for a game file that is too large to read.
fn too_large_error() -> record::RecordError {
    let problem = RecordProblem::LimitExceeded {
        limited_thing: LimitedThing::BytesOfText,
        max_count: record::MAX_RECORD_BYTES,
    };
    record::RecordError {
        line: 1,
        column: None,
        problem,
    }
}
