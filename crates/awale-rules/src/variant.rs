//! The built-in variants: rules with an id and a name.

use crate::rules::{FeedingRule, GrandSlamRule, LeftoversRule, RepetitionRule, RuleFields, Rules};

/// Rules with an id and a name. The built-in variants have `&'static str` names. A program that
/// reads variants from a file can use `String` or another type.
///
/// # Examples
/// ```
/// use awale_rules::{Rules, Variant};
///
/// let awari = Variant::BUILT_IN.iter().find(|variant| variant.id == "awari").unwrap();
/// assert_eq!(awari.rules, Rules::AWARI);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Variant<Name = &'static str> {
    /// The short name in commands, settings and records.
    pub id: Name,
    /// The name in texts for people.
    pub name: Name,
    /// The rules.
    pub rules: Rules,
}

impl Variant {
    /// The six built-in variants, the default first.
    pub const BUILT_IN: [Variant; 6] = [
        Variant {
            id: "oware",
            name: "Awalé / Oware, international rules",
            rules: Rules::OWARE,
        },
        Variant {
            id: "awele",
            name: "Awélé, no starving",
            rules: Rules::AWELE,
        },
        Variant {
            id: "awale",
            name: "Awalé, free sowing",
            rules: Rules::AWALE,
        },
        Variant {
            id: "abapa",
            name: "Abapa, sown stores",
            rules: Rules::ABAPA,
        },
        Variant {
            id: "awale-26",
            name: "Awalé, 26 seeds or five left",
            rules: Rules::AWALE_26,
        },
        Variant {
            id: "awari",
            name: "Awari, solved by Romein and Bal",
            rules: Rules::AWARI,
        },
    ];
}

impl<Name: From<&'static str>> Variant<Name> {
    /// Returns the [built-in variants](Variant::BUILT_IN) with ids and names of your own text type.
    pub fn built_in() -> Vec<Variant<Name>> {
        Variant::BUILT_IN
            .map(|Variant { id, name, rules }| Variant {
                id: id.into(),
                name: name.into(),
                rules,
            })
            .into()
    }
}

/// Checks built-in rules at compile time.
const fn checked_rules(fields: RuleFields) -> Rules {
    match Rules::new(fields) {
        Ok(rules) => rules,
        Err(_) => panic!("the built-in rules hold no contradiction"),
    }
}

/// The built-in rules.
impl Rules {
    /// Oware, the international rules: 25 seeds win, a grand slam captures nothing, and a player
    /// must feed an opponent without seeds.
    pub const OWARE: Rules = checked_rules(RuleFields::OWARE);
    /// Awélé: as oware, but a grand slam is illegal, no number of seeds ends the game early, and a
    /// repetition shares the seeds on the board equally.
    pub const AWELE: Rules = checked_rules(RuleFields {
        grand_slam: GrandSlamRule::SlamIllegal,
        win_at: None,
        repetition: RepetitionRule::EachGetsHalf,
        ..RuleFields::OWARE
    });
    /// Awalé with free sowing: a player need not feed an opponent without seeds.
    pub const AWALE: Rules = checked_rules(RuleFields {
        grand_slam: GrandSlamRule::SlamIllegal,
        feeding: FeedingRule::MayStarve,
        repetition: RepetitionRule::EachGetsHalf,
        ..RuleFields::OWARE
    });
    /// Abapa: a seed is sown into each store that the sowing passes.
    pub const ABAPA: Rules = checked_rules(RuleFields {
        sow_stores: true,
        repetition: RepetitionRule::EachGetsHalf,
        ..RuleFields::OWARE
    });
    /// Awalé, 26 seeds or five left: the game also ends when five seeds or fewer are on the board.
    pub const AWALE_26: Rules = checked_rules(RuleFields {
        win_at: Some(26),
        stop_at: Some(5),
        repetition: RepetitionRule::EachGetsHalf,
        ..RuleFields::OWARE
    });
    /// Awari as Romein and Bal solved it (2003): a side to move without a legal move takes the
    /// seeds that are left.
    pub const AWARI: Rules = checked_rules(RuleFields {
        grand_slam: GrandSlamRule::SlamIllegal,
        leftovers: LeftoversRule::MoverTakesAll,
        repetition: RepetitionRule::EachGetsHalf,
        ..RuleFields::OWARE
    });
}

/// The international rules of oware.
impl Default for Rules {
    fn default() -> Rules {
        Rules::OWARE
    }
}
