//! Members, their public keys and their secret links.

use crate::{prelude::*, secrets};

use rusqlite::{Params, Transaction, TransactionBehavior, params};
use sha2::{Digest, Sha256};

use super::{
    Error, Result, Store,
    queries::{JsonColumn, person_from_row},
};

/// The reason for which a visitor is not admitted.
#[derive(Debug)]
pub enum AdmissionError {
    VisitorRejected(DisconnectReason),
    StoreFailed(Error),
}

impl From<DisconnectReason> for AdmissionError {
    fn from(reason: DisconnectReason) -> AdmissionError {
        AdmissionError::VisitorRejected(reason)
    }
}

impl<E: Into<Error>> From<E> for AdmissionError {
    fn from(error: E) -> AdmissionError {
        AdmissionError::StoreFailed(error.into())
    }
}

/// A member, as the store has it.
#[derive(Debug)]
pub struct Member {
    pub person: Person,
    /// Whether a host has banned the member.
    pub is_banned: bool,
    /// Whether the member directs the club.
    pub is_host: bool,
    /// The number of public keys of the member.
    pub key_count: u32,
    /// The number of valid secrets of the member: links and short codes.
    pub link_count: u32,
    /// The settings that the member has saved, as TOML.
    pub settings_toml: String,
}

/// Number of rounds of SHA-256 for a short code. Trying all 2^45 codes takes 1.7e17 hashes.
const CODE_HASH_ROUNDS: usize = 5000;

/// Returns the stored form of a secret: the SHA-256 of the token of a link, or repeated SHA-256 of
/// a short code. A reader of the database cannot come in with the stored form.
fn hashed_secret(secret: &str) -> String {
    let code = secrets::normalized_code(secret);
    let digest = (0..code.as_ref().map_or(0, |_| CODE_HASH_ROUNDS)).fold(
        Sha256::digest(code.as_deref().unwrap_or(secret)),
        |digest, _| Sha256::digest(digest),
    );
    digest.iter().fold(String::new(), |mut text, byte| {
        // Writing to a string cannot fail.
        let _ = write!(text, "{byte:02x}");
        text
    })
}

impl Store {
    /// Adds a member with a free name. `None` if the name belongs to a member or looks like the
    /// name of one.
    fn insert_member(&self, name: &Name, unix_ms: i64) -> Result<Option<Person>> {
        let [exact_form, any_case_form] = name.lookalike_forms();
        let inserted_row_count = self.execute(
            "INSERT OR IGNORE INTO members (name, folded, look, look_any_case, made) VALUES (?1, ?2, ?3, ?4, ?5)",
            params![name.as_str(), name.folded_form(), exact_form, any_case_form, unix_ms],
        )?;
        Ok((inserted_row_count > 0).then(|| Person {
            id: self.connection.last_insert_rowid(),
            name: name.clone(),
        }))
    }

    fn members_where(&self, where_clause: &str, values: impl Params) -> Result<Vec<Member>> {
        self.map_rows(
            &format!(
                "SELECT *, (SELECT count(*) FROM keys WHERE member = id) AS keys, \
             (SELECT count(*) FROM links WHERE member = id) AS links \
             FROM members {where_clause} ORDER BY folded"
            ),
            values,
            |row| {
                let person = person_from_row(row, "id", "name")?;
                Ok(Member {
                    is_banned: self.has_ban(&EntryBan::MemberWithId(person.id))?,
                    person,
                    is_host: row.get("host")?,
                    key_count: row.get("keys")?,
                    link_count: row.get("links")?,
                    settings_toml: row.get("settings")?,
                })
            },
        )
    }

    fn add_link(&self, member_id: i64, secret: &str, unix_ms: i64) -> Result<usize> {
        self.execute(
            "INSERT INTO links VALUES (?1, ?2, ?3)",
            params![hashed_secret(secret), member_id, unix_ms],
        )
    }

