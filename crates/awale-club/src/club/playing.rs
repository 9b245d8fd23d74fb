//! Requests of players and watchers about a game, and the effects of its end on ratings and
//! tournaments.

use std::sync::Arc;
use std::time::Duration;

use awale_rules::{PerSeat, Seat, Settlement};
use awale_study::catalogue::{AnyMove, Wdl};

use crate::names::chat_line;

use super::Club;
use super::game::{ChatLine, LiveGame, MoveError};
use super::protocol::{
    GameId, GameRequest, NewGame, Pace, Person, PersonId, Refusal, StoreOp, Update, VisitorId,
};
use super::view::{AwaitedMove, GameView, Unrated};
use crate::settings::Limits;

/// The period for which the number of lines of chat per person is limited.
const CHAT_PERIOD: Duration = Duration::from_secs(10);

impl Club {
    pub(super) fn request(
        &mut self,
        from: VisitorId,
        person: &Person,
        id: GameId,
        request: GameRequest,
    ) {
        // A visitor who leaves this board may already look at another one, which stays open.
        if let (GameRequest::Leave | GameRequest::Reopen, Some(visitor)) =
            (&request, self.visitors.get_mut(&from))
        {
            match request {
                GameRequest::Reopen => {
                    visitor.open_game = Some(id).filter(|id| self.games.contains_key(id));
                }
                _ => visitor.open_game = visitor.open_game.filter(|&at| at != id),
            }
            self.schedule_lobby_later();
            return self.send_game(id);
        }
        let Some(game) = self.games.get(&id) else {
            return self.refuse(from, Refusal::Gone);
        };
        let seat = game.seat_of(person.id);
        match (request, seat) {
            (GameRequest::Watch, _) => {
                let before = self
                    .visitors
                    .get(&from)
                    .and_then(|visitor| visitor.open_game);
                self.open_board(from, id);
                // The numbers of watchers of the old and of the new board change.
                before
                    .into_iter()
                    .chain([id])
                    .for_each(|id| self.send_game(id));
                self.schedule_lobby_later();
            }
            (GameRequest::Mute(other), _) => {
                let is_present = game.seat_of(other).is_some()
                    || game.chat.iter().any(|line| line.from.id == other);
                if is_present && other != person.id {
                    self.muted.insert((person.id, other));
                    if !person.is_guest() && other > 0 {
                        self.write(StoreOp::Mute {
                            person: person.id,
                            other,
                        });
                    }
                    self.send_view(from, id);
                }
            }
            (GameRequest::Chat(_), _) if !self.may_chat(id) => self.refuse(from, Refusal::NoChat),
            (GameRequest::Chat(text), _) => self.chat(from, person, id, &text),
            (GameRequest::Move(ply, mv), Some(seat)) => self.play((from, seat), id, (ply, mv)),
            (request, Some(seat)) => self.player_request((from, seat), id, &request),
            (_, None) => self.refuse(from, Refusal::NotNow),
        }
    }

    fn play(&mut self, (from, seat): (VisitorId, Seat), id: GameId, (ply, mv): (usize, AnyMove)) {
        let lag = self
            .visitors
            .get(&from)
            .map_or(Duration::ZERO, |visitor| visitor.trips.lag())
            .min(self.limits.lag());
        let Some(game) = self.games.get_mut(&id) else {
            return;
        };
        match game.play(seat, ply, mv, lag, self.now) {
            Ok(()) => {
                let left = game.clocks.as_ref().map(awale_app::app::Clocks::remaining);
                let is_slow = game.setup.terms.pace.is_slow();
                self.write(StoreOp::Move {
                    game: id,
                    ply,
                    mv,
                    left,
                    wall: self.now.wall,
                });
                self.on_move(id);
                if is_slow {
                    self.schedule_lobby();
                }
            }
            Err(MoveError::TooLate) => self.time_out(id, seat),
            // The visitor's view may be out of date, so it is sent again.
            Err(MoveError::Repeated | MoveError::NotNow | MoveError::Illegal) => {
                self.send_view(from, id);
            }
        }
    }

