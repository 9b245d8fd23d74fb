//! The messages for errors in a settings file.

use crate::keys::{KeyConflict, KeyUse};
use awale_study::words::{Explain, Words, say};

use super::{
    Settings,
    error::{AllowedSettingValues, Error, SettingsProblem},
};

impl Explain for Error {
    fn explain(&self, words: &Words) -> String {
        let problem = self.problem.explain(words);
        say!(
            words,
            "error-in-file",
            file = self.file.as_str(),
            line = self.line,
            problem
        )
    }
}

impl Explain for SettingsProblem {
    fn explain(&self, words: &Words) -> String {
        match self {
            SettingsProblem::Syntax(message) => say!(words, "settings-syntax", message),
            SettingsProblem::UnquotedText { name, text } => {
                say!(
                    words,
                    if is_boolean_setting(name) {
                        "settings-switch"
                    } else {
                        "settings-unquoted"
                    },
                    text
                )
            }
            SettingsProblem::UnknownSetting {
                key,
                nearest_setting_key: None,
            } => {
                say!(words, "settings-unknown", key)
            }
            SettingsProblem::UnknownSetting {
                key,
                nearest_setting_key: Some(nearest),
            } => {
                say!(words, "settings-unknown-nearest", key, nearest)
            }
            SettingsProblem::MissingSetting { key } => say!(words, "settings-missing", key),
            SettingsProblem::ValueNotAllowed {
                key,
                allowed_values: AllowedSettingValues::PlayerName(why),
                ..
            } => say!(words, "settings-player", key, why = why.explain(words)),
            SettingsProblem::ValueNotAllowed {
                key,
                found_value,
                allowed_values,
            } => {
                let message_id = if matches!(allowed_values, AllowedSettingValues::Words(_)) {
                    "settings-word"
                } else {
                    "settings-value"
                };
                say!(
                    words,
                    message_id,
                    key,
                    found = found_value,
                    allowed = allowed_values.explain(words)
                )
            }
            SettingsProblem::UnknownGame {
                key,
                found_value,
                known_ids: known,
            } => {
                say!(
                    words,
                    "settings-game",
                    key,
                    found = found_value,
                    known = words.list_with_and(known)
                )
            }
            SettingsProblem::InvalidVariantId { id, fault: why } => {
                say!(words, why.into(), id)
            }
            SettingsProblem::ConflictingKey(KeyConflict {
                key,
                command,
                used_for: taken,
                section,
            }) => {
                let (message_id, other_command_name) = match taken {
                    KeyUse::Command(other) => ("settings-key-clash", other.name()),
                    KeyUse::TypedCharacter => ("settings-key-typed", ""),
                };
                let (key, screen) = (key.to_string(), words.get(section.title_message_id()));
                say!(
                    words,
                    message_id,
                    setting = command.setting_key(),
                    key,
                    other = other_command_name,
                    screen
                )
            }
            SettingsProblem::ContradictoryRules(contradiction) => contradiction.explain(words),
        }
    }
}

/// Whether all settings with this name, in whichever section, are booleans.
fn is_boolean_setting(name: &str) -> bool {
    let entries = Settings::default().entries();
    let mut settings_of_name = entries
        .iter()
        .filter(|entry| entry.key.rsplit('.').next() == Some(name))
        .peekable();
    settings_of_name.peek().is_some()
        && settings_of_name.all(|entry| matches!(entry.allowed, AllowedSettingValues::Boolean))
}

impl Explain for AllowedSettingValues {
    fn explain(&self, words: &Words) -> String {
        let range_text = |id: &str, low: u32, high: u32| say!(words, id, low, high);
        match self {
            AllowedSettingValues::Boolean => words.list_with_or(&["true", "false"]),
            AllowedSettingValues::Text => words.get("allowed-text"),
            AllowedSettingValues::CommandLine => words.get("allowed-command"),
            AllowedSettingValues::CommandLineOrEngine => words.get("allowed-program"),
            AllowedSettingValues::Words(all) => {
                let quoted_words: Vec<String> =
                    all.iter().map(|word| format!("\"{word}\"")).collect();
                quoted_words.join(", ")
            }
            AllowedSettingValues::Number { low, high } => range_text("allowed-number", *low, *high),
            AllowedSettingValues::NumberOrNone { low, high } => {
                range_text("allowed-number-or-none", *low, *high)
            }
            AllowedSettingValues::TimeControlOrOff => words.get("allowed-clock"),
            AllowedSettingValues::Keys => words.get("allowed-keys"),
            AllowedSettingValues::Section => words.get("allowed-section"),
            AllowedSettingValues::SectionArray => words.get("allowed-sections"),
            AllowedSettingValues::PlayerName(why) => why.explain(words),
        }
    }
}
