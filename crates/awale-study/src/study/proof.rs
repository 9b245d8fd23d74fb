//! Proves the result on boards that exact tables have, if earlier positions of the game can return:
//! alpha-beta over results (won, drawn, lost), with the whole history and without a transposition
//! table.
//!
//! After a capture the board is fresh, and the table value is final. At the maximum depth the
//! result lies between the current lead and the table value (see `known_values`). So two searches
//! bound the result: one decides every doubt for one side, the other for the other side. If both
//! agree, the result is proven.

use awale_engine::{
    Stop,
    tables::{Exactness, Tables},
};
use awale_rules::{Game, Position, Seat};

use super::{
    known_values::{cannot_repeat, current_and_final_lead_by_table, lead_of_mover},
    move_facts::game_end,
};

/// The maximum depth in plies. A position can return after twelve plies at the earliest, and lines
/// that avoid or force it take a few more.
const MAX_PROOF_DEPTH: u32 = 32;
/// The maximum number of nodes of a proof, about 5 ms.
const MAX_PROOF_NODES: u32 = 20_000;

/// Returns the result for the side to move in the last of the positions `positions_so_far`: 1 won,
/// 0 drawn, -1 lost. Returns `None` if the tables do not have the board, are not exact, or no proof
/// was found within the limits.
pub(super) fn proven_result(
    positions_so_far: &[Position],
    tables: &Tables,
    stop: &Stop,
) -> Option<i32> {
    let position = positions_so_far.last()?;
    if tables.reliability() != Exactness::Exact
        || current_and_final_lead_by_table(position, tables).is_none()
    {
        return None;
    }
    let mut search = ProofSearch {
        tables,
        positions_so_far: positions_so_far.to_vec(),
        nodes_left: MAX_PROOF_NODES,
    };
    for depth in (2..=MAX_PROOF_DEPTH).step_by(2) {
        let mover = position.to_move();
        let lower_bound = search.value(depth, mover, LOST_VALUE, WON_VALUE);
        let upper_bound = search.value(depth, mover.opponent(), LOST_VALUE, WON_VALUE);
        if search.nodes_left == 0 || stop.is_stopped() {
            return None;
        }
        if lower_bound == upper_bound {
            return Some(lower_bound);
        }
    }
    None
}

const WON_VALUE: i32 = 1;
const LOST_VALUE: i32 = -1;

struct ProofSearch<'a> {
    tables: &'a Tables,
    /// The positions of the game and then of the line that is searched.
    positions_so_far: Vec<Position>,
    /// The number of nodes that may still be visited.
    nodes_left: u32,
}

impl ProofSearch<'_> {
    /// Returns the result for the side to move, with every doubt decided against
    /// `loser_if_undecided`.
    fn value(&mut self, depth: u32, loser_if_undecided: Seat, mut alpha: i32, beta: i32) -> i32 {
        self.nodes_left = self.nodes_left.saturating_sub(1);
        let Some(&position) = self.positions_so_far.last() else {
            return 0;
        };
        let (lower, upper) = self.result_bounds(&position);
        if lower == upper {
            return lower;
        }
        if depth == 0 || self.nodes_left == 0 {
            return if position.to_move() == loser_if_undecided {
                lower
            } else {
                upper
            };
        }
        let mut best = LOST_VALUE;
        for pit in position.moves() {
            let mut after = position;
            after.play_unchecked(pit);
            self.positions_so_far.push(after);
            let value = -self.value(depth - 1, loser_if_undecided, -beta, -alpha);
            self.positions_so_far.pop();
            best = best.max(value);
            alpha = alpha.max(value);
            if alpha >= beta {
                break;
            }
        }
        best
    }

    /// Returns the worst and the best possible result for the side to move.
    fn result_bounds(&self, position: &Position) -> (i32, i32) {
        let equal_bounds = |lead: i32| (lead.signum(), lead.signum());
        if let Some((_, final_result)) = game_end(&self.positions_so_far) {
            return equal_bounds(lead_of_mover(&final_result, position));
        }
        match current_and_final_lead_by_table(position, self.tables) {
            Some((_, by_table)) if cannot_repeat(&self.positions_so_far) => equal_bounds(by_table),
            Some((lead, by_table)) => (lead.min(by_table).signum(), lead.max(by_table).signum()),
            None => (LOST_VALUE, WON_VALUE),
        }
    }
}
