//! [`Storage`]: the user's files in a browser, which has no file system.
//!
//! The browser stores each file under its name: `config.toml`, `progress.toml` and the games in
//! `games/`. Names and formats are the same as on a disk. The page loads all files when it starts,
//! and [`Storage`] has them in memory. It carries out the effects of the app that concern files,
//! and makes a [`StorageOrder`] to the browser for each change. The app learns that a game is saved
//! after the browser has acknowledged the order.
//!
//! ```text
//!   Effect -> Storage::carry_out_file_effect -> StorageOrder -> browser -> Storage::acknowledge_order -> Event
//! ```
//!
//! The module `backup` copies everything into one file and back.

mod backup;
#[cfg(test)]
mod tests;

use std::collections::{BTreeMap, HashMap, VecDeque};

use awale_app::{
    app::{
        AppError, Effect, Event, GAMES_LISTED_AT_START, GameFile, OpenPurpose, SavedGame,
        SessionId, file_stem,
    },
    config::{Settings, with_settings},
};
use awale_study::{
    progress::{self, Progress},
    words::{Explain, Language, Words, say},
};
use serde::{Deserialize, Serialize};

pub use backup::MAX_BACKUP_BYTES;

const SETTINGS_FILE: &str = "config.toml";
const PROGRESS_FILE: &str = "progress.toml";
/// The folder of the games, as the start of their names.
const GAMES_FOLDER_PREFIX: &str = "games/";

/// The number of games that one step of listing reads, in some milliseconds on a slow phone.
const GAMES_LISTED_PER_STEP: usize = 16;

/// A file as the browser stores it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StoredFile {
    pub name: String,
    pub text: String,
    /// A number that grows with each change of any file, to sort games by their last change.
    pub changed: u64,
}

/// Changes for the browser to store, either all or none.
#[derive(Debug, Serialize)]
pub struct StorageOrder {
    /// The number with which the browser acknowledges the order.
    pub id: u32,
    pub put: Vec<StoredFile>,
    pub delete: Vec<String>,
}

/// An order that the browser has not acknowledged yet.
struct UnacknowledgedOrder {
    id: u32,
    /// The names of the changed files, and the files before the order; `None` for a file that did
    /// not exist.
    old_files: Vec<(String, Option<StoredFile>)>,
    /// The event that reports success, if there is one.
    success_event: Option<Event>,
    /// Makes the error that reports a failure, from the browser's text about it.
    make_error: Box<dyn FnOnce(String) -> AppError>,
}

/// The user's files in a browser.
#[derive(Default)]
pub struct Storage {
    files: BTreeMap<String, StoredFile>,
    /// The games in each file, once they are parsed.
    parsed_games: HashMap<String, Vec<SavedGame>>,
    /// The file of each game that was saved in this run. The app learns the name of a new file only
    /// after the browser has stored it.
    session_files: HashMap<SessionId, GameFile>,
    /// The number of the last change of any file.
    last_change_number: u64,
    last_order_id: u32,
    orders: Vec<StorageOrder>,
    unacknowledged_orders: VecDeque<UnacknowledgedOrder>,
    is_listing_games: bool,
}

impl Storage {
    /// Makes a storage with the files that the browser has.
    pub fn new(files: Vec<StoredFile>) -> Storage {
        let last_change_number = files.iter().map(|file| file.changed).max();
        let files_by_name = files.into_iter().map(|file| (file.name.clone(), file));
        Storage {
            files: files_by_name.collect(),
            last_change_number: last_change_number.unwrap_or(0),
            ..Storage::default()
        }
    }

    /// Reads the settings. A damaged file is renamed, and the event reports it in the language
    /// `system_language`.
    pub fn read_settings(&mut self, system_language: Language) -> (Settings, Option<Event>) {
        match Settings::parse(self.file_text(SETTINGS_FILE), SETTINGS_FILE) {
            Ok(settings) => (settings, None),
            Err(error) => {
                let words = Words::new(system_language);
                let damaged_file_name = self.rename_damaged(SETTINGS_FILE);
                let error_text = error.explain(&words);
                let message = say!(
                    words,
                    "settings-damaged",
                    what = error_text,
                    file = damaged_file_name
                );
                let error_event = Event::ErrorReported(AppError::ChangeFailed(message));
                (Settings::default(), Some(error_event))
            }
        }
    }

