//! The signs that a board needs, three pixels wide and five high.

/// Rows of a sign.
pub const ROWS: usize = 5;

/// What has a sign.
const SIGNS: &str = "0123456789ABCDEFabcdef";

/// The rows of each sign from the top, a number for each: its highest of three bits is the pixel on the left.
const GLYPHS: [[u8; ROWS]; 22] = [
    [7, 5, 5, 5, 7],
    [2, 6, 2, 2, 7],
    [7, 1, 7, 4, 7],
    [7, 1, 3, 1, 7],
    [5, 5, 7, 1, 1],
    [7, 4, 7, 1, 7],
    [7, 4, 7, 5, 7],
    [7, 1, 1, 1, 1],
    [7, 5, 7, 5, 7],
    [7, 5, 7, 1, 7],
    [2, 5, 7, 5, 5],
    [6, 5, 6, 5, 6],
    [3, 4, 4, 4, 3],
    [6, 5, 5, 5, 6],
    [7, 4, 6, 4, 7],
    [7, 4, 6, 4, 4],
    [0, 3, 5, 5, 3],
    [4, 6, 5, 5, 6],
    [0, 3, 4, 4, 3],
    [1, 3, 5, 5, 3],
    [2, 5, 7, 4, 3],
    [1, 2, 7, 2, 2],
];

/// The rows of a sign, as `GLYPHS` has them: of a digit, or of the letter of a pit.
#[must_use]
pub fn glyph(sign: char) -> Option<[u8; ROWS]> {
    SIGNS.find(sign).and_then(|place| GLYPHS.get(place).copied())
}
