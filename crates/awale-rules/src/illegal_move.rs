//! Why a pit may not be played.

use std::error::Error;
use std::fmt;

/// Why a pit may not be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum IllegalMove {
    /// The game is over.
    GameOver,
    /// The pit is the opponent's.
    NotYours,
    /// The pit holds no seed.
    Empty,
    /// The move would take all the opponent's seeds, which these rules forbid.
    GrandSlam,
    /// The opponent has no seed, and the move gives none.
    Starves,
}

impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            IllegalMove::GameOver => "the game is over",
            IllegalMove::NotYours => "this pit belongs to the opponent",
            IllegalMove::Empty => "this pit is empty",
            IllegalMove::GrandSlam => "this would capture all the opponent's seeds",
            IllegalMove::Starves => "the opponent has no seeds, and this move gives none",
        })
    }
}

impl Error for IllegalMove {}
