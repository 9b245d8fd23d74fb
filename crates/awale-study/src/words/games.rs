//! The names of the games, and how they differ.

use crate::catalogue::{GameKind, Variant};
use awale_rules::{
    Seat,
    matches_game::{Heap, HeapRules},
};

use super::{Words, say};

impl Words {
    /// Returns the name of a game: translated for a built-in one, otherwise the name that its
    /// author gave it.
    pub fn game_name(&self, kind: &GameKind) -> String {
        match kind {
            GameKind::Awale(variant) => match built_in_id(variant) {
                Some(id) => self.get(&format!("game-{id}")),
                None => variant.name.to_string(),
            },
            GameKind::Matches(rules) => {
                say!(self, "game-matches", matches = rules.matches_at_start())
            }
        }
    }

    /// Returns a shorter name of a game, or its usual name if there is no shorter one.
    pub fn brief_game_name(&self, kind: &GameKind) -> String {
        match kind {
            GameKind::Awale(variant) if built_in_id(variant) == Some("oware") => {
                self.get("game-oware-brief")
            }
            _ => self.game_name(kind),
        }
    }

    /// Returns a very short name of a game for a table: the id of a variant, or the number of
    /// matches.
    pub fn short_game_name(&self, kind: &GameKind) -> String {
        match kind {
            GameKind::Awale(variant) => variant.id.to_string(),
            GameKind::Matches(rules) => say!(self, "matches", matches = rules.matches_at_start()),
        }
    }

    /// Returns whether the side that begins a game of matches wins or loses against perfect play.
    pub fn who_wins_matches(&self, rules: HeapRules) -> String {
        let first_side_wins = Heap::start(rules, Seat::South).winning_take().is_some();
        let message_id = if first_side_wins {
            "matches-start-won"
        } else {
            "matches-start-lost"
        };
        say!(self, message_id, matches = rules.matches_at_start())
    }

    /// Returns how a game differs from others, in one line.
    pub fn game_differences(&self, kind: &GameKind) -> String {
        match kind {
            GameKind::Awale(variant) => match built_in_id(variant) {
                Some(id) => self.get(&format!("apart-{id}")),
                None => self.differences_text(&variant.rules),
            },
            GameKind::Matches(rules) if rules.max_take() == 1 => self.get("apart-matches-one"),
            GameKind::Matches(rules) => say!(self, "apart-matches", max = rules.max_take()),
        }
    }
}

/// Returns the id of `variant` if it is built in with the same name and rules. A record may contain
/// an older or foreign game with the same id.
fn built_in_id(variant: &Variant) -> Option<&str> {
    Variant::built_in()
        .contains(variant)
        .then_some(variant.id.as_str())
}