    /// Begins a transaction during which no other program can write.
    fn begin_writing(&self) -> Result<Transaction<'_>> {
        Ok(Transaction::new_unchecked(
            &self.connection,
            TransactionBehavior::Immediate,
        )?)
    }

    /// Deletes a member with keys, links, saved games and chat. In games, the guest takes the
    /// member's place.
    pub(super) fn delete_member(&self, member_id: PersonId, guest: &Person) -> Result<usize> {
        for seat in ["south", "north"] {
            let json_path_and_value = format!("'$.setup.players.{seat}', json(?2)");
            let query = format!(
                "UPDATE games SET game = json_set(game, {json_path_and_value}) WHERE {seat} = ?1"
            );
            self.execute(&query, params![member_id, JsonColumn(guest)])?;
        }
        self.execute("DELETE FROM chat WHERE person = ?1", [member_id])?;
        // Keys, links and saved games are deleted with the member, by the foreign keys of their
        // tables.
        self.execute("DELETE FROM members WHERE id = ?1", [member_id])
    }
    /// Returns the member with this name.
    ///
    /// # Errors
    /// If the query fails.
    pub fn member_with_name(&self, name: &Name) -> Result<Option<Member>> {
        Ok(self
            .members_where("WHERE folded = ?1", [name.folded_form()])?
            .pop())
    }

    /// Returns all members, sorted by name.
    ///
    /// # Errors
    /// If the query fails.
    pub fn members(&self) -> Result<Vec<Member>> {
        self.members_where("", [])
    }

    /// Returns the member with this name and this key. A free name is registered for the key.
    ///
    /// # Errors
    /// If the visitor is rejected, or a query or the write fails.
    pub fn log_in_with_key(
        &mut self,
        name: &Name,
        fingerprint: &str,
        max_names_per_key: usize,
        unix_ms: i64,
    ) -> Result<Person, AdmissionError> {
        let transaction = self.connection.unchecked_transaction()?;
        if let Some(Member { person, .. }) = self.member_with_name(name)? {
            if self.belongs_to_another(name, fingerprint)? {
                Err(DisconnectReason::NameTaken)?;
            }
            return Ok(person);
        }
        if self
            .first_value::<i64>(
                "SELECT count(*) FROM keys WHERE fingerprint = ?1",
                [fingerprint],
            )?
            .cast_unsigned()
            >= max_names_per_key as u64
        {
            Err(DisconnectReason::TooManyVisits)?;
        }
        let person = self
            .insert_member(name, unix_ms)?
            .ok_or(DisconnectReason::NameTaken)?;
        self.add_key(person.id, fingerprint)?;
        transaction.commit()?;
        Ok(person)
    }

    /// Whether a name belongs to a member who does not have this key.
    ///
    /// # Errors
    /// If the query fails.
    pub fn belongs_to_another(&self, name: &Name, fingerprint: &str) -> Result<bool> {
        self.has_row(
            "members WHERE folded = ?1 AND NOT EXISTS \
             (SELECT 1 FROM keys WHERE member = id AND fingerprint = ?2)",
            params![name.folded_form(), fingerprint],
        )
    }

    /// Registers a free name with a secret link. `None` if the name belongs to a member or looks
    /// like the name of one.
    ///
    /// # Errors
    /// If a query or the write fails.
    pub fn register_with_link(
        &mut self,
        name: &Name,
        token: &str,
        unix_ms: i64,
    ) -> Result<Option<Person>> {
        let transaction = self.begin_writing()?;
        let new_member = self.insert_member(name, unix_ms)?;
        if let Some(person) = &new_member {
            self.add_link(person.id, token, unix_ms)?;
        }
        transaction.commit()?;
        Ok(new_member)
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
        let transaction = self.begin_writing()?;
        let mut people = Vec::new();
        for (name, secrets) in names_and_secrets {
            let Some(person) = self
                .insert_member(name, unix_ms)?
                .or(self.member_with_name(name)?.map(|known| known.person))
            else {
                return Ok(None);
            };
            self.execute("DELETE FROM links WHERE member = ?1", [person.id])?;
            for secret in secrets {
                self.add_link(person.id, secret, unix_ms)?;
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
        self.has_row(
            "members WHERE look = ?1 OR look_any_case = ?2",
            name.lookalike_forms(),
        )
    }

    /// Whether a ban would keep out a host.
    ///
    /// # Errors
    /// If the query fails.
    pub fn would_ban_host(&self, ban: &EntryBan) -> Result<bool> {
        match ban {
            EntryBan::MemberWithId(id) => self.has_row("members WHERE id = ?1 AND host", [id]),
            EntryBan::KeyFingerprint(key) => self.has_row(
                "keys JOIN members ON id = member WHERE fingerprint = ?1 AND host",
                [key],
            ),
            EntryBan::FoldedName(_) | EntryBan::GuestsFromAddress(_) => Ok(false),
        }
    }

    /// Makes a member a host of the club, or removes this right.
    ///
    /// # Errors
    /// If the write fails.
    pub fn set_host(&mut self, member_id: i64, is_host: bool) -> Result {
        self.execute(
            "UPDATE members SET host = ?2 WHERE id = ?1",
            params![member_id, is_host],
        )
        .map(drop)
    }

    /// Returns the member with this secret link or short code, if a member has it.
    ///
    /// # Errors
    /// If the query fails.
    pub fn member_by_secret(&self, secret: &str) -> Result<Option<Member>> {
        Ok(self
            .members_where(
                "WHERE id = (SELECT member FROM links WHERE hash = ?1)",
                [hashed_secret(secret)],
            )?
            .pop())
    }

    /// Renames a member. Returns false if the name belongs to another member or looks like the name
    /// of one.
    ///
    /// # Errors
    /// If the write fails.
    pub fn rename_member(&mut self, member_id: i64, name: &Name) -> Result<bool> {
        let [exact_form, any_case_form] = name.lookalike_forms();
        let query = "UPDATE OR IGNORE members SET name = ?2, folded = ?3, look = ?4, look_any_case = ?5 WHERE id = ?1";
        let values = params![
            member_id,
            name.as_str(),
            name.folded_form(),
            exact_form,
            any_case_form
        ];
        Ok(self.execute(query, values)? > 0)
    }

    /// Adds a key to a member, for example to one who first came by the web.
    ///
    /// # Errors
    /// If the write fails.
    pub fn add_key(&self, member_id: i64, fingerprint: &str) -> Result {
        let query = "INSERT OR IGNORE INTO keys VALUES (?1, ?2)";
        self.execute(query, params![fingerprint, member_id])
            .map(drop)
    }
}
