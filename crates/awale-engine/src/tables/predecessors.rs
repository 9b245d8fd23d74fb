//! Un-moves: the predecessors of a board, by moves that stay in its layer.
//!
//! The pit that the move came from is empty after the move, and its seeds lie one by one in the pits behind it. So an empty
//! pit and a count of seeds name a candidate:
//!
//! ```text
//!   after      3  0  1  2  0 | 4 ...      the mover's pit 1 is empty
//!   before     3  2  0  1  0 | 4 ...      un-move of 2 seeds: one back from each of the pits 2 and 3
//! ```
//!
//! The move was possible if every pit that it sowed holds at least one seed. It stayed in the layer if it captured
//! nothing: the last pit, if it is the opponent's, must not hold two or three seeds, except in a grand slam that the rules
//! let pass without a capture.
//!
//! An inner move changes one half only, and [`HalfTables`] has a list of them. A move out of the row has sown all pits from
//! its origin to the end of the row, so it came from the *last* empty pit, and it is known by how many seeds it gave.

use awale_rules::{Feeding, ROW};

use super::full_lap;
use super::half_tables::{HalfTables, NONE};

/// Calls `found` with the ranks of both halves of each predecessor, the mover's first. `own` is the half of the side that
/// has just moved, `other` that of the side to move now.
#[expect(clippy::cast_possible_truncation, reason = "fewer seeds than a layer has")]
pub(super) fn for_each_predecessor(halves: &HalfTables, own: u32, other: u32, mut found: impl FnMut(u32, u32)) {
    if other == 0 && halves.rules.feeding == Feeding::Required {
        return;
    }
    let mover = halves.after_move(own);
    for &before in halves.inner_predecessors(mover) {
        found(before, other);
    }
    if mover.last_empty == NONE || halves.rules.sow_stores {
        return;
    }
    let opponent = halves.after_move(other);
    let pit = usize::from(mover.last_empty);
    let behind = ROW - 1 - pit;
    let (half, other_half) = (mover.half.minus_after(pit, behind), opponent.half);
    for given in 1..=usize::from(opponent.leading_run) {
        if opponent.quiet_ends >> (given - 1) & 1 == 1 {
            found(half.with(pit, (behind + given) as u8).rank(), other_half.minus_first(given).rank());
        }
    }
    if usize::from(opponent.leading_run) == ROW {
        full_lap::unmove(pit, half, other_half.minus_first(ROW), opponent.quiet_ends, |own, other| {
            found(own.rank(), other.rank());
        });
    }
}
