//! Requests of players and watchers about a game, and the effects of its end on ratings and
//! tournaments.

use awale_study::catalogue::Wdl;

use crate::names::chat_line;

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
    ) -> Result<(), Refusal> {
        // A visitor who leaves this board may already look at another one, which stays open.
        if let (GameRequest::StopWatching | GameRequest::RequestView, Some(visitor)) =
            (&request, self.visitors.get_mut(&from))
        {
            match request {
                GameRequest::RequestView => {
                    visitor.open_game = Some(id).filter(|id| self.games.contains_key(id));
                }
                _ => drop(visitor.open_game.take_if(|at| *at == id)),
            }
            self.schedule_slow_lobby_update();
            self.send_game_to_viewers(id);
            return Ok(());
        }
        let game = self.games.get(&id).ok_or(Refusal::Gone)?;
        let seat = game.seat_of(person.id);
        match (request, seat) {
            (GameRequest::OpenBoard, _) => {
                let visitor = self.visitors.get(&from);
                let before = visitor.and_then(|visitor| visitor.open_game);
                self.open_board(from, id);
                // Both boards are sent again, because the numbers of their watchers have changed.
                for id in before.into_iter().chain([id]) {
                    self.send_game_to_viewers(id);
                }
                self.schedule_slow_lobby_update();
            }
            (GameRequest::Mute(other), _) => {
                let is_present = game.seat_of(other).is_some()
                    || game.chat.iter().any(|line| line.from.id == other);
                if is_present && other != person.id {
                    self.muted_pairs.insert((person.id, other));
                    if !person.is_guest() && other > 0 {
                        self.add_store_op(StoreOp::Put(StoredItem::Mute(person.id, other)));
                    }
                    self.send_game_view(from, id);
                }
            }
            (GameRequest::Chat(text), _) => self.add_chat_line(person, id, &text)?,
            (GameRequest::Rematch, Some(seat))
                if game.offers.rematch_offered_by == Some(seat.opponent()) =>
            {
                self.begin_rematch(id)?;
            }
            (request, Some(seat)) => {
                let visitor = self.visitors.get(&from);
                let lag =
                    visitor.and_then(|visitor| visitor.round_trip_times.iter().min().copied());
                let lag = lag
                    .unwrap_or_default()
                    .min(self.limits.max_compensated_lag());
                let change = |game: &mut LiveGame, now| game.handle(seat, &request, lag, now);
                if !self.change_game(id, change) {
                    // The visitor's view may be out of date, so it is sent again.
                    self.send_game_view(from, id);
                }
            }
            (_, None) => return Err(Refusal::NotNow),
        }
        Ok(())
    }

    /// Changes a game. Stores it if its moves have changed or it has ended, and sends it to its
    /// viewers. Returns false if `change` does, which must then have changed nothing.
    pub(super) fn change_game(
        &mut self,
        id: GameId,
        change: impl FnOnce(&mut LiveGame, ClubTime) -> bool,
    ) -> bool {
        let Some(game) = self.games.get_mut(&id) else {
            return false;
        };
        let before = (game.move_count(), game.is_over());
        if !change(game, self.now) {
            return false;
        }
        if before != (game.move_count(), game.is_over()) {
            self.store_game(id);
        }
        self.send_game_to_viewers(id);
        true
    }

    /// Begins another game between the same players, with exchanged seats.
    fn begin_rematch(&mut self, id: GameId) -> Result<(), Refusal> {
        let game = self.games.get(&id).ok_or(Refusal::Gone)?;
        let (terms, PerSeat { south, north }) =
            (game.setup.terms.clone(), game.setup.players.clone());
        self.check_game_start([south.id, north.id], terms.pace)?;
        if let Some(game) = self.games.get_mut(&id) {
            game.offers.rematch_offered_by = None;
        }
        let players = PerSeat {
            south: north,
            north: south,
        };
        self.begin_game(terms, players, None);
        Ok(())
    }

    fn add_chat_line(&mut self, person: &Person, id: GameId, text: &str) -> Result<(), Refusal> {
        let game = self.games.get_mut(&id).ok_or(Refusal::Gone)?;
        let of = game.setup.tournament;
        let plan = of.and_then(|(of, _)| self.tournaments.get(&of));
        if !self.door.chat || plan.is_some_and(|plan| !plan.terms.chat) {
            return Err(Refusal::NoChat);
        }
        let Some(text) = chat_line(text, self.limits.chat_letters) else {
            return Ok(());
        };
        let times = self.chat_times.entry(person.id).or_default();
        times.retain(|&sent| self.now.up < sent + CHAT_LIMIT_PERIOD);
        if times.len() >= self.limits.chat_lines {
            return Err(Refusal::TooFast);
        }
        times.push_back(self.now.up);
        game.add_chat(ChatLine {
            from: person.clone(),
            text: text.clone(),
        });
        // An aborted game is no longer in the store, so its chat is not stored.
        if !game.is_aborted() {
            self.add_store_op(StoreOp::Chat {
                game: id,
                from: person.clone(),
                text,
                unix_ms: self.now.unix_ms,
            });
        }
        self.send_game_to_viewers(id);
        Ok(())
    }

    /// Ends a game, unless it is over.
    pub(super) fn end_game(&mut self, id: GameId, settlement: Settlement) {
        self.change_game(id, |game, now| {
            game.end_with_settlement(settlement, now);
            true
        });
    }

    /// Stores a game that has begun, has a new position or has ended.
    pub(super) fn store_game(&mut self, id: GameId) {
        let Some(game) = self.games.get(&id) else {
            return;
        };
        let is_slow = game.is_slow();
        let is_over = game.is_over();
        if game.is_aborted() {
            self.add_store_op(StoreOp::Abort(id));
            return self.schedule_lobby_update();
        }
        self.add_store_op(StoreOp::of_game(game));
        self.effects.push(ClubEffect::TurnBegun(id));
        if is_over {
            self.on_game_end(id);
        }
        if is_slow {
            self.schedule_lobby_update();
        }
    }

    /// Changes the ratings after a game, and continues its tournament.
    fn on_game_end(&mut self, id: GameId) {
        let Some(game) = self.games.get(&id) else {
            return;
        };
        let setup = game.setup.clone();
        let winner = game.winner();
        let changes_ratings = setup.terms.rated && game.move_count() >= self.limits.rated_plies;
        self.count_rated_game(&setup);
        if changes_ratings {
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
                self.add_store_op(StoreOp::Put(StoredItem::Rating(person, variant, rating)));
            }
        }
        if let Some((tournament, _)) = setup.tournament {
            self.on_game_result(id, tournament, winner);
        }
        self.schedule_slow_lobby_update();
    }

    /// Ends the games in which the side to move has run out of time.
    pub(super) fn end_timed_out_games(&mut self) {
        let timed_out_games: Vec<(GameId, Seat)> = self
            .games
            .values()
            .filter(|game| {
                let deadline = self.move_deadline_of(game);
                deadline.is_some_and(|deadline| deadline <= self.now.up)
            })
            .filter_map(|game| Some((game.setup.id, game.to_move()?)))
            .collect();
        for (id, seat) in timed_out_games {
            self.withdraw_absent_player(id, seat);
            self.change_game(id, |game, now| {
                game.lose_on_time(seat, now);
                true
            });
        }
    }

    /// Notes in the games of a person that the last session ended at the time `since`, or, if it is
    /// `None`, that a session has begun.
    pub(super) fn set_away_in_games(&mut self, person: PersonId, since: Option<Duration>) {
        let mut changed_games = Vec::new();
        for game in self.games.values_mut() {
            if let Some(seat) = game.seat_of(person) {
                game.away_since[seat] = since;
                changed_games.push(game.setup.id);
            }
        }
        for id in changed_games {
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
        let game = self.games.get(&id)?;
        let visitor = self.visitors.get(&visitor)?;
        let mut visible_game = game.clone();
        let is_muted = |from: PersonId| self.muted_pairs.contains(&(visitor.person.id, from));
        visible_game.chat.retain(|line| !is_muted(line.from.id));
        let mut hidden_moves = 0;
        if game.seat_of(visitor.person.id).is_none() && !game.is_over() {
            let delay = usize::from(game.setup.terms.delay);
            hidden_moves = (0..delay)
                .take_while(|_| visible_game.referee.undo())
                .count();
        }
        if hidden_moves > 0 {
            visible_game.referee.forget_undone_moves();
            visible_game.clocks = None;
        }
        let is_deadline_shown = match game.setup.terms.pace {
            Pace::Free => false,
            Pace::Clock(_) => game.awaits_first_move(),
            Pace::Days(_) => true,
        };
        let watcher_count = self
            .visitors
            .values()
            .filter(|other| other.open_game == Some(id) && game.seat_of(other.person.id).is_none())
            .count();
        Some(GameView {
            ratings: PerSeat::from_fn(|seat| {
                self.rating_of(game.setup.players[seat].id, game.variant_id())
            }),
            move_deadline: self.move_deadline_of(game).filter(|_| is_deadline_shown),
            unrated_reason: self.unrated_reason(game),
            watcher_count,
            hidden_move_count: hidden_moves,
            game: visible_game,
        })
    }

    /// Returns the reason for which a game, or the next one between its players, is not rated.
    fn unrated_reason(&self, game: &LiveGame) -> Option<UnratedReason> {
        let Limits {
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
