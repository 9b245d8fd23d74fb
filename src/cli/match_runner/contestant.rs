//! Who plays in a match: a player of the house, or a foreign engine.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use awale_engine::Stop;
use awale_engine::tables::Tables;

use crate::catalogue::{AnyGame, Kind, PlayerSpec, SpecError, Strength};
use crate::i18n::{Explain, Words};
use crate::players::{Computer, Player, Resources};

use super::choice::{Choice, Forfeit};
use super::foreign::Foreign;
use super::game::Cost;

/// What stands behind an engine that may ask the endgame tables.
const WITH_TABLES: &str = ",tables=on";

/// What the engine may use in a match: one thread, so that two contestants do not get in each other's way; a second for
/// a move at the last level.
const fn resources(tables: Option<Arc<Tables>>) -> Resources {
    Resources { hash_mb: 64, threads: 1, time: Duration::from_secs(1), tables }
}

/// A contestant as the command line names it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Spec {
    /// A player of the house.
    House(PlayerSpec),
    /// The engine, with the endgame tables that are there.
    WithTables(PlayerSpec),
    /// Another program that speaks the protocol.
    Foreign {
        /// What it may spend on a move.
        strength: Strength,
        /// How it is started.
        command: String,
    },
}

/// Why a text names no contestant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum ContestantError {
    Spec(SpecError),
    /// There is no such player.
    Unknown(String),
    /// A human cannot play in a match.
    Human,
    /// Only the engine asks tables.
    Tables,
    /// Another program is named otherwise.
    Foreign,
    /// Another program has no levels.
    ForeignLevel,
}

impl Explain for ContestantError {
    fn explain(&self, words: &Words) -> String {
        words.get(match self {
            ContestantError::Spec(error) => return error.explain(words),
            ContestantError::Unknown(text) => return words.with("match-no-player", &[("text", text.as_str().into())]),
            ContestantError::Human => "match-human",
            ContestantError::Tables => "match-engine-tables",
            ContestantError::Foreign => "match-foreign",
            ContestantError::ForeignLevel => "match-foreign-level",
        })
    }
}

impl From<SpecError> for ContestantError {
    /// Here is more to choose from than where a person plays.
    fn from(error: SpecError) -> Self {
        match error {
            SpecError::Unknown(text) => ContestantError::Unknown(text),
            other => ContestantError::Spec(other),
        }
    }
}

impl FromStr for Spec {
    type Err = ContestantError;

    fn from_str(text: &str) -> Result<Spec, ContestantError> {
        let Some(rest) = text.strip_prefix("uci:") else {
            let with_tables = text.strip_suffix(WITH_TABLES);
            return match (with_tables.unwrap_or(text).parse()?, with_tables) {
                (PlayerSpec::Human, _) => Err(ContestantError::Human),
                (spec, None) => Ok(Spec::House(spec)),
                (spec @ PlayerSpec::Engine(_), Some(_)) => Ok(Spec::WithTables(spec)),
                (_, Some(_)) => Err(ContestantError::Tables),
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
            Spec::WithTables(spec) => write!(f, "{spec}{WITH_TABLES}"),
            Spec::Foreign { strength, command } => write!(f, "uci:{strength}:{command}"),
        }
    }
}

impl Spec {
    /// Whether it plays games of this kind.
    pub(super) fn plays(&self, kind: &Kind) -> bool {
        match self {
            Spec::House(spec) | Spec::WithTables(spec) => spec.plays(kind),
            Spec::Foreign { .. } => matches!(kind, Kind::Awale(_)),
        }
    }

    /// Whether it asks the endgame tables.
    pub(super) fn asks_tables(&self) -> bool {
        matches!(self, Spec::WithTables(_))
    }

    /// The other program that it names, started and told of the game; `None` for a player of the house.
    pub(super) fn start(&self, kind: &Kind) -> Option<Result<Foreign, Forfeit>> {
        match self {
            Spec::Foreign { strength, command } => Some(Foreign::start(command, *strength, kind)),
            Spec::House(_) | Spec::WithTables(_) => None,
        }
    }

    /// Whether it asked endgame tables in games that cost so much; `None` where it has no use for them, or does not say.
    pub(super) fn asked_tables(&self, cost: &Cost) -> Option<bool> {
        match self {
            Spec::House(PlayerSpec::Engine(_)) => Some(false),
            Spec::House(_) => None,
            Spec::WithTables(_) => Some(true),
            Spec::Foreign { .. } => (cost.told_hits > 0).then_some(cost.table_hits > 0),
        }
    }

    /// The player for one game.
    pub(super) fn player(&self, kind: &Kind, tables: Option<&Arc<Tables>>, seed: u64) -> Result<Contestant, Forfeit> {
        let house = |spec, tables| Contestant::House(Box::new(Computer::new(spec, seed, &resources(tables))));
        Ok(match self {
            Spec::House(spec) => house(*spec, None),
            Spec::WithTables(spec) => house(*spec, tables.cloned()),
            Spec::Foreign { strength, command } => Contestant::Foreign(Foreign::start(command, *strength, kind)?),
        })
    }
}

/// Somebody who plays one game.
pub(super) enum Contestant {
    House(Box<Computer>),
    Foreign(Foreign),
}

impl Contestant {
    /// Chooses a move in the last of `past`, where there is one.
    pub(super) fn choose(&mut self, past: &[AnyGame]) -> Result<Choice, Forfeit> {
        match self {
            Contestant::House(computer) => {
                let thought = computer.choose(past, &Stop::new(), &mut |_| ()).ok_or(Forfeit::NoMove)?;
                let nodes = (thought.visited > 0).then_some(thought.visited);
                Ok(Choice { mv: thought.choice, nodes, depth: thought.depth, table_hits: None })
            }
            Contestant::Foreign(foreign) => foreign.choose(past),
        }
    }
}
