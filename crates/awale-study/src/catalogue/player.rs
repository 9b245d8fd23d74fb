//! [`PlayerSpec`]: the specification of a player as text: `human`, `naive`, `fast`, `expert`,
//! `minimax:4`, `alphabeta:8:mobility`, `mcts:10000`, `character:ama`.

use serde::{Deserialize, Serialize};

use std::{fmt, ops::RangeInclusive, str::FromStr};

use crate::text::parse_time;

use super::{
    GameKind,
    character::Character,
    monte_carlo::MonteCarloOptions,
    spec_error::PlayerSpecError,
    textbook::{Evaluation, TextbookOptions},
};

/// The specification of a player in settings, records and commands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum PlayerSpec {
    /// A human at the keyboard.
    #[default]
    Human,
    /// A player of random legal moves.
    Naive,
    /// A player that makes the largest capture.
    Fast,
    /// The perfect player of matches.
    MatchesExpert,
    /// The textbook search minimax.
    Minimax(TextbookOptions),
    /// The textbook search alpha-beta.
    AlphaBeta(TextbookOptions),
    /// Monte Carlo tree search.
    Mcts(MonteCarloOptions),
    /// The strong engine.
    Engine(EngineStrength),
    /// An opponent with a style.
    Character(Character),
    /// The user's own program, which the settings name. A saved game only records that a program
    /// played. Loading the game does not start the program.
    ExternalProgram,
}

/// The strength of the engine: a level, or a limit for each move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EngineStrength {
    /// A level from 1 to 10.
    Level(u8),
    /// A time limit for each move in milliseconds.
    MoveTimeMs(u32),
    /// A limit of the search depth in plies.
    Depth(u32),
    /// A limit of search nodes for each move.
    Nodes(u64),
}

impl EngineStrength {
    /// The allowed levels.
    pub const LEVEL_RANGE: RangeInclusive<u8> = 1..=10;
}

impl fmt::Display for EngineStrength {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            EngineStrength::Level(level) => write!(f, "level={level}"),
            EngineStrength::MoveTimeMs(millis) => write!(f, "time={millis}ms"),
            EngineStrength::Depth(depth) => write!(f, "depth={depth}"),
            EngineStrength::Nodes(nodes) => write!(f, "nodes={nodes}"),
        }
    }
}

impl FromStr for EngineStrength {
    type Err = PlayerSpecError;

    fn from_str(text: &str) -> Result<Self, PlayerSpecError> {
        let parse_strength = || match text.split_once('=')? {
            ("level", level) => level
                .parse()
                .ok()
                .filter(|level| Self::LEVEL_RANGE.contains(level))
                .map(EngineStrength::Level),
            ("time", text) => parse_time(text)?
                .as_millis()
                .try_into()
                .ok()
                .map(EngineStrength::MoveTimeMs),
            ("depth", depth) => depth
                .parse()
                .ok()
                .filter(|&depth| depth > 0)
                .map(EngineStrength::Depth),
            ("nodes", nodes) => nodes
                .parse()
                .ok()
                .filter(|&nodes| nodes > 0)
                .map(EngineStrength::Nodes),
            _ => None,
        };
        parse_strength().ok_or_else(|| PlayerSpecError::InvalidStrength(text.to_owned()))
    }
}

impl PlayerSpec {
    /// The character who teaches. Her games are never rated.
    pub const TEACHER: PlayerSpec = PlayerSpec::Character(Character::Nana);

    /// Returns true if this player plays games of this kind.
    pub fn plays(&self, kind: &GameKind) -> bool {
        let plays_only_awale = matches!(self, PlayerSpec::Engine(_) | PlayerSpec::Character(_));
        match kind {
            GameKind::Awale(_) => *self != PlayerSpec::MatchesExpert,
            GameKind::Matches(_) => !plays_only_awale,
        }
    }

    /// Returns this player, or `fast` if this player does not play games of this kind.
    #[must_use]
    pub fn or_fast_player(self, kind: &GameKind) -> PlayerSpec {
        if self.plays(kind) {
            self
        } else {
            PlayerSpec::Fast
        }
    }

    /// Returns true if this player uses endgame tables.
    pub fn probes_tables(&self) -> bool {
        matches!(self, PlayerSpec::Engine(_) | PlayerSpec::Character(_))
    }

