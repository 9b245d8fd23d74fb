//! Reads games and tournaments from the store, and converts a game to a record.

use std::time::Duration;

use awale_app::app::Clocks;
use awale_rules::{PerSeat, Seat};
use awale_study::catalogue::PlayerSpec;
use awale_study::progress::GlickoRating;
use awale_study::record::{ClockTimes, DateTime, Direction, Participant, Record};
use awale_study::words::{Language, Words};
use awale_words::text::Label;
use jiff::Timestamp;
use jiff::tz::TimeZone;
use rusqlite::{Row, Transaction, params};

use crate::club::ClubSnapshot;
use crate::club::fair::Opponents;
use crate::club::game::{ChatLine, GameEnd, LiveGame};
use crate::club::protocol::{
    Challenge, ChallengeId, GameId, Link, NewGame, Now, Pace, Person, PersonId, Terms,
};
use crate::club::terms::DAY_MS;
use crate::club::tournament::{Entrant, Pair, TournamentId, TournamentPlan, TournamentTerms};
use crate::names::Name;

use super::words::{
    damaged, format_of, format_word, kind_of, move_of, pace_of, seat_of, settlement_of,
};
use super::{Error, Store};

const COLUMNS: &str = "id, variant, south, north, south_name, north_name, pace, rated, delay, started, tournament, \
                       round, ended, settlement, winner, stood_ply, stood, south_ms, north_ms";

/// A row of the table `games`, with texts not yet parsed.
struct GameRow {
    id: GameId,
    variant: String,
    people: [(i64, String); 2],
    pace: String,
    rated: bool,
    delay: u8,
    started: i64,
    tournament: Option<(TournamentId, u32)>,
    ended: Option<i64>,
    settlement: Option<String>,
    winner: Option<String>,
    /// The state stored in addition to the moves, if any.
    stored_state: Option<StoredState>,
}

/// The number of moves, the Unix time in milliseconds at which the turn began, and the milliseconds
/// left to South and North.
type StoredState = (i64, i64, Option<(i64, i64)>);

fn game_row(row: &Row<'_>) -> rusqlite::Result<GameRow> {
    Ok(GameRow {
        id: row.get(0)?,
        variant: row.get(1)?,
        people: [(row.get(2)?, row.get(4)?), (row.get(3)?, row.get(5)?)],
        pace: row.get(6)?,
        rated: row.get(7)?,
        delay: row.get(8)?,
        started: row.get(9)?,
        tournament: row.get::<_, Option<i64>>(10)?.zip(row.get(11)?),
        ended: row.get(12)?,
        settlement: row.get(13)?,
        winner: row.get(14)?,
        stored_state: match (row.get(15)?, row.get(16)?) {
            (Some(ply), Some(since)) => {
                Some((ply, since, row.get::<_, Option<i64>>(17)?.zip(row.get(18)?)))
            }
            _ => None,
        },
    })
}

fn duration(ms: i64) -> Duration {
    Duration::from_millis(u64::try_from(ms).unwrap_or(0))
}

/// Makes a person from a row. A name that is no longer valid is replaced by a guest's name.
fn person((id, name): (i64, String)) -> Person {
    let number = id.unsigned_abs();
    Person {
        id,
        name: Name::new(&name).unwrap_or_else(|_| Name::of_guest(number)),
    }
}

impl Store {
    /// Reads the state of the club. `alive` is the Unix time in milliseconds at which the club last
    /// ran; clocks have been paused since then.
    ///
    /// # Errors
    /// If a query fails or a stored value is invalid.
    pub fn snapshot(&self, now: Now, alive: Option<i64>) -> Result<ClubSnapshot, Error> {
        let rows = self.game_rows("WHERE ended IS NULL", [])?;
        let mut games = rows
            .into_iter()
            .map(|row| self.game(row))
            .collect::<Result<Vec<_>, _>>()?;
        for game in &mut games {
            let thought = alive
                .unwrap_or(game.since_wall)
                .saturating_sub(game.since_wall);
            let thought = duration(thought);
            // The time from the turn's begin to the end of the last run of the club counts. One
            // millisecond remains, so that no player loses on time while the club is closed.
            if let Some(clocks) = &mut game.clocks
                && let Some(seat) = game
                    .ended
                    .is_none()
                    .then(|| game.referee.position())
                    .map(awale_rules::Game::to_move)
            {
                let left = clocks.left()[seat];
                clocks.run(
                    seat,
                    thought.min(left.saturating_sub(Duration::from_millis(1))),
                );
            }
            game.since = now.up;
            game.away = PerSeat::from_fn(|_| Some(now.up));
        }
        let next = |last: &str| {
            let query = format!("SELECT coalesce(({last}), 0) + 1");
            self.connection.query_row(&query, [], |row| row.get(0))
        };
        Ok(ClubSnapshot {
            games,
            challenges: self.challenges()?,
            members: self
                .members()?
                .into_iter()
                .map(|member| member.person)
                .collect(),
            ratings: self.ratings()?,
            rated: self.rated_since(now.wall - DAY_MS)?,
            muted: self
                .connection
                .prepare("SELECT person, other FROM mutes")?
                .query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?
                .collect::<Result<_, _>>()?,
            tournaments: self.tournaments()?,
            door: self.door()?,
            bans: self.bans()?,
            next_game: next("SELECT max(id) FROM games")?,
            next_tournament: next("SELECT seq FROM sqlite_sequence WHERE name = 'tournaments'")?,
        })
    }

