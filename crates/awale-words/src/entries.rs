//! The messages of a language by their ids, as unparsed text. The ids are found once, and a message
//! is parsed at its first use.

use std::sync::OnceLock;

use rustc_hash::{FxBuildHasher, FxHashMap};

use super::Language;

/// The unparsed text of each message of one language, by its id. All 2,700 ids are hashed before
/// the first frame, so the hash is a fast one.
pub struct MessageEntries(FxHashMap<&'static str, &'static str>);

impl MessageEntries {
    /// Returns the entries of `language`. The first call finds them and caches the result.
    pub fn of(language: Language) -> &'static MessageEntries {
        static ENTRIES: [OnceLock<MessageEntries>; Language::ALL.len()] =
            [const { OnceLock::new() }; Language::ALL.len()];
        ENTRIES[language as usize].get_or_init(|| MessageEntries::new(language.messages()))
    }

    /// Finds the entries in the text of a message file.
    pub fn new(messages: &'static str) -> MessageEntries {
        // Capacity for all entries: an entry has more than 64 bytes on average.
        let mut entries = FxHashMap::with_capacity_and_hasher(messages.len() / 64, FxBuildHasher);
        entries.extend(split_into_entries(messages).map(|entry| (id_of_entry(entry), entry)));
        MessageEntries(entries)
    }

    /// The entry with this id, or `None`.
    pub fn get(&self, id: &str) -> Option<&'static str> {
        self.0.get(id).copied()
    }
}

/// Splits a message file into its entries. An entry starts with its id at the start of a line, and
/// its other lines are indented. Comments for translators are left out.
pub fn split_into_entries(messages: &str) -> impl Iterator<Item = &str> {
    let line_ends = memchr::memchr_iter(b'\n', messages.as_bytes());
    let lines = std::iter::once(0).chain(line_ends.map(|at| at + 1));
    let is_start = |at: &usize| {
        messages
            .as_bytes()
            .get(*at)
            .is_some_and(|byte| byte.is_ascii_alphabetic() || *byte == b'#')
    };
    let mut starts = lines.filter(is_start).peekable();
    std::iter::from_fn(move || {
        let start = starts.next()?;
        Some(&messages[start..starts.peek().copied().unwrap_or(messages.len())])
    })
    .filter(|entry| !entry.starts_with('#'))
}

/// The id at the start of an entry such as `id = text`.
pub fn id_of_entry(entry: &str) -> &str {
    let end = memchr::memchr2(b' ', b'=', entry.as_bytes());
    &entry[..end.unwrap_or(entry.len())]
}
