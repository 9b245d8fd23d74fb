//! What people wrote about the moves of a game.

use std::fmt;
use std::ops::Deref;

use super::label::{Longest, cleaned};

/// The longest comment: a page of text, cleaned in a millisecond.
const LONGEST: Longest = Longest {
    graphemes: 2_000,
    bytes: 8_000,
};

/// A text of some sentences that came from outside, on one line. It holds nothing that a terminal
/// would obey or that the player would not see, no two blanks together, and no more than 2,000
/// graphemes and 8,000 bytes.
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
    /// The comment, if there is anything to read in it. Line breaks and runs of blanks become one
    /// blank.
    #[must_use]
    pub fn new(text: &str) -> Option<Comment> {
        // The end of a line and a blank are the same to what stands behind them, such as an accent
        // alone.
        let flat: String = text
            .trim()
            .chars()
            .map(|letter| if letter.is_control() { ' ' } else { letter })
            .collect();
        let mut clean = cleaned(&flat, LONGEST);
        // Where blanks go, neighbors may become one grapheme.
        loop {
            let words: Vec<&str> = clean.split(' ').filter(|word| !word.is_empty()).collect();
            let again = cleaned(&words.join(" "), LONGEST);
            if again == clean {
                return (!clean.is_empty()).then_some(Comment(clean));
            }
            clean = again;
        }
    }

    /// This comment with another one behind it.
    #[must_use]
    pub fn and(&self, more: &Comment) -> Comment {
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
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::text::is_hidden;

    #[test]
    fn a_comment_is_bounded() {
        for long in [
            "a ".repeat(1 << 20),
            "\n".repeat(1 << 20),
            format!("a{}", "\u{301}".repeat(1 << 20)),
        ] {
            assert!(Comment::new(&long).is_none_or(|comment| comment.len() <= LONGEST.bytes));
        }
    }

    proptest! {
        #[test]
        fn a_comment_broken_into_lines_at_its_blanks_is_the_same(text in "(\\PC|[ \n\u{0}-\u{2ff}\u{2000}-\u{2070}\u{fe00}-\u{fe0f}]|\u{301}){0,200}") {
            if let Some(comment) = Comment::new(&text) {
                prop_assert_eq!(Comment::new(&comment), Some(comment.clone()));
                prop_assert_eq!(Comment::new(&comment.replace(' ', "\n")), Some(comment.clone()));
                let kept = |letter: &char| matches!(letter, '\u{200d}' | '\u{fe0e}' | '\u{fe0f}');
                prop_assert_eq!(comment.chars().find(|letter| is_hidden(*letter) && !kept(letter)), None);
            }
        }
    }
}
