//! Checks that the games in a file can be games of the tournament: the plan is computed again, and
//! each result has to follow from the moves.

use std::collections::BTreeMap;

use awale_rules::{Game as _, Match, Seat};
use awale_study::catalogue::AnyGame;

use crate::match_runner::{BotLimits, Entrant, FaultConsequence, Forfeit, MAX_BOT_PROCESSES};

use super::{
    TournamentPlan,
    game::{FaultRecord, TimeUsed, TournamentGame, UnplayableMove, ending_word, replay},
    pairing::pairs_of_wave,
    runner::PlannedGame,
};

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
    /// The plan has no game with this number, or the file has two games with it.
    WrongGameNumber,
    /// The round or the opening is not the planned one.
    WrongRoundOrOpening,
    /// The players are not the planned ones.
    WrongPlayers,
    /// The moves do not begin with the planned opening.
    WrongOpening,
    /// A move is illegal.
    UnplayableMove(UnplayableMove),
    /// After the moves the game has another ending than the file states, or is not over.
    WrongEnding,
    /// The file states other points for the players than the moves give them.
    WrongPoints,
    /// The faults cannot have happened in this game.
    ImpossibleFaults,
    /// The times are impossible for these moves.
    ImpossibleTimes,
}

impl From<UnplayableMove> for MismatchReason {
    fn from(mv: UnplayableMove) -> MismatchReason {
        MismatchReason::UnplayableMove(mv)
    }
}

/// The time in milliseconds by which a move without a fault may exceed its time limit, because
/// machines are busy.
const MOVE_TIME_TOLERANCE_MS: u64 = 60_000;

impl TournamentPlan {
    /// Checks that each of `games` agrees with the plan, and that its result follows from its
    /// moves.
    ///
    /// # Errors
    /// The first disagreement.
    pub(super) fn check_games(&self, games: &[TournamentGame]) -> Result<(), InconsistentGame> {
        let mut stored_games: BTreeMap<usize, &TournamentGame> = BTreeMap::new();
        for game in games {
            if stored_games.insert(game.id, game).is_some() {
                return Err(InconsistentGame {
                    id: game.id,
                    reason: MismatchReason::WrongGameNumber,
                });
            }
        }
        let mut past_games: Vec<TournamentGame> = Vec::new();
        for number in 0.. {
            let pairs = pairs_of_wave(
                self.pairing,
                self.players.len(),
                self.openings_per_pair(),
                number,
                &past_games,
            );
            let planned_games = self.planned_games(&pairs, &past_games);
            let mut games_of_wave = Vec::new();
            for place in &planned_games {
                if let Some(game) = stored_games.remove(&place.game.id) {
                    self.check_game(place, game)
                        .map_err(|reason| InconsistentGame {
                            id: game.id,
                            reason,
                        })?;
                    games_of_wave.push(game.clone());
                }
            }
            // This wave is not complete, so the pairs of the next wave are not known yet.
            if planned_games.is_empty() || games_of_wave.len() < planned_games.len() {
                break;
            }
            past_games.extend(games_of_wave);
        }
        stored_games.into_keys().next().map_or(Ok(()), |id| {
            Err(InconsistentGame {
                id,
                reason: MismatchReason::WrongGameNumber,
            })
        })
    }

    fn check_game(
        &self,
        planned_game: &PlannedGame,
        game: &TournamentGame,
    ) -> Result<(), MismatchReason> {
        let expected_game = &planned_game.game;
        if (game.round_number, game.opening_number)
            != (expected_game.round_number, expected_game.opening_number)
        {
            return Err(MismatchReason::WrongRoundOrOpening);
        }
        if (game.south_player, game.north_player)
            != (expected_game.south_player, expected_game.north_player)
        {
            return Err(MismatchReason::WrongPlayers);
        }
        if planned_game.has_dropped_player || !game.is_played() {
            return if planned_game.has_dropped_player && game == expected_game {
                Ok(())
            } else {
                Err(MismatchReason::WrongEnding)
            };
        }
        let game_after_opening = self
            .game_with_opening(game.opening_number)
            .map_err(|_| MismatchReason::WrongOpening)?;
        let replayed_game = replay(&self.kind, game)?;
        if game_after_opening.positions_so_far()[0].to_move() != game.first_to_move
            || !replayed_game
                .moves()
                .starts_with(game_after_opening.moves())
        {
            return Err(MismatchReason::WrongOpening);
        }
        let outcome = replayed_game.outcome();
        let expected_ending = match (&outcome, game.forfeit) {
            (None, Some(_)) => "forfeit",
            (Some(outcome), None) => ending_word(&outcome.ending),
            _ => return Err(MismatchReason::WrongEnding),
        };
        let winner = game
            .forfeit
            .map(Seat::opponent)
            .or_else(|| outcome.and_then(|outcome| outcome.final_result.winner));
        let points = winner.map_or(0.5, |winner| if winner == Seat::South { 1.0 } else { 0.0 });
        if game.ending_word != expected_ending {
            return Err(MismatchReason::WrongEnding);
        }
        if (game.points - points).abs() > f64::EPSILON {
            return Err(MismatchReason::WrongPoints);
        }
        for seat in Seat::BOTH {
            let positions_of_turns = replayed_game.positions_so_far()
                [game_after_opening.moves().len()..]
                .iter()
                .filter(|position| position.to_move() == seat);
            // Each position is a turn of the side to move. The last one is not a turn if the game
            // ended by its rules, but it is one if the game was forfeited.
            let turn_count = positions_of_turns.count()
                - usize::from(outcome.is_some() && replayed_game.position().to_move() == seat);
            self.check_faults(game, seat, &game_after_opening, &replayed_game)?;
            self.check_time(game, seat, turn_count)?;
        }
        Ok(())
    }

