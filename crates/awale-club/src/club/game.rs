//! A game between two people on the server: its moves, its clocks, and the offers of its players.

use awale_app::app::Clocks;
use awale_rules::Match;
use awale_study::{catalogue::AnyGame, record::ClockTimes};

use super::prelude::*;

/// A request about a game.
#[derive(Clone, Debug, PartialEq)]
pub enum GameRequest {
    /// Play this move as move number `.0`, counted from 0.
    PlayMove(usize, AnyMove),
    Resign,
    /// Offer to end the game in the current position, or accept that offer.
    OfferOrAcceptEnd,
    /// Ask to take back the player's own last move, or agree to the opponent's request to do so.
    OfferOrAcceptTakeBack,
    /// Decline the offers of the other player.
    DeclineOffers,
    /// Offer a rematch with sides exchanged, or accept it.
    OfferOrAcceptRematch,
    /// Write a line of chat.
    SendChatLine(String),
    /// Mute a player or someone who wrote here.
    Mute(PersonId),
    /// Watch a game, or open the board of the visitor's own game again.
    OpenBoard,
    /// Request the view of a board that is already open.
    RequestView,
    /// Close the board of a game that the visitor watches or plays.
    StopWatching,
    /// After the end: show the position after this number of moves on the shared board.
    ShowPosition(usize),
    /// After the end: let the other player control the shared board.
    PassBoardControl,
}

/// Maximum number of lines of chat that stay in memory for a game.
const MAX_CHAT_LINES: usize = 200;

#[derive(Clone, Debug)]
pub struct ChatLine {
    pub from: Person,
    pub text: Label,
}

/// Open offers: each field names the side that made the offer.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct OpenOffers {
    /// The offer to end the game in the current position.
    pub end_offered_by: Option<Seat>,
    /// The offer of a side to take back its own last move.
    pub take_back_offered_by: Option<Seat>,
    pub rematch_offered_by: Option<Seat>,
}

/// The board after the end, on which one player at a time shows positions to the other.
#[derive(Clone, Copy, Debug)]
pub struct SharedBoard {
    /// The number of moves played before the position that the board shows.
    pub shown_move_count: usize,
    /// The side that chooses the shown position.
    pub presenter: Seat,
}

/// A game that goes on or has recently ended.
#[derive(Clone, Debug)]
pub struct LiveGame {
    pub setup: ClubGameSetup,
    /// The position and all moves. Only legal moves can be added.
    pub referee: Match<AnyGame>,
    /// The clocks at the time when the side to move got the turn; `None` in a game without clocks.
    pub clocks: Option<Clocks>,
    pub lag_quotas: PerSeat<LagQuota>,
    /// The time since the start of the club at which the side to move got the turn.
    pub turn_began: Duration,
    /// The Unix time in milliseconds at which the side to move got the turn.
    pub turn_began_unix_ms: i64,
    pub offers: OpenOffers,
    pub chat_lines: Vec<ChatLine>,
    /// For each side, the time at which the player left the club; `None` if the player is here.
    pub away_since: PerSeat<Option<Duration>>,
    /// The board that the players share after the end.
    pub shared_board: SharedBoard,
    /// The time at which the game ended; `None` while it goes on.
    pub ended_at: Option<ClubTime>,
}

/// A game as the store keeps it.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
pub struct StoredGame {
    pub setup: ClubGameSetup,
    pub moves: Vec<AnyMove>,
    /// The clocks at the time when the side to move got the turn; `None` in a game without clocks.
    pub clocks: Option<ClockTimes>,
    /// The Unix time in milliseconds at which the side to move got the turn.
    pub turn_began_unix_ms: i64,
    /// The Unix time in milliseconds at which the game ended; `None` while it goes on.
    pub ended_unix_ms: Option<i64>,
    pub settlement: Option<Settlement>,
    pub winner: Option<Seat>,
}

