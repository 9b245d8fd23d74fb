//! The state of the program, and how it changes: one event in, some effects out. Nothing here waits or touches a file; the shell
//! carries the effects out and answers with events.
//!
//! [`App::update`] is the only entry. [`Screen`] is what a screen is: each stands in a folder of its own in
//! [`screens`](crate::screens), and is known here by that trait alone. `navigation` leads from one to another, `pressed` finds the
//! command of a key, `confirm` has the questions before a screen, `unsaved` the games that could not be written. [`AppContext`] is
//! what every screen may use, [`Ui`] what it draws with, [`Task`] a board on which a move is asked.

pub(crate) mod animation;
pub(crate) mod clocks;
pub(crate) mod confirm;
pub(crate) mod context;
pub(crate) mod countdown;
pub(crate) mod event;
pub(crate) mod game_list;
pub(crate) mod game_state;
pub(crate) mod given_up;
pub(crate) mod goal;
pub(crate) mod history_cursor;
pub(crate) mod input_delay;
pub(crate) mod insight;
pub(crate) mod list;
pub(crate) mod looking_back;
pub(crate) mod making;
pub(crate) mod move_cursor;
pub(crate) mod navigation;
pub(crate) mod neighbor;
pub(crate) mod orders;
pub(crate) mod own_search;
pub(crate) mod pressed;
pub(crate) mod rated;
pub(crate) mod review;
pub(crate) mod runner;
pub(crate) mod scene;
pub(crate) mod screen;
pub(crate) mod searching;
pub(crate) mod session;
pub(crate) mod task;
pub(crate) mod text_field;
pub(crate) mod threat;
pub(crate) mod ui;
pub(crate) mod unsaved;

use std::time::Duration;

use awale_study::progress::Progress;
use awale_study::study::News;
use input_delay::InputDelay;

use crate::keys::{Command, Section};

pub use animation::{Animation, Frame};
pub use clocks::{Clocks, TENTHS_FROM};
pub use context::{AppContext, Clock};
pub use countdown::Countdown;
pub use event::{Action, Ask, Effect, Event, Notice, Outside, Purpose, Question, TableMode, TablesNews, Trouble};
pub use game_list::{CountOrder, GameFile, GameList, SavedGame};
pub use game_state::GameState;
pub use given_up::{Advantage, given_up, unwilling};
pub use goal::TodayGoal;
pub use history_cursor::HistoryCursor;
pub use insight::{Insight, Warning};
pub use list::{Click, ListStep, step as list_step};
pub use looking_back::LookingBack;
pub use making::{TableProgress, TableSpeed, UNCOMPRESSED_UP_TO, table_megabytes};
pub use move_cursor::{Meant, MoveCursor};
pub use neighbor::Neighbor;
pub use orders::{PuzzleOrder, SearchOrder};
pub use own_search::OwnSearch;
pub use rated::RatedGame;
pub use review::Review;
pub use runner::Runner;
pub use scene::Scene;
pub use screen::{Change, Request, Screen, Transition};
pub use session::{Header, Kept, Session};
pub use task::{Hint, Task, TaskBoard, TaskState};
pub use text_field::{TextField, Typed};
pub use threat::Threat;
pub use ui::{Button, Look, Pointer, Renderer, Ui, parts};

/// The whole state of the program.
#[derive(Debug)]
pub struct App {
    /// What every screen may use.
    pub context: AppContext,
    /// The screens one came through; the last is shown, the first is the menu.
    screens: Vec<Box<dyn Screen>>,
    /// A question before the screen.
    ask: Option<Ask>,
    /// The time in which keys do nothing, after a screen has come by itself.
    rest: Option<InputDelay>,
}

impl App {
    /// The program at its start, on its first screen, which is never left.
    #[must_use]
    pub fn new(context: AppContext, first: impl Screen) -> App {
        App { context, screens: vec![Box::new(first)], ask: None, rest: None }
    }

    /// What the shell has to do first.
    #[must_use]
    pub fn start(&self) -> Vec<Effect> {
        vec![Effect::ListGames]
    }

    /// The screen that is shown.
    #[must_use]
    pub fn screen(&self) -> &dyn Screen {
        self.screens.last().expect("the first screen is never left").as_ref()
    }

