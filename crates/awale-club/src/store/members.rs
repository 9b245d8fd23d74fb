//! Members, their public keys and their secret links.

use std::fmt::Write as _;

use rusqlite::{Connection, OptionalExtension, TransactionBehavior, params};
use sha2::{Digest, Sha256};

use crate::club::door::Ban;
use crate::club::protocol::Person;
use crate::names::Name;
use crate::secrets;

use super::{Error, Store};

/// A member, as the store has it.
#[derive(Clone, Debug, PartialEq)]
pub struct Member {
    pub person: Person,
    /// The Unix time in milliseconds at which the name was registered.
    pub registered: i64,
    /// Whether a host has banned the member.
    pub is_banned: bool,
    /// Whether the member directs the club.
    pub is_host: bool,
    /// The number of keys that own the name.
    pub keys: u32,
    /// The number of valid secret links of the member.
    pub links: u32,
}

/// The result of checking a name and a key, or a link.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Membership {
    /// The name belongs to this person.
    Own(Person),
    /// The name belongs to another member, or looks like the name of one.
    Taken,
    /// The member is banned.
    Banned,
    /// The key already owns too many names.
    TooMany,
    /// The link belongs to no member.
    Unknown,
}

/// Number of rounds of SHA-256 for a short code. Trying all of its 2^45 values takes 1.7e17 hashes.
const CODE_ROUNDS: usize = 5000;

