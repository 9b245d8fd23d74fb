//! The rules that table values depend on.

use awale_rules::{
    AllowedValues, FeedingRule, GrandSlamRule, LeftoversRule, MAX_GAME_SEEDS, RepetitionRule,
    RuleField, RuleFields, RuleValue, Rules,
};

/// The part of [`Rules`] that a table depends on. Tables ignore the stores, so `win_at` is left
/// out. `seeds_per_pit` only changes the start of a game. Variants with equal values of these
/// fields share their tables.
///
/// # Examples
/// ```
/// use awale_engine::tables::{Exactness, TableRules};
/// use awale_rules::Rules;
///
/// // Oware pays a repetition by rows, so its values are conventions; awari shares the rest, so its values are exact.
/// assert_eq!(TableRules::new(&Rules::OWARE).reliability(), Exactness::ByConvention);
/// assert_eq!(TableRules::new(&Rules::AWARI).reliability(), Exactness::Exact);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TableRules {
    pub(super) sow_stores: bool,
    /// The effect of a move that would capture all the opponent's seeds.
    pub(super) grand_slam: GrandSlamRule,
    /// Whether an opponent without seeds must be fed.
    pub(super) feeding: FeedingRule,
    /// The side that takes the remaining seeds when there is no legal move.
    pub(super) leftovers: LeftoversRule,
    /// The payment for endless play.
    pub(super) repetition: RepetitionRule,
    /// The game ends with this many seeds or fewer on the board. 0 if the rules have no such limit,
    /// because an empty board has the value 0 anyway.
    pub(super) stop_at: u8,
}

/// The fields that a table depends on, in the order of the header of its file.
const HEADER_FIELDS: [RuleField; 6] = [
    RuleField::SowStores,
    RuleField::GrandSlam,
    RuleField::Feeding,
    RuleField::Leftovers,
    RuleField::Repetition,
    RuleField::StopAt,
];

/// The byte of a field: the number, 1 for `true`, or the index of the word among the allowed ones,
/// with oware's value first.
fn field_byte(field: RuleField, rules: &RuleFields) -> u8 {
    let value = field.get(rules);
    match (value, field.allowed_values(rules)) {
        (RuleValue::Number(number), _) => number,
        (RuleValue::Switch(on), _) => on.into(),
        (RuleValue::Word(_), AllowedValues::Words(words)) => {
            let oware_value = field.get(&RuleFields::OWARE);
            let values_except_oware = words
                .iter()
                .map(|word| RuleValue::Word(word))
                .filter(|word| *word != oware_value);
            (1..)
                .zip(values_except_oware)
                .find(|(_, other)| *other == value)
                .map_or(0, |(place, _)| place)
        }
        (RuleValue::Word(_), _) => 0,
    }
}

/// The reliability of the values of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Exactness {
    /// A value is the result of perfect play by both sides.
    Exact,
    /// A value is right in all but rare cases. If boards repeat, each side takes its own row, so
    /// the result depends on which board repeats first. Tables do not know the earlier boards of a
    /// game, so they use a convention for this.
    ByConvention,
}

impl TableRules {
    /// The part of `rules` that tables depend on.
    pub fn new(rules: &Rules) -> TableRules {
        TableRules {
            sow_stores: rules.sow_stores,
            grand_slam: rules.grand_slam,
            feeding: rules.feeding,
            leftovers: rules.leftovers,
            // If stores are sown, a move that stays in its layer only moves seeds within a row, so
            // no play is endless.
            repetition: if rules.sow_stores {
                RepetitionRule::EachGetsHalf
            } else {
                rules.repetition
            },
            stop_at: rules.stop_at.unwrap_or(0),
        }
    }

    /// The reliability of table values by these rules.
    pub fn reliability(self) -> Exactness {
        match self.repetition {
            RepetitionRule::EachGetsHalf => Exactness::Exact,
            RepetitionRule::EachGetsOwnRow => Exactness::ByConvention,
        }
    }

    /// Complete rules with these tables, by which any board of a table can be set up and played.
    pub fn playable_rules(self) -> Rules {
        let fields = RuleFields {
            // The maximum, so that every board and every `stop_at` fits.
            seeds_per_pit: 6,
            sow_stores: self.sow_stores,
            grand_slam: self.grand_slam,
            feeding: self.feeding,
            leftovers: self.leftovers,
            repetition: self.repetition,
            win_at: None,
            stop_at: Some(self.stop_at),
        };
        Rules::new(fields)
            .unwrap_or_else(|_| unreachable!("any of these fields agree with the others"))
    }

    /// The minimum number of seeds that a move removes from the board if it removes any.
    pub(super) fn min_removed_seeds(self) -> u8 {
        if self.sow_stores { 1 } else { 2 }
    }

    /// The net of the side to move on a board without a legal move. `own_seeds` and
    /// `opponent_seeds` are the seeds in the rows.
    pub(super) fn net_gain_if_no_legal_move(self, own_seeds: u8, opponent_seeds: u8) -> i8 {
        match self.leftovers {
            LeftoversRule::EachTakesOwnRow => {
                own_seeds.cast_signed() - opponent_seeds.cast_signed()
            }
            LeftoversRule::MoverTakesAll if own_seeds > 0 => {
                (own_seeds + opponent_seeds).cast_signed()
            }
            LeftoversRule::MoverTakesAll => -opponent_seeds.cast_signed(),
        }
    }

