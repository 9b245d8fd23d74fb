//! The state of the program and its changes: each event comes in, and some effects go out. Code in
//! this crate never waits and never opens a file; the shell performs the effects and answers with
//! events.
//!
//! [`App::update`] handles all events. After each frame, [`App::limit_scrolling`] and
//! [`App::on_frame_drawn`] report what only a drawn frame shows. Each screen implements the trait
//! [`Screen`] in a folder of the crate `awale-tui`; this crate uses only the trait. `navigation`
//! opens and closes screens, `action` translates keys, `confirm` has the yes-or-no questions,
//! `sessions` the games on the screens, `unsaved` the games that could not be written. Screens
//! change the [`AppContext`] and draw with [`Ui`]. A [`MoveTask`] is a board that asks for a move.

pub mod action;
pub mod animated_game;
pub mod animation;
pub mod available_keys;
pub mod bad_move_reason;
pub mod clocks;
pub mod confirm;
pub mod context;
pub mod countdown;
pub mod ended_while_ahead;
pub mod event;
pub mod game_file;
pub mod game_list;
pub mod game_state;
pub mod ghost_line;
pub mod history_cursor;
pub mod history_view;
pub mod input_delay;
pub mod job;
pub mod list;
pub mod move_cursor;
pub mod move_task;
pub mod navigation;
mod new_session;
pub mod own_game_queue;
pub mod playback;
pub mod position_study;
pub mod rating_update;
pub mod review;
pub mod screen;
pub mod session;
pub mod sessions;
pub mod stopped_review;
pub mod table_progress;
pub mod text_field;
pub mod text_outline;
pub mod ui;
pub mod unsaved;

use std::{collections::BTreeSet, time::Duration};

use awale_study::{catalogue::GameKind, link::LinkContent, progress::Progress, words::Explain};
use input_delay::InputDelay;

use crate::keys::{Command, Key, Section};

pub use action::{Action, TodayGoal};
pub use animated_game::AnimatedGame;
pub use animation::{Animation, AnimationFrame};
pub use available_keys::{AvailableKeys, KeyAvailability};
pub use bad_move_reason::BadMoveReason;
pub use clocks::{Clocks, SHOW_TENTHS_BELOW};
pub use context::{AppContext, Clock, PendingAnalysis};
pub use countdown::Countdown;
pub use ended_while_ahead::{
    WinCertainty, computer_seat_refusing_agreement, side_that_gave_up_lead,
};
pub use event::{
    AppError, Confirmation, Effect, Event, MissingTablesMode, Notice, OpenPurpose, OpenRequest,
    TablesNews,
};
pub use game_file::{GameFile, dated_file_stem, file_stem};
pub use game_list::{GAMES_LISTED_AT_START, GameList, SavedGame, SessionId};
pub use game_state::{GameState, bottom_seat};
pub use ghost_line::GhostLine;
pub use history_cursor::HistoryCursor;
pub use history_view::HistoryView;
pub use job::{
    GameSearchRequest, Job, JobFailure, JobId, JobKind, JobNews, PuzzleRequest, ReusableJobState,
    StatisticsRequest,
};
pub use list::{ClickEffect, ListActionEffect, Neighbor, apply_list_action};
pub use move_cursor::{CursorEffect, MoveCursor};
pub use move_task::{HelpGiven, MoveTask, TaskEffect, TaskState};
pub use own_game_queue::OwnGameQueue;
pub use playback::Playback;
pub use position_study::{MoveWarning, PositionStudy};
pub use rating_update::RatingUpdate;
pub use review::Review;
pub use screen::{Screen, ScreenBehavior, ScreenEvent, Transition};
pub use session::{GameFileState, Session};
pub use sessions::Sessions;
pub use stopped_review::StoppedReview;
pub use table_progress::{
    MAX_UNCOMPRESSED_TABLE_SEEDS, TableProgress, TableSpeed, max_table_megabytes,
};
pub use text_field::{EditResult, TextField};
pub use text_outline::{
    BoardTextOutline, ClockTextOutline, FieldTextOutline, FooterButton, RowPress, RowTextOutline,
    TextOutline, TextOutlinePart,
};
pub use ui::{
    DrawContext, PointerEvent, Renderer, Ui, split_fixed_rows, title_body_and_footer_areas,
};

