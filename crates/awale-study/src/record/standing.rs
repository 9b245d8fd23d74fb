//! What a game counts for: the one place that says which games rate their player and which are
//! results.

use awale_rules::Game;
use strum::{IntoStaticStr, VariantArray};

use crate::catalogue::Kind;

use super::Record;

/// Where a game comes from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum GameOrigin {
    /// The usual start of its rules.
    #[default]
    Start,
    /// A position: one that was set up, of another game, or of the openings. Its first moves may be
    /// those of that game.
    Position,
    /// A position whose both sides are moved by hand to look into it.
    Study,
}

impl GameOrigin {
    /// All of them.
    pub const ALL: &[GameOrigin] = GameOrigin::VARIANTS;

    /// The name in records.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// What a game counts for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameStanding {
    /// For the rating and the results.
    Counts,
    /// For the results alone: its clocks were stopped, so there was time to think that no clock
    /// showed.
    ClockStopped,
    /// Only in statistics that include games with help: its only human had some.
    Helped,
    /// For nothing: it began in a position, not at the start.
    FromPosition,
    /// For nothing: both sides were moved by hand.
    Study,
}

impl GameStanding {
    /// Whether a game tells how strong its player is.
    #[must_use]
    pub const fn is_rated(self) -> bool {
        matches!(self, GameStanding::Counts)
    }

    /// Whether a game is one of the player's results.
    #[must_use]
    pub const fn is_result(self) -> bool {
        matches!(self, GameStanding::Counts | GameStanding::ClockStopped)
    }

    /// Whether a game is offered to be continued.
    #[must_use]
    pub const fn is_kept(self) -> bool {
        !matches!(self, GameStanding::Study)
    }

    /// The id of the words that say why a finished game does not rate its player.
    #[must_use]
    pub const fn unrated_word(self) -> Option<&'static str> {
        match self {
            GameStanding::Counts => None,
            GameStanding::ClockStopped => Some("rating-clock-stopped"),
            GameStanding::Helped => Some("rating-helped"),
            GameStanding::FromPosition | GameStanding::Study => Some("rating-from-position"),
        }
    }
}

impl Record {
    /// What the game counts for.
    #[must_use]
    pub fn standing(&self) -> GameStanding {
        let start = *self.start();
        match self.header.origin {
            GameOrigin::Study => GameStanding::Study,
            GameOrigin::Start if start == self.kind.start(start.to_move()) => {
                if self.header.is_helped {
                    GameStanding::Helped
                } else if self.clocks.as_ref().is_some_and(|clocks| clocks.is_stopped) {
                    GameStanding::ClockStopped
                } else {
                    GameStanding::Counts
                }
            }
            GameOrigin::Start | GameOrigin::Position => GameStanding::FromPosition,
        }
    }

    /// The moves and what stands beside them that tell this game from others; copies of one file
    /// have it in common.
    #[must_use]
    pub fn played(&self) -> String {
        let sides = [&self.players.south, &self.players.north]
            .map(|side| format!("{} {:?}", side.spec, side.name));
        let rules = match &self.kind {
            Kind::Awale(variant) => format!("{:?}", variant.rules),
            Kind::Matches(rules) => format!("{} {}", rules.start(), rules.max_take()),
        };
        let moves: Vec<String> = self.moves().iter().map(ToString::to_string).collect();
        format!(
            "{rules}{:?} {sides:?} {} {:?}",
            self.start(),
            moves.join(" "),
            self.settlement()
        )
    }
}
