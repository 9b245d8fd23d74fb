//! The signs that a board and a tree need, three pixels wide and five high.

pub const ROWS: usize = 5;

const SIGNS: &str = "0123456789ABCDEFabcdefghijklmnopqrstuvwxyzNS +-.,/[]≥≤";

/// The rows of each sign from the top, a number for each: its highest of three bits is the pixel on the left.
#[rustfmt::skip]
const GLYPHS: [[u8; ROWS]; 54] = [
    [7, 5, 5, 5, 7], [2, 6, 2, 2, 7], [7, 1, 7, 4, 7], [7, 1, 3, 1, 7], [5, 5, 7, 1, 1],
    [7, 4, 7, 1, 7], [7, 4, 7, 5, 7], [7, 1, 1, 1, 1], [7, 5, 7, 5, 7], [7, 5, 7, 1, 7],
    [2, 5, 7, 5, 5], [6, 5, 6, 5, 6], [3, 4, 4, 4, 3], [6, 5, 5, 5, 6], [7, 4, 6, 4, 7], [7, 4, 6, 4, 4],
    [0, 3, 5, 5, 3], [4, 6, 5, 5, 6], [0, 3, 4, 4, 3], [1, 3, 5, 5, 3], [2, 5, 7, 4, 3], [1, 2, 7, 2, 2],
    [0, 3, 5, 3, 6], [4, 6, 5, 5, 5], [2, 0, 2, 2, 2], [1, 0, 1, 1, 6], [4, 5, 6, 5, 5],
    [2, 2, 2, 2, 1], [0, 7, 7, 5, 5], [0, 6, 5, 5, 5], [0, 2, 5, 5, 2], [0, 6, 5, 6, 4],
    [0, 3, 5, 3, 1], [0, 3, 4, 4, 4], [0, 3, 6, 3, 6], [2, 7, 2, 2, 1], [0, 5, 5, 5, 3],
    [0, 5, 5, 5, 2], [0, 5, 5, 7, 7], [0, 5, 2, 2, 5], [0, 5, 5, 3, 6], [0, 7, 3, 6, 7],
    [6, 5, 5, 5, 5], [3, 4, 2, 1, 6],
    [0, 0, 0, 0, 0], [0, 2, 7, 2, 0], [0, 0, 7, 0, 0], [0, 0, 0, 0, 2], [0, 0, 0, 2, 4], [1, 1, 2, 4, 4],
    [6, 4, 4, 4, 6], [3, 1, 1, 1, 3], [4, 2, 4, 0, 7], [1, 2, 1, 0, 7],
];

/// The rows of a sign, as `GLYPHS` has them: of a digit, of a letter, of what values are written with.
#[must_use]
pub fn glyph(sign: char) -> Option<[u8; ROWS]> {
    SIGNS.chars().position(|known| known == sign).and_then(|place| GLYPHS.get(place).copied())
}
