//! The page of rules of any game, and how its rules differ from oware's, put together from the
//! fields: a custom variant gets its page too.

use crate::catalogue::Kind;
use crate::course::ShownRule;
use awale_rules::{
    Feeding, GrandSlam, Leftovers, Position, Repetition, RuleField, RuleFields, Rules, Seat,
    matches,
};

use crate::words::{Words, capitalized, say};

/// One piece of a page of rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RulesSection {
    /// The title of the section.
    pub title: String,
    /// Its paragraphs, in order.
    pub paragraphs: Vec<String>,
}

impl Words {
    /// The rules of a game, to be read from the top to the end.
    #[must_use]
    pub fn rules_page(&self, kind: &Kind) -> Vec<RulesSection> {
        match kind {
            Kind::Awale(variant) => self.awale_page(&variant.rules),
            Kind::Matches(rules) => self.matches_page(*rules),
        }
    }

    /// The pieces of the page of rules in which games differ: what you want to read if you know
    /// another one.
    #[must_use]
    pub fn rules_apart(&self, kind: &Kind) -> Vec<RulesSection> {
        match kind {
            Kind::Awale(variant) => {
                let rules = &variant.rules;
                let stores = self
                    .rule(RuleField::SowStores, rules)
                    .map(|told| self.section("rules-sowing", vec![told]));
                stores.into_iter().chain(self.choices_of(rules)).collect()
            }
            Kind::Matches(rules) => self.matches_page(*rules).into_iter().take(2).collect(),
        }
    }

    /// The rule that `rule` shows by these rules, as the page tells it; the paragraphs of some
    /// stand with another.
    #[must_use]
    pub fn shown_rule(&self, rule: ShownRule, rules: &Rules) -> RulesSection {
        let told = |fields: &[RuleField]| self.told(fields, rules);
        let capturing = |paragraphs| self.section("rules-capturing", paragraphs);
        match rule {
            ShownRule::Goal => self.section("rules-goal", told(&[RuleField::SeedsPerPit])),
            ShownRule::Sowing => self.section("rules-sowing", vec![self.get("rules-sowing-pits")]),
            ShownRule::Stores => self.section("rules-sowing", told(&[RuleField::SowStores])),
            ShownRule::Lap => self.section("rules-sowing", Vec::new()),
            ShownRule::Chain => capturing(vec![self.get("rules-capturing-chain")]),
            ShownRule::CaptureTwo
            | ShownRule::CaptureThree
            | ShownRule::ChainStops
            | ShownRule::OwnRow => capturing(Vec::new()),
            ShownRule::GrandSlam => self.section("rules-grand-slam", told(&[RuleField::GrandSlam])),
            ShownRule::Feeding if rules.feeding == Feeding::Free => {
                // What happens to the seeds when no move is left is seen there too.
                self.section(
                    "rules-feeding",
                    told(&[RuleField::Feeding, RuleField::Leftovers]),
                )
            }
            ShownRule::Feeding => self.section("rules-feeding", told(&[RuleField::Feeding])),
            ShownRule::WinAt => self.section("rules-ending", told(&[RuleField::WinAt])),
            ShownRule::StopAt => self.section("rules-ending", told(&[RuleField::StopAt])),
            ShownRule::NoMove => self.section("rules-ending", told(&[RuleField::Leftovers])),
            ShownRule::Repetition => self.section("rules-ending", told(&[RuleField::Repetition])),
        }
    }

    fn section(&self, title: &str, paragraphs: Vec<String>) -> RulesSection {
        RulesSection {
            title: self.get(title),
            paragraphs,
        }
    }

    /// The rules of an awalé game, section by section.
    #[must_use]
    pub fn awale_page(&self, rules: &Rules) -> Vec<RulesSection> {
        let mut page = vec![
            self.section("rules-goal", self.told(&[RuleField::SeedsPerPit], rules)),
            self.section("rules-sowing", self.sowing_rules(rules)),
            self.section("rules-capturing", vec![self.get("rules-capturing-chain")]),
        ];
        page.extend(self.choices_of(rules));
        page.push(self.section("rules-notation", self.notation_rules(*rules)));
        page
    }

    /// What the fields of the rules choose between.
    fn choices_of(&self, rules: &Rules) -> [RulesSection; 3] {
        [
            self.section(
                "rules-grand-slam",
                self.told(&[RuleField::GrandSlam], rules),
            ),
            self.section("rules-feeding", self.told(&[RuleField::Feeding], rules)),
            self.section("rules-ending", self.ending_rules(rules)),
        ]
    }