    fn player_request(
        &mut self,
        (from, seat): (VisitorId, Seat),
        id: GameId,
        request: &GameRequest,
    ) {
        let Some(game) = self.games.get_mut(&id) else {
            return;
        };
        let is_over = game.ended.is_some();
        match request {
            GameRequest::Resign if !is_over => {
                return self.end_game(id, Settlement::Resignation(seat));
            }
            GameRequest::End if !is_over && game.offers.end == Some(seat.opponent()) => {
                return self.end_game(id, Settlement::Agreement);
            }
            GameRequest::End if !is_over => game.offers.end = Some(seat),
            // Moves of rated games cannot be taken back.
            GameRequest::TakeBack if !is_over && !game.setup.terms.rated => {
                match game.offers.take_back {
                    Some(other) if other == seat.opponent() => {
                        let is_taken_back = game.take_back(other, self.now);
                        if is_taken_back {
                            let state = StoreOp::state_of(game);
                            self.write(state);
                        }
                    }
                    _ if game.has_moved(seat) => game.offers.take_back = Some(seat),
                    _ => {}
                }
            }
            GameRequest::Decline => {
                let other = Some(seat.opponent());
                game.offers.end = game.offers.end.filter(|&by| Some(by) != other);
                game.offers.take_back = game.offers.take_back.filter(|&by| Some(by) != other);
                game.offers.rematch = game.offers.rematch.filter(|&by| Some(by) != other);
            }
            GameRequest::Rematch if is_over && game.offers.rematch == Some(seat.opponent()) => {
                return self.rematch(from, id);
            }
            GameRequest::Rematch if is_over && game.setup.tournament.is_none() => {
                game.offers.rematch = Some(seat);
            }
            GameRequest::Show(shown) if is_over && game.board.controller == seat => {
                game.board.shown = (*shown).min(game.move_count());
            }
            GameRequest::PassControl if is_over && game.board.controller == seat => {
                game.board.controller = seat.opponent();
            }
            _ => return,
        }
        self.send_game(id);
    }

    fn rematch(&mut self, from: VisitorId, id: GameId) {
        let Some(game) = self.games.get(&id) else {
            return;
        };
        let NewGame {
            terms,
            players: PerSeat { south, north },
            ..
        } = game.setup.clone();
        if let Some(why) = self.obstacle([south.id, north.id], terms.pace) {
            return self.refuse(from, why);
        }
        if let Some(game) = self.games.get_mut(&id) {
            game.offers.rematch = None;
        }
        self.begin_game(
            terms,
            PerSeat {
                south: north,
                north: south,
            },
            None,
        );
    }

    fn may_chat(&self, id: GameId) -> bool {
        let of = self.games.get(&id).and_then(|game| game.setup.tournament);
        let plan = of.and_then(|(of, _)| self.tournaments.get(&of));
        self.door().chat && plan.is_none_or(|plan| plan.terms.chat)
    }

    fn chat(&mut self, from: VisitorId, person: &Person, id: GameId, text: &str) {
        let Some(text) = chat_line(text, self.limits.chat_letters) else {
            return;
        };
        let times = self.chat_times.entry(person.id).or_default();
        times.retain(|&sent| self.now.up < sent + CHAT_PERIOD);
        if times.len() >= self.limits.chat_lines {
            return self.refuse(from, Refusal::TooFast);
        }
        times.push_back(self.now.up);
        let Some(game) = self.games.get_mut(&id) else {
            return;
        };
        // The store has deleted an aborted game.
        let is_stored = !game.is_aborted();
        game.add_chat(ChatLine {
            from: person.clone(),
            text: text.clone(),
        });
        if is_stored {
            self.write(StoreOp::Chat {
                game: id,
                from: person.clone(),
                text,
                wall: self.now.wall,
            });
        }
        self.send_game(id);
    }

