//! Letters in a sentence that name a pit or a key, marked so that a screen can highlight them. "D
//! captures 3 from a and is safe" is hard to read if that `a` looks like a word.
//!
//! A marked letter is a private-use character. It is as wide as the letter, so a marked text is
//! measured, wrapped and cut like any other. At the end the screen replaces it.

/// The distance between a letter and its marked form, in the last private-use plane. The icons of
/// fonts are in other planes.
const LETTER_MARK_OFFSET: u32 = 0x10_0000;

/// Replaces all letters of `moves`, such as `C` or `12. C d`, by their marked forms.
pub fn with_marked_letters(moves: &str) -> String {
    let marked_form = |letter: char| {
        char::from_u32(LETTER_MARK_OFFSET + u32::from(letter))
            .filter(|_| letter.is_ascii_alphabetic())
            .unwrap_or(letter)
    };
    moves.chars().map(marked_form).collect()
}

/// The plain letter, if `character` is the marked form of one.
pub fn unmarked_letter(character: char) -> Option<char> {
    u32::from(character)
        .checked_sub(LETTER_MARK_OFFSET)
        .and_then(char::from_u32)
        .filter(char::is_ascii_alphabetic)
}

/// `text` without marks, for everything that is not a screen.
pub fn without_letter_marks(text: &str) -> String {
    let without_mark = |character| unmarked_letter(character).unwrap_or(character);
    text.chars().map(without_mark).collect()
}

/// Marks the letters between asterisks, such as `*a*` or `*a b c*`, and removes the asterisks. If
/// `adds_marks` is false, it only removes them.
pub(crate) fn replace_asterisks(text: &str, adds_marks: bool) -> String {
    let are_letters = |text: &str| {
        text.split(' ')
            .all(|word| matches!(word.as_bytes(), [letter] if letter.is_ascii_alphabetic()))
    };
    let mut out = String::with_capacity(text.len());
    let mut remaining_text = text;
    while let Some((before, after)) = remaining_text.split_once('*') {
        out += before;
        match after.split_once('*') {
            Some((letters, after)) if are_letters(letters) => {
                out += &if adds_marks {
                    with_marked_letters(letters)
                } else {
                    letters.to_owned()
                };
                remaining_text = after;
            }
            _ => {
                out.push('*');
                remaining_text = after;
            }
        }
    }
    out + remaining_text
}

#[cfg(test)]
mod tests {
    use super::*;
    use unicode_width::UnicodeWidthStr;

    #[test]
    fn marking_letters_keeps_the_width_of_a_text_and_can_be_undone() {
        let text = "12. C d +3";
        let marked_text = with_marked_letters(text);
        let letters: String = marked_text.chars().filter_map(unmarked_letter).collect();
        assert_eq!(letters, "Cd");
        assert_eq!(marked_text.width(), text.width());
        assert_eq!(without_letter_marks(&marked_text), text);
    }

    #[test]
    fn only_single_letters_between_asterisks_are_marked() {
        let source = "*D* gives *a**b*, *E F*; *AB*, 3 * 4 *5* and *[other]*";
        let plain = "D gives ab, E F; *AB*, 3 * 4 *5* and *[other]*";
        assert_eq!(replace_asterisks(source, false), plain);
        let marked_text = replace_asterisks(source, true);
        assert_eq!(without_letter_marks(&marked_text), plain);
        let letters: String = marked_text.chars().filter_map(unmarked_letter).collect();
        assert_eq!(letters, "DabEF");
    }
}
