//! The engine of `awale-engine` as a player: its strength, limits and resources.

use std::{sync::Arc, time::Duration};

use awale_engine::{Engine, Level, Limits, Score, SearchInfo, Stop, tables::Tables};
use serde::{Deserialize, Serialize};

use crate::catalogue::{AnyGame, AnyMove, EngineStrength};

use super::{ChosenMove, ReportThinking, ThinkingInfo};

/// The memory, threads, time, tables and book that the engine may use.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct EngineResources {
    /// Size of the transposition table in megabytes.
    pub hash_mb: usize,
    /// The number of search threads.
    pub threads: usize,
    /// Time per move at the highest level.
    pub time_per_move: Duration,
    /// Endgame tables. They are used only in games with the same rules.
    #[serde(skip)]
    pub tables: Option<Arc<Tables>>,
    /// Whether the engine plays its first moves from the opening book.
    pub book: BookUse,
}

/// Whether the engine plays its first moves from the built-in opening book.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum BookUse {
    /// The engine searches every move.
    #[default]
    #[serde(rename = "Off")]
    NoBook,
    /// The engine plays one of the book's best moves at level 10 and with a limit instead of a
    /// level. Lower levels search every move, because the book would make them stronger than their
    /// level.
    #[serde(rename = "AtFullStrength")]
    BookAtFullStrength,
    /// The engine uses the book at every strength.
    #[serde(rename = "On")]
    BookAtEveryStrength,
}

/// Nodes per move for which one megabyte of table is enough: it has 131,072 entries, so the
/// positions of the last few moves fit. A small table is allocated faster, and every game has a new
/// one.
const NODES_PER_HASH_MB: u64 = 20_000;

/// Creates the engine at this strength with its limits for a move. `seed` decides what a level
/// overlooks. A search limited by nodes uses one thread, so that it plays alike on every machine.
pub(super) fn engine_with_limits(
    strength: EngineStrength,
    seed: u64,
    resources: &EngineResources,
) -> (Engine, Limits) {
    let (limits, handicap) = match strength {
        EngineStrength::MoveTimeMs(millis) => {
            (Limits::time(Duration::from_millis(millis.into())), None)
        }
        EngineStrength::Depth(depth) => (Limits::depth(depth), None),
        EngineStrength::Nodes(nodes) => (Limits::nodes(nodes), None),
        EngineStrength::Level(number) => {
            let level = Level::new(number.into()).unwrap_or(Level::LAST);
            (
                level.limits(resources.time_per_move),
                Some(level.handicap(seed)),
            )
        }
    };
    let needed_hash_mb = limits.nodes.map_or(resources.hash_mb, |nodes| {
        (nodes / NODES_PER_HASH_MB) as usize
    });
    let threads = if limits.nodes.is_some() {
        1
    } else {
        resources.threads
    };
    let mut engine = Engine::new(needed_hash_mb.clamp(1, resources.hash_mb.max(1)), threads);
    engine.set_handicap(handicap.unwrap_or_default());
    engine.set_tables(resources.tables.clone());
    (engine, limits)
}

/// Returns the engine's choice in the last of the positions `positions_so_far`, or `None` if the
/// game is not awalé or no move is legal.
pub(super) fn think(
    (engine, limits): &mut (Engine, Limits),
    positions_so_far: &[AnyGame],
    stop: &Stop,
    report: ReportThinking<'_, AnyMove>,
) -> Option<ChosenMove<AnyMove>> {
    let positions_so_far = AnyGame::all_as_awale(positions_so_far)?;
    let search_result = engine.think(&positions_so_far, limits, stop, &mut |found| {
        report(&thinking_info(found));
    })?;
    let info = thinking_info(&search_result.info);
    Some(ChosenMove {
        choice: AnyMove::Pit(search_result.best_move),
        value: Some(info.score.lead_centiseeds()),
        visited: info.visited_positions,
        depth: Some(info.depth),
    })
}

/// Converts the engine's progress. A proven score becomes an estimate, because the transposition
/// table has results that were found with another history of the game.
fn thinking_info(search_info: &SearchInfo) -> ThinkingInfo<AnyMove> {
    let score = match search_info.score {
        Score::Proven(_) => Score::Estimate(search_info.score.lead_centiseeds()),
        other => other,
    };
    ThinkingInfo {
        depth: search_info.depth,
        score,
        line: search_info
            .principal_variation
            .iter()
            .copied()
            .map(AnyMove::Pit)
            .collect(),
        visited_positions: search_info.nodes,
        positions_per_second: Some(search_info.nodes_per_second()),
    }
}
