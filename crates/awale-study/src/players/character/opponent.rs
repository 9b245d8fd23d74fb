//! [`OpponentModel`]: how well the teacher's opponent plays, from the costs of its moves.

use std::collections::HashMap;
use std::sync::Arc;

use awale_engine::tables::Tables;
use awale_engine::{Engine, Limits, Stop};
use awale_rules::Position;

use super::valued;

/// The teacher knows how well the opponent plays after this many of the opponent's moves.
pub(super) const MIN_MOVES: usize = 10;
/// Size of the transposition table in megabytes.
const HASH_MB: usize = 1;
/// Search depth in plies for the cost of a move.
const JUDGE_DEPTH: u32 = 10;
/// Limit for the cost of one move in the mean, in hundredths of a seed, because one blunder says
/// little about the next move.
const MAX_COST: i32 = 400;

/// Measures the costs of the opponent's moves.
#[derive(Debug)]
pub(super) struct OpponentModel {
    engine: Engine,
    /// The cost of each judged move, by the positions before and after it.
    costs: HashMap<[Position; 2], i32>,
}

impl OpponentModel {
    pub(super) fn new(tables: Option<&Arc<Tables>>) -> OpponentModel {
        let mut engine = Engine::new(HASH_MB, 1);
        engine.set_tables(tables.cloned());
        OpponentModel {
            engine,
            costs: HashMap::new(),
        }
    }

    pub(super) fn set_tables(&mut self, tables: Option<&Arc<Tables>>) {
        self.engine.set_tables(tables.cloned());
        self.costs.clear();
    }

    /// Returns the cost of each of the opponent's moves in `past`, in hundredths of a seed, in the
    /// order of play. The last position must come from a move of the opponent, and so does every
    /// second position before it.
    pub(super) fn costs(&mut self, past: &[Position], stop: &Stop) -> Vec<i32> {
        let moves = past[past.len() % 2..].chunks_exact(2);
        moves
            .filter_map(|pair| self.cost(pair[0], pair[1], stop))
            .collect()
    }

    /// Returns the cost of the move from `before` to `after`, or `None` if the search was stopped.
    fn cost(&mut self, before: Position, after: Position, stop: &Stop) -> Option<i32> {
        if let Some(&cost) = self.costs.get(&[before, after]) {
            return Some(cost);
        }
        // The result may not depend on earlier searches.
        self.engine.clear();
        let mut value = |position: Position, depth| {
            let found = self
                .engine
                .think(&[position], &Limits::depth(depth), stop, &mut |_| ())?;
            (!stop.is_stopped())
                .then(|| valued::lead_of_value(valued::value_of_score(found.info.score)))
        };
        // Values at two depths differ slightly in either direction. In the mean this evens out.
        let cost = value(before, JUDGE_DEPTH)? + value(after, JUDGE_DEPTH - 1)?;
        self.costs.insert([before, after], cost);
        Some(cost)
    }
}

/// Returns the typical cost of a move: the mean of the middle half of `costs` (the interquartile
/// mean). A few blunders, or the random moves of an opening, say little about the next move. Until
/// [`MIN_MOVES`] moves were played, the missing ones count as 0.
pub(super) fn typical_cost(costs: &[i32]) -> i32 {
    let mut sorted = costs.to_vec();
    sorted.resize(costs.len().max(MIN_MOVES), 0);
    sorted.sort_unstable();
    let quarter = sorted.len() / 4;
    let middle = &sorted[quarter..sorted.len() - quarter];
    middle.iter().sum::<i32>() / i32::try_from(middle.len()).unwrap_or(i32::MAX)
}

/// Returns the mean of `costs`, each limited to [`MAX_COST`].
pub(super) fn mean_cost(costs: &[i32]) -> i32 {
    let sum: i32 = costs
        .iter()
        .map(|cost| cost.clamp(&-MAX_COST, &MAX_COST))
        .sum();
    sum / i32::try_from(costs.len().max(1)).unwrap_or(i32::MAX)
}
