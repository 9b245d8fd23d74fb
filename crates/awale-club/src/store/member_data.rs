//! Data of a member that the club stores instead of files: saved games, progress, settings.

use awale_app::app::{Event, GameFile, SavedGame, Trouble};
use awale_study::progress::Progress;
use awale_study::record;
use rusqlite::{OptionalExtension, params};

use crate::club::protocol::{MemberData, PersonId};

use super::{Error, Store};

/// Maximum number of saved games in a list.
const MAX_LISTED: i64 = 500;

impl Store {
    /// Returns the settings of a member, as TOML.
    ///
    /// # Errors
    /// If the query fails.
    pub fn settings(&self, member: PersonId) -> Result<String, Error> {
        let mut query = self
            .connection
            .prepare_cached("SELECT settings FROM members WHERE id = ?1")?;
        Ok(query
            .query_row([member], |row| row.get(0))
            .optional()?
            .unwrap_or_default())
    }

    /// Handles a request about the data of a member. Returns the events that report the result to
    /// the session.
    ///
    /// # Errors
    /// If a query fails.
    pub fn member_data(
        &mut self,
        member: PersonId,
        request: MemberData,
        max_games: usize,
        wall: i64,
    ) -> Result<Vec<Event>, Error> {
        Ok(match request {
            MemberData::Save {
                session,
                file,
                stem,
                text,
            } => {
                vec![self.save(member, (session, file), (&stem, &text), max_games, wall)?]
            }
            MemberData::Open(file, purpose) => {
                let Some(text) = self.game_text(member, &file)? else {
                    return Ok(Vec::new());
                };
                let opened = Event::opened(file, &text, &[], purpose);
                let trouble = |error: record::Error| Trouble::Open(error.to_string());
                vec![opened.unwrap_or_else(|error| Event::Trouble(trouble(error)))]
            }
            MemberData::Delete(file) => {
                let values = params![member, file.0];
                self.connection.execute(
                    "DELETE FROM own_games WHERE member = ?1 AND file = ?2",
                    values,
                )?;
                vec![Event::Deleted(file)]
            }
            MemberData::Rename(file, title) => {
                let text = self.game_text(member, &file)?;
                let retitled = text.map(|text| file.retitled(&text, title, &[]));
                if let Some(Ok(record)) = retitled {
                    self.connection.execute(
                        "UPDATE own_games SET text = ?3 WHERE member = ?1 AND file = ?2",
                        params![member, file.0, record.to_toml()],
                    )?;
                }
                Vec::new()
            }
            MemberData::ReadProgress => vec![Event::Progress(self.progress(member)?)],
            MemberData::RecordProgress(event) => {
                let mut progress = self.progress(member)?;
                progress.add(&event);
                let values = params![member, progress.to_toml()];
                self.connection
                    .execute("UPDATE members SET progress = ?2 WHERE id = ?1", values)?;
                vec![Event::Progress(progress)]
            }
            MemberData::Settings(entries) => {
                let text = awale_app::config::with_settings(&self.settings(member)?, &entries);
                self.connection.execute(
                    "UPDATE members SET settings = ?2 WHERE id = ?1",
                    params![member, text],
                )?;
                Vec::new()
            }
        })
    }

    fn save(
        &mut self,
        member: PersonId,
        (session, file): (u64, Option<GameFile>),
        (stem, text): (&str, &str),
        max_games: usize,
        wall: i64,
    ) -> Result<Event, Error> {
        let file = if let Some(file) = file {
            file
        } else {
            let count: i64 = self.connection.query_row(
                "SELECT count(*) FROM own_games WHERE member = ?1",
                [member],
                |row| row.get(0),
            )?;
            if usize::try_from(count).unwrap_or(usize::MAX) >= max_games {
                let what = format!("{count} / {max_games}");
                return Ok(Event::Trouble(Trouble::Save { session, what }));
            }
            // The session's number makes names different, because two games may begin in the same
            // second.
            GameFile(format!("{stem}-{session:016x}.toml"))
        };
        let values = params![member, file.0, wall, text];
        self.connection.execute(
            "INSERT OR REPLACE INTO own_games VALUES (?1, ?2, ?3, ?4)",
            values,
        )?;
        Ok(Event::Saved {
            session,
            game: file,
        })
    }

    /// Returns the saved games of a member, the newest first.
    ///
    /// # Errors
    /// If the query fails.
    pub fn saved_games(&self, member: PersonId) -> Result<Vec<SavedGame>, Error> {
        let mut query = self.connection.prepare_cached(
            "SELECT file, text FROM own_games WHERE member = ?1 ORDER BY changed DESC LIMIT ?2",
        )?;
        let mut rows = query.query(params![member, MAX_LISTED])?;
        let mut games = Vec::new();
        while let Some(row) = rows.next()? {
            let (file, text) = (GameFile(row.get(0)?), row.get::<_, String>(1)?);
            games.extend(SavedGame::of_file(&file, file.parse_all(&text, &[])));
        }
        Ok(games)
    }

    fn game_text(&self, member: PersonId, file: &GameFile) -> Result<Option<String>, Error> {
        let mut query = self
            .connection
            .prepare_cached("SELECT text FROM own_games WHERE member = ?1 AND file = ?2")?;
        Ok(query
            .query_row(params![member, file.0], |row| row.get(0))
            .optional()?)
    }

    fn progress(&self, member: PersonId) -> Result<Progress, Error> {
        let mut query = self
            .connection
            .prepare_cached("SELECT progress FROM members WHERE id = ?1")?;
        let text: String = query
            .query_row([member], |row| row.get(0))
            .optional()?
            .unwrap_or_default();
        Ok(if text.is_empty() {
            Progress::default()
        } else {
            Progress::parse(&text).unwrap_or_default()
        })
    }
}
