//! A game between two people, played or watched. The state comes from the server; the board is the
//! same as in other games of the program.

mod view;

use std::sync::Arc;
use std::time::{Duration, Instant};

use awale_app::app::{
    Action, Animation, AppContext, Clocks, Confirmation, CursorEffect, Event, HistoryCursor,
    MoveCursor, Offer, Offers, SHOW_TENTHS_BELOW, Screen, ScreenEvent, ScreenStatus, Session,
    SessionId, TextField, Transition, Ui,
};
use awale_app::config::FirstToMove;
use awale_app::keys::{Command, KeyLabel, Keys, Section};
use awale_rules::{Game, Match, PerSeat, Refused, Seat};
use awale_study::catalogue::{AnyMove, AnyRefusal, PlayerSpec};
use awale_study::record::{BoardRow, GameOrigin, Participant};
use awale_tui::screens::AnalysisBoard;
use awale_words::text::Label;

use crate::club::protocol::{GameRequest, Person, Refusal, Request, Update, WriteStall};
use crate::club::terms::seat_of;
use crate::club::view::GameView;

use super::{send, take_typed_text, update_of};

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
    remark: Option<Remark>,
    /// Details about failing writes, while the clocks are paused.
    stalled: Option<Arc<WriteStall>>,
}

/// The remark about the visitor's last action.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Remark {
    Illegal(AnyMove, AnyRefusal),
    NotYourTurn,
    Club(Refusal),
    Muted(Person),
}

impl ClubGame {
    /// Makes the screen of a game from the club's view.
    #[must_use]
    pub fn new(
        view: Arc<GameView>,
        me: Person,
        opened: Instant,
        stalled: Option<Arc<WriteStall>>,
        context: &mut AppContext,
    ) -> ClubGame {
        let session = session_of(&view, context);
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
        screen.run_clocks();
        screen
    }

    #[must_use]
    pub fn id(&self) -> i64 {
        self.view.setup.id
    }

    /// Returns the game in the form that the widgets of the board need.
    #[must_use]
    pub fn session(&self) -> &Session {
        &self.session
    }

    /// Returns the last view that the club has sent.
    #[must_use]
    pub fn shown(&self) -> &GameView {
        &self.view
    }

