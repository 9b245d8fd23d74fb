//! The games by name, and what sets each apart.

use awale_rules::{RuleField, RuleFields, Rules};

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
        let found: Vec<String> = RuleField::ALL.into_iter().filter_map(|field| self.difference(field, rules)).collect();
        if found.is_empty() { self.get("apart-none") } else { sentence(&found.join("; ")) }
    }

    /// How one field of `rules` differs, if it does.
    fn difference(&self, field: RuleField, rules: &Rules) -> Option<String> {
        let usual = match field {
            RuleField::SeedsPerPit => RuleFields::OWARE,
            // Half of the seeds and one is the same rule for any number of seeds.
            _ => RuleFields::oware_with(rules.seeds_per_pit),
        };
        if field.get(rules) == field.get(&usual) {
            return None;
        }
        Some(match field {
            RuleField::SeedsPerPit => self.with("apart-seeds", &[("seeds", rules.seeds_per_pit.into())]),
            RuleField::SowStores => self.get("apart-sow-stores"),
            RuleField::GrandSlam => self.get("apart-grand-slam"),
            RuleField::Feeding => self.get("apart-feeding"),
            RuleField::WinAt => match rules.win_at {
                None => self.get("apart-win-at-none"),
                Some(win_at) => self.with("apart-win-at", &[("win_at", win_at.into())]),
            },
            RuleField::StopAt => match rules.stop_at {
                None | Some(0) => self.get("apart-stop-at-zero"),
                Some(stop_at) => self.with("apart-stop-at", &[("stop_at", stop_at.into())]),
            },
            RuleField::Leftovers => self.get("apart-leftovers"),
            RuleField::Repetition => self.get("apart-repetition"),
        })
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
