//! The one reader of TOML: tables whose fields are taken out one by one, each with its place in the
//! text.
//!
//! Settings, records, themes and progress say what their fields are; this module finds them, and
//! gives each error its place. What an error says is the file's own: [`Problem`] turns what was
//! found into it. `place` tells the line, the column and the field of an error from its place
//! alone.

mod place;

use std::marker::PhantomData;
use std::ops::Range;

use toml::Spanned;
use toml::de::{DeArray, DeTable, DeValue};

pub use place::{Place, Unquoted, line_of, nearest, shown};

/// Where something stands in the text, in bytes.
pub type Span = Range<usize>;

/// A problem and where it stands.
pub type Fault<P> = (Span, P);

/// What can be wrong with one kind of file, as the reader finds it.
pub trait Problem: Sized {
    /// Why a value is refused: what the field may hold.
    type Wrong;

    /// The text is not TOML. The reader's own words, and the text without quotation marks that a
    /// field is set to, if the line has one.
    fn syntax(message: &str, unquoted: Option<Unquoted>) -> Self;
    /// A field that must be there is not.
    fn missing(name: &'static str) -> Self;
    /// A field that is none; `known` are those that there are, where the list was at hand.
    fn unknown(name: &str, known: &[&str]) -> Self;
    /// A field holds `found`, which it may not.
    fn wrong(name: &'static str, found: String, why: Self::Wrong) -> Self;
    /// Why a value is refused that should be a table.
    fn not_a_table() -> Self::Wrong;
}

/// A type that a field of such a file can have.
pub trait Read<P: Problem>: Sized {
    /// The value, or what it may be.
    ///
    /// # Errors
    /// What the value may be, where it is something else.
    fn read(value: &DeValue<'_>) -> Result<Self, P::Wrong>;
}

/// A table of the file that is being read. What it holds is taken out field by field; what is left
/// is unknown.
#[derive(Debug)]
pub struct Table<'t, P> {
    text: &'t str,
    entries: DeTable<'t>,
    /// Where it stands: its heading, or the braces round it.
    pub span: Span,
    problem: PhantomData<fn() -> P>,
}

impl<'t, P: Problem> Table<'t, P> {
    /// The whole file.
    ///
    /// # Errors
    /// Where the text is no TOML.
    pub fn parse(text: &'t str) -> Result<Self, Fault<P>> {
        match DeTable::parse(text) {
            Ok(entries) => Ok(Table {
                text,
                entries: entries.into_inner(),
                span: 0..0,
                problem: PhantomData,
            }),
            Err(error) => {
                let span = error.span().unwrap_or_default();
                let problem = P::syntax(error.message().trim(), place::unquoted(text, span.start));
                Err((span, problem))
            }
        }
    }

    /// What `value` holds, if it is a table; `name` is the field in which it stands.
    ///
    /// # Errors
    /// Where it is no table.
    pub fn of(
        &self,
        name: &'static str,
        (span, value): (Span, DeValue<'t>),
    ) -> Result<Self, Fault<P>> {
        match value {
            DeValue::Table(entries) => Ok(Table {
                text: self.text,
                entries,
                span,
                problem: PhantomData,
            }),
            _ => Err(self.wrong(name, span, P::not_a_table())),
        }
    }

    /// The field `name` at `span` may not be as it is.
    pub fn wrong(&self, name: &'static str, span: Span, why: P::Wrong) -> Fault<P> {
        let found = shown(self.text, span.clone());
        (span, P::wrong(name, found, why))
    }

    /// Takes out a field of any kind.
    pub fn find(&mut self, name: &str) -> Option<(Span, DeValue<'t>)> {
        let value = self.entries.remove(name)?;
        Some((value.span(), value.into_inner()))
    }

    /// A value of any kind that must be there, and its place.
    ///
    /// # Errors
    /// Where it is missing.
    pub fn need(&mut self, name: &'static str) -> Result<(Span, DeValue<'t>), Fault<P>> {
        self.find(name)
            .ok_or_else(|| (self.span.clone(), P::missing(name)))
    }

    /// A field that must be there.
    ///
    /// # Errors
    /// Where it is missing or may not be as it is.
    pub fn get<T: Read<P>>(&mut self, name: &'static str) -> Result<T, Fault<P>> {
        Ok(self.get_spanned(name)?.1)
    }

    /// A field that must be there, and where it stands.
    ///
    /// # Errors
    /// Where it is missing or may not be as it is.
    pub fn get_spanned<T: Read<P>>(&mut self, name: &'static str) -> Result<(Span, T), Fault<P>> {
        let (span, value) = self.need(name)?;
        let read = T::read(&value).map_err(|why| self.wrong(name, span.clone(), why))?;
        Ok((span, read))
    }

    /// A field that may be there, and where it stands.
    ///
    /// # Errors
    /// Where it may not be as it is.
    pub fn maybe_spanned<T: Read<P>>(
        &mut self,
        name: &'static str,
    ) -> Result<Option<(Span, T)>, Fault<P>> {
        if self.entries.contains_key(name) {
            self.get_spanned(name).map(Some)
        } else {
            Ok(None)
        }
    }

    /// A field that may be there.
    ///
    /// # Errors
    /// Where it may not be as it is.
    pub fn maybe<T: Read<P>>(&mut self, name: &'static str) -> Result<Option<T>, Fault<P>> {
        Ok(self.maybe_spanned(name)?.map(|(_, value)| value))
    }

    /// Takes out a required list, with its place. `why` is the error for a value of another kind.
    ///
    /// # Errors
    /// If the list is missing, or the value is of another kind.
    pub fn list(
        &mut self,
        name: &'static str,
        why: P::Wrong,
    ) -> Result<(Span, DeArray<'t>), Fault<P>> {
        match self.need(name)? {
            (span, DeValue::Array(items)) => Ok((span, items)),
            (span, _) => Err(self.wrong(name, span, why)),
        }
    }

    /// A table inside this one that must be there.
    ///
    /// # Errors
    /// Where it is missing or no table.
    pub fn table(&mut self, name: &'static str) -> Result<Self, Fault<P>> {
        let value = self.need(name)?;
        self.of(name, value)
    }

    /// A table inside this one that may be there.
    ///
    /// # Errors
    /// Where it is no table.
    pub fn maybe_table(&mut self, name: &'static str) -> Result<Option<Self>, Fault<P>> {
        if self.entries.contains_key(name) {
            self.table(name).map(Some)
        } else {
            Ok(None)
        }
    }

    /// Where the field `name` stands; the whole table where it has none of that name.
    pub fn place(&self, name: &str) -> Span {
        self.entries
            .get(name)
            .map_or(self.span.clone(), Spanned::span)
    }

    /// The fields that have not been taken out, by name, and where their names stand.
    pub fn left(&self) -> impl Iterator<Item = (Span, &str)> {
        self.entries
            .keys()
            .map(|key| (key.span(), key.get_ref().as_ref()))
    }

    /// The fields that have not been taken out, with their values.
    pub fn into_left(self) -> impl Iterator<Item = (Spanned<String>, (Span, DeValue<'t>))> {
        let owned = |key: Spanned<std::borrow::Cow<'t, str>>| {
            Spanned::new(key.span(), key.into_inner().into_owned())
        };
        self.entries
            .into_iter()
            .map(move |(key, value)| (owned(key), (value.span(), value.into_inner())))
    }

    /// There may be no fields but `known`.
    ///
    /// # Errors
    /// Where there is another.
    pub fn only(&self, known: &[&str]) -> Result<(), Fault<P>> {
        match self.left().find(|(_, name)| !known.contains(name)) {
            Some((span, name)) => Err((span, P::unknown(name, known))),
            None => Ok(()),
        }
    }

    /// Nothing may be left.
    ///
    /// # Errors
    /// Where something is.
    pub fn end(self) -> Result<(), Fault<P>> {
        self.only(&[])
    }
}

/// A whole number, however it is written; `None` where it is none or is beyond 64 bits.
#[must_use]
pub fn whole(value: &DeValue<'_>) -> Option<i64> {
    let integer = value.as_integer()?;
    i64::from_str_radix(integer.as_str(), integer.radix()).ok()
}

/// The value among `all` whose name stands in the file.
pub fn one_of<T: Copy>(
    value: &DeValue<'_>,
    all: &[T],
    name: impl Fn(T) -> &'static str,
) -> Option<T> {
    let found = value.as_str()?;
    all.iter().copied().find(|&one| name(one) == found)
}
