//! The keys as the screens show them: the line at the bottom, and the list of all keys. Both come from the table of keys and
//! what the user has bound.

use unicode_width::UnicodeWidthStr;

use crate::app::App;
use crate::keys::{Binding, Keys, Rank, Section};
use crate::ui::cells::cells;

use super::keyed;

/// A key at the bottom of a screen.
#[derive(Clone, Debug)]
pub(super) struct FooterKey {
    /// What it is called on the keyboard.
    pub keys: String,
    /// What it does.
    pub what: String,
    /// How much it matters.
    pub rank: Rank,
}

impl FooterKey {
    /// Columns of the key and what it does.
    pub(super) fn width(&self) -> u16 {
        cells(self.keys.width() + 1 + self.what.width())
    }
}

/// The keys of `section` for the bottom of the screen. `now` gives the id of the word that one has at the moment, from the one
/// in the table; none for a key that is of no use at the moment.
pub(super) fn footer(
    section: Section,
    app: &App,
    now: impl Fn(&'static str) -> Option<&'static str>,
) -> Vec<FooterKey> {
    let end: &[Binding] = if section.has_usual_end() { Section::Everywhere.bindings() } else { &[] };
    // The menu is left by leaving the program, every other screen by going back.
    let other_way_out = if section == Section::Menu { "key-back" } else { "key-quit" };
    let words = &app.context.words;
    let mut shown: Vec<FooterKey> = Vec::new();
    let mut last = None;
    for binding in section.bindings().iter().chain(end) {
        let Some(footer) = binding.footer.filter(|footer| footer.label != other_way_out) else { continue };
        let (Some(label), Some(key)) = (now(footer.label), first_key(binding, app)) else { continue };
        if let Some(before) = shown.last_mut().filter(|_| last == Some(label)) {
            before.keys = format!("{} {key}", before.keys);
        } else {
            shown.push(FooterKey { keys: key, what: words.get(label), rank: footer.rank });
        }
        last = Some(label);
    }
    shown
}

/// The keys of `section` as they stand, none left out.
pub(super) fn usual_footer(section: Section, app: &App) -> Vec<FooterKey> {
    footer(section, app, Some)
}

/// The lines of `section` in the list of all keys: the keys, and the id of what they do.
pub(super) fn listed(section: Section, app: &App) -> Vec<(String, &'static str)> {
    let mut lines: Vec<(String, &'static str)> = Vec::new();
    for binding in section.listed() {
        let (Some(keys), Some(help)) = (all_keys(binding, app), binding.help) else { continue };
        match lines.last_mut().filter(|(_, before)| *before == help) {
            Some((before, _)) => *before = format!("{before} {keys}"),
            None => lines.push((keys, help)),
        }
    }
    lines
}

/// The first key of a line of the table, with no more room than it needs.
fn first_key(binding: &Binding, app: &App) -> Option<String> {
    match binding.keys {
        Keys::Fixed(keys) => {
            Some(keyed::fixed_name(&app.context.words, keys).replace("← →", "←→").replace("↑ ↓", "↑↓"))
        }
        Keys::Of(command, _) => keyed::first_key(command, app),
    }
}

/// All keys of a line of the table; none where the user has bound its command to none.
fn all_keys(binding: &Binding, app: &App) -> Option<String> {
    let words = &app.context.words;
    match binding.keys {
        Keys::Fixed(keys) => Some(keyed::fixed_name(words, keys)),
        Keys::Of(command, _) => {
            let keys = app.context.settings.keys.keys(command);
            let names: Vec<String> = keys.into_iter().map(|key| keyed::name(words, key)).collect();
            (!names.is_empty()).then(|| names.join(" "))
        }
    }
}
