//! Who plays in a match: a player of the house, or a foreign engine.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use thiserror::Error;

use crate::awale::Position;
use crate::catalogue::{AnyGame, AnyMove, Kind, PlayerSpec, SpecError, Strength};
use crate::engine::{Engine, Level, Limits};
use crate::players::{Computer, Player};
use crate::stop::Stop;

use super::foreign::{Foreign, Forfeit};

/// Megabytes of the engine's table in a match, at most.
const HASH_MB: usize = 64;
/// Positions for a move to which a megabyte is room enough: it holds 131,072, of the last few moves then. A small
/// table is made sooner, and every game has a new one.
const NODES_A_MB: u64 = 20_000;
/// What the last level takes for a move where the specification says nothing of time.
const LEVEL_TIME: Duration = Duration::from_secs(1);

/// A contestant as the command line names it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Spec {
    /// A player of the house.
    House(PlayerSpec),
    /// Another program that speaks the protocol.
    Foreign {
        /// What it may spend on a move.
        strength: Strength,
        /// How it is started.
        command: String,
    },
}

/// Why a text names no contestant.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub(super) enum ContestantError {
    #[error(transparent)]
    Spec(#[from] SpecError),
    #[error("a human cannot play in a match")]
    Human,
    #[error("a foreign engine is `uci:LIMIT:COMMAND`, as in `uci:time=200ms:./engine`")]
    Foreign,
    #[error("a foreign engine has no levels: give it time, depth or nodes")]
    ForeignLevel,
}

impl FromStr for Spec {
    type Err = ContestantError;

    fn from_str(text: &str) -> Result<Spec, ContestantError> {
        let Some(rest) = text.strip_prefix("uci:") else {
            return match text.parse()? {
                PlayerSpec::Human => Err(ContestantError::Human),
                spec => Ok(Spec::House(spec)),
            };
        };
        let (limit, command) = rest.split_once(':').ok_or(ContestantError::Foreign)?;
        match limit.parse()? {
            Strength::Level(_) => Err(ContestantError::ForeignLevel),
            _ if command.trim().is_empty() => Err(ContestantError::Foreign),
            strength => Ok(Spec::Foreign { strength, command: command.to_owned() }),
        }
    }
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Spec::House(spec) => spec.fmt(f),
            Spec::Foreign { strength, command } => write!(f, "uci:{strength}:{command}"),
        }
    }
}

impl Spec {
    /// Whether it plays games of this kind.
    pub(super) fn plays(&self, kind: &Kind) -> bool {
        match self {
            Spec::House(spec) => spec.plays(kind),
            Spec::Foreign { .. } => matches!(kind, Kind::Awale(_)),
        }
    }

    /// The player for one game.
    pub(super) fn player(&self, kind: &Kind, seed: u64) -> Result<Contestant, Forfeit> {
        Ok(match self {
            Spec::House(PlayerSpec::Engine(strength)) => {
                Contestant::Engine(Box::new(EnginePlayer::new(*strength, seed)))
            }
            Spec::House(spec) => Contestant::Textbook(Computer::new(*spec, seed)),
            Spec::Foreign { strength, command } => Contestant::Foreign(Foreign::start(command, *strength, kind)?),
        })
    }
}

/// What a move was, and what it cost.
#[derive(Clone, Copy, Debug)]
pub(super) struct Choice {
    pub mv: AnyMove,
    /// Positions visited, where the player says so.
    pub nodes: Option<u64>,
    /// Plies completed, where the player says so.
    pub depth: Option<u32>,
}

/// Somebody who plays one game.
pub(super) enum Contestant {
    Textbook(Computer),
    Engine(Box<EnginePlayer>),
    Foreign(Foreign),
}

impl Contestant {
    /// Chooses a move in the last of `past`, where there is one.
    pub(super) fn choose(&mut self, past: &[AnyGame]) -> Result<Choice, Forfeit> {
        match self {
            Contestant::Textbook(computer) => {
                let thought = computer.choose(past, &Stop::new(), &mut |_| ()).ok_or(Forfeit::NoMove)?;
                let nodes = (thought.visited > 0).then_some(thought.visited);
                Ok(Choice { mv: thought.choice, nodes, depth: None })
            }
            Contestant::Engine(player) => player.choose(past),
            Contestant::Foreign(foreign) => foreign.choose(past),
        }
    }
}

/// The engine at the strength that it was asked for.
pub(super) struct EnginePlayer {
    engine: Engine,
    limits: Limits,
}

impl EnginePlayer {
    fn new(strength: Strength, seed: u64) -> EnginePlayer {
        let mut oversight = None;
        let limits = match strength {
            Strength::Time(millis) => Limits::time(Duration::from_millis(millis.into())),
            Strength::Depth(depth) => Limits::depth(depth),
            Strength::Nodes(nodes) => Limits::nodes(nodes),
            Strength::Level(number) => {
                let level = Level::new(number.into()).unwrap_or(Level::LAST);
                oversight = Some(level.oversight(seed));
                level.limits(LEVEL_TIME)
            }
        };
        let hash_mb = limits.nodes.map_or(HASH_MB, |nodes| (nodes / NODES_A_MB) as usize).clamp(1, HASH_MB);
        let mut engine = Engine::new(hash_mb, 1);
        engine.set_oversight(oversight.unwrap_or_default());
        EnginePlayer { engine, limits }
    }

    fn choose(&mut self, past: &[AnyGame]) -> Result<Choice, Forfeit> {
        let past: Vec<Position> = past.iter().filter_map(position).collect();
        let thought = self.engine.think(&past, &self.limits, &Stop::new(), &mut |_| ()).ok_or(Forfeit::NoMove)?;
        let (nodes, depth) = (Some(thought.report.nodes), Some(thought.report.depth));
        Ok(Choice { mv: AnyMove::Pit(thought.choice), nodes, depth })
    }
}

/// The position of awalé in `game`, if it is one.
pub(super) fn position(game: &AnyGame) -> Option<Position> {
    match game {
        AnyGame::Awale(position) => Some(*position),
        AnyGame::Matches(_) => None,
    }
}
