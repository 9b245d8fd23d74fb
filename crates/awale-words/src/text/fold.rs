//! Folding of letters for a search, without case and accents, and joining a letter with the accents
//! typed after it.

use unicode_normalization::UnicodeNormalization;

/// Joins each accent with its letter (Unicode form NFC). macOS and some input methods type `é` as
/// `e` and U+0301.
pub fn compose_accents(text: &str) -> String {
    text.nfc().collect()
}

/// The single character for a letter and an accent, or `None`.
pub fn compose_letter(letter: char, accent: char) -> Option<char> {
    unicode_normalization::char::compose(letter, accent)
}

/// Converts `text` to lower case without accents: `Zoé` becomes `zoe`, and `Sœur` becomes `soeur`.
/// The table has letters such as `œ` that Unicode does not decompose, for the languages of Europe
/// and of the West African coast, where awalé is played. Any other letter remains.
pub fn fold_case_and_accents(text: &str) -> String {
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
            // The typographic apostrophe, which few keyboards have.
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
    fn folding_ignores_accents_and_case() {
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
            assert_eq!(fold_case_and_accents(text), plain);
        }
    }

    #[test]
    fn composing_joins_an_accent_with_the_letter_before_it() {
        assert_eq!(
            compose_accents("Jose\u{301} Nguye\u{302}\u{303}n"),
            "José Nguyễn"
        );
        assert_eq!(compose_letter('e', '\u{301}'), Some('é'));
        assert_eq!(compose_letter('q', '\u{301}'), None);
    }
}