    /// The screen that is shown, where it is a `T`.
    #[must_use]
    pub fn shown<T: Screen>(&self) -> Option<&T> {
        self.screen().get()
    }

    /// The screens one came through, the menu first and the one that is shown last.
    #[must_use]
    pub fn screens(&self) -> impl DoubleEndedIterator<Item = &dyn Screen> {
        self.screens.iter().map(AsRef::as_ref)
    }

    /// The question before the screen, if there is one.
    #[must_use]
    pub fn ask(&self) -> Option<Ask> {
        self.ask
    }

    /// Whether the game of the session with this seed is under way.
    #[must_use]
    pub fn plays(&self, seed: u64) -> bool {
        self.screens.iter().filter_map(|screen| screen.session()).any(|game| game.seed == seed && !game.is_over())
    }

    /// Whether letters are being typed into a text, so that none of them is a command.
    #[must_use]
    pub fn is_typing(&self) -> bool {
        self.screen().is_typing()
    }

    /// In how long a [`Event::Tick`] is wanted; `None` while nothing moves.
    #[must_use]
    pub fn next_tick(&self) -> Option<Duration> {
        let covered = self.screens.iter().rev().skip(1).find(|screen| screen.ticks_in_background());
        let screens = [self.screens.last(), covered].into_iter().flatten();
        screens.filter_map(|screen| screen.next_tick(&self.context)).chain(self.rests()).min()
    }

    /// How long keys do nothing yet, since the screen has come by itself; `None` where they act.
    #[must_use]
    pub fn rests(&self) -> Option<Duration> {
        self.rest.map(InputDelay::left)
    }

    /// What there is to see has been drawn. Returns whether keys act again some time from now on.
    pub fn seen(&mut self) -> bool {
        self.rest.as_mut().is_some_and(InputDelay::see)
    }

    /// Lets `event` happen. Returns what the shell has to do.
    #[must_use]
    pub fn update(&mut self, event: Event) -> Vec<Effect> {
        match event {
            Event::Action(action) => self.act(action),
            Event::Tick(time) => self.tick(time),
            Event::Tables(news) => self.context.hear(news),
            Event::GameList(shelf) => self.stock(|_| shelf),
            Event::Newest(newest) => self.stock(|shelf| newest.before(shelf)),
            Event::Deleted(file) => self.stock(|shelf| shelf.without(&file)),
            Event::Opened { file, record, purpose } => self.request(Request::Game(file, record, purpose)),
            Event::OpenedMany { games, purpose } => self.request(Request::Collection(games, purpose)),
            Event::LookAt(record) => self.request(Request::Record(record)),
            Event::LookAtTree(tree) => self.request(Request::Tree(tree)),
            Event::Saved { session, game } => self.saved(session, &game),
            Event::Exported(files) => self.context.notice = Some(Notice::Exported(files)),
            Event::Progress(progress) => self.progressed(progress),
            Event::Trouble(trouble) => self.trouble(trouble),
            event => self.hear(&event),
        }
        self.search_own_games();
        std::mem::take(&mut self.context.effects)
    }

    /// The text on the screen ends after this many scrolled lines: what was scrolled beyond is forgotten, so that the way
    /// back begins at once.
    pub fn scrolled_to(&mut self, line: u16) {
        if let Some(scrolled) = self.top().0.scrolled() {
            *scrolled = line.min(*scrolled);
        }
    }

    /// The screen that is shown, and what it may use.
    fn top(&mut self) -> (&mut dyn Screen, &mut AppContext) {
        (self.screens.last_mut().expect("the first screen is never left").as_mut(), &mut self.context)
    }

    fn act(&mut self, action: Action) {
        if let Action::Hover(mv) = action {
            // The mouse may move at any time, so it ends and answers nothing.
            if self.ask.is_none() {
                self.top().0.hover(mv);
            }
            return;
        }
        if let Some(rest) = &mut self.rest
            && !matches!(action, Action::Interrupt | Action::Suspend | Action::Command(Command::Quit))
        {
            rest.ignore();
            return;
        }
        self.context.notice = None;
        // What went wrong has been read when the next key comes; that moves are not saved stands as long as it is true.
        if !(self.context.unsaved && matches!(self.context.trouble, Some(Trouble::Save { .. }))) {
            self.context.trouble = None;
        }
        match (action, self.ask) {
            (Action::Interrupt, _) => self.follow(Transition::Quit),
            (Action::Suspend, _) => self.context.effects.push(Effect::Suspend),
            (action, Some(ask)) => self.answer_ask(&action, ask),
            (Action::Command(Command::Help), None) if self.screen().section() != Section::Keys => {
                self.request(Request::Help(self.screen().section()));
            }
            (Action::Command(Command::Quit), None) => self.quit(),
            (action, None) => self.act_on_screen(&action),
        }
    }