    /// Updates everything that depends on a move, which may have ended the game.
    fn on_move(&mut self, id: GameId) {
        if self.games.get(&id).is_some_and(|game| game.ended.is_some()) {
            self.on_end(id);
        }
        self.send_game(id);
    }

    pub(super) fn end_game(&mut self, id: GameId, settlement: Settlement) {
        if let Some(game) = self.games.get_mut(&id).filter(|game| game.ended.is_none()) {
            game.settle(settlement, self.now);
            self.on_end(id);
            self.send_game(id);
        }
    }

    /// Stores the result of a game that has ended, changes ratings, and continues its tournament.
    fn on_end(&mut self, id: GameId) {
        let Some(game) = self.games.get(&id) else {
            return;
        };
        let Some(ended) = game.ended else { return };
        let (variant, players) = (game.variant().to_owned(), game.setup.players.clone());
        let (counts, tournament) = (
            game.setup.terms.rated && game.move_count() >= self.limits.rated_plies,
            game.setup.tournament,
        );
        let setup = game.setup.clone();
        self.count_rated(&setup);
        self.write(StoreOp::End {
            game: id,
            ended,
            wall: self.now.wall,
        });
        if counts {
            let key = |seat: Seat| (players[seat].id, variant.clone());
            let before =
                PerSeat::from_fn(|seat| self.ratings.get(&key(seat)).copied().unwrap_or_default());
            let (south, north) = before
                .south
                .after_game_with(before.north, Wdl::of(ended.winner, Seat::South));
            for (seat, rating) in [(Seat::South, south), (Seat::North, north)] {
                self.ratings.insert(key(seat), rating);
                let (person, variant) = key(seat);
                self.write(StoreOp::Rating {
                    person,
                    variant,
                    rating,
                    wall: self.now.wall,
                });
            }
        }
        if let Some((tournament, _)) = tournament {
            self.on_result(id, tournament, ended.winner);
        }
        self.schedule_lobby_later();
    }

    /// Ends the games in which the side to move has run out of time.
    pub(super) fn end_timed_out_games(&mut self) {
        let is_over = |game: &&LiveGame| {
            let deadline = self.deadline_of(game);
            deadline.is_some_and(|deadline| deadline.up(self.now) <= self.now.up)
        };
        let over: Vec<(GameId, Seat)> = self
            .games
            .values()
            .filter(is_over)
            .filter_map(|game| Some((game.setup.id, game.to_move()?)))
            .collect();
        for (id, seat) in over {
            self.withdraw_absent_player(id, seat);
            self.time_out(id, seat);
        }
    }

    /// Ends a game in which `seat` has run out of time. Before the first moves of both sides, it
    /// has no result and is not stored.
    fn time_out(&mut self, id: GameId, seat: Seat) {
        let Some(game) = self.games.get_mut(&id) else {
            return;
        };
        if !game.awaits_first_move() {
            return self.end_game(id, Settlement::TimeLoss(seat));
        }
        game.abort(self.now);
        self.write(StoreOp::Abort(id));
        self.schedule_lobby();
        self.send_game(id);
    }

    /// Notes in the games of a person that the last session ended at the time `since`, or, if it is
    /// `None`, that a session has begun.
    pub(super) fn set_away(&mut self, person: PersonId, since: Option<Duration>) {
        let mut changed = Vec::new();
        for game in self.games.values_mut() {
            if let Some(seat) = game.seat_of(person) {
                game.away[seat] = since;
                changed.push(game.setup.id);
            }
        }
        for id in changed {
            self.send_game(id);
        }
    }

