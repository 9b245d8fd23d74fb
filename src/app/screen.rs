//! The screens, as one type: what each does with an action or a tick, and where it leads.

use std::time::Duration;

use awale_rules::Seat;

use crate::catalogue::{AnyMove, Character};
use crate::keys::Section;

use crate::app::{Action, AppContext, Session};
use crate::screens::{Bindings, ChapterScreen, ChaptersScreen, Course, DrillRound, DrillsScreen, Editor, Gallery, Help, LessonScreen, Menu, MistakesScreen, OpeningsScreen, Over, Play, PuzzleScreen, Puzzles, Replay, ResultsScreen, RulesPages, Saved, SettingsScreen, Setup, Storm, TrainingScreen, TreeScreen};

/// A screen. Each is a value of its own, so that a state without meaning cannot be written.
#[derive(Debug)]
pub enum Screen {
    /// The way to everything else.
    Menu(Menu),
    /// Choosing a game and its players.
    Setup(Setup),
    /// Choosing a character.
    Gallery(Gallery),
    /// A game in progress.
    Play(Play),
    /// A game at its end.
    Over(Over),
    /// Going through a game.
    Replay(Replay),
    /// Looking for what was better than the mistakes of a game.
    Mistakes(MistakesScreen),
    /// Choosing a puzzle.
    Puzzles(Puzzles),
    /// A puzzle.
    Puzzle(PuzzleScreen),
    /// Choosing puzzles from games.
    Training(TrainingScreen),
    /// Puzzles against the clock.
    Storm(Storm),
    /// The chapters of the course in playing well.
    Chapters(ChaptersScreen),
    /// A chapter.
    Chapter(ChapterScreen),
    /// Choosing a drill of the sowing trainer.
    Drills(DrillsScreen),
    /// A round of the sowing trainer.
    Drill(DrillRound),
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
    /// The keys of all commands.
    Bindings(Bindings),
    /// The first moves of a game.
    Openings(OpeningsScreen),
    /// The tree that an algorithm walks.
    Tree(TreeScreen),
    /// All keys.
    Help(Help),
}

/// Where a screen leads after an event.
#[derive(Debug)]
pub enum Transition {
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
    /// Back to the setup, where this character takes its seat.
    Invite(Seat, Character),
    /// To another puzzle in this one's place.
    Another,
    /// From play to game over: the game has ended and been shown.
    End,
    /// From game over back into the game.
    TakeUp,
    /// Out of the program.
    Quit,
}

impl Transition {
    /// To another screen, from which one comes back.
    #[must_use]
    pub fn open(screen: Screen) -> Transition {
        Transition::Open(Box::new(screen))
    }

    /// To another screen in this one's place.
    #[must_use]
    pub fn become_(screen: Screen) -> Transition {
        Transition::Become(Box::new(screen))
    }
}

impl Screen {
    /// Does what a person wants done here.
    pub(super) fn act(&mut self, action: &Action, context: &mut AppContext) -> Transition {
        // Tab moves on where it has no meaning of its own.
        let has_tab = matches!(self, Screen::Play(_) | Screen::Replay(_) | Screen::Rules(_));
        let action = if *action == Action::Tab && !has_tab { &Action::Down } else { action };
        match self {
            Screen::Menu(menu) => menu.act(action, context),
            Screen::Setup(setup) => setup.act(action, context),
            Screen::Gallery(gallery) => gallery.act(action),
            Screen::Play(play) => play.act(action, context),
            Screen::Over(over) => over.act(action, context),
            Screen::Replay(replay) => replay.act(action, context),
            Screen::Mistakes(mistakes) => mistakes.act(action, context),
            Screen::Puzzles(puzzles) => puzzles.act(action, context),
            Screen::Puzzle(puzzle) => puzzle.act(action, context),
            Screen::Training(training) => training.act(action, context),
            Screen::Storm(storm) => storm.act(action, context),
            Screen::Chapters(chapters) => chapters.act(action, context),
            Screen::Chapter(chapter) => chapter.act(action, context),
            Screen::Drills(drills) => drills.act(action, context),
            Screen::Drill(round) => round.act(action, context),
            Screen::Course(course) => course.act(action, context),
            Screen::Lesson(lesson) => lesson.act(action, context),
            Screen::Editor(editor) => editor.act(action, context),
            Screen::Saved(saved) => saved.act(action, context),
            Screen::Results(results) => results.act(action, context),
            Screen::Rules(rules) => rules.act(action, context),
            Screen::Settings(settings) => settings.act(action, context),
            Screen::Bindings(bindings) => bindings.act(action, context),
            Screen::Openings(openings) => openings.act(action, context),
            Screen::Tree(tree) => tree.act(action, context),
            Screen::Help(help) => help.act(action),
        }
    }

