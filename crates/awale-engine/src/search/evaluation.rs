//! The static evaluation of a board, and the bounds that the seeds left set to its value.

#![allow(clippy::cast_sign_loss, reason = "no board holds fewer than no seeds")]

use awale_rules::{FastBoard, FastRules};

use super::network::{Network, PITS_RING, STORES_RING};
use super::pair_network::{PAIRS_RING, PairNetwork};
use super::value::{Value, of_estimate, of_final_lead};

/// Which network evaluates boards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) enum NetworkSize {
    /// Pairs of pits: full strength.
    #[default]
    Full,
    /// Single pits. The levels have it, so that they stay as strong as they were measured.
    Small,
}

/// The static evaluation for one set of rules.
#[derive(Clone, Copy, Debug)]
pub(super) enum Evaluator {
    Pits(&'static Network),
    Pairs(&'static PairNetwork),
}

impl Evaluator {
    /// The evaluation for `rules`. On a given board the variants differ most by where seeds fall,
    /// so there are networks for the ring of pits and one for the ring with stores.
    pub(super) fn new(rules: &FastRules, size: NetworkSize) -> Evaluator {
        match size {
            _ if rules.sows_stores() => Evaluator::Pits(&STORES_RING),
            NetworkSize::Full => Evaluator::Pairs(&PAIRS_RING),
            NetworkSize::Small => Evaluator::Pits(&PITS_RING),
        }
    }

    /// The estimate of `board` for the side to move.
    #[inline]
    pub(super) fn estimate(self, rules: &FastRules, board: FastBoard) -> Value {
        let left = rules.on_board(board) as usize;
        of_estimate(match self {
            Evaluator::Pits(network) => network.evaluate(board, left),
            Evaluator::Pairs(network) => network.evaluate(board, left),
        })
    }
}

/// The least and the most that the side to move can still end with: all seeds left go to one side.
#[inline]
pub(super) fn bounds(rules: &FastRules, board: FastBoard) -> (Value, Value) {
    let lead = board.my_store() - board.their_store();
    let left = rules.on_board(board);
    (of_final_lead(lead - left), of_final_lead(lead + left))
}

/// The value of a board without a search.
pub(super) fn static_evaluation(rules: &FastRules, board: FastBoard) -> Value {
    if rules.is_over_by_count(board) {
        return of_final_lead(board.my_store() - board.their_store());
    }
    if rules.is_stuck(board) {
        return of_final_lead(rules.lead_when_stuck(board));
    }
    let (lowest, highest) = bounds(rules, board);
    Evaluator::new(rules, NetworkSize::Full)
        .estimate(rules, board)
        .clamp(lowest, highest)
}
