//! The screens, as one type: what each does with an action or a tick, and where it leads.

use std::time::Duration;

use super::{
    Action, Course, Desk, Editor, Help, LessonScreen, Menu, Over, Play, PuzzleScreen, Puzzles, Replay, ResultsScreen,
    RulesPages, Saved, Session, SettingsScreen, Setup, TreeScreen,
};

/// A screen. Each is a value of its own, so that a state without meaning cannot be written.
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

impl Screen {
    /// Does what a person wants done here.
    pub(super) fn act(&mut self, action: &Action, desk: &mut Desk) -> Turn {
        // Tab moves on where it has no meaning of its own.
        let has_tab = matches!(self, Screen::Play(_) | Screen::Replay(_));
        let action = if *action == Action::Tab && !has_tab { &Action::Down } else { action };
        match self {
            Screen::Menu(menu) => menu.act(action, desk),
            Screen::Setup(setup) => setup.act(action, desk),
            Screen::Play(play) => play.act(action, desk),
            Screen::Over(over) => over.act(action, desk),
            Screen::Replay(replay) => replay.act(action, desk),
            Screen::Puzzles(puzzles) => puzzles.act(action, desk),
            Screen::Puzzle(puzzle) => puzzle.act(action, desk),
            Screen::Course(course) => course.act(action, desk),
            Screen::Lesson(lesson) => lesson.act(action, desk),
            Screen::Editor(editor) => editor.act(action, desk),
            Screen::Saved(saved) => saved.act(action, desk),
            Screen::Results(results) => results.act(action),
            Screen::Rules(rules) => rules.act(action),
            Screen::Settings(settings) => settings.act(action, desk),
            Screen::Tree(tree) => tree.act(action),
            Screen::Help(help) => help.act(action),
        }
    }

    /// Lets so much time pass here.
    pub(super) fn tick(&mut self, time: Duration, desk: &mut Desk) -> Turn {
        match self {
            Screen::Play(play) => play.tick(time, desk),
            Screen::Replay(replay) => replay.tick(time, desk),
            Screen::Lesson(lesson) => lesson.tick(time),
            Screen::Puzzle(puzzle) => puzzle.tick(time),
            _ => Turn::Stay,
        }
    }

    /// In how long a tick is wanted; `None` while nothing moves.
    pub(super) fn next_tick(&self, desk: &Desk) -> Option<Duration> {
        match self {
            Screen::Play(play) => play.next_tick(),
            Screen::Replay(replay) => replay.next_tick(desk),
            Screen::Lesson(lesson) => lesson.next_tick(),
            Screen::Puzzle(puzzle) => puzzle.next_tick(),
            _ => None,
        }
    }

    /// Whether letters are being typed into a text, so that none of them is a command.
    pub(super) fn is_typing(&self) -> bool {
        match self {
            Screen::Setup(setup) => setup.editing.is_some(),
            Screen::Saved(saved) => saved.renaming.is_some(),
            Screen::Editor(editor) => editor.notation.is_some(),
            _ => false,
        }
    }

    /// Whether time passes here also while something else, such as the list of keys, covers it: the clocks of a serious
    /// game do not stand still.
    pub(super) fn runs_covered(&self) -> bool {
        matches!(self, Screen::Play(play) if play.session.is_serious())
    }

    /// The game that is played here and kept in a file.
    pub(super) fn session(&self) -> Option<&Session> {
        match self {
            Screen::Play(Play { session, .. }) | Screen::Over(Over { session, .. }) => Some(session),
            _ => None,
        }
    }

    /// The game that the screen shows, whether it is kept by it or only gone through.
    pub(super) fn any_session(&self) -> Option<&Session> {
        match self {
            Screen::Replay(replay) => Some(&replay.session),
            _ => self.session(),
        }
    }

    /// The same game, to be changed.
    pub(super) fn session_mut(&mut self) -> Option<&mut Session> {
        match self {
            Screen::Play(Play { session, .. }) | Screen::Over(Over { session, .. }) => Some(session),
            _ => None,
        }
    }

    /// The screen is left: nobody works for it any more.
    pub(super) fn leave(&mut self, desk: &mut Desk) {
        match self {
            Screen::Play(play) => play.leave(desk),
            Screen::Replay(replay) => replay.leave(desk),
            _ => {}
        }
    }
}
