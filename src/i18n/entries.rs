//! The entries of the message files by their id, as they are written: unpacked at once, parsed when they are first used.

use std::sync::LazyLock;

use super::Language;

/// The English files, as `build.rs` packs them.
const ENGLISH: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/en.ftl.deflate"));
/// The French files.
const FRENCH: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/fr.ftl.deflate"));

/// The text of the message files of `language`, without their comments. It is unpacked once, by the first caller.
pub fn source(language: Language) -> &'static str {
    static IN_ENGLISH: LazyLock<String> = LazyLock::new(|| unpacked(ENGLISH));
    static IN_FRENCH: LazyLock<String> = LazyLock::new(|| unpacked(FRENCH));
    match language {
        Language::English => &IN_ENGLISH,
        Language::French => &IN_FRENCH,
    }
}

fn unpacked(packed: &[u8]) -> String {
    let text = miniz_oxide::inflate::decompress_to_vec(packed).ok().and_then(|bytes| String::from_utf8(bytes).ok());
    text.unwrap_or_else(|| unreachable!("what the build has packed is text"))
}

/// Every entry of one language, in the order of the ids.
pub struct Entries(Vec<&'static str>);

impl Entries {
    /// The entries of `language`, found once, by the first caller.
    pub fn of(language: Language) -> &'static Entries {
        static IN_ENGLISH: LazyLock<Entries> = LazyLock::new(|| Entries(split(source(Language::English))));
        static IN_FRENCH: LazyLock<Entries> = LazyLock::new(|| Entries(split(source(Language::French))));
        match language {
            Language::English => &IN_ENGLISH,
            Language::French => &IN_FRENCH,
        }
    }

    /// The entry `id`, if there is one.
    pub fn get(&self, id: &str) -> Option<&'static str> {
        self.0.binary_search_by(|entry| id_of(entry).cmp(id)).ok().map(|at| self.0[at])
    }
}

/// The entries of a text. Each begins with its id where a line begins; what goes on is indented.
fn split(source: &str) -> Vec<&str> {
    let mut entries = Vec::new();
    let mut start = 0;
    for (at, _) in source.match_indices('\n') {
        if source.as_bytes().get(at + 1).is_none_or(u8::is_ascii_alphabetic) {
            entries.push(&source[start..=at]);
            start = at + 1;
        }
    }
    entries
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
        let entries = split("one = One.\ntwo = { $n ->\n    [one] 1\n   *[other] { $n }\n }\nthree=3\n");
        assert_eq!(entries.iter().map(|entry| id_of(entry)).collect::<Vec<_>>(), ["one", "two", "three"]);
        assert!(entries[1].ends_with("*[other] { $n }\n }\n"));
    }

    #[test]
    fn an_entry_is_found_by_its_whole_id() {
        let entries = Entries::of(Language::English);
        assert!(entries.get("no-terminal").is_some_and(|entry| entry.starts_with("no-terminal = ")));
        assert_eq!(entries.get("no-termina"), None);
        assert_eq!(entries.get(""), None);
    }
}