    /// Returns true if a human at the keyboard chooses the moves.
    pub fn is_human(&self) -> bool {
        *self == PlayerSpec::Human
    }
}

impl fmt::Display for PlayerSpec {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            PlayerSpec::Human => f.write_str("human"),
            PlayerSpec::Naive => f.write_str("naive"),
            PlayerSpec::Fast => f.write_str("fast"),
            PlayerSpec::MatchesExpert => f.write_str("expert"),
            PlayerSpec::Minimax(TextbookOptions { depth, evaluation }) => {
                write!(f, "minimax:{depth}:{evaluation}")
            }
            PlayerSpec::AlphaBeta(TextbookOptions { depth, evaluation }) => {
                write!(f, "alphabeta:{depth}:{evaluation}")
            }
            PlayerSpec::Mcts(options) => write!(f, "mcts:{options}"),
            PlayerSpec::Engine(strength) => write!(f, "engine:{strength}"),
            PlayerSpec::Character(character) => write!(f, "character:{}", character.id()),
            PlayerSpec::ExternalProgram => f.write_str("bot"),
        }
    }
}

impl From<PlayerSpec> for String {
    fn from(spec: PlayerSpec) -> String {
        spec.to_string()
    }
}

impl TryFrom<String> for PlayerSpec {
    type Error = String;

    /// Parses the specification of a player. If the text is invalid, the error is the text itself.
    fn try_from(text: String) -> Result<PlayerSpec, String> {
        text.parse().map_err(|_| text)
    }
}

impl FromStr for PlayerSpec {
    type Err = PlayerSpecError;

    fn from_str(text: &str) -> Result<Self, PlayerSpecError> {
        let (name, options) = match text.split_once(':') {
            Some((name, rest)) => (name, Some(rest)),
            None => (text, None),
        };
        let player_without_options = match name {
            "human" => PlayerSpec::Human,
            "naive" => PlayerSpec::Naive,
            "fast" => PlayerSpec::Fast,
            "expert" => PlayerSpec::MatchesExpert,
            "bot" => PlayerSpec::ExternalProgram,
            "minimax" => return Ok(PlayerSpec::Minimax(parse_textbook_options(name, options)?)),
            "alphabeta" => {
                return Ok(PlayerSpec::AlphaBeta(parse_textbook_options(
                    name, options,
                )?));
            }
            "mcts" => return Ok(PlayerSpec::Mcts(options.unwrap_or_default().parse()?)),
            "engine" => {
                let strength = options.map_or(
                    Ok(EngineStrength::Level(*EngineStrength::LEVEL_RANGE.end())),
                    str::parse,
                )?;
                return Ok(PlayerSpec::Engine(strength));
            }
            "character" => {
                let character_id = options.unwrap_or_default();
                let character = Character::from_id(character_id)
                    .ok_or_else(|| PlayerSpecError::UnknownCharacter(character_id.to_owned()))?;
                return Ok(PlayerSpec::Character(character));
            }
            _ => return Err(PlayerSpecError::UnknownPlayer(text.to_owned())),
        };
        match options {
            None => Ok(player_without_options),
            Some(options) => Err(PlayerSpecError::UnexpectedOptions {
                player_name: name.to_owned(),
                unexpected_options: options.to_owned(),
            }),
        }
    }
}

/// Parses `DEPTH` or `DEPTH:EVALUATION`, the options of `player_name`.
fn parse_textbook_options(
    player_name: &str,
    options: Option<&str>,
) -> Result<TextbookOptions, PlayerSpecError> {
    let options = options.unwrap_or_default();
    let (depth, evaluation) = options
        .split_once(':')
        .map_or((options, None), |(depth, name)| (depth, Some(name)));
    let depth = depth
        .parse()
        .ok()
        .filter(|depth| TextbookOptions::DEPTH_RANGE.contains(depth));
    let depth = depth.ok_or_else(|| PlayerSpecError::InvalidDepth {
        player_name: player_name.to_owned(),
    })?;
    let evaluation = match evaluation {
        Some(name) => name
            .parse()
            .map_err(|_| PlayerSpecError::UnknownEvaluation(name.to_owned()))?,
        None => Evaluation::default(),
    };
    Ok(TextbookOptions { depth, evaluation })
}