    /// Checks that `seat` has no more than one fault at each of its turns, and that the last fault
    /// is the one that forfeited the game, if it did.
    fn check_faults(
        &self,
        game: &TournamentGame,
        seat: Seat,
        game_after_opening: &Match<AnyGame>,
        replayed_game: &Match<AnyGame>,
    ) -> Result<(), MismatchReason> {
        let faults: Vec<&FaultRecord> = game
            .faults
            .iter()
            .filter(|fault| fault.seat == seat)
            .collect();
        let end_ply = replayed_game.moves().len();
        let can_fault_have_happened = |fault: &&FaultRecord| {
            let is_forfeit = game.forfeit == Some(seat) && fault.ply == end_ply;
            // A fault needs a turn of `seat`, except the fault that forfeits the game: a program
            // that cannot start forfeits even if the opponent is to move.
            let is_players_turn = replayed_game
                .positions_so_far()
                .get(fault.ply)
                .is_some_and(|position| position.to_move() == seat);
            let may_random_move_follow = (game_after_opening.moves().len()..end_ply)
                .contains(&fault.ply)
                && self.on_fault == FaultConsequence::RandomMove;
            Forfeit::ALL_REASON_WORDS.contains(&fault.fault_kind.as_str())
                && (is_forfeit || may_random_move_follow && is_players_turn)
        };
        let is_forfeit_explained =
            game.forfeit != Some(seat) || faults.last().is_some_and(|fault| fault.ply == end_ply);
        let are_faults_ordered = faults.is_sorted_by(|one, next| one.ply < next.ply);
        if is_forfeit_explained && are_faults_ordered && faults.iter().all(can_fault_have_happened)
        {
            Ok(())
        } else {
            Err(MismatchReason::ImpossibleFaults)
        }
    }

    /// Checks the times of `seat`, which was to move `turn_count` times.
    fn check_time(
        &self,
        game: &TournamentGame,
        seat: Seat,
        turn_count: usize,
    ) -> Result<(), MismatchReason> {
        let TimeUsed {
            requested_move_count: moves,
            total_ms: ms,
            longest_ms,
            cpu_ms,
        } = game.time_used[seat];
        // All times are rounded down, so the sum may exceed the longest time per move by 1 ms for
        // each move.
        let are_move_times_consistent = moves <= turn_count as u64
            && longest_ms <= ms
            && ms <= moves.saturating_mul(longest_ms.saturating_add(1));
        let BotLimits {
            move_time: time,
            grace_time: grace,
            first_move_allowance: start,
            ..
        } = &self.bot_limits;
        let max_move_ms = u64::try_from((*time + *grace + *start).as_millis()).unwrap_or(u64::MAX);
        let is_line_bot = matches!(
            self.players[game.player_index_at_seat(seat)].entrant,
            Entrant::LineBot(_)
        );
        // A fault may be a late answer, so its time is not limited.
        let may_be_late = game.faults.iter().any(|fault| fault.seat == seat);
        let is_in_time = !is_line_bot
            || may_be_late
            || longest_ms <= max_move_ms.saturating_add(MOVE_TIME_TOLERANCE_MS);
        // The processor time may exceed the elapsed time, because several processes of a bot may
        // run on several processors.
        let is_cpu_time_possible = cpu_ms
            <= ms
                .saturating_add(MOVE_TIME_TOLERANCE_MS)
                .saturating_mul(MAX_BOT_PROCESSES as u64);
        if are_move_times_consistent && is_in_time && is_cpu_time_possible {
            Ok(())
        } else {
            Err(MismatchReason::ImpossibleTimes)
        }
    }
}
