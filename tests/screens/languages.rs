//! Every screen in the languages that the other tests do not draw, at the usual size and at 60x18. All that is wrong is listed.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use awale::words::Language;

use crate::start::{Look, PLAIN, USUAL, lines};
use crate::ways::everywhere_in;
use crate::wording::{cuts, has_whole_edges, lost_word};

/// A window in which texts are shortened where they must.
const SMALL: (u16, u16) = (60, 18);

/// How many words are cut off in each small screen, in English or French.
static USUAL_CUTS: LazyLock<BTreeMap<String, usize>> = LazyLock::new(|| {
    let mut most = BTreeMap::new();
    for language in [Language::English, Language::French] {
        everywhere_in(Look { language, ..PLAIN }, |name, shell| {
            let most: &mut usize = most.entry(name.to_owned()).or_default();
            *most = cuts(&lines(&shell.draw(SMALL.0, SMALL.1))).max(*most);
        });
    }
    most
});

/// The names of the keys that lead to all keys and out.
fn ways_out(keys: &str) -> Vec<&str> {
    keys.split_whitespace().filter(|word| ["?", "q", "Esc"].contains(word)).collect()
}

/// The words that end in an ellipsis in the texts of a language. English and French keep a blank before it.
fn ellipses(language: Language) -> BTreeSet<String> {
    let texts = language.messages();
    let words = texts.lines().filter(|line| !line.starts_with('#')).flat_map(str::split_whitespace);
    words.filter(|word| word.ends_with('…') && *word != "…").map(str::to_owned).collect()
}

/// What is drawn, without these words.
fn without(words: &BTreeSet<String>, drawn: &[String]) -> Vec<String> {
    drawn.iter().map(|line| words.iter().fold(line.clone(), |line, word| line.replace(word, ""))).collect()
}

fn holds(language: Language) {
    let own = ellipses(language);
    let mut wrong = Vec::new();
    everywhere_in(Look { language, ..PLAIN }, |name, shell| {
        let mut fault = |what: &str, drawn: &[String]| wrong.push(format!("{name}: {what}\n{}", drawn.join("\n")));
        let (usual, small) = (lines(&shell.draw(USUAL.0, USUAL.1)), lines(&shell.draw(SMALL.0, SMALL.1)));
        if cuts(&without(&own, &usual)) > 0 {
            fault("cut off", &usual);
        }
        if !has_whole_edges(shell) {
            fault("the title or the line of keys is not whole", &usual);
        }
        if let Some(word) = lost_word(name, shell) {
            fault(&format!("“{word}” is missing"), &usual);
        }
        if cuts(&without(&own, &small)) > USUAL_CUTS[name] {
            fault("more is cut off than in English and French", &small);
        }
        let all = lines(&shell.draw(200, 60));
        if ways_out(&all[all.len() - 1]) != ways_out(&small[small.len() - 1]) {
            fault("a way out is missing", &small);
        }
        if usual.iter().chain(&small).any(|line| line.contains("{$")) {
            fault("a value is missing", &usual);
        }
    });
    assert!(wrong.is_empty(), "{} screens in {language:?}\n\n{}", wrong.len(), wrong.join("\n\n"));
}

#[test]
fn spanish_stands_whole_on_every_screen() {
    holds(Language::Spanish);
}

#[test]
fn portuguese_stands_whole_on_every_screen() {
    holds(Language::Portuguese);
}

#[test]
fn german_stands_whole_on_every_screen() {
    holds(Language::German);
}

#[test]
fn italian_stands_whole_on_every_screen() {
    holds(Language::Italian);
}

#[test]
fn catalan_stands_whole_on_every_screen() {
    holds(Language::Catalan);
}