    /// The seat of this visitor; `None` for a watcher.
    #[must_use]
    pub fn seat(&self) -> Option<Seat> {
        seat_of(&self.view.setup.players, self.me.id)
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
            self.seat()
                .map(|seat| &self.view.setup.players[seat.opponent()])
        };
        spoke.or_else(other).cloned()
    }

    /// Whether this visitor has played a move in this game.
    fn has_moved(&self) -> bool {
        let referee = &self.session.game.referee;
        let mut before = referee.moves().iter().zip(referee.past());
        self.seat()
            .is_some_and(|seat| before.any(|(_, position)| position.to_move() == seat))
    }

    fn is_my_turn(&self) -> bool {
        self.view.ended.is_none() && self.seat() == Some(self.session.to_move())
    }

    fn request(&self, request: GameRequest, context: &mut AppContext) {
        send(Request::Game(self.view.setup.id, request), context);
    }

    /// Sets the clocks to their current times.
    fn run_clocks(&mut self) {
        let Some(mut times) = self.view.clocks.clone() else {
            return;
        };
        if self.view.ended.is_none() {
            let seat = self.session.to_move();
            let now = self.stalled.as_ref().map(|stalled| stalled.since);
            let now = now.unwrap_or_else(|| self.opened.elapsed());
            times.remaining[seat] =
                times.remaining[seat].saturating_sub(now.saturating_sub(self.view.since));
        }
        self.session.clocks = Some(Clocks::resumed(times, false));
    }

    /// Handles a new view of the game.
    fn on_view(&mut self, view: &Arc<GameView>, context: &mut AppContext) {
        let before = *self.session.position();
        let old = std::mem::replace(&mut self.view, Arc::clone(view));
        if view.moves != old.moves {
            // The remark concerned the old position.
            self.remark = None;
        }
        let is_next = view.moves.len() == old.moves.len() + 1 && view.moves.starts_with(&old.moves);
        if is_next && let Some(&mv) = view.moves.last() {
            let _ = self.session.game.referee.play(mv);
            self.animation = Animation::new(&before, mv, context.settings.seed_time());
        } else if view.moves != old.moves {
            self.session = session_of(view, context);
            (self.animation, self.cursor) = (None, None);
        }
        if let Some(settlement) = view.ended.and_then(|ended| ended.settlement) {
            self.session.game.referee.settle(settlement);
        }
        if view.ended.is_some() && (old.ended.is_none() || old.board.shown != view.board.shown) {
            self.cursor = Some(HistoryCursor::at(view.board.shown))
                .filter(|_| view.board.shown < view.moves.len());
        }
        self.move_cursor.move_to_legal(self.session.position());
        self.run_clocks();
    }

    /// Returns whether `keys` are available while no text is typed.
    fn offer(&self, keys: Keys) -> Offer {
        let (plays, is_over) = (self.seat().is_some(), self.view.ended.is_some());
        let offers = self.view.offers;
        let other = self.seat().map(Seat::opponent);
        let asks = |by: Option<Seat>| by.is_some() && by == other;
        match keys {
            Keys::LEFT_RIGHT | Keys::ENTER if !self.is_my_turn() || self.animation.is_some() => {
                Offer::Hidden
            }
            Keys::Of(Command::OfferEnd) if asks(offers.end) => Offer::Shown(KeyLabel::Agree),
            Keys::Of(Command::Undo) if asks(offers.take_back) => Offer::Shown(KeyLabel::Agree),
            Keys::Of(Command::Play) if asks(offers.rematch) => Offer::Shown(KeyLabel::Agree),
            Keys::Of(Command::OfferEnd | Command::Resign) => Offer::usual_if(plays && !is_over),
            Keys::Of(Command::Delete) => Offer::usual_if(
                [offers.end, offers.take_back, offers.rematch]
                    .into_iter()
                    .any(asks),
            ),
            Keys::Of(Command::Play) => Offer::usual_if(plays && is_over),
            Keys::Of(Command::Analyse) => Offer::usual_if(is_over),
            Keys::Of(Command::SideToMove) => {
                Offer::usual_if(is_over && self.seat() == Some(self.view.board.controller))
            }
            Keys::Of(Command::Filter) => Offer::usual_if(self.mutable_person().is_some()),
            Keys::Of(Command::Undo) => {
                if is_over || self.view.setup.terms.rated || !self.has_moved() {
                    Offer::Hidden
                } else {
                    Offer::Usual
                }
            }
            _ => Offer::Usual,
        }
    }

    fn command(&mut self, command: Command, context: &mut AppContext) -> Transition {
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
            Command::Play => self.request(GameRequest::Rematch, context),
            Command::SideToMove => self.request(GameRequest::PassControl, context),
            Command::Undo => self.request(GameRequest::TakeBack, context),
            Command::OfferEnd => self.request(GameRequest::End, context),
            Command::Delete => self.request(GameRequest::Decline, context),
            Command::Resign => self.request(GameRequest::Resign, context),
            Command::Filter => {
                let Some(person) = self.mutable_person() else {
                    return Transition::Unused;
                };
                self.request(GameRequest::Mute(person.id), context);
                self.remark = Some(Remark::Muted(person));
            }
            _ => return Transition::Unused,
        }
        Transition::Stay
    }

    fn try_move(&mut self, mv: AnyMove, context: &mut AppContext) {
        if !self.is_my_turn() {
            self.remark = self.seat().map(|_| Remark::NotYourTurn);
            return;
        }
        match self.session.position().check(mv) {
            Ok(()) => self.request(GameRequest::Move(self.view.moves.len(), mv), context),
            Err(refusal) => self.remark = Some(Remark::Illegal(mv, refusal)),
        }
    }

    /// Shows another position of the game. After the end, if this visitor controls the shared
    /// board, the opponent sees it too.
    fn step(&mut self, action: &Action, context: &mut AppContext) -> bool {
        let last = self.view.moves.len();
        let mut cursor = self.cursor.unwrap_or(HistoryCursor::at(last));
        let to = match action {
            Action::Left => cursor.shown().saturating_sub(1),
            Action::Right => (cursor.shown() + 1).min(last),
            Action::Home => 0,
            Action::End => last,
            Action::GoToMove(to) => (*to).min(last),
            _ => return false,
        };
        cursor = HistoryCursor::at(to);
        if self.view.ended.is_some() && self.seat() == Some(self.view.board.controller) {
            self.request(GameRequest::Show(to), context);
        }
        self.cursor = Some(cursor).filter(|_| to < last);
        true
    }
}

/// Converts the club's view to a game for the widgets of the board.
fn session_of(view: &GameView, context: &mut AppContext) -> Session {
    let mut referee = Match::new(view.setup.terms.kind.start(Seat::South));
    for &mv in &view.moves {
        // The club sends only legal moves.
        let _ = referee.play(mv);
    }
    if let Some(settlement) = view.ended.and_then(|ended| ended.settlement) {
        referee.settle(settlement);
    }
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
    .after(referee, GameOrigin::Start);
    session.clocks = view
        .clocks
        .clone()
        .map(|times| Clocks::resumed(times, false));
    // The club itself stores the game, so the program does not offer to save it.
    session.file_state.is_foreign = true;
    session
}

