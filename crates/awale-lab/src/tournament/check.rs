//! Checks that the games in a file can be games of the tournament: the plan is computed again, and
//! each result has to follow from the moves.

use std::collections::BTreeMap;

use awale_rules::{Game as _, Match, Seat};
use awale_study::catalogue::AnyGame;

use crate::match_runner::{BotLimits, Entrant, FaultConsequence, Forfeit, MAX_BOT_PROCESSES};

use super::TournamentPlan;
use super::game::{FaultRecord, TimeUsed, TournamentGame, UnplayableMove, ending_word, replay};
use super::pairing::pairs_of_wave;
use super::runner::PlannedGame;

/// A saved game that does not agree with the plan or with its own moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InconsistentGame {
    /// The number of the game, counted from 0.
    pub id: usize,
    /// The disagreement.
    pub reason: MismatchReason,
}

/// A disagreement between a saved game and the plan or its own moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MismatchReason {
    /// The plan has no game of this number, or the file has two.
    Number,
    /// The round or the opening is not the planned one.
    Round,
    /// The players are not the planned ones.
    Players,
    /// The moves do not begin with the planned opening.
    Opening,
    /// A move is illegal.
    Move(UnplayableMove),
    /// The moves lead to another ending, or to none.
    End,
    /// The file states other points for the players than the moves give them.
    Points,
    /// The faults cannot have happened in this game.
    Faults,
    /// The times are impossible for these moves.
    Time,
}

impl From<UnplayableMove> for MismatchReason {
    fn from(mv: UnplayableMove) -> MismatchReason {
        MismatchReason::Move(mv)
    }
}

/// Tolerance in milliseconds for a move without a fault above its time limit, because machines are
/// busy.
const MOVE_TIME_TOLERANCE_MS: u64 = 60_000;

impl TournamentPlan {
    /// Checks that each of `games` agrees with the plan, and that its result follows from its
    /// moves.
    ///
    /// # Errors
    /// The first disagreement.
    pub(super) fn check_games(&self, games: &[TournamentGame]) -> Result<(), InconsistentGame> {
        let mut stored: BTreeMap<usize, &TournamentGame> = BTreeMap::new();
        for game in games {
            if stored.insert(game.id, game).is_some() {
                return Err(InconsistentGame {
                    id: game.id,
                    reason: MismatchReason::Number,
                });
            }
        }
        let mut past: Vec<TournamentGame> = Vec::new();
        for number in 0.. {
            let pairs = pairs_of_wave(
                self.pairing,
                self.players.len(),
                self.openings_per_pair(),
                number,
                &past,
            );
            let places = self.planned_games(&pairs, &past);
            let mut of_wave = Vec::new();
            for place in &places {
                if let Some(game) = stored.remove(&place.game.id) {
                    self.check_game(place, game)
                        .map_err(|reason| InconsistentGame {
                            id: game.id,
                            reason,
                        })?;
                    of_wave.push(game.clone());
                }
            }
            // The wave after an incomplete one cannot be paired yet.
            if places.is_empty() || of_wave.len() < places.len() {
                break;
            }
            past.extend(of_wave);
        }
        stored.into_keys().next().map_or(Ok(()), |id| {
            Err(InconsistentGame {
                id,
                reason: MismatchReason::Number,
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
        if place.is_dropped || !game.is_played() {
            return if place.is_dropped && game == planned {
                Ok(())
            } else {
                Err(MismatchReason::End)
            };
        }
        let start = self
            .game_with_opening(game.opening)
            .map_err(|_| MismatchReason::Opening)?;
        let played = replay(&self.kind, game)?;
        if start.positions_so_far()[0].to_move() != game.first
            || !played.moves().starts_with(start.moves())
        {
            return Err(MismatchReason::Opening);
        }
        let outcome = played.outcome();
        let end = match (&outcome, game.forfeit) {
            (None, Some(_)) => "forfeit",
            (Some(outcome), None) => ending_word(&outcome.ending),
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
            let turns = played.positions_so_far()[start.moves().len()..]
                .iter()
                .filter(|position| position.to_move() == seat);
            // Each position is a turn of the side to move. The last one is not a turn if the game
            // ended by its rules, but it is one if the game was forfeited.
            let turns = turns.count()
                - usize::from(outcome.is_some() && played.position().to_move() == seat);
            self.check_faults(game, seat, &start, &played)?;
            self.check_time(game, seat, turns)?;
        }
        Ok(())
    }

    /// Checks that `seat` has no more than one fault at each of its turns, and that the last fault
    /// is the one that forfeited the game, if it did.
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
            // A fault needs a turn of `seat`, except the fault that forfeits the game: a program
            // that cannot start forfeits even if the opponent is to move.
            let is_turn = played
                .positions_so_far()
                .get(fault.ply)
                .is_some_and(|position| position.to_move() == seat);
            let may_continue = (start.moves().len()..end).contains(&fault.ply)
                && self.on_fault == FaultConsequence::RandomMove;
            Forfeit::ALL_REASON_WORDS.contains(&fault.kind.as_str())
                && (is_forfeit || may_continue && is_turn)
        };
        let has_forfeit_fault =
            game.forfeit != Some(seat) || faults.last().is_some_and(|fault| fault.ply == end);
        let is_ordered = faults.is_sorted_by(|one, next| one.ply < next.ply);
        if has_forfeit_fault && is_ordered && faults.iter().all(is_possible) {
            Ok(())
        } else {
            Err(MismatchReason::Faults)
        }
    }

    /// Checks the times of `seat`, which was to move `turns` times.
    fn check_time(
        &self,
        game: &TournamentGame,
        seat: Seat,
        turns: usize,
    ) -> Result<(), MismatchReason> {
        let TimeUsed {
            moves,
            ms,
            longest_ms,
            cpu_ms,
        } = game.used[seat];
        // All times are rounded down, so the sum may exceed the longest time per move by 1 ms for
        // each move.
        let is_whole = moves <= turns as u64
            && longest_ms <= ms
            && ms <= moves.saturating_mul(longest_ms.saturating_add(1));
        let BotLimits {
            time, grace, start, ..
        } = &self.bots;
        let clock = u64::try_from((*time + *grace + *start).as_millis()).unwrap_or(u64::MAX);
        let is_bot = matches!(
            self.players[game.player_at(seat)].entrant,
            Entrant::LineBot(_)
        );
        // A fault may be a late answer, so its time is not limited.
        let is_late = game.faults.iter().any(|fault| fault.seat == seat);
        let is_in_time =
            !is_bot || is_late || longest_ms <= clock.saturating_add(MOVE_TIME_TOLERANCE_MS);
        // Several processes of a bot may run on several processors.
        let is_counted = cpu_ms
            <= ms
                .saturating_add(MOVE_TIME_TOLERANCE_MS)
                .saturating_mul(MAX_BOT_PROCESSES as u64);
        if is_whole && is_in_time && is_counted {
            Ok(())
        } else {
            Err(MismatchReason::Time)
        }
    }
}
