//! The levels 1 to 10: from a beginner's to everything there is.
//!
//! A weak level must not play at random: people do not. It looks less far, and it *overlooks*: here and there it does
//! not see a move, its own or the other side's, as if that move were not there. Whether it sees a given move in a
//! given position is decided by the game's seed and the level, so it does not notice in the next moment what it has just missed.

use std::fmt;
use std::time::Duration;

use awale_rules::FastBoard;
use std::error::Error;

use super::limits::Limits;

/// A level of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Level(u8);

/// A number that is no level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoSuchLevel(pub u32);

impl fmt::Display for NoSuchLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (first, last) = (Level::FIRST.0, Level::LAST.0);
        write!(f, "there is no level {}; levels go from {first} to {last}", self.0)
    }
}

impl Error for NoSuchLevel {}

/// What limits a level: the positions it looks at for a move, and how many moves of 256 it overlooks.
struct Strength {
    nodes: u64,
    overlooked: u8,
}

/// The levels 1 to 9. The numbers are chosen so that each scores 60 to 85 % against the one before it.
const STRENGTHS: [Strength; 9] = [
    Strength { nodes: 24, overlooked: 132 },
    Strength { nodes: 64, overlooked: 92 },
    Strength { nodes: 180, overlooked: 58 },
    Strength { nodes: 550, overlooked: 34 },
    Strength { nodes: 1_800, overlooked: 19 },
    Strength { nodes: 6_000, overlooked: 9 },
    Strength { nodes: 20_000, overlooked: 4 },
    Strength { nodes: 80_000, overlooked: 1 },
    Strength { nodes: 400_000, overlooked: 0 },
];

impl Level {
    /// The easiest.
    pub const FIRST: Level = Level(1);
    /// The strongest.
    pub const LAST: Level = Level(10);

    /// The level with this number, 1 to 10.
    ///
    /// # Errors
    /// When there is none.
    pub fn new(number: u32) -> Result<Level, NoSuchLevel> {
        let known = (u32::from(Self::FIRST.0)..=u32::from(Self::LAST.0)).contains(&number);
        if known { Ok(Level(number as u8)) } else { Err(NoSuchLevel(number)) }
    }

    /// All of them, the easiest first.
    pub fn all() -> impl Iterator<Item = Level> {
        (Self::FIRST.0..=Self::LAST.0).map(Level)
    }

    /// Its number, 1 to 10.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    fn strength(self) -> Option<&'static Strength> {
        STRENGTHS.get(usize::from(self.0) - 1)
    }

    /// What it may spend on a move: a number of positions, the same on every machine; at the last level, `time`.
    #[must_use]
    pub fn limits(self, time: Duration) -> Limits {
        self.strength().map_or(Limits::time(time), |strength| Limits::nodes(strength.nodes))
    }

    /// What it overlooks in the game with this seed. Two levels do not overlook the same: the better one would know
    /// beforehand, move for move, what the other is blind to, and win nearly every game (95 % instead of 77 %).
    #[must_use]
    pub fn oversight(self, seed: u64) -> Oversight {
        const APART: u64 = 0xD134_2543_DE82_EF95;
        let seed = seed ^ u64::from(self.0).wrapping_mul(APART);
        Oversight { chance: self.strength().map_or(0, |strength| strength.overlooked), seed }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Which moves a player does not see.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Oversight {
    /// Moves of 256 that are overlooked.
    chance: u8,
    seed: u64,
}

impl Oversight {
    /// Sees everything.
    pub(super) const NONE: Oversight = Oversight { chance: 0, seed: 0 };

    /// Whether anything is overlooked at all.
    pub(super) const fn happens(self) -> bool {
        self.chance > 0
    }

    /// Whether the move from `place` of `board` is overlooked.
    pub(super) const fn overlooks(self, board: FastBoard, place: u8) -> bool {
        let mixed = (board.hash() ^ self.seed).wrapping_add(place as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        ((mixed >> 56) as u8) < self.chance
    }
}
