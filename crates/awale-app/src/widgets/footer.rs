//! The keys in the footer of a screen and in the list of all keys. Both depend on the screen's
//! [offers](AvailableKeys) and on the user's bindings.

use std::ops::Range;

use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

use crate::app::{Action, AvailableKeys, DrawContext, FooterButton};
use crate::keys::{Binding, FooterEntry, FooterPriority, KeyLabel, Keys, Section};
use crate::widgets::keyed;
use awale_board::theme::cells::to_cells;

/// A key in the footer of a screen.
#[derive(Clone, Debug)]
pub struct FooterKey {
    /// The name of the key, or of several keys.
    pub keys: String,
    pub what: String,
    /// The actions of clicks, by the columns of each key's name.
    pub clicks: Vec<(Range<u16>, Action)>,
    pub priority: FooterPriority,
}

impl FooterKey {
    /// The width of the key and its label, in columns.
    pub fn width(&self) -> u16 {
        to_cells(self.keys.width() + 1 + self.what.width())
    }

    /// A button for each key. All have the same label.
    pub fn buttons(&self) -> impl Iterator<Item = FooterButton> {
        let last = self.clicks.len().saturating_sub(1);
        self.clicks
            .iter()
            .enumerate()
            .map(move |(place, (columns, action))| {
                let mut column = 0;
                let is_within = |letter: &char| {
                    let starts = column;
                    column += to_cells(letter.width().unwrap_or(0));
                    columns.contains(&starts)
                };
                let key = self.keys.chars().filter(is_within).collect();
                let what = if place == last {
                    self.what.clone()
                } else {
                    String::new()
                };
                FooterButton {
                    key,
                    what,
                    action: action.clone(),
                }
            })
    }

    /// The columns of a footer key that is drawn at column `x`, with the actions of clicks there. A
    /// click on the label presses the first key. For arrows and page keys it presses the forward
    /// one.
    pub fn click_columns(&self, x: u16) -> impl Iterator<Item = (Range<u16>, &Action)> {
        let word = match self.clicks.as_slice() {
            [(_, Action::Left | Action::Up | Action::PageUp), (_, on), ..] => Some(on),
            clicks => clicks.first().map(|(_, action)| action),
        };
        let word = word.map(|action| (x + to_cells(self.keys.width())..x + self.width(), action));
        self.clicks
            .iter()
            .map(move |(columns, action)| (x + columns.start..x + columns.end, action))
            .chain(word)
    }
}

/// The keys of the footer. Adjacent keys with the same label are merged.
pub fn footer_keys(offers: &AvailableKeys, look: DrawContext<'_>) -> Vec<FooterKey> {
    let mut shown: Vec<FooterKey> = Vec::new();
    let mut last = None;
    for (binding, FooterEntry { label, priority }) in offers.footer_lines() {
        let Some(key) = first_key_name(binding, look) else {
            continue;
        };
        if let Some(before) = shown.last_mut().filter(|_| last == Some(label)) {
            before.clicks.extend(click_actions(
                binding,
                to_cells(before.keys.width() + 1),
                &key,
            ));
            before.keys = format!("{} {key}", before.keys);
        } else {
            // Other screens may be open between this one and the menu, so the label says whether
            // Esc leads to the menu.
            let what = match label {
                KeyLabel::Menu if !look.is_next_to_menu => KeyLabel::Back,
                label => label,
            };
            let clicks = click_actions(binding, 0, &key);
            shown.push(FooterKey {
                keys: key,
                what: look.words.get(what.id()),
                clicks,
                priority,
            });
        }
        last = Some(label);
    }
    shown
}

/// The actions of clicks on `name`, the first key of a binding, by columns counted from `start`.
fn click_actions(binding: &Binding, start: u16, name: &str) -> Vec<(Range<u16>, Action)> {
    match binding.keys {
        Keys::Of(command) => vec![(start..start + to_cells(name.width()), Action::of(command))],
        Keys::Fixed(keys) => {
            let keys: Vec<&str> = keys.split(' ').collect();
            let places = key_columns(keys.len(), start, name).into_iter();
            places
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

/// The columns of each of the `count` keys in `name`, which starts at column `start`. Arrows have
/// one letter each. Other names have the same number of words for each key, in all languages.
fn key_columns(count: usize, start: u16, name: &str) -> Vec<Range<u16>> {
    let letters = name
        .char_indices()
        .filter(|(_, letter)| *letter != ' ')
        .map(|(at, letter)| at..at + letter.len_utf8());
    let letters: Vec<Range<usize>> = letters.collect();
    let parts: Vec<Range<usize>> = if letters.len() == count {
        letters
    } else {
        let words: Vec<&str> = name.split(' ').collect();
        let each = (words.len() / count).max(1);
        let ends = words.iter().scan(0, |end, word| {
            *end += word.len() + 1;
            Some(*end - 1)
        });
        let ends: Vec<usize> = ends.collect();
        let begin = |word: usize| word.checked_sub(1).map_or(0, |before| ends[before] + 1);
        (0..count.min(words.len()))
            .map(|part| begin(part * each)..ends[part * each + each - 1])
            .collect()
    };
    let column = |at: usize| start + to_cells(name[..at].width());
    parts
        .into_iter()
        .map(|part| column(part.start)..column(part.end))
        .collect()
}

/// The lines of `section` in the list of all keys: the keys and the message id of their
/// explanation. Forbidden keys are omitted.
pub fn listed_keys(
    section: Section,
    offers: &AvailableKeys,
    look: DrawContext<'_>,
) -> Vec<(String, &'static str)> {
    let mut lines: Vec<(String, &'static str)> = Vec::new();
    for binding in section
        .listed_bindings()
        .filter(|binding| section != offers.section || !offers.forbids_keys_of(binding))
    {
        let (Some(keys), Some(help)) = (all_key_names(binding, look), binding.help) else {
            continue;
        };
        match lines.last_mut().filter(|(_, before)| *before == help) {
            Some((before, _)) => *before = format!("{before} {keys}"),
            None => lines.push((keys, help)),
        }
    }
    lines
}

/// The name of a binding's first key, as short as possible. `None` if the user has bound its
/// command to no key.
fn first_key_name(binding: &Binding, look: DrawContext<'_>) -> Option<String> {
    match binding.keys {
        Keys::Fixed(keys) => Some(
            keyed::fixed_key_names(look, keys)
                .replace("← →", "←→")
                .replace("↑ ↓", "↑↓"),
        ),
        Keys::Of(command) => keyed::first_key_name(command, look),
    }
}

/// The names of all keys of a binding. `None` if the user has bound its command to no key.
fn all_key_names(binding: &Binding, look: DrawContext<'_>) -> Option<String> {
    match binding.keys {
        Keys::Fixed(keys) => Some(keyed::fixed_key_names(look, keys)),
        Keys::Of(command) => {
            let keys = look.context.settings.keys.keys(command);
            let names: Vec<String> = keys
                .into_iter()
                .map(|key| keyed::key_name(look.words, key))
                .collect();
            (!names.is_empty()).then(|| names.join(" "))
        }
    }
}
