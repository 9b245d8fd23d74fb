//! The messages of a language by their ids, as unparsed text. A message is parsed at its first use.

use std::sync::{Mutex, OnceLock, PoisonError};

use rustc_hash::FxHashMap;

use super::Language;

/// The unparsed text of each message of one language, by its id. The message files are read only as
/// far as messages are needed, so that the first frame appears earlier.
pub struct MessageEntries(Mutex<EntryIndex>);

struct EntryIndex {
    entries_by_id: FxHashMap<&'static str, &'static str>,
    unindexed_entries: Box<dyn Iterator<Item = &'static str> + Send>,
}

impl MessageEntries {
    /// Returns the entries of `language`.
    pub fn of(language: Language) -> &'static MessageEntries {
        static ENTRIES: [OnceLock<MessageEntries>; Language::ALL.len()] =
            [const { OnceLock::new() }; Language::ALL.len()];
        ENTRIES[language as usize].get_or_init(|| MessageEntries::new(language.fluent_messages()))
    }

    /// The entries in the text of a message file.
    pub fn new(fluent_text: &'static str) -> MessageEntries {
        MessageEntries(Mutex::new(EntryIndex {
            entries_by_id: FxHashMap::default(),
            unindexed_entries: Box::new(split_into_entries(fluent_text)),
        }))
    }

    /// The entry with this id, or `None`.
    pub fn get(&self, id: &str) -> Option<&'static str> {
        let mut locked_entries = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let EntryIndex {
            entries_by_id,
            unindexed_entries: unread,
        } = &mut *locked_entries;
        entries_by_id.get(id).copied().or_else(|| {
            unread.find(|entry| {
                let entry_id = id_of_entry(entry);
                entries_by_id.insert(entry_id, entry);
                entry_id == id
            })
        })
    }
}

/// Splits a message file into its entries. An entry starts with its id at the start of a line, and
/// its other lines are indented. Comments for translators are left out.
pub fn split_into_entries(fluent_text: &str) -> impl Iterator<Item = &str> {
    let line_ends = memchr::memchr_iter(b'\n', fluent_text.as_bytes());
    let line_starts = std::iter::once(0).chain(line_ends.map(|at| at + 1));
    let is_entry_start = |at: &usize| {
        fluent_text
            .as_bytes()
            .get(*at)
            .is_some_and(|byte| byte.is_ascii_alphabetic() || *byte == b'#')
    };
    let mut entry_starts = line_starts.filter(is_entry_start).peekable();
    std::iter::from_fn(move || {
        let start = entry_starts.next()?;
        Some(&fluent_text[start..entry_starts.peek().copied().unwrap_or(fluent_text.len())])
    })
    .filter(|entry| !entry.starts_with('#'))
}

/// The id at the start of an entry such as `id = text`.
pub fn id_of_entry(entry: &str) -> &str {
    let end = memchr::memchr2(b' ', b'=', entry.as_bytes());
    &entry[..end.unwrap_or(entry.len())]
}
