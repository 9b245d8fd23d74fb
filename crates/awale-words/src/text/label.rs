//! Labels: names, titles, tags and ids from outside.

use std::{borrow::Borrow, fmt, ops::Deref};

use serde::{Deserialize, Serialize};
use unicode_segmentation::UnicodeSegmentation;

use super::hidden_characters::{MAX_GRAPHEME_BYTES, chars_with_visibility};

/// The maximum number of graphemes in a label, far more than any list shows.
const MAX_LABEL_GRAPHEMES: usize = 200;

/// The maximum size of a label in bytes: four for each of 200 graphemes, enough for a letter of any
/// script or an emoji.
const MAX_LABEL_BYTES: usize = 800;

/// A cleaned line of text from outside: a name, a title, a tag or an id. It has no control or
/// invisible characters, no blank at either end, and at most 200 graphemes and 800 bytes.
///
/// # Examples
/// ```
/// use awale_words::text::Label;
///
/// assert_eq!(Label::from("Awa\u{1b}]52;c;ZXZpbA==\u{7}"), "Awa ]52;c;ZXZpbA==");
/// assert_eq!(Label::from(" A\u{202e}wa "), "Awa");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(from = "String")]
pub struct Label(String);

impl Label {
    /// Returns an empty label.
    pub const fn new() -> Label {
        Label(String::new())
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// The maximum length of a text from outside.
#[derive(Clone, Copy)]
pub(super) struct MaxLength {
    /// The maximum number of graphemes.
    pub max_graphemes: usize,
    /// The maximum number of bytes.
    pub max_bytes: usize,
}

const MAX_LABEL_LENGTH: MaxLength = MaxLength {
    max_graphemes: MAX_LABEL_GRAPHEMES,
    max_bytes: MAX_LABEL_BYTES,
};

/// Removes hidden characters from `text` and replaces control characters by blanks. Removing a
/// character can join its neighbors into one grapheme, so it repeats until nothing changes.
pub(super) fn clean_text(text: &str, max_length: MaxLength) -> String {
    let mut cleaned_text = clean_text_once(text, max_length);
    loop {
        let cleaned_again = clean_text_once(&cleaned_text, max_length);
        if cleaned_again == cleaned_text {
            return cleaned_text;
        }
        cleaned_text = cleaned_again;
    }
}

fn clean_text_once(text: &str, max_length: MaxLength) -> String {
    let mut cleaned_text = String::new();
    for grapheme in text
        .trim()
        .graphemes(true)
        .filter_map(visible_part)
        .take(max_length.max_graphemes)
    {
        if cleaned_text.len() + grapheme.len() > max_length.max_bytes {
            break;
        }
        cleaned_text += &grapheme;
    }
    cleaned_text.truncate(cleaned_text.trim_end().len());
    cleaned_text
}

/// The visible part of a grapheme. `None` if the whole grapheme is hidden.
fn visible_part(grapheme: &str) -> Option<String> {
    let mut shown_letters = String::new();
    for (letter, is_shown) in chars_with_visibility(grapheme) {
        let letter = if is_shown { letter } else { ' ' };
        if !is_shown && !becomes_blank(grapheme)
            || shown_letters.len() + letter.len_utf8() > MAX_GRAPHEME_BYTES
        {
            continue;
        }
        shown_letters.push(letter);
        if !is_shown {
            break;
        }
    }
    (!shown_letters.is_empty()).then_some(shown_letters)
}

/// Whether a grapheme is replaced by a blank: a control character or a line separator, which is
/// always a grapheme of its own.
fn becomes_blank(grapheme: &str) -> bool {
    grapheme.starts_with(|letter: char| {
        letter.is_control() || matches!(letter, '\u{2028}' | '\u{2029}')
    })
}

/// Whether a text is a label without any cleaning: short, of ASCII or Western European letters, and
/// without blanks at its ends. Nearly every name needs none.
fn needs_no_cleaning(text: &str) -> bool {
    text.len() <= MAX_LABEL_GRAPHEMES
        && text
            .chars()
            .all(|letter| matches!(letter, ' '..='~' | 'À'..='ÿ'))
        && text.trim().len() == text.len()
}

impl From<&str> for Label {
    fn from(text: &str) -> Label {
        Label(if needs_no_cleaning(text) {
            text.to_owned()
        } else {
            clean_text(text, MAX_LABEL_LENGTH)
        })
    }
}

impl From<String> for Label {
    fn from(text: String) -> Label {
        Label(if needs_no_cleaning(&text) {
            text
        } else {
            clean_text(&text, MAX_LABEL_LENGTH)
        })
    }
}

impl From<Label> for String {
    fn from(label: Label) -> String {
        label.0
    }
}

impl Deref for Label {
    type Target = str;

    fn deref(&self) -> &str {
        &self.0
    }
}

impl AsRef<str> for Label {
    fn as_ref(&self) -> &str {
        &self.0
    }
}

impl Borrow<str> for Label {
    fn borrow(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Label {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl PartialEq<str> for Label {
    fn eq(&self, other: &str) -> bool {
        self.0 == other
    }
}

impl PartialEq<String> for Label {
    fn eq(&self, other: &String) -> bool {
        self.0 == *other
    }
}

impl PartialEq<Label> for String {
    fn eq(&self, other: &Label) -> bool {
        *self == other.0
    }
}

impl PartialEq<&str> for Label {
    fn eq(&self, other: &&str) -> bool {
        self.0 == *other
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::text::is_hidden;

    #[test]
    fn a_label_has_a_maximum_length() {
        for long in [
            "a".repeat(1 << 20),
            format!("a{}", "\u{301}".repeat(1 << 20)),
            "👩\u{200d}".repeat(1 << 18),
            "\u{200b}".repeat(1 << 20),
        ] {
            let label = Label::from(long);
            assert!(
                label.len() <= MAX_LABEL_BYTES
                    && label.graphemes(true).count() <= MAX_LABEL_GRAPHEMES
            );
        }
        assert_eq!(Label::from("a".repeat(1000)).len(), MAX_LABEL_GRAPHEMES);
        // Each emoji has four bytes, so this label reaches the maxima of graphemes and of bytes
        // exactly.
        assert_eq!(Label::from("😀".repeat(1000)).len(), MAX_LABEL_BYTES);
        let letter_with_accents = format!("a{}", "\u{301}".repeat(1000));
        assert_eq!(
            Label::from(letter_with_accents).len(),
            MAX_GRAPHEME_BYTES - 1
        );
    }

    #[test]
    fn a_label_can_be_compared_with_plain_text() {
        let label = Label::from("Awa");
        let [same_text, other_text] = ["Awa", "Ama"].map(str::to_owned);
        let equal_comparisons = [
            label == *"Awa",
            label == "Awa",
            label == same_text,
            same_text == label,
        ];
        let unequal_comparisons = [
            label == *"Ama",
            label == "Ama",
            label == other_text,
            other_text == label,
        ];
        assert_eq!(
            (equal_comparisons, unequal_comparisons),
            ([true; 4], [false; 4])
        );
    }

    #[test]
    fn cleaning_a_label_does_not_change_plain_text() {
        for letter in ('\0'..='\u{17f}').filter(|letter| needs_no_cleaning(&format!("a{letter}b")))
        {
            let text = format!("a{letter}b");
            assert_eq!(clean_text(&text, MAX_LABEL_LENGTH), text);
        }
    }

    #[test]
    fn cleaning_a_label_does_not_change_names_in_any_script() {
        for name in [
            "Awa",
            "Éloïse",
            "عائشة",
            "क्‍षमा",
            "성진",
            "👩‍❤️‍👨 & co",
            "Nguye\u{302}\u{303}n",
            "\"la \\ main\"",
        ] {
            assert_eq!(Label::from(name), name);
        }
    }

    #[test]
    fn a_label_of_blanks_is_empty() {
        for blank in [
            " ", "\t", "\u{a0}", "\u{3000}", "\u{200b}", "\r\n", "\u{2028}",
        ] {
            assert_eq!(Label::from(blank), "", "{blank:?}");
        }
        assert_eq!(Label::from("one\r\ntwo\tthree"), "one two three");
    }

    proptest! {
        #[test]
        fn cleaning_a_label_twice_equals_cleaning_it_once(text in "(\\PC|[\u{0}-\u{2ff}\u{1100}-\u{1200}\u{2000}-\u{2070}\u{fe00}-\u{fe0f}]|\u{94d}|\u{915}){0,300}") {
            let cleaned_once = Label::from(text);
            prop_assert_eq!(&Label::from(cleaned_once.as_str()), &cleaned_once);
            prop_assert!(cleaned_once.graphemes(true).all(crate::text::is_safe_for_terminal));
            let is_joiner_or_selector = |letter: &char| matches!(letter, '\u{200d}' | '\u{fe0e}' | '\u{fe0f}');
            let hidden = cleaned_once.chars().find(|letter| is_hidden(*letter) && !is_joiner_or_selector(letter));
            prop_assert_eq!(hidden, None);
        }
    }
}
