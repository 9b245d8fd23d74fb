//! Letters as a search compares them: without case and without accents. Letters whose accents were
//! typed after them, in one character.

use unicode_normalization::UnicodeNormalization;

/// `text` with each accent joined to its letter (the form NFC), as most keyboards type it: macOS
/// and some input methods send `e` and U+0301 for `é`.
#[must_use]
pub fn composed(text: &str) -> String {
    text.nfc().collect()
}

/// The one character that a letter and an accent after it are, if there is one.
#[must_use]
pub fn composed_letter(letter: char, accent: char) -> Option<char> {
    unicode_normalization::char::compose(letter, accent)
}

/// `text` in lower case, its letters without accents: `Zoé` is `zoe`, `Sœur` is `soeur`. The table
/// has the letters of the languages of Europe and of the coast where awalé is played whose sign is
/// no accent of its own to Unicode; any other letter stays as it is.
#[must_use]
pub fn folded(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    for letter in text.chars().flat_map(char::to_lowercase).nfd() {
        match letter {
            '\u{300}'..='\u{36f}' => {}
            'ɑ' => folded.push('a'),
            'æ' => folded.push_str("ae"),
            'ð' | 'đ' | 'ɖ' => folded.push('d'),
            'ɛ' | 'ǝ' | 'ə' => folded.push('e'),
            'ƒ' => folded.push('f'),
            'ɣ' => folded.push('g'),
            'ħ' => folded.push('h'),
            'ı' | 'ɩ' => folded.push('i'),
            'ƙ' => folded.push('k'),
            'ł' => folded.push('l'),
            'ŋ' | 'ɲ' => folded.push('n'),
            'ø' | 'ɔ' => folded.push('o'),
            'œ' => folded.push_str("oe"),
            'ß' => folded.push_str("ss"),
            'ʊ' => folded.push('u'),
            'ʋ' => folded.push('v'),
            'ƴ' => folded.push('y'),
            // The apostrophe of typesetting, which few keyboards have.
            '’' => folded.push('\''),
            other => folded.push(other),
        }
    }
    folded
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn accents_and_case_make_no_difference() {
        for (text, plain) in [
            ("Zoé", "zoe"),
            ("SÉKOU", "sekou"),
            ("Zoe\u{301}", "zoe"),
            ("Nguyễn", "nguyen"),
            ("Nguye\u{302}\u{303}n", "nguyen"),
            ("L’Œuvre", "l'oeuvre"),
            ("Kɔfi Ŋutɔ", "kofi nuto"),
            ("Çağlar Łódź", "caglar lodz"),
            ("25 – 23", "25 – 23"),
        ] {
            assert_eq!(folded(text), plain);
        }
    }

    #[test]
    fn an_accent_joins_the_letter_before_it() {
        assert_eq!(composed("Jose\u{301} Nguye\u{302}\u{303}n"), "José Nguyễn");
        assert_eq!(composed_letter('e', '\u{301}'), Some('é'));
        assert_eq!(composed_letter('q', '\u{301}'), None);
    }
}
