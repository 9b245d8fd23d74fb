//! The keys in the footer of a screen and in the list of all keys. Both depend on the screen's
//! [available keys](AvailableKeys) and on the user's bindings.

use std::ops::Range;

use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

use crate::{
    app::{Action, AvailableKeys, DrawContext, FooterButton},
    keys::{Binding, FooterEntry, FooterPriority, KeyLabel, Keys, Section},
    widgets::key_names,
};
use awale_board::theme::cells::to_cells;

/// A key in the footer of a screen.
#[derive(Clone, Debug)]
pub struct FooterKey {
    /// The name of the key, or of several keys.
    pub key_names: String,
    pub label: String,
    /// The actions of clicks, by the columns of each key's name.
    pub click_actions: Vec<(Range<u16>, Action)>,
    pub priority: FooterPriority,
}

impl FooterKey {
    /// The width of the key and its label, in columns.
    pub fn width(&self) -> u16 {
        to_cells(self.key_names.width() + 1 + self.label.width())
    }

    /// A button for each key. Only the last button has the label, because the keys share it.
    pub fn buttons(&self) -> impl Iterator<Item = FooterButton> {
        let last_index = self.click_actions.len().saturating_sub(1);
        self.click_actions
            .iter()
            .enumerate()
            .map(move |(place, (columns, action))| {
                let mut column = 0;
                let is_within = |letter: &char| {
                    let start_column = column;
                    column += to_cells(letter.width().unwrap_or(0));
                    columns.contains(&start_column)
                };
                let key = self.key_names.chars().filter(is_within).collect();
                let button_label = if place == last_index {
                    self.label.clone()
                } else {
                    String::new()
                };
                FooterButton {
                    key,
                    label: button_label,
                    action: action.clone(),
                }
            })
    }

    /// The columns of a footer key that is drawn at column `x`, with the actions of clicks there. A
    /// click on the label presses the first key. For arrows and page keys it presses the forward
    /// one.
    pub fn click_columns(&self, x: u16) -> impl Iterator<Item = (Range<u16>, &Action)> {
        let label_action = match self.click_actions.as_slice() {
            [(_, Action::Left | Action::Up | Action::PageUp), (_, on), ..] => Some(on),
            clicks => clicks.first().map(|(_, action)| action),
        };
        let label_columns_and_action = label_action.map(|action| {
            (
                x + to_cells(self.key_names.width())..x + self.width(),
                action,
            )
        });
        self.click_actions
            .iter()
            .map(move |(columns, action)| (x + columns.start..x + columns.end, action))
            .chain(label_columns_and_action)
    }
}

/// The keys of the footer. Adjacent keys with the same label are merged.
pub fn footer_keys(available_keys: &AvailableKeys, look: DrawContext) -> Vec<FooterKey> {
    let mut shown_keys: Vec<FooterKey> = Vec::new();
    let mut last_label = None;
    for (binding, FooterEntry { label, priority }) in available_keys.footer_lines() {
        let Some(key) = first_key_name(binding, look) else {
            continue;
        };
        if let Some(previous_key) = shown_keys.last_mut().filter(|_| last_label == Some(label)) {
            previous_key.click_actions.extend(click_actions(
                binding,
                to_cells(previous_key.key_names.width() + 1),
                &key,
            ));
            previous_key.key_names = format!("{} {key}", previous_key.key_names);
        } else {
            // Other screens may be open between this one and the menu, so the label says whether
            // Esc leads to the menu.
            let shown_label = match label {
                KeyLabel::BackToMenu if !look.is_opened_from_menu => KeyLabel::GoBack,
                label => label,
            };
            let new_click_actions = click_actions(binding, 0, &key);
            shown_keys.push(FooterKey {
                key_names: key,
                label: look.words.get(shown_label.message_id()),
                click_actions: new_click_actions,
                priority,
            });
        }
        last_label = Some(label);
    }
    shown_keys
}

/// The actions of clicks on `name`, the first key of a binding, by columns counted from
/// `start_column`.
fn click_actions(binding: &Binding, start_column: u16, name: &str) -> Vec<(Range<u16>, Action)> {
    match binding.keys {
        Keys::OfCommand(command) => vec![(
            start_column..start_column + to_cells(name.width()),
            Action::of(command),
        )],
        Keys::Fixed(keys) => {
            let keys: Vec<&str> = keys.split(' ').collect();
            let key_column_ranges = key_columns(keys.len(), start_column, name).into_iter();
            key_column_ranges
                .zip(keys)
                .filter_map(|(place, key)| Some((place, action_of_fixed_key(key)?)))
                .collect()
        }
    }
}

