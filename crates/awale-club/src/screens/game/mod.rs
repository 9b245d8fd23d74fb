//! A game between two people, played or watched. The state comes from the server; the board is the
//! same as in other games of the program.

mod view;

use awale_app::{
    app::{
        Animation, Confirmation, CursorEffect, MoveCursor, SHOW_TENTHS_BELOW, Screen,
        ScreenBehavior, Session, SessionId, TextField, bottom_seat,
    },
    config::FirstToMove,
};
use awale_rules::{Game, RefusedMove};
use awale_study::record::GameOrigin;
use awale_tui::screens::{AnalysisBoard, play::clock::time_until_display_change};

use super::prelude::*;

/// Maximum number of characters that can be typed as a line of chat. The club may shorten it
/// further.
const MAX_CHAT_LETTERS: usize = 200;

#[derive(Debug)]
pub struct ClubGameScreen {
    view: Arc<GameView>,
    me: PersonId,
    /// The game in the form that the widgets of the board need.
    game_session: Session,
    /// The session of the analysis board with a copy of the game; `None` until the visitor opens
    /// the board.
    analysis_session: Option<SessionId>,
    move_cursor: MoveCursor,
    animation: Option<Animation>,
    is_board_turned: bool,
    /// The earlier position that is shown; `None` for the current one.
    history_cursor: Option<HistoryCursor>,
    /// The line of chat while it is typed.
    chat_field: Option<TextField>,
}

impl ClubGameScreen {
    /// Makes the screen of a game from the club's view.
    pub fn new(view: Arc<GameView>, context: &mut AppContext) -> ClubGameScreen {
        let me = club(context).me.id;
        let players = PerSeat::from_fn(|seat| {
            let name = terms_texts::name_with_rating(view.player_name(seat), view.ratings[seat]);
            Participant {
                name: Label::from(name),
                spec: PlayerSpec::Human,
            }
        });
        let mut session = Session::new(
            view.setup.terms.kind.clone(),
            players,
            context.settings.sowing,
            Some(FirstToMove::South),
            context,
        )
        .with_moves_of(view.referee.clone(), GameOrigin::UsualStart);
        // The club itself stores the game, so the program does not offer to save it.
        session.file_state.is_from_other_source = true;

        let is_board_turned = view.setup.players.north.id == me;
        let move_cursor = MoveCursor::at_legal_move(session.position());
        let mut screen = ClubGameScreen {
            view,
            me,
            game_session: session,
            analysis_session: None,
            move_cursor,
            animation: None,
            is_board_turned,
            history_cursor: None,
            chat_field: None,
        };
        screen.update_clocks(context);
        screen
    }

    /// Returns the game in the form that the widgets of the board need.
    pub fn game_session(&self) -> &Session {
        &self.game_session
    }

    /// The seat of this visitor; `None` for a watcher.
    pub fn visitor_seat(&self) -> Option<Seat> {
        self.view.seat_of(self.me)
    }

    /// Returns the name of a player.
    fn player_name(&self, seat: Seat) -> &str {
        self.view.player_name(seat)
    }

    /// Returns the person whom the visitor can mute: the last author of a line of chat, or else the
    /// opponent.
    fn person_to_mute(&self) -> Option<&Person> {
        self.view
            .chat_lines
            .iter()
            .rev()
            .map(|line| &line.from)
            .find(|author| author.id != self.me)
            .or_else(|| Some(&self.view.setup.players[self.visitor_seat()?.opponent()]))
    }

    /// Returns the open offers: the side that made the offer, the message, and the command that
    /// agrees.
    fn offers(&self) -> impl Iterator<Item = (Seat, &'static str, Command)> {
        let offers = self.view.offers;
        [
            (offers.end_offered_by, "club-offer-end", Command::OfferEnd),
            (
                offers.take_back_offered_by,
                "club-offer-undo",
                Command::Undo,
            ),
            (
                offers.rematch_offered_by,
                "club-offer-rematch",
                Command::Play,
            ),
        ]
        .into_iter()
        .filter_map(|(by, id, command)| Some((by?, id, command)))
    }

