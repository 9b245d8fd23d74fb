//! The games by name, and what sets each apart.

use crate::catalogue::{Kind, Variant};
use awale_rules::Seat;
use awale_rules::matches::{Heap, HeapRules};

use super::{Words, say};

impl Words {
    /// The name of a game: translated for the built-in ones, as its maker wrote it for any other.
    #[must_use]
    pub fn game_name(&self, kind: &Kind) -> String {
        match kind {
            Kind::Awale(variant) => match known(variant) {
                Some("oware") => self.get("game-oware"),
                Some("awele") => self.get("game-awele"),
                Some("awale") => self.get("game-awale"),
                Some("abapa") => self.get("game-abapa"),
                Some("awale-26") => self.get("game-awale-26"),
                Some("awari") => self.get("game-awari"),
                _ => variant.name.to_string(),
            },
            Kind::Matches(rules) => say!(self, "game-matches", matches = rules.start()),
        }
    }

    /// The name of a game where there is no room for the whole.
    #[must_use]
    pub fn brief_game_name(&self, kind: &Kind) -> String {
        match kind {
            Kind::Awale(variant) if known(variant) == Some("oware") => self.get("game-oware-brief"),
            _ => self.game_name(kind),
        }
    }

    /// The short name of a game, for a column: the id of a variant, the number of matches.
    #[must_use]
    pub fn short_game_name(&self, kind: &Kind) -> String {
        match kind {
            Kind::Awale(variant) => variant.id.to_string(),
            Kind::Matches(rules) => say!(self, "matches", matches = rules.start()),
        }
    }

    /// Whether the side that begins a game of matches wins or loses against perfect play.
    #[must_use]
    pub fn start_of_matches(&self, rules: HeapRules) -> String {
        let wins = Heap::start(rules, Seat::South).winning_take().is_some();
        let id = if wins {
            "matches-start-won"
        } else {
            "matches-start-lost"
        };
        say!(self, id, matches = rules.start())
    }

    /// What sets a game apart, in one line.
    #[must_use]
    pub fn apart(&self, kind: &Kind) -> String {
        match kind {
            Kind::Awale(variant) => match known(variant) {
                Some("oware") => self.get("apart-oware"),
                Some("awele") => self.get("apart-awele"),
                Some("awale") => self.get("apart-awale"),
                Some("abapa") => self.get("apart-abapa"),
                Some("awale-26") => self.get("apart-awale-26"),
                Some("awari") => self.get("apart-awari"),
                _ => self.differences(&variant.rules),
            },
            Kind::Matches(rules) if rules.max_take() == 1 => self.get("apart-matches-one"),
            Kind::Matches(rules) => say!(self, "apart-matches", max = rules.max_take()),
        }
    }
}

/// The id of `variant` if it is a built-in one, name and rules and all. A record may hold an older
/// or a stranger game under the same id.
fn known(variant: &Variant) -> Option<&str> {
    Variant::built_in()
        .contains(variant)
        .then_some(variant.id.as_str())
}
