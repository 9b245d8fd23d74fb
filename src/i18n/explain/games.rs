//! The games by name, and what sets each apart.

use awale_rules::{Feeding, GrandSlam, Leftovers, Repetition, RuleFields, Rules};

use crate::catalogue::{Kind, Variant};
use crate::i18n::Words;

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
            Kind::Matches(rules) => self.with("game-matches", &[("matches", rules.start().into())]),
        }
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
            Kind::Matches(rules) => self.with("apart-matches", &[("max", rules.max_take().into())]),
        }
    }

    /// How `rules` differ from the international ones.
    fn differences(&self, rules: &Rules) -> String {
        let mut found = Vec::new();
        if rules.seeds_per_pit != RuleFields::OWARE.seeds_per_pit {
            found.push(self.with("apart-seeds", &[("seeds", rules.seeds_per_pit.into())]));
        }
        if rules.sow_stores {
            found.push(self.get("apart-sow-stores"));
        }
        if rules.grand_slam == GrandSlam::Illegal {
            found.push(self.get("apart-grand-slam"));
        }
        if rules.feeding == Feeding::Free {
            found.push(self.get("apart-feeding"));
        }
        match rules.win_at {
            None => found.push(self.get("apart-win-at-none")),
            // Half of the seeds and one is the same rule for any number of seeds.
            Some(win_at) if win_at == rules.total() / 2 + 1 => {}
            Some(win_at) => found.push(self.with("apart-win-at", &[("win_at", win_at.into())])),
        }
        match rules.stop_at {
            None => {}
            Some(0) => found.push(self.get("apart-stop-at-zero")),
            Some(stop_at) => found.push(self.with("apart-stop-at", &[("stop_at", stop_at.into())])),
        }
        if rules.leftovers == Leftovers::Mover {
            found.push(self.get("apart-leftovers"));
        }
        if rules.repetition == Repetition::Shared {
            found.push(self.get("apart-repetition"));
        }
        if found.is_empty() { self.get("apart-none") } else { sentence(&found.join("; ")) }
    }
}

/// The id of `variant` if it is a built-in one, name and rules and all. A record may hold an older or a stranger game
/// under the same id.
fn known(variant: &Variant) -> Option<&str> {
    Variant::built_in().contains(variant).then_some(variant.id.as_str())
}

/// `text` with a capital first letter and a full stop.
fn sentence(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).chain(['.']).collect()
}
