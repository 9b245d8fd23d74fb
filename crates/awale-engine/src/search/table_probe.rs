//! Probing the endgame tables during the search.

use awale_rules::{FastBoard, ROW};

use crate::tables::{Exactness, HalfBoard, TableBoard, Tables};

/// The minimum depth of a search that a probe of a compressed layer must save. Decoding a block
/// takes as long as a few hundred nodes.
pub(super) const MIN_COMPRESSED_PROBE_DEPTH: i32 = 6;

/// The table entry of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ProbeResult {
    /// The seeds that the side to move will still gain from the board, minus those that the
    /// opponent will gain.
    pub net_gain: i32,
    /// Whether endless play decides the board. Then the history of the game can change its value.
    pub is_cyclic: bool,
    /// Whether the value is exact. Otherwise it depends on a convention for play without end, and
    /// is wrong in rare cases.
    pub is_exact: bool,
}

impl ProbeResult {
    /// Looks `board` up in `tables`. The stores do not count. `None` if no table has the board.
    pub(super) fn probe(tables: &Tables, board: FastBoard) -> Option<ProbeResult> {
        let half_board =
            |pits: [u8; 8]| HalfBoard::new(std::array::from_fn::<u8, ROW, _>(|pit| pits[pit]));
        let value = tables.get(TableBoard {
            mover: half_board(board.my_pits_and_store()),
            opponent: half_board(board.their_pits_and_store()),
        })?;
        Some(ProbeResult {
            net_gain: value.value.into(),
            is_cyclic: value.is_cyclic,
            is_exact: tables.reliability() == Exactness::Exact,
        })
    }

    /// Whether the value is right for a board after which no earlier position of the game can
    /// occur.
    pub(super) const fn is_settled(self) -> bool {
        self.is_exact || !self.is_cyclic
    }
}
