//! Names, titles, tags and ids that came from outside.

use std::borrow::Borrow;
use std::fmt;
use std::ops::Deref;

use unicode_segmentation::UnicodeSegmentation;

use super::hidden::{LONGEST_GRAPHEME, judged};

/// The most graphemes of a label: far more than a list shows of a name.
const MOST_GRAPHEMES: usize = 200;

/// The most bytes of a label: 200 letters with an accent or two, of any script.
const MOST_BYTES: usize = 800;

/// One line of text that came from outside: a name, a title, a tag, an id. It holds nothing that a
/// terminal would obey or that the player would not see, no blank at either end, and no more than
/// 200 graphemes and 800 bytes.
///
/// # Examples
/// ```
/// use awale_words::text::Label;
///
/// assert_eq!(Label::from("Awa\u{1b}]52;c;ZXZpbA==\u{7}"), "Awa ]52;c;ZXZpbA==");
/// assert_eq!(Label::from(" A\u{202e}wa "), "Awa");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Label(String);

impl Label {
    /// A label without text.
    #[must_use]
    pub const fn new() -> Label {
        Label(String::new())
    }

    /// The text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// How long a text from outside may be.
#[derive(Clone, Copy)]
pub(super) struct Longest {
    /// The most graphemes.
    pub graphemes: usize,
    /// The most bytes.
    pub bytes: usize,
}

const LABEL: Longest = Longest {
    graphemes: MOST_GRAPHEMES,
    bytes: MOST_BYTES,
};

/// `text` without what is hidden; control characters are blanks. Where something was left out its
/// neighbors may have become one grapheme, so it is done until nothing changes.
pub(super) fn cleaned(text: &str, most: Longest) -> String {
    let mut clean = cleaned_once(text, most);
    loop {
        let again = cleaned_once(&clean, most);
        if again == clean {
            return clean;
        }
        clean = again;
    }
}

fn cleaned_once(text: &str, most: Longest) -> String {
    let mut clean = String::new();
    for grapheme in text
        .trim()
        .graphemes(true)
        .filter_map(shown)
        .take(most.graphemes)
    {
        if clean.len() + grapheme.len() > most.bytes {
            break;
        }
        clean += &grapheme;
    }
    clean.truncate(clean.trim_end().len());
    clean
}

/// What is shown of a grapheme; nothing where all of it is hidden.
fn shown(grapheme: &str) -> Option<String> {
    let mut shown = String::new();
    for (letter, is_shown) in judged(grapheme) {
        let letter = if is_shown { letter } else { ' ' };
        if !is_shown && !is_blank(grapheme) || shown.len() + letter.len_utf8() > LONGEST_GRAPHEME {
            continue;
        }
        shown.push(letter);
        if !is_shown {
            break;
        }
    }
    (!shown.is_empty()).then_some(shown)
}

/// Whether a grapheme stands for a blank: a control character or a separator of lines, which is
/// always one of its own.
fn is_blank(grapheme: &str) -> bool {
    grapheme.starts_with(|letter: char| {
        letter.is_control() || matches!(letter, '\u{2028}' | '\u{2029}')
    })
}

/// Whether a text is a label as it stands: short, of plain or Western European letters and without
/// blanks at its ends, as nearly every name is.
fn is_plain(text: &str) -> bool {
    text.len() <= MOST_GRAPHEMES
        && text
            .chars()
            .all(|letter| matches!(letter, ' '..='~' | 'À'..='ÿ'))
        && text.trim().len() == text.len()
}

impl From<&str> for Label {
    fn from(text: &str) -> Label {
        Label(if is_plain(text) {
            text.to_owned()
        } else {
            cleaned(text, LABEL)
        })
    }
}

impl From<String> for Label {
    fn from(text: String) -> Label {
        Label(if is_plain(&text) {
            text
        } else {
            cleaned(&text, LABEL)
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
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
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
    fn a_label_is_bounded() {
        for long in [
            "a".repeat(1 << 20),
            format!("a{}", "\u{301}".repeat(1 << 20)),
            "👩\u{200d}".repeat(1 << 18),
            "\u{200b}".repeat(1 << 20),
        ] {
            let label = Label::from(long);
            assert!(label.len() <= MOST_BYTES && label.graphemes(true).count() <= MOST_GRAPHEMES);
        }
        assert_eq!(Label::from("a".repeat(1000)).len(), MOST_GRAPHEMES);
    }

    #[test]
    fn a_text_is_plain_only_where_cleaning_leaves_it_as_it_is() {
        for letter in ('\0'..='\u{17f}').filter(|letter| is_plain(&format!("a{letter}b"))) {
            let text = format!("a{letter}b");
            assert_eq!(cleaned(&text, LABEL), text);
        }
    }

    #[test]
    fn names_of_all_scripts_stay() {
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
    fn blanks_alone_are_no_name() {
        for blank in [
            " ", "\t", "\u{a0}", "\u{3000}", "\u{200b}", "\r\n", "\u{2028}",
        ] {
            assert_eq!(Label::from(blank), "", "{blank:?}");
        }
        assert_eq!(Label::from("one\r\ntwo\tthree"), "one two three");
    }

    proptest! {
        #[test]
        fn cleaning_twice_is_cleaning_once(text in "(\\PC|[\u{0}-\u{2ff}\u{1100}-\u{1200}\u{2000}-\u{2070}\u{fe00}-\u{fe0f}]|\u{94d}|\u{915}){0,300}") {
            let once = Label::from(text);
            prop_assert_eq!(&Label::from(once.as_str()), &once);
            prop_assert!(once.graphemes(true).all(crate::text::is_plain));
            let kept = |letter: &char| matches!(letter, '\u{200d}' | '\u{fe0e}' | '\u{fe0f}');
            let hidden = once.chars().find(|letter| is_hidden(*letter) && !kept(letter));
            prop_assert_eq!(hidden, None);
        }
    }
}
