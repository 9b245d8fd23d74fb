//! The state of the program, and how it changes: one event in, some effects out. Nothing here draws, waits, or touches
//! a file; the shell carries the effects out and answers with events.
//!
//! [`App::update`] is the only entry. Each screen has a file of its own; what concerns several screens has one too: `screen`, their
//! common type; `navigation`, how one leads to another; `pressed`, which command a key means; `confirm`, the questions before a
//! screen; `answers`, what comes back from the threads; `unsaved`, games that could not be written; `context`, what all screens
//! may use; `event`, what goes in and out.

mod agenda;
mod animation;
mod answers;
mod bindings;
mod chapter;
mod chapters;
mod clocks;
mod confirm;
mod context;
mod countdown;
mod course;
mod draft;
mod drill;
mod drills;
mod editor;
mod event;
mod film;
mod gallery;
mod game_state;
mod given_up;
mod goal;
mod growth;
mod help;
mod history_cursor;
mod insight;
mod lesson;
mod list;
mod looking_back;
mod making;
mod menu;
mod mistakes;
mod move_cursor;
mod navigation;
mod openings;
mod orders;
mod over;
mod own_search;
mod play;
mod prediction;
mod pressed;
mod puzzle;
mod puzzles;
mod rated;
mod replay;
mod results;
mod review;
mod rules;
mod runner;
mod saved;
mod scene;
mod screen;
mod searching;
mod session;
mod settings;
mod setup;
mod shelf;
mod storm;
mod text_field;
mod threat;
mod toward;
mod training;
mod tree;
mod unsaved;

use std::time::Duration;

use awale_rules::ROW;

use crate::insights::Counted;
use crate::keys::Command;
use crate::openings::OwnScore;
use crate::progress::Progress;

pub use agenda::{next_lesson, usual_kind};
pub use animation::{Animation, Frame};
pub use bindings::{BindingStep, Bindings, KeyRefused};
pub use chapter::{ChapterChoice, ChapterHint, ChapterScreen, ChapterState, ChapterStep};
pub use chapters::ChaptersScreen;
pub use confirm::Ask;
pub use context::{AppContext, Clock};
pub use countdown::Countdown;
pub use course::{Course, CourseRow};
pub use draft::Draft;
pub use drill::{DrillRound, MOST_SEEDS};
pub use drills::{DrillRow, DrillsScreen};
pub use editor::{Editor, PositionFault};
pub use event::{Action, Effect, Event, Notice, Purpose, Question, TablesNews, TablesWish, Trouble};
pub use film::FilmShow;
pub use gallery::Gallery;
pub use game_state::GameState;
pub use given_up::{Advantage, given_up};
pub use goal::TodayGoal;
pub use growth::Growth;
pub use help::Help;
pub use history_cursor::HistoryCursor;
pub use insight::{Insight, Warning};
pub use lesson::{LessonHint, LessonScreen, Stand};
pub use looking_back::LookingBack;
pub use making::{TableProgress, TableSpeed, UNCOMPRESSED_UP_TO, table_megabytes};
pub use menu::{Item, Menu};
pub use mistakes::{Find, Finding, GameSource, Mistake, MistakeHint, MistakesOf, MistakesScreen, next_own_position};
pub use move_cursor::MoveCursor;
pub use openings::{OpeningRow, OpeningsScreen};
pub use orders::{PuzzleOrder, SearchOrder};
pub use over::{Choice, Over};
pub use own_search::OwnSearch;
pub use play::{Play, Remark, Spoken, TENTHS_FROM, Talk, Thinking};
pub use prediction::Prediction;
pub use puzzle::{PuzzleHint, PuzzleScreen, Solving};
pub use puzzles::{PuzzleRow, Puzzles, today};
pub use rated::RatedGame;
pub use replay::{Replay, ReplayRemark};
pub use results::{ResultLine, ResultsPage, ResultsScreen};
pub use review::{Review, Variation};
pub use rules::RulesPages;
pub use runner::Runner;
pub use saved::{Saved, SavedFilter};
pub use scene::Scene;
pub use screen::{Screen, Transition};
pub use session::{Header, Kept, Session};
pub use settings::{SettingRow, SettingsScreen, ShownValue};
pub use setup::{Row, Setup};
pub use shelf::{CountOrder, GameFile, SavedGame, Shelf};
pub use storm::{Storm, StormAnswer};
pub use text_field::TextField;
pub use threat::Threat;
pub use training::{TrainingRow, TrainingScreen};
pub use tree::{DEPTHS, TreeScreen};

