//! What a position is worth at a glance.

use crate::awale::{Board, FastRules, ROW};

use super::value::{SEED, Value, of_estimate, of_final_lead};

/// Prototype weights.
static PIT: [[i16; 128]; ROW] = weights();

const fn weights() -> [[i16; 128]; ROW] {
    let mut t = [[0; 128]; ROW];
    let mut p = 0;
    while p < ROW {
        let mut s = 1;
        while s < 128 {
            t[p][s] = 15 + (s as i16 * 5) / 2 + if s <= 2 { -20 } else { 0 } + if s >= 12 { 100 } else { 0 };
            s += 1;
        }
        p += 1;
    }
    t
}

/// The estimate.
#[inline]
pub(super) fn evaluate(board: Board) -> Value {
    let mut value = SEED * (board.my_store() - board.their_store());
    let (mine, theirs) = (board.mine(), board.theirs());
    for place in 0..ROW {
        value += i32::from(PIT[place][mine[place] as usize & 127]);
        value -= i32::from(PIT[place][theirs[place] as usize & 127]);
    }
    of_estimate(value)
}

/// The least and the most that the side to move can still end with: nobody wins more seeds than are left.
#[inline]
pub(super) fn bounds(rules: &FastRules, board: Board) -> (Value, Value) {
    let lead = board.my_store() - board.their_store();
    let left = rules.on_board(board);
    (of_final_lead(lead - left), of_final_lead(lead + left))
}

/// The value of a board that is not looked into any further.
pub(super) fn at_a_glance(rules: &FastRules, board: Board) -> Value {
    if rules.is_over_by_count(board) {
        return of_final_lead(board.my_store() - board.their_store());
    }
    if rules.is_stuck(board) {
        return of_final_lead(rules.lead_when_stuck(board));
    }
    let (lowest, highest) = bounds(rules, board);
    evaluate(board).clamp(lowest, highest)
}
