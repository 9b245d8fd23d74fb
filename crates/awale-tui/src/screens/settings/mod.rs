//! The settings screen. It contains all settings in groups, except those that the setup screen
//! saves, and a line that opens the key bindings.

mod preview;
pub(crate) mod view;

use std::collections::BTreeSet;

use toml::Value;

use crate::{
    app::{ClickEffect, text_field::EditResult},
    config::{SettingRow, theme_names},
    prelude::*,
    screens::KeyBindingsScreen,
    words::Language,
};

/// The key of the setting for the theme. Its values are the built-in themes and the files in a
/// folder.
const THEME_KEY: &str = "theme";
/// The keys of the settings that are typed: the user's name, and the page for links.
const TYPED_SETTING_KEYS: [&str; 2] = ["name", "share.page"];
/// The maximum length of a typed value, in characters.
const MAX_TYPED_CHARS: usize = 200;

/// The value of a setting as displayed. `None` if the setting cannot have that value.
pub fn value_text(row: SettingRow, value: &Value, words: &Words) -> Option<String> {
    Some(match (row.key, value) {
        (_, Value::Boolean(true)) => words.get("value-on"),
        (_, Value::Boolean(false)) => words.get("value-off"),
        ("name", Value::String(name)) if name.is_empty() => words.get("setup-no-name"),
        (_, Value::String(text)) if is_value_typed(row) && text.is_empty() => {
            words.get("value-off")
        }
        (_, Value::String(text)) if is_value_typed(row) => text.clone(),
        // A theme of the user is shown by its file name.
        (THEME_KEY, Value::String(own)) if theme_names().all(|name| name != own) => own.clone(),
        (_, Value::String(word)) => match Language::from_code(word) {
            Some(language) => language.name().to_owned(),
            None => words.get(VALUE_MESSAGE_IDS.iter().find(|(name, _)| name == word)?.1),
        },
        (_, Value::Integer(number)) => {
            say!(
                words,
                row.unit_and_number_steps?.0,
                number = u32::try_from(*number).ok()?
            )
        }
        _ => return None,
    })
}

/// The possible values of a setting. They include the current value.
pub fn possible_values(row: SettingRow, context: &AppContext) -> Vec<Value> {
    let settings = &context.settings;
    match row.unit_and_number_steps {
        _ if row.key == THEME_KEY => context
            .theme_names
            .iter()
            .cloned()
            .map(Value::from)
            .collect(),
        None => settings.choices(row.key),
        Some((_, rungs)) => {
            let current_value = settings.value(row.key).and_then(|now| now.as_integer());
            let possible_numbers: BTreeSet<i64> = rungs
                .iter()
                .map(|&rung| rung.into())
                .chain(current_value)
                .collect();
            possible_numbers.into_iter().map(Value::from).collect()
        }
    }
}

/// Whether the value of a setting is typed.
fn is_value_typed(row: SettingRow) -> bool {
    TYPED_SETTING_KEYS.contains(&row.key)
}

/// Values of settings that are words, with the message ids for displaying them.
const VALUE_MESSAGE_IDS: &[(&str, &str)] = &[
    ("auto", "value-auto"),
    ("cells", "value-cells"),
    ("pixels", "value-pixels"),
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
    pub chosen_index: usize,
    /// The input field for a typed value, while it is open.
    pub text_field: Option<TextField>,
}

impl SettingsScreen {
    /// The setting of the selected line. `None` on the last line, which opens the key bindings.
    pub fn chosen_row(&self) -> Option<SettingRow> {
        SettingRow::ALL.get(self.chosen_index).copied()
    }

    fn open_text_field(&mut self, context: &mut AppContext) -> Transition {
        let current_value = self
            .chosen_row()
            .and_then(|row| context.settings.value(row.key));
        let text = current_value.as_ref().and_then(Value::as_str);
        self.text_field = text.map(|text| TextField::with_max_length(text, MAX_TYPED_CHARS));
        Transition::Stay
    }

    fn change_setting(key: &'static str, value: Value, context: &mut AppContext) {
        context.set_setting(key, value);
        match key {
            "language" => context.apply_language(),
            "tables.seeds" => context.open_tables(),
            "mouse" => context
                .effects
                .push(Effect::SetMouse(context.settings.mouse)),
            _ => {}
        }
    }
}

impl ListScreen for SettingsScreen {
    type Row = usize;

    const CLICK_EFFECT: ClickEffect = ClickEffect::SelectsThenConfirms;

    fn cursor(&mut self) -> &mut usize {
        &mut self.chosen_index
    }

    /// The settings, followed by the line that opens the key bindings.
    fn lines<'a>(&'a self, context: &'a AppContext) -> Vec<ListLine<'a, SettingsScreen>> {
        let words = &context.words;
        let value_texts =
            |row, value: &Value| vec![value_text(row, value, words).unwrap_or_default()];
        let setting_line = |(place, &row): (usize, &SettingRow)| {
            let line = ListLine::<SettingsScreen>::new(place, words.get(row.name_message_id))
                .with_explanation(move |look| view::setting_description(row, look));
            let Some(current_value) = context.settings.value(row.key) else {
                return line;
            };
            if is_value_typed(row) {
                let text_field = self.text_field.as_ref();
                return line
                    .with_value_forms(value_texts(row, &current_value))
                    .with_text_field(text_field)
                    .on_open(SettingsScreen::open_text_field);
            }
            let line = line.with_choices(
                possible_values(row, context),
                &current_value,
                move |value| value_texts(row, &value),
                move |_, value, context| SettingsScreen::change_setting(row.key, value, context),
            );
            if row.unit_and_number_steps.is_some() {
                line.without_wrapping()
            } else {
                line
            }
        };
        let keys_line =
            ListLine::<SettingsScreen>::new(SettingRow::ALL.len(), words.get("setting-keys"))
                .with_explanation(|look| look.words.get("setting-keys-about"))
                .on_open(|_, _| Transition::open(KeyBindingsScreen::default()));
        let setting_lines = SettingRow::ALL.iter().enumerate().map(setting_line);
        setting_lines.chain([keys_line]).collect()
    }
}

impl Screen for SettingsScreen {
    fn available_keys(&self, _context: &AppContext) -> AvailableKeys {
        if self.text_field.is_some() {
            return AvailableKeys::for_typing();
        }
        let (has_typed_value, is_setting) = (
            self.chosen_row().is_some_and(is_value_typed),
            self.chosen_row().is_some(),
        );
        AvailableKeys::of(Section::List, |keys| match keys {
            Keys::LEFT_RIGHT => KeyAvailability::available_or_off(is_setting && !has_typed_value),
            Keys::ENTER if has_typed_value => AvailableAs(KeyLabel::TypeName),
            // Enter opens the last line and changes the value of any other.
            Keys::ENTER if is_setting => AvailableAs(KeyLabel::ChangeValue),
            Keys::UP_DOWN | Keys::ENTER => Available,
            _ => Off,
        })
    }

    fn act(&mut self, action: &Action, context: &mut AppContext) -> Transition {
        if let (Some(row), Some(field)) = (self.chosen_row(), &mut self.text_field) {
            match field.act(action) {
                EditResult::Editing => return Transition::Stay,
                EditResult::Done => {
                    SettingsScreen::change_setting(row.key, field.text().trim().into(), context);
                }
                EditResult::Canceled => {}
            }
            self.text_field = None;
            return Transition::Stay;
        }
        list_line::act(self, action, context).unwrap_or_else(|| Transition::back_if_closing(action))
    }

    fn draw(&self, ui: &mut Ui) {
        view::draw(self, ui);
    }
}