impl From<&LiveGame> for StoredGame {
    fn from(game: &LiveGame) -> StoredGame {
        StoredGame {
            setup: game.setup.clone(),
            moves: game.referee.moves().to_vec(),
            clocks: game.clocks.as_ref().map(|clocks| clocks.times().clone()),
            turn_began_unix_ms: game.turn_began_unix_ms,
            ended_unix_ms: game.ended_at.map(|over| over.unix_ms),
            settlement: game.referee.settlement(),
            winner: game.winner(),
        }
    }
}

impl StoredGame {
    /// Plays the game again, from its first to its last stored move. `None` if a move is illegal,
    /// or if the game has ended but its moves and its settlement do not end it.
    pub fn replay(self) -> Option<LiveGame> {
        let mut game = LiveGame::new(self.setup, ClubTime::default());
        for mv in self.moves {
            game.referee.play(mv).ok()?;
        }
        game.clocks = self
            .clocks
            .map(|times| Clocks::from_saved_times(times, false));
        game.turn_began_unix_ms = self.turn_began_unix_ms;
        if let Some(settlement) = self.settlement {
            game.referee.settle(settlement);
        }
        if let Some(unix_ms) = self.ended_unix_ms {
            game.referee.outcome()?;
            game.end_now(ClubTime {
                unix_ms,
                ..ClubTime::default()
            });
        }
        Some(game)
    }
}

impl LiveGame {
    /// Makes a game before its first move.
    pub fn new(setup: ClubGameSetup, now: ClubTime) -> LiveGame {
        LiveGame {
            referee: Match::new(setup.terms.kind.start(Seat::South)),
            clocks: match setup.terms.pace {
                Pace::Clock(control) => Some(Clocks::new(control)),
                Pace::NoTimeLimit | Pace::DaysPerMove(_) => None,
            },
            lag_quotas: PerSeat::from_fn(|_| LagQuota::new(setup.terms.pace)),
            turn_began: now.uptime,
            turn_began_unix_ms: setup.started_unix_ms,
            offers: OpenOffers::default(),
            chat_lines: Vec::new(),
            away_since: PerSeat::from_fn(|_| Some(now.uptime)),
            shared_board: SharedBoard {
                shown_move_count: 0,
                presenter: Seat::South,
            },
            ended_at: None,
            setup,
        }
    }

    /// The seat of a person; `None` if the person does not play this game.
    pub fn seat_of(&self, person: PersonId) -> Option<Seat> {
        seat_of(&self.setup.players, person)
    }

    /// Whether the players have days for each move.
    pub const fn has_days_per_move(&self) -> bool {
        self.setup.terms.pace.has_days_per_move()
    }

    pub fn player_name(&self, seat: Seat) -> &str {
        self.setup.players[seat].name.as_str()
    }

    pub const fn is_over(&self) -> bool {
        self.ended_at.is_some()
    }

    /// The winner; `None` in a draw, and in a game that goes on or was aborted.
    pub fn winner(&self) -> Option<Seat> {
        self.referee.outcome()?.final_result.winner
    }

    /// The side to move; `None` if the game is over.
    pub fn to_move(&self) -> Option<Seat> {
        (!self.is_over()).then(|| self.referee.position().to_move())
    }

    /// The side to move in a game with days per move, if its player is not in the club.
    pub fn absent_player_to_move(&self) -> Option<Seat> {
        self.to_move()
            .filter(|seat| self.has_days_per_move() && self.away_since[*seat].is_some())
    }

    /// Whether it is the turn of this person.
    pub fn is_turn_of(&self, person: PersonId) -> bool {
        self.to_move().is_some() && self.to_move() == self.seat_of(person)
    }

    /// Returns the number of moves played.
    pub fn move_count(&self) -> usize {
        self.referee.moves().len()
    }

    /// Returns the time that each side has left now; `None` in a game without clocks.
    pub fn times_left(&self, now: ClubTime) -> Option<PerSeat<Duration>> {
        let mut times_left = self.clocks.as_ref()?.remaining();
        if let Some(seat) = self.to_move() {
            times_left[seat] =
                times_left[seat].saturating_sub(now.uptime.saturating_sub(self.turn_began));
        }
        Some(times_left)
    }

