//! A game between two people on the server: its moves, its clocks, and the offers of its players.

use std::time::Duration;

use awale_app::app::Clocks;
use awale_rules::{Game, Match, PerSeat, Seat, Settlement};
use awale_study::catalogue::{AnyGame, AnyMove};
use awale_study::record::ClockTimes;
use awale_words::text::Label;

use super::fair::LagQuota;
use super::terms::{DAY_MS, NewGame, Now, Pace, Person, PersonId, seat_of};
use crate::settings::Limits;

/// Maximum number of lines of chat that stay in memory for a game.
const MAX_CHAT_LINES: usize = 200;

/// The end of a game, by its rules or by its players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameEnd {
    /// The way in which players ended the game; `None` if the rules ended it.
    pub settlement: Option<Settlement>,
    /// The winner; `None` in a draw.
    pub winner: Option<Seat>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChatLine {
    pub from: Person,
    pub text: Label,
}

/// Open offers: each field names the side that made the offer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Offers {
    /// The offer to end the game in the current position.
    pub end: Option<Seat>,
    /// The offer of a side to take back its own last move.
    pub take_back: Option<Seat>,
    pub rematch: Option<Seat>,
}

/// The board after the end, on which one player at a time shows positions to the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SharedBoard {
    /// The number of moves before the position shown.
    pub shown: usize,
    pub controller: Seat,
}

/// A game that goes on or has recently ended.
#[derive(Clone, Debug)]
pub struct LiveGame {
    pub setup: NewGame,
    /// The position and all moves; it accepts only legal moves.
    pub referee: Match<AnyGame>,
    /// The clocks at the time when the side to move got the turn.
    pub clocks: Option<Clocks>,
    pub lag_quotas: PerSeat<LagQuota>,
    /// The time since the start of the club at which the side to move got the turn.
    pub since: Duration,
    /// The Unix time in milliseconds at which the side to move got the turn.
    pub since_wall: i64,
    pub offers: Offers,
    pub chat: Vec<ChatLine>,
    /// For each side, the time at which the player left the club; `None` if the player is here.
    pub away: PerSeat<Option<Duration>>,
    pub ended: Option<GameEnd>,
    /// The board that the players share after the end.
    pub board: SharedBoard,
    pub over_since: Option<Duration>,
}

/// The reason for which a move is not played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveError {
    /// The turn belongs to the other side, or the game is over.
    NotNow,
    /// This move has already been played with this number, for example if the request came twice.
    Repeated,
    Illegal,
    /// The player's time ran out before the move came.
    TooLate,
}

impl LiveGame {
    /// Makes a game before its first move.
    #[must_use]
    pub fn new(setup: NewGame, now: Now) -> LiveGame {
        let referee = Match::new(setup.terms.kind.start(Seat::South));
        let clocks = match setup.terms.pace {
            Pace::Clock(control) => Some(Clocks::new(control)),
            Pace::Free | Pace::Days(_) => None,
        };
        LiveGame {
            referee,
            clocks,
            lag_quotas: PerSeat::from_fn(|_| LagQuota::new(setup.terms.pace)),
            since: now.up,
            since_wall: setup.started,
            offers: Offers::default(),
            chat: Vec::new(),
            away: PerSeat::from_fn(|_| Some(now.up)),
            ended: None,
            board: SharedBoard {
                shown: 0,
                controller: Seat::South,
            },
            over_since: None,
            setup,
        }
    }

    /// The seat of a person; `None` if the person does not play this game.
    #[must_use]
    pub fn seat_of(&self, person: PersonId) -> Option<Seat> {
        seat_of(&self.setup.players, person)
    }

    /// The side to move; `None` if the game is over.
    #[must_use]
    pub fn to_move(&self) -> Option<Seat> {
        self.ended
            .is_none()
            .then(|| self.referee.position().to_move())
    }

    /// Returns the number of moves played.
    #[must_use]
    pub fn move_count(&self) -> usize {
        self.referee.moves().len()
    }

    /// Returns the time that each side has left now; `None` in a game without clocks.
    #[must_use]
    pub fn times_left(&self, now: Now) -> Option<PerSeat<Duration>> {
        let clocks = self.clocks.as_ref()?;
        let mut left = clocks.remaining();
        if let Some(seat) = self.to_move() {
            left[seat] = left[seat].saturating_sub(now.up.saturating_sub(self.since));
        }
        Some(left)
    }

    /// Plays a move of `seat` as number `ply`, counted from 0. The network delay `lag` does not
    /// count as thinking time.
    ///
    /// # Errors
    /// The reason for which the move is not played.
    pub fn play(
        &mut self,
        seat: Seat,
        ply: usize,
        mv: AnyMove,
        lag: Duration,
        now: Now,
    ) -> Result<(), MoveError> {
        if ply < self.move_count() && self.referee.moves()[ply] == mv {
            return Err(MoveError::Repeated);
        }
        if self.to_move() != Some(seat) || ply != self.move_count() {
            return Err(MoveError::NotNow);
        }
        let mut clocks = self.clocks.clone();
        let elapsed = now.up.saturating_sub(self.since);
        let lag = self.lag_quotas[seat].covers(lag).min(elapsed);
        if let Some(clocks) = &mut clocks {
            let thought = elapsed.saturating_sub(lag);
            if clocks.run(seat, thought) {
                return Err(MoveError::TooLate);
            }
            clocks.press(seat);
        }
        self.referee.play(mv).map_err(|_| MoveError::Illegal)?;
        self.clocks = clocks;
        self.lag_quotas[seat].charge(lag);
        self.on_new_position(now);
        self.end_by_rules(now);
        Ok(())
    }

