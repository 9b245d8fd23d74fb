//! A finished game of a tournament, as it is kept and read again.

use awale_rules::matches::Take;
use awale_rules::{GameEnd, Match, PerSeat, Pit, Seat, Settlement};
use awale_study::catalogue::{AnyGame, AnyMove, Kind};
use serde::{Deserialize, Serialize};

use crate::match_runner::{BotFault, PlayedGame, Tell};

/// A finished game. Players are numbers into the list of the tournament.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TournamentGame {
    /// Its number in the order of the tournament, counted from 0.
    pub id: usize,
    /// The round or stage, counted from 0.
    pub round: u32,
    /// Which opening, counted from 0.
    pub opening: u32,
    /// The number of the player who has South, from 0.
    pub south: usize,
    /// The number of the player who has North, from 0.
    pub north: usize,
    /// Who begins.
    pub first: Seat,
    /// All moves, those of the opening included, with blanks between.
    pub moves: String,
    /// South's points: 1, 0.5 or 0.
    pub points: f64,
    /// How it ended: `rules`, `repetition`, `length`, `forfeit`, or `unplayed` where a player was
    /// out already.
    pub end: String,
    /// The side that forfeited.
    pub forfeit: Option<Seat>,
    /// Time and moves of each side.
    pub used: PerSeat<Used>,
    /// What line bots did wrong.
    pub faults: Vec<FaultRecord>,
}

/// What a side used in a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Used {
    /// Moves requested of it.
    pub moves: u64,
    /// Time for all of them, in milliseconds.
    pub ms: u64,
    /// The longest time for a move, in milliseconds.
    pub longest_ms: u64,
    pub cpu_ms: u64,
}

/// What a bot did wrong, as it is kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FaultRecord {
    /// Whose fault it was.
    pub seat: Seat,
    /// Moves that had been played.
    pub ply: usize,
    /// One word for it: `illegal`, `late`, `silence`, `crash`, `flood`, …
    pub kind: String,
    /// What it was, in words.
    pub reason: String,
    /// The line that it was asked; empty for a player that is no line bot.
    pub asked: String,
    /// The beginning of its error output.
    pub errors: String,
}

/// A move of a kept game that cannot be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnplayableMove(pub String);

impl TournamentGame {
    /// The game with this number between `south` and `north` that was `played`; reasons as `words`
    /// tells them.
    pub(super) fn of(
        place: &TournamentGame,
        played: &PlayedGame,
        words: &dyn Tell,
    ) -> TournamentGame {
        let PlayedGame {
            game,
            costs,
            forfeit,
            faults,
        } = played;
        let points = match played.winner() {
            Some(Seat::South) => 1.0,
            Some(Seat::North) => 0.0,
            None => 0.5,
        };
        let end = match game.outcome() {
            Some(outcome) if forfeit.is_none() => end_of(&outcome.ending),
            _ => "forfeit",
        };
        let ms = |time: std::time::Duration| u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
        let mut records: Vec<FaultRecord> = faults
            .iter()
            .map(|fault| FaultRecord::of(fault, words))
            .collect();
        let is_told = |loser| faults.iter().any(|fault| fault.seat == loser);
        if let Some((seat, reason)) = forfeit.as_ref().filter(|(loser, _)| !is_told(*loser)) {
            let (ply, asked, errors) = (game.moves().len(), String::new(), String::new());
            records.push(FaultRecord::of(
                &BotFault {
                    seat: *seat,
                    ply,
                    reason: reason.clone(),
                    asked,
                    errors,
                },
                words,
            ));
        }
        let moves: Vec<String> = game.moves().iter().map(ToString::to_string).collect();
        TournamentGame {
            first: awale_rules::Game::to_move(&game.past()[0]),
            moves: moves.join(" "),
            points,
            end: end.to_owned(),
            forfeit: forfeit.as_ref().map(|(loser, _)| *loser),
            used: costs.map(|cost| Used {
                moves: cost.moves,
                ms: ms(cost.time),
                longest_ms: ms(cost.longest),
                cpu_ms: ms(cost.cpu),
            }),
            faults: records,
            ..place.clone()
        }
    }

    /// A game that is not played, with these points for South.
    pub(super) fn unplayed(
        id: usize,
        round: u32,
        opening: u32,
        south: usize,
        north: usize,
        points: f64,
    ) -> TournamentGame {
        TournamentGame {
            id,
            round,
            opening,
            south,
            north,
            first: Seat::South,
            moves: String::new(),
            points,
            end: "unplayed".to_owned(),
            forfeit: None,
            used: PerSeat::default(),
            faults: Vec::new(),
        }
    }

    /// Whether it was played, if only to a forfeit.
    #[must_use]
    pub fn is_played(&self) -> bool {
        self.end != "unplayed"
    }

    /// Whether `player` took part.
    #[must_use]
    pub const fn has(&self, player: usize) -> bool {
        self.south == player || self.north == player
    }

    /// The side that `player` had.
    #[must_use]
    pub fn seat_of(&self, player: usize) -> Option<Seat> {
        Seat::BOTH
            .into_iter()
            .find(|&seat| self.player(seat) == player)
    }

    #[must_use]
    /// The player of this side.
    pub const fn player(&self, seat: Seat) -> usize {
        match seat {
            Seat::South => self.south,
            Seat::North => self.north,
        }
    }

    /// What `player` scored; nothing where it did not take part.
    #[must_use]
    pub fn points_of(&self, player: usize) -> f64 {
        match self.seat_of(player) {
            Some(Seat::South) => self.points,
            Some(Seat::North) => 1.0 - self.points,
            None => 0.0,
        }
    }
}

impl FaultRecord {
    fn of(fault: &BotFault, words: &dyn Tell) -> FaultRecord {
        FaultRecord {
            seat: fault.seat,
            ply: fault.ply,
            kind: fault.reason.word().to_owned(),
            reason: words.reason(&fault.reason),
            asked: fault.asked.clone(),
            errors: fault.errors.clone(),
        }
    }
}

/// How a game ended without a forfeit, in a word.
pub(super) fn end_of<E>(ending: &GameEnd<E>) -> &'static str {
    match ending {
        GameEnd::Repetition { .. } => "repetition",
        GameEnd::Settled(Settlement::Agreement) => "length",
        _ => "rules",
    }
}

/// Plays the moves of `game` again.
///
/// # Errors
/// The first move that cannot be played.
pub fn replay(kind: &Kind, game: &TournamentGame) -> Result<Match<AnyGame>, UnplayableMove> {
    let mut played = Match::new(kind.start(game.first));
    for word in game.moves.split_whitespace() {
        let mv = match kind {
            Kind::Awale(_) => word
                .parse::<char>()
                .ok()
                .and_then(Pit::from_letter)
                .map(AnyMove::Pit),
            Kind::Matches(_) => word.parse().ok().map(|count| AnyMove::Take(Take(count))),
        };
        let refused = || UnplayableMove(word.to_owned());
        played
            .play(mv.ok_or_else(refused)?)
            .map_err(|_| refused())?;
    }
    Ok(played)
}
