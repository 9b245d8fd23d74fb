//! What is known of a board while its layer is solved, in a byte for each side to move.
//!
//! All is seen from South, who takes endless play for the worst that can happen. Of a board with South to move the solver
//! wants the *most* that South can force, of one with North to move the *least* that North can hold South to. These are
//! the two bounds of the theory: with North to move the least is the upper bound of North's own value, turned round.
//!
//! A byte is *open* while other boards of the layer can still change it, then *settled* for good.
//!
//! * The most, open: the code of the best exit, or of the worst value where there is none.
//! * The least, open: how many moves inside the layer lead to boards that have not settled, 1 to 6. Once there are
//!   none, the code of what the best exit gives.
//! * Either, settled: the code of the value, and the highest bit.

/// The code of value 0. Values lie in -31..=31, so their codes in 33..=95, above all counts.
const ZERO: i8 = 64;
/// The bit of a settled byte.
const SETTLED: u8 = 128;

/// The code of a value, open.
pub(super) const fn encode(value: i8) -> u8 {
    (value + ZERO) as u8
}

/// The byte of a board that settles at a code.
pub(super) const fn settled(code: u8) -> u8 {
    code | SETTLED
}

/// The value of a settled byte.
pub(super) fn settled_value(byte: u8) -> Option<i8> {
    (byte & SETTLED != 0).then_some((byte & !SETTLED) as i8 - ZERO)
}

/// The code of a value seen from the other side.
pub(super) const fn negate(code: u8) -> u8 {
    2 * ZERO as u8 - code
}

/// The level at which an open byte will settle by itself, if that comes after `level`; 0 (or a count) if not.
pub(super) const fn pending_below(byte: u8, level: u8) -> u8 {
    if byte < level { byte } else { 0 }
}
