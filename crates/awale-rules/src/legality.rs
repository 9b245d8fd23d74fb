//! Which pits may be played, and why the others may not.

use std::error::Error;
use std::fmt;

use super::pit::Pit;
use super::position::Position;
use super::rules::Feeding;

/// Why a pit may not be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Refusal {
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

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Refusal::GameOver => "the game is over",
            Refusal::NotYours => "this pit belongs to the opponent",
            Refusal::Empty => "this pit is empty",
            Refusal::GrandSlam => "this would capture all the opponent's seeds",
            Refusal::Starves => "the opponent has no seeds, and this move gives none",
        })
    }
}

impl Error for Refusal {}

impl Position {
    /// Whether sowing from `pit` is legal in a position that no count has ended.
    pub(crate) fn check_sowing(&self, pit: Pit) -> Result<(), Refusal> {
        if pit.seat() != self.to_move {
            Err(Refusal::NotYours)
        } else if self.seeds(pit) == 0 {
            Err(Refusal::Empty)
        } else if self.is_forbidden_slam(pit) {
            Err(Refusal::GrandSlam)
        } else if self.must_feed() && self.starves(pit) {
            Err(Refusal::Starves)
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