/// Returns the time until the display of a clock with this time changes.
fn until_display_change(left: Duration) -> Duration {
    let step = if left > SHOW_TENTHS_BELOW { 1000 } else { 100 };
    let millis = u64::try_from(left.as_millis()).unwrap_or(u64::MAX);
    Duration::from_millis(millis.saturating_sub(1) % step + 1)
}

impl Screen for ClubGame {
    fn section(&self) -> Section {
        if self.typed.is_some() {
            Section::Typing
        } else {
            Section::ClubGame
        }
    }

    fn offers(&self, _context: &AppContext) -> Offers {
        if self.typed.is_some() {
            return Offers::typing();
        }
        Offers::of(Section::ClubGame, |keys| self.offer(keys))
    }

    fn status(&self, _context: &AppContext) -> ScreenStatus {
        ScreenStatus {
            has_tab: true,
            ..ScreenStatus::default()
        }
        .typing(self.typed.is_some())
    }

    fn act(&mut self, action: &Action, context: &mut AppContext) -> Transition {
        self.remark = None;
        if let Some(text) = take_typed_text(&mut self.typed, action) {
            if !text.is_empty() {
                self.request(GameRequest::Chat(text), context);
            }
            return Transition::Stay;
        }
        if self.animation.take().is_some() && action.is_choice() {
            return Transition::Stay;
        }
        if (self.cursor.is_some() || !self.is_my_turn() || matches!(action, Action::GoToMove(_)))
            && self.step(action, context)
        {
            return Transition::Stay;
        }
        match action {
            Action::Tab if self.cursor.is_none() => {
                let last = self.view.moves.len();
                self.cursor = last.checked_sub(1).map(HistoryCursor::at);
            }
            Action::Tab | Action::Back | Action::Confirm if self.cursor.is_some() => {
                self.cursor = None;
            }
            Action::Back => return Transition::Back,
            Action::Command(command) => return self.command(*command, context),
            action => {
                let position = *self.session.position();
                let seat = position.to_move();
                let below = if self.is_turned {
                    Seat::North
                } else {
                    Seat::South
                };
                let row = BoardRow::of(seat, below);
                let rightwards = self.session.game.direction.runs_rightwards(row);
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
                self.run_clocks();
            }
            ScreenEvent::Hover(mv) if self.is_my_turn() && self.cursor.is_none() => {
                self.move_cursor.hover(mv, self.session.position());
            }
            ScreenEvent::Received(event) => self.receive(event, context),
            ScreenEvent::Confirmed(Confirmation::Resign) => {
                self.request(GameRequest::Resign, context);
            }
            // A board of another game may have been open in between.
            ScreenEvent::CameBack => self.request(GameRequest::Reopen, context),
            ScreenEvent::Leaving => self.request(GameRequest::Leave, context),
            ScreenEvent::SaveAgain => {
                let study = self.study.and_then(|id| context.sessions.get(id));
                context.effects.extend(study.map(Session::save_effect));
            }
            _ => {}
        }
        Transition::Stay
    }

    fn draw(&self, ui: &mut Ui<'_>) {
        view::draw(self, ui);
    }

    fn next_tick(&self, _: &AppContext) -> Option<Duration> {
        let animation = self.animation.as_ref().map(Animation::due_in);
        let goes_on = self.view.ended.is_none();
        let runs = goes_on && self.stalled.is_none();
        let clock = self.session.clocks.as_ref().filter(|_| runs);
        let clock =
            clock.map(|clocks| until_display_change(clocks.remaining()[self.session.to_move()]));
        // The time for which a player has been away is shown in seconds.
        let is_away = goes_on && !self.view.setup.terms.pace.is_slow();
        let away = is_away
            .then_some(self.view.away)
            .and_then(|away| away.south.or(away.north));
        let away = away.map(|since| {
            until_display_change(
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
    fn receive(&mut self, event: &Event, context: &mut AppContext) {
        match update_of(event) {
            Some(Update::Game(view)) if view.setup.id == self.view.setup.id => {
                self.on_view(view, context);
            }
            Some(Update::Refused(why)) => self.remark = Some(Remark::Club(*why)),
            Some(Update::Stalled(stalled)) => {
                self.stalled.clone_from(stalled);
                self.run_clocks();
            }
            _ => {}
        }
    }

    fn refusal(
        &self,
        mv: AnyMove,
        refusal: AnyRefusal,
        words: &awale_study::words::Words,
    ) -> String {
        words.refusal(self.session.to_move(), mv, &Refused::Illegal(refusal))
    }
}
