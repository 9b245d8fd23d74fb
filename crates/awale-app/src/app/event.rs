//! [`Event`]: an input of the state, such as a key or the result of a job. [`Effect`]: a request of
//! the state to the shell.

use std::{any::Any, sync::Arc, time::Duration};

use awale_engine::tables::Tables;
use awale_rules::Rules;
use awale_study::{
    catalogue::Variant,
    link::LinkContent,
    progress::{Progress, ProgressEvent},
    record::{self, Record},
};

use crate::{
    app::{
        action::Action,
        available_keys::AvailableKeys,
        game_file::GameFile,
        game_list::{GameList, SavedGame, SessionId},
        job::{Job, JobId, JobNews},
        table_progress::{TableProgress, TableSpeed},
    },
    keys::{Command, Key},
};
use awale_board::pictures::{ExportedPicture, TreePicture};
use strum::IntoStaticStr;

/// An event that can change the state of the program.
#[derive(Debug)]
pub enum Event {
    Action(Action),
    /// The time since the last tick, or since ticks started.
    Tick(Duration),
    /// A job has produced a result or has failed.
    Job(JobId, JobNews),
    GameList(GameList),
    /// The saved games that were changed last. The full list follows in a later event.
    NewestGames(GameList),
    /// A saved game was deleted.
    GameDeleted(GameFile),
    /// A screen to open, from the command line or with the game that [`Effect::OpenGame`]
    /// requested.
    Open(OpenRequest),
    GameSaved {
        session_id: SessionId,
        file: GameFile,
    },
    /// The user's progress in lessons and puzzles.
    LearningProgress(Progress),
    /// News about the endgame tables.
    Tables(TablesNews),
    /// The names of the files that a picture was written to.
    PicturesExported(String),
    /// The shell reports an error.
    ErrorReported(AppError),
    /// A message of the server in which the app runs, such as the club, to the screens that it
    /// adds. The app passes it on without reading it.
    ServerMessage(Arc<dyn Any + Send + Sync>),
}

impl Event {
    /// The event that opens the games in the text of `file`.
    ///
    /// # Errors
    /// Returns the error of the only game in the text.
    pub fn from_opened_file(
        file: GameFile,
        text: &str,
        variants: &[Variant],
        purpose: OpenPurpose,
    ) -> Result<Event, record::RecordError> {
        let mut games = SavedGame::saved_games_of_file(&file, file.parse_all(text, variants));
        Ok(Event::Open(if games.len() > 1 {
            OpenRequest::GamesOfFile(games, purpose)
        } else {
            OpenRequest::Game(file, Box::new(games.remove(0).record?), purpose)
        }))
    }
}

/// A request to open a screen, which can come at any time.
#[derive(Debug)]
pub enum OpenRequest {
    /// The list of keys, starting with these keys of the current screen.
    Help(AvailableKeys),
    /// A saved game that was read from its file.
    Game(GameFile, Box<Record>, OpenPurpose),
    /// The games of a file that contains several.
    GamesOfFile(Vec<SavedGame>, OpenPurpose),
    /// A game from the command line, to be analyzed. The file that it was read from is never
    /// changed.
    AnalyzeRecord {
        record: Box<Record>,
        /// True if the game has no file, because it comes from standard input.
        must_be_saved: bool,
    },
    /// A pasted text for which the visible screen has no use.
    PastedText(String),
    Tree(Box<TreePicture>),
    /// The content of a link that was opened.
    OpenedLink(LinkContent),
    /// A link, or a line of text, to send.
    ShareLink(String),
}

/// The handling of endgame tables that are not on the disk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MissingTablesMode {
    /// Opens the existing tables only, which is enough for analysis.
    OpenExistingTables,
    /// Builds the missing tables.
    BuildMissingTables,
}

/// News about the endgame tables of the current game.
#[derive(Debug)]
pub enum TablesNews {
    /// The progress of a layer being built.
    Building(TableProgress),
    Ready(Arc<Tables>),
    BuildFailed(String),
    /// The measured speed at which this machine built a layer.
    MeasuredSpeed(TableSpeed),
}

