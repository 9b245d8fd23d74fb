//! The messages for errors in a settings file.

use crate::keys::{KeyConflict, KeyUse};
use awale_study::words::{Explain, Words, say};

use super::Settings;
use super::error::{AllowedSettingValues, Error, SettingsProblem};

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
            SettingsProblem::Unquoted { name, text } => {
                say!(
                    words,
                    if is_switch(name) {
                        "settings-switch"
                    } else {
                        "settings-unquoted"
                    },
                    text
                )
            }
            SettingsProblem::Unknown { key, nearest: None } => {
                say!(words, "settings-unknown", key)
            }
            SettingsProblem::Unknown {
                key,
                nearest: Some(nearest),
            } => {
                say!(words, "settings-unknown-nearest", key, nearest)
            }
            SettingsProblem::Missing { key } => say!(words, "settings-missing", key),
            SettingsProblem::Value {
                key,
                allowed: AllowedSettingValues::Player(why),
                ..
            } => say!(words, "settings-player", key, why = why.explain(words)),
            SettingsProblem::Value {
                key,
                found,
                allowed,
            } => {
                let id = if matches!(allowed, AllowedSettingValues::Words(_)) {
                    "settings-word"
                } else {
                    "settings-value"
                };
                say!(words, id, key, found, allowed = allowed.explain(words))
            }
            SettingsProblem::Game { key, found, known } => {
                say!(
                    words,
                    "settings-game",
                    key,
                    found,
                    known = words.list_text(known)
                )
            }
            SettingsProblem::Id { id, why } => {
                say!(words, why.into(), id)
            }
            SettingsProblem::Clash(KeyConflict {
                key,
                command,
                used_for: taken,
                section,
            }) => {
                let (id, other) = match taken {
                    KeyUse::Command(other) => ("settings-key-clash", other.name()),
                    KeyUse::Typed => ("settings-key-typed", ""),
                };
                let (key, screen) = (key.to_string(), words.get(section.message_id()));
                say!(
                    words,
                    id,
                    setting = command.setting_key(),
                    key,
                    other,
                    screen
                )
            }
            SettingsProblem::Rules(contradiction) => contradiction.explain(words),
        }
    }
}

/// Whether all settings with this name, in whichever section, are booleans.
fn is_switch(name: &str) -> bool {
    let entries = Settings::default().entries();
    let mut same = entries
        .iter()
        .filter(|entry| entry.key.rsplit('.').next() == Some(name))
        .peekable();
    same.peek().is_some() && same.all(|entry| matches!(entry.allowed, AllowedSettingValues::Switch))
}

impl Explain for AllowedSettingValues {
    fn explain(&self, words: &Words) -> String {
        let range = |id: &str, low: u32, high: u32| say!(words, id, low, high);
        match self {
            AllowedSettingValues::Switch => words.list_or(&["true", "false"]),
            AllowedSettingValues::Text => words.get("allowed-text"),
            AllowedSettingValues::Command => words.get("allowed-command"),
            AllowedSettingValues::Program => words.get("allowed-program"),
            AllowedSettingValues::Words(all) => {
                let quoted: Vec<String> = all.iter().map(|word| format!("\"{word}\"")).collect();
                quoted.join(", ")
            }
            AllowedSettingValues::Number { low, high } => range("allowed-number", *low, *high),
            AllowedSettingValues::NumberOrNone { low, high } => {
                range("allowed-number-or-none", *low, *high)
            }
            AllowedSettingValues::Clock => words.get("allowed-clock"),
            AllowedSettingValues::Keys => words.get("allowed-keys"),
            AllowedSettingValues::Section => words.get("allowed-section"),
            AllowedSettingValues::Sections => words.get("allowed-sections"),
            AllowedSettingValues::Player(why) => why.explain(words),
        }
    }
}
