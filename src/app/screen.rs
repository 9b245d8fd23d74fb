//! What a screen is, and where one leads.

use std::any::Any;
use std::fmt::Debug;
use std::time::Duration;

use awale_study::catalogue::AnyMove;
use awale_study::record::Record;

use crate::keys::Section;
use crate::pictures::TreeExhibit;

use super::event::{Event, Purpose, Question};
use super::task::TaskBoard;
use super::{Action, AppContext, Ask, GameFile, SavedGame, Session, Ui};

/// A screen: its state, how it changes, and how it is drawn. A screen is one folder in `screens`; only what it does otherwise than
/// most screens is written there.
///
/// The state stands in `mod.rs`; `view.rs` draws it, and says of what it draws what the mouse does there.
pub trait Screen: Any + Debug + Send {
    /// The section of the table of keys that serves here.
    fn section(&self) -> Section;

    /// Does what a person wants done here.
    fn act(&mut self, action: &Action, context: &mut AppContext) -> Transition;

    fn draw(&self, ui: &mut Ui<'_>);

    /// The board on which a move is asked, where this is a screen of that kind.
    fn task(&self) -> Option<&dyn TaskBoard> {
        None
    }

    /// The same board, to be changed.
    fn task_mut(&mut self) -> Option<&mut dyn TaskBoard> {
        None
    }

    /// The mouse is over a move.
    fn hover(&mut self, mv: AnyMove) {
        if let Some(task) = self.task_mut() {
            task.hover(mv);
        }
    }

    /// Lets so much time pass here.
    fn tick(&mut self, time: Duration, _context: &mut AppContext) -> Transition {
        if let Some(task) = self.task_mut() {
            task.tick(time);
        }
        Transition::Stay
    }

    /// Time until the next tick; `None` while nothing moves.
    fn next_tick(&self, _context: &AppContext) -> Option<Duration> {
        self.task()?.next_tick()
    }

    /// Whether time passes here also while something else, such as the list of keys, covers it: the clocks of a serious game, of a
    /// storm and of a drill do not stand still.
    fn ticks_in_background(&self) -> bool {
        false
    }

    /// Whether clocks of a game that goes on run here, and stop where it is left.
    fn stops_clocks(&self) -> bool {
        false
    }

    /// Whether the engine is not wanted here and no clock runs, so that own games may be looked through meanwhile.
    fn allows_background_search(&self) -> bool {
        false
    }

    /// Whether Tab means something of its own here. Elsewhere it moves on.
    fn has_tab(&self) -> bool {
        false
    }

    /// Whether this screen takes the place of another without being asked for, so that it has to be seen before a key acts on it.
    fn opens_unasked(&self) -> bool {
        false
    }

    /// Whether letters are being typed into a text, so that none of them is a command.
    fn is_typing(&self) -> bool {
        false
    }

    /// Whether the next key is wanted itself, whatever it is bound to.
    fn wants_key(&self) -> bool {
        false
    }

    /// How many lines of the text on the screen are scrolled away, where it has one.
    fn scrolled(&mut self) -> Option<&mut u16> {
        self.task_mut().map(TaskBoard::scrolled)
    }

    /// The game that is played or has just ended here, and is kept in a file.
    fn session(&self) -> Option<&Session> {
        None
    }

    /// The same game, to be changed.
    fn session_mut(&mut self) -> Option<&mut Session> {
        None
    }

    /// The game that the screen shows, whether it is kept by it or only gone through.
    fn shown_session(&self) -> Option<&Session> {
        self.session()
    }

    /// The same game, to be changed.
    fn shown_session_mut(&mut self) -> Option<&mut Session> {
        self.session_mut()
    }

    /// Whether what a person has written here is lost where the screen is left.
    fn has_unsaved_notes(&self) -> bool {
        false
    }

    /// The seed of the game that `question` studies for this screen.
    fn studies(&self, _question: Question) -> Option<u64> {
        None
    }

    /// What comes back from the threads. The screen that asked under that number takes it.
    fn hear(&mut self, _event: &Event, _context: &mut AppContext) -> Transition {
        Transition::Stay
    }

    /// The list of saved games, or the progress, is about to change.
    fn before_change(&mut self, _context: &AppContext) {}

    /// The list of saved games, or the progress, has changed.
    fn changed(&mut self, _change: Change, _context: &mut AppContext) {}

    /// The question that `action` raises before anything is done.
    fn question(&self, _action: &Action, _context: &AppContext) -> Option<Ask> {
        None
    }

    /// The id of the words of a question.
    fn question_words(&self, ask: Ask, _context: &AppContext) -> &'static str {
        ask.words()
    }

    fn confirmed(&mut self, _ask: Ask, _context: &mut AppContext) -> Transition {
        Transition::Stay
    }

    /// Another puzzle is wanted by the screen that this one led to; `None` where this screen has none to give.
    fn another(&mut self, _context: &mut AppContext) -> Option<Transition> {
        None
    }

    /// Opens what only the first screen can: help, and what comes from outside.
    fn serve(&mut self, _request: Request, _context: &mut AppContext) -> Transition {
        Transition::Stay
    }

    /// One comes back here from another screen.
    fn come_back(&mut self, _context: &mut AppContext) -> Transition {
        Transition::Stay
    }

    /// The screen is left: what was ordered for it stops.
    fn leave(&mut self, _context: &mut AppContext) {}

    /// What this screen turns into: a game in progress into its end, and back.
    fn successor(&mut self, _context: &mut AppContext) -> Option<Box<dyn Screen>> {
        None
    }
}

impl dyn Screen {
    /// This screen, where it is a `T`.
    #[must_use]
    pub fn get<T: Screen>(&self) -> Option<&T> {
        (self as &dyn Any).downcast_ref()
    }
}

/// What has changed below all screens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// The list of saved games.
    Games,
    /// What was learned and solved.
    Progress,
}

/// What only the first screen can open.
#[derive(Debug)]
pub enum Request {
    /// The keys, those of this section first.
    Help(Section),
    /// A saved game that was read.
    Game(GameFile, Box<Record>, Purpose),
    /// The games of a file that holds several.
    Collection(Vec<SavedGame>, Purpose),
    Record(Box<Record>),
    Tree(Box<TreeExhibit>),
}

/// Where a screen leads after an event.
#[derive(Debug)]
pub enum Transition {
    Stay,
    /// To the screen it was opened from.
    Back,
    Menu,
    /// To another screen, from which one comes back here.
    Open(Box<dyn Screen>),
    /// To another screen in its place.
    Become(Box<dyn Screen>),
    /// To what it turns into.
    TurnInto,
    /// To another puzzle in this one's place.
    Another,
    Quit,
}

impl Transition {
    /// To another screen, from which one comes back.
    #[must_use]
    pub fn open(screen: impl Screen) -> Transition {
        Transition::Open(Box::new(screen))
    }

    /// To another screen in this one's place.
    #[must_use]
    pub fn become_(screen: impl Screen) -> Transition {
        Transition::Become(Box::new(screen))
    }

    /// Back where `action` is the key for it; nowhere for any other.
    #[must_use]
    pub fn on_back(action: &Action) -> Transition {
        if *action == Action::Back { Transition::Back } else { Transition::Stay }
    }

    /// To another screen where there is one.
    #[must_use]
    pub fn open_any(screen: Option<impl Screen>) -> Transition {
        screen.map_or(Transition::Stay, Transition::open)
    }
}
