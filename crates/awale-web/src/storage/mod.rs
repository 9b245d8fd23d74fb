//! [`Storage`]: the user's files in a browser, which has no file system.
//!
//! The browser stores each file under its name: `config.toml`, `progress.toml` and the games in
//! `games/`. Names and formats are the same as on a disk. The page loads all files when it starts,
//! and [`Storage`] has them in memory. It carries out the effects of the app that concern files,
//! and makes a [`StorageOrder`] to the browser for each change. The app learns that a game is saved after
//! the browser has acknowledged the order.
//!
//! ```text
//!   Effect -> Storage::carry_out -> StorageOrder -> browser -> Storage::acknowledge_order -> Event
//! ```
//!
//! The module `backup` copies everything into one file and back.

mod backup;
#[cfg(test)]
mod tests;

use std::collections::{BTreeMap, HashMap, VecDeque};

use awale_app::app::{
    AppError, Effect, Event, GameFile, OpenPurpose, SavedGame, SessionId, file_stem,
};
use awale_app::config::{Settings, with_settings};
use awale_study::progress::{self, Progress};
use awale_study::words::{Explain, Language, Words, say};
use serde::{Deserialize, Serialize};

pub use backup::MAX_BACKUP_BYTES;

const SETTINGS_FILE: &str = "config.toml";
const PROGRESS_FILE: &str = "progress.toml";
/// The folder of the games, as the start of their names.
const GAMES_FOLDER: &str = "games/";

/// The number of games that are read before the first frame. They usually include any game to
/// continue, so that the menu does not change when all games are listed.
const GAMES_LISTED_FIRST: usize = 8;
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
    before: Vec<(String, Option<StoredFile>)>,
    /// The event that reports success, if there is one.
    stored: Option<Event>,
    /// Makes the error that reports a failure, from the browser's text about it.
    failed: Box<dyn FnOnce(String) -> AppError>,
}

/// The user's files in a browser.
#[derive(Default)]
pub struct Storage {
    files: BTreeMap<String, StoredFile>,
    /// The games in each file, once they are parsed.
    parsed: HashMap<String, Vec<SavedGame>>,
    /// The file of each game that was saved in this run. The app learns the name of a new file only
    /// after the browser has stored it.
    session_files: HashMap<SessionId, GameFile>,
    /// The number of the last change.
    last_change: u64,
    last_order: u32,
    orders: Vec<StorageOrder>,
    unacknowledged: VecDeque<UnacknowledgedOrder>,
    is_listing: bool,
}

impl Storage {
    /// Makes a storage with the files that the browser has.
    pub fn new(files: Vec<StoredFile>) -> Storage {
        let last_change = files.iter().map(|file| file.changed).max();
        let named = files.into_iter().map(|file| (file.name.clone(), file));
        Storage {
            files: named.collect(),
            last_change: last_change.unwrap_or(0),
            ..Storage::default()
        }
    }

    /// Reads the settings. A damaged file is renamed, and the event reports it in the language
    /// `system`.
    pub fn read_settings(&mut self, system: Language) -> (Settings, Option<Event>) {
        match Settings::parse(self.file_text(SETTINGS_FILE), SETTINGS_FILE) {
            Ok(settings) => (settings, None),
            Err(error) => {
                let words = Words::new(system);
                let file = self.rename_damaged(SETTINGS_FILE);
                let what = error.explain(&words);
                let what = say!(words, "settings-damaged", what = what, file = file);
                let trouble = Event::Trouble(AppError::Change(what));
                (Settings::default(), Some(trouble))
            }
        }
    }

