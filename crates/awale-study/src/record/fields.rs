//! The types of a record's fields, and the errors for values of other types.

use std::collections::BTreeMap;

use awale_rules::Seat;

use crate::{
    text::Label,
    toml_reader::{
        self, InvalidUnquotedValue, ReadValue as _, TomlTable, item_named, whole_number,
    },
};

use super::{
    DateTime, ExpectedValue, GameOrigin, LimitedThing, MAX_TAGS, RecordProblem, SowingDirection,
};

/// A problem with its byte range in the text.
pub(super) type Fault = toml_reader::Fault<RecordProblem>;

/// A table of a record.
pub(super) type Fields<'t> = TomlTable<'t, RecordProblem>;

impl toml_reader::Problem for RecordProblem {
    type InvalidValue = ExpectedValue;

    fn syntax_error(message: &str, _: Option<InvalidUnquotedValue>) -> Self {
        RecordProblem::Syntax(message.to_owned())
    }

    fn missing_field(name: &'static str) -> Self {
        RecordProblem::MissingField(name)
    }

    fn unknown_field(name: &str, _: &[&str]) -> Self {
        RecordProblem::UnknownField(name.to_owned())
    }

    fn invalid_value(name: &'static str, _: String, expected: ExpectedValue) -> Self {
        RecordProblem::InvalidFieldValue {
            field: name,
            expected,
        }
    }

    fn not_a_table() -> ExpectedValue {
        ExpectedValue::TableOfFields
    }
}

/// Reads all fields of `table` as texts. `check_name` accepts or refuses each name.
pub(super) fn read_texts(
    table: Fields,
    mut check_name: impl FnMut(&str) -> Result<(), RecordProblem>,
) -> Result<BTreeMap<String, Label>, Fault> {
    let mut texts_by_field = BTreeMap::new();
    for (key, (span, value)) in table.into_remaining_fields() {
        if texts_by_field.len() >= MAX_TAGS {
            return Err((
                key.span(),
                RecordProblem::LimitExceeded {
                    limited_thing: LimitedThing::TagsOfGame,
                    max_count: MAX_TAGS,
                },
            ));
        }
        check_name(key.get_ref()).map_err(|problem| (key.span(), problem))?;
        let text = Label::read(&value).map_err(|expected| {
            (
                span,
                RecordProblem::InvalidFieldValue {
                    field: "tags",
                    expected,
                },
            )
        })?;
        texts_by_field.insert(key.into_inner(), text);
    }
    Ok(texts_by_field)
}

/// Implements reading a type from a field of a record: the expected type for the error, and the
/// expression that returns the value.
macro_rules! field {
    ($type:ty, $expected:expr, $value:ident => $read:expr) => {
        impl $crate::toml_reader::ReadValue<$crate::record::RecordProblem> for $type {
            fn read(value: &toml::de::DeValue) -> Result<Self, $crate::record::ExpectedValue> {
                let read = |$value: &toml::de::DeValue<'_>| -> Option<Self> { $read };
                read(value).ok_or($expected)
            }
        }
    };
}
pub(super) use field;

field!(String, ExpectedValue::Text, value => value.as_str().map(str::to_owned));
field!(Label, ExpectedValue::Text, value => value.as_str().map(Label::from));

field!(i64, ExpectedValue::Number, value => whole_number(value));
field!(bool, ExpectedValue::Boolean, value => value.as_bool());
field!(u8, ExpectedValue::NumberUpTo255, value => whole_number(value)?.try_into().ok());
field!(DateTime, ExpectedValue::Date, value => value.as_datetime().and_then(DateTime::from_toml));
field!(Seat, ExpectedValue::OneOfWords(&["south", "north"]), value => item_named(value, &Seat::BOTH, Seat::name));
field!(SowingDirection, ExpectedValue::OneOfWords(&["counter-clockwise", "clockwise"]), value => {
    item_named(value, SowingDirection::ALL, SowingDirection::name)
});

field!(GameOrigin, ExpectedValue::OneOfWords(&["start", "position", "study"]), value => {
    item_named(value, GameOrigin::ALL, GameOrigin::name)
});

/// Formats a text as a quoted TOML string.
pub(super) fn quoted(text: &str) -> String {
    toml::Value::String(text.to_owned()).to_string()
}
