//! Why a file of settings cannot be used.

use awale_rules::RulesError;
use awale_study::catalogue::SpecError;
use awale_study::display_in_english;
use awale_study::toml_reader::{self, Unquoted, nearest};
use strum::IntoStaticStr;

use crate::keys::Clash;

/// Why a file of settings cannot be used: which file, which line, what is wrong there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error {
    /// The name of the file.
    pub file: String,
    /// The line, counted from one.
    pub line: usize,
    pub problem: SettingsProblem,
}

display_in_english!(Error);

/// What is wrong with a file of settings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SettingsProblem {
    /// It is not TOML; the words of the reader of TOML.
    Syntax(String),
    /// A text that stands without quotation marks, which TOML does not read.
    Unquoted { name: String, text: String },
    /// There is no such setting.
    Unknown {
        /// The key, as `section.name`.
        key: String,
        /// A setting with a name like it.
        nearest: Option<String>,
    },
    /// Something that must be there is not.
    Missing { key: String },
    /// The value is not one that the setting can have.
    Value {
        key: String,
        /// What the file holds for it.
        found: String,
        allowed: Allowed,
    },
    /// The setting names a game, but there is none of that id.
    Game {
        key: String,
        found: String,
        /// The games that there are.
        known: Vec<String>,
    },
    /// The id of a variant cannot be used.
    Id { id: String, why: IdFault },
    /// The rules of a variant contradict themselves.
    Rules(RulesError),
    /// A key would have two meanings on one screen.
    Clash(Clash),
}

/// Why an id cannot name a custom variant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr)]
#[strum(prefix = "settings-id-", serialize_all = "kebab-case")]
pub enum IdFault {
    /// It holds something else than lower-case letters, digits and hyphens.
    Spelling,
    /// A game of the program has it.
    BuiltIn,
    /// Another variant of the file has it.
    Twice,
}

/// What a setting may hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Allowed {
    /// `true` or `false`.
    Switch,
    /// Any text between quotation marks.
    Text,
    /// A command whose quotes are all closed.
    Command,
    /// The same, or an engine.
    Program,
    Words(Vec<&'static str>),
    /// A whole number in this range.
    Number {
        low: u32,
        high: u32,
    },
    /// A whole number in this range, or `"none"`.
    NumberOrNone {
        low: u32,
        high: u32,
    },
    /// A time control, or `"off"`.
    Clock,
    /// A key that commands can be bound to, or a list of them.
    Keys,
    /// A section, `[name]`.
    Section,
    /// Sections that can stand several times, `[[name]]`.
    Sections,
    /// The name of a player, which this one is not.
    Player(SpecError),
}

impl toml_reader::Problem for SettingsProblem {
    type Wrong = Allowed;

    fn syntax(message: &str, unquoted: Option<Unquoted>) -> Self {
        unquoted.map_or_else(
            || SettingsProblem::Syntax(message.replace('\n', "; ")),
            |Unquoted { name, text }| SettingsProblem::Unquoted { name, text },
        )
    }

    fn missing(name: &'static str) -> Self {
        SettingsProblem::Missing {
            key: name.to_owned(),
        }
    }

    fn unknown(name: &str, known: &[&str]) -> Self {
        SettingsProblem::Unknown {
            key: name.to_owned(),
            nearest: nearest(name, known.iter().copied()),
        }
    }

    fn wrong(name: &'static str, found: String, allowed: Allowed) -> Self {
        SettingsProblem::Value {
            key: name.to_owned(),
            found,
            allowed,
        }
    }

    fn not_a_table() -> Allowed {
        Allowed::Section
    }
}
