//! Data of a member that the club stores instead of files: saved games, progress, settings.

use awale_app::app::{AppError, Effect, Event, GameFile, SavedGame, SessionId, file_stem};
use awale_study::progress::Progress;
use awale_study::record::{self, Record};
use rusqlite::params;

use crate::club::PersonId;

use super::queries::{execute_change, query_rows, query_value};
use super::{Result, Store};

/// Maximum number of saved games in a list.
const MAX_LISTED_GAMES: i64 = 500;

impl Store {
    /// Returns the settings or the progress of a member, as TOML.
    fn member_text(&self, member: PersonId, column: &str) -> Result<String> {
        let query = format!("SELECT coalesce(max({column}), '') FROM members WHERE id = ?1");
        query_value(&self.connection, &query, [member])
    }

    fn set_member_text(&self, member: PersonId, column: &str, text: &str) -> Result<()> {
        let query = format!("UPDATE members SET {column} = ?2 WHERE id = ?1");
        execute_change(&self.connection, &query, params![member, text])?;
        Ok(())
    }

    /// Carries out an effect on the data of a member. Returns the event that reports the result to
    /// the session.
    ///
    /// # Errors
    /// If a query fails.
    pub fn carry_out_member_effect(
        &mut self,
        member: PersonId,
        effect: Effect,
        max_games: usize,
        unix_ms: i64,
    ) -> Result<Option<Event>> {
        let connection = &self.connection;
        Ok(match effect {
            Effect::SaveGame {
                session,
                file,
                record,
            } => Some(self.save_game(member, (session, file), &record, max_games, unix_ms)?),
            Effect::OpenGame { file, purpose } => {
                let text = self.saved_game_text(member, &file)?;
                let opened = text.map(|text| Event::from_opened_file(file, &text, &[], purpose));
                let trouble = |error: record::RecordError| AppError::OpenFailed(error.to_string());
                opened
                    .map(|event| event.unwrap_or_else(|error| Event::ErrorReported(trouble(error))))
            }
            Effect::DeleteGame { file } => {
                let query = "DELETE FROM own_games WHERE member = ?1 AND file = ?2";
                execute_change(connection, query, params![member, file.0])?;
                Some(Event::GameDeleted(file))
            }
            Effect::RenameGame { file, title } => {
                let text = self.saved_game_text(member, &file)?;
                if let Some(Ok(record)) = text.map(|text| file.parse_and_retitle(&text, title, &[]))
                {
                    execute_change(
                        connection,
                        "UPDATE own_games SET text = ?3 WHERE member = ?1 AND file = ?2",
                        params![member, file.0, record.to_toml()],
                    )?;
                }
                None
            }
            Effect::ReadProgress => Some(Event::Progress(self.member_progress(member)?)),
            Effect::RecordProgress(event) => {
                let mut progress = self.member_progress(member)?;
                progress.add(&event);
                self.set_member_text(member, "progress", &progress.to_toml())?;
                Some(Event::Progress(progress))
            }
            Effect::SaveSettings(entries) => {
                let text = self.member_text(member, "settings")?;
                let text = awale_app::config::with_settings(&text, &entries);
                self.set_member_text(member, "settings", &text)?;
                None
            }
            _ => None,
        })
    }

    fn save_game(
        &self,
        member: PersonId,
        (session, file): (SessionId, Option<GameFile>),
        record: &Record,
        max_games: usize,
        unix_ms: i64,
    ) -> Result<Event> {
        let file = if let Some(file) = file {
            file
        } else {
            let count = "SELECT count(*) FROM own_games WHERE member = ?1";
            let count: i64 = query_value(&self.connection, count, [member])?;
            if usize::try_from(count).unwrap_or(usize::MAX) >= max_games {
                let what = format!("{count} / {max_games}");
                return Ok(Event::ErrorReported(AppError::SaveFailed {
                    session,
                    reason: what,
                }));
            }
            // The session's number makes names different, because two games may begin in the same
            // second.
            GameFile(format!("{}-{session:016x}.toml", file_stem(record)))
        };
        execute_change(
            &self.connection,
            "INSERT OR REPLACE INTO own_games VALUES (?1, ?2, ?3, ?4)",
            params![member, file.0, unix_ms, record.to_toml()],
        )?;
        Ok(Event::GameSaved { session, file })
    }

    /// Returns the saved games of a member, the newest first.
    ///
    /// # Errors
    /// If the query fails.
    pub fn saved_games(&self, member: PersonId) -> Result<Vec<SavedGame>> {
        let query =
            "SELECT file, text FROM own_games WHERE member = ?1 ORDER BY changed DESC LIMIT ?2";
        let values = params![member, MAX_LISTED_GAMES];
        let games: Vec<Vec<SavedGame>> = query_rows(&self.connection, query, values, |row| {
            let (file, text) = (GameFile(row.get(0)?), row.get::<_, String>(1)?);
            Ok(SavedGame::from_file(&file, file.parse_all(&text, &[]))
                .into_iter()
                .collect())
        })?;
        Ok(games.into_iter().flatten().collect())
    }

    fn saved_game_text(&self, member: PersonId, file: &GameFile) -> Result<Option<String>> {
        let query = "SELECT max(text) FROM own_games WHERE member = ?1 AND file = ?2";
        query_value(&self.connection, query, params![member, file.0])
    }

    fn member_progress(&self, member: PersonId) -> Result<Progress> {
        let text = self.member_text(member, "progress")?;
        Ok(Progress::parse(&text).unwrap_or_default())
    }
}
