//! Members, their public keys and their secret links.

use std::fmt::Write as _;

use rusqlite::{Connection, Params, TransactionBehavior, params};
use sha2::{Digest, Sha256};

use crate::club::{DisconnectReason, EntryBan, Person, PersonId};
use crate::names::Name;
use crate::secrets;

use super::queries::{
    JsonColumn, execute_change, has_row, person_from_row, query_rows, query_value,
};
use super::{Result, Store};

/// A member, as the store has it.
#[derive(Clone, Debug, PartialEq)]
pub struct Member {
    pub person: Person,
    /// Whether a host has banned the member.
    pub is_banned: bool,
    /// Whether the member directs the club.
    pub is_host: bool,
    /// The number of keys that own the name.
    pub key_count: u32,
    /// The number of valid secret links of the member.
    pub link_count: u32,
    /// The settings that the member has saved, as TOML.
    pub settings: String,
}

/// Number of rounds of SHA-256 for a short code. Trying all of its 2^45 values takes 1.7e17 hashes.
const CODE_HASH_ROUNDS: usize = 5000;

/// Returns the stored form of a secret: the SHA-256 of a link, repeated for a short code. A reader
/// of the database cannot use it.
fn hashed_secret(secret: &str) -> String {
    let code = secrets::normalized_code(secret);
    let rounds = code.as_ref().map_or(0, |_| CODE_HASH_ROUNDS);
    let first = Sha256::digest(code.as_deref().unwrap_or(secret));
    let digest = (0..rounds).fold(first, |digest, _| Sha256::digest(digest));
    digest.iter().fold(String::new(), |mut text, byte| {
        // Writing to a string cannot fail.
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// Adds a member with a free name. `None` if the name belongs to a member or looks like one that
/// does.
fn insert_member(to: &Connection, name: &Name, unix_ms: i64) -> Result<Option<Person>> {
    let [look, look_any_case] = name.lookalike_forms();
    let inserted_rows = execute_change(
        to,
        "INSERT OR IGNORE INTO members (name, folded, look, look_any_case, made) VALUES (?1, ?2, ?3, ?4, ?5)",
        params![name.as_str(), name.folded(), look, look_any_case, unix_ms],
    )?;
    let id = to.last_insert_rowid();
    let name = name.clone();
    Ok((inserted_rows > 0).then_some(Person { id, name }))
}

fn members_where(
    connection: &Connection,
    where_clause: &str,
    values: impl Params,
) -> Result<Vec<Member>> {
    let query = format!(
        "SELECT *, (SELECT count(*) FROM keys WHERE member = id) AS keys, \
         (SELECT count(*) FROM links WHERE member = id) AS links, \
         json_object('Ban', json_object('Member', id)) IN (SELECT key FROM items) AS banned \
         FROM members {where_clause} ORDER BY folded"
    );
    query_rows(connection, &query, values, |row| {
        Ok(Member {
            person: person_from_row(row, "id", "name")?,
            is_banned: row.get("banned")?,
            is_host: row.get("host")?,
            key_count: row.get("keys")?,
            link_count: row.get("links")?,
            settings: row.get("settings")?,
        })
    })
}

fn find_member(of: &Connection, name: &Name) -> Result<Option<Member>> {
    let mut members = members_where(of, "WHERE folded = ?1", [name.folded()])?;
    Ok(members.pop())
}

fn add_link(to: &Connection, member: i64, secret: &str, unix_ms: i64) -> Result<()> {
    let values = params![hashed_secret(secret), member, unix_ms];
    execute_change(to, "INSERT INTO links VALUES (?1, ?2, ?3)", values)?;
    Ok(())
}

/// Deletes all data of a member, except games, where the guest takes the member's place.
pub(super) fn delete_member(to: &Connection, member: PersonId, guest: &Person) -> Result<usize> {
    for seat in ["south", "north"] {
        let player = format!("'$.setup.players.{seat}', json(?2)");
        let query = format!("UPDATE games SET game = json_set(game, {player}) WHERE {seat} = ?1");
        execute_change(to, &query, params![member, JsonColumn(guest)])?;
    }
    execute_change(to, "DELETE FROM chat WHERE person = ?1", [member])?;
    // Keys, links and saved games are deleted with the member.
    execute_change(to, "DELETE FROM members WHERE id = ?1", [member])
}

impl Store {
    /// Returns the member with this name.
    ///
    /// # Errors
    /// If the query fails.
    pub fn member_with_name(&self, name: &Name) -> Result<Option<Member>> {
        find_member(&self.connection, name)
    }

    /// Returns all members, sorted by name.
    ///
    /// # Errors
    /// If the query fails.
    pub fn members(&self) -> Result<Vec<Member>> {
        members_where(&self.connection, "", [])
    }

    /// Returns the member with this name and this key. A free name is registered for the key.
    ///
    /// # Errors
    /// The reason to reject the visitor, or that a query or the write fails.
    pub fn log_in_with_key(
        &mut self,
        name: &Name,
        key: &str,
        max_names: usize,
        unix_ms: i64,
    ) -> Result<Person> {
        let transaction = self.connection.transaction()?;
        let key_of_member_clause = "keys WHERE fingerprint = ?1 AND member = ?2";
        let person = match find_member(&transaction, name)? {
            Some(Member { person, .. })
                if has_row(&transaction, key_of_member_clause, params![key, person.id])? =>
            {
                person
            }
            Some(_) => return Err(DisconnectReason::NameTaken.into()),
            None => {
                let count = "SELECT count(*) FROM keys WHERE fingerprint = ?1";
                let names: i64 = query_value(&transaction, count, [key])?;
                if usize::try_from(names).unwrap_or(0) >= max_names {
                    return Err(DisconnectReason::TooMany.into());
                }
                let made = insert_member(&transaction, name, unix_ms)?;
                let person = made.ok_or(DisconnectReason::NameTaken)?;
                execute_change(
                    &transaction,
                    "INSERT INTO keys VALUES (?1, ?2)",
                    params![key, person.id],
                )?;
                person
            }
        };
        transaction.commit()?;
        Ok(person)
    }

    /// Whether a name belongs to a member who does not have this key.
    ///
    /// # Errors
    /// If the query fails.
    pub fn belongs_to_another(&self, name: &Name, key: &str) -> Result<bool> {
        let other_owner_clause = "members WHERE folded = ?1 AND NOT EXISTS \
                      (SELECT 1 FROM keys WHERE member = id AND fingerprint = ?2)";
        has_row(
            &self.connection,
            other_owner_clause,
            params![name.folded(), key],
        )
    }

    /// Registers a free name with a secret link. `None` if the name belongs to a member, or looks
    /// like it.
    ///
    /// # Errors
    /// If a query or the write fails.
    pub fn register_with_link(
        &mut self,
        name: &Name,
        token: &str,
        unix_ms: i64,
    ) -> Result<Option<Person>> {
        let transaction = self
            .connection
            .transaction_with_behavior(TransactionBehavior::Immediate)?;
        let made = insert_member(&transaction, name, unix_ms)?;
        if let Some(person) = &made {
            add_link(&transaction, person.id, token, unix_ms)?;
        }
        transaction.commit()?;
        Ok(made)
    }

    /// Gives each name a new link and a new short code, and revokes the earlier ones. A free name
    /// becomes a new member. If a name looks like the name of another member, changes nothing and
    /// returns `None`.
    ///
    /// # Errors
    /// If a query or the write fails.
    pub fn renew_secrets(
        &mut self,
        names_and_secrets: &[(Name, [String; 2])],
        unix_ms: i64,
    ) -> Result<Option<Vec<Person>>> {
        let transaction = self
            .connection
            .transaction_with_behavior(TransactionBehavior::Immediate)?;
        let mut people = Vec::new();
        for (name, secrets) in names_and_secrets {
            let known = find_member(&transaction, name)?;
            let Some(person) = known.map_or_else(
                || insert_member(&transaction, name, unix_ms),
                |known| Ok(Some(known.person)),
            )?
            else {
                return Ok(None);
            };
            execute_change(
                &transaction,
                "DELETE FROM links WHERE member = ?1",
                [person.id],
            )?;
            for secret in secrets {
                add_link(&transaction, person.id, secret, unix_ms)?;
            }
            people.push(person);
        }
        transaction.commit()?;
        Ok(Some(people))
    }

    /// Whether a name looks like the name of a member.
    ///
    /// # Errors
    /// If the query fails.
    pub fn looks_like_member(&self, name: &Name) -> Result<bool> {
        let similar_name_clause = "members WHERE look = ?1 OR look_any_case = ?2";
        has_row(
            &self.connection,
            similar_name_clause,
            name.lookalike_forms(),
        )
    }

    /// Whether a ban would keep out a host.
    ///
    /// # Errors
    /// If the query fails.
    pub fn would_ban_host(&self, ban: &EntryBan) -> Result<bool> {
        let host_key_clause = "keys JOIN members ON id = member WHERE fingerprint = ?1 AND host";
        match ban {
            EntryBan::Member(id) => {
                has_row(&self.connection, "members WHERE id = ?1 AND host", [id])
            }
            EntryBan::Key(key) => has_row(&self.connection, host_key_clause, [key]),
            EntryBan::Name(_) | EntryBan::Address(_) => Ok(false),
        }
    }

    /// Makes a member a host of the club, or removes this right.
    ///
    /// # Errors
    /// If the write fails.
    pub fn set_host(&mut self, member: i64, is_host: bool) -> Result<()> {
        let query = "UPDATE members SET host = ?2 WHERE id = ?1";
        execute_change(&self.connection, query, params![member, is_host])?;
        Ok(())
    }

    /// Returns the member with this secret link or short code.
    ///
    /// # Errors
    /// If no member has it, or the query fails.
    pub fn member_by_secret(&self, secret: &str) -> Result<Member> {
        let which = "WHERE id = (SELECT member FROM links WHERE hash = ?1)";
        let mut found = members_where(&self.connection, which, [hashed_secret(secret)])?;
        Ok(found.pop().ok_or(DisconnectReason::WrongLink)?)
    }

    /// Renames a member. Returns false if the name belongs to another member, or looks like it.
    ///
    /// # Errors
    /// If the write fails.
    pub fn rename_member(&mut self, member: i64, name: &Name) -> Result<bool> {
        let [look, look_any_case] = name.lookalike_forms();
        let changed = execute_change(
            &self.connection,
            "UPDATE OR IGNORE members SET name = ?2, folded = ?3, look = ?4, look_any_case = ?5 WHERE id = ?1",
            params![member, name.as_str(), name.folded(), look, look_any_case],
        )?;
        Ok(changed > 0)
    }

    /// Adds a key to a member, for example to one who first came by the web.
    ///
    /// # Errors
    /// If the write fails.
    pub fn add_key(&mut self, member: i64, fingerprint: &str) -> Result<()> {
        let query = "INSERT OR IGNORE INTO keys VALUES (?1, ?2)";
        execute_change(&self.connection, query, params![fingerprint, member])?;
        Ok(())
    }
}
