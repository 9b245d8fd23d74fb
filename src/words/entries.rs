//! The messages of a language by their id, as they are written: found at once, parsed when they are first used.

use std::collections::HashMap;
use std::sync::OnceLock;

use super::Language;

/// The text of each entry of one language, by its id.
pub struct Entries(HashMap<&'static str, &'static str>);

impl Entries {
    /// The entries of `language`, found once, by the first caller.
    pub fn of(language: Language) -> &'static Entries {
        static FOUND: [OnceLock<Entries>; Language::ALL.len()] = [const { OnceLock::new() }; Language::ALL.len()];
        FOUND[language as usize].get_or_init(|| Entries::new(language.messages()))
    }

    pub(super) fn new(messages: &'static str) -> Entries {
        // With room for all from the beginning: an entry has more than 64 bytes on average.
        let mut entries = HashMap::with_capacity(messages.len() / 64);
        entries.extend(split(messages).map(|entry| (id_of(entry), entry)));
        Entries(entries)
    }

    /// The entry `id`, if there is one.
    pub fn get(&self, id: &str) -> Option<&'static str> {
        self.0.get(id).copied()
    }
}

/// The entries of `messages`. Each begins with its id where a line begins; what goes on is indented. Comments are for those who translate.
fn split(messages: &str) -> impl Iterator<Item = &str> {
    let lines = std::iter::once(0).chain(messages.match_indices('\n').map(|(at, _)| at + 1));
    let begins =
        |at: &usize| messages.as_bytes().get(*at).is_some_and(|byte| byte.is_ascii_alphabetic() || *byte == b'#');
    let mut starts = lines.filter(begins).peekable();
    std::iter::from_fn(move || {
        let start = starts.next()?;
        Some(&messages[start..starts.peek().copied().unwrap_or(messages.len())])
    })
    .filter(|entry| !entry.starts_with('#'))
}

/// The id of an entry.
fn id_of(entry: &str) -> &str {
    entry.split([' ', '=']).next().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_begin_with_their_ids_and_hold_all_their_lines() {
        let file = "# About\none = One.\n# two\ntwo = { $n ->\n    [one] 1\n   *[other] { $n }\n }\n\nthree=3\n";
        let entries: Vec<&str> = split(file).collect();
        assert_eq!(entries.iter().map(|entry| id_of(entry)).collect::<Vec<_>>(), ["one", "two", "three"]);
        assert!(entries[1].ends_with("*[other] { $n }\n }\n\n"));
        assert_eq!(entries[0], "one = One.\n", "comments are no part of it");
    }

    #[test]
    fn an_entry_is_found_by_its_whole_id() {
        let entries = Entries::of(Language::English);
        assert!(entries.get("no-terminal").is_some_and(|entry| entry.starts_with("no-terminal = ")));
        assert_eq!(entries.get("no-termina"), None);
        assert_eq!(entries.get(""), None);
    }
}
