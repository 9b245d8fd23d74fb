//! Every screen in every language except English, at the default size and at 60x18. The test lists
//! all faults.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use awale::words::Language;

use crate::start::{DEFAULT_WINDOW_SIZE, PLAIN_LOOK, ScreenLook, screen_lines};
use crate::ways::for_each_walk_in;
use crate::wording::{cut_word_count, first_lost_word, has_whole_title_and_key_line};

/// A window in which long texts may be shortened.
const SMALL_WINDOW: (u16, u16) = (60, 18);

/// The number of shortened words on each small screen in English.
static ENGLISH_CUT_WORD_COUNTS: LazyLock<BTreeMap<String, usize>> = LazyLock::new(|| {
    let mut cut_word_counts = BTreeMap::new();
    for_each_walk_in(PLAIN_LOOK, |name, shell| {
        cut_word_counts.insert(
            name.to_owned(),
            cut_word_count(&screen_lines(&shell.draw(SMALL_WINDOW.0, SMALL_WINDOW.1))),
        );
    });
    cut_word_counts
});

/// The keys in a footer that open the list of all keys (`?`) or leave the screen (`q`, `Esc`).
fn exit_keys(keys: &str) -> Vec<&str> {
    keys.split_whitespace()
        .filter(|word| ["?", "q", "Esc"].contains(word))
        .collect()
}

fn check_texts_fit(language: Language) {
    let mut fault_reports = Vec::new();
    for_each_walk_in(
        ScreenLook {
            language,
            ..PLAIN_LOOK
        },
        |name, shell| {
            let mut add_fault = |what: &str, drawn: &[String]| {
                fault_reports.push(format!("{name}: {what}\n{}", drawn.join("\n")));
            };
            let (default_size_lines, small_window_lines) = (
                screen_lines(&shell.draw(DEFAULT_WINDOW_SIZE.0, DEFAULT_WINDOW_SIZE.1)),
                screen_lines(&shell.draw(SMALL_WINDOW.0, SMALL_WINDOW.1)),
            );
            if cut_word_count(&default_size_lines) > 0 {
                add_fault("cut off", &default_size_lines);
            }
            if !has_whole_title_and_key_line(shell) {
                add_fault(
                    "the title or the line of keys is not whole",
                    &default_size_lines,
                );
            }
            if let Some(lost_word) = first_lost_word(name, shell) {
                add_fault(&format!("“{lost_word}” is missing"), &default_size_lines);
            }
            if cut_word_count(&small_window_lines) > ENGLISH_CUT_WORD_COUNTS[name] {
                add_fault("more is cut off than in English", &small_window_lines);
            }
            let large_window_lines = screen_lines(&shell.draw(200, 60));
            if exit_keys(&large_window_lines[large_window_lines.len() - 1])
                != exit_keys(&small_window_lines[small_window_lines.len() - 1])
            {
                add_fault("a way out is missing", &small_window_lines);
            }
            if default_size_lines
                .iter()
                .chain(&small_window_lines)
                .any(|line| line.contains("{$"))
            {
                add_fault("a value is missing", &default_size_lines);
            }
        },
    );
    assert!(
        fault_reports.is_empty(),
        "{} screens in {language:?}\n\n{}",
        fault_reports.len(),
        fault_reports.join("\n\n")
    );
}

#[test]
fn french_texts_fit_every_screen() {
    check_texts_fit(Language::French);
}

#[test]
fn spanish_texts_fit_every_screen() {
    check_texts_fit(Language::Spanish);
}

#[test]
fn portuguese_texts_fit_every_screen() {
    check_texts_fit(Language::Portuguese);
}

#[test]
fn german_texts_fit_every_screen() {
    check_texts_fit(Language::German);
}

#[test]
fn italian_texts_fit_every_screen() {
    check_texts_fit(Language::Italian);
}

#[test]
fn catalan_texts_fit_every_screen() {
    check_texts_fit(Language::Catalan);
}
