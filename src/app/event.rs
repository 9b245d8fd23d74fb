//! What can happen, and what the shell is asked to do.

use std::any::Any;
use std::sync::Arc;
use std::time::Duration;

use awale_engine::tables::Tables;
use awale_rules::{Pit, Place, ROW, Rules};
use awale_study::catalogue::{AnyGame, AnyMove};
use awale_study::insights::Counted;
use awale_study::openings::OwnScore;
use awale_study::players::{ChosenMove, PlayerSpec, ThinkingInfo};
use awale_study::progress::{Progress, ProgressEvent};
use awale_study::puzzle::{FoundMove, Puzzle};
use awale_study::record::Record;
use awale_study::study;

use crate::app::game_list::{CountOrder, GameFile, GameList, SavedGame};
use crate::app::goal::TodayGoal;
use crate::app::making::{TableProgress, TableSpeed};
use crate::app::orders::{PuzzleOrder, SearchOrder};
use crate::keys::{Command, Key};
use crate::pictures::{SharedPicture, TreeExhibit};

/// The number of a question to the computer or the student, so that a late answer is recognised.
pub type Question = u64;

/// What a person does, whatever key or mouse button it was.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    Up,
    Down,
    Left,
    Right,
    /// To another part of the screen.
    Tab,
    Home,
    End,
    PageUp,
    PageDown,
    /// Enter, or Space outside of texts.
    Confirm,
    /// Yes: the language's letter for it, or a click on that answer.
    Yes,
    Back,
    /// What a key is bound to.
    Command(Command),
    /// A key that a command is to have.
    Bind(Key),
    /// A letter, digit or sign that is typed: into a text, to name a pit, or as a number.
    Key(char),
    /// Several letters at once, from the clipboard.
    Paste(String),
    /// Deletes the letter before the cursor.
    Backspace,
    /// Deletes the letter under the cursor.
    Delete,
    /// Deletes the word before the cursor (Ctrl-W).
    EraseWord,
    /// Deletes all that was typed (Ctrl-U).
    EraseLine,
    /// Deletes from the cursor to the end (Ctrl-K).
    EraseRest,
    /// A pit that was pointed at.
    Pit(Pit),
    /// So many matches that were pointed at.
    Take(u8),
    /// The mouse is over a move: it is chosen, but not played.
    Hover(AnyMove),
    /// The position after this many moves, of which the last was pointed at in the list of moves.
    ToMove(usize),
    /// A seed more at the place that was pointed at.
    Put(Place),
    Lift(Place),
    /// A row of a list that was pointed at, counted from its first.
    Row(usize),
    /// The arrow before the value of such a row.
    RowBefore(usize),
    RowAfter(usize),
    /// A page that was pointed at by its name.
    Page(usize),
    /// A line of what there is to do today.
    Today(TodayGoal),
    /// The wheel over a list or a text: this many lines on, or back. It stops at the ends.
    Scroll(i16),
    Interrupt,
    /// Puts the program to sleep (Ctrl-Z).
    Suspend,
}

impl Action {
    /// Whether it plays a move, or answers with one, where one is to be chosen.
    #[must_use]
    pub const fn is_choice(&self) -> bool {
        matches!(self, Action::Confirm | Action::Pit(_) | Action::Take(_) | Action::Key(_))
    }
}