    /// Carries out an effect that concerns files. Returns the events that report an immediate
    /// result.
    ///
    /// # Errors
    /// Returns any other effect.
    pub fn carry_out_file_effect(
        &mut self,
        effect: Effect,
        words: &Words,
    ) -> Result<Vec<Event>, Effect> {
        Ok(match effect {
            Effect::SaveGame {
                session_id: session,
                file,
                record,
            } => {
                let game_file_if_known = self.session_files.get(&session).cloned().or(file);
                let game_file = game_file_if_known
                    .unwrap_or_else(|| self.unused_game_file(&file_stem(&record)));
                self.session_files.insert(session, game_file.clone());
                let file_changes = [(stored_name(&game_file), Some(record.to_toml()))];
                let saved_file = game_file;
                let saved_event = Event::GameSaved {
                    session_id: session,
                    file: saved_file,
                };
                let make_error = move |what| AppError::SaveFailed {
                    session,
                    reason: what,
                };
                self.change_files(file_changes, Some(saved_event), make_error);
                Vec::new()
            }
            Effect::ListGames => vec![self.start_listing()],
            Effect::OpenGame { file, purpose } => vec![self.open_game(file, purpose, words)],
            Effect::RenameGame { file, title } => self.rename_game(&file, title, words),
            Effect::DeleteGame { file } => {
                let file_changes = [(stored_name(&file), None)];
                self.change_files(
                    file_changes,
                    Some(Event::GameDeleted(file)),
                    AppError::ChangeFailed,
                );
                Vec::new()
            }
            Effect::SaveSettings(entries) => {
                let text = with_settings(self.file_text(SETTINGS_FILE), &entries);
                self.change_files(
                    [(SETTINGS_FILE.to_owned(), Some(text))],
                    None,
                    AppError::ChangeFailed,
                );
                Vec::new()
            }
            Effect::ReadLearningProgress => {
                let (progress, error_event) = self.read_progress(words);
                progress
                    .map(Event::LearningProgress)
                    .into_iter()
                    .chain(error_event)
                    .collect()
            }
            Effect::RecordLearningProgress(event) => {
                let (progress, error_event) = self.read_progress(words);
                if let Some(mut progress) = progress {
                    progress.add(&event);
                    let file_changes = [(PROGRESS_FILE.to_owned(), Some(progress.to_toml()))];
                    self.change_files(
                        file_changes,
                        Some(Event::LearningProgress(progress)),
                        AppError::ProgressFileFailed,
                    );
                }
                error_event.into_iter().collect()
            }
            other => return Err(other),
        })
    }

    /// Returns the orders that the browser has not received yet, the oldest first.
    pub fn take_orders(&mut self) -> Vec<StorageOrder> {
        std::mem::take(&mut self.orders)
    }

    /// Handles the browser's answer to an order: the order is stored, or it has failed with this
    /// text. Returns the event that reports the answer.
    pub fn acknowledge_order(&mut self, id: u32, failure: Option<String>) -> Option<Event> {
        let has_id = |order: &UnacknowledgedOrder| order.id == id;
        let order_index = self.unacknowledged_orders.iter().position(has_id);
        let order = self.unacknowledged_orders.remove(order_index?)?;
        let Some(failure_text) = failure else {
            return order.success_event;
        };
        self.undo_changes(order.old_files);
        Some(Event::ErrorReported((order.make_error)(failure_text)))
    }

    /// Whether [`list_more_games`](Storage::list_more_games) has work to do.
    pub const fn is_listing_games(&self) -> bool {
        self.is_listing_games
    }

