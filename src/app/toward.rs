//! Which neighbour is meant, of a choice or of a number.

use crate::app::Action;

/// One of the two neighbours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Toward {
    Next,
    Previous,
}

impl Toward {
    /// The neighbour to which the arrow beside a value leads.
    #[must_use]
    pub const fn beside(action: &Action) -> Toward {
        match action {
            Action::RowBefore(_) => Toward::Previous,
            _ => Toward::Next,
        }
    }

    /// The place beside `place` among `count`, going round.
    #[must_use]
    pub const fn around(self, place: usize, count: usize) -> usize {
        let step = match self {
            Toward::Next => 1,
            Toward::Previous => count.saturating_sub(1),
        };
        if count == 0 { 0 } else { (place + step) % count }
    }

    /// The number beside `number`, where there is one.
    #[must_use]
    pub const fn stepped(self, number: u8) -> u8 {
        match self {
            Toward::Next => number.saturating_add(1),
            Toward::Previous => number.saturating_sub(1),
        }
    }
}
