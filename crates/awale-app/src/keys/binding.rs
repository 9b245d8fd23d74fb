//! What a line of the table of keys says.

use super::{Command, KeyLabel};

/// A line of the table.
#[derive(Clone, Copy, Debug)]
pub struct Binding {
    pub keys: Keys,
    /// The id of what they do, in the list of all keys.
    pub help: Option<&'static str>,
    /// How they stand at the bottom of the screen.
    pub footer: Option<Footer>,
}

/// The keys of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Keys {
    /// Those that a command is bound to.
    Of(Command),
    /// Those that mean the same everywhere, or signs that are explained.
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
    pub const PAGES: Keys = Keys::Fixed("PgUp PgDn");
    /// The signs of the values of moves.
    pub const VALUE_SIGNS: Keys = Keys::Fixed("=+ =0 =-");
}

/// How a key stands at the bottom of the screen.
#[derive(Clone, Copy, Debug)]
pub struct Footer {
    /// Its usual label. A screen may put another in its place, or leave the key out.
    pub label: KeyLabel,
    pub rank: Rank,
}

/// How much a key matters at the bottom of a screen that has no room for all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rank {
    /// It stays: the ways out, and the way to all other keys.
    Stays,
    /// It stands there until all others but those that stay have given way.
    Main,
    /// It stands there; the last of them gives way first.
    Usual,
    /// It stands there where there is room to spare.
    Spare,
    /// It stands beside the board.
    Aside,
}

impl Binding {
    /// The command, unless the keys are fixed.
    #[must_use]
    pub const fn command(&self) -> Option<Command> {
        match self.keys {
            Keys::Of(command) => Some(command),
            Keys::Fixed(_) => None,
        }
    }

    const fn at(mut self, label: KeyLabel, rank: Rank) -> Binding {
        self.footer = Some(Footer { label, rank });
        self
    }

    pub(super) const fn stays(self, label: KeyLabel) -> Binding {
        self.at(label, Rank::Stays)
    }

    pub(super) const fn main(self, label: KeyLabel) -> Binding {
        self.at(label, Rank::Main)
    }

    pub(super) const fn usual(self, label: KeyLabel) -> Binding {
        self.at(label, Rank::Usual)
    }

    pub(super) const fn spare(self, label: KeyLabel) -> Binding {
        self.at(label, Rank::Spare)
    }

    pub(super) const fn aside(self, label: KeyLabel) -> Binding {
        self.at(label, Rank::Aside)
    }

    /// Not in the list of all keys: it stands there with another screen.
    pub(super) const fn quiet(mut self) -> Binding {
        self.help = None;
        self
    }
}

/// A command that does what it does everywhere.
pub(super) const fn own(command: Command) -> Binding {
    bind(command, command.word())
}

pub(super) const fn bind(command: Command, help: &'static str) -> Binding {
    line(Keys::Of(command), help)
}

pub(super) const fn line(keys: Keys, help: &'static str) -> Binding {
    Binding {
        keys,
        help: Some(help),
        footer: None,
    }
}
