//! The kinds of values that a setting can have: how each is read and written.

use toml::Value;
use toml::de::DeValue;

use crate::catalogue::PlayerSpec;
use crate::i18n::Language;
use crate::record::{Direction, TimeControl};
use crate::text::Label;

use crate::toml_reader;

use super::error::{Allowed, Problem, Refused};
use super::{Animation, First};

/// A kind of value of a setting.
pub(super) trait Setting: Sized {
    /// The value in a file.
    fn read(value: &DeValue<'_>) -> Result<Self, Refused>;
    /// What a file would hold for it.
    fn show(&self) -> Value;
}

impl Setting for bool {
    fn read(value: &DeValue<'_>) -> Result<Self, Refused> {
        value.as_bool().ok_or(Allowed::Switch.into())
    }

    fn show(&self) -> Value {
        Value::Boolean(*self)
    }
}

impl Setting for String {
    fn read(value: &DeValue<'_>) -> Result<Self, Refused> {
        value.as_str().map(str::to_owned).ok_or(Allowed::Text.into())
    }

    fn show(&self) -> Value {
        Value::String(self.clone())
    }
}

impl Setting for Label {
    fn read(value: &DeValue<'_>) -> Result<Self, Refused> {
        value.as_str().map(Label::from).ok_or(Allowed::Text.into())
    }

    fn show(&self) -> Value {
        Value::String(self.to_string())
    }
}

impl Setting for PlayerSpec {
    fn read(value: &DeValue<'_>) -> Result<Self, Refused> {
        let name = value.as_str().ok_or(Allowed::Text)?;
        name.parse().map_err(Refused::Player)
    }

    fn show(&self) -> Value {
        Value::String(self.to_string())
    }
}

/// What a clock is set to where there is none.
const NO_CLOCK: &str = "off";

impl Setting for Option<TimeControl> {
    fn read(value: &DeValue<'_>) -> Result<Self, Refused> {
        match value.as_str() {
            Some(NO_CLOCK) => Ok(None),
            Some(text) => text.parse().map(Some).map_err(|_| Allowed::Clock.into()),
            None => Err(Allowed::Clock.into()),
        }
    }

    fn show(&self) -> Value {
        Value::String(self.map_or_else(|| NO_CLOCK.to_owned(), |control| control.to_string()))
    }
}

/// A setting that is one of a few words: all values, and the word for each.
macro_rules! words {
    ($($type:ty: $all:expr, $name:expr;)+) => {
        $(impl Setting for $type {
            fn read(value: &DeValue<'_>) -> Result<Self, Refused> {
                one_of(value, &$all, $name)
            }

            fn show(&self) -> Value {
                let name: fn($type) -> &'static str = $name;
                Value::String(name(*self).to_owned())
            }
        })+
    };
}

words! {
    Animation: Animation::ALL, Animation::name;
    First: First::ALL, First::name;
    Direction: Direction::ALL, Direction::name;
    Option<Language>: [None, Some(Language::English), Some(Language::French)],
        |language: Option<Language>| language.map_or("auto", Language::code);
}

/// The value among `all` whose name stands in the file.
fn one_of<T: Copy>(value: &DeValue<'_>, all: &[T], name: impl Fn(T) -> &'static str) -> Result<T, Refused> {
    let found = toml_reader::one_of(value, all, &name);
    found.ok_or_else(|| Allowed::Words(all.iter().map(|&one| name(one)).collect()).into())
}

impl<T: Setting> toml_reader::Read<Problem> for T {
    fn read(value: &DeValue<'_>) -> Result<Self, Refused> {
        <T as Setting>::read(value)
    }
}
