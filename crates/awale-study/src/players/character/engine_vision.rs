//! [`EngineVision`]: how a strong character values its moves. The engine searches each move
//! separately, all to the same depth.

use std::sync::Arc;

use awale_engine::{Engine, Handicap, Limits, Stop, tables::Tables};
use awale_rules::Position;

use super::valued_move::{self, ValuedMove};

/// Size of the transposition table in megabytes: enough for the positions of a few moves.
const HASH_MB: usize = 4;

/// The engine as a strong character uses it: a fixed depth and a small network.
#[derive(Debug)]
pub(super) struct EngineVision {
    engine: Engine,
    tables: Option<Arc<Tables>>,
    pub(super) depth: u32,
}

impl EngineVision {
    pub(super) fn new(depth: u32, tables: Option<Arc<Tables>>) -> EngineVision {
        let mut engine = Engine::new(HASH_MB, 1);
        // The strength of the characters was measured with the small network.
        engine.set_handicap(Handicap::SMALL_NETWORK);
        engine.set_tables(tables.clone());
        EngineVision {
            engine,
            tables,
            depth,
        }
    }

    pub(super) fn set_tables(&mut self, tables: Option<Arc<Tables>>) {
        self.engine.set_tables(tables.clone());
        self.tables = tables;
    }

    /// Returns the final lead of the side to move in `position` by the endgame tables, in seeds, if
    /// the tables have the position or the game is over.
    pub(super) fn mover_final_lead_by_tables(&self, position: &Position) -> Option<i32> {
        let mover = position.to_move();
        if let Some(outcome) = position.outcome() {
            return Some(outcome.final_result.final_counts.lead(mover));
        }
        let tables = self
            .tables
            .as_deref()
            .filter(|tables| tables.are_for_rules(position.rules()))?;
        let net_gain = i32::from(tables.probe(position)?.value);
        Some(position.lead(mover) + net_gain)
    }

    /// Empties the transposition table.
    pub(super) fn clear_transposition_table(&mut self) {
        self.engine.clear_hash();
    }

    /// Returns the legal moves in the last of the positions `positions_so_far` with their values.
    /// If `stop` is set, the remaining moves are valued by what they capture.
    pub(super) fn valued_moves(
        &mut self,
        positions_so_far: &[Position],
        stop: &Stop,
        visited_positions: &mut u64,
    ) -> Vec<ValuedMove> {
        let Some(position) = positions_so_far.last() else {
            return Vec::new();
        };
        let limits = Limits::depth(self.depth.saturating_sub(1).max(1));
        valued_move::valued_moves(
            positions_so_far,
            valued_move::legal_moves(position),
            |line| {
                if stop.is_stopped() {
                    return None;
                }
                let search_result = self.engine.think(&line, &limits, stop, &mut |_| ())?;
                if stop.is_stopped() {
                    return None;
                }
                *visited_positions += search_result.info.nodes;
                Some(valued_move::value_of_score(search_result.info.score))
            },
        )
    }
}
