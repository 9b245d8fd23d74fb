//! Hidden characters: those that control a terminal, and invisible ones.

use unicode_width::UnicodeWidthChar;

/// The maximum size of a grapheme in bytes. The longest one in common use (a family of four with
/// skin colors) has 41. A letter with a thousand accents is an attack on the terminal.
pub(super) const MAX_GRAPHEME_BYTES: usize = 64;

/// The zero-width joiner, which joins two emoji, or two letters of an Indian script, into one.
const ZERO_WIDTH_JOINER: char = '\u{200d}';

/// Whether a character is hidden in any context: control characters (C0, C1), bidirectional
/// controls, zero-width characters, fillers, tags and variation selectors. A joiner and some
/// selectors are allowed within a grapheme, which [`is_safe_for_terminal`] checks.
pub const fn is_hidden(letter: char) -> bool {
    // A fast path for nearly all text.
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

/// Whether a grapheme can be sent to a terminal unchanged.
pub fn is_safe_for_terminal(grapheme: &str) -> bool {
    grapheme.len() <= MAX_GRAPHEME_BYTES
        && chars_with_visibility(grapheme).all(|(_, is_shown)| is_shown)
}

/// The characters of a grapheme, each with whether it may be shown. Hidden characters and marks
/// without a letter before them may not. A joiner may be shown between two visible characters, and
/// an emoji or text selector after a picture.
pub(super) fn chars_with_visibility(grapheme: &str) -> impl Iterator<Item = (char, bool)> {
    let mut letters = grapheme.chars().peekable();
    let mut previous_letter: Option<char> = None;
    std::iter::from_fn(move || {
        let letter = letters.next()?;
        let is_visible = |letter: Option<char>| {
            letter.is_some_and(|letter| !is_hidden(letter) && display_width(letter) > 0)
        };
        let is_shown = match letter {
            ZERO_WIDTH_JOINER => previous_letter.is_some() && is_visible(letters.peek().copied()),
            '\u{fe0e}' | '\u{fe0f}' => previous_letter.is_some_and(may_be_emoji),
            letter if is_hidden(letter) => false,
            letter => previous_letter.is_some() || display_width(letter) > 0,
        };
        if is_shown {
            previous_letter = Some(letter);
        }
        Some((letter, is_shown))
    })
}

/// Whether the character may be a picture that a selector shows as emoji or as text. Letters and
/// blanks are not.
fn may_be_emoji(letter: char) -> bool {
    !(letter.is_ascii() || letter.is_alphanumeric() || letter.is_whitespace() || is_hidden(letter))
        && display_width(letter) > 0
}

fn display_width(letter: char) -> usize {
    letter.width().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn invisible_characters_count_as_hidden_and_visible_graphemes_as_plain() {
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
            assert!(is_safe_for_terminal(plain), "{plain:?}");
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
            "é\u{fe0f}",
            " \u{fe0f}",
            "\u{3000}\u{fe0f}",
            "❤\u{fe0f}\u{fe0f}",
            "a\u{fe01}",
            "a\u{e0041}",
            "🏴\u{e0067}",
            "\u{2028}",
            "\r\n",
        ] {
            assert!(!is_safe_for_terminal(hidden), "{hidden:?}");
        }
        assert!(!is_safe_for_terminal(&format!(
            "a{}",
            "\u{301}".repeat(1000)
        )));
    }
}
