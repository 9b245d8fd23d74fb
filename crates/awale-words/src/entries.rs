//! The messages of a language by their id, as they are written: found at once, parsed when they are
//! first used.

use std::collections::HashMap;
use std::sync::OnceLock;

use super::Language;

/// The text of each entry of one language, by its id.
pub struct Entries(HashMap<&'static str, &'static str>);

impl Entries {
    /// The entries of `language`, found once, by the first caller.
    pub fn of(language: Language) -> &'static Entries {
        static FOUND: [OnceLock<Entries>; Language::ALL.len()] =
            [const { OnceLock::new() }; Language::ALL.len()];
        FOUND[language as usize].get_or_init(|| Entries::new(language.messages()))
    }

    /// The entries of this text.
    #[must_use]
    pub fn new(messages: &'static str) -> Entries {
        // With room for all from the beginning: an entry has more than 64 bytes on average.
        let mut entries = HashMap::with_capacity(messages.len() / 64);
        entries.extend(split(messages).map(|entry| (id_of(entry), entry)));
        Entries(entries)
    }

    /// The entry `id`, if there is one.
    #[must_use]
    pub fn get(&self, id: &str) -> Option<&'static str> {
        self.0.get(id).copied()
    }
}

/// The entries of `messages`. Each begins with its id where a line begins; what goes on is
/// indented. Comments are for those who translate.
pub fn split(messages: &str) -> impl Iterator<Item = &str> {
    let lines = std::iter::once(0).chain(messages.match_indices('\n').map(|(at, _)| at + 1));
    let begins = |at: &usize| {
        messages
            .as_bytes()
            .get(*at)
            .is_some_and(|byte| byte.is_ascii_alphabetic() || *byte == b'#')
    };
    let mut starts = lines.filter(begins).peekable();
    std::iter::from_fn(move || {
        let start = starts.next()?;
        Some(&messages[start..starts.peek().copied().unwrap_or(messages.len())])
    })
    .filter(|entry| !entry.starts_with('#'))
}

/// The id of an entry.
#[must_use]
pub fn id_of(entry: &str) -> &str {
    entry.split([' ', '=']).next().unwrap_or_default()
}
