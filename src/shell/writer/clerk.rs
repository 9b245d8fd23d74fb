//! What the orders to the writer do, and what comes of them.

use std::collections::HashMap;
use std::io;
use std::path::PathBuf;

use awale_engine::files::{self, Failure, MOST_SETTINGS, at};

use crate::app::GameFile;
use crate::config;
use crate::progress::Deed;
use crate::record::{self, Record};
use crate::text::Label;

use super::super::achievements::{Achievements, Found, Unread};
use super::super::lock;
use super::super::storage::Games;

/// Something to write.
#[derive(Debug)]
pub(in crate::shell) enum Order {
    /// Clear away what killed programs left behind, and set emptied files aside.
    TidyUp,
    /// A game as it stands.
    Game {
        /// Which, by the seed of its session.
        session: u64,
        /// Where it is kept, as far as the app knows.
        file: Option<GameFile>,
        /// What to write.
        record: Box<Record>,
    },
    /// A game's name.
    Rename {
        /// Which.
        file: GameFile,
        /// The name; empty for none.
        title: String,
    },
    /// No game any more.
    Delete(GameFile),
    /// Settings: their names, and values in TOML.
    Settings(Vec<(&'static str, toml::Value)>),
    /// What the person has done.
    Deeds(Vec<Deed>),
}

impl Order {
    /// The game that is to be written, by the seed of its session.
    pub(super) fn session(&self) -> Option<u64> {
        match self {
            Order::Game { session, .. } => Some(*session),
            _ => None,
        }
    }

    /// Whether it is about a game that is known by its file only.
    pub(super) fn is_about_file(&self) -> bool {
        matches!(self, Order::Rename { .. } | Order::Delete(_))
    }
}

/// What came of an order.
#[derive(Debug)]
pub(in crate::shell) enum Written {
    /// A game was saved, or not.
    Game {
        /// Which, by the seed of its session.
        session: u64,
        /// Where it is kept now.
        saved: Result<GameFile, Failure>,
    },
    /// A game has another name, or not.
    Renamed(Result<(), Unrenamed>),
    /// A game is deleted, or not.
    Deleted(GameFile, Result<(), Failure>),
    /// The settings could not be written.
    SettingsFailed(Failure),
    /// What was learnt and solved by now, written down.
    Progress(Result<Found, Unread>),
    /// Games that were empty lie here now.
    Emptied(Vec<PathBuf>),
    /// Another program does not let this folder go.
    Held(PathBuf),
    /// The writer broke down over an order.
    Panicked(String),
}

/// Why a game could not be given a name.
#[derive(Debug)]
pub(in crate::shell) enum Unrenamed {
    /// It could not be read or written.
    Disk(Failure),
    /// It is no game.
    NoGame(PathBuf, record::Error),
}

/// Does what is ordered.
pub(in crate::shell) struct Clerk {
    pub(in crate::shell) games: Games,
    pub(in crate::shell) achievements: Achievements,
    /// The file of the settings.
    pub(in crate::shell) config: PathBuf,
    /// Other folders that the program writes into.
    pub(in crate::shell) folders: Vec<PathBuf>,
    /// Where the games of this run are kept, by the seeds of their sessions. The app learns it a little later.
    pub(in crate::shell) kept: HashMap<u64, GameFile>,
}

impl Clerk {
    /// Does an order. Returns what there is to tell.
    pub(super) fn work(&mut self, order: Order) -> Vec<Written> {
        let mut written: Vec<Written> = match order {
            Order::TidyUp => self.tidy_up().into_iter().collect(),
            Order::Game { session, file, record } => vec![self.save(session, file, &record)],
            Order::Rename { file, title } => vec![Written::Renamed(self.rename(file, title))],
            Order::Delete(file) => {
                let deleted = self.games.delete(&file);
                vec![Written::Deleted(file, deleted)]
            }
            Order::Settings(entries) => self.set(&entries).err().map(Written::SettingsFailed).into_iter().collect(),
            Order::Deeds(deeds) => vec![Written::Progress(self.achievements.remember(&deeds))],
        };
        written.extend(lock::newly_held().into_iter().map(Written::Held));
        written
    }

    fn tidy_up(&self) -> Option<Written> {
        self.folders.iter().for_each(|folder| files::sweep(folder));
        if let Some(folder) = self.config.parent() {
            // It may be any folder, where the command line names the file.
            files::sweep_shared(folder);
        }
        Some(self.games.tidy_up()).filter(|emptied| !emptied.is_empty()).map(Written::Emptied)
    }

    fn save(&mut self, session: u64, file: Option<GameFile>, record: &Record) -> Written {
        let file = self.kept.get(&session).cloned().or(file);
        let saved = self.games.save(file, record);
        if let Ok(file) = &saved {
            self.kept.insert(session, file.clone());
        }
        Written::Game { session, saved }
    }

    fn rename(&self, file: GameFile, title: String) -> Result<(), Unrenamed> {
        let text = self.games.read(&file).map_err(Unrenamed::Disk)?;
        let no_game = |error| Unrenamed::NoGame(self.games.path(&file), error);
        let mut record = self.games.parse(&file, &text).map_err(no_game)?;
        record.title = Some(Label::from(title)).filter(|title| !title.is_empty());
        self.games.save(Some(file), &record).map(drop).map_err(Unrenamed::Disk)
    }

    /// Writes settings into the user's file, and leaves everything else there as it is: what another program has
    /// changed there in the meantime stays changed.
    fn set(&self, entries: &[(&'static str, toml::Value)]) -> Result<(), Failure> {
        let _held = self.config.parent().and_then(lock::briefly);
        files::finish(&self.config);
        let text = files::read_text(&self.config, MOST_SETTINGS)
            .or_else(|error| if error.kind() == io::ErrorKind::NotFound { Ok(String::new()) } else { Err(error) })
            .map_err(at(&self.config))?;
        files::write(&self.config, config::with_settings(&text, entries))
    }
}
