//! The reasons why a move from a pit is illegal.

use std::{error::Error, fmt};

/// The reason why a move from a pit is illegal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum IllegalMove {
    /// The game is over.
    GameOver,
    /// The pit belongs to the opponent.
    PitOfOpponent,
    /// The pit has no seeds.
    EmptyPit,
    /// The move would capture all the opponent's seeds, and these rules forbid that.
    ForbiddenGrandSlam,
    /// The opponent has no seeds, the rules require feeding, and the move leaves the opponent
    /// without seeds.
    StarvesOpponent,
}

impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(match self {
            IllegalMove::GameOver => "the game is over",
            IllegalMove::PitOfOpponent => "this pit belongs to the opponent",
            IllegalMove::EmptyPit => "this pit is empty",
            IllegalMove::ForbiddenGrandSlam => "this would capture all the opponent's seeds",
            IllegalMove::StarvesOpponent => "the opponent has no seeds, and this move gives none",
        })
    }
}

impl Error for IllegalMove {}