/// The whole state of the program.
#[derive(Debug)]
pub struct App {
    /// The data and services that all screens share.
    pub context: AppContext,
    /// The stack of open screens. The first one is the menu, the last one is visible.
    screens: Vec<Box<dyn Screen>>,
    /// The function that creates the screen for a request.
    open_screen_fn: fn(OpenRequest, &mut AppContext) -> Transition,
    /// The open question over the screen.
    confirmation: Option<Confirmation>,
    /// Whether Enter answers the open question with yes.
    pub is_yes_marked: bool,
    /// The delay during which keys are ignored, after a screen has opened by itself.
    input_delay: Option<InputDelay>,
    /// The link that was opened. It waits for the list of saved games, which may contain the game
    /// of the link.
    pending_link: Option<LinkContent>,
    /// Whether the list of saved games has arrived.
    has_game_list: bool,
    /// The lower-case letters that ran a command although a pit has the same name. A notice has
    /// explained each of them.
    explained_letters: BTreeSet<Key>,
}

impl App {
    /// Starts with the screen `first_screen`, which is never closed. `open_screen_fn` creates the
    /// screen for a request, which can come at any time.
    pub fn new(
        mut context: AppContext,
        first_screen: impl Screen,
        open_screen_fn: fn(OpenRequest, &mut AppContext) -> Transition,
    ) -> App {
        context.apply_language();
        App {
            context,
            open_screen_fn,
            screens: vec![Box::new(first_screen)],
            confirmation: None,
            is_yes_marked: false,
            input_delay: None,
            pending_link: None,
            has_game_list: false,
            explained_letters: BTreeSet::new(),
        }
    }

    pub fn start_effects(&self) -> Vec<Effect> {
        vec![Effect::ListGames]
    }

    /// The visible screen.
    pub fn screen(&self) -> &dyn Screen {
        self.screens
            .last()
            .expect("the first screen is never left")
            .as_ref()
    }

    /// The visible screen, if its type is `T`.
    pub fn visible_screen_as<T: Screen>(&self) -> Option<&T> {
        self.screen().downcast()
    }

    /// All open screens, from the menu to the visible screen.
    pub fn screens(&self) -> impl DoubleEndedIterator<Item = &dyn Screen> {
        self.screens.iter().map(AsRef::as_ref)
    }

    /// The open question over the screen, if there is one.
    pub fn confirmation(&self) -> Option<Confirmation> {
        self.confirmation
    }

    /// The game on the visible screen.
    pub fn shown_game(&self) -> Option<&Session> {
        self.context.sessions.get(self.screen().session()?)
    }

    /// The pit, as a capital letter, that a lower-case letter names on the visible screen, whose
    /// section is `section`. The 13 matches have no pits.
    pub fn pit_of_key(&self, key: Key, section: Section) -> Option<char> {
        let is_matchstick_game =
            |session: &Session| matches!(session.game.kind, GameKind::Matches(_));
        section
            .pit_of_key(key)
            .filter(|_| !self.shown_game().is_some_and(is_matchstick_game))
    }

    /// The game on the visible screen if it is being played there, or has just ended there.
    pub fn played_game(&self) -> Option<&Session> {
        self.shown_game()
            .filter(|_| self.section() == Section::Play)
    }

    /// The session with this id, if its game is in progress.
    pub fn game_in_progress(&self, id: SessionId) -> Option<&Session> {
        let session = self.context.sessions.get(id);
        session.filter(|session| !session.is_over())
    }

    /// The visible screen's section in the table of keys.
    pub fn section(&self) -> Section {
        self.screen().available_keys(&self.context).section
    }

    /// Whether letters are typed into a text field. No letter runs a command then.
    pub fn is_typing(&self) -> bool {
        self.section() == Section::Typing && !self.waits_for_key_to_bind()
    }

    /// Whether the screen reads the next key itself, to bind it to a command.
    pub fn waits_for_key_to_bind(&self) -> bool {
        self.screen().behavior(&self.context).waits_for_key_to_bind
    }