    /// Whether this visitor controls the board that both players share after the end.
    fn controls_board(&self) -> bool {
        self.view.is_over() && self.visitor_seat() == Some(self.view.shared_board.presenter)
    }

    fn is_my_turn(&self) -> bool {
        self.view.is_turn_of(self.me)
    }

    /// Whether the position in which the visitor is to move is shown.
    fn shows_my_turn(&self) -> bool {
        self.is_my_turn() && self.history_cursor.is_none()
    }

    fn send_game_request(&self, request: GameRequest, context: &mut AppContext) -> Transition {
        send_to_club(VisitorRequest::Game(self.view.setup.id, request), context)
    }

    /// Sets the clocks to their current times.
    fn update_clocks(&mut self, context: &AppContext) {
        let Some(mut clocks) = self.view.clocks.clone() else {
            return;
        };
        if let Some(seat) = self.view.to_move() {
            let club = club(context);
            clocks.count_down(
                seat,
                club.write_stall
                    .as_ref()
                    .map_or_else(|| club.now(), |stalled| stalled.paused_at)
                    .saturating_sub(self.view.turn_began),
            );
        }
        self.game_session.clocks = Some(clocks);
    }

    /// Handles a new view of the game.
    fn on_game_view(&mut self, view: &Arc<GameView>, context: &mut AppContext) {
        let position_before = *self.game_session.position();
        let old_view = std::mem::replace(&mut self.view, Arc::clone(view));
        let moves = view.referee.moves();
        let old_moves = old_view.referee.moves();
        if moves != old_moves {
            // The notice is removed, because it concerned the old position.
            context.notice = None;
            match moves.split_last() {
                Some((&mv, earlier)) if earlier == old_moves => {
                    let time_per_seed = context.settings.animation_time_per_seed();
                    self.animation = Animation::new(&position_before, mv, time_per_seed);
                }
                _ => (self.animation, self.history_cursor) = (None, None),
            }
        }
        self.game_session.game.referee = view.referee.clone();
        let shown_move_count = view.shared_board.shown_move_count;
        if view.is_over()
            && (!old_view.is_over() || old_view.shared_board.shown_move_count != shown_move_count)
        {
            self.history_cursor = (shown_move_count < moves.len())
                .then(|| HistoryCursor::after_moves(shown_move_count));
        }
        self.move_cursor
            .move_to_legal_move(self.game_session.position());
    }

    /// Returns whether `keys` are available while no text is typed.
    fn availability_unless_typing(&self, keys: Keys) -> KeyAvailability {
        let Keys::OfCommand(command) = keys else {
            let can_move = self.is_my_turn() && self.animation.is_none();
            return match keys {
                Keys::LEFT_RIGHT | Keys::ENTER if !can_move => KeyAvailability::AvailableButHidden,
                _ => KeyAvailability::Available,
            };
        };
        let seat = self.visitor_seat();
        let is_over = self.view.is_over();
        let is_from_opponent = |by: Seat| seat == Some(by.opponent());
        let mut offers = self.offers().filter(|(by, ..)| is_from_opponent(*by));
        let is_offered = match command {
            Command::Delete => offers.next().is_some(),
            _ if offers.any(|(.., agrees)| agrees == command) => {
                return KeyAvailability::AvailableAs(KeyLabel::AcceptOffer);
            }
            Command::OfferEnd | Command::Resign => seat.is_some() && !is_over,
            Command::Play => seat.is_some() && is_over,
            Command::Analyse => is_over,
            Command::SideToMove => self.controls_board(),
            Command::Filter => self.person_to_mute().is_some(),
            Command::Undo
                if is_over
                    || self.view.setup.terms.rated
                    || !seat.is_some_and(|seat| self.view.has_moved(seat)) =>
            {
                return KeyAvailability::AvailableButHidden;
            }
            _ => true,
        };
        KeyAvailability::available_or_off(is_offered)
    }

