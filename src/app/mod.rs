//! The state of the program, and how it changes: one event in, some effects out. Nothing here draws, waits, or touches
//! a file; the shell carries the effects out and answers with events.

mod animation;
mod course;
mod desk;
mod draft;
mod editor;
mod event;
mod hand;
mod help;
mod insight;
mod lesson;
mod looking_back;
mod menu;
mod over;
mod play;
mod puzzle;
mod puzzles;
mod replay;
mod results;
mod review;
mod rules;
mod saved;
mod scene;
mod session;
mod settings;
mod setup;
mod text_field;
mod tree;
mod unsaved;

use std::time::Duration;

use crate::puzzle::Puzzle;
use crate::study::News;

pub use animation::{Animation, Frame};
pub use course::Course;
pub use desk::{Clock, Desk};
pub use draft::Draft;
pub use editor::{Editor, Fault};
pub use event::{Action, Effect, Event, GameFile, Notice, Question, SavedGame, Shelf, TablesNews, Trouble};
pub use hand::Hand;
pub use help::Help;
pub use insight::{Insight, Warning};
pub use lesson::{LessonHint, LessonScreen, Stand};
pub use looking_back::LookingBack;
pub use menu::{Item, Menu};
pub use over::{Choice, Over};
pub use play::{Play, Remark, TENTHS_FROM, Thinking};
pub use puzzle::{PuzzleHint, PuzzleScreen, Solving};
pub use puzzles::{PuzzleOrder, PuzzleRow, Puzzles, day_of, today};
pub use replay::Replay;
pub use results::{ResultLine, ResultsScreen};
pub use review::{Review, Variation};
pub use rules::RulesPages;
pub use saved::{Purpose, Saved};
pub use scene::Scene;
pub use session::Session;
pub use settings::{SettingRow, SettingsScreen};
pub use setup::{Row, Setup};
pub use text_field::TextField;
pub use tree::{DEPTHS, TreeScreen};

/// The screens. Each is a value of its own, so that a state without meaning cannot be written.
#[derive(Debug)]
pub enum Screen {
    /// The way to everything else.
    Menu(Menu),
    /// Choosing a game and its players.
    Setup(Setup),
    /// A game in progress.
    Play(Play),
    /// A game at its end.
    Over(Over),
    /// Going through a game.
    Replay(Replay),
    /// Choosing a puzzle.
    Puzzles(Puzzles),
    /// A puzzle.
    Puzzle(PuzzleScreen),
    /// The lessons of each game.
    Course(Course),
    /// A lesson.
    Lesson(LessonScreen),
    /// Setting up a position.
    Editor(Editor),
    /// The list of saved games.
    Saved(Saved),
    /// What was won, drawn and lost.
    Results(ResultsScreen),
    /// The rules of each game.
    Rules(RulesPages),
    /// The settings.
    Settings(SettingsScreen),
    /// The tree that an algorithm walks.
    Tree(TreeScreen),
    /// All keys.
    Help(Help),
}

/// Where a screen leads after an event.
#[derive(Debug)]
pub enum Turn {
    /// Nowhere.
    Stay,
    /// To the screen it was opened from.
    Back,
    /// To the menu.
    Menu,
    /// To another screen, from which one comes back here.
    Open(Box<Screen>),
    /// To another screen in its place.
    Become(Box<Screen>),
    /// To another puzzle in this one's place.
    Another,
    /// From play to game over: the game has ended and been shown.
    End,
    /// From game over back into the game.
    TakeUp,
    /// Out of the program.
    Quit,
}

impl Turn {
    /// To another screen, from which one comes back.
    #[must_use]
    pub fn open(screen: Screen) -> Turn {
        Turn::Open(Box::new(screen))
    }

    /// To another screen in this one's place.
    #[must_use]
    pub fn become_(screen: Screen) -> Turn {
        Turn::Become(Box::new(screen))
    }
}

/// A question that stands before the screen and wants a yes or a no.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask {
    /// Give up this game?
    Resign,
    /// End this game as it stands?
    Agree,
    /// Delete the chosen saved game?
    Delete,
    /// Leave the program although the last moves could not be saved?
    QuitUnsaved,
    /// Leave the game although its last moves could not be saved?
    LeaveUnsaved,
}

/// A game whose clocks run on while something else, such as the list of keys, covers it.
fn covered_game(screen: &Screen) -> Option<&Play> {
    match screen {
        Screen::Play(play) if play.session.is_serious() => Some(play),
        _ => None,
    }
}

/// The whole state of the program.
#[derive(Debug)]
pub struct App {
    /// What every screen may use.
    pub desk: Desk,
    /// The screens one came through; the last is shown, the first is the menu.
    screens: Vec<Screen>,
    /// A question before the screen.
    ask: Option<Ask>,
}

