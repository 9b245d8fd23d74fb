//! [`Screen`]: what a screen is. [`Transition`]: where one leads.

use std::any::Any;
use std::fmt::Debug;
use std::time::Duration;

use awale_study::catalogue::AnyMove;
use awale_study::record::Record;

use crate::keys::Section;
use awale_board::pictures::TreeExhibit;

use super::event::{Event, Purpose};
use super::{Action, AppContext, Ask, GameFile, Offers, SavedGame, SessionId, Ui};

/// A screen: its state, how it changes, and how it is drawn. Each is a folder in `screens`:
/// `mod.rs` has the state, `view.rs` draws it and registers what the mouse does where. Default
/// methods do what most screens do.
pub trait Screen: Any + Debug + Send {
    /// The section of the table of keys that applies here.
    fn section(&self) -> Section;

    /// What can be done now. The app passes only offered commands to [`act`](Screen::act).
    fn offers(&self, _context: &AppContext) -> Offers {
        Offers::all(self.section())
    }

    /// The facts that decide how the app passes on time and keys.
    fn status(&self, _context: &AppContext) -> ScreenStatus {
        ScreenStatus::default()
    }

    fn act(&mut self, action: &Action, context: &mut AppContext) -> Transition;

    fn draw(&self, ui: &mut Ui<'_>);

    /// Reacts to everything but actions. A screen ignores the events that do not concern it.
    fn on_event(&mut self, _event: ScreenEvent<'_>, _context: &mut AppContext) -> Transition {
        Transition::Stay
    }

    /// Time until the next tick; `None` while nothing moves.
    fn next_tick(&self, _context: &AppContext) -> Option<Duration> {
        None
    }

    /// The game that the screen shows, to play or to analyze.
    fn session(&self) -> Option<SessionId> {
        None
    }

    /// The question that must be answered before `action`.
    fn question(&self, _action: &Action, _context: &AppContext) -> Option<Ask> {
        None
    }
}

impl dyn Screen {
    /// This screen, if it is a `T`.
    #[must_use]
    pub fn get<T: Screen>(&self) -> Option<&T> {
        (self as &dyn Any).downcast_ref()
    }
}

/// The facts about a screen that decide how the app passes on time and keys.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a fact of its own, and none excludes another"
)]
pub struct ScreenStatus {
    /// How keys are read.
    pub input: KeyInput,
    /// Whether Tab has a meaning of its own here. Elsewhere it is Down.
    pub has_tab: bool,
    /// Whether something opens here by itself as soon as the screen is shown, such as the end of a
    /// game. You must see it before a key acts on it.
    pub opens_unasked: bool,
    /// Whether time also passes while another screen, such as the list of keys, covers this one:
    /// the clocks of a serious game, a storm and a drill do not stop.
    pub ticks_in_background: bool,
    /// Whether a game's clocks run here and stop when you leave.
    pub stops_clocks: bool,
    /// Whether neither the engine nor a clock runs here, so that your own games may be searched in
    /// the background.
    pub allows_background_search: bool,
}

/// How a screen reads keys.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum KeyInput {
    #[default]
    Commands,
    /// The letters of a text, so that none of them is a command.
    Text,
    /// The key itself, as when you rebind one.
    Key,
}

impl ScreenStatus {
    /// The status of a screen with neither engine nor clock.
    pub const IDLE: ScreenStatus = ScreenStatus {
        input: KeyInput::Commands,
        has_tab: false,
        opens_unasked: false,
        ticks_in_background: false,
        stops_clocks: false,
        allows_background_search: true,
    };

    /// Reads keys as letters of a text if `is_typing`.
    #[must_use]
    pub const fn typing(mut self, is_typing: bool) -> ScreenStatus {
        if is_typing {
            self.input = KeyInput::Text;
        }
        self
    }
}

/// An event that a screen reacts to and that is no action.
#[derive(Clone, Copy, Debug)]
pub enum ScreenEvent<'a> {
    /// This much time has passed.
    Tick(Duration),
    /// The mouse is over a move.
    Hover(AnyMove),
    /// The last frame could scroll this many lines away.
    Scrollable(u16),
    /// A worker's answer, or a message of the host program. Every screen receives it, and the one
    /// that asked uses it.
    Received(&'a Event),
    /// The list of saved games is about to change.
    GamesWillChange,
    /// The list of saved games has changed.
    GamesChanged,
    /// The progress in lessons and puzzles has changed.
    ProgressChanged,
    /// This question was answered with yes.
    Confirmed(Ask),
    /// You come back here from another screen.
    CameBack,
    /// You leave: the screen stops the work that it ordered.
    Leaving,
    /// The game of the screen could not be saved: the screen tries again.
    SaveAgain,
    /// The puzzle on the screen that this one opened asks for another one.
    AnotherPuzzle,
    /// The screen is shown, and opens what opens by itself: the end of its game.
    OpensUnasked,
}

/// A request to open a screen that can come at any time.
#[derive(Debug)]
pub enum Request {
    /// The list of keys, those of the screen with these offers first.
    Help(Offers),
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
    /// The action has no meaning here now. If it was a key, the app says so.
    Unused,
    /// To the screen it was opened from.
    Back,
    Menu,
    /// To another screen; back leads here.
    Open(Box<dyn Screen>),
    /// To another screen in its place.
    Become(Box<dyn Screen>),
    /// To another puzzle in this one's place.
    Another,
    Quit,
}

impl Transition {
    /// To another screen; back leads here.
    #[must_use]
    pub fn open(screen: impl Screen) -> Transition {
        Transition::Open(Box::new(screen))
    }

    /// To another screen in this one's place.
    #[must_use]
    pub fn become_(screen: impl Screen) -> Transition {
        Transition::Become(Box::new(screen))
    }

    /// Back if `action` says so, else stays.
    #[must_use]
    pub fn on_back(action: &Action) -> Transition {
        if *action == Action::Back {
            Transition::Back
        } else {
            Transition::Stay
        }
    }

    /// To another screen if there is one.
    #[must_use]
    pub fn open_any(screen: Option<impl Screen>) -> Transition {
        screen.map_or(Transition::Stay, Transition::open)
    }
}
