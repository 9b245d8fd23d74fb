//! A game between two people, played or watched. The state comes from the server; the board is the
//! same as in other games of the program.

mod view;

use std::time::{Duration, Instant};

use awale_app::app::{
    Animation, Confirmation, CursorEffect, Event, HistoryCursor, MoveCursor, SHOW_TENTHS_BELOW,
    Session, SessionId, bottom_seat,
};
use awale_app::config::FirstToMove;
use awale_rules::{Game, PerSeat, RefusedMove, Seat};
use awale_study::catalogue::{AnyMove, PlayerSpec};
use awale_study::record::{GameOrigin, Participant};
use awale_tui::screens::AnalysisBoard;
use awale_tui::screens::play::clock::time_until_display_change;
use awale_words::text::Label;

use super::prelude::*;

/// Maximum number of characters that can be typed as a line of chat. The club may shorten it
/// further.
const MAX_CHAT_LETTERS: usize = 200;

#[derive(Debug)]
pub struct ClubGame {
    view: Arc<GameView>,
    me: Person,
    opened: Instant,
    /// The game in the form that the widgets of the board need.
    session: Session,
    /// The copy of the game on the analysis board, once the visitor has opened that.
    study: Option<SessionId>,
    move_cursor: MoveCursor,
    animation: Option<Animation>,
    is_turned: bool,
    /// The earlier position that is shown; `None` for the current one.
    cursor: Option<HistoryCursor>,
    /// The line of chat while it is typed.
    typed: Option<TextField>,
    /// The remark about the visitor's last action.
    remark: Option<String>,
    /// Details about failing writes, while the clocks are paused.
    stalled: Option<Arc<WriteStall>>,
}

impl ClubGame {
    /// Makes the screen of a game from the club's view.
    pub fn new(
        view: Arc<GameView>,
        me: Person,
        opened: Instant,
        stalled: Option<Arc<WriteStall>>,
        context: &mut AppContext,
    ) -> ClubGame {
        let session = session_from_view(&view, context);
        let is_turned = view.setup.players.north.id == me.id;
        let move_cursor = MoveCursor::on(session.position());
        let mut screen = ClubGame {
            view,
            me,
            opened,
            session,
            study: None,
            move_cursor,
            animation: None,
            is_turned,
            cursor: None,
            typed: None,
            remark: None,
            stalled,
        };
        screen.update_clocks();
        screen
    }

    /// Returns the game in the form that the widgets of the board need.
    pub fn session(&self) -> &Session {
        &self.session
    }

    /// The seat of this visitor; `None` for a watcher.
    pub fn visitor_seat(&self) -> Option<Seat> {
        self.view.seat_of(self.me.id)
    }

    /// Returns the person whom the visitor can mute: the last author of a line of chat, or else the
    /// opponent.
    fn mutable_person(&self) -> Option<Person> {
        let spoke = self
            .view
            .chat
            .iter()
            .rev()
            .map(|line| &line.from)
            .find(|person| person.id != self.me.id);
        let other = || {
            self.visitor_seat()
                .map(|seat| &self.view.setup.players[seat.opponent()])
        };
        spoke.or_else(other).cloned()
    }

    fn is_my_turn(&self) -> bool {
        !self.view.is_over() && self.visitor_seat() == Some(self.session.to_move())
    }

    fn send_game_request(&self, request: GameRequest, context: &mut AppContext) {
        send_to_club(VisitorRequest::Game(self.view.setup.id, request), context);
    }

    /// Sets the clocks to their current times.
    fn update_clocks(&mut self) {
        let Some(mut clocks) = self.view.clocks.clone() else {
            return;
        };
        if let Some(seat) = self.view.to_move() {
            let now = self.stalled.as_ref().map(|stalled| stalled.since);
            let now = now.unwrap_or_else(|| self.opened.elapsed());
            clocks.count_down(seat, now.saturating_sub(self.view.since));
        }
        self.session.clocks = Some(clocks);
    }

