//! The types of a record's fields, and the errors for values of other types.

use std::collections::BTreeMap;

use awale_rules::Seat;

use crate::text::Label;
use crate::toml_reader::{self, Read as _, Table, Unquoted, one_of, whole};

use super::{DateTime, Direction, Expected, GameOrigin, LimitedThing, MAX_TAGS, RecordProblem};

/// A problem with its byte range in the text.
pub(super) type Fault = toml_reader::Fault<RecordProblem>;

/// A table of a record.
pub(super) type Fields<'t> = Table<'t, RecordProblem>;

impl toml_reader::Problem for RecordProblem {
    type Wrong = Expected;

    fn syntax(message: &str, _: Option<Unquoted>) -> Self {
        RecordProblem::Syntax(message.to_owned())
    }

    fn missing(name: &'static str) -> Self {
        RecordProblem::Missing(name)
    }

    fn unknown(name: &str, _: &[&str]) -> Self {
        RecordProblem::Unknown(name.to_owned())
    }

    fn wrong(name: &'static str, _: String, expected: Expected) -> Self {
        RecordProblem::Value {
            field: name,
            expected,
        }
    }

    fn not_a_table() -> Expected {
        Expected::Table
    }
}

/// Reads all fields of `table` as texts. `check` accepts or refuses each name.
pub(super) fn texts(
    table: Fields<'_>,
    mut check: impl FnMut(&str) -> Result<(), RecordProblem>,
) -> Result<BTreeMap<String, Label>, Fault> {
    let mut texts = BTreeMap::new();
    for (key, (span, value)) in table.into_remaining() {
        if texts.len() >= MAX_TAGS {
            return Err((
                key.span(),
                RecordProblem::TooMuch {
                    of: LimitedThing::Tags,
                    max: MAX_TAGS,
                },
            ));
        }
        check(key.get_ref()).map_err(|problem| (key.span(), problem))?;
        let text = Label::read(&value).map_err(|expected| {
            (
                span,
                RecordProblem::Value {
                    field: "tags",
                    expected,
                },
            )
        })?;
        texts.insert(key.into_inner(), text);
    }
    Ok(texts)
}

/// Implements reading a type from a field of a record: the expected type for the error, and the
/// expression that returns the value.
macro_rules! field {
    ($type:ty, $expected:expr, $value:ident => $read:expr) => {
        impl $crate::toml_reader::Read<$crate::record::RecordProblem> for $type {
            fn read(value: &toml::de::DeValue<'_>) -> Result<Self, $crate::record::Expected> {
                let read = |$value: &toml::de::DeValue<'_>| -> Option<Self> { $read };
                read(value).ok_or($expected)
            }
        }
    };
}
pub(super) use field;

field!(String, Expected::Text, value => value.as_str().map(str::to_owned));
field!(Label, Expected::Text, value => value.as_str().map(Label::from));

field!(i64, Expected::Number, value => whole(value));
field!(bool, Expected::Switch, value => value.as_bool());
field!(u8, Expected::SmallNumber, value => whole(value)?.try_into().ok());
field!(DateTime, Expected::Date, value => value.as_datetime().and_then(DateTime::from_toml));
field!(Seat, Expected::Words(&["south", "north"]), value => one_of(value, &Seat::BOTH, Seat::name));
field!(Direction, Expected::Words(&["counter-clockwise", "clockwise"]), value => {
    one_of(value, Direction::ALL, Direction::name)
});

field!(GameOrigin, Expected::Words(&["start", "position", "study"]), value => {
    one_of(value, GameOrigin::ALL, GameOrigin::name)
});

/// Formats a text as a quoted TOML string.
pub(super) fn quoted(text: &str) -> String {
    toml::Value::String(text.to_owned()).to_string()
}
