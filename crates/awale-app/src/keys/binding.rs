//! [`Binding`]: one line of the table of keys.

use super::{Command, KeyLabel};

/// One line of the table of keys.
#[derive(Clone, Copy, Debug)]
pub struct Binding {
    pub keys: Keys,
    /// The message id of the explanation in the list of all keys.
    pub explanation_message_id: Option<&'static str>,
    /// The label in the footer, if the footer shows the keys.
    pub footer_entry: Option<FooterEntry>,
}

/// The keys of one line: the keys of a command, or fixed keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Keys {
    /// The keys that a command is bound to.
    OfCommand(Command),
    /// Keys with a fixed meaning, or signs on the board that the list of keys explains.
    Fixed(&'static str),
}

impl Keys {
    pub const LEFT_RIGHT: Keys = Keys::Fixed("← →");
    pub const UP_DOWN: Keys = Keys::Fixed("↑ ↓");
    pub const ARROWS: Keys = Keys::Fixed("← → ↑ ↓");
    pub const RIGHT: Keys = Keys::Fixed("→");
    pub const DOWN: Keys = Keys::Fixed("↓");
    pub const ENTER: Keys = Keys::Fixed("Enter");
    pub const ESC: Keys = Keys::Fixed("Esc");
    pub const TAB: Keys = Keys::Fixed("Tab");
    pub const DEL: Keys = Keys::Fixed("Del");
    /// The answers to the question of the first start.
    pub const ANSWER_DIGITS: Keys = Keys::Fixed("1 2 3");
    pub const PAGE_UP_DOWN: Keys = Keys::Fixed("PgUp PgDn");
    /// The signs that show the value of a move: win, draw, loss.
    pub const MOVE_VALUE_SIGNS: Keys = Keys::Fixed("=+ =0 =-");
}

/// The appearance of a key in the footer.
#[derive(Clone, Copy, Debug)]
pub struct FooterEntry {
    /// The usual label. A screen may show another one, or hide the key.
    pub label: KeyLabel,
    pub priority: FooterPriority,
}

/// The priority of a key in a footer that has no room for all keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FooterPriority {
    /// Always shown: the keys to go back and to quit, and the key for the list of keys.
    AlwaysShown,
    /// Hidden last, after all other keys that can be hidden.
    KeptLongest,
    /// Hidden after all keys that are shown only if there is room, starting with the last key.
    Normal,
    /// Shown only if there is enough room.
    OnlyIfRoom,
    /// Shown next to the board instead of in the footer.
    BesideBoard,
}

impl Binding {
    /// The command. `None` for fixed keys.
    pub const fn command(&self) -> Option<Command> {
        match self.keys {
            Keys::OfCommand(command) => Some(command),
            Keys::Fixed(_) => None,
        }
    }

    const fn with_footer_entry(mut self, label: KeyLabel, priority: FooterPriority) -> Binding {
        self.footer_entry = Some(FooterEntry { label, priority });
        self
    }

    pub(super) const fn with_footer_always_shown(self, label: KeyLabel) -> Binding {
        self.with_footer_entry(label, FooterPriority::AlwaysShown)
    }

    pub(super) const fn with_footer_hidden_last(self, label: KeyLabel) -> Binding {
        self.with_footer_entry(label, FooterPriority::KeptLongest)
    }

    pub(super) const fn with_footer_normal_priority(self, label: KeyLabel) -> Binding {
        self.with_footer_entry(label, FooterPriority::Normal)
    }

    pub(super) const fn with_footer_only_if_room(self, label: KeyLabel) -> Binding {
        self.with_footer_entry(label, FooterPriority::OnlyIfRoom)
    }

    pub(super) const fn with_footer_beside_board(self, label: KeyLabel) -> Binding {
        self.with_footer_entry(label, FooterPriority::BesideBoard)
    }

    /// Removes the line from the list of all keys, because another screen's section already has it.
    pub(super) const fn without_explanation(mut self) -> Binding {
        self.explanation_message_id = None;
        self
    }
}

/// A command with its usual explanation.
pub(super) const fn binding_with_usual_explanation(command: Command) -> Binding {
    command_binding(command, command.explanation_message_id())
}

pub(super) const fn command_binding(
    command: Command,
    explanation_message_id: &'static str,
) -> Binding {
    key_binding(Keys::OfCommand(command), explanation_message_id)
}

pub(super) const fn key_binding(keys: Keys, explanation_message_id: &'static str) -> Binding {
    Binding {
        keys,
        explanation_message_id: Some(explanation_message_id),
        footer_entry: None,
    }
}