    /// Reads some more games for the requested list. Returns the list once all are read.
    pub fn list_more_games(&mut self) -> Option<Event> {
        if !self.is_listing_games {
            return None;
        }
        let game_names = self.game_names();
        let unparsed_names = game_names
            .iter()
            .filter(|name| !self.parsed_games.contains_key(*name));
        let unparsed_names: Vec<String> = unparsed_names
            .take(GAMES_LISTED_PER_STEP)
            .cloned()
            .collect();
        for name in &unparsed_names {
            let _ = self.list_entries_of(name);
        }
        self.is_listing_games = unparsed_names.len() == GAMES_LISTED_PER_STEP;
        let all_games = (!self.is_listing_games).then(|| {
            game_names
                .iter()
                .flat_map(|name| self.list_entries_of(name))
        });
        all_games.map(|all_games| Event::GameList(all_games.collect()))
    }

    /// Returns the newest games, and starts to list all games.
    fn start_listing(&mut self) -> Event {
        self.is_listing_games = true;
        let newest_names = self.game_names().into_iter().take(GAMES_LISTED_AT_START);
        Event::NewestGames(
            newest_names
                .flat_map(|name| self.list_entries_of(&name))
                .collect(),
        )
    }

    /// The names of all games, the most recently changed first.
    fn game_names(&self) -> Vec<String> {
        let game_files = self
            .files
            .values()
            .filter(|file| file.name.starts_with(GAMES_FOLDER_PREFIX));
        let mut game_files: Vec<&StoredFile> = game_files.collect();
        game_files.sort_by_key(|file| std::cmp::Reverse(file.changed));
        game_files
            .into_iter()
            .map(|file| file.name.clone())
            .collect()
    }

    /// The games in the file with this name.
    fn list_entries_of(&mut self, name: &str) -> Vec<SavedGame> {
        if let Some(games) = self.parsed_games.get(name) {
            return games.clone();
        }
        let file = GameFile(name.trim_start_matches(GAMES_FOLDER_PREFIX).to_owned());
        let games =
            SavedGame::saved_games_of_file(&file, file.parse_all(self.file_text(name), &[]));
        self.parsed_games.insert(name.to_owned(), games.clone());
        games
    }

    fn open_game(&self, file: GameFile, purpose: OpenPurpose, words: &Words) -> Event {
        let name = stored_name(&file);
        let opened_event = Event::from_opened_file(file, self.file_text(&name), &[], purpose);
        opened_event.unwrap_or_else(|error| {
            Event::ErrorReported(AppError::OpenFailed(words.record_error(&name, &error)))
        })
    }

    fn rename_game(&mut self, file: &GameFile, title: String, words: &Words) -> Vec<Event> {
        let name = stored_name(file);
        match file.parse_and_retitle(self.file_text(&name), title, &[]) {
            Ok(record) => {
                self.change_files(
                    [(name, Some(record.to_toml()))],
                    None,
                    AppError::ChangeFailed,
                );
                vec![self.start_listing()]
            }
            Err(error) => {
                let error_text = words.record_error(&name, &error);
                vec![Event::ErrorReported(AppError::ChangeFailed(error_text))]
            }
        }
    }

    /// Returns the progress, and an event that reports a problem with its file. A damaged file is
    /// renamed. A file of a later version stays unchanged, and then there is no progress.
    fn read_progress(&mut self, words: &Words) -> (Option<Progress>, Option<Event>) {
        let parse_result = match self.files.get(PROGRESS_FILE) {
            Some(file) => Progress::parse(&file.text),
            None => Ok(Progress::default()),
        };
        let (progress, message) = match parse_result {
            Ok(progress) => return (Some(progress), None),
            Err(progress::ProgressFileError::UnsupportedVersion(_)) => {
                (None, say!(words, "progress-later", file = PROGRESS_FILE))
            }
            Err(progress::ProgressFileError::InvalidContent(_)) => {
                let damaged_file_name = self.rename_damaged(PROGRESS_FILE);
                let message = say!(words, "progress-damaged", file = damaged_file_name);
                (Some(Progress::default()), message)
            }
        };
        (
            progress,
            Some(Event::ErrorReported(AppError::ProgressFileFailed(message))),
        )
    }

