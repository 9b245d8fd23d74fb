//! The file with the learning progress, and the custom themes, one file each in the folder `themes`
//! next to the settings file. The module `games` handles saved games.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

use awale_files::{self as files, MAX_SETTINGS_BYTES, PathError, path_error_at};
use awale_study::{
    progress::{Progress, ProgressEvent, ProgressFileError},
    words::{Explain, Words, say},
};

use awale_app::config::{SettingOrigin, Settings, theme_names};
use awale_board::theme::Theme;

use super::{folders::Folders, locks::lock_for_short_write};

/// The file with the learning progress, which need not exist.
#[derive(Clone, Debug)]
pub struct ProgressFile {
    path: PathBuf,
}

/// The progress in the file, and whether the file was damaged.
#[derive(Debug)]
pub struct LoadedProgress {
    pub progress: Progress,
    /// The new path of the file if it was damaged and renamed.
    pub damaged_file_path: Option<PathBuf>,
}

/// The reason why the progress cannot be read or written.
#[derive(Debug)]
pub enum ProgressError {
    /// The file cannot be written, or it can be neither read nor renamed.
    CannotWriteOrReadFile(PathError),
    /// The file at this path was written by a later version of the program.
    FromLaterVersion(PathBuf),
}

impl From<PathError> for ProgressError {
    fn from(path_error: PathError) -> ProgressError {
        ProgressError::CannotWriteOrReadFile(path_error)
    }
}

impl LoadedProgress {
    /// The message that the file was damaged, with its new name. `None` if the file was not
    /// damaged.
    pub fn damage_message(&self, words: &Words) -> Option<String> {
        let file = self
            .damaged_file_path
            .as_deref()?
            .file_name()
            .unwrap_or_default();
        let file = file.display().to_string();
        Some(say!(words, "progress-damaged", file))
    }
}

impl ProgressError {
    /// The message for the user.
    pub fn explain(&self, words: &Words) -> String {
        match self {
            ProgressError::CannotWriteOrReadFile(failure) => failure.explain(words),
            ProgressError::FromLaterVersion(file) => {
                say!(words, "progress-later", file = file.display().to_string())
            }
        }
    }
}

impl ProgressFile {
    /// Makes a handle for the file at `path`.
    pub fn new(path: PathBuf) -> ProgressFile {
        ProgressFile { path }
    }

    /// Reads the file. A damaged file is renamed, so that it is not overwritten.
    ///
    /// # Errors
    /// Returns an error if the file can be neither read nor renamed. Then it must not be written.
    pub fn read(&self) -> Result<LoadedProgress, ProgressError> {
        files::finish_interrupted_write(&self.path);
        let text = match files::read(&self.path, MAX_SETTINGS_BYTES) {
            Ok(bytes) => String::from_utf8_lossy(&bytes).into_owned(),
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                return Ok(LoadedProgress {
                    progress: Progress::default(),
                    damaged_file_path: None,
                });
            }
            Err(error) => return Err(path_error_at(&self.path)(error).into()),
        };
        let rename_result = match Progress::parse(&text) {
            Ok(progress) => {
                return Ok(LoadedProgress {
                    progress,
                    damaged_file_path: None,
                });
            }
            Err(ProgressFileError::UnsupportedVersion(_)) => {
                return Err(ProgressError::FromLaterVersion(self.path.clone()));
            }
            Err(_) => self.rename_damaged(),
        };
        let rename_result = rename_result.map_err(path_error_at(&self.path))?;
        Ok(LoadedProgress {
            progress: Progress::default(),
            damaged_file_path: Some(rename_result),
        })
    }

    /// Adds `events` to the current contents of the file and writes it.
    ///
    /// # Errors
    /// Returns an error if the file cannot be read or written. It is then unchanged, or has the new
    /// contents if only flushing the folder failed.
    pub fn add_progress_events(
        &self,
        events: &[ProgressEvent],
    ) -> Result<LoadedProgress, ProgressError> {
        let folder = files::folder_of(&self.path);
        // Create the folder first. A missing folder cannot be locked, so two programs could write
        // at the same time.
        files::make_folder(folder)?;
        let _lock = lock_for_short_write(folder);
        let mut loaded_progress = self.read()?;
        for event in events {
            loaded_progress.progress.add(event);
        }
        files::write(&self.path, loaded_progress.progress.to_toml())?;
        Ok(loaded_progress)
    }

    /// Renames the file to an unused name.
    fn rename_damaged(&self) -> io::Result<PathBuf> {
        files::rename_aside(&self.path, |number| {
            self.path.with_extension(format!("damaged-{number}.toml"))
        })
    }
}

