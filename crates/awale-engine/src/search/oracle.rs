//! Where the engine asks for boards whose value somebody knows: the seam to the endgame tables.

use awale_rules::{FastBoard, ROW};

use crate::tables::{self, Half, Tables, Truth};

/// What is known of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Known {
    /// Seeds that the side to move still nets from the board alone: own gain less the opponent's.
    pub net: i32,
    /// Endless play decides the board, so that the history of the game can change its value.
    pub cyclic: bool,
    /// The value is the true one, not a convention that is right in all but rare cases.
    pub exact: bool,
}

/// Somebody who knows boards of few seeds.
pub trait Oracle: Send + Sync {
    /// Boards with more seeds in the pits than this are never asked for.
    fn max_seeds(&self) -> u8;

    /// What is known of `board`; the stores play no part in it.
    fn probe(&self, board: FastBoard) -> Option<Known>;
}

impl Oracle for Tables {
    fn max_seeds(&self) -> u8 {
        self.up_to()
    }

    fn probe(&self, board: FastBoard) -> Option<Known> {
        let half = |pits: [u8; 8]| Half::new(std::array::from_fn::<u8, ROW, _>(|place| pits[place]));
        let entry = self.get(tables::Board { mover: half(board.mine()), opponent: half(board.theirs()) })?;
        Some(Known { net: entry.value.into(), cyclic: entry.cyclic, exact: self.truth() == Truth::Exact })
    }
}

impl Known {
    /// Whether the value holds for a board that no position before it in the game can come back to.
    pub(super) const fn is_settled(self) -> bool {
        self.exact || !self.cyclic
    }
}
