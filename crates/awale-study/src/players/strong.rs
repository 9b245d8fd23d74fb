//! The engine at the strength that a player has: a level, or limits of its own.

use std::sync::Arc;
use std::time::Duration;

use awale_engine::tables::Tables;
use awale_engine::{Engine, Level, Limits, Score, SearchInfo, Stop};
use awale_rules::Position;

use crate::catalogue::{AnyGame, AnyMove, Strength};

use super::{ChosenMove, Report, ThinkingInfo};

/// What the engine may use.
#[derive(Clone, Debug)]
pub struct Resources {
    /// Memory for the positions that it remembers, in megabytes.
    pub hash_mb: usize,
    /// Threads to think on.
    pub threads: usize,
    /// Time for a move at the last level.
    pub time: Duration,
    /// Endgame tables, which are used in games by their rules.
    pub tables: Option<Arc<Tables>>,
    /// Whether the engine plays its first moves from the book of openings.
    pub book: BookUse,
}

/// Whether the engine plays from the book of openings that ships.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum BookUse {
    /// It searches every move.
    #[default]
    Off,
    /// At its full strength it plays one of the best moves of the book, as long as the book goes
    /// on. Its lower levels search every move: with the book they would be stronger than their
    /// number says.
    AtFullStrength,
    /// It does so at every strength.
    On,
}

/// Positions for a move to which a megabyte is room enough: it holds 131,072, of the last few moves
/// then. A small table is made sooner, and every game has a new one.
const NODES_A_MB: u64 = 20_000;

/// The engine at this strength, and its limits for a move. What a level overlooks comes from
/// `seed`; levels limited by positions think on one thread, so that they play alike on every
/// machine.
pub(super) fn engine(strength: Strength, seed: u64, resources: &Resources) -> (Engine, Limits) {
    let (limits, handicap) = match strength {
        Strength::Time(millis) => (Limits::time(Duration::from_millis(millis.into())), None),
        Strength::Depth(depth) => (Limits::depth(depth), None),
        Strength::Nodes(nodes) => (Limits::nodes(nodes), None),
        Strength::Level(number) => {
            let level = Level::new(number.into()).unwrap_or(Level::LAST);
            (level.limits(resources.time), Some(level.handicap(seed)))
        }
    };
    let needed = limits
        .nodes
        .map_or(resources.hash_mb, |nodes| (nodes / NODES_A_MB) as usize);
    let threads = if limits.nodes.is_some() {
        1
    } else {
        resources.threads
    };
    let mut engine = Engine::new(needed.clamp(1, resources.hash_mb.max(1)), threads);
    engine.set_handicap(handicap.unwrap_or_default());
    engine.set_tables(resources.tables.clone());
    (engine, limits)
}

/// What `engine` chooses in the last of the positions `past`; `None` where that is no position of
/// awalé, or no move is legal.
pub(super) fn think(
    (engine, limits): &mut (Engine, Limits),
    past: &[AnyGame],
    stop: &Stop,
    report: Report<'_, AnyMove>,
) -> Option<ChosenMove<AnyMove>> {
    let past: Vec<Position> = past
        .iter()
        .copied()
        .map(AnyGame::awale)
        .collect::<Option<_>>()?;
    let chosen = engine.think(&past, limits, stop, &mut |found| {
        report(&thinking_info(found));
    })?;
    let found = thinking_info(&chosen.info);
    Some(ChosenMove {
        choice: AnyMove::Pit(chosen.best_move),
        value: Some(found.score.lead()),
        visited: found.visited,
        depth: Some(found.depth),
    })
}

/// What the engine sees. It takes results from its transposition table that were found with another
/// history of the game, so what it calls proven is an estimate for this game.
fn thinking_info(found: &SearchInfo) -> ThinkingInfo<AnyMove> {
    let score = match found.score {
        Score::Proven(_) => Score::Estimate(found.score.lead()),
        other => other,
    };
    ThinkingInfo {
        depth: found.depth,
        score,
        line: found.line.iter().copied().map(AnyMove::Pit).collect(),
        visited: found.nodes,
        per_second: Some(found.nodes_per_second()),
    }
}
