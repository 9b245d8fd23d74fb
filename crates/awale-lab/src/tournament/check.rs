//! Whether the games of a file are those of the tournament: the plan is made again, and each result
//! follows from the moves.

use std::collections::BTreeMap;

use awale_rules::{Game as _, Match, Seat};
use awale_study::catalogue::AnyGame;

use crate::match_runner::{BotTerms, Entrant, Forfeit, MOST_PROCESSES, OnFault};

use super::TournamentPlan;
use super::game::{FaultRecord, TournamentGame, UnplayableMove, Used, end_of, replay};
use super::pairing::wave;
use super::runner::PlannedGame;

/// A kept game that is not the one of the plan.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameMismatch {
    /// The number of the game, counted from 0.
    pub id: usize,
    /// What is wrong with it.
    pub what: MismatchReason,
}

/// What is wrong with a kept game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MismatchReason {
    /// The plan has no game of that number, or the file has two.
    Number,
    /// It is of another round, or has another opening.
    Round,
    /// Other players played it.
    Players,
    /// It does not begin with its opening.
    Opening,
    /// A move cannot be played.
    Move(UnplayableMove),
    /// Its moves end it otherwise, or not at all.
    End,
    /// Its moves give other points.
    Points,
    /// Its faults cannot have happened in it.
    Faults,
    /// Its moves cannot have taken that long.
    Time,
}

impl From<UnplayableMove> for MismatchReason {
    fn from(mv: UnplayableMove) -> MismatchReason {
        MismatchReason::Move(mv)
    }
}

/// How much longer than its clock allows a move may have taken without a fault: machines are busy.
const BUSY_MS: u64 = 60_000;

impl TournamentPlan {
    /// Checks that each of `games` is the one that the plan has at its place, and that its result
    /// follows from its moves.
    ///
    /// # Errors
    /// The first game that is not, and in what it differs.
    pub(super) fn check(&self, games: &[TournamentGame]) -> Result<(), GameMismatch> {
        let mut kept: BTreeMap<usize, &TournamentGame> = BTreeMap::new();
        for game in games {
            if kept.insert(game.id, game).is_some() {
                return Err(GameMismatch {
                    id: game.id,
                    what: MismatchReason::Number,
                });
            }
        }
        let mut past: Vec<TournamentGame> = Vec::new();
        for number in 0.. {
            let encounters = wave(
                self.pairing,
                self.players.len(),
                self.openings(),
                number,
                &past,
            );
            let places = self.places(&encounters, &past);
            let mut of_wave = Vec::new();
            for place in &places {
                if let Some(game) = kept.remove(&place.game.id) {
                    self.check_game(place, game)
                        .map_err(|what| GameMismatch { id: game.id, what })?;
                    of_wave.push(game.clone());
                }
            }
            // The wave after one that is not whole cannot be paired yet.
            if places.is_empty() || of_wave.len() < places.len() {
                break;
            }
            past.extend(of_wave);
        }
        kept.into_keys().next().map_or(Ok(()), |id| {
            Err(GameMismatch {
                id,
                what: MismatchReason::Number,
            })
        })
    }