    /// Carries out a request of the player at `seat`. The network delay `lag` does not count as
    /// thinking time, as far as the lag quota covers it. Returns false if the request is not
    /// possible now.
    pub fn handle_player_request(
        &mut self,
        seat: Seat,
        request: &GameRequest,
        lag: Duration,
        now: ClubTime,
    ) -> bool {
        let is_over = self.is_over();
        let opponent = Some(seat.opponent());
        let controls_board = is_over && self.shared_board.presenter == seat;
        match *request {
            GameRequest::PlayMove(ply, mv) => {
                let is_turn = self.to_move() == Some(seat) && ply == self.move_count();
                if !is_turn || self.referee.position().check(mv).is_err() {
                    return false;
                }
                self.play_move(mv, lag, now);
            }
            GameRequest::Resign if !is_over => {
                self.end_with_settlement(Settlement::Resignation(seat), now);
            }
            GameRequest::OfferOrAcceptEnd if !is_over && self.offers.end_offered_by == opponent => {
                self.end_with_settlement(Settlement::Agreement, now);
            }
            GameRequest::OfferOrAcceptEnd if !is_over => self.offers.end_offered_by = Some(seat),
            // Moves cannot be taken back in rated games, nor in games that are over.
            GameRequest::OfferOrAcceptTakeBack if is_over || self.setup.terms.rated => {
                return false;
            }
            GameRequest::OfferOrAcceptTakeBack if self.offers.take_back_offered_by == opponent => {
                self.take_back_moves(seat.opponent(), now);
            }
            GameRequest::OfferOrAcceptTakeBack if self.has_moved(seat) => {
                self.offers.take_back_offered_by = Some(seat);
            }
            GameRequest::DeclineOffers => {
                let OpenOffers {
                    end_offered_by: end,
                    take_back_offered_by: take_back,
                    rematch_offered_by: rematch,
                } = &mut self.offers;
                for offer in [end, take_back, rematch] {
                    offer.take_if(|by| Some(*by) == opponent);
                }
            }
            GameRequest::OfferOrAcceptRematch if is_over && self.setup.tournament.is_none() => {
                self.offers.rematch_offered_by = Some(seat);
            }
            GameRequest::ShowPosition(shown) if controls_board => {
                self.shared_board.shown_move_count = shown.min(self.move_count());
            }
            GameRequest::PassBoardControl if controls_board => {
                self.shared_board.presenter = seat.opponent();
            }
            _ => return false,
        }
        true
    }

    /// Plays a legal move of the side to move. If the player's time ran out before it came, ends
    /// the game instead.
    fn play_move(&mut self, mv: AnyMove, lag: Duration, now: ClubTime) {
        let seat = self.referee.position().to_move();
        let elapsed = now.uptime.saturating_sub(self.turn_began);
        let lag = self.lag_quotas[seat].covered_lag(lag).min(elapsed);
        if let Some(clocks) = &mut self.clocks {
            let thinking_time = elapsed.saturating_sub(lag);
            if thinking_time >= clocks.remaining()[seat] {
                self.lose_on_time(now);
                return;
            }
            clocks.count_down(seat, thinking_time);
            clocks.press_clock(seat);
        }
        let _ = self.referee.play(mv);
        self.lag_quotas[seat].charge_lag(lag);
        self.on_new_position(now);
        if self.referee.outcome().is_some() {
            self.end_now(now);
        }
    }

    /// Ends the game because the side to move has run out of time. If a side has not made its first
    /// move, the game has no result, except in a tournament. Always returns true.
    pub fn lose_on_time(&mut self, now: ClubTime) -> bool {
        if self.awaits_first_move() && self.setup.tournament.is_none() {
            self.end_now(now);
        } else {
            self.end_with_settlement(Settlement::TimeLoss(self.referee.position().to_move()), now);
        }
        true
    }

