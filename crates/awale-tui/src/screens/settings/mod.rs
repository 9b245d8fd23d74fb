//! The settings screen: every setting but the choices of the last game, which *Play* keeps, in
//! groups, and the way to the keys.

mod preview;
pub(crate) mod view;

use toml::Value;

use crate::app::list::{self, Click, ListEnds, ListStep};
use crate::app::text_field::Typed;
use crate::app::{
    Action, AppContext, Effect, Neighbor, Screen, ScreenStatus, TextField, Transition, Ui,
};
use crate::config::{SettingRow, Settings, THEMES};
use crate::keys::Section;
use crate::screens::Bindings;
use crate::words::Language;

/// How the value of a setting is shown.
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
/// The user's name, which is typed.
const NAME: &str = "name";

/// How the value of a setting is shown.
#[must_use]
pub fn shown_value(row: SettingRow, settings: &Settings) -> Option<ShownValue> {
    match (row.key, settings.value(row.key)?) {
        (_, Value::Boolean(on)) => {
            Some(ShownValue::Word(if on { "value-on" } else { "value-off" }))
        }
        (NAME, Value::String(name)) if name.is_empty() => Some(ShownValue::Word("setup-no-name")),
        (NAME, Value::String(name)) => Some(ShownValue::Name(name)),
        (THEME, Value::String(own)) if !THEMES.contains(&own.as_str()) => {
            Some(ShownValue::Name(own))
        }
        (_, Value::String(word)) => match Language::from_code(&word) {
            Some(language) => Some(ShownValue::Name(language.name().to_owned())),
            None => WORDS
                .iter()
                .find(|(name, _)| *name == word)
                .map(|(_, id)| ShownValue::Word(id)),
        },
        (_, Value::Integer(number)) => {
            Some(ShownValue::Number(row.ladder?.0, number.try_into().ok()?))
        }
        _ => None,
    }
}

/// Whether the value of a setting is typed.
fn is_typed(row: SettingRow) -> bool {
    row.key == NAME
}

/// The words that settings of this screen can have, with the ids of what they are called.
const WORDS: &[(&str, &str)] = &[
    ("auto", "value-auto"),
    ("off", "value-at-once"),
    ("slow", "value-slow"),
    ("normal", "value-normal"),
    ("fast", "value-fast"),
    ("counter-clockwise", "value-counter-clockwise"),
    ("clockwise", "value-clockwise"),
    ("colour-blind", "theme-colour-blind"),
    ("dark", "theme-dark"),
    ("high-contrast", "theme-high-contrast"),
    ("light", "theme-light"),
    ("terminal", "theme-terminal"),
    ("wood", "theme-wood"),
];

#[derive(Debug, Default)]
pub struct SettingsScreen {
    pub chosen: usize,
    /// The name that is being typed.
    pub editing: Option<TextField>,
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
        let Some(row) = self.row() else {
            return Transition::open(Bindings::default());
        };
        if is_typed(row) {
            self.editing = Some(TextField::new(&context.settings.name));
            return Transition::Stay;
        }
        self.change(Neighbor::Next, ListEnds::Meet, context);
        Transition::Stay
    }

    /// Another value for the chosen setting, beyond whose numbers come the first again where the
    /// ends meet. The words go round in any case.
    fn change(&self, toward: Neighbor, ends: ListEnds, context: &mut AppContext) {
        let Some(SettingRow { key, ladder, .. }) = self.row() else {
            return;
        };
        let Some(now) = context.settings.value(key) else {
            return;
        };
        let choices = match key {
            THEME => context.themes.iter().cloned().map(Value::from).collect(),
            _ => context.settings.choices(key),
        };
        let value = match ladder {
            Some((_, rungs)) => now
                .as_integer()
                .and_then(|number| stepped(rungs, number, toward, ends))
                .map(Value::from),
            None => next(&choices, &now, toward),
        };
        if let Some(value) = value {
            SettingsScreen::set(key, value, context);
        }
    }

    fn set(key: &'static str, value: Value, context: &mut AppContext) {
        context.settings.set(key, &value);
        match key {
            "language" => context.speak(),
            "tables.seeds" => context.open_tables(),
            "mouse" => context.effects.push(Effect::Mouse(context.settings.mouse)),
            _ => {}
        }
        context
            .effects
            .push(Effect::SaveSettings(vec![(key, value)]));
    }
}

impl Screen for SettingsScreen {
    fn section(&self) -> Section {
        Section::List
    }

    fn status(&self, _context: &AppContext) -> ScreenStatus {
        ScreenStatus::IDLE.typing(self.editing.is_some())
    }

    fn act(&mut self, action: &Action, context: &mut AppContext) -> Transition {
        if let Some(field) = &mut self.editing {
            match field.act(action) {
                Typed::More => return Transition::Stay,
                Typed::Done => SettingsScreen::set(NAME, field.text().trim().into(), context),
                Typed::Dropped => {}
            }
            self.editing = None;
            return Transition::Stay;
        }
        match list::step(
            action,
            &mut self.chosen,
            SettingsScreen::LINES,
            Click::Chooses,
        ) {
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
}

/// The value after or before `now`, going round.
fn next<T: Clone + PartialEq>(all: &[T], now: &T, toward: Neighbor) -> Option<T> {
    let place = all.iter().position(|each| each == now).unwrap_or(0);
    all.get(toward.around(place, all.len())).cloned()
}

/// The rung above or below `now`, which may stand between two; beyond the last there is none, or
/// the first one.
pub fn stepped(rungs: &[u32], now: i64, toward: Neighbor, ends: ListEnds) -> Option<i64> {
    let mut rungs = rungs.iter().copied().map(i64::from);
    let beyond = |rung: Option<i64>| rung.filter(|_| ends == ListEnds::Meet);
    match toward {
        Neighbor::Next => rungs
            .clone()
            .find(|&rung| rung > now)
            .or_else(|| beyond(rungs.next())),
        Neighbor::Previous => rungs
            .clone()
            .rfind(|&rung| rung < now)
            .or_else(|| beyond(rungs.next_back())),
    }
}
