//! The fields of the rules by name: one line of [`RuleField`] each. All code that reads, writes or
//! lists rules goes through it.

use std::fmt;
use std::ops::RangeInclusive;

use crate::rules::{Feeding, GrandSlam, Leftovers, Repetition, RuleFields, RulesError};

/// What files write where there is no number: no `win_at`, no `stop_at`.
const NONE: &str = "none";

/// The value of a field as files hold it.
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
    /// Yes or no.
    Switch(bool),
    /// A word: the name of a choice, or `none` in place of a number.
    Word(&'a str),
}

impl<'a> RuleValue<'a> {
    /// The value that `text` writes without quotation marks.
    #[must_use]
    pub fn parse(text: &'a str) -> RuleValue<'a> {
        let number = text.parse().map(RuleValue::Number);
        number
            .or_else(|_| text.parse().map(RuleValue::Switch))
            .unwrap_or(RuleValue::Word(text))
    }
}

impl fmt::Display for RuleValue<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RuleValue::Number(number) => write!(f, "{number}"),
            RuleValue::Switch(on) => write!(f, "{on}"),
            RuleValue::Word(word) => f.write_str(word),
        }
    }
}

/// What a field may hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AllowedValues {
    /// A number of seeds in this range.
    Number(RangeInclusive<u8>),
    /// A number of seeds in this range, or `none`.
    NumberOrNone(RangeInclusive<u8>),
    /// Yes or no.
    Switch,
    /// One of these words.
    Words(&'static [&'static str]),
}

/// A type that a field can have.
trait FieldType: Copy {
    fn get(self) -> RuleValue<'static>;
    fn read(value: RuleValue<'_>) -> Option<Self>;
    fn allowed(range: RangeInclusive<u8>) -> AllowedValues;
}

impl FieldType for u8 {
    fn get(self) -> RuleValue<'static> {
        RuleValue::Number(self)
    }

    fn read(value: RuleValue<'_>) -> Option<Self> {
        if let RuleValue::Number(number) = value {
            Some(number)
        } else {
            None
        }
    }

    fn allowed(range: RangeInclusive<u8>) -> AllowedValues {
        AllowedValues::Number(range)
    }
}

impl FieldType for Option<u8> {
    fn get(self) -> RuleValue<'static> {
        self.map_or(RuleValue::Word(NONE), RuleValue::Number)
    }

    fn read(value: RuleValue<'_>) -> Option<Self> {
        if value == RuleValue::Word(NONE) {
            Some(None)
        } else {
            u8::read(value).map(Some)
        }
    }

    fn allowed(range: RangeInclusive<u8>) -> AllowedValues {
        AllowedValues::NumberOrNone(range)
    }
}

impl FieldType for bool {
    fn get(self) -> RuleValue<'static> {
        RuleValue::Switch(self)
    }

    fn read(value: RuleValue<'_>) -> Option<Self> {
        if let RuleValue::Switch(on) = value {
            Some(on)
        } else {
            None
        }
    }

    fn allowed(_: RangeInclusive<u8>) -> AllowedValues {
        AllowedValues::Switch
    }
}

/// Types whose values are words.
macro_rules! words {
    ($($type:ty),+) => {
        $(impl FieldType for $type {
            fn get(self) -> RuleValue<'static> {
                RuleValue::Word(self.name())
            }

            fn read(value: RuleValue<'_>) -> Option<Self> {
                Self::ALL.into_iter().find(|one| one.get() == value)
            }

            fn allowed(_: RangeInclusive<u8>) -> AllowedValues {
                const WORDS: [&str; <$type>::ALL.len()] = {
                    let mut words = [""; <$type>::ALL.len()];
                    let mut place = 0;
                    while place < words.len() {
                        words[place] = <$type>::ALL[place].name();
                        place += 1;
                    }
                    words
                };
                AllowedValues::Words(&WORDS)
            }
        })+
    };
}

words!(GrandSlam, Feeding, Leftovers, Repetition);

