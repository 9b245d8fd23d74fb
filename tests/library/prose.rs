//! Checks the English of messages, documents, and the comments in finished folders: it has American
//! spelling, and no phrases that read like a translation.

use std::fs;
use std::path::{Path, PathBuf};

/// Phrases that every sentence can avoid.
const AVOIDED_PHRASES: &[&str] = &[
    "anew",
    "at the first try",
    "comes to rest",
    "deed",
    "foe",
    "from which on",
    "none of its",
    "so many as",
    "where it has",
    "where it is not",
    "where none",
    "where there",
];

/// British spellings of common words.
const BRITISH_SPELLINGS: &[&str] = &[
    "analyse",
    "analysed",
    "analyses the",
    "analysing",
    "anticlockwise",
    "behaviour",
    "cancelled",
    "centre",
    "centred",
    "colour",
    "coloured",
    "colours",
    "defence",
    "defences",
    "favour",
    "favourite",
    "grey",
    "labelled",
    "licence",
    "neighbour",
    "neighbouring",
    "neighbours",
    "organise",
    "recognise",
    "towards",
    "travelled",
];

/// Words that may follow `is no`, as in *is no longer*.
const WORDS_AFTER_IS_NO: &[&str] = &["longer", "more", "less", "better", "worse"];

/// The folders whose comments are checked.
const CHECKED_FOLDERS: &[&str] = &[
    "benches",
    "crates",
    "examples",
    "fuzz/fuzz_targets",
    "src",
    "tests",
    "tools",
];

fn workspace_root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).to_owned()
}

/// The files in `folder` and its subfolders whose names end with `ending`, sorted.
fn files_with_ending(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in
        fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()))
    {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            files.extend(files_with_ending(&path, ending));
        } else if path.to_string_lossy().ends_with(ending) {
            files.push(path);
        }
    }
    files.sort();
    files
}

/// `line` with each part from `opening_sign` to `closing_sign` replaced by a comma.
fn without_enclosed_parts(line: &str, opening_sign: char, closing_sign: char) -> String {
    let mut unread_text = line;
    let mut text_outside = String::new();
    while let Some((before, inside)) = unread_text.split_once(opening_sign) {
        text_outside.push_str(before);
        text_outside.push_str(" , ");
        unread_text = inside
            .split_once(closing_sign)
            .map_or("", |(_, after)| after);
    }
    text_outside + unread_text
}

/// The texts of a message file, without ids and variables.
fn texts_of_messages(text: &str) -> Vec<String> {
    text.lines()
        .filter(|line| !line.starts_with("plain-word-"))
        .map(|line| {
            let has_id = line.starts_with(|first: char| first.is_ascii_lowercase());
            let message_text = line.split_once(" =").filter(|_| has_id);
            message_text.map_or(line, |(_, value)| value)
        })
        .map(|line| without_enclosed_parts(&without_enclosed_parts(line, '`', '`'), '{', '}'))
        .collect()
}

/// The lines of a document, without code and the targets of links.
fn prose_of_document(text: &str) -> Vec<String> {
    let mut is_code = false;
    text.lines()
        .map(|line| {
            let is_fence = line.trim_start().starts_with("```");
            is_code ^= is_fence;
            if is_code || is_fence {
                return String::new();
            }
            let prose = without_enclosed_parts(line, '`', '`').replace("](", "\0");
            without_enclosed_parts(&prose, '\0', ')')
        })
        .collect()
}

/// The comments of a source file, without code.
fn comments_of_source(text: &str) -> Vec<String> {
    text.lines()
        .map(|line| {
            let comment = line.trim_start().strip_prefix("//").unwrap_or_default();
            without_enclosed_parts(comment, '`', '`')
        })
        .collect()
}

fn words_in_text(text: &str) -> Vec<&str> {
    text.split(|sign: char| !sign.is_alphabetic() && sign != '\'')
        .filter(|word| !word.is_empty())
        .collect()
}

/// Finds the phrases and spellings to avoid, with their line numbers.
fn phrase_faults(lines: &[String]) -> Vec<String> {
    let mut found = Vec::new();
    for (number, line) in (1..).zip(lines) {
        let line = line.to_lowercase();
        let words = words_in_text(&line);
        // Lists of shell commands contain the name of the command `analyse` without quotes.
        let text = format!(" {} ", words.join(" ")).replace(" awale analyse ", " ");
        let phrases = AVOIDED_PHRASES.iter().chain(BRITISH_SPELLINGS);
        found.extend(
            phrases
                .filter(|phrase| text.contains(&format!(" {phrase} ")))
                .map(|phrase| format!("line {number}: “{phrase}”")),
        );
        let contains_is_no = line.split(['.', ',', ';', ':', '?', '!']).any(|clause| {
            words_in_text(clause).windows(4).any(|four| {
                let [before, "is", "no", after] = four else {
                    return false;
                };
                *before != "there" && !WORDS_AFTER_IS_NO.contains(after)
            })
        });
        if contains_is_no {
            found.push(format!("line {number}: “is no” (is not a)"));
        }
    }
    found
}

#[test]
fn english_messages_and_documents_contain_no_avoided_phrase() {
    let root = workspace_root();
    let read_text = |path: &Path| fs::read_to_string(path).expect("a text");
    let mut texts_by_path = Vec::new();
    for path in files_with_ending(&root.join("assets/languages/en"), ".ftl") {
        texts_by_path.push((path.clone(), texts_of_messages(&read_text(&path))));
    }
    let top_level_documents =
        ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"].map(|name| root.join(name));
    let pages = files_with_ending(&root.join("docs"), ".md");
    let foreign_language_folders =
        ["docs/languages", "docs/lectures/src/fr"].map(|folder| root.join(folder));
    let checked_pages = pages.into_iter().filter(|path| {
        !foreign_language_folders
            .iter()
            .any(|folder| path.starts_with(folder))
    });
    for path in top_level_documents.into_iter().chain(checked_pages) {
        texts_by_path.push((path.clone(), prose_of_document(&read_text(&path))));
    }
    for folder in CHECKED_FOLDERS {
        for path in files_with_ending(&root.join(folder), ".rs") {
            texts_by_path.push((path.clone(), comments_of_source(&read_text(&path))));
        }
    }
    let fault_reports: Vec<String> = texts_by_path
        .iter()
        .flat_map(|(path, lines)| {
            let faults = phrase_faults(lines);
            faults
                .into_iter()
                .map(move |fault| format!("{}: {fault}", path.display()))
        })
        .collect();
    assert!(fault_reports.is_empty(), "\n{}", fault_reports.join("\n"));
}

#[test]
fn avoided_phrases_are_found_and_good_sentences_pass() {
    for bad in [
        "This is no proof of it.",
        "Read the colour of it.",
        "It is drawn anew.",
        "In a place where there is room.",
    ] {
        assert_eq!(phrase_faults(&prose_of_document(bad)).len(), 1, "{bad}");
    }
    for good in [
        "There is no proof.",
        "Undo is `played -= 1`. No move has to be inverted.",
        "It is no longer rated.",
        "`awale analyse` and `theme.colour`.",
        "The analyzed game.",
    ] {
        assert_eq!(
            phrase_faults(&prose_of_document(good)),
            Vec::<String>::new(),
            "{good}"
        );
    }
}
