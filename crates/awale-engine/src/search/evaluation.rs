//! What a position is worth at a glance, and what it can be worth at all.

use awale_rules::{FastBoard, FastRules};

use super::network::{Network, PITS_RING, STORES_RING};
use super::value::{Value, of_estimate, of_final_lead};

/// Judges boards by certain rules.
#[derive(Clone, Copy, Debug)]
pub(super) struct Judge {
    network: &'static Network,
}

impl Judge {
    /// The judge for `rules`. What sets the variants apart on a given board is mostly where seeds fall.
    pub(super) fn new(rules: &FastRules) -> Judge {
        Judge { network: if rules.sows_stores() { &STORES_RING } else { &PITS_RING } }
    }

    /// What `board` is worth to the side to move, by experience.
    #[inline]
    pub(super) fn estimate(self, rules: &FastRules, board: FastBoard) -> Value {
        of_estimate(self.network.judge(board, rules.on_board(board) as usize))
    }
}

/// The least and the most that the side to move can still end with: nobody wins more seeds than are left.
#[inline]
pub(super) fn bounds(rules: &FastRules, board: FastBoard) -> (Value, Value) {
    let lead = board.my_store() - board.their_store();
    let left = rules.on_board(board);
    (of_final_lead(lead - left), of_final_lead(lead + left))
}

/// The value of a board that is not looked into any further.
pub(super) fn at_a_glance(rules: &FastRules, board: FastBoard) -> Value {
    if rules.is_over_by_count(board) {
        return of_final_lead(board.my_store() - board.their_store());
    }
    if rules.is_stuck(board) {
        return of_final_lead(rules.lead_when_stuck(board));
    }
    let (lowest, highest) = bounds(rules, board);
    Judge::new(rules).estimate(rules, board).clamp(lowest, highest)
}
