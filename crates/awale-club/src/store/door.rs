//! The stored state of the door, bans, and the deletion of members.

use std::collections::BTreeSet;

use rusqlite::{Connection, OptionalExtension, params};

use crate::club::door::{Ban, Door};
use crate::club::protocol::{Person, PersonId};

use super::{Error, Store};

pub(super) fn write(to: &Connection, door: Door) -> Result<(), Error> {
    to.execute(
        "INSERT OR REPLACE INTO door VALUES (1, ?1, ?2)",
        params![<&str>::from(door.entry), door.chat],
    )?;
    Ok(())
}

pub(super) fn write_ban(to: &Connection, ban: &Ban, is_banned: bool) -> Result<(), Error> {
    let address;
    let (kind, value) = match ban {
        Ban::Member(member) => {
            to.execute(
                "UPDATE members SET banned = ?2 WHERE id = ?1",
                params![member, is_banned],
            )?;
            return Ok(());
        }
        Ban::Key(key) => ("key", key),
        Ban::Name(name) => ("name", name),
        Ban::Address(ip) => {
            address = ip.to_string();
            ("address", &address)
        }
    };
    to.execute(
        if is_banned {
            "INSERT OR IGNORE INTO bans VALUES (?1, ?2)"
        } else {
            "DELETE FROM bans WHERE kind = ?1 AND value = ?2"
        },
        [kind, value],
    )?;
    Ok(())
}

/// Deletes all data of a member, except games, where the guest takes the member's place.
pub(super) fn delete(to: &Connection, member: PersonId, guest: &Person) -> Result<(), Error> {
    for column in ["south", "north"] {
        to.execute(
            &format!("UPDATE games SET {column} = ?2, {column}_name = ?3 WHERE {column} = ?1"),
            params![member, guest.id, guest.name.as_str()],
        )?;
        to.execute(
            &format!("UPDATE pairs SET {column} = ?2 WHERE {column} = ?1"),
            [member, guest.id],
        )?;
    }
    to.execute(
        "UPDATE entrants SET person = ?2, name = ?3 WHERE person = ?1",
        params![member, guest.id, guest.name.as_str()],
    )?;
    to.execute("DELETE FROM chat WHERE person = ?1", [member])?;
    to.execute("DELETE FROM mutes WHERE ?1 IN (person, other)", [member])?;
    // Keys, links, ratings, challenges and saved games are deleted with the member.
    to.execute("DELETE FROM members WHERE id = ?1", [member])?;
    Ok(())
}

impl Store {
    /// Returns the stored state of the door.
    ///
    /// # Errors
    /// If the query fails or a value is invalid.
    pub fn door(&self) -> Result<Door, Error> {
        let row = self
            .connection
            .query_row("SELECT entry, chat FROM door", [], |row| {
                Ok((row.get::<_, String>(0)?, row.get(1)?))
            })
            .optional()?;
        row.map_or(Ok(Door::default()), |(entry, chat)| {
            let entry = entry
                .parse()
                .map_err(|_| Error::Damaged(format!("the door is \"{entry}\"")))?;
            Ok(Door { entry, chat })
        })
    }

    /// Returns the bans of keys, names and addresses.
    ///
    /// # Errors
    /// If the query fails or a value is invalid.
    pub fn bans(&self) -> Result<BTreeSet<Ban>, Error> {
        let mut query = self.connection.prepare("SELECT kind, value FROM bans")?;
        let rows = query.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?;
        let ban = |row: rusqlite::Result<(String, String)>| {
            let (kind, value) = row?;
            let damaged = || Error::Damaged(format!("a ban of {kind} \"{value}\""));
            match kind.as_str() {
                "key" => Ok(Ban::Key(value)),
                "name" => Ok(Ban::Name(value)),
                "address" => value.parse().map(Ban::Address).map_err(|_| damaged()),
                _ => Err(damaged()),
            }
        };
        rows.map(ban).collect()
    }
}
