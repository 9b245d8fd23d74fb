//! Reads the section `[keys]`, which binds commands to keys: the name of a command has a key or a
//! list of keys as its value.

use awale_study::toml_reader::{Fault, Problem as _, Span, TomlTable};
use toml::{Value, de::DeValue};

use crate::keys::{Command, Key, Keymap};

use super::{
    Settings,
    error::{AllowedSettingValues, SettingsProblem},
};

/// The name of the section that binds keys to commands.
pub(super) const KEYS_SECTION: &str = "keys";

/// Reads the section into `keymap`. Returns the setting of each command in it, with its place in
/// the file.
pub(super) fn read_keys(
    mut table: TomlTable<'_, SettingsProblem>,
    keymap: &mut Keymap,
    faults: &mut Vec<Fault<SettingsProblem>>,
) -> Vec<(&'static str, Span)> {
    let mut key_spans = Vec::new();
    let faults_before = faults.len();
    for &command in Command::ALL {
        let Some((span, value)) = table.take_any(command.name()) else {
            continue;
        };
        match parse_keys(&value) {
            Some(keys) => {
                keymap.bind(command, keys);
                key_spans.push((command.setting_key(), span));
            }
            None => faults.push(table.invalid_value(
                command.setting_key(),
                span,
                AllowedSettingValues::Keys,
            )),
        }
    }
    let known_names: Vec<&str> = Command::ALL
        .iter()
        .map(|command| command.setting_key())
        .collect();
    faults.extend(table.remaining_field_names().map(|(span, name)| {
        (
            span,
            SettingsProblem::unknown_field(&format!("{KEYS_SECTION}.{name}"), &known_names),
        )
    }));
    keymap.resolve_conflicts();
    // After an error in the section, do not report clashes: the invalid line might have removed
    // one.
    if faults.len() == faults_before
        && let Some(conflict) = keymap.conflict()
    {
        let key_span_of_conflict = key_spans
            .iter()
            .find(|(setting, _)| *setting == conflict.command.setting_key());
        let span = key_span_of_conflict.map_or(table.span, |(_, span)| span.clone());
        faults.push((span, SettingsProblem::ConflictingKey(conflict)));
    }
    key_spans
}

impl Settings {
    /// The keys of `command` as written in `[keys]`: one key, or a list.
    pub fn key_setting(&self, command: Command) -> Value {
        let keys: Vec<String> = self
            .keys
            .keys(command)
            .iter()
            .map(ToString::to_string)
            .collect();
        match keys.as_slice() {
            [key] => key.as_str().into(),
            _ => keys.into(),
        }
    }
}

/// Parses a key, or a list of keys.
fn parse_keys(value: &DeValue) -> Option<Vec<Key>> {
    let parse_key = |value: &DeValue<'_>| value.as_str()?.parse().ok();
    match value.as_array() {
        Some(list) => list
            .iter()
            .map(|value| parse_key(value.get_ref()))
            .collect(),
        None => parse_key(value).map(|key| vec![key]),
    }
}
