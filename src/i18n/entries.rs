//! The entries of the message files by their id, as they are written: indexed at once, parsed when they are first used.

use std::collections::HashMap;
use std::sync::LazyLock;

use super::Language;

/// The message files of both languages, by topic. A new file is one more name here.
macro_rules! topics {
    ($($topic:literal),+ $(,)?) => {
        /// The English files.
        const ENGLISH: &[&str] = &[$(include_str!(concat!("../../assets/languages/en/", $topic, ".ftl"))),+];
        /// The French files.
        const FRENCH: &[&str] = &[$(include_str!(concat!("../../assets/languages/fr/", $topic, ".ftl"))),+];
    };
}

topics! {
    "bots",
    "characters",
    "clock",
    "commands",
    "common",
    "course",
    "drills",
    "errors",
    "exchange",
    "games",
    "help",
    "insights",
    "matches",
    "mistakes",
    "moves",
    "openings",
    "plain",
    "players",
    "puzzles",
    "rating",
    "reasons",
    "records",
    "results",
    "rules",
    "screens",
    "settings",
    "strategy",
    "study",
    "tables",
    "themes",
    "tournament",
    "tree",
}

/// The text of the message files of `language`.
pub const fn sources(language: Language) -> &'static [&'static str] {
    match language {
        Language::English => ENGLISH,
        Language::French => FRENCH,
    }
}

/// Every entry of one language, by its id.
pub struct Entries(HashMap<&'static str, &'static str>);

impl Entries {
    /// The entries of `language`. They are indexed once, by the first caller: indexing them on
    /// every call took three quarters of all instructions up to the first frame.
    pub fn of(language: Language) -> &'static Entries {
        static IN_ENGLISH: LazyLock<Entries> = LazyLock::new(|| Entries::gather(ENGLISH));
        static IN_FRENCH: LazyLock<Entries> = LazyLock::new(|| Entries::gather(FRENCH));
        match language {
            Language::English => &IN_ENGLISH,
            Language::French => &IN_FRENCH,
        }
    }

    fn gather(sources: &[&'static str]) -> Entries {
        Entries(sources.iter().flat_map(|source| split(source)).map(|entry| (id_of(entry), entry)).collect())
    }

    /// The entry `id`, if there is one.
    pub fn get(&self, id: &str) -> Option<&'static str> {
        self.0.get(id).copied()
    }
}

/// The entries of a file. Each begins with its id where a line begins; what goes on is indented, and what is neither is a
/// comment.
fn split(source: &'static str) -> impl Iterator<Item = &'static str> {
    let starts = |at: &usize| source[*at..].starts_with(|letter: char| letter.is_ascii_alphabetic());
    let mut lines =
        std::iter::once(0).chain(source.match_indices('\n').map(|(at, _)| at + 1)).filter(starts).peekable();
    std::iter::from_fn(move || {
        let start = lines.next()?;
        let end = lines.peek().copied().unwrap_or(source.len());
        Some(&source[start..end])
    })
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
        let source =
            "# A comment.\n\none = One.\ntwo = { $n ->\n    [one] 1\n   *[other] { $n }\n }\n\n# Another.\nthree=3";
        let entries: Vec<&str> = split(source).collect();
        assert_eq!(entries.iter().map(|entry| id_of(entry)).collect::<Vec<_>>(), ["one", "two", "three"]);
        assert!(entries[1].contains("[other] { $n }"));
    }

    #[test]
    fn an_entry_is_found_by_its_whole_id() {
        let entries = Entries::of(Language::English);
        assert!(entries.get("no-terminal").is_some_and(|entry| entry.starts_with("no-terminal = ")));
        assert_eq!(entries.get("no-termina"), None);
        assert_eq!(entries.get(""), None);
    }
}