    fn run_command(&mut self, command: Command, context: &mut AppContext) -> Transition {
        let request = match command {
            Command::TurnBoard => {
                self.is_board_turned = !self.is_board_turned;
                return Transition::Stay;
            }
            Command::Comment => {
                self.chat_field = Some(TextField::with_max_length("", MAX_CHAT_LETTERS));
                return Transition::Stay;
            }
            Command::Analyse => {
                let analysis_session = *self
                    .analysis_session
                    .get_or_insert_with(|| context.sessions.add(self.game_session.clone()));
                return Transition::open(AnalysisBoard::new(analysis_session, context));
            }
            Command::Play => GameRequest::OfferOrAcceptRematch,
            Command::SideToMove => GameRequest::PassBoardControl,
            Command::Undo => GameRequest::OfferOrAcceptTakeBack,
            Command::OfferEnd => GameRequest::OfferOrAcceptEnd,
            Command::Delete => GameRequest::DeclineOffers,
            Command::Resign => GameRequest::Resign,
            Command::Filter => {
                let Some(Person { id, name }) = self.person_to_mute().cloned() else {
                    return Transition::Unused;
                };
                context.notice = Some(Notice::Text(say!(
                    context.words,
                    "club-muted",
                    name = name.as_str()
                )));
                GameRequest::Mute(id)
            }
            _ => return Transition::Unused,
        };
        self.send_game_request(request, context)
    }

    fn try_move(&mut self, mv: AnyMove, context: &mut AppContext) {
        let words = &context.words;
        let refusal_text = if !self.is_my_turn() {
            words.get("club-not-your-turn")
        } else if let Err(refusal) = self.game_session.position().check(mv) {
            words.refusal_text(
                self.game_session.to_move(),
                mv,
                &RefusedMove::Illegal(refusal),
            )
        } else {
            self.send_game_request(GameRequest::PlayMove(self.view.move_count(), mv), context);
            return;
        };
        context.notice = Some(Notice::Text(refusal_text));
    }

    /// Shows another position of the game. After the end, if this visitor controls the shared
    /// board, the opponent sees it too. Returns false if the action does not choose a position.
    fn step_through_game(&mut self, action: &Action, context: &mut AppContext) -> bool {
        let move_count = self.view.move_count();
        let mut cursor = self
            .history_cursor
            .unwrap_or(HistoryCursor::after_moves(move_count));
        if !cursor.act(action, move_count) {
            return false;
        }
        let shown_move_count = cursor.shown_move_count();
        if self.controls_board() {
            self.send_game_request(GameRequest::ShowPosition(shown_move_count), context);
        }
        self.history_cursor = Some(cursor).filter(|_| shown_move_count < move_count);
        true
    }
}

impl Screen for ClubGameScreen {
    fn available_keys(&self, _context: &AppContext) -> AvailableKeys {
        if self.chat_field.is_some() {
            return AvailableKeys::for_typing();
        }
        AvailableKeys::of(Section::ClubGame, |keys| {
            self.availability_unless_typing(keys)
        })
    }

    fn behavior(&self, _context: &AppContext) -> ScreenBehavior {
        ScreenBehavior {
            handles_tab: true,
            needs_engine_or_clocks: true,
            ..ScreenBehavior::default()
        }
    }

