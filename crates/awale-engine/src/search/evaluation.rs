//! The static evaluation of a board, and the bounds of its value by the remaining seeds.

#![allow(clippy::cast_sign_loss, reason = "no board holds fewer than no seeds")]

use awale_rules::{FastBoard, FastRules};

use super::{
    network::{Network, PIT_ONLY_SOWING_NETWORK, STORE_SOWING_NETWORK},
    pair_network::{PIT_PAIR_NETWORK, PairNetwork},
    value::{Value, clamp_estimate, value_of_final_lead},
};

/// The network that evaluates boards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) enum NetworkSize {
    /// The network of pairs of pits: full strength.
    #[default]
    FullNetwork,
    /// The network of single pits. The weaker levels use it, so that their measured strength does
    /// not change.
    SmallNetwork,
}

/// The static evaluation for one set of rules.
#[derive(Clone, Copy, Debug)]
pub(super) enum Evaluator {
    SinglePits(&'static Network),
    PitPairs(&'static PairNetwork),
}

impl Evaluator {
    /// Chooses the evaluation for `rules`. The variants differ most in the places that receive
    /// seeds, so there are networks for rules without and with sown stores.
    pub(super) fn new(rules: &FastRules, size: NetworkSize) -> Evaluator {
        match size {
            _ if rules.sows_stores() => Evaluator::SinglePits(&STORE_SOWING_NETWORK),
            NetworkSize::FullNetwork => Evaluator::PitPairs(&PIT_PAIR_NETWORK),
            NetworkSize::SmallNetwork => Evaluator::SinglePits(&PIT_ONLY_SOWING_NETWORK),
        }
    }

    /// The estimated value of `board` for the side to move.
    #[inline]
    pub(super) fn estimate(self, rules: &FastRules, board: FastBoard) -> Value {
        let seeds_on_board = rules.seeds_on_board(board) as usize;
        clamp_estimate(match self {
            Evaluator::SinglePits(network) => network.evaluate(board, seeds_on_board),
            Evaluator::PitPairs(network) => network.evaluate(board, seeds_on_board),
        })
    }
}

/// The smallest and the largest possible final lead of the side to move: one side takes all
/// remaining seeds.
#[inline]
pub(super) fn lead_bounds(rules: &FastRules, board: FastBoard) -> [i32; 2] {
    let lead = board.lead();
    let seeds_left = rules.seeds_on_board(board);
    [lead - seeds_left, lead + seeds_left]
}

/// The value of a board without a search.
pub(super) fn static_evaluation(rules: &FastRules, board: FastBoard) -> Value {
    if rules.is_over_by_seed_count(board) {
        return value_of_final_lead(board.lead());
    }
    if rules.is_stuck(board) {
        return value_of_final_lead(rules.final_lead_when_stuck(board));
    }
    let [lower_bound, upper_bound] = lead_bounds(rules, board).map(value_of_final_lead);
    Evaluator::new(rules, NetworkSize::FullNetwork)
        .estimate(rules, board)
        .clamp(lower_bound, upper_bound)
}