    fn act_on_screen(&mut self, action: &Action) {
        match self.wants_to_ask(action) {
            Some(Ask::LeaveUnsaved) => self.ask_unsaved(Ask::LeaveUnsaved),
            Some(ask) => self.ask = Some(ask),
            None => {
                let (screen, context) = self.top();
                let action = if *action == Action::Tab && !screen.has_tab() { &Action::Down } else { action };
                let turn = screen.act(action, context);
                self.follow(turn);
            }
        }
    }

    /// Time passes on the screen that is shown, and for clocks that run below it.
    fn tick(&mut self, time: Duration) {
        self.rest = self.rest.and_then(|rest| rest.after(time));
        let covered = self.screens.iter_mut().rev().skip(1).find(|screen| screen.ticks_in_background());
        if let Some(screen) = covered {
            // Its end is shown when one comes back to it.
            let _ = screen.tick(time, &mut self.context);
        }
        let (screen, context) = self.top();
        let turn = screen.tick(time, context);
        self.follow(turn);
    }

    /// What comes back from the threads goes to the screens; one of them still waits for it. Where another screen covers that one,
    /// what it leads to is shown when one comes back.
    fn hear(&mut self, event: &Event) {
        self.keep_review(event);
        let last = self.screens.len() - 1;
        let mut shown = Transition::Stay;
        for (place, screen) in self.screens.iter_mut().enumerate() {
            let turn = screen.hear(event, &mut self.context);
            let is_wanted = place == last || matches!(event, Event::PuzzleMade { .. } | Event::Outside(_));
            if is_wanted && !matches!(turn, Transition::Stay) {
                shown = turn;
            }
        }
        if matches!(event, Event::PuzzleMade { .. })
            && let Transition::Open(screen) = shown
        {
            // A new puzzle comes in place of the last one.
            let in_place = self.screen().section() == Section::Task;
            shown = if in_place { Transition::Become(screen) } else { Transition::Open(screen) };
            self.rest = Some(InputDelay::Unseen);
        }
        self.follow(shown);
    }

    /// A game that has just ended and is explained keeps its explanation, though it was asked for on the analysis board.
    fn keep_review(&mut self, event: &Event) {
        let Event::Studied { question, news: News::Reviewed(analysis) } = event else { return };
        let Some(seed) = self.screens.iter().find_map(|screen| screen.studies(*question)) else { return };
        let sessions = self.screens.iter_mut().filter_map(|screen| screen.session_mut());
        for session in sessions.filter(|session| session.seed == seed) {
            session.analysis = Some(analysis.clone());
        }
    }

    /// What is known of the saved games has changed.
    fn stock(&mut self, change: impl FnOnce(GameList) -> GameList) {
        let (screen, context) = self.top();
        screen.before_change(context);
        let shelf = change(std::mem::take(&mut context.shelf));
        context.restock(shelf);
        context.own_search.look_at(&context.shelf, &context.progress);
        let (screen, context) = self.top();
        screen.changed(Change::Games, context);
    }

    /// What was learned and solved is known.
    fn progressed(&mut self, progress: Progress) {
        self.context.progress = progress;
        self.context.own_search.know(&self.context.progress);
        let (screen, context) = self.top();
        screen.changed(Change::Progress, context);
    }

    /// Asks the first screen to open what only it can.
    fn request(&mut self, request: Request) {
        let turn = self.screens[0].serve(request, &mut self.context);
        self.follow(turn);
    }

    /// Something went wrong out there.
    fn trouble(&mut self, trouble: Trouble) {
        if let Trouble::Save { session, .. } = trouble {
            self.not_saved(session);
        }
        self.context.notice = None;
        self.context.trouble = Some(trouble);
    }
}
