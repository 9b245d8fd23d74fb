//! The fields of the rules by name, one [`RuleField`] for each. All code that reads, writes or
//! lists rules uses this type.

use std::{fmt, ops::RangeInclusive};

use crate::rules::{
    FeedingRule, GrandSlamRule, LeftoversRule, RepetitionRule, RuleFields, RulesError,
};

/// The word in files for a missing number: no `win_at`, no `stop_at`.
const NONE_WORD: &str = "none";

/// The value of a field as it is written in files.
///
/// # Examples
/// ```
/// use awale_rules::RuleValue;
///
/// assert_eq!(RuleValue::parse("25"), RuleValue::Number(25));
/// assert_eq!(RuleValue::parse("true"), RuleValue::Switch(true));
/// assert_eq!(RuleValue::parse("own_rows").to_string(), "own_rows");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RuleValue<'a> {
    /// A number of seeds.
    Number(u8),
    /// The value `true` or `false`.
    Switch(bool),
    /// A word: the name of a choice, or `none` instead of a number.
    Word(&'a str),
}

impl<'a> RuleValue<'a> {
    /// Reads a value without quotation marks: a number, `true` or `false`, or a word.
    pub fn parse(text: &'a str) -> RuleValue<'a> {
        let number = text.parse().map(RuleValue::Number);
        number
            .or_else(|_| text.parse().map(RuleValue::Switch))
            .unwrap_or(RuleValue::Word(text))
    }
}

impl fmt::Display for RuleValue<'_> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            RuleValue::Number(number) => write!(f, "{number}"),
            RuleValue::Switch(on) => write!(f, "{on}"),
            RuleValue::Word(word) => f.write_str(word),
        }
    }
}

/// The values that a field may have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AllowedValues {
    /// A number of seeds in this range.
    Number(RangeInclusive<u8>),
    /// A number of seeds in this range, or `none`.
    NumberOrNone(RangeInclusive<u8>),
    /// The values `true` and `false`.
    Switch,
    /// One of these words.
    Words(&'static [&'static str]),
}

/// A type of a field in [`RuleFields`].
trait RuleFieldType: Copy {
    fn get(self) -> RuleValue<'static>;
    fn read(value: RuleValue) -> Option<Self>;
    fn allowed_values(range: RangeInclusive<u8>) -> AllowedValues;
}

impl RuleFieldType for u8 {
    fn get(self) -> RuleValue<'static> {
        RuleValue::Number(self)
    }

    fn read(value: RuleValue) -> Option<Self> {
        if let RuleValue::Number(number) = value {
            Some(number)
        } else {
            None
        }
    }

    fn allowed_values(range: RangeInclusive<u8>) -> AllowedValues {
        AllowedValues::Number(range)
    }
}

impl RuleFieldType for Option<u8> {
    fn get(self) -> RuleValue<'static> {
        self.map_or(RuleValue::Word(NONE_WORD), RuleValue::Number)
    }

    fn read(value: RuleValue) -> Option<Self> {
        if value == RuleValue::Word(NONE_WORD) {
            Some(None)
        } else {
            u8::read(value).map(Some)
        }
    }

    fn allowed_values(range: RangeInclusive<u8>) -> AllowedValues {
        AllowedValues::NumberOrNone(range)
    }
}

impl RuleFieldType for bool {
    fn get(self) -> RuleValue<'static> {
        RuleValue::Switch(self)
    }

    fn read(value: RuleValue) -> Option<Self> {
        if let RuleValue::Switch(on) = value {
            Some(on)
        } else {
            None
        }
    }

    fn allowed_values(_: RangeInclusive<u8>) -> AllowedValues {
        AllowedValues::Switch
    }
}

/// Implements [`RuleFieldType`] for types whose values are written as words.
macro_rules! rule_words {
    ($($type:ty),+) => {
        $(impl RuleFieldType for $type {
            fn get(self) -> RuleValue<'static> {
                RuleValue::Word(self.name())
            }

            fn read(value: RuleValue) -> Option<Self> {
                Self::ALL.into_iter().find(|one| one.get() == value)
            }

            fn allowed_values(_: RangeInclusive<u8>) -> AllowedValues {
                const WORDS: [&str; <$type>::ALL.len()] = {
                    let mut words = [""; <$type>::ALL.len()];
                    let mut index = 0;
                    while index < words.len() {
                        words[index] = <$type>::ALL[index].name();
                        index += 1;
                    }
                    words
                };
                AllowedValues::Words(&WORDS)
            }
        })+
    };
}

