//! Which characters are hidden: those that a terminal obeys, and those that take no room and have
//! no letter to stand on.

use unicode_width::UnicodeWidthChar;

/// The most bytes of one grapheme. The longest that people write, a family of four with the colors
/// of their skins, has 41; a letter with a thousand accents is an attack on the terminal.
pub(super) const LONGEST_GRAPHEME: usize = 64;

/// Joins two pictures, or two letters of an Indian script, into one.
const JOINER: char = '\u{200d}';

/// Whether this character is hidden wherever it stands: control characters (C0, C1), bidirectional
/// controls, zero-width characters, fillers, tags and variation selectors. A joiner and the
/// selectors of text or picture may belong to a grapheme: [`is_plain`] knows.
#[must_use]
pub const fn is_hidden(letter: char) -> bool {
    // Nearly all text ends here.
    if matches!(letter, ' '..='~' | '\u{a1}'..='\u{ac}' | '\u{ae}'..='\u{34e}') {
        return false;
    }
    matches!(
        letter,
        '\0'..='\u{1f}'
            | '\u{7f}'..='\u{9f}'
            | '\u{ad}' // Soft hyphen.
            | '\u{34f}' // Combining grapheme joiner.
            | '\u{61c}' // Arabic letter mark.
            | '\u{115f}' | '\u{1160}' | '\u{3164}' | '\u{ffa0}' // Hangul fillers.
            | '\u{17b4}' | '\u{17b5}' // Khmer inherent vowels.
            | '\u{180b}'..='\u{180f}' // Mongolian selectors.
            | '\u{200b}'..='\u{200f}' // Zero-width space, joiners, direction marks.
            | '\u{2028}'..='\u{202e}' // Line and paragraph separators, embeddings and overrides.
            | '\u{2060}'..='\u{206f}' // Word joiner, invisible operators, isolates.
            | '\u{fe00}'..='\u{fe0f}' // Variation selectors.
            | '\u{feff}'
            | '\u{fff0}'..='\u{fffb}' // Interlinear annotations.
            | '\u{1bca0}'..='\u{1bca3}' // Shorthand format controls.
            | '\u{1d173}'..='\u{1d17a}' // Musical format controls.
            | '\u{e0000}'..='\u{e0fff}' // Tags and more selectors.
    )
}

/// Whether a grapheme may go to a terminal as it is.
#[must_use]
pub fn is_plain(grapheme: &str) -> bool {
    grapheme.len() <= LONGEST_GRAPHEME && judged(grapheme).all(|(_, is_shown)| is_shown)
}

/// The characters of a grapheme, and whether each may be shown: neither hidden, nor a mark without
/// a letter before it. A joiner may where it joins two things that are seen, and a selector of text
/// or picture behind such a thing.
pub(super) fn judged(grapheme: &str) -> impl Iterator<Item = (char, bool)> {
    let mut letters = grapheme.chars().peekable();
    let mut before: Option<char> = None;
    std::iter::from_fn(move || {
        let letter = letters.next()?;
        let is_seen = |letter: Option<char>| {
            letter.is_some_and(|letter| !is_hidden(letter) && width(letter) > 0)
        };
        let is_shown = match letter {
            JOINER => before.is_some() && is_seen(letters.peek().copied()),
            '\u{fe0e}' | '\u{fe0f}' => before.is_some_and(is_picture),
            letter if is_hidden(letter) => false,
            letter => before.is_some() || width(letter) > 0,
        };
        if is_shown {
            before = Some(letter);
        }
        Some((letter, is_shown))
    })
}

/// Whether this may be a picture, which a selector shows as one or as text. Letters and blanks are
/// not.
fn is_picture(letter: char) -> bool {
    !(letter.is_ascii() || letter.is_alphanumeric() || letter.is_whitespace() || is_hidden(letter))
        && width(letter) > 0
}

fn width(letter: char) -> usize {
    letter.width().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn invisible_characters_are_hidden_and_written_ones_plain() {
        for plain in [
            "a",
            "é",
            "e\u{301}",
            "ع",
            "क\u{94d}\u{200d}ष",
            "👩\u{200d}❤\u{fe0f}\u{200d}👨",
            "☺\u{fe0e}",
            "한",
            " ",
        ] {
            assert!(is_plain(plain), "{plain:?}");
        }
        for hidden in [
            "\0",
            "\u{1b}",
            "\u{7f}",
            "\u{9b}",
            "\u{ad}",
            "\u{200b}",
            "\u{200c}",
            "\u{200d}",
            "\u{202e}",
            "\u{2067}",
            "\u{feff}",
            "\u{fe0f}",
            "\u{301}",
            "a\u{200d}",
            "a\u{200d}\u{301}",
            "a\u{fe0f}",
            "❤\u{fe0f}\u{fe0f}",
            "a\u{fe01}",
            "a\u{e0041}",
            "🏴\u{e0067}",
            "\u{2028}",
            "\r\n",
        ] {
            assert!(!is_plain(hidden), "{hidden:?}");
        }
        assert!(!is_plain(&format!("a{}", "\u{301}".repeat(1000))));
    }
}
