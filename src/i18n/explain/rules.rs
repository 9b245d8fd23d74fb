//! The page of rules of any game, put together from the fields of its rules: a variant of one's own gets its page too.

use awale_rules::{Feeding, GrandSlam, Leftovers, Position, Repetition, Rules, Seat, matches};

use crate::catalogue::Kind;
use crate::i18n::Words;

/// One piece of a page of rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    /// The heading.
    pub title: String,
    /// The text below it.
    pub paragraphs: Vec<String>,
}

impl Words {
    /// The rules of a game, to be read from the top to the end.
    #[must_use]
    pub fn rules_page(&self, kind: &Kind) -> Vec<Section> {
        match kind {
            Kind::Awale(variant) => self.awale_page(&variant.rules),
            Kind::Matches(rules) => self.matches_page(*rules),
        }
    }

    /// The pieces of the page of rules in which games differ: what you want to read if you know another one.
    #[must_use]
    pub fn rules_apart(&self, kind: &Kind) -> Vec<Section> {
        match kind {
            Kind::Awale(variant) => {
                let rules = &variant.rules;
                let stores =
                    rules.sow_stores.then(|| self.section("rules-sowing", vec![self.get("rules-sowing-stores")]));
                stores.into_iter().chain(self.choices_of(rules)).collect()
            }
            Kind::Matches(rules) => self.matches_page(*rules).into_iter().take(2).collect(),
        }
    }

    fn section(&self, title: &str, paragraphs: Vec<String>) -> Section {
        Section { title: self.get(title), paragraphs }
    }

    fn awale_page(&self, rules: &Rules) -> Vec<Section> {
        let goal = [("seeds", rules.seeds_per_pit.into()), ("total", rules.total().into())];
        let mut page = vec![
            self.section("rules-goal", vec![self.with("rules-goal-awale", &goal)]),
            self.section("rules-sowing", self.sowing_rules(rules)),
            self.section("rules-capturing", vec![self.get("rules-capturing-chain")]),
        ];
        page.extend(self.choices_of(rules));
        page.push(self.section("rules-notation", self.notation_rules(*rules)));
        page
    }

    /// What the fields of the rules choose between.
    fn choices_of(&self, rules: &Rules) -> [Section; 3] {
        let grand_slam = match rules.grand_slam {
            GrandSlam::Illegal => "rules-grand-slam-illegal",
            GrandSlam::CapturesNothing => "rules-grand-slam-captures-nothing",
        };
        let feeding = match rules.feeding {
            Feeding::Required => "rules-feeding-required",
            Feeding::Free => "rules-feeding-free",
        };
        [
            self.section("rules-grand-slam", vec![self.get(grand_slam)]),
            self.section("rules-feeding", vec![self.get(feeding)]),
            self.section("rules-ending", self.ending_rules(rules)),
        ]
    }

    fn sowing_rules(&self, rules: &Rules) -> Vec<String> {
        let mut told = vec![self.get("rules-sowing-pits")];
        if rules.sow_stores {
            told.push(self.get("rules-sowing-stores"));
        }
        told.push(self.get("rules-sowing-mirror"));
        told
    }

    /// The endings in the order in which the rules look at them.
    fn ending_rules(&self, rules: &Rules) -> Vec<String> {
        let mut told = vec![match rules.win_at {
            Some(win_at) => self.with("rules-ending-win-at", &[("win_at", win_at.into())]),
            None => self.get("rules-ending-win-at-none"),
        }];
        if let Some(stop_at) = rules.stop_at {
            told.push(self.with("rules-ending-stop-at", &[("stop_at", stop_at.into())]));
        }
        told.push(self.get(match rules.leftovers {
            Leftovers::OwnRows => "rules-ending-own-rows",
            Leftovers::Mover => "rules-ending-mover",
        }));
        told.push(self.get(match rules.repetition {
            Repetition::OwnRows => "rules-ending-repetition-own-rows",
            Repetition::Shared => "rules-ending-repetition-shared",
        }));
        told.push(self.get("rules-ending-most"));
        told
    }

    fn notation_rules(&self, rules: Rules) -> Vec<String> {
        let start = Position::start(&rules, Seat::South).to_string();
        vec![self.get("rules-notation-pits"), self.with("rules-notation-position", &[("position", start.into())])]
    }

    fn matches_page(&self, rules: matches::HeapRules) -> Vec<Section> {
        let turn = [("start", rules.start().into()), ("max", rules.max_take().into())];
        let step = rules.max_take() + 1;
        vec![
            self.section("rules-goal", vec![self.get("rules-goal-matches")]),
            self.section("rules-turn-matches", vec![self.with("rules-turn-matches-text", &turn)]),
            self.section("rules-hint-matches", vec![self.with("rules-hint-matches-text", &[("step", step.into())])]),
        ]
    }
}
