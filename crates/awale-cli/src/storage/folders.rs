//! The user's files and folders: where the program looks for them.

use std::path::{Path, PathBuf};

use etcetera::{AppStrategy, AppStrategyArgs, choose_app_strategy};

use awale_app::app::GameFile;

/// The user's files and folders. None of them needs to exist.
#[derive(Clone, Debug)]
pub struct Folders {
    pub config: PathBuf,
    /// The folder for games and tables.
    pub data: PathBuf,
}

/// The system does not say where the user's home folder is.
#[derive(Debug, thiserror::Error)]
#[error("no home folder is known; name the places with --config FILE and --data DIR")]
pub struct NoHome;

impl Folders {
    /// The places that were named on the command line, and the platform's usual ones for the
    /// others.
    ///
    /// # Errors
    /// When a usual place is needed, but there is no home folder.
    pub fn find(config: Option<PathBuf>, data: Option<PathBuf>) -> Result<Folders, NoHome> {
        let usual = choose_app_strategy(AppStrategyArgs {
            top_level_domain: String::new(),
            author: String::new(),
            app_name: "awale".to_owned(),
        });
        match (config, data, usual) {
            (Some(config), Some(data), _) => Ok(Folders { config, data }),
            (config, data, Ok(usual)) => Ok(Folders {
                config: config.unwrap_or_else(|| usual.in_config_dir("config.toml")),
                data: data.unwrap_or_else(|| usual.data_dir()),
            }),
            _ => Err(NoHome),
        }
    }

    /// The folder for custom themes, beside the settings.
    #[must_use]
    pub fn themes(&self) -> PathBuf {
        self.config.with_file_name("themes")
    }

    /// Where pictures to share are kept, beside the games.
    #[must_use]
    pub fn pictures(&self) -> PathBuf {
        self.data.join("pictures")
    }

    /// Where endgame tables are kept.
    #[must_use]
    pub fn tables(&self) -> PathBuf {
        self.data.join("tables")
    }

    /// The file that keeps what was learned and solved.
    #[must_use]
    pub fn progress(&self) -> PathBuf {
        self.data.join("progress.toml")
    }

    #[must_use]
    pub fn games(&self) -> PathBuf {
        self.data.join("games")
    }

    /// The game at `path` as one of your own, which this program writes: if it is in the games
    /// folder, whichever way leads there. `None` for any other file.
    #[must_use]
    pub fn own_game(&self, path: &Path) -> Option<GameFile> {
        let around = path.parent()?;
        let around = if around.as_os_str().is_empty() {
            Path::new(".")
        } else {
            around
        };
        let is_there = around.canonicalize().ok()? == self.games().canonicalize().ok()?;
        let file = GameFile(path.file_name()?.to_str()?.to_owned());
        Some(file).filter(|file| is_there && file.is_ours())
    }
}
