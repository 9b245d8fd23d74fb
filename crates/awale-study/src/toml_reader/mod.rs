//! Reads TOML as tables whose fields are taken out one by one, each with its position in the text.
//!
//! Settings, records, themes and progress define their fields. This module finds them, and adds the
//! position to each error. [`Problem`] converts what the reader found to the file's own errors.
//! `text_place` computes the line, the column and the field of a position.

mod text_place;

use std::{
    marker::PhantomData,
    ops::{Range, RangeInclusive},
};

use toml::{
    Spanned,
    de::{DeArray, DeTable, DeValue},
};

pub use text_place::{
    InvalidUnquotedValue, TextPlace, first_line_of_span, line_of, nearest_known_key,
};

/// A range of bytes in the text.
pub type Span = Range<usize>;

/// A problem with its position in the text.
pub type Fault<P> = (Span, P);

/// The problems of one kind of file.
pub trait Problem: Sized {
    /// The reason why a value is refused: what the field may hold.
    type InvalidValue;

    /// Creates the error for a text that is not TOML, from the parser's message. `unquoted_value`
    /// is the value on that line that lacks quotation marks, if there is one.
    fn syntax_error(message: &str, unquoted_value: Option<InvalidUnquotedValue>) -> Self;
    /// Creates the error for a required field that is missing.
    fn missing_field(name: &'static str) -> Self;
    /// Creates the error for an unknown field. `known` lists the valid names, if they are
    /// available.
    fn unknown_field(name: &str, known: &[&str]) -> Self;
    /// Creates the error for a field with the invalid value `found_text`.
    fn invalid_value(name: &'static str, found_text: String, reason: Self::InvalidValue) -> Self;
    /// Returns the reason for refusing a value that must be a table.
    fn not_a_table() -> Self::InvalidValue;
}

/// A type that a field of a TOML file can have.
pub trait ReadValue<P: Problem>: Sized {
    /// Reads a value.
    ///
    /// # Errors
    ///
    /// Returns what the field may hold, if the value is something else.
    fn read(value: &DeValue) -> Result<Self, P::InvalidValue>;
}

/// A table of a TOML file. Its fields are taken out one by one. Fields that remain are unknown.
#[derive(Debug)]
pub struct TomlTable<'t, P> {
    text: &'t str,
    entries: DeTable<'t>,
    /// The position of the table: its heading, or its braces.
    pub span: Span,
    problem: PhantomData<fn() -> P>,
}

impl<'t, P: Problem> TomlTable<'t, P> {
    /// Parses a whole file.
    ///
    /// # Errors
    ///
    /// Returns an error if the text is not TOML.
    pub fn parse(text: &'t str) -> Result<Self, Fault<P>> {
        match DeTable::parse(text) {
            Ok(entries) => Ok(TomlTable {
                text,
                entries: entries.into_inner(),
                span: 0..0,
                problem: PhantomData,
            }),
            Err(error) => {
                let span = error.span().unwrap_or_default();
                let problem = P::syntax_error(
                    error.message().trim(),
                    text_place::find_unquoted_value(text, span.start),
                );
                Err((span, problem))
            }
        }
    }