    /// Returns the lowest id of a guest in games, chat and tournaments, or 0. New guests get lower
    /// ones, because stored games contain the names of earlier guests.
    ///
    /// # Errors
    /// If the query fails.
    pub fn last_guest(&self) -> Result<i64, Error> {
        let query = "SELECT min(0, coalesce(min(id), 0)) FROM (SELECT min(south) AS id FROM games UNION ALL \
                     SELECT min(north) FROM games UNION ALL SELECT min(person) FROM entrants UNION ALL \
                     SELECT min(person) FROM chat)";
        Ok(self.connection.query_row(query, [], |row| row.get(0))?)
    }

    fn game_rows(&self, which: &str, values: impl rusqlite::Params) -> Result<Vec<GameRow>, Error> {
        let mut query = self
            .connection
            .prepare(&format!("SELECT {COLUMNS} FROM games {which} ORDER BY id"))?;
        Ok(query
            .query_map(values, game_row)?
            .collect::<Result<_, _>>()?)
    }

    /// Makes a game from its row, its stored moves and its chat.
    fn game(&self, stored: GameRow) -> Result<LiveGame, Error> {
        let [south, north] = stored.people;
        let setup = NewGame {
            id: stored.id,
            terms: Terms {
                kind: kind_of(&stored.variant)?,
                pace: pace_of(&stored.pace)?,
                rated: stored.rated,
                delay: stored.delay,
            },
            players: PerSeat {
                south: person(south),
                north: person(north),
            },
            started: stored.started,
            tournament: stored.tournament,
        };
        let control = match setup.terms.pace {
            Pace::Clock(control) => Some(control),
            Pace::Free | Pace::Days(_) => None,
        };
        let mut game = LiveGame::new(
            setup,
            Now {
                up: Duration::ZERO,
                wall: stored.started,
            },
        );
        let mut times = control.map(ClockTimes::new);
        let mut query = self.connection.prepare_cached(
            "SELECT move, south_ms, north_ms, played FROM moves WHERE game = ?1 ORDER BY ply",
        )?;
        let mut rows = query.query([stored.id])?;
        while let Some(row) = rows.next()? {
            let seat = awale_rules::Game::to_move(game.referee.position());
            let mv = move_of(&row.get::<_, String>(0)?)?;
            game.referee.play(mv).map_err(|refused| {
                let why = Words::new(Language::English).refusal(seat, mv, &refused);
                Error::Damaged(format!("game {}: {why}", stored.id))
            })?;
            game.since_wall = row.get(3)?;
            if let (Some(times), Some(south), Some(north)) = (
                &mut times,
                row.get::<_, Option<i64>>(1)?,
                row.get::<_, Option<i64>>(2)?,
            ) {
                times.left = PerSeat { south, north }.map(duration);
                times.after.push(times.left[seat]);
            }
        }
        if let Some((_, since, left)) = stored
            .stored_state
            .filter(|&(ply, ..)| usize::try_from(ply) == Ok(game.played()))
        {
            game.since_wall = since;
            if let (Some(times), Some((south, north))) = (&mut times, left) {
                times.left = PerSeat { south, north }.map(duration);
            }
        }
        game.clocks = times.map(|times| Clocks::resumed(times, false));
        let mut chat = self
            .connection
            .prepare_cached("SELECT person, name, text FROM chat WHERE game = ?1 ORDER BY rowid")?;
        let mut rows = chat.query([stored.id])?;
        while let Some(row) = rows.next()? {
            let text: String = row.get(2)?;
            game.add_chat(ChatLine {
                from: person((row.get(0)?, row.get(1)?)),
                text: Label::from(text),
            });
        }
        if stored.ended.is_some() {
            if let Some(word) = stored.settlement {
                game.referee.settle(settlement_of(&word)?);
            }
            let winner = stored.winner.as_deref().map(seat_of).transpose()?;
            game.ended = Some(GameEnd {
                settlement: game.referee.settlement(),
                winner,
            });
        }
        Ok(game)
    }