    /// Ends the game with this settlement, unless it is over. A side that loses on time has 0 left.
    pub fn end_with_settlement(&mut self, settlement: Settlement, now: ClubTime) {
        if !self.is_over() {
            if let (Settlement::TimeLoss(seat), Some(clocks)) = (settlement, &mut self.clocks) {
                let time_left = clocks.remaining()[seat];
                clocks.count_down(seat, time_left);
            }
            self.referee.settle(settlement);
            self.end_now(now);
        }
    }

    /// Whether the game goes on and one of the sides has not made its first move. Such a game is
    /// aborted if the side to move runs out of time; in a tournament, this is a loss.
    pub fn awaits_first_move(&self) -> bool {
        !self.is_over() && self.move_count() < 2
    }

    /// Whether the game has ended without a result.
    pub fn is_aborted(&self) -> bool {
        self.is_over() && self.referee.outcome().is_none()
    }

    /// Ends the game, without a result if neither the rules nor the players have ended it.
    fn end_now(&mut self, now: ClubTime) {
        self.ended_at = Some(now);
        self.offers = OpenOffers::default();
        self.shared_board.shown_move_count = self.move_count();
    }

    /// Takes back the last move of `seat` and the moves after it. Clocks continue
    /// from the times that they show now.
    fn take_back_moves(&mut self, requester: Seat, now: ClubTime) {
        let times_before_undo = self.times_left(now);
        while self.referee.undo() && self.referee.position().to_move() != requester {}
        self.referee.forget_undone_moves();
        if let (Some(clocks), Some(times_before_undo)) = (&mut self.clocks, times_before_undo) {
            let mut clock_times = clocks.times().clone();
            clock_times.remaining = times_before_undo.map(ClockTimes::rounded_to_milliseconds);
            clock_times
                .remaining_after_moves
                .truncate(self.referee.moves().len());
            *clocks = Clocks::from_saved_times(clock_times, false);
        }
        self.on_new_position(now);
    }

    /// Whether `seat` has played a move that can be taken back.
    pub fn has_moved(&self, seat: Seat) -> bool {
        self.referee
            .positions_so_far()
            .iter()
            .take(self.move_count())
            .any(|position| position.to_move() == seat)
    }

    /// Starts the turn of a new position, and cancels the offers, which concerned the old position.
    fn on_new_position(&mut self, now: ClubTime) {
        self.turn_began = now.uptime;
        self.turn_began_unix_ms = now.unix_ms;
        self.offers = OpenOffers::default();
    }

    /// Returns the time since the start of the club at which the side to move runs out of time,
    /// with the lag that does not count. For first moves, `first_move_limit` or, without a time
    /// limit, one day applies too. `None` if there is no limit, or the game is over.
    pub fn move_deadline(
        &self,
        first_move_limit: Duration,
        lag: Duration,
        now: ClubTime,
    ) -> Option<Duration> {
        let seat = self.to_move()?;
        let days_per_move = match (&self.clocks, self.setup.terms.pace) {
            (Some(clocks), _) => {
                let time_left = clocks.remaining()[seat] + self.lag_quotas[seat].covered_lag(lag);
                let limit = self.awaits_first_move().then_some(first_move_limit);
                return Some(
                    self.turn_began + limit.map_or(time_left, |limit| limit.min(time_left)),
                );
            }
            (None, Pace::DaysPerMove(days)) => days,
            (None, _) if self.awaits_first_move() => 1,
            (None, _) => return None,
        };
        let milliseconds_left =
            self.turn_began_unix_ms + i64::from(days_per_move) * DAY_MS - now.unix_ms;
        Some(now.uptime + Duration::from_millis(u64::try_from(milliseconds_left).unwrap_or(0)))
    }

    pub fn add_chat_line(&mut self, line: ChatLine) {
        if self.chat_lines.len() >= MAX_CHAT_LINES {
            self.chat_lines.remove(0);
        }
        self.chat_lines.push(line);
    }
}
