//! What is known of a board while its layer is solved, in two bytes: one for each side to move.
//!
//! All is seen from South, who takes endless play for the worst that can happen. Of a board with South to move the solver
//! wants the most that South can force, of one with North to move the least that North can hold South to. These are
//! the two bounds of the theory: with North to move the least is the upper bound of North's own value, turned round.
//!
//! A byte is *open* while other boards of the layer can still change it, then *settled* for good. Codes of values leave
//! room below for small counts.

use std::sync::atomic::{AtomicU8, Ordering::Relaxed};

/// The code of value 0. Values lie in -31..=31, so their codes in 33..=95.
const ZERO: i8 = 64;
/// The bit of a settled byte.
const SETTLED: u8 = 128;
/// The byte of a board with no move inside the layer; a count is 6 at most.
const NO_MOVES: u8 = 7;

/// The code of a value, open.
pub(super) const fn code(value: i8) -> u8 {
    (value + ZERO) as u8
}

/// The value of a code.
pub(super) const fn value(code: u8) -> i8 {
    (code & !SETTLED) as i8 - ZERO
}

/// A settled value as it is stored.
const fn settled(code: u8) -> u8 {
    code | SETTLED
}

/// What a byte asks for when the value of `level` is to be settled.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Due {
    /// Nothing for now; the byte will settle by itself at this lower code, or never (0).
    Later(u8),
    /// It settles now.
    Settle,
    /// It has no moves inside the layer: its exits must be looked at.
    LookAtExits,
}

/// The most that South can force, South to move: an open value is that of the best move so far.
pub(super) struct Most(AtomicU8);

impl Most {
    /// The best exit, or the worst that can happen where there is none.
    pub(super) fn new(value: i8) -> Most {
        Most(AtomicU8::new(code(value)))
    }

    pub(super) fn set(&self, value: i8) {
        self.0.store(code(value), Relaxed);
    }

    pub(super) fn due(&self, level: u8) -> Due {
        match self.0.load(Relaxed) {
            now if now == level => Due::Settle,
            now if now > level => Due::Later(0),
            now => Due::Later(now),
        }
    }

    /// Whether a move to a board worth `level` would better it.
    pub(super) fn is_below(&self, level: u8) -> bool {
        self.0.load(Relaxed) < level
    }

    /// Settles it at `level`, which one of its moves has reached. Only one of all who try succeeds; none where the value
    /// stood there already, for then the scan of the level finds it.
    pub(super) fn raise(&self, level: u8) -> bool {
        self.change_below(level, settled(level))
    }

    /// Leaves it open at `level` for another scan of this level to settle.
    pub(super) fn postpone(&self, level: u8) {
        self.change_below(level, level);
    }

    fn change_below(&self, level: u8, to: u8) -> bool {
        self.0.fetch_update(Relaxed, Relaxed, |now| (now < level).then_some(to)).is_ok()
    }

    /// Settles it where it stands.
    pub(super) fn settle(&self, level: u8) {
        self.0.store(settled(level), Relaxed);
    }

    /// The value, if it settled.
    pub(super) fn settled(&self) -> Option<i8> {
        settled_value(self.0.load(Relaxed))
    }
}

/// The least that North can hold South to, North to move. An open byte counts the moves inside the layer whose boards
/// have not settled; at 0 the exits are looked at by whoever counted to it, and the best of them becomes the value.
pub(super) struct Least(AtomicU8);

impl Least {
    /// Open, with `moves` moves inside the layer.
    pub(super) fn new(moves: u8) -> Least {
        Least(AtomicU8::new(moves))
    }

    pub(super) fn set_moves(&self, moves: u8) {
        self.0.store(if moves == 0 { NO_MOVES } else { moves }, Relaxed);
    }

    pub(super) fn due(&self, level: u8) -> Due {
        match self.0.load(Relaxed) {
            NO_MOVES => Due::LookAtExits,
            now if now == level => Due::Settle,
            now if now > NO_MOVES && now < level => Due::Later(now),
            _ => Due::Later(0),
        }
    }

    /// Counts one move as settled; tells whether it was the last. `seen` is the byte as it was read ahead, most likely what it is still.
    pub(super) fn count_down(&self, seen: u8) -> bool {
        match self.0.compare_exchange(seen, seen - 1, Relaxed, Relaxed) {
            Ok(_) => seen == 1,
            Err(_) => self.0.fetch_sub(1, Relaxed) == 1,
        }
    }

    pub(super) fn byte(&self) -> u8 {
        self.0.load(Relaxed)
    }

    /// Settles it at `level`.
    pub(super) fn settle(&self, level: u8) {
        self.0.store(settled(level), Relaxed);
    }

    /// Leaves it open at `code`, to be settled when that level comes.
    pub(super) fn wait(&self, code: u8) {
        self.0.store(code, Relaxed);
    }

    /// The value, if it settled.
    pub(super) fn settled(&self) -> Option<i8> {
        settled_value(self.0.load(Relaxed))
    }

    /// Puts the finished byte of the table in its place.
    pub(super) fn finish(&self, byte: u8) {
        self.0.store(byte, Relaxed);
    }

    pub(super) fn into_byte(self) -> u8 {
        self.0.into_inner()
    }
}

fn settled_value(byte: u8) -> Option<i8> {
    (byte & SETTLED != 0).then(|| value(byte))
}
