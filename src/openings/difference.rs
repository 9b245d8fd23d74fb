//! Books as differences. Up to the sixth ply few rules matter in which variants differ, so their books are nearly the same: one ships
//! whole, the others as what differs from it.
//!
//! A difference is [`MAGIC`] and, for each byte of the book that is not that of the base, how many equal bytes stand before it and
//! the byte itself. The number has seven bits in a byte, the low ones first; all but the last have the high bit set (LEB128).

/// What a difference begins with: the format and its number.
const MAGIC: &[u8; 4] = b"AWD1";

/// What must be known besides `base` to have `book`. `None` where their lengths differ.
///
/// # Examples
/// ```
/// use awale::openings::{apply_difference, difference};
///
/// let (base, book) = (b"a book of values", b"a bock of value!");
/// let bytes = difference(base, book).expect("of one length");
/// assert_eq!(bytes, b"AWD1\x04c\x0a!");
/// assert_eq!(apply_difference(base, &bytes).as_deref(), Some(book.as_slice()));
/// ```
#[must_use]
pub fn difference(base: &[u8], book: &[u8]) -> Option<Vec<u8>> {
    if base.len() != book.len() {
        return None;
    }
    let (mut out, mut equal) = (MAGIC.to_vec(), 0_usize);
    for (before, &now) in base.iter().zip(book) {
        if *before == now {
            equal += 1;
            continue;
        }
        while equal >= 0x80 {
            out.push(0x80 | (equal & 0x7f).to_le_bytes()[0]);
            equal >>= 7;
        }
        out.extend([equal.to_le_bytes()[0], now]);
        equal = 0;
    }
    Some(out)
}

/// The book that differs from `base` by `bytes`. `None` where `bytes` are no difference from a book of this length.
#[must_use]
pub fn apply_difference(base: &[u8], bytes: &[u8]) -> Option<Vec<u8>> {
    let mut bytes = bytes.strip_prefix(MAGIC)?.iter().copied();
    let (mut book, mut place) = (base.to_vec(), 0_usize);
    while let Some(mut byte) = bytes.next() {
        let (mut equal, mut shift) = (0_usize, 0);
        while byte >= 0x80 && shift < 28 {
            equal |= usize::from(byte & 0x7f) << shift;
            shift += 7;
            byte = bytes.next()?;
        }
        place += equal | usize::from(byte) << shift;
        *book.get_mut(place)? = bytes.next()?;
        place += 1;
    }
    Some(book)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_book_comes_back_from_its_difference() {
        let base: Vec<u8> = (0..40_000_u32).map(|place| (place % 251) as u8).collect();
        for places in [vec![], vec![0], vec![39_999], vec![127, 128, 129, 300, 20_000, 39_000]] {
            let mut book = base.clone();
            for &place in &places {
                book[place] ^= 0xff;
            }
            let bytes = difference(&base, &book).expect("of one length");
            assert!(bytes.len() <= MAGIC.len() + 4 * places.len());
            assert_eq!(apply_difference(&base, &bytes), Some(book));
        }
    }

    #[test]
    fn what_is_no_difference_is_refused() {
        assert_eq!(difference(b"four", b"three"), None);
        for bytes in [b"AWO1\x00c".as_slice(), b"AWD1\x04c", b"AWD1\x00", b"AWD1\x80", b"AWD1\xff\xff\xff\xff\xffc"] {
            assert_eq!(apply_difference(b"four", bytes), None, "{bytes:?}");
        }
    }
}