/// The whole state of the program.
#[derive(Debug)]
pub struct App {
    /// What every screen may use.
    pub context: AppContext,
    /// The screens one came through; the last is shown, the first is the menu.
    screens: Vec<Screen>,
    /// A question before the screen.
    ask: Option<Ask>,
}

impl App {
    /// The program at its start, in the menu.
    #[must_use]
    pub fn new(context: AppContext) -> App {
        App { context, screens: vec![Screen::Menu(Menu::default())], ask: None }
    }

    /// What the shell has to do first.
    #[must_use]
    pub fn start(&self) -> Vec<Effect> {
        vec![Effect::ListGames]
    }

    /// The screen that is shown.
    #[must_use]
    pub fn screen(&self) -> &Screen {
        self.screens.last().expect("the menu is never left")
    }

    /// The screens one came through, the menu first and the one that is shown last.
    #[must_use]
    pub fn screens(&self) -> &[Screen] {
        &self.screens
    }

    /// The question before the screen, if there is one.
    #[must_use]
    pub fn ask(&self) -> Option<Ask> {
        self.ask
    }

    /// Whether the game of the session with this seed is under way.
    #[must_use]
    pub fn plays(&self, seed: u64) -> bool {
        let is_it = |screen: &Screen| matches!(screen, Screen::Play(Play { session, .. }) if session.seed == seed && !session.is_over());
        self.screens.iter().any(is_it)
    }

    /// Whether letters are being typed into a text, so that none of them is a command.
    #[must_use]
    pub fn is_typing(&self) -> bool {
        self.screen().is_typing()
    }

    /// In how long a [`Event::Tick`] is wanted; `None` while nothing moves.
    #[must_use]
    pub fn next_tick(&self) -> Option<Duration> {
        let covered = self.screens.iter().rev().skip(1).find(|screen| screen.runs_covered());
        [Some(self.screen()), covered].into_iter().flatten().filter_map(|screen| screen.next_tick(&self.context)).min()
    }

    /// Lets `event` happen. Returns what the shell has to do.
    #[must_use]
    pub fn update(&mut self, event: Event) -> Vec<Effect> {
        match event {
            Event::Action(action) => self.act(action),
            Event::Tick(time) => self.tick(time),
            Event::ThinkingInfo { question, info } => self.thinking_info(question, info),
            Event::Answer { question, chosen } => self.answer(question, chosen),
            Event::ThinkerFailed { question, what } => self.thinker_failed(question, what),
            Event::Studied { question, news } => self.studied(question, &news),
            Event::StudentFailed { question, what } => self.student_failed(question, what),
            Event::PuzzleMade { question, puzzle } => self.show_puzzle(question, puzzle.as_deref()),
            Event::Counted { question, counted } => self.counted(question, counted.map(|counted| *counted)),
            Event::OpeningCounted { question, own } => self.opening_counted(question, own),
            Event::Searched { question, found } => self.searched(question, found),
            Event::Tables(news) => self.context.hear(news),
            Event::Shelf(shelf) => {
                self.stock(|_| shelf);
                if matches!(self.screen(), Screen::Menu(_)) {
                    self.context.effects.push(Effect::ReadProgress);
                }
            }
            Event::Newest(newest) => self.stock(|shelf| newest.before(shelf)),
            Event::Deleted(file) => self.stock(|shelf| shelf.without(&file)),
            Event::Opened { file, record, purpose } => self.open_game(file, &record, purpose),
            Event::LookAt(record) => self.look_at(&record),
            Event::LookAtTree(tree) => self.look_at_tree(*tree),
            Event::Saved { session, game } => self.saved(session, &game),
            Event::Exported(files) => self.context.notice = Some(Notice::Exported(files)),
            Event::Progress(progress) => self.progressed(progress),
            Event::Trouble(trouble) => self.trouble(trouble),
        }
        self.search_own_games();
        std::mem::take(&mut self.context.effects)
    }

