//! Requests of players and watchers about a game, and the effects of its end on ratings and
//! tournaments.

use awale_study::catalogue::Wdl;

use crate::names::clean_chat_line;

use super::{
    lag_and_rated_limits::{counts_for_rated_limit, person_pair},
    prelude::*,
};

/// The period for which the number of lines of chat per person is limited.
const CHAT_LIMIT_PERIOD: Duration = Duration::from_secs(10);

impl Club {
    pub(super) fn handle_game_request(
        &mut self,
        from: VisitorId,
        person: &Person,
        id: GameId,
        request: GameRequest,
    ) -> Result {
        // A visitor who leaves the board of this game may already look at another one, which stays
        // open.
        if let (GameRequest::StopWatching | GameRequest::RequestView, Some(visitor)) =
            (&request, self.visitors.get_mut(&from))
        {
            match request {
                GameRequest::RequestView => {
                    visitor.game_on_screen = Some(id).filter(|id| self.games.contains_key(id));
                }
                _ => drop(visitor.game_on_screen.take_if(|at| *at == id)),
            }
            self.schedule_slow_lobby_update();
            self.send_game_to_viewers(id);
            return Ok(());
        }
        let game = self.games.get(&id).ok_or(Refusal::NoLongerExists)?;
        let seat = game.seat_of(person.id);
        match (request, seat) {
            (GameRequest::OpenBoard, _) => {
                let visitor = self.visitors.get(&from);
                let earlier_game = visitor.and_then(|visitor| visitor.game_on_screen);
                self.open_board(from, id);
                // The boards of the earlier and of this game are sent again, because the numbers of
                // their watchers have changed.
                for id in chain!(earlier_game, [id]) {
                    self.send_game_to_viewers(id);
                }
                self.schedule_slow_lobby_update();
            }
            (GameRequest::Mute(other), _) => {
                let can_be_muted = game.seat_of(other).is_some()
                    || game.chat_lines.iter().any(|line| line.from.id == other);
                if can_be_muted && other != person.id {
                    self.muted_pairs.insert((person.id, other));
                    if !person.is_guest() && other > 0 {
                        self.add_store_op(StoreOp::PutItem(StoredItem::Mute(person.id, other)));
                    }
                    self.send_game_view(from, id);
                }
            }
            (GameRequest::SendChatLine(text), _) => self.add_chat_line(person, id, &text)?,
            (GameRequest::OfferOrAcceptRematch, Some(seat))
                if game.offers.rematch_offered_by == Some(seat.opponent()) =>
            {
                // In the rematch, the seats are exchanged.
                let ClubGameSetup { terms, players, .. } = game.setup.clone();
                self.check_game_start([players.south.id, players.north.id], terms.pace)?;
                if let Some(game) = self.games.get_mut(&id) {
                    game.offers.rematch_offered_by = None;
                }
                let (north, south) = (players.south, players.north);
                self.begin_game(terms, PerSeat { south, north }, None);
            }
            (request, Some(seat)) => {
                let lag = self
                    .visitors
                    .get(&from)
                    .and_then(|visitor| visitor.round_trip_times.iter().min().copied())
                    .unwrap_or_default()
                    .min(Duration::from_millis(self.limits.lag_ms));
                if !self.change_game(id, |game, now| {
                    game.handle_player_request(seat, &request, lag, now)
                }) {
                    // The visitor's view may be out of date, so it is sent again.
                    self.send_game_view(from, id);
                }
            }
            (_, None) => return Err(Refusal::NotPossibleNow),
        }
        Ok(())
    }

    /// Changes a game. Stores it if its number of moves has changed or it has ended, and sends it
    /// to its viewers. Returns false if there is no such game, or if `change` does, which must then
    /// have changed nothing.
    pub(super) fn change_game(
        &mut self,
        id: GameId,
        change: impl FnOnce(&mut LiveGame, ClubTime) -> bool,
    ) -> bool {
        let Some(game) = self.games.get_mut(&id) else {
            return false;
        };
        let state_before = (game.move_count(), game.is_over());
        if !change(game, self.now) {
            return false;
        }
        if state_before != (game.move_count(), game.is_over()) {
            self.store_game(id);
        }
        self.send_game_to_viewers(id);
        true
    }

