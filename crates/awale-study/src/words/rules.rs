//! The rules of any game as text, and how they differ from oware's. Both are composed from the
//! fields of the rules, so a user's own variant has a page too.

use crate::{
    catalogue::GameKind,
    course::DemonstratedRule,
    words::{Words, capitalized, say},
};
use awale_rules::{
    FeedingRule, GrandSlamRule, LeftoversRule, Position, RepetitionRule, RuleField, RuleFields,
    Rules, Seat, matches_game,
};

/// A section of a page of rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RulesSection {
    /// The title of the section.
    pub title: String,
    /// The paragraphs in order.
    pub paragraphs: Vec<String>,
}

impl Words {
    /// Returns all rules of a game, in reading order.
    pub fn rules_page(&self, kind: &GameKind) -> Vec<RulesSection> {
        match kind {
            GameKind::Awale(variant) => self.awale_rules_page(&variant.rules),
            GameKind::Matches(rules) => self.matches_rules_page(*rules),
        }
    }

    /// Returns only the sections in which games differ, for players who know another game.
    pub fn rules_that_differ(&self, kind: &GameKind) -> Vec<RulesSection> {
        match kind {
            GameKind::Awale(variant) => {
                let rules = &variant.rules;
                let stores_section = self
                    .rule_paragraph(RuleField::SowStores, rules)
                    .map(|paragraph| self.rules_section("rules-sowing", vec![paragraph]));
                stores_section
                    .into_iter()
                    .chain(self.sections_that_vary(rules))
                    .collect()
            }
            GameKind::Matches(rules) => self
                .matches_rules_page(*rules)
                .into_iter()
                .take(2)
                .collect(),
        }
    }

    /// Returns the rule that a demonstration shows, as the page of rules has it. Some rules have no
    /// paragraphs, because another rule's paragraphs include them.
    pub fn demonstrated_rule_section(&self, rule: DemonstratedRule, rules: &Rules) -> RulesSection {
        let (title_message_id, fields): (_, &[RuleField]) = match rule {
            DemonstratedRule::GoalOfGame => ("rules-goal", &[RuleField::SeedsPerPit]),
            DemonstratedRule::Sowing => {
                return self.rules_section("rules-sowing", vec![self.get("rules-sowing-pits")]);
            }
            DemonstratedRule::SownStores => ("rules-sowing", &[RuleField::SowStores]),
            DemonstratedRule::FullLap => ("rules-sowing", &[]),
            DemonstratedRule::CaptureChain => {
                return self
                    .rules_section("rules-capturing", vec![self.get("rules-capturing-chain")]);
            }
            DemonstratedRule::CaptureTwo
            | DemonstratedRule::CaptureThree
            | DemonstratedRule::CaptureChainStops
            | DemonstratedRule::NoCaptureInOwnRow => ("rules-capturing", &[]),
            DemonstratedRule::GrandSlam => ("rules-grand-slam", &[RuleField::GrandSlam]),
            // The demonstration also shows who takes the seeds when no move is left.
            DemonstratedRule::Feeding if rules.feeding == FeedingRule::MayStarve => {
                ("rules-feeding", &[RuleField::Feeding, RuleField::Leftovers])
            }
            DemonstratedRule::Feeding => ("rules-feeding", &[RuleField::Feeding]),
            DemonstratedRule::WinningStore => ("rules-ending", &[RuleField::WinAt]),
            DemonstratedRule::FewSeedsLeft => ("rules-ending", &[RuleField::StopAt]),
            DemonstratedRule::NoLegalMove => ("rules-ending", &[RuleField::Leftovers]),
            DemonstratedRule::Repetition => ("rules-ending", &[RuleField::Repetition]),
        };
        self.rules_section(title_message_id, self.rule_paragraphs(fields, rules))
    }

    fn rules_section(&self, title_message_id: &str, paragraphs: Vec<String>) -> RulesSection {
        RulesSection {
            title: self.get(title_message_id),
            paragraphs,
        }
    }

    /// Returns the rules of a game of awalé, section by section.
    pub fn awale_rules_page(&self, rules: &Rules) -> Vec<RulesSection> {
        let mut page = vec![
            self.rules_section(
                "rules-goal",
                self.rule_paragraphs(&[RuleField::SeedsPerPit], rules),
            ),
            self.rules_section("rules-sowing", self.sowing_rules(rules)),
            self.rules_section("rules-capturing", vec![self.get("rules-capturing-chain")]),
        ];
        page.extend(self.sections_that_vary(rules));
        page.push(self.rules_section("rules-notation", self.notation_rules(*rules)));
        page
    }

    /// Returns the sections about rules that differ between variants.
    fn sections_that_vary(&self, rules: &Rules) -> [RulesSection; 3] {
        [
            self.rules_section(
                "rules-grand-slam",
                self.rule_paragraphs(&[RuleField::GrandSlam], rules),
            ),
            self.rules_section(
                "rules-feeding",
                self.rule_paragraphs(&[RuleField::Feeding], rules),
            ),
            self.rules_section("rules-ending", self.ending_rules(rules)),
        ]
    }

