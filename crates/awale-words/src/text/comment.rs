//! Comments on the moves of a game, written by people.

use std::{fmt, ops::Deref};

use super::label::{MaxLength, clean_text};

/// The maximum length of a comment.
const MAX_COMMENT_LENGTH: MaxLength = MaxLength {
    max_graphemes: Comment::MAX_GRAPHEMES,
    max_bytes: 8_000,
};

/// A cleaned text of several sentences from outside, on one line. It has no control or invisible
/// characters, no two blanks in a row, and at most 2,000 graphemes and 8,000 bytes.
///
/// # Examples
/// ```
/// use awale_words::text::Comment;
///
/// assert_eq!(Comment::new("Better:\r\n  D,\u{1b}[2J then f.").as_deref(), Some("Better: D, [2J then f."));
/// assert_eq!(Comment::new(" \n"), None);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Comment(String);

impl Comment {
    /// The maximum number of graphemes: a page of text, which takes a millisecond to clean.
    pub const MAX_GRAPHEMES: usize = 2_000;

    /// Cleans a comment. Line breaks and runs of blanks become one blank. `None` if nothing visible
    /// is left.
    pub fn new(text: &str) -> Option<Comment> {
        // Line ends become blanks before cleaning, so a combining character after a line end has
        // the same effect as after a blank.
        let text_without_controls: String = text
            .trim()
            .chars()
            .map(|letter| if letter.is_control() { ' ' } else { letter })
            .collect();
        let mut cleaned_text = clean_text(&text_without_controls, MAX_COMMENT_LENGTH);
        // Removing blanks can join neighbors into one grapheme, so clean until nothing changes.
        loop {
            let words: Vec<&str> = cleaned_text
                .split(' ')
                .filter(|word| !word.is_empty())
                .collect();
            let cleaned_again = clean_text(&words.join(" "), MAX_COMMENT_LENGTH);
            if cleaned_again == cleaned_text {
                return (!cleaned_text.is_empty()).then_some(Comment(cleaned_text));
            }
            cleaned_text = cleaned_again;
        }
    }

    /// Appends another comment.
    #[must_use]
    pub fn followed_by(&self, more: &Comment) -> Comment {
        Comment::new(&format!("{self} {more}")).unwrap_or_else(|| self.clone())
    }
}

impl Deref for Comment {
    type Target = str;

    fn deref(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Comment {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        self.0.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::text::is_hidden;

    #[test]
    fn a_comment_has_a_maximum_length() {
        for long in [
            "a ".repeat(1 << 20),
            "\n".repeat(1 << 20),
            format!("a{}", "\u{301}".repeat(1 << 20)),
        ] {
            assert!(
                Comment::new(&long)
                    .is_none_or(|comment| comment.len() <= MAX_COMMENT_LENGTH.max_bytes)
            );
        }
    }

    proptest! {
        #[test]
        fn line_breaks_in_a_comment_become_blanks(text in "(\\PC|[ \n\u{0}-\u{2ff}\u{2000}-\u{2070}\u{fe00}-\u{fe0f}]|\u{301}){0,200}") {
            if let Some(comment) = Comment::new(&text) {
                prop_assert_eq!(Comment::new(&comment), Some(comment.clone()));
                prop_assert_eq!(Comment::new(&comment.replace(' ', "\n")), Some(comment.clone()));
                let is_joiner_or_selector = |letter: &char| matches!(letter, '\u{200d}' | '\u{fe0e}' | '\u{fe0f}');
                prop_assert_eq!(comment.chars().find(|letter| is_hidden(*letter) && !is_joiner_or_selector(letter)), None);
            }
        }
    }
}