    fn act(&mut self, action: &Action, context: &mut AppContext) -> Transition {
        if let Some(text) = TextField::act_and_take_text(&mut self.chat_field, action) {
            if !text.is_empty() {
                self.send_game_request(GameRequest::SendChatLine(text), context);
            }
            return Transition::Stay;
        }
        let is_deliberate = matches!(action, Action::TypedChar(_))
            || self.animation.as_ref().is_none_or(Animation::was_noticed);
        if action.chooses_move() && !is_deliberate && self.shows_my_turn() {
            let position = self.game_session.position();
            self.move_cursor
                .select_named_move(action, position.to_move(), position);
            context.show_message("play-too-early");
            return Transition::Stay;
        }
        self.animation = None;
        if (self.history_cursor.is_some()
            || !self.is_my_turn()
            || matches!(action, Action::GoToMove(_)))
            && self.step_through_game(action, context)
        {
            return Transition::Stay;
        }
        match action {
            Action::Tab if self.history_cursor.is_none() => {
                self.history_cursor = self
                    .view
                    .move_count()
                    .checked_sub(1)
                    .map(HistoryCursor::after_moves);
            }
            Action::Command(command) => return self.run_command(*command, context),
            // A move would be played in the current position, which the visitor does not see.
            _ if self.history_cursor.is_some() => self.history_cursor = None,
            Action::Back => return Transition::Back,
            action => {
                let session = &self.game_session;
                match self.move_cursor.act(
                    action,
                    session.position(),
                    session
                        .game
                        .direction
                        .sows_rightwards(session.to_move(), bottom_seat(self.is_board_turned)),
                ) {
                    CursorEffect::PlayMove(mv) if self.visitor_seat().is_some() => {
                        self.try_move(mv, context);
                    }
                    CursorEffect::Moved => {}
                    _ => return Transition::Unused,
                }
            }
        }
        Transition::Stay
    }

    fn on_event(&mut self, event: ScreenEvent, context: &mut AppContext) -> Transition {
        if let Some(ClubUpdate::Game(view) | ClubUpdate::OpenBoard(view)) = club_update_of(event)
            && view.setup.id == self.view.setup.id
        {
            self.on_game_view(view, context);
        }
        match event {
            ScreenEvent::Tick(time) => {
                self.animation.take_if(|animation| animation.advance(time));
            }
            ScreenEvent::Hover(mv) if self.shows_my_turn() => {
                self.move_cursor.hover(mv, self.game_session.position());
            }
            ScreenEvent::Confirmed(Confirmation::Resign) => {
                self.send_game_request(GameRequest::Resign, context);
            }
            // The board of another game may have been open in the meantime.
            ScreenEvent::VisibleAgain => {
                self.send_game_request(GameRequest::RequestView, context);
            }
            ScreenEvent::Closing => {
                self.send_game_request(GameRequest::StopWatching, context);
            }
            ScreenEvent::RetrySave => {
                context.effects.extend(
                    self.analysis_session
                        .and_then(|id| context.sessions.get(id))
                        .map(Session::save_effect),
                );
            }
            _ => {}
        }
        self.update_clocks(context);
        Transition::Stay
    }

    fn draw(&self, ui: &mut Ui) {
        view::draw(self, ui);
    }

    fn next_tick(&self, context: &AppContext) -> Option<Duration> {
        let animation_wait = self.animation.as_ref().map(Animation::time_to_next_frame);
        if self.view.is_over() {
            return animation_wait;
        }
        let time_to_clock_change = self
            .game_session
            .clocks
            .as_ref()
            .filter(|_| club(context).write_stall.is_none())
            .map(|clocks| {
                time_until_display_change(clocks.remaining()[self.game_session.to_move()])
            });
        // The time for which a player has been away is shown in seconds.
        let away_since = self.view.away_since;
        let away_start = away_since
            .south
            .or(away_since.north)
            .filter(|_| !self.view.has_days_per_move());
        [
            animation_wait,
            time_to_clock_change,
            away_start.map(|since| {
                time_until_display_change(
                    club(context).now().saturating_sub(since) + SHOW_TENTHS_BELOW * 2,
                )
            }),
        ]
        .into_iter()
        .flatten()
        .min()
    }

    fn confirmation(&self, action: &Action, context: &AppContext) -> Option<Confirmation> {
        let needs_confirmation =
            *action == Action::Command(Command::Resign) && context.settings.confirm;
        needs_confirmation.then_some(Confirmation::Resign)
    }

    fn session(&self) -> Option<SessionId> {
        self.analysis_session
    }
}
