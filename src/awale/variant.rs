//! The variants that everybody has. People add their own in `config.toml`.

use crate::text::Label;

use super::rules::{Feeding, GrandSlam, Leftovers, Repetition, RuleFields, Rules};

/// Rules with a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Variant {
    /// The short name that commands, settings and records use.
    pub id: Label,
    /// The name for people.
    pub name: Label,
    /// The rules.
    pub rules: Rules,
}

/// The international rules of oware; a variant of one's own starts from them.
pub const OWARE: RuleFields = RuleFields {
    seeds_per_pit: 4,
    sow_stores: false,
    grand_slam: GrandSlam::CapturesNothing,
    feeding: Feeding::Required,
    win_at: Some(25),
    stop_at: None,
    leftovers: Leftovers::OwnRows,
    repetition: Repetition::OwnRows,
};

/// Id, name and rules of the built-in variants; the first is the default.
const BUILT_IN: [(&str, &str, RuleFields); 6] = [
    ("oware", "Awalé / Oware, international rules", OWARE),
    (
        "awele",
        "Awélé, no starving",
        RuleFields { grand_slam: GrandSlam::Illegal, win_at: None, repetition: Repetition::Shared, ..OWARE },
    ),
    (
        "awale",
        "Awalé, free sowing",
        RuleFields { grand_slam: GrandSlam::Illegal, feeding: Feeding::Free, repetition: Repetition::Shared, ..OWARE },
    ),
    ("abapa", "Abapa, sown kalahs", RuleFields { sow_stores: true, repetition: Repetition::Shared, ..OWARE }),
    (
        "awale-26",
        "Awalé, 26 seeds or five left",
        RuleFields { win_at: Some(26), stop_at: Some(5), repetition: Repetition::Shared, ..OWARE },
    ),
    (
        "awari",
        "Awari, as solved by Romein and Bal",
        RuleFields {
            grand_slam: GrandSlam::Illegal,
            leftovers: Leftovers::Mover,
            repetition: Repetition::Shared,
            ..OWARE
        },
    ),
];

impl Variant {
    /// The six built-in variants, the default first.
    #[must_use]
    pub fn built_in() -> Vec<Variant> {
        BUILT_IN
            .iter()
            .map(|&(id, name, fields)| Variant {
                id: id.into(),
                name: name.into(),
                rules: Rules::new(fields).expect("the built-in rules hold no contradiction"),
            })
            .collect()
    }
}