    /// Closes the game if the rules have ended it.
    pub fn end_by_rules(&mut self, now: Now) {
        if let Some(outcome) = self.referee.outcome() {
            self.close(
                GameEnd {
                    settlement: self.referee.settlement(),
                    winner: outcome.tally.winner,
                },
                now,
            );
        }
    }

    /// Ends the game with this settlement, unless it is over. A side that loses on time has 0 left.
    pub fn settle(&mut self, settlement: Settlement, now: Now) {
        if self.ended.is_none() {
            if let (Settlement::TimeLoss(seat), Some(clocks)) = (settlement, &mut self.clocks) {
                let left = clocks.remaining()[seat];
                clocks.run(seat, left);
            }
            self.referee.settle(settlement);
            self.end_by_rules(now);
        }
    }

    /// Whether one of the sides has not made its first move. Such a game is aborted if the side to
    /// move runs out of time, but not in a tournament, in which this is a loss.
    #[must_use]
    pub fn awaits_first_move(&self) -> bool {
        self.setup.tournament.is_none() && self.ended.is_none() && self.move_count() < 2
    }

    /// Ends the game without a result.
    pub fn abort(&mut self, now: Now) {
        let ended = GameEnd {
            settlement: None,
            winner: None,
        };
        self.close(ended, now);
    }

    /// Whether the game has ended without a result.
    #[must_use]
    pub fn is_aborted(&self) -> bool {
        self.ended.is_some() && self.referee.outcome().is_none()
    }

    fn close(&mut self, ended: GameEnd, now: Now) {
        self.ended = Some(ended);
        self.over_since = Some(now.up);
        self.offers = Offers::default();
        self.board.shown = self.move_count();
    }

    /// Takes back moves until it is the turn of `seat` again. Clocks continue from the times that
    /// they show now. Returns false if `seat` has played no move.
    pub fn take_back(&mut self, seat: Seat, now: Now) -> bool {
        let mut earlier = self.referee.clone();
        while earlier.undo() {
            if earlier.position().to_move() == seat {
                earlier.forget_undone();
                let left = self
                    .times_left(now)
                    .map(|left| left.map(ClockTimes::rounded_to_milliseconds));
                self.referee = earlier;
                if let (Some(clocks), Some(left)) = (&mut self.clocks, left) {
                    let mut times = ClockTimes {
                        remaining: left,
                        ..clocks.times().clone()
                    };
                    times
                        .remaining_after_moves
                        .truncate(self.referee.moves().len());
                    *clocks = Clocks::resumed(times, false);
                }
                self.on_new_position(now);
                return true;
            }
        }
        false
    }

    /// Whether `seat` has played a move that can be taken back.
    #[must_use]
    pub fn has_moved(&self, seat: Seat) -> bool {
        let mut before = self.referee.moves().iter().zip(self.referee.past());
        before.any(|(_, position)| position.to_move() == seat)
    }

    /// Starts the turn of a new position, and cancels the offers, which concerned the old position.
    fn on_new_position(&mut self, now: Now) {
        (self.since, self.since_wall) = (now.up, now.wall);
        self.offers = Offers::default();
    }

    /// Returns the number of moves, the times left on the clocks when the turn began, and the Unix
    /// time in milliseconds at which it began.
    #[must_use]
    pub fn state(&self) -> (usize, Option<PerSeat<Duration>>, i64) {
        let left = self.clocks.as_ref().map(Clocks::remaining);
        (self.move_count(), left, self.since_wall)
    }

    /// Returns the time at which the side to move loses on time, or at which the game is aborted
    /// because of a missing first move. `None` without a time limit.
    #[must_use]
    pub fn deadline(&self, limits: &Limits) -> Option<Deadline> {
        let seat = self.to_move()?;
        let awaits_first_move = self.awaits_first_move();
        match (&self.clocks, self.setup.terms.pace) {
            (Some(clocks), _) => {
                let lag = self.lag_quotas[seat].covers(limits.lag());
                let left = clocks.remaining()[seat] + lag;
                let first = awaits_first_move.then(|| limits.first_move());
                Some(Deadline::Up(
                    self.since + first.map_or(left, |first| first.min(left)),
                ))
            }
            (None, Pace::Days(days)) => {
                Some(Deadline::Wall(self.since_wall + i64::from(days) * DAY_MS))
            }
            (None, _) => awaits_first_move.then(|| Deadline::Wall(self.since_wall + DAY_MS)),
        }
    }

    pub fn add_chat(&mut self, line: ChatLine) {
        if self.chat.len() >= MAX_CHAT_LINES {
            self.chat.remove(0);
        }
        self.chat.push(line);
    }

    /// Returns the id of the variant of the rules.
    #[must_use]
    pub fn variant(&self) -> &str {
        self.setup.terms.kind.id()
    }
}

/// A deadline, on one of two clocks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deadline {
    /// Time since the start of the club.
    Up(Duration),
    /// Unix time in milliseconds.
    Wall(i64),
}

impl Deadline {
    /// Returns the deadline as a time since the start of the club.
    #[must_use]
    pub fn up(self, now: Now) -> Duration {
        match self {
            Deadline::Up(up) => up,
            Deadline::Wall(wall) => {
                let left = u64::try_from(wall.saturating_sub(now.wall)).unwrap_or(0);
                now.up + Duration::from_millis(left)
            }
        }
    }
}