    fn add_chat_line(&mut self, person: &Person, id: GameId, text: &str) -> Result {
        let game = self.games.get_mut(&id).ok_or(Refusal::NoLongerExists)?;
        let tournament_and_round = game.setup.tournament;
        let tournament = tournament_and_round.and_then(|(of, _)| self.tournaments.get(&of));
        if !self.door.settings.is_chat_allowed
            || tournament.is_some_and(|tournament| !tournament.terms.chat)
        {
            return Err(Refusal::ChatSwitchedOff);
        }
        let Some(text) = clean_chat_line(text, self.limits.chat_letters) else {
            return Ok(());
        };
        let recent_chat_times = self.chat_times.entry(person.id).or_default();
        recent_chat_times.retain(|&sent| self.now.uptime < sent + CHAT_LIMIT_PERIOD);
        if recent_chat_times.len() >= self.limits.chat_lines {
            return Err(Refusal::TooMuchChat);
        }
        recent_chat_times.push_back(self.now.uptime);
        game.add_chat_line(ChatLine {
            from: person.clone(),
            text: text.clone(),
        });
        // An aborted game is no longer in the store, so its chat is not stored.
        if !game.is_aborted() {
            self.add_store_op(StoreOp::StoreChatLine {
                game: id,
                from: person.clone(),
                text,
                unix_ms: self.now.unix_ms,
            });
        }
        self.send_game_to_viewers(id);
        Ok(())
    }

    /// Ends a game of a person, unless the game is over.
    pub(super) fn end_game_of(
        &mut self,
        person: PersonId,
        id: GameId,
        settlement_for_seat: fn(Seat) -> Settlement,
    ) {
        self.change_game(id, |game, now| {
            let seat = game.seat_of(person);
            seat.map(|seat| game.end_with_settlement(settlement_for_seat(seat), now))
                .is_some()
        });
    }

    /// Stores a game that has begun, has a new position or has ended, and deletes one that was
    /// aborted. After the end, changes the ratings and continues the tournament.
    pub(super) fn store_game(&mut self, id: GameId) {
        let Some(game) = self.games.get(&id) else {
            return;
        };
        let has_days_per_move = game.has_days_per_move();
        let is_over = game.is_over();
        if game.is_aborted() {
            self.add_store_op(StoreOp::DeleteAbortedGame(id));
            return self.schedule_lobby_update();
        }
        self.add_store_op(StoreOp::save_game(game));
        self.effects.push(ClubEffect::TurnBegun(id));
        if is_over {
            self.update_ratings_and_tournament(id);
        }
        if has_days_per_move {
            self.schedule_lobby_update();
        }
    }

    /// Changes the ratings after a rated game with enough moves, and continues the tournament to
    /// which the game belongs.
    fn update_ratings_and_tournament(&mut self, id: GameId) {
        let Some(game) = self.games.get(&id) else {
            return;
        };
        let setup = game.setup.clone();
        let winner = game.winner();
        let changes_ratings = setup.terms.rated && game.move_count() >= self.limits.rated_plies;
        if counts_for_rated_limit(&setup) {
            self.recent_rated_game_ends
                .push((person_pair(&setup), self.now.unix_ms));
        }
        if changes_ratings {
            let variant_id = setup.terms.kind.id();
            let rating_key = |seat: Seat| (setup.players[seat].id, variant_id.to_owned());
            let ratings_before = PerSeat::from_fn(|seat| {
                self.ratings
                    .get(&rating_key(seat))
                    .copied()
                    .unwrap_or_default()
            });
            let (south_rating, north_rating) = ratings_before
                .south
                .ratings_after_game(ratings_before.north, Wdl::of(winner, Seat::South));
            for (seat, rating) in [(Seat::South, south_rating), (Seat::North, north_rating)] {
                self.ratings.insert(rating_key(seat), rating);
                let (person, variant_id) = rating_key(seat);
                self.add_store_op(StoreOp::PutItem(StoredItem::Rating(
                    person, variant_id, rating,
                )));
            }
        }
        if let Some((tournament_id, _)) = setup.tournament {
            if let Some(tournament) = self.tournaments.get_mut(&tournament_id)
                && let Some(pair) = tournament
                    .pairs
                    .iter_mut()
                    .find(|pair| pair.game == Some(id))
            {
                pair.points.get_or_insert(match winner {
                    Some(Seat::South) => (2, 0),
                    Some(Seat::North) => (0, 2),
                    None => (1, 1),
                });
            }
            self.begin_round_if_due(tournament_id);
        }
        self.schedule_slow_lobby_update();
    }