    /// Handles a new view of the game.
    fn on_game_view(&mut self, view: &Arc<GameView>, context: &mut AppContext) {
        let before = *self.session.position();
        let old = std::mem::replace(&mut self.view, Arc::clone(view));
        let (moves, old_moves) = (view.referee.moves(), old.referee.moves());
        if let Some((&mv, earlier)) = moves.split_last()
            && earlier == old_moves
        {
            self.animation = Animation::new(&before, mv, context.settings.time_per_seed());
        } else if moves != old_moves {
            (self.animation, self.cursor) = (None, None);
        }
        if moves != old_moves {
            // The remark concerned the old position.
            self.remark = None;
        }
        self.session.game.referee = view.referee.clone();
        if view.is_over() && (!old.is_over() || old.board.shown != view.board.shown) {
            self.cursor = Some(HistoryCursor::at(view.board.shown))
                .filter(|_| view.board.shown < moves.len());
        }
        self.move_cursor.move_to_legal(self.session.position());
        self.update_clocks();
    }

    /// Returns whether `keys` are available while no text is typed.
    fn offer_unless_typing(&self, keys: Keys) -> KeyAvailability {
        let (plays, is_over) = (self.visitor_seat().is_some(), self.view.is_over());
        let offers = self.view.offers;
        let other = self.visitor_seat().map(Seat::opponent);
        let asks = |by: Option<Seat>| by.is_some() && by == other;
        match keys {
            Keys::LEFT_RIGHT | Keys::ENTER if !self.is_my_turn() || self.animation.is_some() => {
                KeyAvailability::Hidden
            }
            Keys::Of(Command::OfferEnd) if asks(offers.end) => {
                KeyAvailability::Shown(KeyLabel::Agree)
            }
            Keys::Of(Command::Undo) if asks(offers.take_back) => {
                KeyAvailability::Shown(KeyLabel::Agree)
            }
            Keys::Of(Command::Play) if asks(offers.rematch) => {
                KeyAvailability::Shown(KeyLabel::Agree)
            }
            Keys::Of(Command::OfferEnd | Command::Resign) => {
                KeyAvailability::usual_if(plays && !is_over)
            }
            Keys::Of(Command::Delete) => KeyAvailability::usual_if(
                [offers.end, offers.take_back, offers.rematch]
                    .into_iter()
                    .any(asks),
            ),
            Keys::Of(Command::Play) => KeyAvailability::usual_if(plays && is_over),
            Keys::Of(Command::Analyse) => KeyAvailability::usual_if(is_over),
            Keys::Of(Command::SideToMove) => KeyAvailability::usual_if(
                is_over && self.visitor_seat() == Some(self.view.board.controller),
            ),
            Keys::Of(Command::Filter) => KeyAvailability::usual_if(self.mutable_person().is_some()),
            Keys::Of(Command::Undo) => {
                let has_moved = self
                    .visitor_seat()
                    .is_some_and(|seat| self.view.has_moved(seat));
                if is_over || self.view.setup.terms.rated || !has_moved {
                    KeyAvailability::Hidden
                } else {
                    KeyAvailability::Usual
                }
            }
            _ => KeyAvailability::Usual,
        }
    }

