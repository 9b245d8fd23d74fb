//! The twelve pits and their letters.

#![allow(clippy::cast_possible_truncation, reason = "a pit is one of twelve")]

use std::fmt;

use crate::game::Seat;

/// The number of pits in one row.
pub const ROW: usize = 6;
/// The number of pits on the board.
pub const PITS: usize = 2 * ROW;
/// The number of seeds in the largest game: six in each pit.
pub const MAX_GAME_SEEDS: u8 = 6 * PITS as u8;

/// One of the twelve pits: A to F are South's, a to f are North's, numbered 0 to 11 in sowing
/// order.
///
/// # Examples
/// ```
/// use awale_rules::{Pit, Seat};
///
/// let pit = Pit::from_letter('c').unwrap();
/// assert_eq!((pit.seat(), pit.index(), pit.column()), (Seat::North, 8, 2));
/// assert_eq!(pit, Pit::of(Seat::North, 2));
/// assert_eq!(Pit::row(Seat::South).map(|pit| pit.letter()).collect::<String>(), "ABCDEF");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(try_from = "u8")
)]
pub struct Pit(u8);

#[cfg(feature = "serde")]
impl TryFrom<u8> for Pit {
    type Error = &'static str;

    fn try_from(index: u8) -> Result<Pit, &'static str> {
        Pit::new(index.into()).ok_or("a pit is a number from 0 to 11")
    }
}

impl Pit {
    /// The pit with this number in sowing order (A is 0, a is 6, f is 11). Returns `None` above 11.
    pub const fn new(index: usize) -> Option<Pit> {
        if index < PITS {
            Some(Pit(index as u8))
        } else {
            None
        }
    }

    /// The pit of `seat` in this column of its row: 0 to 5, in the seat's own sowing order.
    ///
    /// # Panics
    /// Panics if `column` is above 5.
    pub const fn of(seat: Seat, column: usize) -> Pit {
        assert!(column < ROW, "a row has six pits");
        match seat {
            Seat::South => Pit(column as u8),
            Seat::North => Pit((ROW + column) as u8),
        }
    }

    /// The pit with this letter: `A` to `F` for South's, `a` to `f` for North's. Returns `None` for
    /// any other letter.
    pub const fn from_letter(letter: char) -> Option<Pit> {
        match letter {
            'A'..='F' => Some(Pit(letter as u8 - b'A')),
            'a'..='f' => Some(Pit(letter as u8 - b'a' + ROW as u8)),
            _ => None,
        }
    }

    /// The pit that `text` names with its letter. Returns `None` for any other text.
    pub fn from_name(text: &str) -> Option<Pit> {
        let mut letters = text.chars();
        let letter = letters.next().filter(|_| letters.as_str().is_empty())?;
        Pit::from_letter(letter)
    }

    /// The number of this pit in sowing order, 0 to 11.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The column of this pit in its own row: 0 to 5, in sowing order.
    pub const fn column(self) -> usize {
        self.index() % ROW
    }

    /// The seat that owns this pit.
    pub const fn seat(self) -> Seat {
        if self.index() < ROW {
            Seat::South
        } else {
            Seat::North
        }
    }

    /// The letter of this pit.
    pub const fn letter(self) -> char {
        match self.seat() {
            Seat::South => (b'A' + self.0) as char,
            Seat::North => (b'a' + self.0 - ROW as u8) as char,
        }
    }

    /// All twelve pits in sowing order.
    pub fn all() -> impl DoubleEndedIterator<Item = Pit> + ExactSizeIterator {
        (0..PITS as u8).map(Pit)
    }

    /// The six pits of `seat` in sowing order.
    pub fn row(seat: Seat) -> impl DoubleEndedIterator<Item = Pit> + ExactSizeIterator {
        let first_index = Pit::of(seat, 0).0;
        (first_index..first_index + ROW as u8).map(Pit)
    }
}

impl fmt::Display for Pit {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl fmt::Debug for Pit {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "Pit({})", self.letter())
    }
}

/// The six pits of `seat`.
pub(crate) fn row(pits: &[u8; PITS], seat: Seat) -> &[u8] {
    let first_index = Pit::of(seat, 0).index();
    &pits[first_index..first_index + ROW]
}
