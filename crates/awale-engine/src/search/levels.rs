//! The playing levels 1 to 10, from beginner to full strength.
//!
//! People's mistakes are not random, so a weak level does not make random ones either. A weak level
//! searches fewer nodes, evaluates boards with a smaller network, and is blind to some moves of
//! both sides, which the search leaves out. The seed of the game and the level determine these
//! moves for each position, so the level does not notice one ply later what it has just missed.

use std::{error::Error, fmt, time::Duration};

use awale_rules::FastBoard;

use super::{evaluation::NetworkSize, limits::Limits};

/// A playing level, 1 to 10.
///
/// # Examples
/// ```
/// use awale_engine::Level;
///
/// assert_eq!(Level::all().count(), 10);
/// assert_eq!(Level::new(7)?.to_string(), "7");
/// assert!(Level::new(11).is_err());
/// # Ok::<(), awale_engine::NoSuchLevel>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Level(u8);

/// The error for a number that is not a level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoSuchLevel(pub u32);

impl fmt::Display for NoSuchLevel {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let (first, last) = (Level::FIRST.0, Level::LAST.0);
        write!(
            f,
            "there is no level {}; levels go from {first} to {last}",
            self.0
        )
    }
}

impl Error for NoSuchLevel {}

/// The limits of a level: the nodes of a search, and the number of moves in 256 that it overlooks.
struct LevelStrength {
    nodes: u64,
    overlooked_moves_in_256: u8,
}

/// The levels 1 to 9. With these numbers each level scores 71 to 85 % against the one below it, in
/// oware (`docs/engine.md`).
const LEVEL_STRENGTHS: [LevelStrength; 9] = [
    LevelStrength {
        nodes: 24,
        overlooked_moves_in_256: 132,
    },
    LevelStrength {
        nodes: 64,
        overlooked_moves_in_256: 92,
    },
    LevelStrength {
        nodes: 180,
        overlooked_moves_in_256: 58,
    },
    LevelStrength {
        nodes: 550,
        overlooked_moves_in_256: 34,
    },
    LevelStrength {
        nodes: 1_800,
        overlooked_moves_in_256: 19,
    },
    LevelStrength {
        nodes: 6_000,
        overlooked_moves_in_256: 9,
    },
    LevelStrength {
        nodes: 20_000,
        overlooked_moves_in_256: 4,
    },
    LevelStrength {
        nodes: 80_000,
        overlooked_moves_in_256: 1,
    },
    LevelStrength {
        nodes: 400_000,
        overlooked_moves_in_256: 0,
    },
];

impl Level {
    /// The weakest level.
    pub const FIRST: Level = Level(1);
    /// The strongest level.
    pub const LAST: Level = Level(10);

    /// Returns the level with this number, 1 to 10.
    ///
    /// # Errors
    /// Returns [`NoSuchLevel`] if the number is outside 1 to 10.
    pub fn new(number: u32) -> Result<Level, NoSuchLevel> {
        let is_level_number =
            (u32::from(Self::FIRST.0)..=u32::from(Self::LAST.0)).contains(&number);
        u8::try_from(number)
            .ok()
            .filter(|_| is_level_number)
            .map(Level)
            .ok_or(NoSuchLevel(number))
    }

    /// All levels, the weakest first.
    pub fn all() -> impl Iterator<Item = Level> {
        (Self::FIRST.0..=Self::LAST.0).map(Level)
    }

    /// The number of the level, 1 to 10.
    pub const fn number(self) -> u8 {
        self.0
    }

    fn strength(self) -> Option<&'static LevelStrength> {
        LEVEL_STRENGTHS.get(usize::from(self.0) - 1)
    }

    /// The search limits of the level for a move: a number of positions, which is the same on every
    /// machine. The last level uses `move_time` instead.
    pub fn limits(self, move_time: Duration) -> Limits {
        self.strength().map_or(Limits::time(move_time), |strength| {
            Limits::nodes(strength.nodes)
        })
    }

    /// The handicap of the level in the game with this seed. Each level overlooks different moves.
    /// Otherwise a better level would know exactly which moves the other one overlooks, and would
    /// win nearly every game (95 % instead of 77 %).
    pub fn handicap(self, random_seed: u64) -> Handicap {
        const RANDOM_SEED_MULTIPLIER: u64 = 0xD134_2543_DE82_EF95;
        let random_seed = random_seed ^ u64::from(self.0).wrapping_mul(RANDOM_SEED_MULTIPLIER);
        match self.strength() {
            Some(strength) => Handicap {
                overlooked_moves_in_256: strength.overlooked_moves_in_256,
                random_seed,
                network_size: NetworkSize::SmallNetwork,
            },
            None => Handicap::NONE,
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The handicap of a weak level: moves that it overlooks, and the smaller network.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Handicap {
    /// The number of moves in 256 that the level overlooks.
    overlooked_moves_in_256: u8,
    random_seed: u64,
    network_size: NetworkSize,
}

impl Handicap {
    /// No handicap: full strength.
    pub const NONE: Handicap = Handicap {
        overlooked_moves_in_256: 0,
        random_seed: 0,
        network_size: NetworkSize::FullNetwork,
    };
    /// Overlooks no move, and evaluates boards with the network of the levels 1 to 9.
    pub const SMALL_NETWORK: Handicap = Handicap {
        network_size: NetworkSize::SmallNetwork,
        ..Handicap::NONE
    };

    /// The network that evaluates boards.
    pub(super) const fn network_size(self) -> NetworkSize {
        self.network_size
    }

    /// Whether the level overlooks moves.
    pub(super) const fn overlooks_moves(self) -> bool {
        self.overlooked_moves_in_256 > 0
    }

    /// Whether the level overlooks the move from `pit` of `board`.
    pub(super) const fn overlooks(self, board: FastBoard, pit: u8) -> bool {
        let hash = (board.hash() ^ self.random_seed)
            .wrapping_add(pit as u64)
            .wrapping_mul(0x9E37_79B9_7F4A_7C15);
        ((hash >> 56) as u8) < self.overlooked_moves_in_256
    }
}