/// Makes [`RuleField`] of one line for each field: the variant, the field of [`RuleFields`] whose
/// name files write, and for a number its range, which may depend on the number of seeds in the
/// game.
macro_rules! rule_fields {
    ($($(#[$doc:meta])* $variant:ident: $field:ident $(, |$total:ident| $range:expr)?;)+) => {
        /// A field of the rules: its name in files, the values it may hold, the one it has.
        ///
        /// # Examples
        /// Rules are written and read without naming a field:
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
        ///     RuleField::named(name).unwrap().set(&mut fields, RuleValue::parse(value)).unwrap();
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

            /// The name in settings and records.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self {
                    $(RuleField::$variant => stringify!($field),)+
                }
            }

            /// The value that this field has in `fields`.
            #[must_use]
            pub fn get(self, fields: &RuleFields) -> RuleValue<'static> {
                // Without `..`: a field that has no line here does not compile.
                let RuleFields { $($field),+ } = *fields;
                match self {
                    $(RuleField::$variant => $field.get(),)+
                }
            }

            /// Gives this field of `fields` a value.
            ///
            /// # Errors
            /// What the field may hold, where the value is of another kind. Whether a number is in
            /// its range is for [`Rules::new`](crate::Rules::new) to say, which knows all fields.
            ///
            /// # Examples
            /// ```
            /// use awale_rules::{AllowedValues, Feeding, RuleField, RuleFields, RuleValue};
            ///
            /// let mut fields = RuleFields::OWARE;
            /// RuleField::Feeding.set(&mut fields, RuleValue::Word("free"))?;
            /// assert_eq!(fields.feeding, Feeding::Free);
            ///
            /// let wrong = RuleField::Feeding.set(&mut fields, RuleValue::Number(1));
            /// assert_eq!(wrong, Err(AllowedValues::Words(&["required", "free"])));
            /// # Ok::<(), AllowedValues>(())
            /// ```
            pub fn set(self, fields: &mut RuleFields, value: RuleValue<'_>) -> Result<(), AllowedValues> {
                let read = match self {
                    $(RuleField::$variant => FieldType::read(value).map(|value| fields.$field = value),)+
                };
                read.ok_or_else(|| self.allowed(fields))
            }

            /// What this field may hold in a game with the number of seeds of `fields`.
            ///
            /// # Examples
            /// ```
            /// use awale_rules::{AllowedValues, RuleField, RuleFields};
            ///
            /// let fields = RuleFields::oware_with(3);
            /// assert_eq!(RuleField::WinAt.allowed(&fields), AllowedValues::NumberOrNone(19..=36));
            /// ```
            #[must_use]
            pub fn allowed(self, fields: &RuleFields) -> AllowedValues {
                fn of<T: FieldType>(_: fn(&RuleFields) -> T, range: RangeInclusive<u8>) -> AllowedValues {
                    T::allowed(range)
                }
                let total = fields.total();
                match self {
                    $(RuleField::$variant => of(|fields| fields.$field, rule_fields!(@range total $($total $range)?)),)+
                }
            }
        }
    };
    (@count $($variant:ident)+) => { [$(stringify!($variant)),+].len() };
    (@range $seeds:ident) => { 0..=u8::MAX };
    (@range $seeds:ident $total:ident $range:expr) => {{ let $total = $seeds; $range }};
}

rule_fields! {
    /// Seeds in each pit at the start.
    SeedsPerPit: seeds_per_pit, |_total| 1..=6;
    /// Whether stores are sown.
    SowStores: sow_stores;
    /// What a capture of all the opponent's seeds is.
    GrandSlam: grand_slam;
    /// Whether an opponent without seeds must be fed.
    Feeding: feeding;
    /// The seeds in a store that end the game.
    WinAt: win_at, |total| total / 2 + 1..=total;
    /// The seeds in the pits with which the game ends.
    StopAt: stop_at, |total| 0..=total.saturating_sub(1);
    /// Who takes the seeds when there is no legal move.
    Leftovers: leftovers;
    /// What a repetition pays.
    Repetition: repetition;
}

impl RuleField {
    /// The field that files call so.
    #[must_use]
    pub fn named(name: &str) -> Option<RuleField> {
        RuleField::ALL
            .into_iter()
            .find(|field| field.name() == name)
    }
}

impl RulesError {
    /// The field that is wrong.
    #[must_use]
    pub const fn field(&self) -> RuleField {
        match self {
            RulesError::SeedsPerPit(_) => RuleField::SeedsPerPit,
            RulesError::WinAt { .. } => RuleField::WinAt,
            RulesError::StopAt { .. } => RuleField::StopAt,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Rules;
    use crate::variant::Variant;

    #[test]
    fn the_rules_refuse_a_number_exactly_where_it_is_not_allowed() {
        for seeds_per_pit in 1..=6 {
            let fields = RuleFields::oware_with(seeds_per_pit);
            assert!(Rules::new(fields).is_ok());
            for field in RuleField::ALL {
                let (AllowedValues::Number(range) | AllowedValues::NumberOrNone(range)) =
                    field.allowed(&fields)
                else {
                    continue;
                };
                for number in 0..=u8::MAX {
                    let mut changed = fields;
                    field.set(&mut changed, RuleValue::Number(number)).unwrap();
                    if field == RuleField::SeedsPerPit {
                        changed.win_at = None;
                    }
                    let told = Rules::new(changed).map_err(|error| error.field());
                    let expected = if range.contains(&number) {
                        Ok(())
                    } else {
                        Err(field)
                    };
                    assert_eq!(told.map(|_| ()), expected, "{} = {number}", field.name());
                }
            }
        }
    }

    #[test]
    fn every_word_and_every_variant_survives_writing_and_reading() {
        for Variant { rules, .. } in Variant::BUILT_IN {
            let mut fields = RuleFields::oware_with(1);
            for field in RuleField::ALL {
                assert_eq!(RuleField::named(field.name()), Some(field));
                let text = field.get(&rules).to_string();
                assert_eq!(field.set(&mut fields, RuleValue::parse(&text)), Ok(()));
                if let AllowedValues::Words(words) = field.allowed(&fields) {
                    assert!(words.contains(&text.as_str()), "{words:?} without {text}");
                }
            }
            assert_eq!(fields, rules.fields());
        }
    }
}