    /// The value of endless play for the side to move, before it is limited to the bounds that each
    /// side can force.
    pub(super) fn value_of_endless_play(self, own_seeds: u8, opponent_seeds: u8) -> i8 {
        match self.repetition {
            RepetitionRule::EachGetsOwnRow => {
                own_seeds.cast_signed() - opponent_seeds.cast_signed()
            }
            RepetitionRule::EachGetsHalf => 0,
        }
    }

    /// The bytes of these rules in the header of a file.
    pub(crate) fn to_bytes(self) -> [u8; 6] {
        let rules = self.playable_rules();
        HEADER_FIELDS.map(|field| field_byte(field, &rules))
    }

    /// The rules with these bytes in the header of a file. `None` if the bytes are invalid.
    pub(crate) fn from_bytes(bytes: [u8; 6]) -> Option<TableRules> {
        let [
            sow_stores,
            grand_slam,
            feeding,
            leftovers,
            repetition,
            stop_at,
        ] = bytes;
        let rules = TableRules {
            sow_stores: sow_stores == 1,
            grand_slam: if grand_slam == 1 {
                GrandSlamRule::SlamIllegal
            } else {
                GrandSlamRule::SlamCapturesNothing
            },
            feeding: if feeding == 1 {
                FeedingRule::MayStarve
            } else {
                FeedingRule::MustFeed
            },
            leftovers: if leftovers == 1 {
                LeftoversRule::MoverTakesAll
            } else {
                LeftoversRule::EachTakesOwnRow
            },
            repetition: if repetition == 1 {
                RepetitionRule::EachGetsHalf
            } else {
                RepetitionRule::EachGetsOwnRow
            },
            stop_at,
        };
        (stop_at < MAX_GAME_SEEDS && rules.to_bytes() == bytes).then_some(rules)
    }

    /// The start of a file name: one letter for each field (the first letter in the table is
    /// oware's value), then `stop_at`.
    ///
    /// | place | letters |
    /// | --- | --- |
    /// | 1 | `p` only pits are sown, `s` stores too |
    /// | 2 | `n` a grand slam captures nothing, `i` it is illegal |
    /// | 3 | `r` feeding is required, `f` sowing is free |
    /// | 4 | `o` leftovers go to their own rows, `m` to the mover |
    /// | 5 | `o` a repetition pays own rows, `s` the rest is shared |
    pub(super) fn file_name_key(self) -> String {
        const RULE_VALUE_LETTERS: [[char; 2]; 5] =
            [['p', 's'], ['n', 'i'], ['r', 'f'], ['o', 'm'], ['o', 's']];
        let bytes = self.to_bytes();
        let letters: String = RULE_VALUE_LETTERS
            .iter()
            .zip(bytes)
            .map(|(letters, byte)| letters[usize::from(byte)])
            .collect();
        format!("{letters}{:02}", self.stop_at)
    }
}

#[cfg(test)]
mod tests {
    use awale_rules::Variant;

    use super::*;

    #[test]
    fn rules_that_differ_in_other_fields_share_tables() {
        let assert_same_tables = |fields| {
            assert_eq!(
                TableRules::new(&Rules::new(RuleFields::OWARE).unwrap()),
                TableRules::new(&Rules::new(fields).unwrap())
            );
        };
        assert_same_tables(RuleFields {
            win_at: None,
            ..RuleFields::OWARE
        });
        assert_same_tables(RuleFields {
            seeds_per_pit: 3,
            win_at: Some(20),
            ..RuleFields::OWARE
        });
        assert_same_tables(RuleFields {
            stop_at: Some(0),
            ..RuleFields::OWARE
        });
    }

    #[test]
    fn the_variants_have_different_file_names() {
        let keys: Vec<String> = Variant::BUILT_IN
            .iter()
            .map(|variant| TableRules::new(&variant.rules).file_name_key())
            .collect();
        assert_eq!(
            keys,
            [
                "pnroo00", "piros00", "pifos00", "snros00", "pnros05", "pirms00"
            ]
        );
    }

    #[test]
    fn rules_made_playable_keep_the_same_tables() {
        for variant in Variant::BUILT_IN {
            let rules = TableRules::new(&variant.rules);
            assert_eq!(TableRules::new(&rules.playable_rules()), rules);
            assert_eq!(TableRules::from_bytes(rules.to_bytes()), Some(rules));
        }
    }

    #[test]
    fn from_bytes_never_panics_and_reverses_to_bytes() {
        let all_inputs =
            (0..3_u8.pow(5)).flat_map(|fields| (0..=255).map(move |stop_at| (fields, stop_at)));
        let accepted_rules = all_inputs.filter_map(|(fields, stop_at)| {
            let ternary_digit = |place: u32| fields / 3_u8.pow(place) % 3;
            let bytes = [
                ternary_digit(0),
                ternary_digit(1),
                ternary_digit(2),
                ternary_digit(3),
                ternary_digit(4),
                stop_at,
            ];
            let rules = TableRules::from_bytes(bytes)?;
            assert_eq!(rules.to_bytes(), bytes);
            assert_eq!(rules.playable_rules().total_seeds(), 72);
            Some(rules)
        });
        assert_eq!(accepted_rules.count(), 32 * 72);
    }
}