    fn run_command(&mut self, command: Command, context: &mut AppContext) -> Transition {
        match command {
            Command::TurnBoard => self.is_turned = !self.is_turned,
            Command::Comment => self.typed = Some(TextField::with_max_length("", MAX_CHAT_LETTERS)),
            Command::Analyse => {
                let sessions = &mut context.sessions;
                let study = self
                    .study
                    .get_or_insert_with(|| sessions.add(self.session.clone()));
                return Transition::open(AnalysisBoard::new(*study, context));
            }
            Command::Play => self.send_game_request(GameRequest::Rematch, context),
            Command::SideToMove => self.send_game_request(GameRequest::PassControl, context),
            Command::Undo => self.send_game_request(GameRequest::TakeBack, context),
            Command::OfferEnd => self.send_game_request(GameRequest::End, context),
            Command::Delete => self.send_game_request(GameRequest::Decline, context),
            Command::Resign => self.send_game_request(GameRequest::Resign, context),
            Command::Filter => {
                let Some(person) = self.mutable_person() else {
                    return Transition::Unused;
                };
                self.send_game_request(GameRequest::Mute(person.id), context);
                let name = person.name.as_str();
                self.remark = Some(say!(context.words, "club-muted", name = name));
            }
            _ => return Transition::Unused,
        }
        Transition::Stay
    }

    fn try_move(&mut self, mv: AnyMove, context: &mut AppContext) {
        let words = &context.words;
        if !self.is_my_turn() {
            self.remark = self.visitor_seat().map(|_| words.get("club-not-your-turn"));
            return;
        }
        match self.session.position().check(mv) {
            Ok(()) => {
                self.send_game_request(GameRequest::Move(self.view.move_count(), mv), context);
            }
            Err(refusal) => {
                let refused = RefusedMove::Illegal(refusal);
                self.remark = Some(words.refusal(self.session.to_move(), mv, &refused));
            }
        }
    }

    /// Shows another position of the game. After the end, if this visitor controls the shared
    /// board, the opponent sees it too.
    fn step_through_game(&mut self, action: &Action, context: &mut AppContext) -> bool {
        let last = self.view.move_count();
        let shown = self.cursor.map_or(last, HistoryCursor::moves_shown);
        let to = match action {
            Action::Left => shown.saturating_sub(1),
            Action::Right => (shown + 1).min(last),
            Action::Home => 0,
            Action::End => last,
            Action::GoToMove(to) => (*to).min(last),
            _ => return false,
        };
        if self.view.is_over() && self.visitor_seat() == Some(self.view.board.controller) {
            self.send_game_request(GameRequest::Show(to), context);
        }
        self.cursor = (to < last).then(|| HistoryCursor::at(to));
        true
    }
}

