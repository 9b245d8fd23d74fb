//! The errors in a settings file.

use awale_rules::RulesError;
use awale_study::{
    catalogue::PlayerSpecError,
    display_in_english,
    toml_reader::{self, InvalidUnquotedValue, nearest_known_key},
};
use strum::IntoStaticStr;

use crate::keys::KeyConflict;

/// An error in a settings file, with the file, the line and the problem.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error {
    /// The name of the file.
    pub file: String,
    /// The line, counted from 1.
    pub line: usize,
    pub problem: SettingsProblem,
}

display_in_english!(Error);

/// The problem in a settings file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SettingsProblem {
    /// The file is not valid TOML. Contains the parser's message.
    Syntax(String),
    /// A text without quotation marks, which TOML requires.
    UnquotedText { name: String, text: String },
    /// An unknown setting.
    UnknownSetting {
        /// The key, as `section.name`.
        key: String,
        /// The setting with the most similar name.
        nearest_setting_key: Option<String>,
    },
    /// A required setting is missing.
    MissingSetting { key: String },
    /// The setting does not allow this value.
    ValueNotAllowed {
        key: String,
        /// The value in the file.
        found_value: String,
        allowed_values: AllowedSettingValues,
    },
    /// The setting contains the id of a game that does not exist.
    UnknownGame {
        key: String,
        found_value: String,
        /// The ids of the existing games.
        known_ids: Vec<String>,
    },
    /// The id of a custom variant is invalid.
    InvalidVariantId { id: String, fault: VariantIdFault },
    /// The rules of a variant contradict themselves.
    ContradictoryRules(RulesError),
    /// A key would have two meanings on one screen.
    ConflictingKey(KeyConflict),
}

/// The reason why an id is not allowed for a custom variant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr)]
#[strum(prefix = "settings-id-", serialize_all = "kebab-case")]
pub enum VariantIdFault {
    /// The id contains other characters than lower-case letters, digits and hyphens.
    #[strum(serialize = "spelling")]
    ForbiddenCharacters,
    /// A built-in game has this id.
    #[strum(serialize = "built-in")]
    UsedByBuiltIn,
    /// Another variant in the file has this id.
    #[strum(serialize = "twice")]
    UsedTwice,
}

/// The values that a setting allows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AllowedSettingValues {
    /// `true` or `false`.
    Boolean,
    /// Any text between quotation marks.
    Text,
    /// A command line in which all quotes are closed.
    CommandLine,
    /// A command line as in `CommandLine`, or the name of an engine.
    CommandLineOrEngine,
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
    TimeControlOrOff,
    /// A key to which commands can be bound, or a list of such keys.
    Keys,
    /// A section, `[name]`.
    Section,
    /// Sections that may occur several times, `[[name]]`.
    SectionArray,
    /// The name of a player. Contains the error in the name that was found.
    PlayerName(PlayerSpecError),
}

impl toml_reader::Problem for SettingsProblem {
    type InvalidValue = AllowedSettingValues;

    fn syntax_error(message: &str, unquoted: Option<InvalidUnquotedValue>) -> Self {
        unquoted.map_or_else(
            || SettingsProblem::Syntax(message.replace('\n', "; ")),
            |InvalidUnquotedValue {
                 field_name: name,
                 text,
             }| SettingsProblem::UnquotedText { name, text },
        )
    }

    fn missing_field(name: &'static str) -> Self {
        SettingsProblem::MissingSetting {
            key: name.to_owned(),
        }
    }

    fn unknown_field(name: &str, known_names: &[&str]) -> Self {
        SettingsProblem::UnknownSetting {
            key: name.to_owned(),
            nearest_setting_key: nearest_known_key(name, known_names.iter().copied()),
        }
    }

    fn invalid_value(
        name: &'static str,
        found_value: String,
        allowed_values: AllowedSettingValues,
    ) -> Self {
        SettingsProblem::ValueNotAllowed {
            key: name.to_owned(),
            found_value,
            allowed_values,
        }
    }

    fn not_a_table() -> AllowedSettingValues {
        AllowedSettingValues::Section
    }
}