rule_words!(GrandSlamRule, FeedingRule, LeftoversRule, RepetitionRule);

/// Defines [`RuleField`] from one line for each field. The line has the variant, the field of
/// [`RuleFields`] (also the name in files), and for a number its range, which may depend on the
/// number of seeds in the game.
macro_rules! rule_fields {
    ($($(#[$doc:meta])* $variant:ident: $field:ident $(, |$total:ident| $range:expr)?;)+) => {
        /// A field of the rules, with its name in files, its allowed values and its current value.
        ///
        /// # Examples
        /// This example writes and reads rules without naming a field:
        /// ```
        /// use awale_rules::{RuleField, RuleFields, RuleValue, Rules};
        ///
        /// let text: Vec<String> =
        ///     RuleField::ALL.iter().map(|field| format!("{}={}", field.name(), field.get(&Rules::AWALE_26))).collect();
        /// assert_eq!(text[4..6], ["win_at=26", "stop_at=5"]);
        ///
        /// let mut fields = RuleFields::OWARE;
        /// for entry in &text {
        ///     let (name, value) = entry.split_once('=').unwrap();
        ///     RuleField::from_name(name).unwrap().set(&mut fields, RuleValue::parse(value)).unwrap();
        /// }
        /// assert_eq!(Rules::new(fields), Ok(Rules::AWALE_26));
        /// ```
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum RuleField {
            $($(#[$doc])* $variant,)+
        }

        impl RuleField {
            /// All fields, in the order in which files write them.
            pub const ALL: [RuleField; rule_fields!(@count $($variant)+)] = [$(RuleField::$variant),+];

            /// The name of the field in settings and records.
            pub const fn name(self) -> &'static str {
                match self {
                    $(RuleField::$variant => stringify!($field),)+
                }
            }

            /// Returns the value of this field in `fields`.
            pub fn get(self, fields: &RuleFields) -> RuleValue<'static> {
                // The pattern has no `..`, so a field without a line in this macro does not
                // compile.
                let RuleFields { $($field),+ } = *fields;
                match self {
                    $(RuleField::$variant => $field.get(),)+
                }
            }

            /// Sets this field of `fields` to `value`.
            ///
            /// # Errors
            /// Returns the allowed values if `value` is of another kind. The range of a number is
            /// not checked here: [`Rules::new`](crate::Rules::new) does that, because it depends on
            /// other fields.
            ///
            /// # Examples
            /// ```
            /// use awale_rules::{AllowedValues, FeedingRule, RuleField, RuleFields, RuleValue};
            ///
            /// let mut fields = RuleFields::OWARE;
            /// RuleField::Feeding.set(&mut fields, RuleValue::Word("free"))?;
            /// assert_eq!(fields.feeding, FeedingRule::MayStarve);
            ///
            /// let wrong = RuleField::Feeding.set(&mut fields, RuleValue::Number(1));
            /// assert_eq!(wrong, Err(AllowedValues::Words(&["required", "free"])));
            /// # Ok::<(), AllowedValues>(())
            /// ```
            pub fn set(self, fields: &mut RuleFields, value: RuleValue) -> Result<(), AllowedValues> {
                let read_value = match self {
                    $(RuleField::$variant => RuleFieldType::read(value).map(|value| fields.$field = value),)+
                };
                read_value.ok_or_else(|| self.allowed_values(fields))
            }

            /// Returns the allowed values of this field in a game with the number of seeds of
            /// `fields`.
            ///
            /// # Examples
            /// ```
            /// use awale_rules::{AllowedValues, RuleField, RuleFields};
            ///
            /// let fields = RuleFields::oware_with(3);
            /// assert_eq!(RuleField::WinAt.allowed_values(&fields), AllowedValues::NumberOrNone(19..=36));
            /// ```
            pub fn allowed_values(self, fields: &RuleFields) -> AllowedValues {
                fn of<T: RuleFieldType>(_: fn(&RuleFields) -> T, range: RangeInclusive<u8>) -> AllowedValues {
                    T::allowed_values(range)
                }
                let total_seeds = fields.total_seeds();
                match self {
                    $(RuleField::$variant => of(|fields| fields.$field, rule_fields!(@range total_seeds $($total $range)?)),)+
                }
            }
        }
    };
    (@count $($variant:ident)+) => { [$(stringify!($variant)),+].len() };
    (@range $seeds:ident) => { 0..=u8::MAX };
    (@range $seeds:ident $total:ident $range:expr) => {{ let $total = $seeds; $range }};
}

// Each line has the variant of `RuleField`, and the field of `RuleFields`. For a number, the range
// of allowed values follows, in a game with `total` seeds.
rule_fields! {
    /// Seeds in each pit at the start.
    SeedsPerPit: seeds_per_pit, |_total| 1..=6;
    /// Whether seeds are sown into the stores, too.
    SowStores: sow_stores;
    /// The effect of a move that would capture all the opponent's seeds.
    GrandSlam: grand_slam;
    /// Whether an opponent without seeds must be fed.
    Feeding: feeding;
    /// A store with this many seeds ends the game.
    WinAt: win_at, |total| total / 2 + 1..=total;
    /// The game ends when the pits hold this many seeds or fewer.
    StopAt: stop_at, |total| 0..=total.saturating_sub(1);
    /// The side that takes the seeds on the board when there is no legal move.
    Leftovers: leftovers;
    /// The result of a game that ends by repetition.
    Repetition: repetition;
}

impl RuleField {
    /// Returns the field with this name in settings and records.
    pub fn from_name(name: &str) -> Option<RuleField> {
        RuleField::ALL
            .into_iter()
            .find(|field| field.name() == name)
    }
}

impl RulesError {
    /// The field with the wrong value.
    pub const fn wrong_field(&self) -> RuleField {
        match self {
            RulesError::InvalidSeedsPerPit(_) => RuleField::SeedsPerPit,
            RulesError::InvalidWinAt { .. } => RuleField::WinAt,
            RulesError::InvalidStopAt { .. } => RuleField::StopAt,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Rules;
    use crate::variant::Variant;

    #[test]
    fn rules_reject_exactly_the_numbers_that_are_not_allowed() {
        for seeds_per_pit in 1..=6 {
            let fields = RuleFields::oware_with(seeds_per_pit);
            assert!(Rules::new(fields).is_ok());
            for field in RuleField::ALL {
                let (AllowedValues::Number(range) | AllowedValues::NumberOrNone(range)) =
                    field.allowed_values(&fields)
                else {
                    continue;
                };
                for number in 0..=u8::MAX {
                    let mut changed_fields = fields;
                    field
                        .set(&mut changed_fields, RuleValue::Number(number))
                        .unwrap();
                    if field == RuleField::SeedsPerPit {
                        changed_fields.win_at = None;
                    }
                    let rules_or_wrong_field =
                        Rules::new(changed_fields).map_err(|error| error.wrong_field());
                    let expected = if range.contains(&number) {
                        Ok(())
                    } else {
                        Err(field)
                    };
                    assert_eq!(
                        rules_or_wrong_field.map(|_| ()),
                        expected,
                        "{} = {number}",
                        field.name()
                    );
                }
            }
        }
    }

    #[test]
    fn all_rule_values_and_variants_can_be_written_and_read_back() {
        for Variant { rules, .. } in Variant::BUILT_IN {
            let mut fields = RuleFields::oware_with(1);
            for field in RuleField::ALL {
                assert_eq!(RuleField::from_name(field.name()), Some(field));
                let value_text = field.get(&rules).to_string();
                assert_eq!(
                    field.set(&mut fields, RuleValue::parse(&value_text)),
                    Ok(())
                );
                if let AllowedValues::Words(words) = field.allowed_values(&fields) {
                    assert!(
                        words.contains(&value_text.as_str()),
                        "{words:?} without {value_text}"
                    );
                }
            }
            assert_eq!(fields, rules.fields());
        }
    }
}
