//! [`Action`]: what you do, by key or mouse; and what a key means.

use awale_rules::{Pit, Place};
use awale_study::catalogue::AnyMove;

use crate::app::App;
use crate::keys::{Command, Key};

/// What you do, by key or mouse.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    Up,
    Down,
    Left,
    Right,
    /// Moves to another part of the screen.
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
    /// The command that a key is bound to.
    Command(Command),
    /// The key that a command gets in the settings.
    Bind(Key),
    /// A key with Ctrl or a function key that no command is bound to here.
    Unbound(Key),
    /// A typed character: into a text, to name a pit, or as a number.
    Key(char),
    /// A text from the clipboard.
    Paste(String),
    /// Deletes the letter before the cursor.
    Backspace,
    /// Deletes the letter under the cursor.
    Delete,
    /// Deletes the word before the cursor (Ctrl-W).
    EraseWord,
    /// Deletes the whole text (Ctrl-U).
    EraseLine,
    /// Deletes from the cursor to the end (Ctrl-K).
    EraseRest,
    /// A click on a pit.
    Pit(Pit),
    /// A click on this many matches.
    Take(u8),
    /// The mouse is over a move: chooses it without playing.
    Hover(AnyMove),
    /// A click in the list of moves: goes to the position after this many.
    ToMove(usize),
    /// A click that adds a seed, when setting up a position.
    Put(Place),
    /// A right click that takes one away.
    Lift(Place),
    /// A click on a row of a list, counted from 0.
    Row(usize),
    /// A click on the arrow before the value of a row.
    RowBefore(usize),
    /// A click on the arrow after it.
    RowAfter(usize),
    /// A click on the name of a page.
    Page(usize),
    /// A click on a line of *Today*.
    Today(TodayGoal),
    /// Scrolls a list or a text by this many lines; stops at the ends.
    Scroll(i16),
    /// Quits at once (Ctrl-C).
    Interrupt,
    /// Suspends the program (Ctrl-Z).
    Suspend,
}

impl Action {
    /// Whether it plays or answers with a move where you choose one.
    #[must_use]
    pub const fn is_choice(&self) -> bool {
        matches!(
            self,
            Action::Confirm | Action::Pit(_) | Action::Take(_) | Action::Key(_)
        )
    }

    /// The action of `command`; that of the fixed key which does the same, if there is one.
    #[must_use]
    pub fn of(command: Command) -> Action {
        match command {
            Command::Left => Action::Left,
            Command::Down => Action::Down,
            Command::Up => Action::Up,
            Command::Right => Action::Right,
            Command::Confirm => Action::Confirm,
            command => Action::Command(command),
        }
    }
}

/// Where a line of *Today*, beside the menu, leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TodayGoal {
    /// The puzzle of the day.
    Puzzle,
    /// Puzzles due today.
    Training,
    /// Your own mistakes due today.
    Own,
    /// The next lesson or chapter.
    Lesson,
    Results,
}

impl App {
    /// What `key` means on the screen that is shown: a letter of a text, an answer to the open
    /// question, or the command it is bound to. `None` if nothing.
    #[must_use]
    pub fn meaning(&self, key: Key) -> Option<Action> {
        let typed = match key {
            Key::Char(letter) => Some(Action::Key(letter)),
            Key::Ctrl(_) | Key::Function(_) => None,
        };
        if self.is_typing() {
            return typed;
        }
        if self.wants_key() {
            return Some(Action::Bind(key));
        }
        if let Some(answer) = self.ask.and_then(|_| self.answered_by(key)) {
            return Some(answer);
        }
        let section = self.screen().section();
        let keys = &self.context.settings.keys;
        Some(match (keys.command(section, key), key) {
            (Some(command), _) => Action::of(command),
            // A small letter that is no command names the pit too.
            (None, Key::Char(letter)) => Action::Key(section.pit_of(key).unwrap_or(letter)),
            (None, key) => Action::Unbound(key),
        })
    }

    /// The answer that a letter stands for in the language in force.
    fn answered_by(&self, key: Key) -> Option<Action> {
        let Key::Char(letter) = key else { return None };
        let is_among = |id: &str| {
            let lower = letter.to_lowercase().to_string();
            self.context
                .words
                .get(id)
                .split_whitespace()
                .any(|answer| answer == lower)
        };
        if is_among("confirm-yes-keys") {
            Some(Action::Yes)
        } else if is_among("confirm-no-keys") {
            Some(Action::Back)
        } else {
            None
        }
    }
}
