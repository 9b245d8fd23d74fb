//! Probing the endgame tables during the search.

use awale_rules::{FastBoard, ROW};

use crate::tables::{Half, TableBoard, Tables, Truth};

/// The least depth of a search that a probe of a compressed layer is to save: decoding a block
/// takes as long as some hundred nodes.
pub(super) const LEAST_DEPTH_COMPRESSED: i32 = 6;

/// What the tables know of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ProbeResult {
    /// Seeds that the side to move still gains from the board, less those that the opponent gains.
    pub net: i32,
    /// Endless play decides the board, so the history of the game can change its value.
    pub cyclic: bool,
    /// The value is the true one. Otherwise it is a convention that is right in all but rare cases.
    pub exact: bool,
}

impl ProbeResult {
    /// What `tables` know of `board`, stores aside; `None` where the board has too many seeds.
    pub(super) fn of(tables: &Tables, board: FastBoard) -> Option<ProbeResult> {
        let half = |pits: [u8; 8]| Half::new(std::array::from_fn::<u8, ROW, _>(|pit| pits[pit]));
        let value = tables.get(TableBoard {
            mover: half(board.mine()),
            opponent: half(board.theirs()),
        })?;
        Some(ProbeResult {
            net: value.value.into(),
            cyclic: value.cyclic,
            exact: tables.truth() == Truth::Exact,
        })
    }

    /// Whether the value holds for a board that no earlier position of the game can come back to.
    pub(super) const fn is_settled(self) -> bool {
        self.exact || !self.cyclic
    }
}
