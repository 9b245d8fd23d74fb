//! What a key means: an answer to the question before the screen, a letter of a text, or the command that it is bound to.

use crate::keys::{Command, Key};

use crate::app::{Action, App};

impl App {
    /// What a person who presses `key` wants on the screen that is shown; `None` for a key that means nothing.
    #[must_use]
    pub fn meaning(&self, key: Key) -> Option<Action> {
        let typed = match key {
            Key::Char(letter) => Some(Action::Key(letter)),
            Key::Ctrl(_) | Key::Function(_) => None,
        };
        if self.is_typing() {
            return typed;
        }
        if self.screen().wants_key() {
            return Some(Action::Bind(key));
        }
        if let Some(answer) = self.ask.and_then(|_| self.answered_by(key)) {
            return Some(answer);
        }
        let command = self.context.settings.keys.command(self.screen().section(), key);
        command.map(Action::of).or(typed)
    }

    /// The answer that a letter stands for in the language of the screen.
    fn answered_by(&self, key: Key) -> Option<Action> {
        let Key::Char(letter) = key else { return None };
        let is_among = |id: &str| {
            let lower = letter.to_lowercase().to_string();
            self.context.words.get(id).split_whitespace().any(|answer| answer == lower)
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

impl Action {
    /// What `command` does: what a fixed key does as well, where there is one.
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