    fn sowing_rules(&self, rules: &Rules) -> Vec<String> {
        let stores = self.rule(RuleField::SowStores, rules);
        [self.get("rules-sowing-pits")]
            .into_iter()
            .chain(stores)
            .chain([self.get("rules-sowing-mirror")])
            .collect()
    }

    /// The endings in the order in which the rules look at them.
    fn ending_rules(&self, rules: &Rules) -> Vec<String> {
        let fields = [
            RuleField::WinAt,
            RuleField::StopAt,
            RuleField::Leftovers,
            RuleField::Repetition,
        ];
        let mut told = self.told(&fields, rules);
        told.push(self.get("rules-ending-most"));
        told
    }

    /// What `rules` say in these fields.
    fn told(&self, fields: &[RuleField], rules: &Rules) -> Vec<String> {
        fields
            .iter()
            .filter_map(|&field| self.rule(field, rules))
            .collect()
    }

    /// What `rules` say in one field; nothing where the field asks for nothing.
    fn rule(&self, field: RuleField, rules: &Rules) -> Option<String> {
        Some(match field {
            RuleField::SeedsPerPit => {
                let goal = [
                    ("seeds", rules.seeds_per_pit.into()),
                    ("total", rules.total().into()),
                ];
                self.with("rules-goal-awale", &goal)
            }
            RuleField::SowStores => {
                return rules.sow_stores.then(|| self.get("rules-sowing-stores"));
            }
            RuleField::GrandSlam => self.get(match rules.grand_slam {
                GrandSlam::Illegal => "rules-grand-slam-illegal",
                GrandSlam::CapturesNothing => "rules-grand-slam-captures-nothing",
            }),
            RuleField::Feeding => self.get(match rules.feeding {
                Feeding::Required => "rules-feeding-required",
                Feeding::Free => "rules-feeding-free",
            }),
            RuleField::WinAt => match rules.win_at {
                Some(win_at) => say!(self, "rules-ending-win-at", win_at = win_at),
                None => self.get("rules-ending-win-at-none"),
            },
            RuleField::StopAt => say!(self, "rules-ending-stop-at", stop_at = rules.stop_at?),
            RuleField::Leftovers => self.get(match rules.leftovers {
                Leftovers::OwnRows => "rules-ending-own-rows",
                Leftovers::Mover => "rules-ending-mover",
            }),
            RuleField::Repetition => self.get(match rules.repetition {
                Repetition::OwnRows => "rules-ending-repetition-own-rows",
                Repetition::Shared => "rules-ending-repetition-shared",
            }),
        })
    }

    /// How `rules` differ from the international ones.
    #[must_use]
    pub fn differences(&self, rules: &Rules) -> String {
        let found: Vec<String> = RuleField::ALL
            .into_iter()
            .filter_map(|field| self.difference(field, rules))
            .collect();
        if found.is_empty() {
            self.get("apart-none")
        } else {
            sentence(&found.join("; "))
        }
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
            RuleField::SeedsPerPit => say!(self, "apart-seeds", seeds = rules.seeds_per_pit),
            RuleField::SowStores => self.get("apart-sow-stores"),
            RuleField::GrandSlam => self.get("apart-grand-slam"),
            RuleField::Feeding => self.get("apart-feeding"),
            RuleField::WinAt => match rules.win_at {
                None => self.get("apart-win-at-none"),
                Some(win_at) => say!(self, "apart-win-at", win_at = win_at),
            },
            RuleField::StopAt => match rules.stop_at {
                None | Some(0) => self.get("apart-stop-at-zero"),
                Some(stop_at) => say!(self, "apart-stop-at", stop_at = stop_at),
            },
            RuleField::Leftovers => self.get("apart-leftovers"),
            RuleField::Repetition => self.get("apart-repetition"),
        })
    }

    fn notation_rules(&self, rules: Rules) -> Vec<String> {
        let start = Position::start(&rules, Seat::South).to_string();
        vec![
            self.get("rules-notation-pits"),
            say!(self, "rules-notation-position", position = start),
        ]
    }

    fn matches_page(&self, rules: matches::HeapRules) -> Vec<RulesSection> {
        let turn = [
            ("start", rules.start().into()),
            ("max", rules.max_take().into()),
        ];
        let step = rules.max_take() + 1;
        vec![
            self.section("rules-goal", vec![self.get("rules-goal-matches")]),
            self.section(
                "rules-turn-matches",
                vec![self.with("rules-turn-matches-text", &turn)],
            ),
            self.section(
                "rules-hint-matches",
                vec![say!(self, "rules-hint-matches-text", step = step)],
            ),
        ]
    }
}

/// `text` with a capital first letter and a full stop.
fn sentence(text: &str) -> String {
    capitalized(text) + "."
}
