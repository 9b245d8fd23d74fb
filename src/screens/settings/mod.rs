//! The settings screen: every setting but the choices of the last game, which the setup keeps, and the way to the keys.

pub(crate) mod view;

use crate::app::{Ui};
use crate::keys::Section;
use toml::Value;

use crate::config::Settings;
use crate::i18n::Language;
use crate::keys::Command;

use crate::app::list::{self, Click, ListEnds, ListStep};
use crate::app::toward::Toward;
use crate::app::{Action, AppContext, Effect, Screen, Transition};
use crate::screens::Bindings;

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

/// How the value of a setting is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ShownValue {
    /// In the words of this id.
    Word(&'static str),
    /// In the words of this id, which say the unit of the `$number`.
    Number(&'static str, u32),
    /// As it is: a theme of the user's own, which is called what its file is called.
    Name(String),
}

/// The theme, whose choices are found in a folder.
const THEME: &str = "theme";

/// The values through which the arrow keys lead, of the settings that are numbers, with the ids of the words that say the unit.
/// A value between two of them, which only the file can give, goes to the next.
const LADDERS: [(&str, &str, &[u32]); 5] = [
    // The default stands among the paces that the keys of a watched game lead through.
    ("pace_ms", "value-pause", &[0, 100, 250, 500, 800, 1000, 2000, 4000, 8000]),
    ("engine.hash_mb", "value-memory", &[16, 32, 64, 128, 256, 512, 1024, 2048, 4096]),
    ("engine.threads", "value-threads", &[0, 1, 2, 3, 4, 6, 8, 12, 16, 24, 32]),
    ("engine.time_ms", "value-time", &[100, 250, 500, 1000, 2000, 5000, 10_000, 30_000, 60_000]),
    // Each seed more takes at least half as much again; from 20 on, `value-seeds` says that they are perfect.
    ("tables.seeds", "value-seeds", &[0, 6, 8, 10, 12, 13, 14, 15, 16, 17, 18, 20, 24, 28]),
];

const fn row(key: &'static str, name: &'static str, about: &'static str) -> SettingRow {
    SettingRow { key, name, about, command: None }
}

impl SettingRow {
    /// All settings, from the top.
    pub const ALL: [SettingRow; 23] = [
        row("language", "setting-language", "setting-language-about"),
        row(THEME, "setting-theme", "setting-theme-about"),
        row("animation", "setting-animation", "setting-animation-about"),
        row("preview", "setting-preview", "setting-preview-about"),
        row("coordinates", "setting-coordinates", "setting-coordinates-about"),
        row("mouse", "setting-mouse", "setting-mouse-about"),
        row("ascii", "setting-ascii", "setting-ascii-about"),
        row("confirm", "setting-confirm", "setting-confirm-about"),
        row("bell", "setting-bell", "setting-bell-about"),
        row("remarks", "setting-remarks", "setting-remarks-about"),
        row("sowing", "setting-sowing", "setting-sowing-about"),
        row("pace_ms", "setting-pace", "setting-pace-about"),
        row("study.hints", "setting-hints", "setting-hints-about").with(Command::Hint),
        row("study.values", "setting-values", "setting-values-about").with(Command::Values),
        row("study.bar", "setting-bar", "setting-bar-about").with(Command::Bar),
        row("study.warning", "setting-warning", "setting-warning-about"),
        row("study.own_games", "setting-own-games", "setting-own-games-about"),
        row("engine.hash_mb", "setting-memory", "setting-memory-about"),
        row("engine.threads", "setting-threads", "setting-threads-about"),
        row("engine.time_ms", "setting-time", "setting-time-about"),
        row("engine.own_book", "setting-own-book", "setting-own-book-about"),
        row("tables.seeds", "setting-seeds", "setting-seeds-about"),
        row("tables.automatic", "setting-automatic", "setting-automatic-about"),
    ];

    const fn with(self, command: Command) -> SettingRow {
        SettingRow { command: Some(command), ..self }
    }

    /// How its value is told.
    #[must_use]
    pub fn value(self, settings: &Settings) -> Option<ShownValue> {
        match (self.key, settings.value(self.key)?) {
            (_, Value::Boolean(on)) => Some(ShownValue::Word(if on { "value-on" } else { "value-off" })),
            (THEME, Value::String(theme)) => Some(theme_word(&theme).map_or(ShownValue::Name(theme), ShownValue::Word)),
            (_, Value::String(word)) => match Language::from_code(&word) {
                Some(language) => Some(ShownValue::Name(language.name().to_owned())),
                None => WORDS.iter().find(|(name, _)| *name == word).map(|(_, id)| ShownValue::Word(id)),
            },
            (key, Value::Integer(number)) => {
                let (_, unit, _) = LADDERS.into_iter().find(|(known, ..)| *known == key)?;
                Some(ShownValue::Number(unit, number.try_into().ok()?))
            }
            _ => None,
        }
    }

    /// Whether it is the theme, which is seen best on a board.
    #[must_use]
    pub fn is_theme(self) -> bool {
        self.key == THEME
    }
}

/// The words that settings of this screen can have, with the ids of what they are called.
const WORDS: [(&str, &str); 7] = [
    ("auto", "value-auto"),
    ("off", "value-at-once"),
    ("slow", "value-slow"),
    ("normal", "value-normal"),
    ("fast", "value-fast"),
    ("counter-clockwise", "value-counter-clockwise"),
    ("clockwise", "value-clockwise"),
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
    /// The lines: the settings, and the way to the keys.
    pub const LINES: usize = SettingRow::ALL.len() + 1;

    /// The setting of the chosen line; `None` on the last, which leads to the keys.
    #[must_use]
    pub fn row(&self) -> Option<SettingRow> {
        SettingRow::ALL.get(self.chosen).copied()
    }

    /// One key, or the mouse alone, leads through all values.
    fn confirm(&mut self, context: &mut AppContext) -> Transition {
        if self.row().is_none() {
            return Transition::open(Bindings::default());
        }
        self.change(Toward::Next, ListEnds::Meet, context);
        Transition::Stay
    }

    /// Another value for the chosen setting, beyond whose numbers come the first again where the ends meet. The words go round
    /// in any case.
    fn change(&self, toward: Toward, ends: ListEnds, context: &mut AppContext) {
        let Some(SettingRow { key, .. }) = self.row() else { return };
        let Some(now) = context.settings.value(key) else { return };
        let choices = match key {
            THEME => context.themes.iter().cloned().map(Value::from).collect(),
            _ => context.settings.choices(key),
        };
        let value = match LADDERS.into_iter().find(|(known, ..)| *known == key) {
            Some((.., rungs)) => {
                now.as_integer().and_then(|number| stepped(rungs, number, toward, ends)).map(Value::from)
            }
            None => next(&choices, &now, toward),
        };
        let Some(value) = value else { return };
        context.settings.set(key, &value);
        match key {
            "language" => context.speak(),
            "tables.seeds" => context.open_tables(),
            "mouse" => context.effects.push(Effect::Mouse(context.settings.mouse)),
            _ => {}
        }
        context.effects.push(Effect::SaveSettings(vec![(key, value)]));
    }
}

impl Screen for SettingsScreen {
    fn section(&self) -> Section {
        Section::Settings
    }

    fn act(&mut self, action: &Action, context: &mut AppContext) -> Transition {
        match list::step(action, &mut self.chosen, SettingsScreen::LINES, Click::Chooses) {
            Some(ListStep::Confirm) => return self.confirm(context),
            Some(ListStep::Change(toward)) => self.change(toward, ListEnds::Stop, context),
            Some(ListStep::Moved) => {}
            None => return Transition::on_back(action),
        }
        Transition::Stay
    }

    fn draw(&self, ui: &mut Ui<'_>) {
        view::draw(self, ui);
    }

    fn leaves_time(&self) -> bool {
        true
    }
}


/// The value after or before `now`, going round.
fn next<T: Clone + PartialEq>(all: &[T], now: &T, toward: Toward) -> Option<T> {
    let place = all.iter().position(|each| each == now).unwrap_or(0);
    all.get(toward.around(place, all.len())).cloned()
}

/// The rung above or below `now`, which may stand between two; beyond the last there is none, or the first one.
fn stepped(rungs: &[u32], now: i64, toward: Toward, ends: ListEnds) -> Option<i64> {
    let mut rungs = rungs.iter().copied().map(i64::from);
    let beyond = |rung: Option<i64>| rung.filter(|_| ends == ListEnds::Meet);
    match toward {
        Toward::Next => rungs.clone().find(|&rung| rung > now).or_else(|| beyond(rungs.next())),
        Toward::Previous => rungs.clone().rfind(|&rung| rung < now).or_else(|| beyond(rungs.next_back())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_is_a_setting_whose_every_value_has_words() {
        let rows: Vec<&str> = SettingRow::ALL.iter().map(|row| row.key).collect();
        let entries = Settings::default().entries();
        let on_screen: Vec<&str> = entries.iter().filter(|entry| entry.on_screen).map(|entry| entry.key).collect();
        assert_eq!(rows, on_screen);
        for row in SettingRow::ALL {
            let mut settings = Settings::default();
            assert!(row.value(&settings).is_some(), "{} has no words", row.key);
            for value in settings.choices(row.key) {
                settings.set(row.key, &value);
                assert_eq!(settings.value(row.key), Some(value.clone()));
                assert!(row.value(&settings).is_some(), "{} = {value} has no words", row.key);
            }
        }
    }

    #[test]
    fn only_what_the_setup_keeps_is_not_on_the_screen() {
        for entry in Settings::default().entries() {
            assert_eq!(entry.on_screen, !entry.key.starts_with("setup."), "{}", entry.key);
        }
    }

    #[test]
    fn every_rung_is_a_value_that_the_setting_can_have_and_the_default_is_one() {
        for (key, _, rungs) in LADDERS {
            assert!(rungs.is_sorted(), "{key}");
            let mut settings = Settings::default();
            let usual = settings.value(key).and_then(|value| value.as_integer()).expect("a number");
            assert!(rungs.iter().any(|&rung| i64::from(rung) == usual), "{key} = {usual}");
            for &rung in rungs {
                settings.set(key, &i64::from(rung).into());
                assert_eq!(settings.value(key), Some(i64::from(rung).into()), "{key}");
            }
        }
    }

    #[test]
    fn a_number_between_two_rungs_goes_to_the_next() {
        use {ListEnds::*, Toward::*};
        let rungs = [0, 10, 20];
        let from = |now, toward, ends| stepped(&rungs, now, toward, ends);
        assert_eq!([from(10, Next, Stop), from(11, Next, Stop), from(99, Previous, Stop)], [Some(20); 3]);
        assert_eq!([from(10, Previous, Stop), from(9, Previous, Meet), from(20, Next, Meet)], [Some(0); 3]);
        assert_eq!([from(20, Next, Stop), from(99, Next, Stop), from(0, Previous, Stop)], [None; 3]);
    }
}