impl App {
    /// The program at its start, in the menu.
    #[must_use]
    pub fn new(desk: Desk) -> App {
        App { desk, screens: vec![Screen::Menu(Menu::default())], ask: None }
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

    /// Whether letters are being typed into a text, so that none of them is a command.
    #[must_use]
    pub fn is_typing(&self) -> bool {
        match self.screen() {
            Screen::Setup(setup) => setup.editing.is_some(),
            Screen::Saved(saved) => saved.renaming.is_some(),
            Screen::Editor(editor) => editor.notation.is_some(),
            _ => false,
        }
    }

    /// In how long a [`Event::Tick`] is wanted; `None` while nothing moves.
    #[must_use]
    pub fn next_tick(&self) -> Option<Duration> {
        let shown = match self.screen() {
            Screen::Play(play) => play.next_tick(),
            Screen::Replay(replay) => replay.next_tick(&self.desk),
            Screen::Lesson(lesson) => lesson.next_tick(),
            Screen::Puzzle(puzzle) => puzzle.next_tick(),
            _ => None,
        };
        let covered = self.screens.iter().rev().skip(1).find_map(covered_game).and_then(Play::next_tick);
        [shown, covered].into_iter().flatten().min()
    }

    /// Lets `event` happen. Returns what the shell has to do.
    #[must_use]
    pub fn update(&mut self, event: Event) -> Vec<Effect> {
        match event {
            Event::Action(action) => self.act(action),
            Event::Tick(time) => {
                let covered = self.screens.iter_mut().rev().skip(1).find(|screen| covered_game(screen).is_some());
                if let Some(Screen::Play(play)) = covered {
                    // Its end is shown when one comes back to it.
                    let _ = play.tick(time, &mut self.desk);
                }
                let turn = match self.top() {
                    (Screen::Play(play), desk) => play.tick(time, desk),
                    (Screen::Replay(replay), desk) => replay.tick(time, desk),
                    (Screen::Lesson(lesson), _) => lesson.tick(time),
                    (Screen::Puzzle(puzzle), _) => puzzle.tick(time),
                    _ => Turn::Stay,
                };
                self.follow(turn);
            }
            Event::Glimpse { question, glimpse } => {
                if let Some(play) = self.game_that_asked(question) {
                    play.glimpse(glimpse);
                }
            }
            Event::Answer { question, thought } => self.answer(question, thought),
            Event::ThinkerFailed { question, what } => {
                if let Some(play) = self.game_that_asked(question) {
                    play.thinker_failed();
                    self.desk.trouble = Some(Trouble::Thinker(what));
                }
            }
            Event::Studied { question, news } => self.studied(question, &news),
            Event::StudentFailed { question, what } => self.student_failed(question, what),
            Event::Shelf(shelf) => {
                self.desk.shelf = shelf;
                match self.top() {
                    (Screen::Saved(saved), desk) => saved.keep_in_range(&desk.shelf),
                    (Screen::Results(results), desk) => results.refresh(&desk.shelf),
                    _ => {}
                }
            }
            Event::Opened { file, record, to_replay } => self.open_game(file, &record, to_replay),
            Event::LookAt(record) => {
                let session = Session::resume(&record, None, self.desk.draw());
                self.follow(Turn::open(Screen::Replay(Replay::new(session))));
            }
            Event::Saved { session, game } => self.saved(session, &game),
            Event::PuzzleMade { question, puzzle } => self.show_puzzle(question, puzzle.as_deref()),
            Event::Progress(progress) => {
                self.desk.progress = progress;
                if let (Screen::Course(course), desk) = self.top() {
                    course.choose_next(desk);
                }
            }
            Event::Tables(news) => self.desk.hear(news),
            Event::Trouble(trouble) => {
                if matches!(trouble, Trouble::Save(_)) {
                    self.not_saved();
                }
                self.desk.trouble = Some(trouble);
            }
        }
        std::mem::take(&mut self.desk.effects)
    }

    /// The screen that is shown, and what it may use.
    fn top(&mut self) -> (&mut Screen, &mut Desk) {
        (self.screens.last_mut().expect("the menu is never left"), &mut self.desk)
    }

    /// The game whose computer was asked `question`, if it still wants to know.
    fn game_that_asked(&mut self, question: Question) -> Option<&mut Play> {
        self.screens.iter_mut().find_map(|screen| match screen {
            Screen::Play(play) if play.asked(question) => Some(play),
            _ => None,
        })
    }

    /// What was studied goes to the screen that still waits for it; nobody else cares.
    fn studied(&mut self, question: Question, news: &News) {
        for screen in &mut self.screens {
            match (screen, news) {
                (Screen::Replay(replay), _) if replay.asked(question) => replay.studied(news, &mut self.desk),
                // Whoever comes back from the replay of the game that has just ended finds it explained.
                (Screen::Over(over), News::Reviewed(analysis)) => over.session.analysis = Some(analysis.clone()),
                (Screen::Play(play), News::Values(values)) if play.insight.asked(question) => {
                    play.studied(values.clone());
                }
                _ => {}
            }
        }
    }

    fn student_failed(&mut self, question: Question, what: String) {
        for screen in &mut self.screens {
            match screen {
                Screen::Play(play) if play.insight.asked(question) => play.insight.failed(),
                Screen::Replay(replay) if replay.asked(question) => replay.student_failed(),
                _ => continue,
            }
            self.desk.trouble = Some(Trouble::Student(what));
            return;
        }
    }

    fn answer(&mut self, question: Question, thought: crate::players::Thought<crate::catalogue::AnyMove>) {
        let on_top = matches!(self.screen(), Screen::Play(play) if play.asked(question));
        let Some(place) =
            self.screens.iter().position(|screen| matches!(screen, Screen::Play(play) if play.asked(question)))
        else {
            return;
        };
        let Screen::Play(play) = &mut self.screens[place] else { return };
        let turn = play.answer(thought, &mut self.desk);
        if on_top {
            self.follow(turn);
        }
    }

    fn act(&mut self, action: Action) {
        self.desk.notice = None;
        // What went wrong has been read when the next key comes.
        if !matches!(self.desk.trouble, Some(Trouble::Save(_))) {
            self.desk.trouble = None;
        }
        match (action, self.ask) {
            (Action::Interrupt, _) => self.follow(Turn::Quit),
            (Action::Suspend, _) => self.desk.effects.push(Effect::Suspend),
            (action, Some(ask)) => self.answer_ask(&action, ask),
            (Action::Key('?'), None) if !self.is_typing() && !matches!(self.screen(), Screen::Help(_)) => {
                let help = Help::about(self.screen());
                self.follow(Turn::open(Screen::Help(help)));
            }
            (Action::Key('q'), None) if !self.is_typing() => {
                if self.desk.unsaved {
                    self.ask_unsaved(Ask::QuitUnsaved);
                } else {
                    self.follow(Turn::Quit);
                }
            }
            (action, None) => self.act_on_screen(&action),
        }
    }

    fn act_on_screen(&mut self, action: &Action) {
        match self.wants_to_ask(action) {
            Some(Ask::LeaveUnsaved) => return self.ask_unsaved(Ask::LeaveUnsaved),
            Some(ask) => {
                self.ask = Some(ask);
                return;
            }
            None => {}
        }
        // Tab moves on where it has no meaning of its own.
        let has_tab = matches!(self.screen(), Screen::Play(_) | Screen::Replay(_));
        let action = if *action == Action::Tab && !has_tab { &Action::Down } else { action };
        let turn = match self.top() {
            (Screen::Menu(menu), desk) => menu.act(action, desk),
            (Screen::Setup(setup), desk) => setup.act(action, desk),
            (Screen::Play(play), desk) => play.act(action, desk),
            (Screen::Over(over), desk) => over.act(action, desk),
            (Screen::Replay(replay), desk) => replay.act(action, desk),
            (Screen::Puzzles(puzzles), desk) => puzzles.act(action, desk),
            (Screen::Puzzle(puzzle), desk) => puzzle.act(action, desk),
            (Screen::Course(course), desk) => course.act(action, desk),
            (Screen::Lesson(lesson), desk) => lesson.act(action, desk),
            (Screen::Editor(editor), desk) => editor.act(action, desk),
            (Screen::Saved(saved), desk) => saved.act(action, desk),
            (Screen::Results(results), _) => results.act(action),
            (Screen::Rules(rules), desk) => rules.act(action, desk),
            (Screen::Settings(settings), desk) => settings.act(action, desk),
            (Screen::Tree(tree), _) => tree.act(action),
            (Screen::Help(help), _) => help.act(action),
        };
        self.follow(turn);
    }

    /// The question that `action` raises on this screen before anything is done.
    fn wants_to_ask(&self, action: &Action) -> Option<Ask> {
        let confirm = self.desk.settings.confirm;
        match (self.screen(), action) {
            (_, Action::Back) if self.shows_unsaved() => Some(Ask::LeaveUnsaved),
            (Screen::Play(play), Action::Key('r')) if confirm && play.can_resign() => Some(Ask::Resign),
            (Screen::Play(play), Action::Key('g')) if confirm && play.can_agree() => Some(Ask::Agree),
            (Screen::Saved(saved), Action::Key('d') | Action::Delete)
                if saved.renaming.is_none() && saved.chosen(&self.desk).is_some() =>
            {
                Some(Ask::Delete)
            }
            _ => None,
        }
    }

    fn answer_ask(&mut self, action: &Action, ask: Ask) {
        let yes = match action {
            Action::Confirm | Action::Key('y' | 'Y' | 'o' | 'O') => true,
            Action::Back | Action::Key('n' | 'N' | 'q') => false,
            _ => return,
        };
        self.ask = None;
        if !yes {
            return;
        }
        let turn = match (ask, self.top()) {
            (Ask::QuitUnsaved, _) => Turn::Quit,
            (Ask::LeaveUnsaved, _) => {
                self.give_up_unsaved();
                Turn::Back
            }
            (Ask::Resign, (Screen::Play(play), desk)) => play.resign(desk),
            (Ask::Agree, (Screen::Play(play), desk)) => play.agree(desk),
            (Ask::Delete, (Screen::Saved(saved), desk)) => saved.delete(desk),
            _ => Turn::Stay,
        };
        self.follow(turn);
    }

    /// A puzzle has been made for whoever asked for it, in place of the one on the screen.
    fn show_puzzle(&mut self, question: Question, puzzle: Option<&Puzzle>) {
        let wanted = self.screens.iter_mut().rev().find_map(|screen| match screen {
            Screen::Puzzles(puzzles) => Some(puzzles.made(question, puzzle, &self.desk)),
            _ => None,
        });
        if let Some(turn @ Turn::Open(_)) = wanted {
            if matches!(self.screen(), Screen::Puzzle(_)) {
                self.pop();
            }
            self.follow(turn);
        }
    }

    fn open_game(&mut self, file: GameFile, record: &crate::record::Record, to_replay: bool) {
        let session = Session::resume(record, Some(file).filter(GameFile::is_ours), self.desk.draw());
        let screen = if to_replay || session.is_over() {
            Screen::Replay(Replay::new(session))
        } else {
            Screen::Play(Play::new(session, &mut self.desk))
        };
        self.follow(Turn::open(screen));
    }

    /// Goes where `turn` leads.
    fn follow(&mut self, turn: Turn) {
        match turn {
            Turn::Stay => {}
            Turn::Quit => {
                self.leave_games();
                self.desk.effects.push(Effect::Quit);
            }
            Turn::Open(screen) => self.screens.push(*screen),
            Turn::Become(screen) => {
                self.pop();
                self.screens.push(*screen);
            }
            Turn::Back => self.pop(),
            Turn::Menu => {
                while self.screens.len() > 1 {
                    self.pop();
                }
            }
            Turn::Another => {
                let below = self.screens.iter_mut().rev().find_map(|screen| match screen {
                    Screen::Puzzles(puzzles) => Some(puzzles),
                    _ => None,
                });
                if let Some(puzzles) = below {
                    puzzles.want_new(&mut self.desk);
                }
            }
            Turn::End => {
                if let Some(Screen::Play(play)) = self.screens.pop() {
                    self.screens.push(Screen::Over(Over::new(play)));
                }
            }
            Turn::TakeUp => {
                if let Some(Screen::Over(over)) = self.screens.pop() {
                    let play = over.take_up(&mut self.desk);
                    self.screens.push(Screen::Play(play));
                }
            }
        }
    }

    /// Leaves the screen that is shown; the menu stays.
    fn pop(&mut self) {
        if self.screens.len() > 1
            && let Some(screen) = self.screens.pop()
        {
            match screen {
                Screen::Play(mut play) => play.leave(&mut self.desk),
                Screen::Replay(mut replay) => replay.leave(&mut self.desk),
                _ => {}
            }
            // The list of games is made anew where it shows.
            self.desk.effects.push(Effect::ListGames);
        }
        // What could not be written of a game below while it was on top is tried again.
        if let (Screen::Play(Play { session, .. }) | Screen::Over(Over { session, .. }), desk) = self.top()
            && session.is_unsaved
        {
            desk.save(session);
        }
        // A game below may have come to its end in the meantime, by the computer's answer.
        if let (Screen::Play(play), desk) = self.top() {
            let turn = play.come_back(desk);
            self.follow(turn);
        }
    }

    /// Stops whoever thinks.
    fn leave_games(&mut self) {
        for screen in &mut self.screens {
            match screen {
                Screen::Play(play) => play.leave(&mut self.desk),
                Screen::Replay(replay) => replay.leave(&mut self.desk),
                _ => {}
            }
        }
    }
}