    /// Renames a damaged file to an unused name, which it returns.
    fn rename_damaged(&mut self, name: &str) -> String {
        let stem = name.trim_end_matches(".toml");
        let mut candidate_names = (1_u32..).map(|number| format!("{stem}.damaged-{number}.toml"));
        let unused_name = candidate_names
            .find(|aside| !self.files.contains_key(aside))
            .unwrap_or_default();
        let text = self.file_text(name).to_owned();
        let file_changes = [(unused_name.clone(), Some(text)), (name.to_owned(), None)];
        self.change_files(file_changes, None, AppError::ChangeFailed);
        unused_name
    }

    /// The first unused file for a new game. A file whose first write has failed stays reserved for
    /// its game.
    fn unused_game_file(&self, stem: &str) -> GameFile {
        let is_used = |file: &GameFile| {
            self.files.contains_key(&stored_name(file))
                || self.session_files.values().any(|used| used == file)
        };
        let mut names = GameFile::candidate_names(stem);
        names
            .find(|file| !is_used(file))
            .expect("there is always another number")
    }

    /// The text of a file. A missing file counts as empty.
    fn file_text(&self, name: &str) -> &str {
        self.files.get(name).map_or("", |file| &file.text)
    }

    /// Changes files, and orders the browser to do the same. A text of `None` deletes the file.
    fn change_files(
        &mut self,
        file_changes: impl IntoIterator<Item = (String, Option<String>)>,
        success_event: Option<Event>,
        make_error: impl FnOnce(String) -> AppError + 'static,
    ) {
        self.last_order_id += 1;
        let order_id = self.last_order_id;
        let (mut stored_files, mut deleted_names, mut old_files) =
            (Vec::new(), Vec::new(), Vec::new());
        for (name, text) in file_changes {
            self.parsed_games.remove(&name);
            let replaced_file = if let Some(text) = text {
                self.last_change_number += 1;
                let file = StoredFile {
                    name: name.clone(),
                    text,
                    changed: self.last_change_number,
                };
                stored_files.push(file.clone());
                self.files.insert(name.clone(), file)
            } else {
                deleted_names.push(name.clone());
                self.files.remove(&name)
            };
            old_files.push((name, replaced_file));
        }
        self.orders.push(StorageOrder {
            id: order_id,
            put: stored_files,
            delete: deleted_names,
        });
        self.unacknowledged_orders.push_back(UnacknowledgedOrder {
            id: order_id,
            old_files,
            success_event,
            make_error: Box::new(make_error),
        });
    }

    /// Restores the files before a failed order. If a later order has changed a file again, that
    /// order now restores it in case it fails too.
    fn undo_changes(&mut self, old_files: Vec<(String, Option<StoredFile>)>) {
        self.is_listing_games = true;
        for (name, old) in old_files {
            let mut old_files_of_later_orders = self
                .unacknowledged_orders
                .iter_mut()
                .flat_map(|order| &mut order.old_files);
            if let Some((_, old_file_of_later_order)) =
                old_files_of_later_orders.find(|(changed, _)| *changed == name)
            {
                *old_file_of_later_order = old;
                continue;
            }
            self.parsed_games.remove(&name);
            match old {
                Some(file) => self.files.insert(name, file),
                None => self.files.remove(&name),
            };
        }
    }
}

/// The name under which the browser stores a game.
fn stored_name(file: &GameFile) -> String {
    format!("{GAMES_FOLDER_PREFIX}{}", file.0)
}

/// Whether a file with this name can be in the storage.
fn is_valid_name(name: &str) -> bool {
    let known_prefixes = [GAMES_FOLDER_PREFIX, "config.damaged-", "progress.damaged-"];
    let is_plain_letter = |letter: char| !letter.is_control() && !['/', '\\'].contains(&letter);
    let mut names_without_prefix = known_prefixes
        .iter()
        .filter_map(|folder| name.strip_prefix(folder));
    names_without_prefix.any(|rest| {
        rest.len() <= MAX_NAME_BYTES
            && rest.chars().all(is_plain_letter)
            && GameFile(rest.to_owned()).is_created_by_program()
    })
}

/// The maximum length of a game's file name in bytes, as on the usual file systems.
const MAX_NAME_BYTES: usize = 255;
