//! A finished game of a tournament, as its file stores it.

use awale_rules::{GameEnd, Match, PerSeat, Pit, Seat, Settlement, matches_game::Take};
use awale_study::{
    catalogue::{AnyGame, AnyMove, GameKind},
    words::{Explain, Words},
};
use serde::{Deserialize, Serialize};

use crate::match_runner::{BotFault, PlayedGame};

/// A game of a tournament: finished, or planned and not yet played. Players are indexes into the
/// tournament's list.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TournamentGame {
    /// The number of the game in the tournament, counted from 0.
    pub id: usize,
    /// The round or stage, counted from 0.
    #[serde(rename = "round")]
    pub round_number: u32,
    /// The number of the opening, counted from 0.
    #[serde(rename = "opening")]
    pub opening_number: u32,
    /// The index of South's player.
    #[serde(rename = "south")]
    pub south_player: usize,
    /// The index of North's player.
    #[serde(rename = "north")]
    pub north_player: usize,
    /// The side that made the first move.
    #[serde(rename = "first")]
    pub first_to_move: Seat,
    /// All moves, including the opening, separated by spaces.
    #[serde(rename = "moves")]
    pub moves_text: String,
    /// South's points: 1, 0.5 or 0.
    pub points: f64,
    /// The way in which the game ended: `rules`, `repetition`, `length`, `forfeit`, or `unplayed`
    /// if a player had been dropped before.
    #[serde(rename = "end")]
    pub ending_word: String,
    /// The side that forfeited.
    pub forfeit: Option<Seat>,
    /// Time and number of moves of each side.
    #[serde(rename = "used")]
    pub time_used: PerSeat<TimeUsed>,
    /// The faults of line bots, and the forfeit of any player.
    pub faults: Vec<FaultRecord>,
}

/// Time and number of moves of one side in a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TimeUsed {
    /// Number of moves requested.
    #[serde(rename = "moves")]
    pub requested_move_count: u64,
    /// Total time, in milliseconds.
    #[serde(rename = "ms")]
    pub total_ms: u64,
    /// The longest time for one move, in milliseconds.
    pub longest_ms: u64,
    pub cpu_ms: u64,
}

/// A fault, as the file stores it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FaultRecord {
    /// The side of the player.
    pub seat: Seat,
    /// Number of moves played before the fault.
    pub ply: usize,
    /// The kind in one word: `illegal`, `late`, `silence`, `crash`, `flood`, …
    #[serde(rename = "kind")]
    pub fault_kind: String,
    /// The reason as text, in the language of the command.
    pub reason: String,
    /// The line that was sent to the bot; empty for a player that is not a line bot.
    #[serde(rename = "asked")]
    pub question: String,
    /// The beginning of the bot's error output.
    #[serde(rename = "errors")]
    pub error_output: String,
}

/// A move of a saved game that is illegal. Contains the move as text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnplayableMove(pub String);

impl TournamentGame {
    /// Returns the planned game `planned_game` with the moves and the result of `played_game`.
    /// `words` is the language of the reasons.
    pub(super) fn from_played_game(
        planned_game: &TournamentGame,
        played_game: &PlayedGame,
        words: &Words,
    ) -> TournamentGame {
        let PlayedGame {
            game,
            move_statistics: costs,
            forfeit,
            faults,
        } = played_game;
        let points = match played_game.winner() {
            Some(Seat::South) => 1.0,
            Some(Seat::North) => 0.0,
            None => 0.5,
        };
        let ending_text = match game.outcome() {
            Some(outcome) if forfeit.is_none() => ending_word(&outcome.ending),
            _ => "forfeit",
        };
        let whole_milliseconds =
            |time: std::time::Duration| u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
        let mut fault_records: Vec<FaultRecord> = faults
            .iter()
            .map(|fault| FaultRecord::from_bot_fault(fault, words))
            .collect();
        let has_fault = |loser| faults.iter().any(|fault| fault.seat == loser);
        if let Some((seat, reason)) = forfeit.as_ref().filter(|(loser, _)| !has_fault(*loser)) {
            let (ply, question, error_output) = (game.moves().len(), String::new(), String::new());
            fault_records.push(FaultRecord::from_bot_fault(
                &BotFault {
                    seat: *seat,
                    ply,
                    reason: reason.clone(),
                    question,
                    error_output,
                },
                words,
            ));
        }
        let moves: Vec<String> = game.moves().iter().map(ToString::to_string).collect();
        TournamentGame {
            first_to_move: awale_rules::Game::to_move(&game.positions_so_far()[0]),
            moves_text: moves.join(" "),
            points,
            ending_word: ending_text.to_owned(),
            forfeit: forfeit.as_ref().map(|(loser, _)| *loser),
            time_used: costs.map(|cost| TimeUsed {
                requested_move_count: cost.move_count,
                total_ms: whole_milliseconds(cost.total_time),
                longest_ms: whole_milliseconds(cost.longest_move_time),
                cpu_ms: whole_milliseconds(cost.cpu_time),
            }),
            faults: fault_records,
            ..planned_game.clone()
        }
    }

