//! Short forms for queries, and values that are stored as JSON.

use crate::prelude::*;
use rusqlite::{
    Params, Row, ToSql,
    types::{FromSql, FromSqlError, FromSqlResult, ToSqlOutput, ValueRef},
};
use serde::de::DeserializeOwned;

use super::{Result, Store};

impl Store {
    /// Runs a statement that changes rows. Returns the number of changed rows.
    pub(super) fn execute(&self, query: &str, values: impl Params) -> Result<usize> {
        Ok(self.connection.prepare_cached(query)?.execute(values)?)
    }

    /// Returns the first column of the first row.
    pub(super) fn first_value<T: FromSql>(&self, query: &str, values: impl Params) -> Result<T> {
        Ok(self
            .connection
            .prepare_cached(query)?
            .query_row(values, |row| row.get(0))?)
    }

    /// Returns what `make_value` makes of each row.
    pub(super) fn map_rows<T, C: FromIterator<T>>(
        &self,
        query: &str,
        values: impl Params,
        make_value: impl FnMut(&Row) -> Result<T>,
    ) -> Result<C> {
        self.connection
            .prepare_cached(query)?
            .query_and_then(values, make_value)?
            .collect()
    }

    /// Returns the values that are stored as JSON in the first column.
    pub(super) fn json_values<T: DeserializeOwned>(&self, query: &str) -> Result<Vec<T>> {
        self.map_rows(query, [], |row| Ok(row.get::<_, JsonColumn<T>>(0)?.0))
    }

    /// Whether there is a row in `table_and_condition`, which may continue with a condition.
    pub(super) fn has_row(&self, table_and_condition: &str, values: impl Params) -> Result<bool> {
        self.first_value(
            &format!("SELECT EXISTS (SELECT 1 FROM {table_and_condition})"),
            values,
        )
    }
}

/// Makes a person from the columns `id_column` and `name_column`. A name that is no longer valid is
/// replaced by a guest's name.
pub fn person_from_row(row: &Row, id_column: &str, name_column: &str) -> Result<Person> {
    let (id, name): (i64, String) = (row.get(id_column)?, row.get(name_column)?);
    Ok(Person {
        id,
        name: Name::new(&name).unwrap_or_else(|_| Name::of_guest(id.unsigned_abs())),
    })
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
    fn column_result(value: ValueRef) -> FromSqlResult<Self> {
        serde_json::from_str(value.as_str()?)
            .map(JsonColumn)
            .map_err(FromSqlError::other)
    }
}
