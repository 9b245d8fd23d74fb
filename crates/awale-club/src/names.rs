//! Names of people and lines of chat. Input is cleaned here once, so that no other module needs to
//! check it.

use crate::prelude::*;
use std::fmt;

use awale_words::text::{compose_accents, fold_case_and_accents};
use unicode_normalization::UnicodeNormalization;
use unicode_security::skeleton;

/// Maximum number of characters of a name.
const MAX_NAME_CHARS: usize = 16;
/// The beginning of all names of guests. The name of a member may not begin in this way, nor look
/// as if it did.
const GUEST_NAME_PREFIX: &str = "guest";

/// The name of a person: 1 to 16 characters, which are letters, digits, `-` or `_`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize, Serialize)]
pub struct Name(String);

/// The error for a text that is not a valid name.
#[derive(Clone, Copy, Debug, PartialEq, thiserror::Error)]
#[error(
    "a name has 1 to {MAX_NAME_CHARS} letters, digits, - or _, and does not begin with \"{GUEST_NAME_PREFIX}\""
)]
pub struct InvalidName;

impl Name {
    /// Makes the name of a member from typed text.
    ///
    /// # Errors
    /// If the text has other characters, the wrong length or the prefix of guests, or looks as if
    /// it began with that prefix.
    pub fn new(text: &str) -> Result<Name, InvalidName> {
        let text = &compose_accents(text);
        let has_valid_length = !text.is_empty() && text.chars().count() <= MAX_NAME_CHARS;
        let has_only_name_characters = text
            .chars()
            .all(|letter| letter.is_alphanumeric() || letter == '-' || letter == '_');
        let name = Name(text.to_owned());
        let is_guest = || {
            let [exact_form, any_case_form] = name.lookalike_forms();
            [
                name.folded_form(),
                fold_case_and_accents(&exact_form),
                any_case_form,
            ]
            .iter()
            .any(|form| form.starts_with(GUEST_NAME_PREFIX))
        };
        (has_valid_length && has_only_name_characters && !is_guest())
            .then_some(name)
            .ok_or(InvalidName)
    }

    /// Returns the name of the guest with this number, for example `guest-7`.
    pub fn of_guest(number: u64) -> Name {
        Name(format!("{GUEST_NAME_PREFIX}-{number}"))
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Returns the form for comparisons, which is the same for `Ayo`, `ayo` and `ÀYO`.
    pub fn folded_form(&self) -> String {
        fold_case_and_accents(&self.0)
    }

    /// Returns two forms of what the name looks like, based on the skeletons of Unicode (UTS #39).
    /// Two names look alike if they share the first form, for example `Bеn` with a Cyrillic letter
    /// and `Ben`, or `Ian` and `lan`. They also look alike if they share the second form, in which
    /// case and accents do not matter, for example `ВEN` with a Cyrillic letter and `Ben`.
    pub fn lookalike_forms(&self) -> [String; 2] {
        let text: String = self.0.nfkc().collect();
        let similar_letters = text.chars().map(|letter| {
            if letter.is_ascii() {
                return letter.to_string();
            }
            let lookalike: String = skeleton(letter.encode_utf8(&mut [0; 4])).collect();
            // Unicode's skeleton of every letter that looks like a capital I is `l`. For a capital
            // letter, `i` is the better replacement.
            match lookalike.as_str() {
                "l" if letter.is_uppercase() => "i".to_owned(),
                _ => lookalike,
            }
        });
        [
            skeleton(&text).collect(),
            fold_case_and_accents(&similar_letters.collect::<String>()),
        ]
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.pad(&self.0)
    }
}

/// Makes a line of chat from typed text: the first `max_letters` characters, without control
/// characters, which could change the terminals of others. `None` if only blanks remain.
pub fn clean_chat_line(text: &str, max_letters: usize) -> Option<Label> {
    let cleaned_line: String = compose_accents(text.trim())
        .chars()
        .take(max_letters)
        .collect();
    Some(Label::from(cleaned_line)).filter(|line| !line.as_str().trim().is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_accent_typed_after_its_letter_belongs_to_the_name() {
        let name = Name::new("Jose\u{301}").expect("a name");
        assert_eq!(name, Name::new("José").expect("a name"));
        assert_eq!(
            clean_chat_line("e\u{301}e\u{301}", 2).as_deref(),
            Some("éé")
        );
    }

    fn look_alike(first_text: &str, second_text: &str) -> bool {
        let [first_forms, second_forms] = [first_text, second_text]
            .map(|name| Name::new(name).expect("a name").lookalike_forms());
        first_forms
            .iter()
            .zip(&second_forms)
            .any(|(one, other)| one == other)
    }

    #[test]
    fn names_with_similar_letters_count_as_the_names_they_imitate() {
        for (one, other) in [
            ("Ben", "B\u{435}n"),
            ("Ben", "\u{412}EN"),
            ("anna", "\u{430}nn\u{430}"),
            ("anna", "\u{410}NNA"),
            ("Ben", "\u{1d401}\u{1d41e}\u{1d427}"),
            ("Kofi", "\u{ff4b}\u{ff4f}\u{ff46}\u{ff49}"),
            ("Ian", "\u{399}AN"),
            ("Ian", "lan"),
            ("Zo\u{eb}", "zoe"),
        ] {
            assert!(look_alike(one, other), "{one} and {other}");
        }
        for (one, other) in [
            ("Ian", "Lan"),
            ("Ben", "Bea"),
            ("m", "n"),
            ("\u{411}\u{435}\u{43d}", "Ben"),
            ("anna1", "anna2"),
        ] {
            assert!(!look_alike(one, other), "{one} and {other}");
        }
    }

    #[test]
    fn a_name_that_looks_like_a_guest_name_is_refused() {
        for name in [
            "guest-9",
            "Gu\u{e9}st9",
            "gue\u{301}st-1",
            "\u{11d}uest-9",
            "guest",
            "GUEST_1",
            "gu\u{435}st-9",
            "\u{ff47}\u{ff55}\u{ff45}\u{ff53}\u{ff54}-9",
            "\u{1d420}uest-9",
        ] {
            assert_eq!(Name::new(name), Err(InvalidName), "{name}");
        }
        assert!(Name::new("august").is_ok());
    }
}
