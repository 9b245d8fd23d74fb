//! The engine as a player: at a level, or with limits of its own.

use std::time::Duration;

use crate::awale::{Pit, Position, Rules};
use crate::catalogue::Strength;
use crate::engine::{Engine, Level, Limits, Report as EngineReport, Score};
use crate::stop::Stop;

use super::{Certainty, Glimpse, Player, Report, Thought};

/// What the engine may use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Resources {
    /// Memory for the positions that it remembers, in megabytes.
    pub hash_mb: usize,
    /// Threads to think on.
    pub threads: usize,
    /// Time for a move at the last level.
    pub time: Duration,
}

/// Positions for a move to which a megabyte is room enough: it holds 131,072, of the last few moves then. A small table
/// is made sooner, and every game has a new one.
const NODES_A_MB: u64 = 20_000;

/// The engine, with what it remembers from move to move.
#[derive(Debug)]
pub struct Strong {
    engine: Engine,
    limits: Limits,
    /// The rules that what it remembers was found out by.
    rules: Option<Rules>,
}

impl Strong {
    /// The engine at this strength. What a level overlooks comes from `seed`; levels limited by positions think on one
    /// thread, so that they play alike on every machine.
    #[must_use]
    pub fn new(strength: Strength, seed: u64, resources: &Resources) -> Strong {
        let (limits, oversight) = match strength {
            Strength::Time(millis) => (Limits::time(Duration::from_millis(millis.into())), None),
            Strength::Depth(depth) => (Limits::depth(depth), None),
            Strength::Nodes(nodes) => (Limits::nodes(nodes), None),
            Strength::Level(number) => {
                let level = Level::new(number.into()).unwrap_or(Level::LAST);
                (level.limits(resources.time), Some(level.oversight(seed)))
            }
        };
        let needed = limits.nodes.map_or(resources.hash_mb, |nodes| (nodes / NODES_A_MB) as usize);
        let threads = if limits.nodes.is_some() { 1 } else { resources.threads };
        let mut engine = Engine::new(needed.clamp(1, resources.hash_mb.max(1)), threads);
        engine.set_oversight(oversight.unwrap_or_default());
        Strong { engine, limits, rules: None }
    }
}

impl Player<Position> for Strong {
    fn choose(&mut self, past: &[Position], stop: &Stop, report: Report<'_, Pit>) -> Option<Thought<Pit>> {
        let rules = *past.last()?.rules();
        if self.rules.is_some_and(|known| known != rules) {
            self.engine.forget();
        }
        self.rules = Some(rules);
        let thought = self.engine.think(past, &self.limits, stop, &mut |found| report(&glimpse(found)))?;
        let found = glimpse(&thought.report);
        Some(Thought {
            choice: thought.choice,
            value: Some(found.value),
            visited: found.visited,
            depth: Some(found.depth),
        })
    }
}

fn glimpse(found: &EngineReport) -> Glimpse<Pit> {
    let (value, certainty) = match found.score {
        Score::Estimate(value) => (value, Certainty::Guess),
        Score::Table(lead) => (100 * lead, Certainty::Table),
        Score::Proven(lead) => (100 * lead, Certainty::Proven),
    };
    Glimpse {
        depth: found.depth,
        value,
        certainty,
        line: found.line.clone(),
        visited: found.nodes,
        per_second: Some(found.nodes_per_second()),
    }
}
