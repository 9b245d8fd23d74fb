//! [`Action`]: an action of the user, by key or mouse. [`App::action_of_key`] turns a key into an
//! action.

use awale_rules::{BoardPlace, Pit};
use awale_study::catalogue::AnyMove;

use crate::{
    app::App,
    keys::{Command, Key, Section},
};

/// An action of the user, by key or mouse.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    Up,
    Down,
    Left,
    Right,
    /// Moves the focus to another part of the screen.
    Tab,
    Home,
    End,
    PageUp,
    PageDown,
    /// Confirms: Enter, or Space outside of text fields.
    Confirm,
    /// Answers yes: the letter for yes in the language in force, or a click on that answer.
    Yes,
    Back,
    /// Runs the command that a key is bound to.
    Command(Command),
    /// Binds this key to the command that is being edited in the settings.
    BindKey(Key),
    /// A key with Ctrl, or a function key, that is bound to no command on this screen.
    UnboundKey(Key),
    /// A typed character: part of a text, the name of a pit, or a number.
    TypedChar(char),
    /// Pastes a text from the clipboard.
    Paste(String),
    /// Deletes the character before the cursor.
    Backspace,
    /// Deletes the character under the cursor.
    Delete,
    /// Deletes the word before the cursor (Ctrl-W).
    EraseWord,
    /// Deletes the whole text (Ctrl-U).
    EraseText,
    /// Deletes from the cursor to the end (Ctrl-K).
    EraseToEnd,
    /// A click on a pit.
    ClickPit(Pit),
    /// A click that takes this many matches.
    TakeMatches(u8),
    /// The mouse is over a move: selects the move without playing it.
    Hover(AnyMove),
    /// A click in the list of moves or on the curve: shows the position after this many moves. On
    /// the analysis board, the number is a node of the tree. The nodes of the played game equal
    /// move counts.
    GoToMove(usize),
    /// A click that adds a seed, when setting up a position.
    AddSeed(BoardPlace),
    /// A right click that removes a seed, when setting up a position.
    RemoveSeed(BoardPlace),
    /// A click on a row of a list, counted from 0.
    ClickRow(usize),
    /// Selects a row of a list, counted from 0, and confirms it.
    OpenRow(usize),
    /// A click on the arrow on the left of a row's value; the row is counted from 0.
    PreviousRowValue(usize),
    /// A click on the arrow on the right of a row's value; the row is counted from 0.
    NextRowValue(usize),
    /// A click on the title of a page, counted from 0.
    OpenPage(usize),
    /// A click on a line of the panel *Today*.
    OpenTodayGoal(TodayGoal),
    /// Scrolls a list or a text by this many lines; stops at the ends.
    ScrollLines(i16),
    /// Quits immediately (Ctrl-C).
    Interrupt,
    /// Suspends the program (Ctrl-Z).
    Suspend,
}

impl Action {
    /// Whether the action plays or answers with a move on a screen where you choose a move.
    pub const fn chooses_move(&self) -> bool {
        matches!(
            self,
            Action::Confirm | Action::ClickPit(_) | Action::TakeMatches(_) | Action::TypedChar(_)
        )
    }

    /// Whether only a key that cannot be bound causes this action, and never the mouse.
    pub const fn comes_only_from_fixed_key(&self) -> bool {
        matches!(
            self,
            Action::Tab
                | Action::Home
                | Action::End
                | Action::PageUp
                | Action::PageDown
                | Action::Backspace
                | Action::Delete
                | Action::Confirm
        )
    }

    /// The action that runs `command`. For commands with a fixed key, such as an arrow, this is the
    /// action of that key.
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

/// The screen that a line of the panel *Today* opens. The panel is next to the menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TodayGoal {
    /// The puzzle of the day.
    DailyPuzzle,
    /// Puzzles due today.
    PuzzleTraining,
    /// Your own mistakes due today.
    OwnMistakes,
    /// Your answers in openings due today.
    OpeningTraining,
    /// The next lesson or chapter.
    NextLesson,
    GameResults,
}

impl App {
    /// The action of `key` on the current screen: a letter of a text, an answer to the open
    /// question, or the command that the key is bound to. `None` if a text is typed and the key is
    /// no letter.
    pub fn action_of_key(&self, key: Key) -> Option<Action> {
        let typed_action = match key {
            Key::Char(letter) => Some(Action::TypedChar(letter)),
            Key::Ctrl(_) | Key::Function(_) => None,
        };
        if self.is_typing() {
            return typed_action;
        }
        if self.waits_for_key_to_bind() {
            return Some(Action::BindKey(key));
        }
        if let Some(answer_action) = self
            .confirmation
            .and_then(|_| self.yes_or_no_action_of_key(key))
        {
            return Some(answer_action);
        }
        let section = self.section();
        let command = self.command_of_key(section, key);
        // A lower-case letter names the pit, like its capital, unless it runs a command.
        let pit_letter = section
            .pit_of_key(key)
            .filter(|_| command.is_none_or(|command| self.lets_letter_choose_pit(command)));
        Some(match (pit_letter, command, typed_action) {
            (Some(pit_letter), ..) => Action::TypedChar(pit_letter),
            (None, Some(command), _) => Action::of(command),
            (None, None, Some(typed_action)) => typed_action,
            (None, None, None) => Action::UnboundKey(key),
        })
    }

    /// The command of `key` on the current screen. In the menu, whose lines show their letters, a
    /// letter also works in the other case, unless it has another meaning. `l` has none there: it
    /// would only open the selected line, like Enter.
    fn command_of_key(&self, section: Section, key: Key) -> Option<Command> {
        let keys = &self.context.settings.keys;
        let command = keys.command(section, key);
        if section != Section::Menu || !matches!(command, None | Some(Command::Right)) {
            return command;
        }
        let available_keys = self.screen().available_keys(&self.context);
        let command_in_other_case = key
            .in_other_case()
            .and_then(|other_key| keys.command(section, other_key))
            .filter(|&other| available_keys.command_availability(other).key_works_now());
        command_in_other_case.or(command)
    }

    /// Whether the letter of `command` may play a pit, because the command does not work now or
    /// pits come first. The letter that declines an offer never does, because the offer may end
    /// before the player presses it.
    fn lets_letter_choose_pit(&self, command: Command) -> bool {
        let keys = self.screen().available_keys(&self.context);
        keys.lowercase_letters_play_pits
            || command != Command::Delete && !keys.command_availability(command).key_works_now()
    }

    /// The answer, yes or no, that this letter gives in the language in force.
    fn yes_or_no_action_of_key(&self, key: Key) -> Option<Action> {
        let Key::Char(letter) = key else { return None };
        let is_answer_key = |id: &str| {
            let lowercase_letter = letter.to_lowercase().to_string();
            self.context
                .words
                .get(id)
                .split_whitespace()
                .any(|answer| answer == lowercase_letter)
        };
        if is_answer_key("confirm-yes-keys") {
            Some(Action::Yes)
        } else if is_answer_key("confirm-no-keys") {
            Some(Action::Back)
        } else {
            None
        }
    }
}