    /// Carries out an effect that concerns files. Returns the events that report an immediate
    /// result.
    ///
    /// # Errors
    /// Returns any other effect.
    pub fn carry_out(&mut self, effect: Effect, words: &Words) -> Result<Vec<Event>, Effect> {
        Ok(match effect {
            Effect::Save {
                session,
                file,
                record,
            } => {
                let known = self.session_files.get(&session).cloned().or(file);
                let file = known.unwrap_or_else(|| self.unused_game_file(&file_stem(&record)));
                self.session_files.insert(session, file.clone());
                let put = [(stored_name(&file), Some(record.to_toml()))];
                let game = file;
                let saved = Event::Saved { session, game };
                let failed = move |what| AppError::Save { session, what };
                self.change_files(put, Some(saved), failed);
                Vec::new()
            }
            Effect::ListGames => vec![self.start_listing()],
            Effect::Open { file, purpose } => vec![self.open_game(file, purpose, words)],
            Effect::Rename { file, title } => self.rename_game(&file, title, words),
            Effect::Delete { file } => {
                let delete = [(stored_name(&file), None)];
                self.change_files(delete, Some(Event::Deleted(file)), AppError::Change);
                Vec::new()
            }
            Effect::SaveSettings(entries) => {
                let text = with_settings(self.file_text(SETTINGS_FILE), &entries);
                self.change_files(
                    [(SETTINGS_FILE.to_owned(), Some(text))],
                    None,
                    AppError::Change,
                );
                Vec::new()
            }
            Effect::ReadProgress => {
                let (progress, trouble) = self.read_progress(words);
                progress
                    .map(Event::Progress)
                    .into_iter()
                    .chain(trouble)
                    .collect()
            }
            Effect::RecordProgress(event) => {
                let (progress, trouble) = self.read_progress(words);
                if let Some(mut progress) = progress {
                    progress.add(&event);
                    let put = [(PROGRESS_FILE.to_owned(), Some(progress.to_toml()))];
                    self.change_files(put, Some(Event::Progress(progress)), AppError::Progress);
                }
                trouble.into_iter().collect()
            }
            other => return Err(other),
        })
    }

    /// Returns the orders that the browser has not received yet, the oldest first.
    pub fn take_orders(&mut self) -> Vec<StorageOrder> {
        std::mem::take(&mut self.orders)
    }

    /// Handles the browser's answer to an order: it is stored, or it has failed with this text.
    /// Returns the event that reports it.
    pub fn acknowledge_order(&mut self, id: u32, failure: Option<String>) -> Option<Event> {
        let of_id = |order: &UnacknowledgedOrder| order.id == id;
        let order = self.unacknowledged.iter().position(of_id);
        let order = self.unacknowledged.remove(order?)?;
        let Some(what) = failure else {
            return order.stored;
        };
        self.undo_changes(order.before);
        Some(Event::Trouble((order.failed)(what)))
    }

    /// Whether [`list_more_games`](Storage::list_more_games) has work to do.
    pub const fn is_listing_games(&self) -> bool {
        self.is_listing
    }

    /// Reads some more games for the requested list. Returns the list once all are read.
    pub fn list_more_games(&mut self) -> Option<Event> {
        if !self.is_listing {
            return None;
        }
        let names = self.game_names();
        let unread = names.iter().filter(|name| !self.parsed.contains_key(*name));
        let unread: Vec<String> = unread.take(GAMES_LISTED_PER_STEP).cloned().collect();
        for name in &unread {
            let _ = self.list_entries_of(name);
        }
        self.is_listing = unread.len() == GAMES_LISTED_PER_STEP;
        let all =
            (!self.is_listing).then(|| names.iter().flat_map(|name| self.list_entries_of(name)));
        all.map(|all| Event::GameList(all.collect()))
    }

    /// Returns the newest games, and starts listing all.
    fn start_listing(&mut self) -> Event {
        self.is_listing = true;
        let newest = self.game_names().into_iter().take(GAMES_LISTED_FIRST);
        Event::Newest(
            newest
                .flat_map(|name| self.list_entries_of(&name))
                .collect(),
        )
    }

    /// The names of all games, the most recently changed first.
    fn game_names(&self) -> Vec<String> {
        let games = self
            .files
            .values()
            .filter(|file| file.name.starts_with(GAMES_FOLDER));
        let mut games: Vec<&StoredFile> = games.collect();
        games.sort_by_key(|file| std::cmp::Reverse(file.changed));
        games.into_iter().map(|file| file.name.clone()).collect()
    }

    /// The games in the file with this name.
    fn list_entries_of(&mut self, name: &str) -> Vec<SavedGame> {
        if let Some(games) = self.parsed.get(name) {
            return games.clone();
        }
        let file = GameFile(name.trim_start_matches(GAMES_FOLDER).to_owned());
        let games = SavedGame::from_file(&file, file.parse_all(self.file_text(name), &[]));
        self.parsed.insert(name.to_owned(), games.clone());
        games
    }

    fn open_game(&self, file: GameFile, purpose: OpenPurpose, words: &Words) -> Event {
        let name = stored_name(&file);
        let opened = Event::from_opened_file(file, self.file_text(&name), &[], purpose);
        opened.unwrap_or_else(|error| {
            Event::Trouble(AppError::Open(words.record_error(&name, &error)))
        })
    }

