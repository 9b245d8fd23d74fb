//! The settings that are changed while the program runs. All others are in `config.toml`.

use toml::Value;

use crate::config::Settings;
use crate::keys::Command;

use super::list::{self, ListEnds};
use super::toward::Toward;
use super::{Action, AppContext, Effect, Transition};

/// A line of the screen: a setting, and the ids of its words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SettingRow {
    /// The key of the setting, as `section.name`.
    pub key: &'static str,
    /// The id of its name.
    pub name: &'static str,
    /// The id of its explanation.
    pub about: &'static str,
    /// The command whose key the explanation names.
    pub command: Option<Command>,
}

/// The theme, whose choices are found in a folder.
const THEME: &str = "theme";

impl SettingRow {
    /// All lines, from the top.
    pub const ALL: [SettingRow; 11] = [
        SettingRow { key: "language", name: "setting-language", about: "setting-language-about", command: None },
        SettingRow { key: THEME, name: "setting-theme", about: "setting-theme-about", command: None },
        SettingRow { key: "animation", name: "setting-animation", about: "setting-animation-about", command: None },
        SettingRow { key: "preview", name: "setting-preview", about: "setting-preview-about", command: None },
        SettingRow {
            key: "coordinates",
            name: "setting-coordinates",
            about: "setting-coordinates-about",
            command: None,
        },
        SettingRow { key: "mouse", name: "setting-mouse", about: "setting-mouse-about", command: None },
        SettingRow { key: "ascii", name: "setting-ascii", about: "setting-ascii-about", command: None },
        SettingRow {
            key: "study.hints",
            name: "setting-hints",
            about: "setting-hints-about",
            command: Some(Command::Hint),
        },
        SettingRow {
            key: "study.values",
            name: "setting-values",
            about: "setting-values-about",
            command: Some(Command::Values),
        },
        SettingRow { key: "study.bar", name: "setting-bar", about: "setting-bar-about", command: Some(Command::Bar) },
        SettingRow { key: "study.warning", name: "setting-warning", about: "setting-warning-about", command: None },
    ];

    /// The id of the words of its value; `None` for a theme of the user's own, which is called what its file is called.
    #[must_use]
    pub fn value(self, settings: &Settings) -> Option<&'static str> {
        match (self.key, settings.value(self.key)?) {
            (_, Value::Boolean(on)) => Some(if on { "value-on" } else { "value-off" }),
            (THEME, Value::String(theme)) => theme_word(&theme),
            (_, Value::String(word)) => WORDS.iter().find(|(name, _)| *name == word).map(|(_, id)| *id),
            _ => None,
        }
    }
}

/// The words that settings of this screen can have, with the ids of what they are called.
const WORDS: [(&str, &str); 7] = [
    ("auto", "value-auto"),
    ("en", "value-english"),
    ("fr", "value-french"),
    ("off", "value-off"),
    ("slow", "value-slow"),
    ("normal", "value-normal"),
    ("fast", "value-fast"),
];

/// The id of the words for a theme of the program.
fn theme_word(theme: &str) -> Option<&'static str> {
    Some(match theme {
        "auto" => "value-auto",
        "terminal" => "theme-terminal",
        "wood" => "theme-wood",
        "dark" => "theme-dark",
        "light" => "theme-light",
        "high-contrast" => "theme-high-contrast",
        "colour-blind" => "theme-colour-blind",
        _ => return None,
    })
}

/// The settings.
#[derive(Debug, Default)]
pub struct SettingsScreen {
    /// The chosen line.
    pub chosen: usize,
}

impl SettingsScreen {
    pub(super) fn act(&mut self, action: &Action, context: &mut AppContext) -> Transition {
        let last = SettingRow::ALL.len() - 1;
        if let Some(chosen) = list::moved(action, self.chosen, last, ListEnds::Meet) {
            self.chosen = chosen;
            return Transition::Stay;
        }
        match action {
            Action::Left => self.change(Toward::Previous, context),
            Action::Right | Action::Confirm => self.change(Toward::Next, context),
            Action::Row(row) if *row <= last => {
                let again = self.chosen == *row;
                self.chosen = *row;
                if again {
                    self.change(Toward::Next, context);
                }
            }
            Action::Back => return Transition::Back,
            _ => {}
        }
        Transition::Stay
    }

    /// Changes the chosen setting to its next or previous value, and keeps it.
    fn change(&self, toward: Toward, context: &mut AppContext) {
        let SettingRow { key, .. } = SettingRow::ALL[self.chosen];
        let themes = || context.themes.iter().map(|theme| theme.as_str().into()).collect();
        let choices: Vec<Value> = if key == THEME { themes() } else { context.settings.choices(key) };
        let Some(value) = context.settings.value(key).and_then(|now| next(&choices, &now, toward)) else { return };
        context.settings.set(key, &value);
        match key {
            "language" => context.speak(),
            "mouse" => context.effects.push(Effect::Mouse(context.settings.mouse)),
            _ => {}
        }
        context.effects.push(Effect::SaveSettings(vec![(key, value)]));
    }
}

/// The value after or before `now`, going round.
fn next<T: Clone + PartialEq>(all: &[T], now: &T, toward: Toward) -> Option<T> {
    let place = all.iter().position(|each| each == now).unwrap_or(0);
    all.get(toward.around(place, all.len())).cloned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_is_a_setting_whose_every_value_has_words() {
        let rows: Vec<&str> = SettingRow::ALL.iter().map(|row| row.key).collect();
        let on_screen: Vec<&str> =
            Settings::default().entries().iter().filter(|entry| entry.on_screen).map(|entry| entry.key).collect();
        assert_eq!(rows, on_screen);
        for row in SettingRow::ALL {
            let mut settings = Settings::default();
            for value in settings.choices(row.key) {
                settings.set(row.key, &value);
                assert_eq!(settings.value(row.key), Some(value.clone()));
                assert!(row.value(&settings).is_some(), "{} = {value} has no words", row.key);
            }
        }
    }
}