    /// Returns the move that the club waits for, in a game with days per move, if its player is not
    /// in the club.
    #[must_use]
    pub fn awaited_move(&self, id: GameId) -> Option<AwaitedMove> {
        let game = self.games.get(&id)?;
        let seat = game.to_move()?;
        let is_slow = game.setup.terms.pace.is_slow();
        let name = |seat: Seat| game.setup.players[seat].name.clone();
        (is_slow && game.away[seat].is_some()).then(|| AwaitedMove {
            player: name(seat),
            opponent: name(seat.opponent()),
            game: id,
            variant: game.variant().to_owned(),
        })
    }

    /// Sends the current view of a game to its players and to all visitors at its board.
    pub(super) fn send_game(&mut self, id: GameId) {
        let Some(game) = self.games.get(&id) else {
            return;
        };
        let there = self.visitors.iter().filter(|(_, visitor)| {
            visitor.open_game == Some(id) || game.seat_of(visitor.person.id).is_some()
        });
        for visitor in there.map(|(&visitor, _)| visitor).collect::<Vec<_>>() {
            self.send_view(visitor, id);
        }
    }

    fn send_view(&mut self, visitor: VisitorId, id: GameId) {
        if let Some(view) = self.view(id, visitor) {
            self.send(visitor, Update::Game(Arc::new(view)));
        }
    }

    /// Makes the view of a game for a visitor: without hidden moves and without lines of muted
    /// people.
    pub(super) fn view(&self, id: GameId, visitor: VisitorId) -> Option<GameView> {
        let (game, visitor) = (self.games.get(&id)?, self.visitors.get(&visitor)?);
        let moves = game.referee.moves();
        let is_player = game.seat_of(visitor.person.id).is_some();
        let hidden = if is_player || game.ended.is_some() {
            0
        } else {
            usize::from(game.setup.terms.delay).min(moves.len())
        };
        let is_visible =
            |line: &&ChatLine| !self.muted.contains(&(visitor.person.id, line.from.id));
        let watchers = self
            .visitors
            .values()
            .filter(|other| other.open_game == Some(id) && game.seat_of(other.person.id).is_none())
            .count();
        Some(GameView {
            setup: game.setup.clone(),
            ratings: PerSeat::from_fn(|seat| {
                self.rating(game.setup.players[seat].id, game.variant())
            }),
            moves: moves[..moves.len() - hidden].to_vec(),
            to_move: game.to_move(),
            ended: game.ended,
            clocks: game
                .clocks
                .as_ref()
                .filter(|_| hidden == 0)
                .map(|clocks| clocks.times().clone()),
            since: game.since,
            deadline: self.shown_deadline(game),
            unrated: self.unrated(game),
            away: game.away,
            offers: game.offers,
            chat: game.chat.iter().filter(is_visible).cloned().collect(),
            board: game.board,
            watchers,
            hidden_moves: hidden,
        })
    }

    /// Returns the deadline of a game, if no clock shows it.
    fn shown_deadline(&self, game: &LiveGame) -> Option<Duration> {
        let deadline = self.deadline_of(game)?.up(self.now);
        let has_moved = game.to_move().is_some_and(|seat| game.has_moved(seat));
        let is_shown = match game.setup.terms.pace {
            Pace::Free => false,
            Pace::Clock(_) if game.setup.tournament.is_some() => !has_moved,
            Pace::Clock(_) => game.awaits_first_move(),
            Pace::Days(_) => true,
        };
        is_shown.then_some(deadline)
    }

    /// Returns the reason for which a game, or the next one between its players, is not rated.
    fn unrated(&self, game: &LiveGame) -> Option<Unrated> {
        let Limits {
            rated_plies,
            rated_per_pair,
            ..
        } = self.limits;
        let is_short = game.setup.terms.rated && game.move_count() < rated_plies;
        if game.ended.is_some() && is_short && !game.is_aborted() {
            return Some(Unrated::Short(rated_plies));
        }
        let shows_limit = game.move_count() == 0 && !game.setup.terms.rated || game.ended.is_some();
        (shows_limit && game.setup.tournament.is_none() && self.is_at_rated_limit(&game.setup))
            .then_some(Unrated::Limit(rated_per_pair))
    }
}
