//! Which pits may be played, and why the others may not.

use std::error::Error;
use std::fmt;

use super::pit::Pit;
use super::position::Position;
use super::rules::Feeding;

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

impl Position {
    /// Whether sowing from `pit` is legal in a position that no count has ended.
    pub(crate) fn check_sowing(&self, pit: Pit) -> Result<(), IllegalMove> {
        if pit.seat() != self.to_move {
            Err(IllegalMove::NotYours)
        } else if self.seeds(pit) == 0 {
            Err(IllegalMove::Empty)
        } else if self.is_forbidden_slam(pit) {
            Err(IllegalMove::GrandSlam)
        } else if self.must_feed() && self.starves(pit) {
            Err(IllegalMove::Starves)
        } else {
            Ok(())
        }
    }

    /// Whether the side to move must give the opponent seeds.
    #[must_use]
    pub fn must_feed(&self) -> bool {
        self.rules.feeding == Feeding::Required && self.row(self.to_move.opponent()) == 0
    }
}
