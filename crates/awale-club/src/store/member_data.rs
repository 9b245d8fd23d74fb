//! Data of a member that the club stores instead of files: saved games, progress, settings.

use crate::prelude::*;
use awale_app::app::{SavedGame, file_stem};
use awale_study::progress::Progress;
use rusqlite::params;

use super::{Result, Store};

/// Maximum number of saved games in a list.
const MAX_LISTED_GAMES: i64 = 500;

impl Store {
    /// Returns the settings or the progress of a member, as TOML; empty if nothing was saved.
    fn member_toml(&self, member: PersonId, column: &str) -> Result<String> {
        self.first_value(
            &format!("SELECT coalesce(max({column}), '') FROM members WHERE id = ?1"),
            [member],
        )
    }

    fn set_member_toml(&self, member: PersonId, column: &str, text: &str) -> Result<usize> {
        self.execute(
            &format!("UPDATE members SET {column} = ?2 WHERE id = ?1"),
            params![member, text],
        )
    }

    /// Carries out an effect on the data of a member. Returns the event that reports the result to
    /// the visit, if the effect has one.
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
        Ok(match effect {
            Effect::SaveGame {
                session_id: session,
                file,
                record,
            } => {
                let count_query = "SELECT count(*) FROM own_games WHERE member = ?1";
                let saved_game_count: i64 = self.first_value(count_query, [member])?;
                if file.is_none()
                    && usize::try_from(saved_game_count).unwrap_or(usize::MAX) >= max_games
                {
                    let reason = format!("{saved_game_count} / {max_games}");
                    return Ok(Some(Event::ErrorReported(AppError::SaveFailed {
                        session,
                        reason,
                    })));
                }
                // The session's number makes names different, because two games may begin in the
                // same second.
                let file = file.unwrap_or_else(|| {
                    GameFile(format!("{}-{session:016x}.toml", file_stem(&record)))
                });
                self.execute(
                    "INSERT OR REPLACE INTO own_games VALUES (?1, ?2, ?3, ?4)",
                    params![member, file.0, unix_ms, record.to_toml()],
                )?;
                Some(Event::GameSaved {
                    session_id: session,
                    file,
                })
            }
            Effect::OpenGame { file, purpose } => {
                self.saved_game_text(member, &file)?.map(|text| {
                    Event::from_opened_file(file, &text, &[], purpose).unwrap_or_else(|error| {
                        Event::ErrorReported(AppError::OpenFailed(error.to_string()))
                    })
                })
            }
            Effect::DeleteGame { file } => {
                self.execute(
                    "DELETE FROM own_games WHERE member = ?1 AND file = ?2",
                    params![member, file.0],
                )?;
                Some(Event::GameDeleted(file))
            }
            Effect::RenameGame { file, title } => {
                let text = self.saved_game_text(member, &file)?;
                if let Some(Ok(record)) = text.map(|text| file.parse_and_retitle(&text, title, &[]))
                {
                    self.execute(
                        "UPDATE own_games SET text = ?3 WHERE member = ?1 AND file = ?2",
                        params![member, file.0, record.to_toml()],
                    )?;
                }
                None
            }
            Effect::ReadLearningProgress => {
                Some(Event::LearningProgress(self.member_progress(member)?))
            }
            Effect::RecordLearningProgress(event) => {
                let mut progress = self.member_progress(member)?;
                progress.add(&event);
                self.set_member_toml(member, "progress", &progress.to_toml())?;
                Some(Event::LearningProgress(progress))
            }
            Effect::SaveSettings(entries) => {
                self.set_member_toml(
                    member,
                    "settings",
                    &awale_app::config::with_settings(
                        &self.member_toml(member, "settings")?,
                        &entries,
                    ),
                )?;
                None
            }
            _ => None,
        })
    }

    /// Returns the saved games of a member, the last changed first, from at most `MAX_LISTED_GAMES`
    /// files.
    ///
    /// # Errors
    /// If the query fails.
    pub fn saved_games(&self, member: PersonId) -> Result<Vec<SavedGame>> {
        let query =
            "SELECT file, text FROM own_games WHERE member = ?1 ORDER BY changed DESC LIMIT ?2";
        let query_params = params![member, MAX_LISTED_GAMES];
        let games: Vec<Vec<_>> = self.map_rows(query, query_params, |row| {
            let (file, text) = (GameFile(row.get(0)?), row.get::<_, String>(1)?);
            Ok(
                SavedGame::saved_games_of_file(&file, file.parse_all(&text, &[]))
                    .into_iter()
                    .collect(),
            )
        })?;
        Ok(games.concat())
    }

    fn saved_game_text(&self, member: PersonId, file: &GameFile) -> Result<Option<String>> {
        self.first_value(
            "SELECT max(text) FROM own_games WHERE member = ?1 AND file = ?2",
            params![member, file.0],
        )
    }

    fn member_progress(&self, member: PersonId) -> Result<Progress> {
        Ok(Progress::parse(&self.member_toml(member, "progress")?).unwrap_or_default())
    }
}
