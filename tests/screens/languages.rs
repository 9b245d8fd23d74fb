//! Every screen in every language except English, at the default size and at 60x18. The test lists
//! all faults.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use awale::words::Language;

use crate::start::{DEFAULT_SIZE, Look, PLAIN, lines};
use crate::ways::for_each_walk_in;
use crate::wording::{cuts, has_whole_edges, lost_word};

/// A window in which long texts may be shortened.
const SMALL: (u16, u16) = (60, 18);

/// The number of shortened words on each small screen in English.
static CUTS_IN_ENGLISH: LazyLock<BTreeMap<String, usize>> = LazyLock::new(|| {
    let mut usual = BTreeMap::new();
    for_each_walk_in(PLAIN, |name, shell| {
        usual.insert(name.to_owned(), cuts(&lines(&shell.draw(SMALL.0, SMALL.1))));
    });
    usual
});

/// The keys in a footer that open the list of all keys (`?`) or leave the screen (`q`, `Esc`).
fn ways_out(keys: &str) -> Vec<&str> {
    keys.split_whitespace()
        .filter(|word| ["?", "q", "Esc"].contains(word))
        .collect()
}

fn holds(language: Language) {
    let mut wrong = Vec::new();
    for_each_walk_in(Look { language, ..PLAIN }, |name, shell| {
        let mut fault = |what: &str, drawn: &[String]| {
            wrong.push(format!("{name}: {what}\n{}", drawn.join("\n")));
        };
        let (usual, small) = (
            lines(&shell.draw(DEFAULT_SIZE.0, DEFAULT_SIZE.1)),
            lines(&shell.draw(SMALL.0, SMALL.1)),
        );
        if cuts(&usual) > 0 {
            fault("cut off", &usual);
        }
        if !has_whole_edges(shell) {
            fault("the title or the line of keys is not whole", &usual);
        }
        if let Some(word) = lost_word(name, shell) {
            fault(&format!("“{word}” is missing"), &usual);
        }
        if cuts(&small) > CUTS_IN_ENGLISH[name] {
            fault("more is cut off than in English", &small);
        }
        let all = lines(&shell.draw(200, 60));
        if ways_out(&all[all.len() - 1]) != ways_out(&small[small.len() - 1]) {
            fault("a way out is missing", &small);
        }
        if usual.iter().chain(&small).any(|line| line.contains("{$")) {
            fault("a value is missing", &usual);
        }
    });
    assert!(
        wrong.is_empty(),
        "{} screens in {language:?}\n\n{}",
        wrong.len(),
        wrong.join("\n\n")
    );
}

#[test]
fn french_texts_fit_every_screen() {
    holds(Language::French);
}

#[test]
fn spanish_texts_fit_every_screen() {
    holds(Language::Spanish);
}

#[test]
fn portuguese_texts_fit_every_screen() {
    holds(Language::Portuguese);
}

#[test]
fn german_texts_fit_every_screen() {
    holds(Language::German);
}

#[test]
fn italian_texts_fit_every_screen() {
    holds(Language::Italian);
}

#[test]
fn catalan_texts_fit_every_screen() {
    holds(Language::Catalan);
}
