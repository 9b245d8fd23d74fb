//! [`Event`]: what happens to the program. [`Effect`]: what the shell then does.

use std::any::Any;
use std::sync::Arc;
use std::time::Duration;

use awale_engine::tables::Tables;
use awale_rules::Rules;
use awale_study::progress::{Progress, ProgressEvent};
use awale_study::record::Record;

use crate::app::action::Action;
use crate::app::game_list::{GameFile, GameList, SavedGame};
use crate::app::job::{Job, JobId, JobNews};
use crate::app::sessions::SessionId;
use crate::app::table_progress::{TableProgress, TableSpeed};
use crate::keys::{Command, Key};
use awale_board::pictures::{SharedPicture, TreeExhibit};

/// Something that happens to the program.
#[derive(Debug)]
pub enum Event {
    Action(Action),
    /// The time since the last tick, or since ticks began.
    Tick(Duration),
    /// A job has found something, or has failed.
    Job(JobId, JobNews),
    GameList(GameList),
    /// The saved games that changed last; the others stay until all are listed.
    Newest(GameList),
    /// A saved game was deleted.
    Deleted(GameFile),
    /// The game that [`Effect::Open`] read.
    Opened {
        file: GameFile,
        record: Box<Record>,
        purpose: Purpose,
    },
    /// The games of a file that holds several.
    OpenedMany {
        games: Vec<SavedGame>,
        purpose: Purpose,
    },
    /// A game of the command line, to analyze.
    LookAt(Box<Record>),
    /// A search tree of the command line, or to record.
    LookAtTree(Box<TreeExhibit>),
    Saved {
        session: SessionId,
        game: GameFile,
    },
    /// What you have learned and solved so far.
    Progress(Progress),
    /// News of the endgame tables.
    Tables(TablesNews),
    /// The files that a picture was written into.
    Exported(String),
    /// Something went wrong in the shell.
    Trouble(Trouble),
    /// A message of the program that runs this one, such as the club, to the screens it adds.
    /// Nothing here looks inside.
    HostMessage(Arc<dyn Any + Send + Sync>),
}

/// What to do about endgame tables that are not on the disk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableMode {
    /// Opens those that are there, which is enough for analysis.
    Open,
    /// Makes them.
    Make,
}

/// News of the endgame tables of the game being played.
#[derive(Debug)]
pub enum TablesNews {
    /// A layer is being made.
    Making(TableProgress),
    Ready(Arc<Tables>),
    Failed(String),
    /// How fast a layer was made on this machine.
    Speed(TableSpeed),
}

/// Something for the shell to do. [`App::update`](super::App::update) returns them.
#[derive(Debug)]
pub enum Effect {
    /// Run a job in the background, in place of the older one of its kind: [`Event::Job`] comes
    /// back as results arrive.
    Start(JobId, Job),
    /// End this job: a computer answers at once, other jobs tell nothing more.
    Stop(JobId),
    /// Open the endgame tables of these rules, and make them in the background if the mode says so.
    WantTables(Rules, TableMode),
    Save {
        session: SessionId,
        /// `None` for a new file.
        file: Option<GameFile>,
        record: Box<Record>,
    },
    /// Read the list of saved games.
    ListGames,
    Open {
        file: GameFile,
        purpose: Purpose,
    },
    /// Give a saved game a title; an empty one removes it.
    Rename {
        file: GameFile,
        title: String,
    },
    Delete {
        file: GameFile,
    },
    /// Write settings, `section.key` and value, into the user's file.
    SaveSettings(Vec<(&'static str, toml::Value)>),
    /// Put a text into the terminal's clipboard.
    Copy(String),
    /// Write a picture into new files, one per format.
    Export(SharedPicture),
    /// Read what you have learned and solved.
    ReadProgress,
    /// Save that you have learned or solved something.
    RecordProgress(ProgressEvent),
    Bell,
    /// Turn the mouse on or off.
    Mouse(bool),
    /// Suspend the program until it is resumed.
    Suspend,
    /// A message of a screen to the program that runs this one.
    HostMessage(Arc<dyn Any + Send + Sync>),
    Quit,
}

/// Something done that nothing else on the screen shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// This text is in the clipboard.
    Copied(String),
    StudySaved,
    /// Pictures are being made, which takes seconds for a film.
    Exporting,
    /// The files that a picture was written into.
    Exported(String),
    /// This key does nothing where it was pressed.
    UnusedKey(Key),
    /// This key is a command, and the small letter of a pit that its capital plays.
    IsCommand {
        key: Key,
        pit: char,
    },
}

/// Something that went wrong in the shell; the game goes on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// A game could not be saved; the next move tries again.
    Save { session: SessionId, what: String },
    /// A saved game could not be read.
    Open(String),
    /// A saved game or the settings could not be changed.
    Change(String),
    /// The study of a game or a position failed.
    Analyst(String),
    /// The endgame tables could not be made.
    Tables(String),
    /// A table file turned out to be damaged; the game goes on without it.
    BadTable(String),
    /// The progress file could not be read or written.
    Progress(String),
    /// A theme of your own is broken or missing.
    Theme(String),
    /// Another program holds the lock of this folder.
    Held(String),
    /// The disk does not answer.
    Disk,
}

/// Why a saved game is opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// To play on, or to see its end.
    Open,
    /// To play on: the next game of its match if it is over.
    Continue,
    /// To analyze it.
    Analyse,
}

/// A yes-or-no question over the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask {
    Resign,
    /// End this game as it stands?
    Agree,
    /// Do what this command does although the game then does not count for the rating?
    Study(Command),
    /// Delete the chosen saved game?
    Delete,
    /// Leave the program although the last moves could not be saved?
    QuitUnsaved,
    /// Leave the game although its last moves could not be saved?
    LeaveUnsaved,
    /// Leave a game whose clocks run?
    LeaveClocks,
    /// Leave the program while they run?
    QuitClocks,
}

impl Ask {
    /// Whether Enter says yes too: not where Enter plays a move, since pressing it twice would end
    /// the game, nor for what cannot be undone.
    #[must_use]
    pub const fn takes_enter(self) -> bool {
        !matches!(self, Ask::Resign | Ask::Agree | Ask::Study(_) | Ask::Delete)
    }

    /// The message id of its text.
    #[must_use]
    pub const fn words(self) -> &'static str {
        match self {
            Ask::Resign => "ask-resign",
            Ask::Agree => "ask-agree",
            Ask::Study(Command::Values | Command::Bar) => "ask-view",
            Ask::Study(_) => "ask-study",
            Ask::Delete => "ask-delete",
            Ask::QuitUnsaved | Ask::LeaveUnsaved => "ask-quit-unsaved",
            Ask::LeaveClocks | Ask::QuitClocks => "ask-leave-clocks",
        }
    }
}
