//! Which pits may be played, and which of the reasons keeps the others from it.

use super::illegal_move::IllegalMove;
use super::pit::Pit;
use super::position::Position;
use super::rules::Feeding;

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
