//! The orders of the writer and their queue. A newer order replaces an older one for the same file.

use std::{
    collections::{HashMap, VecDeque},
    io,
    path::PathBuf,
};

use awale_files::{self as files, MAX_SETTINGS_BYTES, PathError, path_error_at};
use awale_study::{
    progress::ProgressEvent,
    record::{self, Record},
};

use crate::{
    app::{GameFile, SessionId},
    config,
    shell::{
        pictures::{self, PictureFiles},
        storage::{
            GamesFolder, LoadedProgress, ProgressError, ProgressFile, lock_for_short_write,
            take_unreported_locked_folders,
        },
    },
    words::{Explain, Words},
};

/// An order of the writer.
#[derive(Debug)]
pub enum WriteOrder {
    /// Remove the temporary files of killed programs.
    RemoveTemporaryFiles,
    SaveGame {
        session_id: SessionId,
        /// The game's file, as far as the app knows it.
        file: Option<GameFile>,
        record: Box<Record>,
    },
    /// Write a picture into new files.
    WritePicture(PictureFiles),
    RenameGame {
        file: GameFile,
        /// The new name; empty to remove it.
        title: String,
    },
    DeleteGame(GameFile),
    /// Write settings: names and TOML values.
    WriteSettings(Vec<(&'static str, toml::Value)>),
    /// Add to the progress in lessons and puzzles.
    AddLearningProgress(Vec<ProgressEvent>),
}

impl WriteOrder {
    /// The session whose game this order saves. `None` for other orders.
    pub(super) fn session_to_save(&self) -> Option<SessionId> {
        match self {
            WriteOrder::SaveGame { session_id, .. } => Some(*session_id),
            _ => None,
        }
    }

    /// Whether the order names a game by its file.
    pub(super) fn refers_to_game_file(&self) -> bool {
        matches!(
            self,
            WriteOrder::RenameGame { .. } | WriteOrder::DeleteGame(_)
        )
    }
}

/// A report about an order.
#[derive(Debug)]
pub enum WriteReport {
    /// The result of saving a game.
    GameSaved {
        session_id: SessionId,
        /// The file that the game was saved in, or the error.
        save_result: Result<GameFile, PathError>,
    },
    /// The names of the files of a picture, or the error.
    PictureWritten(Result<String, PathError>),
    /// The result of renaming a game.
    GameRenamed(Result<(), RenameError>),
    /// The result of deleting a game.
    GameDeleted(GameFile, Result<(), PathError>),
    /// The settings could not be written.
    SettingsNotWritten(PathError),
    /// The progress after new events were saved, or the error.
    LearningProgressSaved(Result<Box<LoadedProgress>, ProgressError>),
    /// Another program holds the lock of this folder.
    FolderLocked(PathBuf),
    /// The writer panicked while it carried out an order.
    WriterPanicked(String),
}

impl WriteReport {
    /// The message about what was not written. `None` if everything was written.
    pub fn failure_message(&self, words: &Words) -> Option<String> {
        match self {
            WriteReport::GameSaved {
                save_result: Ok(_), ..
            }
            | WriteReport::PictureWritten(Ok(_))
            | WriteReport::GameRenamed(Ok(()))
            | WriteReport::GameDeleted(_, Ok(()))
            | WriteReport::FolderLocked(_) => None,
            WriteReport::GameSaved {
                save_result: Err(failure),
                ..
            }
            | WriteReport::PictureWritten(Err(failure))
            | WriteReport::GameRenamed(Err(RenameError::FileAccess(failure)))
            | WriteReport::GameDeleted(_, Err(failure))
            | WriteReport::SettingsNotWritten(failure) => Some(failure.explain(words)),
            WriteReport::GameRenamed(Err(RenameError::UnreadableGame(path, error))) => {
                Some(words.record_error(&path.display().to_string(), error))
            }
            WriteReport::LearningProgressSaved(Ok(loaded)) => loaded.damage_message(words),
            WriteReport::LearningProgressSaved(Err(error)) => Some(error.explain(words)),
            WriteReport::WriterPanicked(message) => Some(message.clone()),
        }
    }
}

/// The reason why a game could not be renamed.
#[derive(Debug)]
pub enum RenameError {
    /// The file could not be read or written.
    FileAccess(PathError),
    UnreadableGame(PathBuf, record::RecordError),
}

/// The files and folders of the writer thread.
pub struct FileWriter {
    /// The saved games.
    pub games_folder: GamesFolder,
    /// The progress file.
    pub progress_file: ProgressFile,
    /// The settings file.
    pub settings_file: PathBuf,
    /// The folder of pictures to share.
    pub pictures_folder: PathBuf,
    /// Other folders that the program writes to.
    pub other_folders: Vec<PathBuf>,
    /// The file of each game that was saved in this run. The app learns the name of a new file only
    /// after the file is written.
    pub session_files: HashMap<SessionId, GameFile>,
}

impl FileWriter {
    /// Carries out an order and returns its reports.
    pub(super) fn carry_out(&mut self, order: WriteOrder) -> Vec<WriteReport> {
        let mut reports: Vec<WriteReport> = match order {
            WriteOrder::RemoveTemporaryFiles => {
                self.remove_temporary_files();
                Vec::new()
            }
            WriteOrder::SaveGame {
                session_id,
                file,
                record,
            } => vec![self.save_game(session_id, file, &record)],
            WriteOrder::WritePicture(files) => {
                vec![WriteReport::PictureWritten(pictures::write_files(
                    &self.pictures_folder,
                    &files,
                ))]
            }
            WriteOrder::RenameGame { file, title } => {
                vec![WriteReport::GameRenamed(self.rename_game(file, title))]
            }
            WriteOrder::DeleteGame(file) => {
                let delete_result = self.games_folder.delete_game(&file);
                vec![WriteReport::GameDeleted(file, delete_result)]
            }
            WriteOrder::WriteSettings(entries) => self
                .write_settings(&entries)
                .err()
                .map(WriteReport::SettingsNotWritten)
                .into_iter()
                .collect(),
            WriteOrder::AddLearningProgress(events) => vec![WriteReport::LearningProgressSaved(
                self.progress_file
                    .add_progress_events(&events)
                    .map(Box::new),
            )],
        };
        reports.extend(
            take_unreported_locked_folders()
                .into_iter()
                .map(WriteReport::FolderLocked),
        );
        reports
    }

    /// Removes the temporary files that interrupted writes have left.
    fn remove_temporary_files(&self) {
        self.other_folders
            .iter()
            .for_each(|folder| files::remove_temporary_files(folder));
        // If the command line names the settings file, its folder can be any folder, so only files
        // of this program are removed.
        files::remove_own_temporary_files(files::folder_of(&self.settings_file));
        self.games_folder.remove_temporary_files();
    }

    fn save_game(
        &mut self,
        session_id: SessionId,
        file: Option<GameFile>,
        record: &Record,
    ) -> WriteReport {
        let file = self.session_files.get(&session_id).cloned().or(file);
        let save_result = self.games_folder.save_game(file, record);
        if let Ok(file) = &save_result {
            self.session_files.insert(session_id, file.clone());
        }
        WriteReport::GameSaved {
            session_id,
            save_result,
        }
    }

    fn rename_game(&self, file: GameFile, title: String) -> Result<(), RenameError> {
        let game_text = self
            .games_folder
            .read_game(&file)
            .map_err(RenameError::FileAccess)?;
        let unreadable_game_error =
            |error| RenameError::UnreadableGame(self.games_folder.game_path(&file), error);
        let retitled_record =
            file.parse_and_retitle(&game_text, title, self.games_folder.custom_variants());
        let record = retitled_record.map_err(unreadable_game_error)?;
        self.games_folder
            .save_game(Some(file), &record)
            .map(drop)
            .map_err(RenameError::FileAccess)
    }

    /// Writes settings into the user's file and keeps everything else in it, including changes that
    /// another program has made.
    fn write_settings(&self, entries: &[(&'static str, toml::Value)]) -> Result<(), PathError> {
        let _folder_lock = lock_for_short_write(files::folder_of(&self.settings_file));
        files::finish_interrupted_write(&self.settings_file);
        let settings_text = files::read_text(&self.settings_file, MAX_SETTINGS_BYTES)
            .or_else(|error| {
                if error.kind() == io::ErrorKind::NotFound {
                    Ok(String::new())
                } else {
                    Err(error)
                }
            })
            .map_err(path_error_at(&self.settings_file))?;
        files::write(
            &self.settings_file,
            config::with_settings(&settings_text, entries),
        )
    }
}

/// The waiting orders, and reports about finished ones.
#[derive(Debug, Default)]
pub struct WriteQueue {
    orders: VecDeque<WriteOrder>,
    is_writing: bool,
    /// The game being written.
    game_being_written: Option<SessionId>,
    /// Reports that were not fetched yet.
    pub(super) reports: Vec<WriteReport>,
}

impl WriteQueue {
    /// Adds an order, or merges it into a waiting one.
    pub fn push(&mut self, order: WriteOrder) {
        if let Some(unmerged_order) = self.merge_or_return(order) {
            self.orders.push_back(unmerged_order);
        }
    }

    /// Merges `new_order` into a waiting order. Returns `new_order` if no waiting order can take
    /// it.
    fn merge_or_return(&mut self, new_order: WriteOrder) -> Option<WriteOrder> {
        match new_order {
            WriteOrder::SaveGame {
                session_id,
                file,
                record,
            } => {
                // A rename or a deletion is a barrier: it may be about the same game.
                let orders_since_barrier = self
                    .orders
                    .iter_mut()
                    .rev()
                    .take_while(|order| !order.refers_to_game_file());
                for order in orders_since_barrier {
                    match order {
                        WriteOrder::SaveGame {
                            session_id: same,
                            file: known,
                            record: old,
                        } if *same == session_id => {
                            (*known, *old) = (file, record);
                            return None;
                        }
                        _ => {}
                    }
                }
                Some(WriteOrder::SaveGame {
                    session_id,
                    file,
                    record,
                })
            }
            WriteOrder::WriteSettings(new_entries) => {
                let waiting_settings = self.orders.iter_mut().find_map(|order| match order {
                    WriteOrder::WriteSettings(old) => Some(old),
                    _ => None,
                });
                let Some(waiting_entries) = waiting_settings else {
                    return Some(WriteOrder::WriteSettings(new_entries));
                };
                waiting_entries
                    .retain(|(name, _)| new_entries.iter().all(|(other, _)| other != name));
                waiting_entries.extend(new_entries);
                None
            }
            WriteOrder::AddLearningProgress(new_events) => {
                let waiting_events = self.orders.iter_mut().find_map(|order| match order {
                    WriteOrder::AddLearningProgress(old) => Some(old),
                    _ => None,
                });
                let Some(waiting_event_list) = waiting_events else {
                    return Some(WriteOrder::AddLearningProgress(new_events));
                };
                waiting_event_list.extend(new_events);
                None
            }
            other => Some(other),
        }
    }

    pub(super) fn has_waiting_orders(&self) -> bool {
        !self.orders.is_empty()
    }

    /// Whether anything is still to be written.
    pub fn is_busy(&self) -> bool {
        self.is_writing || self.has_waiting_orders()
    }

    /// Begins the next order.
    pub fn begin_next_order(&mut self) -> Option<WriteOrder> {
        let order = self.orders.pop_front();
        self.is_writing = order.is_some();
        self.game_being_written = order.as_ref().and_then(WriteOrder::session_to_save);
        order
    }

    /// The games that are still to be written.
    pub(super) fn unwritten_games(&self) -> Vec<SessionId> {
        self.game_being_written
            .into_iter()
            .chain(self.orders.iter().filter_map(WriteOrder::session_to_save))
            .collect()
    }

    /// Ends the current order.
    pub(super) fn end_current_order(&mut self, reports: Vec<WriteReport>) {
        (self.is_writing, self.game_being_written) = (false, None);
        self.reports.extend(reports);
    }
}
