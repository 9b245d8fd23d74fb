//! The fields of a record: the kinds of values that they hold, and what is wrong with one that holds another.

use std::collections::BTreeMap;

use awale_rules::Seat;
use toml::de::DeValue;

use crate::text::{Comment, Label};
use crate::toml_reader::{self, Table, Unquoted, one_of, whole};

use super::{Bounded, DateTime, Direction, Expected, GameOrigin, MOST_TAGS, RecordProblem};

/// A problem and its place.
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
        RecordProblem::Value { field: name, expected }
    }

    fn not_a_table() -> Expected {
        Expected::Table
    }
}

/// All fields of `table` as texts, each under a name that `check` accepts.
pub(super) fn texts(
    table: Fields<'_>,
    check: impl Fn(&str) -> Result<(), RecordProblem>,
) -> Result<BTreeMap<String, Label>, Fault> {
    let mut texts = BTreeMap::new();
    for (key, (span, value)) in table.into_left() {
        if texts.len() >= MOST_TAGS {
            return Err((key.span(), RecordProblem::TooMuch { of: Bounded::Tags, most: MOST_TAGS }));
        }
        check(key.get_ref()).map_err(|problem| (key.span(), problem))?;
        let text = <Label as Field>::read(&value)
            .ok_or((span, RecordProblem::Value { field: "tags", expected: Expected::Text }))?;
        texts.insert(key.into_inner(), text);
    }
    Ok(texts)
}

/// A kind of value that a field can have.
pub(super) trait Field: Sized {
    /// What it may be, for the person who reads the error.
    const EXPECTED: Expected;
    /// The value, if it is of this kind.
    fn read(value: &DeValue<'_>) -> Option<Self>;
}

/// Lets a table of a record have fields of these types.
macro_rules! readable {
    ($($type:ty),+) => {
        $(impl $crate::toml_reader::Read<$crate::record::RecordProblem> for $type {
            fn read(value: &toml::de::DeValue<'_>) -> Result<Self, $crate::record::Expected> {
                <Self as $crate::record::fields::Field>::read(value).ok_or(<Self as $crate::record::fields::Field>::EXPECTED)
            }
        })+
    };
}
pub(super) use readable;

readable!(String, Label, CommentField, i64, bool, u8, DateTime, Seat, Direction, GameOrigin);

impl Field for String {
    const EXPECTED: Expected = Expected::Text;
    fn read(value: &DeValue<'_>) -> Option<Self> {
        value.as_str().map(str::to_owned)
    }
}

impl Field for Label {
    const EXPECTED: Expected = Expected::Text;
    fn read(value: &DeValue<'_>) -> Option<Self> {
        value.as_str().map(Label::from)
    }
}

/// A comment as it is written: nothing where there is nothing to read in it.
pub(super) struct CommentField(pub Option<Comment>);

impl Field for CommentField {
    const EXPECTED: Expected = Expected::Text;
    fn read(value: &DeValue<'_>) -> Option<Self> {
        value.as_str().map(|text| CommentField(Comment::new(text)))
    }
}

impl Field for i64 {
    const EXPECTED: Expected = Expected::Number;
    fn read(value: &DeValue<'_>) -> Option<Self> {
        whole(value)
    }
}

impl Field for bool {
    const EXPECTED: Expected = Expected::Switch;
    fn read(value: &DeValue<'_>) -> Option<Self> {
        value.as_bool()
    }
}

impl Field for u8 {
    const EXPECTED: Expected = Expected::SmallNumber;
    fn read(value: &DeValue<'_>) -> Option<Self> {
        whole(value)?.try_into().ok()
    }
}

impl Field for DateTime {
    const EXPECTED: Expected = Expected::Date;
    fn read(value: &DeValue<'_>) -> Option<Self> {
        value.as_datetime().and_then(DateTime::from_toml)
    }
}

impl Field for Seat {
    const EXPECTED: Expected = Expected::Words(&["south", "north"]);
    fn read(value: &DeValue<'_>) -> Option<Self> {
        one_of(value, &Seat::BOTH, Seat::name)
    }
}

impl Field for Direction {
    const EXPECTED: Expected = Expected::Words(&["counter-clockwise", "clockwise"]);
    fn read(value: &DeValue<'_>) -> Option<Self> {
        one_of(value, Direction::ALL, Direction::name)
    }
}

impl Field for GameOrigin {
    const EXPECTED: Expected = Expected::Words(&["start", "position", "study"]);
    fn read(value: &DeValue<'_>) -> Option<Self> {
        one_of(value, GameOrigin::ALL, GameOrigin::name)
    }
}

/// A text between quotation marks, with what needs it escaped.
pub(super) fn quoted(text: &str) -> String {
    toml::Value::String(text.to_owned()).to_string()
}
