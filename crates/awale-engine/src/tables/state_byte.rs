//! The state of one board while its layer is solved: one byte for each side to move.
//!
//! All values are from South's point of view, and endless play counts as South's worst result. A
//! board with South to move is a *max node*: the solver computes the most that South can force. A
//! board with North to move is a *min node*: the solver computes the least to which North can limit
//! South. That is North's own upper bound with the opposite sign.
//!
//! ```text
//!  bit   7         6 5 4 3 2 1 0
//!      +---------+---------------+
//!      | settled | code or count |
//!      +---------+---------------+
//!
//!  max node, open      code of the best conversion, or of the worst value if there is none
//!  min node, open      the retrograde counter: how many successors in the layer are not yet known, 1 to 6;
//!                      when it reaches 0, the code of the best conversion takes its place, or the level if it is lower
//!  either,   settled   bit 7 and the code of the value; the byte is final
//! ```
//!
//! A *code* is the value plus 64. Values are in -32..=32, so codes are in 32..=96 and cannot be
//! confused with a count.
//!
//! The counter is the usual one of retrograde analysis
//! (<https://www.chessprogramming.org/Retrograde_Analysis>).

use wide::u8x16;

/// The code of value 0.
const ZERO_CODE: i8 = 64;
/// The bit that is set in the byte of a settled board.
const SETTLED_BIT: u8 = 128;

/// The code of a value.
pub(super) const fn code_of_value(value: i8) -> u8 {
    (value + ZERO_CODE).cast_unsigned()
}

/// The byte of a board that settles at the value of `code`.
pub(super) const fn settled_byte(code: u8) -> u8 {
    code | SETTLED_BIT
}

/// The value of a settled byte. `None` if the board is not settled.
pub(super) fn settled_value(byte: u8) -> Option<i8> {
    (byte & SETTLED_BIT != 0).then_some((byte & !SETTLED_BIT).cast_signed() - ZERO_CODE)
}

/// The code of the value with the opposite sign, which is the value for the other side.
pub(super) const fn negated_code(code: u8) -> u8 {
    2 * ZERO_CODE as u8 - code
}

/// For each byte: the byte itself if it is not settled and below `value_level`, else 0. If the byte
/// is a code, the board will settle at that level without any update. Counts remain too, but they
/// are smaller than every code.
#[inline]
pub(super) fn pending_codes_below(bytes: u8x16, value_level: u8x16) -> u8x16 {
    bytes & bytes.simd_lt(value_level)
}
