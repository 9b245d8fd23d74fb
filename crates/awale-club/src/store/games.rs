//! Reads games and tournaments from the store, and converts a game to a record.

use crate::prelude::*;
use awale_study::record::{DateTime, SowingDirection};
use jiff::{Timestamp, tz::TimeZone};
use rusqlite::{Params, params};

use super::{
    Error, Result, Store,
    queries::{JsonColumn, person_from_row},
};

impl Store {
    /// Reads the state of the club. `last_heartbeat_unix_ms` is the Unix time in milliseconds at
    /// which the club last ran; clocks have been paused since then.
    ///
    /// # Errors
    /// If a query fails or a stored value is invalid.
    pub fn read_club_snapshot(
        &self,
        now: ClubTime,
        last_heartbeat_unix_ms: Option<i64>,
    ) -> Result<ClubSnapshot> {
        let mut unfinished_games = self.games_where("WHERE ended IS NULL", [])?;
        for game in &mut unfinished_games {
            let thinking_ms = last_heartbeat_unix_ms.map_or(0, |last| {
                last.saturating_sub(game.turn_began_unix_ms)
                    .max(0)
                    .cast_unsigned()
            });
            let thinking_time = Duration::from_millis(thinking_ms);
            // The time from the start of the turn to the end of the last run of the club counts.
            // One millisecond remains, so that no player loses on time while the club is closed.
            let seat = game.to_move();
            if let (Some(clocks), Some(seat)) = (&mut game.clocks, seat) {
                let max_thinking_time =
                    clocks.remaining()[seat].saturating_sub(Duration::from_millis(1));
                clocks.count_down(seat, thinking_time.min(max_thinking_time));
            }
            game.turn_began = now.uptime;
            game.away_since = PerSeat::from_fn(|_| Some(now.uptime));
        }
        let next = |last: &str| self.first_value(&format!("SELECT coalesce(({last}), 0) + 1"), []);
        Ok(ClubSnapshot {
            unfinished_games,
            items: self.items()?,
            names: self
                .members()?
                .into_iter()
                .map(|member| member.person)
                .map(|person| (person.id, person.name))
                .collect(),
            recent_rated_game_ends: self.map_rows(
                "SELECT min(south, north), max(south, north), ended FROM games \
                 WHERE game ->> '$.setup.terms.rated' AND tournament IS NULL AND ended > ?1",
                [now.unix_ms - DAY_MS],
                |row| Ok(([row.get(0)?, row.get(1)?], row.get(2)?)),
            )?,
            tournaments: self.tournaments()?,
            next_game_id: next("SELECT max(id) FROM games")?,
            // The number of a deleted tournament is not used again.
            next_tournament_id: next("SELECT seq FROM sqlite_sequence WHERE name = 'tournaments'")?,
        })
    }

    /// Returns the lowest id of all guests in the store; 0 if it contains no guest.
    ///
    /// # Errors
    /// If the query fails.
    pub fn lowest_guest_id(&self) -> Result<i64> {
        self.first_value("SELECT min(0, coalesce(min(id), 0)) FROM (SELECT min(south) AS id FROM games UNION ALL \
                     SELECT min(north) FROM games UNION ALL SELECT min(person) FROM chat UNION ALL \
                     SELECT min(value ->> '$.person.id') FROM tournaments, json_each(tournament, '$.entrants'))", [])
    }

    fn games_where(&self, where_clause: &str, parameters: impl Params) -> Result<Vec<LiveGame>> {
        let query = format!("SELECT id, game FROM games {where_clause} ORDER BY id");
        self.map_rows(&query, parameters, |row| {
            let id: i64 = row.get(0)?;
            let JsonColumn(game): JsonColumn<StoredGame> = row.get(1)?;
            let mut game = game
                .replay()
                .ok_or_else(|| Error::DatabaseDamaged(format!("the moves of game {id}")))?;
            self.map_rows::<_, ()>(
                "SELECT person, name, text FROM chat WHERE game = ?1 ORDER BY rowid",
                [id],
                |row| {
                    let text: String = row.get("text")?;
                    game.add_chat_line(ChatLine {
                        from: person_from_row(row, "person", "name")?,
                        text: Label::from(text),
                    });
                    Ok(())
                },
            )?;
            Ok(game)
        })
    }

    /// Returns the finished games of the member with this name, the oldest first. Unfinished games
    /// are excluded, because their players may have chosen to hide the last moves from watchers.
    ///
    /// # Errors
    /// If a query fails or a stored value is invalid.
    pub fn finished_games_of(&self, name: &Name) -> Result<Vec<Record>> {
        Ok(self.games_where(
            "WHERE (SELECT id FROM members WHERE folded = ?1) IN (south, north) AND ended IS NOT NULL",
            [name.folded_form()],
        )?.iter().map(game_to_record).collect())
    }

    /// Returns the numbers of games that the first person has won, drawn and lost against the
    /// second.
    ///
    /// # Errors
    /// If the query fails.
    pub fn score_between(&self, first_person: i64, second_person: i64) -> Result<[u32; 3]> {
        let count_won_by = |winner: &str| {
            self.first_value(&format!(
                "SELECT count(*) FROM games WHERE (south, north) IN (VALUES (?1, ?2), (?2, ?1)) \
                 AND ended IS NOT NULL AND \
                 CASE game ->> '$.winner' WHEN 'south' THEN south WHEN 'north' THEN north ELSE 0 END = {winner}"
            ), params![first_person, second_person])
        };
        Ok([count_won_by("?1")?, count_won_by("0")?, count_won_by("?2")?])
    }

    /// Returns all tournaments, the oldest first.
    ///
    /// # Errors
    /// If a query fails or a stored value is invalid.
    pub fn tournaments(&self) -> Result<Vec<ClubTournament>> {
        self.json_values("SELECT tournament FROM tournaments ORDER BY id")
    }

    /// Returns all games of a tournament, the oldest first.
    ///
    /// # Errors
    /// If a query fails or a stored value is invalid.
    pub fn games_of_tournament(&self, id: TournamentId) -> Result<Vec<LiveGame>> {
        self.games_where("WHERE tournament = ?1", [id])
    }
}

/// Converts a game to the record that the program saves in files.
pub fn game_to_record(game: &LiveGame) -> Record {
    let setup = &game.setup;
    let start_time = Timestamp::from_millisecond(setup.started_unix_ms)
        .unwrap_or(Timestamp::UNIX_EPOCH)
        .to_zoned(TimeZone::UTC);
    let mut record = Record::of(
        &game.referee,
        setup.terms.kind.clone(),
        PerSeat::from_fn(|seat| Participant {
            name: Label::from(setup.players[seat].name.as_str()),
            spec: PlayerSpec::Human,
        }),
        SowingDirection::default(),
        DateTime::from_clock(&start_time),
        None,
    );
    record.clocks = game.clocks.as_ref().map(|clocks| clocks.times().clone());
    record
}