    fn challenges(&self) -> Result<Vec<(ChallengeId, Person, Challenge)>, Error> {
        let mut query = self.connection.prepare(
            "SELECT c.id, c.person, m.name, variant, pace, begins, rated, delay, to_name, code, expires \
             FROM challenges c JOIN members m ON m.id = c.person",
        )?;
        let mut rows = query.query([])?;
        let mut found = Vec::new();
        while let Some(row) = rows.next()? {
            let begins: String = row.get(5)?;
            let challenge = Challenge {
                terms: Terms {
                    kind: kind_of(&row.get::<_, String>(3)?)?,
                    pace: pace_of(&row.get::<_, String>(4)?)?,
                    rated: row.get(6)?,
                    delay: row.get(7)?,
                },
                begins: begins.parse().map_err(|_| damaged("beginning", &begins))?,
                to: row
                    .get::<_, Option<String>>(8)?
                    .and_then(|name| Name::new(&name).ok()),
                link: row
                    .get::<_, Option<String>>(9)?
                    .zip(row.get(10)?)
                    .map(|(code, expires)| Link { code, expires }),
            };
            found.push((row.get(0)?, person((row.get(1)?, row.get(2)?)), challenge));
        }
        Ok(found)
    }

    fn ratings(&self) -> Result<Vec<(PersonId, String, GlickoRating)>, Error> {
        let mut query = self
            .connection
            .prepare("SELECT person, variant, rating, deviation, volatility FROM ratings")?;
        let rating = |row: &Row<'_>| {
            let rating = GlickoRating {
                rating: row.get(2)?,
                deviation: row.get(3)?,
                volatility: row.get(4)?,
            };
            Ok((row.get(0)?, row.get(1)?, rating))
        };
        Ok(query.query_map([], rating)?.collect::<Result<_, _>>()?)
    }

    /// Returns the pairs of players of rated games that have ended since a Unix time in
    /// milliseconds, each with the time of the end.
    fn rated_since(&self, wall: i64) -> Result<Vec<(Opponents, i64)>, Error> {
        let mut query = self.connection.prepare(
            "SELECT min(south, north), max(south, north), ended FROM games \
             WHERE rated AND tournament IS NULL AND ended > ?1",
        )?;
        let ended = |row: &Row<'_>| Ok(([row.get(0)?, row.get(1)?], row.get(2)?));
        Ok(query.query_map([wall], ended)?.collect::<Result<_, _>>()?)
    }

    /// Returns the finished games of a member, the oldest first. Unfinished games are excluded,
    /// because their players may have chosen to hide the last moves from watchers.
    ///
    /// # Errors
    /// If a query fails or a stored value is invalid.
    pub fn games_of(&self, name: &Name) -> Result<Vec<Record>, Error> {
        let member: Option<i64> = self.member(name)?.map(|member| member.person.id);
        let Some(member) = member else {
            return Ok(Vec::new());
        };
        let rows = self.game_rows(
            "WHERE (south = ?1 OR north = ?1) AND ended IS NOT NULL",
            [member],
        )?;
        rows.into_iter()
            .map(|row| Ok(record(&self.game(row)?)))
            .collect()
    }

    /// Returns the numbers of games that the first person has won, drawn and lost against the
    /// second.
    ///
    /// # Errors
    /// If the query fails.
    pub fn score_between(&self, one: i64, other: i64) -> Result<[u32; 3], Error> {
        let of = |south: i64, north: i64, winner: &str| -> Result<u32, Error> {
            Ok(self.connection.query_row(
                "SELECT count(*) FROM games WHERE south = ?1 AND north = ?2 AND ended IS NOT NULL \
                 AND coalesce(winner, '') = ?3",
                params![south, north, winner],
                |row| row.get(0),
            )?)
        };
        Ok([
            of(one, other, "south")? + of(other, one, "north")?,
            of(one, other, "")? + of(other, one, "")?,
            of(one, other, "north")? + of(other, one, "south")?,
        ])
    }

    /// Returns all tournaments, the oldest first.
    ///
    /// # Errors
    /// If a query fails or a stored value is invalid.
    pub fn tournaments(&self) -> Result<Vec<TournamentPlan>, Error> {
        let mut query = self.connection.prepare(
            "SELECT id, name, format, variant, clock, first_move, next_round, begun, canceled \
             FROM tournaments ORDER BY id",
        )?;
        let mut rows = query.query([])?;
        let mut plans = Vec::new();
        while let Some(row) = rows.next()? {
            let id: TournamentId = row.get(0)?;
            let entrant = |row: &Row<'_>| {
                Ok(Entrant {
                    person: person((row.get(0)?, row.get(1)?)),
                    is_withdrawn: row.get(2)?,
                    is_ready: row.get(3)?,
                })
            };
            let entrants = self
                .connection
                .prepare_cached(
                    "SELECT person, name, withdrawn, ready FROM entrants WHERE tournament = ?1 ORDER BY place",
                )?
                .query_map([id], entrant)?
                .collect::<Result<_, _>>()?;
            let pair = |row: &Row<'_>| {
                Ok(Pair {
                    round: row.get(0)?,
                    players: (row.get(1)?, row.get(2)?),
                    game: row.get(3)?,
                    points: row.get::<_, Option<u32>>(4)?.zip(row.get(5)?),
                })
            };
            let pairs = self
                .connection
                .prepare_cached(
                    "SELECT round, south, north, game, south_points, north_points FROM pairs WHERE tournament = ?1 \
                     ORDER BY place",
                )?
                .query_map([id], pair)?
                .collect::<Result<_, _>>()?;
            let (clock, next) = (row.get::<_, String>(4)?, row.get::<_, String>(6)?);
            plans.push(TournamentPlan {
                id,
                terms: TournamentTerms {
                    title: row.get(1)?,
                    format: format_of(&row.get::<_, String>(2)?)?,
                    kind: kind_of(&row.get::<_, String>(3)?)?,
                    clock: clock.parse().map_err(|_| damaged("clock", &clock))?,
                    first_move: row.get(5)?,
                    next_round: next
                        .parse()
                        .map_err(|_| damaged("begin of a round", &next))?,
                },
                entrants,
                pairs,
                is_begun: row.get(7)?,
                is_canceled: row.get(8)?,
            });
        }
        Ok(plans)
    }

    /// Returns all games of a tournament, the oldest first.
    ///
    /// # Errors
    /// If a query fails or a stored value is invalid.
    pub fn games_of_tournament(&self, id: TournamentId) -> Result<Vec<LiveGame>, Error> {
        let rows = self.game_rows("WHERE tournament = ?1", [id])?;
        rows.into_iter().map(|row| self.game(row)).collect()
    }
}