    /// The text on the screen ends after so many scrolled lines: what was scrolled beyond is forgotten, so that the way
    /// back begins at once.
    pub fn scrolled_to(&mut self, line: u16) {
        let scrolled = match self.top().0 {
            Screen::Lesson(lesson) => &mut lesson.scrolled,
            Screen::Chapter(chapter) => &mut chapter.scrolled,
            Screen::Puzzle(puzzle) => &mut puzzle.scrolled,
            Screen::Mistakes(mistakes) => &mut mistakes.scrolled,
            Screen::Storm(storm) => &mut storm.puzzle.scrolled,
            Screen::Rules(rules) => &mut rules.scrolled,
            Screen::Help(help) => &mut help.scrolled,
            _ => return,
        };
        *scrolled = line.min(*scrolled);
    }

    /// The screen that is shown, and what it may use.
    fn top(&mut self) -> (&mut Screen, &mut AppContext) {
        (self.screens.last_mut().expect("the menu is never left"), &mut self.context)
    }

    fn act(&mut self, action: Action) {
        if let Action::Hover(mv) = action {
            // The mouse may move at any time, so it ends and answers nothing.
            if self.ask.is_none() {
                self.top().0.hover(mv);
            }
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
            (Action::Command(Command::Help), None) if !matches!(self.screen(), Screen::Help(_)) => {
                let help = Help::about(self.screen());
                self.follow(Transition::open(Screen::Help(help)));
            }
            (Action::Command(Command::Quit), None) => {
                if self.context.unsaved {
                    self.ask_unsaved(Ask::QuitUnsaved);
                } else {
                    self.follow(Transition::Quit);
                }
            }
            (action, None) => self.act_on_screen(&action),
        }
    }

    fn act_on_screen(&mut self, action: &Action) {
        match self.wants_to_ask(action) {
            Some(Ask::LeaveUnsaved) => self.ask_unsaved(Ask::LeaveUnsaved),
            Some(ask) => self.ask = Some(ask),
            None => {
                let (screen, context) = self.top();
                let turn = screen.act(action, context);
                self.follow(turn);
            }
        }
    }

    /// Time passes on the screen that is shown, and for clocks that run below it.
    fn tick(&mut self, time: Duration) {
        let covered = self.screens.iter_mut().rev().skip(1).find(|screen| screen.runs_covered());
        if let Some(screen) = covered {
            // Its end is shown when one comes back to it.
            let _ = screen.tick(time, &mut self.context);
        }
        let (screen, context) = self.top();
        let turn = screen.tick(time, context);
        self.follow(turn);
    }

    /// What is known of the saved games has changed.
    fn stock(&mut self, change: impl FnOnce(Shelf) -> Shelf) {
        let chosen = match self.screen() {
            Screen::Menu(menu) => Some(menu.chosen(&self.context)),
            _ => None,
        };
        let shelf = change(std::mem::take(&mut self.context.shelf));
        self.context.restock(shelf);
        self.context.own_search.look_at(&self.context.shelf, &self.context.progress);
        match self.top() {
            (Screen::Menu(menu), _) => chosen.into_iter().for_each(|chosen| menu.restocked(chosen)),
            (Screen::Saved(saved), context) => saved.list(context),
            (Screen::Results(results), context) => results.refresh(context),
            (Screen::Openings(openings), context) => openings.refresh(context),
            _ => {}
        }
    }

    /// What was learnt and solved is known.
    fn progressed(&mut self, progress: Progress) {
        self.context.progress = progress;
        self.context.own_search.know(&self.context.progress);
        match self.top() {
            (Screen::Course(course), context) => course.choose_next(context),
            (Screen::Results(results), context) => results.find_themes(context),
            (Screen::Chapters(chapters), context) => chapters.choose_next(context),
            _ => {}
        }
    }

    /// The saved games have been counted.
    fn counted(&mut self, question: Question, counted: Option<Counted>) {
        if let (Screen::Results(results), _) = self.top() {
            results.counted(question, counted);
        }
    }

    /// Own games have been counted that came to an opening.
    fn opening_counted(&mut self, question: Question, own: [OwnScore; ROW]) {
        if let (Screen::Openings(openings), _) = self.top() {
            openings.counted(question, own);
        }
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