    /// Time until the next [`Event::Tick`]. `None` if nothing moves.
    pub fn next_tick(&self) -> Option<Duration> {
        let covered_screen = self
            .screens
            .iter()
            .rev()
            .skip(1)
            .find(|screen| screen.behavior(&self.context).ticks_in_background);
        let screens = [self.screens.last(), covered_screen].into_iter().flatten();
        screens
            .filter_map(|screen| screen.next_tick(&self.context))
            .chain(self.input_delay())
            .min()
    }

    /// The time for which keys are still ignored because the screen has opened by itself. `None` if
    /// keys act.
    pub fn input_delay(&self) -> Option<Duration> {
        self.input_delay.map(InputDelay::remaining)
    }

    /// Notes that a frame has been drawn; call it after each frame. Returns whether the time in
    /// which keys are ignored starts with this frame.
    pub fn on_frame_drawn(&mut self) -> bool {
        self.input_delay.as_mut().is_some_and(InputDelay::on_drawn)
    }

    /// Applies `event` to the state. Returns the effects that the shell must perform.
    pub fn update(&mut self, event: Event) -> Vec<Effect> {
        match event {
            Event::Action(action) => self.act(action),
            Event::Tick(time) => self.tick(time),
            Event::Tables(news) => self.context.on_tables_news(news),
            Event::GameList(games) => {
                self.has_game_list = true;
                self.change_games(|_| games);
            }
            Event::NewestGames(newest) => self.change_games(|games| newest.followed_by(games)),
            Event::GameDeleted(file) => self.change_games(|games| games.without_file(&file)),
            Event::Open(request) => self.open_requested_screen(request),
            Event::GameSaved {
                session_id,
                file: game,
            } => self.on_saved(session_id, game),
            Event::PicturesExported(files) => {
                self.context.notice = Some(Notice::PicturesExported(files));
            }
            Event::LearningProgress(progress) => self.set_learning_progress(progress),
            Event::ErrorReported(error) => self.show_error(error),
            event => self.deliver_to_screens(&event),
        }
        if self.has_game_list
            && let Some(content) = self.pending_link.take()
        {
            self.open_link(content);
        }
        self.open_automatically();
        self.search_own_games();
        self.drop_unshown_sessions();
        std::mem::take(&mut self.context.effects)
    }

    /// Limits scrolling to `max_scrolled_lines`, the number of lines that the last frame could
    /// scroll away. Without the limit, several keys in the other direction would have no visible
    /// effect.
    pub fn limit_scrolling(&mut self, max_scrolled_lines: u16) {
        self.send_to_screen(ScreenEvent::MaxScrolledLines(max_scrolled_lines));
    }

    /// The visible screen, together with the context.
    fn visible_screen_and_context(&mut self) -> (&mut dyn Screen, &mut AppContext) {
        (
            self.screens
                .last_mut()
                .expect("the first screen is never left")
                .as_mut(),
            &mut self.context,
        )
    }

    /// Passes an event to the visible screen, and follows the transition that it returns.
    fn send_to_screen(&mut self, event: ScreenEvent) {
        let (screen, context) = self.visible_screen_and_context();
        let transition = screen.on_event(event, context);
        self.follow_transition(transition);
    }