    /// The mouse is over a move.
    pub(super) fn hover(&mut self, mv: AnyMove) {
        match self {
            Screen::Play(play) => play.hover(mv),
            Screen::Mistakes(mistakes) => mistakes.hover(mv),
            Screen::Puzzle(puzzle) => puzzle.hover(mv),
            Screen::Storm(storm) if !storm.is_over() => storm.puzzle.hover(mv),
            Screen::Lesson(lesson) => lesson.hover(mv),
            Screen::Chapter(chapter) => chapter.hover(mv),
            Screen::Drill(round) => round.hover(mv),
            Screen::Openings(openings) => openings.hover(mv),
            _ => {}
        }
    }

    /// Lets so much time pass here.
    pub(super) fn tick(&mut self, time: Duration, context: &mut AppContext) -> Transition {
        match self {
            Screen::Play(play) => play.tick(time, context),
            Screen::Replay(replay) => replay.tick(time, context),
            Screen::Mistakes(mistakes) => mistakes.tick(time),
            Screen::Lesson(lesson) => lesson.tick(time),
            Screen::Rules(rules) => rules.tick(time),
            Screen::Chapter(chapter) => chapter.tick(time),
            Screen::Puzzle(puzzle) => puzzle.tick(time),
            Screen::Storm(storm) => storm.tick(time),
            Screen::Drill(round) => round.tick(time, context),
            Screen::Tree(tree) => tree.tick(time),
            _ => Transition::Stay,
        }
    }

    /// In how long a tick is wanted; `None` while nothing moves.
    pub(super) fn next_tick(&self, context: &AppContext) -> Option<Duration> {
        match self {
            Screen::Play(play) => play.next_tick(),
            Screen::Replay(replay) => replay.next_tick(context),
            Screen::Mistakes(mistakes) => mistakes.next_tick(),
            Screen::Lesson(lesson) => lesson.next_tick(),
            Screen::Rules(rules) => rules.next_tick(),
            Screen::Chapter(chapter) => chapter.next_tick(),
            Screen::Puzzle(puzzle) => puzzle.next_tick(),
            Screen::Storm(storm) => storm.next_tick(),
            Screen::Drill(round) => round.next_tick(),
            Screen::Tree(tree) => tree.next_tick(),
            _ => None,
        }
    }

    /// The section of the table of keys that serves here.
    #[must_use]
    pub fn section(&self) -> Section {
        match self {
            Screen::Menu(_) => Section::Menu,
            Screen::Setup(_) => Section::Setup,
            Screen::Gallery(_) => Section::Gallery,
            Screen::Play(play) if play.session.humans() == 0 => Section::Watch,
            Screen::Play(_) => Section::Play,
            Screen::Over(_) => Section::Over,
            Screen::Replay(_) => Section::Replay,
            Screen::Mistakes(_) => Section::Mistakes,
            Screen::Puzzles(_) => Section::Puzzles,
            Screen::Puzzle(_) => Section::Puzzle,
            Screen::Training(_) => Section::Training,
            Screen::Storm(_) => Section::Storm,
            Screen::Chapters(_) => Section::Chapters,
            Screen::Chapter(_) => Section::Chapter,
            Screen::Drills(_) => Section::Drills,
            Screen::Drill(_) => Section::Drill,
            Screen::Course(_) => Section::Course,
            Screen::Lesson(_) => Section::Lesson,
            Screen::Editor(_) => Section::Editor,
            Screen::Saved(_) => Section::Saved,
            Screen::Results(_) => Section::Results,
            Screen::Rules(_) => Section::Rules,
            Screen::Settings(_) => Section::Settings,
            Screen::Bindings(_) => Section::Bindings,
            Screen::Openings(_) => Section::Openings,
            Screen::Tree(tree) => tree.section(),
            Screen::Help(_) => Section::Keys,
        }
    }

    /// Whether letters are being typed into a text, so that none of them is a command.
    pub(super) fn is_typing(&self) -> bool {
        match self {
            Screen::Setup(setup) => setup.editing.is_some(),
            Screen::Saved(saved) => saved.renaming.is_some() || saved.is_searching,
            Screen::Editor(editor) => editor.notation.is_some(),
            _ => false,
        }
    }

    /// Whether time passes here also while something else, such as the list of keys, covers it: the clocks of a serious
    /// game, of a storm and of a drill do not stand still.
    pub(super) fn runs_covered(&self) -> bool {
        match self {
            Screen::Play(play) => play.session.is_serious(),
            Screen::Storm(_) | Screen::Drill(_) => true,
            _ => false,
        }
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
    pub(super) fn any_session_mut(&mut self) -> Option<&mut Session> {
        match self {
            Screen::Replay(replay) => Some(&mut replay.session),
            _ => self.session_mut(),
        }
    }

    /// The game that is played or has just ended here, to be changed.
    pub(super) fn session_mut(&mut self) -> Option<&mut Session> {
        match self {
            Screen::Play(Play { session, .. }) | Screen::Over(Over { session, .. }) => Some(session),
            _ => None,
        }
    }

    /// The screen is left: what was ordered for it stops.
    pub(super) fn leave(&mut self, context: &mut AppContext) {
        match self {
            Screen::Play(play) => play.leave(context),
            Screen::Replay(replay) => replay.leave(context),
            Screen::Mistakes(mistakes) => mistakes.leave(context),
            _ => {}
        }
    }
}
