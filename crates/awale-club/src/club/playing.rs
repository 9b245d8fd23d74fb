//! Requests of players and watchers about a game, and the effects of its end on ratings and
//! tournaments.

use std::sync::Arc;
use std::time::Duration;

use awale_rules::{PerSeat, Seat, Settlement};
use awale_study::catalogue::{AnyMove, Wdl};

use crate::names::chat_line;

use super::Club;
use super::game::{ChatLine, Due, LiveGame, Unplayed};
use super::order::{
    GameId, GameRequest, NewGame, News, Pace, Person, PersonId, Refusal, VisitorId, Write,
};
use super::view::GameView;

/// The period for which the number of lines of chat per person is limited.
const CHAT_TIME: Duration = Duration::from_secs(10);

impl Club {
    pub(super) fn request(
        &mut self,
        from: VisitorId,
        person: &Person,
        id: GameId,
        request: GameRequest,
    ) {
        // A visitor who leaves this board may already look at another one, which stays open.
        if let (GameRequest::Leave | GameRequest::ComeBack, Some(visitor)) =
            (&request, self.visitors.get_mut(&from))
        {
            match request {
                GameRequest::ComeBack => {
                    visitor.at = Some(id).filter(|id| self.games.contains_key(id));
                }
                _ => visitor.at = visitor.at.filter(|&at| at != id),
            }
            self.tell_lobby();
            return self.tell_game(id);
        }
        let Some(game) = self.games.get(&id) else {
            return self.refuse(from, Refusal::Gone);
        };
        let seat = game.seat_of(person.id);
        match (request, seat) {
            (GameRequest::Watch, _) => {
                let before = self.visitors.get(&from).and_then(|visitor| visitor.at);
                self.sit(from, id);
                // The numbers of watchers of the old and of the new board change.
                before
                    .into_iter()
                    .chain([id])
                    .for_each(|id| self.tell_game(id));
                self.tell_lobby();
            }
            (GameRequest::Mute(other), _) => {
                let is_heard = game.seat_of(other).is_some()
                    || game.chat.iter().any(|line| line.from.id == other);
                if is_heard && other != person.id {
                    self.muted.insert((person.id, other));
                    if !person.is_guest() && other > 0 {
                        self.write(Write::Mute {
                            person: person.id,
                            other,
                        });
                    }
                    self.tell_one(from, id);
                }
            }
            (GameRequest::Say(text), _) => self.say(from, person, id, &text),
            (GameRequest::Move(ply, mv), Some(seat)) => self.play((from, seat), id, (ply, mv)),
            (request, Some(seat)) => self.player_request((from, seat), id, &request),
            (_, None) => self.refuse(from, Refusal::NotNow),
        }
    }

    fn play(&mut self, (from, seat): (VisitorId, Seat), id: GameId, (ply, mv): (usize, AnyMove)) {
        let lag = self
            .visitors
            .get(&from)
            .map_or(Duration::ZERO, |visitor| visitor.lag)
            .min(self.limits.lag());
        let Some(game) = self.games.get_mut(&id) else {
            return;
        };
        match game.play(seat, ply, mv, lag, self.now) {
            Ok(()) => {
                let left = game.clocks.as_ref().map(awale_app::app::Clocks::left);
                let is_slow = matches!(game.setup.terms.pace, Pace::Days(_));
                self.write(Write::Move {
                    game: id,
                    ply,
                    mv,
                    left,
                    wall: self.now.wall,
                });
                self.after(id);
                if is_slow {
                    self.tell_lobby();
                }
            }
            Err(Unplayed::TooLate) => self.settle(id, Settlement::TimeLoss(seat)),
            // The visitor's view may be out of date, so it is sent again.
            Err(Unplayed::Known | Unplayed::NotNow | Unplayed::Illegal) => self.tell_one(from, id),
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
                return self.settle(id, Settlement::Resignation(seat));
            }
            GameRequest::End if !is_over && game.offers.end == Some(seat.opponent()) => {
                return self.settle(id, Settlement::Agreement);
            }
            GameRequest::End if !is_over => game.offers.end = Some(seat),
            // Moves of rated games cannot be taken back.
            GameRequest::TakeBack if !is_over && !game.setup.terms.rated => {
                match game.offers.take_back {
                    Some(other) if other == seat.opponent() => {
                        let is_taken_back = game.take_back(other, self.now);
                        if is_taken_back {
                            let state = Write::state_of(game);
                            self.write(state);
                        }
                    }
                    _ if game.has_moved(seat) => game.offers.take_back = Some(seat),
                    _ => {}
                }
            }
            GameRequest::Refuse => {
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
            GameRequest::Show(shown) if is_over && game.board.hand == seat => {
                game.board.shown = (*shown).min(game.played());
            }
            GameRequest::PassHand if is_over && game.board.hand == seat => {
                game.board.hand = seat.opponent();
            }
            _ => return,
        }
        self.tell_game(id);
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
        self.begin(
            terms,
            PerSeat {
                south: north,
                north: south,
            },
            None,
        );
    }

