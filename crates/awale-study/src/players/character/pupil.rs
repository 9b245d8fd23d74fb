//! How well the teacher's opponent plays: what each of its moves gave away.

use std::collections::HashMap;
use std::sync::Arc;

use awale_engine::tables::Tables;
use awale_engine::{Engine, Limits, Stop};
use awale_rules::Position;

use super::valued;

/// After this many of its moves the teacher knows how well the opponent plays.
pub(super) const FIRST: usize = 10;
/// Memory for the transposition table, in megabytes.
const HASH_MB: usize = 1;
/// Plies by which a move is judged.
const DEPTH: u32 = 10;
/// The most that one move counts in the mean, in hundredths of a seed: one blunder says little
/// about the next move.
const MOST: i32 = 400;

/// What the moves of the opponent gave away.
#[derive(Debug)]
pub(super) struct Pupil {
    engine: Engine,
    /// By the positions before and after a move: each is judged once.
    costs: HashMap<[Position; 2], i32>,
}

impl Pupil {
    pub(super) fn new(tables: Option<&Arc<Tables>>) -> Pupil {
        let mut engine = Engine::new(HASH_MB, 1);
        engine.set_tables(tables.cloned());
        Pupil {
            engine,
            costs: HashMap::new(),
        }
    }

    pub(super) fn set_tables(&mut self, tables: Option<&Arc<Tables>>) {
        self.engine.set_tables(tables.cloned());
        self.costs.clear();
    }

    /// What each of the opponent's moves among the positions `past` gave away, in hundredths of a
    /// seed, the first move first. The last position comes from a move of the opponent, as does
    /// every second one before it.
    pub(super) fn costs(&mut self, past: &[Position], stop: &Stop) -> Vec<i32> {
        let moves = past[past.len() % 2..].chunks_exact(2);
        moves
            .filter_map(|pair| self.cost(pair[0], pair[1], stop))
            .collect()
    }

    /// What the move from `before` to `after` gave away; `None` where `stop` was given.
    fn cost(&mut self, before: Position, after: Position, stop: &Stop) -> Option<i32> {
        if let Some(&cost) = self.costs.get(&[before, after]) {
            return Some(cost);
        }
        // What it answers may not depend on what was asked before.
        self.engine.forget();
        let mut value = |position: Position, depth| {
            let found = self
                .engine
                .think(&[position], &Limits::depth(depth), stop, &mut |_| ())?;
            (!stop.is_stopped()).then(|| valued::lead(valued::of_score(found.info.score)))
        };
        // Values of two depths differ a little either way, which evens out.
        let cost = value(before, DEPTH)? + value(after, DEPTH - 1)?;
        self.costs.insert([before, after], cost);
        Some(cost)
    }
}

/// What a typical move among those that gave away `costs` gives away: the mean of the middle half
/// (the interquartile mean). A few blunders say little about the next move, nor do the random moves
/// of an opening. Moves up to [`FIRST`] that are not played yet count as good ones.
pub(super) fn typical(costs: &[i32]) -> i32 {
    let mut sorted = costs.to_vec();
    sorted.resize(costs.len().max(FIRST), 0);
    sorted.sort_unstable();
    let quarter = sorted.len() / 4;
    let middle = &sorted[quarter..sorted.len() - quarter];
    middle.iter().sum::<i32>() / i32::try_from(middle.len()).unwrap_or(i32::MAX)
}

/// The mean of `costs`, in which a move that gives away more counts as [`MOST`].
pub(super) fn mean(costs: &[i32]) -> i32 {
    let sum: i32 = costs.iter().map(|cost| cost.clamp(&-MOST, &MOST)).sum();
    sum / i32::try_from(costs.len().max(1)).unwrap_or(i32::MAX)
}