    fn sowing_rules(&self, rules: &Rules) -> Vec<String> {
        let stores_paragraph = self.rule_paragraph(RuleField::SowStores, rules);
        [self.get("rules-sowing-pits")]
            .into_iter()
            .chain(stores_paragraph)
            .chain([self.get("rules-sowing-mirror")])
            .collect()
    }

    /// Returns the endings in the order in which the rules check them.
    fn ending_rules(&self, rules: &Rules) -> Vec<String> {
        let fields = [
            RuleField::WinAt,
            RuleField::StopAt,
            RuleField::Leftovers,
            RuleField::Repetition,
        ];
        let mut paragraphs = self.rule_paragraphs(&fields, rules);
        paragraphs.push(self.get("rules-ending-most"));
        paragraphs
    }

    /// Returns the paragraphs about these fields of `rules`.
    fn rule_paragraphs(&self, fields: &[RuleField], rules: &Rules) -> Vec<String> {
        fields
            .iter()
            .filter_map(|&field| self.rule_paragraph(field, rules))
            .collect()
    }

    /// Returns the paragraph about one field of `rules`, or `None` if the rule does not apply.
    fn rule_paragraph(&self, field: RuleField, rules: &Rules) -> Option<String> {
        Some(match field {
            RuleField::SeedsPerPit => {
                say!(
                    self,
                    "rules-goal-awale",
                    seeds = rules.seeds_per_pit,
                    total = rules.total_seeds()
                )
            }
            RuleField::SowStores => {
                return rules.sow_stores.then(|| self.get("rules-sowing-stores"));
            }
            RuleField::GrandSlam => self.get(match rules.grand_slam {
                GrandSlamRule::SlamIllegal => "rules-grand-slam-illegal",
                GrandSlamRule::SlamCapturesNothing => "rules-grand-slam-captures-nothing",
            }),
            RuleField::Feeding => self.get(match rules.feeding {
                FeedingRule::MustFeed => "rules-feeding-required",
                FeedingRule::MayStarve => "rules-feeding-free",
            }),
            RuleField::WinAt => match rules.win_at {
                Some(win_at) => say!(self, "rules-ending-win-at", win_at),
                None => self.get("rules-ending-win-at-none"),
            },
            RuleField::StopAt => say!(self, "rules-ending-stop-at", stop_at = rules.stop_at?),
            RuleField::Leftovers => self.get(match rules.leftovers {
                LeftoversRule::EachTakesOwnRow => "rules-ending-own-rows",
                LeftoversRule::MoverTakesAll => "rules-ending-mover",
            }),
            RuleField::Repetition => self.get(match rules.repetition {
                RepetitionRule::EachGetsOwnRow => "rules-ending-repetition-own-rows",
                RepetitionRule::EachGetsHalf => "rules-ending-repetition-shared",
            }),
        })
    }

    /// Returns how `rules` differ from the international rules.
    pub fn differences_text(&self, rules: &Rules) -> String {
        let differences: Vec<String> = RuleField::ALL
            .into_iter()
            .filter_map(|field| self.rule_difference(field, rules))
            .collect();
        if differences.is_empty() {
            self.get("apart-none")
        } else {
            as_sentence(&differences.join("; "))
        }
    }

    /// Returns how one field of `rules` differs, if it does.
    fn rule_difference(&self, field: RuleField, rules: &Rules) -> Option<String> {
        let rules_to_compare_with = match field {
            RuleField::SeedsPerPit => RuleFields::OWARE,
            // A winning number of half of all seeds plus one counts as the same rule for any number
            // of seeds.
            _ => RuleFields::oware_with(rules.seeds_per_pit),
        };
        if field.get(rules) == field.get(&rules_to_compare_with) {
            return None;
        }
        Some(match field {
            RuleField::SeedsPerPit => say!(self, "apart-seeds", seeds = rules.seeds_per_pit),
            RuleField::SowStores => self.get("apart-sow-stores"),
            RuleField::GrandSlam => self.get("apart-grand-slam"),
            RuleField::Feeding => self.get("apart-feeding"),
            RuleField::WinAt => match rules.win_at {
                None => self.get("apart-win-at-none"),
                Some(win_at) => say!(self, "apart-win-at", win_at),
            },
            RuleField::StopAt => match rules.stop_at {
                None | Some(0) => self.get("apart-stop-at-zero"),
                Some(stop_at) => say!(self, "apart-stop-at", stop_at),
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

    fn matches_rules_page(&self, rules: matches_game::HeapRules) -> Vec<RulesSection> {
        let matches_per_round = rules.max_take() + 1;
        vec![
            self.rules_section("rules-goal", vec![self.get("rules-goal-matches")]),
            self.rules_section(
                "rules-turn-matches",
                vec![say!(
                    self,
                    "rules-turn-matches-text",
                    start = rules.matches_at_start(),
                    max = rules.max_take()
                )],
            ),
            self.rules_section(
                "rules-hint-matches",
                vec![say!(
                    self,
                    "rules-hint-matches-text",
                    step = matches_per_round
                )],
            ),
        ]
    }
}

/// Returns `text` with a capital first letter and a full stop.
fn as_sentence(text: &str) -> String {
    capitalized(text) + "."
}