/// A request to the shell. [`App::update`](super::App::update) returns them.
#[derive(Debug)]
pub enum Effect {
    /// Run a job in the background. An older job of the same kind is replaced. Results arrive as
    /// [`Event::Job`].
    StartJob(JobId, Job),
    /// Stop this job. A computer then plays its best move so far; other jobs report nothing more.
    StopJob(JobId),
    /// Open the endgame tables of these rules. With [`MissingTablesMode::BuildMissingTables`], also
    /// build the missing ones in the background.
    RequestTables(Rules, MissingTablesMode),
    SaveGame {
        session_id: SessionId,
        /// The file of the game. `None` to create a new file.
        file: Option<GameFile>,
        record: Box<Record>,
    },
    /// Read the list of saved games. The answer is [`Event::NewestGames`], then the full list.
    ListGames,
    OpenGame {
        file: GameFile,
        purpose: OpenPurpose,
    },
    /// Change the title of a saved game. An empty title removes it.
    RenameGame {
        file: GameFile,
        title: String,
    },
    DeleteGame {
        file: GameFile,
    },
    /// Write settings into the user's settings file, each as `section.key` and value.
    SaveSettings(Vec<(&'static str, toml::Value)>),
    /// Copy a text to the terminal's clipboard.
    CopyToClipboard(String),
    /// Write a picture into new files, one per format.
    ExportPictures(ExportedPicture),
    /// Load the user's progress in lessons and puzzles.
    ReadLearningProgress,
    /// Save one step of progress, such as a solved puzzle.
    RecordLearningProgress(ProgressEvent),
    RingBell,
    /// Turn the mouse on or off.
    SetMouse(bool),
    /// Suspend the program until it is resumed.
    Suspend,
    /// Send a message of a screen to the server in which the app runs.
    ServerMessage(Arc<dyn Any + Send + Sync>),
    Quit,
}

/// A message about an action whose result the screen does not show otherwise.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// This text was copied to the clipboard.
    Copied(String),
    StudySaved,
    /// A new game has begun, although another one is unfinished.
    OtherGameUnfinished,
    /// Pictures are being written, which takes seconds for an animated one.
    ExportingPictures,
    /// The names of the files that a picture was written to.
    PicturesExported(String),
    /// The pasted text is neither a position nor moves nor a game. Contains the error if the text
    /// looks like one of these.
    UnusablePaste(Option<String>),
    /// This key has no function on the current screen. The second field is the pit that the capital
    /// letter plays, if the key is a lower-case letter.
    UnusedKey {
        key: Key,
        pit_of_capital_letter: Option<char>,
    },
    /// A key that cannot be bound, such as Home, has no function on the current screen.
    UnusedFixedKey,
    /// This text.
    Text(String),
    /// A lower-case letter has run its command. The capital letter plays this pit of the same name.
    LetterRanCommandInsteadOfPit(char),
}

/// An error that the shell reports, with the id of its message. The game goes on.
#[derive(Clone, Debug, PartialEq, Eq, IntoStaticStr)]
#[strum(prefix = "error-", serialize_all = "kebab-case")]
pub enum AppError {
    /// A game could not be saved. The next move tries again.
    SaveFailed { session: SessionId, reason: String },
    /// A saved game could not be read.
    OpenFailed(String),
    /// A saved game or the settings could not be changed.
    ChangeFailed(String),
    /// The analysis of a game or a position failed.
    AnalysisFailed(String),
    /// The endgame tables could not be built.
    TablesFailed(String),
    /// A table file is damaged. The game goes on without it.
    BadTable(String),
    /// The progress file could not be read or written.
    ProgressFileFailed(String),
    /// A theme of the user is invalid or missing.
    BadTheme(String),
    /// Another process holds the lock of this folder.
    FolderLocked(String),
    /// The disk does not respond.
    DiskNotResponding,
}

/// The purpose of opening a saved game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OpenPurpose {
    /// Play on, or see the end of a finished game.
    ToPlayOrView,
    /// Play on. If the game is over, play the next game of its match.
    ToContinueMatch,
    /// Analyze the game.
    ToAnalyze,
}

/// A yes-or-no question over the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Confirmation {
    Resign,
    /// End this game with the current position, by agreement?
    EndByAgreement,
    /// Run this command, which gives help, although the game then no longer counts for the rating?
    UseHelp(Command),
    /// Delete the chosen saved game?
    Delete,
    /// Quit although the last moves could not be saved?
    QuitWithUnsavedMoves,
    /// Leave the game although its last moves could not be saved?
    LeaveGameWithUnsavedMoves,
    /// Leave a game with running clocks?
    LeaveGameWithRunningClocks,
    /// Quit while the clocks of a game run?
    QuitWithRunningClocks,
    /// Another question: the message id of its text.
    OtherQuestion(&'static str),
}

impl Confirmation {
    /// The message id of the question's text.
    pub const fn question_message_id(self) -> &'static str {
        match self {
            Confirmation::Resign => "ask-resign",
            Confirmation::EndByAgreement => "ask-agree",
            Confirmation::UseHelp(_) => "ask-help",
            Confirmation::Delete => "ask-delete",
            Confirmation::QuitWithUnsavedMoves | Confirmation::LeaveGameWithUnsavedMoves => {
                "ask-quit-unsaved"
            }
            Confirmation::LeaveGameWithRunningClocks | Confirmation::QuitWithRunningClocks => {
                "ask-leave-clocks"
            }
            Confirmation::OtherQuestion(id) => id,
        }
    }
}
