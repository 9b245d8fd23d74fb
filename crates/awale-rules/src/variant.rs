//! The built-in variants: rules with an id and a name.

use crate::rules::{Feeding, GrandSlam, Leftovers, Repetition, RuleFields, Rules};

/// Rules with a name. The built-in variants have literals for theirs; a program that reads variants
/// from a file chooses its own type of text.
///
/// # Examples
/// ```
/// use awale_rules::{Rules, Variant};
///
/// let awari = Variant::BUILT_IN.iter().find(|variant| variant.id == "awari").unwrap();
/// assert_eq!(awari.rules, Rules::AWARI);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Variant<Name = &'static str> {
    /// The short name that commands, settings and records use.
    pub id: Name,
    /// The name for people.
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
            name: "Abapa, sown kalahs",
            rules: Rules::ABAPA,
        },
        Variant {
            id: "awale-26",
            name: "Awalé, 26 seeds or five left",
            rules: Rules::AWALE_26,
        },
        Variant {
            id: "awari",
            name: "Awari, as solved by Romein and Bal",
            rules: Rules::AWARI,
        },
    ];
}

impl<Name: From<&'static str>> Variant<Name> {
    /// The [built-in variants](Variant::BUILT_IN), their names in a type of your own.
    #[must_use]
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

/// Rules of the family in full, from the fields in which they differ from oware's.
const fn checked(fields: RuleFields) -> Rules {
    match Rules::new(fields) {
        Ok(rules) => rules,
        Err(_) => panic!("the built-in rules hold no contradiction"),
    }
}

/// The built-in rules.
impl Rules {
    /// Oware, the international rules: 25 seeds win, a grand slam captures nothing, an empty row
    /// must be fed.
    pub const OWARE: Rules = checked(RuleFields::OWARE);
    /// Awélé: as oware, but a grand slam is illegal, and the game goes on to its natural end.
    pub const AWELE: Rules = checked(RuleFields {
        grand_slam: GrandSlam::Illegal,
        win_at: None,
        repetition: Repetition::Shared,
        ..RuleFields::OWARE
    });
    /// Awalé with free sowing: an opponent without seeds need not be fed.
    pub const AWALE: Rules = checked(RuleFields {
        grand_slam: GrandSlam::Illegal,
        feeding: Feeding::Free,
        repetition: Repetition::Shared,
        ..RuleFields::OWARE
    });
    /// Abapa: a seed is sown into each store on the way.
    pub const ABAPA: Rules = checked(RuleFields {
        sow_stores: true,
        repetition: Repetition::Shared,
        ..RuleFields::OWARE
    });
    /// Awalé, 26 seeds or five left: the game also ends when five seeds or fewer are on the board.
    pub const AWALE_26: Rules = checked(RuleFields {
        win_at: Some(26),
        stop_at: Some(5),
        repetition: Repetition::Shared,
        ..RuleFields::OWARE
    });
    /// Awari as Romein and Bal solved it (2003): the side to move takes what is left when it has no
    /// legal move.
    pub const AWARI: Rules = checked(RuleFields {
        grand_slam: GrandSlam::Illegal,
        leftovers: Leftovers::Mover,
        repetition: Repetition::Shared,
        ..RuleFields::OWARE
    });
}

/// The international rules of oware.
impl Default for Rules {
    fn default() -> Rules {
        Rules::OWARE
    }
}