/// Returns the stored form of a secret: the SHA-256 of a link, repeated for a short code. A reader
/// of the database cannot use it.
fn hashed(secret: &str) -> String {
    let code = secrets::normalized_code(secret);
    let rounds = code.as_ref().map_or(0, |_| CODE_ROUNDS);
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
fn insert(to: &Connection, name: &Name, wall: i64) -> Result<Option<i64>, Error> {
    let [look, look_any_case] = name.looks();
    let made = to.execute(
        "INSERT OR IGNORE INTO members (name, folded, look, look_any_case, made) VALUES (?1, ?2, ?3, ?4, ?5)",
        params![name.as_str(), name.folded(), look, look_any_case, wall],
    )?;
    Ok((made > 0).then(|| to.last_insert_rowid()))
}

impl Store {
    /// Returns the member with this name.
    ///
    /// # Errors
    /// If the query fails.
    pub fn member(&self, name: &Name) -> Result<Option<Member>, Error> {
        Ok(self
            .members_where("WHERE folded = ?1", [name.folded()])?
            .pop())
    }

    /// Returns all members, sorted by name.
    ///
    /// # Errors
    /// If the query fails.
    pub fn members(&self) -> Result<Vec<Member>, Error> {
        self.members_where("", [])
    }

    fn members_where(
        &self,
        which: &str,
        values: impl rusqlite::Params,
    ) -> Result<Vec<Member>, Error> {
        let mut query = self.connection.prepare(&format!(
            "SELECT id, name, made, banned, host, (SELECT count(*) FROM keys WHERE member = id), \
             (SELECT count(*) FROM links WHERE member = id) FROM members {which} ORDER BY folded"
        ))?;
        let mut rows = query.query(values)?;
        let mut members = Vec::new();
        while let Some(row) = rows.next()? {
            let text: String = row.get(1)?;
            let name =
                Name::new(&text).map_err(|_| Error::Damaged(format!("\"{text}\" is no name")))?;
            members.push(Member {
                person: Person {
                    id: row.get(0)?,
                    name,
                },
                registered: row.get(2)?,
                is_banned: row.get(3)?,
                is_host: row.get(4)?,
                keys: row.get(5)?,
                links: row.get(6)?,
            });
        }
        Ok(members)
    }

    /// Checks a name and a key. A free name is registered for the key.
    ///
    /// # Errors
    /// If a query or the write fails.
    pub fn enter(
        &mut self,
        name: &Name,
        key: &str,
        most_names: usize,
        wall: i64,
    ) -> Result<Membership, Error> {
        let transaction = self.connection.transaction()?;
        let banned: bool = transaction.query_row(
            "SELECT EXISTS (SELECT 1 FROM keys JOIN members ON id = member WHERE fingerprint = ?1 AND banned)",
            [key],
            |row| row.get(0),
        )?;
        if banned {
            return Ok(Membership::Banned);
        }
        let owner: Option<i64> = transaction
            .query_row(
                "SELECT id FROM members WHERE folded = ?1",
                [name.folded()],
                |row| row.get(0),
            )
            .optional()?;
        let owns = "SELECT EXISTS (SELECT 1 FROM keys WHERE fingerprint = ?1 AND member = ?2)";
        let id = match owner {
            Some(id) if transaction.query_row(owns, params![key, id], |row| row.get(0))? => id,
            Some(_) => return Ok(Membership::Taken),
            None => {
                let names: usize = transaction.query_row(
                    "SELECT count(*) FROM keys WHERE fingerprint = ?1",
                    [key],
                    |row| {
                        row.get::<_, i64>(0)
                            .map(|count| usize::try_from(count).unwrap_or(0))
                    },
                )?;
                if names >= most_names {
                    return Ok(Membership::TooMany);
                }
                let Some(id) = insert(&transaction, name, wall)? else {
                    return Ok(Membership::Taken);
                };
                transaction.execute("INSERT INTO keys VALUES (?1, ?2)", params![key, id])?;
                id
            }
        };
        let text: String =
            transaction.query_row("SELECT name FROM members WHERE id = ?1", [id], |row| {
                row.get(0)
            })?;
        transaction.commit()?;
        Ok(Membership::Own(Person {
            id,
            name: Name::new(&text).unwrap_or_else(|_| name.clone()),
        }))
    }

    /// Whether a name belongs to a member who does not have this key.
    ///
    /// # Errors
    /// If the query fails.
    pub fn belongs_to_another(&self, name: &Name, key: &str) -> Result<bool, Error> {
        Ok(self.connection.query_row(
            "SELECT EXISTS (SELECT 1 FROM members WHERE folded = ?1 AND NOT EXISTS \
             (SELECT 1 FROM keys WHERE member = id AND fingerprint = ?2))",
            params![name.folded(), key],
            |row| row.get(0),
        )?)
    }

    /// Registers a free name with a secret link. `None` if the name belongs to a member, or looks
    /// like it.
    ///
    /// # Errors
    /// If a query or the write fails.
    pub fn enter_with_link(
        &mut self,
        name: &Name,
        token: &str,
        wall: i64,
    ) -> Result<Option<Person>, Error> {
        // A transaction that reads first would fail if another program wrote in between.
        let transaction = self
            .connection
            .transaction_with_behavior(TransactionBehavior::Immediate)?;
        let Some(id) = insert(&transaction, name, wall)? else {
            return Ok(None);
        };
        transaction.execute(
            "INSERT INTO links VALUES (?1, ?2, ?3)",
            params![hashed(token), id, wall],
        )?;
        transaction.commit()?;
        Ok(Some(Person {
            id,
            name: name.clone(),
        }))
    }

    /// Adds a secret link to a member.
    ///
    /// # Errors
    /// If the write fails.
    pub fn add_link(&mut self, member: i64, token: &str, wall: i64) -> Result<(), Error> {
        self.connection.execute(
            "INSERT INTO links VALUES (?1, ?2, ?3)",
            params![hashed(token), member, wall],
        )?;
        Ok(())
    }

    /// Gives each name a new link and a new short code, and revokes the earlier ones. A free name
    /// becomes a new member. If a name looks like the name of another member, changes nothing and
    /// returns `None`.
    ///
    /// # Errors
    /// If a query or the write fails.
    pub fn renew_secrets(
        &mut self,
        cards: &[(Name, [String; 2])],
        wall: i64,
    ) -> Result<Option<Vec<Person>>, Error> {
        let transaction = self
            .connection
            .transaction_with_behavior(TransactionBehavior::Immediate)?;
        let mut people = Vec::new();
        for (name, secrets) in cards {
            let owner = transaction
                .query_row(
                    "SELECT id FROM members WHERE folded = ?1",
                    [name.folded()],
                    |row| row.get(0),
                )
                .optional()?;
            let Some(id) =
                owner.map_or_else(|| insert(&transaction, name, wall), |id| Ok(Some(id)))?
            else {
                return Ok(None);
            };
            transaction.execute("DELETE FROM links WHERE member = ?1", [id])?;
            for secret in secrets {
                transaction.execute(
                    "INSERT INTO links VALUES (?1, ?2, ?3)",
                    params![hashed(secret), id, wall],
                )?;
            }
            let name = name.clone();
            people.push(Person { id, name });
        }
        transaction.commit()?;
        Ok(Some(people))
    }

    /// Whether a name looks like the name of a member.
    ///
    /// # Errors
    /// If the query fails.
    pub fn looks_like_member(&self, name: &Name) -> Result<bool, Error> {
        Ok(self.connection.query_row(
            "SELECT EXISTS (SELECT 1 FROM members WHERE look = ?1 OR look_any_case = ?2)",
            name.looks(),
            |row| row.get(0),
        )?)
    }

    /// Whether a ban would keep out a host.
    ///
    /// # Errors
    /// If the query fails.
    pub fn is_of_host(&self, ban: &Ban) -> Result<bool, Error> {
        let exists = |query: &str, value: &dyn rusqlite::ToSql| {
            let query = format!("SELECT EXISTS (SELECT 1 FROM {query} AND host)");
            self.connection.query_row(&query, [value], |row| row.get(0))
        };
        Ok(match ban {
            Ban::Member(id) => exists("members WHERE id = ?1", id)?,
            Ban::Key(key) => exists(
                "keys JOIN members ON id = member WHERE fingerprint = ?1",
                key,
            )?,
            Ban::Name(_) | Ban::Address(_) => false,
        })
    }

    /// Makes a member a host of the club, or removes this right.
    ///
    /// # Errors
    /// If the write fails.
    pub fn set_host(&mut self, member: i64, is_host: bool) -> Result<(), Error> {
        self.connection.execute(
            "UPDATE members SET host = ?2 WHERE id = ?1",
            params![member, is_host],
        )?;
        Ok(())
    }

    /// Deletes all links and codes of a member. Returns the number of deleted links.
    ///
    /// # Errors
    /// If the write fails.
    pub fn revoke_links(&mut self, member: i64) -> Result<usize, Error> {
        Ok(self
            .connection
            .execute("DELETE FROM links WHERE member = ?1", [member])?)
    }

    /// Checks a secret link or a short code.
    ///
    /// # Errors
    /// If the query fails.
    pub fn member_by_link(&self, token: &str) -> Result<Membership, Error> {
        let found = self
            .connection
            .query_row(
                "SELECT id, name, banned FROM links JOIN members ON id = member WHERE hash = ?1",
                [hashed(token)],
                |row| {
                    Ok((
                        row.get::<_, i64>(0)?,
                        row.get::<_, String>(1)?,
                        row.get::<_, bool>(2)?,
                    ))
                },
            )
            .optional()?;
        Ok(
            match found.map(|(id, name, banned)| (id, Name::new(&name), banned)) {
                Some((_, _, true)) => Membership::Banned,
                Some((id, Ok(name), false)) => Membership::Own(Person { id, name }),
                Some((_, Err(_), _)) | None => Membership::Unknown,
            },
        )
    }

    /// Renames a member. Returns false if the name belongs to another member, or looks like it.
    ///
    /// # Errors
    /// If the write fails.
    pub fn rename(&mut self, member: i64, name: &Name) -> Result<bool, Error> {
        let [look, look_any_case] = name.looks();
        let changed = self.connection.execute(
            "UPDATE OR IGNORE members SET name = ?2, folded = ?3, look = ?4, look_any_case = ?5 WHERE id = ?1",
            params![member, name.as_str(), name.folded(), look, look_any_case],
        )?;
        Ok(changed > 0)
    }

    /// Bans a member or lifts the ban.
    ///
    /// # Errors
    /// If the write fails.
    pub fn set_banned(&mut self, member: i64, is_banned: bool) -> Result<(), Error> {
        self.connection.execute(
            "UPDATE members SET banned = ?2 WHERE id = ?1",
            params![member, is_banned],
        )?;
        Ok(())
    }

    /// Adds a key to a member, for example to one who first came by the web.
    ///
    /// # Errors
    /// If the write fails.
    pub fn add_key(&mut self, member: i64, fingerprint: &str) -> Result<(), Error> {
        self.connection.execute(
            "INSERT OR IGNORE INTO keys VALUES (?1, ?2)",
            params![fingerprint, member],
        )?;
        Ok(())
    }
}
