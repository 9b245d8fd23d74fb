//! Requests of players and watchers about a game, and the effects of its end on ratings and
//! tournaments.

use awale_study::catalogue::{AnyMove, Wdl};

use crate::names::chat_line;

use super::game::{ChatLine, OpenOffers};
use super::prelude::*;

/// The period for which the number of lines of chat per person is limited.
const CHAT_LIMIT_PERIOD: Duration = Duration::from_secs(10);

impl Club {
    pub(super) fn handle_game_request(
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
                _ => drop(visitor.open_game.take_if(|at| *at == id)),
            }
            self.schedule_slow_lobby_update();
            return self.send_game_to_viewers(id);
        }
        let Some(game) = self.games.get(&id) else {
            return self.send_refusal(from, Refusal::Gone);
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
                    .for_each(|id| self.send_game_to_viewers(id));
                self.schedule_slow_lobby_update();
            }
            (GameRequest::Mute(other), _) => {
                let is_present = game.seat_of(other).is_some()
                    || game.chat.iter().any(|line| line.from.id == other);
                if is_present && other != person.id {
                    self.muted.insert((person.id, other));
                    if !person.is_guest() && other > 0 {
                        self.add_store_op(StoreOp::Mute {
                            person: person.id,
                            other,
                        });
                    }
                    self.send_game_view(from, id);
                }
            }
            (GameRequest::Chat(_), _) if !self.may_chat(id) => {
                self.send_refusal(from, Refusal::NoChat);
            }
            (GameRequest::Chat(text), _) => self.send_chat_line(from, person, id, &text),
            (GameRequest::Move(ply, mv), Some(seat)) => {
                self.handle_move((from, seat), id, (ply, mv))
            }
            (request, Some(seat)) => self.handle_player_request((from, seat), id, &request),
            (_, None) => self.send_refusal(from, Refusal::NotNow),
        }
    }

    fn handle_move(
        &mut self,
        (from, seat): (VisitorId, Seat),
        id: GameId,
        (ply, mv): (usize, AnyMove),
    ) {
        let lag = self
            .visitors
            .get(&from)
            .and_then(|visitor| visitor.trips.iter().min().copied())
            .unwrap_or_default()
            .min(self.limits.max_compensated_lag());
        let Some(game) = self.games.get_mut(&id) else {
            return;
        };
        if !game.allows_move(seat, ply, mv) {
            // The visitor's view may be out of date, so it is sent again.
            return self.send_game_view(from, id);
        }
        if !game.play_move(mv, lag, self.now) {
            return self.end_on_time(id, seat);
        }
        let left = game.clocks.as_ref().map(Clocks::remaining);
        let (is_slow, is_over) = (game.setup.terms.pace.is_slow(), game.is_over());
        self.add_store_op(StoreOp::Move {
            game: id,
            ply,
            mv,
            left,
            wall: self.now.wall,
        });
        if is_over {
            self.on_game_end(id);
        }
        self.send_game_to_viewers(id);
        if is_slow {
            self.schedule_lobby_update();
        }
    }

    fn handle_player_request(
        &mut self,
        (from, seat): (VisitorId, Seat),
        id: GameId,
        request: &GameRequest,
    ) {
        let Some(game) = self.games.get_mut(&id) else {
            return;
        };
        let is_over = game.is_over();
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
                        let is_taken_back = game.take_back_moves(other, self.now);
                        if is_taken_back {
                            let state = StoreOp::store_state_of(game);
                            self.add_store_op(state);
                        }
                    }
                    _ if game.has_moved(seat) => game.offers.take_back = Some(seat),
                    _ => {}
                }
            }
            GameRequest::Decline => {
                let OpenOffers {
                    end,
                    take_back,
                    rematch,
                } = &mut game.offers;
                for offer in [end, take_back, rematch] {
                    offer.take_if(|by| *by == seat.opponent());
                }
            }
            GameRequest::Rematch if is_over && game.offers.rematch == Some(seat.opponent()) => {
                return self.request_rematch(from, id);
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
        self.send_game_to_viewers(id);
    }

    fn request_rematch(&mut self, from: VisitorId, id: GameId) {
        let Some(game) = self.games.get(&id) else {
            return;
        };
        let NewGame {
            terms,
            players: PerSeat { south, north },
            ..
        } = game.setup.clone();
        if let Some(why) = self.obstacle_to_game([south.id, north.id], terms.pace) {
            return self.send_refusal(from, why);
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
        self.door_state().chat && plan.is_none_or(|plan| plan.terms.chat)
    }

    fn send_chat_line(&mut self, from: VisitorId, person: &Person, id: GameId, text: &str) {
        let Some(text) = chat_line(text, self.limits.chat_letters) else {
            return;
        };
        let times = self.chat_times.entry(person.id).or_default();
        times.retain(|&sent| self.now.up < sent + CHAT_LIMIT_PERIOD);
        if times.len() >= self.limits.chat_lines {
            return self.send_refusal(from, Refusal::TooFast);
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
            self.add_store_op(StoreOp::Chat {
                game: id,
                from: person.clone(),
                text,
                wall: self.now.wall,
            });
        }
        self.send_game_to_viewers(id);
    }

    pub(super) fn end_game(&mut self, id: GameId, settlement: Settlement) {
        if let Some(game) = self.games.get_mut(&id).filter(|game| !game.is_over()) {
            game.end_with_settlement(settlement, self.now);
            self.on_game_end(id);
            self.send_game_to_viewers(id);
        }
    }

    /// Stores the result of a game that has ended, changes ratings, and continues its tournament.
    fn on_game_end(&mut self, id: GameId) {
        let Some(game) = self.games.get(&id) else {
            return;
        };
        let (settlement, winner) = (game.referee.settlement(), game.winner());
        let setup = game.setup.clone();
        let counts = setup.terms.rated && game.move_count() >= self.limits.rated_plies;
        self.count_rated_game(&setup);
        self.add_store_op(StoreOp::End {
            game: id,
            settlement,
            winner,
            wall: self.now.wall,
        });
        if counts {
            let variant = setup.terms.kind.id();
            let key = |seat: Seat| (setup.players[seat].id, variant.to_owned());
            let before =
                PerSeat::from_fn(|seat| self.ratings.get(&key(seat)).copied().unwrap_or_default());
            let (south, north) = before
                .south
                .after_game_with(before.north, Wdl::of(winner, Seat::South));
            for (seat, rating) in [(Seat::South, south), (Seat::North, north)] {
                self.ratings.insert(key(seat), rating);
                let (person, variant) = key(seat);
                self.add_store_op(StoreOp::Rating {
                    person,
                    variant,
                    rating,
                    wall: self.now.wall,
                });
            }
        }
        if let Some((tournament, _)) = setup.tournament {
            self.on_game_result(id, tournament, winner);
        }
        self.schedule_slow_lobby_update();
    }

    /// Ends the games in which the side to move has run out of time.
    pub(super) fn end_timed_out_games(&mut self) {
        let is_over = |game: &&LiveGame| {
            let deadline = self.move_deadline_of(game);
            deadline.is_some_and(|deadline| deadline <= self.now.up)
        };
        let over: Vec<(GameId, Seat)> = self
            .games
            .values()
            .filter(is_over)
            .filter_map(|game| Some((game.setup.id, game.to_move()?)))
            .collect();
        for (id, seat) in over {
            self.withdraw_absent_player(id, seat);
            self.end_on_time(id, seat);
        }
    }

    /// Ends a game in which `seat` has run out of time. Before the first moves of both sides, it
    /// has no result and is not stored.
    fn end_on_time(&mut self, id: GameId, seat: Seat) {
        let Some(game) = self.games.get_mut(&id) else {
            return;
        };
        if !game.awaits_first_move() || game.setup.tournament.is_some() {
            return self.end_game(id, Settlement::TimeLoss(seat));
        }
        game.end_now(self.now);
        self.add_store_op(StoreOp::Abort(id));
        self.schedule_lobby_update();
        self.send_game_to_viewers(id);
    }

    /// Notes in the games of a person that the last session ended at the time `since`, or, if it is
    /// `None`, that a session has begun.
    pub(super) fn note_away_in_games(&mut self, person: PersonId, since: Option<Duration>) {
        let mut changed = Vec::new();
        for game in self.games.values_mut() {
            if let Some(seat) = game.seat_of(person) {
                game.away[seat] = since;
                changed.push(game.setup.id);
            }
        }
        for id in changed {
            self.send_game_to_viewers(id);
        }
    }

    /// Sends the current view of a game to its players and to all visitors at its board.
    pub(super) fn send_game_to_viewers(&mut self, id: GameId) {
        let Some(game) = self.games.get(&id) else {
            return;
        };
        let there = self.visitors.iter().filter(|(_, visitor)| {
            visitor.open_game == Some(id) || game.seat_of(visitor.person.id).is_some()
        });
        for visitor in there.map(|(&visitor, _)| visitor).collect::<Vec<_>>() {
            self.send_game_view(visitor, id);
        }
    }

    fn send_game_view(&mut self, visitor: VisitorId, id: GameId) {
        if let Some(view) = self.game_view(id, visitor) {
            self.send_update(visitor, ClubUpdate::Game(Arc::new(view)));
        }
    }

    /// Makes the view of a game for a visitor: without hidden moves and without lines of muted
    /// people.
    pub(super) fn game_view(&self, id: GameId, visitor: VisitorId) -> Option<GameView> {
        let (game, visitor) = (self.games.get(&id)?, self.visitors.get(&visitor)?);
        let mut visible = game.clone();
        let is_muted = |from: PersonId| self.muted.contains(&(visitor.person.id, from));
        visible.chat.retain(|line| !is_muted(line.from.id));
        let mut hidden_moves = 0;
        if game.seat_of(visitor.person.id).is_none() && !game.is_over() {
            let delay = usize::from(game.setup.terms.delay);
            hidden_moves = (0..delay).take_while(|_| visible.referee.undo()).count();
        }
        if hidden_moves > 0 {
            visible.referee.forget_undone();
            visible.clocks = None;
        }
        let is_deadline_shown = match game.setup.terms.pace {
            Pace::Free => false,
            Pace::Clock(_) => game.awaits_first_move(),
            Pace::Days(_) => true,
        };
        let watchers = self
            .visitors
            .values()
            .filter(|other| other.open_game == Some(id) && game.seat_of(other.person.id).is_none())
            .count();
        Some(GameView {
            ratings: PerSeat::from_fn(|seat| {
                self.rating_of(game.setup.players[seat].id, game.variant_id())
            }),
            deadline: self.move_deadline_of(game).filter(|_| is_deadline_shown),
            unrated: self.unrated_reason(game),
            watchers,
            hidden_moves,
            game: visible,
        })
    }

    /// Returns the reason for which a game, or the next one between its players, is not rated.
    fn unrated_reason(&self, game: &LiveGame) -> Option<UnratedReason> {
        let Limits {
            rated_plies,
            rated_per_pair,
            ..
        } = self.limits;
        let is_short = game.setup.terms.rated && game.move_count() < rated_plies;
        if game.is_over() && is_short && !game.is_aborted() {
            return Some(("rating-short", rated_plies));
        }
        let shows_limit = game.move_count() == 0 && !game.setup.terms.rated || game.is_over();
        (shows_limit && game.setup.tournament.is_none() && self.is_at_rated_limit(&game.setup))
            .then_some(("club-unrated-limit", rated_per_pair))
    }
}
