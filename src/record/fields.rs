//! The tables and fields of a record's TOML, in which the place of every value is remembered, so that an error can name its
//! line.

use std::collections::BTreeMap;
use std::ops::Range;

use awale_rules::{Feeding, GrandSlam, Leftovers, Repetition, Seat};
use serde::Deserialize;
use toml::Spanned;
use toml::de::{DeTable, DeValue};
use toml::value::Datetime;

use crate::text::Label;

use super::{Bounded, Direction, Expected, MOST_TAGS, Problem};

/// Where something stands in the text.
pub(super) type Span = Range<usize>;

/// A problem and its place.
pub(super) type Fault = (Span, Problem);

/// A table of the file that is being read. What it holds is taken out field by field; what is left is unknown.
pub(super) struct Fields<'a> {
    pub(super) table: DeTable<'a>,
    pub(super) span: Span,
}

impl<'a> Fields<'a> {
    fn find(&mut self, name: &str) -> Option<(Span, DeValue<'a>)> {
        let value = self.table.remove(name)?;
        let span = value.span();
        Some((span, value.into_inner()))
    }

    /// A value that must be there, of whatever kind, and where it stands.
    pub(super) fn need(&mut self, name: &'static str) -> Result<(Span, DeValue<'a>), Fault> {
        self.find(name).ok_or_else(|| (self.span.clone(), Problem::Missing(name)))
    }

    /// A field that must be there.
    pub(super) fn get<T: Field>(&mut self, name: &'static str) -> Result<T, Fault> {
        Ok(self.get_spanned(name)?.1)
    }

    /// A field that must be there, and where it stands.
    pub(super) fn get_spanned<T: Field>(&mut self, name: &'static str) -> Result<(Span, T), Fault> {
        let (span, value) = self.need(name)?;
        let expected = T::EXPECTED;
        let read = T::read(&value);
        Ok((span.clone(), read.ok_or((span, Problem::Value { field: name, expected }))?))
    }

    /// A field that may be there.
    pub(super) fn maybe<T: Field>(&mut self, name: &'static str) -> Result<Option<T>, Fault> {
        if self.table.contains_key(name) { self.get(name).map(Some) } else { Ok(None) }
    }

    /// A table inside this one that must be there.
    pub(super) fn table(&mut self, name: &'static str) -> Result<Fields<'a>, Fault> {
        match self.need(name)? {
            (span, DeValue::Table(table)) => Ok(Fields { table, span }),
            (span, _) => Err((span, Problem::Value { field: name, expected: Expected::Table })),
        }
    }

    /// A table inside this one that may be there.
    pub(super) fn maybe_table(&mut self, name: &'static str) -> Result<Option<Fields<'a>>, Fault> {
        if self.table.contains_key(name) { self.table(name).map(Some) } else { Ok(None) }
    }

    /// Where the field `name` stands; the whole table where it has none of that name.
    pub(super) fn place(&self, name: &str) -> Span {
        self.table.get(name).map_or(self.span.clone(), Spanned::span)
    }

    /// All fields as texts, each under a name that `check` accepts.
    pub(super) fn into_texts(
        self,
        check: impl Fn(&str) -> Result<(), Problem>,
    ) -> Result<BTreeMap<String, Label>, Fault> {
        let mut texts = BTreeMap::new();
        for (key, value) in self.table {
            if texts.len() >= MOST_TAGS {
                return Err((key.span(), Problem::TooMuch { of: Bounded::Tags, most: MOST_TAGS }));
            }
            check(key.get_ref()).map_err(|problem| (key.span(), problem))?;
            let wrong = Problem::Value { field: "tags", expected: Expected::Text };
            let text = value.get_ref().as_str().ok_or((value.span(), wrong))?;
            texts.insert(key.into_inner().into_owned(), text.into());
        }
        Ok(texts)
    }

    /// Nothing may be left.
    pub(super) fn end(self) -> Result<(), Fault> {
        match self.table.into_iter().next() {
            Some((key, _)) => Err((key.span(), Problem::Unknown(key.into_inner().into_owned()))),
            None => Ok(()),
        }
    }
}

/// A kind of value that a field can have.
pub(super) trait Field: Sized {
    /// What it may be, for the person who reads the error.
    const EXPECTED: Expected;
    /// The value, if it is of this kind.
    fn read(value: &DeValue<'_>) -> Option<Self>;
}

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

impl Field for i64 {
    const EXPECTED: Expected = Expected::Number;
    fn read(value: &DeValue<'_>) -> Option<Self> {
        let integer = value.as_integer()?;
        i64::from_str_radix(integer.as_str(), integer.radix()).ok()
    }
}

impl Field for u8 {
    const EXPECTED: Expected = Expected::SmallNumber;
    fn read(value: &DeValue<'_>) -> Option<Self> {
        i64::read(value)?.try_into().ok()
    }
}

impl Field for bool {
    const EXPECTED: Expected = Expected::Switch;
    fn read(value: &DeValue<'_>) -> Option<Self> {
        value.as_bool()
    }
}

impl Field for Datetime {
    const EXPECTED: Expected = Expected::Date;
    fn read(value: &DeValue<'_>) -> Option<Self> {
        // Without its offset a time says nothing in another place.
        value.as_datetime().copied().filter(|date| date.date.is_some() && date.time.is_some() && date.offset.is_some())
    }
}

/// A field that is one of a few words, as serde knows them.
macro_rules! words {
    ($($type:ty: $expected:expr),+ $(,)?) => {
        $(impl Field for $type {
            const EXPECTED: Expected = Expected::Words(&$expected);
            fn read(value: &DeValue<'_>) -> Option<Self> {
                let word = serde::de::value::StrDeserializer::<serde::de::value::Error>::new(value.as_str()?);
                <$type>::deserialize(word).ok()
            }
        })+
    };
}

words! {
    Seat: ["south", "north"],
    Direction: ["counter-clockwise", "clockwise"],
    GrandSlam: ["illegal", "captures_nothing"],
    Feeding: ["required", "free"],
    Leftovers: ["own_rows", "mover"],
    Repetition: ["own_rows", "shared"],
}

/// A text between quotation marks, with what needs it escaped.
pub(super) fn quoted(text: &str) -> String {
    toml::Value::String(text.to_owned()).to_string()
}
