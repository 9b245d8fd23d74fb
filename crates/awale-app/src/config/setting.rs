//! The types of settings: reads and writes values of each type.

use std::ops::RangeInclusive;

use awale_study::{
    catalogue::PlayerSpec,
    record::{SowingDirection, TimeControl},
    toml_reader::{self, item_named, whole_number},
    words::Language,
};
use awale_words::text::Label;
use toml::{Value, de::DeValue};

use super::{
    AnimationSpeed, BoardDisplay, FirstToMove, NewUserAnswer,
    error::{AllowedSettingValues, SettingsProblem},
};

/// The origin of a setting's value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SettingOrigin {
    Default,
    /// The value comes from this line of the user's file.
    File {
        line: usize,
    },
    /// The value comes from this command-line option.
    CommandLineOption(&'static str),
}

/// A type that the value of a setting can have.
pub(super) trait Setting: Sized {
    fn allowed() -> AllowedSettingValues;
    /// Reads the value from a settings file.
    fn read(value: &DeValue) -> Result<Self, AllowedSettingValues>;
    /// Returns the value as a settings file contains it.
    fn to_value(&self) -> Value;
}

impl Setting for bool {
    fn allowed() -> AllowedSettingValues {
        AllowedSettingValues::Boolean
    }

    fn read(value: &DeValue) -> Result<Self, AllowedSettingValues> {
        value.as_bool().ok_or(Self::allowed())
    }

    fn to_value(&self) -> Value {
        Value::Boolean(*self)
    }
}

impl Setting for String {
    fn allowed() -> AllowedSettingValues {
        AllowedSettingValues::Text
    }

    fn read(value: &DeValue) -> Result<Self, AllowedSettingValues> {
        value.as_str().map(str::to_owned).ok_or(Self::allowed())
    }

    fn to_value(&self) -> Value {
        Value::String(self.clone())
    }
}

impl Setting for Label {
    fn allowed() -> AllowedSettingValues {
        AllowedSettingValues::Text
    }

    fn read(value: &DeValue) -> Result<Self, AllowedSettingValues> {
        value.as_str().map(Label::from).ok_or(Self::allowed())
    }

    fn to_value(&self) -> Value {
        Value::String(self.to_string())
    }
}

impl Setting for PlayerSpec {
    fn allowed() -> AllowedSettingValues {
        AllowedSettingValues::Text
    }

    fn read(value: &DeValue) -> Result<Self, AllowedSettingValues> {
        let name = value.as_str().ok_or(Self::allowed())?;
        name.parse().map_err(AllowedSettingValues::PlayerName)
    }

    fn to_value(&self) -> Value {
        Value::String(self.to_string())
    }
}

/// The value of a clock setting that means no clock.
const NO_CLOCK_WORD: &str = "off";

impl Setting for Option<TimeControl> {
    fn allowed() -> AllowedSettingValues {
        AllowedSettingValues::TimeControlOrOff
    }

    fn read(value: &DeValue) -> Result<Self, AllowedSettingValues> {
        match value.as_str() {
            Some(NO_CLOCK_WORD) => Ok(None),
            Some(text) => text
                .parse()
                .map(Some)
                .map_err(|_| AllowedSettingValues::TimeControlOrOff),
            None => Err(AllowedSettingValues::TimeControlOrOff),
        }
    }

    fn to_value(&self) -> Value {
        Value::String(self.map_or_else(|| NO_CLOCK_WORD.to_owned(), |control| control.to_string()))
    }
}

/// Implements [`Setting`] for types with a few named values: the list of all values, and the
/// function that names one.
macro_rules! word_settings {
    ($($type:ty: $all:expr, $name:expr;)+) => {
        $(impl Setting for $type {
            fn allowed() -> AllowedSettingValues {
                let name: fn($type) -> &'static str = $name;
                AllowedSettingValues::Words($all.iter().copied().map(name).collect())
            }

            fn read(value: &DeValue) -> Result<Self, AllowedSettingValues> {
                item_named(value, $all, $name).ok_or_else(|| Self::allowed())
            }

            fn to_value(&self) -> Value {
                let name: fn($type) -> &'static str = $name;
                Value::String(name(*self).to_owned())
            }
        })+
    };
}

word_settings! {
    AnimationSpeed: AnimationSpeed::ALL, AnimationSpeed::name;
    BoardDisplay: BoardDisplay::ALL, BoardDisplay::name;
    FirstToMove: FirstToMove::ALL, FirstToMove::name;
    NewUserAnswer: NewUserAnswer::ALL, NewUserAnswer::name;
    SowingDirection: SowingDirection::ALL, SowingDirection::name;
    Option<Language>: Language::SETTING_CHOICES, |language: Option<Language>| language.map_or("auto", Language::code);
}

/// Reads a whole number in `range`.
pub(super) fn read_number_in<N: TryFrom<u32>>(
    value: &DeValue,
    range: &RangeInclusive<u32>,
) -> Result<N, AllowedSettingValues> {
    let number = whole_number(value)
        .and_then(|number| u32::try_from(number).ok())
        .filter(|number| range.contains(number));
    let number = number.and_then(|number| number.try_into().ok());
    number.ok_or_else(|| allowed_numbers(range))
}

/// Allows the whole numbers in `range`.
pub(super) fn allowed_numbers(range: &RangeInclusive<u32>) -> AllowedSettingValues {
    AllowedSettingValues::Number {
        low: *range.start(),
        high: *range.end(),
    }
}

/// Allows these types for the fields in a variant's section.
macro_rules! readable {
    ($($type:ty),+) => {
        $(impl toml_reader::ReadValue<SettingsProblem> for $type {
            fn read(value: &DeValue) -> Result<Self, AllowedSettingValues> {
                <Self as Setting>::read(value)
            }
        })+
    };
}

readable!(String, Label);