    /// Notes in the games of a person that the last visit ended at the time `away_since`, or, if
    /// `away_since` is `None`, that a visit has begun.
    pub(super) fn set_away_in_games(&mut self, person: PersonId, away_since: Option<Duration>) {
        let mut changed_games = Vec::new();
        for game in self.games.values_mut() {
            if let Some(seat) = game.seat_of(person) {
                game.away_since[seat] = away_since;
                changed_games.push(game.setup.id);
            }
        }
        for id in changed_games {
            self.send_game_to_viewers(id);
        }
    }

    /// Sends the current view of a game to its players and to all visitors at its board.
    pub(super) fn send_game_to_viewers(&mut self, id: GameId) {
        let game = self.games.get(&id);
        let is_player = |person| game.is_some_and(|game| game.seat_of(person).is_some());
        for visitor in self.visitor_ids(|visitor| {
            visitor.game_on_screen == Some(id) || is_player(visitor.person.id)
        }) {
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
        let game = self.games.get(&id)?;
        let visitor = self.visitors.get(&visitor)?;
        let mut visible_game = game.clone();
        let me = visitor.person.id;
        visible_game
            .chat_lines
            .retain(|line| !self.muted_pairs.contains(&(me, line.from.id)));
        let mut hidden_move_count = 0;
        if game.seat_of(me).is_none() && !game.is_over() {
            hidden_move_count = (0..usize::from(game.setup.terms.watcher_delay_moves))
                .take_while(|_| visible_game.referee.undo())
                .count();
        }
        if hidden_move_count > 0 {
            visible_game.referee.forget_undone_moves();
            visible_game.clocks = None;
        }
        let is_watching = |other: &ClubVisitor| {
            other.game_on_screen == Some(id) && game.seat_of(other.person.id).is_none()
        };
        Some(GameView {
            ratings: PerSeat::from_fn(|seat| {
                self.rating_of(game.setup.players[seat].id, game.setup.terms.kind.id())
            }),
            move_deadline: self
                .move_deadline_of(game)
                .filter(|_| match game.setup.terms.pace {
                    Pace::NoTimeLimit => false,
                    Pace::Clock(_) => game.awaits_first_move(),
                    Pace::DaysPerMove(_) => true,
                }),
            unrated_reason: self.unrated_reason(game),
            watcher_count: self.visitor_ids(is_watching).len(),
            hidden_move_count,
            game: visible_game,
        })
    }

    /// Returns the reason for which a game, or the next one between its players, is not rated: too
    /// few moves, or the limit of rated games. `None` if there is no such reason.
    fn unrated_reason(&self, game: &LiveGame) -> Option<UnratedReason> {
        let ClubLimits {
            rated_plies,
            rated_per_pair,
            ..
        } = self.limits;
        let is_too_short_for_rating = game.setup.terms.rated && game.move_count() < rated_plies;
        if game.is_over() && is_too_short_for_rating && !game.is_aborted() {
            return Some(("rating-short", rated_plies));
        }
        let is_limit_shown = game.move_count() == 0 && !game.setup.terms.rated || game.is_over();
        (is_limit_shown
            && game.setup.tournament.is_none()
            && self.is_at_rated_game_limit(&game.setup))
        .then_some(("club-unrated-limit", rated_per_pair))
    }
}