pub(super) fn write_plan(to: &Transaction<'_>, plan: &TournamentPlan) -> Result<(), Error> {
    let terms = &plan.terms;
    to.execute(
        "INSERT OR REPLACE INTO tournaments VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)",
        params![
            plan.id,
            terms.title,
            format_word(terms.format),
            terms.kind.id(),
            terms.clock.to_string(),
            terms.first_move,
            <&str>::from(terms.next_round),
            plan.is_begun,
            plan.is_canceled
        ],
    )?;
    to.execute("DELETE FROM entrants WHERE tournament = ?1", [plan.id])?;
    to.execute("DELETE FROM pairs WHERE tournament = ?1", [plan.id])?;
    for (place, entrant) in (0_i64..).zip(&plan.entrants) {
        let person = &entrant.person;
        let values = params![
            plan.id,
            place,
            person.id,
            person.name.as_str(),
            entrant.is_withdrawn,
            entrant.is_ready
        ];
        to.prepare_cached("INSERT INTO entrants VALUES (?1, ?2, ?3, ?4, ?5, ?6)")?
            .execute(values)?;
    }
    for (place, pair) in (0_i64..).zip(&plan.pairs) {
        to.prepare_cached("INSERT INTO pairs VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)")?
            .execute(params![
                plan.id,
                place,
                pair.round,
                pair.players.0,
                pair.players.1,
                pair.game,
                pair.points.map(|(south, _)| south),
                pair.points.map(|(_, north)| north),
            ])?;
    }
    Ok(())
}

/// Converts a game to the record that the program saves in files.
#[must_use]
pub fn record(game: &LiveGame) -> Record {
    let setup = &game.setup;
    let participant = |seat: Seat| Participant {
        name: Label::from(setup.players[seat].name.as_str()),
        spec: PlayerSpec::Human,
    };
    let at = Timestamp::from_millisecond(setup.started)
        .unwrap_or(Timestamp::UNIX_EPOCH)
        .to_zoned(TimeZone::UTC);
    let date = DateTime::from_clock(&at);
    let players = PerSeat::from_fn(participant);
    let mut record = Record::of(
        &game.referee,
        setup.terms.kind.clone(),
        players,
        Direction::default(),
        date,
        None,
    );
    record.clocks = game.clocks.as_ref().map(|clocks| clocks.times().clone());
    record
}