/// Converts the club's view to a game for the widgets of the board.
fn session_from_view(view: &GameView, context: &mut AppContext) -> Session {
    let players = PerSeat::from_fn(|seat| {
        let name =
            super::terms::rated_name(view.setup.players[seat].name.as_str(), view.ratings[seat]);
        let name = Label::from(name);
        Participant {
            name,
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
    .with_moves_of(view.referee.clone(), GameOrigin::Start);
    // The club itself stores the game, so the program does not offer to save it.
    session.file_state.is_foreign = true;
    session
}

impl Screen for ClubGame {
    fn available_keys(&self, _context: &AppContext) -> AvailableKeys {
        if self.typed.is_some() {
            return AvailableKeys::for_typing();
        }
        AvailableKeys::of(Section::ClubGame, |keys| self.offer_unless_typing(keys))
    }

    fn status(&self, _context: &AppContext) -> ScreenStatus {
        ScreenStatus {
            has_tab: true,
            ..ScreenStatus::default()
        }
    }

    fn act(&mut self, action: &Action, context: &mut AppContext) -> Transition {
        self.remark = None;
        if let Some(text) = take_typed_text(&mut self.typed, action) {
            if !text.is_empty() {
                self.send_game_request(GameRequest::Chat(text), context);
            }
            return Transition::Stay;
        }
        if self.animation.take().is_some() && action.is_choice() {
            return Transition::Stay;
        }
        if (self.cursor.is_some() || !self.is_my_turn() || matches!(action, Action::GoToMove(_)))
            && self.step_through_game(action, context)
        {
            return Transition::Stay;
        }
        match action {
            Action::Tab if self.cursor.is_none() => {
                let last = self.view.move_count();
                self.cursor = last.checked_sub(1).map(HistoryCursor::at);
            }
            Action::Tab | Action::Back | Action::Confirm if self.cursor.is_some() => {
                self.cursor = None;
            }
            Action::Back => return Transition::Back,
            Action::Command(command) => return self.run_command(*command, context),
            action => {
                let position = *self.session.position();
                let seat = position.to_move();
                let below = bottom_seat(self.is_turned);
                let rightwards = self.session.game.direction.runs_rightwards(seat, below);
                let mut move_cursor = self.move_cursor;
                match move_cursor.act(action, &position, rightwards) {
                    CursorEffect::Play(mv) => {
                        self.move_cursor = move_cursor;
                        self.try_move(mv, context);
                    }
                    CursorEffect::Moved => self.move_cursor = move_cursor,
                    CursorEffect::Nothing => return Transition::Unused,
                }
            }
        }
        Transition::Stay
    }

    fn on_event(&mut self, event: ScreenEvent<'_>, context: &mut AppContext) -> Transition {
        match event {
            ScreenEvent::Tick(time) => {
                let animation = self.animation.as_mut();
                if animation.is_some_and(|animation| animation.advance(time)) {
                    self.animation = None;
                }
                self.update_clocks();
            }
            ScreenEvent::Hover(mv) if self.is_my_turn() && self.cursor.is_none() => {
                self.move_cursor.hover(mv, self.session.position());
            }
            ScreenEvent::Received(event) => self.on_club_event(event, context),
            ScreenEvent::Confirmed(Confirmation::Resign) => {
                self.send_game_request(GameRequest::Resign, context);
            }
            // A board of another game may have been open in between.
            ScreenEvent::CameBack => self.send_game_request(GameRequest::Reopen, context),
            ScreenEvent::Leaving => self.send_game_request(GameRequest::Leave, context),
            ScreenEvent::SaveAgain => {
                let study = self.study.and_then(|id| context.sessions.get(id));
                context.effects.extend(study.map(Session::save_effect));
            }
            _ => {}
        }
        Transition::Stay
    }

    fn draw(&self, ui: &mut Ui<'_>) {
        view::draw_game(self, ui);
    }

    fn next_tick(&self, _: &AppContext) -> Option<Duration> {
        let animation = self.animation.as_ref().map(Animation::time_to_next_frame);
        let goes_on = !self.view.is_over();
        let runs = goes_on && self.stalled.is_none();
        let clock = self.session.clocks.as_ref().filter(|_| runs);
        let clock = clock
            .map(|clocks| time_until_display_change(clocks.remaining()[self.session.to_move()]));
        // The time for which a player has been away is shown in seconds.
        let is_away = goes_on && !self.view.setup.terms.pace.is_slow();
        let away = is_away
            .then_some(self.view.away)
            .and_then(|away| away.south.or(away.north));
        let away = away.map(|since| {
            time_until_display_change(
                self.opened.elapsed().saturating_sub(since) + SHOW_TENTHS_BELOW * 2,
            )
        });
        [animation, clock, away].into_iter().flatten().min()
    }

    fn confirmation(&self, action: &Action, context: &AppContext) -> Option<Confirmation> {
        let asks = *action == Action::Command(Command::Resign) && context.settings.confirm;
        asks.then_some(Confirmation::Resign)
    }

    fn session(&self) -> Option<SessionId> {
        self.study
    }
}

impl ClubGame {
    /// Handles an update of the club.
    fn on_club_event(&mut self, event: &Event, context: &mut AppContext) {
        match club_update_of(event) {
            Some(ClubUpdate::Game(view)) if view.setup.id == self.view.setup.id => {
                self.on_game_view(view, context);
            }
            Some(ClubUpdate::Refused(why)) => self.remark = Some(context.words.get(why.into())),
            Some(ClubUpdate::Stalled(stalled)) => {
                self.stalled.clone_from(stalled);
                self.update_clocks();
            }
            _ => {}
        }
    }
}