/// The action of a fixed key. `None` for a text that names several keys.
fn action_of_fixed_key(key: &str) -> Option<Action> {
    Some(match key {
        "Enter" => Action::Confirm,
        "Esc" => Action::Back,
        "Del" => Action::Delete,
        "Tab" => Action::Tab,
        "Home" => Action::Home,
        "End" => Action::End,
        "PgUp" => Action::PageUp,
        "PgDn" => Action::PageDown,
        "←" => Action::Left,
        "→" => Action::Right,
        "↑" => Action::Up,
        "↓" => Action::Down,
        _ => return None,
    })
}

/// The columns of each of the `key_count` keys in `name`, which starts at column `start_column`.
/// Arrows have one letter each. Other names have the same number of words for each key, in all
/// languages.
fn key_columns(key_count: usize, start_column: u16, name: &str) -> Vec<Range<u16>> {
    let letter_ranges = name
        .char_indices()
        .filter(|(_, letter)| *letter != ' ')
        .map(|(at, letter)| at..at + letter.len_utf8());
    let letter_ranges: Vec<Range<usize>> = letter_ranges.collect();
    let byte_ranges: Vec<Range<usize>> = if letter_ranges.len() == key_count {
        letter_ranges
    } else {
        let words: Vec<&str> = name.split(' ').collect();
        let words_per_key = (words.len() / key_count).max(1);
        let word_end_bytes = words.iter().scan(0, |end, word| {
            *end += word.len() + 1;
            Some(*end - 1)
        });
        let word_end_bytes: Vec<usize> = word_end_bytes.collect();
        let word_start = |word: usize| {
            word.checked_sub(1)
                .map_or(0, |before| word_end_bytes[before] + 1)
        };
        (0..key_count.min(words.len()))
            .map(|part| {
                word_start(part * words_per_key)
                    ..word_end_bytes[part * words_per_key + words_per_key - 1]
            })
            .collect()
    };
    let column_at = |at: usize| start_column + to_cells(name[..at].width());
    byte_ranges
        .into_iter()
        .map(|part| column_at(part.start)..column_at(part.end))
        .collect()
}

/// The lines of `section` in the list of all keys: the keys and the message id of their
/// explanation. Forbidden keys are omitted.
pub fn listed_keys(
    section: Section,
    available_keys: &AvailableKeys,
    look: DrawContext<'_>,
) -> Vec<(String, &'static str)> {
    let mut keys_and_explanations: Vec<(String, &'static str)> = Vec::new();
    for binding in section.listed_bindings().filter(|binding| {
        section != available_keys.section || !available_keys.forbids_keys_of(binding)
    }) {
        let (Some(keys), Some(explanation_message_id)) =
            (all_key_names(binding, look), binding.explanation_message_id)
        else {
            continue;
        };
        let explanation_message_id = match explanation_message_id {
            "help-letter" if available_keys.move_keys_take_matches => "help-take",
            explanation_message_id => explanation_message_id,
        };
        match keys_and_explanations
            .last_mut()
            .filter(|(_, before)| *before == explanation_message_id)
        {
            Some((before, _)) => *before = format!("{before} {keys}"),
            None => keys_and_explanations.push((keys, explanation_message_id)),
        }
    }
    keys_and_explanations
}

/// The name of a binding's first key, as short as possible. `None` if the user has bound its
/// command to no key.
fn first_key_name(binding: &Binding, look: DrawContext) -> Option<String> {
    match binding.keys {
        Keys::Fixed(keys) => Some(
            key_names::fixed_key_names(look, keys)
                .replace("← →", "←→")
                .replace("↑ ↓", "↑↓"),
        ),
        Keys::OfCommand(command) => key_names::first_key_name(command, look),
    }
}

/// The names of all keys of a binding. `None` if the user has bound its command to no key.
fn all_key_names(binding: &Binding, look: DrawContext) -> Option<String> {
    match binding.keys {
        Keys::Fixed(keys) => Some(key_names::fixed_key_names(look, keys)),
        Keys::OfCommand(command) => {
            let keys = look.context.settings.keys.keys(command);
            let key_names: Vec<String> = keys
                .into_iter()
                .map(|key| key_names::key_name(look.words, key))
                .collect();
            (!key_names.is_empty()).then(|| key_names.join(" "))
        }
    }
}