/// Something that happens to the program.
#[derive(Debug)]
pub enum Event {
    Action(Action),
    /// So much time has passed since the last tick, or since ticks were wanted.
    Tick(Duration),
    /// What the computer looks at.
    ThinkingInfo {
        /// Which question it thinks about.
        question: Question,
        info: ThinkingInfo<AnyMove>,
    },
    Answer {
        question: Question,
        chosen: ChosenMove<AnyMove>,
    },
    ThinkerFailed {
        question: Question,
        what: String,
    },
    /// What came of a study so far.
    Studied {
        question: Question,
        news: study::News,
    },
    StudentFailed {
        question: Question,
        what: String,
    },
    GameList(GameList),
    /// The saved games that were changed last. Those known besides stay until all are listed.
    Newest(GameList),
    /// A saved game was deleted.
    Deleted(GameFile),
    /// A saved game that was asked for.
    Opened {
        file: GameFile,
        record: Box<Record>,
        /// Whether to look at it rather than to play on.
        purpose: Purpose,
    },
    /// A file with several games that was asked for, or named on the command line.
    OpenedMany {
        games: Vec<SavedGame>,
        /// Whether to look at one of them rather than to play on.
        purpose: Purpose,
    },
    /// A game that was named on the command line, to be looked at.
    LookAt(Box<Record>),
    /// A tree that was named there, or is to be recorded.
    LookAtTree(Box<TreeExhibit>),
    Saved {
        /// Which, by the seed of its session.
        session: u64,
        game: GameFile,
    },
    /// A puzzle that was wanted; none where none could be made.
    PuzzleMade {
        question: Question,
        puzzle: Option<Box<Puzzle>>,
    },
    /// A game of the player's own was looked through; nothing where that broke down.
    Searched {
        question: Question,
        found: Option<Vec<FoundMove>>,
    },
    /// The saved games have been counted; nothing where that broke down.
    Counted {
        question: Question,
        /// What they say of the player.
        counted: Option<Box<Counted>>,
    },
    /// The player's own games have been counted that came to an opening.
    OpeningCounted {
        question: Question,
        /// How they ended, by the column of the pit that was played there.
        own: [OwnScore; ROW],
    },
    /// What the person has learned and solved so far.
    Progress(Progress),
    /// How the endgame tables come along.
    Tables(TablesNews),
    /// A picture was written, into these files.
    Exported(String),
    /// Something went wrong in the shell.
    Trouble(Trouble),
    /// What a program around this one tells its own screens.
    Outside(Outside),
}

/// A message between a program that runs this one, such as the club, and the screens it adds. Nothing here looks inside.
pub type Outside = Arc<dyn Any + Send + Sync>;

/// What is to be done for endgame tables that are not on the disk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableMode {
    /// Nothing: only what is there is opened, which is enough for a game that is looked at.
    Open,
    Make,
}

/// How the endgame tables of the game that is played come along.
#[derive(Debug)]
pub enum TablesNews {
    /// A layer is being made.
    Making(TableProgress),
    Ready(Arc<Tables>),
    Failed(String),
    /// How fast a layer was made on this machine.
    Speed(TableSpeed),
}

