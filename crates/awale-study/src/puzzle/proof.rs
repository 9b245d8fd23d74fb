//! [`PuzzleProof`]: what each side can force by the rules, in every position that can follow from
//! one.
//!
//! The value of a repetition does not matter. A side that claims a result must reach it in a game
//! that ends by the rules, so endless play counts against the claiming side. Such a claim holds for
//! any history: each move of the claiming side brings the end nearer, so no position occurs twice.
//! If neither side's claim decides, the [`Bounds`] differ, and the position is not a puzzle.

use std::collections::HashMap;

use awale_engine::Stop;
use awale_rules::{Game, Pit, Position, Seat};

use super::{Bounds, Wdl};

/// The proven bounds of all positions that can follow from one.
#[derive(Clone, Debug)]
pub struct PuzzleProof {
    index_by_position: HashMap<PositionKey, u32>,
    bounds: Vec<Bounds<Wdl>>,
}

/// A position as one number. The rules are the same for all positions.
type PositionKey = u128;

fn position_key(position: &Position) -> PositionKey {
    /// Bits per pit or store. Each holds at most 72 seeds.
    const BITS_PER_PLACE: u32 = 7;
    let seed_counts = position
        .pits()
        .iter()
        .copied()
        .chain(Seat::BOTH.map(|seat| position.store(seat)));
    let mover_bit = PositionKey::from(position.to_move() == Seat::North);
    seed_counts.fold(mover_bit, |key, seeds| {
        key << BITS_PER_PLACE | PositionKey::from(seeds)
    })
}

/// The graph of positions from which the proof is computed.
#[derive(Default)]
struct ProofGraph {
    index_by_position: HashMap<PositionKey, u32>,
    /// The side to move in each position.
    movers: Vec<Seat>,
    children: Vec<Vec<u32>>,
    /// The positions from which a move leads to each position.
    parents: Vec<Vec<u32>>,
    /// South's result in each position in which the game is decided, otherwise `None`.
    decided_results: Vec<Option<Wdl>>,
}

impl PuzzleProof {
    /// Explores all positions that can follow from `root`. Returns `None` if there are more than
    /// `max_positions`, or if `stop` was set.
    pub fn of(root: &Position, max_positions: usize, stop: &Stop) -> Option<PuzzleProof> {
        let graph = ProofGraph::explore_positions(root, max_positions, stop)?;
        let flag_forcing_positions =
            |side, enough: fn(Wdl) -> bool| graph.flag_forcing_positions(side, enough);
        let south_forces_win = flag_forcing_positions(Seat::South, |result| result == Wdl::Win);
        let south_forces_draw = flag_forcing_positions(Seat::South, |result| result >= Wdl::Draw);
        let north_forces_win = flag_forcing_positions(Seat::North, |result| result == Wdl::Loss);
        let north_forces_draw = flag_forcing_positions(Seat::North, |result| result <= Wdl::Draw);
        let bounds = (0..graph.movers.len()).map(|index| Bounds {
            lower: match (south_forces_win[index], south_forces_draw[index]) {
                (true, _) => Wdl::Win,
                (false, true) => Wdl::Draw,
                (false, false) => Wdl::Loss,
            },
            upper: match (north_forces_win[index], north_forces_draw[index]) {
                (true, _) => Wdl::Loss,
                (false, true) => Wdl::Draw,
                (false, false) => Wdl::Win,
            },
        });
        let result_bounds_by_position = bounds.collect();
        Some(PuzzleProof {
            index_by_position: graph.index_by_position,
            bounds: result_bounds_by_position,
        })
    }

    /// Returns the proven bounds of South's result in a position that can follow from the root, or
    /// `None` for other positions.
    pub fn bounds(&self, position: &Position) -> Option<Bounds<Wdl>> {
        self.index_by_position
            .get(&position_key(position))
            .map(|&index| self.bounds[index as usize])
    }

    /// Returns the number of positions.
    pub fn position_count(&self) -> usize {
        self.bounds.len()
    }
}

impl ProofGraph {
    fn explore_positions(root: &Position, max_positions: usize, stop: &Stop) -> Option<ProofGraph> {
        let mut graph = ProofGraph::default();
        let mut queue = vec![graph.find_or_add(*root)];
        while let Some((index, position, _)) = queue.pop() {
            if graph.index_by_position.len() > max_positions || stop.is_stopped() {
                return None;
            }
            if graph.decided_results[index as usize].is_some() {
                continue;
            }
            let moves: Vec<Pit> = position.moves().collect();
            for pit in moves {
                let mut next_position = position;
                next_position.play_unchecked(pit);
                let next_node = graph.find_or_add(next_position);
                graph.children[index as usize].push(next_node.0);
                graph.parents[next_node.0 as usize].push(index);
                if next_node.2 {
                    queue.push(next_node);
                }
            }
        }
        Some(graph)
    }

    /// Returns the index of a position, the position itself, and whether it is new.
    fn find_or_add(&mut self, position: Position) -> (u32, Position, bool) {
        #[expect(
            clippy::cast_possible_truncation,
            reason = "memory ends before 2^32 positions"
        )]
        let new_index = self.movers.len() as u32;
        let index = *self
            .index_by_position
            .entry(position_key(&position))
            .or_insert(new_index);
        let is_new = index == new_index;
        if is_new {
            self.movers.push(position.to_move());
            self.children.push(Vec::new());
            self.parents.push(Vec::new());
            self.decided_results.push(decided_result(&position));
        }
        (index, position, is_new)
    }

    /// Returns in which positions `seat` can force a result that is `is_enough`, by retrograde
    /// analysis. These are the decided positions with such a result, the positions of `seat` with
    /// one move to such a position, and the opponent's positions in which every move leads to such
    /// a position.
    fn flag_forcing_positions(&self, seat: Seat, is_enough: fn(Wdl) -> bool) -> Vec<bool> {
        let mut is_position_forced: Vec<bool> = self
            .decided_results
            .iter()
            .map(|result| result.is_some_and(is_enough))
            .collect();
        let mut unforced_move_counts: Vec<usize> = self.children.iter().map(Vec::len).collect();
        let mut queue: Vec<u32> = (0..)
            .zip(&is_position_forced)
            .filter(|(_, is_forced)| **is_forced)
            .map(|(index, _)| index)
            .collect();
        while let Some(index) = queue.pop() {
            for &parent in &self.parents[index as usize] {
                let parent_index = parent as usize;
                unforced_move_counts[parent_index] -= 1;
                if !is_position_forced[parent_index]
                    && (self.movers[parent_index] == seat
                        || unforced_move_counts[parent_index] == 0)
                {
                    is_position_forced[parent_index] = true;
                    queue.push(parent);
                }
            }
        }
        is_position_forced
    }
}

/// Returns South's result if the game is over or a store holds more than half of all seeds,
/// otherwise `None`.
fn decided_result(position: &Position) -> Option<Wdl> {
    let has_more_than_half = |seat: &Seat| {
        u32::from(position.store(*seat)) * 2 > u32::from(position.rules().total_seeds())
    };
    let decided_winner = Seat::BOTH.into_iter().find(has_more_than_half);
    decided_winner
        .map(|seat| Wdl::of(Some(seat), Seat::South))
        .or_else(|| {
            position
                .outcome()
                .map(|end| Wdl::of(end.final_result.winner, Seat::South))
        })
}
