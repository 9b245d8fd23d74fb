//! Legality of moves: which pits may be played, and the reason why a pit may not be played.

use super::{illegal_move::IllegalMove, pit::Pit, position::Position, rules::FeedingRule};

impl Position {
    /// Checks whether sowing from `pit` is legal in a position that `win_at` and `stop_at` have not
    /// ended.
    pub(crate) fn check_sowing(&self, pit: Pit) -> Result<(), IllegalMove> {
        if pit.seat() != self.to_move {
            Err(IllegalMove::PitOfOpponent)
        } else if self.seeds(pit) == 0 {
            Err(IllegalMove::EmptyPit)
        } else if self.is_forbidden_slam(pit) {
            Err(IllegalMove::ForbiddenGrandSlam)
        } else if self.must_feed() && self.starves_opponent(pit) {
            Err(IllegalMove::StarvesOpponent)
        } else {
            Ok(())
        }
    }

    /// Whether the side to move must feed: the opponent has no seeds, and the rules require it.
    pub fn must_feed(&self) -> bool {
        self.rules.feeding == FeedingRule::MustFeed
            && self.seeds_in_row(self.to_move.opponent()) == 0
    }
}