    /// Converts `value` to a table. `name` is the field that contains it.
    ///
    /// # Errors
    ///
    /// Returns an error if the value is not a table.
    pub fn table_from_value(
        &self,
        name: &'static str,
        (span, value): (Span, DeValue<'t>),
    ) -> Result<Self, Fault<P>> {
        match value {
            DeValue::Table(entries) => Ok(TomlTable {
                text: self.text,
                entries,
                span,
                problem: PhantomData,
            }),
            _ => Err(self.invalid_value(name, span, P::not_a_table())),
        }
    }

    /// Returns the error for an invalid value of the field `name` at `span`.
    pub fn invalid_value(
        &self,
        name: &'static str,
        span: Span,
        reason: P::InvalidValue,
    ) -> Fault<P> {
        let found_text = first_line_of_span(self.text, span.clone());
        (span, P::invalid_value(name, found_text, reason))
    }

    /// Takes out a field of any type, if it exists.
    pub fn take_any(&mut self, name: &str) -> Option<(Span, DeValue<'t>)> {
        let value = self.entries.remove(name)?;
        Some((value.span(), value.into_inner()))
    }

    /// Takes out a required field of any type, with its position.
    ///
    /// # Errors
    ///
    /// Returns an error if the field is missing.
    pub fn take_required(&mut self, name: &'static str) -> Result<(Span, DeValue<'t>), Fault<P>> {
        self.take_any(name)
            .ok_or_else(|| (self.span.clone(), P::missing_field(name)))
    }

    /// Takes out a required field.
    ///
    /// # Errors
    ///
    /// Returns an error if the field is missing or invalid.
    pub fn take_value<T: ReadValue<P>>(&mut self, name: &'static str) -> Result<T, Fault<P>> {
        Ok(self.take_value_spanned(name)?.1)
    }

    /// Takes out a required field, with its position.
    ///
    /// # Errors
    ///
    /// Returns an error if the field is missing or invalid.
    pub fn take_value_spanned<T: ReadValue<P>>(
        &mut self,
        name: &'static str,
    ) -> Result<(Span, T), Fault<P>> {
        let (span, value) = self.take_required(name)?;
        let parsed_value =
            T::read(&value).map_err(|why| self.invalid_value(name, span.clone(), why))?;
        Ok((span, parsed_value))
    }

    /// Takes out a required field whose value `convert` converts. If `convert` returns `None`, the
    /// error is `reason`.
    ///
    /// # Errors
    ///
    /// Returns an error if the field is missing or invalid.
    pub fn take_value_converted<T>(
        &mut self,
        name: &'static str,
        reason: P::InvalidValue,
        convert: impl FnOnce(&DeValue<'t>) -> Option<T>,
    ) -> Result<T, Fault<P>> {
        let (span, value) = self.take_required(name)?;
        convert(&value).ok_or_else(|| self.invalid_value(name, span, reason))
    }

    /// Takes out an optional field, with its position.
    ///
    /// # Errors
    ///
    /// Returns an error if the field is invalid.
    pub fn take_optional_spanned<T: ReadValue<P>>(
        &mut self,
        name: &'static str,
    ) -> Result<Option<(Span, T)>, Fault<P>> {
        if self.entries.contains_key(name) {
            self.take_value_spanned(name).map(Some)
        } else {
            Ok(None)
        }
    }

    /// Takes out an optional field.
    ///
    /// # Errors
    ///
    /// Returns an error if the field is invalid.
    pub fn take_optional<T: ReadValue<P>>(
        &mut self,
        name: &'static str,
    ) -> Result<Option<T>, Fault<P>> {
        Ok(self.take_optional_spanned(name)?.map(|(_, value)| value))
    }

    /// Takes out a required list, with its position. `reason` is the error for a value of another
    /// type.
    ///
    /// # Errors
    ///
    /// Returns an error if the list is missing, or the value has another type.
    pub fn take_list(
        &mut self,
        name: &'static str,
        reason: P::InvalidValue,
    ) -> Result<(Span, DeArray<'t>), Fault<P>> {
        match self.take_required(name)? {
            (span, DeValue::Array(items)) => Ok((span, items)),
            (span, _) => Err(self.invalid_value(name, span, reason)),
        }
    }

    /// Takes out a required table.
    ///
    /// # Errors
    ///
    /// Returns an error if the field is missing or not a table.
    pub fn take_table(&mut self, name: &'static str) -> Result<Self, Fault<P>> {
        let value = self.take_required(name)?;
        self.table_from_value(name, value)
    }

    /// Takes out an optional table.
    ///
    /// # Errors
    ///
    /// Returns an error if the field is not a table.
    pub fn take_optional_table(&mut self, name: &'static str) -> Result<Option<Self>, Fault<P>> {
        if self.entries.contains_key(name) {
            self.take_table(name).map(Some)
        } else {
            Ok(None)
        }
    }

    /// Returns the position of the field `name`, or of the whole table if the field does not exist.
    pub fn field_span(&self, name: &str) -> Span {
        self.entries
            .get(name)
            .map_or(self.span.clone(), Spanned::span)
    }

    /// Returns the names of the fields that were not taken out, with the positions of the names.
    pub fn remaining_field_names(&self) -> impl Iterator<Item = (Span, &str)> {
        self.entries
            .keys()
            .map(|key| (key.span(), key.get_ref().as_ref()))
    }

    /// Returns the fields that were not taken out, with their values.
    pub fn into_remaining_fields(
        self,
    ) -> impl Iterator<Item = (Spanned<String>, (Span, DeValue<'t>))> {
        let with_owned_name = |key: Spanned<std::borrow::Cow<'t, str>>| {
            Spanned::new(key.span(), key.into_inner().into_owned())
        };
        self.entries
            .into_iter()
            .map(move |(key, value)| (with_owned_name(key), (value.span(), value.into_inner())))
    }

    /// Checks that no fields but `known` remain.
    ///
    /// # Errors
    ///
    /// Returns an error if another field remains.
    pub fn check_no_other_fields(&self, known: &[&str]) -> Result<(), Fault<P>> {
        match self
            .remaining_field_names()
            .find(|(_, name)| !known.contains(name))
        {
            Some((span, name)) => Err((span, P::unknown_field(name, known))),
            None => Ok(()),
        }
    }

    /// Checks that no fields remain.
    ///
    /// # Errors
    ///
    /// Returns an error if a field remains.
    pub fn check_empty(self) -> Result<(), Fault<P>> {
        self.check_no_other_fields(&[])
    }
}

/// Returns an integer in any notation, or `None` if the value is not an integer of 64 bits.
pub fn whole_number(value: &DeValue) -> Option<i64> {
    let integer = value.as_integer()?;
    i64::from_str_radix(integer.as_str(), integer.radix()).ok()
}

/// Returns the integer in `value` if it is in `range`.
pub fn whole_number_in<T: TryFrom<i64> + PartialOrd>(
    value: &DeValue,
    range: &RangeInclusive<T>,
) -> Option<T> {
    let number = whole_number(value)?.try_into().ok()?;
    range.contains(&number).then_some(number)
}

/// Returns the item of `items` whose name is the value.
pub fn item_named<T: Copy>(
    value: &DeValue,
    items: &[T],
    name_of: impl Fn(T) -> &'static str,
) -> Option<T> {
    let name = value.as_str()?;
    items.iter().copied().find(|&one| name_of(one) == name)
}
