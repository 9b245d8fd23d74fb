//! A game between two people on the server: the referee of the rules, clocks that run here, and
//! what the two agree on.

use std::time::Duration;

use awale_app::app::Clocks;
use awale_rules::{Game, Match, PerSeat, Seat, Settlement};
use awale_study::catalogue::{AnyGame, AnyMove};
use awale_study::record::ClockTimes;
use awale_words::text::Label;

use super::terms::{NewGame, Now, Pace, Person, PersonId};

/// Milliseconds of a day.
const DAY: i64 = 24 * 3600 * 1000;
/// The lines of chat that are kept of a game.
const MOST_CHAT: usize = 200;

/// How a game ended: by its rules, which the moves tell, or as its players made it end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ended {
    /// The end that was made; none where the rules made it.
    pub settlement: Option<Settlement>,
    /// Who won; nobody in a draw.
    pub winner: Option<Seat>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChatLine {
    pub from: Person,
    pub text: Label,
}

/// What one side wants and the other has not answered.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Offers {
    /// To end the game as it stands.
    pub end: Option<Seat>,
    /// To take one's last move back.
    pub take_back: Option<Seat>,
    pub rematch: Option<Seat>,
}

/// The board that both share after the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SharedBoard {
    /// The position after this many moves is shown.
    pub shown: usize,
    pub hand: Seat,
}

/// A game that is on, or has just ended.
#[derive(Clone, Debug)]
pub struct LiveGame {
    pub setup: NewGame,
    /// All moves, judged.
    pub referee: Match<AnyGame>,
    /// The clocks as they stood when the side to move was to move.
    pub clocks: Option<Clocks>,
    /// Since when the side to move is to move.
    pub since: Duration,
    /// The same by the calendar.
    pub since_wall: i64,
    pub offers: Offers,
    pub chat: Vec<ChatLine>,
    /// Since when a side is not here.
    pub away: PerSeat<Option<Duration>>,
    pub ended: Option<Ended>,
    /// The board that is shared since.
    pub board: SharedBoard,
    pub over_since: Option<Duration>,
}

/// Why a move is not played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unplayed {
    /// It is not this side's turn, or the game is over.
    NotNow,
    /// It was played before, as far as the club knows: a copy of an order.
    Known,
    Illegal,
    /// The time was over before it came.
    TooLate,
}

