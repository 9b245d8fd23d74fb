//! The keys at the bottom of a screen and in the list of all keys. Both come from what the screen
//! [offers](Offers) and from your bindings.

use std::ops::Range;

use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

use crate::app::{Action, Button, Look, Offers};
use crate::keys::{Binding, Footer, KeyLabel, Keys, Rank, Section};
use crate::widgets::keyed;
use awale_board::theme::cells::cells;

/// A key at the bottom of a screen.
#[derive(Clone, Debug)]
pub struct FooterKey {
    /// Its name on the keyboard.
    pub keys: String,
    pub what: String,
    /// What a click does, by the columns that its keys take up.
    pub clicks: Vec<(Range<u16>, Action)>,
    pub rank: Rank,
}

impl FooterKey {
    /// Columns of the key and what it does.
    #[must_use]
    pub fn width(&self) -> u16 {
        cells(self.keys.width() + 1 + self.what.width())
    }

    /// A button for each key; the last one says what all of them do.
    pub fn buttons(&self) -> impl Iterator<Item = Button> {
        let last = self.clicks.len().saturating_sub(1);
        self.clicks
            .iter()
            .enumerate()
            .map(move |(place, (columns, action))| {
                let mut column = 0;
                let is_within = |letter: &char| {
                    let starts = column;
                    column += cells(letter.width().unwrap_or(0));
                    columns.contains(&starts)
                };
                let key = self.keys.chars().filter(is_within).collect();
                let what = if place == last {
                    self.what.clone()
                } else {
                    String::new()
                };
                Button {
                    key,
                    what,
                    action: action.clone(),
                }
            })
    }

    /// What a click does on the cells of a key that stands at `x`. A click on its word presses its
    /// first key; of arrows and page keys the one that leads on.
    pub fn clicks_from(&self, x: u16) -> impl Iterator<Item = (Range<u16>, &Action)> {
        let word = match self.clicks.as_slice() {
            [(_, Action::Left | Action::Up | Action::PageUp), (_, on), ..] => Some(on),
            clicks => clicks.first().map(|(_, action)| action),
        };
        let word = word.map(|action| (x + cells(self.keys.width())..x + self.width(), action));
        self.clicks
            .iter()
            .map(move |(columns, action)| (x + columns.start..x + columns.end, action))
            .chain(word)
    }
}

/// The keys for the bottom of the screen. Neighbors with the same label share a place.
pub fn footer_keys(offers: &Offers, look: Look<'_>) -> Vec<FooterKey> {
    let mut shown: Vec<FooterKey> = Vec::new();
    let mut last = None;
    for (binding, Footer { label, rank }) in offers.footer() {
        let Some(key) = first_key(binding, look) else {
            continue;
        };
        if let Some(before) = shown.last_mut().filter(|_| last == Some(label)) {
            before
                .clicks
                .extend(clicks(binding, cells(before.keys.width() + 1), &key));
            before.keys = format!("{} {key}", before.keys);
        } else {
            // Other screens may be between a game and the menu.
            let what = match label {
                KeyLabel::Menu if !look.is_next_to_menu => KeyLabel::Back,
                label => label,
            };
            let clicks = clicks(binding, 0, &key);
            shown.push(FooterKey {
                keys: key,
                what: look.words.get(what.id()),
                clicks,
                rank,
            });
        }
        last = Some(label);
    }
    shown
}

/// What a click on `name`, the first key of a binding, does, by columns counted from `start`.
fn clicks(binding: &Binding, start: u16, name: &str) -> Vec<(Range<u16>, Action)> {
    match binding.keys {
        Keys::Of(command) => vec![(start..start + cells(name.width()), Action::of(command))],
        Keys::Fixed(keys) => {
            let keys: Vec<&str> = keys.split(' ').collect();
            let places = places(keys.len(), start, name).into_iter();
            places
                .zip(keys)
                .filter_map(|(place, key)| Some((place, fixed_action(key)?)))
                .collect()
        }
    }
}

/// The action of a fixed key; `None` for a sign that stands for several keys.
fn fixed_action(key: &str) -> Option<Action> {
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

/// The columns of each of `count` keys in their `name`, which begins at `start`: arrows stand close
/// together, and other keys have as many words as each other in every language.
fn places(count: usize, start: u16, name: &str) -> Vec<Range<u16>> {
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
    let column = |at: usize| start + cells(name[..at].width());
    parts
        .into_iter()
        .map(|part| column(part.start)..column(part.end))
        .collect()
}

/// The lines of `section` in the list of all keys: the keys and the message id of what they do. What
/// `offers` forbid in their section is left out.
#[must_use]
pub fn listed(section: Section, offers: &Offers, look: Look<'_>) -> Vec<(String, &'static str)> {
    let mut lines: Vec<(String, &'static str)> = Vec::new();
    for binding in section
        .listed()
        .filter(|binding| section != offers.section || !offers.forbids(binding))
    {
        let (Some(keys), Some(help)) = (all_keys(binding, look), binding.help) else {
            continue;
        };
        match lines.last_mut().filter(|(_, before)| *before == help) {
            Some((before, _)) => *before = format!("{before} {keys}"),
            None => lines.push((keys, help)),
        }
    }
    lines
}

/// The first key of a binding, as narrow as possible.
fn first_key(binding: &Binding, look: Look<'_>) -> Option<String> {
    match binding.keys {
        Keys::Fixed(keys) => Some(
            keyed::fixed_name(look, keys)
                .replace("← →", "←→")
                .replace("↑ ↓", "↑↓"),
        ),
        Keys::Of(command) => keyed::first_key(command, look),
    }
}

/// All keys of a binding; `None` if you have bound its command to none.
fn all_keys(binding: &Binding, look: Look<'_>) -> Option<String> {
    match binding.keys {
        Keys::Fixed(keys) => Some(keyed::fixed_name(look, keys)),
        Keys::Of(command) => {
            let keys = look.context.settings.keys.keys(command);
            let names: Vec<String> = keys
                .into_iter()
                .map(|key| keyed::name(look.words, key))
                .collect();
            (!names.is_empty()).then(|| names.join(" "))
        }
    }
}