/// Something that the shell has to do.
#[derive(Debug)]
pub enum Effect {
    /// Let the computer think; glimpses and an answer come back.
    Think {
        /// The number of the question.
        question: Question,
        spec: PlayerSpec,
        past: Vec<AnyGame>,
        /// What its chance comes from.
        seed: u64,
    },
    /// Open the endgame tables for games by these rules, in the background, and make them if that is the wish.
    WantTables(Rules, TableMode),
    /// Let the computer come to its answer at once. Whether the answer is still wanted is decided when it comes.
    StopThinking,
    /// Study something in the background; what is found out comes back piece by piece. What was studied before is given
    /// up.
    Study {
        /// The number of the question.
        question: Question,
        task: study::StudyTask,
    },
    StopStudying,
    /// Search no lines any more.
    StopLooking,
    /// Write a game down: into its file, or a new one.
    Save {
        /// Which, by the seed of its session.
        session: u64,
        /// Where it is kept, once it was.
        file: Option<GameFile>,
        record: Box<Record>,
    },
    /// Read the list of saved games.
    ListGames,
    Open {
        file: GameFile,
        /// Whether to look at it rather than to play on.
        purpose: Purpose,
    },
    /// Give a saved game a name; an empty one takes it away.
    Rename {
        file: GameFile,
        title: String,
    },
    Delete {
        file: GameFile,
    },
    /// Write settings into the user's file: their names, as `section.key`, and values in TOML.
    SaveSettings(Vec<(&'static str, toml::Value)>),
    /// Put a text into the clipboard of the person's terminal.
    Copy(String),
    /// Write a picture into new files, in every format that it has.
    Export(SharedPicture),
    /// Make a puzzle, in the background. An older order ends.
    MakePuzzle {
        /// The number of the question.
        question: Question,
        order: PuzzleOrder,
    },
    /// The puzzle that is being made is not wanted any more.
    StopPuzzle,
    /// Look through a game of the player's own for puzzles, while nothing else goes on.
    SearchGame {
        /// The number of the question.
        question: Question,
        order: SearchOrder,
    },
    /// Look through no game any more.
    StopSearching,
    /// Count the saved games, in the background. An older order ends.
    CountGames {
        /// The number of the question.
        question: Question,
        /// What is asked of them.
        order: CountOrder,
        shelf: GameList,
    },
    /// Read what the person has learned and solved.
    ReadProgress,
    /// Write down that the person has done something.
    RecordProgress(ProgressEvent),
    Bell,
    /// The mouse is wanted, or not.
    Mouse(bool),
    /// Put the program to sleep until it is called back.
    Suspend,
    /// What a screen of the program around this one asks of it.
    Outside(Outside),
    Quit,
}

/// Something that was done where nothing on the screen shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// This text was handed to the clipboard.
    Copied(String),
    /// A study is among the saved games.
    StudySaved,
    /// Pictures are being made: those of a film take seconds.
    Exporting,
    /// A picture was written, into these files.
    Exported(String),
}

/// Something that went wrong outside, to be shown calmly.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// A game could not be saved; it is tried again with the next move.
    Save {
        /// Which, by the seed of its session.
        session: u64,
        what: String,
    },
    /// A saved game could not be read.
    Open(String),
    /// A saved game or the settings could not be changed.
    Change(String),
    /// The computer broke down over a move.
    Thinker(String),
    /// The study of a game or a position broke down.
    Student(String),
    /// The endgame tables could not be made.
    Tables(String),
    /// The file of a table turned out to be damaged while it was used; the game goes on without it.
    BadTable(String),
    /// What was learned and solved could not be read or written.
    Progress(String),
    /// A theme of the user's own cannot be used, or is not there.
    Theme(String),
    /// Files that a power cut had emptied lie here now.
    Emptied(String),
    /// Another program does not let this folder go.
    Held(String),
    /// The disk does not answer, so what was asked for cannot be done now.
    Disk,
}

/// What a saved game is opened for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// To play on, or to look at where it is over.
    Open,
    /// To play on: the next game of its match, where it is over.
    Continue,
    /// To look at on the analysis board.
    Analyse,
}

/// A question that stands before the screen and wants a yes or a no.
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
    /// Leave the analysis board although what was written there is not saved?
    LeaveNotes,
    /// Leave the program although it is not?
    QuitNotes,
    /// Leave a game whose clocks run?
    LeaveClocks,
    /// Leave the program while they run?
    QuitClocks,
}

impl Ask {
    /// Whether Enter says yes too. It does not where Enter plays a move, for to press it twice would end the game, nor where what
    /// is gone does not come back.
    #[must_use]
    pub const fn takes_enter(self) -> bool {
        !matches!(self, Ask::Resign | Ask::Agree | Ask::Study(_) | Ask::Delete)
    }
}

impl Ask {
    /// The id of its words.
    #[must_use]
    pub const fn words(self) -> &'static str {
        match self {
            Ask::Resign => "ask-resign",
            Ask::Agree => "ask-agree",
            Ask::Study(_) => "ask-study",
            Ask::Delete => "ask-delete",
            Ask::QuitUnsaved | Ask::LeaveUnsaved => "ask-quit-unsaved",
            Ask::LeaveNotes | Ask::QuitNotes => "ask-leave-notes",
            Ask::LeaveClocks | Ask::QuitClocks => "ask-leave-clocks",
        }
    }
}
