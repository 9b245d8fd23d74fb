//! The two seats, South and North.

use std::{
    fmt,
    ops::{Index, IndexMut},
};

/// One of the two seats. South's row is drawn below, and its pits have upper-case letters.
///
/// # Examples
/// ```
/// use awale_rules::Seat;
///
/// assert_eq!(Seat::South.opponent(), Seat::North);
/// assert_eq!(Seat::North.to_string(), "North");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "lowercase")
)]
pub enum Seat {
    /// The lower row, pits A to F.
    South,
    /// The upper row, pits a to f.
    North,
}

impl Seat {
    /// Both seats, South first.
    pub const BOTH: [Seat; 2] = [Seat::South, Seat::North];

    /// The other seat.
    #[must_use]
    pub const fn opponent(self) -> Seat {
        match self {
            Seat::South => Seat::North,
            Seat::North => Seat::South,
        }
    }

    /// The name in files and in the protocols of other programs.
    pub const fn name(self) -> &'static str {
        match self {
            Seat::South => "south",
            Seat::North => "north",
        }
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(match self {
            Seat::South => "South",
            Seat::North => "North",
        })
    }
}

/// One value for each seat, indexed by [`Seat`].
///
/// # Examples
/// ```
/// use awale_rules::{PerSeat, Seat};
///
/// let mut wins = PerSeat { south: 2, north: 0 };
/// wins[Seat::North] += 3;
/// assert_eq!(wins, PerSeat { south: 2, north: 3 });
/// assert_eq!(wins.leader(), Some(Seat::North));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct PerSeat<T> {
    /// South's value.
    pub south: T,
    /// North's value.
    pub north: T,
}

impl<T> PerSeat<T> {
    /// Makes a value for each seat by calling `value_of`.
    pub fn from_fn(mut value_of: impl FnMut(Seat) -> T) -> Self {
        PerSeat {
            south: value_of(Seat::South),
            north: value_of(Seat::North),
        }
    }

    /// Applies `change` to the values of both seats.
    pub fn map<U>(self, mut change: impl FnMut(T) -> U) -> PerSeat<U> {
        PerSeat {
            south: change(self.south),
            north: change(self.north),
        }
    }
}

impl PerSeat<u32> {
    /// The seat with the larger value, or `None` if the values are equal.
    pub fn leader(self) -> Option<Seat> {
        match self.south.cmp(&self.north) {
            std::cmp::Ordering::Greater => Some(Seat::South),
            std::cmp::Ordering::Less => Some(Seat::North),
            std::cmp::Ordering::Equal => None,
        }
    }

    /// The value of `seat` minus the value of the other seat.
    pub const fn lead(self, seat: Seat) -> i32 {
        let south_lead = self.south.cast_signed() - self.north.cast_signed();
        match seat {
            Seat::South => south_lead,
            Seat::North => -south_lead,
        }
    }
}

impl<T> Index<Seat> for PerSeat<T> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        match seat {
            Seat::South => &self.south,
            Seat::North => &self.north,
        }
    }
}

impl<T> IndexMut<Seat> for PerSeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        match seat {
            Seat::South => &mut self.south,
            Seat::North => &mut self.north,
        }
    }
}