    fn act(&mut self, action: Action) {
        if let Action::Hover(mv) = action {
            // The mouse may move at any time, so hovering neither ends an animation nor answers a
            // question.
            if self.confirmation.is_none() {
                self.send_to_screen(ScreenEvent::Hover(mv));
            }
            return;
        }
        let leaves_program = matches!(
            action,
            Action::Interrupt | Action::Suspend | Action::Command(Command::Quit)
        );
        if !leaves_program
            && self
                .input_delay
                .as_mut()
                .is_some_and(|delay| delay.ignores_action(&action))
        {
            return;
        }
        // A key that acts shows that the player has seen the screen.
        self.input_delay = None;
        let was_export_notice_shown = matches!(
            self.context.notice.take(),
            Some(Notice::PicturesExported(_))
        );
        // The next key closes an error message. The message about unsaved moves stays until they
        // are saved.
        let has_unsaved_games = !self.context.unsaved_sessions.is_empty();
        if !(has_unsaved_games && matches!(self.context.error, Some(AppError::SaveFailed { .. }))) {
            self.context.error = None;
        }
        match (action, self.confirmation) {
            (Action::Interrupt, _) => self.follow_transition(Transition::Quit),
            (Action::Suspend, _) => self.context.effects.push(Effect::Suspend),
            (action, Some(ask)) => self.answer_confirmation(&action, ask),
            (Action::Command(Command::Help), None) if self.section() != Section::KeyList => {
                self.open_requested_screen(OpenRequest::Help(
                    self.screen().available_keys(&self.context),
                ));
            }
            (Action::Command(Command::Quit), None) => self.quit_or_ask(),
            (Action::Command(Command::Export), None)
                if was_export_notice_shown && self.context.exported_link_or_line.is_some() =>
            {
                let exported_text = self.context.exported_link_or_line.take();
                self.open_requested_screen(OpenRequest::ShareLink(
                    exported_text.unwrap_or_default(),
                ));
            }
            (Action::Paste(text), None) if !self.is_typing() => self.paste(text),
            (action, None) => self.act_on_screen(&action),
        }
    }

    /// Opens a pasted link to a puzzle or to a game that is played by link. Passes other texts, and
    /// a link that only shows a game, to the visible screen.
    fn paste(&mut self, text: String) {
        match LinkContent::read(&text, &self.context.settings.variants()) {
            None => self.act_on_screen(&Action::Paste(text)),
            Some(Err(error)) => {
                let text = error.explain(&self.context.words);
                self.context.notice = Some(Notice::UnusablePaste(Some(text)));
            }
            Some(Ok(LinkContent::Game(record))) if record.header.game_played_by_link.is_none() => {
                self.act_on_screen(&Action::Paste(record.to_ogn().unwrap_or(text)));
            }
            Some(Ok(content)) => self.pending_link = Some(content),
        }
    }

    /// Opens the content of a link. If the visible game waits for the friend's move, the new screen
    /// replaces it.
    fn open_link(&mut self, content: LinkContent) {
        let awaits_friend = self.played_game().is_some_and(Session::awaits_friend);
        let transition =
            match (self.open_screen_fn)(OpenRequest::OpenedLink(content), &mut self.context) {
                Transition::Open(screen) if awaits_friend => Transition::Replace(screen),
                transition => transition,
            };
        self.follow_transition(transition);
    }

    fn act_on_screen(&mut self, action: &Action) {
        let available_keys = self.screen().available_keys(&self.context);
        if !available_keys.allows_action(action) {
            self.explain_key(action, available_keys.section, true);
            return;
        }
        match self.confirmation_before(action) {
            Some(Confirmation::LeaveGameWithUnsavedMoves) => {
                self.ask_about_unsaved(Confirmation::LeaveGameWithUnsavedMoves);
            }
            Some(ask) => self.ask_confirmation(ask),
            None => {
                let section = available_keys.section;
                let is_over = self.shown_game().is_some_and(Session::is_over);
                let has_pit_letters = match section {
                    Section::Analysis => true,
                    Section::ClubGame => !is_over,
                    _ => false,
                };
                let (screen, context) = self.visible_screen_and_context();
                let action = if *action == Action::Tab && !screen.behavior(context).handles_tab {
                    &Action::Down
                } else {
                    action
                };
                let transition = screen.act(action, context);
                let is_unused = matches!(transition, Transition::Unused);
                self.follow_transition(transition);
                if is_unused || has_pit_letters && self.context.notice.is_none() {
                    self.explain_key(action, section, is_unused);
                }
            }
        }
    }

