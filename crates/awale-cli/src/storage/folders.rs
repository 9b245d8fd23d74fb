//! The paths of the user's files and folders.

use std::path::{Path, PathBuf};

use etcetera::{AppStrategy, AppStrategyArgs, choose_app_strategy};

use awale_app::app::GameFile;
use awale_files::folder_of;

/// The paths of the user's files and folders, which need not exist.
#[derive(Clone, Debug)]
pub struct Folders {
    pub settings_file: PathBuf,
    /// The folder for games, tables and the learning progress.
    pub data_folder: PathBuf,
}

/// The error if the system has no home folder for the user.
#[derive(Debug, thiserror::Error)]
#[error("no home folder is known; name the places with --config FILE and --data DIR")]
pub struct NoHomeFolder;

impl Folders {
    /// The paths given on the command line, and the usual paths of the platform for the others.
    ///
    /// # Errors
    /// Returns [`NoHomeFolder`] if a usual path is needed, but there is no home folder.
    pub fn find(
        config_path: Option<PathBuf>,
        data_path: Option<PathBuf>,
    ) -> Result<Folders, NoHomeFolder> {
        let default_paths = choose_app_strategy(AppStrategyArgs {
            top_level_domain: String::new(),
            author: String::new(),
            app_name: "awale".to_owned(),
        });
        match (config_path, data_path, default_paths) {
            (Some(config_path), Some(data_path), _) => Ok(Folders {
                settings_file: config_path,
                data_folder: data_path,
            }),
            (config_path, data_path, Ok(default_paths)) => Ok(Folders {
                settings_file: config_path
                    .unwrap_or_else(|| default_paths.in_config_dir("config.toml")),
                data_folder: data_path.unwrap_or_else(|| default_paths.data_dir()),
            }),
            _ => Err(NoHomeFolder),
        }
    }

    /// The folder for custom themes, next to the settings file.
    pub fn themes_folder(&self) -> PathBuf {
        self.settings_file.with_file_name("themes")
    }

    /// The folder for exported pictures, next to the games.
    pub fn pictures_folder(&self) -> PathBuf {
        self.data_folder.join("pictures")
    }

    /// The folder for endgame tables.
    pub fn tables_folder(&self) -> PathBuf {
        self.data_folder.join("tables")
    }

    /// The file with the learning progress and the solved puzzles.
    pub fn progress_file(&self) -> PathBuf {
        self.data_folder.join("progress.toml")
    }

    pub fn games_folder(&self) -> PathBuf {
        self.data_folder.join("games")
    }

    /// Returns the saved game at `path` if the file is in the games folder, even if `path` leads
    /// there through links. `None` for any other file.
    pub fn saved_game_at(&self, path: &Path) -> Option<GameFile> {
        let is_in_games_folder =
            folder_of(path).canonicalize().ok()? == self.games_folder().canonicalize().ok()?;
        let file = GameFile(path.file_name()?.to_str()?.to_owned());
        Some(file).filter(|file| is_in_games_folder && file.is_created_by_program())
    }
}
