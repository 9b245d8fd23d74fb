//! Which neighbor is meant, of a choice or of a number.

use crate::app::Action;

/// One of the two neighbors.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Neighbor {
    Next,
    Previous,
}

impl Neighbor {
    /// The neighbor to which the arrow beside a value leads.
    #[must_use]
    pub const fn beside(action: &Action) -> Neighbor {
        match action {
            Action::RowBefore(_) => Neighbor::Previous,
            _ => Neighbor::Next,
        }
    }

    /// The place beside `place` among `count`, going round.
    #[must_use]
    pub const fn around(self, place: usize, count: usize) -> usize {
        let step = match self {
            Neighbor::Next => 1,
            Neighbor::Previous => count.saturating_sub(1),
        };
        if count == 0 { 0 } else { (place + step) % count }
    }

    /// The number beside `number`, where there is one.
    #[must_use]
    pub const fn stepped(self, number: u8) -> u8 {
        match self {
            Neighbor::Next => number.saturating_add(1),
            Neighbor::Previous => number.saturating_sub(1),
        }
    }
}
