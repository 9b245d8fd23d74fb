//! Which pits may be played, and why the others may not.

use thiserror::Error;

use super::pit::Pit;
use super::position::Position;
use super::rules::Feeding;

/// Why a pit may not be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
pub enum Refusal {
    /// The game is over.
    #[error("the game is over")]
    GameOver,
    /// The pit is the opponent's.
    #[error("this pit belongs to the opponent")]
    NotYours,
    /// The pit holds no seed.
    #[error("this pit is empty")]
    Empty,
    /// The move would take all the opponent's seeds, which these rules forbid.
    #[error("this would capture all the opponent's seeds")]
    GrandSlam,
    /// The opponent has no seed, and the move gives none.
    #[error("the opponent has no seeds, and this move gives none")]
    Starves,
}

impl Position {
    /// Whether sowing from `pit` is legal in a position that no count has ended.
    pub(super) fn check_sowing(&self, pit: Pit) -> Result<(), Refusal> {
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
