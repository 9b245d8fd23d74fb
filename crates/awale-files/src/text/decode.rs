//! Text files of other programs, which need not be UTF-8.

/// The characters of Windows-1252 for the bytes from 0x80 to 0x9F, as the WHATWG's Encoding
/// Standard has them. All other bytes are those of Latin-1. The crate `encoding_rs` brings the
/// tables of every script with it: 160 kB of program for these 32.
const WINDOWS_1252: [char; 32] = [
    '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8d}', 'Ž', '\u{8f}',
    '\u{90}', '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9d}', 'ž', 'Ÿ',
];

/// The text of a file that another program may have written: UTF-8, or Windows-1252 where it is not
/// valid UTF-8. Any bytes are a text.
///
/// # Examples
/// ```
/// use awale_files::text::decoded;
///
/// assert_eq!(decoded("Éloïse".into()), "Éloïse");
/// assert_eq!(decoded(b"\xc9lo\xefse \x96 \x80".to_vec()), "Éloïse – €");
/// ```
#[must_use]
pub fn decoded(bytes: Vec<u8>) -> String {
    String::from_utf8(bytes)
        .unwrap_or_else(|error| error.as_bytes().iter().copied().map(letter).collect())
}

fn letter(byte: u8) -> char {
    let place = byte.checked_sub(0x80).map(usize::from);
    place
        .and_then(|place| WINDOWS_1252.get(place).copied())
        .unwrap_or(char::from(byte))
}