    fn check_game(&self, place: &PlannedGame, game: &TournamentGame) -> Result<(), MismatchReason> {
        let planned = &place.game;
        if (game.round, game.opening) != (planned.round, planned.opening) {
            return Err(MismatchReason::Round);
        }
        if (game.south, game.north) != (planned.south, planned.north) {
            return Err(MismatchReason::Players);
        }
        if place.is_given || !game.is_played() {
            return if place.is_given && game == planned {
                Ok(())
            } else {
                Err(MismatchReason::End)
            };
        }
        let start = self
            .start(game.opening)
            .map_err(|_| MismatchReason::Opening)?;
        let played = replay(&self.kind, game)?;
        if start.past()[0].to_move() != game.first || !played.moves().starts_with(start.moves()) {
            return Err(MismatchReason::Opening);
        }
        let outcome = played.outcome();
        let end = match (&outcome, game.forfeit) {
            (None, Some(_)) => "forfeit",
            (Some(outcome), None) => end_of(&outcome.ending),
            _ => return Err(MismatchReason::End),
        };
        let winner = game
            .forfeit
            .map(Seat::opponent)
            .or_else(|| outcome.and_then(|outcome| outcome.tally.winner));
        let points = winner.map_or(0.5, |winner| if winner == Seat::South { 1.0 } else { 0.0 });
        if game.end != end {
            return Err(MismatchReason::End);
        }
        if (game.points - points).abs() > f64::EPSILON {
            return Err(MismatchReason::Points);
        }
        for seat in Seat::BOTH {
            let turns = played.past()[start.moves().len()..]
                .iter()
                .filter(|position| position.to_move() == seat);
            // The last position of a game has no move; only who forfeits was asked there.
            let turns = turns.count()
                - usize::from(outcome.is_some() && played.position().to_move() == seat);
            self.check_faults(game, seat, &start, &played)?;
            self.check_time(game, seat, turns)?;
        }
        Ok(())
    }

    /// Checks that the faults of `seat` are at most one at each of its turns, and that it was
    /// forfeited by the last.
    fn check_faults(
        &self,
        game: &TournamentGame,
        seat: Seat,
        start: &Match<AnyGame>,
        played: &Match<AnyGame>,
    ) -> Result<(), MismatchReason> {
        let faults: Vec<&FaultRecord> = game
            .faults
            .iter()
            .filter(|fault| fault.seat == seat)
            .collect();
        let end = played.moves().len();
        let is_possible = |fault: &&FaultRecord| {
            let is_forfeit = game.forfeit == Some(seat) && fault.ply == end;
            // A program that does not start forfeits before its turn.
            let is_turn = played
                .past()
                .get(fault.ply)
                .is_some_and(|position| position.to_move() == seat);
            let is_asked = (start.moves().len()..end).contains(&fault.ply)
                && self.on_fault == OnFault::RandomMove;
            Forfeit::WORDS.contains(&fault.kind.as_str()) && (is_forfeit || is_asked && is_turn)
        };
        let is_told =
            game.forfeit != Some(seat) || faults.last().is_some_and(|fault| fault.ply == end);
        let is_ordered = faults.is_sorted_by(|one, next| one.ply < next.ply);
        if is_told && is_ordered && faults.iter().all(is_possible) {
            Ok(())
        } else {
            Err(MismatchReason::Faults)
        }
    }

    /// Checks the time of `seat`, which had `turns` turns.
    fn check_time(
        &self,
        game: &TournamentGame,
        seat: Seat,
        turns: usize,
    ) -> Result<(), MismatchReason> {
        let Used {
            moves,
            ms,
            longest_ms,
            cpu_ms,
        } = game.used[seat];
        // Each is rounded down.
        let is_whole = moves <= turns as u64
            && longest_ms <= ms
            && ms <= moves.saturating_mul(longest_ms.saturating_add(1));
        let BotTerms {
            time, grace, start, ..
        } = &self.bots;
        let clock = u64::try_from((*time + *grace + *start).as_millis()).unwrap_or(u64::MAX);
        let is_bot = matches!(self.players[game.player(seat)].entrant, Entrant::LineBot(_));
        // A late answer is a fault, and may come at any time.
        let is_late = game.faults.iter().any(|fault| fault.seat == seat);
        let is_in_time = !is_bot || is_late || longest_ms <= clock.saturating_add(BUSY_MS);
        // Each of its processes may have a processor of its own.
        let is_counted = cpu_ms
            <= ms
                .saturating_add(BUSY_MS)
                .saturating_mul(MOST_PROCESSES as u64);
        if is_whole && is_in_time && is_counted {
            Ok(())
        } else {
            Err(MismatchReason::Time)
        }
    }
}
