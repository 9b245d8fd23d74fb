//! What every move is worth by the engine: each is searched for itself, to the same depth.

use std::sync::Arc;

use awale_engine::tables::Tables;
use awale_engine::{Engine, Handicap, Limits, Stop};
use awale_rules::Position;

use super::valued::{self, Valued};

/// Memory for the transposition table, in megabytes: room for the positions of a few moves.
const HASH_MB: usize = 4;

/// The engine of a character, and how many plies deep it looks.
#[derive(Debug)]
pub(super) struct Deep {
    engine: Engine,
    tables: Option<Arc<Tables>>,
    pub(super) depth: u32,
}

impl Deep {
    pub(super) fn new(depth: u32, tables: Option<Arc<Tables>>) -> Deep {
        let mut engine = Engine::new(HASH_MB, 1);
        // Their strength was measured with it.
        engine.set_handicap(Handicap::SMALL_NETWORK);
        engine.set_tables(tables.clone());
        Deep {
            engine,
            tables,
            depth,
        }
    }

    pub(super) fn set_tables(&mut self, tables: Option<Arc<Tables>>) {
        self.engine.set_tables(tables.clone());
        self.tables = tables;
    }

    /// What the tables hold `position` to be worth to its side to move, as its lead in the end, if
    /// they know it.
    pub(super) fn table_value(&self, position: &Position) -> Option<i32> {
        let mover = position.to_move();
        if let Some(outcome) = position.outcome() {
            return Some(outcome.tally.counts.lead(mover));
        }
        let tables = self
            .tables
            .as_deref()
            .filter(|tables| tables.serve(position.rules()))?;
        let value = i32::from(tables.probe(position)?.value);
        Some(position.lead(mover) + value)
    }

    /// Forgets what earlier searches found.
    pub(super) fn forget(&mut self) {
        self.engine.forget();
    }

    /// The legal moves in the last of the positions `past` with their values. When `stop` is given,
    /// the rest are worth what they capture.
    pub(super) fn values(
        &mut self,
        past: &[Position],
        stop: &Stop,
        visited: &mut u64,
    ) -> Vec<Valued> {
        let Some(position) = past.last() else {
            return Vec::new();
        };
        let mut all = Vec::new();
        for (pit, after) in valued::moves(position) {
            let value = match valued::with(past, after) {
                (_, Some(ended)) => -ended,
                (line, None) => {
                    let limits = Limits::depth(self.depth.saturating_sub(1).max(1));
                    let found = (!stop.is_stopped())
                        .then(|| self.engine.think(&line, &limits, stop, &mut |_| ()));
                    let info = found
                        .flatten()
                        .map(|found| found.info)
                        .filter(|_| !stop.is_stopped());
                    *visited += info.as_ref().map_or(0, |info| info.nodes);
                    info.map_or(100 * position.gain(pit), |info| {
                        -valued::of_score(info.score)
                    })
                }
            };
            all.push(Valued { pit, after, value });
        }
        all
    }
}
