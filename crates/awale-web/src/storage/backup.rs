//! A backup: everything that the browser stores, as one JSON file. A text editor or a script can
//! extract a single game:
//!
//! ```json
//! {"awale":1,"files":[["config.toml","language = \"fr\"\n"],["games/2026-11-21-153000-oware.toml","..."]]}
//! ```
//!
//! The file changed last comes last.

use std::collections::BTreeMap;

use awale_app::{
    app::{AppError, GameFile},
    config::Settings,
};
use awale_files::{MAX_GAME_BYTES, MAX_SETTINGS_BYTES};
use awale_study::{
    progress::Progress,
    words::{Words, say},
};
use serde::{Deserialize, Serialize};

use super::{
    GAMES_FOLDER_PREFIX, PROGRESS_FILE, SETTINGS_FILE, Storage, StoredFile, is_valid_name,
};

/// The version of the format.
const BACKUP_FORMAT_VERSION: u32 = 1;

/// The maximum size of a backup in bytes. A thousand analyzed games have 15 MB.
pub const MAX_BACKUP_BYTES: usize = 64 << 20;

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Backup {
    #[serde(rename = "awale")]
    format_version: u32,
    /// The name and the text of each file.
    files: Vec<(String, String)>,
}

/// The only field that a backup has in every version of the format: the number of the version.
#[derive(Deserialize)]
struct BackupHeader {
    awale: u32,
}

impl Storage {
    /// Makes a backup of all files that the browser stores.
    pub fn make_backup(&self) -> String {
        let mut files: Vec<&StoredFile> = self.files.values().collect();
        files.sort_by_key(|file| file.changed);
        let files = files
            .into_iter()
            .map(|file| (file.name.clone(), file.text.clone()));
        let backup = Backup {
            format_version: BACKUP_FORMAT_VERSION,
            files: files.collect(),
        };
        serde_json::to_string(&backup).expect("numbers and texts")
    }

    /// Loads a backup. The user loses nothing: a game with the name of another game gets another
    /// name, progress is merged, and settings are replaced only with `loads_settings` or if the
    /// user has none. Returns a report for the user.
    ///
    /// # Errors
    /// Returns the reason why the text is not a valid backup. Nothing is changed then.
    pub fn load_backup(
        &mut self,
        backup_text: &str,
        loads_settings: bool,
        words: &Words,
    ) -> Result<String, String> {
        // The new text of each file that the backup changes, by the file's name.
        let mut new_texts: BTreeMap<String, String> = BTreeMap::new();
        let mut file_changes = Vec::new();
        let (mut new_game_count, mut same_game_count, mut renamed_game_count, mut report_lines) =
            (0, 0, 0, Vec::new());
        for (name, text) in read_backup(backup_text, words)? {
            let text_so_far = |name: &str| {
                let stored_text = || self.files.get(name).map(|file| &file.text);
                new_texts.get(name).or_else(stored_text)
            };
            let (name, text) = match (name.as_str(), text_so_far(&name)) {
                (SETTINGS_FILE, Some(mine)) => {
                    if *mine == text {
                        continue;
                    }
                    let message_ids = ["backup-no-settings", "backup-settings"];
                    report_lines.push(words.get(message_ids[usize::from(loads_settings)]));
                    if !loads_settings {
                        continue;
                    }
                    (name, text)
                }
                (PROGRESS_FILE, Some(mine)) => {
                    // Progress in the format of a later version cannot be read here, so it stays
                    // unchanged.
                    let merged_progress = Progress::parse(mine).and_then(|mut mine| {
                        mine.merge(Progress::parse(&text)?);
                        Ok(mine.to_toml())
                    });
                    let Some(merged_progress) = merged_progress
                        .ok()
                        .filter(|merged_progress| merged_progress != mine)
                    else {
                        continue;
                    };
                    report_lines.push(words.get("backup-progress"));
                    (name, merged_progress)
                }
                (_, None) => {
                    new_game_count += usize::from(name.starts_with(GAMES_FOLDER_PREFIX));
                    (name, text)
                }
                (_, Some(_)) => {
                    let stem = name.trim_end_matches(".toml");
                    let mut candidate_names = GameFile::candidate_names(stem).map(|file| file.0);
                    let usable_name = candidate_names.find(|name| {
                        text_so_far(name).is_none_or(|text_so_far| *text_so_far == text)
                    });
                    let name = usable_name.expect("there is always another number");
                    if text_so_far(&name).is_some() {
                        same_game_count += 1;
                        continue;
                    }
                    renamed_game_count += 1;
                    (name, text)
                }
            };
            new_texts.insert(name.clone(), text.clone());
            file_changes.push((name, Some(text)));
        }
        self.change_files(file_changes, None, AppError::ChangeFailed);
        let games_line = say!(
            words,
            "backup-games",
            new = new_game_count,
            same = same_game_count,
            renamed = renamed_game_count
        );
        report_lines.insert(0, games_line);
        Ok(report_lines.join("\n"))
    }
}

/// Reads the names and texts of a backup, and checks them.
fn read_backup(backup_text: &str, words: &Words) -> Result<Vec<(String, String)>, String> {
    let format_error = |error: serde_json::Error| {
        say!(
            words,
            "backup-form",
            line = error.line(),
            column = error.column()
        )
    };
    if backup_text.len() > MAX_BACKUP_BYTES {
        return Err(say!(
            words,
            "backup-too-large",
            most = MAX_BACKUP_BYTES >> 20
        ));
    }
    // Check the version first, because another version may have unknown fields.
    let BackupHeader { awale } = serde_json::from_str(backup_text).map_err(format_error)?;
    if awale != BACKUP_FORMAT_VERSION {
        return Err(words.get("backup-later"));
    }
    let Backup { files, .. } = serde_json::from_str(backup_text).map_err(format_error)?;
    let is_valid = |(name, text): &(String, String)| match name.as_str() {
        SETTINGS_FILE => Settings::parse(text, SETTINGS_FILE).is_ok(),
        PROGRESS_FILE => Progress::parse(text).is_ok(),
        _ => is_valid_name(name),
    };
    let is_within_limit = |(name, text): &(String, String)| {
        let is_game = name.starts_with(GAMES_FOLDER_PREFIX);
        let max_bytes = if is_game {
            MAX_GAME_BYTES
        } else {
            MAX_SETTINGS_BYTES
        };
        u64::try_from(text.len()).is_ok_and(|bytes| bytes <= max_bytes)
    };
    match files
        .iter()
        .find(|file| !is_within_limit(file) || !is_valid(file))
    {
        Some((name, _)) => Err(say!(words, "backup-file", file = name)),
        None => Ok(files),
    }
}