    fn rename_game(&mut self, file: &GameFile, title: String, words: &Words) -> Vec<Event> {
        let name = stored_name(file);
        match file.parse_and_retitle(self.file_text(&name), title, &[]) {
            Ok(record) => {
                self.change_files([(name, Some(record.to_toml()))], None, AppError::Change);
                vec![self.start_listing()]
            }
            Err(error) => {
                let what = words.record_error(&name, &error);
                vec![Event::Trouble(AppError::Change(what))]
            }
        }
    }

    /// Reads the progress, and returns the problem with its file. A damaged file is renamed. A file
    /// of a later version is left alone: then there is no progress.
    fn read_progress(&mut self, words: &Words) -> (Option<Progress>, Option<Event>) {
        let parsed = match self.files.get(PROGRESS_FILE) {
            Some(file) => Progress::parse(&file.text),
            None => Ok(Progress::default()),
        };
        let (progress, what) = match parsed {
            Ok(progress) => return (Some(progress), None),
            Err(progress::ProgressFileError::Format(_)) => {
                (None, say!(words, "progress-later", file = PROGRESS_FILE))
            }
            Err(progress::ProgressFileError::Form(_)) => {
                let file = self.rename_damaged(PROGRESS_FILE);
                let what = say!(words, "progress-damaged", file = file);
                (Some(Progress::default()), what)
            }
        };
        (progress, Some(Event::Trouble(AppError::Progress(what))))
    }

    /// Renames a damaged file to an unused name, which it returns.
    fn rename_damaged(&mut self, name: &str) -> String {
        let stem = name.trim_end_matches(".toml");
        let mut names = (1_u32..).map(|number| format!("{stem}.damaged-{number}.toml"));
        let aside = names
            .find(|aside| !self.files.contains_key(aside))
            .unwrap_or_default();
        let text = self.file_text(name).to_owned();
        let changes = [(aside.clone(), Some(text)), (name.to_owned(), None)];
        self.change_files(changes, None, AppError::Change);
        aside
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
        changes: impl IntoIterator<Item = (String, Option<String>)>,
        stored: Option<Event>,
        failed: impl FnOnce(String) -> AppError + 'static,
    ) {
        self.last_order += 1;
        let id = self.last_order;
        let (mut put, mut delete, mut before) = (Vec::new(), Vec::new(), Vec::new());
        for (name, text) in changes {
            self.parsed.remove(&name);
            let old = if let Some(text) = text {
                self.last_change += 1;
                let file = StoredFile {
                    name: name.clone(),
                    text,
                    changed: self.last_change,
                };
                put.push(file.clone());
                self.files.insert(name.clone(), file)
            } else {
                delete.push(name.clone());
                self.files.remove(&name)
            };
            before.push((name, old));
        }
        self.orders.push(StorageOrder { id, put, delete });
        self.unacknowledged.push_back(UnacknowledgedOrder {
            id,
            before,
            stored,
            failed: Box::new(failed),
        });
    }

    /// Restores the files before a failed order. If a later order has changed a file again, that
    /// order now restores it in case it fails too.
    fn undo_changes(&mut self, before: Vec<(String, Option<StoredFile>)>) {
        self.is_listing = true;
        for (name, old) in before {
            let mut later = self
                .unacknowledged
                .iter_mut()
                .flat_map(|order| &mut order.before);
            if let Some((_, base)) = later.find(|(changed, _)| *changed == name) {
                *base = old;
                continue;
            }
            self.parsed.remove(&name);
            match old {
                Some(file) => self.files.insert(name, file),
                None => self.files.remove(&name),
            };
        }
    }
}

/// The name under which the browser stores a game.
fn stored_name(file: &GameFile) -> String {
    format!("{GAMES_FOLDER}{}", file.0)
}

/// Whether a file with this name can be in the storage.
fn is_valid_name(name: &str) -> bool {
    let folders = [GAMES_FOLDER, "config.damaged-", "progress.damaged-"];
    let is_plain = |letter: char| !letter.is_control() && !['/', '\\'].contains(&letter);
    let mut rests = folders
        .iter()
        .filter_map(|folder| name.strip_prefix(folder));
    rests.any(|rest| {
        rest.len() <= MAX_NAME_BYTES
            && rest.chars().all(is_plain)
            && GameFile(rest.to_owned()).is_created_by_program()
    })
}

/// The maximum length of a game's file name in bytes, as on the usual file systems.
const MAX_NAME_BYTES: usize = 255;
