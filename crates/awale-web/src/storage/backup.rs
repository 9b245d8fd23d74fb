//! A backup: everything that the browser stores, as one JSON file. A text editor or a script can
//! extract a single game:
//!
//! ```json
//! {"awale":1,"files":[["config.toml","language = \"fr\"\n"],["games/2026-11-21-153000-oware.toml","..."]]}
//! ```
//!
//! The file changed last comes last.

use std::collections::BTreeMap;

use awale_app::app::{AppError, GameFile};
use awale_app::config::Settings;
use awale_files::{MAX_GAME_BYTES, MAX_SETTINGS_BYTES};
use awale_study::progress::Progress;
use awale_study::words::{Words, say};
use serde::{Deserialize, Serialize};

use super::{GAMES_FOLDER, PROGRESS_FILE, SETTINGS_FILE, Storage, StoredFile, is_valid_name};

/// The version of the format.
const BACKUP_FORMAT_VERSION: u32 = 1;

/// The maximum size of a backup in bytes. A thousand analyzed games have 15 MB.
pub const MAX_BACKUP_BYTES: usize = 64 << 20;

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Backup {
    #[serde(rename = "awale")]
    format: u32,
    /// Names and texts.
    files: Vec<(String, String)>,
}

/// The only field that a backup has in every version of the format: the number of the version.
#[derive(Deserialize)]
struct BackupHeader {
    awale: u32,
}

impl Storage {
    /// Makes a backup of everything.
    pub fn make_backup(&self) -> String {
        let mut files: Vec<&StoredFile> = self.files.values().collect();
        files.sort_by_key(|file| file.changed);
        let files = files
            .into_iter()
            .map(|file| (file.name.clone(), file.text.clone()));
        let backup = Backup {
            format: BACKUP_FORMAT_VERSION,
            files: files.collect(),
        };
        serde_json::to_string(&backup).expect("numbers and texts")
    }

    /// Loads a backup. Nothing of the user's is lost: a game with the name of another game gets
    /// another name, progress is merged, and settings are replaced only with `takes_settings` or if
    /// the user has none. Returns a report for the user.
    ///
    /// # Errors
    /// Returns the reason why the text is not a valid backup. Nothing is changed then.
    pub fn load_backup(
        &mut self,
        text: &str,
        takes_settings: bool,
        words: &Words,
    ) -> Result<String, String> {
        // The texts that the files will have.
        let mut texts: BTreeMap<String, String> = BTreeMap::new();
        let mut changes = Vec::new();
        let (mut new, mut same, mut renamed, mut lines) = (0, 0, 0, Vec::new());
        for (name, text) in read_backup(text, words)? {
            let known = |name: &str| {
                let stored = || self.files.get(name).map(|file| &file.text);
                texts.get(name).or_else(stored)
            };
            let (name, text) = match (name.as_str(), known(&name)) {
                (SETTINGS_FILE, Some(mine)) => {
                    if *mine == text {
                        continue;
                    }
                    let id = ["backup-no-settings", "backup-settings"];
                    lines.push(words.get(id[usize::from(takes_settings)]));
                    if !takes_settings {
                        continue;
                    }
                    (name, text)
                }
                (PROGRESS_FILE, Some(mine)) => {
                    // The progress of a later version is left alone.
                    let both = Progress::parse(mine).and_then(|mut mine| {
                        mine.merge(Progress::parse(&text)?);
                        Ok(mine.to_toml())
                    });
                    let Some(both) = both.ok().filter(|both| both != mine) else {
                        continue;
                    };
                    lines.push(words.get("backup-progress"));
                    (name, both)
                }
                (_, None) => {
                    new += usize::from(name.starts_with(GAMES_FOLDER));
                    (name, text)
                }
                (_, Some(_)) => {
                    let stem = name.trim_end_matches(".toml");
                    let mut names = GameFile::candidate_names(stem).map(|file| file.0);
                    let free = names.find(|name| known(name).is_none_or(|known| *known == text));
                    let name = free.expect("there is always another number");
                    if known(&name).is_some() {
                        same += 1;
                        continue;
                    }
                    renamed += 1;
                    (name, text)
                }
            };
            texts.insert(name.clone(), text.clone());
            changes.push((name, Some(text)));
        }
        self.change_files(changes, None, AppError::Change);
        let games = say!(
            words,
            "backup-games",
            new = new,
            same = same,
            renamed = renamed
        );
        lines.insert(0, games);
        Ok(lines.join("\n"))
    }
}

/// Reads the names and texts of a backup, and checks them.
fn read_backup(text: &str, words: &Words) -> Result<Vec<(String, String)>, String> {
    let form = |error: serde_json::Error| {
        say!(
            words,
            "backup-form",
            line = error.line(),
            column = error.column()
        )
    };
    if text.len() > MAX_BACKUP_BYTES {
        return Err(say!(
            words,
            "backup-too-large",
            most = MAX_BACKUP_BYTES >> 20
        ));
    }
    // Check the version first, because another version may have unknown fields.
    let BackupHeader { awale } = serde_json::from_str(text).map_err(form)?;
    if awale != BACKUP_FORMAT_VERSION {
        return Err(words.get("backup-later"));
    }
    let Backup { files, .. } = serde_json::from_str(text).map_err(form)?;
    let is_valid = |(name, text): &(String, String)| match name.as_str() {
        SETTINGS_FILE => Settings::parse(text, SETTINGS_FILE).is_ok(),
        PROGRESS_FILE => Progress::parse(text).is_ok(),
        _ => is_valid_name(name),
    };
    let is_small = |(name, text): &(String, String)| {
        let is_game = name.starts_with(GAMES_FOLDER);
        let max = if is_game {
            MAX_GAME_BYTES
        } else {
            MAX_SETTINGS_BYTES
        };
        u64::try_from(text.len()).is_ok_and(|bytes| bytes <= max)
    };
    match files.iter().find(|file| !is_small(file) || !is_valid(file)) {
        Some((name, _)) => Err(say!(words, "backup-file", file = name)),
        None => Ok(files),
    }
}