    fn say(&mut self, from: VisitorId, person: &Person, id: GameId, text: &str) {
        let Some(text) = chat_line(text, self.limits.chat_letters) else {
            return;
        };
        let times = self.said.entry(person.id).or_default();
        times.retain(|&said| self.now.up < said + CHAT_TIME);
        if times.len() >= self.limits.chat_lines {
            return self.refuse(from, Refusal::TooFast);
        }
        times.push_back(self.now.up);
        let Some(game) = self.games.get_mut(&id) else {
            return;
        };
        game.say(ChatLine {
            from: person.clone(),
            text: text.clone(),
        });
        self.write(Write::Chat {
            game: id,
            from: person.clone(),
            text,
            wall: self.now.wall,
        });
        self.tell_game(id);
    }

    /// Updates everything that depends on a move, which may have ended the game.
    fn after(&mut self, id: GameId) {
        if self.games.get(&id).is_some_and(|game| game.ended.is_some()) {
            self.finish(id);
        }
        self.tell_game(id);
    }

    fn settle(&mut self, id: GameId, settlement: Settlement) {
        if let Some(game) = self.games.get_mut(&id).filter(|game| game.ended.is_none()) {
            game.settle(settlement, self.now);
            self.finish(id);
            self.tell_game(id);
        }
    }

    /// Stores the result of a game that has ended, changes ratings, and continues its tournament.
    fn finish(&mut self, id: GameId) {
        let Some(game) = self.games.get(&id) else {
            return;
        };
        let Some(ended) = game.ended else { return };
        let (variant, players) = (game.variant().to_owned(), game.setup.players.clone());
        let (counts, tournament) = (
            game.setup.terms.rated && game.played() > 1,
            game.setup.tournament,
        );
        self.write(Write::End {
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
                .met(before.north, Wdl::of(ended.winner, Seat::South));
            for (seat, rating) in [(Seat::South, south), (Seat::North, north)] {
                self.ratings.insert(key(seat), rating);
                let (person, variant) = key(seat);
                self.write(Write::Rating {
                    person,
                    variant,
                    rating,
                    wall: self.now.wall,
                });
            }
        }
        if let Some((tournament, _)) = tournament {
            let points = match ended.winner {
                Some(Seat::South) => (2, 0),
                Some(Seat::North) => (0, 2),
                None => (1, 1),
            };
            if let Some(plan) = self.tournaments.get_mut(&tournament) {
                for pair in plan.pairs.iter_mut().filter(|pair| pair.game == Some(id)) {
                    pair.points = Some(points);
                }
                let goes_on = plan.is_round_over() && !plan.is_over();
                if goes_on {
                    self.pair(tournament);
                } else {
                    self.keep_plan(tournament);
                }
            }
        }
        self.tell_lobby();
    }

    /// Ends the games in which the side to move has run out of time.
    pub(super) fn flag(&mut self) {
        let lag = self.limits.lag();
        let is_over = |game: &&LiveGame| match game.due(lag) {
            Some(Due::Up(up)) => up <= self.now.up,
            Some(Due::Wall(wall)) => wall <= self.now.wall,
            None => false,
        };
        let over: Vec<(GameId, Seat)> = self
            .games
            .values()
            .filter(is_over)
            .filter_map(|game| Some((game.setup.id, game.to_move()?)))
            .collect();
        for (id, seat) in over {
            self.settle(id, Settlement::TimeLoss(seat));
        }
    }

    /// Notes in the games of a person that the last session ended at the time `since`, or, if it is
    /// `None`, that a session has begun.
    pub(super) fn note_away(&mut self, person: PersonId, since: Option<Duration>) {
        let mut changed = Vec::new();
        for game in self.games.values_mut() {
            if let Some(seat) = game.seat_of(person) {
                game.away[seat] = since;
                changed.push(game.setup.id);
            }
        }
        for id in changed {
            self.tell_game(id);
        }
    }

    /// Sends the current view of a game to all visitors at its board.
    pub(super) fn tell_game(&mut self, id: GameId) {
        let there = self
            .visitors
            .iter()
            .filter(|(_, visitor)| visitor.at == Some(id));
        for visitor in there.map(|(&visitor, _)| visitor).collect::<Vec<_>>() {
            self.tell_one(visitor, id);
        }
    }

    fn tell_one(&mut self, visitor: VisitorId, id: GameId) {
        if let Some(view) = self.view(id, visitor) {
            self.tell(visitor, News::Game(Arc::new(view)));
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
        let hears = |line: &&ChatLine| !self.muted.contains(&(visitor.person.id, line.from.id));
        let watchers = self
            .visitors
            .values()
            .filter(|other| other.at == Some(id) && game.seat_of(other.person.id).is_none())
            .count();
        Some(GameView {
            setup: game.setup.clone(),
            ratings: PerSeat::from_fn(|seat| {
                self.rating(game.setup.players[seat].id, game.variant())
            }),
            moves: moves[..moves.len() - hidden].to_vec(),
            ended: game.ended,
            clocks: game
                .clocks
                .as_ref()
                .filter(|_| hidden == 0)
                .map(|clocks| clocks.times().clone()),
            since: game.since,
            away: game.away,
            offers: game.offers,
            chat: game.chat.iter().filter(hears).cloned().collect(),
            board: game.board,
            watchers,
            hidden,
        })
    }
}