    /// Shows a notice that a key has no function in `section` or, when it is pressed for the first
    /// time, that a lower-case letter runs a command although a pit has the same name. Also opens a
    /// pasted text that the screen does not use.
    fn explain_key(&mut self, action: &Action, section: Section, is_unused: bool) {
        let key = match action {
            Action::TypedChar(letter) => Some(Key::Char(*letter)),
            Action::UnboundKey(key) => Some(*key),
            Action::Command(command) => self.context.settings.keys.first_key(*command),
            // During a club game a pasted text is not opened, because the game would go on while
            // another screen covers it.
            Action::Paste(text) if is_unused && section != Section::ClubGame => {
                return self.open_requested_screen(OpenRequest::PastedText(text.clone()));
            }
            action => {
                if is_unused && action.comes_only_from_fixed_key() {
                    self.context.notice = Some(Notice::UnusedFixedKey);
                }
                None
            }
        };
        let Some(key) = key else { return };
        self.context.notice = match self.pit_of_key(key, section) {
            pit if is_unused => Some(Notice::UnusedKey {
                key,
                pit_of_capital_letter: pit,
            }),
            Some(pit) if self.explained_letters.insert(key) => {
                Some(Notice::LetterRanCommandInsteadOfPit(pit))
            }
            _ => return,
        };
    }

    /// Passes the elapsed time to the visible screen, and to a covered one whose clocks run.
    fn tick(&mut self, time: Duration) {
        self.input_delay = self
            .input_delay
            .and_then(|delay| delay.remaining_after(time));
        let covered_screen = self
            .screens
            .iter_mut()
            .rev()
            .skip(1)
            .find(|screen| screen.behavior(&self.context).ticks_in_background);
        if let Some(screen) = covered_screen {
            // A transition of the covered screen, such as to the end of its game, follows when it
            // is visible again.
            let _ = screen.on_event(ScreenEvent::Tick(time), &mut self.context);
        }
        self.send_to_screen(ScreenEvent::Tick(time));
    }

    /// Passes the result of a job, or a message of the server, to all screens. The screen
    /// that waits for it uses it. A covered screen follows its transition when it is visible again.
    fn deliver_to_screens(&mut self, event: &Event) {
        let last_screen_index = self.screens.len() - 1;
        let is_new_puzzle = matches!(event, Event::Job(_, JobNews::Puzzle(_)));
        let mut visible_transition = Transition::Stay;
        for (place, screen) in self.screens.iter_mut().enumerate() {
            let transition = screen.on_event(ScreenEvent::Received(event), &mut self.context);
            let follows_transition = place == last_screen_index
                || is_new_puzzle
                || matches!(event, Event::ServerMessage(_));
            if follows_transition && !matches!(transition, Transition::Stay) {
                visible_transition = transition;
            }
        }
        if is_new_puzzle && let Transition::Open(screen) = visible_transition {
            // A new puzzle replaces the previous puzzle's screen.
            let replaces_puzzle = self.section() == Section::Exercise;
            visible_transition = if replaces_puzzle {
                Transition::Replace(screen)
            } else {
                Transition::Open(screen)
            };
            self.input_delay = Some(InputDelay::REPLACED_SCREEN);
            self.context.notice = None;
        }
        self.follow_transition(visible_transition);
    }

    /// Changes the list of saved games, and informs the visible screen before and after.
    fn change_games(&mut self, change: impl FnOnce(GameList) -> GameList) {
        self.send_to_screen(ScreenEvent::GamesWillChange);
        let context = &mut self.context;
        let games = change(std::mem::take(&mut context.games));
        context.set_games(games);
        context
            .own_game_queue
            .set_games(&context.games, &context.learning_progress);
        self.send_to_screen(ScreenEvent::GamesChanged);
    }

    /// Stores the user's progress, which the shell has loaded or updated.
    fn set_learning_progress(&mut self, progress: Progress) {
        self.context.learning_progress = progress;
        self.context
            .own_game_queue
            .set_learning_progress(&self.context.learning_progress);
        self.send_to_screen(ScreenEvent::LearningProgressChanged);
    }

    fn open_requested_screen(&mut self, request: OpenRequest) {
        let transition = (self.open_screen_fn)(request, &mut self.context);
        self.follow_transition(transition);
    }

    /// Shows an error that the shell reports.
    fn show_error(&mut self, error: AppError) {
        if let AppError::SaveFailed { session, .. } = error {
            self.context.unsaved_sessions.insert(session);
        }
        self.context.notice = None;
        self.context.error = Some(error);
    }
}
