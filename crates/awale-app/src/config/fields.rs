//! Lists all settings, and sets one of them.

use toml::{Value, de::DeTable};

use awale_study::{catalogue::PlayerSpec, rating, words::Language};

use super::{
    LastSetup, NewUserAnswer, Settings,
    error::AllowedSettingValues,
    setting::SettingOrigin,
    setting_table::{SETTING_FIELDS, SettingField},
};

/// A setting with its value, its allowed values, and the origin of the value.
#[derive(Clone, Debug, PartialEq)]
pub struct SettingEntry {
    /// The key, as `section.name`.
    pub key: &'static str,
    /// The value as written in a file.
    pub value: Value,
    pub allowed: AllowedSettingValues,
    pub origin: SettingOrigin,
}

impl Settings {
    /// All settings in the order of the documented file.
    pub fn entries(&self) -> Vec<SettingEntry> {
        let to_entry = |field: &SettingField| SettingEntry {
            key: field.key,
            value: (field.value)(self),
            allowed: (field.allowed)(),
            origin: self.origin(field.key),
        };
        SETTING_FIELDS.iter().map(to_entry).collect()
    }

    fn entry(&self, key: &str) -> Option<SettingEntry> {
        self.entries().into_iter().find(|entry| entry.key == key)
    }

    /// The value of the setting `key`, which is written as `section.name`.
    pub fn value(&self, key: &str) -> Option<Value> {
        self.entry(key).map(|entry| entry.value)
    }

    /// All values of the setting `key`, if it is a boolean or one of a few words. Empty for other
    /// settings.
    pub fn choices(&self, key: &str) -> Vec<Value> {
        match self.entry(key).map(|entry| entry.allowed) {
            Some(AllowedSettingValues::Boolean) => {
                vec![Value::Boolean(false), Value::Boolean(true)]
            }
            Some(AllowedSettingValues::Words(words)) => {
                words.into_iter().map(Value::from).collect()
            }
            _ => Vec::new(),
        }
    }

    /// Sets the setting `key` to `value`. An invalid value is ignored.
    pub fn set(&mut self, key: &str, value: &Value) {
        let toml_text = format!("value = {value}");
        let table = DeTable::parse(&toml_text);
        let parsed_value = table
            .as_ref()
            .ok()
            .and_then(|table| table.get_ref().get("value"));
        let field = SETTING_FIELDS.iter().find(|field| field.key == key);
        if let (Some(field), Some(parsed_value)) = (field, parsed_value) {
            let _ = (field.set)(self, parsed_value.get_ref());
        }
    }

    /// Sets the language for this run, as the command line requires. Not saved.
    pub fn override_language(&mut self, language: Language) {
        self.language = Some(language);
        self.origins
            .insert("language", SettingOrigin::CommandLineOption("--language"));
    }

    /// The origin of the value of the setting `key`, which is written as `section.name`.
    pub fn origin(&self, key: &str) -> SettingOrigin {
        self.origins
            .get(key)
            .copied()
            .unwrap_or(SettingOrigin::Default)
    }

    /// Whether the user has chosen an opponent, in the file or in this run.
    pub fn has_chosen_opponent(&self) -> bool {
        let opponent_keys = ["setup.south", "setup.north"];
        opponent_keys
            .iter()
            .any(|key| self.origin(key) != SettingOrigin::Default)
    }

    /// The opponent that the program proposes until the user has chosen one: the nearest to the
    /// user's rating. Without a rating, this is the opponent in the settings if the user knows the
    /// rules. Otherwise it is the teacher or, after the first game that the user has won, the
    /// weakest opponent who counts for the rating.
    pub fn proposed_opponent(
        &self,
        rating: impl FnOnce() -> Option<f64>,
        has_won: impl FnOnce() -> bool,
    ) -> Option<PlayerSpec> {
        if self.has_chosen_opponent() {
            return None;
        }
        match (rating(), self.setup.welcome) {
            (Some(elo), _) => rating::nearest_opponent(elo),
            (None, NewUserAnswer::KnowsRules) => Some(self.setup.north),
            (None, _) if has_won() => rating::nearest_opponent(0.0),
            (None, _) => Some(PlayerSpec::TEACHER),
        }
    }

    /// Marks the opponent as chosen, just as the saved file will do at the next start.
    pub fn mark_opponent_chosen(&mut self) {
        self.origins
            .insert("setup.north", SettingOrigin::File { line: 0 });
    }
}

impl LastSetup {
    /// The choices of the last game as written in a file: keys such as `setup.game`, with their
    /// values.
    pub fn entries(&self) -> Vec<(&'static str, Value)> {
        let entries = Settings {
            setup: self.clone(),
            ..Settings::without_values()
        }
        .entries()
        .into_iter();
        entries
            .filter(|entry| entry.key.starts_with("setup."))
            .map(|entry| (entry.key, entry.value))
            .collect()
    }
}