    /// Returns a game without moves, with these points for South.
    pub(super) fn new_unplayed(
        id: usize,
        round_number: u32,
        opening_number: u32,
        south_player: usize,
        north_player: usize,
        points: f64,
    ) -> TournamentGame {
        TournamentGame {
            id,
            round_number,
            opening_number,
            south_player,
            north_player,
            first_to_move: Seat::South,
            moves_text: String::new(),
            points,
            ending_word: "unplayed".to_owned(),
            forfeit: None,
            time_used: PerSeat::default(),
            faults: Vec::new(),
        }
    }

    /// Returns whether the game was played, completely or until a forfeit.
    pub fn is_played(&self) -> bool {
        self.ending_word != "unplayed"
    }

    /// Returns whether `player` took part.
    pub const fn involves(&self, player: usize) -> bool {
        self.south_player == player || self.north_player == player
    }

    /// Returns the side of `player`, or `None` if it did not take part.
    pub fn seat_of(&self, player: usize) -> Option<Seat> {
        Seat::BOTH
            .into_iter()
            .find(|&seat| self.player_index_at_seat(seat) == player)
    }

    /// Returns the index of the player on this side.
    pub const fn player_index_at_seat(&self, seat: Seat) -> usize {
        match seat {
            Seat::South => self.south_player,
            Seat::North => self.north_player,
        }
    }

    /// Returns the points of `player`, which are 0 if it did not take part.
    pub fn points_of(&self, player: usize) -> f64 {
        match self.seat_of(player) {
            Some(Seat::South) => self.points,
            Some(Seat::North) => 1.0 - self.points,
            None => 0.0,
        }
    }
}

impl FaultRecord {
    fn from_bot_fault(fault: &BotFault, words: &Words) -> FaultRecord {
        FaultRecord {
            seat: fault.seat,
            ply: fault.ply,
            fault_kind: fault.reason.reason_word().to_owned(),
            reason: fault.reason.explain(words),
            question: fault.question.clone(),
            error_output: fault.error_output.clone(),
        }
    }
}

/// Returns the word for a game that ended without a forfeit.
pub(super) fn ending_word<E>(ending: &GameEnd<E>) -> &'static str {
    match ending {
        GameEnd::Repetition { .. } => "repetition",
        GameEnd::Settled(Settlement::Agreement) => "length",
        _ => "rules",
    }
}

/// Plays the moves of a saved game again.
///
/// # Errors
/// The first illegal move.
pub fn replay(kind: &GameKind, game: &TournamentGame) -> Result<Match<AnyGame>, UnplayableMove> {
    let mut replayed_game = Match::new(kind.start(game.first_to_move));
    for word in game.moves_text.split_whitespace() {
        let mv = match kind {
            GameKind::Awale(_) => word
                .parse::<char>()
                .ok()
                .and_then(Pit::from_letter)
                .map(AnyMove::Pit),
            GameKind::Matches(_) => word.parse().ok().map(|count| AnyMove::Take(Take(count))),
        };
        let unplayable_move = || UnplayableMove(word.to_owned());
        replayed_game
            .play(mv.ok_or_else(unplayable_move)?)
            .map_err(|_| unplayable_move())?;
    }
    Ok(replayed_game)
}