/// The extension of a theme file. The name before it is the name of the theme.
const THEME_EXTENSION: &str = "toml";

/// The themes to choose from.
pub struct AvailableThemes {
    pub theme_names: Vec<String>,
    /// The user's custom themes, with their names.
    pub custom_themes: Vec<(String, Theme)>,
    /// Messages about broken themes.
    pub theme_fault_messages: Vec<String>,
}

/// Messages about broken custom themes, and about an unknown theme in the settings. None of this is
/// fatal, because the program uses another theme then.
pub fn theme_fault_messages(folders: &Folders, settings: &Settings, words: &Words) -> Vec<String> {
    available_themes(folders, settings, words).theme_fault_messages
}

/// The built-in themes and the custom ones in the user's folder.
pub fn available_themes(folders: &Folders, settings: &Settings, words: &Words) -> AvailableThemes {
    let CustomThemes {
        themes: own,
        broken_theme_names: broken,
        theme_fault_messages: mut faults,
    } = read_custom_themes(&folders.themes_folder(), words);
    let custom_theme_names = own.iter().map(|(name, _)| name.clone());
    let names: Vec<String> = theme_names()
        .map(str::to_owned)
        .chain(custom_theme_names)
        .collect();
    // A broken theme was already reported, so it is not reported as unknown too.
    if !broken.contains(&settings.theme) {
        faults.extend(unknown_theme_message(folders, settings, &names, words));
    }
    AvailableThemes {
        theme_names: names,
        custom_themes: own,
        theme_fault_messages: faults,
    }
}

/// The contents of a folder of themes.
#[derive(Debug, Default)]
pub struct CustomThemes {
    /// The valid themes with their names, in alphabetical order.
    pub themes: Vec<(String, Theme)>,
    /// The names of the broken themes.
    pub broken_theme_names: Vec<String>,
    /// Messages about the broken themes.
    pub theme_fault_messages: Vec<String>,
}

/// Reads the themes in `folder`. A missing folder counts as empty, and a broken theme is reported
/// and skipped.
pub fn read_custom_themes(folder: &Path, words: &Words) -> CustomThemes {
    let mut custom_themes = CustomThemes::default();
    let mut paths: Vec<PathBuf> = fs::read_dir(folder)
        .into_iter()
        .flatten()
        .filter_map(|entry| Some(entry.ok()?.path()))
        .collect();
    paths.sort();
    for path in paths {
        let Some(name) = theme_name(&path) else {
            continue;
        };
        match read_theme(&path, &name, words) {
            Ok(theme) => custom_themes.themes.push((name, theme)),
            Err(fault) => {
                custom_themes.broken_theme_names.push(name);
                custom_themes.theme_fault_messages.push(fault);
            }
        }
    }
    custom_themes
}

/// The name of the theme in the file at `path`. `None` if it is not a theme file, for example a
/// folder or a pipe.
fn theme_name(path: &Path) -> Option<String> {
    let is_theme_file = path
        .extension()
        .is_some_and(|ending| ending == THEME_EXTENSION)
        && path.is_file();
    let name = path.file_stem()?.to_str()?;
    (is_theme_file && !name.starts_with('.')).then(|| name.to_owned())
}

fn read_theme(path: &Path, name: &str, words: &Words) -> Result<Theme, String> {
    let file = path.display().to_string();
    if theme_names().any(|known| known == name) {
        return Err(say!(words, "theme-name-taken", file));
    }
    match files::read_text(path, MAX_SETTINGS_BYTES) {
        Ok(text) => Theme::parse(&text, &file).map_err(|error| error.explain(words)),
        Err(error) => Err(say!(
            words,
            "theme-unreadable",
            file,
            what = error.explain(words)
        )),
    }
}

/// The message that the settings name a theme that is not in `known_theme_names`. `None` if the
/// theme is known.
fn unknown_theme_message(
    folders: &Folders,
    settings: &Settings,
    known_theme_names: &[String],
    words: &Words,
) -> Option<String> {
    let name = &settings.theme;
    if known_theme_names.contains(name) {
        return None;
    }
    let problem = say!(
        words,
        "theme-unknown",
        name,
        known = words.list_with_and(known_theme_names)
    );
    Some(match settings.origin("theme") {
        SettingOrigin::Default | SettingOrigin::CommandLineOption(_) => problem,
        SettingOrigin::File { line } => {
            let file = folders.settings_file.display().to_string();
            say!(words, "error-in-file", file, line, problem)
        }
    })
}
