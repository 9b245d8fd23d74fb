//! Un-moving: the boards from which a move that takes nothing leads to a given board.
//!
//! The pit that the move came from is empty now, and the seeds that it held lie one by one in the pits behind it. So an
//! empty pit and a count of seeds name a move, which was possible if each pit that it sowed holds a seed at least (one
//! for each time round), and which stayed in the layer if it captured nothing by ending where it ended: the last pit, if
//! it is the opponent's, must not hold two or three, unless taking them would have taken everything and the rules let
//! such a move pass without a capture.
//!
//! Moves that stay in their own row change one half only, and [`HalfTables`] has a list of them. A move out of the row has
//! sown all pits from its own to the end, so it came from the *last* empty pit, and it is known by how many seeds it gave.

use awale_rules::{Feeding, ROW};

use super::full_lap;
use super::half_tables::{HalfTables, NONE};

/// Calls `found` for each board before a move to the board of the halves `own`, whose side has just moved, and `other`:
/// with the number of `own`'s half before and that of the other half.
pub(super) fn for_each_predecessor(halves: &HalfTables, own: u32, other: u32, mut found: impl FnMut(u32, u32)) {
    if other == 0 && halves.rules.feeding == Feeding::Required {
        return;
    }
    let mover = halves.after_move(own);
    for &before in halves.inner_predecessors(mover) {
        found(before, other);
    }
    if mover.open == NONE || halves.rules.sow_stores {
        return;
    }
    let opponent = halves.after_move(other);
    let pit = usize::from(mover.open);
    let behind = ROW - 1 - pit;
    let (half, other_half) = (mover.half.minus_after(pit, behind), opponent.half);
    for given in 1..=usize::from(opponent.run) {
        if opponent.kept >> (given - 1) & 1 == 1 {
            found(half.with(pit, (behind + given) as u8).rank(), other_half.minus_first(given).rank());
        }
    }
    if usize::from(opponent.run) == ROW {
        full_lap::unmove(pit, half, other_half.minus_first(ROW), opponent.kept, |own, other| {
            found(own.rank(), other.rank());
        });
    }
}