impl LiveGame {
    /// A game at its beginning.
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
            since: now.up,
            since_wall: setup.started,
            offers: Offers::default(),
            chat: Vec::new(),
            away: PerSeat::from_fn(|_| Some(now.up)),
            ended: None,
            board: SharedBoard {
                shown: 0,
                hand: Seat::South,
            },
            over_since: None,
            setup,
        }
    }

    /// The seat of a person.
    #[must_use]
    pub fn seat_of(&self, person: PersonId) -> Option<Seat> {
        Seat::BOTH
            .into_iter()
            .find(|&seat| self.setup.players[seat].id == person)
    }

    /// The side to move, in a game that goes on.
    #[must_use]
    pub fn to_move(&self) -> Option<Seat> {
        self.ended
            .is_none()
            .then(|| self.referee.position().to_move())
    }

    /// How many moves have been played.
    #[must_use]
    pub fn played(&self) -> usize {
        self.referee.moves().len()
    }

    /// What both have left now.
    #[must_use]
    pub fn left(&self, now: Now) -> Option<PerSeat<Duration>> {
        let clocks = self.clocks.as_ref()?;
        let mut left = clocks.left();
        if let Some(seat) = self.to_move() {
            left[seat] = left[seat].saturating_sub(now.up.saturating_sub(self.since));
        }
        Some(left)
    }

    /// Plays a move of `seat` as number `ply`. `lag` of the time does not count.
    ///
    /// # Errors
    /// Why not.
    pub fn play(
        &mut self,
        seat: Seat,
        ply: usize,
        mv: AnyMove,
        lag: Duration,
        now: Now,
    ) -> Result<(), Unplayed> {
        if ply < self.played() && self.referee.moves()[ply] == mv {
            return Err(Unplayed::Known);
        }
        if self.to_move() != Some(seat) || ply != self.played() {
            return Err(Unplayed::NotNow);
        }
        let mut clocks = self.clocks.clone();
        if let Some(clocks) = &mut clocks {
            let thought = now.up.saturating_sub(self.since).saturating_sub(lag);
            if clocks.run(seat, thought) {
                return Err(Unplayed::TooLate);
            }
            clocks.press(seat);
        }
        self.referee.play(mv).map_err(|_| Unplayed::Illegal)?;
        self.clocks = clocks;
        self.on_new_position(now);
        self.end_by_rules(now);
        Ok(())
    }

    /// The rules may have ended the game.
    pub fn end_by_rules(&mut self, now: Now) {
        if let Some(outcome) = self.referee.outcome() {
            self.close(
                Ended {
                    settlement: self.referee.settlement(),
                    winner: outcome.tally.winner,
                },
                now,
            );
        }
    }

    /// Ends the game as `settlement` says.
    pub fn settle(&mut self, settlement: Settlement, now: Now) {
        if self.ended.is_none() {
            if let (Settlement::TimeLoss(seat), Some(clocks)) = (settlement, &mut self.clocks) {
                let left = clocks.left()[seat];
                clocks.run(seat, left);
            }
            self.referee.settle(settlement);
            self.end_by_rules(now);
        }
    }

    fn close(&mut self, ended: Ended, now: Now) {
        self.ended = Some(ended);
        self.over_since = Some(now.up);
        self.offers = Offers::default();
        self.board.shown = self.played();
    }

    /// Takes moves back until it is the turn of `seat` again. Both clocks go on from what they
    /// show. Returns whether there was such a move.
    pub fn take_back(&mut self, seat: Seat, now: Now) -> bool {
        let mut earlier = self.referee.clone();
        while earlier.undo() {
            if earlier.position().to_move() == seat {
                earlier.forget_undone();
                let left = self.left(now).map(|left| left.map(ClockTimes::recorded));
                self.referee = earlier;
                if let (Some(clocks), Some(left)) = (&mut self.clocks, left) {
                    let mut times = ClockTimes {
                        left,
                        ..clocks.times().clone()
                    };
                    times.after.truncate(self.referee.moves().len());
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

    /// Starts the time of a new position and cancels the offers, which were about the old one.
    fn on_new_position(&mut self, now: Now) {
        (self.since, self.since_wall) = (now.up, now.wall);
        self.offers = Offers::default();
    }

    /// The number of moves, the times left on the clocks, and since when the side to move is to
    /// move, in milliseconds of Unix time.
    #[must_use]
    pub fn state(&self) -> (usize, Option<PerSeat<Duration>>, i64) {
        let left = self.clocks.as_ref().map(Clocks::left);
        (self.played(), left, self.since_wall)
    }

    /// When the time of the side to move is over, by the clock that says it: the sooner of both.
    #[must_use]
    pub fn due(&self, lag: Duration) -> Option<Due> {
        let seat = self.to_move()?;
        match (&self.clocks, self.setup.terms.pace) {
            (Some(clocks), _) => Some(Due::Up(self.since + clocks.left()[seat] + lag)),
            (None, Pace::Days(days)) => Some(Due::Wall(self.since_wall + i64::from(days) * DAY)),
            (None, _) => None,
        }
    }

    pub fn say(&mut self, line: ChatLine) {
        if self.chat.len() >= MOST_CHAT {
            self.chat.remove(0);
        }
        self.chat.push(line);
    }

    /// The id of the variant.
    #[must_use]
    pub fn variant(&self) -> &str {
        self.setup.terms.kind.id()
    }
}

/// When a time is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Due {
    /// By the clock since the club was opened.
    Up(Duration),
    /// By the calendar.
    Wall(i64),
}
