//! Decoding text files of other programs, which need not be UTF-8.

use awale_files::line_and_column_after;

/// The characters of Windows-1252 for the bytes 0x80 to 0x9F, from the WHATWG Encoding Standard.
/// All other bytes are as in Latin-1. The crate `encoding_rs` would add 160 kB of tables for these
/// 32 characters.
const WINDOWS_1252: [char; 32] = [
    '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8d}', 'Ž', '\u{8f}',
    '\u{90}', '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9d}', 'ž', 'Ÿ',
];

/// Decodes the text of a file of another program: UTF-8, UTF-16 of either byte order, or else
/// Windows-1252. Any bytes can be decoded.
///
/// # Examples
/// ```
/// use awale_words::text::decode_text;
///
/// assert_eq!(decode_text("Éloïse".into()), "Éloïse");
/// assert_eq!(decode_text(b"\xc9lo\xefse \x96 \x80".to_vec()), "Éloïse – €");
/// assert_eq!(decode_text(b"\xff\xfe\xc9\0l\0".to_vec()), "Él");
/// ```
pub fn decode_text(bytes: Vec<u8>) -> String {
    decode_and_find_invalid_byte(bytes).0
}

/// Decodes a text like [`decode_text`]. If it had to guess Windows-1252, it also returns the line
/// and column of the first byte that is not UTF-8.
pub fn decode_and_find_invalid_byte(bytes: Vec<u8>) -> (String, Option<(usize, usize)>) {
    if let Some(text) = decode_utf16(&bytes) {
        return (text, None);
    }
    match String::from_utf8(bytes) {
        Ok(text) => (text, None),
        Err(error) => {
            let bytes = error.as_bytes();
            let line_and_column = line_and_column_after(&bytes[..error.utf8_error().valid_up_to()]);
            (
                bytes
                    .iter()
                    .copied()
                    .map(decode_windows_1252_byte)
                    .collect(),
                Some(line_and_column),
            )
        }
    }
}

/// Decodes UTF-16. The byte order is determined by the byte order mark, or else by a first ASCII
/// letter.
fn decode_utf16(bytes: &[u8]) -> Option<String> {
    let unit_from_bytes: fn([u8; 2]) -> u16 = match bytes {
        [0xff, 0xfe, ..] | [1..=255, 0, ..] => u16::from_le_bytes,
        [0xfe, 0xff, ..] | [0, 1..=255, ..] => u16::from_be_bytes,
        _ => return None,
    };
    let (byte_pairs, []) = bytes.as_chunks::<2>() else {
        return None;
    };
    let units: Vec<u16> = byte_pairs.iter().copied().map(unit_from_bytes).collect();
    let text = String::from_utf16(&units).ok()?;
    Some(text.trim_start_matches('\u{feff}').to_owned())
}

fn decode_windows_1252_byte(byte: u8) -> char {
    let table_index = byte.checked_sub(0x80).map(usize::from);
    table_index
        .and_then(|table_index| WINDOWS_1252.get(table_index).copied())
        .unwrap_or(char::from(byte))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn utf_16_is_decoded_in_both_byte_orders() {
        let text = "[Event \"Éloïse 😀\"]\n1. A b *\n";
        for mark in ["", "\u{feff}"] {
            let units = || format!("{mark}{text}").encode_utf16().collect::<Vec<u16>>();
            let little_endian: Vec<u8> = units().into_iter().flat_map(u16::to_le_bytes).collect();
            let big_endian: Vec<u8> = units().into_iter().flat_map(u16::to_be_bytes).collect();
            for bytes in [little_endian, big_endian] {
                assert_eq!(decode_and_find_invalid_byte(bytes), (text.to_owned(), None));
            }
        }
        assert_eq!(
            decode_text(b"\xff\xfe1\0.".to_vec()),
            "ÿþ1\0.",
            "half a letter is missing"
        );
    }

    #[test]
    fn decoding_with_a_guess_returns_the_place_of_the_first_invalid_byte() {
        let (text, line_and_column) =
            decode_and_find_invalid_byte(b"1. A\n{\xc3\xa9 \xe9}".to_vec());
        assert_eq!(
            (text.as_str(), line_and_column),
            ("1. A\n{Ã© é}", Some((2, 4)))
        );
    }
}
