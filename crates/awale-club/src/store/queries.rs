//! Short forms for queries, and values that are stored as JSON.

use rusqlite::types::{FromSql, FromSqlError, FromSqlResult, ToSqlOutput, ValueRef};
use rusqlite::{Connection, Params, Row, ToSql};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::club::Person;
use crate::names::Name;

use super::Result;

/// Runs a statement that changes rows. Returns the number of changed rows.
pub fn execute_change(to: &Connection, query: &str, values: impl Params) -> Result<usize> {
    Ok(to.prepare_cached(query)?.execute(values)?)
}

/// Returns the first column of the first row.
pub fn query_value<T: FromSql>(from: &Connection, query: &str, values: impl Params) -> Result<T> {
    let mut query = from.prepare_cached(query)?;
    Ok(query.query_row(values, |row| row.get(0))?)
}

/// Returns what `make_value` makes of each row.
pub fn query_rows<T, C: FromIterator<T>>(
    from: &Connection,
    query: &str,
    values: impl Params,
    make_value: impl FnMut(&Row<'_>) -> Result<T>,
) -> Result<C> {
    let mut query = from.prepare_cached(query)?;
    query.query_and_then(values, make_value)?.collect()
}

/// Returns the values that are stored as JSON in the first column.
pub fn query_json<T: DeserializeOwned>(from: &Connection, query: &str) -> Result<Vec<T>> {
    query_rows(from, query, [], |row| Ok(row.get::<_, JsonColumn<T>>(0)?.0))
}

/// Whether there is a row in `table_and_condition`, which may continue with a condition.
pub fn has_row(from: &Connection, table_and_condition: &str, values: impl Params) -> Result<bool> {
    query_value(
        from,
        &format!("SELECT EXISTS (SELECT 1 FROM {table_and_condition})"),
        values,
    )
}

/// Makes a person from the columns `id` and `name`. A name that is no longer valid is replaced by a
/// guest's name.
pub fn person_from_row(row: &Row<'_>, id: &str, name: &str) -> Result<Person> {
    let (id, name): (i64, String) = (row.get(id)?, row.get(name)?);
    let name = Name::new(&name).unwrap_or_else(|_| Name::of_guest(id.unsigned_abs()));
    Ok(Person { id, name })
}

/// A value that is stored as JSON in one column, and always read and written as a whole.
pub struct JsonColumn<T>(pub T);

impl<T: Serialize> ToSql for JsonColumn<T> {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        match serde_json::to_string(&self.0) {
            Ok(text) => Ok(text.into()),
            Err(error) => Err(rusqlite::Error::ToSqlConversionFailure(error.into())),
        }
    }
}

impl<T: DeserializeOwned> FromSql for JsonColumn<T> {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        serde_json::from_str(value.as_str()?)
            .map(JsonColumn)
            .map_err(FromSqlError::other)
    }
}
